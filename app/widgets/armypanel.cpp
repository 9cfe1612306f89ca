// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/armypanel.h"

#include "shell/largetext.h"
#include "shell/theme.h"
#include "widgets/reveal.h"
#include "widgets/shapebadge.h"
#include "widgets/stillbuttons.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"
#include "widgets/unitfilter.h"

#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace adjutant::app {

namespace {

bool isCurrent(const CardLook& look)
{
    using State = CardLook::State;
    return look.state == State::Active || look.state == State::Chosen || look.state == State::Target;
}

}

ArmyPanel::ArmyPanel(const Theme& theme, bool mirrored, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_mirrored(mirrored)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(buildHead());
    buildFilter();
    buildCards();
    column->addWidget(m_filter);
    column->addWidget(m_none);
    column->addWidget(m_scroll, 1);
}

void ArmyPanel::addBelowName(QWidget* part)
{
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, part);
}

void ArmyPanel::addBesideName(QWidget* part)
{
    m_head->addWidget(part);
}

int ArmyPanel::heightOfUnits() const
{
    return m_column->totalHeightForWidth(m_scroll->viewport()->width());
}

void ArmyPanel::hideUnits(bool hidden)
{
    m_unitsHidden = hidden;
    m_scroll->setVisible(!hidden);
    m_filter->setVisible(isMany() && !hidden);
    showFitting();
}

void ArmyPanel::buildFilter()
{
    m_filter = new UnitFilter(m_theme, this);
    StillButtons::spare(*m_filter);
    m_none = new TextLabel(this);
    m_none->setText(tr("No unit of this army fits."));
    connect(m_filter, &UnitFilter::changed, this, &ArmyPanel::showFitting);
    connect(m_filter, &UnitFilter::taken, this, &ArmyPanel::takeFound);
}

void ArmyPanel::buildCards()
{
    m_scroll = new QScrollArea(this);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setAccessibleName(m_mirrored ? tr("Units on the right") : tr("Units on the left"));
    auto* inside = new QWidget(m_scroll);
    m_column = new QVBoxLayout(inside);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    m_column->addStretch();
    m_scroll->setWidget(inside);
}

QWidget* ArmyPanel::buildHead()
{
    auto* head = new QWidget(this);
    m_head = new QHBoxLayout(head);
    auto* row = m_head;
    row->setContentsMargins(4, 4, 4, 2);
    row->setSpacing(8);
    m_mark = new ShapeBadge(head, 1.3);
    m_name = new TextLabel(head, 1.25, true);
    m_turn = new TextLabel(head, 1);
    row->addWidget(m_mark);
    m_names = new QBoxLayout(QBoxLayout::TopToBottom);
    m_names->setSpacing(0);
    m_names->addWidget(m_name, 1);
    m_names->addWidget(m_turn);
    row->addLayout(m_names, 1);
    if (m_mirrored)
        row->setDirection(QBoxLayout::RightToLeft);
    for (TextLabel* label : {m_name, m_turn})
        label->setAlignment(m_mirrored ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    return head;
}

/// Beside the name, or below it where that leaves too little of its line.
void ArmyPanel::placeTurn()
{
    using Direction = QBoxLayout::Direction;
    const auto widthOf = [](const TextLabel* label) { return label->fontMetrics().horizontalAdvance(label->text()); };
    int wanted = widthOf(m_name) + widthOf(m_turn) + 3 * 8;
    for (int i = 0; i < m_head->count(); ++i)
        if (const QWidget* beside = m_head->itemAt(i)->widget(); beside && !beside->isHidden())
            wanted += beside->sizeHint().width() + m_head->spacing();
    const bool fits = m_turn->text().isEmpty() || (wanted <= width() && !hasLargeText(*this));
    const Direction direction = !fits        ? Direction::TopToBottom
                                : m_mirrored ? Direction::RightToLeft
                                             : Direction::LeftToRight;
    if (m_names->direction() == direction)
        return;
    m_names->setSpacing(fits ? 8 : 0);
    m_names->setDirection(direction);
}

/// What stands beside the names may have come or gone.
bool ArmyPanel::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        placeTurn();
    return QWidget::event(event);
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
    card->installEventFilter(this);
    m_cards.push_back(card);
    return card;
}

void ArmyPanel::setArmy(const Look& army)
{
    const QColor colour = m_theme.sideColour(army.colour);
    m_mark->setMark(army.shape, colour, m_theme.textOn(colour));
    m_name->setText(army.name);
    m_turn->setText(army.turn);
    m_turn->setVisible(!army.turn.isEmpty());
    placeTurn();
    setAccessibleName(tr("Army of %1").arg(army.name));
    m_looks = army.cards;
    while (m_cards.size() < m_looks.size())
        addCard();
    for (std::size_t i = 0; i < m_looks.size(); ++i) {
        CardLook look = m_looks[i];
        if (isMany() && !isCurrent(look)) {
            look.weapons.clear();
            look.stats.clear();
        }
        m_cards[i]->setCard(look);
    }
    m_filter->setVisible(isMany() && !m_unitsHidden);
    if (isMany())
        m_filter->setCards(m_looks);
    arrange();
    showFitting();
    showCurrent();
    // Never narrower than the cards, however large the text.
    m_scroll->setMinimumWidth(m_scroll->widget()->minimumSizeHint().width() +
                              m_scroll->verticalScrollBar()->sizeHint().width());
}

// Scrolls to the unit that acts, is chosen or aimed at, once it becomes that: nobody has to look for it.
void ArmyPanel::showCurrent()
{
    const auto current = std::find_if(m_cards.begin(), m_cards.end(), [](const UnitCard* card) {
        return card->isVisibleTo(card->parentWidget()) && isCurrent(card->card());
    });
    const QString id = current == m_cards.end() ? QString() : (*current)->card().id;
    if (std::exchange(m_current, id) == id || id.isEmpty())
        return;
    revealLater({*current});
}

