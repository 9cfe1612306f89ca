// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// What several parts of the engine say: each checks the same limit at its own time, before or while dice fall.
namespace adjutant::dice::messages {

extern const char* const pastNumbers;
extern const char* const possiblyZeroDivisor;
extern const char* const tooDeep;
extern const char* const definedAlready;
extern const char* const expectedValue;
extern const char* const noFace;
extern const char* const tooManyDice;
extern const char* const tooManyRepeats;
extern const char* const tooManyLinks;
extern const char* const tooManyExplosions;
extern const char* const tooManySteps;
extern const char* const tooMuchWork;
extern const char* const endlessReroll;
extern const char* const pastBudget;
extern const char* const cancelled;

}
