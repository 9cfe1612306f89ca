// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/bound.h"
#include "dice/odds.h"
#include "dice/runner.h"

#include <atomic>

namespace adjutant::dice {

/// xoshiro256++ by Blackman and Vigna: fast, and good enough for samples; never used for play.
class FastNumbers
{
public:
    std::uint64_t below(std::uint64_t bound)
    {
        __uint128_t product = static_cast<__uint128_t>(next()) * bound;
        if (static_cast<std::uint64_t>(product) < bound) {
            const std::uint64_t unfair = (0 - bound) % bound;
            while (static_cast<std::uint64_t>(product) < unfair)
                product = static_cast<__uint128_t>(next()) * bound;
        }
        return static_cast<std::uint64_t>(product >> 64);
    }

private:
    static std::uint64_t rotated(std::uint64_t x, int by) { return x << by | x >> (64 - by); }

    std::uint64_t next()
    {
        const std::uint64_t result = rotated(m_state[0] + m_state[3], 23) + m_state[0];
        const std::uint64_t shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = rotated(m_state[3], 45);
        return result;
    }

    std::uint64_t m_state[4] = {0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB, 0x2545F4914F6CDD1D};
};

/// Throws without a record.
class SilentTable
{
public:
    static constexpr bool mayBeCounted = false;

    void open(const std::string*, std::size_t, const std::vector<std::int64_t>& faces) { m_faces = &faces; }
    void wave(std::size_t count) { m_dice += count; }
    LyingDie fall(bool) { return {(*m_faces)[m_numbers.below(m_faces->size())], 0, 0}; }
    /// Every later wave opens a throw of its own, which sets the faces it needs.
    bool isOpen(const LyingDie&) const { return false; }
    void drop(const LyingDie&) {}
    void rerolled(const LyingDie&) {}

    std::uint64_t dice() const { return m_dice; }

private:
    FastNumbers m_numbers;
    const std::vector<std::int64_t>* m_faces = nullptr;
    std::uint64_t m_dice = 0;
};

/// Throws a program again and again, for samples: fast numbers, no trace. The program must outlive it.
class Sampler
{
public:
    /// Throws a Failure when the bindings do not fit.
    Sampler(const Program& program, const Bindings& bindings);
    Sampler(const Sampler&) = delete;
    Sampler& operator=(const Sampler&) = delete;

    /// Throws a Failure when a throw goes wrong.
    std::int64_t next() { return m_runner.run(); }

private:
    Bound m_bound;
    SilentTable m_table;
    Runner<SilentTable> m_runner;
};

/// The answer by throwing: always the same for the same question. Throws a Failure when a throw goes wrong, or when
/// it is cancelled.
Odds sampled(const Tree& tree, const Bound& bound, const std::vector<std::int32_t>& asked,
             const std::atomic<bool>* cancelled);

}
