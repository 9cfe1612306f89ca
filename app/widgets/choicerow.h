// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

namespace adjutant::app {

class FlowLayout;
class ShapeBadge;
class TextLabel;
class Theme;
class TouchButton;

/// A few things of which one is taken, all of them in sight.
class ChoiceRow : public QWidget
{
    Q_OBJECT

public:
    struct Item {
        QString id, text, detail, key;
        QString help = {}; ///< in full words, what the others only say in short
        QString room = {}; ///< a detail that it may get later, without its neighbours going aside for it
        bool operator==(const Item&) const = default;
    };

    ChoiceRow(const Theme& theme, const QString& label, QWidget* parent = nullptr);

    void setLabel(const QString& label);
    /// Told by its label, and wherever a button of it has no help of its own.
    void setHelp(const QString& help);
    /// A row by itself, with no other to stand below: its label takes one line, unless text is large.
    void standAlone();
    /// In a column that is narrow, the label stands above what can be chosen, and long words may be broken.
    void setLabelAbove();
    /// It waits for an answer: its label stands out.
    void setAsked(bool asked);
    /// Beside the label the mark of the side that is chosen from.
    void setSide(const QString& name, const QString& shape, const QString& colour);
    /// One row of several that should take a line each: its buttons stand closer.
    void setTight();
    /// Does not emit.
    void setItems(const std::vector<Item>& items, const QString& chosen);
    void setSpacing(int spacing);
    /// Where a menu opens that belongs to one of them, on the screen.
    QPoint below(const QString& id) const;
    /// What stands behind them all.
    void setLast(QWidget* last);

Q_SIGNALS:
    void chosen(const QString& id);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void giveLabelRoom();

    const Theme& m_theme;
    bool m_alone = false, m_above = false, m_tight = false, m_asked = false;
    TextLabel* m_label;
    ShapeBadge* m_side = nullptr;
    FlowLayout* m_flow;
    std::vector<Item> m_items;
    std::vector<TouchButton*> m_buttons;
};

}
