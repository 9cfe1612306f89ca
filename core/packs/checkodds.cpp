// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/check.h"

#include "packs/resolve.h"
#include "packs/tomltable.h"

#include <algorithm>

namespace adjutant::packs {

namespace {

using InputKind = ProcedureInput::Kind;

constexpr qint64 usual = 5;

enum class Size { Small, Large };

dice::Pool diceOf(const Pack& pack, Size size)
{
    std::optional<dice::Pool> found;
    for (const Weapon& weapon : pack.weapons) {
        if (weapon.dice && (!found || (size == Size::Large && weapon.dice->count > found->count)))
            found = weapon.dice;
    }
    return found.value_or(dice::Pool{size == Size::Large ? 10 : 2, {1, 2, 3, 4, 5, 6}});
}

Value valueOf(const Pack& pack, const ProcedureInput& input, Size size)
{
    if (size == Size::Small && input.standard)
        return *input.standard;
    if (input.kind == InputKind::Dice)
        return diceOf(pack, size);
    if (size == Size::Large && input.factors.isEmpty())
        return input.most;
    return input.kind == InputKind::Number && input.factors.isEmpty() ? std::clamp(usual, input.least, input.most)
                                                                      : qint64(0);
}

Values valuesOf(const Pack& pack, const Procedure& procedure, Size size)
{
    Values values;
    for (const ProcedureInput& input : procedure.inputs)
        values.insert(input.id, valueOf(pack, input, size));
    return values;
}

// Why the odds are not exact; empty when they are, or when the rules forbid it.
QString trouble(const Pack& pack, const Procedure& procedure, Size size)
{
    const Values values = valuesOf(pack, procedure, size);
    const auto rulings = complete(pack, Rulings());
    if (!rulings || !procedure.program || refusalOf(pack, procedure, values, *rulings))
        return {};
    const auto found = odds(pack, procedure, values, *rulings, {.fractions = false, .sample = false});
    return found ? QString() : found.error().words;
}

void look(TomlFile& file, const toml::node& place, const Pack& pack, const Procedure& procedure)
{
    if (const QString words = trouble(pack, procedure, Size::Small); !words.isEmpty())
        file.error(place.source(), Words::tr("its odds cannot be worked out: %1").arg(words));
    else if (const QString more = trouble(pack, procedure, Size::Large); !more.isEmpty())
        file.warning(place.source(), Words::tr("with its largest inputs: %1").arg(more));
}

}

Faults checkOdds(const Pack& pack, const Files& files)
{
    Faults faults;
    const QString name = QStringLiteral("pack.toml");
    TomlFile file(name, files.value(name), faults);
    if (!file.root())
        return faults;
    const auto lookAt = [&](const char* list, const char* text, const std::vector<Procedure>& procedures) {
        const toml::array* tables = file.root()->get_as<toml::array>(list);
        for (std::size_t i = 0; tables && i < std::min(tables->size(), procedures.size()); ++i) {
            const auto* table = tables->get(i)->as_table();
            if (const toml::node* place = table ? table->get(text) : nullptr)
                look(file, *place, pack, procedures[i]);
        }
    };
    lookAt("procedure", "throw", pack.procedures);
    lookAt("lookup", "work", pack.lookups);
    return faults;
}

}
