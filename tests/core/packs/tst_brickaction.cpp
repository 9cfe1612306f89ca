// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packodds.h"

#include <QTest>

#include <array>

using namespace adjutant;

namespace {

// The rules of the guide once more, written as one would play them at the table.

using Outcomes = std::map<std::string, qint64>;
using Inputs = QMap<QString, QString>;

QString text(bool yes)
{
    return yes ? QStringLiteral("yes") : QStringLiteral("no");
}

// ── Infantry against infantry

enum class Cover { None, Soft, Hard };

struct Attack {
    int minis = 1, baseLimit = 3, weaponDice = 0, targetMinis = 5;
    bool veteran = false, height = false, lowGround = false, prone = false, medic = false, medicSix = false;
    bool sliding = true;
    Cover cover = Cover::None;

    int dice() const { return std::max(0, std::min(minis, baseLimit) + weaponDice); }
    int saveBonus() const { return (cover == Cover::Hard && !lowGround ? 1 : 0) + (prone ? 1 : 0); }
    Inputs inputs() const
    {
        const char* const covers[] = {"none", "soft", "hard"};
        return {{"minis", QString::number(minis)},
                {"base-limit", QString::number(baseLimit)},
                {"weapon-dice", QString::number(weaponDice)},
                {"veteran", text(veteran)},
                {"height", text(height)},
                {"cover", covers[static_cast<int>(cover)]},
                {"low-ground", text(lowGround)},
                {"prone", text(prone)},
                {"medic", text(medic)},
                {"medic-six", text(medicSix)},
                {"target-minis", QString::number(targetMinis)}};
    }
};

// Tries every way to lay the bonuses on dice, and counts the hits of the best; sixes are not asked.
int mostHits(std::vector<int> faces, int bonuses)
{
    const auto hits = std::count_if(faces.begin(), faces.end(), [](int face) { return face >= 4; });
    int best = static_cast<int>(hits);
    for (std::size_t i = 0; bonuses > 0 && i < faces.size(); ++i) {
        ++faces[i];
        best = std::max(best, mostHits(faces, bonuses - 1));
        --faces[i];
    }
    return best;
}

int ordinaryCasualties(EveryFall& table, const Attack& a, int saves)
{
    int lost = 0;
    bool medicFree = a.medic;
    const int bonus = std::min(2, a.saveBonus());
    for (int i = 0; i < saves; ++i) {
        // A die is a save, short of one by 1, or hopeless.
        const int least = 4 - bonus;
        const int kind = table.kindOf({double(7 - least), 1, double(least - 2)});
        const bool savedByMedic = kind == 1 && medicFree && bonus + 1 <= 2;
        medicFree = medicFree && !savedByMedic;
        lost += kind == 0 || savedByMedic ? 0 : 1;
    }
    return lost;
}

int lastOfTheSquad(EveryFall& table, const Attack& a, int hits)
{
    if (hits == 0)
        return 0;
    if (hits >= 3)
        return table.reaches(6) ? 0 : 1;
    const int bonus = std::min(2, a.saveBonus() + (a.medic ? 1 : 0));
    return table.reaches((hits == 1 ? 4 : 5) - bonus) ? 0 : 1;
}

Outcomes attack(EveryFall& table, const Attack& a)
{
    int sixes = 0;
    std::vector<int> others;
    const int faces[] = {1, 2, 3, 4, 6}; // a 4 and a 5 do the same
    for (int i = 0; i < a.dice(); ++i) {
        const int face = faces[table.kindOf({1, 1, 1, 2, 1})];
        if (face == 6)
            ++sixes;
        else
            others.push_back(face);
    }
    const int bonuses = a.cover == Cover::Soft ? 0 : (a.veteran ? 1 : 0) + (a.height ? 1 : 0);
    int hits = mostHits(others, bonuses);
    if (a.medicSix && sixes > 0) {
        --sixes;
        ++hits;
    }
    int casualties = std::min(sixes, a.targetMinis);
    const int left = a.targetMinis - casualties;
    if (a.targetMinis == 1 && a.sliding)
        casualties += left > 0 ? lastOfTheSquad(table, a, hits) : 0;
    else
        casualties += ordinaryCasualties(table, a, std::min(hits, left));
    return {{"casualties", casualties}, {"suppressed", casualties >= 2}, {"wiped-out", casualties == a.targetMinis}};
}

Outcomes reactiveFire(EveryFall& table, const Attack& a)
{
    const int face = table.d6();
    if (face < 4)
        return {{"casualties", 0}};
    if (face == 6)
        return {{"casualties", 1}};
    return {{"casualties", table.reaches(4 - std::min(2, a.saveBonus() + (a.medic ? 1 : 0))) ? 0 : 1}};
}

// ── Close combat

struct Side {
    int minis = 1, extraDice = 0, extraTotal = 0;
};

struct Rolled {
    int total = 0, sixes = 0, lostToOnes = 0;
};

Rolled fight(EveryFall& table, const Side& side, bool onesCount)
{
    Rolled rolled;
    rolled.total = side.extraTotal;
    for (int i = 0; i < std::min(side.minis, 4) + side.extraDice; ++i) {
        const int face = table.d6();
        rolled.total += face;
        rolled.sixes += face == 6 ? 1 : 0;
        if (face == 1 && onesCount)
            rolled.lostToOnes += table.reaches(4) ? 0 : 1;
    }
    return rolled;
}

Outcomes closeCombat(EveryFall& table, const Side& a, const Side& b, bool onesCount)
{
    const Rolled first = fight(table, a, onesCount), second = fight(table, b, onesCount);
    const int aLosses = second.sixes + first.lostToOnes + (second.total > first.total ? 1 : 0);
    const int bLosses = first.sixes + second.lostToOnes + (first.total > second.total ? 1 : 0);
    return {{"a-losses", std::min(a.minis, aLosses)}, {"b-losses", std::min(b.minis, bLosses)}};
}

// The same for more dice than can be gone through one way after another: die by die, how likely each (total, sixes,
// lost to ones) is.
std::map<std::array<int, 3>, double> fallen(const Side& side, bool onesCount)
{
    std::map<std::array<int, 3>, double> chances{{{side.extraTotal, 0, 0}, 1.0}};
    for (int i = 0; i < std::min(side.minis, 4) + side.extraDice; ++i) {
        std::map<std::array<int, 3>, double> next;
        for (const auto& [state, chance] : chances) {
            const auto [total, sixes, lost] = state;
            next[{total + 1, sixes, lost}] += chance / (onesCount ? 12 : 6);
            if (onesCount)
                next[{total + 1, sixes, lost + 1}] += chance / 12;
            for (int face = 2; face <= 6; ++face)
                next[{total + face, sixes + (face == 6 ? 1 : 0), lost}] += chance / 6;
        }
        chances = std::move(next);
    }
    return chances;
}

OutcomeChances closeCombatOfMany(const Side& a, const Side& b, bool onesCount)
{
    OutcomeChances chances;
    const auto second = fallen(b, onesCount);
    for (const auto& [ofA, chanceOfA] : fallen(a, onesCount)) {
        for (const auto& [ofB, chanceOfB] : second) {
            const int aLosses = ofB[1] + ofA[2] + (ofB[0] > ofA[0] ? 1 : 0);
            const int bLosses = ofA[1] + ofB[2] + (ofA[0] > ofB[0] ? 1 : 0);
            chances["a-losses"][std::min(a.minis, aLosses)] += chanceOfA * chanceOfB;
            chances["b-losses"][std::min(b.minis, bLosses)] += chanceOfA * chanceOfB;
        }
    }
    return chances;
}

// ── Armour

enum class Sixes { Each, Any, All };
const char* const sixesIds[] = {"each-six", "any-six", "all-sixes"};

bool fails(EveryFall& table, int save)
{
    return save > 6 || !table.reaches(save);
}

int totalAgainst(EveryFall& table, int dice, int threshold, int save, Sixes ruling)
{
    int total = 0, sixes = 0;
    for (int i = 0; i < dice; ++i) {
        const int face = table.d6();
        total += face;
        sixes += face == 6 ? 1 : 0;
    }
    const bool reached = threshold > 0 && total >= threshold;
    if (ruling == Sixes::Each)
        return sixes + (reached && fails(table, save) ? 1 : 0);
    if (ruling == Sixes::Any ? sixes > 0 : sixes == dice)
        return 1;
    return reached && fails(table, save) ? 1 : 0;
}

int infantryAgainst(EveryFall& table, int dice, int save, Sixes ruling)
{
    int damage = 0;
    for (int i = 0; i < dice; ++i) {
        const int face = table.d6();
        if (face == 6 && ruling != Sixes::All)
            ++damage;
        else if (face >= 4)
            damage += fails(table, save) ? 1 : 0;
    }
    return damage;
}

}

