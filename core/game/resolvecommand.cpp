// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "game/fields.h"
#include "game/inputs.h"
#include "game/proposals.h"
#include "game/roster.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/tracks/rules.h"
#include "game/turns.h"

#include <algorithm>

namespace adjutant::game
{

namespace
{

// A procedure between units: who, at whom, with what, the dice, and what becomes of it.
class Resolve : public Command
{
public:
    explicit Resolve(const Fields& fields) : m_fields(fields) {}

    Expected<Done> apply(Game& game, dice::FaceSource& dice) const override
    {
        if (game.pending)
            return refuse(Words::tr("first: %1").arg(nextOf(game)));
        const packs::Procedure* procedure = game.pack->procedure(m_fields.text("procedure"));
        if (!procedure)
            return refuse(Words::tr("there is no procedure “%1”; there are: %2")
                              .arg(m_fields.text("procedure").left(40), ids(game.pack->procedures)));
        const bool ofUnits = procedure->actor.wanted || procedure->target.wanted;
        if (game.stage == Stage::Over || (game.stage == Stage::SetUp && ofUnits))
            return refuse(nextOf(game));
        const auto actor = findActor(game, *procedure);
        if (!actor)
            return tl::unexpected(actor.error());
        const auto target = findTarget(game, *procedure, *actor);
        if (!target)
            return tl::unexpected(target.error());
        if (const auto may = mayResolve(game, *procedure, *actor, *target); !may)
            return tl::unexpected(may.error());
        const auto values = readValues(game, *procedure, *actor, *target);
        if (!values)
            return tl::unexpected(values.error());
        if (const auto allowed = isAllowed(game, *procedure, *actor, *target, *values); !allowed)
            return tl::unexpected(allowed.error());
        return resolve(game, *procedure, *actor, *target, *values, dice);
    }

private:
    template<typename T>
    static QString ids(const std::vector<T>& all)
    {
        QStringList list;
        for (const T& one : all)
            list << one.id;
        return list.join(QStringLiteral(", "));
    }

    static QString kindsOf(const Game& game, const packs::Role& role)
    {
        QStringList labels;
        for (const QString& kind : role.kinds)
            labels << Words::amid(game.pack->kind(kind)->label);
        return labels.join(Words::tr(" or "));
    }

    Expected<const Unit*> findActor(Game& game, const packs::Procedure& procedure) const
    {
        const QString id = m_fields.has("actor") ? m_fields.text("actor") : game.active;
        if (!procedure.actor.wanted && m_fields.has("actor"))
            return refuse(Words::tr("%1 has no actor").arg(procedure.label));
        if (!procedure.actor.wanted)
            return nullptr;
        if (id.isEmpty())
            return refuse(Words::tr("no unit is active: say who does it, as \"actor\":\"a1\""));
        const auto unit = findUnit(game, id);
        if (!unit)
            return tl::unexpected(unit.error());
        if (const auto there = needsInPlay(game, **unit); !there)
            return tl::unexpected(there.error());
        const bool unarmed = procedure.actor.weapon && game.typeOf(**unit).weapons.isEmpty();
        if (unarmed)
            return refuse(Words::tr("%1 has no weapon for %2").arg(game.nameOf(id), procedure.label));
        if (!fits(game, procedure.actor, **unit))
            return refuse(Words::tr("%1 is not for %2, but for a %3")
                              .arg(procedure.label, game.nameOf(id), kindsOf(game, procedure.actor)));
        return *unit;
    }

    static Expected<void> mayResolve(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                                     const Unit* target)
    {
        return game.stage == Stage::SetUp ? Expected<void>()
                                          : rulesOf(*game.pack).mayResolve(game, procedure, actor, target);
    }

