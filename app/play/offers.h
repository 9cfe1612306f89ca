// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

namespace adjutant::app {

/// What is still to be said before something can be done: a key of its command.
struct Ask {
    enum class Kind {
        Choice, ///< one of `choices`
        Words,  ///< a line; `choices` are what often stands there
        Number, ///< from `least` to `most`
        Counts, ///< a number of each of `choices`
        Unit,   ///< what a unit of the type in the field `key` is called, made of and carries
        Flag,   ///< whether; asked as long as one of `choices` is the type
    };
    struct Choice {
        QString id, label;
        int most = 0; ///< of which there are so many
    };

    QString key, label;
    Kind kind = Kind::Words;
    std::vector<Choice> choices = {};
    int least = 0, most = 0;
    QString words = {};      ///< what stands there to begin with; of a flag: whether anything does
    bool needed = false;     ///< it cannot stay empty
    QString standard = {};   ///< of a number: what `least` means, which is then not said
    QString leastMeans = {}; ///< the same where it is said
    QString example = {};    ///< of a line: what could stand there
};

/// Something that can be done beside what the tray leads to: a command, and what is still to be said of it.
struct Offer {
    QString id, label, help;
    Json command;
    std::vector<Ask> asks = {};
    bool answers = false; ///< the unit has something to resolve then, before anything else
};

/// What the unit of the acting side can do in the turn beside a throw: for which action it acts, holds, bonus actions.
/// Like all that follows, only what would not be refused.
std::vector<Offer> turnOffers(const game::Game& game, const game::Unit& unit);
/// How the unit can act out of turn: by a reaction, or by what it holds.
std::vector<Offer> answerOffers(const game::Game& game, const game::Unit& unit);
/// Those of them that fit when the unit is attacked so; all of them where the rules do not tell attacks apart.
std::vector<Offer> answersTo(const game::Game& game, std::vector<Offer> answers, const packs::Procedure& attack,
                             const packs::Weapon* weapon);
/// What can become of the unit: it leaves and comes, is split and joined, goes over, has words on its card.
std::vector<Offer> unitOffers(const game::Game& game, const game::Unit& unit);
/// How many of each there are in it, and of what it carries, put right by hand; empty where no unit consists of
/// members.
std::vector<Offer> correctionOffers(const game::Game& game, const game::Unit& unit);
/// Another name for the unit.
Offer renaming(const game::Unit& unit);
/// A line for the log.
Offer notice();
/// The game is over, though nothing in the rules says so.
Offer ending(const game::Game& game);
/// What the table can agree on at any time: more units, more or fewer rounds, that somebody gives up.
std::vector<Offer> tableOffers(const game::Game& game);

}
