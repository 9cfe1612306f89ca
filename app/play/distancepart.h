// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/choicerow.h"

namespace adjutant::packs {
struct RangeBand;
}

namespace adjutant::app {

class Desk;
class Theme;
class TouchButton;

/// `+1`, `−1`, `±0`: what a range does to a throw.
QString withSign(int modifier);

/// How far away the target is, where it counts: a tap on a stretch of the weapon's range, or the number itself.
class DistancePart : public QWidget
{
    Q_OBJECT

public:
    DistancePart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();
    /// Where there are no stretches to choose from; false: there are.
    bool openPadAlone();

private:
    /// Where the stretch begins that the distance is in; empty where they do not differ.
    QString showBands();
    /// The same of all weapons together; the first counts until somebody says the distance.
    QString showReaches();
    QString showItems(const std::vector<ChoiceRow::Item>& items, const QString& chosen, std::size_t least);
    QString reachOf(const packs::RangeBand& band) const;
    QString effectOf(const packs::RangeBand& band, int from) const;
    void openPad();

    Desk& m_desk;
    const Theme& m_theme;
    ChoiceRow* m_bands;
    TouchButton* m_number;
    bool m_hasBands = false; ///< of the weapon, to choose from
};

}
