// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamefile.h"

#include "game/saved.h"
#include "journal/replay.h"

#include <QSignalSpy>

using namespace adjutant;
using namespace adjutant::test;
using journal::Session;

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewGameIsOneWholeFile()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY2(session, qPrintable(session ? QString() : session.error().words));
        QVERIFY(!(*session)->readOnly());
        QVERIFY(!(*session)->canUndo());
        QVERIFY(!(*session)->canRedo());
        QCOMPARE(file.names(), QStringList{"one.adjutant"});
    }

    void creatingNeverOverwrites()
    {
        GameFile file;
        GameFile::write(file.path(), "mine");
        QVERIFY(!file.create());
        QCOMPARE(file.bytes(), QByteArray("mine"));
        QCOMPARE(file.names(), QStringList{"one.adjutant"});
    }

    void whatAnotherGameLeftIsNotTakenOver()
    {
        GameFile file;
        GameFile::write(file.path("one.adjutant-wal"), "left");
        const auto made = file.create();
        QVERIFY(!made);
        QVERIFY2(made.error().words.contains("left of another game"), qPrintable(made.error().words));
        QCOMPARE(file.names(), QStringList{"one.adjutant-wal"});
    }

    void whatCouldNotBeReadAgainIsNotWritten()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(session && say(**session, R"({"do":"begin"})"));
        game::Game game = (*session)->game();
        journal::Row row;
        row.command = "null";
        row.faces = row.throws = row.details = "[]";
        QVERIFY(journal::checkReadable(row, game, game::save(game)));
        game.units.front().joined = "z9";
        const auto checked = journal::checkReadable(row, game, game::save(game));
        QVERIFY(!checked);
        QCOMPARE(checked.error().words, QStringLiteral("the game could not be read again after it"));
    }

    // A pack may have dice of a million faces, and each throw is kept with all faces of its dice.
    void moreDiceThanAFileKeepsAreRefused()
    {
        GameFile file;
        packs::Found pack = *packs::find(QStringLiteral("quick-play"));
        pack.files[QStringLiteral("pack.toml")].replace("dice = \"2d10\"", "dice = \"1d1000000\"");
        pack.reading = packs::read(pack.files);
        const auto session = Session::create(file.path(), {pack, {"Ann", "Bea"}, {}, dice::parseSeed("5eed")});
        QVERIFY2(session, qPrintable(session ? QString() : session.error().words));
        QVERIFY(say(**session, R"({"do":"begin"})"));
        QVERIFY(say(**session, R"({"do":"activate","unit":"a2"})"));
        const auto before = stateOf(**session);
        const auto shot = say(**session, R"({"do":"resolve","procedure":"shoot-squad","actor":"a2","target":"b1",)"
                                         R"("weapon":"main-gun"})");
        QVERIFY(!shot);
        QVERIFY2(shot.error().words.contains("at most 1,000,000 dice and faces"), qPrintable(shot.error().words));
        QCOMPARE(stateOf(**session), before);
        QVERIFY(say(**session, note("with the dice of the other box")));
    }

    void creatingLeavesNothingWhenItFails_data()
    {
        QTest::addColumn<QStringList>("players");
        QTest::newRow("too many players") << QStringList{"Ann", "Bea", "Cas", "Dot", "Eve", "Fay", "Gus"};
        QTest::newRow("a control character") << QStringList{"Ann\x07", "Bea"};
        QTest::newRow("turned about") << QStringList{QStringLiteral("Ann\u202e"), "Bea"};
        QTest::newRow("endless") << QStringList{QString(1000, 'x'), "Bea"};
    }

    void creatingLeavesNothingWhenItFails()
    {
        QFETCH(const QStringList, players);
        GameFile file;
        const auto session = file.create(nullptr, players);
        QVERIFY(!session);
        QVERIFY(!session.error().words.isEmpty());
        QVERIFY(file.names().isEmpty());
    }

    void theFolderMustBeThere()
    {
        GameFile file;
        const auto made = Session::create(file.path("none/one.adjutant"), {*packs::find("quick-play"), {}, {}, {}});
        QVERIFY(!made);
        QVERIFY(made.error().words.contains("folder"));
    }

    void everythingComesBack()
    {
        GameFile file;
        std::string state;
        QStringList words;
        {
            const auto session = file.create();
            QVERIFY(playAWhile(**session));
            state = stateOf(**session);
            words = wordsOf(**session);
            QCOMPARE(words.filter("undone: ").size(), 1);
        }
        QCOMPARE(file.names(), QStringList{"one.adjutant"});
        const auto again = file.open();
        QVERIFY2(again, qPrintable(again ? QString() : again.error().words));
        QCOMPARE(stateOf(**again), state);
        QCOMPARE(wordsOf(**again), words);
        QVERIFY((*again)->canUndo());
    }

    void undoAndRedoSurviveARestart()
    {
        GameFile file;
        QVERIFY(say(**file.create(), note("one")));
        QVERIFY((*file.open())->undo());
        const auto session = file.open();
        QVERIFY(!(*session)->canUndo());
        QCOMPARE((*session)->redoEntry()->number, 1);
        const auto entry = (*session)->redo();
        QVERIFY(entry && !entry->undone);
        QVERIFY(!(*session)->redo());
        QCOMPARE(wordsOf(**session).filter("undone: ").size(), 0);
    }

    void aPauseIsNeitherUndoneNorEndsRedo()
    {
        GameFile file;
        {
            const auto session = file.create();
            QVERIFY(say(**session, note("one")));
            QVERIFY(say(**session, note("two")));
            QVERIFY((*session)->undo());
            QVERIFY((*session)->apply({{"do", "pause"}}));
            QVERIFY((*session)->clock().stopped);
        }
        const auto session = file.open();
        QVERIFY2(session, qPrintable(session ? QString() : session.error().words));
        QVERIFY((*session)->clock().stopped);
        QCOMPARE((*session)->log().back().words, QStringLiteral("The clock stands still"));
        QCOMPARE((*session)->undoEntry()->number, 1);
        QCOMPARE((*session)->redoEntry()->number, 2);
        QVERIFY((*session)->redo());
        QVERIFY(!(*session)->clock().stopped);
        QVERIFY((*session)->undo());
        QVERIFY((*session)->undo());
        QVERIFY(!(*session)->canUndo());
    }

    void aNewCommandEndsRedo()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(say(**session, note("one")));
        QVERIFY((*session)->undo());
        QVERIFY(say(**session, note("two")));
        QVERIFY(!(*session)->canRedo());
        QCOMPARE((*session)->log().size(), std::size_t(2));
    }

    void undoGoesBackToTheVeryFirstCommand()
    {
        GameFile file;
        const auto session = file.create();
        const std::string first = stateOf(**session);
        QVERIFY(say(**session, R"({"do":"begin"})"));
        for (int i = 0; i < 100; ++i)
            QVERIFY(say(**session,
                        toText(Json{{"do", "set"}, {"unit", "a1"}, {"counter", "wounded"}, {"value", 1 + i % 7}})));
        const std::string last = stateOf(**session);
        while ((*session)->canUndo())
            QVERIFY((*session)->undo());
        QCOMPARE(stateOf(**session), first);
        while ((*session)->canRedo())
            QVERIFY((*session)->redo());
        QCOMPARE(stateOf(**session), last);
    }

    void aSeedGivesTheSameDice()
    {
        GameFile one, two;
        const auto first = one.create(), second = two.create();
        QVERIFY(playAWhile(**first) && playAWhile(**second));
        QCOMPARE(stateOf(**first), stateOf(**second));
        QCOMPARE(wordsOf(**first), wordsOf(**second));
    }

    void afterAnUndoTheDiceAreNew()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(say(**session, R"({"do":"begin"})") && say(**session, R"({"do":"activate","unit":"a2"})"));
        const QByteArray shot = toText(Json{{"do", "resolve"},
                                            {"procedure", "shoot-squad"},
                                            {"actor", "a2"},
                                            {"target", "b1"},
                                            {"weapon", "main-gun"}});
        QSet<QList<qint64>> seen;
        for (int i = 0; i < 8; ++i) {
            const auto entry = say(**session, shot);
            QVERIFY(entry);
            QList<qint64> faces;
            for (const auto& die : entry->throws.front().fallen)
                faces << die.face;
            seen.insert(faces);
            QVERIFY((*session)->undo());
        }
        QVERIFY2(seen.size() > 3, "eight throws of 2d10 should hardly ever be the same");
    }

    void whatIsRefusedChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::newRow("unknown") << QByteArray(R"({"do":"no-such-thing"})");
        QTest::newRow("no object") << QByteArray("[1]");
        QTest::newRow("null") << QByteArray("null");
        QTest::newRow("unknown key") << QByteArray(R"({"do":"note","text":"x","wibble":1})");
        QTest::newRow("not now") << QByteArray(R"({"do":"pass"})");
    }

    void whatIsRefusedChangesNothing()
    {
        QFETCH(const QByteArray, command);
        GameFile file;
        const auto session = file.create();
        QSignalSpy changed(session->get(), &Session::changed);
        const std::string state = stateOf(**session);
        const auto entry = say(**session, command);
        QVERIFY(!entry);
        QVERIFY(!entry.error().words.isEmpty());
        QCOMPARE(stateOf(**session), state);
        QVERIFY((*session)->log().empty());
        QCOMPARE(changed.count(), 0);
    }

    void everyChangeIsAnnounced()
    {
        GameFile file;
        const auto session = file.create();
        QSignalSpy changed(session->get(), &Session::changed);
        QVERIFY(say(**session, note("one")));
        QVERIFY((*session)->undo() && (*session)->redo());
        QCOMPARE(changed.count(), 3);
    }

    void onlyOneHasItOpen()
    {
        GameFile file;
        const auto session = file.create();
        for (const auto& other : {file.open(), file.read()}) {
            QVERIFY(!other);
            QVERIFY2(other.error().words.contains("this program has this game open already"),
                     qPrintable(other.error().words));
        }
        QVERIFY(journal::isHeld(file.path()));
        // Looking at it has not loosened the lock.
        QVERIFY(say(**session, note("still mine")));
        QVERIFY(!file.open());
    }

    void readingAltersNothing()
    {
        GameFile file;
        QVERIFY(playAWhile(**file.create()));
        const auto before = file.bytes();
        {
            const auto session = file.read();
            QVERIFY(session);
            QVERIFY((*session)->readOnly());
            QVERIFY(!say(**session, note("no")));
            QVERIFY(!(*session)->undo());
            // A reader keeps nobody out.
            QVERIFY(file.open());
        }
        QVERIFY(journal::check(file.path()).empty());
        QCOMPARE(file.bytes(), before);
        QCOMPARE(file.names(), QStringList{"one.adjutant"});
    }

    void aFileThatWasNotClosedIsPutTogether()
    {
        GameFile file, copy;
        QStringList words;
        {
            const auto session = file.create();
            QVERIFY(playAWhile(**session));
            words = wordsOf(**session);
            // As a program leaves it that is killed now.
            for (const auto& name : file.names())
                GameFile::write(copy.path(name), GameFile::bytesOf(file.path(name)));
        }
        QVERIFY(copy.names().size() > 1);
        QCOMPARE(wordsOf(**copy.read()), words);
        QCOMPARE(copy.names(), QStringList{"one.adjutant"});
        QVERIFY(journal::check(copy.path()).empty());
    }

    void aJournalWithNothingToRollBackIsClearedAway_data()
    {
        QTest::addColumn<QByteArray>("journal");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("zeroes") << QByteArray(8720, '\0');
    }

    void aJournalWithNothingToRollBackIsClearedAway()
    {
        QFETCH(const QByteArray, journal);
        GameFile file;
        QVERIFY(playAWhile(**file.create()));
        GameFile::write(file.path("one.adjutant-journal"), journal);
        QVERIFY(file.read());
        QCOMPARE(file.names(), QStringList{"one.adjutant"});
        QVERIFY(journal::check(file.path()).empty());
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
