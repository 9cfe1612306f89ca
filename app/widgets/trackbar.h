// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

class QHBoxLayout;

namespace adjutant::app {

class ShapeBadge;
class TextLabel;
class Theme;

/// The line above the table, to be read from a metre away: round and phase, both scores, whose turn it is, the time.
class TrackBar : public QWidget
{
    Q_OBJECT

public:
    struct SideLook {
        QString name, colour, shape;
        int score = 0;
    };
    struct Look {
        int round = 0, rounds = 0;
        QString phase;
        std::vector<SideLook> sides; ///< two of them are shown facing each other
        int acting = -1;             ///< which of the sides; −1: nobody
        QString turn;                ///< `Red to act`
        QString scoreNote{};         ///< what is to be known of the score
        QString branch{};            ///< of a game that was branched off another one: where
    };

    explicit TrackBar(const Theme& theme, QWidget* parent = nullptr);

    void setTrack(const Look& look);
    void setClock(qint64 seconds, bool stopped);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* buildScore();
    QWidget* buildTurn();
    void showSides(const Look& look);

    const Theme& m_theme;
    TextLabel* m_round = nullptr;
    TextLabel* m_phase = nullptr;
    TextLabel* m_score = nullptr;
    TextLabel* m_names[2] = {};
    ShapeBadge* m_marks[2] = {};
    ShapeBadge* m_turnMark = nullptr;
    TextLabel* m_turn = nullptr;
    TextLabel* m_clock = nullptr;
};

/// `Round 3 of 6`, `Set-up`.
QString roundText(const TrackBar::Look& look);
/// `1:02:14`, `4:09`.
QString clockText(qint64 seconds);

}
