// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/condition.h"

#include <QMap>
#include <QString>

#include <map>
#include <optional>
#include <utility>

namespace adjutant::game {

class Game;
struct Side;
struct Unit;

/// How a game stands, as reminders read it: name → number. A flag is 0 or 1, a choice its place in the list.
using Numbers = QMap<QString, int>;

/// What a unit says of itself: its counters, its statuses and, where it has members, how many of each. Of the same id
/// the first of them counts.
Numbers stateOf(const Game& game, const Unit& unit);
/// The numbers by the names that conditions call them.
dice::Bindings bindingsOf(const Numbers& numbers);

/// What is known of a unit, of a side or of the table.
class Standing
{
public:
    explicit Standing(Numbers numbers) : m_numbers(std::move(numbers)), m_bound(bindingsOf(m_numbers)) {}

    const Numbers& numbers() const { return m_numbers; }
    /// What is not among the numbers is 0. No condition is always met.
    bool meets(const packs::Condition& condition);

private:
    Numbers m_numbers;
    dice::Bindings m_bound; ///< and a 0 for whatever else was asked for
};

/// How a game stands now. What nobody asks for is not worked out, for a tally goes over all units and each refusal has
/// words; what was is kept, so the game must not change meanwhile.
class Standings
{
public:
    explicit Standings(const Game& game) : m_game(game) {}

    Standing& ofTable();
    /// With the numbers of the table.
    Standing& of(const Side& side);
    /// With those of its side and of the table.
    Standing& of(const Unit& unit);

private:
    const Game& m_game;
    std::optional<Standing> m_table;
    std::map<QString, Standing> m_sides, m_units;
};

}
