// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include <cstdint>
#include <string>

namespace adjutant::dice
{

/// Exact weights: how many of `total` equally likely cases. Nothing is reduced before the very end.
using Exact = boost::multiprecision::cpp_int;

/// What the algorithms need of a weight. Doubles are chances, of a total that is always 1.
template<class W>
struct Weight;

template<>
struct Weight<double> {
    static constexpr bool exact = false;
    /// The weight of `cases` among `all` equally likely ones.
    static double share(std::int64_t cases, std::int64_t all)
    {
        return static_cast<double>(cases) / static_cast<double>(all);
    }
    static double total(std::int64_t) { return 1; }
    static double common(double, double) { return 1; }
    static double raised(double, double) { return 1; }
    /// How many steps an operation on this weight costs.
    static std::uint64_t cost(double) { return 1; }
    /// What it holds besides itself.
    static std::uint64_t bytes(double) { return 0; }
};

template<>
struct Weight<Exact> {
    static constexpr bool exact = true;
    static Exact share(std::int64_t cases, std::int64_t) { return cases; }
    static Exact total(std::int64_t all) { return all; }
    /// A total that both totals divide.
    static Exact common(const Exact& a, const Exact& b)
    {
        if (a == b || b == 1)
            return a;
        return boost::multiprecision::lcm(a, b);
    }
    /// By how much weights grow that go from one total to a common one.
    static Exact raised(const Exact& from, const Exact& to) { return to / from; }
    static std::uint64_t cost(const Exact& total)
    {
        const std::uint64_t limbs = 1 + total.backend().size();
        return 10 + 2 * limbs * limbs;
    }
    static std::uint64_t bytes(const Exact& total)
    {
        return total.backend().size() <= 2 ? 0 : 16 + 8 * total.backend().size();
    }
};

/// A sum whose rounding does not grow with the number of terms (after Neumaier); exact weights need no such care.
template<class W>
class Total
{
public:
    void add(const W& weight)
    {
        if constexpr (Weight<W>::exact) {
            m_sum += weight;
        } else {
            const W next = m_sum + weight;
            m_lost += m_sum >= weight ? (m_sum - next) + weight : (weight - next) + m_sum;
            m_sum = next;
        }
    }

    W value() const { return m_sum + m_lost; }

private:
    W m_sum{0};
    W m_lost{0};
};

/// part of whole as the nearest double, however large both are.
double quotient(const Exact& part, const Exact& whole);
/// In lowest terms, as in 256/6561; empty past 2,000 digits.
std::string fractionText(const Exact& part, const Exact& whole);

}
