// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table.h"

using namespace adjutant;

/// Whole games, written by hand from the sheets in tests/data/play, come to the score that they say.
class TestRecordedGames : public QObject
{
    Q_OBJECT

private:
    static QList<QByteArray> linesOf(const QString& record)
    {
        QFile file(QStringLiteral(TEST_DATA "/play/%1.jsonl").arg(record));
        QList<QByteArray> lines;
        if (!file.open(QIODevice::ReadOnly))
            return lines;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (!line.trimmed().isEmpty() && !line.startsWith('#'))
                lines << line;
        }
        return lines;
    }

private Q_SLOTS:
    void comesToItsScore_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<int>("rounds");
        QTest::addColumn<int>("a");
        QTest::addColumn<int>("b");
        QTest::addColumn<QString>("winner");
        QTest::newRow("double-tap") << "double-tap" << 4 << 135 << 100 << "a";
    }

    void comesToItsScore()
    {
        QFETCH(const QString, pack);
        const auto lines = linesOf(QString::fromUtf8(QTest::currentDataTag()));
        QVERIFY(lines.size() > 20);
        test::Table table(pack);
        QVERIFY(table.sayAll(lines));
        QVERIFY(table.game.stage == game::Stage::Over);
        QTEST(table.game.round, "rounds");
        QTEST(table.game.score("a"), "a");
        QTEST(table.game.score("b"), "b");
        QTEST(table.game.winner, "winner");
    }
};

QTEST_GUILESS_MAIN(TestRecordedGames)
#include "tst_recordedgames.moc"
