// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faultydisk.h"
#include "gamefile.h"

using namespace adjutant;
using namespace adjutant::test;
using journal::Session;

// Whatever fails, and wherever the power goes: a game opens as it was before or after the command that was being saved,
// and what was acknowledged is there.
class TestDiskFaults : public QObject
{
    Q_OBJECT

private:
    FaultyDisk& m_disk = FaultyDisk::install();
    QByteArray m_before; ///< a game shortly before its first snapshot
    static constexpr int rowsBefore = 250;

    // What was acknowledged: how many rows, and the log with them.
    struct Said {
        qint64 rows = rowsBefore;
        QStringList log;
    };

    // Opens the game, says what takes it past a snapshot, turns and mends, and closes it. Goes on after a failure.
    static Said play(const QString& path, bool goesOn, std::vector<std::size_t>* marks = nullptr)
    {
        Said said;
        auto opened = Session::open(path);
        if (!opened)
            return said;
        auto& session = **opened;
        session.setGoesOnUnsaved(goesOn);
        const auto took = [&](bool done) {
            if (done)
                said = {session.lastNumber(), wordsOf(session)};
            if (marks)
                marks->push_back(FaultyDisk::install().changes().size());
        };
        for (int i = 0; i < 4; ++i)
            took(say(session, note("line " + QByteArray::number(i))).has_value());
        took(session.undo().has_value());
        took(session.redo().has_value());
        if (const auto preview = session.tryMend(2, Json{{"do", "note"}, {"text", "mended"}}))
            took(session.takeMend(*preview).has_value());
        for (int i = 4; i < 8; ++i)
            took(say(session, note("line " + QByteArray::number(i))).has_value());
        return said;
    }