    Expected<const Unit*> findTarget(Game& game, const packs::Procedure& procedure, const Unit* actor) const
    {
        if (!m_fields.has("target"))
            return nullptr;
        if (!procedure.target.wanted)
            return refuse(Words::tr("%1 has no target").arg(procedure.label));
        const auto unit = findUnit(game, m_fields.text("target"));
        if (!unit)
            return tl::unexpected(unit.error());
        const QString name = game.nameOf((*unit)->id);
        if (actor && (*unit)->side == actor->side)
            return refuse(Words::tr("%1 is on the same side").arg(name));
        if (const auto there = needsInPlay(game, **unit); !there)
            return tl::unexpected(there.error());
        if (!fits(game, procedure.target, **unit))
            return refuse(Words::tr("%1 takes a %2 as its target, and %3 is a %4")
                              .arg(procedure.label, kindsOf(game, procedure.target), name,
                                   Words::amid(game.kindOf(**unit).label)));
        return *unit;
    }

    Expected<const packs::Weapon*> findWeapon(const Game& game, const packs::Procedure& procedure,
                                              const Unit* actor) const
    {
        const QString id = m_fields.text("weapon");
        const packs::Weapon* named = game.pack->weapon(id);
        const bool once = actor && named && named->singleUse && actor->weapons.contains(id);
        if ((!procedure.actor.weapon && !once) || !actor) {
            if (!id.isEmpty())
                return refuse(Words::tr("%1 takes no weapon").arg(procedure.label));
            return nullptr;
        }
        const QStringList weapons = weaponsAtHand(game, *actor);
        if (id.isEmpty())
            return weapons.size() == 1 ? game.pack->weapon(weapons.front()) : nullptr;
        if (!weapons.contains(id))
            return refuse(Words::tr("%1 has no weapon “%2”; it has: %3")
                              .arg(game.nameOf(actor->id), id.left(40), weapons.join(QStringLiteral(", "))));
        if (actor->weapons.contains(id) && actor->weapons.value(id) == 0)
            return refuse(Words::tr("%1 has used it up: %2").arg(game.nameOf(actor->id), game.pack->weapon(id)->label));
        return game.pack->weapon(id);
    }

    // `["night", "raw"]`, or `{"night": true, "hit-tokens": 2}`.
    Expected<void> tickFactors(const packs::Procedure& procedure, packs::Values& values) const
    {
        const Json given = m_fields.json("factors");
        if (!given.is_null() && !given.is_array() && !given.is_object())
            return refuse(Words::tr("“factors” is a list of ids, or an object, as {\"hit-tokens\": 2}"));
        for (const auto& [key, json] : given.items()) {
            const Json ticked = given.is_array() ? Json(true) : json;
            const std::string& name = given.is_array() && json.is_string() ? json.get_ref<const std::string&>() : key;
            const QString id = QString::fromStdString(name);
            const packs::ProcedureInput* input = procedure.input(id);
            if (!input || input->factors.isEmpty())
                return refuse(Words::tr("%1 has no factor “%2”").arg(procedure.label, id.left(40)));
            const bool counted = input->kind == packs::ProcedureInput::Kind::Number && ticked.is_boolean();
            const auto value = packs::parseValue(*input, counted ? Json(int(ticked.get<bool>())) : ticked);
            if (!value)
                return tl::unexpected(value.error());
            values.insert(id, *value);
        }
        return {};
    }

    // How far away the target is must make a difference, and be in reach.
    Expected<void> checkDistance(const Game& game, const packs::Procedure& procedure, const packs::Weapon* weapon) const
    {
        if (!m_fields.has("distance"))
            return {};
        const int distance = m_fields.number("distance");
        if (!weapon || weapon->bands.empty()) {
            if (distance >= 0 && asksDistance(*game.pack, procedure))
                return {};
            return refuse(distance < 0 ? Words::tr("a distance is 0 or more")
                                       : Words::tr("a distance goes with a weapon that has bands of range"));
        }
        if (!bandAt(*weapon, distance))
            return refuse(Words::tr("%1 does not reach so far").arg(weapon->label));
        return {};
    }

