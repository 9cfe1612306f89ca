// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamefile.h"

#include <sqlite3.h>

using namespace adjutant;
using namespace adjutant::test;

// Files of every format there ever was, as the program of that time left them: they open, to read and to write.
class TestMigrations : public QObject
{
    Q_OBJECT

private:
    static QString fixture(const QString& name) { return QStringLiteral(TEST_DATA "/journal/%1.adjutant").arg(name); }

    static void take(const GameFile& file, const QString& name)
    {
        GameFile::write(file.path(), GameFile::bytesOf(fixture(name)));
        if (QFile::exists(fixture(name) + "-wal"))
            GameFile::write(file.path("one.adjutant-wal"), GameFile::bytesOf(fixture(name) + "-wal"));
    }

    // What was said at the table when the fixtures were made.
    static QStringList said()
    {
        return {"The game begins; Ann goes first",
                "Tank (Ann) activates",
                "Shoot at a squad, Tank (Ann) at Rifle Squad (Bea): 2 models are wounded. Rifle Squad unwounded 5 → 3, "
                "Rifle Squad wounded 0 → 2",
                "Note: behind the mill",
                "Rifle Squad (Bea): wounded 2 → 2 by hand: a mistyped die",
                "undone: Note: another way",
                "Tank (Ann) is done; Bea acts"};
    }
    static QStringList saidBeforeItWasKilled()
    {
        return said() << "Note: written before the power went"
                      << "Bea passes for the rest of the round; Ann acts";
    }

