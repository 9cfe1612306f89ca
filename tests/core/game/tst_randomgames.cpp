// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "randomtalk.h"
#include "table.h"

#include <random>

using namespace adjutant;
using test::somethingSaid;
using test::Table;

/// Whatever a table says, the game stays one that can be: nothing out of range, nobody acting twice, never stuck.
class TestRandomGames : public QObject
{
    Q_OBJECT

private:
    static QString faultOf(const game::Game& game)
    {
        for (const game::Unit& unit : game.units) {
            for (const auto& counter : game.kindOf(unit).counters) {
                const int value = unit.counters.value(counter.id, -1);
                if (value < 0 || value > counter.most)
                    return unit.id + " has a counter out of range";
            }
            if (!unit.destroyed && !game.kindOf(unit).destroyed.isEmpty() &&
                game.holds(game.kindOf(unit).destroyed, unit))
                return unit.id + " should be destroyed";
            if (unit.id == game.active && (unit.done || unit.side != game.acting || (unit.destroyed && !game.pending)))
                return unit.id + " should not be active";
        }
        if (game.stage == game::Stage::Activation && !game.first.isEmpty() && game.active.isEmpty() &&
            game.ready(game.acting).empty())
            return "the side that acts has nobody to act with";
        if (game.stage == game::Stage::Scoring && (!game.acting.isEmpty() || !game.active.isEmpty()))
            return "somebody acts while points are judged";
        if (game.stage != game::Stage::Over && !game::nextIsTaken(game) && game::mustsOf(game).empty() &&
            game.ready(game.acting).size() < 2)
            return "nothing can be done";
        return game.winner.isEmpty() == (game.stage == game::Stage::Over)
                   ? QStringLiteral("winner and end do not agree")
                   : QString();
    }

private Q_SLOTS:
    void stayWhole()
    {
        int ended = 0;
        std::array<int, 4> stages{};
        for (unsigned seed = 1; seed <= 150; ++seed) {
            std::mt19937 random(seed);
            Table table("quick-play", {{"first-player", seed % 2 ? "odd-even" : "as-printed"},
                                       {"quality-check", seed % 3 ? "together" : "one-by-one"}});
            table.say(R"({"do":"begin"})");
            for (int i = 0; i < 400 && table.game.stage != game::Stage::Over; ++i) {
                const QByteArray command = somethingSaid(random, table.game.stage);
                const QString said = table.say(command);
                const QString fault = faultOf(table.game);
                QVERIFY2(
                    fault.isEmpty(),
                    qPrintable(
                        QStringLiteral("seed %1, %2 (%3): %4").arg(seed).arg(i).arg(QString::fromUtf8(command), fault) +
                        said));
                QVERIFY2(table.unharmed, command.constData());
                ++stages[static_cast<std::size_t>(table.game.stage)];
            }
            ended += table.game.stage == game::Stage::Over ? 1 : 0;
        }
        QVERIFY(ended > 10);
        QVERIFY(stages[1] > 1000 && stages[2] > 1000);
    }
};

QTEST_GUILESS_MAIN(TestRandomGames)
#include "tst_randomgames.moc"
