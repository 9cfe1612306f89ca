// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/situation.h"

#include "game/inputs.h"
#include "game/roster.h"
#include "game/track.h"
#include "game/tracks/actionrules.h"
#include "game/tracks/answers.h"
#include "game/tracks/phases.h"
#include "models/newgameplan.h"
#include "play/choice.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Situation)
};

/// Whether this is an attack at the target as the reaction has it that it has declared.
bool isDeclared(const game::Game& game, const game::Unit* target, const packs::Procedure& procedure)
{
    return target && game::answerOf(game, target->id, procedure.id, true);
}

}

bool countsWeapons(const packs::Pack& pack, const packs::ProcedureInput& input)
{
    const auto source = packs::lookupOf(input.from);
    const packs::Procedure* lookup = source ? pack.lookup(source->lookup) : nullptr;
    return lookup && std::any_of(lookup->inputs.begin(), lookup->inputs.end(), [&](const packs::ProcedureInput& one) {
               return one.from.startsWith(QLatin1String("actor.")) && pack.weapon(one.from.section(u'.', 1));
           });
}

const game::Unit* Situation::actor() const
{
    const bool byChoice = game().active.isEmpty() || game::openAnswerOf(game(), chosen().actor);
    return game().unit(byChoice ? chosen().actor : game().active);
}

const game::Unit* Situation::thrower() const
{
    const auto must = check();
    return must ? game().unit(textAt(must->prefilled, "actor")) : actor();
}

const game::Unit* Situation::nextToAct() const
{
    const QStringList before = haveActed();
    const game::Unit* again = nullptr;
    for (const game::Unit& unit : game().units) {
        if (unit.side != game().acting || !game::mayBeChosen(game(), unit))
            continue;
        if (!before.contains(unit.id))
            return &unit;
        again = again ? again : &unit;
    }
    return again;
}

const game::Unit* Situation::target() const
{
    const game::Unit* unit = game().unit(chosen().target);
    const bool now = unit && unit->inPlay() && ((!isActing() && !waitsForActivation()) || mayBeAimedAt(*unit));
    return now ? unit : nullptr;
}

bool Situation::isActing() const
{
    return game::activatesFirst(game()) && pack().track.hand == 0 && !game().active.isEmpty();
}

bool Situation::waitsForTarget() const
{
    const packs::TrackAction* now = pack().track.action(game().turn.action);
    return isActing() && now && !now->procedures.isEmpty() && game().turn.deeds.empty() && !target() &&
           !targets().empty();
}

bool Situation::actsForSomething() const
{
    return !game().turn.action.isEmpty() || !game().turn.deeds.empty();
}

int Situation::attacksLeft() const
{
    const packs::Weapon* used =
        isActing() && !game().turn.deeds.empty() ? pack().weapon(game().turn.deeds.back().weapon) : nullptr;
    return used && !targets().empty() ? game::attacksLeft(game(), *used) : 0;
}

/// Where members carry what is named, no others of its type are at hand.
bool Situation::carriesNothing(const game::Unit& unit) const
{
    return unit.weapons.isEmpty() && hasMembers(pack(), game().typeOf(unit));
}

std::vector<const packs::Weapon*> Situation::weapons() const
{
    std::vector<const packs::Weapon*> found;
    const game::Unit* unit = actor();
    if (!unit || carriesNothing(*unit))
        return found;
    for (const QString& id : game::weaponsAtHand(game(), *unit)) {
        const packs::Weapon* weapon = pack().weapon(id);
        const bool usedUp = unit->weapons.contains(id) && unit->weapons.value(id) == 0;
        if (weapon && !usedUp)
            found.push_back(weapon);
    }
    return found;
}

std::vector<const packs::Weapon*> Situation::weaponsOfUse() const
{
    auto found = weapons();
    const bool acts = isActing() && actor() && actor()->id == game().active;
    const packs::TrackAction* action = acts ? pack().track.action(game().turn.action) : nullptr;
    std::vector<const packs::Procedure*> attacks;
    for (const QString& id : action ? action->procedures : QStringList())
        if (const packs::Procedure* one = pack().procedure(id); one && one->actor.weapon)
            attacks.push_back(one);
    // As long as it acts for nothing that was named, what the target has declared leaves only some.
    const auto open = acts && !action && target() ? proceduresAt(target()) : attacks;
    if (std::any_of(open.begin(), open.end(), [this](const auto* one) { return isDeclared(game(), target(), *one); }))
        attacks = open;
    std::erase_if(found, [&](const packs::Weapon* weapon) {
        return !attacks.empty() && std::none_of(attacks.begin(), attacks.end(), [&](const packs::Procedure* attack) {
            return mayTake(*attack, *weapon);
        });
    });
    return found;
}

