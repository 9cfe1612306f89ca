// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/dieview.h"

#include <vector>

class QVBoxLayout;

namespace adjutant::app {

class TextLabel;

/// The dice that lie together, with what they are for above them.
class DiceRow : public QWidget
{
    Q_OBJECT

public:
    struct Look {
        QString title;
        std::vector<DieLook> dice;
    };

    explicit DiceRow(const Theme& theme, QWidget* parent = nullptr);

    void setRow(const Look& look);

private:
    const Theme& m_theme;
    TextLabel* m_title;
    QWidget* m_inside;
    std::vector<DieView*> m_dice;
};

/// Rows of dice below one another, in the order in which they fell.
class DiceTable : public QWidget
{
    Q_OBJECT

public:
    explicit DiceTable(const Theme& theme, QWidget* parent = nullptr);

    void setRows(const std::vector<DiceRow::Look>& rows);

private:
    const Theme& m_theme;
    QVBoxLayout* m_column;
    std::vector<DiceRow*> m_rows;
};

}
