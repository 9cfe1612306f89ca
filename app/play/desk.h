// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/session.h"

#include <QObject>

namespace adjutant::app {

/// A throw as it is shown: what was thrown with which values, kept as they were before its effects.
struct ShownThrow {
    const packs::Procedure* procedure = nullptr;
    packs::Values values;
    QString title;
    std::vector<dice::Throw> throws;
    QStringList words;
};

/// What the parts of the game page share: the open game, what the players have chosen but not yet done, and the one way
/// to do it. Choosing changes nothing but the window; doing goes through the session.
class Desk : public QObject
{
    Q_OBJECT

public:
    explicit Desk(journal::Session& session, QObject* parent = nullptr);

    journal::Session& session() { return m_session; }
    const game::Game& game() const { return m_session.game(); }
    const packs::Pack& pack() const { return *game().pack; }

    /// Does a command; when it is refused, says so and returns false.
    bool send(const Json& command);
    void undo();
    void redo();

    /// The unit that acts: the active one, or else the one that is chosen to.
    const game::Unit* actor() const;
    /// Who throws what has to be resolved first, if anything has to; else the unit that acts. Sides throw, too: null.
    const game::Unit* thrower() const;
    const game::Unit* target() const;
    const packs::Weapon* weapon() const;
    /// The weapons that the actor carries.
    std::vector<const packs::Weapon*> weapons() const;
    /// Those it may act at, living ones only.
    std::vector<const game::Unit*> targets() const;
    /// What the actor could throw now, at the target when there is one; not what the track asks for by itself.
    std::vector<const packs::Procedure*> procedures() const;
    /// What is to be thrown now: a check that comes first, the procedure that was taken, or the first that fits the
    /// target. Null: nothing yet.
    const packs::Procedure* procedure() const;
    /// The check that must be resolved before anything else; nothing when there is none.
    std::optional<game::Must> check() const;
    std::optional<game::Must> mustDo(const QString& command) const;
    bool may(const QString& command) const;

    /// Somebody tapped a unit: it is chosen, aimed at or activated, as the moment has it.
    void tap(const QString& unit);
    void choose(const QString& unit);
    void aim(const QString& unit);
    void takeProcedure(const QString& procedure);
    void takeWeapon(const QString& weapon);
    void nextWeapon();
    void clearChoice();
    void activate(const QString& unit);

    /// The last throw of this activation; null when there is none.
    const ShownThrow* shown() const { return m_shown ? &*m_shown : nullptr; }
    /// Throws: `faces` as typed, the rest by the app. The dice are in the journal when this returns.
    bool resolve(const Json& inputs, const Json& faces);

Q_SIGNALS:
    /// The game or the choice is another.
    void changed();
    void refused(const QString& words);
    /// Something a person should hear: it was done, in words.
    void said(const QString& words);

private:
    void follow();
    void keepThrow(const journal::Entry& entry);
    void findPendingThrow();
    bool mayActivate(const game::Unit& unit) const;

    journal::Session& m_session;
    QString m_actor, m_target, m_procedure;
    QMap<QString, QString> m_weapons; ///< unit → the weapon it last took
    std::optional<ShownThrow> m_shown;
};

}