TouchButton* ArmyPanel::heading(const QString& type)
{
    TouchButton*& heading = m_headings[type];
    if (!heading) {
        heading = new TouchButton(m_theme, type, this, TouchButton::Weight::Quiet);
        heading->installEventFilter(this);
        StillButtons::spare(*heading);
        connect(heading, &TouchButton::clicked, this, [this, type] { fold(type); });
    }
    return heading;
}

/// In the order of the army, or type by type when there are many.
void ArmyPanel::arrange()
{
    QStringList order, types;
    for (const CardLook& look : m_looks) {
        order.append(look.type);
        if (!types.contains(look.type))
            types.append(look.type);
    }
    if (order == m_order)
        return;
    m_order = order;
    while (QLayoutItem* item = m_column->takeAt(0))
        delete item;
    for (const QString& type : isMany() ? types : QStringList{QString()}) {
        if (isMany())
            m_column->addWidget(heading(type));
        for (std::size_t i = 0; i < m_looks.size(); ++i)
            if (!isMany() || m_looks[i].type == type)
                m_column->addWidget(m_cards[i]);
    }
    m_column->addStretch();
}

/// What is looked for is found in folded groups, too.
bool ArmyPanel::isShown(const CardLook& look) const
{
    if (!isMany() || isCurrent(look))
        return true;
    return m_filter->shows(look) && (m_filter->isFinding() || !m_folded.contains(look.type));
}

void ArmyPanel::showFitting()
{
    QMap<QString, int> fitting, ready;
    int shown = 0;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const bool isHere = i < m_looks.size();
        m_cards[i]->setVisible(isHere && isShown(m_looks[i]));
        if (!isHere)
            continue;
        const bool fits = isMany() && (m_filter->shows(m_looks[i]) || isCurrent(m_looks[i]));
        fitting[m_looks[i].type] += fits;
        ready[m_looks[i].type] += fits && m_looks[i].isToAct;
        shown += fits;
    }
    for (const QString& type : m_headings.keys())
        showHeading(type, fitting.value(type), ready.value(type));
    m_none->setVisible(isMany() && shown == 0 && !m_unitsHidden);
    Q_EMIT rearranged();
}

void ArmyPanel::showHeading(const QString& type, int count, int ready)
{
    TouchButton* heading = m_headings[type];
    const bool folded = m_folded.contains(type) && !m_filter->isFinding();
    heading->setVisible(count > 0);
    heading->setText(tr("%1 · %2").arg(type).arg(count));
    heading->setDetail(ready == 0 ? tr("none ready") : tr("%n ready", nullptr, ready));
    heading->setGlyph(folded ? Glyph::Play : Glyph::Unfolded);
    heading->setAccessibleName(tr("%1: %2, %3").arg(type).arg(count).arg(heading->detail()));
    heading->setAccessibleDescription(folded ? tr("Folded. Shows them.") : tr("Unfolded. Folds them away."));
}

void ArmyPanel::fold(const QString& type)
{
    if (!m_folded.remove(type))
        m_folded.insert(type);
    showFitting();
}

void ArmyPanel::startFinding()
{
    if (isMany())
        m_filter->startTyping();
    else
        focusFirst();
}

/// The first that fits is taken, and the words have done their work.
void ArmyPanel::takeFound()
{
    if (!m_filter->isFinding())
        return;
    const auto found = std::find_if(m_looks.begin(), m_looks.end(), [this](const CardLook& look) {
        return look.state != CardLook::State::Destroyed && m_filter->shows(look);
    });
    if (found == m_looks.end())
        return;
    UnitCard* taken = m_cards[static_cast<std::size_t>(found - m_looks.begin())];
    Q_EMIT tapped(found->id);
    m_filter->clearWords();
    reveal(taken);
    taken->setFocus(Qt::OtherFocusReason);
}

void ArmyPanel::reveal(UnitCard* card)
{
    if (card->isHidden()) {
        m_folded.remove(card->card().type);
        m_filter->clear();
    }
    m_scroll->widget()->layout()->activate();
    app::reveal(*card);
}

/// By arrows from card to card, past what lies on them.
bool ArmyPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            step(qobject_cast<QWidget*>(watched), key == Qt::Key_Down ? 1 : -1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ArmyPanel::step(QWidget* from, int by)
{
    for (int i = m_column->indexOf(from) + by; i >= 0 && i < m_column->count(); i += by) {
        QWidget* to = m_column->itemAt(i)->widget();
        if (to && !to->isHidden())
            return to->setFocus(Qt::TabFocusReason);
    }
    if (by < 0 && isMany())
        m_filter->startTyping();
}

UnitCard* ArmyPanel::card(const QString& unit) const
{
    for (std::size_t i = 0; i < m_looks.size(); ++i)
        if (m_looks[i].id == unit)
            return m_cards[i];
    return nullptr;
}

void ArmyPanel::focusFirst()
{
    UnitCard* found = nullptr;
    for (std::size_t i = 0; i < m_looks.size(); ++i) {
        const CardLook::State state = m_looks[i].state;
        if (state == CardLook::State::Chosen || state == CardLook::State::Active)
            found = m_cards[i];
        else if (!found && m_looks[i].isToAct && !m_cards[i]->isHidden())
            found = m_cards[i];
    }
    if (!found && !m_looks.empty())
        found = m_cards.front();
    if (!found)
        return;
    reveal(found);
    found->setFocus(Qt::TabFocusReason);
}

}
