// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/tracks/reactions.h"

#include "base/words.h"
#include "game/fields.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/tracks/actionrules.h"
#include "game/tracks/rules.h"
#include "packs/ids.h"

#include <algorithm>

namespace adjutant::game {

namespace {

QString tally(const Unit& unit, const packs::Reaction& reaction)
{
    return QStringLiteral("react %1 %2").arg(unit.id, reaction.id);
}

bool onceOnly(const Game& game)
{
    const auto& once = game.pack->track.reactionOnce;
    return !once.isEmpty() && packs::arePlayed(once, game.rulings);
}

int perTurn(const Unit& unit, const packs::Reaction& reaction)
{
    return unit.members.value(reaction.member) > 0 ? reaction.memberPerTurn : reaction.perTurn;
}

// Whether what the active unit was activated for may bring what reactions call `to`.
bool mayHappen(const Game& game, const QString& to)
{
    const packs::TrackAction* action = game.pack->track.action(game.turn.action);
    if (!action)
        return true;
    QStringList attacks;
    for (const packs::Reaction& one : game.pack->track.reactions) {
        if (one.insteadOf.contains(to))
            attacks << one.insteadOf.value(to);
    }
    return attacks.isEmpty() || std::any_of(attacks.begin(), attacks.end(), [&](const QString& procedure) {
               return action->procedures.contains(procedure);
           });
}

QString labelsFor(const Game& game, const QString& to)
{
    QStringList labels;
    for (const packs::Reaction& one : game.pack->track.reactions) {
        if (one.to.contains(to))
            labels << one.id;
    }
    return labels.join(QStringLiteral(", "));
}

class React : public Command
{
public:
    explicit React(const Fields& fields)
        : m_unit(fields.text("unit")),
          m_reaction(fields.text("reaction")),
          m_to(fields.text("to"))
    {
    }

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        const auto unit = findUnit(game, m_unit);
        if (!unit)
            return tl::unexpected(unit.error());
        const packs::Reaction* reaction = game.pack->track.reaction(m_reaction);
        if (!reaction)
            return refuse(
                Words::tr("there is no reaction “%1”; there are: %2")
                    .arg(m_reaction.left(40), packs::idsOf(game.pack->track.reactions).join(QStringLiteral(", "))));
        const QStringList now = answerable(game, *reaction);
        const QStringList attacks = attacksNow(game, *reaction);
        const QString to = !m_to.isEmpty()      ? m_to
                           : !attacks.isEmpty() ? attacks.front()
                                                : now.value(0, reaction->to.front());
        if (!reaction->to.contains(to)) {
            const QString others = labelsFor(game, to);
            return refuse(
                others.isEmpty()
                    ? Words::tr("%1 answers: %2").arg(reaction->label, reaction->to.join(QStringLiteral(", ")))
                    : Words::tr("%1 does not answer %2; what does: %3").arg(reaction->label, to, others));
        }
        if (const auto may = mayReact(game, **unit, *reaction); !may)
            return tl::unexpected(may.error());
        if (!now.contains(to))
            return refuse(Words::tr("%1 is active for %2, which brings no %3; %4 now answers: %5")
                              .arg(game.nameOf(game.active), game.pack->track.action(game.turn.action)->label, to,
                                   reaction->label, now.join(QStringLiteral(", "))));
        takeReaction(game, **unit, *reaction, to);
        QStringList details;
        if (!reaction->help.isEmpty())
            details << reaction->help;
        return Done{Words::tr("%1 reacts to %2 by %3: %4")
                        .arg(game.nameOf(m_unit), game.pack->track.occasionLabel(to), game.nameOf(game.active),
                             reaction->label),
                    details,
                    {}};
    }

private:
    QString m_unit, m_reaction, m_to;
};

}

Expected<void> mayReact(const Game& game, const Unit& unit, const packs::Reaction& reaction)
{
    const QString name = game.nameOf(unit.id);
    if (game.stage != Stage::Activation || game.active.isEmpty() || game.pending)
        return refuse(Words::tr("units react while an enemy is active: %1").arg(nextOf(game)));
    if (unit.side == game.acting)
        return refuse(Words::tr("%1 is on the side that acts; its enemies react").arg(name));
    if (const auto there = needsInPlay(game, unit); !there)
        return there;
    for (const QString& what : {reaction.id, reaction.procedures.value(0)}) {
        if (const packs::Status* bar = barTo(game, unit, what))
            return refuse(Words::tr("%1 cannot react: %2").arg(name, bar->label));
    }
    const packs::TrackAction* action = game.pack->track.action(game.turn.action);
    const bool isTold = action || reaction.toldByDeeds;
    const bool ofAnother = !reaction.actions.isEmpty() && isTold && !mayActForOneOf(game, reaction.actions);
    if (!action && ofAnother)
        return refuse(Words::tr("%1 has done nothing that %2 answers").arg(game.nameOf(game.active), reaction.label));
    if (action && (ofAnother || answerable(game, reaction).isEmpty()))
        return refuse(Words::tr("%1 is active for %2, which %3 does not answer")
                          .arg(game.nameOf(game.active), action->label, reaction.label));
    const auto& answers = game.turn.answers;
    const auto ofUnit =
        std::count_if(answers.begin(), answers.end(), [&](const Answer& a) { return a.unit == unit.id; });
    if (onceOnly(game) && ofUnit > 0)
        return refuse(Words::tr("%1 has reacted to this activation already").arg(name));
    const auto ofSide = std::count_if(answers.begin(), answers.end(), [&](const Answer& a) {
        return !a.held && a.reaction == reaction.id && game.unit(a.unit)->side == unit.side;
    });
    if (reaction.perActivation > 0 && ofSide >= reaction.perActivation)
        return refuse(
            Words::tr("%1 has answered this activation already: %2").arg(game.side(unit.side)->name, reaction.label));
    const int most = perTurn(unit, reaction);
    if (most > 0 && game.turn.usedInTurn.value(tally(unit, reaction)) >= most)
        return refuse(Words::tr("%1 has done so already in this turn: %2").arg(name, reaction.label));
    return {};
}

QStringList answerable(const Game& game, const packs::Reaction& reaction)
{
    QStringList found;
    std::copy_if(reaction.to.begin(), reaction.to.end(), std::back_inserter(found),
                 [&](const QString& to) { return mayHappen(game, to); });
    return found;
}

QStringList attacksNow(const Game& game, const packs::Reaction& reaction)
{
    QStringList found = answerable(game, reaction);
    found.removeIf([&](const QString& to) { return !reaction.insteadOf.contains(to); });
    return found;
}

void takeReaction(Game& game, const Unit& unit, const packs::Reaction& reaction, const QString& to)
{
    game.turn.answers.push_back({unit.id, reaction.id, to});
    ++game.turn.usedInTurn[tally(unit, reaction)];
}

CommandKind reactCommand()
{
    using K = Field::Kind;
    return {"react",
            "lets a unit answer what the active enemy does",
            {{"unit", K::Unit, true, "who reacts"},
             {"reaction", K::Id, true, "how: one of the pack's reactions"},
             {"to", K::Id, false, "to what; the attack that it can answer now when left out, or else the first thing"}},
            makeCommand<React>};
}

}