    // Whether something is missing that only a weapon can say.
    static bool wantsWeapon(const packs::Procedure& procedure, const packs::Values& values)
    {
        return std::any_of(procedure.inputs.begin(), procedure.inputs.end(), [&](const packs::ProcedureInput& input) {
            return input.from.startsWith(QLatin1String("weapon.")) && !input.standard && !values.contains(input.id);
        });
    }

    Expected<packs::Values> readValues(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                                       const Unit* target) const
    {
        const auto weapon = findWeapon(game, procedure, actor);
        if (!weapon)
            return tl::unexpected(weapon.error());
        if (const auto fits = checkDistance(game, procedure, *weapon); !fits)
            return tl::unexpected(fits.error());
        auto values = derivedInputs(game, procedure, actor, target, *weapon, distance());
        const Json given = m_fields.object("inputs");
        for (const auto& [key, json] : given.items()) {
            const QString id = QString::fromStdString(key);
            const packs::ProcedureInput* input = procedure.input(id);
            if (!input)
                return refuse(Words::tr("%1 has no input “%2”; it takes: %3")
                                  .arg(procedure.id, id.left(40), ids(procedure.inputs)));
            const auto value = packs::parseValue(*input, json);
            if (!value)
                return tl::unexpected(value.error());
            values.insert(id, *value);
        }
        if (const auto ticked = tickFactors(procedure, values); !ticked)
            return tl::unexpected(ticked.error());
        if (procedure.actor.weapon && !*weapon && actor && wantsWeapon(procedure, values))
            return refuse(Words::tr("name the weapon of %1: %2")
                              .arg(game.nameOf(actor->id), weaponsAtHand(game, *actor).join(QStringLiteral(", "))));
        if (const auto paid = withinAttacks(game, procedure, actor, *weapon, values); !paid)
            return tl::unexpected(paid.error());
        return packs::complete(procedure, values);
    }

    std::optional<int> distance() const
    {
        return m_fields.has("distance") ? std::optional(m_fields.number("distance")) : std::nullopt;
    }

    // How many of its weapon's attacks this is; 0 where they are not counted.
    static int attacksIn(const packs::Procedure& procedure, const packs::Values& values)
    {
        for (const packs::ProcedureInput& input : procedure.inputs) {
            const packs::Value value = values.value(input.id);
            const auto* number = std::get_if<qint64>(&value);
            if (number && input.from == QLatin1String("weapon.attacks"))
                return static_cast<int>(*number);
        }
        return 0;
    }

    static Expected<void> withinAttacks(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                                        const packs::Weapon* weapon, const packs::Values& values)
    {
        const bool counted = actor && game.stage == Stage::Activation && attacksIn(procedure, values) > 0;
        if (!counted)
            return {};
        const auto most = rulesOf(*game.pack).mostAttacks(game, procedure, *actor, weapon ? *weapon : packs::Weapon());
        if (!most || attacksIn(procedure, values) <= *most)
            return {};
        const QString with = weapon ? weapon->label : Words::tr("unnamed weapon");
        return refuse(Words::tr("%1 makes at most %2 of the attacks of its %3 now")
                          .arg(game.nameOf(actor->id), QString::number(*most), with));
    }

    // What the pack forbids because of what a unit is or has.
    static Expected<void> isAllowed(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                                    const Unit* target, const packs::Values& values)
    {
        for (const packs::Refusal& refusal : procedure.refusals) {
            const Unit* unit = refusal.role == QLatin1String("actor") ? actor : target;
            if (refusal.role.isEmpty() || !unit)
                continue;
            const bool concerned = unit->statuses.contains(refusal.status) ||
                                   (!refusal.lacks.isEmpty() && countOfMember(game, *unit, refusal.lacks) == 0);
            if (concerned && packs::isMet(*game.pack, procedure, refusal, values, game.rulings))
                return refuse(refusal.words);
        }
        return {};
    }