std::vector<const packs::Weapon*> Situation::weaponsFor(const packs::Procedure& procedure) const
{
    auto found = weapons();
    std::erase_if(found, [&](const packs::Weapon* one) { return !mayTake(procedure, *one); });
    return found;
}

bool Situation::mayTake(const packs::Procedure& procedure, const packs::Weapon& weapon) const
{
    const bool isActive = actor() && actor()->id == game().active;
    const auto fits = [&] {
        return game::goesWithTheAction(game(), procedure, weapon) &&
               game::goesWithTheAnswer(game(), procedure, target(), weapon);
    };
    return procedure.actor.takes(weapon) && (!isActive || fits());
}

std::vector<const packs::Weapon*> Situation::weaponsToAnswer(const Prospect& attack) const
{
    const bool isAnswered =
        attack.procedure && attack.target &&
        std::any_of(attack.procedure->inputs.begin(), attack.procedure->inputs.end(),
                    [](const auto& input) { return input.from == QLatin1String("target.modifier"); });
    return isAnswered ? game::weaponsToAnswer(game(), *attack.target, attack.weapon, attack.distance)
                      : std::vector<const packs::Weapon*>();
}

const packs::Weapon* Situation::answersWith(const Prospect& attack) const
{
    const auto open = weaponsToAnswer(attack);
    return open.empty() ? nullptr : takenOf(open, *attack.target);
}

const packs::Weapon* Situation::takenOf(const std::vector<const packs::Weapon*>& weapons, const game::Unit& unit) const
{
    if (weapons.empty())
        return nullptr;
    // Where nobody has said what it carries, probably what was said last.
    const QString likely = unit.weapons.isEmpty() ? chosen().lastOfSide.value(unit.side) : QString();
    const QString taken = chosen().weapons.value(unit.id, chosen().usedLast.value(unit.id, likely));
    const auto found = std::find_if(weapons.begin(), weapons.end(), [&](auto* one) { return one->id == taken; });
    if (found != weapons.end())
        return *found;
    const auto ranged = std::find_if(weapons.begin(), weapons.end(), [](auto* one) { return !one->melee; });
    return ranged == weapons.end() ? weapons.front() : *ranged;
}

const packs::Weapon* Situation::weapon() const
{
    const auto ofUse = [this] { return actor() ? takenOf(weaponsOfUse(), *actor()) : nullptr; };
    const packs::Procedure* prepared = procedure();
    return prepared && prepared->actor.weapon ? weaponFor(*prepared) : ofUse();
}

const packs::Weapon* Situation::weaponFor(const packs::Procedure& procedure) const
{
    if (procedure.actor.weapon)
        return actor() ? takenOf(weaponsFor(procedure), *actor()) : nullptr;
    const auto usable = usedUpBy(procedure);
    const auto taken = std::find_if(usable.begin(), usable.end(), [this](const packs::Weapon* one) {
        return one->id == chosen().weapons.value(actor()->id);
    });
    return taken != usable.end() ? *taken : actor() ? game::usedAlone(game(), procedure, *actor()) : nullptr;
}

std::vector<const packs::Weapon*> Situation::usedUpBy(const packs::Procedure& procedure) const
{
    const bool isByWeapons = !procedure.uses.isEmpty() || std::any_of(procedure.inputs.begin(), procedure.inputs.end(),
                                                                      [this](const packs::ProcedureInput& input) {
                                                                          return countsWeapons(pack(), input);
                                                                      });
    auto found = isByWeapons ? weapons() : std::vector<const packs::Weapon*>();
    std::erase_if(found, [&](const packs::Weapon* one) {
        return !one->singleUse || !actor()->weapons.contains(one->id) ||
               (!procedure.uses.isEmpty() && !procedure.uses.contains(one->id));
    });
    return found;
}

std::vector<const game::Unit*> Situation::targets() const
{
    std::vector<const game::Unit*> found;
    const game::Unit* acting = actor();
    if (!acting)
        return found;
    for (const game::Unit& unit : game().units)
        if (unit.side != acting->side && unit.inPlay() && mayBeAimedAt(unit))
            found.push_back(&unit);
    return found;
}

