// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/resolve.h"

#include "base/words.h"
#include "packs/ids.h"

namespace adjutant::packs {

namespace {

using InputKind = ProcedureInput::Kind;

tl::unexpected<Fault> refused(const ProcedureInput& input, const QString& value, const QString& wanted)
{
    return tl::unexpected(fault(Words::tr("%1=%2: it takes %3").arg(input.id, value.left(40), wanted)));
}

QString wanted(const ProcedureInput& input)
{
    switch (input.kind) {
    case InputKind::Number:
        return Words::tr("a whole number from %1 to %2").arg(input.least).arg(input.most);
    case InputKind::Flag:
        return Words::tr("yes or no");
    case InputKind::Choice:
        return Words::tr("one of: %1").arg(idsOf(input.choices).join(QStringLiteral(", ")));
    case InputKind::Dice:
        return Words::tr("dice, such as 2d10");
    }
    return {};
}

std::optional<Value> fromText(const ProcedureInput& input, const QString& text)
{
    const QString word = text.trimmed();
    bool isNumber = false;
    const qint64 number = word.toLongLong(&isNumber);
    if (input.kind == InputKind::Number && isNumber && number >= input.least && number <= input.most)
        return number;
    if (input.kind == InputKind::Flag && (word == QLatin1String("yes") || word == QLatin1String("no")))
        return qint64(word == QLatin1String("yes"));
    if (input.kind == InputKind::Choice && idsOf(input.choices).contains(word))
        return qint64(idsOf(input.choices).indexOf(word));
    if (input.kind == InputKind::Dice) {
        if (const auto pool = dice::parsePool(word.toStdString()))
            return *pool;
    }
    return std::nullopt;
}

}

Expected<Value> parseValue(const ProcedureInput& input, const QString& text)
{
    if (const auto value = fromText(input, text))
        return *value;
    return refused(input, text, wanted(input));
}

Expected<Value> parseValue(const ProcedureInput& input, const Json& json)
{
    if (json.is_string())
        return parseValue(input, QString::fromStdString(json.get<std::string>()));
    if (json.is_boolean() && input.kind == InputKind::Flag)
        return Value(qint64(json.get<bool>()));
    const QString text = QString::fromUtf8(adjutant::toText(json));
    return json.is_number_integer() && input.kind == InputKind::Number
               ? parseValue(input, text)
               : Expected<Value>(refused(input, text, wanted(input)));
}

QString toText(const ProcedureInput& input, const Value& value)
{
    if (const auto* pool = std::get_if<dice::Pool>(&value))
        return QString::fromStdString(dice::toText(*pool));
    const qint64 number = std::get<qint64>(value);
    if (input.kind == InputKind::Flag)
        return number ? QStringLiteral("yes") : QStringLiteral("no");
    return input.kind == InputKind::Choice ? idsOf(input.choices).value(number) : QString::number(number);
}

Json toJson(const ProcedureInput& input, const Value& value)
{
    if (input.kind == InputKind::Number)
        return std::get<qint64>(value);
    if (input.kind == InputKind::Flag)
        return std::get<qint64>(value) != 0;
    return utf8(toText(input, value));
}

Json toJson(const ProcedureOutcome& outcome, qint64 value)
{
    if (outcome.kind == ProcedureOutcome::Kind::Flag)
        return value != 0;
    if (outcome.kind == ProcedureOutcome::Kind::Choice)
        return utf8(idsOf(outcome.choices).value(value));
    return value;
}

Expected<Values> complete(const Procedure& procedure, const Values& given)
{
    QStringList known;
    for (const auto& input : procedure.inputs)
        known << input.id;
    for (auto it = given.begin(); it != given.end(); ++it) {
        if (!known.contains(it.key()))
            return tl::unexpected(fault(Words::tr("%1 has no input “%2”; it takes: %3")
                                            .arg(procedure.id, it.key(), known.join(QStringLiteral(", ")))));
    }
    Values values;
    for (const auto& input : procedure.inputs) {
        if (!given.contains(input.id) && !input.standard)
            return tl::unexpected(fault(Words::tr("%1 needs %2: %3").arg(procedure.id, input.id, wanted(input))));
        const Value value = given.contains(input.id) ? given[input.id] : *input.standard;
        const auto* number = std::get_if<qint64>(&value);
        if ((number != nullptr) != (input.kind != InputKind::Dice))
            return refused(input, toText(input, value), wanted(input));
        if (number && (*number < input.least || *number > input.most))
            return refused(input, QString::number(*number), wanted(input));
        values.insert(input.id, value);
    }
    return values;
}

std::vector<const ProcedureInput*> lacking(const Procedure& procedure, const Values& given)
{
    std::vector<const ProcedureInput*> inputs;
    for (const ProcedureInput& input : procedure.inputs)
        if (!given.contains(input.id) && !input.standard)
            inputs.push_back(&input);
    return inputs;
}

Expected<Rulings> complete(const Pack& pack, const Rulings& given)
{
    Rulings rulings;
    QStringList known;
    for (const Ruling& ruling : pack.rulings) {
        rulings.insert(ruling.id, ruling.choices.front().id);
        known << ruling.id;
    }
    for (auto it = given.begin(); it != given.end(); ++it) {
        const Ruling* ruling = pack.ruling(it.key());
        if (!ruling)
            return tl::unexpected(fault(Words::tr("%1 has no ruling “%2”; there are: %3")
                                            .arg(pack.id, it.key(), known.join(QStringLiteral(", ")))));
        if (ruling->indexOf(it.value()) < 0) {
            QStringList choices;
            for (const Choice& choice : ruling->choices)
                choices << choice.id;
            return tl::unexpected(fault(Words::tr("the ruling %1 has no choice “%2”; it takes: %3")
                                            .arg(it.key(), it.value(), choices.join(QStringLiteral(", ")))));
        }
        rulings.insert(it.key(), it.value());
    }
    return rulings;
}

}
