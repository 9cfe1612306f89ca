// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>

namespace adjutant::app
{

/// An icon of resources/icons in this colour. Empty where SVG images cannot be read; every place that shows one has
/// words too.
QIcon tintedIcon(const QString& name, const QColor& colour);

}
