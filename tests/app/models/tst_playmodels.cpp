// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/logmodel.h"
#include "models/scoremodel.h"
#include "playtable.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

class TestPlayModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void logFollows();
    void aRoundBeginsWithTheLineThatSaysSo();
    void theLogOfABranchSaysWhereItBeganToDiffer();
    void scoreFollows();
};

namespace {

void playRound(journal::Session& session)
{
    while (session.game().stage == game::Stage::Activation)
        test::mustApply(session, {{"do", "pass"}});
    for (int point = 1; point <= 3; ++point)
        test::mustApply(session, {{"do", "control"}, {"point", point}, {"a-units", 1}, {"b-units", point - 1}});
    test::mustApply(session, {{"do", "next"}});
}

}

void TestPlayModels::logFollows()
{
    QTemporaryDir folder;
    const auto session = test::quickPlay(folder.filePath(QStringLiteral("log.adjutant")));
    LogModel model(*session);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const int before = model.rowCount();
    test::mustApply(*session, {{"do", "begin"}});
    test::mustApply(*session, {{"do", "activate"}, {"unit", "a2"}});
    test::mustApply(*session, {{"do", "resolve"},
                               {"procedure", "shoot-squad"},
                               {"actor", "a2"},
                               {"target", "b1"},
                               {"weapon", "main-gun"},
                               {"faces", {3, 9}},
                               {"accept", "later"}});
    QCOMPARE(model.rowCount(), before + 3);
    const QModelIndex dice = model.index(before + 2, LogModel::Dice);
    QCOMPARE(dice.data().toString(), QStringLiteral("2d10: [3] [9] (table)"));
    QCOMPARE(model.index(before + 2, LogModel::Round).data().toString(), QStringLiteral("1"));

    QVERIFY(session->undo());
    const QModelIndex words = model.index(before + 2, LogModel::Words);
    QVERIFY(words.data().toString().contains(QStringLiteral("(undone)")));
    QVERIFY(words.data(Qt::FontRole).value<QFont>().strikeOut());
    test::mustApply(*session, {{"do", "note"}, {"text", "thrown again"}});
    QVERIFY(model.rowCount() > before + 2);
}

void TestPlayModels::aRoundBeginsWithTheLineThatSaysSo()
{
    QTemporaryDir folder;
    const auto session = test::quickPlay(folder.filePath(QStringLiteral("log.adjutant")));
    LogModel model(*session);
    test::mustApply(*session, {{"do", "begin"}});
    for (const char* unit : {"a1", "b1", "a2", "b2", "a3", "b3"}) {
        test::mustApply(*session, {{"do", "activate"}, {"unit", unit}});
        test::mustApply(*session, {{"do", "next"}});
    }
    for (const int point : {1, 2, 3})
        test::mustApply(*session, {{"do", "control"}, {"point", point}, {"a-units", 0}, {"b-units", 0}});
    const int ended = model.rowCount() - 1;
    test::mustApply(*session, {{"do", "next"}});
    const auto roundAt = [&](int row) { return model.index(row, LogModel::Round).data().toString(); };
    QVERIFY(model.index(ended + 1, LogModel::Words).data().toString().startsWith(QStringLiteral("Round 2 begins")));
    QCOMPARE(roundAt(ended), QStringLiteral("1"));
    QCOMPARE(roundAt(ended + 1), QStringLiteral("2"));
    test::mustApply(*session, {{"do", "note"}, {"text", "later"}});
    QCOMPARE(roundAt(ended + 1), QStringLiteral("2"));
    QVERIFY(session->undo() && session->undo());
    QCOMPARE(roundAt(ended + 1), QStringLiteral("1")); // it has not begun
}

void TestPlayModels::theLogOfABranchSaysWhereItBeganToDiffer()
{
    QTemporaryDir folder;
    const auto session = test::quickPlay(folder.filePath(QStringLiteral("game.adjutant")));
    test::mustApply(*session, {{"do", "note"}, {"text", "one"}});
    const qint64 one = session->lastNumber();
    test::mustApply(*session, {{"do", "note"}, {"text", "two"}});
    QVERIFY(session->branch(one, folder.filePath(QStringLiteral("plain.adjutant"))));
    const auto mend = session->tryMend(one, Json{{"do", "note"}, {"text", "uno"}});
    QVERIFY(mend && session->takeMend(*mend));
    QVERIFY(session->branch(one, folder.filePath(QStringLiteral("mended.adjutant"))));

    const auto line = [](journal::Session& game, qint64 entry) {
        return LogModel(game).index(int(entry) - 1, LogModel::Words).data().toString();
    };
    const auto lineOf = [&](const char* name, qint64 entry) {
        const auto branch = journal::Session::open(folder.filePath(QLatin1String(name)));
        return branch ? line(**branch, entry) : QString();
    };
    const QString here = QStringLiteral("Here this game branches off “game”.");
    QVERIFY(!line(*session, one).contains(here));
    QVERIFY(!lineOf("plain.adjutant", one - 1).contains(here));
    QVERIFY2(lineOf("plain.adjutant", one).endsWith(here), qPrintable(lineOf("plain.adjutant", one)));
    const QString mended = here + QStringLiteral(" Entry %1 brings what was mended there later.").arg(one + 1);
    QVERIFY2(lineOf("mended.adjutant", one).endsWith(mended), qPrintable(lineOf("mended.adjutant", one)));
    QVERIFY(!lineOf("mended.adjutant", one + 1).contains(here));
}

void TestPlayModels::scoreFollows()
{
    QTemporaryDir folder;
    const auto session = test::quickPlay(folder.filePath(QStringLiteral("score.adjutant")));
    ScoreModel model(*session);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.columnCount(), 2);
    test::mustApply(*session, {{"do", "begin"}});
    playRound(*session);
    QCOMPARE(model.rowCount(), 3); // two rounds and the total
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("1"));
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("1"));
    QVERIFY(model.index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Strategic point 1")));
    QCOMPARE(model.headerData(2, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("Total"));
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Red"));
    QVERIFY(session->undo());
}

QTEST_GUILESS_MAIN(TestPlayModels)

#include "tst_playmodels.moc"
