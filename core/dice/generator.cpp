// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/generator.h"

#include <sodium.h>

#include <bit>
#include <limits>
#include <new>

namespace adjutant::dice {

namespace {

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

/// Lemire's way: the high half of a product is the number, and the few low halves that would make some numbers likelier
/// than others are thrown away.
template<class Word, class Product, class Next>
std::uint64_t unbiased(Word bound, Next next)
{
    constexpr int bits = 8 * sizeof(Word);
    Product product = Product(next()) * bound;
    if (static_cast<Word>(product) < bound) {
        const Word unfair = static_cast<Word>(0 - bound) % bound;
        while (static_cast<Word>(product) < unfair)
            product = Product(next()) * bound;
    }
    return static_cast<std::uint64_t>(product >> bits);
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
    auto* const bytes = reinterpret_cast<unsigned char*>(m_buffer.data());
    if (m_seed) {
        constexpr std::uint64_t blockSize = 64; // of ChaCha20, which counts in blocks
        unsigned char nonce[crypto_stream_chacha20_NONCEBYTES];
        for (int i = 0; i < 8; ++i)
            nonce[i] = static_cast<unsigned char>(m_stream >> 8 * i);
        m_buffer.fill(0);
        crypto_stream_chacha20_xor_ic(bytes, bytes, sizeof(m_buffer), nonce, m_block, m_seed->data());
        m_block += sizeof(m_buffer) / blockSize;
        toLittleEndian();
    } else {
        randombytes_buf(bytes, sizeof(m_buffer));
    }
    m_used = 0;
}

/// The same numbers on every machine, whatever the order of its bytes.
void Generator::toLittleEndian()
{
    if constexpr (std::endian::native == std::endian::big) {
        for (std::uint64_t& word : m_buffer)
            word = __builtin_bswap64(word);
    }
}

std::uint64_t Generator::word()
{
    if (m_used == m_buffer.size())
        refill();
    return m_buffer[m_used++];
}

/// Half a word: the system's bytes are dear, and none need come twice.
std::uint32_t Generator::half()
{
    if (m_hasHalf) {
        m_hasHalf = false;
        return static_cast<std::uint32_t>(m_rest);
    }
    const std::uint64_t both = word();
    m_rest = both >> 32;
    m_hasHalf = true;
    return static_cast<std::uint32_t>(both);
}

std::uint64_t Generator::below(std::uint64_t bound)
{
    if (!m_seed && bound <= std::numeric_limits<std::uint32_t>::max())
        return unbiased<std::uint32_t, std::uint64_t>(static_cast<std::uint32_t>(bound), [this] { return half(); });
    return unbiased<std::uint64_t, __uint128_t>(bound, [this] { return word(); });
}

std::optional<FaceSource::Face> Generator::next(const Ask& ask)
{
    return Face{(*ask.faces)[below(ask.faces->size())], false};
}

}
