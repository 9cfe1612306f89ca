// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/sidepart.h"

#include "game/hidden.h"
#include "game/tracks/cubepools.h"
#include "play/desk.h"
#include "play/sidewords.h"
#include "shell/theme.h"
#include "widgets/focussign.h"
#include "widgets/numberpad.h"
#include "widgets/stillbuttons.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace adjutant::app {

namespace {

/// As high as it may become, where there is room.
class FactsScroll : public QScrollArea
{
public:
    using QScrollArea::QScrollArea;

    QSize sizeHint() const override
    {
        const QSize usual = QScrollArea::sizeHint();
        return maximumHeight() < QWIDGETSIZE_MAX ? QSize(usual.width(), maximumHeight()) : usual;
    }
};

}

SidePart::SidePart(Desk& desk, const Theme& theme, bool mirrored, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_scroll(new FactsScroll(this)),
      m_facts(new QWidget(m_scroll)),
      m_hand(new TextLabel(this, 1.2, true)),
      m_hold(new TouchButton(theme, {}, this)),
      m_more(new TouchButton(theme, {}, this, TouchButton::Weight::Quiet)),
      m_whole(new TouchButton(theme, {}, this, TouchButton::Weight::Quiet))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 0, 4, 2);
    column->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->addWidget(m_scroll, 1);
    row->addWidget(m_whole, 0, Qt::AlignTop);
    column->addLayout(row);
    column->addWidget(m_hold, 0, Qt::AlignTop); // as high as its words are
    column->addWidget(m_hand);
    column->addStretch(1);
    m_whole->setObjectName(QStringLiteral("wholeSide"));
    m_whole->setCheckable(true);
    m_whole->setRadio(true);
    m_whole->hide();
    m_hold->setObjectName(QStringLiteral("holdToSee"));
    m_hand->setObjectName(QStringLiteral("hand"));
    m_more->setGlyph(Glyph::More);
    m_align = mirrored ? Qt::AlignRight : Qt::AlignLeft;
    auto* grid = new QGridLayout(m_facts);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(mirrored ? 0 : 1, 1);
    m_hand->setAlignment(m_align | Qt::AlignVCenter);
    if (mirrored)
        row->setDirection(QBoxLayout::RightToLeft);
    new FocusSign(*m_scroll);
    m_scroll->setWidget(m_facts);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_hold, &TouchButton::pressed, this, &SidePart::showHand);
    connect(m_hold, &TouchButton::released, this, &SidePart::hideHand);
    connect(m_more, &TouchButton::clicked, this, &SidePart::openMenu);
    connect(m_whole, &TouchButton::clicked, this, &SidePart::unfold);
    StillButtons::spare(*m_whole);
    hideHand();
}

void SidePart::refresh(const QString& id)
{
    hideHand();
    if (m_whole->isChecked())
        unfold(false);
    m_side = id;
    const game::Game& game = m_desk.game();
    const game::Side& side = *game.side(id);
    const auto facts = factsOf(game, side);
    showFacts(facts);
    const int hand = handOf(game, id);
    m_hold->setVisible(hand > 0 && !side.revealed && m_desk.past() == 0);
    m_hold->setText(tr("Hold to see the hand (%1)").arg(hand));
    m_hold->setAccessibleName(tr("Hand of %1, cubes: %2. Hold to see them.").arg(side.name).arg(hand));
    m_more->setAccessibleName(tr("More for %1").arg(side.name));
    m_more->setVisible(!facts.empty());
    m_whole->setAccessibleName(tr("Show all that %1 has, in place of its units").arg(side.name));
    m_whole->setToolTip(m_whole->accessibleName());
    setAccessibleName(tr("What %1 has").arg(side.name));
    setVisible(!facts.empty());
    fit();
}

/// What it is beside how much of it, each at its own place, so that a look finds it.
void SidePart::showFacts(const std::vector<SideFact>& facts)
{
    while (m_labels.size() < 2 * facts.size()) {
        auto* label = new TextLabel(m_facts, 0.95);
        label->setAlignment(m_align | Qt::AlignTop);
        if (m_labels.size() % 2 == 0)
            label->setProperty("role", QStringLiteral("quiet"));
        m_labels.push_back(label);
        place(m_labels.size() - 1);
    }
    m_texts.clear();
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        const SideFact fact = i < 2 * facts.size() ? facts[i / 2] : SideFact();
        const QString words = i % 2 == 0 ? fact.head : fact.words.join(QLatin1Char('\n'));
        m_texts << words;
        m_labels[i]->setText(words);
        m_labels[i]->setVisible(!words.isEmpty());
    }
}

