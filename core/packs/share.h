// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/tomltable.h"

namespace adjutant::packs {

/// A procedure with the key `like` takes what it does not say itself from an earlier one, word for word. Done before
/// anything is read.
void share(toml::table& pack, TomlFile& file);

}
