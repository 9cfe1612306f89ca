// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/unitcard.h"

#include "packs/pack.h"
#include "shell/largetext.h"
#include "shell/theme.h"
#include "widgets/breakable.h"
#include "widgets/flowlayout.h"
#include "widgets/glyphview.h"
#include "widgets/reveal.h"
#include "widgets/shapebadge.h"
#include "widgets/textlabel.h"
#include "widgets/wholetext.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

namespace adjutant::app {

namespace {

constexpr int edge = 6; ///< the stripe in the side's colour
constexpr qreal nameSize = 1.15, leastNameSize = 0.75;
constexpr qreal stateSize = 0.95, leastStateSize = 0.7;

/// The same words, of which no line begins with the sign between two of them.
QString unled(QString words)
{
    return words.replace(QStringLiteral(" · "), QChar::Nbsp + QStringLiteral("· "));
}

}

QString stateWord(CardLook::State state)
{
    switch (state) {
    case CardLook::State::Chosen:
        return UnitCard::tr("Chosen");
    case CardLook::State::Active:
        return UnitCard::tr("Active");
    case CardLook::State::Target:
        return UnitCard::tr("Target");
    case CardLook::State::Done:
        return UnitCard::tr("Done");
    case CardLook::State::Destroyed:
        return UnitCard::tr("Destroyed");
    case CardLook::State::ReadyAgain:
        return UnitCard::tr("Ready again");
    case CardLook::State::Ready:
        break;
    }
    return UnitCard::tr("Ready");
}

Glyph stateGlyph(CardLook::State state)
{
    switch (state) {
    case CardLook::State::Chosen:
        return Glyph::Dot;
    case CardLook::State::Active:
        return Glyph::Play;
    case CardLook::State::Target:
        return Glyph::Target;
    case CardLook::State::Done:
        return Glyph::Check;
    case CardLook::State::Destroyed:
        return Glyph::Cross;
    case CardLook::State::Ready:
    case CardLook::State::ReadyAgain:
        break;
    }
    return Glyph::Ring;
}

UnitCard::UnitCard(const Theme& theme, bool mirrored, QWidget* parent)
    : QAbstractButton(parent),
      m_theme(theme),
      m_mirrored(mirrored)
{
    setFocusPolicy(Qt::TabFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(mirrored ? 10 : 10 + edge, 6, mirrored ? 10 + edge : 10, 8);
    column->setSpacing(4);
    buildHead(column);
    m_counterRow = new FlowLayout(nullptr, 4);
    m_counterRow->setColumns(2, mirrored);
    column->addLayout(m_counterRow);
    buildFacts(column);
}

void UnitCard::buildHead(QBoxLayout* column)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    m_head = row;
    m_mark = new QVBoxLayout;
    m_badge = new ShapeBadge(this);
    m_name = new TextLabel(this, nameSize, true);
    m_state = new TextLabel(this, stateSize);
    m_name->setMostLines(2);
    m_state->setMostLines(9); // all that there is: only words too long for their line are broken
    m_sign = new GlyphView(this);
    m_sign->setAccessibleName(tr("State"));
    m_more = new TouchButton(m_theme, {}, this, TouchButton::Weight::Quiet);
    m_more->setGlyph(Glyph::More);
    connect(m_more, &TouchButton::clicked, this,
            [this] { openMenu(m_more->mapToGlobal(QPoint(0, m_more->height()))); });

    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_name);
    auto* state = new QHBoxLayout;
    state->setSpacing(4);
    state->addWidget(m_sign);
    state->addWidget(m_state, 1);
    if (m_mirrored)
        state->setDirection(QBoxLayout::RightToLeft);
    words->addLayout(state);
    for (QWidget* label : {m_name, m_state})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_mark->addWidget(m_badge, 0, Qt::AlignHCenter);
    row->addLayout(m_mark);
    row->addLayout(words, 1);
    placeMore();
    if (m_mirrored)
        row->setDirection(QBoxLayout::RightToLeft);
    column->addLayout(row);
    m_statuses = new TextLabel(this, 0.95, true);
    m_statuses->setMostLines(9); // as above
    m_statuses->setAttribute(Qt::WA_TransparentForMouseEvents);
    column->addWidget(m_statuses);
}

