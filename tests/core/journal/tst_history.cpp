// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamefile.h"
#include "randomtalk.h"

#include "game/saved.h"

#include <QFileInfo>

using namespace adjutant;
using namespace adjutant::test;
using journal::Session;

// Any moment of a game can be looked at, gone back to and branched from, however long ago, whichever program played it.
class TestHistory : public QObject
{
    Q_OBJECT

private:
    // What the game was after each row, as it was seen when it happened.
    using Seen = std::vector<QByteArray>;

    static void look(const Session& session, Seen& seen)
    {
        if (qint64(seen.size()) == session.lastNumber())
            seen.push_back(game::save(session.game()));
    }

    // Talks until there are so many rows, with things undone, done again and mended among them.
    static void talk(Session& session, std::mt19937& random, Seen& seen, std::size_t rows)
    {
        look(session, seen);
        while (seen.size() <= rows) {
            switch (random() % 12) {
            case 0:
                (void)session.undo();
                break;
            case 1:
                (void)session.redo();
                break;
            case 2:
                if (const auto* last = session.undoEntry(); last && random() % 4 == 0)
                    if (const auto preview = session.tryMend(last->number, Json{{"do", "note"}, {"text", "mended"}}))
                        (void)session.takeMend(*preview);
                break;
            default:
                (void)say(session, somethingSaid(random, session.game().stage));
            }
            look(session, seen);
        }
    }

private Q_SLOTS:
    void everyMomentIsAsItWas()
    {
        GameFile file;
        std::mt19937 random(11);
        Seen seen;
        {
            const auto session = file.create();
            talk(**session, random, seen, 300);
        }
        const auto session = file.open();
        QVERIFY2(session, qPrintable(session ? QString() : session.error().words));
        talk(**session, random, seen, 560);
        for (std::size_t at = 0; at < seen.size(); at += at < 20 ? 1 : 13) {
            const auto game = (*session)->gameAt(qint64(at));
            QVERIFY2(game, qPrintable(game ? QString() : game.error().words));
            QVERIFY2(game::save(*game) == seen[at], qPrintable(QString::number(at)));
        }
        QVERIFY(!(*session)->gameAt(-1));
        QVERIFY(!(*session)->gameAt((*session)->lastNumber() + 1));
        QCOMPARE(game::save((*session)->game()), seen.back());
    }

    void undoGoesBackPastSnapshots()
    {
        GameFile file;
        Seen seen;
        {
            const auto session = file.create();
            QVERIFY(say(**session, R"({"do":"begin"})"));
            for (int i = 0; i < 600; ++i) {
                QVERIFY(say(**session,
                            toText(Json{{"do", "set"}, {"unit", "a1"}, {"counter", "wounded"}, {"value", 1 + i % 5}})));
                seen.push_back(game::save((*session)->game()));
            }
        }
        const auto session = file.open();
        for (std::size_t i = seen.size(); i > 200; --i) {
            QCOMPARE(game::save((*session)->game()), seen[i - 1]);
            QVERIFY((*session)->undo());
        }
        for (std::size_t i = 200; i < seen.size(); ++i)
            QVERIFY((*session)->redo());
        QCOMPARE(game::save((*session)->game()), seen.back());
    }

    void aBranchIsAWholeGame()
    {
        GameFile file;
        std::mt19937 random(12);
        Seen seen;
        const auto session = file.create();
        talk(**session, random, seen, 320);
        const auto before = wordsOf(**session);
        for (const qint64 at : {0, 1, 100, 256, 300, 320}) {
            const QString path = file.path(QStringLiteral("branch-%1.adjutant").arg(at));
            const auto done = (*session)->branch(at, path);
            QVERIFY2(done, qPrintable(done ? QString() : done.error().words));
            const auto faults = journal::check(path);
            QVERIFY2(faults.empty(), qPrintable(faults.empty() ? QString() : faults.front().words));
            const auto branch = Session::open(path);
            QVERIFY(branch);
            QCOMPARE((*branch)->lastNumber(), at);
            QCOMPARE(game::save((*branch)->game()), seen[std::size_t(at)]);
            const auto branching = (*branch)->branching();
            QVERIFY(branching);
            QCOMPARE(branching->of, QFileInfo(file.path()).completeBaseName());
            QCOMPARE(branching->after, at);
            QVERIFY(say(**branch, note("otherwise")));
        }
        QVERIFY(!(*session)->branching());
        QCOMPARE(wordsOf(**session), before);
    }

    void aBranchNeverOverwrites()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(say(**session, note("one")));
        GameFile::write(file.path("mine"), "mine");
        QVERIFY(!(*session)->branch(1, file.path("mine")));
        QVERIFY(!(*session)->branch(1, file.path()));
        QVERIFY(!(*session)->branch(2, file.path("other")));
        QCOMPARE(GameFile::bytesOf(file.path("mine")), QByteArray("mine"));
        QVERIFY(say(**session, note("two")));
    }

    void aLongGameThatWasKilledIsPutTogether()
    {
        GameFile file, copy;
        std::mt19937 random(13);
        Seen seen;
        const auto session = file.create();
        talk(**session, random, seen, 400);
        for (const auto& name : file.names())
            GameFile::write(copy.path(name), GameFile::bytesOf(file.path(name)));
        const auto again = copy.open();
        QVERIFY2(again, qPrintable(again ? QString() : again.error().words));
        QCOMPARE(game::save((*again)->game()), seen.back());
        QCOMPARE(wordsOf(**again), wordsOf(**session));
    }

    void aCopyOfAHeldGameIsRead()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(playAWhile(**session));
        // Not by the program that has it: its own locks would go.
        const auto own = Session::open(file.path(), Session::Access::Copy);
        QVERIFY(!own);
        QVERIFY(say(**session, note("still mine")));
        QVERIFY(!file.open());
    }

    void theLogIsReadLineByLine()
    {
        GameFile file;
        {
            const auto session = file.create();
            QVERIFY(playAWhile(**session));
        }
        const auto session = file.read();
        const auto& log = (*session)->log();
        QStringList forwards, backwards;
        for (const auto& entry : log)
            forwards << entry.words;
        for (auto it = log.rbegin(); it != log.rend(); ++it)
            backwards.prepend(it->words);
        QCOMPARE(forwards, backwards);
        QCOMPARE(log.find(log.back().number), &log.back());
        QCOMPARE(log.find(0), nullptr);
        QCOMPARE(log.find(1000), nullptr);
        for (std::size_t i = 0; i < log.size(); ++i)
            QCOMPARE(log.undone(i), log[i].undone);
    }
};

QTEST_GUILESS_MAIN(TestHistory)
#include "tst_history.moc"
