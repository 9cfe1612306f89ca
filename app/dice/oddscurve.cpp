// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/oddscurve.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace adjutant::app {

namespace {

constexpr double tail = 1e-5;
constexpr double leastPercent = 1e-6;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(OddsCurve)
};

std::vector<std::int64_t> valuesOf(const std::vector<OddsCurve>& curves)
{
    std::vector<std::int64_t> values;
    for (const OddsCurve& curve : curves)
        for (const dice::Chance& chance : curve.distribution().chances)
            values.push_back(chance.value);
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

/// 1, 2, 5, 10, 20…: not less than what is asked for.
std::uint64_t niceStep(double least)
{
    std::uint64_t power = 1;
    while (true) {
        for (const std::uint64_t step : {1, 2, 5})
            if (double(step * power) >= least)
                return step * power;
        if (power > std::uint64_t(1) << 58)
            return std::uint64_t(1) << 62;
        power *= 10;
    }
}

std::uint64_t distance(std::int64_t from, std::int64_t to)
{
    return static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from);
}

/// A number below or at the one given at which stretches of this length look natural.
std::int64_t roundedDown(std::int64_t value, std::uint64_t step)
{
    constexpr std::int64_t safe = std::int64_t(1) << 60;
    if (value > safe || value < -safe || step > std::uint64_t(safe))
        return value;
    const auto size = std::int64_t(step);
    const std::int64_t rest = ((value % size) + size) % size;
    return value - rest;
}

std::vector<ChartBars::Place> stretches(std::int64_t low, std::int64_t high, std::size_t most)
{
    const std::uint64_t step = niceStep((double(distance(low, high)) + 1) / double(most > 1 ? most - 1 : 1));
    std::vector<ChartBars::Place> places;
    std::int64_t first = roundedDown(low, step);
    while (true) {
        const bool ends = distance(first, high) < step;
        const std::int64_t last =
            ends && distance(first, INT64_MAX) < step ? high : std::int64_t(std::uint64_t(first) + step - 1);
        places.push_back({first, last});
        if (ends)
            return places;
        first = last + 1;
    }
}

/// What a stretch stands for; `known` are the chances of the listed values, read so.
double heightOf(const dice::Distribution& distribution, const std::vector<double>& known, const ChartBars::Place& place,
                Reading reading)
{
    const auto& chances = distribution.chances;
    const auto from = std::lower_bound(chances.begin(), chances.end(), place.first,
                                       [](const dice::Chance& one, std::int64_t value) { return one.value < value; });
    const auto to = std::upper_bound(chances.begin(), chances.end(), place.last,
                                     [](std::int64_t value, const dice::Chance& one) { return value < one.value; });
    const auto first = static_cast<std::size_t>(from - chances.begin());
    const auto behind = static_cast<std::size_t>(to - chances.begin());
    if (reading == Reading::AtLeast)
        return first < known.size() ? known[first] : 0;
    if (reading == Reading::AtMost)
        return behind > 0 ? known[behind - 1] : 0;
    double sum = 0;
    for (std::size_t i = first; i < behind; ++i)
        sum += known[i];
    return sum;
}

QString number(double value)
{
    return QLocale().toString(value, 'f', 2);
}

QString cell(QString text)
{
    if (!text.isEmpty() && QStringLiteral("=+-@").contains(text.front()))
        text.prepend(QLatin1Char('\''));
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

QString exactly(double chance)
{
    return QString::number(chance, 'g', 12);
}

}

std::vector<double> read(const dice::Distribution& distribution, Reading reading)
{
    const auto& chances = distribution.chances;
    std::vector<double> result(chances.size());
    double sum = 0;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        const std::size_t at = reading == Reading::AtLeast ? chances.size() - 1 - i : i;
        sum += chances[at].probability;
        result[at] = reading == Reading::Exactly ? chances[at].probability : std::min(1.0, sum);
    }
    return result;
}

double chanceOf(const dice::Distribution& distribution, std::int64_t value, Reading reading)
{
    double sum = 0;
    for (const dice::Chance& chance : distribution.chances) {
        const bool counts = reading == Reading::Exactly   ? chance.value == value
                            : reading == Reading::AtLeast ? chance.value >= value
                                                          : chance.value <= value;
        if (counts)
            sum += chance.probability;
    }
    return std::min(1.0, sum);
}

std::int64_t quantile(const dice::Distribution& distribution, double share)
{
    double sum = 0;
    for (const dice::Chance& chance : distribution.chances) {
        sum += chance.probability;
        if (sum >= share - 1e-12)
            return chance.value;
    }
    return distribution.chances.empty() ? 0 : distribution.chances.back().value;
}

int ChartBars::placeOf(std::int64_t value) const
{
    for (std::size_t i = 0; i < places.size(); ++i)
        if (value >= places[i].first && value <= places[i].last)
            return static_cast<int>(i);
    return -1;
}

