// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/distribution.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace adjutant::dice {

/// The faces of a pool, ascending.
using Faces = std::vector<std::int64_t>;

struct FacesHash {
    std::size_t operator()(const Faces& faces) const
    {
        std::uint64_t hash = faces.size();
        for (std::int64_t face : faces)
            hash = (hash ^ static_cast<std::uint64_t>(face)) * 0x9E3779B97F4A7C15 + (hash >> 29);
        return static_cast<std::size_t>(hash ^ hash >> 32);
    }
};

/// What may lie on the table, face by face: the slow form of a pool, in which every operator can be worked out.
template<class W>
struct Sets {
    std::unordered_map<Faces, W, FacesHash> weights;
    W total = W(1);

    static Sets point(Faces faces)
    {
        Sets result;
        result.weights.emplace(std::move(faces), W(1));
        return result;
    }

    void add(Faces faces, const W& weight)
    {
        if (weight != 0)
            weights[std::move(faces)] += weight;
    }
};

inline Faces merged(const Faces& a, const Faces& b)
{
    Faces both(a.size() + b.size());
    std::merge(a.begin(), a.end(), b.begin(), b.end(), both.begin());
    return both;
}

/// What lies there when two independent pools are put together.
template<class W>
Sets<W> together(Budget& budget, const Sets<W>& a, const Sets<W>& b)
{
    Sets<W> result;
    result.total = a.total * b.total;
    const std::uint64_t cost = 400 + Weight<W>::cost(result.total);
    for (const auto& [left, leftWeight] : a.weights) {
        for (const auto& [right, rightWeight] : b.weights) {
            budget.spend(cost + 2 * (left.size() + right.size()));
            result.add(merged(left, right), leftWeight * rightWeight);
        }
        budget.allow(result.weights.size() * (100 + 8 * (left.size() + 1) + Weight<W>::bytes(result.total)));
    }
    return result;
}

/// n pools that are alike and independent.
template<class W>
Sets<W> power(Budget& budget, const Sets<W>& one, std::int64_t n)
{
    Sets<W> result = Sets<W>::point({});
    for (std::int64_t i = 0; i < n; ++i)
        result = together(budget, result, one);
    return result;
}

/// How much memory each set of faces takes, roughly.
template<class W>
std::uint64_t setBytes(const Sets<W>& sets, const W& total)
{
    const std::size_t dice = sets.weights.empty() ? 0 : sets.weights.begin()->first.size();
    return 100 + 8 * dice + Weight<W>::bytes(total);
}

/// Adds up pools that come about in different ways.
template<class W>
class SetsMixer
{
public:
    void add(W weight, Sets<W> part) { m_parts.emplace_back(std::move(weight), std::move(part)); }

    Sets<W> finish(Budget& budget, const W& weights)
    {
        W common(1);
        for (const auto& [weight, part] : m_parts)
            common = Weight<W>::common(common, part.total);
        Sets<W> result;
        result.total = weights * common;
        const std::uint64_t cost = 200 + Weight<W>::cost(weights, common);
        for (auto& [weight, part] : m_parts) {
            const W factor = weight * Weight<W>::raised(part.total, common);
            budget.spend(200);
            for (const auto& [faces, inner] : part.weights) {
                budget.spend(cost + 2 * faces.size());
                result.add(faces, factor * inner);
            }
            budget.allow(result.weights.size() * setBytes(part, result.total));
        }
        return result;
    }

private:
    std::vector<std::pair<W, Sets<W>>> m_parts;
};

}
