// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/diebutton.h"
#include "widgets/dieview.h"

#include <vector>

namespace adjutant::app {

class DiceFall;
class TextLabel;

/// The dice that lie together, with what they are for above them.
class DiceRow : public QWidget
{
    Q_OBJECT

public:
    struct Look {
        QString title;
        std::vector<DieLook> dice;

        bool operator==(const Look&) const = default;
    };

    /// Tappable dice are buttons that say what a tap does to them.
    explicit DiceRow(const Theme& theme, QWidget* parent = nullptr, const QString& tap = {});

    void setRow(const Look& look, bool small = false);
    DieView* die(std::size_t place) const { return m_dice.at(place); }

Q_SIGNALS:
    void tapped(std::size_t die);

private:
    void addDie();

    const Theme& m_theme;
    QString m_tap;
    TextLabel* m_title;
    QWidget* m_inside;
    std::vector<DieView*> m_dice;
    std::vector<DieButton*> m_buttons; ///< around the dice, when they can be tapped
};

/// Rows of dice below one another, in the order in which they fell.
class DiceTable : public QWidget
{
    Q_OBJECT

public:
    explicit DiceTable(const Theme& theme, QWidget* parent = nullptr, const QString& tap = {});

    /// Rows stand beside each other where they can, and many dice are smaller. Said before there are any.
    void saveRoom();
    void setRows(const std::vector<DiceRow::Look>& rows);

    /// The dice that lie there fell just now: those that the app threw tumble, if that is wanted.
    void drop();
    /// Only this one fell.
    void drop(std::size_t row, std::size_t die);
    DiceFall& fall() { return *m_fall; }

Q_SIGNALS:
    void tapped(std::size_t row, std::size_t die);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void addRow();

    const Theme& m_theme;
    QString m_tap;
    std::vector<DiceRow*> m_rows;
    std::vector<DiceRow::Look> m_looks;
    bool m_savesRoom = false;
    DiceFall* m_fall;
};

}
