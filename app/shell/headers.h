// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QPainter;
class QStyleOption;

namespace adjutant::app {

struct Colours;

/// What stands above and beside a table: on its own ground, told from it by a line.
void paintHeader(QPainter& painter, const Colours& colours, const QStyleOption& option);

}
