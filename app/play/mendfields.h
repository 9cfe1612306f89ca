// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::app {

/// One thing that a command says, in words, and what it could say instead.
struct MendField {
    enum class Kind { Choice, Number, Flag, Words };
    struct Choice {
        QString id, label;

        bool operator==(const Choice&) const = default;
    };

    QString place; ///< in the command, as `/with/bases`
    QString label;
    Kind kind = Kind::Words;
    Json now;                         ///< what stands there, or what it is where nothing does
    std::vector<Choice> choices = {}; ///< what is not among them can stand there nevertheless
    int least = 0, most = 0;
    std::optional<int> absent = {}; ///< the number that stands for leaving it out
    QString leastMeans = {};        ///< what the least number is called
    bool numbers = false;           ///< a choice whose ids are numbers, of which those between stand there as well

    bool knows(const QString& id) const;
    bool operator==(const MendField&) const = default;
};

/// What can be put right in a command that was given in this game: all but the dice of the table, what the procedure
/// asks beside who, at whom and with what, and what a unit that is added is made of and carries.
std::vector<MendField> mendFields(const game::Game& before, const Json& command);

}
