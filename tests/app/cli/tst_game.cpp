// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "program.h"

#include "journal/holder.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace adjutant;
using namespace adjutant::test;

// A saved game from its first command to its report, through the program alone.
class TestGame : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_file;

    Ran apply(const QByteArray& lines) { return run({"game", "apply", m_file, "--json"}, lines); }
    Json log() { return run({"game", "log", m_file, "--json"}).json(); }
    QByteArray bytes() const
    {
        QFile file(m_file);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init()
    {
        m_file = m_folder.filePath(
            QStringLiteral("%1%2.adjutant").arg(QTest::currentTestFunction(), QTest::currentDataTag()));
        const auto made = run(
            {"game", "new", m_file, "--pack", "quick-play", "--player", "Ann", "--player", "Bea", "--seed", "5eed"});
        QVERIFY2(made.status == 0, made.err.constData());
    }

    void cleanup()
    {
        // Whatever was done, one file is left of it, and it can be put away.
        for (const auto& name : QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden))
            QVERIFY2(name.endsWith(".adjutant"), qPrintable(name));
    }

    void newRefuses()
    {
        const auto other = m_folder.filePath("other.adjutant");
        refused(run({"game", "new", m_file, "--pack", "quick-play"}), "already");
        const QStringList start{"game", "new", other, "--pack", "quick-play"};
        refused(run(start + QStringList{"--player", "A", "--player", "B", "--player", "C"}), "2");
        refused(run(start + QStringList{"--player", "A"}), "2");
        refused(run(start + QStringList{"--player", QString(500, 'x'), "--player", "B"}), "name");
        refused(run(start + QStringList{"--player", "A\nB", "--player", "B"}), "name");
        refused(run(start + QStringList{"--ruling", "line=maybe"}), "line");
        refused(run(start + QStringList{"--seed", "no"}), "hex");
        refused(run({"game", "new", m_folder.filePath("none/x.adjutant"), "--pack", "quick-play"}), "folder");
        QVERIFY(!QFile::exists(other));
    }

    void whatIsNoJsonIsNamedByLineAndColumn()
    {
        const auto ran = apply("{\"do\":\"note\",\"text\":\"x\"}\n\n{\"do\":\"note\",,}\n");
        QCOMPARE(ran.status, 1);
        QVERIFY(ran.lines().back()["error"] == Json("not JSON: something unexpected (line 3, column 14)"));
        const QTemporaryDir lists;
        QFile file(lists.filePath("guards.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\":1,\n \"pack\":}\n");
        file.close();
        refused(run({"roster", file.fileName()}), "guards.json:2:9: not JSON: something unexpected");
    }

    void aRosterIsLookedAtCopiedAndBrought()
    {
        const QTemporaryDir lists;
        const QString text = lists.filePath("guards.txt"), json = lists.filePath("copy.json");
        QFile file(text);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("roster: Guards\npack: quick-play\n\nrifle-squad \"Old Guard\": models 7; the flag\n2 x tank\n");
        file.close();
        const auto shown = run({"roster", text, "--to", json, "--json"});
        QVERIFY2(shown.status == 0, shown.err.constData());
        QCOMPARE(shown.json()["units"].size(), 3U);
        QCOMPARE(shown.json()["units"][0]["name"].get<std::string>(), std::string("Old Guard"));
        QVERIFY(shown.json().contains("points") && shown.json()["limits"].is_array());
        QCOMPARE(run({"roster", json, "--json"}).out, shown.out);

        const auto added = run({"game", "add", m_file, "--side", "b", "--roster", json});
        QVERIFY2(added.status == 0, added.err.constData());
        QCOMPARE(log().size(), 3U);
        const auto units = run({"game", "show", m_file, "--json"}).json()["sides"][1]["units"];
        QCOMPARE(units.size(), 3U);
        QVERIFY(units[0]["counters"]["unwounded"] == Json(7) && units[0]["note"] == Json("the flag"));
        // Out of the game it comes as it went in, but for the names that the game gave.
        const auto kept = run({"roster", m_file, "--side", "b", "--json"}).json();
        QVERIFY(kept["units"][0] == shown.json()["units"][0]);
        QVERIFY(kept["units"][2]["name"] == Json("Tank 2"));

        refused(run({"roster", m_file}), "--side a");
        refused(run({"roster", m_file, "--side", "z"}), "there are: a, b");
        refused(run({"roster", text, "--side", "a"}), "saved game");
        refused(run({"roster", lists.filePath("none.txt")}), "none.txt");
        refused(run({"game", "add", m_file, "--side", "z", "--roster", text}), "there are: a, b");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("pack: brickaction\nc1\n");
        file.close();
        refused(run({"game", "add", m_file, "--side", "a", "--roster", text}), "BrickAction");
    }

    void everyLineIsAnswered()
    {
        const auto ran =
            apply("{\"do\":\"note\",\"text\":\"one\"}\n\n  \nnot json\n{\"do\":\"no-such-thing\"}\n"
                  "{\"do\":\"note\",\"text\":\"a\",\"text\":\"b\"}\n[]\n{\"do\":\"note\",\"text\":\"two\"}");
        QCOMPARE(ran.status, 1);
        QList<int> numbers;
        QList<bool> taken;
        for (const auto& line : ran.lines()) {
            numbers << line["line"].get<int>();
            taken << line["ok"].get<bool>();
            QVERIFY(line.contains(taken.back() ? "words" : "error"));
        }
        QCOMPARE(numbers, (QList<int>{1, 4, 5, 6, 7, 8}));
        QCOMPARE(taken, (QList<bool>{true, false, false, false, false, true}));
        QCOMPARE(log().size(), std::size_t(2));
    }

    void anEndlessLineIsRefusedAndTheNextIsRead()
    {
        const auto ran = apply(QByteArray(3 << 20, 'x') + "\n{\"do\":\"note\",\"text\":\"after\"}\n");
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.lines().size(), 2);
        QVERIFY(ran.lines()[1]["ok"].get<bool>());
    }

    void linesAreAnsweredAtOnce()
    {
        QProcess process;
        useNoDisplay(process);
        process.start(QStringLiteral(ADJUTANT_PROGRAM), {"game", "apply", m_file, "--json"});
        process.write("{\"do\":\"note\",\"text\":\"one\"}\n");
        QVERIFY(process.waitForReadyRead(20'000));
        QVERIFY(process.readLine().contains("\"ok\":true"));
        // Somebody else gets a refusal meanwhile, and so does who only wants to look.
        refused(run({"game", "apply", m_file}, "{\"do\":\"note\",\"text\":\"two\"}\n"), "another program");
        refused(run({"game", "show", m_file}), "another program");
        // It is said who that is, where the system tells.
        const auto who = run({"game", "log", m_file});
        if (journal::holderOf(m_file))
            QVERIFY2(who.err.contains("process " + QByteArray::number(process.processId())), who.err.constData());
        refused(run({"game", "check", m_file}), "another program");
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(20'000));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(log().size(), std::size_t(1));
    }

    void undoAndRedo()
    {
        QCOMPARE(run({"game", "undo", m_file}).status, 1);
        QCOMPARE(apply("{\"do\":\"begin\"}\n{\"do\":\"note\",\"text\":\"x\"}\n").status, 0);
        QCOMPARE(run({"game", "undo", m_file, "--count", "2"}).status, 0);
        QCOMPARE(run({"game", "show", m_file, "--json"}).json()["phase"].get<std::string>(), std::string("set-up"));
        QCOMPARE(run({"game", "redo", m_file}).status, 0);
        QCOMPARE(run({"game", "redo", m_file}).status, 0);
        QCOMPARE(run({"game", "redo", m_file}).status, 1);
        for (const auto& entry : log())
            QVERIFY(!entry["undone"].get<bool>());
        refused(run({"game", "undo", m_file, "--count", "-1"}), "--count");
    }

    void anyMomentCanBeLookedAtAndBranchedFrom()
    {
        apply("{\"do\":\"begin\"}\n{\"do\":\"note\",\"text\":\"one\"}\n{\"do\":\"activate\",\"unit\":\"a2\"}\n");
        const auto before = bytes();
        QCOMPARE(run({"game", "show", m_file, "--at", "0", "--json"}).json()["phase"].get<std::string>(),
                 std::string("set-up"));
        QVERIFY(run({"game", "show", m_file, "--at", "2", "--json"}).json()["active"].is_null());
        QCOMPARE(run({"game", "show", m_file, "--json"}).json()["active"].get<std::string>(), std::string("a2"));
        refused(run({"game", "show", m_file, "--at", "4"}), "--at");

        const QString to = m_folder.filePath("branch.adjutant");
        const auto ran = run({"game", "branch", m_file, "--at", "2", "--to", to});
        QVERIFY2(ran.status == 0, ran.err.constData());
        QCOMPARE(run({"game", "log", to, "--json"}).json().size(), std::size_t(2));
        QCOMPARE(run({"game", "check", to}).status, 0);
        QCOMPARE(run({"game", "apply", to}, "{\"do\":\"note\",\"text\":\"otherwise\"}\n").status, 0);
        refused(run({"game", "branch", m_file, "--to", to}), "never overwrites");
        refused(run({"game", "branch", m_file}), "--to");
        QCOMPARE(bytes(), before);
        QFile::remove(to);
    }

    void aPhotoIsKeptAndTakenOut()
    {
        const QTemporaryDir elsewhere;
        const QString picture = QStringLiteral(SOURCE_FOLDER "/docs/images/game.png");
        const QString to = elsewhere.filePath("out.jpg");
        QCOMPARE(run({"game", "photo", m_file}).status, 1);
        const auto before = log();
        QCOMPARE(run({"game", "photo", m_file, "--keep", picture}).status, 0);
        QVERIFY(log() == before);
        QCOMPARE(run({"game", "check", m_file}).status, 0);
        const auto ran = run({"game", "photo", m_file, "--to", to});
        QVERIFY2(ran.status == 0 && ran.out.contains("after entry 0"), ran.out.constData());
        QFile out(to);
        QVERIFY(out.open(QIODevice::ReadOnly));
        QCOMPARE(out.read(3), QByteArray::fromHex("ffd8ff"));
        const auto kept = bytes();
        refused(run({"game", "photo", m_file, "--keep", m_file}), "not a picture");
        refused(run({"game", "photo", m_file, "--keep", picture, "--remove"}), "only one");
        QCOMPARE(bytes(), kept);
        QCOMPARE(run({"game", "photo", m_file, "--remove"}).status, 0);
        QCOMPARE(run({"game", "photo", m_file}).status, 1);
    }

    void thePastIsMended()
    {
        apply("{\"do\":\"note\",\"text\":\"one\"}\n{\"do\":\"note\",\"text\":\"two\"}\n{\"do\":\"note\",\"text\":"
              "\"three\"}\n");
        const QByteArray eins = "{\"do\":\"note\",\"text\":\"eins\"}";
        const auto before = bytes();
        const auto shown = run({"game", "mend", m_file, "1", "--json"}, eins);
        QCOMPARE(shown.status, 0);
        QCOMPARE(shown.json()["before"].get<std::string>(), std::string("Note: one"));
        QCOMPARE(shown.json()["after"].get<std::string>(), std::string("Note: eins"));
        QCOMPARE(shown.json()["later"].size(), std::size_t(2));
        QCOMPARE(bytes(), before);
        QCOMPARE(run({"game", "mend", m_file, "1", "--accept"}, eins).status, 0);
        QCOMPARE(run({"game", "mend", m_file, "2", "--accept", "--leave-out", "3"}).status, 0);
        const Json all = log();
        QCOMPARE(all.size(), std::size_t(5));
        QCOMPARE(all[0]["mended-by"].get<int>(), 4);
        QCOMPARE(all[1]["mended-by"].get<int>(), 5);
        QCOMPARE(all[2]["mended-by"].get<int>(), 5);
        QVERIFY(run({"game", "log", m_file}).out.contains("(mended by 4)"));
        QCOMPARE(run({"game", "mend", m_file, "99"}, eins).status, 1);
        QCOMPARE(run({"game", "mend", m_file, "1"}, "{\"do\":\"fly\"}").status, 1);
        refused(run({"game", "mend", m_file, "one"}, eins), "a number of the log");
        refused(run({"game", "mend", m_file, "1"}, "{"), "standard input");
        QCOMPARE(run({"game", "check", m_file}).status, 0);
        QCOMPARE(run({"game", "undo", m_file, "--count", "2"}).status, 0);
        QVERIFY(!log()[0].contains("mended-by"));
    }

    void aMomentIsShownAsTheLogTellsItSinceAMend()
    {
        apply("{\"do\":\"begin\"}\n{\"do\":\"set\",\"unit\":\"b1\",\"counter\":\"wounded\",\"value\":2}\n"
              "{\"do\":\"note\",\"text\":\"three\"}\n");
        const auto wounded = [&] {
            const Json sides = run({"game", "show", m_file, "--at", "3", "--json"}).json()["sides"];
            return sides[1]["units"][0]["counters"]["wounded"].get<int>();
        };
        QCOMPARE(wounded(), 2);
        const QByteArray one = "{\"do\":\"set\",\"unit\":\"b1\",\"counter\":\"wounded\",\"value\":1}";
        QCOMPARE(run({"game", "mend", m_file, "2", "--accept"}, one).status, 0);
        QCOMPARE(wounded(), 1);
        QCOMPARE(run({"game", "undo", m_file}).status, 0);
        QCOMPARE(wounded(), 2);
    }

    void whatIsSoundOfADamagedGameIsRescued()
    {
        apply("{\"do\":\"note\",\"text\":\"one\"}\n{\"do\":\"note\",\"text\":\"two\"}\n");
        QByteArray all = bytes();
        all.replace("\"two\"", "\"six\"");
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(all);
        file.close();
        refused(run({"game", "show", m_file}), "rescued");
        const QString to = m_folder.filePath("rescued.adjutant");
        const auto ran = run({"game", "rescue", m_file, "--to", to});
        QVERIFY2(ran.status == 0, ran.err.constData());
        QVERIFY(ran.out.contains("1 entry came through"));
        QVERIFY(ran.out.contains("entry 2"));
        QCOMPARE(run({"game", "log", to, "--json"}).json().size(), std::size_t(1));
        QCOMPARE(bytes(), all);
        refused(run({"game", "rescue", m_file, "--to", to}), "never overwrites");
        refused(run({"game", "rescue", m_folder.filePath("none"), "--to", to}), "no such file");
        QFile::remove(to);
    }

    void showAndLogHaveTheirShape()
    {
        apply("{\"do\":\"begin\"}\n{\"do\":\"activate\",\"unit\":\"a2\"}\n"
              "{\"do\":\"resolve\",\"procedure\":\"shoot-squad\",\"target\":\"b1\",\"weapon\":\"main-gun\",\"faces\":["
              "3,4]}\n");
        const Json show = run({"game", "show", m_file, "--json"}).json();
        for (const char* key :
             {"pack", "round", "phase", "acting", "first", "may", "must", "next", "sides", "clock", "winner"})
            QVERIFY2(show.contains(key), key);
        QVERIFY(show["clock"].contains("seconds"));
        const Json last = log().back();
        QCOMPARE(last["entry"].get<int>(), 3);
        QCOMPARE(last["by"].get<std::string>(), std::string("a"));
        QCOMPARE(last["command"]["do"].get<std::string>(), std::string("resolve"));
        QCOMPARE(last["throws"][0]["source"].get<std::string>(), std::string("table"));
        QCOMPARE(last["throws"][0]["faces"].dump(), std::string("[3,4]"));
        QVERIFY(run({"game", "show", m_file}).out.contains("Ann"));
        QVERIFY(run({"game", "log", m_file}).out.contains("main") || run({"game", "log", m_file}).out.contains("Tank"));
    }

    void diceOfTheTableMayOnlyBeCounted()
    {
        const auto ran = apply(R"({"do":"add-unit","side":"a","type":"rifle-squad"}
{"do":"add-unit","side":"b","type":"rifle-squad"}
{"do":"begin"}
{"do":"set","unit":"a1","counter":"wounded","value":2}
{"do":"set","unit":"a1","counter":"unwounded","value":3}
{"do":"activate","unit":"a1"}
{"do":"resolve","procedure":"quality-check","faces":[{"count":3}]}
{"do":"resolve","procedure":"quality-check","faces":[{"count":1}]}
)");
        const auto answers = ran.lines();
        QCOMPARE(answers.size(), qsizetype(8));
        QVERIFY(answers[6]["error"].get<std::string>().find("cannot have 3 dice") != std::string::npos);
        QVERIFY2(answers[7]["ok"].get<bool>(), ran.out.constData());
        QCOMPARE(run({"game", "check", m_file}).status, 0);
        const Json thrown = log().back()["throws"][0];
        QCOMPARE(thrown["counted"]["dice"].get<int>(), 1);
        const Json unit = run({"game", "show", m_file, "--json"}).json()["sides"][0]["units"][0];
        QCOMPARE(unit["counters"]["unwounded"].get<int>(), 4);
        const QString report = m_folder.filePath("counted.csv");
        QCOMPARE(run({"game", "export", m_file, "--to", report}).status, 0);
        QFile file(report);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("(counted on the table)"));
        QVERIFY(file.remove());
    }

    void reports_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("html") << "html" << QByteArray("<!DOCTYPE html>");
        QTest::newRow("pdf") << "pdf" << QByteArray("%PDF-");
        QTest::newRow("csv") << "csv" << QByteArray("part,entry");
        QTest::newRow("json") << "JSON" << QByteArray("{");
    }

    void reports()
    {
        QFETCH(const QString, ending);
        QFETCH(const QByteArray, begin);
        apply("{\"do\":\"begin\"}\n{\"do\":\"note\",\"text\":\"<b>bold</b>\"}\n");
        QTemporaryDir folder;
        const QString to = folder.filePath(QStringLiteral("report.") + ending);
        const auto before = bytes();
        const auto ran = run({"game", "export", m_file, "--to", to});
        QVERIFY2(ran.status == 0, ran.err.constData());
        QFile file(to);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(begin));
        QCOMPARE(bytes(), before);
    }

    void reportsElsewhereAreRefused()
    {
        refused(run({"game", "export", m_file, "--to", m_folder.filePath("x.docx")}), ".html, .pdf, .csv or .json");
        refused(run({"game", "export", m_file, "--to", m_folder.filePath("none/x.csv")}), "could not be written");
        refused(run({"game", "export", m_file}), "--to");
    }

    void aFullDiskRefusesInWordsAndLosesNothing()
    {
        QCOMPARE(apply("{\"do\":\"note\",\"text\":\"kept\"}\n").status, 0);
        QByteArray lines;
        for (int i = 0; i < 400; ++i)
            lines += "{\"do\":\"note\",\"text\":\"" + QByteArray(200, 'x') + "\"}\n";
        const auto ran = run({"game", "apply", m_file, "--json"}, lines, [] {
            ::signal(SIGXFSZ, SIG_IGN);
            const rlimit limit{256 * 1024, 256 * 1024};
            ::setrlimit(RLIMIT_FSIZE, &limit);
        });
        QCOMPARE(ran.status, 1);
        int taken = 0, refusals = 0;
        for (const auto& line : ran.lines()) {
            taken += line["ok"].get<bool>();
            if (!line["ok"].get<bool>() && ++refusals == 1)
                QVERIFY2(line["error"].get<std::string>().find("not saved") != std::string::npos,
                         line["error"].get<std::string>().c_str());
        }
        QCOMPARE(taken + refusals, 400);
        QVERIFY(taken > 0 && refusals > 0);
        QCOMPARE(log().size(), std::size_t(taken) + 1);
        const auto checked = run({"game", "check", m_file});
        QVERIFY2(checked.status == 0, checked.out.constData());
    }

    void aFolderThatCanOnlyBeReadIsRead()
    {
        QCOMPARE(apply("{\"do\":\"note\",\"text\":\"kept\"}\n").status, 0);
        const auto asNobody = [] {
            if (::geteuid() == 0 && ::setuid(65534) != 0)
                ::_exit(99);
        };
        ::chmod(qPrintable(m_folder.path()), 0555);
        ::chmod(qPrintable(m_file), 0444);
        const auto before = bytes();
        const auto shown = run({"game", "log", m_file, "--json"}, {}, asNobody);
        const auto checked = run({"game", "check", m_file}, {}, asNobody);
        const auto applied = run({"game", "apply", m_file}, "{\"do\":\"note\",\"text\":\"x\"}\n", asNobody);
        ::chmod(qPrintable(m_folder.path()), 0755);
        ::chmod(qPrintable(m_file), 0644);
        if (shown.status == -1)
            QSKIP("the program cannot be started by another user here");
        QVERIFY2(shown.status == 0, shown.err.constData());
        QCOMPARE(shown.json().size(), std::size_t(1));
        QCOMPARE(checked.status, 0);
        refused(applied, "only be read");
        QCOMPARE(bytes(), before);
    }

    void aBentFileIsSaidToBe()
    {
        apply("{\"do\":\"note\",\"text\":\"one\"}\n");
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray all = file.readAll();
        all.replace("\"one\"", "\"two\"");
        file.seek(0);
        file.write(all);
        file.close();
        const auto ran = run({"game", "check", m_file});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.out.contains("entry 1"), ran.out.constData());
        refused(run({"game", "show", m_file}), "entry 1");
        refused(run({"game", "apply", m_file}), "entry 1");
    }
};

QTEST_GUILESS_MAIN(TestGame)
#include "tst_game.moc"
