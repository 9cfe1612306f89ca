// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/catalogue.h"
#include "packs/factorwords.h"
#include "packs/resolve.h"

#include <QRandomGenerator>
#include <QTest>

using namespace adjutant;

/// The one line that says how the dice come about.
class TestFactorWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void explains_data();
    void explains();
    void saysWhatIsThrown_data();
    void saysWhatIsThrown();
    void effects();
    void proceduresWithoutFactors();

private:
    packs::Values with(const QString& procedure, int dice, const QStringList& ticked) const;
    packs::PackPtr m_pack;
};

void TestFactorWords::initTestCase()
{
    const auto found = packs::find(QStringLiteral("ballot-boxes"));
    QVERIFY(found && found->reading.pack);
    m_pack = found->reading.pack;
}

packs::Values TestFactorWords::with(const QString& procedure, int dice, const QStringList& ticked) const
{
    packs::Values values{{QStringLiteral("dice"), packs::Value(qint64(dice))}};
    for (const QString& one : ticked)
        values[one.section(QLatin1Char('='), 0, 0)] =
            packs::Value(one.contains(QLatin1Char('=')) ? one.section(QLatin1Char('='), 1).toLongLong() : qint64(1));
    return *packs::complete(*m_pack->procedure(procedure), values);
}

void TestFactorWords::explains_data()
{
    QTest::addColumn<QString>("procedure");
    QTest::addColumn<QString>("fractions");
    QTest::addColumn<int>("dice");
    QTest::addColumn<QStringList>("ticked");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const char* procedure, const char* fractions, int dice,
                        const QStringList& ticked, const char* words) {
        QTest::newRow(name) << QString::fromLatin1(procedure) << QString::fromLatin1(fractions) << dice << ticked
                            << QString::fromUtf8(words);
    };
    const QStringList some{QStringLiteral("raw"), QStringLiteral("stabilized"), QStringLiteral("long-range")};
    row("nothing counts", "shooting", "last", 6, {}, "");
    row("dice, then losses", "shooting", "last", 6, some,
        "6 − 1 raw unit + 2 stabilization, lose 1 in 2 (long range): 4");
    row("losses, then dice", "shooting", "first", 6, some,
        "6, lose 1 in 2 (long range), − 1 raw unit + 2 stabilization: 4");
    row("a third before a half", "hand-to-hand", "last", 9, {QStringLiteral("artillery"), QStringLiteral("in-terrain")},
        "9, lose 1 in 3 (in terrain), lose 1 in 2 (artillery): 3");
    row("counted", "shooting", "last", 6, {QStringLiteral("hit-tokens=3")}, "6 − 3 hit tokens on the unit: 3");
    row("at least one", "shooting", "last", 1, {QStringLiteral("night")}, "1 − 2 night: at least 1");
    row("hits", "shooting", "last", 4, {QStringLiteral("fresh"), QStringLiteral("target-raw")},
        "4 + 1 fresh unit: 5; hits that score + 1 target is raw");
    row("hits alone", "charge", "first", 4, {QStringLiteral("loser-2r")}, "4: 4; hits that score − 1 losers are 2R");
}

void TestFactorWords::explains()
{
    QFETCH(QString, procedure);
    QFETCH(QString, fractions);
    QFETCH(int, dice);
    QFETCH(QStringList, ticked);
    QFETCH(QString, words);
    const auto rulings = packs::complete(*m_pack, {{QStringLiteral("fractions"), fractions}});
    QVERIFY(rulings);
    QCOMPARE(packs::explainFactors(*m_pack, *m_pack->procedure(procedure), with(procedure, dice, ticked), *rulings),
             words);
}

void TestFactorWords::saysWhatIsThrown_data()
{
    QTest::addColumn<QString>("procedure");
    QTest::addColumn<QString>("fractions");
    for (const char* procedure : {"shooting", "charge", "hand-to-hand"})
        for (const char* fractions : {"last", "first"})
            QTest::addRow("%s, %s", procedure, fractions)
                << QString::fromLatin1(procedure) << QString::fromLatin1(fractions);
}

/// Whatever is ticked, the number it ends with is the one that the procedure throws.
void TestFactorWords::saysWhatIsThrown()
{
    QFETCH(QString, procedure);
    QFETCH(QString, fractions);
    const packs::Procedure& shot = *m_pack->procedure(procedure);
    const auto rulings = packs::complete(*m_pack, {{QStringLiteral("fractions"), fractions}});
    QRandomGenerator random(20230316);
    for (int i = 0; i < 300; ++i) {
        QStringList ticked;
        for (const auto& input : shot.inputs)
            if (!input.factors.isEmpty() && random.bounded(6) == 0)
                ticked << input.id;
        const packs::Values values = with(procedure, random.bounded(20), ticked);
        const QString words = packs::explainFactors(*m_pack, shot, values, *rulings);
        QCOMPARE(words.isEmpty(), ticked.isEmpty());
        if (ticked.isEmpty())
            continue;
        dice::TypedFaces ones(std::vector<std::optional<std::int64_t>>(200, 1));
        const auto resolved = packs::resolve(*m_pack, shot, values, *rulings, ones);
        QVERIFY(resolved);
        const qint64 thrown = std::get<packs::Resolution>(*resolved).outcomes.value(QStringLiteral("dice-thrown"));
        const QString total = words.section(QLatin1Char(';'), 0, 0).section(QLatin1Char(' '), -1);
        QVERIFY2(total == QString::number(thrown), qPrintable(words));
    }
}

void TestFactorWords::effects()
{
    const auto effect = [&](const char* input) {
        const packs::Procedure& shot = *m_pack->procedure(QStringLiteral("shooting"));
        const auto* line = packs::factorLine(*m_pack, *shot.input(QString::fromLatin1(input)));
        return line ? packs::effectOf(*line) : QString();
    };
    QCOMPARE(effect("raw"), QStringLiteral("\u22121 die"));
    QCOMPARE(effect("stabilized"), QStringLiteral("+2 dice"));
    QCOMPARE(effect("target-raw"), QStringLiteral("+1 hit"));
    QCOMPARE(effect("long-range"), QStringLiteral("lose 1 in 2"));
    QCOMPARE(effect("to-hit"), QString());
}

void TestFactorWords::proceduresWithoutFactors()
{
    const auto found = packs::find(QStringLiteral("quick-play"));
    const packs::Pack& pack = *found->reading.pack;
    const packs::Procedure& shot = *pack.procedure(QStringLiteral("shoot-squad"));
    const auto values =
        packs::complete(shot, {{QStringLiteral("dice"), packs::Value(dice::Pool{2, {1, 2, 3, 4, 5, 6}})},
                               {QStringLiteral("unwounded"), packs::Value(qint64(5))}});
    QVERIFY(values);
    QCOMPARE(packs::explainFactors(pack, shot, *values, *packs::complete(pack, packs::Rulings())), QString());
}

QTEST_MAIN(TestFactorWords)

#include "tst_factorwords.moc"
