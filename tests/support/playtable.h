// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/session.h"

#include <QTemporaryDir>

#include <stdexcept>

namespace adjutant::test {

/// What a table answers at set-up.
struct PlayTable {
    QString younger = QStringLiteral("a");
    int models = 5;
    packs::Rulings rulings;
    const char* seed = "c0ffee";
};

inline void mustApply(journal::Session& session, const Json& command)
{
    if (const auto entry = session.apply(command); !entry)
        throw std::runtime_error(
            QString(entry.error().words + QLatin1String(": ") + QString::fromUtf8(toText(command))).toStdString());
}

/// A game between Blue and Red with seeded dice, not begun.
inline std::unique_ptr<journal::Session> gameOf(const QString& pack, const QString& path,
                                                const packs::Rulings& rulings = {}, const char* seed = "c0ffee")
{
    auto found = packs::find(QStringLiteral(SOURCE_FOLDER "/resources/packs/") + pack);
    if (!found)
        throw std::runtime_error(found.error().words.toStdString());
    auto session = journal::Session::create(
        path, {*found, {QStringLiteral("Blue"), QStringLiteral("Red")}, rulings, dice::parseSeed(seed)});
    if (!session)
        throw std::runtime_error(session.error().words.toStdString());
    mustApply(**session, {{"do", "side"}, {"side", "a"}, {"colour", "blue"}, {"shape", "circle"}});
    mustApply(**session, {{"do", "side"}, {"side", "b"}, {"colour", "red"}, {"shape", "square"}});
    return std::move(*session);
}

/// A game of quick play, set up but not begun.
inline std::unique_ptr<journal::Session> quickPlay(const QString& path, const PlayTable& table = {})
{
    auto session = gameOf(QStringLiteral("quick-play"), path, table.rulings, table.seed);
    mustApply(*session, {{"do", "setup"}, {"younger", utf8(table.younger)}, {"models", table.models}});
    return session;
}

}