/// A target is what the unit has something for: now, or before it is activated, once it is. Before a cube has bought
/// its action it may look at anybody.
bool Situation::mayBeAimedAt(const game::Unit& unit) const
{
    if (game().pending || check() || (pack().track.hand > 0 && waitsForActivation()))
        return true;
    const auto open = game::proceduresFor(game(), *actor(), &unit);
    return std::any_of(open.begin(), open.end(), [&](const auto* one) { return mayResolve(*one, &unit).has_value(); });
}

/// As long as it is not said for what the unit acts in its own turn: whether that could be something for this.
Expected<void> Situation::mayActFor(const packs::Procedure& procedure) const
{
    const game::Unit* acting = procedure.actor.wanted ? actor() : nullptr;
    const bool isOpen = acting && pack().track.hand == 0 && game().turn.action.isEmpty() &&
                        !game::answerOf(game(), acting->id, procedure.id, false);
    return isOpen ? game::mayActFor(game(), *acting, procedure) : Expected<void>();
}

/// Before it is activated, a unit may be told what it could do.
Expected<void> Situation::mayResolve(const packs::Procedure& procedure, const game::Unit* target) const
{
    if (const auto may = mayActFor(procedure); !may || waitsForActivation())
        return may;
    return game::mayResolve(game(), procedure, procedure.actor.wanted ? actor() : nullptr, target);
}

bool Situation::may(const QString& command) const
{
    return game::mayOf(game()).contains(command);
}

std::optional<game::Must> Situation::mustDo(const QString& command) const
{
    for (const game::Must& must : game::mustsOf(game()))
        if (must.command == command)
            return must;
    return std::nullopt;
}

/// Of several units that have to resolve something, the one that was chosen.
std::optional<game::Must> Situation::check() const
{
    const auto musts = game::mustsOf(game());
    if (musts.empty() || musts.front().command != QLatin1String("resolve"))
        return std::nullopt;
    const auto ofChosen = std::find_if(musts.begin(), musts.end(), [&](const game::Must& must) {
        return !chosen().actor.isEmpty() && textAt(must.prefilled, "actor") == chosen().actor;
    });
    return ofChosen == musts.end() ? musts.front() : *ofChosen;
}

/// That it is not for such units; or where it is told what the unit carries, and nothing of it is what this is done
/// with.
bool Situation::isOfNoUse(const packs::Procedure& procedure) const
{
    const game::Unit& unit = *actor();
    if (!procedure.proposedTo.isEmpty() && !procedure.proposedTo.contains(game().kindOf(unit).id))
        return true;
    const bool isTold = !unit.weapons.isEmpty() || hasMembers(pack(), game().typeOf(unit));
    return isTold && !procedure.uses.isEmpty() &&
           std::none_of(procedure.uses.begin(), procedure.uses.end(),
                        [&](const QString& id) { return unit.weapons.value(id) > 0; });
}

std::vector<const packs::Procedure*> Situation::procedures() const
{
    return proceduresAt(target());
}

std::vector<const packs::Procedure*> Situation::proceduresAt(const game::Unit* target) const
{
    const game::Unit* acting = actor();
    if (!acting || check())
        return {};
    auto found = game::proceduresFor(game(), *acting, target);
    const packs::TrackAction* underWay = pack().track.action(game().turn.action);
    std::erase_if(found, [this, target, underWay](const packs::Procedure* one) {
        const auto& checks = pack().track.checks;
        // Unless an action is spent on just that: then it is thrown once more.
        const bool asked =
            !(underWay && underWay->procedures.contains(one->id)) &&
            std::any_of(checks.begin(), checks.end(), [&](const auto& due) { return due.procedure == one->id; });
        const bool ofOthers = !one->actor.wanted && game::openAnswerOf(game(), actor()->id);
        const bool otherwise = target && !game::goesWithWhatWasDeclared(game(), *one, *target);
        return asked || ofOthers || otherwise || isOfNoUse(*one) || (one->actor.weapon && weaponsFor(*one).empty()) ||
               !mayResolve(*one, target);
    });
    return found;
}

