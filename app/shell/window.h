// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace adjutant::app {

/// Opens the window, on a saved game when one is named, and stays until it is closed. Gives the exit status.
int runWindow(int& argc, char** argv, const QString& file);

}
