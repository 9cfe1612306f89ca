// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/course.h"

#include "gamefile.h"

using namespace adjutant;
using namespace adjutant::test;

using Numbers = std::vector<int>;

/// Three rounds: Bea loses a tank in the first and a squad in the third, Ann a vehicle in the second; points are given
/// by hand in every round.
class TestCourse : public QObject
{
    Q_OBJECT

private:
    GameFile m_file;
    std::unique_ptr<journal::Session> m_session;
    report::CourseTaker m_taker;

    void mustSay(const QByteArray& command)
    {
        const auto entry = say(*m_session, command);
        QVERIFY2(entry, entry ? "" : qPrintable(entry.error().words));
    }
    void lose(const char* unit, const char* counter, int value)
    {
        mustSay(toText(Json{{"do", "set"}, {"unit", unit}, {"counter", counter}, {"value", value}}));
    }
    void score(const char* side, int points)
    {
        mustSay(toText(Json{{"do", "score"}, {"side", side}, {"points", points}}));
    }
    void endRound()
    {
        while (m_session->game().stage == game::Stage::Activation)
            mustSay(R"({"do":"pass"})");
        for (int point = 1; point <= 3; ++point)
            mustSay(toText(Json{{"do", "control"}, {"point", point}}));
        mustSay(R"({"do":"next"})");
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_session = std::move(*m_file.create());
        QVERIFY(m_taker.of(*m_session).empty());
        mustSay(R"({"do":"begin"})");
        lose("b2", "damage", 2);
        score("a", 2);
        endRound();
        lose("a3", "damage", 2);
        score("b", 1);
        score("a", -1);
        endRound();
        lose("b1", "unwounded", 0);
        score("b", 3);
    }

    void tellsPointsAndLossesAfterEachRound()
    {
        const auto& course = m_taker.of(*m_session);
        QCOMPARE(course.size(), std::size_t(2));
        QCOMPARE(m_taker.firstRound(), 1);
        QCOMPARE(course[0].name, QStringLiteral("Ann"));
        QCOMPARE(course[0].points, (Numbers{2, 1, 1}));
        QCOMPARE(course[0].losses, (Numbers{0, 1, 1}));
        QCOMPARE(course[1].points, (Numbers{0, 1, 4}));
        QCOMPARE(course[1].losses, (Numbers{1, 1, 2}));
    }

    void followsWhatIsUndone()
    {
        QVERIFY(m_session->undo());
        QVERIFY(m_session->undo());
        QCOMPARE(m_taker.of(*m_session)[1].points, (Numbers{0, 1, 1}));
        QCOMPARE(m_taker.of(*m_session)[1].losses, (Numbers{1, 1, 1}));
        QVERIFY(m_session->redo());
        QVERIFY(m_session->redo());
        QCOMPARE(m_taker.of(*m_session)[1].losses, (Numbers{1, 1, 2}));
    }

    void followsARoundThatWasMended()
    {
        const journal::Entry* lost = nullptr;
        for (const journal::Entry& entry : m_session->log())
            if (entry.command.value("unit", "") == "b2")
                lost = &entry;
        QVERIFY(lost);
        const auto mended = m_session->tryMend(lost->number, std::nullopt);
        QVERIFY(mended && m_session->takeMend(*mended));
        QCOMPARE(m_taker.of(*m_session)[1].losses, (Numbers{0, 0, 1}));
        QVERIFY(m_session->undo());
        QCOMPARE(m_taker.of(*m_session)[1].losses, (Numbers{1, 1, 2}));
    }
};

QTEST_GUILESS_MAIN(TestCourse)
#include "tst_course.moc"
