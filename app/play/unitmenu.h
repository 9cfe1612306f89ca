// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QMenu;

namespace adjutant::app {

class Desk;

/// What can be said of a unit by hand: each status that it may have, and that it is lost.
void addUnitActions(QMenu& menu, Desk& desk, const QString& unit);

}
