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

void fill(toml::table& table, const toml::table& model, Shared& shared)
{
    for (const auto& [name, node] : model) {
        if (table.contains(name.str()))
            continue;
        table.insert(name.str(), node);
        shared.keys.emplace_back(name.str());
    }
}

// What the table says itself stays.
void fillDeep(toml::table& table, const toml::table& model)
{
    for (const auto& [name, node] : model) {
        toml::node* there = table.get(name.str());
        if (!there)
            table.insert(name.str(), node);
        else if (there->is_table() && node.is_table())
            fillDeep(*there->as_table(), *node.as_table());
    }
}

// `missing` says that the list has none of an id, with a place for it.
void shareIn(toml::table& pack, const char* list, const char* missing, TomlFile& file, std::vector<Shared>& done)
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
        if (!model)
            continue;
        Shared shared{list, table->at_path("id").value_or(std::string()), id, {}};
        fill(*table, *model, shared);
        done.push_back(std::move(shared));
    }
}

}

std::vector<Shared> share(toml::table& pack, TomlFile& file)
{
    std::vector<Shared> done;
    shareIn(pack, "procedure", QT_TRANSLATE_NOOP("Words", "there is no procedure “%1” before this one"), file, done);
    shareIn(pack, "lookup", QT_TRANSLATE_NOOP("Words", "there is no lookup “%1” before this one"), file, done);
    return done;
}

void shareTexts(toml::table& translation, const std::vector<Shared>& shared)
{
    for (const Shared& one : shared) {
        toml::table* list = translation.get_as<toml::table>(one.list);
        const toml::table* model = list ? list->get_as<toml::table>(one.model) : nullptr;
        if (!model)
            continue;
        toml::table texts;
        for (const std::string& key : one.keys)
            if (const toml::node* text = model->get(key))
                texts.insert(key, *text);
        if (!list->contains(one.id))
            list->insert(one.id, toml::table());
        if (toml::table* own = list->get_as<toml::table>(one.id))
            fillDeep(*own, texts);
    }
}

}
