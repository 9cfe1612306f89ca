// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace adjutant::dice {

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
    /// How many steps it takes to multiply two weights and add the product to a third: of parts of that total, or of
    /// these two totals.
    static std::uint64_t cost(double) { return 1; }
    static std::uint64_t cost(double, double) { return 1; }
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
        if (a == 1)
            return b;
        return boost::multiprecision::lcm(a, b);
    }
    /// By how much weights grow that go from one total to a common one.
    static Exact raised(const Exact& from, const Exact& to) { return to / from; }
    static std::uint64_t cost(const Exact& total)
    {
        const std::uint64_t size = limbs(total);
        return size <= inPlace ? 12 : 40 + 2 * size + size * size / 4;
    }
    static std::uint64_t cost(const Exact& a, const Exact& b)
    {
        const std::uint64_t size = limbs(a) + limbs(b);
        return size <= inPlace ? 12 : 40 + 2 * size + limbs(a) * limbs(b) / 4;
    }
    static std::uint64_t bytes(const Exact& total) { return limbs(total) <= inPlace ? 0 : 16 + 8 * limbs(total); }
    static std::uint64_t limbs(const Exact& number) { return number.backend().size(); }

private:
    static constexpr std::uint64_t inPlace = 2; // so many limbs need no memory of their own
};

/// Adds to a sum, and puts what is lost by rounding aside (after Neumaier); exact weights need no such care.
inline void addTo(double& sum, double& lost, double weight)
{
    const double next = sum + weight;
    lost += sum >= weight ? (sum - next) + weight : (weight - next) + sum;
    sum = next;
}

inline void addTo(Exact& sum, Exact&, const Exact& weight)
{
    sum += weight;
}

/// A sum whose rounding does not grow with the number of terms.
template<class W>
class Total
{
public:
    void add(const W& weight) { addTo(m_sum, m_lost, weight); }

    W value() const { return m_sum + m_lost; }

private:
    W m_sum{0};
    W m_lost{0};
};

/// part of whole as the nearest double, however large both are.
double quotient(const Exact& part, const Exact& whole);

/// Writes parts of one whole as fractions in lowest terms. The whole is nearly always a product of small primes, so
/// that what a part shares with it is found by dividing by these.
class FractionWriter
{
public:
    explicit FractionWriter(const Exact& whole);

    /// As in 256/6561; empty past 2,000 digits.
    std::string text(const Exact& part);
    /// In steps, of one text.
    std::uint64_t cost() const;

private:
    struct Prime {
        std::uint64_t prime = 0;
        std::uint64_t times = 0; ///< that the whole holds it
    };

    /// Divides the number by a prime as often as the whole holds it; how often that was.
    static std::uint64_t strip(Exact& number, const Prime& prime);
    std::string below(const std::vector<std::uint64_t>& stripped, const Exact& shared);

    Exact m_whole;
    Exact m_rest; ///< of the whole, without the small primes
    std::vector<Prime> m_primes;
    std::map<std::vector<std::uint64_t>, std::string> m_known; ///< denominators, by what was divided away
};

}
