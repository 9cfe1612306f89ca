// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace adjutant;
using namespace adjutant::test;

// Two games in which nothing differs but what a side has picked in secret: whatever the program prints of them is the
// same, until the hand is shown or used up.
class TestHiddenHands : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QStringList m_files;

    // All that can be read of a game, without the times in it.
    QByteArray told(const QString& file, const QByteArray& lines = {})
    {
        QByteArray all = run({"game", "apply", file}, lines).out + run({"game", "apply", file, "--json"}, "\n").out;
        for (const char* what : {"show", "log"})
            all += run({"game", what, file}).out + run({"game", what, file, "--json"}).out;
        for (const char* ending : {"html", "csv", "json"}) {
            const QString to = m_folder.filePath(QStringLiteral("report.%1").arg(QLatin1String(ending)));
            QFile::remove(to);
            all += run({"game", "export", file, "--to", to}).out;
            QFile report(to);
            if (report.open(QIODevice::ReadOnly))
                all += report.readAll();
        }
        QString text = QString::fromUtf8(all);
        text.replace(QRegularExpression(QStringLiteral("\\d\\d\\d\\d-\\d\\d-\\d\\d(T| )?")), QStringLiteral("day"));
        text.replace(QRegularExpression(QStringLiteral("\\d+:\\d\\d(:\\d\\d)?([.,]\\d+)?Z?")), QStringLiteral("time"));
        text.replace(QRegularExpression(QStringLiteral("\"(time|seconds|clock)[^,}]*")), QStringLiteral("time"));
        return text.toUtf8();
    }

    // The first lines in which the two games differ.
    QString difference(const QByteArray& a = {}, const QByteArray& b = {})
    {
        const auto left = told(m_files[0], a).split('\n'), right = told(m_files[1], b).split('\n');
        for (qsizetype i = 0; i < std::max(left.size(), right.size()); ++i)
            if (left.value(i) != right.value(i))
                return QString::fromUtf8(left.value(i) + "\n" + right.value(i));
        return {};
    }

    static QByteArray pick(const char* side, int blue, int pink)
    {
        return QStringLiteral("{\"do\":\"cube\",\"side\":\"%1\",\"blue\":%2,\"pink\":%3}\n")
            .arg(QLatin1String(side))
            .arg(blue)
            .arg(pink)
            .toUtf8();
    }

    // Two games that are ready for the first picks.
    bool begin(const QStringList& rulings, int cubesOfEach)
    {
        m_files.clear();
        for (const char* name : {"one", "two"}) {
            const QString file = m_folder.filePath(
                QStringLiteral("%1-%2.adjutant").arg(QLatin1String(QTest::currentTestFunction()), QLatin1String(name)));
            QFile::remove(file);
            QStringList made{"game", "new",      file,  "--pack", "quick", "--player",
                             "Ann",  "--player", "Bea", "--seed", "1"};
            for (const QString& ruling : rulings)
                made << "--ruling" << ruling;
            if (run(made).status != 0)
                return false;
            const QByteArray cubes = QByteArray::number(cubesOfEach);
            const auto begun = run({"game", "apply", file}, R"({"do":"setup","marker":"b","rounds":2,"blue-cubes":)" +
                                                                cubes + R"(,"pink-cubes":)" + cubes + R"(}
{"do":"add-unit","side":"a","type":"infantry","with":{"formation":1}}
{"do":"add-unit","side":"b","type":"infantry","with":{"formation":1}}
{"do":"begin"}
)");
            if (begun.status != 0)
                return false;
            m_files << file;
        }
        return true;
    }

    static qint64 lastEntry(const QString& file)
    {
        return run({"game", "log", file, "--json"}).json().back()["entry"].get<qint64>();
    }

private Q_SLOTS:
    void init()
    {
        QVERIFY(begin({}, 5));
        QCOMPARE(difference(), QString());
    }

    void aPickTellsNothing()
    {
        QCOMPARE(difference(pick("a", 3, 1), pick("a", 1, 3)), QString());
        QCOMPARE(difference(pick("b", 4, 0), pick("b", 2, 2)), QString());
        const QByteArray begin = "{\"do\":\"next\"}\n{\"do\":\"declare\",\"side\":\"a\"}\n";
        QCOMPARE(difference(begin, begin), QString());
        QVERIFY(told(m_files[0]).contains("hidden"));
    }

    void aPickThatWasUndoneTellsNothing()
    {
        QCOMPARE(difference(pick("a", 3, 1), pick("a", 1, 3)), QString());
        for (const QString& file : std::as_const(m_files))
            QCOMPARE(run({"game", "undo", file}).status, 0);
        QCOMPARE(difference(), QString());
        QCOMPARE(difference(pick("a", 2, 2), pick("a", 4, 0)), QString());
    }

    void aMendedPickTellsNothing()
    {
        QCOMPARE(difference(pick("a", 3, 1), pick("a", 1, 3)), QString());
        const QString entry = QString::number(lastEntry(m_files[0]));
        const QByteArrayList instead{pick("a", 2, 2), pick("a", 4, 0)};
        const auto one = run({"game", "mend", m_files[0], entry, "--accept"}, instead[0]);
        const auto two = run({"game", "mend", m_files[1], entry, "--accept"}, instead[1]);
        QCOMPARE(one.status, 0);
        QCOMPARE(one.out, two.out);
        QCOMPARE(difference(), QString());
        QVERIFY(told(m_files[0]).contains("mended"));
    }

    void onePoolForAllTellsNothing()
    {
        QVERIFY(begin({"pools=shared"}, 2));
        QCOMPARE(difference(pick("b", 4, 0), pick("b", 0, 4)), QString());
        // What cannot be picked any more is refused without what is left.
        QCOMPARE(difference(pick("a", 4, 0), pick("a", 0, 4)), QString());
        QCOMPARE(difference(pick("a", 0, 4), pick("a", 4, 0)), QString());
        // Nor do the actions that are offered tell it.
        const QByteArray next = "{\"do\":\"next\"}\n{\"do\":\"declare\",\"side\":\"a\"}\n";
        QCOMPARE(difference(next, next), QString());
        QVERIFY(run({"game", "show", m_files[0], "--json"}).json()["acting"] == Json("a"));
    }

    void aRevealedHandIsTold()
    {
        QCOMPARE(difference(pick("a", 3, 1), pick("a", 1, 3)), QString());
        const QByteArray reveal = "{\"do\":\"reveal\",\"side\":\"a\"}\n";
        QVERIFY(!difference(reveal, reveal).isEmpty());
        QCOMPARE(run({"game", "show", m_files[0], "--json"}).json()["sides"][0]["resources"]["blue-hand"].get<int>(),
                 3);
        bool told = false;
        for (const Json& entry : run({"game", "log", m_files[0], "--json"}).json())
            told = told || entry["command"].value("blue", 0) == 3;
        QVERIFY(told);
    }
};

QTEST_GUILESS_MAIN(TestHiddenHands)
#include "tst_hiddenhands.moc"
