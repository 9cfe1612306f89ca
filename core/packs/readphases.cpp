// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

#include <algorithm>

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;

// What units of these kinds count, all of it: a condition may be over the counters of any of them.
Kind merged(const QStringList& kinds, const Pack& pack)
{
    Kind all;
    for (const QString& id : kinds) {
        const Kind* kind = pack.kind(id);
        for (const Counter& counter : kind ? kind->counters : std::vector<Counter>()) {
            if (!all.counter(counter.id))
                all.counters.push_back(counter);
        }
    }
    all.id = kinds.value(0);
    return all;
}

QStringList readKinds(TomlTable& table, const Pack& pack)
{
    return readIds(table, "kinds", QT_TRANSLATE_NOOP("Words", "there is no kind of unit “%1”"),
                   [&](const QString& id) { return pack.kind(id); });
}

QStringList readUnitTypes(TomlTable& table, const Pack& pack)
{
    return readIds(table, "units", QT_TRANSLATE_NOOP("Words", "there is no unit “%1”"),
                   [&](const QString& id) { return pack.unit(id); });
}

Tally readTally(TomlTable& table, const Pack& pack)
{
    Tally tally;
    tally.id = table.id();
    tally.label = table.text("label", Required);
    tally.one = table.text("one");
    tally.kinds = readKinds(table, pack);
    tally.units = readUnitTypes(table, pack);
    const Kind kind = merged(tally.kinds, pack);
    tally.when = readStateCondition(table, "when", &kind, pack);
    tally.asked = table.flag("asked");
    if (!tally.id.isEmpty() && pack.resource(tally.id))
        table.errorAt("id", Words::tr("a side has a resource “%1” already").arg(tally.id));
    return tally;
}

QString readPhaseId(TomlTable& table, const Pack& pack)
{
    const QString phase = table.text("phase", Required);
    if (!phase.isEmpty() && (!pack.track.phase(phase) || phase == QLatin1String("set-up")))
        table.errorAt("phase", Words::tr("the track has no phase “%1”").arg(phase));
    return phase;
}

QString readStatusOfUnits(TomlTable& table, const char* key, const Pack& pack)
{
    const QString id = table.text(key, Required);
    const Status* status = pack.status(id);
    if (!id.isEmpty() && (!status || status->ofSide))
        table.errorAt(key, Words::tr("units have no status “%1”").arg(id));
    return id;
}

QString readCounterOfUnits(TomlTable& table, const Pack& pack)
{
    const QString counter = table.text("counter", Required);
    const auto has = [&](const Kind& kind) { return kind.counter(counter) != nullptr; };
    if (!counter.isEmpty() && std::none_of(pack.kinds.begin(), pack.kinds.end(), has))
        table.errorAt("counter", Words::tr("no kind of unit has a counter “%1”").arg(counter));
    return counter;
}

InitiativeRoll readInitiative(TomlTable& table, const Pack& pack)
{
    InitiativeRoll roll;
    roll.phase = readPhaseId(table, pack);
    roll.procedure = table.text("procedure", Required);
    roll.winner = table.text("winner", Required);
    roll.keeps = readRulingMap(table, "keeps", pack);
    return roll;
}

TokenRolls readTokens(TomlTable& table, const Pack& pack)
{
    constexpr int mostTurns = 99;
    TokenRolls tokens;
    tokens.phase = readPhaseId(table, pack);
    tokens.procedure = table.text("procedure", Required);
    tokens.counter = readCounterOfUnits(table, pack);
    tokens.status = readStatusOfUnits(table, "status", pack);
    tokens.each = table.text("each", Required);
    if (!tokens.each.isEmpty() && !pack.tally(tokens.each))
        table.errorAt("each", Words::tr("there is no tally “%1”").arg(tokens.each));
    tokens.common = readRulingMap(table, "common", pack);
    table.table("sorties", [&](TomlTable& inner) {
        tokens.sorties = readKinds(inner, pack);
        tokens.sortieTurns = static_cast<int>(inner.number("turns", 1, mostTurns, 1));
        tokens.sortieSpan = static_cast<int>(inner.number("of", tokens.sortieTurns, mostTurns, tokens.sortieTurns));
    });
    return tokens;
}

