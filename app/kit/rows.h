// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

class QWidget;

namespace adjutant::app {

/// Side by side, the first as wide as there is room; one below the other where there is too little.
QWidget* inOneLine(const QList<QWidget*>& widgets, QWidget* parent);

/// Tab goes through them in this order, and through what is inside: a row of choices makes its buttons later than what
/// stands below it was made.
void inTabOrder(const QList<QWidget*>& widgets);

}
