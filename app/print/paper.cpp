// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/paper.h"

#include <QLocale>

namespace adjutant::app {

QPageSize::PageSizeId usualPaper()
{
    const bool metric = QLocale::system().measurementSystem() == QLocale::MetricSystem;
    return metric ? QPageSize::A4 : QPageSize::Letter;
}

}
