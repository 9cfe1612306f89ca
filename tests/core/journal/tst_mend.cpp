// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamefile.h"
#include "randomtalk.h"

#include "game/saved.h"
#include "journal/faces.h"
#include "journal/steps.h"
#include "report/luck.h"
#include "report/story.h"

#include <QFileInfo>

#include <map>

using namespace adjutant;
using namespace adjutant::test;
using journal::Consequence;
using journal::Session;
using How = Consequence::How;

// A command in the past is changed, and everything after it is as if it had been so from the start.
class TestMend : public QObject
{
    Q_OBJECT

private:
    using Faces = std::vector<std::int64_t>;

    static QByteArray shot(const char* faces)
    {
        return QByteArray(
                   R"({"do":"resolve","procedure":"shoot-squad","actor":"a2","target":"b1","weapon":"main-gun",)") +
               R"("faces":)" + faces + "}";
    }

    // The faces of the dice that the app threw.
    static Faces thrownBy(const std::vector<dice::Throw>& throws)
    {
        Faces faces;
        for (const auto& thrown : throws)
            for (const auto& die : thrown.fallen)
                if (!die.typed)
                    faces.push_back(die.face);
        return faces;
    }

    // Whether going on from the last entry that a mend changed is from the table as it counts; nothing: there is none.
    static std::optional<bool> branchIsAsItCounts(const GameFile& file, const Session& session)
    {
        qint64 last = 0;
        for (const auto& entry : session.log())
            last = entry.otherwiseSince > 0 ? entry.number : last;
        if (last == 0)
            return std::nullopt;
        const QString path = file.path("branch.adjutant");
        const auto written = session.branch(last, path);
        const auto branch = Session::open(path);
        return written && branch && (*branch)->game() == *session.mendedGameAt(last);
    }

    // The app's dice that luck counts.
    static qint64 fallenDice(const Session& session)
    {
        qint64 count = 0;
        for (const report::LuckGroup& group : report::luckOf(session))
            for (const report::DieLuck& kind : group.kinds)
                count += group.typed ? 0 : kind.dice;
        return count;
    }

    static int wounded(const Session& session) { return session.game().unit("b1")->counters["wounded"]; }

private Q_SLOTS:
    void aMistypedDieIsMended()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(say(**session, R"({"do":"begin"})") && say(**session, R"({"do":"activate","unit":"a2"})"));
        QVERIFY(say(**session, shot("[3,1]")));
        const int before = wounded(**session);
        QVERIFY(before > 0);
        QVERIFY(say(**session, note("behind the mill")) && say(**session, R"({"do":"next"})"));
        const auto state = stateOf(**session);

        const auto preview = (*session)->tryMend(3, *parseJson(shot("[10,10]")));
        QVERIFY2(preview, qPrintable(preview ? QString() : preview.error().words));
        QCOMPARE(stateOf(**session), state);
        QCOMPARE(preview->later.size(), std::size_t(2));
        QVERIFY(preview->later[0].how == How::Same && preview->later[1].how == How::Same);
        QVERIFY(preview->before != preview->after);
        QVERIFY2(preview->differences.join('\n').contains(QStringLiteral("wounded %1 → 0").arg(before)),
                 qPrintable(preview->differences.join('\n')));
        const auto other = (*session)->tryMend(2, *parseJson(R"({"do":"activate","unit":"a1"})"));
        QVERIFY2(other && other->changes.contains(QStringLiteral("active unit %1 → %2")
                                                      .arg((*session)->game().nameOf(QStringLiteral("a2")),
                                                           (*session)->game().nameOf(QStringLiteral("a1")))),
                 qPrintable(other ? other->changes.join('\n') : other.error().words));

        const auto taken = (*session)->takeMend(*preview);
        QVERIFY2(taken, qPrintable(taken ? QString() : taken.error().words));
        QCOMPARE(wounded(**session), 0);
        // The old line is still there, and says what became of it.
        const auto* old = (*session)->log().find(3);
        QVERIFY(old && old->undone);
        QCOMPARE(old->mendedBy, taken->number);
        QVERIFY(old->words.contains("wounded"));
        QVERIFY((*session)->game().unit("a2")->done);

