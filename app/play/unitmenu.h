// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QMenu;
class QWidget;

namespace adjutant::app {

class Desk;
class Theme;

/// What can be said of a unit by hand: what it does in the turn and what becomes of it, each status that it may have,
/// and that it is lost. Dialogs belong to `parent`.
void addUnitActions(QMenu& menu, Desk& desk, const Theme& theme, const QString& unit, QWidget* parent);

}
