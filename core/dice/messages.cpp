// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/messages.h"

#include "dice/translatable.h"

namespace adjutant::dice::messages {

const char* const pastNumbers =
    QT_TRANSLATE_NOOP("Words", "the result is past 9,223,372,036,854,775,807, the limit of numbers");
const char* const possiblyZeroDivisor =
    QT_TRANSLATE_NOOP("Words", "expected a divisor other than zero; this one can be zero");
const char* const tooDeep = QT_TRANSLATE_NOOP("Words", "a throw is nested at most 64 deep");
const char* const definedAlready = QT_TRANSLATE_NOOP("Words", "“%1” is defined already; a name holds one result");
const char* const expectedValue = QT_TRANSLATE_NOOP("Words", "a number, dice such as 3d6, a name or “(”");
const char* const noFace = QT_TRANSLATE_NOOP("Words", "a die needs at least one face");
const char* const tooManyDice = QT_TRANSLATE_NOOP("Words", "a throw has at most 1,000 dice");
const char* const tooManyRepeats = QT_TRANSLATE_NOOP("Words", "an expression is repeated at most 1,000,000 times");
const char* const tooManyLinks = QT_TRANSLATE_NOOP("Words", "a chain has at most 1,000,000 links");
const char* const tooManyExplosions = QT_TRANSLATE_NOOP("Words", "a die explodes at most 1,000,000 times");
const char* const tooManySteps = QT_TRANSLATE_NOOP("Words", "a run throws and repeats at most 1,000,000 times");
const char* const tooMuchWork = QT_TRANSLATE_NOOP("Words", "a run works out at most 30,000,000 numbers and dice");
const char* const endlessReroll =
    QT_TRANSLATE_NOOP("Words", "rr would never end: every face of the die meets its condition");
const char* const pastBudget = QT_TRANSLATE_NOOP("Words", "this is too much to be worked out exactly");
const char* const cancelled = QT_TRANSLATE_NOOP("Words", "cancelled");

}
