// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/generator.h"

#include <sodium.h>

#include <new>

namespace adjutant::dice
{

namespace
{

int hexValue(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/// The same number on every machine, whatever the order of its bytes.
std::uint64_t littleEndian(const unsigned char* bytes)
{
    std::uint64_t word = 0;
    for (int i = 7; i >= 0; --i)
        word = word << 8 | bytes[i];
    return word;
}

}

std::optional<Seed> parseSeed(std::string_view hex)
{
    Seed seed{};
    if (hex.empty() || hex.size() > 2 * seed.size())
        return std::nullopt;
    for (std::size_t i = 0; i < hex.size(); ++i) {
        const int value = hexValue(hex[hex.size() - 1 - i]);
        if (value < 0)
            return std::nullopt;
        unsigned char& byte = seed[seed.size() - 1 - i / 2];
        byte = static_cast<unsigned char>(byte | (i % 2 == 0 ? value : value << 4));
    }
    return seed;
}

std::string toHex(const Seed& seed)
{
    constexpr char digits[] = "0123456789abcdef";
    std::string hex;
    for (unsigned char byte : seed) {
        hex += digits[byte >> 4];
        hex += digits[byte & 15];
    }
    return hex;
}

Generator::Generator()
{
    // Where it has not been started, libsodium picks its functions and opens its source of randomness here.
    if (sodium_init() < 0)
        throw std::bad_alloc();
}

Generator::Generator(const Seed& seed, std::uint64_t stream) : Generator()
{
    m_seed = seed;
    m_stream = stream;
}

void Generator::refill()
{
    std::array<unsigned char, sizeof(m_buffer)> bytes{};
    if (m_seed) {
        constexpr std::uint64_t blockSize = 64; // of ChaCha20, which counts in blocks
        unsigned char nonce[crypto_stream_chacha20_NONCEBYTES];
        for (int i = 0; i < 8; ++i)
            nonce[i] = static_cast<unsigned char>(m_stream >> 8 * i);
        crypto_stream_chacha20_xor_ic(bytes.data(), bytes.data(), bytes.size(), nonce, m_block, m_seed->data());
        m_block += bytes.size() / blockSize;
    } else {
        randombytes_buf(bytes.data(), bytes.size());
    }
    for (std::size_t i = 0; i < m_buffer.size(); ++i)
        m_buffer[i] = littleEndian(bytes.data() + 8 * i);
    m_used = 0;
}

std::uint64_t Generator::word()
{
    if (m_used == m_buffer.size())
        refill();
    return m_buffer[m_used++];
}

std::uint64_t Generator::below(std::uint64_t bound)
{
    // Lemire's way: the high half of a product is the number, and the few low halves that would make some numbers
    // likelier than others are thrown away.
    __uint128_t product = static_cast<__uint128_t>(word()) * bound;
    if (static_cast<std::uint64_t>(product) < bound) {
        const std::uint64_t unfair = (0 - bound) % bound;
        while (static_cast<std::uint64_t>(product) < unfair)
            product = static_cast<__uint128_t>(word()) * bound;
    }
    return static_cast<std::uint64_t>(product >> 64);
}

std::optional<FaceSource::Face> Generator::next(const Ask& ask)
{
    return Face{(*ask.faces)[below(ask.faces->size())], false};
}

}
