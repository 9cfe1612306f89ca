// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/differences.h"

#include "base/words.h"
#include "game/state.h"

#include <QHash>

#include <algorithm>

namespace adjutant::journal {

namespace {

/// Keys of the state that are no ids of the pack.
QString wordOf(const QString& key)
{
    static const QHash<QString, const char*> words{
        {QStringLiteral("acting"), QT_TRANSLATE_NOOP("Words", "whose turn it is")},
        {QStringLiteral("active"), QT_TRANSLATE_NOOP("Words", "active unit")},
        {QStringLiteral("arrives"), QT_TRANSLATE_NOOP("Words", "arrives in round")},
        {QStringLiteral("destroyed"), QT_TRANSLATE_NOOP("Words", "destroyed")},
        {QStringLiteral("done"), QT_TRANSLATE_NOOP("Words", "done")},
        {QStringLiteral("first"), QT_TRANSLATE_NOOP("Words", "goes first")},
        {QStringLiteral("joined"), QT_TRANSLATE_NOOP("Words", "joined")},
        {QStringLiteral("left"), QT_TRANSLATE_NOOP("Words", "left to spend")},
        {QStringLiteral("name"), QT_TRANSLATE_NOOP("Words", "name")},
        {QStringLiteral("note"), QT_TRANSLATE_NOOP("Words", "note")},
        {QStringLiteral("phase"), QT_TRANSLATE_NOOP("Words", "phase")},
        {QStringLiteral("round"), QT_TRANSLATE_NOOP("Words", "round")},
        {QStringLiteral("score"), QT_TRANSLATE_NOOP("Words", "score")},
        {QStringLiteral("statuses"), QT_TRANSLATE_NOOP("Words", "state")},
        {QStringLiteral("winner"), QT_TRANSLATE_NOOP("Words", "winner")},
    };
    const char* word = words.value(key);
    return word ? Words::tr(word) : QString();
}

constexpr const char* turnChanges = QT_TRANSLATE_NOOP("Words", "How far the turn has come changes");

/// What has parts that nobody at the table has names for: that it changes is all there is to tell.
QString wholeOf(const QString& key)
{
    static const QHash<QString, const char*> words{
        {QStringLiteral("agreed"), QT_TRANSLATE_NOOP("Words", "The agreement to the score changes")},
        {QStringLiteral("controls"), QT_TRANSLATE_NOOP("Words", "Who holds what changes")},
        {QStringLiteral("pending"), QT_TRANSLATE_NOOP("Words", "The result that waits for acceptance changes")},
        {QStringLiteral("points"), QT_TRANSLATE_NOOP("Words", "The points of single rounds change")},
        {QStringLiteral("rulings"), QT_TRANSLATE_NOOP("Words", "The reading of the rules changes")},
        {QStringLiteral("setup"), QT_TRANSLATE_NOOP("Words", "The set-up changes")},
        {QStringLiteral("tokens"), turnChanges},
        {QStringLiteral("track"), turnChanges},
        {QStringLiteral("with"), QT_TRANSLATE_NOOP("Words", "The choices of a unit change")},
    };
    const char* word = words.value(key);
    return word ? Words::tr(word) : QString();
}

/// As the pack calls what has this id, or empty.
QString labelOf(const packs::Pack& pack, const QString& id)
{
    for (const packs::Kind& kind : pack.kinds)
        if (const packs::Counter* counter = kind.counter(id))
            return counter->label;
    if (const packs::Status* status = pack.status(id))
        return status->label;
    if (const packs::Member* member = pack.member(id))
        return member->label;
    if (const packs::Weapon* weapon = pack.weapon(id))
        return weapon->label;
    if (const packs::Resource* resource = pack.resource(id))
        return resource->label;
    const packs::Phase* phase = pack.track.phase(id);
    return phase ? phase->label : QString();
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
        else if (const QString words = inWords(label); words.isEmpty())
            say(Words::tr(turnChanges));
        else
            say(QStringLiteral("%1%2 %3 → %4")
                    .arg(owner.isEmpty() ? QString() : owner + QStringLiteral(": "), words, textOf(before),
                         textOf(after)));
    }

private:
    void say(const QString& line)
    {
        if (!lines.contains(line))
            lines << line;
    }

    QString inWords(const QString& key) const
    {
        const QString label = labelOf(*m_after.pack, key);
        return label.isEmpty() ? wordOf(key) : label;
    }

    /// A unit, a side or what the pack has by that name.
    QString named(const QString& id) const
    {
        const QString label = labelOf(*m_after.pack, id);
        return m_after.unit(id) || m_after.side(id) ? m_after.nameOf(id) : label.isEmpty() ? id : label;
    }

    QString textOf(const Json& value) const
    {
        if (value.is_null() || (value.is_array() && value.empty()))
            return Words::tr("none");
        if (value.is_boolean())
            return value.get<bool>() ? Words::tr("yes") : Words::tr("no");
        if (value.is_string())
            return named(QString::fromStdString(value.get<std::string>()));
        if (!value.is_array())
            return QString::fromUtf8(toText(value));
        QStringList names;
        for (const Json& one : value)
            names << textOf(one);
        return names.join(QStringLiteral(", "));
    }

    void compareObjects(const QString& owner, const Json& before, const Json& after)
    {
        for (const auto& [key, value] : before.items())
            comparePart(owner, QString::fromStdString(key), value, after.contains(key) ? after[key] : Json());
        for (const auto& [key, value] : after.items())
            if (!before.contains(key))
                comparePart(owner, QString::fromStdString(key), Json(), value);
    }

    void comparePart(const QString& owner, const QString& key, const Json& before, const Json& after)
    {
        const QString whole = wholeOf(key);
        if (whole.isEmpty())
            compare(owner, key, before, after);
        else if (before != after)
            say(whole);
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

/// What is said elsewhere too, or only follows from the rest, is said once.
Json stateOf(const game::Game& game)
{
    Json json = game::toJson(game);
    for (const char* wording : {"next", "must", "may"})
        json.erase(wording);
    for (Json& side : json["sides"]) {
        for (const char* sum : {"points", "limits"})
            side.erase(sum);
        for (Json& unit : side["units"])
            for (const char* marked : {"active", "destroyed"})
                unit["statuses"].erase(std::remove(unit["statuses"].begin(), unit["statuses"].end(), marked),
                                       unit["statuses"].end());
    }
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
