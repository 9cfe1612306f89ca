// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

#include <algorithm>
#include <set>

namespace adjutant::packs {

namespace {

// Whether some section sets out the ruling: every choice stands there in bold.
bool isShown(const Ruling& ruling, const Pack& pack)
{
    return std::any_of(pack.sections.begin(), pack.sections.end(), [&](const Section& section) {
        return std::all_of(ruling.choices.begin(), ruling.choices.end(), [&](const Choice& choice) {
            return section.markdown.contains(QStringLiteral("**%1**").arg(choice.label));
        });
    });
}

QStringList rulingsRead(const Pack& pack)
{
    QStringList ids =
        pack.track.reactionOnce.keys() + pack.track.cubes.sharedPool.keys() + pack.track.cubes.declareOften.keys();
    for (const auto* all : {&pack.procedures, &pack.lookups}) {
        for (const Procedure& procedure : *all)
            ids << procedure.rulings;
    }
    for (const FirstPlayer& first : pack.track.first)
        ids << first.when.keys();
    for (const Reminder& reminder : pack.reminders)
        ids << reminder.ruling.keys();
    if (pack.track.initiative)
        ids << pack.track.initiative->keeps.keys();
    if (pack.track.tokens)
        ids << pack.track.tokens->common.keys();
    return ids;
}

// What a unit can say: its counters, stats and statuses, what was asked of it, and what it is made of.
QStringList wordsOfUnits(const Pack& pack)
{
    QStringList words{QStringLiteral("minis"),       QStringLiteral("points"),   QStringLiteral("cost"),
                      QStringLiteral("weapon-dice"), QStringLiteral("modifier"), // what the game works out
                      QStringLiteral("type"),        QStringLiteral("last")}; // what the window keeps of the last throw
    for (const Kind& kind : pack.kinds) {
        words << idsOf(kind.counters);
        for (const Counter& counter : kind.counters)
            words << counter.group;
    }
    for (const UnitType& unit : pack.units)
        words << idsOf(unit.stats);
    for (const Status& status : pack.statuses)
        words << status.id << QStringLiteral("not-") + status.id;
    return words << idsOf(pack.questions) << idsOf(pack.members) << idsOf(pack.weapons);
}

QStringList wordsOfSides(const Pack& pack)
{
    return idsOf(pack.resources) + idsOf(pack.tallies);
}

QStringList wordsOfWeapons(const Pack& pack)
{
    QStringList words{QStringLiteral("dice"),     QStringLiteral("attacks"),  QStringLiteral("cost"),
                      QStringLiteral("row"),      QStringLiteral("melee"),    QStringLiteral("single-use"),
                      QStringLiteral("modifier"), QStringLiteral("distance"), QStringLiteral("not-melee")};
    for (const Weapon& weapon : pack.weapons)
        words << idsOf(weapon.stats);
    return words;
}

// Warns at the place of a key, wherever in the tables below it stands.
class SourceCheck
{
public:
    SourceCheck(TomlFile& file, const Pack& pack)
        : m_file(file),
          m_units(wordsOfUnits(pack)),
          m_weapons(wordsOfWeapons(pack)),
          m_sides(wordsOfSides(pack))
    {
    }

    void look(const toml::node& node)
    {
        if (const auto* table = node.as_table()) {
            for (const auto& [key, inner] : *table)
                key.str() == "from" ? check(inner) : look(inner);
        } else if (const auto* list = node.as_array()) {
            for (const auto& inner : *list)
                look(inner);
        }
    }

private:
    void check(const toml::node& node)
    {
        const QString from = QString::fromStdString(node.value_or(std::string()));
        if (lookupOf(from))
            return; // checked where lookups are read
        const bool weapon = from.startsWith(QLatin1String("weapon."));
        const bool side = from.indexOf(QLatin1Char('.')) == 1;
        const QStringList& words = weapon ? m_weapons : side ? m_sides : m_units;
        const QString missing = weapon ? Words::tr("no weapon says “%1”")
                                : side ? Words::tr("no side says “%1”")
                                       : Words::tr("no unit says “%1”");
        for (const QString& one : namesIn(from).mid(0, mostNames))
            if (!one.isEmpty() && !words.contains(one))
                m_file.warning(node.source(), missing.arg(one) + m_file.hint(one, words));
    }

    TomlFile& m_file;
    QStringList m_units, m_weapons, m_sides;
};

/// The types for which a factor is proposed.
void checkTypes(TomlFile& file, const toml::node& node, const Pack& pack)
{
    const toml::table* table = node.as_table();
    for (const char* key : {"units", "target-units"})
        if (const toml::array* types = table ? table->get_as<toml::array>(key) : nullptr)
            for (const toml::node& type : *types)
                if (const QString id = QString::fromStdString(type.value_or(std::string())); !pack.unit(id))
                    file.error(type.source(),
                               Words::tr("there is no unit “%1”").arg(id) + file.hint(id, idsOf(pack.units)));
    if (const toml::array* lines = table ? table->get_as<toml::array>("lines") : nullptr)
        for (const toml::node& line : *lines)
            checkTypes(file, line, pack);
}

}

void checkUse(TomlTable& top, const Pack& pack)
{
    const QStringList read = rulingsRead(pack);
    const toml::array* rulings = top.raw().get_as<toml::array>("ruling");
    for (std::size_t i = 0; rulings && i < std::min(rulings->size(), pack.rulings.size()); ++i) {
        const Ruling& ruling = pack.rulings[i];
        if (!read.contains(ruling.id) && !isShown(ruling, pack))
            top.file().warning(
                rulings->get(i)->source(),
                Words::tr("nothing reads the ruling “%1”, and no section sets out its choices in bold").arg(ruling.id));
    }
    if (const toml::array* factors = top.raw().get_as<toml::array>("factors"))
        for (const toml::node& table : *factors)
            checkTypes(top.file(), table, pack);
    SourceCheck sources(top.file(), pack);
    for (const char* key : {"procedure", "lookup", "factors"}) {
        if (const toml::node* node = top.raw().get(key))
            sources.look(*node);
    }
}

}
