// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "report/report.h"

class QImage;
class QPagedPaintDevice;

namespace adjutant::app {

/// The report of a game with its charts, on paper that leaves the margins to it: two centimetres, and a number below
/// each page. Any thread will do.
void print(const report::Report& report, QPagedPaintDevice& paper);

/// A chart as dots, `sharpness` of them for each of its pixels.
QImage drawn(const report::Picture& picture, double sharpness);

}
