// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/commands.h"

#include <optional>
#include <vector>

namespace adjutant::game {

/// The keys of a command after they were checked against its fields, so that each is there as its kind, or absent.
class Fields
{
public:
    explicit Fields(const Json& json) : m_json(json) {}

    bool has(const char* key) const { return m_json.contains(key) && !m_json[key].is_null(); }
    QString text(const char* key) const
    {
        return has(key) ? QString::fromStdString(m_json[key].get<std::string>()) : QString();
    }
    int number(const char* key, int standard = 0) const { return has(key) ? m_json[key].get<int>() : standard; }
    bool flag(const char* key) const { return has(key) && m_json[key].get<bool>(); }
    Json json(const char* key) const { return has(key) ? m_json[key] : Json(); }
    Json object(const char* key) const { return has(key) ? m_json[key] : Json::object(); }

private:
    Json m_json;
};

/// A command that is made from its fields alone.
template<typename C>
std::unique_ptr<Command> makeCommand(const Json& json)
{
    return std::make_unique<C>(Fields(json));
}

/// Refuses, in words.
inline tl::unexpected<Fault> refuse(const QString& words)
{
    return tl::unexpected(fault(words));
}

/// What a part of the game did, as a command answers.
Expected<Done> inWords(const Expected<QString>& words);

/// The unit with this id, or a refusal that lists those there are.
Expected<Unit*> findUnit(Game& game, const QString& id);
Expected<Side*> findSide(Game& game, const QString& id);

/// The unit with this id, when it may leave, come, be split or change sides now.
Expected<Unit*> findUnitToMove(Game& game, const QString& id);
/// The round in which a unit arrives; 0 when none is named.
Expected<void> readArrival(const Game& game, const Fields& fields, int& arrives);

/// Which of the question's choices this is, or a refusal that lists them.
Expected<int> readChoice(const packs::Question& question, const QString& choice);

/// Dice of the table in their order: whole numbers, null for what `rest` throws, and {"count":3} for all dice of a
/// throw of which only that many needs to be known.
Expected<dice::TypedFaces> readFaces(const Json& list, dice::FaceSource& rest);

/// `: words` behind a sentence, when somebody gave a reason.
QString because(const QString& why);

// The kinds of commands, by what they are for.
std::vector<CommandKind> setUpCommands(const packs::Pack& pack);
CommandKind addUnitCommand();
std::vector<CommandKind> turnCommands(const packs::Pack& pack);
std::vector<CommandKind> procedureCommands();
std::vector<CommandKind> scoringCommands(const packs::Pack& pack);
std::vector<CommandKind> forceCommands();
CommandKind splitCommand();
CommandKind joinCommand();
std::vector<CommandKind> correctionCommands();

}
