// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <functional>
#include <vector>

class QMenu;
class QScrollArea;

namespace adjutant::app {

class Desk;
class TextLabel;
struct SideFact;
class Theme;
class TouchButton;

/// What a side has beside its units, at its own side of the table: cubes, enablers, tokens, states. What only its
/// player may see is written nowhere until the button is held down, and gone when it is let go. It takes no more than
/// half of its side, or what the units leave; beyond that it is scrolled, and takes the whole side until something is
/// done.
class SidePart : public QWidget
{
    Q_OBJECT

public:
    SidePart(Desk& desk, const Theme& theme, bool mirrored, QWidget* parent = nullptr);

    void refresh(const QString& side);
    /// It takes more than half of its side where the units leave it.
    void leaveRoomFor(std::function<int()> heightOfUnits) { m_heightOfUnits = std::move(heightOfUnits); }
    /// Takes its room anew, where what the units take has changed.
    void fit();
    /// What else can be done for the side; it stands beside the name.
    QWidget* more() const;

Q_SIGNALS:
    /// It takes the room of the units, or gives it back.
    void unfolded(bool whole);

protected:
    bool event(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showFacts(const std::vector<SideFact>& facts);
    void place(std::size_t label);
    /// Of the heads, and of what stands beside them.
    struct Widths {
        int words[2] = {}, lines[2] = {};
    };
    Widths widest(const QStringList& texts) const;
    int lowestHeads(int least, int most, int room) const;
    void share(int width);
    void showHand();
    void hideHand();
    void unfold(bool whole);
    void openMenu();
    void addResources(QMenu& menu);
    void setResource(const QString& resource);

    Desk& m_desk;
    const Theme& m_theme;
    QString m_side;
    std::function<int()> m_heightOfUnits;
    QScrollArea* m_scroll;
    QWidget* m_facts;
    std::vector<TextLabel*> m_labels; ///< of each fact its head and its words
    QStringList m_texts;              ///< of them, before they are broken
    Qt::Alignment m_align;
    bool m_stacked = false;
    TextLabel* m_hand;
    TouchButton* m_hold;
    TouchButton* m_more;
    TouchButton* m_whole; ///< shows all of it, where that needs the room of the units
};

}
