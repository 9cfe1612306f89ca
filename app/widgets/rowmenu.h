// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>

class QAbstractButton;
class QAbstractItemView;

namespace adjutant::app {

/// A right click on a row of the list, the menu key or a held finger chooses it and offers what these buttons do with
/// the chosen row: those that are shown then, each as able as its button.
void offerAtRows(QAbstractItemView& list, const QList<QAbstractButton*>& buttons);

}
