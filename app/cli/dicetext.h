// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"
#include "cli/arguments.h"
#include "cli/output.h"
#include "dice/generator.h"
#include "dice/odds.h"
#include "dice/throwing.h"

#include <functional>

namespace adjutant::cli {

/// Reads a throw; the fault shows the column, the text and a caret under the place.
Expected<dice::Program> parseThrow(const QString& text);
Fault faultOf(const dice::Issue& issue, const std::string& source);

Expected<dice::Seed> readSeed(const QString& hex);
/// Dice that the option --seed decides, or, without it, the operating system's.
Expected<dice::Generator> generatorFor(const Arguments& arguments);

/// The faces of a throw in the order in which they fell.
Json facesOf(const dice::Throw& thrown);
/// With its name, and where its dice came from.
Json toJson(const dice::Throw& thrown);
QString toText(const dice::Throw& thrown);

/// A row for each value: the value as `valueOf` writes it, its chance and its fraction; sampled ones have no fraction.
Json toJson(const dice::Distribution& distribution, bool exact, const std::function<Json(std::int64_t)>& valueOf);
/// A table with bars; `wordsFor` names the values. Only of numbers is it said how likely so much or more is.
enum class Shown { Numbers, Names };
void print(Output& output, const dice::Distribution& distribution, Shown shown,
           const std::function<QString(std::int64_t)>& wordsFor);
QString percent(double chance);

}
