// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace adjutant::game {
struct Side;
}

namespace adjutant::app {

class ChoiceRow;
class Desk;
class DiceTable;
class FactorsPart;
class OddsPart;
class Theme;
class ThrowPart;

/// What leads up to a throw: with what, at whom, what else counts, the odds of it all, and the dice that will be
/// thrown.
class PreparePart : public QWidget
{
    Q_OBJECT

public:
    /// The throw itself stands elsewhere, where it is always in sight.
    PreparePart(Desk& desk, const Theme& theme, ThrowPart& thrower, QWidget* parent = nullptr);

    void refresh();
    void toggleFirstFlag();

private:
    void showUnits();
    void showUnitsOf(ChoiceRow* row, const game::Side& side, const QString& label);
    void showWeapons();
    void showTargets();
    void showProcedures();
    void showThrow();
    void showDice();

    Desk& m_desk;
    const Theme& m_theme;
    ThrowPart& m_thrower;
    ChoiceRow* m_units;
    ChoiceRow* m_others; ///< of the other side, where both act
    ChoiceRow* m_weapons;
    ChoiceRow* m_targets;
    ChoiceRow* m_procedures;
    FactorsPart* m_factors;
    OddsPart* m_odds;
    DiceTable* m_dice;
};

}
