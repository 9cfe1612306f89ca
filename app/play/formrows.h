// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QFormLayout;
class QLabel;
class QString;
class QWidget;

namespace adjutant::app {

class Theme;

/// Puts a form's labels beside its fields, or above them where there is no room, and lets the fields take what is left.
void spread(QFormLayout& form);

/// What stands in a form for this field: named, high enough for a finger, and with buttons where it is a number.
QWidget* forFingers(const Theme& theme, QWidget* field, const QString& words);

/// The label of a field in a form, its words on one line with those of the field.
QLabel* labelBeside(QWidget& field, const QString& words);

}
