// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

class QWidget;

namespace adjutant::app {

/// What can have the focus in there, in the order in which its layouts place it, whether it is in sight or not.
QList<QWidget*> inReadingOrder(QWidget& part);

/// Tab goes from each to the next.
void tabThrough(const QList<QWidget*>& widgets);

/// What Tab leads to first in there as it is now, or null.
QWidget* firstReached(QWidget& part);

/// What Tab leads to that stands in the next row below this widget, or above it, and closest to it there: among what is
/// scrolled with it, or else in its column of the window. Null: nothing does.
QWidget* inNextRow(const QWidget& from, bool below);

}