const packs::Procedure* Situation::procedureAt(const game::Unit* target) const
{
    auto open = proceduresAt(target);
    // What the target has declared is what the attack is now.
    std::stable_partition(open.begin(), open.end(), [&](const auto* one) { return isDeclared(game(), target, *one); });
    const bool ofAnother = target && target->id != chosen().target && chosen().isAnswered(game());
    const QString wanted = ofAnother ? QString() : chosen().procedure;
    const auto taken = std::find_if(open.begin(), open.end(), [&](const auto* one) { return one->id == wanted; });
    if (taken != open.end())
        return *taken;
    const packs::Weapon* inHand = actor() ? pack().weapon(chosen().weapons.value(actor()->id)) : nullptr;
    const auto first = std::find_if(open.begin(), open.end(), [&](const auto* one) {
        return isTakenUnasked(*one, target) && (!inHand || !one->actor.weapon || mayTake(*one, *inHand));
    });
    if (first != open.end())
        return *first;
    const auto any =
        std::find_if(open.begin(), open.end(), [&](const auto* one) { return isTakenUnasked(*one, target); });
    return any != open.end() ? *any : nullptr;
}

/// What befalls a target without anybody acting is only meant by itself where the unit has nothing of its own for it.
bool Situation::isTakenUnasked(const packs::Procedure& procedure, const game::Unit* target) const
{
    const auto all = game::proceduresFor(game(), *actor(), target);
    return procedure.actor.wanted || !target ||
           std::none_of(all.begin(), all.end(), [](const auto* one) { return one->actor.wanted; });
}

const packs::Procedure* Situation::procedure() const
{
    if (const auto must = check())
        return named(pack().procedure(textAt(must->prefilled, "procedure")));
    const packs::Procedure* found = procedureAt(target());
    return target() || (found && found->id == chosen().procedure) ? found : nullptr;
}

const packs::Procedure* Situation::named(const packs::Procedure* procedure) const
{
    if (!procedure || !procedure->ofSides)
        return procedure;
    const packs::SideNames sides = game().sideNames();
    const auto known = std::find_if(m_named.begin(), m_named.end(),
                                    [&](const Named& one) { return one.of == procedure && one.sides == sides; });
    if (known != m_named.end())
        return known->procedure.get();
    m_named.push_back({procedure, sides, std::make_unique<packs::Procedure>(packs::withSides(*procedure, sides))});
    return m_named.back().procedure.get();
}

Prospect Situation::prospect() const
{
    const packs::Procedure* now = procedure();
    if (!now || check())
        return {now};
    return measured({now, target(), weaponFor(*now)});
}

Prospect Situation::prospectAt(const game::Unit* target) const
{
    const packs::Procedure* first = named(procedureAt(target));
    return measured({first, target, first ? weaponFor(*first) : nullptr});
}

Prospect Situation::prospectWith(const packs::Weapon* weapon) const
{
    return measured({procedure(), target(), weapon});
}

Prospect Situation::measured(Prospect prospect) const
{
    if (asksDistance(prospect))
        prospect.distance = chosen().distanceTo(prospect.target->id);
    return prospect;
}

bool Situation::asksDistance(const Prospect& prospect) const
{
    const packs::Procedure* found = prospect.procedure;
    if (!found || !found->target.wanted || !prospect.target)
        return false;
    const bool byModifier =
        std::any_of(found->inputs.begin(), found->inputs.end(),
                    [](const packs::ProcedureInput& input) { return input.from.endsWith(QLatin1String(".modifier")); });
    const bool shoots = found->actor.weapon && prospect.weapon && !prospect.weapon->melee;
    const std::size_t bands = shoots ? prospect.weapon->bands.size() : 0;
    return game::asksDistance(pack(), *found) || (game::asksBand(pack(), *found) && bands > 0) ||
           (byModifier && bands > 1);
}

bool Situation::lacksBand(const Prospect& prospect) const
{
    return asksDistance(prospect) && game::lacksBand(pack(), *prospect.procedure, prospect.weapon, prospect.distance);
}

bool Situation::isDistanceOfLastTime() const
{
    return distance() && chosen().distances.value(target()->id).thrownSince;
}

bool Situation::activatesChosen() const
{
    if (!actor() || !game().active.isEmpty() || game().pending || check())
        return false;
    const packs::Phase* phase = pack().track.phase(game::phaseOf(game()));
    if (pack().track.hand > 0 && (!action() || action()->does != packs::Cube::Unit))
        return false;
    const bool acts = game::activatesFirst(game()) || (phase && phase->activeOnly && phase->procedures.isEmpty());
    return acts && may(QStringLiteral("activate"));
}

