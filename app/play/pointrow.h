// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace adjutant::app {

class NumberRow;
class TextLabel;
class Theme;
class TouchButton;

/// One objective at the end of a round: what each side counts near it, and who holds it for what reason. Later counts
/// are only asked for while the earlier ones are even.
class PointRow : public QWidget
{
    Q_OBJECT

public:
    PointRow(const Theme& theme, const game::Game& game, int point, QWidget* parent = nullptr);

    /// Shows what the game has judged, or that it waits.
    void refresh(const game::Game& game);
    bool isJudged() const { return m_judged; }
    /// Puts the focus on what is to be counted first.
    void focusFirst();
    /// Whether later counts have their room also while nobody asks for them, so that nothing moves when they come.
    void keepRoom(bool kept);

Q_SIGNALS:
    /// All that is needed was counted, or somebody overruled it.
    void judged(const Json& command);
    /// What was judged is even by what is counted now, and more has to be counted.
    void opened(const Json& command);

private:
    struct Count {
        QString side, id;
        std::size_t order = 0;
        NumberRow* row = nullptr;
        std::optional<int> known = {}; ///< of what nobody needs to be asked
    };
    QWidget* buildOrder(const game::Game& game, std::size_t order);
    int mostOf(const game::Game& game, const game::Side& side, const packs::Objective::Count& count) const;
    void takeWhatIsKnown();
    void counted();
    void openAgain();
    void showCounts(const game::Control& control);
    bool isEven(std::size_t order) const;
    bool isNeeded(std::size_t order) const;
    void showNeeded();
    std::optional<std::size_t> askedFirst() const;
    void showWords();
    void openMenu();

    const Theme& m_theme;
    const packs::Objective m_objective;
    int m_point;
    bool m_judged = false;
    Json m_said; ///< how it was judged last
    QString m_verdict; ///< who holds it, and why
    std::vector<game::Side> m_sides;
    std::size_t m_orders = 0;
    std::vector<Count> m_counts;
    std::vector<QWidget*> m_lines; ///< one a comparison
    TextLabel* m_words = nullptr;
    TouchButton* m_more = nullptr;
};

}
