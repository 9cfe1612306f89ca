// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRect>

class QColor;
class QPainter;
class QStyle;
class QStyleOption;
class QStyleOptionComboBox;
class QWidget;

namespace adjutant::app {

/// The parts of a combo box, which is a field with an arrow at its end.
QSize comboSize(QSize contents);
QRect comboWords(const QStyleOption& combo);
QRect comboArrow(const QStyleOption& combo);
void paintComboLabel(QPainter& painter, const QStyle& style, const QStyleOptionComboBox& combo, const QWidget* widget);
void paintComboArrow(QPainter& painter, const QStyleOption& combo, const QColor& ink);

/// Whether it is the list that a combo box opens.
bool isListOfCombo(const QWidget* widget);

}
