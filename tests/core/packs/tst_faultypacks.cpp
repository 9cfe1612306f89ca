// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "german.h"
#include "packfolder.h"
#include "packs/check.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace adjutant;

namespace {

/// A change of one pack, and all that should then be found. In its file a line with the name of one of the pack's files
/// comes first, then the lines `- ` that are taken out of it, the lines `+ ` that come in their place (or at its end),
/// and at last, `> `, the faults. `# ` says what it is about. `= ` names another pack than the one of all things.
struct Case {
    struct Change {
        QString file;
        QStringList before, after;
    };

    QString pack = QStringLiteral("skirmish");
    std::vector<Change> changes;
    QStringList faults;
};

Case readCase(const QString& path)
{
    Case result;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return result;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts)) {
        const QString text = line.mid(2);
        if (line.startsWith("- "))
            result.changes.back().before << text;
        else if (line.startsWith("+ "))
            result.changes.back().after << text;
        else if (line.startsWith("> "))
            result.faults << text;
        else if (line.startsWith("= "))
            result.pack = text;
        else if (!line.startsWith("# "))
            result.changes.push_back({line, {}, {}});
    }
    return result;
}

// A pack is a folder, or, where all of it is one file, that file.
packs::Files filesOf(const QString& pack)
{
    QFile file(QStringLiteral(TEST_DATA "/packs/%1.toml").arg(pack));
    return file.open(QIODevice::ReadOnly) ? packs::Files{{QStringLiteral("pack.toml"), file.readAll()}}
                                          : test::packFiles(pack);
}

// False when the pack does not have what should be changed.
bool apply(const Case::Change& change, packs::Files& files)
{
    QByteArray& text = files[change.file];
    const QByteArray before = change.before.join('\n').toUtf8();
    const QByteArray after = change.after.join('\n').toUtf8();
    const auto at = before.isEmpty() ? text.size() : text.indexOf(before);
    if (at < 0)
        return false;
    text.replace(at, before.size(), before.isEmpty() ? after + '\n' : after);
    return true;
}

QStringList said(const packs::Files& files)
{
    QStringList lines;
    for (const Fault& fault : packs::check(files)) {
        const bool error = fault.severity == Fault::Severity::Error;
        lines << (error ? QStringLiteral("error: ") : QStringLiteral("warning: ")) + toText(fault);
    }
    return lines;
}

}

/// One thing is spoilt in a whole pack: the checker names every fault with its place, and what would be right.
class TestFaultyPacks : public QObject
{
    Q_OBJECT

private:
    const QDir m_folder{QStringLiteral(TEST_DATA "/packs/faulty")};

private Q_SLOTS:
    void theGoodPacksAreWhole()
    {
        for (const char* pack : {"skirmish", "track", "phases", "cubes"})
            QCOMPARE(said(filesOf(pack)), QStringList());
    }

    void isNamed_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString& name : m_folder.entryList({"*.txt"}))
            QTest::newRow(qPrintable(name.chopped(4))) << m_folder.filePath(name);
    }

    void isNamed()
    {
        QFETCH(const QString, path);
        const Case wanted = readCase(path);
        auto files = filesOf(wanted.pack);
        for (const Case::Change& change : wanted.changes)
            QVERIFY2(apply(change, files), qPrintable(change.before.join('\n')));
        QVERIFY(!wanted.faults.isEmpty());
        QCOMPARE(said(files).join('\n'), wanted.faults.join('\n'));
    }

    void isNamedInGerman_data() { isNamed_data(); }

    // What the pack refuses with is the pack's own, and rare mistakes of TOML are named by its parser.
    void isNamedInGerman()
    {
        QFETCH(const QString, path);
        const Case wanted = readCase(path);
        auto files = filesOf(wanted.pack);
        for (const Case::Change& change : wanted.changes)
            QVERIFY(apply(change, files));
        static const QRegularExpression foreign(QStringLiteral("(?<=^kein TOML: | Worten abgelehnt: ).*"));
        const Faults english = packs::check(files);
        const test::German german;
        const Faults faults = packs::check(files);
        QCOMPARE(faults.size(), english.size());
        for (std::size_t i = 0; i < faults.size(); ++i) {
            const QString words = QString(faults[i].words).remove(foreign);
            QVERIFY2(words != english[i].words, qPrintable(words));
            QVERIFY2(test::englishIn(words).isEmpty(), qPrintable(words));
            QCOMPARE(faults[i].line, english[i].line);
        }
    }

    void thereAreMany() { QVERIFY(m_folder.entryList({"*.txt"}).size() >= 190); }
};

QTEST_GUILESS_MAIN(TestFaultyPacks)
#include "tst_faultypacks.moc"
