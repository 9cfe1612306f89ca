// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <new>
#include <vector>

namespace adjutant::dice {

/// Small blocks of memory that one thread uses again and again: an answer is made of many short arrays.
/// Keeps at most a few megabytes; larger blocks go straight back to the system.
class BlockPool
{
public:
    static void* take(std::size_t bytes)
    {
        const std::size_t bin = binOf(bytes);
        if (bin >= bins || s_bins[bin].count == 0)
            return takeNew(bytes, bin);
        return s_bins[bin].blocks[--s_bins[bin].count];
    }

    static void give(void* block, std::size_t bytes) noexcept
    {
        const std::size_t bin = binOf(bytes);
        if (bin >= bins || s_bins[bin].count == s_bins[bin].blocks.size())
            return ::operator delete(block);
        s_bins[bin].blocks[s_bins[bin].count++] = block;
    }

private:
    static constexpr std::size_t bins = 12; // of 64 bytes to 128 kB

    struct Bin {
        std::array<void*, 32> blocks;
        std::size_t count;
    };

    /// Empties the bins when the thread ends.
    struct Keeper {
        ~Keeper()
        {
            for (Bin& bin : s_bins) {
                while (bin.count > 0)
                    ::operator delete(bin.blocks[--bin.count]);
                bin.count = bin.blocks.size(); // what is given back later is not kept
            }
        }
    };

    static std::size_t binOf(std::size_t bytes)
    {
        return bytes <= 64 ? 0 : static_cast<std::size_t>(std::bit_width((bytes - 1) >> 6));
    }

    [[gnu::noinline]] static void* takeNew(std::size_t bytes, std::size_t bin)
    {
        static thread_local Keeper keeper;
        return ::operator new(bin >= bins ? bytes : std::size_t(64) << bin);
    }

    // Needs no setting up and no taking down, so that nothing asks at every use whether that is done.
    static constinit thread_local std::array<Bin, bins> s_bins;
};

inline constinit thread_local std::array<BlockPool::Bin, BlockPool::bins> BlockPool::s_bins{};

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
        return static_cast<T*>(BlockPool::take(n * sizeof(T)));
    }
    void deallocate(T* block, std::size_t n) noexcept
    {
        BlockPool::give(block, n * sizeof(T));
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
