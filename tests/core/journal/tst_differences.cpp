// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "record.h"
#include "table.h"

#include "journal/differences.h"

#include <QRegularExpression>

using namespace adjutant;
using journal::differences;

// What a mend would change is told to the people at the table, who know names and no ids.
class TestDifferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areNoneBetweenEqualGames()
    {
        test::Table table;
        QCOMPARE(differences(table.game, table.game), QStringList());
    }

    // A command and seven at once, all through each game that was recorded.
    void nameNothingThatPeopleDoNotKnow_data()
    {
        QTest::addColumn<QString>("pack");
        for (const char* pack : {"ballot-boxes", "brickaction", "double-tap", "quick"})
            QTest::newRow(pack) << QString(QLatin1String(pack));
    }
    void nameNothingThatPeopleDoNotKnow()
    {
        QFETCH(const QString, pack);
        test::Table table(pack);
        std::vector<game::Game> moments{table.game};
        for (const Json& command : test::recordOf(pack)) {
            QVERIFY(!table.say(toText(command)).startsWith(QLatin1String("refused")));
            moments.push_back(table.game);
        }
        static const QRegularExpression id(QStringLiteral(R"([{}\x22\[\]]|\b[ab]\d\b|\b[ab] \S+ →|(?<![A-Za-z])(?!set-up)[a-z]+-[a-z]+)"));
        int told = 0;
        for (std::size_t i = 0; i < moments.size(); ++i)
            for (std::size_t step : {std::size_t(1), std::size_t(7)})
                if (i + step < moments.size())
                    for (const QString& line : differences(moments[i], moments[i + step])) {
                        QVERIFY2(!id.match(line).hasMatch(), qPrintable(line));
                        ++told;
                    }
        QVERIFY2(told > 100, qPrintable(QString::number(told)));
    }
};

QTEST_APPLESS_MAIN(TestDifferences)

#include "tst_differences.moc"
