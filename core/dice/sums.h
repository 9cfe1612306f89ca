// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/distribution.h"

#include <array>
#include <bit>

namespace adjutant::dice {

/// The same with the processor's wider registers, where it has them; the result is the same, bit by bit.
void addManyTimes(double* to, const double* from, double factor, std::size_t size);

/// to[i] += factor * from[i]: the inner loop of nearly everything.
inline void addTimes(double* to, const double* from, double factor, std::size_t size)
{
    if (size >= 24)
        return addManyTimes(to, from, factor, size);
    for (std::size_t i = 0; i < size; ++i)
        to[i] += factor * from[i];
}

inline void addTimes(Exact* to, const Exact* from, const Exact& factor, std::size_t size)
{
    if (factor == 1) {
        for (std::size_t i = 0; i < size; ++i)
            to[i] += from[i];
        return;
    }
    Exact product;
    for (std::size_t i = 0; i < size; ++i) {
        multiply(product, from[i], factor);
        to[i] += product;
    }
}

/// to[i + j] += a[i] * b[j] for all i and j.
inline void addProducts(Exact* to, const Exact* a, std::size_t aSize, const Exact* b, std::size_t bSize)
{
    for (std::size_t j = 0; j < bSize; ++j) {
        if (b[j] != 0)
            addTimes(to + j, a, b[j], aSize);
    }
}

/// The same with all sums of a value kept in registers until they are complete; to must be zero. Same bits everywhere.
void addProducts(double* to, const double* a, std::size_t aSize, const double* b, std::size_t bSize);

/// to[i + j] += a[i] * a[j], with every product that comes twice worked out once.
inline void addSquares(Exact* to, const Exact* a, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i) {
        if (a[i] == 0)
            continue;
        to[2 * i] += a[i] * a[i];
        addTimes(to + 2 * i + 1, a + i + 1, Exact(a[i] + a[i]), size - i - 1);
    }
}

/// The same in registers, as addProducts().
void addSquares(double* to, const double* a, std::size_t size);

template<class W>
std::size_t countNonZero(const Dist<W>& dist)
{
    return static_cast<std::size_t>(
        std::count_if(dist.weights.begin(), dist.weights.end(), [](const W& weight) { return weight != 0; }));
}

/// How many values of a factor addProducts() goes through: it passes over those that cannot come up where they are
/// many.
template<class W>
std::size_t multiplied(const Dist<W>& dist)
{
    const std::size_t some = countNonZero(dist);
    return Weight<W>::exact || 2 * some <= dist.size() ? some : dist.size();
}

/// The sum of two independent numbers.
template<class W>
Dist<W> convolved(Budget& budget, const Dist<W>& a, const Dist<W>& b, Range where)
{
    checkedAdd(a.most(), b.most(), where);
    checkedAdd(a.least(), b.least(), where);
    if (!a.dense() || !b.dense())
        return combined(budget, a, b, [](std::int64_t x, std::int64_t y) { return x + y; });
    if (a.size() < b.size())
        return convolved(budget, b, a, where);
    Dist<W> result;
    result.low = a.low + b.low;
    result.total = a.total * b.total;
    budget.spend(60 + static_cast<std::uint64_t>(a.size()) * multiplied(b) * Weight<W>::cost(a.total, b.total));
    budget.allow((a.size() + b.size()) * (sizeof(W) + Weight<W>::bytes(result.total)));
    result.weights.resize(a.size() + b.size() - 1);
    addProducts(result.weights.data(), a.weights.data(), a.size(), b.weights.data(), b.size());
    return result;
}

/// The sum of two numbers that are alike: half the products come twice.
template<class W>
Dist<W> squared(Budget& budget, const Dist<W>& a, Range where)
{
    if (!a.dense() || a.size() < 8)
        return convolved(budget, a, a, where);
    checkedAdd(a.most(), a.most(), where);
    checkedAdd(a.least(), a.least(), where);
    Dist<W> result;
    result.low = 2 * a.low;
    result.total = a.total * a.total;
    budget.spend(static_cast<std::uint64_t>(a.size()) * a.size() / 2 * Weight<W>::cost(a.total, a.total));
    budget.allow(2 * a.size() * (sizeof(W) + Weight<W>::bytes(result.total)));
    result.weights.resize(2 * a.size() - 1);
    addSquares(result.weights.data(), a.weights.data(), a.size());
    return result;
}

inline constexpr std::size_t smallDice = 64;

/// Pascal's triangle as far as 64 bits hold it.
inline constexpr auto choices = [] {
    std::array<std::array<std::int64_t, smallDice + 1>, smallDice + 1> rows{};
    for (std::size_t n = 0; n <= smallDice; ++n) {
        rows[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k)
            rows[n][k] = rows[n - 1][k - 1] + (k < n ? rows[n - 1][k] : 0);
    }
    return rows;
}();

