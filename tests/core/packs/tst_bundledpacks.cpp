// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/generator.h"
#include "packs/catalogue.h"
#include "packs/examples.h"
#include "packs/resolve.h"

#include <QDir>
#include <QTest>

using namespace adjutant;

namespace {

/// Throws with a generator and keeps the faces. A throw that may be counted is told as a count.
class CountingTable : public dice::FaceSource
{
public:
    std::vector<std::optional<std::int64_t>> faces;
    bool counted = false;

    std::optional<Face> next(const dice::Ask& ask) override
    {
        const auto face = m_generator.next(ask);
        faces.emplace_back(face->value);
        return Face{face->value, true};
    }

    std::optional<std::int64_t> count(const dice::Ask& ask) override
    {
        const auto condition = dice::FaceTest::parse(ask.countOf);
        counted = counted || ask.count > 0;
        std::int64_t hits = 0;
        for (std::size_t i = 0; i < ask.count; ++i)
            hits += condition->matches(next(ask)->value, {});
        return hits;
    }

private:
    dice::Generator m_generator{dice::Seed{}};
};

/// Everything that can be left out is, the rest is in the middle; flags are as they are told.
packs::Values someValues(const packs::Procedure& procedure, bool flags)
{
    packs::Values values;
    for (const packs::ProcedureInput& input : procedure.inputs) {
        using Kind = packs::ProcedureInput::Kind;
        if (input.kind == Kind::Flag)
            values[input.id] = qint64(flags);
        else if (input.kind == Kind::Dice)
            values[input.id] = *dice::parsePool("4d10");
        else if (input.kind == Kind::Choice)
            values[input.id] = qint64(input.choices.size()) - 1;
        else if (!input.standard)
            values[input.id] = std::clamp<qint64>(4, input.least, input.most);
    }
    return values;
}

}

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

    void countedDiceChangeWhatTheirFacesDo_data() { isWhole_data(); }

    /// Whoever only counts the hits on the table gets all that the faces would have changed.
    void countedDiceChangeWhatTheirFacesDo()
    {
        QFETCH(const QString, id);
        const auto found = packs::find(id);
        QVERIFY(found && found->reading.pack);
        const packs::Pack& pack = *found->reading.pack;
        const auto rulings = packs::complete(pack, packs::Rulings());
        QVERIFY(rulings);
        int changed = 0, counted = 0;
        for (const packs::Procedure& procedure : pack.procedures) {
            CountingTable table;
            for (int i = 0; i < 40; ++i) {
                const auto values = packs::complete(procedure, someValues(procedure, i % 2));
                QVERIFY(values);
                table.faces.clear();
                table.counted = false;
                const auto byCount = packs::resolve(pack, procedure, *values, *rulings, table);
                if (packs::refusalOf(pack, procedure, *values, *rulings))
                    continue;
                QVERIFY(byCount);
                dice::TypedFaces typed(table.faces);
                const auto byFaces = packs::resolve(pack, procedure, *values, *rulings, typed);
                QVERIFY(byFaces);
                const auto& told = std::get<packs::Resolution>(*byCount);
                const auto& fell = std::get<packs::Resolution>(*byFaces);
                QCOMPARE(told.outcomes, fell.outcomes);
                for (const packs::Effect& effect : procedure.effects) {
                    const qint64 change = packs::changeOf(pack, procedure, effect, *values, *rulings, told.names);
                    QCOMPARE(change, packs::changeOf(pack, procedure, effect, *values, *rulings, fell.names));
                    QCOMPARE(packs::statusOf(pack, procedure, effect, *values, *rulings, told.names),
                             packs::statusOf(pack, procedure, effect, *values, *rulings, fell.names));
                    changed += change != 0 && table.counted;
                }
                counted += table.counted;
            }
        }
        QVERIFY(counted > 0);
        QVERIFY(changed > 0 || id == QLatin1String("quick"));
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
