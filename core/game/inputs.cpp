// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/inputs.h"

#include "base/words.h"
#include "game/roster.h"
#include "game/tallies.h"
#include "game/tracks/rules.h"
#include "packs/binding.h"
#include "packs/derive.h"
#include "packs/factorwords.h"

#include <algorithm>

namespace adjutant::game {

namespace {

// What was answered for the unit: a number, or the choice of the same id.
std::optional<packs::Value> fromOption(const Game& game, const QString& question, int answer,
                                       const packs::ProcedureInput& input)
{
    const packs::Question* asked = game.pack->question(question);
    if (!asked || asked->kind != packs::Question::Kind::Choice || input.kind != packs::ProcedureInput::Kind::Choice)
        return packs::Value(qint64(answer));
    const int index = input.indexOf(asked->choices[static_cast<std::size_t>(answer)].id);
    return index < 0 ? std::nullopt : std::optional(packs::Value(qint64(index)));
}

// Who carries what its type alone may carry need not say so.
int weaponsOf(const Game& game, const Unit& unit, const QString& weapon)
{
    const bool standard = unit.weapons.isEmpty() && game.typeOf(unit).weapons == QStringList{weapon};
    return standard ? 1 : unit.weapons.value(weapon);
}

bool isCounterGroup(const packs::Pack& pack, const QString& group)
{
    return !group.isEmpty() && std::any_of(pack.kinds.begin(), pack.kinds.end(), [&](const packs::Kind& kind) {
        return std::any_of(kind.counters.begin(), kind.counters.end(),
                           [&](const packs::Counter& one) { return one.group == group; });
    });
}

// How many counters of the group the unit has above 0.
qint64 kindsIn(const Game& game, const Unit& unit, const QString& group)
{
    const auto& counters = game.kindOf(unit).counters;
    return std::count_if(counters.begin(), counters.end(), [&](const packs::Counter& one) {
        return one.group == group && unit.counters.value(one.id) > 0;
    });
}

const QLatin1String notYet("not-"); // before a status that a unit does not have

// A unit's own, or as the action has it for which it was activated.
const packs::Stat* statOf(const Game& game, const Unit& unit, const QString& what)
{
    const packs::TrackAction* action = unit.id == game.active ? game.pack->track.action(game.turn.action) : nullptr;
    if (action)
        for (const packs::Stat& stat : action->stats)
            if (stat.id == what)
                return &stat;
    return game.typeOf(unit).stat(what);
}

// The choice that is called like its type, or else like its kind.
std::optional<packs::Value> typeOf(const Game& game, const Unit& unit, const packs::ProcedureInput& input)
{
    for (const QString& id : {unit.type, game.kindOf(unit).id})
        if (const int index = input.indexOf(id); index >= 0)
            return packs::Value(qint64(index));
    return std::nullopt;
}

std::optional<packs::Value> valueOf(const Game& game, const Unit& unit, const QString& what,
                                    const packs::ProcedureInput& input, const packs::Weapon* weapon);

// Of several names those that mean something for the unit; which of them counts only the table knows.
std::optional<packs::Value> onlyOneOf(const Game& game, const Unit& unit, const QStringList& names,
                                      const packs::ProcedureInput& input, const packs::Weapon* weapon)
{
    std::optional<packs::Value> found;
    for (const QString& name : names) {
        const auto value = valueOf(game, unit, name, input, weapon);
        if (value && found)
            return std::nullopt;
        found = value ? value : found;
    }
    return found;
}

std::optional<packs::Value> valueOf(const Game& game, const Unit& unit, const QString& what,
                                    const packs::ProcedureInput& input, const packs::Weapon* weapon)
{
    if (const QStringList names = what.split(u'|'); names.size() > 1)
        return onlyOneOf(game, unit, names, input, weapon);
    if (const auto counter = unit.counters.find(what); counter != unit.counters.end())
        return packs::Value(std::min(qint64(*counter), input.most));
    if (what == QLatin1String("weapon-dice"))
        return packs::Value(qint64(weaponDice(game, unit, weapon && weapon->singleUse ? weapon->id : QString()).dice));
    if (const auto option = unit.options.find(what); option != unit.options.end())
        return fromOption(game, what, *option, input);
    if (game.pack->member(what))
        return packs::Value(std::min(qint64(countOfMember(game, unit, what)), input.most));
    if (game.pack->weapon(what))
        return packs::Value(std::min(qint64(weaponsOf(game, unit, what)), input.most));
    if (game.pack->status(what))
        return packs::Value(qint64(unit.statuses.contains(what)));
    if (isCounterGroup(*game.pack, what))
        return packs::Value(qint64(kindsIn(game, unit, what)));
    if (const packs::Status* missing = what.startsWith(notYet) ? game.pack->status(what.mid(notYet.size())) : nullptr)
        return packs::Value(qint64(!unit.statuses.contains(missing->id)));
    if (const packs::Stat* stat = statOf(game, unit, what))
        return packs::valueFrom(*stat, input);
    return what == QLatin1String("type") ? typeOf(game, unit, input) : std::nullopt;
}

// What a side has, no further than the input goes.
std::optional<packs::Value> valueOf(const Game& game, const Side& side, const QString& what,
                                    const packs::ProcedureInput& input)
{
    const packs::Tally* tally = game.pack->tally(what);
    std::optional<int> number;
    if (tally)
        number = known(game, *tally, side.id);
    else if (game.pack->resource(what))
        number = side.resources.value(what);
    return number ? std::optional(packs::Value(std::clamp(qint64(*number), input.least, input.most))) : std::nullopt;
}

// Who acts, at whom, with what and from how far away, so far as that is known.
struct Scene {
    const Game& game;
    const Unit* actor;
    const Unit* target;
    const packs::Weapon* weapon;
    std::optional<int> distance;
};

qint64 within(const packs::ProcedureInput& input, qint64 value)
{
    return std::clamp(value, input.least, input.most);
}

// The modifier with which a unit shoots or strikes back: of the only weapon it has for that, at the same distance.
std::optional<packs::Value> modifierBack(const Scene& scene, const Unit& unit)
{
    const auto found = weaponsToAnswer(scene.game, unit, scene.weapon, scene.distance);
    return found.size() == 1 ? modifierOf(*found.front(), scene.distance) : std::nullopt;
}

std::optional<packs::Value> sourceOf(const Scene& scene, const packs::ProcedureInput& input)
{
    const QString who = input.from.section(QLatin1Char('.'), 0, 0);
    const QString what = input.from.section(QLatin1Char('.'), 1);
    const Unit* unit = who == QLatin1String("actor")    ? scene.actor
                       : who == QLatin1String("target") ? scene.target
                                                        : nullptr;
    // Where blows are struck no range counts, for neither of them.
    if (scene.weapon && isRuledOutBy(*scene.weapon, input))
        return packs::Value(within(input, 0));
    if (unit)
        return what == QLatin1String("modifier") ? modifierBack(scene, *unit)
                                                 : valueOf(scene.game, *unit, what, input, scene.weapon);
    if (const Side* side = scene.game.side(who))
        return valueOf(scene.game, *side, what, input);
    if (who != QLatin1String("weapon"))
        return std::nullopt;
    const packs::RangeBand* band = scene.weapon && scene.distance ? bandAt(*scene.weapon, *scene.distance) : nullptr;
    if (band && what == QLatin1String("modifier"))
        return packs::Value(qint64(band->modifier));
    if (what == QLatin1String("distance"))
        return scene.distance ? std::optional(packs::Value(within(input, *scene.distance))) : std::nullopt;
    return scene.weapon ? packs::valueFrom(*scene.weapon, what, input) : std::nullopt;
}

// What a lookup makes of what the units have; a fault while that is not enough for it.
Expected<packs::Resolution> workedOut(const Scene& scene, const packs::Procedure& lookup)
{
    packs::Values known;
    for (const packs::ProcedureInput& one : lookup.inputs) {
        if (const auto value = sourceOf(scene, one))
            known.insert(one.id, *value);
    }
    const auto values = packs::complete(lookup, known);
    if (!values)
        return tl::unexpected(values.error());
    return packs::answer(*scene.game.pack, lookup, *values, scene.game.rulings);
}

std::optional<packs::Value> lookedUp(const Scene& scene, const packs::ProcedureInput& input)
{
    const auto source = packs::lookupOf(input.from);
    const packs::Procedure* lookup = source ? scene.game.pack->lookup(source->lookup) : nullptr;
    if (!lookup)
        return std::nullopt;
    const auto answer = workedOut(scene, *lookup);
    if (!answer || !answer->outcomes.contains(source->outcome))
        return std::nullopt;
    return packs::Value(within(input, answer->outcomes.value(source->outcome)));
}

std::optional<packs::Value> valueIn(const Scene& scene, const packs::ProcedureInput& input)
{
    return packs::lookupOf(input.from) ? lookedUp(scene, input) : sourceOf(scene, input);
}

// What the conditions of factors see, choices as their place among those of the name.
class SceneBindings
{
public:
    explicit SceneBindings(const Scene& scene) : m_scene(scene)
    {
        for (const dice::Input& input : packs::sceneInputs(*scene.game.pack))
            m_bound[input.name] = value(input);
    }

