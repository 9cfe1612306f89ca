// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPageSize>

namespace adjutant::app {

/// What lies in a printer where the window is: A4, or Letter where inches are counted.
QPageSize::PageSizeId usualPaper();

}
