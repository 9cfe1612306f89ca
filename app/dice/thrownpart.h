// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/dicerow.h"

#include <QWidget>

namespace adjutant::app {

class Evening;
struct LyingThrow;
class TextLabel;
class Theme;
class TouchButton;

/// The throw that lies there: the total, a line of words, the dice. A tap on a die throws it again, for one that came
/// to lie crooked.
class ThrownPart : public QWidget
{
    Q_OBJECT

public:
    ThrownPart(Evening& evening, const Theme& theme, QWidget* parent = nullptr);

Q_SIGNALS:
    void said(const QString& words);
    /// The throw lies there, and what came of it may be shown elsewhere.
    void settled();

private:
    void refresh();
    void drop();
    void copy();

    Evening& m_evening;
    TextLabel* m_total;
    TextLabel* m_words;
    TextLabel* m_cocked;
    TextLabel* m_hint;
    TouchButton* m_copy;
    DiceTable* m_dice;
    bool m_dropping = false;         ///< another throw takes the place of one that still falls
    std::vector<std::size_t> m_rows; ///< which throw each row of dice shows
};

/// Its dice, a row a throw, at most a hundred of them.
std::vector<DiceRow::Look> diceLook(const LyingThrow& lying, std::vector<std::size_t>* throwsOfRows = nullptr);

}
