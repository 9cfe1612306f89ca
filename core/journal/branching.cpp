// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/branching.h"

#include "base/json.h"
#include "base/plaintext.h"

namespace adjutant::journal {

namespace {

constexpr qsizetype longestName = 120;
constexpr qint64 mostEntries = 1'000'000'000; // far beyond what a game can hold

/// A file may be called anything, also what would turn a line of the window round.
QString clean(QString name)
{
    for (QChar& c : name)
        if (steersText(c))
            c = QChar(u' ');
    return name.simplified().left(longestName);
}

}

void put(Beginning& beginning, const Branching& branching)
{
    const Json json = {{"of", utf8(clean(branching.of))}, {"after", branching.after}, {"mends", branching.mends}};
    beginning.meta.insert("branch", toText(json));
}

std::optional<Branching> branchingOf(const Beginning& beginning)
{
    const auto json = parseJson(beginning.meta.value("branch"));
    if (!json || !json->is_object())
        return std::nullopt;
    const auto number = [&](const char* key) {
        const auto found = json->find(key);
        return found != json->end() && found->is_number_integer() ? found->get<qint64>() : -1;
    };
    const qint64 mends = number("mends");
    const Branching branching{clean(textAt(*json, "of")), number("after"), int(mends)};
    const auto isCount = [](qint64 count) { return count >= 0 && count <= mostEntries; };
    return isCount(branching.after) && isCount(mends) ? std::optional(branching) : std::nullopt;
}

}
