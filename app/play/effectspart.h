// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace adjutant::app {

class Theme;
class TouchButton;

/// What a throw would change, line by line: before, after, and a pad to correct the after. Where minis fall that carry
/// weapons, it asks which go with them.
class EffectsPart : public QWidget
{
    Q_OBJECT

public:
    explicit EffectsPart(const Theme& theme, QWidget* parent = nullptr);

    void setProposals(const game::Game& game, const std::vector<game::Proposal>& proposals);
    /// The command that accepts them as they are now shown.
    Json acceptance() const;
    /// The command that takes none of them.
    static Json refusal();

private:
    struct Line {
        game::Proposal proposal;
        int proposed = 0; ///< of a status: 1 for yes
        int value = 0;    ///< as it is shown now
        TouchButton* button = nullptr;
        bool ofWeapon = false, ofMember = false;
    };
    static QString yesOrNo(bool on);
    void addUnit(const game::Game& game, const QString& id);
    void addLine(const game::Game& game, const game::Proposal& proposal);
    void addCounter(const game::Game& game, const game::Proposal& proposal, const packs::Counter& counter);
    void addMembers(const game::Game& game, const game::Proposal& fallen);
    void addWeapons(const game::Game& game, const game::Proposal& fallen);
    QLayout* addAsked(const QString& words);
    void addPair(QLayout* flow, const game::Game& game, const game::Unit& unit, const QString& label, const QString& id,
                 int after);
    void addNumber(QWidget* into, const QString& unit, const QString& label, const game::Proposal& proposal, int most);
    void addStatus(const game::Game& game, const game::Proposal& proposal);
    QLayout* makeFlow(int gap);
    static QWidget* makePlace(QLayout* flow);
    TouchButton* addButton(QWidget* place, const QString& words);
    void openPad(TouchButton* button, std::size_t line, const QString& title, int most);
    void followFallen(const Line& fallen);
    void followMembers(const Line& said);
    void propose(Line& line, int value);
    void showValue(Line& line, int value);
    void correct(Line& line, int value);

    const Theme& m_theme;
    QVBoxLayout* m_column;
    QWidget* m_inside = nullptr;
    QLayout* m_changes = nullptr; ///< where the numbers of the last unit stand
    std::vector<Line> m_lines;
    game::Game m_game; ///< whose throw it was
};

}