    Expected<Done> resolve(Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                           const packs::Values& values, dice::FaceSource& dice) const
    {
        auto faces = readFaces(m_fields.json("faces"), dice);
        if (!faces)
            return tl::unexpected(faces.error());
        dice::TypedFaces& source = *faces;
        const bool typed = source.left() > 0;
        constexpr std::size_t mostThrows = 200; // of a pack that never decides anything
        auto resolution = throwOnce(game, procedure, values, source);
        // What decides nothing is thrown again: by the program, or with the dice that lie on the table already.
        while (resolution && decidesNothing(game, procedure, *resolution) && (!typed || source.left() > 0) &&
               resolution->throws.size() < mostThrows) {
            auto next = throwOnce(game, procedure, values, source);
            if (!next || next->throws.empty())
                return next ? refuse(Words::tr("%1 throws nothing").arg(procedure.label))
                            : tl::unexpected(next.error());
            next->words = resolution->words + next->words;
            next->throws.insert(next->throws.begin(), resolution->throws.begin(), resolution->throws.end());
            resolution = std::move(next);
        }
        if (!resolution && source.isAtCount())
            return refuse(
                Words::tr("faces: a count is not enough for %1; it needs the faces themselves").arg(procedure.label));
        if (!resolution)
            return tl::unexpected(resolution.error());
        if (source.left() > 0)
            return refuse(Words::tr("faces: %1 more than %2 throws").arg(source.left()).arg(procedure.label));
        return conclude(game, procedure, actor, target, values, *resolution);
    }

    static Expected<packs::Resolution> throwOnce(const Game& game, const packs::Procedure& procedure,
                                                 const packs::Values& values, dice::FaceSource& source)
    {
        auto resolved = packs::resolve(*game.pack, procedure, values, game.rulings, source);
        if (!resolved)
            return tl::unexpected(resolved.error());
        if (auto* resolution = std::get_if<packs::Resolution>(&*resolved))
            return std::move(*resolution);
        return refuse(Words::tr("%1 waits for more dice").arg(std::get<packs::Awaited>(*resolved).label));
    }

    // The side that an outcome names; null where it names none.
    static const Side* sideOf(const Game& game, const packs::Procedure& procedure, const packs::Resolution& resolution)
    {
        const packs::ProcedureOutcome* outcome = procedure.outcome(procedure.decides->outcome);
        const packs::InputChoice* choice = outcome->choice(resolution.outcomes.value(outcome->id));
        return choice ? game.side(choice->id) : nullptr;
    }

    static bool decidesNothing(const Game& game, const packs::Procedure& procedure, const packs::Resolution& resolution)
    {
        return procedure.decides && game.stage == Stage::SetUp && !sideOf(game, procedure, resolution);
    }

    // A question of the set-up that the dice answer.
    static void decide(Game& game, const packs::Procedure& procedure, const packs::Resolution& resolution, Done& done)
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

    Expected<Done> conclude(Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                            const packs::Values& values, const packs::Resolution& resolution) const
    {
        const QString actorId = actor ? actor->id : QString();
        const QString targetId = target ? target->id : QString();
        auto proposals = proposalsOf(game, procedure, values, resolution, actorId, targetId);
        Done done{opening(game, procedure, actorId, targetId), resolution.words, resolution.throws};
        if (actor && target && actorId == game.active && ++game.attacks > 1)
            done.details << Words::tr("This is attack %1 of the same activation.").arg(game.attacks);
        const packs::Weapon* weapon = weaponOf(game, procedure, actor);
        if (actor && game.stage == Stage::Activation)
            rulesOf(*game.pack)
                .did(game, *actor,
                     {procedure.id, targetId, weapon ? weapon->id : QString(), attacksIn(procedure, values)});
        if (game.stage == Stage::Activation)
            done.details << rulesOf(*game.pack).resolved(game, procedure, actor, target, resolution);
        decide(game, procedure, resolution, done);
        if (actor)
            actedWith(game, *game.unit(actorId), target, procedure, weapon, done);
        const Json accept = m_fields.json("accept");
        if (accept == Json("later")) {
            game.pending = Pending{procedure.id, actorId, targetId, proposals};
            addSentences(done, {outcome(done)});
            return done;
        }
        if (accept.is_array()) {
            auto read = readProposals(game, accept);
            if (!read)
                return tl::unexpected(read.error());
            proposals = std::move(*read);
        } else if (accept == Json(false)) {
            proposals.clear();
        } else if (!accept.is_null() && accept != Json(true)) {
            return refuse(Words::tr("“accept” is true, false, \"later\" or a list of effects"));
        }
        // That nothing changes is news only where something could have.
        const bool mayChange = !procedure.effects.empty() || !proposals.empty();
        addSentences(done, {outcome(done), mayChange ? applyProposals(game, proposals) : QString()});
        return done;
    }

