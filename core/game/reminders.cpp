// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/reminders.h"

#include "base/words.h"
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

const QLatin1String placeOfUnit("{unit}"), placeOfUnits("{units}"), placeOfSide("{side}");

// Of whom a reminder is said; of the table, who acts.
struct Subject {
    QString side, unit;
    Numbers numbers;
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

std::vector<Subject> subjectsOf(const Game& game, const Reminder& reminder)
{
    std::vector<Subject> subjects;
    const auto add = [&](const QString& side, const QString& unit, Numbers numbers) {
        if (holds(reminder.when, numbers))
            subjects.push_back({side, unit, std::move(numbers)});
    };
    if (reminder.each == Reminder::Each::Table)
        add(game.acting, game.active, numbersOf(game));
    for (const Side& side : game.sides)
        if (reminder.each == Reminder::Each::Side && isOf(game, reminder, side.id))
            add(side.id, {}, numbersOf(game, side));
    for (const Unit& unit : game.units)
        if (reminder.each == Reminder::Each::Unit && isMeant(game, reminder, unit))
            add(unit.side, unit.id, numbersOf(game, unit));
    return subjects;
}

// All but the names of units.
QString matterOf(const Game& game, const Reminder& reminder, const Subject& subject)
{
    QString words = reminder.words;
    for (auto it = subject.numbers.begin(); it != subject.numbers.end(); ++it)
        words.replace(QStringLiteral("{%1}").arg(it.key()), QString::number(*it));
    const Side* side = game.side(subject.side);
    return words.replace(placeOfSide, side ? side->name : QString());
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

void addNotes(const Game& game, const Reminder& reminder, std::vector<Note>& notes)
{
    const bool namesOne = reminder.words.contains(placeOfUnit);
    const bool namesAny = namesOne || reminder.words.contains(placeOfUnits);
    const auto first = static_cast<std::ptrdiff_t>(notes.size());
    for (const Subject& subject : subjectsOf(game, reminder)) {
        const QString matter = matterOf(game, reminder, subject);
        const auto same =
            std::find_if(notes.begin() + first, notes.end(), [&](const Note& one) { return one.matter == matter; });
        const bool isNew = namesOne || same == notes.end();
        Note& note = isNew ? notes.emplace_back(Note{reminder.id, {}, {}, matter}) : *same;
        if (namesAny && !subject.unit.isEmpty())
            note.units << subject.unit;
    }
    for (auto note = notes.begin() + first; note != notes.end(); ++note) {
        const QString names = namesOf(game, note->units);
        note->words = QString(note->matter).replace(placeOfUnits, names).replace(placeOfUnit, names);
    }
}

}

std::vector<Note> remindersOf(const Game& game)
{
    std::vector<Note> notes;
    for (const Reminder& reminder : game.pack->reminders)
        if (isNow(game, reminder))
            addNotes(game, reminder, notes);
    return notes;
}

}
