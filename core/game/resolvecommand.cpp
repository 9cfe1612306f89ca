// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/sentence.h"
#include "base/words.h"
#include "game/attempt.h"
#include "game/attemptwords.h"
#include "game/fields.h"
#include "game/inputs.h"
#include "game/proposals.h"
#include "game/roster.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/tracks/rules.h"
#include "packs/factorwords.h"

#include <utility>

namespace adjutant::game {

namespace {

// The side that an outcome names; null where it names none.
const Side* sideOf(const Game& game, const packs::Procedure& procedure, const packs::Resolution& resolution)
{
    const packs::ProcedureOutcome* outcome = procedure.outcome(procedure.decides->outcome);
    const packs::InputChoice* choice = outcome->choice(resolution.outcomes.value(outcome->id));
    return choice ? game.side(choice->id) : nullptr;
}

bool decidesNothing(const Game& game, const packs::Procedure& procedure, const packs::Resolution& resolution)
{
    return procedure.decides && game.stage == Stage::SetUp && !sideOf(game, procedure, resolution);
}

// A question of the set-up that the dice answer.
void decide(Game& game, const packs::Procedure& procedure, const packs::Resolution& resolution, Done& done)
{
    if (!procedure.decides || game.stage != Stage::SetUp)
        return;
    const Side* side = sideOf(game, procedure, resolution);
    game.turn.again = side ? QString() : procedure.id;
    if (!side)
        return;
    const packs::Question* question = game.pack->question(procedure.decides->question);
    game.answers[question->id] = side->id;
    done.details << QStringLiteral("%1 %2.").arg(question->label, side->name);
}

// Throws what was attempted, again where the set-up has to be decided and the dice did not. Changes nothing of the
// game.
class Thrower
{
public:
    Thrower(const Game& game, const Attempt& attempt) : m_game(game), m_attempt(attempt)
    {
        if (attempt.procedure->ofSides)
            m_named = packs::withSides(*attempt.procedure, game.sideNames());
    }

    // `faces` as the command has them; what they leave open comes from `rest`.
    Expected<packs::Resolution> throwAll(const Json& faces, dice::FaceSource& rest) const
    {
        auto source = readFaces(faces, rest);
        if (!source)
            return tl::unexpected(source.error());
        auto resolution = throwUntilDecided(*source);
        if (resolution && source->left() > 0)
            return refuse(Words::tr("faces: %1 more than %2 throws").arg(source->left()).arg(label()));
        return resolution;
    }

private:
    QString label() const { return m_attempt.procedure->label; }

    // What decides nothing is thrown again: by the program, or with the dice that lie on the table already.
    Expected<packs::Resolution> throwUntilDecided(dice::TypedFaces& source) const
    {
        constexpr std::size_t mostThrows = 200; // of a pack that never decides anything
        const bool typed = source.left() > 0;
        auto resolution = throwOnce(source);
        while (resolution && decidesNothing(m_game, *m_attempt.procedure, *resolution) &&
               (!typed || source.left() > 0) && resolution->throws.size() < mostThrows) {
            auto next = throwOnce(source);
            if (!next)
                return next;
            if (next->throws.empty())
                return refuse(Words::tr("%1 throws nothing").arg(label()));
            next->words = resolution->words + next->words;
            next->throws.insert(next->throws.begin(), resolution->throws.begin(), resolution->throws.end());
            resolution = std::move(next);
        }
        return resolution;
    }

    Expected<packs::Resolution> throwOnce(dice::TypedFaces& source) const
    {
        auto resolved = packs::resolve(*m_game.pack, m_named ? *m_named : *m_attempt.procedure, m_attempt.values,
                                       m_game.rulings, source);
        auto* resolution = resolved ? std::get_if<packs::Resolution>(&*resolved) : nullptr;
        if (resolution)
            return std::move(*resolution);
        if (source.isAtCount())
            return refuse(Words::tr("a count is not enough for %1; it needs the faces themselves").arg(label()));
        if (!resolved)
            return tl::unexpected(resolved.error());
        return refuse(Words::tr("%1 waits for more dice").arg(std::get<packs::Awaited>(*resolved).label));
    }

