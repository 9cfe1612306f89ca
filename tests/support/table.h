// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/generator.h"
#include "game/commands.h"
#include "game/state.h"
#include "game/track.h"
#include "packs/catalogue.h"

#include <QFile>
#include <QTest>

#include <algorithm>

namespace adjutant::test {

/// A table for tests: takes commands as they are written, and answers in words.
class Table
{
public:
    explicit Table(const QString& pack = QStringLiteral("quick-play"), const packs::Rulings& rulings = {})
        : Table(packs::find(pack)->reading.pack, rulings)
    {
    }
    explicit Table(const packs::PackPtr& pack, const packs::Rulings& rulings = {})
        : game(*game::newGame(pack, {QStringLiteral("Ann"), QStringLiteral("Bea")}, rulings)),
          m_dice(*dice::parseSeed("5eed"))
    {
    }

    /// The words of what was done, or `refused: …`.
    QString say(const QByteArray& command)
    {
        const auto json = parseJson(command);
        if (!json)
            return QStringLiteral("refused: ") + json.error().words;
        const game::Game before = game;
        last = {};
        const auto done = game::apply(game, *json, m_dice);
        if (!done) {
            unharmed = unharmed && game == before;
            return QStringLiteral("refused: ") + done.error().words;
        }
        last = *done;
        return done->words;
    }

    /// Every line must be taken.
    bool sayAll(const QList<QByteArray>& commands)
    {
        for (const QByteArray& command : commands) {
            const QString words = say(command);
            if (words.startsWith(QLatin1String("refused"))) {
                qWarning("%s: %s", command.constData(), qPrintable(words));
                return false;
            }
        }
        return true;
    }

    /// Every side passes until the round is scored.
    void passRound()
    {
        while (game.stage == game::Stage::Activation)
            say(R"({"do":"pass"})");
    }

    /// Nobody holds anything, and the next round begins or the game ends.
    void emptyScoring()
    {
        for (int point = 1; point <= 3; ++point)
            say(QStringLiteral(R"({"do":"control","point":%1})").arg(point).toUtf8());
        say(R"({"do":"next"})");
    }

    int counter(const QString& unit, const QString& id) const { return game.unit(unit)->counters.value(id); }

    game::Game game;
    game::Done last;
    bool unharmed = true; ///< no refused command has changed anything

private:
    dice::Generator m_dice;
};

/// A table with a bundled pack as it was before these keys came into it: saved games keep such.
inline Table olderTableOf(const QString& name, const QList<QByteArray>& keys)
{
    packs::Files files = packs::find(name)->files;
    QByteArray text;
    for (const QByteArray& line : files[QStringLiteral("pack.toml")].split('\n')) {
        const bool came =
            std::any_of(keys.begin(), keys.end(), [&](const QByteArray& key) { return line.startsWith(key + " = "); });
        if (!came)
            text += line + '\n';
    }
    files[QStringLiteral("pack.toml")] = text;
    return Table(packs::read(files).pack);
}

/// A table for one of the packs of tests/data/packs, each a file of its own.
inline Table tableOf(const QString& name, const packs::Rulings& rulings = {})
{
    QFile file(QStringLiteral(TEST_DATA "/packs/%1.toml").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("there is no such pack");
    const auto reading = packs::read({{QStringLiteral("pack.toml"), file.readAll()}});
    for (const Fault& fault : reading.faults)
        qWarning("%s", qPrintable(toText(fault)));
    return Table(reading.pack, rulings);
}

}
