// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/session.h"
#include "play/choice.h"
#include "play/shownthrow.h"

#include <QObject>

namespace adjutant::app {

/// What the tray is about to throw, with all that counts.
struct Prepared {
    const packs::Procedure* procedure = nullptr;
    packs::Values values;
};

/// What the parts of the game page share: the open game, what the players have chosen but not yet done, and the one way
/// to do it. Choosing changes nothing but the window; doing goes through the session.
class Desk : public QObject
{
    Q_OBJECT

public:
    explicit Desk(journal::Session& session, QObject* parent = nullptr);

    journal::Session& session() { return m_session; }
    const journal::Session& session() const { return m_session; }
    /// As it is now, or as it was when somebody looks back.
    const game::Game& game() const { return m_past ? m_past->game : m_session.game(); }
    const packs::Pack& pack() const { return *game().pack; }

    /// Shows the table as it was after this entry. Nothing can be done to it there, and what was chosen now stays as it
    /// is.
    void lookAt(qint64 entry);
    void lookAtNow();
    /// The entry after which the table is shown, or 0: as it is now.
    qint64 past() const { return m_past ? m_past->entry : 0; }

    /// Does a command; when it is refused, says so and returns false.
    bool send(const Json& command);
    void undo();
    void redo();

    /// The unit that acts: the active one, one that answers it out of turn, or else the one that is chosen to.
    const game::Unit* actor() const;
    /// Who throws what has to be resolved first, if anything has to; else the unit that acts. Sides throw, too: null.
    const game::Unit* thrower() const;
    const game::Unit* target() const;
    const packs::Weapon* weapon() const;
    /// With what the actor resolves this: its weapon, or, where it takes no weapon, what it uses up. Null: nothing.
    const packs::Weapon* weaponFor(const packs::Procedure& procedure) const;
    /// The weapons that the actor carries and has not used up.
    std::vector<const packs::Weapon*> weapons() const;
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
    /// Whether it matters how far away the target is; and what was said of it, where it does.
    bool asksDistance() const;
    std::optional<int> distance() const { return asksDistance() ? m_choice.distance : std::nullopt; }
    /// The check that must be resolved before anything else; nothing when there is none.
    std::optional<game::Must> check() const;
    std::optional<game::Must> mustDo(const QString& command) const;
    bool may(const QString& command) const;
    /// Whether Next activates the chosen unit, rather than going on with the track.
    bool activatesChosen() const;
    /// What the acting side has taken to buy with a cube; null: nothing yet, or it buys nothing so.
    const packs::TrackAction* action() const;
    void takeAction(const QString& action);
    /// Whether the acting side puts tokens on its units, one a tap.
    bool placesTokens() const;
    /// Whether what has to be resolved are the rolls for tokens, which take effect at once.
    bool rollsForTokens() const;

    /// Somebody tapped a unit: it is chosen, aimed at or activated, as the moment has it.
    void tap(const QString& unit);
    void choose(const QString& unit);
    void aim(const QString& unit);
    void takeProcedure(const QString& procedure);
    void takeWeapon(const QString& weapon);
    void takeDistance(std::optional<int> distance);
    void nextWeapon();
    void clearChoice();
    /// What the unit has begun to answer with is resolved next; `clearChoice` goes back to the active unit.
    void answer(const QString& unit);
    void activate(const QString& unit);
    /// The acting side passes; where that costs a cube, it is only taken as its action.
    void pass();
    /// Puts one more token on the unit; an aircraft is called with its first.
    void putToken(const QString& unit);

    /// To choose it again on another desk of this game.
    const Choice& choice() const { return m_past ? m_past->choice : m_choice; }
    void chooseAgain(const Choice& choice);

    /// Null: nothing is ready to be thrown.
    const Prepared* prepared() const { return m_prepared ? &*m_prepared : nullptr; }
    void prepare(std::optional<Prepared> prepared);
    /// The last throw of this activation; null when there is none.
    const ShownThrow* shown() const { return m_shown ? &*m_shown : nullptr; }
    /// Throws: `faces` as typed, the rest by the app. The dice are in the journal when this returns.
    bool resolve(const Json& inputs, const Json& faces);

Q_SIGNALS:
    /// The game or the choice is another.
    void changed();
    /// What is prepared is another, or counts otherwise.
    void preparedChanged();
    void refused(const QString& words);
    /// The app threw dice: they lie in the journal, and what came of them is shown.
    void diceFell();
    /// Something a person should hear: it was done, in words.
    void said(const QString& words);

private:
    void follow();
    void followChoice();
    void findWaitingThrow();
    Expected<void> mayResolve(const packs::Procedure& procedure, const game::Unit* target) const;
    bool mayBeAimedAt(const game::Unit& unit) const;
    void sayWhyNot();

    struct Past {
        qint64 entry = 0;
        game::Game game;
        Choice choice;                   ///< of now
        std::optional<ShownThrow> shown; ///< now
    };
    bool isPast();

    journal::Session& m_session;
    std::optional<Past> m_past;
    Choice m_choice;
    std::optional<Prepared> m_prepared;
    std::optional<ShownThrow> m_shown;
};

}
