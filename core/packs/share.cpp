// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/share.h"

#include "base/words.h"

namespace adjutant::packs {

namespace {

constexpr std::string_view key = "like";

// The one of this id among the first few.
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

// `missing` says that the list has none of an id, with a place for it.
void shareIn(toml::table& pack, const char* list, const char* missing, TomlFile& file)
{
    toml::array* all = pack.get_as<toml::array>(list);
    for (std::size_t i = 0; all && i < all->size(); ++i) {
        toml::table* table = all->get(i)->as_table();
        const toml::node* like = table ? table->get(key) : nullptr;
        if (!like)
            continue;
        const std::string id = like->value_or(std::string());
        const toml::table* model = find(*all, i, id);
        if (!model)
            file.error(like->source(), Words::tr(missing).arg(QString::fromStdString(id).left(40)));
        table->erase(key);
        if (model)
            fill(*table, *model);
    }
}

}

void share(toml::table& pack, TomlFile& file)
{
    shareIn(pack, "procedure", QT_TRANSLATE_NOOP("Words", "there is no procedure “%1” before this one"), file);
    shareIn(pack, "lookup", QT_TRANSLATE_NOOP("Words", "there is no lookup “%1” before this one"), file);
}

}
