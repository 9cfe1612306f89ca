// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/newgameplan.h"

namespace adjutant::app {

/// Dice that answer a question of the set-up, before there is a game.
struct RollOff {
    QString side;  ///< the answer
    QString words; ///< how they fell
};

/// Whether the rules have such dice for the question.
bool canRollOff(const packs::Pack& pack, const QString& question);
/// Throws until one side wins. The names of the sides are those of the plan.
Expected<RollOff> rollOff(const NewGamePlan& plan, const QString& question, dice::FaceSource& dice);

}