    const Game& m_game;
    const Attempt& m_attempt;
    std::optional<packs::Procedure> m_named; ///< where its texts name the sides
};

// A procedure between units: who, at whom, with what, the dice, and what becomes of it.
class Resolve : public Command
{
public:
    explicit Resolve(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource& dice) const override
    {
        if (game.pending)
            return refuse(Words::tr("first: %1").arg(nextOf(game)));
        const auto attempt = readAttempt(game, m_fields);
        if (!attempt)
            return tl::unexpected(attempt.error());
        const auto resolution = Thrower(game, *attempt).throwAll(m_fields.json("faces"), dice);
        if (!resolution)
            return tl::unexpected(resolution.error());
        return conclude(game, *attempt, *resolution);
    }

private:
    Expected<Done> conclude(Game& game, const Attempt& attempt, const packs::Resolution& resolution) const
    {
        const packs::Procedure& procedure = *attempt.procedure;
        const QString actor = attempt.actor ? attempt.actor->id : QString();
        const QString target = attempt.target ? attempt.target->id : QString();
        auto proposals = proposalsOf(game, procedure, attempt.values, resolution, actor, target);
        Done done{inWords(game, attempt, m_fields.object("inputs")), {}, resolution.throws};
        if (!procedure.sums.empty())
            done.details << packs::explainFactors(*game.pack, procedure, attempt.values, game.rulings);
        done.details << resolution.words;
        tellTrack(game, attempt, resolution, done);
        decide(game, procedure, resolution, done);
        if (attempt.actor)
            actedWith(game, *game.unit(actor), attempt, done);
        const Json accept = m_fields.json("accept");
        if (accept == Json("later")) {
            game.pending = Pending{procedure.id, actor, target, std::move(proposals)};
            addSentences(done, {outcome(done)});
            return done;
        }
        const auto taken = takenOf(game, std::move(proposals), accept);
        if (!taken)
            return tl::unexpected(taken.error());
        // That nothing changes is news only where something could have.
        const bool mayChange = !procedure.effects.empty() || !taken->empty();
        addSentences(done, {outcome(done), mayChange ? applyProposals(game, *taken) : QString()});
        return done;
    }

    static void addSentences(Done& done, QStringList sentences)
    {
        sentences.removeAll(QString());
        for (qsizetype i = 1; i < sentences.size(); ++i)
            sentences[i] = sentence(sentences[i]);
        if (!sentences.isEmpty())
            done.words += QStringLiteral(": ") + sentences.join(QLatin1Char(' '));
    }

    // Those of the effects that are to be true at once, or those that somebody names instead.
    static Expected<std::vector<Proposal>> takenOf(const Game& game, std::vector<Proposal> proposals,
                                                   const Json& accept)
    {
        if (accept.is_array())
            return readProposals(game, accept);
        if (accept == Json(false))
            return std::vector<Proposal>();
        if (accept.is_null() || accept == Json(true))
            return proposals;
        return refuse(Words::tr("“accept” is true, false, \"later\" or a list of effects"));
    }

    static void tellTrack(Game& game, const Attempt& attempt, const packs::Resolution& resolution, Done& done)
    {
        const auto& [procedure, actor, target, weapon, distance, values] = attempt;
        if (actor && target && actor->id == game.active && ++game.attacks > 1)
            done.details << Words::tr("This is attack %1 of the same activation.").arg(game.attacks);
        if (game.stage != Stage::Activation)
            return;
        const TrackRules& rules = rulesOf(*game.pack);
        if (actor)
            rules.did(
                game, *actor,
                {procedure->id, target ? target->id : QString(), weapon ? weapon->id : QString(), attempt.attacks()});
        done.details << rules.resolved(game, *procedure, actor, target, resolution);
    }

