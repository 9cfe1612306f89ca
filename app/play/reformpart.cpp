// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/reformpart.h"

#include "game/track.h"
#include "game/tracks/phases.h"
#include "play/desk.h"
#include "shell/largetext.h"
#include "shell/theme.h"
#include "widgets/keptfocus.h"
#include "widgets/shapebadge.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QMenu>

namespace adjutant::app {

namespace {

/// The units that could help this one; an empty id stands for needing no help.
QStringList supportersOf(const game::Game& game, const game::Unit& unit)
{
    QStringList found;
    if (game::maySupport(game, unit, nullptr))
        found.append(QString());
    for (const game::Unit& other : game.units)
        if (game::maySupport(game, unit, &other))
            found.append(other.id);
    return found;
}

}

ReformPart::ReformPart(Desk& desk, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
}

bool ReformPart::isNow() const
{
    const game::Game& game = m_desk.game();
    return game.pack->track.reform && !game.pending && game::isPhase(game, game.pack->track.reform->phase);
}

void ReformPart::refresh()
{
    const KeptFocus focus(*this);
    if (m_inside) {
        m_inside->hide();
        m_inside->setParent(nullptr);
        m_inside->deleteLater(); // one of its buttons may have been pressed just now
        m_inside = nullptr;
    }
    if (!isNow())
        return;
    m_inside = new QWidget(this);
    auto* column = new QVBoxLayout(m_inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    for (const game::Unit& unit : m_desk.game().units)
        if (unit.inPlay())
            addUnit(unit);
    if (column->count() == 0) {
        auto* none = new TextLabel(m_inside);
        none->setText(tr("No unit has anything to reform."));
        column->addWidget(none);
    }
    column->addStretch(1);
    m_column->addWidget(m_inside);
    m_inside->show();
    focus.giveTo(*m_inside);
}

void ReformPart::addUnit(const game::Unit& unit)
{
    const game::Game& game = m_desk.game();
    const packs::Reform& reform = *game.pack->track.reform;
    const bool recovers = game::mayRecover(game, unit).has_value();
    const bool leaves = !reform.disengaged.isEmpty() && game::mayDisengage(game, unit).has_value();
    if (!recovers && !leaves)
        return;
    const QStringList supporters = recovers ? supportersOf(game, unit) : QStringList();
    auto* line = new QWidget(m_inside);
    auto* below = new QVBoxLayout(line); // with large text, the buttons
    below->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    below->addLayout(row);
    auto* badge = new ShapeBadge(line);
    const QColor colour = m_theme.sideColour(game.side(unit.side)->colour);
    badge->setMark(game.kindOf(unit).shape, colour, m_theme.textOn(colour));
    auto* words = new TextLabel(line);
    const packs::Counter* counter = game.kindOf(unit).counter(reform.counter);
    const int value = unit.counters.value(reform.counter);
    const QString label = counter ? packs::labelFor(value, *counter) : QString();
    words->setText(
        !recovers ? unit.name
        : supporters.isEmpty()
            ? tr("%1: %2 %3. Only a “%4” unit helps: that is said under “States”, behind the three dots of its card.")
                  .arg(unit.name)
                  .arg(value)
                  .arg(label, game.pack->status(reform.support)->label)
            : tr("%1: %2 %3").arg(unit.name).arg(value).arg(label));
    row->addWidget(badge);
    row->addWidget(words, 1);
    const bool large = hasLargeText(*this) && recovers; // which takes many words
    auto* buttons = new QBoxLayout(large ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    (large ? static_cast<QBoxLayout*>(below) : row)->addLayout(buttons);
    if (!supporters.isEmpty()) {
        auto* button = new TouchButton(m_theme, tr("Recover: %1 → %2").arg(value).arg(value - 1), line);
        button->setAccessibleName(tr("%1 recovers").arg(unit.name));
        if (supporters.size() == 1 && !supporters.first().isEmpty())
            button->setDetail(tr("supported by %1").arg(game.nameOf(supporters.first())));
        connect(button, &TouchButton::clicked, this,
                [this, button, id = unit.id, supporters] { recover(button, id, supporters); });
        buttons->addWidget(button);
    }
    if (leaves) {
        auto* button = new TouchButton(m_theme, tr("Disengage"), line);
        button->setAccessibleName(tr("%1 disengages").arg(unit.name));
        connect(button, &TouchButton::clicked, this, [this, id = unit.id] { send("disengage", id); });
        buttons->addWidget(button);
    }
    m_inside->layout()->addWidget(line);
}

/// Asks who helps only where that is a question.
void ReformPart::recover(TouchButton* button, const QString& unit, const QStringList& supporters)
{
    if (supporters.size() == 1 || supporters.first().isEmpty())
        return send("recover", unit, supporters.first());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const QString& helper : supporters)
        menu->addAction(tr("Supported by %1").arg(m_desk.game().nameOf(helper)), this,
                        [this, unit, helper] { send("recover", unit, helper); });
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
}

void ReformPart::send(const char* what, const QString& unit, const QString& support)
{
    Json command{{"do", what}, {"unit", utf8(unit)}};
    if (!support.isEmpty())
        command["support"] = utf8(support);
    m_desk.send(command);
}

}
