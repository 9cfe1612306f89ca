// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/dicerow.h"

#include "shell/theme.h"
#include "widgets/dicefall.h"
#include "widgets/flowlayout.h"
#include "widgets/textlabel.h"

#include <QVBoxLayout>

namespace adjutant::app {

DiceRow::DiceRow(const Theme& theme, QWidget* parent, const QString& tap) : QWidget(parent), m_theme(theme), m_tap(tap)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    m_title = new TextLabel(this);
    m_title->setMostLines(3); // and as wide as it is while there is room
    m_title->setProperty("role", QStringLiteral("quiet"));
    column->addWidget(m_title);
    m_inside = new QWidget(this);
    FlowLayout::in(m_inside, 8);
    column->addWidget(m_inside);
}

void DiceRow::addDie()
{
    m_dice.push_back(new DieView(m_theme, m_inside));
    if (m_tap.isEmpty()) {
        m_inside->layout()->addWidget(m_dice.back());
        return;
    }
    auto* button = new DieButton(m_dice.back(), m_tap, m_inside);
    connect(button, &DieButton::clicked, this, [this, die = m_buttons.size()] { Q_EMIT tapped(die); });
    m_inside->layout()->addWidget(button);
    m_buttons.push_back(button);
}

void DiceRow::setRow(const Look& look, bool small)
{
    m_title->setText(look.title);
    m_title->setVisible(!look.title.isEmpty());
    while (m_dice.size() < look.dice.size())
        addDie();
    for (std::size_t i = 0; i < m_dice.size(); ++i) {
        const bool shown = i < look.dice.size();
        m_dice[i]->setVisible(shown);
        m_dice[i]->setSmall(small);
        if (shown)
            m_dice[i]->setLook(look.dice[i]);
        if (m_tap.isEmpty())
            continue;
        m_buttons[i]->setVisible(shown);
        m_buttons[i]->refresh();
    }
    // What is out of sight hears of none of this, and would come into sight with its old height.
    m_inside->updateGeometry();
    updateGeometry();
}

DiceTable::DiceTable(const Theme& theme, QWidget* parent, const QString& tap)
    : QWidget(parent),
      m_theme(theme),
      m_tap(tap),
      m_fall(new DiceFall(theme, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
}

void DiceTable::saveRoom()
{
    m_savesRoom = true;
    delete layout();
    FlowLayout::in(this, 10);
}

/// Beside each other, rows stay as high as they are, and apart.
void DiceTable::addRow()
{
    constexpr int between = 14;
    auto* row = new DiceRow(m_theme, this, m_tap);
    connect(row, &DiceRow::tapped, this, [this, place = m_rows.size()](std::size_t die) { Q_EMIT tapped(place, die); });
    layout()->addWidget(row);
    if (m_savesRoom) {
        row->setContentsMargins(0, 0, between, 0);
        layout()->setAlignment(row, Qt::AlignTop);
    }
    m_rows.push_back(row);
}

void DiceTable::setRows(const std::vector<DiceRow::Look>& rows)
{
    constexpr std::size_t mostLarge = 7; // dice that leave room for what came of them
    if (rows != m_looks)
        m_fall->end();
    m_looks = rows;
    std::size_t dice = 0;
    for (const DiceRow::Look& row : rows)
        dice += row.dice.size();
    while (m_rows.size() < rows.size())
        addRow();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < rows.size());
        if (i < rows.size())
            m_rows[i]->setRow(rows[i], m_savesRoom && dice > mostLarge);
    }
    updateGeometry();
}

void DiceTable::drop()
{
    std::vector<DieView*> dice;
    for (std::size_t row = 0; row < m_looks.size(); ++row)
        for (std::size_t die = 0; die < m_looks[row].dice.size(); ++die)
            if (!m_looks[row].dice[die].typed && !m_looks[row].dice[die].blank)
                dice.push_back(m_rows[row]->die(die));
    if (isVisible())
        m_fall->start(dice);
}

void DiceTable::drop(std::size_t row, std::size_t die)
{
    if (isVisible() && row < m_looks.size() && die < m_looks[row].dice.size())
        m_fall->start({m_rows[row]->die(die)});
}

void DiceTable::hideEvent(QHideEvent* event)
{
    m_fall->end();
    QWidget::hideEvent(event);
}
}
