// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/luck.h"

#include "game/hidden.h"
#include "game/turns.h"
#include "game/whothrew.h"
#include "journal/session.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace adjutant::report {

namespace {

constexpr double tail = 0.025;
constexpr double tailInDeviations = 1.959963984540054; // of a normal distribution with 2.5 % beyond it
constexpr double fewest = 5;
constexpr std::size_t mostRows = 20; // beyond it, bands
constexpr std::size_t bands = 10;

double chanceOf(qint64 hits, qint64 trials, double chance)
{
    const double n = double(trials), k = double(hits);
    return std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) + k * std::log(chance) +
                    (n - k) * std::log1p(-chance));
}

QString nameOf(const std::vector<std::int64_t>& faces)
{
    return QString::fromStdString(dice::toText(dice::Pool{1, faces})).mid(1);
}

/// Mean and deviation of one die.
std::pair<double, double> momentsOf(const std::vector<std::int64_t>& faces)
{
    const double n = double(faces.size());
    double mean = 0, squares = 0;
    for (const std::int64_t face : faces)
        mean += double(face) / n;
    for (const std::int64_t face : faces)
        squares += (double(face) - mean) * (double(face) - mean) / n;
    return {mean, std::sqrt(squares)};
}

void setMeans(DieLuck& luck, const std::vector<std::int64_t>& faces, const std::map<std::int64_t, qint64>& seen)
{
    double total = 0;
    for (const auto& [face, count] : seen)
        total += double(face) * double(count);
    const auto [mean, deviation] = momentsOf(faces);
    const double reach = tailInDeviations * deviation / std::sqrt(double(luck.dice));
    luck.mean = total / double(luck.dice);
    luck.expectedMean = mean;
    luck.lowMean = mean - reach;
    luck.highMean = mean + reach;
}

/// A group of the journal's dice while they are counted.
struct Counted {
    LuckGroup group;
    DiceTally tally;
};

/// Where a unit went over to another side, it is with its old one again.
void takeBack(game::Game& game, const Json& command)
{
    game::Unit* unit =
        textAt(command, "do") == QLatin1String("change-side") ? game.unit(textAt(command, "unit")) : nullptr;
    if (unit)
        unit->side = game::sideAfter(game, textAt(command, "side"));
}

void count(const dice::Throw& thrown, const QString& side, bool undone, std::vector<Counted>& groups)
{
    for (Counted& one : groups) {
        const bool typed = one.group.typed;
        if (one.group.side != side || (typed && undone))
            continue;
        for (const dice::Die& die : thrown.fallen)
            if (die.typed == typed && !die.counted)
                one.tally.add(*thrown.faces, die.face);
    }
}

}

bool DieLuck::isEnough() const
{
    return std::all_of(faces.begin(), faces.end(), [](const FaceLuck& face) { return face.expected >= fewest; });
}

std::pair<qint64, qint64> usualCount(qint64 trials, double chance)
{
    if (chance <= 0 || trials <= 0)
        return {0, 0};
    if (chance >= 1)
        return {trials, trials};
    // Beyond ten deviations there is nothing that would show.
    const double middle = double(trials) * chance;
    const qint64 reach = qint64(10 * std::sqrt(middle * (1 - chance))) + 30;
    const qint64 first = std::max<qint64>(0, qint64(middle) - reach);
    qint64 low = -1;
    double below = 0; // the chance of fewer than k
    for (qint64 k = first; k <= trials; ++k) {
        const double upTo = below + chanceOf(k, trials, chance);
        if (low < 0 && upTo > tail)
            low = k;
        if (upTo >= 1 - tail)
            return {low, k};
        below = upTo;
    }
    return {std::max<qint64>(low, 0), trials};
}

void DiceTally::add(const std::vector<std::int64_t>& dieFaces, std::int64_t face)
{
    if (dieFaces.empty() || dieFaces.size() > mostFaces)
        return;
    auto found = m_kinds.find(dieFaces);
    if (found == m_kinds.end()) {
        if (m_kinds.size() == mostKinds)
            return;
        found = m_kinds.try_emplace(dieFaces).first;
        for (const std::int64_t each : dieFaces)
            ++found->second.ways[each];
    }
    ++found->second.seen[face];
}

std::vector<DieLuck> DiceTally::luck() const
{
    std::vector<DieLuck> all;
    for (const auto& [faces, kind] : m_kinds) {
        DieLuck luck;
        luck.die = nameOf(faces);
        for (const auto& [face, count] : kind.seen)
            luck.dice += count;
        setMeans(luck, faces, kind.seen);
        const std::size_t inBand = kind.ways.size() <= mostRows ? 1 : (kind.ways.size() + bands - 1) / bands;
        qint64 ways = 0;
        std::size_t place = 0;
        for (const auto& [face, count] : kind.ways) {
            if (place++ % inBand == 0) {
                luck.faces.push_back({face, face, 0, 0, 0, 0});
                ways = 0;
            }
            FaceLuck& band = luck.faces.back();
            const auto seen = kind.seen.find(face);
            ways += count;
            band.last = face;
            band.seen += seen == kind.seen.end() ? 0 : seen->second;
            const double chance = double(ways) / double(faces.size());
            band.expected = chance * double(luck.dice);
        }
        for (FaceLuck& band : luck.faces)
            std::tie(band.low, band.high) = usualCount(luck.dice, band.expected / double(luck.dice));
        all.push_back(std::move(luck));
    }
    std::stable_sort(all.begin(), all.end(), [](const DieLuck& a, const DieLuck& b) {
        return a.die.size() != b.die.size() ? a.die.size() < b.die.size() : a.die < b.die;
    });
    return all;
}

std::vector<LuckGroup> luckOf(const journal::Session& session)
{
    std::vector<Counted> counted;
    for (const bool typed : {false, true})
        for (const game::Side& side : session.game().sides)
            counted.push_back({{side.id, side.name, typed, {}}, {}});
    counted.push_back({{{}, {}, false, {}}, {}});
    counted.push_back({{{}, {}, true, {}}, {}});
    game::Game then = session.game(); // with each unit on the side that it was on
    for (std::size_t i = session.log().size(); i-- > 0;) {
        const journal::Entry& entry = session.log().wordless(i);
        if (const journal::Entry* counts = session.log().atTheTable(i))
            takeBack(then, journal::toldCommand(*counts));
        if (game::hidesDice(session.game(), entry.round, entry.command))
            continue;
        const bool mended = entry.otherwiseSince > 0; // what fell, fell
        for (const dice::Throw& thrown : mended ? entry.throwsBefore : entry.throws) {
            const QString side = game::whoThrew(then, journal::toldCommand(entry), thrown.name);
            count(thrown, side.isEmpty() ? entry.by : side, entry.undone, counted);
        }
    }
    std::vector<LuckGroup> groups;
    for (Counted& one : counted) {
        one.group.kinds = one.tally.luck();
        if (!one.group.kinds.empty())
            groups.push_back(std::move(one.group));
    }
    return groups;
}

}
