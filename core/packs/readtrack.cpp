// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

namespace adjutant::packs
{

namespace
{

constexpr auto Required = TomlTable::Need::Required;

// Ruling → choice, where both must be there.
QMap<QString, QString> readRulingMap(TomlTable& table, const char* key, const Pack& pack)
{
    const auto map = table.textMap(key);
    for (auto it = map.begin(); it != map.end(); ++it) {
        const Ruling* ruling = pack.ruling(it.key());
        if (!ruling)
            table.errorAt(key, QStringLiteral("there is no ruling “%1”").arg(it.key()));
        else if (ruling->indexOf(it.value()) < 0)
            table.errorAt(key, QStringLiteral("the ruling “%1” has no choice “%2”").arg(it.key(), it.value()));
    }
    return map;
}

FirstPlayer readFirst(TomlTable& table, const Pack& pack, int rounds)
{
    using Who = FirstPlayer::Who;
    const QMap<QString, Who> words{{"chosen", Who::Chosen}, {"other", Who::Other}, {"ask", Who::Ask}};
    FirstPlayer first;
    first.when = readRulingMap(table, "when", pack);
    first.question = table.text("question", Required);
    const Question* question = pack.question(first.question);
    if (!question || question->kind != Question::Kind::Side)
        table.errorAt("question", QStringLiteral("“%1” is no question whose answer is a side").arg(first.question));
    for (const QString& word : table.texts("rounds")) {
        if (!words.contains(word))
            table.errorAt("rounds", QStringLiteral("“%1” is none of: ask, chosen, other").arg(word));
        first.rounds.push_back(words.value(word, Who::Ask));
    }
    if (rounds > 0 && static_cast<int>(first.rounds.size()) != rounds)
        table.errorAt("rounds", QStringLiteral("it needs one word for each of the %1 rounds").arg(rounds));
    return first;
}

Phase readPhase(TomlTable& table)
{
    Phase phase;
    phase.id = table.id();
    phase.label = table.text("label", Required);
    phase.sections = table.texts("sections");
    phase.checklist = table.texts("checklist");
    return phase;
}

Objective readObjective(TomlTable& table, const Pack& pack)
{
    Objective objective;
    objective.id = table.id();
    objective.label = table.text("label", Required);
    objective.count = static_cast<int>(table.number("count", 1, 20, 1));
    objective.points = static_cast<int>(table.number("points", 0, 99, 1));
    objective.within = table.text("within");
    if (!objective.within.isEmpty() && !pack.measure.length(objective.within))
        table.errorAt("within", QStringLiteral("“%1” is none of the lengths under “measure”").arg(objective.within));
    table.tables("compare", [&](TomlTable& inner) {
        Objective::Count count;
        count.id = inner.id();
        count.label = inner.text("label", Required);
        count.help = inner.text("help");
        const Kind* kind = readKind(inner, "kind", pack);
        count.kind = kind ? kind->id : QString();
        addOnce(objective.compare, count, inner);
    });
    if (objective.compare.empty())
        table.errorAt("compare", QStringLiteral("an objective needs something to compare"));
    return objective;
}

Reminder readReminder(TomlTable& table, const Pack& pack)
{
    Reminder reminder;
    reminder.id = table.id();
    reminder.phase = table.text("phase");
    reminder.words = table.text("words", Required);
    reminder.round = static_cast<int>(table.number("round", 1, 999));
    reminder.unlessDone = table.flag("unless-done");
    reminder.ruling = readRulingMap(table, "ruling", pack);
    const Kind* kind = readKind(table, "kind", pack);
    reminder.kind = kind ? kind->id : QString();
    reminder.when = readCondition(table, "when", kind);
    if (!reminder.phase.isEmpty() && !pack.track.phase(reminder.phase))
        table.errorAt("phase", QStringLiteral("there is no phase “%1”").arg(reminder.phase));
    return reminder;
}

}

void readTrack(TomlTable& top, Pack& pack)
{
    top.table("track", [&](TomlTable& table) {
        pack.track.rounds = static_cast<int>(table.number("rounds", 0, 999));
        table.oneOf<int>("turns", {{"unit-by-unit", 0}}, 0);
        table.tables("first",
                     [&](TomlTable& inner) { pack.track.first.push_back(readFirst(inner, pack, pack.track.rounds)); });
        table.tables("phase", [&](TomlTable& inner) { addOnce(pack.track.phases, readPhase(inner), inner); });
        table.tables("check", [&](TomlTable& inner) {
            const Kind* kind = readKind(inner, "kind", pack);
            pack.track.checks.push_back(
                {kind ? kind->id : QString(), inner.text("procedure", Required), readCondition(inner, "when", kind)});
        });
        for (const char* needed : {"set-up", "activation", "scoring"}) {
            if (!pack.track.phase(QLatin1String(needed)))
                table.errorAt("phase",
                              QStringLiteral("the track needs a phase with the id “%1”").arg(QLatin1String(needed)));
        }
    });
    if (!top.has("track"))
        top.errorAt("track", QStringLiteral("a pack needs a [track]"));
    top.table("objective", [&](TomlTable& table) { pack.objective = readObjective(table, pack); });
    top.tables("reminder", [&](TomlTable& table) { addOnce(pack.reminders, readReminder(table, pack), table); });
}

}
