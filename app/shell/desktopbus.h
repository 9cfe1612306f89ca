// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace adjutant::app {

/// Whether a session bus is there to be asked. Without one D-Bus would try to start its own, which takes long.
bool hasDesktopBus();

}
