// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lookup/index.h"

namespace adjutant::lookup {

/// Something that can be found.
struct Source {
    Hit hit;
    QString unseen;     ///< further words by which it is found
    int group = 0;      ///< of one group only the best is shown: passages under one heading
    bool leads = false; ///< the first under its heading, which sums up the rest
};

/// All that a pack has to find: what comes first is shown first when two fit equally well.
std::vector<Source> sourcesOf(const packs::Pack& pack);

}
