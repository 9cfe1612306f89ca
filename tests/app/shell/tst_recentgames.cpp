// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/gamefiles.h"
#include "models/gamesummary.h"
#include "models/recentgamesmodel.h"
#include "pages/startpage.h"
#include "rightclick.h"
#include "shell/actions.h"
#include "shell/theme.h"

#include <QAbstractItemModelTester>
#include <QFrame>
#include <QInputDialog>
#include <QLabel>
#include <QListView>
#include <QMainWindow>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace adjutant::app;

class TestRecentGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_preferences = std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_theme = std::make_unique<Theme>(*m_preferences);
        m_theme->apply();
    }

    void modelFollows()
    {
        RecentGamesModel model(*m_preferences);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(model.rowCount(), 0);
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        addGame(2, QStringLiteral("Ada won"), true);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0).data(RecentGamesModel::PathRole).toString(), path(2));
        QCOMPARE(model.index(0).data().toString(), QStringLiteral("Ada  4 : 2  Ben"));
        QVERIFY(model.index(0).data(RecentGamesModel::DetailRole).toString().contains(QStringLiteral("Ada won")));
        QVERIFY(model.index(1).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Round 2 of 6")));
        m_preferences->forgetRecentGame(path(2));
        QCOMPARE(model.rowCount(), 1);
        QVERIFY(model.path(7).isEmpty());
    }

    void thoseAlikeSayTheirFile()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        addGame(2, QStringLiteral("Round 2 of 6"), false);
        addGame(3, QStringLiteral("Round 3 of 6"), false);
        const RecentGamesModel model(*m_preferences);
        QStringList shown;
        for (int row = 0; row < 3; ++row)
            shown << model.index(row).data(Qt::DisplayRole).toString() +
                         model.index(row).data(RecentGamesModel::DetailRole).toString();
        shown.removeDuplicates();
        QCOMPARE(shown.size(), 3);
        QVERIFY2(shown.filter(QStringLiteral("game 1")).size() == 1, qPrintable(shown.join(u'|')));
        QVERIFY(shown.filter(QStringLiteral("game 3")).isEmpty());
        QVERIFY(model.index(0)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(model.index(0).data(RecentGamesModel::PackRole).toString()));
    }

    void whatIsGoneIsNotShown()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        addGame(2, QStringLiteral("Round 3 of 6"), false);
        QVERIFY(QFile::remove(path(2)));
        RecentGamesModel model(*m_preferences);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.path(0), path(1));
    }

    void unknownGameShowsItsFile()
    {
        touch(path(3));
        m_preferences->addRecentGame(path(3));
        RecentGamesModel model(*m_preferences);
        QCOMPARE(model.index(0).data().toString(), QStringLiteral("game 3"));
    }

    void when_data()
    {
        QTest::addColumn<QDateTime>("played");
        QTest::addColumn<QString>("words");
        const auto at = [](int year, int month, int day) { return QDateTime(QDate(year, month, day), QTime(20, 15)); };
        QTest::newRow("today") << at(2026, 3, 14) << QStringLiteral("today 20:15");
        QTest::newRow("yesterday") << at(2026, 3, 13) << QStringLiteral("yesterday 20:15");
        QTest::newRow("this year") << at(2026, 1, 2) << QStringLiteral("2 January");
        QTest::newRow("another year") << at(2025, 12, 31) << QStringLiteral("31 December 2025");
        QTest::newRow("never") << QDateTime() << QString();
    }

    void when()
    {
        QFETCH(QDateTime, played);
        const QDateTime now(QDate(2026, 3, 14), QTime(22, 0));
        QTEST(playedWhen(played, now, QLocale(QLocale::English, QLocale::UnitedKingdom)), "words");
    }

    void firstUse()
    {
        const auto window = show();
        QVERIFY(!window->findChild<QListView*>()->isVisible());
        QVERIFY(window->findChild<QLabel*>(QStringLiteral("welcome"))->isVisible());
        QVERIFY(!window->findChild<QFrame*>(QStringLiteral("last"))->isVisible());
    }

    void continuesWhatIsNotOver()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        addGame(2, QStringLiteral("Ada won"), true);
        const auto window = show();
        QCOMPARE(m_page->unfinishedGame(), path(1));
        QVERIFY(window->findChild<QFrame*>(QStringLiteral("last"))->isVisible());
        QVERIFY(window->findChild<QPushButton*>(QStringLiteral("continueGame"))->hasFocus());
    }

    void returnOpens()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        const auto window = show();
        QSignalSpy chosen(m_page, &StartPage::gameChosen);
        auto* list = window->findChild<QListView*>();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), path(1));
    }

    void tapOpensAndCrossRemoves()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        const auto window = show();
        QSignalSpy chosen(m_page, &StartPage::gameChosen);
        auto* list = window->findChild<QListView*>();
        const QRect row = list->visualRect(list->model()->index(0, 0));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, QPoint(row.left() + 30, row.center().y()));
        QTRY_COMPARE(chosen.count(), 1);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, QPoint(row.right() - 20, row.center().y()));
        QTRY_COMPARE(m_preferences->recentGames(), QStringList());
        QCOMPARE(chosen.count(), 1);
        QVERIFY2(QFile::exists(path(1)), "only the list forgets it");
    }

    void deleteCanBePutBack()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        const auto window = show();
        auto* list = window->findChild<QListView*>();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(m_preferences->recentGames(), QStringList());
        auto* putBack = window->findChild<QPushButton*>(QStringLiteral("putBack"));
        QVERIFY(putBack->isVisible());
        putBack->click();
        QCOMPARE(m_preferences->recentGames(), QStringList({path(1)}));
        QVERIFY(!putBack->isVisible());
    }

    void renamesWithWhatIsKnownOfIt()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        addGame(2, QStringLiteral("Ada won"), true);
        const auto window = show();
        auto* list = window->findChild<QListView*>();
        list->setFocus();
        list->setCurrentIndex(list->model()->index(1, 0));
        QTest::keyClick(list, Qt::Key_F2);
        auto* dialog = window->findChild<QInputDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->textValue(), QStringLiteral("game 1"));
        dialog->setTextValue(QStringLiteral("Friday at Ada's"));
        dialog->accept();
        const QString renamed = m_folder->filePath(QStringLiteral("Friday at Ada's.adjutant"));
        QVERIFY(QFile::exists(renamed) && !QFile::exists(path(1)));
        QCOMPARE(m_preferences->recentGames(), QStringList({renamed, path(2)}));
        QCOMPARE(m_preferences->summaryOf(renamed).where, QStringLiteral("Round 2 of 6"));
    }

    void rightClickOffersWhatCanBeDoneWithAGame()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        addGame(2, QStringLiteral("Round 3 of 6"), false);
        const auto window = show();
        auto* list = window->findChild<QListView*>();
        QMenu* menu = adjutant::test::menuOf(*list->viewport(), list->visualRect(list->model()->index(1, 0)).center());
        QVERIFY(menu);
        QCOMPARE(adjutant::test::offersOf(*menu).size(), 4);
        menu->actions().at(1)->trigger();
        menu->close();
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("game 1, copy.adjutant"))));
        QVERIFY(!adjutant::test::menuOf(*list->viewport(), QPoint(5, list->viewport()->height() - 2)));
    }

    void wrongNamesChangeNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("none") << QStringLiteral("  ");
        QTest::newRow("another folder") << QStringLiteral("../game");
        QTest::newRow("hidden") << QStringLiteral(".game");
        QTest::newRow("taken") << QStringLiteral("game 2");
        QTest::newRow("too long") << QString(121, QLatin1Char('a'));
    }
    void wrongNamesChangeNothing()
    {
        QFETCH(QString, name);
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        addGame(2, QStringLiteral("Round 3 of 6"), false);
        QVERIFY(!renameGame(path(1), name));
        QVERIFY(QFile::exists(path(1)) && QFile::exists(path(2)));
        QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("*.adjutant")}, QDir::Files).size(), 2);
    }

    void copies()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        const auto window = show();
        auto* copy = window->findChild<QPushButton*>(QStringLiteral("copyGame"));
        copy->click();
        window->findChild<QListView*>()->setCurrentIndex(window->findChild<QListView*>()->model()->index(1, 0));
        copy->click();
        QVERIFY(QFile::exists(path(1)));
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("game 1, copy.adjutant"))));
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("game 1, copy 2.adjutant"))));
        QCOMPARE(m_preferences->recentGames().size(), 3);
    }

    void archivedGamesCanBePutBack()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        const auto window = show();
        window->findChild<QPushButton*>(QStringLiteral("archiveGame"))->click();
        const QString archived = m_folder->filePath(QStringLiteral("Archive/game 1.adjutant"));
        QVERIFY(QFile::exists(archived) && !QFile::exists(path(1)));
        QCOMPARE(m_preferences->recentGames(), QStringList());
        window->findChild<QPushButton*>(QStringLiteral("putBack"))->click();
        QVERIFY(QFile::exists(path(1)) && !QFile::exists(archived));
        QCOMPARE(m_preferences->recentGames(), QStringList({path(1)}));
        QCOMPARE(m_preferences->summaryOf(path(1)).where, QStringLiteral("Round 2 of 6"));
    }

    void unclosedGamesStayWhereTheyAre()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        touch(path(1) + QStringLiteral("-wal"));
        QVERIFY(!renameGame(path(1), QStringLiteral("other")));
        QVERIFY(!archiveGame(path(1)));
        QVERIFY(!copyGame(path(1)));
        QVERIFY(QFile::exists(path(1)));
    }

    void faultsAreSaidInLine()
    {
        const auto window = show();
        m_page->showFault(QStringLiteral("No such game."));
        auto* message = window->findChild<QLabel*>(QStringLiteral("message"));
        QVERIFY(message->isVisible());
        QCOMPARE(message->text(), QStringLiteral("No such game."));
        window->findChild<QPushButton*>(QStringLiteral("dismiss"))->click();
        QVERIFY(!message->isVisible());
    }

private:
    QString path(int number) const { return m_folder->filePath(QStringLiteral("game %1.adjutant").arg(number)); }

    static void touch(const QString& path)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }

    void addGame(int number, const QString& where, bool over)
    {
        touch(path(number));
        m_preferences->addRecentGame(path(number));
        m_preferences->setSummary(path(number), {.pack = QStringLiteral("Quick play"),
                                                 .sides = {QStringLiteral("Ada"), QStringLiteral("Ben")},
                                                 .scores = {4, 2},
                                                 .where = where,
                                                 .played = QDateTime::currentDateTime(),
                                                 .over = over});
    }

    std::unique_ptr<QMainWindow> show()
    {
        auto window = std::make_unique<QMainWindow>();
        auto* actions = new Actions(window.get());
        m_page = new StartPage(*actions, *m_preferences, *m_theme);
        window->setCentralWidget(m_page);
        window->resize(1280, 800);
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get()))
            qWarning("the window is not active");
        m_page->settle();
        return window;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    StartPage* m_page = nullptr;
};

QTEST_MAIN(TestRecentGames)
#include "tst_recentgames.moc"
