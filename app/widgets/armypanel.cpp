// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/armypanel.h"

#include "shell/theme.h"
#include "widgets/shapebadge.h"
#include "widgets/textlabel.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace adjutant::app {

ArmyPanel::ArmyPanel(const Theme& theme, bool mirrored, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_mirrored(mirrored)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(buildHead());
    auto* scroll = new QScrollArea(this);
    m_scroll = scroll;
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setAccessibleName(mirrored ? tr("Units on the right") : tr("Units on the left"));
    auto* inside = new QWidget(scroll);
    m_column = new QVBoxLayout(inside);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    m_column->addStretch();
    scroll->setWidget(inside);
    column->addWidget(scroll, 1);
}

QWidget* ArmyPanel::buildHead()
{
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(4, 4, 4, 2);
    row->setSpacing(8);
    m_mark = new ShapeBadge(head, 1.3);
    m_name = new TextLabel(head, 1.25, true);
    m_turn = new TextLabel(head, 1);
    m_turn->setWordWrap(false);
    row->addWidget(m_mark);
    row->addWidget(m_name, 1);
    row->addWidget(m_turn);
    if (m_mirrored)
        row->setDirection(QBoxLayout::RightToLeft);
    m_name->setAlignment(m_mirrored ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    return head;
}

UnitCard* ArmyPanel::addCard()
{
    auto* card = new UnitCard(m_theme, m_mirrored, this);
    connect(card, &UnitCard::clicked, this, [this, card] { Q_EMIT tapped(card->card().id); });
    connect(card, &UnitCard::activateWanted, this, [this, card] { Q_EMIT activateWanted(card->card().id); });
    connect(card, &UnitCard::passWanted, this, [this, card] { Q_EMIT passWanted(card->card().id); });
    connect(card, &UnitCard::renameWanted, this, [this, card] { Q_EMIT renameWanted(card->card().id); });
    connect(card, &UnitCard::menuOpens, this, [this, card](QMenu* menu) { Q_EMIT menuOpens(card->card().id, menu); });
    connect(card, &UnitCard::corrected, this, [this, card](const QString& counter, int value, const QString& why) {
        Q_EMIT corrected(card->card().id, counter, value, why);
    });
    m_column->insertWidget(m_column->count() - 1, card);
    m_cards.push_back(card);
    return card;
}

void ArmyPanel::setArmy(const Look& army)
{
    const QColor colour = m_theme.sideColour(army.colour);
    m_mark->setMark(army.shape, colour, m_theme.textOn(colour));
    m_name->setText(army.name);
    m_turn->setText(tr("to act"));
    m_turn->setVisible(army.acting);
    setAccessibleName(tr("Army of %1").arg(army.name));
    while (m_cards.size() < army.cards.size())
        addCard();
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setVisible(i < army.cards.size());
        if (i < army.cards.size())
            m_cards[i]->setCard(army.cards[i]);
    }
    showCurrent();
    // Never narrower than the cards, however large the text.
    m_scroll->setMinimumWidth(m_scroll->widget()->minimumSizeHint().width() +
                              m_scroll->verticalScrollBar()->sizeHint().width());
}

// Scrolls to the unit that acts, is chosen or aimed at, once it becomes that: nobody has to look for it.
void ArmyPanel::showCurrent()
{
    const auto isCurrent = [](const UnitCard* card) {
        const CardLook::State state = card->card().state;
        return card->isVisibleTo(card->parentWidget()) &&
               (state == CardLook::State::Active || state == CardLook::State::Chosen ||
                state == CardLook::State::Target);
    };
    const auto current = std::find_if(m_cards.begin(), m_cards.end(), isCurrent);
    const QString id = current == m_cards.end() ? QString() : (*current)->card().id;
    if (std::exchange(m_current, id) == id || id.isEmpty())
        return;
    // Once the cards have their places.
    QTimer::singleShot(0, *current, [this, card = *current] { m_scroll->ensureWidgetVisible(card, 0, 0); });
}

UnitCard* ArmyPanel::card(const QString& unit) const
{
    for (UnitCard* card : m_cards)
        if (card->card().id == unit)
            return card;
    return nullptr;
}

void ArmyPanel::focusFirst()
{
    UnitCard* found = nullptr;
    for (UnitCard* card : m_cards) {
        const CardLook::State state = card->card().state;
        if (state == CardLook::State::Chosen || state == CardLook::State::Active)
            found = card;
        else if (!found && state == CardLook::State::Ready)
            found = card;
    }
    if (!found && !m_cards.empty())
        found = m_cards.front();
    if (found)
        found->setFocus(Qt::TabFocusReason);
}

}
