// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "shell/theme.h"

#include <QWidget>

namespace adjutant::app {

/// Whether two lines of its text no longer stand on one button, so that words need the room that stood beside them.
inline bool hasLargeText(const QWidget& widget)
{
    return widget.fontMetrics().height() * 2 > Theme::touch;
}

}
