// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/session.h"

#include "game/state.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace adjutant::test {

/// A saved game in a folder of its own.
class GameFile
{
public:
    using Opened = Expected<std::unique_ptr<journal::Session>>;

    QString path(const QString& name = QStringLiteral("one.adjutant")) const { return m_folder.filePath(name); }
    QString folder() const { return m_folder.path(); }
    QStringList names() const { return QDir(folder()).entryList(QDir::Files | QDir::Hidden); }

    Opened create(const char* seed = "5eed", const QStringList& players = {"Ann", "Bea"}) const
    {
        return journal::Session::create(
            path(),
            {*packs::find(QStringLiteral("quick-play")), players, {}, seed ? dice::parseSeed(seed) : std::nullopt});
    }
    Opened open() const { return journal::Session::open(path()); }
    Opened read() const { return journal::Session::open(path(), journal::Session::Access::Read); }

    QByteArray bytes() const { return bytesOf(path()); }
    static QByteArray bytesOf(const QString& name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private:
    QTemporaryDir m_folder;
};

inline Expected<journal::Entry> say(journal::Session& session, const QByteArray& command)
{
    return parseJson(command).and_then([&](const Json& json) { return session.apply(json); });
}

inline QByteArray note(const QByteArray& text)
{
    return toText(Json{{"do", "note"}, {"text", text.toStdString()}});
}

/// A few commands with dice, corrections and things undone; whether all were taken.
inline bool playAWhile(journal::Session& session)
{
    for (
        const char* command :
        {R"({"do":"begin"})", R"({"do":"activate","unit":"a2"})",
         R"({"do":"resolve","procedure":"shoot-squad","actor":"a2","target":"b1","weapon":"main-gun","faces":[3,null]})",
         R"({"do":"note","text":"behind the mill"})"})
        if (const auto entry = say(session, command); !entry) {
            qWarning("%s: %s", command, qPrintable(entry.error().words));
            return false;
        }
    return session.undo() && session.undo() && session.redo() &&
           say(session, R"({"do":"note","text":"another way"})").has_value();
}

inline std::string stateOf(const journal::Session& session)
{
    return game::toJson(session.game()).dump();
}

inline QStringList wordsOf(const journal::Session& session)
{
    QStringList words;
    for (const auto& entry : session.log())
        words << (entry.undone ? QStringLiteral("undone: ") : QString()) + entry.words;
    return words;
}

}
