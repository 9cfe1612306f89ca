// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/dicerow.h"

#include <QWidget>

class QBoxLayout;

namespace adjutant::app {

class ShapeBadge;
class TextLabel;
class Theme;
class TouchButton;

/// A unit and the tokens on it: while they are placed with what adds one and takes one back, then with its roll.
class TokenRow : public QWidget
{
    Q_OBJECT

public:
    struct Look {
        QString id, name, words; ///< what it needs, or what came of its roll
        QString shape, colour;
        int number = 0; ///< the key that means it; 0: none
        int tokens = 0;
        bool placing = false, mayAdd = false;
        QString add;                      ///< what adding is called, where it is more than a token
        bool chosen = false, due = false; ///< the roll that is next, or still to come
        DiceRow::Look dice;
    };

    explicit TokenRow(const Theme& theme, QWidget* parent = nullptr);

    void setLook(const Look& look);
    const QString& unit() const { return m_unit; }
    /// Of the button at its end, which all rows have of the same width, so that what is before it stands in columns.
    int lastWidth() const;
    void setLastWidth(int width);

Q_SIGNALS:
    void added();
    void taken();
    /// Its roll is to be the next.
    void chosen();

protected:
    void changeEvent(QEvent* event) override;

private:
    void placeTokens();
    void showButtons(const Look& look);

    const Theme& m_theme;
    QString m_unit;
    QBoxLayout* m_lines;
    ShapeBadge* m_badge;
    TextLabel* m_name;
    TextLabel* m_words;
    DiceRow* m_dice;
    TouchButton* m_take;
    TextLabel* m_count;
    TouchButton* m_add;
    TouchButton* m_roll;
};

}
