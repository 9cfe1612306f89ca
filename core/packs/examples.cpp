// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/examples.h"

#include "packs/resolve.h"
#include "packs/tomltable.h"

namespace adjutant::packs {

namespace {

const QString exampleFile = QStringLiteral("tests.toml");

// One [[case]]: what it is given, and what should come of it.
class Example
{
public:
    Example(const Pack& pack, TomlTable& table) : m_pack(pack), m_table(table) {}

    void run()
    {
        m_table.text("name", TomlTable::Need::Required);
        m_procedure = readProcedure();
        const auto rulings = complete(m_pack, m_table.textMap("rulings"));
        const auto values = m_procedure
                                ? readValues()
                                : Expected<Values>(tl::unexpected(fault(Words::tr("there is no such procedure"))));
        // All keys are asked for, so that none of them is unknown.
        const Wanted wanted{m_table.node("faces"), m_table.node("outcomes"), m_table.node("odds"),
                            m_table.text("refused")};
        if (!values)
            m_table.errorAt("name", values.error().words);
        else if (!rulings)
            m_table.errorAt("rulings", rulings.error().words);
        else
            compare(*values, *rulings, wanted);
    }

private:
    struct Wanted {
        const toml::node* faces = nullptr;
        const toml::node* outcomes = nullptr;
        const toml::node* odds = nullptr;
        QString refused;
    };

    const Procedure* readProcedure()
    {
        const QString procedure = m_table.text("procedure");
        const QString lookup = m_table.text("lookup");
        return procedure.isEmpty() ? m_pack.lookup(lookup) : m_pack.resolvable(procedure);
    }

    void compare(const Values& values, const Rulings& rulings, const Wanted& wanted)
    {
        const auto isTable = [](const toml::node* node) { return node && node->is_table(); };
        const bool lookup = m_pack.lookup(m_procedure->id) != nullptr;
        const toml::array none;
        const toml::table nothing;
        const toml::array* faces = wanted.faces ? wanted.faces->as_array() : lookup ? &none : nullptr;
        const toml::table* outcomes = isTable(wanted.outcomes)        ? wanted.outcomes->as_table()
                                      : m_procedure->outcomes.empty() ? &nothing
                                                                      : nullptr;
        if (!wanted.refused.isEmpty())
            expectRefusal(values, rulings, wanted.refused);
        else if (faces && outcomes)
            throwDice(values, rulings, *faces, *outcomes);
        else if (isTable(wanted.odds))
            compareOdds(values, rulings, *wanted.odds->as_table());
        else
            m_table.errorAt("name", Words::tr("an example gives “faces” and “outcomes”, “odds”, or “refused”; for "
                                              "a lookup “outcomes” alone"));
    }

    void expectRefusal(const Values& values, const Rulings& rulings, const QString& words)
    {
        const auto refused = refusalOf(m_pack, *m_procedure, values, rulings);
        if (!refused)
            m_table.errorAt("refused", Words::tr("it should be refused and is not"));
        else if (!refused->contains(words))
            m_table.errorAt("refused", Words::tr("it is refused with other words: %1").arg(*refused));
    }

    Expected<Values> readValues()
    {
        Values values;
        const toml::node* inputs = m_table.node("inputs");
        if (!inputs || !inputs->is_table())
            return complete(*m_procedure, values);
        for (const auto& [key, node] : *inputs->as_table()) {
            const QString id = toText(key);
            const ProcedureInput* input = m_procedure->input(id);
            if (!input)
                return tl::unexpected(fault(Words::tr("%1 has no input “%2”").arg(m_procedure->id, id)));
            const auto value = parseValue(*input, textOf(node));
            if (!value)
                return tl::unexpected(value.error());
            values.insert(id, *value);
        }
        return complete(*m_procedure, values);
    }

    static QString textOf(const toml::node& node)
    {
        if (const auto* flag = node.as_boolean())
            return flag->get() ? QStringLiteral("yes") : QStringLiteral("no");
        if (const auto* number = node.as_integer())
            return QString::number(number->get());
        return QString::fromStdString(node.value_or(std::string()));
    }

