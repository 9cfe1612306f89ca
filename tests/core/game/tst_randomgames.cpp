// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table.h"

#include <random>

using namespace adjutant;
using test::Table;

namespace
{

// Commands that a table might say at any time, sensible or not.
QByteArray somethingSaid(std::mt19937& random, game::Stage stage)
{
    const auto pick = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    const QString unit = QString(QChar(u'a' + pick(2))) + QString::number(1 + pick(4));
    const QString enemy = QString(QChar(u'a' + pick(2))) + QString::number(1 + pick(3));
    // Rounds are to end, too.
    if (stage == game::Stage::Scoring && pick(2))
        return QStringLiteral(R"({"do":"control","point":%1,"holder":"none"})").arg(1 + pick(3)).toUtf8();
    switch (pick(14)) {
    case 0:
    case 1:
        return QStringLiteral(R"({"do":"activate","unit":"%1"})").arg(unit).toUtf8();
    case 2:
    case 3:
        return R"({"do":"next"})";
    case 4:
        return QStringLiteral(R"({"do":"pass","unit":"%1"})").arg(unit).toUtf8();
    case 5:
        return QStringLiteral(
                   R"({"do":"resolve","procedure":"shoot-squad","target":"%1","inputs":{"dice":"2d10"},"accept":%2})")
            .arg(enemy, pick(2) ? "true" : "\"later\"")
            .toUtf8();
    case 6:
        return QStringLiteral(
                   R"({"do":"resolve","procedure":"shoot-vehicle","target":"%1","inputs":{"dice":"3d8","cover":%2}})")
            .arg(enemy, pick(2) ? "true" : "false")
            .toUtf8();
    case 7:
        return QStringLiteral(R"({"do":"resolve","procedure":"quality-check"})").toUtf8();
    case 8:
        return QStringLiteral(R"({"do":"control","point":%1,"a-units":%2,"b-units":%3,"a-squads":%4})")
            .arg(1 + pick(3))
            .arg(pick(4))
            .arg(pick(4))
            .arg(pick(2))
            .toUtf8();
    case 9:
        return QStringLiteral(R"({"do":"set","unit":"%1","counter":"%2","value":%3})")
            .arg(unit, pick(2) ? "damage" : "wounded")
            .arg(pick(4))
            .toUtf8();
    case 10:
        return QStringLiteral(R"({"do":"status","unit":"%1","status":"%2","on":%3})")
            .arg(unit, pick(4) ? "done" : "destroyed", pick(2) ? "true" : "false")
            .toUtf8();
    case 11:
        return R"({"do":"accept"})";
    case 12:
        return QStringLiteral(R"({"do":"first","side":"%1"})").arg(QChar(u'a' + pick(2))).toUtf8();
    default:
        return pick(3) ? QByteArray(R"({"do":"pass"})") : QByteArray(R"({"do":"note","text":"hm"})");
    }
}

}

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
