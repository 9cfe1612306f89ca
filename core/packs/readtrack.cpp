// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

#include <algorithm>

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;

FirstPlayer readFirst(TomlTable& table, const Pack& pack, int rounds)
{
    using Who = FirstPlayer::Who;
    const QMap<QString, Who> words{{"chosen", Who::Chosen}, {"other", Who::Other}, {"ask", Who::Ask}};
    FirstPlayer first;
    first.when = readRulingMap(table, "when", pack);
    first.question = table.text("question", Required);
    const Question* question = pack.question(first.question);
    if (!question || question->kind != Question::Kind::Side)
        table.errorAt("question", Words::tr("“%1” is no question whose answer is a side").arg(first.question));
    for (const QString& word : table.texts("rounds")) {
        if (!words.contains(word))
            table.errorAt("rounds", Words::tr("“%1” is none of: ask, chosen, other").arg(word));
        first.rounds.push_back(words.value(word, Who::Ask));
    }
    if (rounds > 0 && static_cast<int>(first.rounds.size()) != rounds)
        table.errorAt("rounds", Words::tr("it needs one word for each of the %1 rounds").arg(rounds));
    return first;
}

Phase readPhase(TomlTable& table, const Pack& pack)
{
    Phase phase;
    phase.id = table.id();
    phase.label = table.text("label", Required);
    phase.help = table.text("help");
    phase.sections = readIds(table, "sections", QT_TRANSLATE_NOOP("Words", "there is no section “%1”"),
                             [&](const QString& id) { return pack.section(id); });
    phase.checklist = table.texts("checklist");
    phase.procedures = table.texts("procedures");
    phase.activeOnly = table.flag("active-only");
    return phase;
}

void readRounds(TomlTable& table, Pack& pack)
{
    const toml::node* rounds = table.node("rounds");
    if (!rounds || !rounds->is_string()) {
        pack.track.rounds = static_cast<int>(table.number("rounds", 0, 999));
        return;
    }
    pack.track.roundsFrom = table.text("rounds");
    const Question* question = pack.question(pack.track.roundsFrom);
    if (!question || question->kind != Question::Kind::Number || question->ofUnit)
        table.errorAt("rounds", Words::tr("“%1” is no question of the game with a number").arg(pack.track.roundsFrom));
}

// A key that one kind of track needs and the others do not know.
void needAmount(TomlTable& table, const char* key, bool needed)
{
    if (table.has(key) != needed)
        table.errorAt(needed ? "turns" : key,
                      needed ? Words::tr("such turns need the key “%1”").arg(QLatin1String(key))
                             : Words::tr("“%1” is for another kind of turns").arg(QLatin1String(key)));
}

void needPhases(TomlTable& table, const Track& track)
{
    QStringList needed{QStringLiteral("set-up")};
    if (track.turns == Turns::Cubes)
        needed << QStringLiteral("select") << QStringLiteral("actions");
    else if (track.turns != Turns::Phases)
        needed << QStringLiteral("activation") << QStringLiteral("scoring");
    for (const QString& id : needed) {
        if (!track.phase(id))
            table.errorAt("phase", Words::tr("the track needs a phase with the id “%1”").arg(id));
    }
    if (track.turns == Turns::Phases && track.phases.size() < 2)
        table.errorAt("phase", Words::tr("the track needs a phase beside the set-up"));
}

void needStatus(TomlTable& table, const char* key, const QString& id, const Pack& pack)
{
    if (!id.isEmpty() && !pack.status(id))
        noSuch(table, key, Words::tr("there is no status “%1”"), id, pack.statuses);
}

void needMember(TomlTable& table, const char* key, const QString& id, const Pack& pack)
{
    if (!id.isEmpty() && !pack.member(id))
        noSuch(table, key, Words::tr("there is no member “%1”"), id, pack.members);
}

Bonus readBonus(TomlTable& table, const Pack& pack)
{
    Bonus bonus;
    bonus.member = table.text("member", Required);
    needMember(table, "member", bonus.member, pack);
    bonus.perTurn = static_cast<int>(table.number("per-turn", 1, 99));
    bonus.perGame = static_cast<int>(table.number("per-game", 1, 99));
    bonus.ownUnit = table.flag("own-unit");
    if (bonus.perTurn == 0 && bonus.perGame == 0)
        table.errorAt("member", Words::tr("a bonus needs “per-turn” or “per-game”"));
    return bonus;
}

