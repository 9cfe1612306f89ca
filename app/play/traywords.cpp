// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/traywords.h"

#include "game/track.h"
#include "play/desk.h"
#include "play/looks.h"

#include <QCoreApplication>

namespace adjutant::app {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("Tray", text);
}

QString activationHeadline(const Desk& desk)
{
    const game::Game& game = desk.game();
    if (desk.mustDo(QStringLiteral("first")))
        return tr("Who goes first in round %1?").arg(game.round);
    if (const ShownThrow* shown = desk.shown(); shown && !desk.check())
        return shown->title;
    const game::Unit* actor = desk.thrower();
    if (const auto check = desk.check(); check && !actor)
        return check->words;
    if (!actor)
        return tr("%1: choose a unit to activate").arg(game.nameOf(game.acting));
    if (desk.check() && desk.procedure())
        return tr("%1: %2 first").arg(actor->name, desk.procedure()->label.toLower());
    const game::Unit* target = desk.target();
    if (!target)
        return game.active.isEmpty() ? tr("%1 is chosen").arg(actor->name) : tr("%1 is active").arg(actor->name);
    return tr("%1 → %2").arg(game.nameOf(actor->id), game.nameOf(target->id));
}

/// What the table has to look at before an attack: the reach, and what the line of sight may touch.
QString attackHint(const Desk& desk)
{
    QStringList words;
    const packs::Weapon* weapon = desk.procedure() && desk.procedure()->actor.weapon ? desk.weapon() : nullptr;
    if (weapon && !weapon->range.isEmpty())
        words.append(tr("%1.").arg(reachText(desk.pack(), *weapon)));
    else if (desk.procedure())
        words.append(desk.procedure()->help);
    if (const packs::Ruling* ruling = desk.pack().ruling(QStringLiteral("line"))) {
        const int chosen = ruling->indexOf(desk.game().rulings.value(ruling->id));
        if (chosen >= 0)
            words.append(tr("If the line only clips the cover: %1.")
                             .arg(ruling->choices[static_cast<std::size_t>(chosen)].label.toLower()));
    }
    return words.join(QLatin1Char(' '));
}

QString activationHint(const Desk& desk)
{
    const game::Game& game = desk.game();
    if (desk.mustDo(QStringLiteral("first")))
        return tr("At this table the sheet's own words hold, and they leave this round open.");
    if (desk.check())
        return tr("This comes before anything else.");
    if (!desk.actor())
        return tr("Tap it, or press its number. Next activates it.");
    if (desk.shown())
        return game.pending ? QString() : tr("Done. Next goes on.");
    if (!desk.target())
        return tr("To attack: tap its target, or press Alt and its number. Otherwise: Next.");
    if (game.attacks > 0)
        return tr("%1 has attacked already in this activation.").arg(game.nameOf(game.active));
    return attackHint(desk);
}

}

QString headlineOf(const Desk& desk)
{
    const game::Game& game = desk.game();
    switch (game.stage) {
    case game::Stage::SetUp:
        return tr("Set up the table");
    case game::Stage::Scoring:
        return game.pack->objective ? tr("Round %1: who holds the points?").arg(game.round)
                                    : tr("Round %1 is over").arg(game.round);
    case game::Stage::Over:
        return {};
    case game::Stage::Activation:
        break;
    }
    return activationHeadline(desk);
}

QString hintOf(const Desk& desk)
{
    switch (desk.game().stage) {
    case game::Stage::SetUp:
        return tr("Tick what is done; Next begins the game.");
    case game::Stage::Scoring: {
        const auto& objective = desk.game().pack->objective;
        return objective ? tr("Count what stands within %1 of each point. Destroyed units never count.")
                               .arg(objective->within)
                         : QString();
    }
    case game::Stage::Over:
        return {};
    case game::Stage::Activation:
        break;
    }
    return activationHint(desk);
}

QString nextOf(const Desk& desk)
{
    const game::Game& game = desk.game();
    if (game.pending)
        return tr("Accept the result");
    const bool choosing = game.stage == game::Stage::Activation && game.active.isEmpty() && !game.pending;
    if (choosing && desk.actor())
        return tr("Activate %1").arg(desk.actor()->name);
    return game::nextOf(game);
}

}
