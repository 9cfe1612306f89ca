// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/generator.h"
#include "packs/catalogue.h"
#include "packs/names.h"

#include <QSet>
#include <QTest>

using namespace adjutant;

class TestNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sameSeedSameNames();
    void everyWordIsUsed();
    void takenNamesAreAvoided();
    void nothingToMakeOneOf_data();
    void nothingToMakeOneOf();
    void diceOfTheTable();
    void bundledPackHasNames();

private:
    packs::Pack m_pack;
};

void TestNames::initTestCase()
{
    m_pack.names = {{QStringLiteral("squad"), QStringLiteral("{adjective} {band}")},
                    {QStringLiteral("squad"), QStringLiteral("The {band}")},
                    {QStringLiteral("bare"), QStringLiteral("Nemo")},
                    {QStringLiteral("open"), QStringLiteral("{adjective")},
                    {QStringLiteral("lost"), QStringLiteral("{nowhere}")}};
    m_pack.words = {{QStringLiteral("adjective"), {QStringLiteral("Gilded"), QStringLiteral("Iron")}},
                    {QStringLiteral("band"), {QStringLiteral("Sappers"), QStringLiteral("Stokers")}}};
}

void TestNames::sameSeedSameNames()
{
    dice::Generator one(*dice::parseSeed("5eed")), other(*dice::parseSeed("5eed"));
    for (int i = 0; i < 50; ++i)
        QCOMPARE(packs::makeName(m_pack, QStringLiteral("squad"), one),
                 packs::makeName(m_pack, QStringLiteral("squad"), other));
}

void TestNames::everyWordIsUsed()
{
    dice::Generator dice(*dice::parseSeed("1"));
    QSet<QString> names;
    for (int i = 0; i < 200; ++i)
        names.insert(packs::makeName(m_pack, QStringLiteral("squad"), dice));
    QCOMPARE(names, QSet<QString>({"Gilded Sappers", "Gilded Stokers", "Iron Sappers", "Iron Stokers", "The Sappers",
                                   "The Stokers"}));
}

void TestNames::takenNamesAreAvoided()
{
    dice::Generator dice(*dice::parseSeed("2"));
    QStringList taken;
    for (int i = 0; i < 3; ++i)
        taken.append(packs::makeName(m_pack, QStringLiteral("squad"), dice, taken));
    QCOMPARE(taken.removeDuplicates(), 0);
    QCOMPARE(packs::makeName(m_pack, QStringLiteral("bare"), dice, {QStringLiteral("Nemo")}), QStringLiteral("Nemo"));
}

void TestNames::nothingToMakeOneOf_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("name");
    QTest::newRow("no pattern") << "vehicle"
                                << "";
    QTest::newRow("no such list") << "lost"
                                  << "";
    QTest::newRow("a brace too few") << "open"
                                     << "{adjective";
    QTest::newRow("no list needed") << "bare"
                                    << "Nemo";
}

void TestNames::nothingToMakeOneOf()
{
    QFETCH(QString, kind);
    dice::Generator dice(*dice::parseSeed("3"));
    QTEST(packs::makeName(m_pack, kind, dice), "name");
    QCOMPARE(packs::hasNames(m_pack, kind), kind != QLatin1String("vehicle"));
}

void TestNames::diceOfTheTable()
{
    dice::TypedFaces faces({1, 2, 1});
    QCOMPARE(packs::makeName(m_pack, QStringLiteral("squad"), faces), QStringLiteral("Iron Sappers"));
    dice::TypedFaces none({});
    QCOMPARE(packs::makeName(m_pack, QStringLiteral("squad"), none), QString());
}

void TestNames::bundledPackHasNames()
{
    const auto found = packs::find(QStringLiteral("quick-play"));
    QVERIFY(found && found->reading.pack);
    dice::Generator dice(*dice::parseSeed("4"));
    for (const packs::Kind& kind : found->reading.pack->kinds)
        QVERIFY(!packs::makeName(*found->reading.pack, kind.id, dice).isEmpty());
}

QTEST_APPLESS_MAIN(TestNames)
#include "tst_names.moc"
