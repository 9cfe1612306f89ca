// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/issue.h"

#include <QString>

#include <string>

namespace adjutant::packs {

/// What the dice say, in the language of the window.
QString toWords(const dice::Issue& issue);

/// What counted dice are, as the dice notation has it, in words: `5 or more` for `>= 5` and for `> 4`. What is rarer
/// stays as it is.
QString conditionInWords(const std::string& condition);

/// Dice to be read, `2d10` or `d6`, as the language writes them: `2W10`. What can be typed stays in the dice notation.
QString diceInWords(const std::string& dice);

}
