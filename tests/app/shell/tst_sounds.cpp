// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/preferences.h"
#include "shell/sounds.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <algorithm>
#include <cstring>
#include <memory>

using namespace adjutant::app;

/// With players of our own in the place of those of the desktop: what they are given, and what happens when they fail.
class TestSounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_preferences = std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
        QDir(m_folder->path()).mkdir(QStringLiteral("bin"));
        QDir(m_folder->path()).mkdir(QStringLiteral("tmp"));
        m_path = qgetenv("PATH");
        qputenv("PATH", QFile::encodeName(m_folder->filePath(QStringLiteral("bin"))));
        qputenv("TMPDIR", QFile::encodeName(m_folder->filePath(QStringLiteral("tmp"))));
    }

    void cleanup()
    {
        qputenv("PATH", m_path);
        qunsetenv("TMPDIR");
    }

    void offAtFirstAndThenNothingIsMade()
    {
        addPlayer("pw-play", 0);
        Sounds sounds(*m_preferences);
        sounds.play(Sounds::Sound::Dice);
        sounds.play(Sounds::Sound::TimeUp);
        QVERIFY(sounds.children().isEmpty());
        QVERIFY(filesMade().isEmpty());
        QTest::qWait(50);
        QCOMPARE(played(), QStringList());
    }

    void isASoftSound_data()
    {
        QTest::addColumn<int>("sound");
        QTest::addColumn<double>("longest");
        QTest::newRow("dice") << int(Sounds::Sound::Dice) << 0.6;
        QTest::newRow("time up") << int(Sounds::Sound::TimeUp) << 2.0;
    }

    void isASoftSound()
    {
        QFETCH(int, sound);
        QFETCH(double, longest);
        const QByteArray wave = Sounds::waveOf(Sounds::Sound(sound));
        QVERIFY(wave.startsWith("RIFF"));
        QCOMPARE(wave.mid(8, 8), QByteArray("WAVEfmt "));
        QCOMPARE(qFromLittleEndian<quint32>(wave.constData() + 4), quint32(wave.size() - 8));
        QCOMPARE(qFromLittleEndian<quint32>(wave.constData() + 40), quint32(wave.size() - 44));
        const auto rate = qFromLittleEndian<quint32>(wave.constData() + 24);
        int peak = 0, last = 0;
        for (qsizetype at = 44; at + 1 < wave.size(); at += 2) {
            last = std::abs(int(qFromLittleEndian<qint16>(wave.constData() + at)));
            peak = std::max(peak, last);
        }
        QVERIFY2(peak > 3000 && peak < 10000, qPrintable(QString::number(peak)));
        QVERIFY2(last < 300, "it dies away, so that its end does not click");
        QVERIFY(double(wave.size() - 44) / 2 / rate <= longest);
    }

    void goesToTheFirstPlayer()
    {
        addPlayer("paplay", 0);
        addPlayer("aplay", 0);
        m_preferences->setSounds(true);
        {
            Sounds sounds(*m_preferences);
            sounds.play(Sounds::Sound::TimeUp);
            QTRY_COMPARE(played(), QStringList(QStringLiteral("paplay")));
            QTRY_VERIFY(sounds.children().isEmpty());
            sounds.play(Sounds::Sound::TimeUp);
            QTRY_COMPARE(played().size(), 2);
            QFile heard(m_folder->filePath(QStringLiteral("heard")));
            QVERIFY(heard.open(QIODevice::ReadOnly));
            QCOMPARE(heard.readAll(), Sounds::waveOf(Sounds::Sound::TimeUp));
            QTRY_VERIFY(sounds.children().isEmpty());
        }
        QVERIFY2(filesMade().isEmpty(), "what was made for the players is cleared away");
    }

    // No sound device, no server of sounds: the players say so by failing.
    void staysSilentWhereNothingSounds()
    {
        addPlayer("pw-play", 1);
        addPlayer("paplay", 0);
        addPlayer("aplay", 1);
        m_preferences->setSounds(true);
        Sounds sounds(*m_preferences);
        sounds.play(Sounds::Sound::Dice);
        QTRY_COMPARE(played(), QStringList({QStringLiteral("pw-play"), QStringLiteral("paplay")}));
        QTRY_VERIFY(sounds.children().isEmpty());
        addPlayer("paplay", 1);
        sounds.play(Sounds::Sound::Dice);
        QTRY_COMPARE(played().mid(2), QStringList({QStringLiteral("paplay"), QStringLiteral("aplay")}));
        QTRY_VERIFY(sounds.children().isEmpty());
        sounds.play(Sounds::Sound::Dice);
        QVERIFY2(sounds.children().isEmpty(), "they are not asked again");
    }

    void ringsTheBellWithoutAnyPlayer()
    {
        m_preferences->setSounds(true);
        Sounds sounds(*m_preferences);
        sounds.play(Sounds::Sound::Dice);
        QVERIFY(sounds.children().isEmpty());
        QVERIFY(filesMade().isEmpty());
    }

    void goesAwayInTheMiddle()
    {
        addPlayer("aplay", 0, "/bin/sleep 60\n");
        m_preferences->setSounds(true);
        QElapsedTimer timer;
        timer.start();
        {
            Sounds sounds(*m_preferences);
            sounds.play(Sounds::Sound::Dice);
            QTRY_COMPARE(played().size(), 1);
        }
        QVERIFY(timer.elapsed() < 30'000);
    }

private:
    void addPlayer(const char* name, int status, const char* before = "")
    {
        QFile player(m_folder->filePath(QStringLiteral("bin/") + QLatin1String(name)));
        QVERIFY(player.open(QIODevice::WriteOnly));
        player.write("#!/bin/sh\nfor file; do :; done\n/bin/cp \"$file\" " + quoted("heard") + "\necho " + name +
                     " >> " + quoted("played") + "\n" + before + "exit " + QByteArray::number(status) + "\n");
        player.close();
        player.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    QByteArray quoted(const char* name) const
    {
        return '"' + QFile::encodeName(m_folder->filePath(QString::fromLatin1(name))) + '"';
    }
    QStringList played() const
    {
        QFile file(m_folder->filePath(QStringLiteral("played")));
        return file.open(QIODevice::ReadOnly)
                   ? QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts)
                   : QStringList();
    }
    QStringList filesMade() const { return QDir(m_folder->filePath(QStringLiteral("tmp"))).entryList(QDir::Files); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    QByteArray m_path;
};

QTEST_MAIN(TestSounds)
#include "tst_sounds.moc"