    // Puts another photo into a game that has one and says so; whether that was acknowledged.
    static bool replacePhoto(const QString& path)
    {
        const auto session = Session::open(path);
        return session && (*session)->setPhoto((*session)->newPhoto(QByteArray(50'000, 'n'))) &&
               say(**session, note("the photo is another"));
    }

    static QStringList logOf(const QString& path)
    {
        const auto session = Session::open(path);
        return session ? wordsOf(**session) : QStringList{session.error().words};
    }

private Q_SLOTS:
    void initTestCase()
    {
        GameFile file;
        {
            const auto session = file.create();
            for (int i = 0; i < rowsBefore; ++i)
                QVERIFY(say(**session, note("earlier " + QByteArray::number(i))));
        }
        m_before = file.bytes();
    }

    void cleanup()
    {
        m_disk.failAt(0, false);
        m_disk.record(false);
    }

    void everyOperationFailsUnderAPhoto()
    {
        GameFile first;
        GameFile::write(first.path(), m_before);
        const QByteArray old(50'000, 'o');
        QVERIFY([&] {
            const auto session = first.open();
            return session && (*session)->setPhoto((*session)->newPhoto(old));
        }());
        const QByteArray before = first.bytes();
        for (int k = 1;; ++k) {
            GameFile file;
            GameFile::write(file.path(), before);
            m_disk.failAt(k, true);
            const bool acknowledged = replacePhoto(file.path());
            const bool failed = m_disk.hasFailed();
            m_disk.failAt(0, false);
            const auto again = file.open();
            QVERIFY2(again, qPrintable(QString::number(k)));
            QVERIFY((*again)->lastNumber() >= rowsBefore + (acknowledged ? 1 : 0));
            QVERIFY2((*again)->photo().photo, "the one before, or the new one");
            if (acknowledged || (*again)->photo().photo->picture != old)
                QCOMPARE((*again)->photo().photo->picture, QByteArray(50'000, 'n'));
            if (!failed)
                break;
        }
    }

    void everyOperationFails_data()
    {
        QTest::addColumn<bool>("andAllAfter");
        QTest::addColumn<bool>("goesOn");
        QTest::newRow("once, refused") << false << false;
        QTest::newRow("for good, refused") << true << false;
        QTest::newRow("once, and the game goes on") << false << true;
        QTest::newRow("for good, and the game goes on") << true << true;
    }

    void everyOperationFails()
    {
        QFETCH(const bool, andAllAfter);
        QFETCH(const bool, goesOn);
        int operations = 0;
        for (int k = 1;; ++k) {
            GameFile file;
            GameFile::write(file.path(), m_before);
            m_disk.failAt(k, andAllAfter);
            const auto said = play(file.path(), goesOn);
            const bool failed = m_disk.hasFailed();
            m_disk.failAt(0, false);
            auto again = file.open();
            QVERIFY2(again,
                     qPrintable(QStringLiteral("operation %1: %2").arg(k).arg(again ? "" : again.error().words)));
            const qint64 rows = (*again)->lastNumber();
            // A game that goes on has written all of it by the end, unless the disk stayed broken.
            if (!andAllAfter || !goesOn) {
                QVERIFY2(rows >= said.rows, qPrintable(QStringLiteral("operation %1").arg(k)));
                QVERIFY(rows <= said.rows + 1);
                if (rows == said.rows && !said.log.isEmpty())
                    QCOMPARE(wordsOf(**again), said.log);
            }
            again->reset();
            const auto faults = journal::check(file.path());
            QVERIFY2(faults.empty(),
                     qPrintable(QStringLiteral("operation %1: %2").arg(k).arg(faults.empty() ? "" : faults[0].words)));
            QCOMPARE(file.names(), QStringList{"one.adjutant"});
            if (!failed)
                break;
            operations = k;
        }
        QVERIFY2(operations > 20, qPrintable(QString::number(operations)));
    }

    void thePowerGoesAfterEveryWrite_data()
    {
        QTest::addColumn<int>("kept");
        QTest::newRow("nothing that was not synced is there") << 0;
        QTest::newRow("all of it is there") << 1;
        QTest::newRow("the first half of it") << 2;
        QTest::newRow("only the last of it") << 3;
        QTest::newRow("every other") << 4;
    }

    void thePowerGoesAfterEveryWrite()
    {
        QFETCH(const int, kept);
        const auto keep = [&](std::size_t place, std::size_t count) {
            return kept == 1 || (kept == 2 && place < count / 2) || (kept == 3 && place + 1 == count) ||
                   (kept == 4 && place % 2 == 0);
        };
        GameFile file;
        GameFile::write(file.path(), m_before);
        std::vector<std::size_t> marks;
        m_disk.record(true);
        const auto said = play(file.path(), false, &marks);
        const auto changes = m_disk.changes();
        m_disk.record(false);
        QVERIFY(marks.size() > 8 && changes.size() > 30);
        const Remains remains({{QStringLiteral("one.adjutant"), m_before}});
        for (std::size_t count = 0; count <= changes.size(); ++count) {
            GameFile after;
            for (const auto& [name, bytes] : remains.after(changes, count, keep))
                GameFile::write(after.path(name), bytes);
            const auto session = after.open();
            const auto where = QStringLiteral("after %1 of %2 changes").arg(count).arg(changes.size());
            QVERIFY2(session, qPrintable(where + (session ? QString() : session.error().words)));
            const auto acknowledged = std::count_if(marks.begin(), marks.end(), [&](auto at) { return at <= count; });
            const auto rows = (*session)->lastNumber() - rowsBefore;
            QVERIFY2(rows >= acknowledged && rows <= acknowledged + 1, qPrintable(where));
        }
    }

    void aGameThatGoesOnSaysWhatIsNotSafe()
    {
        GameFile file;
        auto session = file.create();
        (*session)->setGoesOnUnsaved(true);
        QVERIFY(say(**session, note("safe")));
        QCOMPARE((*session)->unsafe(), QString());
        m_disk.failAt(1, true);
        QVERIFY(say(**session, note("one")) && say(**session, note("two")) && (*session)->undo());
        QVERIFY2((*session)->unsafe().contains("disk"), qPrintable((*session)->unsafe()));
        QVERIFY(!(*session)->trySaving());
        QCOMPARE((*session)->log().size(), std::size_t(3));
        m_disk.failAt(0, false);
        QVERIFY((*session)->trySaving());
        QCOMPARE((*session)->unsafe(), QString());
        QVERIFY(journal::isHeld(file.path()));
        const auto words = wordsOf(**session);
        session->reset();
        QCOMPARE(logOf(file.path()), words);
    }

    void whatIsNotSafeIsTriedAgainByItself()
    {
        GameFile file;
        const auto session = file.create();
        (*session)->setGoesOnUnsaved(true);
        QVERIFY(say(**session, note("safe")));
        m_disk.failAt(1, true);
        QVERIFY(say(**session, note("one")));
        m_disk.failAt(0, false);
        QTRY_COMPARE_WITH_TIMEOUT((*session)->unsafe(), QString(), 20'000);
    }

    void itIsSavedElsewhere()
    {
        GameFile file;
        QStringList words;
        {
            const auto session = file.create();
            (*session)->setGoesOnUnsaved(true);
            QVERIFY(say(**session, note("safe")));
            m_disk.failAt(1, true);
            QVERIFY(say(**session, note("one")));
            m_disk.failAt(0, false);
            QVERIFY(!(*session)->saveElsewhere(file.path()));
            QVERIFY((*session)->saveElsewhere(file.path("other.adjutant")));
            QCOMPARE((*session)->path(), file.path("other.adjutant"));
            QCOMPARE((*session)->unsafe(), QString());
            QVERIFY(say(**session, note("two")));
            words = wordsOf(**session);
        }
        QCOMPARE(logOf(file.path("other.adjutant")), words);
        QVERIFY(journal::check(file.path("other.adjutant")).empty());
        QCOMPARE(logOf(file.path()), QStringList{"Note: safe"});
    }

    void aFolderThatVanishedIsNoticed()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(say(**session, note("safe")));
        QVERIFY(QFile::rename(file.path(), file.path("moved.adjutant")));
        const auto refused = say(**session, note("into nowhere"));
        QVERIFY(!refused);
        QVERIFY2(refused.error().words.contains("moved or deleted"), qPrintable(refused.error().words));
        (*session)->setGoesOnUnsaved(true);
        QVERIFY(say(**session, note("one")));
        QVERIFY((*session)->unsafe().contains("moved or deleted"));
        // The log of the moved file still lies there: another game of that name would take it for its own.
        QVERIFY(!(*session)->saveElsewhere(file.path()));
        QVERIFY((*session)->saveElsewhere(file.path("other.adjutant")));
        QCOMPARE((*session)->unsafe(), QString());
        QVERIFY(say(**session, note("two")));
    }
};

QTEST_GUILESS_MAIN(TestDiskFaults)
#include "tst_diskfaults.moc"
