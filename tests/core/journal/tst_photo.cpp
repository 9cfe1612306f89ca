// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamefile.h"

#include "journal/rescue.h"

#include <sqlite3.h>

using namespace adjutant;
using namespace adjutant::test;
using journal::Session;

// A photo of the table lies in the game's file: it goes where the file goes, and the game knows nothing of it.
class TestPhoto : public QObject
{
    Q_OBJECT

private:
    static QByteArray picture(char fill = 'p') { return QByteArray(300'000, fill) + "the end of it"; }

    static void run(const QString& path, const char* sql)
    {
        sqlite3* db = nullptr;
        QCOMPARE(sqlite3_open(path.toUtf8().constData(), &db), SQLITE_OK);
        QCOMPARE(sqlite3_exec(db, sql, nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(db);
    }

    // The checksums and states of all rows, as the file has them.
    static QByteArray chainOf(const QString& path)
    {
        sqlite3* db = nullptr;
        sqlite3_stmt* rows = nullptr;
        QByteArray chain;
        sqlite3_open(path.toUtf8().constData(), &db);
        sqlite3_prepare_v2(db, "SELECT hex(state) || hex(checksum) FROM entry ORDER BY number", -1, &rows, nullptr);
        while (sqlite3_step(rows) == SQLITE_ROW)
            chain += reinterpret_cast<const char*>(sqlite3_column_text(rows, 0));
        sqlite3_finalize(rows);
        sqlite3_close(db);
        return chain;
    }

    static bool keep(Session& session, const QByteArray& bytes)
    {
        return session.setPhoto(session.newPhoto(bytes)).has_value();
    }

    static QByteArray photoIn(const QString& path)
    {
        const auto session = Session::open(path, Session::Access::Read);
        return session && (*session)->photo().photo ? (*session)->photo().photo->picture : QByteArray();
    }

    static void playWithPhoto(const GameFile& file)
    {
        const auto session = file.create();
        QVERIFY(playAWhile(**session));
        QVERIFY(keep(**session, picture()));
    }

private Q_SLOTS:
    void isKeptReplacedAndTakenOut()
    {
        GameFile file;
        playWithPhoto(file);
        QCOMPARE(file.names(), QStringList{"one.adjutant"});
        QCOMPARE(photoIn(file.path()), picture());
        QVERIFY(keep(**file.open(), picture('q')));
        QCOMPARE(photoIn(file.path()), picture('q'));
        QVERIFY(!file.bytes().contains("pppppppppppppppp"));
        QVERIFY((*file.open())->setPhoto({}));
        QCOMPARE(photoIn(file.path()), QByteArray());
        QVERIFY2(!file.bytes().contains("qqqqqqqqqqqqqqqq"), "what was taken out is gone");
        QVERIFY(journal::check(file.path()).empty());
    }

    void whatWasTakenOutCanBePutBack()
    {
        GameFile file;
        playWithPhoto(file);
        const auto session = file.open();
        const auto before = (*session)->photo().photo;
        QVERIFY((*session)->setPhoto({}));
        QVERIFY(!(*session)->photo().photo);
        QVERIFY((*session)->setPhoto(before));
        QVERIFY((*session)->photo().photo == before);
    }

    void theGameKnowsNothingOfIt()
    {
        GameFile with;
        QVERIFY(playAWhile(**with.create()));
        const auto chain = chainOf(with.path());
        QVERIFY(keep(**with.open(), picture()));
        QCOMPARE(chainOf(with.path()), chain);
        const auto session = with.open();
        const auto state = stateOf(**session);
        const auto words = wordsOf(**session);
        QVERIFY((*session)->canUndo());
        QVERIFY((*session)->setPhoto({}));
        QCOMPARE(stateOf(**session), state);
        QCOMPARE(wordsOf(**session), words);
        QVERIFY(say(**session, note("goes on")));
    }

    void isOfNowUntilTheNextCommand()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(!(*session)->photoIsOfNow());
        QVERIFY(playAWhile(**session));
        QVERIFY(keep(**session, picture()));
        QVERIFY((*session)->photoIsOfNow());
        QVERIFY2(say(**session, R"({"do":"pause"})"), "the clock stops when the game is left");
        QVERIFY((*session)->photoIsOfNow());
        QVERIFY(say(**session, note("the next evening")));
        QVERIFY(!(*session)->photoIsOfNow());
    }

    void goesWithCopiesAndNotWithBranches()
    {
        GameFile file;
        playWithPhoto(file);
        QVERIFY(QFile::copy(file.path(), file.path("copy.adjutant")));
        QCOMPARE(photoIn(file.path("copy.adjutant")), picture());
        const auto session = file.open();
        QVERIFY((*session)->branch(2, file.path("branch.adjutant")));
        QVERIFY((*session)->saveElsewhere(file.path("elsewhere.adjutant")));
        QCOMPARE(photoIn(file.path("branch.adjutant")), QByteArray());
        QVERIFY((*session)->photo().photo);
        QVERIFY(journal::rescue(file.path(), file.path("rescued.adjutant")));
        QCOMPARE(photoIn(file.path("rescued.adjutant")), picture());
    }

    void anotherFileHasItAfterSavingElsewhere()
    {
        GameFile file;
        {
            const auto session = file.create();
            QVERIFY(playAWhile(**session));
            QVERIFY(keep(**session, picture()));
            QVERIFY((*session)->saveElsewhere(file.path("elsewhere.adjutant")));
        }
        QCOMPARE(photoIn(file.path("elsewhere.adjutant")), picture());
    }

    void altered_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("the picture") << QByteArray("UPDATE photo SET picture = x'ffd8ff'");
        QTest::newRow("no picture") << QByteArray("UPDATE photo SET picture = x''");
        QTest::newRow("its entry") << QByteArray("UPDATE photo SET number = 1");
        QTest::newRow("an entry that is not there") << QByteArray("UPDATE photo SET number = 1000");
        QTest::newRow("its time") << QByteArray("UPDATE photo SET time = 'yesterday'");
        QTest::newRow("its checksum") << QByteArray("UPDATE photo SET checksum = x'00'");
        QTest::newRow("too large") << QByteArray("UPDATE photo SET picture = zeroblob(5000000)");
    }

    // The game is whole all the same, and a new photo takes its place.
    void altered()
    {
        QFETCH(const QByteArray, sql);
        GameFile file;
        playWithPhoto(file);
        run(file.path(), sql.constData());
        const auto faults = journal::check(file.path());
        QCOMPARE(faults.size(), std::size_t(1));
        QVERIFY2(faults.front().words.contains("photo"), qPrintable(faults.front().words));
        const auto session = file.open();
        QVERIFY2(session, qPrintable(session ? QString() : session.error().words));
        QVERIFY(!(*session)->photo().photo);
        QVERIFY((*session)->photo().fault.contains("photo"));
        QVERIFY(say(**session, note("goes on")));
        QVERIFY(keep(**session, picture('n')));
        QCOMPARE((*session)->photo().fault, QString());
    }

    void refused_data()
    {
        QTest::addColumn<qsizetype>("size");
        QTest::newRow("nothing") << qsizetype(0);
        QTest::newRow("too much") << journal::largestPhoto + 1;
    }

    void refused()
    {
        QFETCH(const qsizetype, size);
        GameFile file;
        playWithPhoto(file);
        const auto session = file.open();
        const auto done = (*session)->setPhoto((*session)->newPhoto(QByteArray(size, 'x')));
        QVERIFY(!done && done.error().words.contains("4 MB"));
        QCOMPARE((*session)->photo().photo->picture, picture());
    }

    void aGameThatIsOnlyReadKeepsItsOwn()
    {
        GameFile file;
        playWithPhoto(file);
        const auto before = file.bytes();
        {
            const auto session = file.read();
            const auto done = (*session)->setPhoto({});
            QVERIFY(!done && done.error().words.contains("can only be read"));
            QCOMPARE((*session)->photo().photo->picture, picture());
        }
        QCOMPARE(file.bytes(), before);
    }

    void aFileThatWasMovedTakesNone()
    {
        GameFile file;
        playWithPhoto(file);
        const auto session = file.open();
        QVERIFY(QFile::rename(file.path(), file.path("moved.adjutant")));
        QVERIFY(!keep(**session, picture('n')));
        QCOMPARE((*session)->photo().photo->picture, picture());
    }
};

QTEST_GUILESS_MAIN(TestPhoto)
#include "tst_photo.moc"
