// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/distancepart.h"

#include "game/inputs.h"
#include "packs/factorwords.h"
#include "packs/lengths.h"
#include "play/desk.h"
#include "play/prospects.h"
#include "shell/theme.h"
#include "widgets/numberpad.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>

#include <algorithm>

namespace adjutant::app {

QString withSign(int modifier)
{
    return modifier > 0   ? QStringLiteral("+%1").arg(modifier)
           : modifier < 0 ? QStringLiteral("−%1").arg(-modifier)
                          : QStringLiteral("±0");
}

DistancePart::DistancePart(Desk& desk, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_bands(new ChoiceRow(theme, tr("How far"), this)),
      m_number(new TouchButton(theme, {}, this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_bands);
    m_bands->setTight();
    m_bands->setLast(m_number);
    m_number->setObjectName(QStringLiteral("distance"));
    connect(m_number, &TouchButton::clicked, this, &DistancePart::openPad);
    connect(m_bands, &ChoiceRow::chosen, this, [this](const QString& from) { m_desk.takeDistance(from.toInt()); });
}

void DistancePart::refresh()
{
    setVisible(m_desk.asksDistance());
    if (!m_desk.asksDistance())
        return;
    const QString begin = showBands();
    // Who taps a stretch has measured nothing.
    const int distance = m_desk.distance().value_or(0);
    const bool isMeasured = m_desk.distance() && begin != QString::number(distance);
    const packs::Measure& measure = m_desk.pack().measure;
    m_bands->setAsked(begin.isEmpty() && !isMeasured && m_desk.target());
    m_number->setText(isMeasured   ? tr("%1 %2").arg(distance).arg(packs::unitLabel(measure, distance))
                      : m_hasBands ? tr("Measured…")
                                   : tr("In %1…").arg(packs::unitLabel(measure, 2)));
    m_number->setDetail(isMeasured && m_desk.isDistanceOfLastTime() ? tr("as last time") : QString());
    m_number->setAccessibleName(isMeasured ? tr("Distance: %1").arg(m_number->text()) : tr("Say the distance"));
}

QString DistancePart::showBands()
{
    const packs::Weapon* weapon = m_desk.procedure()->actor.weapon ? m_desk.weapon() : nullptr;
    const bool isAlone = weapon && weapon->bands.size() == 1; // and taken for granted until somebody has measured
    const packs::RangeBand* now = !weapon             ? nullptr
                                  : m_desk.distance() ? game::bandAt(*weapon, *m_desk.distance())
                                  : isAlone           ? &weapon->bands.front()
                                                      : nullptr;
    std::vector<ChoiceRow::Item> items;
    QString chosen;
    for (const auto& [from, band] : weapon ? stretchesOf(*weapon) : std::vector<Stretch>()) {
        QStringList details{reachOf(*band), effectOf(*band, from)};
        if (band == now && !m_desk.distance())
            details << tr("assumed");
        else if (band == now && m_desk.isDistanceOfLastTime())
            details << tr("as last time");
        details.removeAll(QString());
        items.push_back({QString::number(from), band->label, details.join(QStringLiteral(" · ")), {}});
        if (band == now)
            chosen = items.back().id;
    }
    return weapon ? showItems(items, chosen, 1) : showReaches();
}

QString DistancePart::showReaches()
{
    std::vector<ChoiceRow::Item> items;
    QString chosen;
    const int distance = m_desk.distance().value_or(0);
    const packs::Measure& measure = m_desk.pack().measure;
    for (const Reach& reach : reachesOf(m_desk, m_desk.prospect())) {
        QStringList details{withSign(static_cast<int>(reach.dice))};
        const bool now = distance >= reach.from && distance <= reach.to;
        if (now && !m_desk.distance())
            details << tr("assumed");
        else if (now && m_desk.isDistanceOfLastTime())
            details << tr("as last time");
        items.push_back({QString::number(reach.from),
                         tr("to %1 %2").arg(reach.to).arg(packs::unitLabel(measure, reach.to)),
                         details.join(QStringLiteral(" · ")),
                         {}});
        if (now)
            chosen = items.back().id;
    }
    return showItems(items, chosen, 2);
}

/// A choice of fewer is none.
QString DistancePart::showItems(const std::vector<ChoiceRow::Item>& items, const QString& chosen, std::size_t least)
{
    m_hasBands = items.size() >= least;
    if (!m_hasBands) {
        m_bands->setItems({}, {});
        return {};
    }
    m_bands->setItems(items, chosen);
    return chosen;
}

/// Where the stretch ends, unless it is called by that.
QString DistancePart::reachOf(const packs::RangeBand& band) const
{
    const bool named = std::any_of(band.label.begin(), band.label.end(), [](QChar letter) { return letter.isDigit(); });
    const packs::Measure& measure = m_desk.pack().measure;
    return !band.to || named ? QString()
                             : tr("to %1 %2").arg(packs::inWords(*band.to), packs::unitLabel(measure, *band.to));
}

/// What it does to the throw: the modifier of the stretch, or the factors that go with it.
QString DistancePart::effectOf(const packs::RangeBand& band, int from) const
{
    const packs::Procedure& procedure = *m_desk.procedure();
    if (!game::asksBand(m_desk.pack(), procedure))
        return withSign(band.modifier);
    const auto countingAt = [&](std::optional<int> distance) {
        return game::circumstancesOf(m_desk.game(), procedure, m_desk.actor(), m_desk.target(), m_desk.weapon(),
                                     distance)
            .counting;
    };
    const packs::Values here = countingAt(from), anywhere = countingAt({});
    QStringList effects;
    for (const packs::ProcedureInput& input : procedure.inputs)
        if (here.contains(input.id) && !anywhere.contains(input.id))
            effects << packs::effectOf(*packs::factorLine(m_desk.pack(), input));
    return effects.join(QStringLiteral(" · "));
}

bool DistancePart::openPadAlone()
{
    if (!m_hasBands)
        openPad();
    return !m_hasBands;
}

void DistancePart::openPad()
{
    auto* pad = new NumberPad(m_theme,
                              {.title = tr("How far away is the target? Tap or type it."),
                               .least = 0,
                               .most = farthest,
                               .value = m_desk.distance().value_or(0)},
                              this);
    connect(pad, &NumberPad::picked, this, [this](int value) { m_desk.takeDistance(value); });
    pad->openBeside(m_number);
}

}
