// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/throwbuilder.h"

#include <QWidget>

#include <variant>
#include <vector>

namespace adjutant::app {

class Theme;
class TouchButton;

/// Dice and what can be done with them, to be tapped.
class ChipBoard : public QWidget
{
    Q_OBJECT

public:
    explicit ChipBoard(const Theme& theme, QWidget* parent = nullptr);

    /// Chips that need dice are only there for the taking when the text has some.
    void follow(const QString& text);

Q_SIGNALS:
    void dieTapped(int sides);
    void chipTapped(Chip chip);

private:
    TouchButton* add(QWidget* row, const QString& text, const QString& help, const QString& id);
    void addDice();
    void addChips();
    QWidget* addRow(const QString& name);

    const Theme& m_theme;
    std::vector<TouchButton*> m_forDice, m_forText;
};

}
