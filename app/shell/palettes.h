// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "shell/theme.h"

#include <utility>
#include <vector>

namespace adjutant::app {

/// One look of the program, whole: a value, so that tests can hold every colour against its ground.
struct Scheme {
    QPalette palette;
    Colours colours;
    bool dark = false;
};

Scheme lightScheme();
Scheme darkScheme();
Scheme highContrastScheme();

/// How far two colours are apart for the eye, 1 to 21, as WCAG 2 counts it.
double contrast(const QColor& one, const QColor& other);

}
