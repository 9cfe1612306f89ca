// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QAccessibleInterface;
class QObject;
class QString;

namespace adjutant::app {

/// What screen readers meet in a button that is one out of many: Qt would call it a check box unless it sees to it by
/// itself that only one is chosen, and then it lets none be given up. To be installed with QAccessible.
QAccessibleInterface* radioAccess(const QString& className, QObject* object);

}
