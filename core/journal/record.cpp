// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/record.h"

#include "base/words.h"
#include "journal/hash.h"

namespace adjutant::journal {

namespace {

const char* idOf(dice::Die::Fate fate)
{
    using Fate = dice::Die::Fate;
    return fate == Fate::Kept ? "kept" : fate == Fate::Dropped ? "dropped" : "rerolled";
}

Json toJson(const dice::Die& die)
{
    Json json = {{"face", die.face}};
    if (die.typed)
        json["typed"] = true;
    if (die.added)
        json["added"] = true;
    if (die.counted)
        json["counted"] = true;
    if (die.wave > 0)
        json["wave"] = die.wave;
    if (die.fate != dice::Die::Fate::Kept)
        json["fate"] = idOf(die.fate);
    return json;
}

dice::Die dieFrom(const Json& json)
{
    using Fate = dice::Die::Fate;
    dice::Die die;
    die.face = json.at("face").get<std::int64_t>();
    die.typed = json.value("typed", false);
    die.added = json.value("added", false);
    die.counted = json.value("counted", false);
    die.wave = json.value("wave", std::size_t(0));
    const auto fate = json.value("fate", std::string("kept"));
    die.fate = fate == "dropped" ? Fate::Dropped : fate == "rerolled" ? Fate::Rerolled : Fate::Kept;
    return die;
}

dice::Throw throwFrom(const Json& json)
{
    dice::Throw result;
    result.name = json.at("name").get<std::string>();
    result.dice = json.at("dice").get<std::string>();
    result.faces = std::make_shared<const std::vector<std::int64_t>>(json.at("faces").get<std::vector<std::int64_t>>());
    for (const auto& die : json.at("fallen"))
        result.fallen.push_back(dieFrom(die));
    if (const auto counted = json.find("counted"); counted != json.end())
        result.counted =
            dice::TableCount{counted->at("of").get<std::string>(), counted->at("dice").get<std::int64_t>()};
    return result;
}

}

RowView viewOf(const Row& row)
{
    return {row.number, row.time,   row.by,    row.kind,    row.turns, row.round,   row.command,
            row.faces,  row.throws, row.words, row.details, row.state, row.checksum};
}

Row copyOf(const RowView& row)
{
    return {row.number,
            row.time.toByteArray(),
            row.by.toByteArray(),
            row.kind.toByteArray(),
            row.turns,
            row.round,
            row.command.toByteArray(),
            row.faces.toByteArray(),
            row.throws.toByteArray(),
            row.words.toByteArray(),
            row.details.toByteArray(),
            row.state.toByteArray(),
            row.checksum.toByteArray()};
}

QByteArray digest(QByteArrayView bytes)
{
    QByteArray out(crypto_generichash_BYTES, '\0');
    crypto_generichash(reinterpret_cast<unsigned char*>(out.data()), size_t(out.size()),
                       reinterpret_cast<const unsigned char*>(bytes.data()), quint64(bytes.size()), nullptr, 0);
    return out;
}

QByteArray checksumOf(const Beginning& beginning, int format)
{
    Hash hash;
    hash.add(QByteArrayLiteral("adjutant journal ") + QByteArray::number(format));
    hash.add(qint64(beginning.meta.size()));
    for (auto it = beginning.meta.begin(); it != beginning.meta.end(); ++it)
        hash.add(it.key()).add(it.value());
    hash.add(qint64(beginning.files.size()));
    for (auto it = beginning.files.begin(); it != beginning.files.end(); ++it)
        hash.add(it.key().toUtf8()).add(it.value());
    return hash.result();
}

QByteArray checksumOf(const RowView& row, const QByteArray& before)
{
    Hash hash;
    hash.add(before).add(row.number).add(row.time).add(row.by).add(row.kind).add(row.turns).add(row.round);
    hash.add(row.command).add(row.faces).add(row.throws).add(row.words).add(row.details).add(row.state);
    return hash.result();
}

Json toJson(const std::vector<dice::Throw>& throws)
{
    Json list = Json::array();
    for (const auto& one : throws) {
        Json fallen = Json::array();
        for (const auto& die : one.fallen)
            fallen.push_back(toJson(die));
        list.push_back({{"name", one.name}, {"dice", one.dice}, {"faces", *one.faces}, {"fallen", fallen}});
        if (one.counted)
            list.back()["counted"] = {{"of", one.counted->of}, {"dice", one.counted->dice}};
    }
    return list;
}

Expected<void> fitRow(const std::vector<dice::Throw>& throws)
{
    constexpr std::size_t most = 1'000'000;
    std::size_t faces = 0;
    for (const auto& one : throws)
        faces += one.faces->size() + one.fallen.size();
    if (faces > most)
        return tl::unexpected(fault(Words::tr("a saved game keeps at most 1,000,000 dice and faces of one command; "
                                              "these are %L1: throw fewer, or dice with fewer faces")
                                        .arg(faces)));
    return {};
}

Expected<std::vector<dice::Throw>> throwsFrom(const Json& json)
{
    try {
        std::vector<dice::Throw> throws;
        for (const auto& one : json)
            throws.push_back(throwFrom(one));
        return throws;
    } catch (const Json::exception&) {
        return tl::unexpected(fault(Words::tr("its dice are not written as dice are")));
    }
}

QByteArray textOf(const Details& details)
{
    Json list = textsToJson(details.lines);
    if (!details.language.isEmpty())
        list.push_back({{"language", utf8(details.language)}});
    return toText(list);
}

Details detailsFrom(QByteArrayView text)
{
    Details details;
    const auto list = parseJson(text.toByteArray());
    if (!list || !list->is_array())
        return details;
    for (const Json& one : *list) {
        if (one.is_object() && one.contains("language") && one["language"].is_string())
            details.language = QString::fromStdString(one["language"].get<std::string>());
        else
            details.lines << QString::fromStdString(one.is_string() ? one.get<std::string>() : std::string());
    }
    return details;
}

Json facesToJson(const std::vector<std::int64_t>& faces)
{
    return Json(faces);
}

Expected<std::vector<std::int64_t>> facesFrom(const Json& json)
{
    try {
        return json.get<std::vector<std::int64_t>>();
    } catch (const Json::exception&) {
        return tl::unexpected(fault(Words::tr("its faces are not a list of numbers")));
    }
}

}
