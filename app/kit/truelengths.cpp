// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/truelengths.h"

#include "packs/lengths.h"
#include "shell/preferences.h"

#include <QScreen>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr double usual = 96 / 25.4;
const QString keptM = QStringLiteral("length-of-m");

QString keyOf(const QScreen& screen)
{
    const QStringList parts{screen.manufacturer(), screen.model(), screen.serialNumber(), screen.name()};
    return QStringLiteral("screen-side ") + parts.join(u'|');
}

// Of the screen as it is used now: turned by a quarter it is the same one.
double longerSide(const QScreen& screen)
{
    return std::max(screen.geometry().width(), screen.geometry().height());
}

bool isSensible(double perMillimetre)
{
    return perMillimetre >= TrueLengths::least && perMillimetre <= TrueLengths::most;
}

std::optional<double> readM(const QString& typed)
{
    const packs::Measure measure = packs::brickMeasure();
    const auto length = packs::parseLength(measure, typed, measure.unit);
    const auto value = length ? packs::millimetres(measure, *length) : std::nullopt;
    return value && *value >= 1 ? value : std::nullopt;
}

}

TrueLengths::TrueLengths(Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences) {}

double TrueLengths::keptSide(const QScreen& screen) const
{
    const double side = m_preferences.layout(keyOf(screen)).toDouble();
    return side > 0 && isSensible(longerSide(screen) / side) ? side : 0;
}

double TrueLengths::claimed(const QScreen& screen)
{
    const double side = std::max(screen.physicalSize().width(), screen.physicalSize().height());
    const double perMillimetre = side > 0 ? longerSide(screen) / side : 0;
    return isSensible(perMillimetre) ? perMillimetre : usual;
}

double TrueLengths::perMillimetre(const QScreen& screen) const
{
    const double side = keptSide(screen);
    return side > 0 ? longerSide(screen) / side : claimed(screen);
}

bool TrueLengths::isFitted(const QScreen& screen) const
{
    return keptSide(screen) > 0;
}

void TrueLengths::fit(const QScreen& screen, double perMillimetre)
{
    if (!isSensible(perMillimetre))
        return;
    m_preferences.setLayout(keyOf(screen), QByteArray::number(longerSide(screen) / perMillimetre, 'f', 3));
    Q_EMIT changed();
}

void TrueLengths::forget(const QScreen& screen)
{
    m_preferences.setLayout(keyOf(screen), {});
    Q_EMIT changed();
}

QString TrueLengths::typedM() const
{
    return QString::fromUtf8(m_preferences.layout(keptM));
}

bool TrueLengths::setM(const QString& typed)
{
    const QString clean = typed.simplified();
    if (!clean.isEmpty() && !readM(clean))
        return false;
    if (clean == typedM())
        return true;
    m_preferences.setLayout(keptM, clean.toUtf8());
    Q_EMIT changed();
    return true;
}

std::optional<double> TrueLengths::millimetresOfM() const
{
    return readM(typedM());
}

}