bool Situation::lacksAction() const
{
    return pack().track.hand > 0 && actor() && game().active.isEmpty() && !game().pending && !check() &&
           !activatesChosen() && may(QStringLiteral("activate"));
}

bool Situation::waitsForActivation() const
{
    return actor() && game().active.isEmpty() && !check() && game::activatesFirst(game()) &&
           !game::openAnswerOf(game(), actor()->id);
}

const packs::TrackAction* Situation::action() const
{
    return pack().track.action(chosen().action);
}

const packs::TrackAction* Situation::actionToTake() const
{
    const packs::Procedure* prepared = target() && pack().track.hand == 0 ? procedure() : nullptr;
    if (action() || !prepared)
        return action();
    std::vector<const packs::TrackAction*> found;
    for (const packs::TrackAction& one : pack().track.choices)
        if ((one.procedures.contains(prepared->id) || prepared->goesWith.contains(one.id)) &&
            game::mayBegin(game(), *actor(), one.id))
            found.push_back(&one);
    // An attack that is answered is of the action in which its weapon attacks.
    if (const packs::Weapon* with = found.size() > 1 ? weapon() : nullptr)
        std::erase_if(found, [&](const packs::TrackAction* one) { return !attacksIn(*one, *with); });
    return found.size() == 1 ? found.front() : nullptr;
}

bool Situation::attacksIn(const packs::TrackAction& action, const packs::Weapon& weapon) const
{
    const auto& reactions = pack().track.reactions;
    return std::any_of(action.procedures.begin(), action.procedures.end(), [&](const QString& id) {
        const packs::Procedure* procedure = pack().procedure(id);
        const bool isAnswered = std::any_of(reactions.begin(), reactions.end(),
                                            [&](const packs::Reaction& one) { return one.asTarget.contains(id); });
        const auto carried = procedure && !isAnswered ? weaponsFor(*procedure) : std::vector<const packs::Weapon*>();
        return std::find(carried.begin(), carried.end(), &weapon) != carried.end();
    });
}

const packs::TrackAction* Situation::impliedAction() const
{
    const game::Unit* unit = actor();
    const bool isOpen = unit && unit->id == game().active && game().turn.action.isEmpty() &&
                        game().turn.deeds.empty() && !game().pending && !check();
    return isOpen && game::activatesFirst(game()) ? actionToTake() : nullptr;
}

bool Situation::placesTokens() const
{
    return game().stage == game::Stage::Activation && !game().pending && game::placesTokens(game());
}

bool Situation::rollsForTokens() const
{
    const auto must = check();
    return must && pack().track.tokens && textAt(must->prefilled, "procedure") == pack().track.tokens->procedure;
}

QString Situation::whyNothing() const
{
    return procedure() ? QString() : refusalAt(*target());
}

QString Situation::refusalAt(const game::Unit& unit) const
{
    const packs::TrackAction* action = isActing() ? pack().track.action(game().turn.action) : nullptr;
    for (const QString& id : action ? action->procedures : QStringList()) {
        const packs::Procedure* one = pack().procedure(id);
        if (one && one->actor.weapon && mayResolve(*one, &unit) && weaponsFor(*one).empty())
            return Text::tr("%1 carries nothing for this: %2").arg(actor()->name, action->label);
    }
    for (const packs::Procedure* one : game::proceduresFor(game(), *actor(), &unit))
        if (const auto may = mayResolve(*one, &unit); !may)
            return may.error().words;
    return {};
}

QString Situation::whyNobody() const
{
    const game::Unit* acting = actor();
    if (!acting || check() || !targets().empty())
        return {};
    for (const game::Unit& unit : game().units)
        if (unit.side != acting->side && unit.inPlay())
            for (const packs::Procedure* one : game::proceduresFor(game(), *acting, &unit))
                if (const auto may = mayActFor(*one); !may)
                    return may.error().words;
    return {};
}

Json Situation::resolveCommand() const
{
    if (const auto must = check()) {
        Json command = must->prefilled;
        command["do"] = "resolve";
        return command;
    }
    const packs::Procedure* taken = procedure();
    Json command{{"do", "resolve"}, {"procedure", utf8(taken->id)}};
    if (taken->actor.wanted)
        command["actor"] = utf8(actor()->id);
    if (taken->target.wanted)
        command["target"] = utf8(target()->id);
    if (const packs::Weapon* with = weaponFor(*taken))
        command["weapon"] = utf8(with->id);
    if (distance())
        command["distance"] = *distance();
    return command;
}

}
