// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "play/comparepart.h"
#include "play/said.h"

#include <QWidget>

namespace adjutant::packs {
struct Weapon;
}

namespace adjutant::game {
struct Side;
struct Unit;
}

namespace adjutant::app {

class ChoiceRow;
class Desk;
class DistancePart;
class DiceTable;
class FactorsPart;
class MissingPart;
class OddsPart;
class TextLabel;
class Theme;
class ThrowPart;
class TouchButton;

/// What leads up to a throw: with what, at whom, what else counts, the odds of it all or of the others beside it. Once
/// dice of the table lie there, nothing but these dice and what is thrown next.
class PreparePart : public QWidget
{
    Q_OBJECT

public:
    /// The odds, the throw itself and what is missing for it stand elsewhere, where they are always in sight.
    PreparePart(Desk& desk, const Theme& theme, OddsPart& odds, ThrowPart& thrower, MissingPart& missing,
                QWidget* parent = nullptr);

    void refresh();
    /// In a low page many weapons give their room to the throw.
    void setLow(bool low);
    /// Nothing is to be thrown. Whoever only looks back finds the dice that were typed as they were.
    void clearThrow();
    void toggleCover();
    /// Dice of the table are typed as soon as they can be; until then it says what is missing and leads there.
    void typeDice();
    /// Whether somebody wants to type dice and something is still missing: digits are meant for these.
    bool waitsToType() const;
    bool missesSomething() const;
    void sayMissing();

Q_SIGNALS:
    /// What the unit can do beside a throw, at this place of the screen.
    void otherActionsWanted(const QPoint& at);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Compared { Nothing, Weapons, Targets };

    void compose();
    TouchButton* buildRow(ChoiceRow* row, const QString& compare, Compared what);
    void connectParts();
    static void focusIn(QWidget& part);
    void showUnits();
    void showUnitsOf(ChoiceRow* row, const game::Side& side, const QString& label);
    void showWeapons();
    void openWeapons();
    void showUsedUp();
    void showTogether();
    void showTargets();
    void showProcedures();
    void showAnswers();
    void askFactors();
    QString questionKey() const;
    void showThrow();
    void showReady();
    void showDice();
    void toggleCompared(Compared what);
    void showCompared();
    void say(const QString& line, const QString& input, int value);

    Desk& m_desk;
    const Theme& m_theme;
    OddsPart& m_odds;
    ThrowPart& m_thrower;
    MissingPart& m_missing;
    Said m_said;
    ChoiceRow* m_units;
    ChoiceRow* m_others; ///< of the other side, where both act
    ChoiceRow* m_weapons;
    TextLabel* m_together; ///< what all of its weapons come to, where nothing is chosen among them
    ChoiceRow* m_targets;
    DistancePart* m_distance;
    ChoiceRow* m_procedures;
    ChoiceRow* m_answers; ///< with what the target hits back
    TouchButton* m_compareWeapons = nullptr;
    TouchButton* m_compareTargets = nullptr;
    FactorsPart* m_factors;
    ComparePart* m_compare;
    DiceTable* m_dice;
    bool m_low = false;
    Compared m_compared = Compared::Nothing;
    QString m_seen;             ///< for what the factors were brought into sight
    bool m_waitsToType = false; ///< until what is missing was said
    bool m_begun = false;       ///< dice of the table lie there, and more are waited for
};

}
