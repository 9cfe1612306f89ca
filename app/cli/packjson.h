// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"
#include "cli/packtext.h"
#include "packs/pack.h"

namespace adjutant::cli {

// How the parts of a pack stand in JSON.

Json toJson(const packs::Pack& pack, const packs::Procedure& procedure);
Json toJson(const packs::Stat& stat);
Json toJson(const packs::Weapon& weapon);
Json toJson(const packs::Table& table);
Json toJson(const packs::RandomTable& table);

Json orNull(const QString& text);
/// As an object: ruling and choice.
Json textsToJson(const QMap<QString, QString>& texts);
using adjutant::textsToJson;

template<typename T>
Json orNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json();
}

template<typename T, typename F>
Json listOf(const std::vector<T>& values, F jsonOf)
{
    Json list = Json::array();
    for (const auto& value : values)
        list.push_back(jsonOf(value));
    return list;
}

}
