// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <string>

namespace adjutant::app {

/// What counted dice are, as the dice notation has it, in words: `5 or more` for `>= 5`. What is rarer stays as it is.
QString conditionInWords(const std::string& condition);

}
