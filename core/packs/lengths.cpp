// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/lengths.h"

#include "base/words.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace adjutant::packs {

namespace {

constexpr qsizetype mostTyped = 60;
constexpr double greatest = 1'000'000;
constexpr double slack = 1e-6;

constexpr double millimetresOfStud = 8;

struct KnownUnit {
    const char* id;
    double millimetres;
};

// The first that a measure has is believed: packs round what a stud is in inches.
constexpr KnownUnit knownUnits[] = {
    {"centimetres", 10}, {"inches", 25.4}, {"studs", millimetresOfStud}, {"bricks", 4 * millimetresOfStud}};

const LengthUnit* unitOf(const Measure& measure, const QString& id)
{
    const auto found =
        std::find_if(measure.units.begin(), measure.units.end(), [&](const LengthUnit& unit) { return unit.id == id; });
    return found == measure.units.end() ? nullptr : &*found;
}

QString spelled(const QString& written)
{
    if (written == QLatin1String("\"") || written == QStringLiteral("″") || written == QStringLiteral("”"))
        return QStringLiteral("in");
    return written;
}

// The one that is named, or else the only one that begins like this.
const LengthUnit* unitLike(const Measure& measure, const QString& written)
{
    const QString name = spelled(written);
    const LengthUnit* like = nullptr;
    for (const LengthUnit& unit : measure.units) {
        if (unit.id.compare(name, Qt::CaseInsensitive) == 0 || unit.label.compare(name, Qt::CaseInsensitive) == 0)
            return &unit;
        if (!unit.id.startsWith(name, Qt::CaseInsensitive) && !unit.label.startsWith(name, Qt::CaseInsensitive))
            continue;
        if (like)
            return nullptr;
        like = &unit;
    }
    return like;
}

QString unitNames(const Measure& measure)
{
    QStringList names;
    for (const LengthUnit& unit : measure.units)
        names.append(unit.label);
    return names.join(QStringLiteral(", "));
}

// “2½”, “1 1/4”, “3/4”, “31,8”.
std::optional<double> number(QString text)
{
    static const std::pair<QChar, const char*> fractions[] = {
        {u'¼', " 1/4"}, {u'½', " 1/2"}, {u'¾', " 3/4"}, {u'⅛', " 1/8"}, {u'⅜', " 3/8"}, {u'⅝', " 5/8"}, {u'⅞', " 7/8"},
    };
    for (const auto& [sign, written] : fractions)
        text.replace(sign, QLatin1String(written));
    static const QRegularExpression form(
        QStringLiteral("^\\s*(?:(\\d{1,7}(?:[.,]\\d{1,6})?))?\\s*(?:(?<![.,\\d])(\\d{1,3})/(\\d{1,3}))?\\s*$"));
    const auto match = form.match(text);
    if (!match.hasMatch() || (match.captured(1).isEmpty() && match.captured(2).isEmpty()))
        return {};
    double value = match.captured(1).replace(QLatin1Char(','), QLatin1Char('.')).toDouble();
    if (!match.captured(2).isEmpty()) {
        const double below = match.captured(3).toDouble();
        if (below == 0)
            return {};
        value += match.captured(2).toDouble() / below;
    }
    return value;
}

}

QString unitLabel(const Measure& measure, double number)
{
    const auto found = std::find_if(measure.units.begin(), measure.units.end(),
                                    [&](const LengthUnit& unit) { return unit.id == measure.unit; });
    return found == measure.units.end() ? measure.unit : labelFor(number, *found);
}

QString withFigure(const Measure& measure, const QString& id)
{
    const Length* length = measure.length(id);
    if (!length)
        return id;
    if (!length->length)
        return Words::tr("%1 (no limit)").arg(id);
    const QString figure = inWords(*length->length);
    const QString unit = unitLabel(measure, *length->length);
    return id.size() == 1 ? Words::tr("%1 (%2 %3)").arg(id, figure, unit) : QStringLiteral("%1 %2").arg(figure, unit);
}

std::optional<double> convert(const Measure& measure, const Measured& length, const QString& unit)
{
    const LengthUnit* from = unitOf(measure, length.unit);
    const LengthUnit* to = unitOf(measure, unit);
    if (!from || !to || from->perUnit <= 0)
        return {};
    return length.value / from->perUnit * to->perUnit;
}

