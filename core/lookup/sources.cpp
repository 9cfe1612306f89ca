// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/sources.h"

#include "lookup/passages.h"

#include <QCoreApplication>
#include <QHash>

namespace adjutant::lookup {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("Lookup", text);
}

const QString between = QStringLiteral(" · ");

class Gatherer
{
public:
    explicit Gatherer(const packs::Pack& pack) : m_pack(pack) {}

    void addSections();
    void addTerms();
    void addProcedures();
    void addUnits();
    void addWeapons();

    std::vector<Source> sources;

private:
    void add(Hit hit, const QString& unseen = {}) { sources.push_back({std::move(hit), unseen, m_groups++, false}); }
    void addPassages(const packs::Section& section);
    QString rangeText(const packs::Weapon& weapon) const;
    QStringList factsOf(const packs::Weapon& weapon) const;

    const packs::Pack& m_pack;
    int m_groups = 0;
};

void Gatherer::addPassages(const packs::Section& section)
{
    QHash<QString, int> groups;
    for (const Passage& passage : passagesOf(section.markdown)) {
        const bool leads = !groups.contains(passage.heading);
        if (leads)
            groups.insert(passage.heading, m_groups++);
        const QString title =
            passage.heading.isEmpty() ? section.title : section.title + QStringLiteral(" › ") + passage.heading;
        sources.push_back({{Hit::Kind::Section, section.id, section.id, title, passage.text, {}},
                           {},
                           groups.value(passage.heading),
                           leads});
    }
    if (groups.isEmpty())
        add({Hit::Kind::Section, section.id, section.id, section.title, {}, {}});
}

void Gatherer::addSections()
{
    for (const packs::Section& section : m_pack.sections)
        addPassages(section);
}

void Gatherer::addTerms()
{
    for (const packs::Term& term : m_pack.glossary)
        add({Hit::Kind::Term, term.term, term.section, term.term, term.words, {}});
}

void Gatherer::addProcedures()
{
    for (const packs::Procedure& procedure : m_pack.procedures) {
        QStringList outcomes;
        for (const packs::ProcedureOutcome& outcome : procedure.outcomes)
            outcomes.append(outcome.label);
        const QString text = outcomes.isEmpty() ? QString() : tr("Gives: %1").arg(outcomes.join(between));
        QStringList unseen;
        for (const packs::ProcedureInput& input : procedure.inputs)
            unseen.append(input.label);
        add({Hit::Kind::Procedure, procedure.id, procedure.section, procedure.label, text, {}},
            unseen.join(QLatin1Char(' ')));
    }
}

QString Gatherer::rangeText(const packs::Weapon& weapon) const
{
    const packs::Length* length = m_pack.measure.length(weapon.range);
    if (!length)
        return weapon.range;
    if (!length->length)
        return tr("%1 (no limit)").arg(length->id);
    return tr("%1 (%2 %3)").arg(length->id, QString::number(*length->length), m_pack.measure.unit);
}

QStringList Gatherer::factsOf(const packs::Weapon& weapon) const
{
    QStringList facts;
    if (weapon.dice)
        facts.append(QString::fromStdString(dice::toText(*weapon.dice)));
    if (!weapon.range.isEmpty())
        facts.append(rangeText(weapon));
    return facts;
}

void Gatherer::addUnits()
{
    for (const packs::UnitType& unit : m_pack.units) {
        QStringList facts;
        for (const packs::Stat& stat : unit.stats)
            facts.append(stat.label + QStringLiteral(": ") + stat.text);
        for (const QString& id : unit.weapons) {
            const packs::Weapon* weapon = m_pack.weapon(id);
            if (weapon)
                facts.append(QStringLiteral("%1: %2").arg(weapon->label, factsOf(*weapon).join(QStringLiteral(", "))));
        }
        QString text = facts.join(between);
        for (const QString& note : unit.notes)
            text += (text.isEmpty() ? QString() : QStringLiteral(" · ")) + note;
        add({Hit::Kind::Unit, unit.id, unit.section, unit.label, text, {}}, unit.kind);
    }
}

void Gatherer::addWeapons()
{
    for (const packs::Weapon& weapon : m_pack.weapons) {
        QStringList carriers;
        QString section;
        for (const packs::UnitType& unit : m_pack.units) {
            if (!unit.weapons.contains(weapon.id))
                continue;
            carriers.append(unit.label);
            if (section.isEmpty())
                section = unit.section;
        }
        QStringList facts;
        if (weapon.dice)
            facts.append(tr("Dice: %1").arg(QString::fromStdString(dice::toText(*weapon.dice))));
        if (!weapon.range.isEmpty())
            facts.append(tr("Range: %1").arg(rangeText(weapon)));
        if (!carriers.isEmpty())
            facts.append(tr("Carried by: %1").arg(carriers.join(QStringLiteral(", "))));
        add({Hit::Kind::Weapon, weapon.id, section, weapon.label, facts.join(between), {}});
    }
}

}

std::vector<Source> sourcesOf(const packs::Pack& pack)
{
    Gatherer gatherer(pack);
    gatherer.addSections();
    gatherer.addTerms();
    gatherer.addProcedures();
    gatherer.addUnits();
    gatherer.addWeapons();
    return std::move(gatherer.sources);
}

}
