// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QLabel;
class QString;
class QWidget;

namespace adjutant::app {

/// The label of a field in a form, its words on one line with those of the field.
QLabel* labelBeside(QWidget& field, const QString& words);

}
