// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "shell/theme.h"

class QPainter;
class QStyle;
class QStyleOptionMenuItem;

namespace adjutant::app {

/// A row of a menu and a title in the menu bar, as large as a finger wants them.
QSize menuRowSize(const QStyleOptionMenuItem& row, QSize contents);
void paintMenuRow(QPainter& painter, const QStyle& style, const Colours& colours, const QStyleOptionMenuItem& row);
void paintMenuTitle(QPainter& painter, const QStyle& style, const QStyleOptionMenuItem& title);

}
