// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/throwbuilder.h"

#include "dice/limits.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <vector>

namespace adjutant::app {

namespace {

constexpr auto condition = R"((?:(?:[<>]=?|!?=)\s*-?\d+|in\s*\{[^}]*\}))";
constexpr auto anyCase = QRegularExpression::CaseInsensitiveOption;

/// The last dice of a text and what is done to them, taken apart.
struct LastDice {
    QString before, after;
    qint64 count = 1;
    QString die; ///< what stands behind the d
    std::vector<QString> steps;

    int sides() const { return die == QLatin1String("%") ? 100 : std::max(2, die.toInt()); }
    QString text() const
    {
        QString result = QStringLiteral("%1%2d%3").arg(before).arg(count).arg(die);
        for (const QString& step : steps)
            result += QLatin1Char(' ') + step;
        return result + after;
    }
    std::vector<QString>::iterator step(const QString& word)
    {
        return std::find_if(steps.begin(), steps.end(), [&](const QString& step) {
            return step.startsWith(word, Qt::CaseInsensitive) &&
                   (step.size() == word.size() || !step[word.size()].isLetter());
        });
    }
    /// Counting ends what can be done to dice, so it stays the last step.
    void add(const QString& step)
    {
        const bool counts = !steps.empty() && steps.back().startsWith(QLatin1Char('c'), Qt::CaseInsensitive);
        steps.insert(counts ? steps.end() - 1 : steps.end(), step);
    }
};

std::optional<LastDice> lastDice(const QString& text)
{
    static const QRegularExpression dice(QStringLiteral(R"((?<![A-Za-z0-9_])(\d*)d(\d+|%|\{[^}]*\}))"), anyCase);
    static const QRegularExpression step(
        QStringLiteral(
            R"(\G\s*((?:kh|kl|dh|dl)(?![a-z])\s*\d*|rr?\s*%1|(?:count|cs|where)\s*%1|!!?(?:\s*%1)?(?:\s*limit\s*\d+)?))")
            .arg(QLatin1String(condition)),
        anyCase);
    std::optional<QRegularExpressionMatch> last;
    for (auto all = dice.globalMatch(text); all.hasNext();)
        last = all.next();
    if (!last)
        return std::nullopt;
    LastDice found{text.left(last->capturedStart()), {}, 1, last->captured(2), {}};
    if (!last->captured(1).isEmpty())
        found.count = last->captured(1).toLongLong();
    qsizetype end = last->capturedEnd();
    for (auto match = step.match(text, end); match.hasMatch(); match = step.match(text, end)) {
        found.steps.push_back(match.captured(1).trimmed());
        end = match.capturedEnd();
    }
    found.after = text.mid(end);
    return found;
}

/// Whether an operand is missing at the end.
bool isOpen(const QString& text)
{
    static const QRegularExpression open(
        QStringLiteral(R"([-+*/=<>(,;]\s*$|(?:^|[^A-Za-z0-9_])(?:then|else|if|and|or|not|mod)\s*$)"), anyCase);
    return text.trimmed().isEmpty() || open.match(text).hasMatch();
}

qint64 numberIn(const QString& step, qint64 otherwise)
{
    static const QRegularExpression number(QStringLiteral(R"(\d+)"));
    const auto match = number.match(step);
    return match.hasMatch() ? match.captured().toLongLong() : otherwise;
}

void raiseKeep(LastDice& dice, const QString& word)
{
    const auto found = dice.step(word);
    if (found == dice.steps.end())
        return dice.add(word + QLatin1String(" 1"));
    const qint64 next = numberIn(*found, 1) + 1;
    *found = QStringLiteral("%1 %2").arg(word).arg(next > dice.count ? 1 : next);
}

void raiseReroll(LastDice& dice)
{
    const auto found = dice.step(QStringLiteral("r"));
    if (found == dice.steps.end())
        return dice.add(QStringLiteral("r = 1"));
    const qint64 next = numberIn(*found, 1) + 1;
    *found = next >= dice.sides() ? QStringLiteral("r = 1") : QStringLiteral("r <= %1").arg(next);
}

void raiseCount(LastDice& dice)
{
    auto found = dice.step(QStringLiteral("count"));
    if (found == dice.steps.end())
        found = dice.step(QStringLiteral("cs"));
    if (found == dice.steps.end())
        return dice.steps.push_back(QStringLiteral("count >= %1").arg(dice.sides() / 2 + 1));
    const qint64 next = numberIn(*found, 1) + 1;
    *found = QStringLiteral("count >= %1").arg(next > dice.sides() ? 2 : next);
}

void toggleExplode(LastDice& dice)
{
    const auto found = std::find_if(dice.steps.begin(), dice.steps.end(),
                                    [](const QString& step) { return step.startsWith(QLatin1Char('!')); });
    if (found == dice.steps.end())
        dice.add(QStringLiteral("!"));
    else
        dice.steps.erase(found);
}

QString withBonus(const QString& text, int change)
{
    static const QRegularExpression bonus(QStringLiteral(R"(\s*([-+])\s*(\d+)\s*$)"));
    const auto match = bonus.match(text);
    qint64 value = change;
    QString before = text;
    if (match.hasMatch()) {
        const qint64 old = match.captured(2).toLongLong();
        value += match.captured(1) == QLatin1String("-") ? -old : old;
        before = text.left(match.capturedStart());
    }
    if (value == 0)
        return before;
    return QStringLiteral("%1 %2 %3")
        .arg(before.trimmed(), value < 0 ? QStringLiteral("-") : QStringLiteral("+"))
        .arg(qAbs(value));
}

QString withLastNumber(const QString& text, int change)
{
    static const QRegularExpression number(QStringLiteral(R"((?<![A-Za-z0-9_])\d+)"));
    std::optional<QRegularExpressionMatch> last;
    for (auto all = number.globalMatch(text); all.hasNext();)
        last = all.next();
    if (!last)
        return text;
    const bool ofDice = text.mid(last->capturedEnd(), 1).compare(QLatin1String("d"), Qt::CaseInsensitive) == 0;
    const qint64 value = std::max<qint64>(ofDice ? 1 : 0, last->captured().toLongLong() + change);
    return text.left(last->capturedStart()) + QString::number(value) + text.mid(last->capturedEnd());
}

QString withoutLast(const QString& text)
{
    static const QRegularExpression last(
        QStringLiteral(R"(\s*(?:\d*d(?:\d+|%|\{[^}]*\})|[A-Za-z0-9_]+|[<>!]=|!!|.)\s*$)"), anyCase);
    return text.left(last.match(text).capturedStart());
}

}

bool hasDice(const QString& text)
{
    return lastDice(text).has_value();
}

QString withDie(const QString& text, int sides)
{
    if (auto last = lastDice(text); last && last->after.trimmed().isEmpty() && last->die == QString::number(sides) &&
                                    last->count < dice::limits::dice) {
        ++last->count;
        last->after.clear();
        return last->text();
    }
    const QString before = text.trimmed();
    const QString between = before.isEmpty() ? QString() : isOpen(before) ? QStringLiteral(" ") : QStringLiteral(" + ");
    return before + between + QStringLiteral("1d%1").arg(sides);
}

QString withChip(const QString& text, Chip chip)
{
    switch (chip) {
    case Chip::Clear:
        return {};
    case Chip::Backspace:
        return withoutLast(text);
    case Chip::More:
        return withLastNumber(text, 1);
    case Chip::Less:
        return withLastNumber(text, -1);
    default:
        break;
    }
    auto dice = lastDice(text);
    if (!dice)
        return text;
    switch (chip) {
    case Chip::KeepHighest:
        raiseKeep(*dice, QStringLiteral("kh"));
        break;
    case Chip::KeepLowest:
        raiseKeep(*dice, QStringLiteral("kl"));
        break;
    case Chip::DropHighest:
        raiseKeep(*dice, QStringLiteral("dh"));
        break;
    case Chip::DropLowest:
        raiseKeep(*dice, QStringLiteral("dl"));
        break;
    case Chip::Reroll:
        raiseReroll(*dice);
        break;
    case Chip::Explode:
        toggleExplode(*dice);
        break;
    case Chip::Count:
        raiseCount(*dice);
        break;
    case Chip::Plus:
        return withBonus(text, 1);
    case Chip::Minus:
        return withBonus(text, -1);
    default:
        break;
    }
    return dice->text();
}

}
