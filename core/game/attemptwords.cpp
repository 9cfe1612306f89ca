// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/attemptwords.h"

#include "base/words.h"
#include "game/inputs.h"
#include "packs/resolve.h"

namespace adjutant::game {

namespace {

using Kind = packs::ProcedureInput::Kind;

// As it stands among the others; empty where it goes without saying.
QString countedAs(const packs::ProcedureInput& input, const packs::Value& value, bool isOverruled)
{
    const auto* number = std::get_if<qint64>(&value);
    if (input.kind == Kind::Flag && number)
        return *number != 0 ? Words::amid(input.label) : QString();
    const auto choice = static_cast<std::size_t>(number ? *number : 0);
    if (input.kind == Kind::Choice && choice < input.choices.size())
        return input.standard == value
                   ? QString()
                   : Words::tr("%1: %2").arg(Words::amid(input.label), Words::amid(input.choices[choice].label));
    return isOverruled ? Words::tr("%1: %2").arg(Words::amid(input.label), packs::toText(input, value)) : QString();
}

QStringList whatCounted(const Game& game, const Attempt& attempt, const Json& given)
{
    const packs::Values known =
        derivedInputs(game, *attempt.procedure, attempt.actor, attempt.target, attempt.weapon, attempt.distance);
    QStringList words;
    for (const packs::ProcedureInput& input : attempt.procedure->inputs) {
        const auto value = attempt.values.constFind(input.id);
        if (!input.factors.isEmpty() || value == attempt.values.constEnd()) // their sum is told with the dice
            continue;
        const bool isOverruled =
            given.contains(input.id.toStdString()) && known.contains(input.id) && known[input.id] != *value;
        words << countedAs(input, *value, isOverruled);
    }
    words.removeAll(QString());
    return words;
}

}

QString inWords(const Game& game, const Attempt& attempt, const Json& given)
{
    QString words = attempt.procedure->label;
    if (attempt.weapon)
        words = Words::tr("%1 with %2").arg(words, attempt.weapon->label);
    if (attempt.actor)
        words += QStringLiteral(", ") + game.nameOf(attempt.actor->id);
    if (attempt.target)
        words += Words::tr(" at ") + game.nameOf(attempt.target->id);
    QStringList more;
    // Whoever taps a stretch has measured nothing, so that the number would say more than anybody knows.
    const packs::RangeBand* band =
        attempt.weapon && attempt.distance ? bandAt(*attempt.weapon, *attempt.distance) : nullptr;
    if (band)
        more << Words::amid(band->label);
    more << whatCounted(game, attempt, given);
    for (const QString& one : more)
        words += QStringLiteral(", ") + one;
    return words;
}

}
