// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/handspart.h"

#include "game/track.h"
#include "game/tracks/cubepools.h"
#include "game/tracks/cubes.h"
#include "play/desk.h"
#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/keptfocus.h"
#include "widgets/numberpad.h"
#include "widgets/shapebadge.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

namespace adjutant::app {

HandsPart::HandsPart(Desk& desk, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
}

bool HandsPart::isNow() const
{
    const game::Game& game = m_desk.game();
    return game.pack->track.hand > 0 && game.stage == game::Stage::Activation && game::isSelecting(game) &&
           !game.pending;
}

void HandsPart::refresh()
{
    if (!isNow())
        return stopPicking();
    if (!m_picking.isEmpty() && m_desk.past() > 0)
        stopPicking();
    rebuild();
}

/// The buttons are made anew; the one that was pressed lives until its click is over.
void HandsPart::rebuild()
{
    const KeptFocus focus(*this);
    if (m_inside) {
        m_inside->hide();
        m_inside->setParent(nullptr);
        m_inside->deleteLater();
    }
    m_inside = new QWidget(this);
    auto* column = new QVBoxLayout(m_inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    addReturning(column);
    if (m_picking.isEmpty())
        addSides(column);
    else
        addPicker(column);
    if (m_picking.isEmpty())
        addCivilians(column);
    column->addStretch(1);
    m_column->addWidget(m_inside);
    m_inside->show();
    focus.giveTo(*m_inside);
    Q_EMIT readyChanged();
}

void HandsPart::addReturning(QVBoxLayout* column)
{
    const game::Game& game = m_desk.game();
    for (const game::Must& must : game::mustsOf(game)) {
        if (must.command != QLatin1String("return"))
            continue;
        const QString unit = textAt(must.prefilled, "unit");
        auto* line = new QWidget(m_inside);
        auto* row = FlowLayout::in(line, 6);
        row->setFilling(true);
        auto* words = new TextLabel(line);
        words->setMostLines(4);
        words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        words->setText(must.words);
        auto* back = new TouchButton(m_theme, tr("It is back"), line);
        back->setAccessibleName(tr("%1 is back on the map").arg(game.nameOf(unit)));
        auto* away = new TouchButton(m_theme, tr("Stays away"), line);
        away->setAccessibleName(tr("%1 stays away").arg(game.nameOf(unit)));
        row->addWidget(words);
        row->addWidget(back);
        row->addWidget(away);
        column->addWidget(line);
        connect(back, &TouchButton::clicked, this, [this, unit] {
            m_desk.send({{"do", "return"}, {"unit", utf8(unit)}});
        });
        connect(away, &TouchButton::clicked, this, [this, unit] {
            m_desk.send({{"do", "return"}, {"unit", utf8(unit)}, {"stays-away", true}});
        });
    }
}

/// Each side at its own side of the window.
void HandsPart::addSides(QVBoxLayout* column)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    column->addLayout(row);
    for (const game::Side& side : m_desk.game().sides)
        addSide(row, side);
}

void HandsPart::addSide(QBoxLayout* row, const game::Side& side)
{
    const game::Game& game = m_desk.game();
    auto* column = new QVBoxLayout;
    row->addLayout(column, 1);
    auto* head = new QHBoxLayout;
    auto* badge = new ShapeBadge(m_inside, 1.4);
    const QColor colour = m_theme.sideColour(side.colour);
    badge->setMark(side.shape, colour, m_theme.textOn(colour));
    auto* name = new TextLabel(m_inside, 1.2, true);
    const bool ready = game.turn.ready.contains(side.id);
    name->setText(ready ? tr("%1 has picked").arg(side.name) : side.name);
    head->addWidget(badge);
    head->addWidget(name, 1);
    column->addLayout(head);
    const int count = game::cubesToSelect(game, side.id);
    auto* pick = new TouchButton(m_theme, ready ? tr("Pick again…") : tr("Pick the hand (%1)…").arg(count), m_inside);
    pick->setObjectName(QStringLiteral("pick-%1").arg(side.id));
    pick->setAccessibleName(tr("%1 picks a hand in secret").arg(side.name));
    pick->setEnabled(count > 0);
    column->addWidget(pick);
    connect(pick, &TouchButton::clicked, this, [this, id = side.id] { this->pick(id); });
    if (const int back = game::cubeCount(game, side.id, QStringLiteral("discard")); back > 0) {
        auto* refill = new TouchButton(m_theme, tr("Put the discards (%1) back").arg(back), m_inside);
        refill->setObjectName(QStringLiteral("refill-%1").arg(side.id));
        refill->setAccessibleName(tr("%1 puts the discards back into the pool").arg(side.name));
        column->addWidget(refill);
        connect(refill, &TouchButton::clicked, this, [this, id = side.id] {
            m_desk.send({{"do", "refill"}, {"side", utf8(id)}});
        });
    }
    column->addStretch(1);
}

void HandsPart::addPicker(QVBoxLayout* column)
{
    const game::Game& game = m_desk.game();
    const int count = game::cubesToSelect(game, m_picking);
    auto* title = new TextLabel(m_inside, 1.2, true);
    title->setText(tr("%1 picks a hand of %2. Everybody else looks away.").arg(game.nameOf(m_picking)).arg(count));
    column->addWidget(title);
    for (const QString& colour : game::cubeColours(*game.pack))
        addColour(column, colour, supplyOf(colour));
    addPicked(column);
    auto* row = new QHBoxLayout;
    auto* take = new TouchButton(m_theme, tr("Take this hand (%1 of %2)").arg(picked()).arg(count), m_inside,
                                 TouchButton::Weight::Main);
    take->setObjectName(QStringLiteral("handIn"));
    take->setAccessibleName(tr("Take this hand"));
    take->setEnabled(picked() == count);
    auto* stop =
        new TouchButton(m_theme, m_asked ? tr("Put %n cubes back?", nullptr, picked()) : tr("Not now"), m_inside);
    stop->setObjectName(QStringLiteral("stopPicking"));
    row->addWidget(stop);
    row->addWidget(take, 1);
    column->addLayout(row);
    connect(take, &TouchButton::clicked, this, &HandsPart::handIn);
    connect(stop, &TouchButton::clicked, this, &HandsPart::putBack);
}

/// What is in hand or discarded can be picked, too: it goes back first. Where all pick from one pool, what others have
/// picked counts as well, or what is left would tell it.
int HandsPart::supplyOf(const QString& colour) const
{
    const game::Game& game = m_desk.game();
    int there = 0;
    for (const QString& group : {game::place::pool, game::place::discard})
        there += game::cubesIn(game, m_picking, group).value(colour);
    for (const game::Side& side : game.sides)
        if (side.id == m_picking || game::sharesPool(game))
            there += game::cubesIn(game, side.id, game::place::hand).value(colour);
    return there;
}

void HandsPart::addColour(QVBoxLayout* column, const QString& colour, int there)
{
    const QString ofCube = game::colourOfCube(colour);
    auto* row = new QHBoxLayout;
    auto* name = new TextLabel(m_inside, 1.2);
    name->setText(tr("%1, of %2 there").arg(game::colourWord(colour)).arg(there));
    auto* fewer = new TouchButton(m_theme, QStringLiteral("−"), m_inside);
    fewer->setObjectName(QStringLiteral("fewer-%1").arg(colour));
    fewer->setAccessibleName(tr("One %1 cube fewer").arg(ofCube));
    fewer->setEnabled(picked() > 0); // of whichever colour: what is in the hand is not to be read off either button
    auto* more = new TouchButton(m_theme, QStringLiteral("+"), m_inside);
    more->setObjectName(QStringLiteral("more-%1").arg(colour));
    more->setAccessibleName(tr("One %1 cube more").arg(ofCube));
    more->setEnabled(picked() < game::cubesToSelect(m_desk.game(), m_picking));
    row->addWidget(name, 1);
    row->addWidget(fewer);
    row->addWidget(more);
    column->addLayout(row);
    connect(fewer, &TouchButton::clicked, this, [this, colour, there] { change(colour, -1, there); });
    connect(more, &TouchButton::clicked, this, [this, colour, there] { change(colour, 1, there); });
}

/// What is picked is in sight only while its owner holds a button down at that side of the window.
void HandsPart::addPicked(QVBoxLayout* column)
{
    const game::Game& game = m_desk.game();
    auto* hold = new TouchButton(m_theme, tr("Hold to see what is picked (%1)").arg(picked()), m_inside);
    hold->setObjectName(QStringLiteral("holdToSeePicked"));
    hold->setAccessibleName(hold->text());
    hold->setEnabled(picked() > 0);
    auto* hand = new TextLabel(m_inside, 1.2, true);
    hand->setObjectName(QStringLiteral("picked"));
    auto* row = new QHBoxLayout;
    row->addWidget(hold);
    row->addWidget(hand, 1);
    row->addStretch(1);
    if (!game.sides.empty() && m_picking != game.sides.front().id)
        row->setDirection(QBoxLayout::RightToLeft);
    hand->setAlignment(row->direction() == QBoxLayout::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    column->addLayout(row);
    hand->hide();
    const auto show = [hand](const QString& words) {
        hand->setText(words);
        hand->setVisible(!words.isEmpty());
    };
    connect(hold, &TouchButton::pressed, hand, [this, show] { show(game::toText(m_cubes)); });
    connect(hold, &TouchButton::released, hand, [show] { show({}); });
}

void HandsPart::addCivilians(QVBoxLayout* column)
{
    const game::Game& game = m_desk.game();
    if (game.pack->track.cubes.wander.isEmpty())
        return;
    const int now = game.turn.cubes.civilians;
    auto* button =
        new TouchButton(m_theme, tr("Civilian markers on the map: %1").arg(now), m_inside, TouchButton::Weight::Quiet);
    button->setObjectName(QStringLiteral("civilians"));
    button->setAccessibleName(tr("Civilian markers on the map: %1. Opens a pad to put it right.").arg(now));
    column->addWidget(button, 0, Qt::AlignLeft);
    connect(button, &TouchButton::clicked, this, [this, button, now] {
        auto* pad = new NumberPad(m_theme, {tr("Civilian markers on the map"), 0, 99, now, true}, this);
        connect(pad, &NumberPad::picked, this, [this](int value, const QString& why) {
            Json command{{"do", "civilians"}, {"value", value}};
            if (!why.isEmpty())
                command["why"] = utf8(why);
            m_desk.send(command);
        });
        pad->openBeside(button);
    });
}

int HandsPart::picked() const
{
    return std::accumulate(m_cubes.begin(), m_cubes.end(), 0);
}

void HandsPart::pick(const QString& side)
{
    m_picking = side;
    m_cubes.clear();
    rebuild();
    if (QWidget* more = firstButton(*m_inside))
        more->setFocus(Qt::OtherFocusReason);
}

/// Asks before it forgets what is picked: whoever sees the hand later may be the enemy, so that it cannot be kept.
void HandsPart::putBack()
{
    m_asked = picked() > 0 && !m_asked;
    if (!m_asked)
        stopPicking();
    rebuild();
}

void HandsPart::change(const QString& colour, int by, int there)
{
    m_asked = false;
    m_cubes[colour] = std::clamp(m_cubes.value(colour) + by, 0, there);
    rebuild();
    if (auto* take = m_inside->findChild<TouchButton*>(QStringLiteral("handIn")); take && take->isEnabled())
        take->setFocus(Qt::OtherFocusReason);
}

bool HandsPart::doIt()
{
    const auto* take = m_inside->findChild<TouchButton*>(QStringLiteral("handIn"));
    if (!take || !take->isEnabled())
        return false;
    handIn();
    return true;
}

void HandsPart::handIn()
{
    Json command{{"do", "cube"}, {"side", utf8(m_picking)}};
    for (auto it = m_cubes.begin(); it != m_cubes.end(); ++it)
        command[utf8(it.key())] = *it;
    const QString side = std::exchange(m_picking, QString()); // what is shown next must not tell it
    if (m_desk.send(command)) {
        m_cubes.clear();
        return focusNextPick();
    }
    m_picking = side;
    rebuild();
}

/// Not where the hand was picked: the next key would pick it again.
void HandsPart::focusNextPick()
{
    const game::Side* waits = sideToPick();
    auto* pick = waits && m_inside ? m_inside->findChild<TouchButton*>(QStringLiteral("pick-") + waits->id) : nullptr;
    if (pick)
        pick->setFocus(Qt::OtherFocusReason);
    else
        Q_EMIT allPicked();
}

/// The first that has to pick a hand; null: none has.
const game::Side* HandsPart::sideToPick() const
{
    const game::Game& game = m_desk.game();
    const auto waits = std::find_if(game.sides.begin(), game.sides.end(), [&](const game::Side& side) {
        return !game.turn.ready.contains(side.id) && game::cubesToSelect(game, side.id) > 0;
    });
    return waits == game.sides.end() ? nullptr : &*waits;
}

void HandsPart::stopPicking()
{
    m_picking.clear();
    m_cubes.clear();
    m_asked = false;
}

/// To the picking of the side that has still to pick, once nothing else comes first.
void HandsPart::focusFirst()
{
    const game::Game& game = m_desk.game();
    const auto musts = game::mustsOf(game);
    const bool returns = std::any_of(musts.begin(), musts.end(),
                                     [](const game::Must& must) { return must.command == QLatin1String("return"); });
    const game::Side* waits = sideToPick();
    if (m_picking.isEmpty() && !returns && waits && m_desk.past() == 0)
        return pick(waits->id);
    // A key that was meant for Next takes no cube back.
    const QRegularExpression adding(QStringLiteral("^more-"));
    const auto more = m_inside ? m_inside->findChildren<TouchButton*>(adding) : QList<TouchButton*>();
    QWidget* button = !more.isEmpty() && more.front()->isEnabled() ? more.front()
                      : m_inside                                   ? firstButton(*m_inside)
                                                                   : nullptr;
    if (button)
        button->setFocus(Qt::TabFocusReason);
}

/// Nothing of which cubes.
QString HandsPart::ready() const
{
    if (m_picking.isEmpty())
        return {};
    const int count = game::cubesToSelect(m_desk.game(), m_picking);
    return picked() == count ? tr("%1 takes this hand").arg(m_desk.game().nameOf(m_picking))
                             : tr("%1 picks: %2 of %3").arg(m_desk.game().nameOf(m_picking)).arg(picked()).arg(count);
}

/// Whoever comes to the window next must not see what was being picked.
bool HandsPart::event(QEvent* event)
{
    if (event->type() == QEvent::WindowDeactivate && !m_picking.isEmpty() && !QApplication::activePopupWidget()) {
        stopPicking();
        rebuild();
    }
    return QWidget::event(event);
}

void HandsPart::hideEvent(QHideEvent* event)
{
    stopPicking();
    QWidget::hideEvent(event);
}

}
