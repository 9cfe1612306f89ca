// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <memory>
#include <optional>
#include <vector>

namespace adjutant::app {

struct Choice;

/// A way to throw: this at that target with this weapon from so far away. Null stands for nobody and nothing.
struct Prospect {
    const packs::Procedure* procedure = nullptr;
    const game::Unit* target = nullptr;
    const packs::Weapon* weapon = nullptr;
    std::optional<int> distance = {}; ///< where it matters and was said
};

/// Whether the input is looked up by how many of its weapons a unit has.
bool countsWeapons(const packs::Pack& pack, const packs::ProcedureInput& input);

/// A game and what is chosen in it, read together: who acts, with what, at whom, and what could be thrown. All of it is
/// worked out anew when it is asked for, and nothing is changed by asking.
class Situation
{
public:
    virtual const game::Game& game() const = 0;
    const packs::Pack& pack() const { return *game().pack; }

    /// The unit that acts: the active one, one that answers it out of turn, or else the one that is chosen to.
    const game::Unit* actor() const;
    /// Who throws what has to be resolved first, if anything has to; else the unit that acts. Sides throw, too: null.
    const game::Unit* thrower() const;
    const game::Unit* target() const;
    /// Units of the side that acts which were activated in this turn of it, and may be once more.
    virtual QStringList haveActed() const { return {}; }
    /// Of the side that acts the first that may, before those that have acted in this turn. Null: none may.
    const game::Unit* nextToAct() const;
    /// With what the actor does what is prepared, or else the one it took or carries first.
    const packs::Weapon* weapon() const;
    /// With what the actor resolves this: its weapon, or, where it takes no weapon, what it uses up. Null: nothing.
    const packs::Weapon* weaponFor(const packs::Procedure& procedure) const;
    /// What the actor carries that the procedure, which takes no weapon, may use up: nothing where weapons add nothing.
    std::vector<const packs::Weapon*> usedUpBy(const packs::Procedure& procedure) const;
    /// The weapons that the actor carries and has not used up.
    std::vector<const packs::Weapon*> weapons() const;
    std::vector<const packs::Weapon*> weaponsFor(const packs::Procedure& procedure) const;
    /// Of what the actor carries that for which the action has a use for which it was activated.
    std::vector<const packs::Weapon*> weaponsOfUse() const;
    /// With what the target may shoot or strike back in what is to be thrown; and which of that it takes, or null.
    std::vector<const packs::Weapon*> weaponsToAnswer(const Prospect& attack) const;
    const packs::Weapon* answersWith(const Prospect& attack) const;
    /// Those it may act at, living ones only.
    std::vector<const game::Unit*> targets() const;
    /// What the actor could throw now, at the target when there is one; not what the track asks for by itself.
    std::vector<const packs::Procedure*> procedures() const;
    std::vector<const packs::Procedure*> proceduresAt(const game::Unit* target) const;
    /// Of those, the one that was taken, or else the first; null: there is none.
    const packs::Procedure* procedureAt(const game::Unit* target) const;
    /// What is to be thrown now: a check that comes first, the procedure that was taken, or the first that fits the
    /// target. Null: nothing yet.
    const packs::Procedure* procedure() const;
    /// What is to be thrown now; a check has no target and takes no weapon.
    Prospect prospect() const;
    /// What it would be at another target, or with another weapon.
    Prospect prospectAt(const game::Unit* target) const;
    Prospect prospectWith(const packs::Weapon* weapon) const;
    /// Whether it matters how far away the target is; and what was said of it, where it does.
    bool asksDistance() const { return asksDistance(prospect()); }
    bool asksDistance(const Prospect& prospect) const;
    std::optional<int> distance() const { return prospect().distance; }
    /// Whether factors follow from it, and it was not said or is out of reach.
    bool lacksBand() const { return lacksBand(prospect()); }
    bool lacksBand(const Prospect& prospect) const;
    /// Whether that was said for an earlier throw.
    bool isDistanceOfLastTime() const;
    /// The check that must be resolved before anything else; nothing when there is none.
    std::optional<game::Must> check() const;
    std::optional<game::Must> mustDo(const QString& command) const;
    bool may(const QString& command) const;
    /// Whether Next activates the chosen unit, rather than going on with the track.
    bool activatesChosen() const;
    /// Whether a unit is chosen that could act once it is said for what.
    bool lacksAction() const;
    /// Whether what is chosen can be thrown once its unit is activated, and not before.
    bool waitsForActivation() const;
    /// What the acting side has taken to buy with a cube; null: nothing yet, or it buys nothing so.
    const packs::TrackAction* action() const;
    /// For which action the unit would be activated: the one that was chosen, or the only one that what is prepared
    /// goes with; null: none.
    const packs::TrackAction* actionToTake() const;
    /// Of a unit that is active for no action yet and has done nothing, the only one in which it can resolve what is
    /// prepared.
    const packs::TrackAction* impliedAction() const;
    /// Whether the acting side puts tokens on its units, one a tap.
    bool placesTokens() const;
    /// Whether what has to be resolved are the rolls for tokens, which take effect at once.
    bool rollsForTokens() const;
    /// Why the actor has nothing to resolve at its target; empty: it has, or nothing forbids it.
    QString whyNothing() const;
    /// Why nobody may be aimed at, whatever the unit is activated for; empty: somebody may, or nothing forbids it.
    QString whyNobody() const;
    /// Whether the active unit acts for something that needs a target, and nobody is aimed at.
    bool waitsForTarget() const;
    /// Whether a unit is active that was activated for something, or has done something.
    bool actsForSomething() const;
    /// How many of the attacks of the weapon that it has used the active unit may still make in its action.
    int attacksLeft() const;
    /// The command that throws what is to be thrown now; there must be something.
    Json resolveCommand() const;

protected:
    ~Situation() = default;
    bool isTakenUnasked(const packs::Procedure& procedure, const game::Unit* target) const;
    bool mayBeAimedAt(const game::Unit& unit) const;
    /// Why the actor may not resolve what it would have for this target; empty: it has nothing for it.
    QString refusalAt(const game::Unit& unit) const;
    /// Whether a unit is active that resolves only what it was activated for.
    bool isActing() const;
    /// Whether the actor may resolve it with this weapon in its action.
    bool mayTake(const packs::Procedure& procedure, const packs::Weapon& weapon) const;
    bool carriesNothing(const game::Unit& unit) const;
    bool isOfNoUse(const packs::Procedure& procedure) const;

private:
    /// With the names of the sides in its texts, where these name sides. Stays where it is as long as the situation.
    const packs::Procedure* named(const packs::Procedure* procedure) const;
    /// What is chosen in the game that is shown.
    virtual const Choice& chosen() const = 0;
    Prospect measured(Prospect prospect) const;
    /// Of these weapons the one that the unit took, or the first. Null: there are none.
    const packs::Weapon* takenOf(const std::vector<const packs::Weapon*>& weapons, const game::Unit& unit) const;
    bool attacksIn(const packs::TrackAction& action, const packs::Weapon& weapon) const;
    Expected<void> mayActFor(const packs::Procedure& procedure) const;
    Expected<void> mayResolve(const packs::Procedure& procedure, const game::Unit* target) const;

    struct Named {
        const packs::Procedure* of;
        packs::SideNames sides;
        std::unique_ptr<const packs::Procedure> procedure;
    };
    mutable std::vector<Named> m_named;
};

}
