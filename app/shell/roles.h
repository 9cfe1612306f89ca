// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "shell/style.h"

namespace adjutant::app {

/// Gives a widget the fonts and colours that its properties ask for.
void dress(QWidget& widget, const Look& look);

}
