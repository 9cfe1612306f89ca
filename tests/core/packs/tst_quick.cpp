// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packodds.h"
#include "successes.h"

#include <QTest>

#include <algorithm>

using namespace adjutant;

namespace {

// The rules of the sheet once more, written as one would explain them at the table.

struct Attack {
    int power = 1, enablers = 0, enemyPower = 1, enemyEnablers = 0;
    bool reduced = false, enemyClose = false, lossesFirst = false;
};

constexpr double lossOfADie = 2.0 / 6.0;

int attackersDice(const Attack& attack, int losses)
{
    const int total = attack.power - (attack.reduced ? 1 : 0) + attack.enablers;
    if (!attack.lossesFirst)
        return total;
    // Satisfy one loss after the other: an enabler, then the unit is reduced, then it is removed.
    int enablers = attack.enablers;
    bool reduced = attack.reduced;
    for (int loss = 0; loss < losses; ++loss) {
        if (enablers > 0)
            --enablers;
        else if (!reduced)
            reduced = true;
        else
            return 0;
    }
    return std::max(0, total - losses);
}

OutcomeChances play(const Attack& attack)
{
    OutcomeChances losses;
    const int defence = attack.enemyPower + attack.enemyEnablers + (attack.enemyClose ? 1 : 0);
    losses["attacker-losses"] = successes(defence, lossOfADie);
    for (const auto& [suffered, chance] : losses["attacker-losses"]) {
        for (const auto& [inflicted, other] : successes(attackersDice(attack, static_cast<int>(suffered)), lossOfADie))
            losses["defender-losses"][inflicted] += chance * other;
    }
    return losses;
}

QMap<QString, QString> inputsOf(const Attack& attack)
{
    const auto flag = [](bool set) { return set ? QStringLiteral("yes") : QStringLiteral("no"); };
    return {{"attack-power", QString::number(attack.power)},
            {"attacker-reduced", flag(attack.reduced)},
            {"attack-enablers", QString::number(attack.enablers)},
            {"defense-power", QString::number(attack.enemyPower)},
            {"defense-enablers", QString::number(attack.enemyEnablers)},
            {"defender-close", flag(attack.enemyClose)}};
}

QString written(const QMap<QString, QString>& inputs)
{
    QStringList words;
    for (auto it = inputs.begin(); it != inputs.end(); ++it)
        words << it.key() + QLatin1Char('=') + it.value();
    return words.join(QLatin1Char(' ')) + QStringLiteral(": ");
}

}

class TestQuick : public QObject
{
    Q_OBJECT

private:
    packs::PackPtr m_pack;

private Q_SLOTS:
    void initTestCase()
    {
        const auto found = packs::find(QStringLiteral("quick"));
        QVERIFY(found && found->reading.pack);
        m_pack = found->reading.pack;
    }

    void attacksAsTheSheetSays_data()
    {
        QTest::addColumn<int>("enablers");
        QTest::addColumn<bool>("reduced");
        QTest::addColumn<bool>("lossesFirst");
        for (int enablers = 0; enablers <= 4; ++enablers) {
            for (bool reduced : {false, true}) {
                for (bool lossesFirst : {false, true})
                    QTest::addRow("%d enablers%s, %s", enablers, reduced ? ", reduced" : "",
                                  lossesFirst ? "losses first" : "full dice")
                        << enablers << reduced << lossesFirst;
            }
        }
    }

    void attacksAsTheSheetSays()
    {
        QFETCH(const int, enablers);
        QFETCH(const bool, reduced);
        QFETCH(const bool, lossesFirst);
        const PackOdds odds(QStringLiteral("quick"));
        for (int power : {1, 2, 3, 4, 9}) {
            for (int enemyPower : {1, 3, 4, 9}) {
                for (int enemyEnablers : {0, 2, 4}) {
                    for (bool close : {false, true}) {
                        const Attack attack{power, enablers, enemyPower, enemyEnablers, reduced, close, lossesFirst};
                        const auto inputs = inputsOf(attack);
                        const QString wrong = odds.difference(
                            "attack", inputs, {{"attacker-dice", lossesFirst ? "after-losses" : "full"}}, play(attack));
                        QVERIFY2(wrong.isEmpty(), qPrintable(written(inputs) + wrong));
                    }
                }
            }
        }
    }

    void onlyWhatTheChartGivesIsTaken_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<qint64>("value");
        QTest::newRow("no power") << "attack-power" << qint64(0);
        QTest::newRow("too much power") << "attack-power" << qint64(10);
        QTest::newRow("a fifth kind of enabler") << "attack-enablers" << qint64(5);
        QTest::newRow("no defence") << "defense-power" << qint64(0);
        QTest::newRow("a fifth kind in defence") << "defense-enablers" << qint64(5);
    }

    void onlyWhatTheChartGivesIsTaken()
    {
        QFETCH(const QString, input);
        QFETCH(const qint64, value);
        packs::Values values{{"attack-power", qint64(3)},
                             {"attack-enablers", qint64(0)},
                             {"defense-power", qint64(3)},
                             {"defense-enablers", qint64(0)}};
        const auto* attack = m_pack->procedure("attack");
        QVERIFY(packs::complete(*attack, values));
        values[input] = value;
        QVERIFY(!packs::complete(*attack, values));
    }

    void civiliansOnlyThrow()
    {
        const auto* wander = m_pack->procedure("wander");
        QVERIFY(wander);
        QVERIFY(wander->outcomes.empty());
        const auto values = packs::complete(*wander, {{"markers", qint64(20)}});
        const auto rulings = packs::complete(*m_pack, packs::Rulings());
        QVERIFY(values && rulings);
        std::vector<std::optional<std::int64_t>> faces(20, 3);
        dice::TypedFaces source(std::move(faces));
        const auto resolved = packs::resolve(*m_pack, *wander, *values, *rulings, source);
        QVERIFY(resolved && std::holds_alternative<packs::Resolution>(*resolved));
        QCOMPARE(std::get<packs::Resolution>(*resolved).throws.front().fallen.size(), std::size_t(20));
    }
};

QTEST_GUILESS_MAIN(TestQuick)
#include "tst_quick.moc"
