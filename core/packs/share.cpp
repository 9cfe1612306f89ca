// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/share.h"

namespace adjutant::packs {

namespace {

constexpr std::string_view key = "like";

// The procedure of this id among the first few.
const toml::table* find(const toml::array& procedures, std::size_t before, const std::string& id)
{
    for (std::size_t i = 0; i < before; ++i) {
        const toml::table* one = procedures.get(i)->as_table();
        const auto* named = one ? one->get_as<std::string>("id") : nullptr;
        if (named && named->get() == id)
            return one;
    }
    return nullptr;
}

void fill(toml::table& table, const toml::table& model)
{
    for (const auto& [name, node] : model) {
        if (!table.contains(name.str()))
            table.insert(name.str(), node);
    }
}

}

void share(toml::table& pack, TomlFile& file)
{
    toml::array* procedures = pack.get_as<toml::array>("procedure");
    for (std::size_t i = 0; procedures && i < procedures->size(); ++i) {
        toml::table* table = procedures->get(i)->as_table();
        const toml::node* like = table ? table->get(key) : nullptr;
        if (!like)
            continue;
        const std::string id = like->value_or(std::string());
        const toml::table* model = find(*procedures, i, id);
        if (!model)
            file.error(
                like->source(),
                QStringLiteral("there is no procedure “%1” before this one").arg(QString::fromStdString(id).left(40)));
        table->erase(key);
        if (model)
            fill(*table, *model);
    }
}

}
