// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packodds.h"

#include <QTest>

using namespace adjutant;

namespace {

// The rules of the sheet once more, written as one would play them at the table.

struct Attack {
    int quality = 4, attacks = 1, modifier = 0, targetQuality = 4, returnModifier = 0;
    bool cover = false, coverBack = false, hero = false, heroBack = false;
    bool onesFail = false;
};

using Outcomes = std::map<std::string, qint64>;

bool test(EveryFall& table, int quality, int modifier, bool onesFail)
{
    const int least = quality - modifier;
    return table.reaches(onesFail && least < 2 ? 2 : least);
}

int successes(EveryFall& table, int tests, int quality, int modifier, bool onesFail)
{
    int count = 0;
    for (int i = 0; i < tests; ++i)
        count += test(table, quality, modifier, onesFail) ? 1 : 0;
    return count;
}

bool holds(EveryFall& table, int quality, bool hero, bool onesFail)
{
    return test(table, quality, 0, onesFail) || (hero && test(table, quality, 0, onesFail));
}

struct Fate {
    bool killed = false, fallsBack = false;
};

Fate suffer(EveryFall& table, int hits, int quality, bool cover, bool hero, bool onesFail)
{
    Fate fate;
    fate.killed = successes(table, hits, quality, cover ? 1 : 0, onesFail) < hits;
    if (hits > 0 && !fate.killed)
        fate.fallsBack = !holds(table, quality, hero, onesFail);
    return fate;
}

Outcomes shoot(EveryFall& table, const Attack& a)
{
    const int hits = successes(table, a.attacks, a.quality, a.modifier - (a.cover ? 1 : 0), a.onesFail);
    const Fate fate = suffer(table, hits, a.targetQuality, a.cover, a.hero, a.onesFail);
    return {{"hits", hits}, {"killed", fate.killed}, {"falls-back", fate.fallsBack}};
}

Outcomes dodge(EveryFall& table, const Attack& a)
{
    int hits = successes(table, a.attacks, a.quality, a.modifier - (a.cover ? 1 : 0), a.onesFail);
    hits -= successes(table, 2, a.targetQuality, 0, a.onesFail);
    if (hits <= 0)
        return {{"hits", 0}, {"dodged", 1}, {"killed", 0}, {"falls-back", 0}};
    const Fate fate = suffer(table, hits, a.targetQuality, a.cover, a.hero, a.onesFail);
    return {{"hits", hits}, {"dodged", 0}, {"killed", fate.killed}, {"falls-back", fate.fallsBack}};
}

Outcomes returnFire(EveryFall& table, const Attack& a)
{
    const int attack = successes(table, a.attacks, a.quality, a.modifier - (a.cover ? 1 : 0), a.onesFail);
    const int answer = successes(table, 1, a.targetQuality, a.returnModifier - (a.coverBack ? 1 : 0), a.onesFail);
    const int cancelled = std::min(attack, answer);
    const Fate target = suffer(table, attack - cancelled, a.targetQuality, a.cover, a.hero, a.onesFail);
    const Fate attacker = suffer(table, answer - cancelled, a.quality, a.coverBack, a.heroBack, a.onesFail);
    return {{"hits", attack - cancelled},     {"killed", target.killed},
            {"falls-back", target.fallsBack}, {"hits-back", answer - cancelled},
            {"killed-back", attacker.killed}, {"falls-back-back", attacker.fallsBack}};
}

QString text(bool yes)
{
    return yes ? QStringLiteral("yes") : QStringLiteral("no");
}

QMap<QString, QString> meleeInputs(const Attack& a)
{
    return {{"quality", QString::number(a.quality)},
            {"attacks", QString::number(a.attacks)},
            {"target-quality", QString::number(a.targetQuality)},
            {"hero", text(a.hero)}};
}

QMap<QString, QString> shootInputs(const Attack& a)
{
    QMap<QString, QString> inputs = meleeInputs(a);
    inputs.insert("modifier", QString::number(a.modifier));
    inputs.insert("cover", text(a.cover));
    return inputs;
}

QMap<QString, QString> returnInputs(const Attack& a)
{
    QMap<QString, QString> inputs = shootInputs(a);
    inputs.insert("return-modifier", QString::number(a.returnModifier));
    inputs.insert("cover-back", text(a.coverBack));
    inputs.insert("hero-back", text(a.heroBack));
    return inputs;
}

}

class TestDoubleTap : public QObject
{
    Q_OBJECT

private:
    PackOdds m_pack{QStringLiteral("double-tap")};

