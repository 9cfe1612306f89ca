// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "widgets/choicerow.h"

namespace adjutant::app {

/// One thing that a side has to say of the action that it buys with a cube.
struct CubeQuestion {
    QString label;
    std::vector<ChoiceRow::Item> items; ///< none: nothing that would do
};

/// What is to be said next after these answers, which are ids of the items of the questions before; nothing: all is
/// said. Only what the rules let the side have is among the items.
std::optional<CubeQuestion> nextQuestion(const game::Game& game, const packs::TrackAction& action,
                                         const QStringList& answers);

/// The command, once all is said.
Json cubeCommand(const packs::TrackAction& action, const QStringList& answers);

}
