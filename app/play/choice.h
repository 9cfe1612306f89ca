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
    QMap<QString, QString> usedLast; ///< unit → the weapon it had used when the game was opened: what it begins with
    std::optional<int> distance;     ///< to the target, in the measure of the pack, when somebody has said it
    bool thrownSince = false; ///< what was said of the distance is from an earlier throw: somebody may have moved

    /// What was chosen stays chosen as long as it can be done. Has to be told of every change, the opening of the game
    /// among them.
    void follow(const game::Game& game);
    /// Nothing but what was taken up stays chosen.
    void clearUnits();
    /// Another target has not answered yet, so that nothing stays chosen that only an answer brings.
    void aimAt(const game::Game& game, const QString& unit);
    void clearTarget();
    void takeDistance(std::optional<int> said);

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
    void followDistance(const Seen& before);
    void forgetAnswer(const game::Game& game);
    void followUnits(const game::Game& game, bool maybeAnybody);

    Seen m_seen;
};

}
