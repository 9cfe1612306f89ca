// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/cards.h"
#include "report/report.h"

#include <QPageSize>

class QPagedPaintDevice;

namespace adjutant::app {

// All of these need a QGuiApplication, but no display, and may run on any thread.

/// The report of a game as pages.
QByteArray toPdf(const report::Report& report);

/// The quick reference of a pack.
QByteArray toPdf(const report::Sheet& sheet, QPageSize::PageSizeId page = QPageSize::A4);

/// Its unit cards and a blank score sheet.
QByteArray toPdf(const report::Cards& cards, QPageSize::PageSizeId page = QPageSize::A4);

/// The quick reference on a printer.
void print(const report::Sheet& sheet, QPagedPaintDevice& printer);

}
