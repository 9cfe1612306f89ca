// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/glyph.h"

#include <QIcon>

namespace adjutant::app {

/// A sign in the middle third of an icon, always in the colour that quiet words have when it is painted.
QIcon glyphIcon(Glyph glyph);

}