    // What the dice of the weapons came from; and what can be used once only is used up.
    void actedWith(Game& game, Unit& actor, const Attempt& attempt, Done& done) const
    {
        const packs::Weapon* weapon = attempt.weapon;
        // In games that were saved with an older pack, only what was named was used up.
        const bool once = weapon && weapon->singleUse && (weapon->usedUnnamed || !m_fields.text("weapon").isEmpty());
        for (const packs::ProcedureInput& input : attempt.procedure->inputs) {
            if (input.from == QLatin1String("actor.weapon-dice"))
                done.details << weaponDice(game, actor, once ? weapon->id : QString()).how;
            const bool given = m_fields.object("inputs").contains(input.id.toStdString());
            const QString how =
                given ? QString() : howWorkedOut(game, input, &actor, attempt.target, weapon, attempt.distance);
            if (!how.isEmpty())
                done.details << how;
        }
        if (once && actor.weapons.contains(weapon->id)) {
            --actor.weapons[weapon->id];
            done.details << Words::tr("%1 × %2 left").arg(actor.weapons[weapon->id]).arg(weapon->label);
        }
        beginStatusesOf(game, actor, *attempt.procedure);
    }

    // The steps that are sentences; those about dice are shown with the dice.
    static QString outcome(const Done& done)
    {
        QStringList sentences;
        for (const QString& line : done.details) {
            if (!line.contains(QStringLiteral(" → ")))
                sentences << ended(line);
        }
        return sentences.join(QLatin1Char(' '));
    }

    Fields m_fields;
};

class Accept : public Command
{
public:
    explicit Accept(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource&) const override
    {
        if (!game.pending)
            return refuse(Words::tr("nothing waits to be accepted"));
        if (!m_fields.has("effects"))
            return Done{acceptPending(game, m_fields.flag("weapons")), {}, {}};
        const auto proposals = readProposals(game, m_fields.json("effects"));
        if (!proposals)
            return tl::unexpected(proposals.error());
        // Which weapons go with those who fall is asked for, and proposed by nobody.
        auto counted = *proposals;
        std::erase_if(counted, [&](const Proposal& one) { return isOfAWeapon(game, one); });
        const bool corrected = counted != game.pending->proposals;
        game.pending.reset();
        const QString how = corrected ? Words::tr("Corrected") : Words::tr("Accepted");
        return Done{QStringLiteral("%1: %2").arg(how, applyProposals(game, *proposals)), {}, {}};
    }

private:
    Fields m_fields;
};

}

std::vector<CommandKind> procedureCommands()
{
    using K = Field::Kind;
    return {
        {"resolve",
         "throws a procedure and applies what comes of it",
         {{"procedure", K::Id, true, "which procedure"},
          {"actor", K::Unit, false, "who acts; the active unit when left out"},
          {"target", K::Unit, false, "at whom"},
          {"weapon", K::Id, false, "with which weapon"},
          {"distance", K::Number, false, "how far away the target is, where the weapon's modifier depends on it"},
          {"inputs", K::Object, false, "inputs that are not as the units say"},
          {"factors", K::Any, false, "factors that are ticked: a list of ids, or {\"hit-tokens\": 2}"},
          {"faces", K::List, false,
           "dice of the table in order; null or missing ones are thrown by the program, {\"count\":3} stands for a "
           "throw of which it is enough how many succeed"},
          {"accept", K::Any, false,
           "true (as left out): the proposed effects; false: none; a list of effects; \"later\": they wait for "
           "accept"}},
         makeCommand<Resolve>},
        {"accept",
         "takes the effects that wait, or corrected ones",
         {{"effects", K::List, false,
           "[{\"unit\",\"counter\",\"value\"}] instead of those proposed; a member of the unit or a weapon "
           "that it carries counts as a counter"},
          {"weapons", K::Flag, false, "the cheapest weapons go with those who fall, where no effects are said"}},
         makeCommand<Accept>},
    };
}

}