/// At the corner; with large text below the mark, which leaves the width to the name.
void UnitCard::placeMore()
{
    const bool large = hasLargeText(*this);
    QBoxLayout* place = large ? m_mark : m_head;
    if (place->indexOf(m_more) >= 0)
        return;
    (large ? m_head : m_mark)->removeWidget(m_more);
    place->addWidget(m_more);
}

void UnitCard::buildFacts(QBoxLayout* column)
{
    m_facts = new TextLabel(this, 0.95);
    m_facts->setAttribute(Qt::WA_TransparentForMouseEvents);
    column->addWidget(m_facts);
}

void UnitCard::setCard(const CardLook& card)
{
    m_card = card;
    m_name->setText(card.name);
    fitName();
    QStringList state{stateWord(card.state)};
    if (card.type != card.name)
        state.append(card.type);
    m_state->setText(unled(state.join(tr(" · "))));
    m_statuses->setText(unled(card.statuses.join(tr(" · "))));
    m_statuses->setVisible(!card.statuses.isEmpty());
    m_sign->setGlyph(stateGlyph(card.state));
    const QColor side = m_theme.sideColour(card.sideColour);
    m_badge->setMark(card.kindShape, side, m_theme.textOn(side),
                     card.number > 0 ? QString::number(card.number) : QString());
    m_more->setAccessibleName(tr("More for %1").arg(card.name));
    showCounters();
    showFacts();
    QStringList words{tr("%1, %2").arg(card.type, stateWord(card.state))};
    for (const CounterLook& counter : card.counters)
        words.append(tr("%1 %2").arg(counter.value).arg(packs::labelFor(counter.value, counter)));
    words.append(card.statuses);
    setAccessibleName(card.name);
    setAccessibleDescription(words.join(QLatin1String(", ")));
    update();
}

void UnitCard::showCounters()
{
    while (m_counters.size() < m_card.counters.size()) {
        auto* button = new CounterButton(m_theme, this);
        const std::size_t place = m_counters.size();
        connect(button, &CounterButton::corrected, this, [this, place](int value, const QString& why) {
            Q_EMIT corrected(m_card.counters.at(place).id, value, why);
        });
        m_counterRow->addWidget(button);
        m_counters.push_back(button);
    }
    for (std::size_t i = 0; i < m_counters.size(); ++i) {
        m_counters[i]->setVisible(i < m_card.counters.size());
        if (i < m_card.counters.size())
            m_counters[i]->setCounter(m_card.name, m_card.counters[i]);
    }
}