TrackAction readAction(TomlTable& table, const Pack& pack)
{
    TrackAction action;
    readHead(table, pack, action);
    action.colour = table.text("colour");
    if (action.colour == QLatin1String("any"))
        action.colour.clear();
    const auto coloured = [&](const Resource& one) { return one.colour == action.colour; };
    if (!action.colour.isEmpty() && std::none_of(pack.resources.begin(), pack.resources.end(), coloured))
        table.errorAt("colour", Words::tr("no resource has the colour “%1”").arg(action.colour));
    action.kinds = readIds(table, "kinds", QT_TRANSLATE_NOOP("Words", "there is no kind of unit “%1”"),
                           [&](const QString& id) { return pack.kind(id); });
    action.refusedWhile = table.text("refused-while");
    needStatus(table, "refused-while", action.refusedWhile, pack);
    action.onlyWhile = table.text("only-while");
    needStatus(table, "only-while", action.onlyWhile, pack);
    if (const Status* status = pack.status(action.onlyWhile); status && status->ofSide)
        table.errorAt("only-while", Words::tr("“%1” is a status of sides, and no unit has it").arg(status->id));
    action.hold = table.flag("hold");
    action.heldBrings = table.text("held-brings");
    needStatus(table, "held-brings", action.heldBrings, pack);
    action.procedures = table.texts("procedures");
    action.again = table.texts("again");
    for (const QString& id : action.again) {
        if (!action.procedures.contains(id))
            table.errorAt("again", Words::tr("“%1” is none of the “procedures” of this action").arg(id) +
                                       table.file().hint(id, action.procedures));
    }
    action.member = table.text("member");
    needMember(table, "member", action.member, pack);
    action.freeWith = table.text("free-with");
    needMember(table, "free-with", action.freeWith, pack);
    action.toggles = table.text("toggles");
    needStatus(table, "toggles", action.toggles, pack);
    action.uses = table.text("uses");
    if (!action.uses.isEmpty() && !pack.weapon(action.uses))
        noSuch(table, "uses", Words::tr("there is no weapon “%1”"), action.uses, pack.weapons);
    action.leaves = table.text("leaves");
    needStatus(table, "leaves", action.leaves, pack);
    if (const Status* status = pack.status(action.leaves); status && !status->ofSide)
        table.errorAt("leaves", Words::tr("“%1” is a status of units, and this is one of the side").arg(status->id));
    action.perGame = static_cast<int>(table.number("per-game", 1, 99));
    action.countedWith = table.text("counted-with");
    if (!action.countedWith.isEmpty() && !pack.track.action(action.countedWith))
        noSuch(table, "counted-with", Words::tr("there is no action “%1” before this one"), action.countedWith,
               pack.track.choices);
    if (!action.countedWith.isEmpty() && action.perGame == 0)
        table.errorAt("counted-with", Words::tr("“counted-with” needs “per-game”, how often both may be taken"));
    action.stats = readStats(table, pack);
    for (const Stat& stat : action.stats) {
        const auto has = [&](const UnitType& unit) { return unit.stat(stat.id); };
        if (std::none_of(pack.units.begin(), pack.units.end(), has))
            table.errorAt("stats", Words::tr("no unit has a figure “%1” for this action to replace").arg(stat.id));
    }
    readCubeAction(table, action);
    return action;
}

// What an attack at a unit that reacts gives way to is one of `as-target`, and answers one of `to`.
void checkInsteadOf(TomlTable& table, const Reaction& reaction)
{
    if (!reaction.insteadOf.isEmpty() && reaction.asTarget.isEmpty())
        table.errorAt("instead-of", Words::tr("“instead-of” goes with “as-target”"));
    for (const QString& to : reaction.insteadOf.keys()) {
        if (!reaction.to.contains(to))
            table.errorAt("instead-of", Words::tr("“%1” is none of what this reaction answers").arg(to) +
                                            table.file().hint(to, reaction.to));
    }
}

Reaction readReaction(TomlTable& table, const Pack& pack)
{
    Reaction reaction;
    readHead(table, pack, reaction);
    reaction.to = table.texts("to");
    if (reaction.to.isEmpty())
        table.errorAt("to", Words::tr("a reaction needs what it answers, as to = [\"shooting\"]"));
    reaction.procedures = table.texts("procedures");
    reaction.asTarget = table.texts("as-target");
    reaction.insteadOf = table.textMap("instead-of");
    checkInsteadOf(table, reaction);
    reaction.actions = readIds(table, "actions", QT_TRANSLATE_NOOP("Words", "there is no action “%1”"),
                               [&](const QString& id) { return pack.track.action(id); });
    reaction.toldByDeeds = table.flag("told-by-deeds");
    if (reaction.toldByDeeds && reaction.actions.isEmpty())
        table.errorAt("told-by-deeds", Words::tr("“told-by-deeds” goes with “actions”"));
    reaction.atActive = table.flag("at-active");
    reaction.afterwards = table.flag("afterwards");
    reaction.attacks = static_cast<int>(table.number("attacks", 1, 99));
    reaction.perActivation = static_cast<int>(table.number("per-activation", 1, 99));
    reaction.perTurn = static_cast<int>(table.number("per-turn", 1, 99));
    table.table("more", [&](TomlTable& inner) {
        reaction.member = inner.text("member", Required);
        needMember(inner, "member", reaction.member, pack);
        reaction.memberPerTurn = static_cast<int>(inner.number("per-turn", 1, 99, 1));
    });
    return reaction;
}

