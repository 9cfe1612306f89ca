// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/inputwords.h"

#include "packs/dicewords.h"
#include "packs/resolve.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::app {

namespace {

using Kind = packs::ProcedureInput::Kind;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(InputWords)
};

constexpr qint64 mostOnPad = 24;
constexpr qint64 mostDice = 12;

/// What goes into the hundreds is measured rather than counted.
bool isMeasured(qint64 most)
{
    return most >= 100;
}

}

QString inWords(const packs::ProcedureInput& input, const packs::Value& value)
{
    if (const auto* pool = std::get_if<dice::Pool>(&value))
        return packs::diceInWords(dice::toText(*pool));
    const auto number = static_cast<std::size_t>(std::get<qint64>(value));
    return input.kind == Kind::Choice && number < input.choices.size() ? input.choices[number].label
           : input.kind == Kind::Flag                                  ? (number ? Text::tr("yes") : Text::tr("no"))
                                                                       : packs::toText(input, value);
}

PadRange padRangeFor(const packs::ProcedureInput& input, qint64 value, std::optional<qint64> most)
{
    const bool dice = input.kind == Kind::Dice;
    const qint64 least = dice ? 1 : input.least;
    const qint64 all = most.value_or(dice ? mostDice : input.most);
    const qint64 shown = isMeasured(all) ? all : std::max({value, least, std::min(all, least + mostOnPad)});
    return {static_cast<int>(least), static_cast<int>(shown)};
}

}
