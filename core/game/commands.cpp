// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/commands.h"

#include "base/plaintext.h"
#include "base/words.h"
#include "game/fields.h"
#include "game/statuses.h"
#include "game/tried.h"

#include <algorithm>

namespace adjutant::game {

namespace {

constexpr std::size_t longestText = 2000;
constexpr int greatestNumber = 1'000'000;

QString wanted(Field::Kind kind)
{
    switch (kind) {
    case Field::Kind::Text:
        return Words::tr("a text of at most %1 characters").arg(longestText);
    case Field::Kind::Number:
        return Words::tr("a whole number");
    case Field::Kind::Flag:
        return Words::tr("true or false");
    case Field::Kind::Side:
        return Words::tr("a side, as \"a\"");
    case Field::Kind::Unit:
        return Words::tr("a unit, as \"a1\"");
    case Field::Kind::Id:
        return Words::tr("an id");
    case Field::Kind::Object:
        return Words::tr("an object, as {…}");
    case Field::Kind::List:
        return Words::tr("a list, as […]");
    case Field::Kind::Any:
        break;
    }
    return Words::tr("something else");
}

bool isKind(const Json& value, Field::Kind kind)
{
    switch (kind) {
    case Field::Kind::Text:
    case Field::Kind::Side:
    case Field::Kind::Unit:
    case Field::Kind::Id:
        return value.is_string() && value.get_ref<const std::string&>().size() <= longestText;
    case Field::Kind::Number:
        return value.is_number_integer() && value.get<double>() <= greatestNumber &&
               value.get<double>() >= -greatestNumber;
    case Field::Kind::Flag:
        return value.is_boolean();
    case Field::Kind::Object:
        return value.is_object();
    case Field::Kind::List:
        return value.is_array();
    case Field::Kind::Any:
        return true;
    }
    return false;
}

QStringList namesOf(const std::vector<Field>& fields)
{
    QStringList names;
    for (const Field& field : fields)
        names << field.id;
    return names;
}

// Of a text, or of any that a list or an object holds.
bool holdsControls(const Json& value)
{
    if (value.is_string())
        return hasControls(QString::fromStdString(value.get_ref<const std::string&>()));
    return value.is_structured() && std::any_of(value.begin(), value.end(), holdsControls);
}

Expected<void> checkFields(const CommandKind& kind, const Json& json)
{
    for (const auto& [key, value] : json.items()) {
        const QString name = QString::fromStdString(key);
        if (name == QLatin1String("do"))
            continue;
        const auto field =
            std::find_if(kind.fields.begin(), kind.fields.end(), [&](const Field& one) { return one.id == name; });
        if (field == kind.fields.end() && kind.fields.empty())
            return refuse(Words::tr("%1 has no key “%2”; it takes none").arg(kind.id, name.left(40)));
        if (field == kind.fields.end())
            return refuse(Words::tr("%1 has no key “%2”; it takes: %3")
                              .arg(kind.id, name.left(40), namesOf(kind.fields).join(QStringLiteral(", "))));
        if (!value.is_null() && !isKind(value, field->kind))
            return refuse(Words::tr("%1: “%2” must be %3").arg(kind.id, name, wanted(field->kind)));
        if (holdsControls(value))
            return refuse(Words::tr("%1: “%2” has a control character in it; a text may have line breaks and tabs")
                              .arg(kind.id, name));
    }
    for (const Field& field : kind.fields) {
        const std::string key = utf8(field.id);
        if (field.required && (!json.contains(key) || json[key].is_null()))
            return refuse(Words::tr("%1 needs “%2”: %3").arg(kind.id, field.id, field.help));
    }
    return {};
}

// The list for the pack that was asked for last: making it takes longer than most commands.
const std::vector<CommandKind>& kindsFor(const packs::PackPtr& pack)
{
    struct Last {
        std::weak_ptr<const packs::Pack> pack;
        std::vector<CommandKind> kinds;
    };
    thread_local Last last;
    if (last.pack.lock() != pack)
        last = {pack, commandsOf(*pack)};
    return last.kinds;
}

// What comes with a round is said as it begins.
QString arrivedBetween(const Game& before, const Game& after)
{
    QString words;
    for (const Unit& unit : before.round == after.round ? std::vector<Unit>() : before.units) {
        const Unit* now = after.unit(unit.id);
        if (unit.arrives > 0 && now && now->arrives == 0)
            words += Words::tr("; %1 arrives").arg(after.nameOf(unit.id));
    }
    return words;
}

}

std::vector<CommandKind> commandsOf(const packs::Pack& pack)
{
    std::vector<CommandKind> all;
    for (auto&& group : {setUpCommands(pack), turnCommands(pack), procedureCommands(), forceCommands(),
                         scoringCommands(pack), correctionCommands()})
        all.insert(all.end(), group.begin(), group.end());
    return all;
}

Expected<std::unique_ptr<Command>> readCommand(const packs::PackPtr& pack, const Json& json)
{
    if (!json.is_object() || !json.contains("do") || !json["do"].is_string())
        return refuse(Words::tr("a command is an object with the key “do”, as {\"do\":\"next\"}"));
    const QString id = QString::fromStdString(json["do"].get<std::string>());
    const auto& kinds = kindsFor(pack);
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const CommandKind& one) { return one.id == id; });
    if (kind == kinds.end()) {
        QStringList ids;
        for (const CommandKind& one : kinds)
            ids << one.id;
        return refuse(
            Words::tr("there is no command “%1”; there are: %2").arg(id.left(40), ids.join(QStringLiteral(", "))));
    }
    if (const auto fits = checkFields(*kind, json); !fits)
        return tl::unexpected(fits.error());
    return kind->make(json);
}

