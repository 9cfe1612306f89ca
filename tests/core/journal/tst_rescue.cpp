// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamefile.h"

#include "journal/rescue.h"

#include <QRandomGenerator>
#include <sqlite3.h>

using namespace adjutant;
using namespace adjutant::test;

// What is sound of a damaged game comes through, the game that was played to that point and no other.
class TestRescue : public QObject
{
    Q_OBJECT

private:
    static constexpr int notes = 300;

    GameFile m_game;
    QStringList m_words;
    QByteArray m_good;

    static void run(const QString& path, const char* sql)
    {
        sqlite3* db = nullptr;
        QCOMPARE(sqlite3_open(path.toUtf8().constData(), &db), SQLITE_OK);
        QCOMPARE(sqlite3_exec(db, sql, nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(db);
    }

    // How many entries came through, or -1 for a refusal; whatever came through is whole and the beginning of the game.
    int rescued(const GameFile& file)
    {
        const auto before = file.bytes();
        const QString to = file.path("new.adjutant");
        const auto done = journal::rescue(file.path(), to);
        if (file.bytes() != before)
            return -2;
        if (!done)
            return QFile::exists(to) || done.error().words.isEmpty() ? -2 : -1;
        const auto faults = journal::check(to);
        const auto session = journal::Session::open(to, journal::Session::Access::Read);
        if (!faults.empty() || !session || (*session)->lastNumber() != done->entries)
            return -2;
        const auto words = wordsOf(**session);
        return words == m_words.mid(0, words.size()) ? int(done->entries) : -2;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto session = m_game.create();
        QVERIFY(say(**session, R"({"do":"begin"})"));
        for (int i = 1; i < notes; ++i)
            QVERIFY(say(**session, note("line " + QByteArray::number(i) + QByteArray(200, 'x'))));
        m_words = wordsOf(**session);
    }

    void init()
    {
        if (m_good.isEmpty())
            m_good = m_game.bytes();
    }

    void aWholeGameComesThroughWhole()
    {
        GameFile file;
        GameFile::write(file.path(), m_good);
        QCOMPARE(rescued(file), notes);
        QCOMPARE(journal::rescue(file.path(), file.path("other.adjutant"))->fault, QString());
    }

    void everythingUpToTheFault_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<int>("entries");
        QTest::newRow("an altered entry") << QByteArray("UPDATE entry SET words = 'I win' WHERE number = 200") << 199;
        QTest::newRow("a missing entry") << QByteArray("DELETE FROM entry WHERE number = 150") << 149;
        QTest::newRow("the last one gone") << QByteArray("DELETE FROM entry WHERE number = 300") << 299;
        QTest::newRow("a snapshot") << QByteArray("UPDATE snapshot SET game = x'0102'") << 300;
        QTest::newRow("the closing") << QByteArray("UPDATE closed SET game = x'0102'") << 300;
        QTest::newRow("the beginning") << QByteArray("UPDATE meta SET value = '[]' WHERE name = 'players'") << -1;
        QTest::newRow("another program's") << QByteArray("DROP TABLE snapshot") << -1;
    }

    void everythingUpToTheFault()
    {
        QFETCH(const QByteArray, sql);
        QFETCH(const int, entries);
        GameFile file;
        GameFile::write(file.path(), m_good);
        run(file.path(), sql.constData());
        const auto opened = file.open();
        QVERIFY(!opened);
        if (entries > 0)
            QVERIFY2(opened.error().words.contains("rescued"), qPrintable(opened.error().words));
        QCOMPARE(rescued(file), entries);
    }

    void aFileThatWasCut()
    {
        int most = -1;
        for (qsizetype size = 0; size < m_good.size(); size += 7 * 1024) {
            GameFile file;
            GameFile::write(file.path(), m_good.left(size));
            const int came = rescued(file);
            QVERIFY2(came >= -1, qPrintable(QString::number(size)));
            most = std::max(most, came);
        }
        QVERIFY2(most > notes / 2, qPrintable(QString::number(most)));
    }

    void aFileThatWasAltered()
    {
        QRandomGenerator random(20261118);
        int some = 0;
        for (int i = 0; i < 120; ++i) {
            QByteArray bytes = m_good;
            const auto at = qsizetype(random.bounded(quint32(bytes.size())));
            if (i % 2)
                bytes.replace(at / 4096 * 4096, 4096, QByteArray(4096, '\0'));
            else
                bytes[at] = char(bytes[at] ^ (1 << random.bounded(8)));
            GameFile file;
            GameFile::write(file.path(), bytes);
            const int came = rescued(file);
            QVERIFY2(came >= -1, qPrintable(QString::number(i)));
            some += came > 0;
        }
        QVERIFY(some > 30);
    }

    void whatIsThereIsNeverOverwritten()
    {
        GameFile file;
        GameFile::write(file.path(), m_good);
        GameFile::write(file.path("new.adjutant"), "mine");
        QVERIFY(!journal::rescue(file.path(), file.path("new.adjutant")));
        QCOMPARE(GameFile::bytesOf(file.path("new.adjutant")), QByteArray("mine"));
        QVERIFY(!journal::rescue(file.path("nothing"), file.path("new-2.adjutant")));
        QVERIFY(!journal::rescue(file.folder(), file.path("new-2.adjutant")));
    }

    void aGameOfTheFirstFormatIsRescuedToo()
    {
        GameFile file;
        GameFile::write(file.path(), GameFile::bytesOf(QStringLiteral(TEST_DATA "/journal/format-1.adjutant")));
        run(file.path(), "UPDATE entry SET words = 'I win' WHERE number = 6");
        const auto done = journal::rescue(file.path(), file.path("new.adjutant"));
        QVERIFY2(done, qPrintable(done ? QString() : done.error().words));
        QCOMPARE(done->entries, qint64(5));
        QVERIFY(journal::check(file.path("new.adjutant")).empty());
    }
};

QTEST_GUILESS_MAIN(TestRescue)
#include "tst_rescue.moc"
