// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>

class QAbstractButton;

namespace adjutant::app {

/// An icon of resources/icons in this colour. Empty where SVG images cannot be read; every place that shows one has
/// words too.
QIcon tintedIcon(const QString& name, const QColor& colour);

/// Puts it before a button's words, as large as they are and with some air between.
void setTintedIcon(QAbstractButton& button, const QString& name, const QColor& colour);

}