class TestBrickAction : public QObject
{
    Q_OBJECT

private:
    PackOdds m_pack{QStringLiteral("brickaction")};

    template<typename Rule>
    void compare(const char* procedure, const Inputs& inputs, const packs::Rulings& rulings, Rule rule)
    {
        const QString words = m_pack.difference(procedure, inputs, rulings, EveryFall::of(rule));
        QStringList given;
        for (auto it = inputs.begin(); it != inputs.end(); ++it)
            given << it.key() + QLatin1Char('=') + *it;
        QVERIFY2(words.isEmpty(), qPrintable(given.join(' ') + QStringLiteral(": ") + words));
    }

    void compareCloseCombat(const Side& a, const Side& b, bool onesCount, const OutcomeChances& wanted)
    {
        const Inputs inputs{{"a-minis", QString::number(a.minis)},
                            {"a-extra-dice", QString::number(a.extraDice)},
                            {"a-extra-total", QString::number(a.extraTotal)},
                            {"b-minis", QString::number(b.minis)},
                            {"b-extra-dice", QString::number(b.extraDice)},
                            {"b-extra-total", QString::number(b.extraTotal)}};
        const packs::Rulings rulings{{"ones-in-close-combat", onesCount ? "save-own" : "ignore"}};
        for (bool fractions : {false, true})
            QCOMPARE(m_pack.difference("close-combat", inputs, rulings, wanted, {.fractions = fractions}), QString());
    }

