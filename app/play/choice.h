// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/turnstate.h"

#include <QMap>
#include <QString>

#include <optional>

namespace adjutant::game {
class Game;
}

namespace adjutant::app {

/// What was chosen at a table but not yet done.
struct Choice {
    QString actor, target, procedure;
    QString action;                  ///< of the track, chosen before its unit
    QMap<QString, QString> weapons;  ///< unit → the weapon it last took
    QMap<QString, QString> lastOfSide; ///< side → what one of its units took last
    QMap<QString, QString> usedLast; ///< unit → the weapon it had used when the game was opened: what it begins with
    /// Target → how far away it is, in the measure of the pack, when somebody has said it.
    struct Distance {
        int far = 0;
        bool thrownSince = false; ///< it is from an earlier throw: somebody may have moved
    };
    QMap<QString, Distance> distances;

    /// What was chosen stays chosen as long as it can be done. Has to be told of every change, the opening of the game
    /// among them.
    void follow(const game::Game& game);
    /// Nothing but what was taken up stays chosen.
    void clearUnits();
    /// Another target has not answered yet, so that nothing stays chosen that only an answer brings. How far away each
    /// of them is stays said.
    void aimAt(const game::Game& game, const QString& unit);
    void clearTarget();
    void takeDistance(const QString& unit, std::optional<int> said);
    std::optional<int> distanceTo(const QString& unit) const;
    /// Whether the procedure is an attack that its target answers.
    bool isAnswered(const game::Game& game) const;

private:
    /// What the game was like when it was followed last.
    struct Seen {
        QString side;
        QString moment;        ///< its round and phase
        bool busy = false;     ///< a unit was active, or a result waited to be accepted
        bool pending = false;  ///< a result waited to be accepted
        int left = 0;          ///< points or actions
        std::size_t deeds = 0; ///< what the active unit has resolved
        std::vector<game::Answer> answers;
    };
    void followDistances(const Seen& before);
    void forgetAnswer(const game::Game& game);
    void followUnits(const game::Game& game, bool maybeAnybody);

    Seen m_seen;
};

}
