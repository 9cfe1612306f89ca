// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/preferences.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant::app;

class TestPreferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void roundTrip()
    {
        const GameSummary summary{.pack = QStringLiteral("Pack / with a slash"),
                                  .sides = {QStringLiteral("Blue"), QStringLiteral("Röt")},
                                  .scores = {4, 2},
                                  .where = QStringLiteral("Round 3 of 6"),
                                  .played = QDateTime(QDate(2026, 3, 14), QTime(20, 15)),
                                  .over = false};
        {
            Preferences preferences(file());
            preferences.setAppearance(Preferences::Appearance::HighContrast);
            preferences.setTextPercent(150);
            preferences.setStaysAwake(false);
            preferences.setReminderShown(QStringLiteral("quick-play"), QStringLiteral("last-round"), false);
            preferences.setLayout(QStringLiteral("window"), QByteArray("\0\1\2", 3));
            preferences.setLastAnswer(QStringLiteral("a/name"), QStringLiteral("Ada"));
            preferences.setSummary(game(1), summary);
        }
        Preferences preferences(file());
        QCOMPARE(preferences.appearance(), Preferences::Appearance::HighContrast);
        QCOMPARE(preferences.textPercent(), 150);
        QCOMPARE(preferences.staysAwake(), false);
        QCOMPARE(preferences.reminderShown(QStringLiteral("quick-play"), QStringLiteral("last-round")), false);
        QCOMPARE(preferences.reminderShown(QStringLiteral("double-tap"), QStringLiteral("last-round")), true);
        QCOMPARE(preferences.reminderShown(QStringLiteral("quick-play"), QStringLiteral("other")), true);
        QCOMPARE(preferences.layout(QStringLiteral("window")), QByteArray("\0\1\2", 3));
        QCOMPARE(preferences.lastAnswer(QStringLiteral("a/name"), {}), QStringLiteral("Ada"));
        QCOMPARE(preferences.summaryOf(game(1)), summary);
        QCOMPARE(preferences.summaryOf(game(2)), GameSummary());
    }

    // Of every pack, in a file of before a pack had reminders of its own.
    void remindersThatWereSwitchedOffStayOff()
    {
        const QByteArray hash = QCryptographicHash::hash("last-round", QCryptographicHash::Sha1).toHex();
        QSettings(file(), QSettings::IniFormat).setValue(QStringLiteral("reminders/") + hash, false);
        Preferences preferences(file());
        const QString id = QStringLiteral("last-round");
        QVERIFY(!preferences.reminderShown(QStringLiteral("quick-play"), id));
        QVERIFY(!preferences.reminderShown(QStringLiteral("double-tap"), id));
        preferences.setReminderShown(QStringLiteral("double-tap"), id, true);
        QVERIFY(preferences.reminderShown(QStringLiteral("double-tap"), id));
        QVERIFY(!preferences.reminderShown(QStringLiteral("quick-play"), id));
    }

    void diceAndSounds()
    {
        {
            Preferences preferences(file());
            QCOMPARE(preferences.dieFaces(), Preferences::DieFaces::Pips);
            QCOMPARE(preferences.diceColour(), Preferences::DiceColour::ByResult);
            QCOMPARE(preferences.diceFall(), Preferences::DiceFall::Short);
            QVERIFY(!preferences.hasSounds());
            QSignalSpy changed(&preferences, &Preferences::diceChanged);
            preferences.setDiceFall(Preferences::DiceFall::Short);
            QCOMPARE(changed.count(), 0);
            preferences.setDieFaces(Preferences::DieFaces::Numbers);
            preferences.setDiceColour(Preferences::DiceColour::Dark);
            preferences.setDiceFall(Preferences::DiceFall::Off);
            QCOMPARE(changed.count(), 3);
            preferences.setSounds(true);
        }
        const Preferences preferences(file());
        QCOMPARE(preferences.dieFaces(), Preferences::DieFaces::Numbers);
        QCOMPARE(preferences.diceColour(), Preferences::DiceColour::Dark);
        QCOMPARE(preferences.diceFall(), Preferences::DiceFall::Off);
        QVERIFY(preferences.hasSounds());
    }

    void textStaysInRange_data()
    {
        QTest::addColumn<int>("asked");
        QTest::addColumn<int>("taken");
        QTest::newRow("least") << 80 << 80;
        QTest::newRow("below") << -5 << 80;
        QTest::newRow("most") << 200 << 200;
        QTest::newRow("above") << 5000 << 200;
    }

    void textStaysInRange()
    {
        QFETCH(int, asked);
        Preferences preferences(file());
        preferences.setTextPercent(asked);
        QTEST(preferences.textPercent(), "taken");
    }

    void signalsOnlyForChanges()
    {
        Preferences preferences(file());
        QSignalSpy appearance(&preferences, &Preferences::appearanceChanged);
        QSignalSpy text(&preferences, &Preferences::textPercentChanged);
        preferences.setAppearance(Preferences::Appearance::System);
        preferences.setTextPercent(100);
        QCOMPARE(appearance.count() + text.count(), 0);
        preferences.setAppearance(Preferences::Appearance::Dark);
        preferences.setTextPercent(110);
        QCOMPARE(appearance.count(), 1);
        QCOMPARE(text.count(), 1);
    }

    void nonsenseInTheFile()
    {
        QFile text(file());
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("[General]\nappearance=Purple\ntext-percent=lots\ndice-fall=Sideways\n");
        text.close();
        Preferences preferences(file());
        QCOMPARE(preferences.appearance(), Preferences::Appearance::System);
        QCOMPARE(preferences.textPercent(), Preferences::leastText);
        QCOMPARE(preferences.diceFall(), Preferences::DiceFall::Short);
    }

    void recentGames()
    {
        Preferences preferences(file());
        touch(game(1));
        touch(game(2));
        preferences.addRecentGame(game(1));
        preferences.addRecentGame(game(2));
        preferences.addRecentGame(game(1));
        QCOMPARE(preferences.recentGames(), QStringList({game(1), game(2)}));
        QVERIFY(QFile::remove(game(1)));
        QCOMPARE(preferences.recentGames(), QStringList({game(2)}));
        touch(game(1)); // a drive that was plugged in again
        QCOMPARE(preferences.recentGames(), QStringList({game(1), game(2)}));
        preferences.forgetRecentGame(game(2));
        QCOMPARE(preferences.recentGames(), QStringList({game(1)}));
    }

    void recentGamesHaveAnEnd()
    {
        Preferences preferences(file());
        for (int i = 0; i < 40; ++i) {
            touch(game(i));
            preferences.addRecentGame(game(i));
        }
        QCOMPARE(preferences.recentGames().size(), 24);
        QCOMPARE(preferences.recentGames().first(), game(39));
    }

private:
    QString file() const { return m_folder->filePath(QStringLiteral("settings.ini")); }
    QString game(int number) const { return m_folder->filePath(QStringLiteral("%1.adjutant").arg(number)); }
    void touch(const QString& path)
    {
        QFile game(path);
        QVERIFY(game.open(QIODevice::WriteOnly));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestPreferences)
#include "tst_preferences.moc"
