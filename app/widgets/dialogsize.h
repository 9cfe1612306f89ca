// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QDialog;
class QSize;

namespace adjutant::app {

/// As large as wanted, as far as the edges of the window before which it stands stay in sight.
void resizeInSight(QDialog& dialog, const QSize& wanted);

}
