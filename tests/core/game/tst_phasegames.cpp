// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "phasetable.h"

#include "game/inputs.h"
#include "game/saved.h"

#include <random>

using namespace adjutant;
using test::Table;

/// Whatever a table of ballot-boxes says, what it is told that it may and must do is true.
class TestPhaseGames : public QObject
{
    Q_OBJECT

private:
    static QByteArray ofUnit(const QString& command, const QString& unit, const QString& more = {})
    {
        return QStringLiteral(R"({"do":"%1","unit":"%2"%3})").arg(command, unit, more).toUtf8();
    }

    static bool isTaken(const Table& table, const QByteArray& command)
    {
        Table copy = table;
        return !copy.say(command).startsWith(QLatin1String("refused"));
    }

    // Every way in which the command could be given now.
    static QList<QByteArray> waysOf(const Table& table, const QString& command)
    {
        QList<QByteArray> ways;
        if (command == QLatin1String("next") || command == QLatin1String("pass"))
            return {QStringLiteral(R"({"do":"%1"})").arg(command).toUtf8()};
        if (command == QLatin1String("first"))
            return {R"({"do":"first","side":"a"})"};
        for (const auto& unit : table.game.units) {
            ways << ofUnit(command, unit.id);
            if (command == QLatin1String("token"))
                ways << ofUnit(command, unit.id, R"(,"number":0)");
            for (const auto& other : table.game.units) {
                if (command == QLatin1String("recover"))
                    ways << ofUnit(command, unit.id, QStringLiteral(R"(,"support":"%1")").arg(other.id));
            }
        }
        return ways;
    }

    static QString falseWordOf(const Table& table)
    {
        const QStringList may = game::mayOf(table.game);
        for (const char* id : {"next", "pass", "first", "token", "sortie", "recover", "disengage", "activate"}) {
            const QString command = QString::fromLatin1(id);
            const auto ways = waysOf(table, command);
            const bool taken =
                std::any_of(ways.begin(), ways.end(), [&](const auto& way) { return isTaken(table, way); });
            // Nought tokens for who has none change nothing: no reason to offer them.
            const bool idle = command == QLatin1String("token") && taken && !may.contains(command);
            if (taken != may.contains(command) && !idle)
                return command + (taken ? " is taken and not offered" : " is offered and not taken");
        }
        for (const auto& must : game::mustsOf(table.game)) {
            const bool taken = isTaken(table, QByteArray::fromStdString(must.prefilled.dump()));
            const bool later =
                must.command == QLatin1String("resolve") && !table.game.acting.isEmpty() &&
                table.game.unit(QString::fromStdString(must.prefilled.value("actor", "")))->side != table.game.acting;
            if (!taken && !later)
                return "what must be done is refused: " + must.words;
        }
        return {};
    }

    static QByteArray somethingSaid(std::mt19937& random, const Table& table)
    {
        const auto pick = [&](std::size_t count) { return random() % count; };
        const auto& units = table.game.units;
        const QString unit = units[pick(units.size())].id, other = units[pick(units.size())].id;
        const auto musts = game::mustsOf(table.game);
        if (!musts.empty() && pick(2))
            return QByteArray::fromStdString(musts[pick(musts.size())].prefilled.dump());
        const char* const fights[] = {"shooting", "charge", "hand-to-hand"};
        const char* const states[] = {"fresh", "two-r", "activated", "moved", "recovered", "destroyed"};
        switch (pick(12)) {
        case 0:
        case 1:
        case 2:
            return R"({"do":"next"})";
        case 3:
        case 4:
            return ofUnit("token", unit, QStringLiteral(R"(,"number":%1)").arg(pick(4)));
        case 5:
            return ofUnit("sortie", unit);
        case 6:
            return ofUnit("recover", unit, pick(2) ? QStringLiteral(R"(,"support":"%1")").arg(other) : QString());
        case 7:
            return ofUnit(pick(2) ? "disengage" : "activate", unit);
        case 8:
            return ofUnit("status", unit,
                          QStringLiteral(R"(,"status":"%1","on":%2)")
                              .arg(QLatin1String(states[pick(pick(4) ? 5 : 6)]),
                                   pick(3) ? QStringLiteral("true") : QStringLiteral("false")));
        case 9:
            return ofUnit("set", unit, QStringLiteral(R"(,"counter":"hit-tokens","value":%1)").arg(pick(6)));
        default:
            return QStringLiteral(R"({"do":"resolve","procedure":"%1","actor":"%2","target":"%3"})")
                .arg(QLatin1String(fights[pick(3)]), unit, other)
                .toUtf8();
        }
    }

private Q_SLOTS:
    void sayWhatIsTrue_data()
    {
        QTest::addColumn<QString>("tokens");
        QTest::addColumn<QString>("regulars");
        QTest::newRow("own tokens, regulars without") << "own"
                                                      << "no-token";
        QTest::newRow("all tokens, regulars with") << "both-sides"
                                                   << "token";
    }

