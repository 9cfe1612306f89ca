// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/catalogue.h"
#include "packs/resolve.h"

#include <QTest>

#include <map>

using namespace adjutant;
using packs::Values;

namespace {

// The rules of the sheet once more, written as one would explain them at the table.

// Every way that `count` dice of so many sides can fall, each as likely as the others.
void eachFall(int count, int sides, const std::function<void(const std::vector<int>&)>& tell)
{
    std::vector<int> faces(static_cast<std::size_t>(count), 1);
    for (;;) {
        tell(faces);
        std::size_t i = 0;
        while (i < faces.size() && faces[i] == sides)
            faces[i++] = 1;
        if (i == faces.size())
            return;
        ++faces[i];
    }
}

using Chances = std::map<qint64, double>;

Chances shootSquad(int count, int sides, bool cover, int unwounded)
{
    Chances chances;
    const int thrown = count + (cover ? 1 : 0);
    eachFall(thrown, sides, [&](const std::vector<int>& faces) {
        int hits = 0;
        for (int face : faces)
            hits += face <= 4 ? 1 : 0;
        if (cover && hits > 0)
            --hits;
        chances[std::min(hits, unwounded)] += std::pow(sides, -thrown);
    });
    return chances;
}

Chances shootVehicle(int count, int sides, bool cover, int armor, int damage)
{
    Chances chances;
    const int thrown = count + (cover ? 1 : 0);
    eachFall(thrown, sides, [&](const std::vector<int>& faces) {
        int hits = 0;
        for (int face : faces)
            hits += face >= 5 ? 1 : 0;
        if (cover && hits > 0)
            --hits;
        eachFall(hits, sides, [&](const std::vector<int>& again) {
            int tokens = 0;
            for (int face : again)
                tokens += face > armor ? 1 : 0;
            chances[std::min(tokens, 2 - damage)] += std::pow(sides, -thrown - hits);
        });
    });
    return chances;
}

Chances qualityCheck(int wounded, int unwounded, bool oneByOne)
{
    Chances chances;
    eachFall(wounded, 6, [&](const std::vector<int>& faces) {
        int able = unwounded;
        for (int face : faces)
            able += face <= (oneByOne ? able : unwounded) ? 1 : 0;
        chances[able - unwounded] += std::pow(6, -wounded);
    });
    return chances;
}

}

class TestResolve : public QObject
{
    Q_OBJECT

private:
    packs::PackPtr m_pack;

    void compare(const QString& procedureId, const Values& given, const packs::Rulings& given2, const QString& outcome,
                 const Chances& wanted)
    {
        const auto* procedure = m_pack->procedure(procedureId);
        QVERIFY(procedure);
        const auto values = packs::complete(*procedure, given);
        const auto rulings = packs::complete(*m_pack, given2);
        QVERIFY(values && rulings);
        const auto odds = packs::odds(*m_pack, *procedure, *values, *rulings);
        QVERIFY(odds);
        QVERIFY(odds->exact);
        Chances got;
        for (const auto& chance : odds->outcomes[outcome].chances)
            got[chance.value] = chance.probability;
        QCOMPARE(got.size(), wanted.size());
        for (const auto& [value, probability] : wanted)
            QVERIFY2(std::abs(got[value] - probability) < 1e-12,
                     qPrintable(QStringLiteral("%1 = %2").arg(outcome).arg(value)));
    }

    static packs::Value dice(const char* text) { return *dice::parsePool(text); }
    static packs::Value number(qint64 value) { return value; }

private Q_SLOTS:
    void initTestCase()
    {
        const auto found = packs::find(QStringLiteral("quick-play"));
        QVERIFY(found && found->reading.pack);
        m_pack = found->reading.pack;
    }

