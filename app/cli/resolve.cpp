// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/resolve.h"
#include "cli/dicetext.h"
#include "cli/packtext.h"
#include "cli/subcommands.h"
#include "packs/ids.h"

namespace adjutant::cli {

namespace {

using namespace adjutant::packs;

// What is asked: a procedure with all that it needs.
struct Question {
    PackPtr pack;
    const Procedure* procedure = nullptr;
    Values values;
    Rulings rulings;
};

Fault noSuch(const char* what, const QString& id, const QStringList& there)
{
    return fault(QStringLiteral("there is no %1 “%2”; there are: %3")
                     .arg(QLatin1String(what), id, there.join(QStringLiteral(", "))));
}

Expected<Values> readValues(const Procedure& procedure, const QStringList& words)
{
    const auto pairs = parsePairs(words, "NAME=VALUE");
    if (!pairs)
        return tl::unexpected(pairs.error());
    Values values;
    for (auto it = pairs->begin(); it != pairs->end(); ++it) {
        const auto* input = procedure.input(it.key());
        if (!input)
            return tl::unexpected(noSuch("input", it.key(), idsOf(procedure.inputs)));
        const auto value = parseValue(*input, it.value());
        if (!value)
            return tl::unexpected(value.error());
        values.insert(it.key(), *value);
    }
    return complete(procedure, values);
}

Expected<Question> readQuestion(const Arguments& arguments)
{
    const auto found = findWholePack(arguments[0]);
    if (!found)
        return tl::unexpected(found.error());
    Question question;
    question.pack = found->reading.pack;
    question.procedure = question.pack->resolvable(arguments[1]);
    if (!question.procedure)
        return tl::unexpected(noSuch("procedure", arguments[1],
                                     idsOf(question.pack->procedures) + idsOf(question.pack->lookups) +
                                         idsOf(question.pack->randomTables)));
    const auto values = readValues(*question.procedure, arguments.from(2));
    if (!values)
        return tl::unexpected(values.error());
    const auto rulings = parsePairs(arguments.values("ruling"), "ID=CHOICE").and_then([&](const Rulings& given) {
        return complete(*question.pack, given);
    });
    if (!rulings)
        return tl::unexpected(rulings.error());
    question.values = *values;
    question.rulings = *rulings;
    return question;
}

Json headOf(const Question& question)
{
    Json inputs = Json::object(), rulings = Json::object();
    for (const auto& input : question.procedure->inputs)
        inputs[utf8(input.id)] = packs::toJson(input, question.values.value(input.id));
    for (const auto& ruling : question.pack->rulings)
        rulings[utf8(ruling.id)] = utf8(question.rulings.value(ruling.id));
    return {{"pack", utf8(question.pack->id)},
            {"procedure", utf8(question.procedure->id)},
            {"inputs", inputs},
            {"rulings", rulings}};
}

QString wordsOf(const ProcedureOutcome& outcome, qint64 value)
{
    const Json json = packs::toJson(outcome, value);
    if (json.is_boolean())
        return json.get<bool>() ? QStringLiteral("yes") : QStringLiteral("no");
    return json.is_string() ? QString::fromStdString(json.get<std::string>()) : QString::number(value);
}

void printOdds(Output& output, const Question& question, const OutcomeOdds& odds)
{
    output.line(printable(question.procedure->label) +
                (odds.exact ? QString()
                            : QStringLiteral(" (sampled: %1 throws, each chance within %2)")
                                  .arg(odds.samples)
                                  .arg(percent(odds.margin))));
    for (const auto& outcome : question.procedure->outcomes) {
        const auto& distribution = odds.outcomes[outcome.id];
        const bool number = outcome.kind == ProcedureOutcome::Kind::Number;
        const QString mean = number ? QStringLiteral(", %1 on average").arg(distribution.mean(), 0, 'g', 4) : QString();
        output.line(QLatin1Char('\n') + printable(outcome.label) + mean);
        print(output, distribution, number ? Shown::Numbers : Shown::Names,
              [&](std::int64_t value) { return wordsOf(outcome, value); });
    }
}

Expected<int> showOdds(const Question& question, bool asJson, Output& output)
{
    dice::OddsOptions options;
    options.fractions = asJson;
    const auto odds = packs::odds(*question.pack, *question.procedure, question.values, question.rulings, options);
    if (!odds)
        return tl::unexpected(odds.error());
    if (!asJson) {
        printOdds(output, question, *odds);
        return done;
    }
    Json json = headOf(question);
    json["exact"] = odds->exact;
    if (!odds->exact) {
        json["samples"] = odds->samples;
        json["margin"] = odds->margin;
    }
    json["outcomes"] = Json::object();
    for (const auto& outcome : question.procedure->outcomes)
        json["outcomes"][utf8(outcome.id)] = toJson(odds->outcomes[outcome.id], odds->exact,
                                                    [&](std::int64_t value) { return packs::toJson(outcome, value); });
    output.json(json);
    return done;
}

void show(const Question& question, const Resolution& resolution, bool asJson, Output& output)
{
    if (!asJson) {
        for (const auto& line : resolution.words)
            output.line(printable(line));
        return;
    }
    Json json = headOf(question);
    json["throws"] = Json::array();
    for (const auto& thrown : resolution.throws)
        json["throws"].push_back(toJson(thrown));
    json["outcomes"] = Json::object();
    for (const auto& outcome : question.procedure->outcomes)
        json["outcomes"][utf8(outcome.id)] = packs::toJson(outcome, resolution.outcomes.value(outcome.id));
    json["words"] = textsToJson(resolution.words);
    output.json(json);
}

// `count=3` stands for all dice of a throw of which only that many needs to be known.
Expected<dice::TypedFaces> parseFaces(const QString& text)
{
    std::vector<std::optional<std::int64_t>> faces;
    std::vector<std::pair<std::size_t, std::int64_t>> counts;
    for (const auto& part : text.trimmed().isEmpty() ? QStringList() : text.split(QLatin1Char(','))) {
        const QString counting = QStringLiteral("count=");
        const QString word = part.trimmed();
        const bool count = word.startsWith(counting);
        bool good = false;
        const std::int64_t number = word.mid(count ? counting.size() : 0).toLongLong(&good);
        if (!good)
            return tl::unexpected(fault(
                QStringLiteral("“%1” is not a face; --dice takes numbers with commas between them, or count=3 in the "
                               "place of a throw of which it is enough how many succeed")
                    .arg(part)));
        if (count)
            counts.emplace_back(faces.size(), number);
        else
            faces.emplace_back(number);
    }
    dice::TypedFaces typed(std::move(faces));
    for (const auto& [place, count] : counts)
        typed.addCount(place, count);
    return typed;
}

Fault tooFew(const Awaited& awaited, const dice::TypedFaces* typed)
{
    const auto& waiting = awaited.waiting;
    const QString id = QString::fromStdString(waiting.ask.name);
    const QString name = id.isEmpty() ? awaited.label : id;
    if (typed && typed->isAtCount())
        return fault(QStringLiteral("a count is not enough for the throw “%1”: it needs %2 faces")
                         .arg(name)
                         .arg(waiting.missing));
    return fault(QStringLiteral("too few faces: the throw “%1” wants %2 more").arg(name).arg(waiting.missing));
}

Fault tooMany(const Resolution& resolution, std::size_t left)
{
    const QString last =
        resolution.throws.empty()
            ? QStringLiteral("nothing is thrown")
            : QStringLiteral("“%1” is the last throw").arg(QString::fromStdString(resolution.throws.back().name));
    return fault(QStringLiteral("too many faces: %1, and then %2 are left over").arg(last).arg(left));
}

Expected<int> throwIt(const Question& question, dice::FaceSource& source, const dice::TypedFaces* typed, bool asJson,
                      Output& output)
{
    const auto resolved =
        packs::resolve(*question.pack, *question.procedure, question.values, question.rulings, source);
    if (!resolved)
        return tl::unexpected(resolved.error());
    if (const auto* awaited = std::get_if<Awaited>(&*resolved))
        return tl::unexpected(tooFew(*awaited, typed));
    const auto& resolution = std::get<Resolution>(*resolved);
    if (typed && typed->left() > 0)
        return tl::unexpected(tooMany(resolution, typed->left()));
    show(question, resolution, asJson, output);
    return done;
}

}

Expected<int> resolve(const Arguments& arguments, Output& output)
{
    if (arguments.has("odds") + arguments.has("dice") + arguments.has("seed") > 1)
        return tl::unexpected(fault(QStringLiteral("only one of --odds, --dice and --seed can be asked for")));
    if (!arguments.has("odds") && !arguments.has("dice") && !arguments.has("seed"))
        return tl::unexpected(fault(
            QStringLiteral("say how: add --odds for its chances, --dice 3,5,1,… for faces thrown on the table, or "
                           "--seed HEX for the program's dice")));
    const auto question = readQuestion(arguments);
    if (!question)
        return tl::unexpected(question.error());
    const bool asJson = arguments.has("json");
    if (arguments.has("odds"))
        return showOdds(*question, asJson, output);
    if (arguments.has("dice")) {
        auto typed = parseFaces(arguments.value("dice"));
        if (!typed)
            return tl::unexpected(typed.error());
        return throwIt(*question, *typed, &*typed, asJson, output);
    }
    auto generator = generatorFor(arguments);
    if (!generator)
        return tl::unexpected(generator.error());
    return throwIt(*question, *generator, nullptr, asJson, output);
}

}
