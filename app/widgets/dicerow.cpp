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

void DiceRow::setRow(const Look& look)
{
    m_title->setText(look.title);
    m_title->setVisible(!look.title.isEmpty());
    while (m_dice.size() < look.dice.size())
        addDie();
    for (std::size_t i = 0; i < m_dice.size(); ++i) {
        const bool shown = i < look.dice.size();
        m_dice[i]->setVisible(shown);
        if (shown)
            m_dice[i]->setLook(look.dice[i]);
        if (m_tap.isEmpty())
            continue;
        m_buttons[i]->setVisible(shown);
        m_buttons[i]->refresh();
    }
}

DiceTable::DiceTable(const Theme& theme, QWidget* parent, const QString& tap)
    : QWidget(parent),
      m_theme(theme),
      m_tap(tap),
      m_fall(new DiceFall(theme, this))
{
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
}

void DiceTable::setRows(const std::vector<DiceRow::Look>& rows)
{
    if (rows != m_looks)
        m_fall->end();
    m_looks = rows;
    while (m_rows.size() < rows.size()) {
        m_rows.push_back(new DiceRow(m_theme, this, m_tap));
        connect(m_rows.back(), &DiceRow::tapped, this,
                [this, row = m_rows.size() - 1](std::size_t die) { Q_EMIT tapped(row, die); });
        m_column->addWidget(m_rows.back());
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < rows.size());
        if (i < rows.size())
            m_rows[i]->setRow(rows[i]);
    }
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