    bool meet(const packs::Condition& condition) const { return condition.isMet(m_bound); }

private:
    std::int64_t value(const dice::Input& input) const
    {
        const QString name = QString::fromStdString(input.name);
        if (name == QLatin1String("weapon"))
            return placeOf(input, m_scene.weapon ? m_scene.weapon->id : QString());
        if (name == QLatin1String("band"))
            return placeOf(input, bandNow());
        const Unit* unit = name.startsWith(QLatin1String("actor")) ? m_scene.actor : m_scene.target;
        return unit ? valueOf(*unit, input, name.section(u'_', 1)) : placeOf(input, {});
    }

    std::int64_t valueOf(const Unit& unit, const dice::Input& input, const QString& what) const
    {
        const Game& game = m_scene.game;
        if (what.isEmpty())
            return placeOf(input, unit.type);
        if (what == QLatin1String("kind"))
            return placeOf(input, game.kindOf(unit).id);
        const auto means = [&](const QString& id) { return packs::diceName(id) == what.toStdString(); };
        for (auto status = unit.statuses.begin(); status != unit.statuses.end(); ++status)
            if (means(status.key()))
                return 1;
        for (auto option = unit.options.begin(); option != unit.options.end(); ++option)
            if (means(option.key()))
                return *option;
        return placeOf(input, {});
    }

