// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/counterbutton.h"

#include <QAbstractButton>
#include <QMenu>

#include <vector>

class QBoxLayout;

namespace adjutant::app {

class FlowLayout;
class GlyphView;
class ShapeBadge;
class TextLabel;
class Theme;
class TouchButton;

/// What a card shows of a unit.
struct CardLook {
    enum class State { Ready, ReadyAgain, Chosen, Active, Target, Done, Destroyed };
    struct Pair {
        QString label, text;
        QString help = {}; ///< in full words
        bool operator==(const Pair&) const = default;
    };

    QString id, name, type;
    QString kindShape, sideColour;
    int number = 0; ///< the key that chooses it; 0: none
    State state = State::Ready;
    bool canActivate = false, canPass = false;
    std::vector<CounterLook> counters;
    std::vector<Pair> weapons; ///< name; dice and range
    std::vector<Pair> stats;
    QStringList statuses; ///< those that it has, in words
    bool isToAct = false; ///< in this round, whatever else it is now

    bool operator==(const CardLook&) const = default;
};

QString stateWord(CardLook::State state);
Glyph stateGlyph(CardLook::State state);

/// A unit as it stands: a tap chooses it, a second one acts, its counters open pads, the button at its corner holds the
/// rest. Its state is told by ground, edge, sign and word.
class UnitCard : public QAbstractButton
{
    Q_OBJECT

public:
    /// Mirrored cards belong to the army on the right.
    UnitCard(const Theme& theme, bool mirrored, QWidget* parent = nullptr);

    void setCard(const CardLook& card);
    const CardLook& card() const { return m_card; }
    /// Opens the pad of its first counter.
    void openCounter();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void activateWanted();
    void passWanted();
    void renameWanted();
    /// The menu at its corner opens: there is room at its end for what else can be done.
    void menuOpens(QMenu* menu);
    void corrected(const QString& counter, int value, const QString& why);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void buildHead(QBoxLayout* column);
    void buildFacts(QBoxLayout* column);
    void fitName();
    void placeMore();
    void showCounters();
    void showFacts();
    void openMenu(const QPoint& at);

    const Theme& m_theme;
    bool m_mirrored;
    CardLook m_card;
    TextLabel* m_name = nullptr;
    TextLabel* m_state = nullptr;
    TextLabel* m_statuses = nullptr; ///< below the head, as wide as the card
    TextLabel* m_facts = nullptr;
    QBoxLayout* m_head = nullptr;
    QBoxLayout* m_mark = nullptr;
    ShapeBadge* m_badge = nullptr;
    GlyphView* m_sign = nullptr;
    TouchButton* m_more = nullptr;
    FlowLayout* m_counterRow = nullptr;
    std::vector<CounterButton*> m_counters;
};

}
