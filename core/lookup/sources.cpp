// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookup/sources.h"

#include "base/words.h"
#include "lookup/passages.h"
#include "packs/dicewords.h"
#include "packs/lengths.h"

#include <QHash>

namespace adjutant::lookup {

namespace {

const QString between = QStringLiteral(" · ");

QString effectOf(const packs::FactorLine& line)
{
    switch (line.kind) {
    case packs::FactorLine::Kind::Dice:
        return Words::tr("Dice: %1").arg(QString::asprintf("%+d", line.amount));
    case packs::FactorLine::Kind::Hits:
        return Words::tr("Hits: %1").arg(QString::asprintf("%+d", line.amount));
    case packs::FactorLine::Kind::LoseOneIn:
        return Words::tr("Lose 1 die in %1").arg(line.amount);
    }
    return {};
}

class Gatherer
{
public:
    explicit Gatherer(const packs::Pack& pack) : m_pack(pack) {}

    void addSections();
    void addTerms();
    void addProcedures();
    void addLookups();
    void addUnits();
    void addMembers();
    void addWeapons();
    void addFactors();
    void addTables();
    void addRandomTables();
    void addStatuses();

    std::vector<Source> sources;

private:
    /// `names`: labels of it that may be translated; it is found by what they were, too.
    void add(Hit hit, const QString& unseen = {}, const QStringList& names = {});
    void addPassages(const packs::Section& section);
    void addUntranslated(const packs::Section& section);
    void addAnswered(Hit::Kind kind, const packs::Procedure& procedure);
    QString rangeText(const packs::Weapon& weapon) const;
    QStringList bandsOf(const packs::Weapon& weapon) const;
    QStringList factsOf(const packs::Weapon& weapon) const;

