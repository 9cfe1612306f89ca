// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/factorwords.h"

#include "base/words.h"
#include "dice/throwing.h"

#include <algorithm>
#include <functional>
#include <map>

namespace adjutant::packs {

namespace {

const std::string diceSum = "factor_dice";
const QString minus = QStringLiteral("\u2212");

QString withSign(qint64 amount, const QString& gap = {})
{
    return (amount < 0 ? minus : QStringLiteral("+")) + gap + QString::number(std::abs(amount));
}

/// A factor that counts, and how often.
struct Counted {
    const FactorLine* line = nullptr;
    qint64 times = 0;
};

std::vector<Counted> countedFactors(const Pack& pack, const Procedure& procedure, const Values& values)
{
    std::vector<Counted> counted;
    for (const ProcedureInput& input : procedure.inputs) {
        const FactorLine* line = factorLine(pack, input);
        const auto value = values.constFind(input.id);
        const auto* times = value != values.constEnd() ? std::get_if<qint64>(&*value) : nullptr;
        if (line && times && *times != 0)
            counted.push_back({line, *times});
    }
    return counted;
}

/// How many dice the first throw takes; nothing when there is none.
std::optional<qint64> firstDice(const Procedure& procedure, const dice::Bindings& bound)
{
    dice::TypedFaces none({});
    const auto thrown = dice::throwDice(*procedure.program, bound, none);
    const auto* waiting = thrown ? std::get_if<dice::Waiting>(&*thrown) : nullptr;
    return waiting ? std::optional(static_cast<qint64>(waiting->ask.count)) : std::nullopt;
}

using Losses = std::map<qint64, qint64, std::greater<>>; ///< one in so many → how often; thirds come before halves

qint64 afterLosses(qint64 dice, const Losses& losses)
{
    for (const auto& [oneIn, times] : losses)
        for (qint64 i = 0; i < times; ++i)
            dice -= dice / oneIn;
    return dice;
}

enum class Order { DiceFirst, LossesFirst, Other };

/// Which order a procedure counts in, asked of the procedure itself: by what it throws for sums of our own.
class Probe
{
public:
    Probe(const Procedure& procedure, dice::Bindings bound, Losses losses)
        : m_procedure(procedure),
          m_bound(std::move(bound)),
          m_losses(std::move(losses))
    {
        const qint64 enough = 10; // a least number of dice must not hide what is below it
        dice::Bindings without = m_bound;
        for (const FactorSum& sum : procedure.sums)
            without[sum.name] = std::int64_t(0);
        without[diceSum] = std::int64_t(enough);
        m_base = firstDice(procedure, without).value_or(0) - enough;
    }

    qint64 base() const { return m_base; }

    qint64 expected(Order order, qint64 sum) const
    {
        return order == Order::DiceFirst ? afterLosses(m_base + sum, m_losses) : afterLosses(m_base, m_losses) + sum;
    }

    Order order(qint64 sum) const
    {
        const auto fits = [&](Order order) {
            for (const qint64 probed : {sum, qint64(1), qint64(2), qint64(3), qint64(5), qint64(8), qint64(10)}) {
                dice::Bindings bound = m_bound;
                bound[diceSum] = std::int64_t(probed);
                const auto dice = firstDice(m_procedure, bound);
                if (!dice || (expected(order, probed) > 0 && *dice != expected(order, probed)))
                    return false;
            }
            return true;
        };
        return fits(Order::DiceFirst) ? Order::DiceFirst : fits(Order::LossesFirst) ? Order::LossesFirst : Order::Other;
    }

private:
    const Procedure& m_procedure;
    dice::Bindings m_bound;
    Losses m_losses;
    qint64 m_base = 0;
};

QString sumWords(const std::vector<Counted>& counted, FactorLine::Kind kind)
{
    QStringList words;
    for (const auto& [line, times] : counted)
        if (line->kind == kind)
            words << withSign(line->amount * times, QStringLiteral(" ")) + QLatin1Char(' ') + Words::amid(line->label);
    return words.join(QLatin1Char(' '));
}

QString lossWords(const std::vector<Counted>& counted, const Losses& losses)
{
    QStringList words;
    for (const auto& loss : losses)
        for (const auto& [line, times] : counted)
            if (line->kind == FactorLine::Kind::LoseOneIn && line->amount == loss.first)
                words << Words::tr("%1 (%2)").arg(effectOf(*line), Words::amid(line->label));
    return words.join(QStringLiteral(", "));
}

QString joined(QString words, const QString& more, const QString& by)
{
    return more.isEmpty() ? words : words + by + more;
}

}

QString effectOf(const FactorLine& line)
{
    switch (line.kind) {
    case FactorLine::Kind::Dice:
        return std::abs(line.amount) == 1 ? Words::tr("%1 die").arg(withSign(line.amount))
                                          : Words::tr("%1 dice").arg(withSign(line.amount));
    case FactorLine::Kind::Hits:
        return std::abs(line.amount) == 1 ? Words::tr("%1 hit").arg(withSign(line.amount))
                                          : Words::tr("%1 hits").arg(withSign(line.amount));
    case FactorLine::Kind::LoseOneIn:
        break;
    }
    return Words::tr("lose 1 in %1").arg(line.amount);
}

const FactorLine* factorLine(const Pack& pack, const ProcedureInput& input)
{
    const FactorTable* table = input.factors.isEmpty() ? nullptr : pack.factorTable(input.factors);
    if (!table)
        return nullptr;
    const auto line = std::find_if(table->lines.begin(), table->lines.end(),
                                   [&](const FactorLine& one) { return one.id == input.id; });
    return line == table->lines.end() ? nullptr : &*line;
}

QString explainFactors(const Pack& pack, const Procedure& procedure, const Values& values, const Rulings& rulings)
{
    const std::vector<Counted> counted = countedFactors(pack, procedure, values);
    if (counted.empty() || !procedure.program)
        return {};
    qint64 sum = 0;
    Losses losses;
    for (const auto& [line, times] : counted) {
        if (line->kind == FactorLine::Kind::Dice)
            sum += line->amount * times;
        else if (line->kind == FactorLine::Kind::LoseOneIn)
            losses[line->amount] += times;
    }
    const dice::Bindings bound = bindings(pack, procedure, values, rulings);
    const auto total = firstDice(procedure, bound);
    const Probe probe(procedure, bound, losses);
    const Order order = probe.order(sum);
    if (!total || order == Order::Other)
        return {};
    const QString dice = sumWords(counted, FactorLine::Kind::Dice);
    const QString lost = lossWords(counted, losses);
    const QString comma = QStringLiteral(", ");
    QString words = QString::number(probe.base());
    if (order == Order::DiceFirst)
        words = joined(joined(words, dice, QStringLiteral(" ")), lost, comma);
    else
        words = joined(joined(words, lost, comma), dice, comma);
    words = *total > probe.expected(order, sum) ? Words::tr("%1: at least %2").arg(words).arg(*total)
                                                : Words::tr("%1: %2").arg(words).arg(*total);
    return joined(words, sumWords(counted, FactorLine::Kind::Hits), Words::tr("; hits that score "));
}

}
