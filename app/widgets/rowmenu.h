// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

#include <functional>

class QAbstractButton;
class QAbstractItemView;
class QPoint;

namespace adjutant::app {

/// A right click on a row of the list, the Menu key, Shift+F10 or a held finger chooses it and asks for its menu:
/// where, on the screen.
void onRowMenu(QAbstractItemView& list, std::function<void(const QPoint&)> open);

/// That menu offers what these buttons do with the chosen row: those that are shown then, each as able as its button,
/// and to read what the row tells on hover.
void offerAtRows(QAbstractItemView& list, const QList<QAbstractButton*>& buttons);

}
