// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamefile.h"
#include "models/gamefiles.h"
#include "models/gamefinder.h"
#include "models/gamesummary.h"
#include "models/savedgamesmodel.h"
#include "pages/savedgamesdelegate.h"
#include "pages/startpage.h"
#include "photo/picture.h"
#include "rightclick.h"
#include "shell/actions.h"
#include "shell/language.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"

#include <QAbstractItemModelTester>
#include <QFrame>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

#include <sys/stat.h>

using namespace adjutant::app;

class TestSavedGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_preferences = std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_preferences->setGamesFolder(folder());
        QVERIFY(QDir().mkpath(folder()));
        m_theme = std::make_unique<Theme>(*m_preferences);
        m_theme->apply();
    }

    void modelFollows()
    {
        SavedGamesModel model(*m_preferences);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(model.rowCount(), 0);
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        addGame(2, QStringLiteral("Ada won"), true);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0).data(SavedGamesModel::PathRole).toString(), path(2));
        QCOMPARE(model.index(0).data().toString(), QStringLiteral("Ada  4 : 2  Ben"));
        QVERIFY(model.index(0).data(SavedGamesModel::DetailRole).toString().contains(QStringLiteral("Ada won")));
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
        const SavedGamesModel model(*m_preferences);
        QStringList shown;
        for (int row = 0; row < 3; ++row)
            shown << model.index(row).data(Qt::DisplayRole).toString() +
                         model.index(row).data(SavedGamesModel::DetailRole).toString();
        shown.removeDuplicates();
        QCOMPARE(shown.size(), 3);
        QVERIFY2(shown.filter(QStringLiteral("game 1")).size() == 1, qPrintable(shown.join(u'|')));
        QVERIFY(model.index(0)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(model.index(0).data(SavedGamesModel::PackRole).toString()));
    }

    /// They differ in a minute or a point, by which nobody knows which is which.
    void aGameAndItsBranchSayTheirFiles()
    {
        const QString game = play("Ida", "Joe");
        const QString branch = folder() + QStringLiteral("/Ida and Joe from entry 1.adjutant");
        QVERIFY((*adjutant::journal::Session::open(game))->branch(1, branch));
        auto session = *adjutant::journal::Session::open(game);
        QVERIFY(adjutant::test::say(*session, R"({"do":"score","side":"a","points":1})"));
        session.reset();
        play("Kim", "Leo");
        const auto window = show();
        QTRY_COMPARE(list()->model()->rowCount(), 3);
        for (int row = 0; row < 3; ++row) {
            const QModelIndex index = list()->model()->index(row, 0);
            const QString file = QFileInfo(index.data(SavedGamesModel::PathRole).toString()).completeBaseName();
            const QString detail = index.data(SavedGamesModel::DetailRole).toString();
            QVERIFY2(detail.startsWith(file) == file.startsWith(QStringLiteral("Ida")), qPrintable(detail));
            const bool isBranch = index.data(SavedGamesModel::PathRole).toString() == branch;
            QCOMPARE(detail.contains(QStringLiteral("branch after entry 1")), isBranch);
        }
        m_preferences->addRecentGame(branch);
        const QString last = m_page->findChild<QLabel*>(QStringLiteral("lastWhere"))->text();
        QVERIFY2(last.startsWith(QStringLiteral("Ida and Joe from entry 1")), qPrintable(last));
    }

    void whatIsGoneIsNotShown()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        addGame(2, QStringLiteral("Round 3 of 6"), false);
        QVERIFY(QFile::remove(path(2)));
        SavedGamesModel model(*m_preferences);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.path(0), path(1));
    }

    void unknownGameShowsItsFile()
    {
        touch(path(3));
        m_preferences->addRecentGame(path(3));
        SavedGamesModel model(*m_preferences);
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

    void tapOpensAndItsButtonOffersTheRest()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        addGame(2, QStringLiteral("Round 3 of 6"), false);
        const auto window = show();
        QSignalSpy chosen(m_page, &StartPage::gameChosen);
        const QRect row = list()->visualRect(list()->model()->index(1, 0));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, QPoint(row.left() + 30, row.center().y()));
        QTRY_COMPARE(chosen.count(), 1);
        const QRect more = SavedGamesDelegate::moreIn(row);
        QVERIFY(more.width() >= Theme::touch && more.height() >= Theme::touch && row.contains(more));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, more.center());
        QTRY_VERIFY(QApplication::activePopupWidget());
        QVERIFY(adjutant::test::choose(qobject_cast<QMenu*>(QApplication::activePopupWidget()), "forgetGame"));
        QCOMPARE(m_preferences->recentGames(), QStringList{path(2)});
        QCOMPARE(chosen.count(), 1);
        QVERIFY2(QFile::exists(path(1)), "only the list forgets it");
    }

    void theMenuKeyIsForTheChosenGame_data()
    {
        QTest::addColumn<bool>("menuKey");
        QTest::newRow("Menu") << true;
        QTest::newRow("Shift+F10") << false;
    }
    void theMenuKeyIsForTheChosenGame()
    {
        QFETCH(bool, menuKey);
        for (int i = 1; i <= 6; ++i)
            addGame(i, QStringLiteral("Round %1 of 6").arg(i), false);
        const auto window = show();
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Down);
        if (!menuKey)
            QTest::keyClick(list(), Qt::Key_F10, Qt::ShiftModifier);
        QMenu* menu =
            menuKey ? adjutant::test::menuByKeyOf(*list()) : qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(adjutant::test::choose(menu, "copyGame"));
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("game 5, copy.adjutant"))));
    }

    void namesHaveRoomInTheirDialog()
    {
        touch(m_folder->filePath(QStringLiteral("Friday at the club, Ada against Ben, second game.adjutant")));
        m_preferences->addRecentGame(
            m_folder->filePath(QStringLiteral("Friday at the club, Ada against Ben, second game.adjutant")));
        const auto window = show();
        QVERIFY(chosen("renameGame"));
        auto* line = window->findChild<QInputDialog*>()->findChild<QLineEdit*>();
        QVERIFY(line->width() > line->fontMetrics().horizontalAdvance(line->text()));
    }

    void packsHaveALineOfTheirOwn()
    {
        play("Ida", "Joe");
        const auto window = show();
        QTRY_COMPARE(list()->model()->rowCount(), 1);
        const QModelIndex row = list()->model()->index(0, 0);
        QVERIFY(!row.data(SavedGamesModel::DetailRole).toString().contains(QStringLiteral("quick play")));
        QVERIFY(row.data(SavedGamesModel::PackRole).toString().contains(QStringLiteral("quick play")));
        QVERIFY(list()->visualRect(row).height() > 3 * QFontMetrics(scaledFont(list()->font(), 0.9)).height());
    }

    void aMessageTakesItsRoomFromTheList()
    {
        for (int i = 1; i <= 12; ++i)
            addGame(i, QStringLiteral("Round %1 of 6").arg(i), false);
        const auto window = show();
        QTest::qWait(50);
        const int before = list()->height();
        const auto* bar = m_page->findChild<QScrollArea*>(QStringLiteral("scroll"))->verticalScrollBar();
        QCOMPARE(bar->maximum(), 0);
        m_page->showFault(QStringLiteral("Friday.adjutant cannot be opened: another program has it, and it has to let "
                                         "it go before it can be played here."));
        QTest::qWait(50);
        QCOMPARE(bar->maximum(), 0);
        QVERIFY(list()->height() < before);
        m_page->clearMessage();
        QTRY_COMPARE(list()->height(), before);
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
        for (const auto* button : dialog->findChildren<QPushButton*>())
            QVERIFY2(button->icon().isNull() && button->height() >= Theme::touch, qPrintable(button->text()));
        QCOMPARE(dialog->textValue(), QStringLiteral("game 1"));
        dialog->setTextValue(QStringLiteral("Friday / Ada's"));
        dialog->accept();
        QTRY_VERIFY(window->findChildren<QInputDialog*>().size() == 1 && window->findChild<QInputDialog*>() != dialog);
        dialog = window->findChild<QInputDialog*>();
        QCOMPARE(dialog->textValue(), QStringLiteral("Friday / Ada's")); // what was typed is not lost
        QVERIFY2(dialog->labelText().contains(QLatin1String("no / in it")), qPrintable(dialog->labelText()));
        dialog->setTextValue(QStringLiteral("Friday at Ada's"));
        dialog->accept();
        const QString renamed = m_folder->filePath(QStringLiteral("Friday at Ada's.adjutant"));
        QVERIFY(QFile::exists(renamed) && !QFile::exists(path(1)));
        QCOMPARE(m_preferences->recentGames(), QStringList({path(2), renamed}));
        QCOMPARE(m_preferences->summaryOf(renamed).where, QStringLiteral("Round 2 of 6"));
        QVERIFY2(list->currentIndex()
                     .data(SavedGamesModel::DetailRole)
                     .toString()
                     .startsWith(QLatin1String("Friday at Ada's")),
                 "the name that somebody gave it is seen");
    }

    void theUsualNameOfAFileSaysNothing()
    {
        const QString file = m_folder->filePath(QStringLiteral("Ada and Ben 2026-11-20.adjutant"));
        QFile there(file);
        QVERIFY(there.open(QIODevice::WriteOnly));
        m_preferences->addRecentGame(file);
        GameSummary summary;
        summary.pack = QStringLiteral("Brassbound");
        summary.sides = {QStringLiteral("Ada"), QStringLiteral("Ben")};
        summary.scores = {1, 2};
        summary.where = QStringLiteral("Round 2 of 6");
        m_preferences->setSummary(file, summary);
        SavedGamesModel model(*m_preferences);
        const QString detail = model.index(0).data(SavedGamesModel::DetailRole).toString();
        QVERIFY2(detail.startsWith(QLatin1String("Round 2 of 6")), qPrintable(detail));
    }

    void rightClickOffersWhatCanBeDoneWithAGame()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        addGame(2, QStringLiteral("Round 3 of 6"), false);
        const auto window = show();
        auto* list = window->findChild<QListView*>();
        QMenu* menu = adjutant::test::menuOf(*list->viewport(), list->visualRect(list->model()->index(1, 0)).center());
        QVERIFY(menu);
        QCOMPARE(adjutant::test::offersOf(*menu).size(), 7);
        QVERIFY(adjutant::test::choose(menu, "copyGame"));
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("game 1, copy.adjutant"))));
        QVERIFY(!adjutant::test::menuOf(*list->viewport(), QPoint(5, list->viewport()->height() - 2)));
    }

    void whatARowHasNoRoomForIsReadFromItsMenu()
    {
        const QString far =
            QStringLiteral("Round 2 of 6, ") + QStringLiteral("behind the ford ").repeated(30).trimmed();
        addGame(1, far, false);
        const auto window = show();
        auto* list = window->findChild<QListView*>();
        const QPoint at = list->visualRect(list->model()->index(0, 0)).center();
        QVERIFY(adjutant::test::choose(adjutant::test::menuOf(*list->viewport(), at), "readInFull"));
        QWidget* opened = QApplication::activePopupWidget();
        QVERIFY(opened);
        const auto labels = opened->findChildren<QLabel*>();
        QVERIFY(
            std::any_of(labels.begin(), labels.end(), [&](const QLabel* one) { return one->text().contains(far); }));
        opened->close();
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
        QVERIFY(chosen("copyGame"));
        QCOMPARE(m_preferences->recentGames().value(0), path(1)); // it was not played now
        list()->setCurrentIndex(list()->model()->index(0, 0));
        QVERIFY(chosen("copyGame"));
        QVERIFY(QFile::exists(path(1)));
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("game 1, copy.adjutant"))));
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("game 1, copy 2.adjutant"))));
        QCOMPARE(m_preferences->recentGames().size(), 3);
    }

    void archivedGamesCanBePutBack()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        const auto window = show();
        QVERIFY(chosen("archiveGame"));
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
        QVERIFY(!QFile::exists(archivesIn(m_folder->path()).first()));
        QVERIFY(!copyGame(path(1)));
        QVERIFY(QFile::exists(path(1)));
    }

    void gamesInTheFolderJoinTheList()
    {
        play("Ida", "Joe");
        play("Kim", "Leo", true);
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        const auto window = show();
        QCOMPARE(shown(), QStringList{QStringLiteral("Ada  4 : 2  Ben")});
        QTRY_COMPARE(list()->model()->rowCount(), 3);
        QCOMPARE(shown().first(), QStringLiteral("Ada  4 : 2  Ben"));
        const int ida = int(shown().indexOf(QStringLiteral("Ida  0 : 0  Joe")));
        QVERIFY2(ida > 0, qPrintable(shown().join(u'|')));
        const QString said = list()->model()->index(ida, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(said.contains(QStringLiteral("Round 1 of")) && said.contains(QStringLiteral("today")) &&
                     said.contains(QStringLiteral("quick play")),
                 qPrintable(said));
        const int kim = int(shown().indexOf(QStringLiteral("Kim  0 : 0  Leo")));
        QVERIFY(kim > 0);
        QVERIFY(!list()->model()->index(kim, 0).data(SavedGamesModel::ThumbnailRole).toByteArray().isEmpty());
    }

    void aTapOpensAFoundGame()
    {
        const QString game = play("Ida", "Joe");
        const auto window = show();
        QTRY_COMPARE(list()->model()->rowCount(), 1);
        QSignalSpy chosen(m_page, &StartPage::gameChosen);
        const QRect row = list()->visualRect(list()->model()->index(0, 0));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, QPoint(row.left() + 30, row.center().y()));
        QTRY_COMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), game);
    }

    void nothingMovesWhenGamesAreFound()
    {
        for (int i = 1; i <= 8; ++i)
            addGame(i, QStringLiteral("Round %1 of 6").arg(i), false);
        for (const char* name : {"Ida", "Kim", "Mia"})
            play(name, "Joe");
        const auto window = show();
        list()->setFocus();
        list()->setCurrentIndex(list()->model()->index(6, 0));
        const auto places = [&] {
            QList<QRect> rects{list()->geometry()};
            for (int row = 0; row < 8; ++row)
                rects << list()->visualRect(list()->model()->index(row, 0));
            for (const auto* button : window->findChildren<QPushButton*>())
                rects << QRect(button->mapTo(window.get(), QPoint()), button->size());
            return rects;
        };
        const QList<QRect> before = places();
        QTRY_COMPARE(list()->model()->rowCount(), 11);
        QTest::qWait(50);
        QCOMPARE(places(), before);
        QCOMPARE(list()->currentIndex().row(), 6);
        QVERIFY(list()->hasFocus());
    }

    void whatIsNoGameIsToldOrSkipped()
    {
        play("Ida", "Joe");
        touch(folder() + QStringLiteral("/empty.adjutant"));
        QFile text(folder() + QStringLiteral("/diary.adjutant"));
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("Dear diary") > 0);
        text.close();
        const QString killed = play("Kim", "Leo");
        touch(killed + QStringLiteral("-wal"));
        QVERIFY(QDir(folder()).mkdir(QStringLiteral("folder.adjutant")));
        QCOMPARE(::mkfifo(QFile::encodeName(folder() + QStringLiteral("/pipe.adjutant")).constData(), 0600), 0);
        const auto window = show();
        QTRY_COMPARE(list()->model()->rowCount(), 4);
        const auto detail = [this](const char* title) {
            const auto row = shown().indexOf(QString::fromLatin1(title));
            return list()->model()->index(int(row), 0).data(SavedGamesModel::DetailRole).toString();
        };
        QCOMPARE(detail("diary"), QStringLiteral("Cannot be read: this is not a saved game"));
        QVERIFY(detail("empty").startsWith(QStringLiteral("Cannot be read: ")));
        QVERIFY(detail("Kim and Leo").startsWith(QStringLiteral("today")));
        QVERIFY2(QFile::exists(killed + QStringLiteral("-wal")), "what was not closed is left alone");
    }

    void everyEntryOfAFolderIsCounted()
    {
        const QString game = play("Ida", "Joe");
        for (int i = 1; i <= 30; ++i)
            touch(folder() + QStringLiteral("/letter %1.txt").arg(i));
        touch(folder() + QStringLiteral("/.hidden.adjutant"));
        QVERIFY(QDir(folder()).mkdir(QStringLiteral("folder.adjutant")));
        int asked = 0;
        const auto found = gamesIn(folder(), [&] {
            ++asked;
            return true;
        });
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found.front().path, game);
        QVERIFY2(asked > 33, "also before what is no game");
        asked = 0;
        gamesIn(folder(), [&] { return ++asked < 5; });
        QCOMPARE(asked, 5);
    }

    void aGameThatWasPlayedOnElsewhereSaysSo()
    {
        const QString game = play("Ida", "Joe");
        m_preferences->addRecentGame(game);
        GameSummary old;
        old.pack = QStringLiteral("Quick play");
        old.sides = QStringList({"Ida", "Joe"});
        old.scores = {0, 0};
        old.where = QStringLiteral("Set-up");
        old.played = QDateTime::currentDateTime().addDays(-3);
        m_preferences->setSummary(game, old);
        const auto window = show();
        const auto detail = [this] {
            return list()->model()->index(0, 0).data(SavedGamesModel::DetailRole).toString();
        };
        QVERIFY(detail().startsWith(QStringLiteral("Set-up")));
        QTRY_VERIFY2(detail().startsWith(QStringLiteral("Round 1")), qPrintable(detail()));
        QCOMPARE(list()->model()->rowCount(), 1);
    }

    void archivedGamesAreAtTheEndAndComeBack()
    {
        play("Ida", "Joe");
        const QString kim = play("Kim", "Leo");
        QVERIFY(archiveGame(kim));
        const auto window = show();
        QTRY_COMPARE(shown(), QStringList({QStringLiteral("Ida  0 : 0  Joe"), QStringLiteral("Archived (1)")}));
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_End);
        QVERIFY2(!adjutant::test::menuByKeyOf(*list()), "no game is chosen");
        QTest::keyClick(list(), Qt::Key_Return);
        QTRY_COMPARE(list()->model()->rowCount(), 3);
        QTest::keyClick(list(), Qt::Key_Down);
        QTest::keyClick(list(), Qt::Key_Delete);
        QVERIFY2(list()->model()->rowCount() == 3, "an archived game is no longer in anybody's way");
        QVERIFY(chosen("bringBackGame"));
        QVERIFY(QFile::exists(kim));
        QVERIFY(m_page->findChild<QLabel*>(QStringLiteral("message"))->text().contains(QStringLiteral("is back")));
        QCOMPARE(shown(), QStringList({QStringLiteral("Kim  0 : 0  Leo"), QStringLiteral("Ida  0 : 0  Joe")}));
        QCOMPARE(list()->currentIndex().row(), 0);
        QVERIFY(chosen("archiveGame"));
        QTRY_COMPARE(shown().value(1), QStringLiteral("Archived (1)"));
    }

    void bringingBackOverwritesNothing()
    {
        const QString game = play("Ida", "Joe");
        QVERIFY(copyGame(game) && archiveGame(game));
        const QString archived = archivesIn(folder()).first() + QStringLiteral("/Ida and Joe.adjutant");
        QVERIFY(QFile::rename(folder() + QStringLiteral("/Ida and Joe, copy.adjutant"), game));
        const auto back = bringBackGame(archived);
        QVERIFY(back);
        QCOMPARE(*back, folder() + QStringLiteral("/Ida and Joe 2.adjutant"));
        QVERIFY(QFile::exists(game) && !QFile::exists(archived));
    }

    void archivesElsewhereAreRemembered()
    {
        play("Ida", "Joe");
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        {
            const auto window = show();
            QVERIFY(chosen("archiveGame"));
        }
        const auto window = show();
        QTRY_COMPARE(shown().value(1), QStringLiteral("Archived (1)"));
    }

    void archivesStayWhenTheFolderChanges()
    {
        const QString game = play("Ida", "Joe");
        m_preferences->addRecentGame(game);
        {
            const auto window = show();
            QVERIFY(chosen("archiveGame"));
            QTRY_COMPARE(shown(), QStringList{QStringLiteral("Archived (1)")});
        }
        m_preferences->setGamesFolder(m_folder->filePath(QStringLiteral("club")));
        const auto window = show();
        QTRY_COMPARE(shown(), QStringList{QStringLiteral("Archived (1)")});
    }

    void theArchiveHasItsNameInEveryLanguage()
    {
        Language language(*m_preferences);
        m_preferences->setLanguage(QStringLiteral("de"));
        const auto archived = archiveGame(play("Ida", "Joe"));
        m_preferences->setLanguage(QStringLiteral("en"));
        QVERIFY(archived);
        QVERIFY2(isArchived(*archived), qPrintable(*archived));
        QVERIFY(archivesIn(folder()).contains(QFileInfo(*archived).path()));
    }

    void typingFindsAGame()
    {
        play("Ida", "Joe");
        QVERIFY(archiveGame(play("Kim", "Leo")));
        for (int i = 1; i <= 3; ++i)
            addGame(i, QStringLiteral("Round %1 of 6").arg(i), false);
        const auto window = show();
        QTRY_COMPARE(list()->model()->rowCount(), 5);
        list()->setFocus();
        QTest::keyClicks(list(), QStringLiteral("j"));
        auto* find = m_page->findChild<QLineEdit*>(QStringLiteral("findGame"));
        QVERIFY(find->hasFocus());
        QTest::keyClicks(find, QStringLiteral("oe"));
        QCOMPARE(shown(), QStringList{QStringLiteral("Ida  0 : 0  Joe")});
        QSignalSpy chosen(m_page, &StartPage::gameChosen);
        QTest::keyClick(find, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);

        find->setText(QStringLiteral("leo"));
        QCOMPARE(shown(), QStringList{QStringLiteral("Kim  0 : 0  Leo")});
        find->setText(QStringLiteral("quick 3"));
        QCOMPARE(shown(), QStringList{QStringLiteral("Ada  4 : 2  Ben")});
        find->setText(QStringLiteral("nobody"));
        QCOMPARE(shown(), QStringList{QStringLiteral("No game with “nobody”")});
        QTest::keyClick(find, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QTest::keyClick(find, Qt::Key_Escape);
        QCOMPARE(list()->model()->rowCount(), 5);
        QVERIFY(list()->hasFocus());
    }

    void whatIsCopiedThereMeanwhileIsFound()
    {
        play("Ida", "Joe");
        const auto window = show();
        QTRY_COMPARE(list()->model()->rowCount(), 1);
        play("Kim", "Leo");
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        window->activateWindow();
        QTRY_COMPARE(list()->model()->rowCount(), 2);
    }

    void theWindowGoesOnWhileManyAreRead()
    {
        const QString game = play("Ida", "Joe");
        for (int i = 2; i <= 200; ++i)
            QVERIFY(QFile::copy(game, folder() + QStringLiteral("/game %1.adjutant").arg(i)));
        const auto window = show();
        int answers = 0; // of the window, before all are listed
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] { answers += list()->model()->rowCount() < 200; });
        timer.start(5);
        QTRY_COMPARE_WITH_TIMEOUT(list()->model()->rowCount(), 200, 60'000);
        timer.stop();
        for (int row = 0; row < 200; ++row)
            QCOMPARE(list()->model()->index(row, 0).data().toString(), QStringLiteral("Ida  0 : 0  Joe"));
        QVERIFY2(answers >= 5, qPrintable(QString::number(answers)));
    }

    void takenOffTheListIsSaidOnce()
    {
        addGame(1, QStringLiteral("Round 2 of 6"), false);
        QSignalSpy said(m_preferences.get(), &Preferences::recentGamesChanged);
        m_preferences->leaveOut(path(1));
        QCOMPARE(said.count(), 1);
        m_preferences->leaveOut(path(2)); // was never played here
        QCOMPARE(said.count(), 2);
    }

    void offTheListStaysOff()
    {
        const QString game = play("Ida", "Joe");
        const auto window = show();
        QTRY_COMPARE(list()->model()->rowCount(), 1);
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Delete);
        QCOMPARE(list()->model()->rowCount(), 0);
        button("putBack")->click();
        QCOMPARE(shown(), QStringList{QStringLiteral("Ida  0 : 0  Joe")});
        QTest::keyClick(list(), Qt::Key_Delete);
        const auto later = show();
        QTest::qWait(600);
        QCOMPARE(list()->model()->rowCount(), 0);
        m_preferences->addRecentGame(game); // it was opened
        QCOMPARE(list()->model()->rowCount(), 1);
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
    QString folder() const { return m_folder->filePath(QStringLiteral("games")); }

    /// A game that was closed in its first round, or before it began, with a photo of its table.
    QString play(const char* a, const char* b, bool withPhoto = false) const
    {
        const QString name = QStringLiteral("%1 and %2").arg(QLatin1String(a), QLatin1String(b));
        const QString path = QStringLiteral("%1/%2.adjutant").arg(folder(), name);
        const auto session = adjutant::journal::Session::create(
            path, {*adjutant::packs::find(QStringLiteral("quick-play")), {QLatin1String(a), QLatin1String(b)}, {}, {}});
        if (!session || !adjutant::test::say(**session, R"({"do":"begin"})"))
            qWarning("no game was made");
        QImage table(400, 300, QImage::Format_RGB32);
        table.fill(Qt::darkGreen);
        if (withPhoto && session)
            if (const auto photo = toPhoto({{}, table}))
                static_cast<void>((*session)->setPhoto((*session)->newPhoto(*photo)));
        return path;
    }

    QListView* list() const { return m_page->findChild<QListView*>(QStringLiteral("recent")); }
    QPushButton* button(const char* name) const { return m_page->findChild<QPushButton*>(QLatin1String(name)); }
    /// What the menu of the chosen game offers under this name is done.
    bool chosen(const char* name) const { return adjutant::test::choose(adjutant::test::menuByKeyOf(*list()), name); }
    QStringList shown() const
    {
        QStringList titles;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            titles << list()->model()->index(row, 0).data().toString();
        return titles;
    }

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
        actions->setInPlay(false);
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

QTEST_MAIN(TestSavedGames)
#include "tst_savedgames.moc"