    const packs::Pack& m_pack;
    int m_groups = 0;
};

void Gatherer::add(Hit hit, const QString& unseen, const QStringList& names)
{
    QStringList words{unseen};
    for (const QString& name : QStringList{hit.title} + names)
        words << m_pack.untranslated.value(name);
    words.removeAll(QString());
    sources.push_back({std::move(hit), words.join(QLatin1Char(' ')), m_groups++, false});
}

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
    addUntranslated(section);
}

// Passages answer to those that they translate: to the one in the same place, or, where a translation is divided
// otherwise, the first to all.
void Gatherer::addUntranslated(const packs::Section& section)
{
    if (section.untranslated.isEmpty())
        return;
    const auto before = passagesOf(section.untranslated);
    const auto now = passagesOf(section.markdown).size();
    const std::size_t first = sources.size() - std::max<std::size_t>(now, 1);
    const QString title = section.untranslated.section(QLatin1Char('\n'), 0, 0);
    sources[first].unseen += QLatin1Char(' ') + title;
    for (std::size_t i = 0; i < before.size(); ++i)
        sources[before.size() == now ? first + i : first].unseen +=
            QStringLiteral(" %1 %2").arg(before[i].heading, before[i].text);
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

// What is asked for something and answers, with dice or without.
void Gatherer::addAnswered(Hit::Kind kind, const packs::Procedure& procedure)
{
    QStringList outcomes;
    for (const packs::ProcedureOutcome& outcome : procedure.outcomes)
        outcomes.append(outcome.label);
    const QString text = outcomes.isEmpty() ? procedure.help : Words::tr("Gives: %1").arg(outcomes.join(between));
    QStringList unseen{procedure.help};
    for (const packs::ProcedureInput& input : procedure.inputs)
        unseen.append(input.label);
    add({kind, procedure.id, procedure.section, procedure.label, text, {}}, unseen.join(QLatin1Char(' ')),
        outcomes + unseen);
}

void Gatherer::addProcedures()
{
    for (const packs::Procedure& procedure : m_pack.procedures)
        addAnswered(Hit::Kind::Procedure, procedure);
}

void Gatherer::addLookups()
{
    for (const packs::Procedure& lookup : m_pack.lookups)
        addAnswered(Hit::Kind::Lookup, lookup);
}

QString Gatherer::rangeText(const packs::Weapon& weapon) const
{
    return packs::withFigure(m_pack.measure, weapon.range);
}

// What each band adds, or how far it reaches where that is all there is to say.
QStringList Gatherer::bandsOf(const packs::Weapon& weapon) const
{
    const bool onlyReach = packs::bandsOnlyReach(weapon);
    QStringList bands;
    for (const packs::RangeBand& band : weapon.bands) {
        QString text = QString::asprintf("%+d", band.modifier);
        if (band.out)
            text = Words::tr("out of reach");
        else if (onlyReach)
            text = QStringLiteral("%1 %2").arg(packs::inWords(*band.to), packs::unitLabel(m_pack.measure, *band.to));
        bands.append(QStringLiteral("%1: %2").arg(band.label, text));
    }
    return bands;
}

QStringList Gatherer::factsOf(const packs::Weapon& weapon) const
{
    QStringList facts;
    if (weapon.dice)
        facts.append(packs::diceInWords(dice::toText(*weapon.dice)));
    if (!weapon.range.isEmpty())
        facts.append(rangeText(weapon));
    if (facts.isEmpty())
        facts.append(weapon.summary());
    facts.removeAll(QString());
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
            if (!weapon)
                continue;
            const QString known = factsOf(*weapon).join(QStringLiteral(", "));
            facts.append(known.isEmpty() ? weapon->label : QStringLiteral("%1: %2").arg(weapon->label, known));
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
        QString section = weapon.section;
        for (const packs::UnitType& unit : m_pack.units) {
            if (!unit.weapons.contains(weapon.id))
                continue;
            carriers.append(unit.label);
            if (section.isEmpty())
                section = unit.section;
        }
        QStringList facts;
        if (weapon.dice)
            facts.append(Words::tr("Dice: %1").arg(packs::diceInWords(dice::toText(*weapon.dice))));
        if (!weapon.range.isEmpty())
            facts.append(Words::tr("Range: %1").arg(rangeText(weapon)));
        if (facts.isEmpty())
            facts.append(weapon.summary());
        facts.append(bandsOf(weapon));
        if (weapon.cost)
            facts.append(Words::tr("Cost: %1").arg(*weapon.cost));
        if (!weapon.help.isEmpty())
            facts.append(weapon.help);
        facts.removeAll(QString());
        if (!carriers.isEmpty())
            facts.append(Words::tr("Carried by: %1").arg(carriers.join(QStringLiteral(", "))));
        // Whoever knows the dice notation types it in any language.
        const QString typed = weapon.dice ? QString::fromStdString(dice::toText(*weapon.dice)) : QString();
        add({Hit::Kind::Weapon, weapon.id, section, weapon.label, facts.join(between), {}}, typed);
    }
}

void Gatherer::addMembers()
{
    for (const packs::Member& member : m_pack.members) {
        const QString cost = Words::tr("Cost: %1").arg(member.cost);
        add({Hit::Kind::Unit,
             member.id,
             member.section,
             member.label,
             member.help.isEmpty() ? cost : cost + between + member.help,
             {}});
    }
}

void Gatherer::addFactors()
{
    for (const packs::FactorTable& table : m_pack.factors) {
        for (const packs::FactorLine& line : table.lines) {
            QStringList facts{effectOf(line), table.label};
            if (!line.help.isEmpty())
                facts.append(line.help);
            add({Hit::Kind::Factor, line.id, table.section, line.label, facts.join(between), {}});
        }
    }
}

void Gatherer::addTables()
{
    for (const packs::Table& table : m_pack.tables) {
        for (const packs::TableRow& row : table.rows) {
            QStringList figures;
            for (std::size_t i = 0; i < row.figures.size(); ++i)
                figures.append(table.columns[i].label + QLatin1Char(' ') + row.figures[i].text);
            add({Hit::Kind::Table,
                 row.id,
                 table.section,
                 table.label + QStringLiteral(" › ") + row.label,
                 figures.join(between),
                 {}},
                table.help, {table.label, row.label});
        }
    }
}

void Gatherer::addRandomTables()
{
    for (const packs::RandomTable& table : m_pack.randomTables) {
        QStringList lines;
        for (const packs::RandomTable::Line& line : table.lines)
            lines.append(line.words);
        add({Hit::Kind::Table, table.id, table.section, table.label, lines.join(between), {}}, table.help);
    }
}

void Gatherer::addStatuses()
{
    for (const packs::Status& status : m_pack.statuses)
        add({Hit::Kind::Status, status.id, status.section, status.label, status.help, {}});
}

}

std::vector<Source> sourcesOf(const packs::Pack& pack)
{
    Gatherer gatherer(pack);
    gatherer.addSections();
    gatherer.addTerms();
    gatherer.addProcedures();
    gatherer.addLookups();
    gatherer.addUnits();
    gatherer.addMembers();
    gatherer.addWeapons();
    gatherer.addFactors();
    gatherer.addTables();
    gatherer.addRandomTables();
    gatherer.addStatuses();
    return std::move(gatherer.sources);
}

}