        // It can be taken back and done again like any command.
        QVERIFY((*session)->undo());
        QCOMPARE(stateOf(**session), state);
        QVERIFY(!(*session)->log().find(3)->undone);
        QCOMPARE((*session)->log().find(3)->mendedBy, qint64(0));
        QVERIFY((*session)->redo());
        QCOMPARE(wounded(**session), 0);
    }

    void laterLinesSayWhatStandsSince()
    {
        GameFile file;
        auto session = file.create();
        QVERIFY(say(**session, R"({"do":"begin"})") && say(**session, R"({"do":"activate","unit":"a2"})"));
        QVERIFY(say(**session, R"({"do":"set","unit":"b1","counter":"wounded","value":2})"));
        QVERIFY(say(**session, R"({"do":"set","unit":"b1","counter":"wounded","value":3})"));
        QVERIFY(say(**session, note("behind the mill")));
        const QString was = (*session)->log().find(4)->words;
        QVERIFY2(was.contains("2") && was.contains("3"), qPrintable(was));
        const auto mend =
            (*session)->tryMend(3, Json{{"do", "set"}, {"unit", "b1"}, {"counter", "wounded"}, {"value", 1}});
        QVERIFY(mend && (*session)->takeMend(*mend));
        const auto tellsIt = [&] {
            const auto* line = (*session)->log().find(4);
            const bool words = line->words == QString(was).replace('2', '1') && line->wordsBefore == was;
            const auto* same = (*session)->log().find(5);
            return words && line->otherwiseSince == 6 && !line->undone && same->otherwiseSince == 0;
        };
        QVERIFY2(tellsIt(), qPrintable((*session)->log().find(4)->words));
        QCOMPARE((*session)->mendedGameBefore(4)->unit("b1")->counters["wounded"], 1);
        QCOMPARE((*session)->mendedGameAt(4)->unit("b1")->counters["wounded"], 3);
        QCOMPARE((*session)->gameAt(3)->unit("b1")->counters["wounded"], 2);

        QVERIFY((*session)->undo());
        QCOMPARE((*session)->log().find(4)->words, was);
        QCOMPARE((*session)->log().find(4)->otherwiseSince, qint64(0));
        QVERIFY((*session)->redo());
        QVERIFY(tellsIt());
        QVERIFY((*session)->branch(4, file.path("branch.adjutant")));
        session->reset();
        session = file.open();
        QVERIFY(tellsIt());

        auto branch = Session::open(file.path("branch.adjutant"));
        QVERIFY(branch);
        QCOMPARE((*branch)->log().size(), std::size_t(5)); // and the mend
        QCOMPARE((*branch)->log().find(4)->wordsBefore, was);
        const QString name = QFileInfo(file.path()).completeBaseName();
        QVERIFY((*branch)->branching() == (journal::Branching{name, 4, 1}));
        QVERIFY((*branch)->undo());
        QCOMPARE((*branch)->log().find(4)->words, was);
        branch->reset();
        QVERIFY(journal::check(file.path("branch.adjutant")).empty());
    }

    void whatIsTriedBesideTheGameNeedsNothingOfIt()
    {
        GameFile file;
        auto session = file.create();
        const auto set = [](int value) {
            return Json{{"do", "set"}, {"unit", "b1"}, {"counter", "wounded"}, {"value", value}};
        };
        QVERIFY(say(**session, R"({"do":"begin"})") && (*session)->apply(set(2)));
        const auto expected = (*session)->tryMend(2, set(3));
        const auto trial = (*session)->mendTrial(2, set(3));
        QVERIFY(expected && (*session)->apply(set(1)));
        session->reset();
        const auto tried = trial(false);
        QVERIFY(tried);
        QCOMPARE(tried->after, expected->after);
        QVERIFY(tried->game == expected->game);
        QCOMPARE(tried->basedOn, expected->basedOn);
        session = file.open();
        QVERIFY2(!(*session)->takeMend(*tried), "the game has gone on since");
        QVERIFY((*session)->mendTrial(2, set(3))(false));
        QVERIFY2(!(*session)->mendTrial(2, set(3))(true), "there is a later command, before which it stops");
    }

    void theMendOfALaterLineFollowsAnEarlierOne()
    {
        GameFile file;
        const auto session = file.create();
        const auto set = [](int value) {
            return Json{{"do", "set"}, {"unit", "b1"}, {"counter", "wounded"}, {"value", value}};
        };
        const auto mend = [&](qint64 entry, int value) {
            const auto preview = (*session)->tryMend(entry, set(value));
            return preview && (*session)->takeMend(*preview);
        };
        QVERIFY(say(**session, R"({"do":"begin"})") && say(**session, R"({"do":"activate","unit":"a2"})"));
        QVERIFY((*session)->apply(set(2)) && (*session)->apply(set(3)));
        QVERIFY(mend(4, 4));
        const auto told = [&](qint64 entry) { return (*session)->log().find(entry)->words; };
        QVERIFY2(told(5).contains("2 → 4"), qPrintable(told(5)));
        QVERIFY(mend(3, 1));
        QVERIFY2(told(5).contains("1 → 4"), qPrintable(told(5)));
        QCOMPARE((*session)->log().find(5)->otherwiseSince, qint64(6));
        QCOMPARE((*session)->log().find(4)->mendedBy, qint64(5));

        // The report tells both where they were given.
        QStringList story;
        report::Story lines(**session);
        while (const auto line = lines.next())
            story << QStringLiteral("%1 %2").arg(line->entry).arg(line->words);
        QCOMPARE(story.size(), 4);
        QVERIFY2(story[2].startsWith("3 ") && story[2].contains("0 → 1"), qPrintable(story[2]));
        QVERIFY2(story[3].startsWith("4 ") && story[3].contains("1 → 4"), qPrintable(story[3]));

        // One that is mended again is told by the last mend only.
        QVERIFY(mend(4, 5));
        QVERIFY2(told(7).contains("1 → 5"), qPrintable(told(7)));
        QVERIFY((*session)->log().find(5)->undone && (*session)->log().find(5)->mendedBy == 7);
        QVERIFY(mend(4, 3)); // as it was in the first place
        QVERIFY((*session)->log().find(4)->undone && !(*session)->log().find(8)->undone);
        QVERIFY((*session)->undo() && (*session)->undo());
        QVERIFY(!(*session)->log().find(5)->undone && (*session)->log().find(7)->undone);
        QVERIFY2(told(5).contains("1 → 4"), qPrintable(told(5)));
    }

    void whatNoLongerMakesSenseIsNamedAndLeftOut()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(say(**session, R"({"do":"begin"})") && say(**session, R"({"do":"activate","unit":"a2"})"));
        QVERIFY(say(**session, R"({"do":"status","unit":"b1","status":"destroyed","on":false})"));
        QVERIFY(say(**session, R"({"do":"next"})"));
        QVERIFY(say(**session, R"({"do":"activate","unit":"b1"})"));
        QVERIFY(say(**session, note("Bea hopes")));
        const auto preview =
            (*session)->tryMend(3, Json{{"do", "status"}, {"unit", "b1"}, {"status", "destroyed"}, {"on", true}});
        QVERIFY2(preview, qPrintable(preview ? QString() : preview.error().words));
        QVERIFY(preview->later[1].how == How::Refused);
        QVERIFY(!preview->later[1].why.isEmpty());
        QVERIFY(preview->later[2].how == How::Same);
        const auto taken = (*session)->takeMend(*preview);
        QVERIFY(taken);
        QVERIFY(taken->details.join('\n').contains("Entry 5 no longer counts"));
        QVERIFY((*session)->log().find(5)->undone);
        QCOMPARE((*session)->log().find(5)->mendedBy, taken->number);
        QVERIFY(!(*session)->log().find(6)->undone);
        QVERIFY((*session)->game().unit("b1")->destroyed);
    }

    void aCommandIsLeftOutAndLaterOnesByChoice()
    {
        GameFile file;
        const auto session = file.create();
        for (const char* text : {"one", "two", "three", "four"})
            QVERIFY(say(**session, note(text)));
        const auto preview = (*session)->tryMend(2, std::nullopt, {4});
        QVERIFY(preview);
        QVERIFY(preview->after.isEmpty());
        QVERIFY(preview->later[0].how == How::Same && preview->later[1].how == How::LeftOut);
        QVERIFY((*session)->takeMend(*preview));
        QCOMPARE(wordsOf(**session).filter("undone: ").size(), 2);
        QVERIFY(!(*session)->tryMend(2, std::nullopt));
        QVERIFY(!(*session)->tryMend(99, std::nullopt));
        // A mend is mended again by its own number, and by that of what it mended.
        const auto other = (*session)->tryMend(3, Json{{"do", "note"}, {"text", "drei"}});
        QVERIFY(other);
        const auto taken = (*session)->takeMend(*other);
        QVERIFY(taken);
        const auto again = (*session)->tryMend(taken->number, Json{{"do", "note"}, {"text", "trois"}});
        QVERIFY(again && again->entry == 3);
    }

    void aPreviewOfAnotherMomentIsRefused()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(say(**session, note("one")) && say(**session, note("two")));
        const auto preview = (*session)->tryMend(1, std::nullopt);
        QVERIFY(say(**session, note("three")));
        const auto taken = (*session)->takeMend(*preview);
        QVERIFY(!taken);
        QVERIFY(taken.error().words.contains("gone on"));
    }

    void aRefusedCommandMendsNothing()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(say(**session, note("one")));
        QVERIFY(!(*session)->tryMend(1, Json{{"do", "no-such-thing"}}));
        QVERIFY(!(*session)->tryMend(1, Json{{"do", "pass"}}));
        QCOMPARE((*session)->log().size(), std::size_t(1));
    }

    void lookingAgainThrowsNoOtherDice_data()
    {
        QTest::addColumn<bool>("seeded");
        QTest::newRow("with a seed") << true;
        QTest::newRow("without") << false;
    }

    void lookingAgainThrowsNoOtherDice()
    {
        QFETCH(const bool, seeded);
        GameFile file;
        const auto session = file.create(seeded ? "5eed" : nullptr);
        QVERIFY(say(**session, R"({"do":"begin"})") && say(**session, R"({"do":"activate","unit":"a2"})"));
        QVERIFY(say(**session, note("a shot that was forgotten")));
        const Json command = *parseJson(shot("[null,null]"));
        const auto one = (*session)->tryMend(3, command), other = (*session)->tryMend(3, command);
        QVERIFY(one && other);
        QVERIFY(one->mend->faces.at(3).size() == 2);
        QVERIFY(one->mend->faces == other->mend->faces);
        QVERIFY2(one->anew == one->mend->faces.at(3), "and it says which they are");
    }

    void laterCommandsKeepTheirDice()
    {
        GameFile file;
        const auto session = file.create();
        QVERIFY(say(**session, note("first")) && say(**session, R"({"do":"begin"})"));
        QVERIFY(say(**session, R"({"do":"activate","unit":"a2"})") && say(**session, shot("[null,null]")));
        const auto faces = thrownBy((*session)->log().back().throws);
        const auto preview = (*session)->tryMend(1, std::nullopt);
        QVERIFY(preview);
        QVERIFY(preview->mend->faces.empty());
        for (const auto& one : preview->later)
            QVERIFY(one.anew.empty());
        QVERIFY((*session)->takeMend(*preview));
        QCOMPARE(thrownBy((*session)->log().find(4)->throws), faces);
    }

    void mendingIsPlayingItSoFromTheStart()
    {
        int mends = 0, refused = 0, different = 0, otherwise = 0, branches = 0, mendsAnew = 0;
        for (unsigned seed = 1; seed <= 25; ++seed) {
            GameFile file;
            std::mt19937 random(seed);
            auto session = file.create(seed % 2 ? "5eed" : nullptr);
            const game::Game first = (*session)->game();
            // The commands that count and the dice that the app threw for them.
            std::map<qint64, std::pair<Json, Faces>> list;
            const auto talk = [&](int count) {
                for (int i = 0; i < count; ++i)
                    if (const auto entry = say(**session, somethingSaid(random, (*session)->game().stage)))
                        list[entry->number] = {entry->command, thrownBy(entry->throws)};
            };
            QVERIFY(say(**session, R"({"do":"begin"})"));
            list[1] = {Json{{"do", "begin"}}, {}};
            talk(80);
            for (int round = 0; round < 4; ++round) {
                auto mended = list.begin();
                std::advance(mended, 1 + random() % (list.size() - 1));
                const bool leave = random() % 4 == 0;
                const auto command = parseJson(somethingSaid(random, (*session)->game().stage));
                const auto preview =
                    (*session)->tryMend(mended->first, leave ? std::nullopt : std::optional<Json>(*command));
                if (!preview)
                    continue;
                ++mends;
                const qint64 fallen = fallenDice(**session);
                QVERIFY((*session)->takeMend(*preview));
                QVERIFY(fallenDice(**session) >= fallen); // what fell, fell
                if (leave)
                    list.erase(mended);
                else
                    mended->second.first = *command;
                for (const auto& one : preview->later) {
                    refused += one.how == How::Refused;
                    different += one.how == How::Differently;
                    if (one.how == How::Refused)
                        list.erase(one.entry);
                }
                for (const auto& [entry, faces] : preview->mend->faces)
                    list.at(entry).second = faces;

                game::Game played = first;
                for (const auto& [entry, said] : list) {
                    journal::RecordedFaces dice(said.second);
                    const auto done = game::apply(played, said.first, dice);
                    QVERIFY2(done, qPrintable(done ? QString() : done.error().words));
                    QVERIFY(dice.allUsed());
                    const auto* line = (*session)->log().find(entry);
                    if (line->undone) { // the mended one itself; its mend tells it
                        QVERIFY(line->mendedBy > entry);
                        line = (*session)->log().find(line->mendedBy);
                        QVERIFY(!line->undone);
                        QCOMPARE(line->words, journal::mendedWords(entry, done->words));
                        QCOMPARE(thrownBy(line->throws), thrownBy(done->throws));
                        ++mendsAnew;
                        continue;
                    }
                    QCOMPARE(line->words, done->words);
                    QCOMPARE(line->details, done->details);
                    QCOMPARE(thrownBy(line->throws), thrownBy(done->throws));
                    otherwise += line->otherwiseSince > 0;
                }
                QVERIFY(played == (*session)->game());
                talk(10);
                if (random() % 2) {
                    const auto now = game::save((*session)->game());
                    QVERIFY((*session)->undo() && (*session)->redo());
                    QCOMPARE(game::save((*session)->game()), now);
                }
            }
            if (const auto good = branchIsAsItCounts(file, **session)) {
                QVERIFY(*good);
                ++branches;
            }
            const auto words = wordsOf(**session);
            const auto state = stateOf(**session);
            session->reset();
            const auto faults = journal::check(file.path());
            QVERIFY2(faults.empty(), qPrintable(faults.empty() ? QString() : faults.front().words));
            const auto again = file.open();
            QVERIFY(again);
            QCOMPARE(wordsOf(**again), words);
            QCOMPARE(stateOf(**again), state);
            while ((*again)->canUndo())
                QVERIFY((*again)->undo());
            QVERIFY((*again)->game() == first);
        }
        QVERIFY(mends > 20 && refused > 20 && different > 20 && otherwise > 20 && branches > 5 && mendsAnew > 20);
    }
};

QTEST_GUILESS_MAIN(TestMend)
#include "tst_mend.moc"
