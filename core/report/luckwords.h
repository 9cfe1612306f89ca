// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/luck.h"

namespace adjutant::report {

/// `Ann · dice of the table`.
QString titleOf(const LuckGroup& group);

/// What can be said of dice of one kind: how many, their average, and whether that means anything. A verdict is never
/// among it.
QString luckWords(const DieLuck& luck);

/// A line a face: seen, expected, and what 95 of 100 evenings show.
QString luckLine(const FaceLuck& face);

/// `3`, or of a die with many faces `11–20`.
QString faceText(const FaceLuck& face);
/// How often fair dice would show it.
QString expectedText(const FaceLuck& face);

}
