// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QLineEdit;

namespace adjutant::app {

/// Gives the line a button that empties it, with the name that Qt leaves out.
void addClearButton(QLineEdit& line);

}
