// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QBoxLayout;
class QScrollArea;

namespace adjutant::journal {
struct Entry;
}

namespace adjutant::app {

class Desk;
class DiceTable;
class OddsPart;
class ShapeBadge;
class TextLabel;
class Theme;
struct ShownThrow;

/// What everybody at the table wants to see, in letters for two metres away: the round and phase, whose turn it is, the
/// score, the last dice and the odds of what is prepared, what is next and what was done last. Nothing in it can be
/// tapped, and nothing that only one side may know is in it.
class TableSheet : public QWidget
{
    Q_OBJECT

public:
    /// The letters are this many times as large as those of the program, or as large as there is room for.
    TableSheet(Desk& desk, const Theme& theme, qreal scale, QWidget* parent = nullptr);
    ~TableSheet() override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildTrack();
    QWidget* buildScore();
    QWidget* buildBelow();
    QWidget* buildWords();
    void follow();
    void catchUp();
    void drop();
    void refresh();
    void showTrack();
    void showScore();
    void addPlace(bool mirrored);
    void showThrow();
    bool isOfBefore() const;
    void showOdds();
    void showWords();
    void say(const QString& words);
    void tell(const QString& words);
    bool isThrow(const journal::Entry& entry) const;
    void fit();
    /// Times those of the sheet.
    struct Letters {
        qreal dice, odds;
    };
    bool fits(qreal scale, Letters letters);
    bool fitAround(qreal pixels, qreal least);
    bool growOdds(qreal scale, Letters letters);
    bool findLetters();
    bool showsTitles() const;
    void setScale(qreal scale);
    void setLetters(Letters letters);
    void setStacked(bool stacked);
    TextLabel* label(QWidget* parent, qreal factor, bool bold = true);
    ShapeBadge* badge(QWidget* parent, qreal lines);

    Desk& m_desk;
    const Theme& m_theme;
    const qreal m_wanted;
    qreal m_scale;
    QTimer m_following, m_fitting; ///< so that both are done once for whatever changes at a time
    bool m_isBehind = false;
    std::optional<QString> m_heard;                     ///< what was said meanwhile
    std::vector<std::pair<TextLabel*, qreal>> m_labels; ///< and how large they are at a scale of 1
    std::vector<std::pair<ShapeBadge*, qreal>> m_badges;
    TextLabel* m_round = nullptr;
    TextLabel* m_phase = nullptr;
    ShapeBadge* m_turnMark = nullptr;
    TextLabel* m_turn = nullptr;
    QWidget* m_score = nullptr;
    struct Place {
        ShapeBadge* mark;
        TextLabel *name, *points;
    };
    std::vector<Place> m_places; ///< of the sides
    QScrollArea* m_scroll = nullptr;
    QWidget* m_below = nullptr; ///< dice and odds, which give way when there are many
    QWidget* m_thrown = nullptr;
    TextLabel* m_throwTitle = nullptr;
    DiceTable* m_dice = nullptr;
    TextLabel* m_throwWords = nullptr;
    QBoxLayout* m_outcome = nullptr; ///< dice and what came of them
    QWidget* m_prepared = nullptr;
    TextLabel* m_preparedTitle = nullptr;
    OddsPart* m_odds = nullptr;
    TextLabel* m_now = nullptr;
    TextLabel* m_done = nullptr;
    std::pair<qint64, qint64> m_throwMark{-1, 0}; ///< of the one that is shown
    std::unique_ptr<ShownThrow> m_last;
};

}
