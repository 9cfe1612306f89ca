// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/reminders.h"

#include "base/filledin.h"
#include "base/words.h"
#include "dice/throwing.h"
#include "game/commands.h"
#include "game/shortname.h"
#include "game/standing.h"
#include "game/track.h"
#include "game/tracks/actions.h"
#include "game/tracks/reactions.h"
#include "packs/standing.h"

#include <algorithm>

namespace adjutant::game {

namespace {

using packs::Reminder;

const QLatin1String placeOfUnit("unit"), placeOfUnits("units"), placeOfSide("side");

bool hasPlace(const Reminder& reminder, QLatin1String place)
{
    return reminder.words.contains(u'{' + place + u'}');
}

// Of whom a reminder is said; of the table, who acts. Null is nobody.
struct Subject {
    const Side* side = nullptr;
    const Unit* unit = nullptr;
};

// What is said, and of which of those of whom the same is said.
struct Remark {
    Subject first;
    Note note;
};

// Whether an enemy of the active unit may answer what it does, in whichever way.
bool mayAnybodyReact(const Game& game)
{
    if (game.active.isEmpty())
        return false; // all would be asked in vain, and each refusal has words
    const auto& reactions = game.pack->track.reactions;
    return std::any_of(game.units.begin(), game.units.end(), [&](const Unit& unit) {
        return std::any_of(reactions.begin(), reactions.end(),
                           [&](const packs::Reaction& one) { return mayReact(game, unit, one).has_value(); });
    });
}

bool isPhaseOf(const Game& game, const Reminder& reminder)
{
    if (reminder.phase == packs::whileReacting)
        return mayAnybodyReact(game);
    return reminder.phase.isEmpty() || reminder.phase == phaseOf(game);
}

// Whether the active unit was activated for one of these: where nothing was named, for any that resolves something.
bool isActiveFor(const Game& game, const QStringList& actions)
{
    if (!game.turn.action.isEmpty())
        return actions.contains(game.turn.action);
    return std::any_of(actions.begin(), actions.end(),
                       [&](const QString& id) { return !game.pack->track.action(id)->procedures.isEmpty(); });
}

// Whether the active unit acts as the reminder has it, and has resolved what it speaks of.
bool isOfTheAction(const Game& game, const Reminder& reminder)
{
    const auto& deeds = game.turn.deeds;
    const bool begins = !game.active.isEmpty() && deeds.empty() && isActiveFor(game, reminder.during);
    if (!reminder.during.isEmpty() && !begins)
        return false;
    return reminder.after.isEmpty() || std::any_of(deeds.begin(), deeds.end(), [&](const Deed& deed) {
               const Unit* target = game.unit(deed.target);
               return reminder.after.contains(deed.procedure) && (!reminder.destroyed || (target && target->destroyed));
           });
}

bool isNow(const Game& game, const Reminder& reminder)
{
    return isOfTheAction(game, reminder) && (reminder.round == 0 || reminder.round == game.round) &&
           packs::arePlayed(reminder.ruling, game.rulings) && isPhaseOf(game, reminder);
}

bool isOf(const Game& game, const Reminder& reminder, const QString& side)
{
    return reminder.of == Reminder::Of::Both || (reminder.of == Reminder::Of::Acting) == (side == game.acting);
}

bool isMeant(const Game& game, const Reminder& reminder, const Unit& unit)
{
    return unit.inPlay() && isOf(game, reminder, unit.side) && reminder.isFor(game.kindOf(unit).id) &&
           (reminder.bonus.isEmpty() || mayBringBonus(game, unit, reminder.bonus)) &&
           !(reminder.unlessDone && unit.done);
}

Standing& standingOf(Standings& standings, const Reminder& reminder, const Subject& subject)
{
    return reminder.each == Reminder::Each::Unit   ? standings.of(*subject.unit)
           : reminder.each == Reminder::Each::Side ? standings.of(*subject.side)
                                                   : standings.ofTable();
}

// Who acts, unless the words name somebody where nobody does.
std::vector<Subject> whoActs(const Game& game, const Reminder& reminder)
{
    const Subject subject{game.side(game.acting), game.unit(game.active)};
    const bool namesUnit = hasPlace(reminder, placeOfUnit) || hasPlace(reminder, placeOfUnits);
    if ((namesUnit && !subject.unit) || (hasPlace(reminder, placeOfSide) && !subject.side))
        return {};
    return {subject};
}

std::vector<Subject> subjectsOf(const Game& game, Standings& standings, const Reminder& reminder)
{
    std::vector<Subject> subjects;
    if (reminder.each == Reminder::Each::Table)
        subjects = whoActs(game, reminder);
    for (const Side& side : game.sides)
        if (reminder.each == Reminder::Each::Side && isOf(game, reminder, side.id))
            subjects.push_back({&side, nullptr});
    for (const Unit& unit : game.units)
        if (reminder.each == Reminder::Each::Unit && isMeant(game, reminder, unit))
            subjects.push_back({game.side(unit.side), &unit});
    if (!reminder.when.isEmpty())
        std::erase_if(subjects, [&](const Subject& subject) {
            return !standingOf(standings, reminder, subject).meets(reminder.when);
        });
    return subjects;
}

// With the names of these units; where none are given, their places stay.
QString wordsOf(Standings& standings, const Reminder& reminder, const Subject& subject,
                const std::optional<QString>& units)
{
    return filledIn(reminder.words, [&](const QString& place) -> std::optional<QString> {
        if (place == placeOfUnit || place == placeOfUnits)
            return units;
        if (place == placeOfSide)
            return subject.side ? subject.side->name : QString();
        const Numbers& numbers = standingOf(standings, reminder, subject).numbers();
        const auto number = numbers.constFind(place);
        return number == numbers.constEnd() ? std::nullopt : std::optional(QString::number(*number));
    });
}

// The first few by name: the others would push away what is said of them.
QString namesOf(const Game& game, const QStringList& units)
{
    constexpr qsizetype mostNamed = 4;
    QStringList names;
    for (const QString& id : units)
        if (const Unit* unit = game.unit(id))
            names << shortName(game, *unit);
    if (names.size() <= mostNamed)
        return names.join(QStringLiteral(", "));
    const qsizetype named = mostNamed - 1;
    return Words::tr("%1 and %2 more")
        .arg(names.mid(0, named).join(QStringLiteral(", ")), QString::number(names.size() - named));
}

void addNotes(const Game& game, Standings& standings, const Reminder& reminder, std::vector<Note>& notes)
{
    const bool namesOne = hasPlace(reminder, placeOfUnit);
    const bool namesAny = namesOne || hasPlace(reminder, placeOfUnits);
    std::vector<Remark> remarks;
    for (const Subject& subject : subjectsOf(game, standings, reminder)) {
        const QString matter = wordsOf(standings, reminder, subject, {});
        const auto same =
            std::find_if(remarks.begin(), remarks.end(), [&](const Remark& one) { return one.note.matter == matter; });
        const bool isNew = namesOne || same == remarks.end();
        Remark& remark = isNew ? remarks.emplace_back(Remark{subject, {reminder.id, {}, {}, matter}}) : *same;
        if (namesAny && subject.unit)
            remark.note.units << subject.unit->id;
    }
    for (Remark& remark : remarks) {
        remark.note.words = wordsOf(standings, reminder, remark.first, namesOf(game, remark.note.units));
        notes.push_back(std::move(remark.note));
    }
}

std::vector<Note> notesOf(const Game& game)
{
    Standings standings(game);
    std::vector<Note> notes;
    for (const Reminder& reminder : game.pack->reminders)
        if (isNow(game, reminder))
            addNotes(game, standings, reminder, notes);
    return notes;
}

/// The game as it will be once the result that waits is accepted as it was proposed.
Game onceAccepted(Game game)
{
    dice::TypedFaces none({});
    const auto accepted = apply(game, {{"do", "accept"}}, none); // where it is refused, it stays as it was
    return game;
}

}

/// What a result that waits is about to end is not said beside it.
std::vector<Note> remindersOf(const Game& game)
{
    std::vector<Note> notes = notesOf(game);
    if (!game.pending || notes.empty())
        return notes;
    const std::vector<Note> later = notesOf(onceAccepted(game));
    std::erase_if(notes, [&](const Note& note) {
        return std::none_of(later.begin(), later.end(), [&](const Note& one) { return one.id == note.id; });
    });
    return notes;
}
}
