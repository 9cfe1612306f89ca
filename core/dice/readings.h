// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/additive.h"
#include "dice/facewise.h"
#include "dice/window.h"

namespace adjutant::dice {

/// Adds tables up, each with a weight of its own.
template<class W>
class TableMixer
{
public:
    void add(W weight, Table<W> part) { m_parts.emplace_back(std::move(weight), std::move(part)); }

    Table<W> finish(Budget& budget, const W& weights)
    {
        if (m_parts.size() == 1 && m_parts.front().first == weights)
            return std::move(m_parts.front().second);
        W common(1);
        for (const auto& [weight, part] : m_parts)
            common = Weight<W>::common(common, part.total);
        Table<W> result;
        result.total = weights * common;
        for (auto& [weight, part] : m_parts) {
            const W factor = weight * Weight<W>::raised(part.total, common);
            result.width = part.width;
            budget.spend(200 + part.rows() * (8 + 4 * part.width + Weight<W>::cost(weights, common)));
            result.keys.insert(result.keys.end(), part.keys.begin(), part.keys.end());
            for (const W& inner : part.weights)
                result.weights.push_back(factor * inner);
            budget.allow(result.rows() * (8 * result.width + sizeof(W) + Weight<W>::bytes(result.total)));
        }
        result.merge(budget);
        return result;
    }

private:
    Array<std::pair<W, Table<W>>> m_parts;
};

/// Readings that do not care which face is which, of dice whose faces are all as likely: only how the dice fall into
/// sets matters, and there are few ways to do that.
template<class W>
class Partitions
{
public:
    static constexpr std::int64_t mostDice = 30;

    static bool fits(const OpenDie<W>& die, std::int64_t dice, const Array<Reading>& readings)
    {
        const bool alike =
            dice <= mostDice && std::all_of(die.weights.begin(), die.weights.end(),
                                            [&](const W& weight) { return weight == die.weights.front(); });
        return alike && std::all_of(readings.begin(), readings.end(), [](const Reading& reading) {
                   return reading.steps.empty() &&
                          (reading.kind == NodeKind::LargestSet || reading.kind == NodeKind::Distinct ||
                           reading.kind == NodeKind::Size);
               });
    }

    Partitions(Budget& budget, const OpenDie<W>& die, std::int64_t dice, const Array<Reading>& readings)
        : m_budget(budget),
          m_readings(readings),
          m_share(die.weights.front()),
          m_dice(dice)
    {
        m_table.width = readings.size();
        if constexpr (Weight<W>::exact)
            m_table.total = raisedTo(budget, die.total, static_cast<std::uint64_t>(dice));
        split(dice, dice, static_cast<std::int64_t>(die.size()), W(1), 0, 0);
        m_table.merge(budget);
    }

    Table<W> table() { return std::move(m_table); }

private:
    /// Sets of at most `size` dice each from the dice and faces that are left.
    void split(std::int64_t dice, std::int64_t size, std::int64_t faces, W weight, std::int64_t largest,
               std::int64_t sets)
    {
        m_budget.spend(20 + 10 * Weight<W>::cost(m_table.total));
        if (dice == 0)
            return record(weight, largest, sets);
        size = std::min(size, dice);
        if (size == 0 || faces * size < dice)
            return;
        split(dice, size - 1, faces, weight, largest, sets);
        const std::int64_t first = largest == 0 ? size : largest;
        for (std::int64_t n = 1; n * size <= dice && n <= faces; ++n) {
            const std::int64_t open = dice - (n - 1) * size;
            weight *= W(choices[static_cast<std::size_t>(open)][static_cast<std::size_t>(size)]);
            for (std::int64_t i = 0; i < size; ++i)
                weight *= m_share;
            // n faces of those left, in no order
            weight = weight * W(faces - n + 1) / W(n);
            split(dice - n * size, size - 1, faces - n, weight, first, sets + n);
        }
    }

    void record(const W& weight, std::int64_t largest, std::int64_t sets)
    {
        for (const Reading& reading : m_readings)
            m_table.keys.push_back(reading.kind == NodeKind::LargestSet ? largest
                                   : reading.kind == NodeKind::Distinct ? sets
                                                                        : m_dice);
        m_table.weights.push_back(weight);
    }

    Budget& m_budget;
    const Array<Reading>& m_readings;
    W m_share;
    std::int64_t m_dice;
    Table<W> m_table;
};

/// The joint distribution of readings of so many dice that are all there; nothing when only looking at all ways in
/// which they can fall will do.
template<class W>
std::optional<Table<W>> readTogether(Budget& budget, const OpenDie<W>& die, std::int64_t dice,
                                     const Array<Reading>& readings)
{
    if (dice > 0 && std::all_of(readings.begin(), readings.end(), isAdditive)) {
        if (auto table = addedTogether(budget, die, dice, readings))
            return table;
    }
    if (dice > 0 && Partitions<W>::fits(die, dice, readings))
        return Partitions<W>(budget, die, dice, readings).table();
    const Array<Group<W>> groups{{die, dice}};
    return Facewise<W>(budget, groups, readings).table();
}

/// One reading whose kept dice are a window of their order; nothing when it is of another kind.
inline std::optional<Window> windowOf(const Reading& reading, std::int64_t dice)
{
    std::int64_t first = 0; // ascending
    std::int64_t last = dice;
    std::size_t at = 0;
    for (; at < reading.steps.size() && keepsOrDrops(reading.steps[at].node->kind); ++at) {
        const std::int64_t n = std::clamp<std::int64_t>(reading.steps[at].number, 0, last - first);
        switch (reading.steps[at].node->kind) {
        case NodeKind::KeepHighest:
            first = last - n;
            break;
        case NodeKind::KeepLowest:
            last = first + n;
            break;
        case NodeKind::DropHighest:
            last -= n;
            break;
        default:
            first += n;
        }
    }
    const bool ends = at == reading.steps.size();
    if (ends && reading.kind == NodeKind::Highest)
        first = std::max(first, last - 1);
    else if (ends && reading.kind == NodeKind::Lowest)
        last = std::min(last, first + 1);
    else if (reading.kind != NodeKind::Sum && reading.kind != NodeKind::Count && reading.kind != NodeKind::Size)
        return std::nullopt;
    for (; at < reading.steps.size(); ++at) {
        if (reading.steps[at].node->kind != NodeKind::Where)
            return std::nullopt;
    }
    if (dice - last <= first)
        return Window{true, dice - last, dice - first};
    return Window{false, first, last};
}

/// What a die in the window adds.
inline std::int64_t addedInWindow(const Reading& reading, std::int64_t face)
{
    for (const Step& step : reading.steps) {
        if (step.node->kind == NodeKind::Where && !step.test(face))
            return 0;
    }
    return reading.part(face);
}

}