    void squadsAsTheSheetSays_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("sides");
        QTest::addColumn<bool>("cover");
        QTest::addColumn<int>("unwounded");
        for (const auto& [count, sides] : {std::pair(1, 6), std::pair(2, 8), std::pair(2, 10), std::pair(4, 6)}) {
            for (bool cover : {false, true}) {
                for (int unwounded : {0, 1, 2, 5})
                    QTest::addRow("%dd%d%s at %d", count, sides, cover ? " in cover" : "", unwounded)
                        << count << sides << cover << unwounded;
            }
        }
    }

    void squadsAsTheSheetSays()
    {
        QFETCH(const int, count);
        QFETCH(const int, sides);
        QFETCH(const bool, cover);
        QFETCH(const int, unwounded);
        const Values values{{"dice", dice(qPrintable(QStringLiteral("%1d%2").arg(count).arg(sides)))},
                            {"cover", number(cover)},
                            {"unwounded", number(unwounded)}};
        compare("shoot-squad", values, {}, "wounds", shootSquad(count, sides, cover, unwounded));
    }

    void vehiclesAsTheSheetSays_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("sides");
        QTest::addColumn<bool>("cover");
        QTest::addColumn<int>("armor");
        QTest::addColumn<int>("damage");
        for (const auto& [count, sides] : {std::pair(1, 6), std::pair(2, 8), std::pair(2, 10), std::pair(3, 6)}) {
            for (bool cover : {false, true}) {
                for (int armor : {0, 3, 4, 10}) {
                    for (int damage : {0, 1})
                        QTest::addRow("%dd%d%s, armour %d, damage %d", count, sides, cover ? " in cover" : "", armor,
                                      damage)
                            << count << sides << cover << armor << damage;
                }
            }
        }
    }

    void vehiclesAsTheSheetSays()
    {
        QFETCH(const int, count);
        QFETCH(const int, sides);
        QFETCH(const bool, cover);
        QFETCH(const int, armor);
        QFETCH(const int, damage);
        const Values values{{"dice", dice(qPrintable(QStringLiteral("%1d%2").arg(count).arg(sides)))},
                            {"cover", number(cover)},
                            {"armor", number(armor)},
                            {"damage", number(damage)}};
        compare("shoot-vehicle", values, {}, "tokens", shootVehicle(count, sides, cover, armor, damage));
    }

    void checksAsTheSheetSays_data()
    {
        QTest::addColumn<int>("wounded");
        QTest::addColumn<int>("unwounded");
        QTest::addColumn<bool>("oneByOne");
        for (int wounded : {0, 1, 3, 5}) {
            for (int unwounded : {0, 1, 4, 6, 9}) {
                for (bool oneByOne : {false, true})
                    QTest::addRow("%d wounded, %d unwounded%s", wounded, unwounded, oneByOne ? ", one by one" : "")
                        << wounded << unwounded << oneByOne;
            }
        }
    }

    void checksAsTheSheetSays()
    {
        QFETCH(const int, wounded);
        QFETCH(const int, unwounded);
        QFETCH(const bool, oneByOne);
        const Values values{{"wounded", number(wounded)}, {"unwounded", number(unwounded)}};
        const packs::Rulings rulings{{"quality-check", oneByOne ? "one-by-one" : "together"}};
        compare("quality-check", values, rulings, "survivors", qualityCheck(wounded, unwounded, oneByOne));
    }

    void diceAreMarked()
    {
        const auto* procedure = m_pack->procedure("shoot-squad");
        const auto values =
            packs::complete(*procedure, {{"dice", dice("2d10")}, {"cover", number(1)}, {"unwounded", number(5)}});
        const auto rulings = packs::complete(*m_pack, packs::Rulings());
        dice::TypedFaces faces({4, 9, 2});
        const auto resolved = packs::resolve(*m_pack, *procedure, *values, *rulings, faces);
        QVERIFY(resolved);
        const auto& resolution = std::get<packs::Resolution>(*resolved);
        QCOMPARE(resolution.outcomes["wounds"], 1);
        QMap<int, QString> marks;
        const dice::Throw& thrown = resolution.throws.front();
        const auto marked = packs::marksOf(*m_pack, *procedure, *values, *rulings, thrown);
        for (std::size_t i = 0; i < marked.size(); ++i)
            marks[static_cast<int>(thrown.fallen[i].face)] = marked[i].label;
        QCOMPARE(marks[9], QStringLiteral("miss"));
        const QStringList others{marks[2], marks[4]};
        QVERIFY(others.contains("hit") && others.contains("stopped by cover"));
    }

    void valuesAreRefusedInWords_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("not dice") << "dice"
                                  << "2x10"
                                  << "dice=2x10: it takes dice, such as 2d10";
        QTest::newRow("not a flag") << "cover"
                                    << "maybe"
                                    << "cover=maybe: it takes yes or no";
        QTest::newRow("too few") << "unwounded"
                                 << "-1"
                                 << "unwounded=-1: it takes a whole number from 0 to 99";
        QTest::newRow("too many") << "unwounded"
                                  << "100"
                                  << "unwounded=100: it takes a whole number from 0 to 99";
        QTest::newRow("not a number") << "unwounded"
                                      << "five"
                                      << "unwounded=five: it takes a whole number from 0 to 99";
    }

    void valuesAreRefusedInWords()
    {
        QFETCH(const QString, input);
        QFETCH(const QString, text);
        const auto value = packs::parseValue(*m_pack->procedure("shoot-squad")->input(input), text);
        QVERIFY(!value);
        QTEST(value.error().words, "words");
    }
};

QTEST_GUILESS_MAIN(TestResolve)
#include "tst_resolve.moc"
