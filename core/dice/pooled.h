// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <new>
#include <vector>

namespace adjutant::dice
{

/// Small blocks of memory that one thread uses again and again: an answer is made of many short arrays.
/// Keeps at most a few megabytes; larger blocks go straight back to the system.
class BlockPool
{
public:
    static BlockPool& ofThread()
    {
        static thread_local BlockPool pool;
        return pool;
    }

    void* take(std::size_t bytes)
    {
        const std::size_t bin = binOf(bytes);
        if (bin >= bins)
            return ::operator new(bytes);
        Bin& stack = m_bins[bin];
        return stack.count > 0 ? stack.blocks[--stack.count] : ::operator new(std::size_t(64) << bin);
    }

    void give(void* block, std::size_t bytes) noexcept
    {
        const std::size_t bin = binOf(bytes);
        if (bin >= bins || m_bins[bin].count == m_bins[bin].blocks.size())
            return ::operator delete(block);
        Bin& stack = m_bins[bin];
        stack.blocks[stack.count++] = block;
    }

    ~BlockPool()
    {
        for (Bin& stack : m_bins) {
            while (stack.count > 0)
                ::operator delete(stack.blocks[--stack.count]);
        }
    }

private:
    static constexpr std::size_t bins = 12; // of 64 bytes to 128 kB

    struct Bin {
        std::array<void*, 32> blocks;
        std::size_t count = 0;
    };

    static std::size_t binOf(std::size_t bytes)
    {
        return bytes <= 64 ? 0 : static_cast<std::size_t>(std::bit_width((bytes - 1) >> 6));
    }

    std::array<Bin, bins> m_bins{};
};

template<class T>
struct PooledAllocator {
    using value_type = T;

    PooledAllocator() = default;
    template<class U>
    PooledAllocator(const PooledAllocator<U>&)
    {
    }

#ifdef __SANITIZE_ADDRESS__
    // The sanitizer must see every block come and go.
    T* allocate(std::size_t n)
    {
        return static_cast<T*>(::operator new(n * sizeof(T)));
    }
    void deallocate(T* block, std::size_t) noexcept
    {
        ::operator delete(block);
    }
#else
    T* allocate(std::size_t n)
    {
        return static_cast<T*>(BlockPool::ofThread().take(n * sizeof(T)));
    }
    void deallocate(T* block, std::size_t n) noexcept
    {
        BlockPool::ofThread().give(block, n * sizeof(T));
    }
#endif

    bool operator==(const PooledAllocator&) const
    {
        return true;
    }
};

template<class T>
using Array = std::vector<T, PooledAllocator<T>>;

}
