// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packfolder.h"
#include "packs/catalogue.h"
#include "packs/derive.h"
#include "packs/examples.h"
#include "packs/resolve.h"

#include <QTest>

using namespace adjutant;
using packs::Values;

namespace {

// The losses of the pack's dice text, as one would count them at the table.
int diceLeft(int dice, int factors, int thirds, int halves)
{
    int left = std::max(0, dice + factors);
    for (int i = 0; i < thirds; ++i)
        left -= left / 3;
    for (int i = 0; i < halves; ++i)
        left -= left / 2;
    return std::max(1, left);
}

}

/// Factors, figures, refusals, lookups and random tables, against what the sheet of a small game says.
class TestProcedureParts : public QObject
{
    Q_OBJECT

private:
    packs::PackPtr m_pack;

    // The hits when these faces fall.
    packs::Resolution thrown(const char* procedureId, const Values& given,
                             std::vector<std::optional<std::int64_t>> typed, const packs::Rulings& table = {})
    {
        const auto* procedure = m_pack->resolvable(procedureId);
        const auto values = packs::complete(*procedure, given);
        const auto rulings = packs::complete(*m_pack, table);
        dice::TypedFaces faces(std::move(typed));
        const auto resolved = packs::resolve(*m_pack, *procedure, values.value(), rulings.value(), faces);
        return std::get<packs::Resolution>(resolved.value());
    }

    static packs::Value number(qint64 value) { return value; }

private Q_SLOTS:
    void initTestCase()
    {
        const auto files = test::packFiles("skirmish");
        const auto reading = packs::read(files);
        QCOMPARE(test::words(reading.faults), QString());
        m_pack = reading.pack;
        QCOMPARE(test::words(packs::runExamples(*m_pack, files)), QString());
    }

    void factorsAreSummed_data()
    {
        QTest::addColumn<Values>("ticked");
        QTest::addColumn<int>("thrown");
        QTest::newRow("none") << Values{} << diceLeft(6, 0, 0, 0);
        QTest::newRow("minus two") << Values{{"night", number(1)}} << 4;
        QTest::newRow("plus and minus") << Values{{"night", number(1)}, {"fresh", number(1)}} << 5;
        QTest::newRow("counted") << Values{{"tokens", number(4)}} << 2;
        QTest::newRow("never below one") << Values{{"tokens", number(40)}} << 1;
        QTest::newRow("half") << Values{{"smoke", number(1)}} << 3;
        QTest::newRow("one third") << Values{{"long-shot", number(1)}} << 4;
        QTest::newRow("a third and a third of the rest")
            << Values{{"long-shot", number(1)}, {"long-way", number(1)}} << 3;
        QTest::newRow("a third, then a half")
            << Values{{"long-shot", number(1)}, {"smoke", number(1)}, {"fresh", number(1)}} << 3;
    }

    void factorsAreSummed()
    {
        QFETCH(const Values, ticked);
        QFETCH(const int, thrown);
        Values given = ticked;
        given.insert({{"row", number(0)}, {"armour", number(0)}});
        const std::vector<std::optional<std::int64_t>> ones(static_cast<std::size_t>(thrown), 1);
        QCOMPARE(this->thrown("shoot", given, ones).outcomes["thrown"], thrown);
    }

    void factorsAdjustTheHits()
    {
        const Values light{{"row", number(0)}, {"armour", number(0)}};
        Values raw = light, hard = light;
        raw.insert("raw-target", number(1));
        hard.insert("hard-target", number(1));
        QCOMPARE(thrown("shoot", light, {3, 3, 3, 2, 2, 2}).outcomes["hits"], 3);
        QCOMPARE(thrown("shoot", raw, {3, 3, 3, 2, 2, 2}).outcomes["hits"], 4);
        QCOMPARE(thrown("shoot", hard, {3, 3, 3, 2, 2, 2}).outcomes["hits"], 1);
        QCOMPARE(thrown("shoot", hard, {3, 2, 2, 2, 2, 2}).outcomes["hits"], 1);
        QCOMPARE(thrown("shoot", raw, {2, 2, 2, 2, 2, 2}).outcomes["hits"], 0);
    }

