// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/tomltable.h"

#include <string>
#include <vector>

namespace adjutant::packs {

/// What one procedure or lookup took over from another.
struct Shared {
    std::string list, id, model;
    std::vector<std::string> keys;
};

/// A procedure with the key `like` takes what it does not say itself from an earlier one, word for word. Done before
/// anything is read.
std::vector<Shared> share(toml::table& pack, TomlFile& file);

/// The same in a translation: what was taken over is translated as it is in the earlier one, unless it says otherwise.
void shareTexts(toml::table& translation, const std::vector<Shared>& shared);
}
