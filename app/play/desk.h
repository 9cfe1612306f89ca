// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/session.h"
#include "play/choice.h"
#include "play/shownthrow.h"
#include "play/situation.h"

#include <QObject>

namespace adjutant::app {

/// What the tray is about to throw, with all that counts.
struct Prepared {
    const packs::Procedure* procedure = nullptr;
    packs::Values values;
};

/// What the parts of the game page share: the situation in the open game, now or looked back at, the ways to choose,
/// and the one way to do what was chosen. Choosing changes nothing but the window; doing goes through the session.
class Desk : public QObject, public Situation
{
    Q_OBJECT

public:
    explicit Desk(journal::Session& session, QObject* parent = nullptr);

    journal::Session& session() { return m_session; }
    const journal::Session& session() const { return m_session; }
    /// As it is now, or as it was when somebody looks back.
    const game::Game& game() const override { return m_past ? m_past->game : m_session.game(); }
    QStringList haveActed() const override;

    /// Shows the table as it was after this entry. Nothing can be done to it there, and what was chosen now stays as it
    /// is.
    void lookAt(qint64 entry);
    void lookAtNow();
    /// The entry after which the table is shown, or 0: as it is now.
    qint64 past() const { return m_past ? m_past->entry : 0; }
    /// Why nothing can be done there.
    QString whyPast() const;

    /// Does a command; when it is refused, says so and returns false.
    bool send(const Json& command);
    /// What the command costs the unit that acts already, as `1 point more`; empty: nothing.
    QString costOf(const Json& command) const;
    /// What it costs a unit that has acted already.
    QString costOnceMore(const Json& command) const;
    /// And of what the unit acts for already.
    QString costOfTheSame(const Json& command) const;
    /// Asks first where it would take back the beginning of the game or what was set up before.
    void undo();
    bool asksBeforeUndo() const;
    void redo();

    /// Somebody tapped a unit: it is chosen, aimed at or activated, as the moment has it.
    void tap(const QString& unit);
    void choose(const QString& unit);
    void aim(const QString& unit);
    void takeProcedure(const QString& procedure);
    void takeAction(const QString& action);
    void takeWeapon(const QString& weapon);
    /// With what the target shoots or strikes back.
    void takeAnswer(const QString& weapon);
    /// Of the target, or of a unit that may be aimed at.
    void takeDistance(std::optional<int> distance);
    void takeDistanceTo(const QString& unit, std::optional<int> distance);
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

    /// Dice of the table were typed for what is chosen, and more are waited for.
    void keepDice(bool typed);
    /// Whether a deed would discard them and is wanted for the first time: then that is said.
    bool sparesDice(const QString& deed);
    /// Null: nothing is ready to be thrown.
    const Prepared* prepared() const { return m_prepared ? &*m_prepared : nullptr; }
    void prepare(std::optional<Prepared> prepared);
    /// What has to be said or done before it can be thrown, in words; empty: nothing.
    const QString& missing() const { return m_missing; }
    void tellMissing(const QString& words);
    /// The last throw of this activation; null when there is none.
    const ShownThrow* shown() const { return m_shown ? &*m_shown : nullptr; }
    /// Throws: `faces` as typed, the rest by the app. The dice are in the journal when this returns.
    bool resolve(const Json& inputs, const Json& faces);

Q_SIGNALS:
    /// The game or the choice is another.
    void changed();
    /// What is prepared is another, or counts otherwise.
    void preparedChanged();
    void missingChanged();
    void refused(const QString& words);
    /// Typed dice were not given up, and somebody may go on typing.
    void diceSpared();
    void diceGivenUp();
    /// The app threw dice: they lie in the journal, and what came of them is shown.
    void diceFell();
    /// A throw was resolved, by whoever's dice: what came of it is shown.
    void resolved();
    /// Something a person should hear: it was done, in words.
    void said(const QString& words);

private:
    const Choice& chosen() const override { return m_choice; }
    void answerAtOnce(const QString& unit);
    void takeWeaponsUsedLast();
    QString priceOf(const Json& command) const;
    void follow();
    void putShownAway();
    bool showsCheck() const;
    void followChoice();
    void findWaitingThrow();

    struct Past {
        qint64 entry = 0;
        game::Game game;
        Choice choice;                   ///< of now
        std::optional<ShownThrow> shown; ///< now
    };
    bool isPast();
    QString undoQuestion() const;

    journal::Session& m_session;
    std::optional<Past> m_past;
    Choice m_choice;
    std::optional<Prepared> m_prepared;
    bool m_keepsDice = false;
    std::optional<QString> m_spared; ///< what would have discarded the dice
    std::optional<ShownThrow> m_shown;
    QString m_missing;
    bool m_asked = false; ///< whether to undo that
};

}
