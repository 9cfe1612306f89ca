// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "faultydisk.h"
#include "kit/kit.h"
#include "models/gamefinder.h"
#include "models/newgameplan.h"
#include "models/packshelf.h"
#include "pages/gamepage.h"
#include "pages/kitpage.h"
#include "pages/lookupdialog.h"
#include "pages/newgamepage.h"
#include "pages/packbox.h"
#include "pages/packsdialog.h"
#include "pages/preferencesdialog.h"
#include "pages/startpage.h"
#include "photo/photodialog.h"
#include "play/desk.h"
#include "play/offerdialog.h"
#include "play/unitrow.h"
#include "shell/mainwindow.h"
#include "shell/preferences.h"
#include "shell/shortcutsheet.h"
#include "shell/theme.h"
#include "walk.h"
#include "widgets/noticebar.h"
#include "widgets/textlabel.h"
#include "widgets/trackbar.h"

#include <QFileDialog>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include <memory>

using namespace adjutant;
using namespace adjutant::app;

class TestWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_preferences = std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_preferences->setGamesFolder(m_folder->path());
        m_theme = std::make_unique<Theme>(*m_preferences);
        m_theme->apply();
        m_window = std::make_unique<MainWindow>(*m_preferences, *m_theme);
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void whatCannotBeOpenedIsSaidInLine()
    {
        const QString path = m_folder->filePath(QStringLiteral("no.adjutant"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not a game");
        file.close();
        m_window->openGame(path);
        auto* message = m_window->findChild<QLabel*>(QStringLiteral("message"));
        QVERIFY(message->isVisible());
        QVERIFY2(message->text().startsWith(QStringLiteral("no.adjutant cannot be opened: ")),
                 qPrintable(message->text()));
        QVERIFY(!m_window->gamePage());
        QVERIFY(m_preferences->recentGames().isEmpty());
    }

    void newGameByKeys()
    {
        QTest::keySequence(m_window.get(), QKeySequence(Qt::CTRL | Qt::Key_N));
        QTRY_VERIFY(m_window->newGamePage());
        QVERIFY(m_window->newGamePage()->isVisible());
        QTest::keySequence(m_window.get(), QKeySequence(Qt::CTRL | Qt::Key_W));
        QTRY_VERIFY(!m_window->newGamePage());
        QVERIFY(m_window->startPage().isVisible());
    }

    void answersStayWhileDiceAreThrown()
    {
        m_window->showNewGame();
        const auto name = [this] { return m_window->newGamePage()->findChild<QLineEdit*>(QStringLiteral("name")); };
        name()->setText(QStringLiteral("Ada"));
        QTest::keySequence(m_window.get(), QKeySequence(Qt::CTRL | Qt::Key_D));
        QTRY_VERIFY(!m_window->newGamePage());
        m_window->showNewGame();
        QCOMPARE(name()->text(), QStringLiteral("Ada"));
    }

    void answersStayOnTheWayBackButNotTheRules()
    {
        const QString first = QStringLiteral("double-tap");
        const auto leafToQuickPlay = [this] {
            auto* box = m_window->newGamePage()->findChild<PackBox*>();
            box->setCurrentIndex(box->findData(QStringLiteral("quick-play")));
        };
        m_preferences->setLastAnswer(QStringLiteral("pack"), first);
        m_window->showNewGame();
        QCOMPARE(m_window->newGamePage()->packId(), first);
        leafToQuickPlay();
        m_window->newGamePage()->findChild<UnitRow*>()->setName(QStringLiteral("The Long Rifles"));
        const auto built = m_window->newGamePage()->plan().sides.front().units;
        m_window->showStart();
        m_window->showNewGame();
        QCOMPARE(m_window->newGamePage()->packId(), first);
        leafToQuickPlay();
        QVERIFY(m_window->newGamePage()->plan().sides.front().units == built);
    }

    void opensLeavesAndRemembers()
    {
        const QString path = makeGame();
        m_window->openGame(path);
        QVERIFY(m_window->gamePage());
        QVERIFY(m_window->windowTitle().contains(QStringLiteral("Ada against Ben")));
        m_window->showStart();
        QVERIFY(!m_window->gamePage());
        QVERIFY(!m_window->actions()["next"]->isEnabled());
        QCOMPARE(m_preferences->recentGames(), QStringList({path}));
        QCOMPARE(m_preferences->summaryOf(path).sides, QStringList({QStringLiteral("Ada"), QStringLiteral("Ben")}));
        m_window->actions()["continue-game"]->trigger();
        QTRY_VERIFY2(m_window->gamePage(), "the file was let go and opens again");
    }

    void noGameIsReadWhileOneIsOpened()
    {
        const QString path = makeGame();
        auto* finder = m_window->startPage().findChild<GameFinder*>();
        QVERIFY(finder);
        const QSignalSpy found(finder, &GameFinder::found);
        const QString none = m_folder->filePath(QStringLiteral("no.adjutant"));
        QVERIFY(QFile(none).open(QIODevice::WriteOnly));
        finder->look({m_folder->path()}, {});
        m_window->openGame(none);
        QVERIFY(m_window->startPage().isVisible());
        QTest::qWait(100); // less than the start page waits before it looks
        QCOMPARE(found.count(), 0);
        finder->look({m_folder->path()}, {});
        m_window->openGame(path);
        QVERIFY(m_window->gamePage() && !m_window->gamePage()->session().readOnly());
        QTest::qWait(700); // longer than the start page waits before it looks
        QCOMPARE(found.count(), 0);
        m_window->showStart();
        QTRY_COMPARE(found.count(), 1);
    }

    void whatIsSavedElsewhereIsFoundThere()
    {
        m_window->openGame(makeGame());
        m_window->gamePage()->findChild<QAbstractButton*>(QStringLiteral("saveElsewhere"))->click();
        auto* dialog = m_window->findChild<QFileDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->directory().canonicalPath(), QDir(m_folder->path()).canonicalPath());
        const QString there = m_folder->filePath(QStringLiteral("there.adjutant"));
        Q_EMIT dialog->fileSelected(there);
        dialog->close();
        QCOMPARE(m_window->gamePage()->session().path(), there);
        QCOMPARE(m_preferences->recentGames().first(), there);
    }

    void textAndAppearanceByKeys()
    {
        m_preferences->setAppearance(Preferences::Appearance::Light);
        QTest::keySequence(m_window.get(), QKeySequence(QStringLiteral("Ctrl++")));
        QCOMPARE(m_preferences->textPercent(), 110);
        QTest::keySequence(m_window.get(), QKeySequence(QStringLiteral("Ctrl+-")));
        QCOMPARE(m_preferences->textPercent(), 100);
        QTest::keySequence(m_window.get(), QKeySequence(QStringLiteral("Ctrl+Shift+D")));
        QCOMPARE(m_preferences->appearance(), Preferences::Appearance::Dark);
    }

    void sheetOpensAndCloses()
    {
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QPointer<ShortcutSheet> sheet = m_window->findChild<ShortcutSheet*>();
        QVERIFY(sheet && sheet->isVisible());
        QTest::keyClick(sheet.data(), Qt::Key_Escape);
        QTRY_VERIFY(!sheet);
    }

    void sheetIsReadableWithLargeText()
    {
        const auto columnsAt = [this](int percent) {
            m_preferences->setTextPercent(percent);
            const ShortcutSheet sheet(*m_theme, m_window.get());
            return sheet.findChild<QWidget*>(QStringLiteral("columns"))->layout()->count();
        };
        m_window->resize(1280, 800);
        QCOMPARE(columnsAt(100), 2);
        QCOMPARE(columnsAt(200), 1);
    }

    void rulesAreFoundOnTheStartPage()
    {
        QTest::keyClick(m_window.get(), Qt::Key_Slash);
        LookupDialog* dialog = lookup();
        QVERIFY(dialog && dialog->isVisible());
        QTRY_VERIFY(QApplication::focusWidget() == dialog->findChild<QLineEdit*>());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("24x16"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        auto* page = dialog->findChild<QTextBrowser*>();
        QVERIFY2(page->toPlainText().contains(QStringLiteral("24 × 16")), qPrintable(page->toPlainText()));
        QPointer<LookupDialog> open(dialog);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY2(!open, "Esc leads out of the section, of what was found, and of the dialog");
    }

    void theLookupKnowsTheRulesOfTheNewGame()
    {
        m_window->showNewGame();
        auto* name = m_window->newGamePage()->findChild<QLineEdit*>(QStringLiteral("name"));
        name->setFocus();
        QTest::keyClick(name, Qt::Key_Slash);
        QVERIFY2(!lookup(), "a slash is typed into a name");
        QTest::keySequence(name, QKeySequence(Qt::CTRL | Qt::Key_K));
        QVERIFY(lookup());
        QCOMPARE(lookup()->findChild<PackBox*>()->packId(), m_window->newGamePage()->packId());
        lookup()->close();
    }

    void rulesAreFoundFromADialog()
    {
        m_window->showPreferences();
        auto* preferences = m_window->findChild<PreferencesDialog*>();
        preferences->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), preferences);
        QTest::keySequence(preferences, QKeySequence(Qt::CTRL | Qt::Key_K));
        LookupDialog* dialog = preferences->findChild<LookupDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->close();
        preferences->close();
    }

    /// Whatever stands before the window, a line of text with the focus in it included.
    void rulesAreFoundOverEverything()
    {
        m_window->openGame(makeGame());
        GamePage* game = m_window->gamePage();
        auto* desk = game->findChild<Desk*>();
        const auto looksUp = [](const char* what, QWidget* over, const QKeySequence& key) {
            QVERIFY2(over, what);
            over->activateWindow();
            QTRY_COMPARE(QApplication::activeWindow(), over);
            QWidget* at = QApplication::focusWidget();
            QTest::keySequence(at ? at : over, key);
            auto* dialog = over->findChild<LookupDialog*>();
            QVERIFY2(dialog && dialog->isVisible(), what);
            QCOMPARE(dialog->findChild<PackBox*>()->packId(), QStringLiteral("quick-play"));
            dialog->close();
            QTRY_VERIFY(!over->findChild<LookupDialog*>());
        };
        const QKeySequence control(Qt::CTRL | Qt::Key_K);
        app::begin(*desk, *m_theme, notice(), game);
        looksUp("an offer", game->findChild<OfferDialog*>(), control);
        game->findChild<OfferDialog*>()->close();
        m_window->actions()["photo"]->trigger();
        looksUp("the photo", m_window->findChild<PhotoDialog*>(), control);
        m_window->findChild<PhotoDialog*>()->close();
        m_window->showShortcuts();
        looksUp("the sheet", m_window->findChild<ShortcutSheet*>(), QKeySequence(Qt::Key_Slash));
        m_window->findChild<ShortcutSheet*>()->close();
        game->toggleTableView();
        QWidget* table = nullptr;
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->inherits("adjutant::app::TableView"))
                table = widget;
        looksUp("the table view", table, QKeySequence(Qt::Key_Slash));
        game->toggleTableView();
    }

    void whatIsNotSavedIsAskedInLargeButtons()
    {
        auto& disk = test::FaultyDisk::install();
        m_window->openGame(makeGame());
        disk.failAt(1, true);
        static_cast<void>(m_window->gamePage()->session().apply({{"do", "note"}, {"text", "cake"}}));
        QVERIFY(!m_window->gamePage()->session().unsafe().isEmpty());
        QStringList faults{QStringLiteral("nobody asks")};
        QTimer::singleShot(50, this, [&faults] {
            QWidget* box = QApplication::activeModalWidget();
            if (!box)
                return;
            faults = Walk(*box).faults() + test::unnamedIn(box);
            QTest::keyClick(box, Qt::Key_Escape);
        });
        m_window->showStart();
        disk.failAt(0, false);
        QCOMPARE(faults, QStringList());
        QVERIFY2(m_window->gamePage(), "Esc stays");
    }

    void packsAreListed()
    {
        m_window->actions()["packs"]->trigger();
        QPointer<PacksDialog> dialog = m_window->findChild<PacksDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
            if (button->accessibleName() == QStringLiteral("Look in it: quick-play"))
                button->click();
        }
        LookupDialog* look = dialog->findChild<LookupDialog*>();
        QVERIFY(look);
        QCOMPARE(look->findChild<PackBox*>()->packId(), QStringLiteral("quick-play"));
        look->close();
        dialog->close();
    }

    void aGameKeepsItsRulesAndOffersNewOnes()
    {
        const QString path = makeGame();
        m_window->openGame(path);
        auto* offer = m_window->gamePage()->findChild<NoticeBar*>(QStringLiteral("packOffer"));
        QVERIFY(offer);
        QVERIFY2(!offer->isVisible(), "they are the same");
        packs::Found newer = *m_window->packShelf().whole(QStringLiteral("quick-play"));
        newer.files[QStringLiteral("pack.toml")].replace("version = \"1.0\"", "version = \"9.9\"");
        newer.reading = packs::read(newer.files);
        QVERIFY(newer.reading.pack);
        m_window->gamePage()->offerPack(newer);
        QVERIFY(offer->isVisible());
        QPushButton* take = nullptr;
        QPushButton* close = nullptr;
        for (QPushButton* button : offer->findChildren<QPushButton*>())
            (button->text() == QStringLiteral("Close") ? close : take) = button;
        close->click();
        QVERIFY(!offer->isVisible());
        m_window->gamePage()->offerPack(newer);
        QVERIFY2(!offer->isVisible(), "once is enough");
        newer.files[QStringLiteral("pack.toml")].append("\n# changed again\n");
        m_window->gamePage()->offerPack(newer);
        QVERIFY(offer->isVisible());
        take->click();
        QTRY_VERIFY(m_window->newGamePage());
        QCOMPARE(m_window->newGamePage()->packId(), QStringLiteral("quick-play"));
    }

    void theToolboxByKeys()
    {
        QTest::keySequence(m_window.get(), QKeySequence(QStringLiteral("Ctrl+6")));
        QTRY_VERIFY(m_window->kitPage());
        QVERIFY(m_window->kitPage()->isVisible());
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Toolbox – Adjutant"));
        QTest::keySequence(m_window.get(), QKeySequence(QStringLiteral("Ctrl+Shift+C")));
        QCOMPARE(m_window->kit().coin().count(), 1);
        QTest::keySequence(m_window.get(), QKeySequence(QStringLiteral("Ctrl+W")));
        QTRY_VERIFY(!m_window->kitPage());
        m_window->startPage().findChild<QPushButton*>(QStringLiteral("toolbox"))->click();
        QTRY_VERIFY(m_window->kitPage());
    }

    void theCoinIsTossedBesideAGame()
    {
        m_window->openGame(makeGame());
        QTest::keySequence(m_window.get(), QKeySequence(QStringLiteral("Ctrl+Shift+C")));
        QCOMPARE(m_window->kit().coin().count(), 1);
        auto* tools = m_window->gamePage()->findChild<KitPage*>();
        QVERIFY(tools && tools->isVisible());
        QTest::keySequence(m_window.get(), QKeySequence(QStringLiteral("Ctrl+Shift+C")));
        QVERIFY2(tools->isVisible(), "a second toss does not close it");
        QTest::keySequence(m_window.get(), QKeySequence(QStringLiteral("Ctrl+6")));
        QTRY_VERIFY(!tools->isVisible());
    }

    void theTimerGoesOnOnEveryPage()
    {
        std::chrono::milliseconds now(0);
        TableTimer& timer = m_window->kit().timer();
        timer.setClock([&now] { return now; });
        auto* corner = m_window->findChild<QLabel*>(QStringLiteral("timerCorner"));
        auto* bar = m_window->findChild<QWidget*>(QStringLiteral("timerBar"));
        QVERIFY(corner->isHidden());
        QTest::keySequence(m_window.get(), QKeySequence(QStringLiteral("Ctrl+Shift+T")));
        m_window->openGame(makeGame());
        now += std::chrono::seconds(61);
        timer.look();
        QVERIFY(corner->isVisible());
        QCOMPARE(corner->text(), QStringLiteral("Timer 3:59"));
        timer.toggle();
        QCOMPARE(corner->text(), QStringLiteral("Timer 3:59, paused"));
        QVERIFY2(corner->width() >= corner->sizeHint().width(), "longer words get more room");
        timer.toggle();
        QVERIFY(!bar->isVisible());
        now += std::chrono::minutes(4);
        timer.look();
        QVERIFY2(bar->isVisible(), "whichever page is shown");
        QCOMPARE(bar->findChild<QLabel*>(QStringLiteral("timerBarWords"))->text(),
                 QStringLiteral("Time is up: 5:00 is over."));
        bar->findChild<QPushButton*>(QStringLiteral("timerClose"))->click();
        QVERIFY(!bar->isVisible());
        QVERIFY(corner->isHidden());
    }

    void aBranchCanBePlayedAtOnceOrLater()
    {
        const QString game = makeGame(), branch = m_folder->filePath(QStringLiteral("branch.adjutant"));
        m_window->openGame(game);
        QVERIFY(m_window->gamePage()->session().branch(1, branch));
        Q_EMIT m_window->gamePage()->branched(branch);
        QCOMPARE(m_preferences->recentGames(), QStringList({game, branch}));
        Q_EMIT m_window->gamePage()->gameWanted(branch);
        const auto header = [&] {
            QString words;
            for (const auto* label : m_window->gamePage()->findChild<TrackBar*>()->findChildren<TextLabel*>())
                words += label->text() + QLatin1Char('\n');
            return words;
        };
        QVERIFY(!m_window->windowTitle().contains(QStringLiteral("branch")));
        QVERIFY(!header().contains(QStringLiteral("branch")));
        QTRY_COMPARE(m_window->gamePage()->session().path(), branch);
        QVERIFY2(m_window->windowTitle().contains(QStringLiteral("branch after entry 1")),
                 qPrintable(m_window->windowTitle()));
        QVERIFY2(header().contains(QStringLiteral("branch after entry 1")), qPrintable(header()));
        const int round = m_window->gamePage()->findChild<TrackBar*>()->height();
        m_preferences->setTextPercent(200);
        QTRY_VERIFY2(header().contains(QStringLiteral("\nbranch\n")), qPrintable(header()));
        QTRY_VERIFY(m_window->gamePage()->findChild<TrackBar*>()->height() <= 3 * round);
    }

    void menusHaveKeys()
    {
        for (const QAction* menu : m_window->menuBar()->actions())
            QVERIFY2(menu->text().contains(QLatin1Char('&')), qPrintable(menu->text()));
        // Where everybody looks for them.
        const QAction* file = m_window->menuBar()->actions().first();
        QCOMPARE(file->text(), QStringLiteral("&File"));
        for (const char* id : {"new-game", "open-game", "continue-game", "close-game", "quit"})
            QVERIFY2(file->menu()->actions().contains(m_window->actions()[id]), id);
    }

    void geometryComesBack()
    {
        m_window->resize(1100, 700);
        m_window->close();
        MainWindow again(*m_preferences, *m_theme);
        QCOMPARE(again.size(), QSize(1100, 700));
    }

    void theFirstSizeLeavesRoomForATitle()
    {
        Preferences none(m_folder->filePath(QStringLiteral("none.ini")));
        const MainWindow first(none, *m_theme);
        const QSize room = first.screen()->availableGeometry().size();
        QVERIFY2(first.width() < room.width() && first.height() + 30 <= room.height(),
                 qPrintable(QStringLiteral("%1 × %2").arg(first.width()).arg(first.height())));
    }

private:
    LookupDialog* lookup() const { return m_window->findChild<LookupDialog*>(); }

    QString makeGame() const
    {
        NewGamePlan plan;
        const auto pack = packs::find(QStringLiteral("quick-play"));
        plan.pack = *pack;
        const auto force = standardForce(*pack->reading.pack);
        plan.sides = {
            {QStringLiteral("a"), QStringLiteral("Ada"), QStringLiteral("blue"), QStringLiteral("circle"), force},
            {QStringLiteral("b"), QStringLiteral("Ben"), QStringLiteral("red"), QStringLiteral("square"), force}};
        plan.chosenSides = {{QStringLiteral("younger"), QStringLiteral("a")}};
        plan.path = m_folder->filePath(QStringLiteral("game.adjutant"));
        const auto session = begin(plan);
        return session ? plan.path : QString();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
