// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <thread>

namespace adjutant::app {

/// Reads which fonts the machine has, in a thread, while the program does what comes before its first words: that takes
/// as long as opening a game does. It may begin before there is an application, and needs no more than to be there.
class FontSearch
{
public:
    FontSearch();
    /// Before words are measured: whoever came sooner would read all of it once more.
    void wait();

private:
    std::jthread m_thread;
};

}
