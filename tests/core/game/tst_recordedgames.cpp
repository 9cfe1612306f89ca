// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table.h"

#include "game/tracks/rules.h"

#include <QSet>

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

    static void noteStatuses(const game::Game& game, QSet<QString>& seen)
    {
        for (const auto& unit : game.units) {
            for (const QString& status : unit.statuses.keys())
                seen << "status " + status;
        }
        for (const auto& side : game.sides) {
            for (const QString& status : side.statuses.keys())
                seen << "status " + status;
        }
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
        QTest::newRow("quick") << "quick" << 2 << 2 << 1 << "a";
        QTest::newRow("quick-other-rulings") << "quick" << 1 << 0 << 0 << "draw";
        QTest::newRow("brickaction") << "brickaction" << 3 << 2 << 1 << "a";
        QTest::newRow("brickaction-other-rulings") << "brickaction" << 2 << 0 << 0 << "a";
        QTest::newRow("ballot-boxes") << "ballot-boxes" << 3 << 2 << 1 << "a";
        QTest::newRow("ballot-boxes-rulings") << "ballot-boxes" << 2 << 0 << 2 << "b";
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

    // Where it must all lie in the end, worked out from the record.
    void movesWhatItSays()
    {
        test::Table table("quick");
        QVERIFY(table.sayAll(linesOf("quick")));
        const auto have = [&](const char* side) { return table.game.side(side)->resources; };
        const QMap<QString, int> ann{{"blue-pool", 1},       {"pink-pool", 3},
                                     {"blue-discard", 3},    {"pink-discard", 1},
                                     {"blue-supply", 1},     {"pink-supply", 0},
                                     {"blue-out", 1},        {"pink-out", 0},
                                     {"popular-support", 3}, {"reconnaissance-exhausted", 1}};
        const QMap<QString, int> bea{{"blue-pool", 3},          {"pink-pool", 0},         {"blue-discard", 2},
                                     {"pink-discard", 2},       {"blue-supply", 1},       {"pink-supply", 1},
                                     {"blue-out", 0},           {"pink-out", 1},          {"popular-support", 2},
                                     {"engineer-available", 2}, {"engineer-in-supply", 0}};
        for (const QString& id : ann.keys())
            QVERIFY2(have("a").value(id) == ann[id], qPrintable(id));
        for (const QString& id : bea.keys())
            QVERIFY2(have("b").value(id) == bea[id], qPrintable(id));
        QCOMPARE(table.game.turn.cubes.marker, QStringLiteral("a"));
        QCOMPARE(table.game.turn.cubes.civilians, 2);
        test::Table bricks("brickaction");
        QVERIFY(bricks.sayAll(linesOf("brickaction")));
        QCOMPARE(bricks.counter("a2", "minis"), 3);
        QCOMPARE(bricks.counter("a3", "damage"), 2);
        QCOMPARE(bricks.counter("b1", "minis"), 3);
        QCOMPARE(bricks.counter("b2", "minis"), 3);
        for (const char* gone : {"a1", "b3", "b4"})
            QVERIFY(bricks.game.unit(gone)->destroyed);
        QVERIFY(bricks.game.unit("a3")->statuses.contains("disabled"));
    }

    void leaveNothingOut_data()
    {
        QTest::addColumn<QStringList>("records");
        QTest::newRow("ballot-boxes") << QStringList{"ballot-boxes", "ballot-boxes-rulings"};
        QTest::newRow("brickaction") << QStringList{"brickaction", "brickaction-other-rulings"};
        QTest::newRow("quick") << QStringList{"quick", "quick-other-rulings"};
    }

    // Together they use every procedure, status and choice of a ruling of their pack, and its track's own commands.
    void leaveNothingOut()
    {
        QFETCH(const QStringList, records);
        const test::Table fresh(QString::fromUtf8(QTest::currentDataTag()));
        const packs::Pack& pack = *fresh.game.pack;
        QSet<QString> wanted, seen;
        for (const auto& procedure : pack.procedures)
            wanted << "procedure " + procedure.id;
        for (const auto& status : pack.statuses)
            wanted << "status " + status.id;
        for (const auto& ruling : pack.rulings) {
            for (const auto& choice : ruling.choices)
                wanted << "ruling " + ruling.id + " " + choice.id;
        }
        for (const auto& kind : game::rulesOf(pack).commands(pack))
            wanted << "command " + kind.id;
        for (const QString& record : records) {
            test::Table table(pack.id);
            for (const QByteArray& line : linesOf(record)) {
                QVERIFY2(!table.say(line).startsWith("refused"), line.constData());
                const auto command = *parseJson(line);
                seen << "command " + QString::fromStdString(command["do"].get<std::string>());
                if (command["do"] == "resolve")
                    seen << "procedure " + QString::fromStdString(command["procedure"].get<std::string>());
                noteStatuses(table.game, seen);
                for (auto it = table.game.rulings.begin(); it != table.game.rulings.end(); ++it)
                    seen << "ruling " + it.key() + " " + *it;
            }
        }
        QCOMPARE(QStringList((wanted - seen).values()).join(", "), QString());
    }
};

QTEST_GUILESS_MAIN(TestRecordedGames)
#include "tst_recordedgames.moc"