    void figuresComeFromTheTable_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("armour");
        QTest::addColumn<int>("hits");
        // Of a 3, a 5 and four 1s: light weapons hit on 3 and 5, stones on 6 and never.
        QTest::newRow("light, soft") << 0 << 0 << 2;
        QTest::newRow("light, heavy") << 0 << 1 << 1;
        QTest::newRow("stones, soft") << 1 << 0 << 0;
    }

    void figuresComeFromTheTable()
    {
        QFETCH(const int, row);
        QFETCH(const int, armour);
        QFETCH(const int, hits);
        const Values given{{"row", number(row)}, {"armour", number(armour)}};
        QCOMPARE(thrown("shoot", given, {3, 5, 1, 1, 1, 1}).outcomes["hits"], hits);
    }

    void aDashIsNoEntry()
    {
        QCOMPARE(thrown("shoot", {{"row", number(1)}, {"armour", number(1)}}, {}).outcomes["hits"], 0);
        const packs::Table* table = m_pack->table("armour");
        QCOMPARE(table->figure("stones", "heavy")->text, QString("-"));
        QVERIFY(!table->figure("stones", "heavy")->number);
        QCOMPARE(table->figure("light", "heavy")->value(), 5);
        QVERIFY(!table->figure("light", "none"));
        QVERIFY(!table->figure("none", "soft"));
    }

    void oddsKnowFactorsAndFigures()
    {
        // Two dice at 5 or more: no hit in 16 of 36 throws; with one more for a raw target 2 or 3 hits.
        const auto* shoot = m_pack->procedure("shoot");
        const auto values = packs::complete(
            *shoot, {{"row", number(0)}, {"armour", number(1)}, {"tokens", number(4)}, {"raw-target", number(1)}});
        const auto odds = packs::odds(*m_pack, *shoot, *values, *packs::complete(*m_pack, packs::Rulings()),
                                      {.fractions = true, .sample = false});
        QVERIFY(odds);
        QStringList got;
        const auto& hits = odds->outcomes["hits"];
        QCOMPARE(hits.fractions.size(), hits.chances.size());
        for (std::size_t i = 0; i < hits.chances.size(); ++i)
            got << QStringLiteral("%1: %2").arg(hits.chances[i].value).arg(QString::fromStdString(hits.fractions[i]));
        QCOMPARE(got.join(", "), QString("0: 4/9, 2: 4/9, 3: 1/9"));
    }

    void rulingsAreRead()
    {
        // Seven dice, a half lost: 4 stay when the loss is rounded down, 3 when it is rounded up.
        const Values given{{"row", number(1)}, {"armour", number(1)}, {"fresh", number(1)}, {"smoke", number(1)}};
        QCOMPARE(thrown("shoot", given, {}).outcomes["thrown"], 4);
        QCOMPARE(thrown("shoot", given, {}, {{"rounding", "up"}}).outcomes["thrown"], 3);
    }

    void whatIsForbiddenIsRefused()
    {
        const auto* shoot = m_pack->procedure("shoot");
        const auto rulings = packs::complete(*m_pack, packs::Rulings());
        const auto refusal = [&](int hidden, int armour) {
            const auto values =
                packs::complete(*shoot, {{"row", number(0)}, {"armour", number(armour)}, {"hidden", number(hidden)}});
            const auto odds = packs::odds(*m_pack, *shoot, *values, *rulings);
            return odds ? QString() : odds.error().words;
        };
        QCOMPARE(refusal(0, 0), QString());
        QCOMPARE(refusal(1, 1), QString());
        QCOMPARE(refusal(1, 0), QString("Nobody shoots at what nobody sees."));
    }

    void lookupsAnswerWithoutDice_data()
    {
        QTest::addColumn<int>("ground");
        QTest::addColumn<int>("loaded");
        QTest::addColumn<QString>("answer");
        QTest::newRow("road") << 0 << 0 << "12 inches.";
        QTest::newRow("road, loaded") << 0 << 1 << "9 inches.";
        QTest::newRow("wood") << 1 << 0 << "6 inches.";
        QTest::newRow("wood, loaded") << 1 << 1 << "Loads cannot be carried through a wood.";
    }

    void lookupsAnswerWithoutDice()
    {
        QFETCH(const int, ground);
        QFETCH(const int, loaded);
        const auto* march = m_pack->lookup("march");
        const auto values = packs::complete(*march, {{"ground", number(ground)}, {"loaded", number(loaded)}});
        const auto answer = packs::answer(*m_pack, *march, *values, *packs::complete(*m_pack, packs::Rulings()));
        QTEST(answer ? answer->words.join(' ') : answer.error().words, "answer");
    }

    void diceDrawLines()
    {
        QCOMPARE(thrown("weather", {}, {2}).words.last(), QString("Rain."));
        QCOMPARE(thrown("weather", {}, {5}).words.last(), QString("Clouds."));
        QCOMPARE(thrown("weather", {}, {6}).words.last(), QString("Sun."));
        QCOMPARE(m_pack->randomTable("weather")->line(3)->words, QString("Clouds."));
        QVERIFY(!m_pack->randomTable("weather")->line(7));
    }

    // Whoever sees dice for the first time learns whose they are and what they are for.
    void throwsAreCalledAsThePackSays()
    {
        const auto found = packs::find(QStringLiteral("double-tap"));
        const packs::Pack& pack = *found->reading.pack;
        const auto* shoot = pack.procedure("shoot");
        const auto values = packs::complete(
            *shoot, {{"attacks", number(2)}, {"modifier", number(0)}, {"cover", number(0)}, {"hero", number(0)}});
        dice::TypedFaces faces({6, 6});
        const auto resolved = packs::resolve(pack, *shoot, *values, *packs::complete(pack, packs::Rulings()), faces);
        QCOMPARE(std::get<packs::Awaited>(*resolved).label, QString("Target tests for each hit"));
        QCOMPARE(packs::labelOf(*shoot, "something_else"), QString("Something else"));
    }

    void aThrowNobodyMakesIsAFault()
    {
        auto files = test::packFiles("skirmish");
        files["pack.toml"].replace("marks = [{ throw = \"scored\"",
                                   "throws = [{ id = \"volley\", label = \"Volley\" }]\nmarks = [{ throw = \"scored\"");
        const QString faults = test::words(packs::read(files).faults);
        QVERIFY2(faults.contains("the text never defines “volley”"), qPrintable(faults));
    }

    void weaponsFillInputs()
    {
        const auto* shoot = m_pack->procedure("shoot");
        const auto& muskets = *m_pack->weapon("muskets");
        const auto value = [&](const char* what, const char* input) {
            const auto found = packs::valueFrom(muskets, what, *shoot->input(input));
            return found ? std::get<qint64>(*found) : -1;
        };
        QCOMPARE(value("row", "row"), 0);
        QCOMPARE(value("attacks", "dice"), 2);
        QCOMPARE(value("dice", "dice"), 2);
        QCOMPARE(value("cost", "dice"), 3);
        QCOMPARE(value("modifier", "dice"), -1); // which of its bands, only the players can see
        const auto* armour = m_pack->unit("fusiliers")->stat("armour");
        QCOMPARE(std::get<qint64>(*packs::valueFrom(*armour, *shoot->input("armour"))), 1);
    }

    void squadsThrowMoreDice()
    {
        const auto& muskets = *m_pack->weapon("muskets");
        QCOMPARE(muskets.diceFor(2), std::optional(0));
        QCOMPARE(muskets.diceFor(4), std::optional(1));
        QCOMPARE(muskets.diceFor(5), std::optional(2)); // three, but never more than two
        QVERIFY(!m_pack->weapon("bayonets")->diceFor(5));
    }

    void statusesAreProposed()
    {
        const auto* shoot = m_pack->procedure("shoot");
        const auto values = packs::complete(*shoot, {{"row", number(0)}, {"armour", number(0)}});
        const auto rulings = packs::complete(*m_pack, packs::Rulings());
        const auto& effect = shoot->effects.back();
        const auto statusAt = [&](qint64 hits) {
            return packs::statusOf(*m_pack, *shoot, effect, *values, *rulings,
                                   {{"lost_thirds", 12}, {"thrown", 12}, {"scored", hits}, {"hits", hits}});
        };
        QCOMPARE(statusAt(10), std::optional(true));
        QCOMPARE(statusAt(9), std::optional<bool>());
    }

    void anEffectOfTheDiceThemselvesNeedsTheirFaces()
    {
        auto files = test::packFiles("skirmish");
        QByteArray& text = files[QStringLiteral("pack.toml")];
        text.replace(R"(throw = "rallied = 1d6 >= quality")",
                     R"(throw = "dice = 2d6; rallied = dice count >= quality")");
        text.replace(R"(change = "-rallied")", R"(change = "-dice")");
        const packs::PackPtr pack = packs::read(files).pack;
        QVERIFY(pack);
        const auto* rally = pack->procedure(QStringLiteral("rally"));
        const auto values = packs::complete(*rally, {{"quality", number(4)}});
        const auto rulings = packs::complete(*pack, packs::Rulings());
        dice::TypedFaces counted({});
        counted.addCount(0, 1);
        const auto told = packs::resolve(*pack, *rally, values.value(), rulings.value(), counted);
        QVERIFY(!told);
        QVERIFY2(told.error().words.contains(QStringLiteral("needs the faces")), qPrintable(told.error().words));
        dice::TypedFaces typed({5, 1});
        const auto fell =
            std::get<packs::Resolution>(packs::resolve(*pack, *rally, values.value(), rulings.value(), typed).value());
        QCOMPARE(packs::changeOf(*pack, *rally, rally->effects.front(), values.value(), rulings.value(), fell.names),
                 -6);
    }
};

QTEST_GUILESS_MAIN(TestProcedureParts)
#include "tst_procedureparts.moc"
