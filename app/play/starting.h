// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace adjutant::app {

class Desk;

/// The procedures to which the table can go on now: the check that comes first, or else what the acting unit may do
/// to one of its targets with the weapon it has taken.
QStringList startableOn(const Desk& desk);

/// Prepares a procedure on the tray: aims at the first target it fits, unless the one that is aimed at does.
void startOn(Desk& desk, const QString& procedure);

}
