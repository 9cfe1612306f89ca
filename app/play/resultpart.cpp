// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/resultpart.h"

#include "game/proposals.h"
#include "play/desk.h"
#include "play/effectspart.h"
#include "play/looks.h"
#include "widgets/dicefall.h"
#include "widgets/dicerow.h"
#include "widgets/reveal.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace adjutant::app {

namespace {

/// What is destroyed when all of it is accepted as it is proposed.
QStringList destroyedBy(game::Game game, const std::vector<game::Proposal>& proposals)
{
    const game::Game before = game;
    game.pending.reset();
    game::applyProposals(game, proposals);
    QStringList names;
    for (const game::Unit& unit : game.units)
        if (unit.destroyed && !before.unit(unit.id)->destroyed)
            names << game.nameOf(unit.id);
    return names;
}

}

ResultPart::ResultPart(Desk& desk, const Theme& theme, QWidget* parent) : QWidget(parent), m_desk(desk)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_dice = new DiceTable(theme, this);
    m_dice->saveRoom();
    m_words = new TextLabel(this, 1.35, true);
    m_words->setObjectName(QStringLiteral("result-words"));
    m_how = new TextLabel(this, 0.95);
    m_how->setObjectName(QStringLiteral("result-how"));
    m_how->setProperty("role", QStringLiteral("quiet"));
    m_proposed = new TextLabel(this);
    m_proposed->setProperty("role", QStringLiteral("quiet"));
    m_effects = new EffectsPart(theme, this);
    column->addWidget(m_dice);
    column->addWidget(m_words);
    column->addWidget(m_how);
    column->addWidget(m_proposed);
    column->addWidget(m_effects);
    column->addStretch(1);
    m_bar = buildBar(theme);
    m_dice->fall().setSecrets({m_words, m_how, m_proposed, m_effects});
    connect(&desk, &Desk::diceFell, m_dice, qOverload<>(&DiceTable::drop));
    connect(&desk, &Desk::resolved, m_words, &TextLabel::sayAgain); // also when it came out as the throw before
    connect(&m_dice->fall(), &DiceFall::ended, this, &ResultPart::revealResult);
}

QWidget* ResultPart::buildBar(const Theme& theme)
{
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    auto* none = new TouchButton(theme, tr("Change no card"), bar);
    none->setAccessibleName(none->text());
    row->addStretch(1); // neither where Throw was nor below the numbers, as one of them
    row->addWidget(none);
    row->addStretch(1);
    connect(none, &TouchButton::clicked, this, [this] { m_desk.send(EffectsPart::refusal()); });
    return bar;
}

void ResultPart::accept()
{
    if (m_desk.game().pending)
        m_desk.send(m_effects->acceptance());
}

void ResultPart::refresh()
{
    const game::Game& game = m_desk.game();
    const ShownThrow* shown = m_desk.shown();
    const bool pending = game.pending.has_value();
    const bool changes = pending && !game.pending->proposals.empty();
    m_bar->setVisible(changes);
    m_effects->setVisible(pending);
    const QString words = shown ? shown->words.join(QLatin1Char('\n')) : QString();
    const bool other = shown && (words != m_words->text() || game.pending != m_pending);
    if (shown) {
        m_dice->setRows(diceLook(game, *shown));
        m_words->setText(words);
        m_how->setText(shown->how.join(QLatin1Char('\n')));
        m_how->setVisible(!shown->how.isEmpty());
    }
    if (pending && game.pending != m_pending)
        m_effects->setProposals(game, game.pending->proposals);
    m_proposed->setVisible(pending);
    if (pending)
        m_proposed->setText(proposed());
    m_pending = game.pending;
    if (other)
        revealResult();
}

QString ResultPart::proposed() const
{
    const game::Game& game = m_desk.game();
    if (game.pending->proposals.empty())
        return game.turn.losses.empty() ? tr("Nothing changes on the cards.")
                                        : tr("The losses are satisfied next, unit by unit.");
    const QStringList destroyed = destroyedBy(game, game.pending->proposals);
    return destroyed.isEmpty()
               ? tr("This changes; every number can be corrected:")
               : tr("Destroyed then: %1. Every number can be corrected:").arg(destroyed.join(QStringLiteral(", ")));
}

void ResultPart::revealWith(QWidget& other)
{
    revealLater({&other, m_words});
}

/// Where there is no room for all, what it says comes before the dice from the first one on, and these before what it
/// changes.
void ResultPart::revealResult()
{
    if (!m_dice->fall().isSecret())
        revealLater({m_effects, m_dice, m_words});
}

}