    void throwDice(const Values& values, const Rulings& rulings, const toml::array& faces, const toml::table& outcomes)
    {
        std::vector<std::optional<std::int64_t>> typed;
        for (const auto& face : faces)
            typed.push_back(face.value_or(std::int64_t(-1)));
        dice::TypedFaces source(std::move(typed));
        const auto resolved = resolve(m_pack, *m_procedure, values, rulings, source);
        const auto* result = resolved ? std::get_if<Resolution>(&*resolved) : nullptr;
        if (!resolved)
            m_table.errorAt("faces", resolved.error().words);
        else if (!result)
            m_table.errorAt("faces", Words::tr("too few: %1 waits for more").arg(std::get<Awaited>(*resolved).label));
        else if (source.left() > 0)
            m_table.errorAt("faces", Words::tr("%1 too many").arg(source.left()));
        else
            compareOutcomes(*result, outcomes);
    }

    void compareOutcomes(const Resolution& result, const toml::table& wanted)
    {
        for (const auto& [key, node] : wanted) {
            const QString id = toText(key);
            const ProcedureOutcome* outcome = m_procedure->outcome(id);
            const QString got = outcome ? written(*outcome, result.outcomes.value(id)) : Words::tr("no such outcome");
            if (got != textOf(node))
                m_table.file().error(node.source(), Words::tr("%1 should be %2 and is %3").arg(id, textOf(node), got));
        }
    }

    static QString written(const ProcedureOutcome& outcome, qint64 value)
    {
        if (outcome.kind == ProcedureOutcome::Kind::Flag)
            return value ? QStringLiteral("yes") : QStringLiteral("no");
        const InputChoice* choice = outcome.choice(value);
        return choice ? choice->id : QString::number(value);
    }

    void compareOdds(const Values& values, const Rulings& rulings, const toml::table& wanted)
    {
        const auto found = odds(m_pack, *m_procedure, values, rulings, {.fractions = true, .sample = false});
        if (!found) {
            m_table.errorAt("odds", found.error().words);
            return;
        }
        for (const auto& [key, node] : wanted) {
            const QString id = toText(key);
            const ProcedureOutcome* outcome = m_procedure->outcome(id);
            if (!outcome || !node.is_table()) {
                m_table.file().error(node.source(), Words::tr("“%1” is no outcome with a table of odds").arg(id));
                continue;
            }
            QMap<QString, QString> got;
            const dice::Distribution& odds = found->outcomes[id];
            for (std::size_t i = 0; i < odds.fractions.size(); ++i)
                got.insert(written(*outcome, odds.chances[i].value), QString::fromStdString(odds.fractions[i]));
            compareChances(id, got, *node.as_table());
        }
    }

    void compareChances(const QString& id, const QMap<QString, QString>& got, const toml::table& wanted)
    {
        for (const auto& [key, node] : wanted) {
            QString value = toText(key);
            value.replace(QLatin1String("true"), QLatin1String("yes"))
                .replace(QLatin1String("false"), QLatin1String("no"));
            if (got.value(value) != textOf(node))
                m_table.file().error(node.source(),
                                     Words::tr("%1 = %2 should come up %3 and comes up %4")
                                         .arg(id, value, textOf(node), got.value(value, QStringLiteral("0"))));
        }
        if (static_cast<std::size_t>(got.size()) != wanted.size())
            m_table.file().error(
                wanted.source(),
                Words::tr("%1 can have %2 values; the example names %3").arg(id).arg(got.size()).arg(wanted.size()));
    }

    const Pack& m_pack;
    TomlTable& m_table;
    const Procedure* m_procedure = nullptr;
};

}

Faults runExamples(const Pack& pack, const Files& files)
{
    Faults faults;
    if (!files.contains(exampleFile))
        return faults;
    TomlFile file(exampleFile, files[exampleFile], faults);
    if (file.root()) {
        TomlTable top(file, *file.root(), "tests.toml");
        top.tables("case", [&](TomlTable& table) { Example(pack, table).run(); });
    }
    return faults;
}

}