Expected<Tried> tryOn(const Game& game, const Json& json, dice::FaceSource& dice)
{
    const auto command = readCommand(game.pack, json);
    if (!command)
        return tl::unexpected(command.error());
    Game changed = game;
    auto done = (*command)->apply(changed, dice);
    if (!done)
        return tl::unexpected(done.error());
    done->details << endedBetween(game, changed);
    done->words += arrivedBetween(game, changed);
    if (changed.points != game.points && !game.agreed.isEmpty()) {
        changed.agreed.clear();
        done->details << Words::tr("The score is another one, and nobody has agreed to it yet");
    }
    return Tried{std::move(changed), std::move(*done)};
}

bool alike(const Done& one, const Done& other)
{
    const auto faces = [](const Done& done) {
        std::vector<std::int64_t> all;
        for (const dice::Throw& thrown : done.throws)
            for (const dice::Die& die : thrown.fallen)
                all.push_back(die.face);
        return all;
    };
    return one.words == other.words && one.details == other.details && faces(one) == faces(other);
}

Expected<Done> apply(Game& game, const Json& command, dice::FaceSource& dice)
{
    auto tried = tryOn(game, command, dice);
    if (!tried)
        return tl::unexpected(tried.error());
    game = std::move(tried->after);
    return std::move(tried->done);
}

Expected<Done> inWords(const Expected<QString>& words)
{
    if (!words)
        return tl::unexpected(words.error());
    return Done{*words, {}, {}};
}

Expected<Unit*> findUnit(Game& game, const QString& id)
{
    if (Unit* unit = game.unit(id))
        return unit;
    QStringList ids;
    for (const Unit& unit : game.units)
        ids << unit.id;
    return refuse(Words::tr("there is no unit “%1”; there are: %2")
                      .arg(id.left(40), ids.isEmpty() ? Words::tr("none yet") : ids.join(QStringLiteral(", "))));
}

Expected<Side*> findSide(Game& game, const QString& id)
{
    if (Side* side = game.side(id))
        return side;
    QStringList ids;
    for (const Side& side : game.sides)
        ids << side.id;
    return refuse(Words::tr("there is no side “%1”; there are: %2").arg(id.left(40), ids.join(QStringLiteral(", "))));
}

Expected<dice::TypedFaces> readFaces(const Json& list, dice::FaceSource& rest)
{
    constexpr std::size_t most = 1000;
    if (list.size() > most)
        return refuse(Words::tr("at most %1 faces").arg(most));
    std::vector<std::optional<std::int64_t>> faces;
    std::vector<std::pair<std::size_t, std::int64_t>> counts;
    for (const Json& face : list) {
        if (face.is_object() && face.size() == 1 && face.contains("count") && face["count"].is_number_integer())
            counts.emplace_back(faces.size(), face["count"].get<std::int64_t>());
        else if (face.is_null())
            faces.emplace_back();
        else if (face.is_number_integer())
            faces.emplace_back(face.get<std::int64_t>());
        else
            return refuse(Words::tr("a face is a whole number, null for one that the program throws, or "
                                    "{\"count\":3} for a throw of which it is enough how many succeed"));
    }
    dice::TypedFaces typed(std::move(faces), &rest);
    for (const auto& [place, count] : counts)
        typed.addCount(place, count);
    return typed;
}

QString because(const QString& why)
{
    return why.trimmed().isEmpty() ? QString() : QStringLiteral(": ") + why.trimmed();
}

}
