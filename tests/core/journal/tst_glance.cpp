// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamefile.h"

#include "journal/glance.h"

using namespace adjutant;
using namespace adjutant::test;
using journal::Glancer;

// What a list of many games says of each, without playing it again.
class TestGlance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhereTheGameStands()
    {
        const GameFile file;
        std::string state;
        {
            const auto session = file.create();
            QVERIFY(playAWhile(**session));
            QVERIFY((*session)->setPhoto((*session)->newPhoto("a picture")));
            state = stateOf(**session);
        }
        const QByteArray before = file.bytes();
        const auto glance = Glancer().look(file.path());
        QVERIFY2(glance, qPrintable(glance ? QString() : glance.error().words));
        QCOMPARE(glance->players, QStringList({"Ann", "Bea"}));
        QVERIFY(glance->game);
        QCOMPARE(game::toJson(*glance->game).dump(), state);
        QVERIFY(glance->titles.value({}).contains(QLatin1String("quick play")));
        QVERIFY(glance->played.secsTo(QDateTime::currentDateTime()) < 60);
        QCOMPARE(glance->photo.value_or(journal::Photo{}).picture, QByteArray("a picture"));
        QCOMPARE(file.bytes(), before);
        QCOMPARE(file.names(), QStringList{QStringLiteral("one.adjutant")});
    }

    void ofAGameThatHasNotBegun()
    {
        const GameFile file;
        QVERIFY(file.create());
        const auto glance = Glancer().look(file.path());
        QVERIFY(glance);
        QVERIFY(!glance->game && !glance->played.isValid());
        QCOMPARE(glance->players.size(), 2);
    }

    void packsAreReadOnce()
    {
        const GameFile file;
        QVERIFY(file.create());
        QVERIFY(QFile::copy(file.path(), file.path("two.adjutant")));
        Glancer glancer;
        const auto one = glancer.look(file.path()), two = glancer.look(file.path("two.adjutant"));
        QVERIFY(one && two);
        QCOMPARE(one->pack, two->pack);
    }

    void oldFormats_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"format-1", "format-2", "format-3"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void oldFormats()
    {
        QFETCH(QString, name);
        const auto glance = Glancer().look(QStringLiteral(TEST_DATA "/journal/%1.adjutant").arg(name));
        QVERIFY2(glance, qPrintable(glance ? QString() : glance.error().words));
        QVERIFY(!glance->players.isEmpty() && glance->played.isValid());
    }

    void whatIsNoWholeGameIsAFault_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("a text") << QByteArray("Dear diary, today we played.");
        QTest::newRow("half a game") << QByteArray("half");
        QTest::newRow("a game with a hole") << QByteArray("hole");
    }
    void whatIsNoWholeGameIsAFault()
    {
        QFETCH(QByteArray, bytes);
        const GameFile file;
        QVERIFY(file.create());
        if (bytes == "half")
            bytes = file.bytes().left(file.bytes().size() / 2);
        else if (bytes == "hole")
            bytes = file.bytes().replace(5000, 20000, QByteArray(20000, '\xff'));
        GameFile::write(file.path(), bytes);
        const auto glance = Glancer().look(file.path());
        QVERIFY(!glance);
        QVERIFY(!glance.error().words.isEmpty());
        QCOMPARE(file.bytes(), bytes);
    }

    void gamesInUseAreLeftAlone()
    {
        const GameFile file;
        const auto session = file.create();
        QVERIFY(playAWhile(**session));
        QVERIFY(!Glancer().look(file.path()));
        QVERIFY2(say(**session, note("still ours")), "its lock is still there");
    }
};

QTEST_GUILESS_MAIN(TestGlance)
#include "tst_glance.moc"
