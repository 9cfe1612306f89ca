// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <memory>

namespace adjutant::game {

/// One key of a command.
struct Field {
    enum class Kind { Text, Number, Flag, Side, Unit, Id, Object, List, Any };

    QString id;
    Kind kind = Kind::Text;
    bool required = false;
    QString help;
};

/// What a command did, for the log and the players.
struct Done {
    QString words;                   ///< one sentence
    QStringList details;             ///< a line a step, when there are steps
    std::vector<dice::Throw> throws; ///< the dice it took
};

/// Whether both did the same, as anybody would tell it: in words, steps and faces.
bool alike(const Done& one, const Done& other);

/// One change of the game. A command that refuses has changed nothing that anybody sees: callers apply it to a copy.
class Command
{
public:
    virtual ~Command() = default;

    virtual Expected<Done> apply(Game& game, dice::FaceSource& dice) const = 0;
};

struct CommandKind {
    QString id, help;
    std::vector<Field> fields;
    std::unique_ptr<Command> (*make)(const Json& fields) = nullptr;
};

/// Every command that a game of this pack takes, in the order in which they are listed for people.
std::vector<CommandKind> commandsOf(const packs::Pack& pack);

/// Reads `{"do":ID,…}`: unknown commands, unknown keys, missing keys and values of a wrong kind are faults.
Expected<std::unique_ptr<Command>> readCommand(const packs::PackPtr& pack, const Json& json);

/// Applies one command. A refused one leaves the game as it was.
Expected<Done> apply(Game& game, const Json& command, dice::FaceSource& dice);

}