Reform readReform(TomlTable& table, const Pack& pack)
{
    constexpr int mostKept = 99;
    Reform reform;
    reform.phase = readPhaseId(table, pack);
    reform.counter = readCounterOfUnits(table, pack);
    reform.least = static_cast<int>(table.number("least", 0, mostKept));
    reform.recovered = readStatusOfUnits(table, "recovered", pack);
    reform.support = readStatusOfUnits(table, "support", pack);
    reform.within = table.text("within");
    if (!reform.within.isEmpty() && !pack.measure.length(reform.within))
        table.errorAt("within", Words::tr("“%1” is none of the lengths under “measure”").arg(reform.within));
    reform.unaided = readIds(table, "unaided", QT_TRANSLATE_NOOP("Words", "there is no status “%1”"),
                             [&](const QString& id) { return pack.status(id); });
    table.table("disengage", [&](TomlTable& inner) {
        reform.disengageKinds = readKinds(inner, pack);
        reform.disengageUnits = readUnitTypes(inner, pack);
        reform.disengaged = readStatusOfUnits(inner, "status", pack);
    });
    return reform;
}

const Procedure* needProcedure(TomlTable& top, const QString& place, const QString& id, const QString& who,
                               const Pack& pack)
{
    const Procedure* procedure = pack.procedure(id);
    if (!procedure && !id.isEmpty())
        top.errorInside(place, Words::tr("%1 names the procedure “%2”, which does not exist").arg(who, id) +
                                   top.file().hint(id, idsOf(pack.procedures)));
    return procedure;
}

void checkInitiative(TomlTable& top, const InitiativeRoll& roll, const Pack& pack)
{
    const Procedure* procedure = needProcedure(top, QStringLiteral("track.initiative.procedure"), roll.procedure,
                                               Words::tr("the initiative"), pack);
    if (!procedure)
        return;
    const ProcedureOutcome* outcome = procedure->outcome(roll.winner);
    if (!outcome || outcome->kind != ProcedureOutcome::Kind::Choice)
        top.errorInside(QStringLiteral("track.initiative.winner"),
                        Words::tr("the initiative needs an outcome “%1” of “%2” that is a choice of sides")
                            .arg(roll.winner, roll.procedure));
    if (procedure->actor.wanted)
        top.errorInside(QStringLiteral("track.initiative.procedure"),
                        Words::tr("the initiative is thrown by sides, and “%1” has an actor").arg(roll.procedure));
}

}

void readTallies(TomlTable& top, Pack& pack)
{
    top.tables("tally", [&](TomlTable& table) { addOnce(pack.tallies, readTally(table, pack), table); });
}

void readPhaseRules(TomlTable& track, Pack& pack)
{
    track.table("initiative", [&](TomlTable& table) { pack.track.initiative = readInitiative(table, pack); });
    track.table("tokens", [&](TomlTable& table) { pack.track.tokens = readTokens(table, pack); });
    track.table("reform", [&](TomlTable& table) { pack.track.reform = readReform(table, pack); });
    if (pack.track.turns == Turns::Phases)
        return;
    for (const char* key : {"initiative", "tokens", "reform"}) {
        if (track.has(key))
            track.errorAt(key, Words::tr("“%1” is for turns of the kind “phases”").arg(QLatin1String(key)));
    }
}

void checkPhaseRules(TomlTable& top, const Pack& pack)
{
    for (std::size_t i = 0; i < pack.track.phases.size(); ++i) {
        const Phase& phase = pack.track.phases[i];
        for (const QString& id : phase.procedures)
            needProcedure(top, QStringLiteral("track.phase[%1].procedures").arg(i), id,
                          Words::tr("the phase “%1”").arg(phase.id), pack);
    }
    if (pack.track.initiative)
        checkInitiative(top, *pack.track.initiative, pack);
    const auto& tokens = pack.track.tokens;
    const QString place = QStringLiteral("track.tokens.procedure");
    const Procedure* rolled =
        tokens ? needProcedure(top, place, tokens->procedure, QStringLiteral("tokens"), pack) : nullptr;
    if (rolled && !rolled->actor.wanted)
        top.errorInside(place, Words::tr("a token is a roll for a unit, and “%1” has no actor").arg(rolled->id));
}

}