Expected<Measured> parseLength(const Measure& measure, const QString& text, const QString& standard)
{
    const QString typed = text.trimmed();
    if (typed.size() > mostTyped)
        return tl::unexpected(fault(Words::tr("Too long for a length.")));
    for (const Length& length : measure.lengths) {
        if (length.length && length.id.compare(typed, Qt::CaseInsensitive) == 0)
            return Measured{*length.length, measure.unit};
    }
    static const QRegularExpression form(QStringLiteral("^([\\d.,/\\s¼½¾⅛⅜⅝⅞]*)(.*)$"));
    const auto match = form.match(typed);
    const auto value = number(match.captured(1));
    if (!value || *value > greatest)
        return tl::unexpected(fault(Words::tr("Type a length, such as 5 in or 2½.")));
    const QString written = match.captured(2).trimmed();
    if (written.isEmpty())
        return Measured{*value, standard};
    const LengthUnit* unit = unitLike(measure, written);
    if (!unit)
        return tl::unexpected(
            fault(Words::tr("“%1” is none of the units: %2.").arg(written.left(20), unitNames(measure))));
    return Measured{*value, unit->id};
}

Measure brickMeasure(std::optional<double> millimetresOfM)
{
    Measure measure;
    measure.unit = QStringLiteral("bricks");
    measure.help = Words::tr("A stud is 8 mm wide, and one brick is the long side of a 2×4.");
    const double brick = 4 * millimetresOfStud;
    measure.units = {{QStringLiteral("bricks"), Words::tr("bricks"), 1, Words::tr("brick")},
                     {QStringLiteral("studs"), Words::tr("studs"), 4, Words::tr("stud")},
                     {QStringLiteral("inches"), Words::tr("inches"), brick / 25.4, Words::tr("inch")},
                     {QStringLiteral("centimetres"), Words::tr("cm"), brick / 10}};
    if (millimetresOfM)
        measure.units.push_back({QStringLiteral("M"), QStringLiteral("M"), brick / *millimetresOfM});
    return measure;
}

Measure withLengthOfM(Measure measure, std::optional<double> millimetresOfM)
{
    const LengthUnit* const m = unitOf(measure, QStringLiteral("M"));
    if (!m || !millimetresOfM || millimetres(measure, {1, m->id}))
        return measure;
    const double perUnit = m->perUnit;
    for (const LengthUnit& unit : brickMeasure().units)
        measure.units.push_back({unit.id, unit.label,
                                 *convert(brickMeasure(millimetresOfM), {perUnit, QStringLiteral("M")}, unit.id),
                                 unit.one});
    return measure;
}

std::optional<double> millimetres(const Measure& measure, const Measured& length)
{
    for (const KnownUnit& known : knownUnits) {
        if (const auto value = convert(measure, length, QLatin1String(known.id)))
            return *value * known.millimetres;
    }
    return {};
}

const Length* reach(const Measure& measure, const Measured& length)
{
    const auto value = convert(measure, length, measure.unit);
    const Length* best = nullptr;
    for (const Length& each : measure.lengths) {
        if (!value || (each.length && *each.length < *value - slack))
            continue;
        const bool shorter = !best || (each.length && (!best->length || *each.length < *best->length));
        if (shorter)
            best = &each;
    }
    return best;
}

bool bandsOnlyReach(const Weapon& weapon)
{
    return std::all_of(weapon.bands.begin(), weapon.bands.end(),
                       [](const RangeBand& band) { return band.to && !band.out && band.modifier == 0; });
}

QString toText(double value)
{
    QString text = QString::number(value, 'f', 2);
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

QString inWords(double value)
{
    return toText(value).replace(QLatin1Char('.'), Words::tr(".", "between a number and its decimals"));
}
QString withFigures(const Measure& measure, const QString& sentence)
{
    QStringList words = sentence.split(QLatin1Char(' '));
    for (qsizetype i = 0; i < words.size(); ++i) {
        const bool isCounted = i > 0 && !words[i - 1].isEmpty() && words[i - 1].back().isDigit(); // 2 M
        const Length* length = words[i].size() == 1 && !isCounted ? measure.length(words[i]) : nullptr;
        if (length && length->length)
            words[i] = withFigure(measure, words[i]);
    }
    return words.join(QLatin1Char(' '));
}
}
