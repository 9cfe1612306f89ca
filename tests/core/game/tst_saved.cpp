// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "randomtalk.h"
#include "table.h"

#include "game/saved.h"

using namespace adjutant;
using test::somethingSaid;
using test::Table;

class TestSaved : public QObject
{
    Q_OBJECT

private:
    static Table played(unsigned seed, int commands)
    {
        std::mt19937 random(seed);
        Table table("quick-play", {{"first-player", seed % 2 ? "odd-even" : "as-printed"}});
        table.say(R"({"do":"begin"})");
        for (int i = 0; i < commands; ++i)
            table.say(somethingSaid(random, table.game.stage));
        return table;
    }

private Q_SLOTS:
    void everyGameComesBack()
    {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            std::mt19937 random(seed);
            Table table;
            table.say(R"({"do":"begin"})");
            for (int i = 0; i < 150; ++i) {
                table.say(somethingSaid(random, table.game.stage));
                const auto bytes = game::save(table.game);
                const auto again = game::restore(table.game.pack, bytes);
                QVERIFY2(again, qPrintable(again ? QString() : again.error().words));
                QVERIFY(*again == table.game);
                QVERIFY(game::toJson(*again) == game::toJson(table.game));
            }
        }
    }

    void textsOfAllLettersComeBack_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("ASCII, of which most are") << QStringLiteral("behind the wall");
        QTest::newRow("two bytes a letter") << QStringLiteral("hinter dem Gerüst, 1½ Ellen");
        QTest::newRow("the last of ASCII, and the one after it") << QStringLiteral("~\u0080");
        QTest::newRow("four bytes a letter") << QStringLiteral("two dice 🎲🎲");
    }

    void textsOfAllLettersComeBack()
    {
        QFETCH(const QString, text);
        Table table;
        table.say(R"({"do":"begin"})");
        table.game.units.front().note = text;
        const auto bytes = game::save(table.game);
        QVERIFY(bytes.contains(text.toUtf8()));
        const auto again = game::restore(table.game.pack, bytes);
        QVERIFY(again);
        QCOMPARE(again->units.front().note, text);
    }

    void differentGamesAreDifferentBytes()
    {
        Table one, other;
        one.say(R"({"do":"begin"})");
        other.say(R"({"do":"begin"})");
        QCOMPARE(game::save(one.game), game::save(other.game));
        other.say(R"({"do":"set","unit":"a1","counter":"wounded","value":1})");
        QVERIFY(game::save(one.game) != game::save(other.game));
    }

    void noBytesStopTheProgram()
    {
        std::mt19937 random(7);
        const Table table = played(3, 60);
        const auto good = game::save(table.game);
        int taken = 0;
        for (int i = 0; i < 20'000; ++i) {
            QByteArray bytes = good;
            const auto at = qsizetype(random() % unsigned(bytes.size()));
            switch (i % 4) {
            case 0:
                bytes[at] = char(random());
                break;
            case 1:
                bytes.truncate(at);
                break;
            case 2:
                bytes.insert(at, char(random()));
                break;
            case 3:
                bytes.remove(at, 1 + qsizetype(random() % 8));
                break;
            }
            // What is taken is written again as the very same bytes: nothing in it was passed over.
            if (const auto game = game::restore(table.game.pack, bytes)) {
                QCOMPARE(game::save(*game), bytes);
                ++taken;
            }
        }
        QVERIFY(taken < 15'000);
    }

    void whatIsNamedMustBeThere_data()
    {
        QTest::addColumn<int>("what");
        const char* const names[] = {"a unit's type", "a unit's side",   "a counter",          "a counter's value",
                                     "who acts",      "the active unit", "two units of an id", "a procedure",
                                     "whose points",  "a winner",        "a ruling",           "a stage",
                                     "no sides"};
        for (int i = 0; i < int(std::size(names)); ++i)
            QTest::newRow(names[i]) << i;
    }

    void whatIsNamedMustBeThere()
    {
        QFETCH(const int, what);
        game::Game game = played(5, 40).game;
        QVERIFY(game::restore(game.pack, game::save(game)));
        switch (what) {
        case 0:
            game.units[0].type = "dragon";
            break;
        case 1:
            game.units[0].side = "z";
            break;
        case 2:
            game.units[0].counters["mana"] = 1;
            break;
        case 3:
            game.units[0].counters["wounded"] = 1000;
            break;
        case 4:
            game.acting = "z";
            break;
        case 5:
            game.active = "z1";
            break;
        case 6:
            game.units[1].id = game.units[0].id;
            break;
        case 7:
            game.checked << "sing";
            break;
        case 8:
            game.points.push_back({1, "z", 1, "why", {}});
            break;
        case 9:
            game.winner = "nobody";
            break;
        case 10:
            game.rulings["first-player"] = "never";
            break;
        case 11:
            game.stage = static_cast<game::Stage>(9);
            break;
        case 12:
            game.sides.clear();
            break;
        }
        const auto restored = game::restore(game.pack, game::save(game));
        QVERIFY(!restored);
        QVERIFY(restored.error().words.contains("what is not there"));
    }

    // What would be looked up, or taken as a size, is refused before that.
    void whatNoCommandSetsIsRefused_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<int>("what");
        QTest::newRow("an option that is no choice") << "ballot-boxes" << 0;
        QTest::newRow("a negative option") << "ballot-boxes" << 1;
        QTest::newRow("a side's status") << "quick" << 2;
        QTest::newRow("fewer members than none") << "brickaction" << 3;
        QTest::newRow("an unknown member") << "brickaction" << 4;
        QTest::newRow("very many weapons") << "brickaction" << 5;
        QTest::newRow("an unknown weapon") << "brickaction" << 6;
        QTest::newRow("a hold for nothing") << "brickaction" << 7;
        QTest::newRow("a stage before the first") << "quick" << 8;
        QTest::newRow("a round before the first") << "quick" << 9;
        QTest::newRow("a round that never comes") << "quick" << 10;
        QTest::newRow("an answer that is no side") << "quick" << 11;
        QTest::newRow("a resource below none") << "quick" << 12;
        QTest::newRow("an unknown status to come") << "quick" << 13;
        QTest::newRow("a unit that joined nothing") << "quick" << 14;
    }

    void whatNoCommandSetsIsRefused()
    {
        QFETCH(const QString, pack);
        QFETCH(const int, what);
        Table table(pack);
        const auto& type = table.game.pack->units.front();
        QVERIFY(table.sayAll({QStringLiteral(R"({"do":"add-unit","side":"a","type":"%1"})").arg(type.id).toUtf8()}));
        game::Game& game = table.game;
        game::Unit& unit = game.units.front();
        QVERIFY(game::isSound(game));
        switch (what) {
        case 0:
            unit.options["class"] = 99;
            break;
        case 1:
            unit.options["bases"] = -1;
            break;
        case 2:
            game.sides[0].statuses["shaken"] = 1;
            break;
        case 3:
            unit.members[game.pack->members.front().id] = -1;
            break;
        case 4:
            unit.members["dragon"] = 1;
            break;
        case 5:
            unit.weapons[game.pack->weapons.front().id] = 2'000'000'000;
            break;
        case 6:
            unit.weapons["trident"] = 1;
            break;
        case 7:
            game.turn.holds.push_back({unit.id, "dream", "a noise"});
            break;
        case 8:
            game.stage = static_cast<game::Stage>(-1);
            break;
        case 9:
            game.round = -1;
            break;
        case 10:
            game.round = 2'000'000'000;
            break;
        case 11:
            game.answers["marker"] = "z";
            break;
        case 12:
            game.sides[0].resources["blue-pool"] = -1;
            break;
        case 13:
            game.pending =
                game::Pending{game.pack->procedures.front().id, {}, {}, {{unit.id, {}, "singing", 0, 0, true}}};
            break;
        case 14:
            unit.joined = "a9";
            break;
        }
        QVERIFY(!game::isSound(game));
        QVERIFY(!game::restore(game.pack, game::save(game)));
    }

    void aFieldOfALaterVersionIsRefused()
    {
        const Table table = played(5, 10);
        auto bytes = game::save(table.game);
        bytes.chop(1);
        bytes += QByteArray("\x7e\x02\x00", 3);
        const auto restored = game::restore(table.game.pack, bytes);
        QVERIFY(!restored);
        QVERIFY(restored.error().words.contains("later version"));
    }
};

QTEST_GUILESS_MAIN(TestSaved)
#include "tst_saved.moc"
