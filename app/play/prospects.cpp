// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/prospects.h"

#include "game/inputs.h"
#include "packs/resolve.h"
#include "play/desk.h"

#include <algorithm>
#include <utility>

namespace adjutant::app {

namespace {

/// What the track says of inputs that no unit gives.
packs::Values withPrefilled(packs::Values values, const packs::Procedure& procedure,
                            const std::optional<game::Must>& must)
{
    const Json given = must ? must->prefilled.value("inputs", Json::object()) : Json::object();
    for (const auto& [key, json] : given.items())
        if (const packs::ProcedureInput* input = procedure.input(QString::fromStdString(key)))
            if (const auto value = packs::parseValue(*input, json))
                values.insert(input->id, *value);
    return values;
}

}

packs::Values knownOf(const Desk& desk, const Prospect& prospect)
{
    return withPrefilled(game::derivedInputs(desk.game(), *prospect.procedure, desk.thrower(), prospect.target,
                                             prospect.weapon, prospect.distance),
                         *prospect.procedure, desk.check());
}

packs::Values proposedFor(const Desk& desk, const Prospect& prospect)
{
    packs::Values values = game::circumstancesOf(desk.game(), *prospect.procedure, desk.thrower(), prospect.target,
                                                 prospect.weapon, prospect.distance)
                               .counting;
    const packs::Weapon* back = desk.answersWith(prospect);
    const auto modifier = back ? game::modifierOf(*back, prospect.distance) : std::nullopt;
    for (const packs::ProcedureInput& input : prospect.procedure->inputs)
        if (modifier && input.from == QLatin1String("target.modifier"))
            values[input.id] = *modifier;
    return values;
}

std::vector<Stretch> stretchesOf(const packs::Weapon& weapon)
{
    std::vector<Stretch> stretches;
    int from = 0;
    for (const packs::RangeBand& band : weapon.bands) {
        if (game::bandAt(weapon, from) == &band)
            stretches.push_back({from, &band});
        while (from <= farthest && !band.endsBefore(from))
            ++from;
    }
    return stretches;
}

bool isOutOfReach(const Prospect& prospect)
{
    const bool shoots = prospect.procedure->actor.weapon && prospect.weapon && !prospect.weapon->bands.empty();
    return shoots && prospect.distance && !game::bandAt(*prospect.weapon, *prospect.distance);
}

bool isAnsweredInVain(const Desk& desk, const Prospect& prospect)
{
    if (!prospect.procedure || !prospect.target || !prospect.weapon || prospect.weapon->melee)
        return false;
    const auto& inputs = prospect.procedure->inputs;
    const bool isAnswered = std::any_of(inputs.begin(), inputs.end(), [](const packs::ProcedureInput& input) {
        return input.from == QLatin1String("target.modifier");
    });
    return isAnswered && desk.weaponsToAnswer(prospect).empty();
}

std::vector<Reach> reachesOf(const Desk& desk, const Prospect& prospect)
{
    constexpr std::size_t most = 3;
    constexpr int scanned = 150; // farther than any weapon reaches
    const auto& inputs = prospect.procedure->inputs;
    const auto input =
        std::find_if(inputs.begin(), inputs.end(), [&](const auto& one) { return countsWeapons(desk.pack(), one); });
    std::vector<Reach> reaches;
    if (input == inputs.end() || !game::asksDistance(desk.pack(), *prospect.procedure))
        return reaches;
    const auto diceAt = [&](int distance) {
        return game::derivedInput(desk.game(), *prospect.procedure, *input, desk.thrower(), prospect.target,
                                  prospect.weapon, distance)
            .value_or(packs::Value(qint64(0)));
    };
    packs::Value dice = diceAt(0);
    for (int distance = 0, from = 0; distance < scanned && reaches.size() < most; ++distance)
        if (const packs::Value next = diceAt(distance + 1); next != dice) {
            const packs::Value here = std::exchange(dice, next);
            reaches.push_back({std::exchange(from, distance + 1), distance, std::get<qint64>(here)});
        }
    return reaches;
}

packs::Values unsaidOf(const Desk& desk, const Prospect& prospect)
{
    packs::Values values = proposedFor(desk, prospect);
    values.insert(knownOf(desk, prospect));
    return values;
}

}