// What no reaction answers needs no name.
Occasion readOccasion(TomlTable& table, const Track& track)
{
    const Occasion occasion{table.id(), table.text("label", Required)};
    QStringList answered;
    for (const Reaction& reaction : track.reactions)
        answered << reaction.to;
    if (!answered.contains(occasion.id))
        table.errorAt("id", Words::tr("no reaction answers “%1”").arg(occasion.id) +
                                table.file().hint(occasion.id, answered));
    return occasion;
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
        table.errorAt("within", Words::tr("“%1” is none of the lengths under “measure”").arg(objective.within));
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
        table.errorAt("compare", Words::tr("an objective needs something to compare"));
    return objective;
}

}

void readTrack(TomlTable& top, Pack& pack)
{
    top.table("track", [&](TomlTable& table) {
        Track& track = pack.track;
        readRounds(table, pack);
        track.turns = table.oneOf<Turns>("turns",
                                         {{"unit-by-unit", Turns::UnitByUnit},
                                          {"points", Turns::Points},
                                          {"actions", Turns::Actions},
                                          {"cubes", Turns::Cubes},
                                          {"phases", Turns::Phases}},
                                         Turns::UnitByUnit);
        track.actions = static_cast<int>(table.number("actions", 1, 99));
        track.hand = static_cast<int>(table.number("hand", 1, 99));
        needAmount(table, "actions", track.turns == Turns::Actions);
        needAmount(table, "hand", track.turns == Turns::Cubes);
        track.reactionOnce = readRulingMap(table, "reaction-once", pack);
        table.tables("first", [&](TomlTable& inner) { track.first.push_back(readFirst(inner, pack, track.rounds)); });
        table.tables("phase", [&](TomlTable& inner) { addOnce(track.phases, readPhase(inner, pack), inner); });
        table.tables("check", [&](TomlTable& inner) {
            const Kind* kind = readKind(inner, "kind", pack);
            track.checks.push_back({kind ? kind->id : QString(), inner.text("procedure", Required),
                                    readStateCondition(inner, "when", kind, pack)});
        });
        table.tables("bonus", [&](TomlTable& inner) { track.bonuses.push_back(readBonus(inner, pack)); });
        table.tables("action", [&](TomlTable& inner) { addOnce(track.choices, readAction(inner, pack), inner); });
        table.tables("reaction", [&](TomlTable& inner) { addOnce(track.reactions, readReaction(inner, pack), inner); });
        table.tables("occasion",
                     [&](TomlTable& inner) { addOnce(track.occasions, readOccasion(inner, track), inner); });
        readCubes(table, pack);
        readPhaseRules(table, pack);
        needPhases(table, track);
    });
    if (!top.has("track"))
        top.errorAt("track", Words::tr("a pack needs a [track]"));
    top.table("objective", [&](TomlTable& table) { pack.objective = readObjective(table, pack); });
    readReminders(top, pack);
}

void checkTrack(TomlTable& top, const Pack& pack)
{
    checkCubes(top, pack);
    checkPhaseRules(top, pack);
    const auto need = [&](const QStringList& procedures, const QString& place, const QString& who) {
        for (const QString& id : procedures) {
            if (!pack.procedure(id))
                top.errorInside(place, Words::tr("%1 names the procedure “%2”, which does not exist").arg(who, id) +
                                           top.file().hint(id, idsOf(pack.procedures)));
        }
    };
    const auto entry = [](const char* list, std::size_t i, const char* key) {
        return QStringLiteral("%1[%2].%3").arg(QLatin1String(list)).arg(i).arg(QLatin1String(key));
    };
    const Track& track = pack.track;
    for (std::size_t i = 0; i < track.checks.size(); ++i)
        need({track.checks[i].procedure}, entry("track.check", i, "procedure"), Words::tr("a check"));
    for (std::size_t i = 0; i < track.choices.size(); ++i)
        need(track.choices[i].procedures, entry("track.action", i, "procedures"),
             Words::tr("the action “%1”").arg(track.choices[i].id));
    for (std::size_t i = 0; i < track.reactions.size(); ++i) {
        const QString who = Words::tr("the reaction “%1”").arg(track.reactions[i].id);
        need(track.reactions[i].procedures, entry("track.reaction", i, "procedures"), who);
        need(track.reactions[i].asTarget, entry("track.reaction", i, "as-target"), who);
        need(track.reactions[i].insteadOf.values(), entry("track.reaction", i, "instead-of"), who);
    }
    for (std::size_t i = 0; i < pack.reminders.size(); ++i)
        need(pack.reminders[i].after, entry("reminder", i, "after"),
             Words::tr("the reminder “%1”").arg(pack.reminders[i].id));
    for (std::size_t i = 0; i < pack.statuses.size(); ++i) {
        const Status& status = pack.statuses[i];
        const QString who = Words::tr("the status “%1”").arg(status.id);
        need(status.begins, entry("status", i, "begins"), who);
        for (const QString& bar : status.bars) {
            const packs::TrackAction* held =
                bar.startsWith(QLatin1String("hold-")) ? pack.track.action(bar.mid(5)) : nullptr;
            if (!pack.procedure(bar) && !pack.track.action(bar) && !pack.track.reaction(bar) && !held &&
                bar != QLatin1String("hold"))
                top.errorInside(entry("status", i, "bars"),
                                Words::tr("%1 bars “%2”, which is no procedure, action or reaction").arg(who, bar));
        }
    }
}

}