/// Heads and words beside each other; where there is no room for that, each head above its words.
void SidePart::place(std::size_t label)
{
    auto* grid = static_cast<QGridLayout*>(m_facts->layout());
    const int inner = m_align == Qt::AlignRight ? 0 : 1;
    const bool head = label % 2 == 0;
    const auto row = static_cast<int>(m_stacked ? label : label / 2);
    grid->addWidget(m_labels[label], row, head && !m_stacked ? 1 - inner : inner);
}

SidePart::Widths SidePart::widest(const QStringList& texts) const
{
    Widths widths;
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        const auto widen = [&](int& widest, const QString& text) {
            widest = std::max(widest, m_labels[i]->fontMetrics().horizontalAdvance(text) + 4);
        };
        for (const QString& line : texts[static_cast<qsizetype>(i)].split(QLatin1Char('\n'))) {
            widen(widths.lines[i % 2], line);
            for (const QString& word : line.split(QLatin1Char(' ')))
                widen(widths.words[i % 2], word);
        }
    }
    return widths;
}

/// The width of the heads with which the whole is lowest; of several that with the widest heads.
int SidePart::lowestHeads(int least, int most, int room) const
{
    constexpr int tries = 6;
    int best = least, lowest = std::numeric_limits<int>::max();
    for (int i = 0; i <= tries; ++i) {
        const int head = least + (most - least) * i / tries;
        int height = 0;
        for (std::size_t fact = 0; fact + 1 < m_labels.size(); fact += 2)
            if (!m_labels[fact + 1]->isHidden())
                height += std::max(m_labels[fact]->isHidden() ? 0 : m_labels[fact]->heightForWidth(head),
                                   m_labels[fact + 1]->heightForWidth(room - head));
        if (height <= lowest) {
            lowest = height;
            best = head;
        }
    }
    return best;
}

/// The heads take no less than their longest word, and leave as much to the words. Where large letters leave no room
/// even below each other, a number may stand above what it counts.
void SidePart::share(int width)
{
    QStringList texts = m_texts;
    if (widest(texts).words[1] > width)
        texts.replaceInStrings(QString(QChar::Nbsp), QStringLiteral(" "));
    const auto [words, lines] = widest(texts);
    auto* grid = static_cast<QGridLayout*>(m_facts->layout());
    const int room = width - grid->horizontalSpacing();
    const bool stacked = words[0] + words[1] > room;
    const bool moved = std::exchange(m_stacked, stacked) != stacked;
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setText(texts[static_cast<qsizetype>(i)]);
    const int ofHeads = stacked ? 0 : lowestHeads(words[0], std::min(lines[0], room - words[1]), room);
    grid->setColumnMinimumWidth(m_align == Qt::AlignRight ? 1 : 0, ofHeads);
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        const int head = i % 2 == 1 ? 0 : ofHeads;
        m_labels[i]->setMaximumWidth(head > 0 ? head : QWIDGETSIZE_MAX);
        if (moved)
            place(i);
    }
}

QWidget* SidePart::more() const
{
    return m_more;
}

void SidePart::unfold(bool whole)
{
    m_whole->setChecked(whole);
    Q_EMIT unfolded(whole);
    fit();
}

