// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QFrame;
class QLineEdit;

namespace adjutant::app {

class ChoiceRow;
class FittingLabel;
class GlyphView;
class TableTimer;
class TextLabel;
class Theme;
class TouchButton;

/// The timer, to be read across the table: what it shows, what it counts, start, pause and reset.
class TimerPart : public QWidget
{
    Q_OBJECT

public:
    TimerPart(TableTimer& timer, const Theme& theme, QWidget* parent = nullptr);

private:
    void compose();
    void choose(const QString& minutes);
    void chooseUp();
    void read(const QString& typed);
    void startTyped();
    void refresh();
    void refreshChips();
    QString stateWords() const;

    TableTimer& m_timer;
    QFrame* m_face;
    FittingLabel* m_digits;
    GlyphView* m_sign;
    TextLabel* m_words;
    ChoiceRow* m_chips;
    QLineEdit* m_line;
    TouchButton* m_up;
    TextLabel* m_fault;
    TouchButton* m_start;
    TouchButton* m_reset;
};

}
