// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/shownthrow.h"

#include "game/hidden.h"
#include "game/inputs.h"
#include "game/shortname.h"
#include "journal/session.h"
#include "play/looks.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ShownThrow)
};

/// Lines about dice are shown as dice.
QStringList sentences(QStringList details)
{
    details.removeIf([](const QString& line) { return line.contains(QStringLiteral(" → ")); });
    return details;
}

/// A mend tells what it changed in the game; at the table, what came of these dice is what counts.
QStringList outcomeOf(const game::Game& before, const packs::Procedure& procedure, const journal::Entry& mend)
{
    std::vector<std::optional<std::int64_t>> faces;
    for (const dice::Throw& thrown : mend.throws)
        for (const dice::Die& die : thrown.fallen)
            faces.emplace_back(die.face);
    dice::TypedFaces dice(faces);
    const auto named = packs::withSides(procedure, before.sideNames());
    const auto resolved = packs::resolve(
        *before.pack, named, game::valuesOf(before, procedure, journal::toldCommand(mend)), before.rulings, dice);
    const auto* outcome = resolved ? std::get_if<packs::Resolution>(&*resolved) : nullptr;
    return outcome && dice.left() == 0 ? sentences(outcome->words) : QStringList{mend.words};
}

const journal::Entry* lastWithDice(const journal::Session& session)
{
    const journal::Log& log = session.log();
    for (std::size_t i = log.size(); i-- > 0;) {
        const journal::Entry* counts = log.atTheTable(i);
        if (counts && !counts->throws.empty() &&
            !game::hidesDice(session.game(), log.wordless(i).round, log.wordless(i).command))
            return log.find(counts->number); // with its words
    }
    return nullptr;
}

}

std::optional<ShownThrow> shownThrow(const game::Game& before, const journal::Entry& entry)
{
    const Json& command = journal::toldCommand(entry);
    const packs::Procedure* procedure = before.pack->procedure(textAt(command, "procedure"));
    if (!procedure)
        return std::nullopt;
    const game::Unit* acting = game::actorOf(before, *procedure, command);
    const game::Unit* aimed = before.unit(textAt(command, "target"));
    const packs::Weapon* with = game::weaponOf(before, *procedure, command);
    ShownThrow shown{procedure,
                     game::valuesOf(before, *procedure, command),
                     {},
                     entry.throws,
                     journal::replacement(entry) ? outcomeOf(before, *procedure, entry) : sentences(entry.details),
                     {}};
    shown.actor = acting ? acting->id : QString();
    const auto inputOf = [&](const QString& line) { return game::inputToldBy(*before.pack, *procedure, line); };
    const auto telling = std::stable_partition(shown.words.begin(), shown.words.end(),
                                               [&](const QString& line) { return !inputOf(line); });
    std::copy_if(telling, shown.words.end(), std::back_inserter(shown.how),
                 [&](const QString& line) { return shown.values.value(inputOf(line)->id) != packs::Value(qint64(0)); });
    shown.words.erase(telling, shown.words.end());
    if (acting && aimed)
        shown.title =
            Text::tr("%1 → %2 · %3")
                .arg(before.nameOf(acting->id), before.nameOf(aimed->id), with ? with->label : procedure->label);
    else if (acting || aimed)
        shown.title = Text::tr("%1 · %2").arg(game::shortName(before, acting ? *acting : *aimed), procedure->label);
    else
        shown.title = procedure->label;
    return shown;
}

std::optional<ShownThrow> waitingThrow(const game::Game& game, const journal::Log& log, qint64 after)
{
    if (!game.pending)
        return std::nullopt;
    const journal::Entry* since = nullptr; // did not count any more after another entry
    for (auto entry = log.rbegin(); entry != log.rend(); ++entry) {
        if (entry->number > after || textAt(entry->command, "do") != QLatin1String("resolve"))
            continue;
        if (const journal::Entry* found = log.standing(*entry))
            return shownThrow(game, *found);
        since = since ? since : &*entry;
    }
    return since ? shownThrow(game, *since) : std::nullopt;
}

std::pair<qint64, qint64> lastThrowMark(const journal::Session& session)
{
    const journal::Entry* entry = lastWithDice(session);
    return entry ? std::pair(entry->number, entry->otherwiseSince) : std::pair<qint64, qint64>();
}

std::optional<ShownThrow> lastThrow(const journal::Session& session)
{
    const journal::Entry* entry = lastWithDice(session);
    if (!entry)
        return std::nullopt;
    if (const Expected<game::Game> before = session.mendedGameBefore(entry->number))
        if (std::optional<ShownThrow> shown = shownThrow(*before, *entry))
            return shown;
    return ShownThrow{nullptr, {}, Text::tr("The last dice"), entry->throws, {}, {}};
}

std::vector<DiceRow::Look> diceLook(const game::Game& game, const ShownThrow& shown)
{
    const bool namesSides = shown.procedure && shown.procedure->ofSides;
    const auto named = namesSides ? std::optional(packs::withSides(*shown.procedure, game.sideNames())) : std::nullopt;
    return diceLook(*game.pack, named ? &*named : shown.procedure, shown.values, game.rulings, shown.throws);
}

}