    static void asItWas(const journal::Session& session, const QStringList& words)
    {
        QCOMPARE(wordsOf(session), words);
        QCOMPARE(session.log()[2].number, qint64(3));
        QCOMPARE(session.log()[2].throws.front().fallen.size(), std::size_t(2));
        QCOMPARE(session.log()[2].throws.front().fallen[0].typed, true);
        QCOMPARE(session.log()[2].throws.front().fallen[0].face, std::int64_t(3));
        QCOMPARE(session.log()[2].time.date(), QDate(2026, 11, 18));
        QCOMPARE(session.log()[0].round, 0);
        QCOMPARE(session.log()[6].round, 1);
        QCOMPARE(session.game().unit("b1")->counters["wounded"], 2);
        QCOMPARE(session.game().unit("b1")->counters["unwounded"], 3);
        QVERIFY(session.game().unit("a2")->done);
    }

private Q_SLOTS:
    void opens_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("format 1") << "format-1" << said();
        QTest::newRow("format 1, killed") << "format-1-killed" << saidBeforeItWasKilled();
        QTest::newRow("format 2") << "format-2" << said();
        QTest::newRow("format 2, killed") << "format-2-killed" << saidBeforeItWasKilled();
        QTest::newRow("format 3") << "format-3" << said();
    }

    void opens()
    {
        QFETCH(const QString, name);
        QFETCH(const QStringList, words);
        GameFile file;
        take(file, name);
        const auto before = file.bytes();
        {
            const auto session = file.read();
            QVERIFY2(session, qPrintable(session ? QString() : session.error().words));
            asItWas(**session, words);
        }
        // Looking at an old file leaves it old.
        if (!QFile::exists(fixture(name) + "-wal"))
            QCOMPARE(file.bytes(), before);
        QVERIFY(journal::check(file.path()).empty());
        {
            const auto session = file.open();
            QVERIFY2(session, qPrintable(session ? QString() : session.error().words));
            asItWas(**session, words);
            QVERIFY((*session)->undo());
            QVERIFY((*session)->redo());
            QVERIFY(say(**session, note("goes on")));
        }
        QCOMPARE(file.names(), QStringList{"one.adjutant"});
        QVERIFY(journal::check(file.path()).empty());
        const auto again = file.read();
        QVERIFY(again);
        asItWas(**again, QStringList(words) << "Note: goes on");
    }

    // When it was played, dice that were only counted changed nothing.
    void countedDiceStayWhatTheyWere()
    {
        GameFile file;
        take(file, "format-3-counted");
        const auto squad = [](const game::Game& game) { return game.unit("b1")->counters; };
        QVERIFY(journal::check(file.path()).empty());
        {
            const auto session = file.open();
            QVERIFY2(session, qPrintable(session ? QString() : session.error().words));
            const auto before = squad((*session)->game());
            QCOMPARE(before["unwounded"], 5);
            QVERIFY((*session)->undo());
            QVERIFY((*session)->undo());
            QCOMPARE(squad((*session)->game()), before);
            QVERIFY(say(**session, note("goes on")));
        }
        QVERIFY(journal::check(file.path()).empty());
        const auto at = (*file.read())->gameAt(qint64(5));
        QVERIFY2(at, qPrintable(at ? QString() : at.error().words));
        QCOMPARE(squad(*at)["unwounded"], 5);
    }

    /// Of a track on which sides have turns: each row vouches for the game after it, as it was worked out then.
    void turnsOfSidesReplayAsTheyWere()
    {
        GameFile file;
        take(file, "format-3-side-turns");
        QVERIFY(journal::check(file.path()).empty());
        const auto session = file.open();
        QVERIFY2(session, qPrintable(session ? QString() : session.error().words));
        QCOMPARE((*session)->game().turn.left, 2);
        for (std::size_t line = 0; line < (*session)->log().size(); ++line)
            QVERIFY((*session)->gameAt((*session)->log()[line].number));
        QVERIFY(say(**session, "{\"do\":\"activate\",\"unit\":\"a2\"}"));
        QCOMPARE((*session)->game().turn.left, 1);
    }

    void aPhotoIsThere()
    {
        GameFile file;
        take(file, "format-3");
        const auto session = file.open();
        QVERIFY((*session)->photoIsOfNow());
        QVERIFY((*session)->photo().photo->picture.startsWith(QByteArray::fromHex("ffd8ff")));
        QCOMPARE((*session)->photo().photo->number, qint64(8));
    }

    void anOldGameTakesAPhoto()
    {
        GameFile file;
        take(file, "format-2");
        QVERIFY((*file.open())->setPhoto(journal::Photo{8, "now", "a picture"}));
        QVERIFY(journal::check(file.path()).empty());
        const auto session = file.read();
        QCOMPARE((*session)->photo().photo->picture, QByteArray("a picture"));
        asItWas(**session, said());
    }

    // 8 rows as above, then 270 lines by turns of a token set to 0, 1, 0… and a note, the last of which was mended.
    void aLongGameWithSnapshotsAndAMendOpens()
    {
        GameFile file;
        take(file, "format-2-long");
        QVERIFY(journal::check(file.path()).empty());
        const auto session = file.open();
        QVERIFY2(session, qPrintable(session ? QString() : session.error().words));
        const auto words = wordsOf(**session);
        QCOMPARE(words.size(), 278);
        QCOMPARE(words.mid(0, 7), said());
        QCOMPARE(words[275], QStringLiteral("undone: Brassbounder (Bea): damage 1 → 0 by hand"));
        QCOMPARE(words[276], QStringLiteral("Note: line 269"));
        QCOMPARE(words[277],
                 QStringLiteral("Entry 277 is mended: Brassbounder (Bea): damage 1 → 1 by hand: counted again"));
        const auto damageAt = [&](qint64 number) { return (*session)->gameAt(number)->unit("b3")->counters["damage"]; };
        QCOMPARE((*session)->game().unit("b3")->counters["damage"], 1);
        QCOMPARE(damageAt(9), 0);
        QCOMPARE(damageAt(11), 1);
        QCOMPARE(damageAt(259), 1); // the 126th token, behind the snapshot
        QVERIFY((*session)->undo());
        QCOMPARE((*session)->game().unit("b3")->counters["damage"], 0);
        QVERIFY((*session)->redo());
        QVERIFY(say(**session, note("goes on")));
    }

    void anAlteredOldFileIsRefusedAndStaysAsItIs()
    {
        GameFile file;
        take(file, "format-1");
        sqlite3* db = nullptr;
        QCOMPARE(sqlite3_open(file.path().toUtf8().constData(), &db), SQLITE_OK);
        QCOMPARE(sqlite3_exec(db, "UPDATE entry SET words = 'I win' WHERE number = 3", nullptr, nullptr, nullptr),
                 SQLITE_OK);
        sqlite3_close(db);
        const auto before = file.bytes();
        for (const auto& opened : {file.open(), file.read()}) {
            QVERIFY(!opened);
            QVERIFY2(opened.error().words.contains("entry 3: it was altered"), qPrintable(opened.error().words));
        }
        QVERIFY(!journal::check(file.path()).empty());
        QCOMPARE(file.bytes(), before);
        QCOMPARE(file.names(), QStringList{"one.adjutant"});
    }
};

QTEST_GUILESS_MAIN(TestMigrations)
#include "tst_migrations.moc"
