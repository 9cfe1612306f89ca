// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/catalogue.h"
#include "packs/examples.h"

#include <QDir>
#include <QTest>

using namespace adjutant;

/// Every pack that travels with the program is whole, and its worked examples come out as they say.
class TestBundledPacks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWhole_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString& id :
             QDir(QStringLiteral(SOURCE_FOLDER "/resources/packs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(id)) << id;
    }

    void isWhole()
    {
        QFETCH(const QString, id);
        const auto found = packs::find(id);
        QVERIFY2(found, qPrintable(found ? QString() : found.error().words));
        for (const Fault& fault : found->reading.faults)
            qWarning("%s", qPrintable(toText(fault)));
        QVERIFY(found->reading.faults.empty());
        QVERIFY(found->reading.pack);
        QVERIFY(found->bundled);
    }

    void examplesHold_data() { isWhole_data(); }

    void examplesHold()
    {
        QFETCH(const QString, id);
        const auto found = packs::find(id);
        QVERIFY(found && found->reading.pack);
        QVERIFY(found->files.contains(QStringLiteral("tests.toml")));
        const Faults faults = packs::runExamples(*found->reading.pack, found->files);
        for (const Fault& fault : faults)
            qWarning("%s", qPrintable(toText(fault)));
        QVERIFY(faults.empty());
    }

    void aWrongExampleIsNoticed()
    {
        auto found = packs::find(QStringLiteral("quick-play"));
        QVERIFY(found && found->reading.pack);
        found->files[QStringLiteral("tests.toml")] = R"([[case]]
name = "one hit of two"
procedure = "shoot-squad"
inputs = { dice = "2d10", unwounded = 5 }
faces = [4, 9]
outcomes = { wounds = 2 }
)";
        const Faults faults = packs::runExamples(*found->reading.pack, found->files);
        QCOMPARE(faults.size(), std::size_t(1));
        QCOMPARE(toText(faults.front()), QStringLiteral("tests.toml:6:23: wounds should be 2 and is 1"));
    }

    void unknownPackNamesTheKnownOnes()
    {
        const auto found = packs::find(QStringLiteral("no-such-pack"));
        QVERIFY(!found);
        QVERIFY(found.error().words.contains(QStringLiteral("quick-play")));
    }
};

QTEST_GUILESS_MAIN(TestBundledPacks)
#include "tst_bundledpacks.moc"
