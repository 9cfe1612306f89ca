// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace adjutant::packs {
struct RangeBand;
}

namespace adjutant::app {

class ChoiceRow;
class Desk;
class Theme;
class TouchButton;

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
