// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "program.h"
#include "record.h"

namespace adjutant::test {

/// Runs the built program, which must succeed.
inline Ran mustRun(const QStringList& arguments, const QByteArray& input = {})
{
    const Ran ran = run(arguments, input);
    if (ran.status != 0)
        qFatal("%s: %s", qPrintable(arguments.join(QLatin1Char(' '))), ran.err.constData());
    return ran;
}

/// The set-up of a table between Blue and Red and the recorded game, as `game apply` takes them.
inline std::vector<Json> scriptOf(const QString& pack, const QString& record)
{
    std::vector<Json> commands{{{"do", "side"}, {"side", "a"}, {"colour", "blue"}, {"shape", "circle"}},
                               {{"do", "side"}, {"side", "b"}, {"colour", "red"}, {"shape", "square"}}};
    if (pack == QLatin1String("quick-play")) // its record begins with the game
        commands.push_back({{"do", "setup"}, {"younger", "a"}, {"models", 5}});
    const auto recorded = recordOf(record);
    commands.insert(commands.end(), recorded.begin(), recorded.end());
    return commands;
}

/// A new game in which the command line plays the commands.
inline void playScript(const QString& file, const QString& pack, const char* seed, const std::vector<Json>& commands)
{
    mustRun({QStringLiteral("game"), QStringLiteral("new"), file, QStringLiteral("--pack"),
             QStringLiteral(SOURCE_FOLDER "/resources/packs/") + pack, QStringLiteral("--player"),
             QStringLiteral("Blue"), QStringLiteral("--player"), QStringLiteral("Red"), QStringLiteral("--seed"),
             QString::fromLatin1(seed)});
    QByteArray lines;
    for (const Json& command : commands)
        lines += toText(command) + '\n';
    mustRun({QStringLiteral("game"), QStringLiteral("apply"), file}, lines);
}

/// As the command line tells it.
inline QList<Json> logOf(const QString& file)
{
    const Json log = mustRun({QStringLiteral("game"), QStringLiteral("log"), file, QStringLiteral("--json")}).json();
    return {log.begin(), log.end()};
}

/// As the command line shows it. How long the players took is left out: a script takes no time.
inline Json stateOf(const QString& file)
{
    Json state = mustRun({QStringLiteral("game"), QStringLiteral("show"), file, QStringLiteral("--json")}).json();
    state.erase("clock");
    return state;
}

}