    QString bandNow() const
    {
        const packs::RangeBand* band =
            m_scene.weapon && m_scene.distance ? bandAt(*m_scene.weapon, *m_scene.distance) : nullptr;
        return band ? band->id : QString();
    }

    // Nobody and nothing is the last of the choices; a status that is not there is 0.
    static std::int64_t placeOf(const dice::Input& input, const QString& id)
    {
        if (input.kind != dice::Input::Kind::Choice)
            return 0;
        const auto found = std::find(input.choices.begin(), input.choices.end(), packs::diceName(id));
        return std::min<std::int64_t>(found - input.choices.begin(), input.most);
    }

    const Scene& m_scene;
    dice::Bindings m_bound;
};

// A reaction, or what is left of an action, may make fewer attacks than the weapon has.
void limitAttacks(const Scene& scene, const packs::Procedure& procedure, packs::Values& values)
{
    if (!scene.actor || !scene.weapon || scene.game.stage != Stage::Activation)
        return;
    const auto most = rulesOf(*scene.game.pack).mostAttacks(scene.game, procedure, *scene.actor, *scene.weapon);
    for (const packs::ProcedureInput& input : procedure.inputs) {
        const packs::Value value = values.value(input.id);
        const auto* number = std::get_if<qint64>(&value);
        if (number && values.contains(input.id) && most.value_or(0) > 0 &&
            input.from == QLatin1String("weapon.attacks"))
            values.insert(input.id, std::min(*number, qint64(*most)));
    }
}
}

packs::Values derivedInputs(const Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                            const packs::Weapon* weapon, std::optional<int> distance)
{
    const Scene scene{game, actor, target, weapon, distance};
    packs::Values values;
    for (const packs::ProcedureInput& input : procedure.inputs) {
        if (const auto value = valueIn(scene, input))
            values.insert(input.id, *value);
    }
    limitAttacks(scene, procedure, values);
    return values;
}

std::optional<packs::Value> derivedInput(const Game& game, const packs::Procedure& procedure,
                                         const packs::ProcedureInput& input, const Unit* actor, const Unit* target,
                                         const packs::Weapon* weapon, std::optional<int> distance)
{
    const Scene scene{game, actor, target, weapon, distance};
    const auto value = valueIn(scene, input);
    if (!value)
        return std::nullopt;
    packs::Values values{{input.id, *value}};
    limitAttacks(scene, procedure, values);
    return values.value(input.id);
}

std::vector<packs::Stat> figuresFor(const Game& game, const packs::ProcedureInput& input, const Unit* actor,
                                    const Unit* target)
{
    const QString who = input.from.section(u'.', 0, 0);
    const Unit* unit = who == QLatin1String("actor") ? actor : who == QLatin1String("target") ? target : nullptr;
    std::vector<packs::Stat> figures;
    const QStringList names = input.from.section(u'.', 1).split(u'|');
    for (const QString& name : unit&& names.size() > 1 ? names : QStringList())
        if (const packs::Stat* stat = statOf(game, *unit, name); stat && packs::valueFrom(*stat, input))
            figures.push_back(*stat);
    return figures.size() > 1 ? figures : std::vector<packs::Stat>();
}

Circumstances circumstancesOf(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                              const Unit* target, const packs::Weapon* weapon, std::optional<int> distance)
{
    const Scene scene{game, actor, target, weapon, distance};
    std::optional<SceneBindings> bound; // only few packs ask for it
    const auto isMet = [&](const packs::Condition& condition) {
        if (!condition.isEmpty() && !bound)
            bound.emplace(scene);
        return !condition.isEmpty() && bound->meet(condition);
    };
    Circumstances found;
    for (const packs::ProcedureInput& input : procedure.inputs) {
        const packs::FactorLine* line = packs::factorLine(*game.pack, input);
        if (!line)
            continue;
        if ((actor && line->units.contains(actor->type)) || (target && line->targets.contains(target->type)) ||
            isMet(line->when))
            found.counting.insert(input.id, packs::Value(qint64(1)));
        else if (isMet(line->asked))
            found.asked << input.id;
    }
    return found;
}

bool asksBand(const packs::Pack& pack, const packs::Procedure& procedure)
{
    const auto reads = [](const packs::Condition& condition) {
        if (condition.isEmpty())
            return false;
        const auto unused = condition.program->unusedInputs();
        return std::find(unused.begin(), unused.end(), "band") == unused.end();
    };
    return std::any_of(procedure.inputs.begin(), procedure.inputs.end(), [&](const packs::ProcedureInput& input) {
        const packs::FactorLine* line = packs::factorLine(pack, input);
        return line && (reads(line->when) || reads(line->asked));
    });
}

bool asksDistance(const packs::Pack& pack, const packs::Procedure& procedure)
{
    return std::any_of(procedure.inputs.begin(), procedure.inputs.end(), [&](const packs::ProcedureInput& input) {
        const auto source = packs::lookupOf(input.from);
        const packs::Procedure* lookup = source ? pack.lookup(source->lookup) : nullptr;
        return input.from == QLatin1String("weapon.distance") || (lookup && asksDistance(pack, *lookup));
    });
}

std::vector<const packs::Weapon*> weaponsToAnswer(const Game& game, const Unit& target, const packs::Weapon* weapon,
                                                  std::optional<int> distance)
{
    std::vector<const packs::Weapon*> found;
    for (const QString& id : weaponsAtHand(game, target)) {
        const packs::Weapon* one = target.weapons.value(id, 1) > 0 ? game.pack->weapon(id) : nullptr;
        const bool otherwise = !one || (weapon && one->melee != weapon->melee);
        const bool fallsShort = !otherwise && !one->melee && distance && !bandAt(*one, *distance);
        if (!otherwise && !fallsShort)
            found.push_back(one);
    }
    return found;
}

std::optional<packs::Value> modifierOf(const packs::Weapon& weapon, std::optional<int> distance)
{
    if (weapon.melee)
        return packs::Value(qint64(0));
    const packs::RangeBand* band = distance ? bandAt(weapon, *distance) : nullptr;
    return band ? std::optional(packs::Value(qint64(band->modifier))) : std::nullopt;
}

bool isRuledOutBy(const packs::Weapon& weapon, const packs::ProcedureInput& input)
{
    static const QStringList sources{QStringLiteral("weapon.not-melee"), QStringLiteral("weapon.modifier"),
                                     QStringLiteral("actor.modifier"), QStringLiteral("target.modifier")};
    return weapon.melee && sources.contains(input.from);
}

const packs::RangeBand* bandAt(const packs::Weapon& weapon, int distance)
{
    const auto band = std::find_if(weapon.bands.begin(), weapon.bands.end(),
                                   [&](const packs::RangeBand& one) { return !one.endsBefore(distance); });
    return distance < 0 || band == weapon.bands.end() || band->out ? nullptr : &*band;
}

bool lacksBand(const packs::Pack& pack, const packs::Procedure& procedure, const packs::Weapon* weapon,
               std::optional<int> distance)
{
    if (!weapon || weapon->melee || weapon->bands.empty() || !asksBand(pack, procedure))
        return false;
    // A single band may be taken for granted, until somebody has measured.
    return distance ? !bandAt(*weapon, *distance) : weapon->bands.size() > 1;
}

namespace {

// The parts of the sum, as its pack calls them: `Repeaters +2`, `Beyond range −1`. What adds nothing is left out.
QStringList addedParts(const Scene& scene, const packs::Procedure& lookup)
{
    QStringList parts;
    const auto answer = workedOut(scene, lookup);
    for (const packs::ThrowLabel& part : lookup.throwLabels) {
        const qint64 value = answer ? answer->names.value(QString::fromStdString(packs::diceName(part.id))) : 0;
        if (value != 0)
            parts << QStringLiteral("%1 %2%3")
                         .arg(part.label, value > 0 ? QStringLiteral("+") : QStringLiteral("−"))
                         .arg(std::abs(value));
    }
    return parts;
}

// What it is worked out of, where the pack names no parts.
QStringList inputParts(const Scene& scene, const packs::Procedure& lookup)
{
    QStringList parts;
    const packs::Values known =
        derivedInputs(scene.game, lookup, scene.actor, scene.target, scene.weapon, scene.distance);
    for (const packs::ProcedureInput& one : lookup.inputs) {
        const packs::Value has = known.value(one.id);
        const auto* number = std::get_if<qint64>(&has);
        const bool choice = one.kind == packs::ProcedureInput::Kind::Choice && known.contains(one.id);
        if (choice || (number && *number != 0))
            parts << QStringLiteral("%1 %2").arg(
                one.label, choice ? one.choices.at(std::size_t(std::get<qint64>(has))).label : packs::toText(one, has));
    }
    return parts;
}

}

QString howWorkedOut(const Game& game, const packs::ProcedureInput& input, const Unit* actor, const Unit* target,
                     const packs::Weapon* weapon, std::optional<int> distance)
{
    const auto source = packs::lookupOf(input.from);
    const packs::Procedure* lookup = source ? game.pack->lookup(source->lookup) : nullptr;
    const Scene scene{game, actor, target, weapon, distance};
    const auto value = lookup ? lookedUp(scene, input) : std::nullopt;
    if (!value)
        return {};
    const QStringList parts = lookup->throwLabels.empty() ? inputParts(scene, *lookup) : addedParts(scene, *lookup);
    return QStringLiteral("%1: %2 (%3).")
        .arg(lookup->outcome(source->outcome)->label, packs::toText(input, *value),
             parts.isEmpty() ? Words::tr("nothing adds to it") : parts.join(QStringLiteral(", ")));
}

const packs::ProcedureInput* inputToldBy(const packs::Pack& pack, const packs::Procedure& procedure,
                                         const QString& line)
{
    const auto told =
        std::find_if(procedure.inputs.begin(), procedure.inputs.end(), [&](const packs::ProcedureInput& input) {
            const auto source = packs::lookupOf(input.from);
            const packs::Procedure* lookup = source ? pack.lookup(source->lookup) : nullptr;
            return lookup && line.startsWith(lookup->outcome(source->outcome)->label + QStringLiteral(": "));
        });
    return told == procedure.inputs.end() ? nullptr : &*told;
}

const Unit* actorOf(const Game& before, const packs::Procedure& procedure, const Json& command)
{
    const QString named = textAt(command, "actor");
    return before.unit(named.isEmpty() && procedure.actor.wanted ? before.active : named);
}

const packs::Weapon* weaponOf(const Game& before, const packs::Procedure& procedure, const Json& command)
{
    const packs::Weapon* named = before.pack->weapon(textAt(command, "weapon"));
    const Unit* actor = actorOf(before, procedure, command);
    if (named || !actor || !procedure.actor.weapon)
        return named;
    const QStringList fitting = weaponsFor(before, procedure, *actor);
    return fitting.size() == 1 ? before.pack->weapon(fitting.front()) : nullptr;
}

packs::Values valuesOf(const Game& before, const packs::Procedure& procedure, const Json& command)
{
    const auto far = command.find("distance");
    const auto distance =
        far != command.end() && far->is_number_integer() ? std::optional(far->get<int>()) : std::nullopt;
    packs::Values values =
        derivedInputs(before, procedure, actorOf(before, procedure, command), before.unit(textAt(command, "target")),
                      weaponOf(before, procedure, command), distance);
    if (const auto inputs = command.find("inputs"); inputs != command.end() && inputs->is_object())
        for (const auto& [key, value] : inputs->items())
            if (const packs::ProcedureInput* input = procedure.input(QString::fromStdString(key)))
                if (const Expected<packs::Value> read = packs::parseValue(*input, value))
                    values[input->id] = *read;
    return packs::complete(procedure, values).value_or(values);
}

bool fits(const Game& game, const packs::Role& role, const Unit& unit)
{
    return role.wanted && unit.inPlay() && (role.kinds.isEmpty() || role.kinds.contains(game.kindOf(unit).id)) &&
           (!role.weapon || !game.typeOf(unit).weapons.isEmpty());
}

namespace {

bool mayThrow(const Game& game, const packs::Procedure& procedure, const Unit& actor)
{
    if (procedure.actor.wanted)
        return fits(game, procedure.actor, actor);
    return procedure.target.wanted && (procedure.by.isEmpty() || procedure.by.contains(game.kindOf(actor).id));
}

}

std::vector<const packs::Procedure*> proceduresFor(const Game& game, const Unit& actor, const Unit* target)
{
    std::vector<const packs::Procedure*> found;
    for (const packs::Procedure& procedure : game.pack->procedures) {
        if (procedure.target.wanted != (target != nullptr) || !mayThrow(game, procedure, actor))
            continue;
        if (!target || (target->side != actor.side && fits(game, procedure.target, *target)))
            found.push_back(&procedure);
    }
    return found;
}

}
