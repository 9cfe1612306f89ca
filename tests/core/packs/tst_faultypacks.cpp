// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/catalogue.h"
#include "packs/reader.h"

#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;

/// One thing at a time is spoilt in a whole pack: the reader names the place, and what would be right.
class TestFaultyPacks : public QObject
{
    Q_OBJECT

private:
    packs::Files m_files;

    static QStringList said(const packs::Files& files)
    {
        QStringList lines;
        for (const Fault& fault : packs::read(files).faults)
            lines << toText(fault);
        return lines;
    }

    int lineOf(const QByteArray& text) const
    {
        const QByteArray& toml = m_files["pack.toml"];
        return static_cast<int>(toml.left(toml.indexOf(text)).count('\n')) + 1;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto found = packs::find(QStringLiteral("quick-play"));
        QVERIFY(found);
        m_files = found->files;
        QVERIFY(said(m_files).isEmpty());
    }

    void isNamed_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("words");
        QTest::newRow("misspelt key") << QByteArray("summary = ") << QByteArray("sumary = ")
                                      << "a pack has no key “sumary”; did you mean “summary”?";
        QTest::newRow("missing key") << QByteArray("title = \"Brass") << QByteArray("licence2 = \"Brass")
                                     << "a pack needs the key “title”";
        QTest::newRow("wrong format") << QByteArray("format = 1") << QByteArray("format = 2")
                                      << "this program reads packs of format = 1";
        QTest::newRow("id twice") << QByteArray("id = \"tank\"") << QByteArray("id = \"rifle-squad\"")
                                  << "the id “rifle-squad” is there twice";
        QTest::newRow("not an id") << QByteArray("id = \"tank\"") << QByteArray("id = \"../tank\"")
                                   << "“../tank” is not an id";
        QTest::newRow("no such weapon") << QByteArray("weapons = [\"rifles\"]") << QByteArray("weapons = [\"bows\"]")
                                        << "there is no weapon “bows”";
        QTest::newRow("no such kind") << QByteArray("kind = \"vehicle\"\ncount") << QByteArray("kind = \"boat\"\ncount")
                                      << "there is no kind of unit “boat”";
        QTest::newRow("no such length") << QByteArray("range = \"T\"") << QByteArray("range = \"X\"")
                                        << "“X” is none of the lengths";
        QTest::newRow("bad dice of a weapon")
            << QByteArray("dice = \"2d10\"") << QByteArray("dice = \"2x10\"") << "pack.toml:";
        QTest::newRow("no such section") << QByteArray("section = \"quality-check\"\nactor")
                                         << QByteArray("section = \"nowhere\"\nactor")
                                         << "the section “nowhere” is not in “reference”";
        QTest::newRow("no such ruling") << QByteArray("rulings = [\"quality-check\"]")
                                        << QByteArray("rulings = [\"quality\"]") << "there is no ruling “quality”";
        QTest::newRow("outcome never made")
            << QByteArray("dead = wounded - survivors") << QByteArray("lost = wounded - survivors")
            << "the text never defines the outcome “dead”";
        QTest::newRow("no such counter") << QByteArray("counter = \"damage\", change")
                                         << QByteArray("counter = \"harm\", change")
                                         << "units of kind “vehicle” have no counter “harm”";
        QTest::newRow("rounds without a word")
            << QByteArray("rounds = 6\n") << QByteArray("rounds = 7\n") << "it needs one word for each of the 7 rounds";
        QTest::newRow("not TOML") << QByteArray("[players]") << QByteArray("[players") << "pack.toml:";
        QTest::newRow("number too large") << QByteArray("count = 3\n") << QByteArray("count = 3000\n")
                                          << "“count” must be a whole number from 1 to 20";
        QTest::newRow("control character") << QByteArray("version = \"1.0\"") << QByteArray("version = \"1.0\\u0007\"")
                                           << "“version” has a control character in it";
        QTest::newRow("effect that does not parse")
            << QByteArray("change = \"tokens\"") << QByteArray("change = \"tokns\"") << "tokns";
    }

    void isNamed()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QString, words);
        packs::Files files = m_files;
        QVERIFY(files["pack.toml"].contains(before));
        const auto at = files["pack.toml"].indexOf(before);
        files["pack.toml"].replace(at, before.size(), after);
        const QStringList lines = said(files);
        QVERIFY2(lines.join('\n').contains(words), qPrintable(lines.join('\n')));
        QVERIFY(!packs::read(files).pack);
    }

    void diceTextIsPointedAtInTheFile()
    {
        packs::Files files = m_files;
        files["pack.toml"].replace("<= 4 dl cover;", "<= 4 dl covr;");
        const QString line = said(files).value(0);
        const int wanted = lineOf("<= 4 dl cover;");
        QVERIFY2(line.startsWith(QStringLiteral("pack.toml:%1:42:").arg(wanted)), qPrintable(line));
    }

    void allFaultsAreFound()
    {
        packs::Files files = m_files;
        files["pack.toml"]
            .replace("summary = ", "sumary = ")
            .replace("range = \"T\"", "range = \"X\"")
            .replace("change = \"tokens\"", "change = \"tokns\"");
        files.remove("reference/cover.md");
        QVERIFY(said(files).size() >= 4);
    }

    void linksThatLeadNowhere()
    {
        packs::Files files = m_files;
        files["reference/cover.md"] += "\n[out](http://example.org) and [gone](section:gone)\n";
        const QStringList lines = said(files);
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[0].contains("http://example.org"));
        QVERIFY(lines[1].contains("section:gone"));
    }

    void hostileFoldersAreRefused()
    {
        QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        QVERIFY(!packs::load(folder.path()));
        write("pack.toml", QByteArray(2 << 20, 'x'));
        auto loaded = packs::load(folder.path());
        QVERIFY(!loaded && loaded.error().words.contains("at most"));
        write("pack.toml", m_files["pack.toml"]);
        QVERIFY(QFile::link("/etc/hostname", folder.filePath("secret.txt")));
        loaded = packs::load(folder.path());
        QVERIFY(!loaded && loaded.error().words.contains("a link"));
    }

    void deepTomlEnds()
    {
        packs::Files files = m_files;
        files["pack.toml"] += "deep = " + QByteArray(100'000, '[') + "\n";
        QVERIFY(!said(files).isEmpty());
        QVERIFY(!packs::read(files).pack);
    }
};

QTEST_GUILESS_MAIN(TestFaultyPacks)
#include "tst_faultypacks.moc"
