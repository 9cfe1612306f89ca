// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// The twelve questions once more, each by a solver of its own in doubles that knows nothing of the notation: what the
// engine is measured against on the same machine in the same minute. Each works out the whole distribution and gives
// back the figure that is checked.

#include <algorithm>
#include <array>
#include <cstddef>

namespace byhand {

/// Keeps the compiler from working a question out before it is asked.
template<class Number>
Number given(Number number)
{
    const volatile Number hidden = number;
    return hidden;
}

/// choose[n][k] as far as the questions need it.
inline constexpr auto choose = [] {
    std::array<std::array<double, 41>, 41> rows{};
    for (std::size_t n = 0; n <= 40; ++n) {
        rows[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k)
            rows[n][k] = rows[n - 1][k - 1] + (k < n ? rows[n - 1][k] : 0);
    }
    return rows;
}();

using Row = std::array<double, 41>;

/// How often each of 0 … n comes up when n things happen, each with chance p.
inline Row binomial(std::size_t n, double p)
{
    Row row{};
    Row other{1};
    for (std::size_t i = 1; i <= n; ++i)
        other[i] = other[i - 1] * (1 - p);
    double power = 1;
    for (std::size_t k = 0; k <= n; ++k, power *= p)
        row[k] = choose[n][k] * power * other[n - k];
    return row;
}

/// The total of so many d6, less one for each die.
template<std::size_t dice>
std::array<double, 5 * dice + 1> total()
{
    std::array<double, 5 * dice + 1> now{};
    now[0] = given(1.0);
    for (std::size_t n = 0; n < dice; ++n) {
        std::array<double, 5 * dice + 1> next{};
        for (std::size_t face = 0; face < 6; ++face) {
            for (std::size_t i = 0; i <= 5 * n; ++i)
                next[i + face] += now[i] / 6;
        }
        now = next;
    }
    return now;
}

inline double question1()
{
    return total<100>()[350 - 100];
}

/// The sum of the highest `kept` of n dice: face by face from the highest, by how many dice are placed.
template<std::size_t n, std::size_t kept, std::size_t most>
std::array<double, kept * most + 1> keptHighest(const double* chanceOf)
{
    constexpr std::size_t width = kept * most + 1;
    std::array<std::array<double, width>, kept> placed{};
    std::array<double, width> done{};
    placed[0][0] = 1;
    double upTo = 1;
    for (std::size_t face = most; face > 0; --face) {
        if (chanceOf[face] == 0)
            continue;
        const double yes = std::min(1.0, chanceOf[face] / upTo);
        upTo -= chanceOf[face];
        std::array<double, n + 1> power{1};
        std::array<double, n + 1> other{1};
        for (std::size_t i = 1; i <= n; ++i) {
            power[i] = power[i - 1] * yes;
            other[i] = other[i - 1] * (1 - yes);
        }
        for (std::size_t j = kept; j-- > 0;) {
            const std::size_t open = n - j;
            const std::size_t need = kept - j;
            const std::size_t end = j * most + 1;
            double rest = 0;
            for (std::size_t c = need; c <= open; ++c)
                rest += choose[open][c] * power[c] * other[open - c];
            for (std::size_t s = 0; s < end; ++s)
                done[s + need * face] += placed[j][s] * rest;
            for (std::size_t c = need - 1; c > 0; --c) {
                const double chance = choose[open][c] * power[c] * other[open - c];
                for (std::size_t s = 0; s < end; ++s)
                    placed[j + c][s + c * face] += placed[j][s] * chance;
            }
            for (std::size_t s = 0; s < end; ++s)
                placed[j][s] *= other[open];
        }
    }
    return done;
}

template<class Chances>
double meanOf(const Chances& row)
{
    double mean = 0;
    for (std::size_t i = 0; i < row.size(); ++i)
        mean += static_cast<double>(i) * row[i];
    return mean;
}

inline double question2()
{
    std::array<double, 21> die{};
    std::fill(die.begin() + 1, die.end(), given(1.0 / 20));
    return meanOf(keptHighest<20, 10, 20>(die.data()));
}

inline double question3()
{
    const std::size_t n = given<std::size_t>(40);
    const Row hits = binomial(n, given(0.5));
    std::array<double, 6> lost{};
    double half = given(1.0); // to the power of h
    for (std::size_t h = 0; h <= n; ++h, half /= 2) {
        double open = 1;
        for (std::size_t k = 0; k < std::min<std::size_t>(5, h + 1); ++k) {
            const double chance = choose[h][k] * half;
            lost[k] += hits[h] * chance;
            open -= chance;
        }
        lost[5] += h < 5 ? 0 : hits[h] * open;
    }
    return lost[5];
}

inline double question4()
{
    const std::size_t n = given<std::size_t>(12);
    const Row losses = binomial(n, given(1.0 / 3));
    std::array<double, 25> difference{};
    for (std::size_t a = 0; a <= n; ++a) {
        for (std::size_t b = 0; b <= n; ++b)
            difference[12 + a - b] += losses[a] * losses[b];
    }
    double above = 0;
    for (std::size_t i = 13; i < 25; ++i)
        above += difference[i];
    return above;
}

inline double question5()
{
    const std::size_t n = given<std::size_t>(10);
    const Row hits = binomial(n, given(0.6));
    std::array<double, 11> yes{given(1.0)};
    std::array<double, 11> no{given(1.0)};
    for (std::size_t i = 1; i <= n; ++i) {
        yes[i] = yes[i - 1] * 0.6;
        no[i] = no[i - 1] * 0.4;
    }
    std::array<double, 5> lost{};
    for (std::size_t h = 0; h <= n; ++h) {
        for (std::size_t k = 0; k <= h; ++k)
            lost[std::min<std::size_t>(4, k)] += hits[h] * choose[h][k] * yes[k] * no[h - k];
    }
    return lost[4];
}

inline double question6()
{
    std::array<double, 31> die{};
    double chain = given(1.0 / 6);
    for (std::size_t brought = 0; brought < 5; ++brought, chain /= 6) {
        for (std::size_t face = 1; face <= (brought < 4 ? 5u : 6u); ++face)
            die[6 * brought + face] = chain;
    }
    std::array<double, 301> now{};
    now[0] = 1;
    for (std::size_t n = 0; n < 10; ++n) {
        std::array<double, 301> next{};
        for (std::size_t face = 1; face <= 30; ++face) {
            if (die[face] == 0)
                continue;
            for (std::size_t i = 0; i <= 30 * n; ++i)
                next[i + face] += now[i] * die[face];
        }
        now = next;
    }
    return meanOf(now);
}

inline double question7()
{
    const auto sum = total<8>();
    double less = 0;
    double below = 0;
    double equal = 0;
    for (const double chance : sum) {
        less += chance * below;
        equal += chance * chance;
        below += chance;
    }
    const std::array<double, 3> answer{less, equal, less};
    return answer[2];
}

inline double question8()
{
    constexpr std::size_t dice = 9;
    // by dice still open, the largest set and the number of sets so far
    using Sets = std::array<std::array<double, 7>, dice + 1>;
    std::array<Sets, dice + 1> now{};
    now[dice][0][0] = given(1.0);
    for (std::size_t faces = 6; faces > 0; --faces) {
        std::array<Sets, dice + 1> next{};
        const double yes = 1 / static_cast<double>(faces);
        std::array<double, dice + 1> power{1};
        std::array<double, dice + 1> other{1};
        for (std::size_t i = 1; i <= dice; ++i) {
            power[i] = power[i - 1] * yes;
            other[i] = other[i - 1] * (1 - yes);
        }
        for (std::size_t open = 0; open <= dice; ++open) {
            for (std::size_t c = faces == 1 ? open : 0; c <= open; ++c) {
                const double chance = choose[open][c] * power[c] * other[open - c];
                for (std::size_t largest = 0; largest <= dice - open; ++largest) {
                    for (std::size_t sets = 0; sets <= 6 - faces; ++sets)
                        next[open - c][std::max(largest, c)][sets + (c > 0)] += now[open][largest][sets] * chance;
                }
            }
        }
        now = next;
    }
    std::array<double, 100> answer{};
    for (std::size_t largest = 0; largest <= dice; ++largest) {
        for (std::size_t sets = 0; sets <= 6; ++sets)
            answer[largest * 10 + sets] += now[0][largest][sets];
    }
    return answer[34];
}

inline double question9()
{
    const Row lost = binomial(6, given(0.25));
    std::array<std::array<double, 3>, 11> now{}; // by models left: steady, shaken, routed
    now[10][0] = 1;
    for (int round = 0; round < 6; ++round) {
        std::array<std::array<double, 3>, 11> next{};
        next[0] = now[0];
        for (std::size_t models = 1; models <= 10; ++models) {
            next[models][2] += now[models][2];
            const std::array<double, 2> mood{now[models][0] + now[models][1] / 2, now[models][1] / 2};
            for (std::size_t m = 0; m < 2; ++m) {
                for (std::size_t gone = 0; gone <= 6; ++gone) {
                    const double chance = mood[m] * lost[gone];
                    const std::size_t left = models - std::min(gone, models);
                    if (gone > 0 && left > 0 && left <= 5) {
                        next[left][m] += chance / 2;
                        next[left][m + 1] += chance / 2;
                    } else {
                        next[left][left > 0 ? m : 0] += chance;
                    }
                }
            }
        }
        now = next;
    }
    return now[0][0];
}

inline double question10()
{
    // by the sum less one for each die, and the sixes
    std::array<std::array<double, 13>, 61> now{};
    now[0][0] = given(1.0);
    for (std::size_t n = 0; n < 12; ++n) {
        std::array<std::array<double, 13>, 61> next{};
        for (std::size_t sum = 0; sum <= 5 * n; ++sum) {
            for (std::size_t sixes = 0; sixes <= n; ++sixes) {
                const double chance = now[sum][sixes] / 6;
                for (std::size_t face = 0; face < 5; ++face)
                    next[sum + face][sixes] += chance;
                next[sum + 5][sixes + 1] += chance;
            }
        }
        now = next;
    }
    std::array<double, 13> hits{};
    for (std::size_t sum = 0; sum <= 60; ++sum) {
        for (std::size_t sixes = 0; sixes <= 12; ++sixes)
            hits[sum + 12 >= 45 ? 6 : sixes] += now[sum][sixes];
    }
    std::array<double, 13> lost{};
    double half = 1;
    for (std::size_t h = 0; h <= 12; ++h, half /= 2) {
        for (std::size_t k = 0; k <= h; ++k)
            lost[k] += hits[h] * choose[h][k] * half;
    }
    return lost[0];
}

inline double question11()
{
    constexpr std::size_t n = 10;
    using Wins = std::array<double, n + 1>;
    std::array<std::array<Wins, n + 1>, n + 1> now{}; // by the dice placed of both sides
    now[0][0][0] = given(1.0);
    for (std::size_t faces = 6; faces > 0; --faces) {
        const double yes = 1 / static_cast<double>(faces);
        std::array<std::array<double, n + 1>, n + 1> chance{}; // of c among the open dice
        for (std::size_t open = 0; open <= n; ++open) {
            double power = 1;
            for (std::size_t c = 0; c <= open; ++c, power *= yes) {
                double other = 1;
                for (std::size_t i = c; i < open; ++i)
                    other *= 1 - yes;
                chance[open][c] = choose[open][c] * power * other;
            }
        }
        std::array<std::array<Wins, n + 1>, n + 1> next{};
        for (std::size_t a = 0; a <= n; ++a) {
            for (std::size_t b = 0; b <= n; ++b) {
                for (std::size_t ca = faces == 1 ? n - a : 0; ca <= n - a; ++ca) {
                    for (std::size_t cb = faces == 1 ? n - b : 0; cb <= n - b; ++cb) {
                        const double both = chance[n - a][ca] * chance[n - b][cb];
                        const std::size_t won = a + ca - std::min(a + ca, std::max(a, b + cb));
                        for (std::size_t wins = 0; wins <= a; ++wins)
                            next[a + ca][b + cb][wins + won] += now[a][b][wins] * both;
                    }
                }
            }
        }
        now = next;
    }
    return meanOf(now[n][n]);
}

inline double question12()
{
    std::array<double, 51> die{};
    double chain = given(0.1);
    for (std::size_t brought = 0; brought < 5; ++brought, chain /= 10) {
        for (std::size_t face = 1; face <= (brought < 4 ? 9u : 10u); ++face)
            die[10 * brought + face] = chain;
    }
    return meanOf(keptHighest<10, 5, 50>(die.data()));
}

using Solver = double (*)();
inline constexpr std::array<Solver, 12> solvers{question1, question2, question3, question4,  question5,  question6,
                                                question7, question8, question9, question10, question11, question12};

}
