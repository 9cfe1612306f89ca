// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/differences.h"

#include "base/words.h"
#include "game/state.h"

namespace adjutant::journal {

namespace {

QString textOf(const Json& value)
{
    if (value.is_null())
        return Words::tr("none");
    if (value.is_boolean())
        return value.get<bool>() ? Words::tr("yes") : Words::tr("no");
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString::fromUtf8(toText(value));
}

bool hasIds(const Json& list)
{
    return list.is_array() && !list.empty() && list.front().is_object() && list.front().contains("id");
}

/// Walks through two states as `game show --json` prints them.
class Comparison
{
public:
    Comparison(const game::Game& before, const game::Game& after) : m_before(before), m_after(after) {}

    QStringList lines;

    void compare(const QString& owner, const QString& label, const Json& before, const Json& after)
    {
        if (before == after)
            return;
        if (before.is_object() && after.is_object())
            compareObjects(owner, before, after);
        else if (hasIds(before) || hasIds(after))
            compareLists(before, after);
        else
            lines << QStringLiteral("%1%2 %3 → %4")
                         .arg(owner.isEmpty() ? QString() : owner + QStringLiteral(": "), label, textOf(before),
                              textOf(after));
    }

private:
    void compareObjects(const QString& owner, const Json& before, const Json& after)
    {
        for (const auto& [key, value] : before.items())
            compare(owner, QString::fromStdString(key), value, after.contains(key) ? after[key] : Json());
        for (const auto& [key, value] : after.items())
            if (!before.contains(key))
                compare(owner, QString::fromStdString(key), Json(), value);
    }

    void compareLists(const Json& before, const Json& after)
    {
        for (const Json& one : before) {
            const Json* there = find(after, one["id"]);
            if (there)
                compare(nameOf(m_after, one), {}, one, *there);
            else
                lines << Words::tr("%1 is not there").arg(nameOf(m_before, one));
        }
        for (const Json& one : after)
            if (!find(before, one["id"]))
                lines << Words::tr("%1 is there").arg(nameOf(m_after, one));
    }

    static const Json* find(const Json& list, const Json& id)
    {
        for (const Json& one : list)
            if (one["id"] == id)
                return &one;
        return nullptr;
    }

    static QString nameOf(const game::Game& game, const Json& one)
    {
        return game.nameOf(QString::fromStdString(one["id"].get<std::string>()));
    }

    const game::Game& m_before;
    const game::Game& m_after;
};

Json stateOf(const game::Game& game)
{
    Json json = game::toJson(game);
    for (const char* wording : {"next", "must", "may"})
        json.erase(wording);
    return json;
}

}

QStringList differences(const game::Game& before, const game::Game& after)
{
    Comparison comparison(before, after);
    comparison.compare({}, {}, stateOf(before), stateOf(after));
    return comparison.lines;
}

}
