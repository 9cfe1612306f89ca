// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "program.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace adjutant;
using namespace adjutant::test;

// Kills the program at random moments while it takes commands, turns and mends them, with snapshots among them:
// whatever it said was taken is there, and the file opens. ADJUTANT_KILLS says how often; the label `long` has it done
// for long.
class TestKilled : public QObject
{
    Q_OBJECT

private:
    static constexpr int linesARun = 120;
    // A fresh file now and then, so that long ones do not take up the time.
    static constexpr int runsAFile = 10;
#ifdef __SANITIZE_ADDRESS__
    static constexpr int standardRuns = 40;
#else
    static constexpr int standardRuns = 200;
#endif
    QRandomGenerator m_random{20260502};

    QByteArray commands(int round)
    {
        QByteArray lines;
        for (int i = 0; i < linesARun; ++i)
            lines += "{\"do\":\"note\",\"text\":\"round " + QByteArray::number(round) + ", line " +
                     QByteArray::number(i) + ", " + QByteArray(int(m_random.bounded(300)), 'x') + "\"}\n";
        return lines;
    }

    // What it had said before the end came. Its input comes from a file, so that nothing has to be fed while the moment
    // is waited for.
    QByteArray killed(const QStringList& arguments, const QString& input, int milliseconds)
    {
        QProcess process;
        useNoDisplay(process);
        process.setStandardInputFile(input);
        process.start(QStringLiteral(ADJUTANT_PROGRAM), arguments);
        process.waitForStarted();
        // Half of the moments count from the first answer, so that they fall among the writes on a slow machine too.
        if (m_random.bounded(2))
            process.waitForReadyRead(5000);
        QTest::qSleep(milliseconds);
        process.kill();
        process.waitForFinished();
        return process.readAllStandardOutput();
    }

    // The entries that were acknowledged.
    QList<Json> applyAndKill(const QString& file, const QString& input)
    {
        QList<Json> taken;
        const auto out = killed({"game", "apply", file, "--json"}, input, int(m_random.bounded(60)));
        for (const auto& line : out.left(out.lastIndexOf('\n') + 1).split('\n'))
            if (!line.isEmpty())
                taken << Json::parse(line.toStdString());
        return taken;
    }

    // An undo, a redo or a mend; what they did is not looked for, only that the file is whole after it.
    void turnAndKill(const QString& file, const QString& input)
    {
        const auto entry = QString::number(1 + m_random.bounded(100));
        const QList<QStringList> ways{{"game", "undo", file, "--count", "12"},
                                      {"game", "redo", file, "--count", "12"},
                                      {"game", "mend", file, entry, "--accept"}};
        QFile command(input);
        QVERIFY(command.open(QIODevice::WriteOnly));
        command.write("{\"do\":\"note\",\"text\":\"mended\"}");
        command.close();
        (void)killed(ways[m_random.bounded(3)], input, int(m_random.bounded(40)));
    }

    static void lookFor(const QList<Json>& taken, const QString& file)
    {
        const auto log = run({"game", "log", file, "--json"});
        QVERIFY2(log.status == 0, log.err.constData());
        QMap<int, std::string> words;
        for (const auto& entry : log.json())
            words[entry["entry"].get<int>()] = entry["words"].get<std::string>();
        for (const auto& line : taken) {
            QVERIFY(line["ok"].get<bool>());
            QCOMPARE(words.value(line["entry"].get<int>()), line["words"].get<std::string>());
        }
    }

private Q_SLOTS:
    void nothingAcknowledgedIsLost()
    {
        bool given = false;
        const int wanted = qEnvironmentVariableIntValue("ADJUTANT_KILLS", &given);
        const int runs = given ? wanted : standardRuns;
        QTemporaryDir folder;
        int acknowledged = 0, cut = 0, turned = 0;
        QString file;
        for (int i = 0; i < runs; ++i) {
            if (i % runsAFile == 0) {
                file = folder.filePath(QStringLiteral("%1.adjutant").arg(i));
                QCOMPARE(run({"game", "new", file, "--pack", "quick-play"}).status, 0);
            }
            QFile input(folder.filePath("commands"));
            QVERIFY(input.open(QIODevice::WriteOnly));
            input.write(commands(i));
            input.close();
            const auto taken = applyAndKill(file, input.fileName());
            acknowledged += int(taken.size());
            cut += !taken.isEmpty() && taken.size() < linesARun;
            if (i % 3 == 2) {
                turnAndKill(file, input.fileName());
                ++turned;
            }
            lookFor(taken, file);
            if (QTest::currentTestFailed())
                return;
            if (i % runsAFile == runsAFile - 1) {
                const auto checked = run({"game", "check", file});
                QVERIFY2(checked.status == 0, checked.out.constData());
            }
        }
        qInfo(
            "%d kills of apply, %d of them among its answers, and %d of undo, redo and mend; %d commands acknowledged, "
            "none lost",
            runs, cut, turned, acknowledged);
        QVERIFY(cut > 0);
        for (const auto& name : QDir(folder.path()).entryList(QDir::Files | QDir::Hidden))
            QVERIFY2(name.endsWith(".adjutant") || name == "commands", qPrintable(name));
    }
};

QTEST_GUILESS_MAIN(TestKilled)
#include "tst_killed.moc"
