// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/tracks/rules.h"

namespace adjutant::game {

/// A track on which a turn is a side's: it has so many activations, of any units and as often as wanted, and while one
/// of its units is active the enemy may react.
class SideTurns : public TrackRules
{
public:
    std::vector<CommandKind> commands(const packs::Pack& pack) const override;
    QStringList may(const Game& game) const override;
    QString next(const Game& game) const override;
    bool nextIsTaken(const Game& game) const override;
    QString whoActs(const Game& game) const override;
    QString left(const Game& game) const override;

    Numbers numbersOf(const Game& game, const Side& side) const override;
    Numbers numbersOf(const Game& game, const Unit& unit) const override;

    void open(Game& game, const QString& side) const override;
    Expected<QString> takeNext(Game& game) const override;
    Expected<QString> activate(Game& game, Unit& unit, const QString& action) const override;
    Expected<QString> sayAction(Game& game, Unit& unit, const QString& action) const override;
    QString price(const Game& game, const Unit& unit, const QString& action) const override;
    Expected<QString> pass(Game& game, Unit* unit) const override;

    Expected<void> mayResolve(const Game& game, const packs::Procedure& procedure, const Unit* actor,
                              const Unit* target) const override;
    std::optional<int> mostAttacks(const Game& game, const packs::Procedure& procedure, const Unit& actor,
                                   const packs::Weapon& weapon) const override;
    void did(Game& game, const Unit& actor, const Deed& deed) const override;
    QStringList resolved(Game& game, const packs::Procedure& procedure, const Unit* actor, const Unit* target,
                         const packs::Resolution& resolution) const override;
    void unitChanged(Game& game, Unit& unit) const override;
    void sideChanged(Game& game, Unit& unit) const override;

protected:
    /// How many activations the side has as its turn begins.
    virtual int allowance(const Game& game, const QString& side) const = 0;
    /// `3 activations`
    virtual QString count(int left) const = 0;
    /// Whether the side that acts has no action left, or nobody to take one.
    static bool hasNothingToDo(const Game& game);
    /// Whether the turn passes by itself when nothing is left.
    virtual bool passesAtNone() const = 0;
    /// What else the beginning of a turn brings.
    virtual void turnBegins(Game& game) const;
    /// Spends what the activation of this unit costs, or says what is missing.
    virtual Expected<void> spend(Game& game, const Unit& unit) const;

    void endAction(Game& game) const;
    void endTurn(Game& game) const;

private:
    void endDesertedTurn(Game& game) const;
    void beginTurn(Game& game, const QString& side) const;
    QString after(const Game& game) const;
};
}