/// The binomial by powers; false where they come near to underflow.
inline bool binomialByPowers(Array<double>& row, double yes, double no)
{
    const std::size_t n = row.size() - 1;
    double power = 1;
    for (std::size_t k = 0; k <= n; ++k, power *= yes)
        row[k] = power * static_cast<double>(choices[n][k]);
    const double last = power;
    power = 1;
    for (std::size_t k = n + 1; k-- > 0; power *= no)
        row[k] *= power;
    return std::min(last, power) > 1e-250;
}

/// How many of n independent things happen that are all as likely: the binomial. Where powers would not do, from its
/// likeliest value outward, so that nothing underflows that matters.
inline Array<double> binomialRow(double yes, double no, std::size_t n)
{
    Array<double> row(n + 1);
    if (n <= smallDice && binomialByPowers(row, yes, no))
        return row;
    const auto mode = std::min(n, static_cast<std::size_t>(static_cast<double>(n + 1) * yes));
    double sum = row[mode] = 1;
    for (std::size_t k = mode; k-- > 0;)
        sum += row[k] = row[k + 1] * (static_cast<double>(k + 1) * no) / (static_cast<double>(n - k) * yes);
    for (std::size_t k = mode + 1; k <= n; ++k)
        sum += row[k] = row[k - 1] * (static_cast<double>(n - k + 1) * yes) / (static_cast<double>(k) * no);
    for (double& weight : row)
        weight /= sum;
    return row;
}

inline Array<Exact> binomialRow(const Exact& yes, const Exact& no, std::size_t n)
{
    Array<Exact> row(n + 1);
    Exact power = 1;
    Exact ways = 1;
    for (std::size_t k = 0; k <= n; ++k) {
        row[k] = ways * power;
        ways = ways * (n - k) / (k + 1);
        power *= yes;
    }
    power = 1;
    for (std::size_t k = n + 1; k-- > 0;) {
        row[k] *= power;
        power *= no;
    }
    return row;
}

