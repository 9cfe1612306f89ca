// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/fontsearch.h"

#include <QLibrary>

namespace adjutant::app {

namespace {

// Fontconfig is what Qt asks where there is a desktop of the X or Wayland kind, and is in memory with it. Elsewhere
// there is nothing to be done beforehand.
void readFonts()
{
    using Init = int (*)();
    if (const auto init = reinterpret_cast<Init>(QLibrary::resolve(QStringLiteral("fontconfig"), 1, "FcInit")))
        init();
}

}

FontSearch::FontSearch() : m_thread(readFonts) {}

void FontSearch::wait()
{
    if (m_thread.joinable())
        m_thread.join();
}

}