    void compareAttack(const Attack& a)
    {
        if (a.prone && a.cover == Cover::Hard)
            return;
        compare("attack", a.inputs(), {{"last-in-squad", a.sliding ? "sliding" : "ordinary"}},
                [&](EveryFall& table) { return attack(table, a); });
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_pack.isThere()); }

    // One row for the dice; everything else is gone through inside.
    void attacks_data()
    {
        QTest::addColumn<int>("minis");
        QTest::addColumn<int>("baseLimit");
        QTest::addColumn<int>("weaponDice");
        QTest::addColumn<QList<int>>("targets");
        const QList<int> small{1, 2, 4};
        QTest::newRow("fewer dice than none") << 1 << 3 << -9 << small;
        QTest::newRow("one mini") << 1 << 3 << 0 << small;
        QTest::newRow("heavy support") << 5 << 2 << 0 << small;
        QTest::newRow("a squad") << 5 << 3 << 0 << small;
        QTest::newRow("a long shot of a split action") << 5 << 4 << -1 << small;
        QTest::newRow("a squad with a weapon") << 3 << 3 << 1 << QList<int>{1, 5};
    }

    void attacks()
    {
        QFETCH(const int, minis);
        QFETCH(const int, baseLimit);
        QFETCH(const int, weaponDice);
        QFETCH(const QList<int>, targets);
        for (int rest = 0; rest < 3 * 128; ++rest) {
            for (int target : targets) {
                Attack a;
                a.minis = minis;
                a.baseLimit = baseLimit;
                a.weaponDice = weaponDice;
                a.targetMinis = target;
                a.cover = static_cast<Cover>(rest % 3);
                const int flags = rest / 3;
                a.veteran = (flags & 1) != 0;
                a.height = (flags & 2) != 0;
                a.lowGround = (flags & 4) != 0;
                a.prone = (flags & 8) != 0;
                a.medic = (flags & 16) != 0;
                a.medicSix = (flags & 32) != 0;
                a.sliding = (flags & 64) != 0;
                compareAttack(a);
            }
        }
    }

    void attacksWithManyDice_data()
    {
        QTest::addColumn<bool>("medic");
        QTest::addColumn<bool>("sliding");
        QTest::addColumn<int>("target");
        QTest::newRow("at a squad") << false << true << 5;
        QTest::newRow("at a squad with a medic") << true << true << 3;
        QTest::newRow("at the last") << true << true << 1;
        QTest::newRow("at the last, saved as always") << true << false << 1;
    }

    void attacksWithManyDice()
    {
        QFETCH(const bool, medic);
        QFETCH(const bool, sliding);
        QFETCH(const int, target);
        Attack a;
        a.minis = 5;
        a.weaponDice = 2;
        a.veteran = a.height = true;
        a.medic = a.medicSix = medic;
        a.sliding = sliding;
        a.targetMinis = target;
        compareAttack(a);
    }

    void reactiveFires()
    {
        for (int rest = 0; rest < 3 * 8; ++rest) {
            Attack a;
            a.cover = static_cast<Cover>(rest % 3);
            a.lowGround = (rest / 3 & 1) != 0;
            a.prone = (rest / 3 & 2) != 0;
            a.medic = (rest / 3 & 4) != 0;
            if (a.prone && a.cover == Cover::Hard)
                continue;
            Inputs inputs = a.inputs();
            for (const char* none : {"minis", "base-limit", "weapon-dice", "veteran", "height", "medic-six"})
                inputs.remove(none);
            compare("reactive-fire", inputs, {}, [&](EveryFall& table) { return reactiveFire(table, a); });
        }
    }

    void totalCoverIsRefused()
    {
        Attack a;
        a.prone = true;
        a.cover = Cover::Hard;
        QVERIFY(m_pack.difference("attack", a.inputs(), {}, {}).contains("total cover"));
        a.lowGround = true;
        QVERIFY(m_pack.difference("attack", a.inputs(), {}, {}).contains("total cover"));
        a.cover = Cover::Soft;
        QCOMPARE(m_pack.difference("attack", a.inputs(), {}, {}), QString());
        const Inputs fire{{"cover", "hard"}, {"prone", "yes"}, {"target-minis", "3"}};
        QVERIFY(m_pack.difference("reactive-fire", fire, {}, {}).contains("total cover"));
    }

    void closeCombats_data()
    {
        QTest::addColumn<int>("aMinis");
        QTest::addColumn<int>("aDice");
        QTest::addColumn<int>("bMinis");
        QTest::addColumn<int>("bDice");
        QTest::newRow("one against one") << 1 << 0 << 1 << 0;
        QTest::newRow("one against two") << 1 << 0 << 2 << 0;
        QTest::newRow("three against two") << 3 << 0 << 2 << 0;
        QTest::newRow("one with a shotgun against one with two") << 1 << 1 << 1 << 2;
        QTest::newRow("five fight with four dice") << 5 << 0 << 1 << 0;
    }

    void closeCombats()
    {
        QFETCH(const int, aMinis);
        QFETCH(const int, aDice);
        QFETCH(const int, bMinis);
        QFETCH(const int, bDice);
        for (int rest = 0; rest < 2 * 3; ++rest) {
            const Side a{aMinis, aDice, rest / 2 == 1 ? 3 : 0}, b{bMinis, bDice, rest / 2 == 2 ? 20 : 0};
            const bool onesCount = rest % 2 == 0;
            compareCloseCombat(a, b, onesCount,
                               EveryFall::of([&](EveryFall& table) { return closeCombat(table, a, b, onesCount); }));
        }
    }

    void closeCombatsOfMany_data()
    {
        QTest::addColumn<QList<int>>("sideA");
        QTest::addColumn<QList<int>>("sideB");
        QTest::newRow("few dice, as above") << QList<int>{3, 0, 0} << QList<int>{2, 0, 1};
        QTest::newRow("seven dice each") << QList<int>{5, 3, 2} << QList<int>{4, 3, 0};
        QTest::newRow("the most dice, something added") << QList<int>{5, 9, 3} << QList<int>{5, 9, 0};
        QTest::newRow("the most of everything") << QList<int>{5, 9, 20} << QList<int>{5, 9, 20};
        QTest::newRow("the most against one") << QList<int>{5, 9, 0} << QList<int>{1, 0, 20};
        QTest::newRow("one with all the bonuses") << QList<int>{1, 9, 0} << QList<int>{5, 8, 20};
    }

    void closeCombatsOfMany()
    {
        QFETCH(const QList<int>, sideA);
        QFETCH(const QList<int>, sideB);
        const Side a{sideA[0], sideA[1], sideA[2]}, b{sideB[0], sideB[1], sideB[2]};
        for (bool onesCount : {false, true})
            compareCloseCombat(a, b, onesCount, closeCombatOfMany(a, b, onesCount));
    }

    void rallies()
    {
        for (int bonus = 0; bonus <= 2; ++bonus)
            compare("rally", {{"bonus", QString::number(bonus)}}, {}, [&](EveryFall& table) {
                return Outcomes{{"rallied", table.d6() + bonus >= 4}};
            });
    }

    void vehicleAttacks_data() { sixes_data(); }

    void vehicleAttacks()
    {
        QFETCH(const int, sixes);
        const auto ruling = static_cast<Sixes>(sixes);
        for (int dice : {1, 2, 4}) {
            for (int threshold : {0, 1, 6, 9, 14, 24, 25}) {
                for (int limit : {0, 1, 3, 9}) {
                    for (int save : {2, 4, 6, 7}) {
                        const int thrown = limit > 0 ? std::min(dice, limit) : dice;
                        const Inputs inputs{{"dice", QString::number(dice)},
                                            {"threshold", QString::number(threshold)},
                                            {"limit", QString::number(limit)},
                                            {"save", QString::number(save)}};
                        compare("vehicle-attack", inputs, {{"sixes", sixesIds[sixes]}}, [&](EveryFall& table) {
                            return Outcomes{{"damage", totalAgainst(table, thrown, threshold, save, ruling)}};
                        });
                    }
                }
            }
        }
    }

    void infantryAttacksArmour_data() { sixes_data(); }

    void infantryAttacksArmour()
    {
        QFETCH(const int, sixes);
        const auto ruling = static_cast<Sixes>(sixes);
        for (int dice : {0, 1, 3}) {
            for (int limit : {0, 1, 2, 9}) {
                for (int save = 2; save <= 7; ++save) {
                    const int thrown = limit > 0 ? std::min(dice, limit) : dice;
                    const Inputs inputs{{"dice", QString::number(dice)},
                                        {"limit", QString::number(limit)},
                                        {"save", QString::number(save)}};
                    compare("infantry-vs-armor", inputs, {{"sixes", sixesIds[sixes]}}, [&](EveryFall& table) {
                        return Outcomes{{"damage", infantryAgainst(table, thrown, save, ruling)}};
                    });
                }
            }
        }
    }

    void swarms_data() { sixes_data(); }

    void swarms()
    {
        QFETCH(const int, sixes);
        const auto ruling = static_cast<Sixes>(sixes);
        const std::map<const char*, int> needed{{"c1", 6},  {"c2", 7},  {"l1", 8},  {"l2", 9}, {"m1", 10},
                                                {"m2", 12}, {"m3", 14}, {"h1", 15}, {"h2", 16}};
        for (const auto& [armour, threshold] : needed) {
            for (int soldiers : {1, 3, 4}) {
                for (int save : {4, 7}) {
                    const Inputs inputs{{"soldiers", QString::number(soldiers)},
                                        {"armor-class", armour},
                                        {"save", QString::number(save)}};
                    compare("swarm", inputs, {{"sixes", sixesIds[sixes]}}, [&, least = threshold](EveryFall& table) {
                        return Outcomes{{"damage", totalAgainst(table, soldiers, least, save, ruling)}};
                    });
                }
            }
        }
    }

    void roadkills()
    {
        for (int minis : {0, 1, 2, 5}) {
            for (int save = 2; save <= 7; ++save) {
                for (bool each : {false, true}) {
                    const Inputs inputs{{"minis", QString::number(minis)}, {"save", QString::number(save)}};
                    compare("roadkill", inputs, {{"roadkill", each ? "each-mini" : "one-save"}}, [&](EveryFall& table) {
                        int killed = 0;
                        for (int i = 0; i < (each ? minis : std::min(minis, 1)); ++i)
                            killed += fails(table, save) ? 1 : 0;
                        return Outcomes{{"killed", killed}};
                    });
                }
            }
        }
    }

    void rollOff()
    {
        compare("roll-off", {}, {}, [](EveryFall& table) {
            const int first = table.d6(), second = table.d6();
            return Outcomes{{"winner", first > second ? 0 : second > first ? 1 : 2}};
        });
    }

    // The most dice that an attack, armour and infantry against armour take are still worked out exactly.
    void theMostDice()
    {
        Attack a;
        a.minis = a.baseLimit = 5;
        a.weaponDice = 9;
        a.veteran = a.height = a.medic = a.medicSix = true;
        a.targetMinis = 20;
        QCOMPARE(m_pack.difference("attack", a.inputs(), {}, {}), QString());
        QCOMPARE(m_pack.difference("vehicle-attack", {{"dice", "20"}, {"threshold", "70"}}, {}, {}), QString());
        for (const char* sixes : sixesIds) {
            const packs::Rulings rulings{{"sixes", sixes}};
            for (const bool fractions : {false, true})
                QCOMPARE(
                    m_pack.difference("infantry-vs-armor", {{"dice", "99"}}, rulings, {}, {.fractions = fractions}),
                    QString());
        }
    }

private:
    static void sixes_data()
    {
        QTest::addColumn<int>("sixes");
        for (int i = 0; i < 3; ++i)
            QTest::newRow(sixesIds[i]) << i;
    }
};

QTEST_GUILESS_MAIN(TestBrickAction)
#include "tst_brickaction.moc"