/// A total of so many dice. Numbers of millions of digits are refused before they are worked out.
template<class W>
W raisedTo(Budget& budget, W base, std::uint64_t exponent)
{
    W result(1);
    if constexpr (Weight<W>::exact) {
        if (base == 1)
            return base;
        const std::uint64_t limbs = (msb(base) + 1) * std::min<std::uint64_t>(exponent, 1'000'000'000) / 64;
        budget.allow(8 * limbs);
        budget.spend(limbs * limbs / 8);
    }
    for (; exponent > 0; exponent >>= 1) {
        if (exponent & 1)
            result *= base;
        if (exponent > 1)
            base *= base;
    }
    return result;
}

/// Exact weights that are all 1: a sum of such is a window that slides along, and nothing is lost by subtracting.
inline bool isEven(const Dist<double>&)
{
    return false;
}

inline bool isEven(const Dist<Exact>& one)
{
    return one.dense() &&
           std::all_of(one.weights.begin(), one.weights.end(), [](const Exact& weight) { return weight == 1; });
}

template<class W>
Dist<W> evenPower(Budget& budget, const Dist<W>& one, std::int64_t n, Range where)
{
    Dist<W> result = one;
    checkedMultiply(one.most(), n, where);
    result.low = checkedMultiply(one.low, n, where);
    result.total = raisedTo(budget, one.total, static_cast<std::uint64_t>(n));
    const std::size_t width = one.size();
    const std::uint64_t cost = 8 + Weight<W>::bytes(result.total) / 4;
    Array<W> next;
    for (std::int64_t i = 1; i < n; ++i) {
        const Array<W>& from = result.weights;
        // What has been worked out of the lower half is the upper half too.
        const std::size_t size = from.size() + width - 1;
        budget.spend(size * cost);
        budget.allow(size * (sizeof(W) + Weight<W>::bytes(result.total)));
        next.resize(size);
        W window(0);
        for (std::size_t k = 0; k < (size + 1) / 2; ++k) {
            if (k < from.size())
                window += from[k];
            if (k >= width)
                window -= from[k - width];
            next[k] = window;
        }
        for (std::size_t k = (size + 1) / 2; k < size; ++k)
            next[k] = next[size - 1 - k];
        std::swap(result.weights, next);
    }
    return result;
}

/// The sum of n independent numbers that are alike: the binomial when there are two values, else by squaring, or one
/// by one when the values are few.
template<class W>
Dist<W> power(Budget& budget, const Dist<W>& one, std::int64_t n, Range where)
{
    if (n <= 0)
        return Dist<W>::point(0);
    if (one.isPoint() && one.weights.front() == one.total) {
        Dist<W> result = one;
        result.values.clear();
        result.low = checkedMultiply(one.least(), n, where);
        if constexpr (Weight<W>::exact) {
            result.weights.front() = 1;
            result.total = 1;
        }
        return result;
    }
    if (n == 1)
        return one;
    if (one.dense() && one.size() == 2 && n > 3) {
        Dist<W> result;
        checkedMultiply(one.most(), n, where);
        result.low = checkedMultiply(one.low, n, where);
        if constexpr (Weight<W>::exact)
            result.total = raisedTo(budget, one.total, static_cast<std::uint64_t>(n));
        budget.spend(static_cast<std::uint64_t>(n) * 8 * Weight<W>::cost(result.total));
        budget.allow(static_cast<std::uint64_t>(n) * (sizeof(W) + Weight<W>::bytes(result.total)));
        result.weights = binomialRow(one.weights[1], one.weights[0], static_cast<std::size_t>(n));
        return result;
    }
    const auto times = static_cast<std::uint64_t>(n);
    if (isEven(one) && n < 100'000)
        return evenPower(budget, one, n, where);
    const auto few = static_cast<std::uint64_t>(countNonZero(one));
    // One by one: the values of one, times all sizes up to the last. Squaring: the last square is a third of the cost,
    // and makes numbers far apart dense; sums of such numbers take longer each, and have to be sorted when they stay
    // far apart.
    const std::uint64_t span = static_cast<std::uint64_t>(one.most()) - static_cast<std::uint64_t>(one.least());
    if (one.dense() ? few * times * times / 2 < one.size() * times * times / 5
                    : few < span / 20 && span < 1'000'000 / times) {
        Dist<W> result = one;
        for (std::int64_t i = 1; i < n; ++i)
            result = convolved(budget, result, one, where);
        return result;
    }
    Dist<W> result = one;
    for (int bit = std::bit_width(times) - 1; bit-- > 0;) {
        result = squared(budget, result, where);
        if (times >> bit & 1)
            result = convolved(budget, result, one, where);
    }
    return result;
}

/// How many of so many things happen, each of which happens or does not, when their number itself came from dice.
/// As Horner works out a polynomial, from the largest number down: no power is kept.
template<class W>
Dist<W> thinned(Budget& budget, const Dist<W>& count, const W& yes, const W& no, const W& total)
{
    const auto most = static_cast<std::size_t>(std::max<std::int64_t>(0, count.most()));
    budget.allow((most + 1) * (sizeof(W) + Weight<W>::bytes(count.total)));
    Dist<W> result;
    result.weights.resize(most + 1);
    Array<W>& sum = result.weights;
    W scale(1);
    const std::uint64_t own = Weight<W>::exact ? 2 * Weight<W>::cost(count.total) : 0;
    std::size_t next = count.size(); // of the numbers still to come
    for (std::size_t n = most;; --n) {
        for (; next > 0 && count.value(next - 1) >= static_cast<std::int64_t>(n); --next)
            sum[0] += count.weights[next - 1] * scale;
        if (n == 0)
            break;
        const std::size_t used = most - n + 1;
        for (std::size_t k = used; k > 0; --k)
            sum[k] = sum[k] * no + sum[k - 1] * yes;
        sum[0] *= no;
        scale *= total;
        budget.spend(used * (own + 2 * Weight<W>::cost(scale)));
    }
    for (; next > 0; --next) // a negative number of things is none
        sum[0] += count.weights[next - 1] * scale;
    result.total = count.total * scale;
    result.trim();
    return result;
}

/// Takes what rounding left out of the sum of the chances: a million repeats would make a million times as much of it.
template<class W>
void makeWhole(Dist<W>& dist)
{
    if constexpr (!Weight<W>::exact) {
        Total<W> sum;
        for (const W& weight : dist.weights)
            sum.add(weight);
        if (const W factor = dist.total / sum.value(); factor != 1)
            for (W& weight : dist.weights)
                weight *= factor;
    }
}

/// The sum of so many independent numbers that are alike, when their number itself came from dice.
template<class W>
Dist<W> compound(Budget& budget, const Dist<W>& count, Dist<W> one, Range where)
{
    makeWhole(one);
    Dist<W> result = compoundOf(budget, count, one, where);
    makeWhole(result);
    return result;
}

template<class W>
Dist<W> compoundOf(Budget& budget, const Dist<W>& count, const Dist<W>& one, Range where)
{
    if (count.isPoint())
        return power(budget, one, count.least(), where);
    if (one.isPoint() && one.weights.front() == one.total) {
        checkedMultiply(one.least(), count.most(), where);
        return mapped(budget, count, [&](std::int64_t n) {
            return checkedMultiply(one.least(), std::max<std::int64_t>(0, n), where);
        });
    }
    if (one.dense() && one.low == 0 && one.size() == 2 && count.most() < 4'000'000)
        return thinned(budget, count, one.weights[1], one.weights[0], one.total);
    if (one.dense() && count.most() < 4'000'000)
        return nested(budget, count, one, where);
    Mixer<W> mixer(budget);
    Dist<W> sum = Dist<W>::point(0);
    std::int64_t reached = 0;
    eachValue(count, [&](std::int64_t n, const W& weight) {
        n = std::max<std::int64_t>(0, n);
        sum = n - reached == 1 ? convolved(budget, sum, one, where)
                               : convolved(budget, sum, power(budget, one, n - reached, where), where);
        reached = n;
        mixer.add(weight, sum);
    });
    return mixer.finish(count.total);
}

/// compound() as Horner works out a polynomial, from the largest number of terms down: no power is kept.
template<class W>
Dist<W> nested(Budget& budget, const Dist<W>& count, const Dist<W>& one, Range where)
{
    const auto most = static_cast<std::size_t>(std::max<std::int64_t>(0, count.most()));
    checkedAdd(checkedMultiply(one.least(), count.most(), where), 0, where);
    checkedMultiply(one.most(), std::max<std::int64_t>(0, count.most()), where);
    const std::size_t width = one.size() - 1;
    Dist<W> result;
    result.total = count.total;
    // Every term is one.low per number: the sum is kept relative to that of the numbers still to come.
    const std::int64_t low = std::min<std::int64_t>(0, one.low);
    const auto lift = static_cast<std::size_t>(one.low - low);
    const std::size_t reach = width + lift + static_cast<std::size_t>(low < 0 ? -low : 0);
    const std::size_t room = most * reach + 1;
    budget.allow(2 * room * sizeof(W));
    budget.spend(2 * room);
    Array<W> sum(room);
    Array<W> next(room);
    // Position p stands for the value p + low * (numbers so far); each number adds at least low.
    std::size_t used = 1;
    const auto weightOf = [&](std::size_t n) {
        W weight(0);
        if (n > 0) {
            if (count.dense()) {
                const std::int64_t at = static_cast<std::int64_t>(n) - count.low;
                if (at >= 0 && at < static_cast<std::int64_t>(count.size()))
                    weight = count.weights[static_cast<std::size_t>(at)];
            } else {
                const auto found =
                    std::lower_bound(count.values.begin(), count.values.end(), static_cast<std::int64_t>(n));
                if (found != count.values.end() && *found == static_cast<std::int64_t>(n))
                    weight = count.weights[static_cast<std::size_t>(found - count.values.begin())];
            }
            return weight;
        }
        eachValue(count, [&](std::int64_t value, const W& part) {
            if (value <= 0)
                weight += part;
        });
        return weight;
    };
    sum[0] = weightOf(most);
    W scale(1);
    const std::size_t shift = static_cast<std::size_t>(-low);
    std::size_t zero = 0; // where the value 0 stands
    for (std::size_t n = most; n-- > 0;) {
        budget.spend(used * one.size() * Weight<W>::cost(result.total));
        budget.allow(2 * (room * sizeof(W) + used * Weight<W>::bytes(result.total)));
        std::fill(next.begin(), next.begin() + static_cast<std::ptrdiff_t>(used + width + lift), W(0));
        for (std::size_t j = 0; j <= width; ++j) {
            if (one.weights[j] != 0)
                addTimes(next.data() + lift + j, sum.data(), one.weights[j], used);
        }
        used += width + lift;
        zero += shift;
        if (zero >= used) {
            std::fill(next.begin() + static_cast<std::ptrdiff_t>(used),
                      next.begin() + static_cast<std::ptrdiff_t>(zero + 1), W(0));
            used = zero + 1;
        }
        if constexpr (Weight<W>::exact) {
            scale *= one.total;
            result.total *= one.total;
        }
        next[zero] += weightOf(n) * scale;
        std::swap(sum, next);
    }
    std::size_t first = 0;
    while (first < used && sum[first] == 0)
        ++first;
    while (used > first && sum[used - 1] == 0)
        --used;
    result.low = static_cast<std::int64_t>(first) - static_cast<std::int64_t>(zero);
    result.weights.assign(sum.begin() + static_cast<std::ptrdiff_t>(first),
                          sum.begin() + static_cast<std::ptrdiff_t>(used));
    return result;
}

}
