// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "everyfall.h"
#include "packs/catalogue.h"
#include "packs/resolve.h"

#include <cmath>

namespace adjutant {

/// A bundled pack whose odds are held against chances that a test has worked out by itself.
class PackOdds
{
public:
    explicit PackOdds(const QString& id)
    {
        if (const auto found = packs::find(id))
            m_pack = found->reading.pack;
    }

    bool isThere() const { return m_pack != nullptr; }

    /// What differs, in words; empty when each outcome named comes up as wanted, exactly worked out.
    QString difference(const QString& procedureId, const QMap<QString, QString>& inputs, const packs::Rulings& given,
                       const OutcomeChances& wanted, const dice::OddsOptions& options = {}) const
    {
        const packs::Procedure* procedure = m_pack->procedure(procedureId);
        if (!procedure)
            return QStringLiteral("there is no procedure ") + procedureId;
        const auto values = read(*procedure, inputs);
        const auto rulings = packs::complete(*m_pack, given);
        if (!values || !rulings)
            return values ? rulings.error().words : values.error().words;
        const auto odds = packs::odds(*m_pack, *procedure, *values, *rulings, options);
        if (!odds || !odds->exact)
            return odds ? QStringLiteral("not exact") : odds.error().words;
        QString words;
        for (const auto& [name, chances] : wanted)
            words += difference(QString::fromStdString(name), odds->outcomes, chances);
        return words;
    }

private:
    static Expected<packs::Values> read(const packs::Procedure& procedure, const QMap<QString, QString>& inputs)
    {
        packs::Values values;
        for (auto it = inputs.begin(); it != inputs.end(); ++it) {
            const packs::ProcedureInput* input = procedure.input(it.key());
            if (!input)
                return tl::unexpected(fault(QStringLiteral("there is no input ") + it.key()));
            const auto value = packs::parseValue(*input, *it);
            if (!value)
                return tl::unexpected(value.error());
            values.insert(it.key(), *value);
        }
        return packs::complete(procedure, values);
    }

    static QString difference(const QString& name, const QMap<QString, dice::Distribution>& outcomes,
                              const std::map<qint64, double>& wanted)
    {
        if (!outcomes.contains(name))
            return QStringLiteral("no outcome %1; ").arg(name);
        std::map<qint64, double> got;
        for (const dice::Chance& chance : outcomes[name].chances)
            got[chance.value] = chance.probability;
        QString words;
        for (const auto& [value, probability] : wanted) {
            if (std::abs(got[value] - probability) > 1e-12)
                words +=
                    QStringLiteral("%1 = %2: %3, wanted %4; ").arg(name).arg(value).arg(got[value]).arg(probability);
        }
        if (got.size() != wanted.size())
            words += QStringLiteral("%1 has %2 values, wanted %3; ").arg(name).arg(got.size()).arg(wanted.size());
        return words;
    }

    packs::PackPtr m_pack;
};

}
