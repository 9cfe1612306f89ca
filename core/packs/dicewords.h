// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/issue.h"

#include <QString>

namespace adjutant::packs {

/// What the dice say, in the language of the window.
QString toWords(const dice::Issue& issue);

}