    void sayWhatIsTrue()
    {
        QFETCH(const QString, tokens);
        QFETCH(const QString, regulars);
        int rounds = 0, taken = 0;
        for (unsigned seed = 1; seed <= 6; ++seed) {
            std::mt19937 random(seed);
            Table table = test::phaseTable(
                {"foot irregular", "cavalry", "sortie", "commander"},
                {"scouts paramilitary", "foot irregular", "sortie"},
                {{"tokens", tokens}, {"regulars", regulars}, {"initiative-tie", seed % 2 ? "again" : "keeps"}});
            for (int i = 0; i < 150; ++i) {
                const QByteArray said = somethingSaid(random, table);
                taken += table.say(said).startsWith("refused") ? 0 : 1;
                QVERIFY2(table.unharmed, said.constData());
                const QString fault = falseWordOf(table);
                QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("seed %1, %2, after %3: %4")
                                                         .arg(seed)
                                                         .arg(i)
                                                         .arg(QString::fromUtf8(said), fault)));
                const auto again = game::restore(table.game.pack, game::save(table.game));
                QVERIFY2(again && *again == table.game, said.constData());
            }
            rounds += table.game.round;
        }
        QVERIFY(rounds > 8 && taken > 300);
    }

    void whatIsRememberedNamesWhatIsThere_data()
    {
        QTest::addColumn<int>("what");
        const char* const names[] = {"a holder", "a unit that is called", "a unit that was rolled for", "an attack"};
        for (int i = 0; i < int(std::size(names)); ++i)
            QTest::newRow(names[i]) << i;
    }

    /// On the sheet short range is 2M, and not less than 2M.
    void aStretchHoldsItsEnd_data()
    {
        QTest::addColumn<QString>("weapon");
        QTest::addColumn<int>("distance");
        QTest::addColumn<QString>("band");
        const auto row = [](const char* weapon, int distance, const char* band) {
            QTest::addRow("%s at %d", weapon, distance) << QString(weapon) << distance << QString(band);
        };
        row("machine-guns", 0, "short");
        row("machine-guns", 1, "short");
        row("machine-guns", 2, "short");
        row("machine-guns", 3, "long");
        row("machine-guns", 4, "long");
        row("machine-guns", 5, "");
        row("assault-rifles", 1, "short");
        row("assault-rifles", 2, "long");
        row("assault-rifles", 3, "");
        row("standard-atg", 3, "short");
        row("standard-atg", 4, "long");
        row("standard-atg", 6, "long");
        row("standard-atg", 7, "");
        row("rifles", 3, "long");
        row("rifles", 4, "");
    }

    void aStretchHoldsItsEnd()
    {
        QFETCH(const QString, weapon);
        QFETCH(const int, distance);
        QFETCH(const QString, band);
        const packs::PackPtr pack = test::phaseTable({"foot"}, {"foot"}).game.pack;
        const packs::RangeBand* found = game::bandAt(*pack->weapon(weapon), distance);
        QCOMPARE(found ? found->id : QString(), band);
    }

    void whatIsRememberedNamesWhatIsThere()
    {
        QFETCH(const int, what);
        game::Game game = test::phaseTable({"foot"}, {"foot"}).game;
        QVERIFY(game::restore(game.pack, game::save(game)));
        auto& activations = game.turn.activations;
        switch (what) {
        case 0:
            activations.holder = "z";
            break;
        case 1:
            activations.declared << "z1";
            break;
        case 2:
            activations.rolled << "z1";
            break;
        case 3:
            activations.attacks.push_back({"a1", "z1"});
            break;
        }
        QVERIFY(!game::restore(game.pack, game::save(game)));
    }
};

QTEST_GUILESS_MAIN(TestPhaseGames)
#include "tst_phasegames.moc"
