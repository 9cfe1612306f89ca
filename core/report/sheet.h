// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lookup/markdown.h"
#include "packs/pack.h"

namespace adjutant::report {

/// A pack as a sheet of quick reference: a value, from which pages are printed.
struct Sheet {
    struct Part {
        QString title;
        std::vector<lookup::Block> blocks;
        bool isExtra = false; ///< told by the other parts as well, so that it may be left out to save a page
    };

    QString title, summary, credits;
    std::vector<Part> parts;
};

/// Every section of the reference, in its order; then units, weapons and lengths where no table of a section shows
/// them already, and the glossary.
Sheet sheetOf(const packs::Pack& pack);

}