    static void addSentences(Done& done, QStringList sentences)
    {
        sentences.removeAll(QString());
        if (!sentences.isEmpty())
            done.words += QStringLiteral(": ") + sentences.join(QLatin1Char(' '));
    }

    // The weapon that was named, or the only one there is; null where none is at work.
    const packs::Weapon* weaponOf(const Game& game, const packs::Procedure& procedure, const Unit* actor) const
    {
        const auto weapon = findWeapon(game, procedure, actor);
        return weapon ? *weapon : nullptr;
    }

    // What the dice of the weapons came from; and what can be used once only is used up.
    void actedWith(Game& game, Unit& actor, const Unit* target, const packs::Procedure& procedure,
                   const packs::Weapon* weapon, Done& done) const
    {
        // Only what was named is used up: games that were saved are replayed.
        const bool once = weapon && weapon->singleUse && !m_fields.text("weapon").isEmpty();
        for (const packs::ProcedureInput& input : procedure.inputs) {
            if (input.from == QLatin1String("actor.weapon-dice"))
                done.details << weaponDice(game, actor, once ? weapon->id : QString()).how;
            const bool given = m_fields.object("inputs").contains(input.id.toStdString());
            const QString how = given ? QString() : howWorkedOut(game, input, &actor, target, weapon, distance());
            if (!how.isEmpty())
                done.details << how;
        }
        if (once && actor.weapons.contains(weapon->id)) {
            --actor.weapons[weapon->id];
            done.details << Words::tr("%1 × %2 left").arg(actor.weapons[weapon->id]).arg(weapon->label);
        }
        beginStatusesOf(game, actor, procedure);
    }

    static QString opening(const Game& game, const packs::Procedure& procedure, const QString& actor,
                           const QString& target)
    {
        QString words = procedure.label;
        if (!actor.isEmpty())
            words += QStringLiteral(", ") + game.nameOf(actor);
        if (!target.isEmpty())
            words += Words::tr(" at ") + game.nameOf(target);
        return words;
    }

    // The steps that are sentences; those about dice are shown with the dice.
    static QString outcome(const Done& done)
    {
        QStringList sentences;
        for (const QString& line : done.details) {
            if (!line.contains(QStringLiteral(" → ")))
                sentences << line;
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
            return Done{acceptPending(game), {}, {}};
        const auto proposals = readProposals(game, m_fields.json("effects"));
        if (!proposals)
            return tl::unexpected(proposals.error());
        const bool corrected = *proposals != game.pending->proposals;
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
          {"faces", K::List, false, "dice of the table in order; null or missing ones are thrown by the program, {\"count\":3} stands for a throw of "
           "which it is enough how many succeed"},
          {"accept", K::Any, false,
           "true (as left out): the proposed effects; false: none; a list of effects; \"later\": they wait for "
           "accept"}},
         makeCommand<Resolve>},
        {"accept",
         "takes the effects that wait, or corrected ones",
         {{"effects", K::List, false, "[{\"unit\",\"counter\",\"value\"}] instead of those proposed"}},
         makeCommand<Accept>},
    };
}

}
