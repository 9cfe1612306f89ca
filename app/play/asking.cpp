// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/asking.h"

#include "game/inputs.h"
#include "play/situation.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::app {

namespace {

const QLatin1String ofActor("actor.");
const QLatin1String ofTarget("target.");
const QLatin1String ofWeapon("weapon.");

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Asking)
};

// Whether one of its inputs comes from there: `actor.`, `target.` or `weapon.`.
bool asksOf(const packs::Procedure& lookup, QLatin1String who)
{
    return std::any_of(lookup.inputs.begin(), lookup.inputs.end(),
                       [&](const packs::ProcedureInput& input) { return input.from.startsWith(who); });
}

// The same, when it is known.
bool takesFrom(const packs::Procedure& lookup, const packs::Values& known, QLatin1String who)
{
    return std::any_of(lookup.inputs.begin(), lookup.inputs.end(), [&](const packs::ProcedureInput& input) {
        return known.contains(input.id) && input.from.startsWith(who);
    });
}

const game::Unit* fitting(const Situation& situation, const packs::Role& role, const game::Unit* unit)
{
    return unit && (!role.wanted || game::fits(situation.game(), role, *unit)) ? unit : nullptr;
}

}

LookupKnown knownOn(const Situation& situation, const packs::Procedure& lookup)
{
    const game::Game& game = situation.game();
    const game::Unit* chosen = situation.actor();
    const game::Unit* actor = fitting(situation, lookup.actor, chosen);
    const game::Unit* target = fitting(situation, lookup.target, situation.target());
    const bool isOfTarget = !asksOf(lookup, ofActor) && !asksOf(lookup, ofWeapon);
    if (!target && isOfTarget)
        target = fitting(situation, lookup.target, chosen);
    const packs::Weapon* weapon = situation.weapon();

    LookupKnown known;
    known.values = game::derivedInputs(game, lookup, actor, target, weapon, situation.distance());
    QStringList whom;
    if (actor && takesFrom(lookup, known.values, ofActor))
        whom << Text::tr("For %1").arg(game.nameOf(actor->id));
    if (weapon && takesFrom(lookup, known.values, ofWeapon))
        whom << Text::tr("With %1").arg(weapon->label);
    if (target && takesFrom(lookup, known.values, ofTarget))
        whom << (isOfTarget ? Text::tr("For %1") : Text::tr("Against %1")).arg(game.nameOf(target->id));
    known.whom = whom.join(QStringLiteral(" · "));
    known.key =
        QStringList{actor ? actor->id : QString(), target ? target->id : QString(), weapon ? weapon->id : QString()}
            .join(QLatin1Char('/'));
    return known;
}

}
