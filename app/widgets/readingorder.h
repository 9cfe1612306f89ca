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

}
