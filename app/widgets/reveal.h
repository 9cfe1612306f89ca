// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

class QScrollArea;
class QWidget;

namespace adjutant::app {

/// The innermost in the same window that scrolls the widget, or null.
QScrollArea* scrollAreaAround(const QWidget& widget);

/// Scrolls to these once they have their places: to all of them where there is room, else to the last named first.
void revealLater(const QList<QWidget*>& widgets);
/// At once, where everything has its place already.
void reveal(QWidget& widget);
}
