// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamefile.h"

#include <sqlite3.h>

using namespace adjutant;
using namespace adjutant::test;

// What somebody else's program could do to a file, and what is said about it.
class TestFaultyFiles : public QObject
{
    Q_OBJECT

private:
    static void run(const QString& path, const char* sql)
    {
        sqlite3* db = nullptr;
        QCOMPARE(sqlite3_open(path.toUtf8().constData(), &db), SQLITE_OK);
        char* message = nullptr;
        sqlite3_exec(db, sql, nullptr, nullptr, &message);
        QVERIFY2(!message, message);
        sqlite3_close(db);
    }

    // The file is refused with these words by everybody, and stays as it is.
    static void refused(const GameFile& file, const QString& words)
    {
        const auto before = file.bytes();
        const auto faults = journal::check(file.path());
        QVERIFY(!faults.empty());
        QVERIFY2(faults.front().words.contains(words), qPrintable(faults.front().words));
        QCOMPARE(faults.front().file, file.path());
        for (const auto& opened : {file.open(), file.read()}) {
            QVERIFY(!opened);
            QVERIFY2(opened.error().words.contains(words), qPrintable(opened.error().words));
        }
        QCOMPARE(file.bytes(), before);
        QCOMPARE(file.names(), QStringList{"one.adjutant"});
    }

private Q_SLOTS:
    void alteredByOtherPrograms_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* sql, const char* words) {
            QTest::newRow(name) << QByteArray(sql) << QString::fromUtf8(words);
        };
        row("words of an entry", "UPDATE entry SET words = 'I win' WHERE number = 3", "entry 3: it was altered");
        row("a command", "UPDATE entry SET command = '{\"do\":\"end\"}' WHERE number = 2", "entry 2: it was altered");
        row("dice", "UPDATE entry SET faces = '[1,1]' WHERE number = 3", "entry 3: it was altered");
        row("the time", "UPDATE entry SET time = '2020-01-01T00:00:00.000Z' WHERE number = 1",
            "entry 1: it was altered");
        row("the last entry gone", "DELETE FROM entry WHERE number = (SELECT max(number) FROM entry)",
            "entries are missing at the end");
        row("an entry gone", "DELETE FROM entry WHERE number = 2", "entry 2 is missing");
        row("players", "UPDATE meta SET value = '[\"Ann\",\"Cat\"]' WHERE name = 'players'", "entry 1: it was altered");
        row("the pack", "UPDATE pack_file SET content = x'00' WHERE path = 'pack.toml'", "entry 1: it was altered");
        row("a trigger", "CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM entry; END",
            "does not hold the tables");
        row("a view", "CREATE VIEW v AS SELECT 1", "does not hold the tables");
        row("an extra table", "CREATE TABLE extra (a)", "does not hold the tables");
        row("an index", "CREATE INDEX i ON entry (words)", "does not hold the tables");
        row("a table gone", "DROP TABLE closed", "does not hold the tables");
        row("a later format", "PRAGMA user_version = 4", "format 4");
        row("another program's", "PRAGMA application_id = 7", "another program");
    }

    void alteredByOtherPrograms()
    {
        QFETCH(const QByteArray, sql);
        QFETCH(const QString, words);
        GameFile file;
        QVERIFY(playAWhile(**file.create()));
        run(file.path(), sql.constData());
        refused(file, words);
    }

    void altogetherForeign_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("words");
        QTest::newRow("empty") << QByteArray() << "empty";
        QTest::newRow("text") << QByteArray("Dear diary,\n") << "not a saved game";
        QTest::newRow("long text") << QByteArray(100'000, 'x') << "not a saved game";
        QTest::newRow("zeroes") << QByteArray(8192, '\0') << "not a saved game";
        QTest::newRow("only the magic") << QByteArray("SQLite format 3", 16) << "not a saved game";
    }

    void altogetherForeign()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, words);
        GameFile file;
        GameFile::write(file.path(), bytes);
        refused(file, words);
    }

    void aBeginningThatWasAltered()
    {
        GameFile file;
        QVERIFY(file.create());
        run(file.path(), "UPDATE meta SET value = 'ff' WHERE name = 'seed'");
        refused(file, "what the game began with was altered");
    }

    void noFileAtAll()
    {
        GameFile file;
        QVERIFY(!file.open());
        QVERIFY(!journal::Session::open(file.folder()));
        QCOMPARE(journal::check(file.path()).size(), std::size_t(1));
        QVERIFY(file.names().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestFaultyFiles)
#include "tst_faultyfiles.moc"