void UnitCard::showFacts()
{
    QStringList lines, help;
    for (const CardLook::Pair& weapon : m_card.weapons) {
        lines.append(weapon.text.isEmpty() ? weapon.label : tr("%1: %2").arg(weapon.label, weapon.text));
        if (!weapon.help.isEmpty())
            help.append(weapon.help);
    }
    setToolTip(help.join(QLatin1Char('\n')));
    QStringList stats;
    for (const CardLook::Pair& stat : m_card.stats)
        stats.append(stat.text.isEmpty() ? stat.label : tr("%1 %2").arg(stat.label, stat.text));
    if (!stats.isEmpty())
        lines.append(stats.join(QStringLiteral(" · ")));
    m_facts->setText(unled(together(lines.join(QLatin1Char('\n')))));
    m_facts->setVisible(!lines.isEmpty());
    for (TextLabel* label : {m_facts, m_name, m_state, m_statuses})
        label->setAlignment((m_mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

QSize UnitCard::sizeHint() const
{
    return layout()->sizeHint();
}

QSize UnitCard::minimumSizeHint() const
{
    return layout()->minimumSize();
}

void UnitCard::openCounter()
{
    if (!m_counters.empty())
        m_counters.front()->click();
}

void UnitCard::openMenu(const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* activate = menu->addAction(tr("Activate %1").arg(m_card.name), this, &UnitCard::activateWanted);
    activate->setEnabled(m_card.canActivate);
    QAction* pass = menu->addAction(tr("Pass with %1 this round").arg(m_card.name), this, &UnitCard::passWanted);
    pass->setEnabled(m_card.canPass);
    menu->addSeparator();
    for (std::size_t i = 0; i < m_card.counters.size(); ++i)
        menu->addAction(tr("Set %1…").arg(m_card.counters[i].label), m_counters[i], &CounterButton::click);
    menu->addAction(tr("Rename…"), this, &UnitCard::renameWanted);
    Q_EMIT menuOpens(menu);
    offerWhole(*menu, wholeOf(*this), *this);
    menu->popup(at);
}

/// Smaller before a word of the name, or of what it is, is broken; the card is no narrower for that. Whether a scroll
/// bar stands beside it makes no difference: smaller letters might leave no need for it, and larger ones ask for it.
void UnitCard::fitName()
{
    int bar = 0;
    if (const QScrollArea* scroll = scrollAreaAround(*this))
        bar = std::max(0, width() + scroll->verticalScrollBar()->sizeHint().width() - scroll->width());
    m_state->fitFactor(leastStateSize, stateSize, m_state->width() - bar);
    m_name->setMinimumWidth(m_name->leastWidth(nameSize));
    m_name->fitFactor(leastNameSize, nameSize, m_name->width() - bar);
}

void UnitCard::resizeEvent(QResizeEvent* event)
{
    QAbstractButton::resizeEvent(event);
    layout()->activate();
    fitName();
}

bool UnitCard::event(QEvent* event)
{
    // The layout has to be as high as its words at this width.
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    const bool isOtherSize = event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange;
    if (isOtherSize)
        placeMore();
    if (isOtherSize || event->type() == QEvent::StyleChange)
        fitName(); // also where it is as wide as before: it may be narrower now
    return QAbstractButton::event(event);
}

void UnitCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = m_theme.colours();
    const QColor side = m_theme.sideColour(m_card.sideColour);
    const bool strong = m_card.state == CardLook::State::Active || m_card.state == CardLook::State::Chosen ||
                        m_card.state == CardLook::State::Target;
    const bool over = m_card.state == CardLook::State::Done || m_card.state == CardLook::State::Destroyed;
    const QRectF frame = QRectF(rect()).adjusted(2, 2, -2, -2);
    QPainterPath path;
    path.addRoundedRect(frame, 8, 8);
    painter.fillPath(path, strong ? colours.cardActive : over ? colours.cardDone : colours.card);
    painter.save();
    painter.setClipPath(path);
    const qreal stripe = strong ? edge + 4 : edge;
    QRectF bar(frame.left(), frame.top(), stripe, frame.height());
    if (m_mirrored)
        bar.moveRight(frame.right());
    if (m_card.state == CardLook::State::Destroyed)
        painter.fillRect(bar, QBrush(side, Qt::BDiagPattern));
    else
        painter.fillRect(bar, side);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(strong ? QPen(palette().color(QPalette::WindowText), 3,
                                 m_card.state == CardLook::State::Target ? Qt::DashLine : Qt::SolidLine)
                          : QPen(colours.line, 1));
    painter.drawPath(path);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 3));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 9, 9);
    }
}

void UnitCard::keyPressEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        if (m_card.state == CardLook::State::Chosen)
            Q_EMIT activateWanted();
        else
            click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void UnitCard::mouseDoubleClickEvent(QMouseEvent* event)
{
    QAbstractButton::mouseDoubleClickEvent(event);
    if (m_card.canActivate)
        Q_EMIT activateWanted();
}

void UnitCard::contextMenuEvent(QContextMenuEvent* event)
{
    openMenu(event->globalPos());
}

}