    template<typename Rule>
    void compare(const char* procedure, const QMap<QString, QString>& inputs, const Attack& a, Rule rule)
    {
        const auto wanted = EveryFall::of([&](EveryFall& table) { return rule(table, a); });
        const packs::Rulings rulings{{"natural-one", a.onesFail ? "always-fails" : "as-printed"}};
        const QString words = m_pack.difference(procedure, inputs, rulings, wanted);
        QStringList given;
        for (auto it = inputs.begin(); it != inputs.end(); ++it)
            given << it.key() + QLatin1Char('=') + *it;
        QVERIFY2(words.isEmpty(), qPrintable(given.join(' ') + QStringLiteral(": ") + words));
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_pack.isThere()); }

    // One row for each attacker; what the target is and where the two stand is gone through inside.
    void attacks_data()
    {
        QTest::addColumn<int>("quality");
        QTest::addColumn<int>("attacks");
        QTest::addColumn<bool>("onesFail");
        for (int quality = 2; quality <= 6; ++quality) {
            for (int attacks : {1, 2, 4}) {
                for (bool onesFail : {false, true})
                    QTest::addRow("quality %d, %d attacks%s", quality, attacks, onesFail ? ", a 1 fails" : "")
                        << quality << attacks << onesFail;
            }
        }
    }

    void attacks()
    {
        QFETCH(const int, quality);
        QFETCH(const int, attacks);
        QFETCH(const bool, onesFail);
        for (int rest = 0; rest < 5 * 3 * 2 * 2; ++rest) {
            Attack a;
            a.quality = quality;
            a.attacks = attacks;
            a.onesFail = onesFail;
            a.targetQuality = 2 + rest % 5;
            a.modifier = rest / 5 % 3 - 1;
            a.cover = rest / 15 % 2 == 1;
            a.hero = rest / 30 == 1;
            compare("shoot", shootInputs(a), a, shoot);
            compare("dodge", shootInputs(a), a, dodge);
            if (a.modifier == 0 && !a.cover)
                compare("melee", meleeInputs(a), a, shoot);
        }
    }

    void answers_data()
    {
        QTest::addColumn<int>("quality");
        QTest::addColumn<bool>("onesFail");
        for (int quality = 2; quality <= 6; ++quality) {
            for (bool onesFail : {false, true})
                QTest::addRow("quality %d%s", quality, onesFail ? ", a 1 fails" : "") << quality << onesFail;
        }
    }

    void answers()
    {
        QFETCH(const int, quality);
        QFETCH(const bool, onesFail);
        for (int rest = 0; rest < 5 * 3 * 3 * 16; ++rest) {
            Attack a;
            a.quality = quality;
            a.attacks = 1 + rest % 2;
            a.onesFail = onesFail;
            a.targetQuality = 2 + rest % 5;
            a.modifier = rest / 5 % 3 - 1;
            a.returnModifier = rest / 15 % 3 - 1;
            a.cover = (rest / 45 & 1) != 0;
            a.coverBack = (rest / 45 & 2) != 0;
            a.hero = (rest / 45 & 4) != 0;
            a.heroBack = (rest / 45 & 8) != 0;
            compare("return-fire", returnInputs(a), a, returnFire);
        }
    }

    void moraleHolds()
    {
        for (int quality = 2; quality <= 6; ++quality) {
            for (bool hero : {false, true}) {
                for (bool onesFail : {false, true}) {
                    Attack a;
                    a.quality = quality;
                    a.hero = hero;
                    a.onesFail = onesFail;
                    compare("morale", {{"quality", QString::number(quality)}, {"hero", text(hero)}}, a,
                            [](EveryFall& table, const Attack& b) {
                                return Outcomes{{"holds", holds(table, b.quality, b.hero, b.onesFail)}};
                            });
                }
            }
        }
    }

    void rollOff()
    {
        compare("roll-off", {}, {}, [](EveryFall& table, const Attack&) {
            const int first = table.d6(), second = table.d6();
            return Outcomes{{"winner", first > second ? 0 : second > first ? 1 : 2}};
        });
    }

    // Twenty attacks are the most a procedure takes. Far too many ways to go through one by one, so by hand: every die
    // hits (Quality 2+, +1), and the target stops each hit with 1/2 (Quality 4+).
    void theMostAttacks()
    {
        OutcomeChances wanted;
        const double lives = std::pow(0.5, 20);
        wanted["hits"] = {{20, 1.0}};
        wanted["killed"] = {{0, lives}, {1, 1 - lives}};
        wanted["falls-back"] = {{0, 1 - lives / 4}, {1, lives / 4}};
        const QMap<QString, QString> inputs{
            {"quality", "2"}, {"attacks", "20"}, {"modifier", "1"}, {"target-quality", "4"}, {"hero", "yes"}};
        const QString words = m_pack.difference("shoot", inputs, {}, wanted);
        QVERIFY2(words.isEmpty(), qPrintable(words));
    }

    void refusesWhatNoWeaponHas_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("value");
        const QList<std::pair<const char*, const char*>> rows{
            {"quality", "1"},   {"quality", "7"},  {"attacks", "0"},        {"attacks", "21"},
            {"modifier", "-2"}, {"modifier", "2"}, {"target-quality", "1"}, {"target-quality", "7"}};
        for (const auto& [input, value] : rows)
            QTest::addRow("%s = %s", input, value) << QString(input) << QString(value);
    }

    void refusesWhatNoWeaponHas()
    {
        QFETCH(const QString, input);
        QFETCH(const QString, value);
        QMap<QString, QString> inputs = shootInputs({});
        QCOMPARE(m_pack.difference("shoot", inputs, {}, {}), QString());
        inputs[input] = value;
        QVERIFY(m_pack.difference("shoot", inputs, {}, {}).contains(input + QLatin1Char('=') + value));
    }
};

QTEST_GUILESS_MAIN(TestDoubleTap)
#include "tst_doubletap.moc"