ChartBars barsOf(const std::vector<OddsCurve>& curves, Reading reading, std::size_t mostPlaces)
{
    ChartBars bars;
    std::vector<std::int64_t> values = valuesOf(curves);
    if (values.empty())
        return bars;
    if (values.size() > mostPlaces) {
        std::int64_t low = values.back(), high = values.front();
        for (const OddsCurve& curve : curves) {
            low = std::min(low, quantile(curve.distribution(), tail));
            high = std::max(high, quantile(curve.distribution(), 1 - tail));
        }
        bars.cut = low > values.front() || high < values.back();
        std::erase_if(values, [&](std::int64_t value) { return value < low || value > high; });
    }
    if (values.size() <= mostPlaces) {
        for (const std::int64_t value : values)
            bars.places.push_back({value, value});
    } else {
        bars.places = stretches(values.front(), values.back(), mostPlaces);
    }
    for (const OddsCurve& curve : curves) {
        const std::vector<double> known = read(curve.distribution(), reading);
        std::vector<double> heights;
        for (const ChartBars::Place& place : bars.places)
            heights.push_back(heightOf(curve.distribution(), known, place, reading));
        bars.heights.push_back(std::move(heights));
    }
    return bars;
}

QString chanceText(double chance)
{
    const double percent = chance * 100;
    if (chance <= 0)
        return Text::tr("0 %");
    if (chance >= 1 - 1e-15)
        return Text::tr("100 %");
    if (percent < leastPercent)
        return Text::tr("< %1 %").arg(QLocale().toString(leastPercent, 'f', 6));
    if (percent < 0.01) // two figures that say something
        return Text::tr("%1 %").arg(QLocale().toString(percent, 'f', 1 - int(std::floor(std::log10(percent)))));
    if (percent >= 99.995)
        return Text::tr("> 99.99 %");
    return Text::tr("%1 %").arg(QLocale().toString(percent, 'f', percent < 10 || percent > 99.9 ? 2 : 1));
}

QString spreadOf(const dice::Distribution& distribution)
{
    if (distribution.chances.size() == 1)
        return Text::tr("Always %1.").arg(distribution.chances.front().value);
    return Text::tr("On average %1, give or take %2. Half of all throws lie from %3 to %4, nine in ten from %5 to %6.")
        .arg(number(distribution.mean()), number(distribution.deviation()))
        .arg(quantile(distribution, 0.25))
        .arg(quantile(distribution, 0.75))
        .arg(quantile(distribution, 0.05))
        .arg(quantile(distribution, 0.95));
}

QString soundnessOf(const dice::Odds& odds)
{
    return odds.exact ? Text::tr("Exact.")
                      : Text::tr("Sampled, not exact: from %L1 trial throws, each chance give or take %2 at most.")
                            .arg(odds.samples)
                            .arg(chanceText(odds.margin));
}

QString toText(const std::vector<OddsCurve>& curves)
{
    QString text;
    for (const OddsCurve& curve : curves) {
        text += curve.text.simplified() + QLatin1Char('\n') + spreadOf(curve.distribution()) + QLatin1Char(' ') +
                soundnessOf(curve.odds) + QLatin1Char('\n');
        const auto atLeast = read(curve.distribution(), Reading::AtLeast);
        const auto atMost = read(curve.distribution(), Reading::AtMost);
        text += Text::tr("value\texactly\tat least\tat most") + QLatin1Char('\n');
        for (std::size_t i = 0; i < atLeast.size(); ++i) {
            const dice::Chance& chance = curve.distribution().chances[i];
            text += QStringLiteral("%1\t%2\t%3\t%4\n")
                        .arg(chance.value)
                        .arg(chanceText(chance.probability), chanceText(atLeast[i]), chanceText(atMost[i]));
        }
        text += QLatin1Char('\n');
    }
    return text.trimmed() + QLatin1Char('\n');
}

QString toCsv(const std::vector<OddsCurve>& curves)
{
    QString csv = QStringLiteral("throw,value,exactly,at least,at most,exact\r\n");
    for (const OddsCurve& curve : curves) {
        const auto atLeast = read(curve.distribution(), Reading::AtLeast);
        const auto atMost = read(curve.distribution(), Reading::AtMost);
        for (std::size_t i = 0; i < atLeast.size(); ++i) {
            const dice::Chance& chance = curve.distribution().chances[i];
            csv += QStringLiteral("%1,%2,%3,%4,%5,%6\r\n")
                       .arg(cell(curve.text.simplified()))
                       .arg(chance.value)
                       .arg(exactly(chance.probability), exactly(atLeast[i]), exactly(atMost[i]),
                            curve.odds.exact ? QStringLiteral("yes") : QStringLiteral("no"));
        }
    }
    return csv;
}

}
