// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/dicetext.h"

#include <algorithm>
#include <cmath>

namespace adjutant::cli {

namespace {

constexpr int barWidth = 40;
// What would be shown as 0.00 % is summed up in one line.
constexpr double leastShown = 0.00005;

// Eighths of a character, so that a bar is as long as its chance says.
QString bar(double share)
{
    const int eighths = int(std::lround(share * barWidth * 8));
    QString text(eighths / 8, QChar(0x2588));
    if (eighths % 8)
        text += QChar(0x2590 - eighths % 8);
    return text;
}

}

Fault faultOf(const dice::Issue& issue, const std::string& source)
{
    return fault(QString::fromStdString(dice::describe(issue, source)));
}

Expected<dice::Program> parseThrow(const QString& text)
{
    const std::string source = utf8(text);
    auto program = dice::Program::parse(source);
    if (!program)
        return tl::unexpected(faultOf(program.error(), source));
    return *program;
}

Expected<dice::Seed> readSeed(const QString& hex)
{
    const auto seed = dice::parseSeed(utf8(hex));
    if (!seed)
        return tl::unexpected(fault(QStringLiteral("“%1” is not a seed; a seed is 1 to 64 hex digits").arg(hex)));
    return *seed;
}

Expected<dice::Generator> generatorFor(const Arguments& arguments)
{
    if (!arguments.has("seed"))
        return dice::Generator();
    return readSeed(arguments.value("seed")).map([](const dice::Seed& seed) { return dice::Generator(seed); });
}

Json facesOf(const dice::Throw& thrown)
{
    Json faces = Json::array();
    for (const auto& die : thrown.fallen)
        faces.push_back(die.face);
    return faces;
}

Json toJson(const dice::Throw& thrown)
{
    const auto isTyped = [](const dice::Die& die) { return die.typed; };
    const auto typed = std::count_if(thrown.fallen.begin(), thrown.fallen.end(), isTyped);
    const bool all = typed > 0 && std::size_t(typed) == thrown.fallen.size();
    Json json = {
        {"name", thrown.name}, {"dice", thrown.dice}, {"faces", facesOf(thrown)}, {"source", all ? "table" : "app"}};
    if (thrown.counted) // the faces are some for which the count is right
        json["counted"] = {{"of", thrown.counted->of}, {"dice", thrown.counted->dice}};
    if (typed > 0 && !all) {
        // Half and half: which of them were thrown on the table.
        json["typed"] = Json::array();
        for (const auto& die : thrown.fallen)
            json["typed"].push_back(die.typed);
    }
    return json;
}

QString toText(const dice::Throw& thrown)
{
    const QString name = thrown.name.empty() ? QString() : QString::fromStdString(thrown.name) + QStringLiteral(" = ");
    const QString opening = name + QString::fromStdString(thrown.dice) + QStringLiteral(": ");
    if (thrown.counted)
        return opening + QStringLiteral("%1 of them %2, counted on the table")
                             .arg(thrown.counted->dice)
                             .arg(QString::fromStdString(thrown.counted->of));
    QStringList faces;
    for (const auto& die : thrown.fallen) {
        const QString face = QString::number(die.face) + (die.typed ? QStringLiteral("*") : QString());
        faces << (die.fate == dice::Die::Fate::Kept ? face : QStringLiteral("(%1)").arg(face));
    }
    return opening + (faces.isEmpty() ? QStringLiteral("no dice") : faces.join(QLatin1Char(' ')));
}

Json toJson(const dice::Distribution& distribution, bool exact, const std::function<Json(std::int64_t)>& valueOf)
{
    Json rows = Json::array();
    for (std::size_t i = 0; i < distribution.chances.size(); ++i) {
        const dice::Chance& chance = distribution.chances[i];
        Json row = {{"value", valueOf(chance.value)}, {"probability", chance.probability}};
        if (exact) {
            const bool known = i < distribution.fractions.size() && !distribution.fractions[i].empty();
            row["fraction"] = known ? Json(distribution.fractions[i]) : Json();
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

QString percent(double chance)
{
    return QStringLiteral("%1 %").arg(chance * 100, 0, 'f', 2);
}

void print(Output& output, const dice::Distribution& distribution, Shown shown,
           const std::function<QString(std::int64_t)>& wordsFor)
{
    double highest = 0, rest = 0, below = 0;
    int left = 0;
    for (const auto& chance : distribution.chances)
        highest = std::max(highest, chance.probability);
    TextTable table({QStringLiteral(">value"), QStringLiteral(">chance"),
                     shown == Shown::Numbers ? QStringLiteral(">or more") : QString(), QString()});
    for (const auto& chance : distribution.chances) {
        if (chance.probability < leastShown) {
            rest += chance.probability;
            ++left;
        } else {
            table.row({wordsFor(chance.value), percent(chance.probability),
                       shown == Shown::Numbers ? percent(std::max(0.0, 1 - below)) : QString(),
                       bar(chance.probability / highest)});
        }
        below += chance.probability;
    }
    table.print(output);
    if (left > 0)
        output.line(
            QStringLiteral("and %1 more that are rarer than 0.005 % each, together %2").arg(left).arg(rest, 0, 'g', 2));
}

}
