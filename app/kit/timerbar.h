// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>
#include <QLabel>

namespace adjutant::app {

class GlyphView;
class TableTimer;
class TextLabel;
class Theme;
class TouchButton;

/// Says below every page that the time is up, until somebody has seen it.
class TimerBar : public QFrame
{
    Q_OBJECT

public:
    TimerBar(TableTimer& timer, const Theme& theme, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void label();
    void refresh();

    TableTimer& m_timer;
    GlyphView* m_sign;
    TextLabel* m_words;
    TouchButton* m_again;
    TouchButton* m_close;
};

/// What the timer shows, small, for the corner of the menu bar; nothing while it is ready to start.
class TimerCorner : public QLabel
{
    Q_OBJECT

public:
    explicit TimerCorner(TableTimer& timer, QWidget* parent = nullptr);

private:
    void refresh();

    TableTimer& m_timer;
};

}
