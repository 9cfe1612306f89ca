// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/throwing.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace adjutant::dice {

/// 32 bytes, written as 1 to 64 hex digits padded on the left.
using Seed = std::array<unsigned char, 32>;

std::optional<Seed> parseSeed(std::string_view hex);
std::string toHex(const Seed& seed);

/// Unbiased dice: from the operating system, or, with a seed, the same on every machine.
class Generator : public FaceSource
{
public:
    /// Dice from the operating system's generator.
    Generator();
    /// Dice that a seed and a stream number decide. Streams of one seed are independent of one another.
    explicit Generator(const Seed& seed, std::uint64_t stream = 0);

    std::optional<Face> next(const Ask& ask) override;
    /// 0 … bound − 1, each as likely as the others.
    std::uint64_t below(std::uint64_t bound);

private:
    std::uint64_t word();
    std::uint32_t half();
    void refill();
    void toLittleEndian();

    std::optional<Seed> m_seed;
    std::uint64_t m_stream = 0;
    std::uint64_t m_block = 0;
    std::array<std::uint64_t, 128> m_buffer{};
    std::size_t m_used = 128;
    std::uint64_t m_rest = 0; ///< of a word of which half has been used
    bool m_hasHalf = false;
};

}