/// Only where it can be scrolled the keys have anything to do there.
void SidePart::fit()
{
    if (isHidden())
        return;
    const auto heightAt = [this](int width) {
        share(width);
        m_facts->layout()->invalidate();
        return std::max(0, m_facts->heightForWidth(width)); // less than nothing without words
    };
    const int beside = m_hold->isHidden() ? 0 : m_hold->sizeHint().height() + layout()->spacing();
    const int left = parentWidget()->height() - y() - beside - (m_heightOfUnits ? m_heightOfUnits() : 0) - Theme::touch;
    const int half = std::max(3 * fontMetrics().lineSpacing(), parentWidget()->height() / 2 - Theme::touch);
    const int folded = std::max(half, left);
    const int most = m_whole->isChecked() ? std::max(folded, parentWidget()->height() - y() - beside) : folded;
    const int all = width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
    int wanted = heightAt(all);
    const bool unfolds = wanted > folded;
    m_whole->setVisible(unfolds);
    m_whole->setGlyph(m_whole->isChecked() ? Glyph::Unfolded : Glyph::Play);
    const int room = all - m_whole->sizeHint().width() - static_cast<QBoxLayout*>(layout())->spacing();
    if (unfolds)
        wanted = heightAt(room);
    if (wanted > most)
        wanted = heightAt(room - m_scroll->verticalScrollBar()->sizeHint().width());
    const int least = std::min(wanted, m_whole->isChecked() ? most : half); // the window may become lower
    m_scroll->setMinimumHeight(least);
    m_scroll->setMaximumHeight(std::min(wanted, most));
    // A bar that was there for a moment would break more lines, and so be needed.
    m_scroll->setVerticalScrollBarPolicy(wanted > least ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(wanted > most ? Qt::TabFocus : Qt::NoFocus);
    m_scroll->setAccessibleName(accessibleName());
}

void SidePart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    fit();
}

bool SidePart::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        fit();
    return QWidget::eventFilter(watched, event);
}

void SidePart::showHand()
{
    m_hand->setText(game::toText(game::cubesIn(m_desk.game(), m_side, QStringLiteral("hand"))));
    m_hand->show();
}

/// Not a letter of it is left, so that nothing that looks at the window can find it.
void SidePart::hideHand()
{
    m_hand->hide();
    m_hand->setText({});
}

bool SidePart::event(QEvent* event)
{
    if (event->type() == QEvent::WindowDeactivate)
        hideHand();
    if (event->type() == QEvent::ParentChange && parentWidget())
        parentWidget()->installEventFilter(this);
    return QWidget::event(event);
}

void SidePart::hideEvent(QHideEvent* event)
{
    hideHand();
    QWidget::hideEvent(event);
}

void SidePart::openMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const game::Side& side = *m_desk.game().side(m_side);
    for (const packs::Status& status : m_desk.pack().statuses) {
        if (!status.ofSide)
            continue;
        QAction* action = menu->addAction(status.label.left(1).toUpper() + status.label.mid(1));
        action->setCheckable(true);
        action->setChecked(side.statuses.contains(status.id));
        connect(action, &QAction::triggered, this, [this, id = status.id](bool on) {
            m_desk.send({{"do", "status"}, {"side", utf8(m_side)}, {"status", utf8(id)}, {"on", on}});
        });
    }
    addResources(*menu);
    if (handOf(m_desk.game(), m_side) > 0 && !side.revealed)
        menu->addAction(tr("Show the hand to everybody"), this, [this] {
            m_desk.send({{"do", "reveal"}, {"side", utf8(m_side)}});
        });
    menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
}

/// A menu a group; what is hidden is not among them.
void SidePart::addResources(QMenu& menu)
{
    QMap<QString, QMenu*> groups;
    const game::Side& side = *m_desk.game().side(m_side);
    for (const packs::Resource& one : m_desk.pack().resources) {
        if (game::isHidden(m_desk.game(), side, one) || one.hidden)
            continue;
        const bool grouped = !one.colour.isEmpty() || !one.counter.isEmpty();
        QMenu* place = &menu;
        if (grouped) {
            QMenu*& group = groups[one.group];
            group = group ? group : menu.addMenu(tr("Set: %1").arg(groupLabel(one.group)));
            place = group;
        }
        place->addAction(tr("Set %1…").arg(one.label), this, [this, id = one.id] { setResource(id); });
    }
}

void SidePart::setResource(const QString& id)
{
    const packs::Resource& resource = *m_desk.pack().resource(id);
    const game::Side& side = *m_desk.game().side(m_side);
    auto* pad = new NumberPad(
        m_theme, {tr("%1: %2").arg(side.name, resource.label), 0, resource.most, side.resources.value(id), true}, this);
    connect(pad, &NumberPad::picked, this, [this, id](int value, const QString& why) {
        Json command{{"do", "set"}, {"side", utf8(m_side)}, {"counter", utf8(id)}, {"value", value}};
        if (!why.isEmpty())
            command["why"] = utf8(why);
        m_desk.send(command);
    });
    pad->openBeside(m_more);
}

}
