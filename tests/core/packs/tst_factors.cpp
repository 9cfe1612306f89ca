// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/catalogue.h"
#include "sheetfactors.h"

#include <QTest>

using namespace adjutant;

namespace {

SheetFactor asOnTheSheet(const QString& table, const packs::FactorLine& line)
{
    using Kind = packs::FactorLine::Kind;
    SheetFactor factor{table, line.id, 0, 0, 0, line.count};
    (line.kind == Kind::Dice ? factor.dice : line.kind == Kind::Hits ? factor.hits : factor.loseOneIn) = line.amount;
    return factor;
}

QStringList idsOf(const std::vector<SheetFactor>& factors, const QString& table)
{
    QStringList ids;
    for (const SheetFactor& factor : factors) {
        if (factor.table == table)
            ids << factor.id;
    }
    return ids;
}

}

/// The six tables of ballot-boxes hold the lines of the sheets, all of them and no others.
class TestFactors : public QObject
{
    Q_OBJECT

private:
    packs::PackPtr m_pack;
    std::vector<SheetFactor> m_sheet, m_inPack;

private Q_SLOTS:
    void initTestCase()
    {
        const auto found = packs::find(QStringLiteral("ballot-boxes"));
        QVERIFY(found && found->reading.pack);
        m_pack = found->reading.pack;
        for (const auto& table : m_pack->factors) {
            for (const auto& line : table.lines)
                m_inPack.push_back(asOnTheSheet(table.id, line));
        }
        m_sheet = sheetFactors();
        QCOMPARE(m_sheet.size(), std::size_t(97));
    }

    void everyTableHasItsLines_data()
    {
        QTest::addColumn<QString>("table");
        for (const char* table : {"common", "shooting", "shooting-hits", "charge", "close-hits", "hand-to-hand"})
            QTest::newRow(table) << table;
    }

    void everyTableHasItsLines()
    {
        QFETCH(const QString, table);
        QCOMPARE(idsOf(m_inPack, table), idsOf(m_sheet, table));
    }

    void everyLineDoesWhatTheSheetSays()
    {
        QCOMPARE(m_inPack.size(), m_sheet.size());
        for (std::size_t i = 0; i < m_sheet.size(); ++i)
            QVERIFY2(m_inPack[i] == m_sheet[i], qPrintable(m_sheet[i].table + QLatin1Char(' ') + m_sheet[i].id));
    }

    void proceduresUseTheirTables_data()
    {
        QTest::addColumn<QStringList>("tables");
        QTest::newRow("shooting") << QStringList{"common", "shooting", "shooting-hits"};
        QTest::newRow("charge") << QStringList{"common", "charge", "close-hits"};
        QTest::newRow("hand-to-hand") << QStringList{"common", "hand-to-hand", "close-hits"};
    }

    void proceduresUseTheirTables()
    {
        QFETCH(const QStringList, tables);
        const auto* procedure = m_pack->procedure(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(procedure);
        QStringList wanted{"dice", "to-hit"}, ids;
        for (const QString& table : tables)
            wanted << idsOf(m_sheet, table);
        for (const auto& input : procedure->inputs)
            ids << input.id;
        QCOMPARE(ids, wanted);
    }
};

QTEST_GUILESS_MAIN(TestFactors)
#include "tst_factors.moc"
