// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/evening.h"
#include "dice/oddspanel.h"
#include "dice/throwedit.h"
#include "kit/fitdialog.h"
#include "kit/kit.h"
#include "models/favouritesmodel.h"
#include "models/newgameplan.h"
#include "models/packshelf.h"
#include "pages/dicepage.h"
#include "pages/gamepage.h"
#include "pages/keydialog.h"
#include "pages/kitpage.h"
#include "pages/lookupdialog.h"
#include "pages/newgamepage.h"
#include "pages/packsdialog.h"
#include "pages/preferencesdialog.h"
#include "pages/questioncard.h"
#include "pages/referencepanel.h"
#include "pages/rosterpart.h"
#include "pages/sideform.h"
#include "pages/startpage.h"
#include "photo/photodialog.h"
#include "play/desk.h"
#include "play/menddialog.h"
#include "play/offerdialog.h"
#include "play/reminderstrip.h"
#include "play/reportdialog.h"
#include "play/rulingsdialog.h"
#include "play/sidepart.h"
#include "play/tableview.h"
#include "play/unitmakeup.h"
#include "playtable.h"
#include "rightclick.h"
#include "shell/keys.h"
#include "shell/language.h"
#include "shell/mainwindow.h"
#include "shell/preferences.h"
#include "shell/shortcutsheet.h"
#include "shell/theme.h"
#include "widgets/choicerow.h"
#include "widgets/counterbutton.h"
#include "widgets/numberpad.h"
#include "widgets/touchbutton.h"
#include "widgets/unitcard.h"
#include "widgets/unitfilter.h"

#include <QDir>
#include <QInputDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include <cstdio>
#include <functional>

namespace adjutant::test {

struct TourLook {
    app::Preferences::Appearance appearance = app::Preferences::Appearance::Light;
    int percent = 100;
    QSize size = {1280, 800};
    const char* language = "en";
};

/// Opens every page and dialog in one look, and calls `see` for each of them and what can be seen of it: for pictures
/// and for walks.
class Tour
{
public:
    using See = std::function<void(QWidget& page, const QString& name)>;

    /// A page, or what belongs together; a new one is a row in `stops`.
    struct Stop {
        const char* name;
        void (Tour::*go)();
    };

    Tour(const TourLook& look, See see) : m_size(look.size), m_see(std::move(see))
    {
        m_preferences = std::make_unique<app::Preferences>(m_home.filePath(QStringLiteral("settings.ini")));
        m_preferences->setGamesFolder(m_home.filePath(QStringLiteral("Adjutant games")));
        m_preferences->setAppearance(look.appearance);
        m_preferences->setTextPercent(look.percent);
        m_preferences->setDiceFall(app::Preferences::DiceFall::Off); // what is seen are dice that lie
        m_preferences->setLanguage(QString::fromLatin1(look.language));
        m_language = std::make_unique<app::Language>(*m_preferences);
        m_language->apply();
        m_theme = std::make_unique<app::Theme>(*m_preferences);
        m_theme->apply();
    }

    static const std::vector<Stop>& stops()
    {
        static const std::vector<Stop> all = {
            {"start", &Tour::start},
            {"new game", &Tour::newGame},
            {"setting up", &Tour::settingUp},
            {"rosters", &Tour::rosters},
            {"shortcuts", &Tour::shortcuts},
            {"preferences", &Tour::preferences},
            {"dice", &Tour::dice},
            {"toolbox", &Tour::toolbox},
            {"lookup", &Tour::lookup},
            {"asking", &Tour::asking},
            {"packs", &Tour::packs},
            {"game", &Tour::game},
            {"menus", &Tour::menus},
            {"menu bar", &Tour::menuBar},
            {"table view", &Tour::tableView},
            {"looking back", &Tour::lookBack},
            {"over", &Tour::over},
            {"report", &Tour::report},
            {"photo", &Tour::photo},
        };
        return all;
    }

    /// Each begins in a window of its own.
    void take(const Stop& stop)
    {
        open();
        (this->*stop.go)();
        m_window.reset();
    }

private:
    void open()
    {
        m_window = std::make_unique<app::MainWindow>(*m_preferences, *m_theme);
        m_window->resize(m_size);
        m_window->show();
        m_window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(m_window.get()));
    }

    void see(const char* page) { see(*m_window, page); }
    void see(QWidget& widget, const char* page)
    {
        QTest::qWait(50);
        m_see(widget, QString::fromLatin1(page));
    }

    void start()
    {
        see("start-empty");
        addRecentGames();
        addFoundGames();
        open();
        see("start");
        auto* list = m_window->findChild<QListView*>(QStringLiteral("recent"));
        const auto isThere = [&] { return list->model()->rowCount() == 7; };
        static_cast<void>(QTest::qWaitFor(isThere));
        list->setFocus();
        savedGame(*list);
        QTest::keyClick(list, Qt::Key_End);
        QTest::keyClick(list, Qt::Key_Return);
        QTest::keyClick(list, Qt::Key_End);
        m_window->findChild<QScrollArea*>(QStringLiteral("scroll"))->ensureWidgetVisible(list);
        see("start-archive");
        auto* find = m_window->findChild<QLineEdit*>(QStringLiteral("findGame"));
        find->setText(QStringLiteral("ada"));
        see("start-found");
        find->setText(QStringLiteral("somebody who never played here"));
        see("start-nothing-found");
        find->clear();
        m_window->startPage().showFault(QStringLiteral("Friday.adjutant cannot be opened: another program has it."));
        see("start-fault");
    }

    // What its "…" offers, and what that asks.
    void savedGame(QListView& list)
    {
        QTest::keyClick(&list, Qt::Key_F10, Qt::ShiftModifier);
        seeMenu("menu-saved-game");
        QTest::keyClick(&list, Qt::Key_F2);
        auto* dialog = m_window->findChild<QInputDialog*>();
        dialog->findChild<QLineEdit*>()->deselect(); // as what lies below it is painted first
        see(*dialog, "rename-game");
        delete dialog;
    }

    void shortcuts()
    {
        app::ShortcutSheet sheet(*m_theme, m_window.get());
        sheet.show();
        see(sheet, "shortcuts");
    }

    void preferences()
    {
        app::PreferencesDialog dialog(*m_preferences, *m_theme, packs::findAll(), m_window.get());
        dialog.show();
        const std::pair<app::PreferencesDialog::Section, const char*> sections[] = {
            {app::PreferencesDialog::Look, "preferences"},
            {app::PreferencesDialog::Dice, "preferences-dice"},
            {app::PreferencesDialog::Play, "preferences-play"},
            {app::PreferencesDialog::Files, "preferences-files"},
            {app::PreferencesDialog::Keyboard, "preferences-keys"}};
        for (const auto& [section, name] : sections) {
            dialog.showSection(section);
            see(dialog, name);
        }
        dialog.findChild<QAbstractButton*>(QStringLiteral("key-next"))->click();
        auto* key = dialog.findChild<app::KeyDialog*>();
        see(*key, "preferences-key");
        QTest::keyClick(key->focusWidget(), Qt::Key_P);
        see(*key, "preferences-key-clash");
        key->findChild<QAbstractButton*>(QStringLiteral("take"))->click();
        see(dialog, "preferences-keys-own");
        m_theme->keys().giveAllUsual();
        for (const auto colour : {app::Preferences::DiceColour::Light, app::Preferences::DiceColour::Dark}) {
            m_preferences->setDiceColour(colour);
            m_preferences->setDieFaces(app::Preferences::DieFaces::Numbers);
            app::PreferencesDialog other(*m_preferences, *m_theme, packs::findAll(), m_window.get());
            other.showSection(app::PreferencesDialog::Dice);
            other.show();
            see(other,
                colour == app::Preferences::DiceColour::Light ? "preferences-dice-light" : "preferences-dice-dark");
        }
        m_preferences->setDiceColour(app::Preferences::DiceColour::ByResult);
        m_preferences->setDieFaces(app::Preferences::DieFaces::Pips);
    }

    void addRecentGames()
    {
        const char* names[][2] = {{"Ada", "Ben"}, {"Moss Street Club", "Visitors"}, {"Ben", "Chris"}, {"Ada", "Noor"}};
        const char* where[] = {"Ben won", "Moss Street Club won", "Ben won", "Round 3 of 6"};
        const QList<int> scores[] = {{2, 4}, {9, 4}, {6, 5}, {3, 4}};
        for (int i = 0; i < 4; ++i) {
            const QString path = m_home.filePath(
                QStringLiteral("%1 and %2.adjutant").arg(QLatin1String(names[i][0]), QLatin1String(names[i][1])));
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly))
                return;
            m_preferences->addRecentGame(path);
            m_preferences->setSummary(path,
                                      {.pack = QStringLiteral("Brassbound: Adamantine Dawn, quick play"),
                                       .sides = {QString::fromLatin1(names[i][0]), QString::fromLatin1(names[i][1])},
                                       .scores = scores[i],
                                       .where = QString::fromLatin1(where[i]),
                                       .played = QDateTime::currentDateTime().addDays(i == 3 ? 0 : i - 9),
                                       .over = i < 3});
        }
    }

    // Beside those: one that was only copied here, one that is none, one that is archived.
    void addFoundGames()
    {
        const QDir folder(m_preferences->gamesFolder());
        folder.mkpath(QStringLiteral("Archive"));
        for (const char* name :
             {"The Long Table of Upper Bricksborough against the Sunday Wanderers", "Archive/Ada and Ben"})
            static_cast<void>(journal::Session::create(
                folder.filePath(QLatin1String(name) + QStringLiteral(".adjutant")),
                {*packs::find(QStringLiteral("quick-play")),
                 {QStringLiteral("The Long Table of Upper Bricksborough"), QStringLiteral("Sunday Wanderers")},
                 {},
                 {}}));
        QFile none(folder.filePath(QStringLiteral("Diary.adjutant")));
        if (none.open(QIODevice::WriteOnly))
            none.write("Today we played.");
    }

    void newGame()
    {
        m_window->showNewGame();
        see("new-players");
        QWidget* page = m_window->newGamePage();
        const auto names = page->findChildren<QLineEdit*>(QStringLiteral("name"));
        names.value(0)->setText(QStringLiteral("Ada"));
        names.value(1)->setText(QStringLiteral("Ben"));
        page->findChild<app::QuestionCard*>(QStringLiteral("younger"))->setAnswer(QStringLiteral("b"));
        see("new-players-filled");
        auto* next = page->findChild<QPushButton*>(QStringLiteral("next"));
        next->click();
        see("new-rulings");
        next->click();
        see("new-table");
        next->click();
        QTest::qWait(50);
        see("game-begins");
    }

    // Each step of each pack's, up to the table and what can be set there.
    void settingUp()
    {
        for (const packs::Found& found : packs::findAll()) {
            m_preferences->setLastAnswer(QStringLiteral("pack"), found.id);
            open();
            m_window->showNewGame();
            setUp(found.id);
            sideMenu(found.id);
            reminderMenu(found.id);
        }
    }

    void setUp(const QString& pack)
    {
        QWidget* page = m_window->newGamePage();
        for (int i = 0; auto* name : page->findChildren<QLineEdit*>(QStringLiteral("name")))
            name->setText(i++ == 0 ? QStringLiteral("Ada") : QStringLiteral("Ben"));
        for (auto* card : page->findChildren<app::QuestionCard*>())
            if (card->answer().isEmpty())
                card->setAnswer(QStringLiteral("a"));
        auto* next = page->findChild<QPushButton*>(QStringLiteral("next"));
        for (const char* step : {"players", "rulings", "table"}) {
            see(qPrintable(QStringLiteral("new-%1-%2").arg(pack, QLatin1String(step))));
            next->click();
        }
        see(qPrintable(QStringLiteral("game-%1-begins").arg(pack)));
    }

    // And those inside it.
    void sideMenu(const QString& pack)
    {
        for (const auto* side : m_window->gamePage()->findChildren<app::SidePart*>()) {
            auto* more = qobject_cast<QAbstractButton*>(side->more());
            if (!more->isVisible())
                continue;
            more->click();
            for (int i = 0; QMenu * inside : QApplication::activePopupWidget()->findChildren<QMenu*>()) {
                inside->popup({});
                seeMenu(qPrintable(QStringLiteral("menu-%1-side-%2").arg(pack).arg(++i)));
            }
            return seeMenu(qPrintable(QStringLiteral("menu-%1-side").arg(pack)));
        }
    }

    void reminderMenu(const QString& pack)
    {
        for (auto* chip : m_window->gamePage()->findChild<app::ReminderStrip*>()->findChildren<QFrame*>())
            if (chip->isVisible() && menuOf(*chip, QPoint(20, 20)))
                return seeMenu(qPrintable(QStringLiteral("menu-%1-reminder").arg(pack)));
    }

    // Short and long ones, and what is said of them.
    void rosters()
    {
        m_preferences->setLastAnswer(QStringLiteral("pack"), QStringLiteral("brickaction"));
        m_window->showNewGame();
        const auto sides = m_window->newGamePage()->findChildren<app::SideForm*>();
        sides[0]->roster().open(rosterFile("guards.txt", "roster: Guards of the mill\npack: brickaction\n"
                                                         "squad \"First squad\": regular 4, veteran 1, shotgun 2; "
                                                         "carries the flag\nc1\n"));
        sides[1]->roster().open(rosterFile("dragons.txt", "pack: brickaction\n\nsquad: regular 4, dragon 1\n"));
        QTest::qWait(300);
        see("new-rosters");
        sides[0]->findChild<QPushButton*>(QStringLiteral("roster"))->click();
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
            see(*menu, "new-rosters-menu");
            menu->close();
        }
        const QByteArray longName(80, 'W');
        sides[0]->roster().open(rosterFile("many.txt", "roster: " + longName + "\npack: brickaction\nsquad \"" +
                                                           longName + "\": regular 9; " + longName + "\n" +
                                                           QByteArray("squad\n").repeated(59)));
        sides[1]->roster().open(rosterFile(longName + ".txt", "pack: quick-play\n"));
        QTest::qWait(1500);
        see("new-rosters-long");
        sides[0]->findChild<QAbstractButton*>(QStringLiteral("makeup"))->click();
        see(*sides[0]->findChild<app::UnitMakeup*>(), "members-and-weapons");
    }

    QString rosterFile(const QByteArray& name, const QByteArray& text)
    {
        QFile file(m_home.filePath(QString::fromUtf8(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            std::fprintf(stderr, "%s could not be written\n", name.constData());
        return file.fileName();
    }

    void type(const char* text)
    {
        m_window->dicePage()->findChild<app::ThrowEdit*>()->setText(QString::fromUtf8(text));
        const auto* odds = m_window->dicePage()->findChild<app::OddsPanel*>();
        static_cast<void>(QTest::qWaitFor(
            [&] {
                const auto curves = odds->curves();
                return !curves.empty() && curves.back().text == QString::fromUtf8(text);
            },
            3000));
    }

    void dice()
    {
        app::FavouritesModel favourites(*m_preferences);
        favourites.add(QStringLiteral("Rifle squad, long range"), QStringLiteral("8d6 count >= 5"));
        favourites.add(QStringLiteral("Quality check"), QStringLiteral("1d6 >= 4"));
        favourites.add(QStringLiteral("Damage"), QStringLiteral("2d10! kh 2 + 3"));
        m_window->showDice();
        see("dice-empty");
        app::DicePage& page = *m_window->dicePage();
        type("3d6 kh 2 + bonus");
        QTest::qWait(200);
        see("dice-mistake");
        auto* panel = page.findChild<app::OddsPanel*>();
        for (const char* text : {"8d6 count >= 5", "2d10! kh 2 + 3", "4d6 kh 3"}) {
            type(text);
            page.throwNow();
        }
        m_window->evening().throwAgain(0, 1);
        see("dice-thrown");
        page.showSide(app::DicePage::History);
        see("dice-history");
        page.showSide(app::DicePage::Favourites);
        see("dice-favourites");
        for (int i = 0; i < 12; ++i)
            page.throwText(QStringLiteral("4d6 kh 3"));
        page.showSide(app::DicePage::Luck);
        see("dice-luck");
        page.showSide(app::DicePage::Chances);
        panel->keepToCompare();
        type("3d6");
        panel->keepToCompare();
        type("5d6 dl 2");
        page.throwNow();
        panel->setReading(app::Reading::AtLeast);
        see("dice-compare");
        m_window->showStart();
        m_window->showDice();
        type("100d6");
        m_window->dicePage()->throwNow();
        see("dice-large");
        m_preferences->setDiceFall(app::Preferences::DiceFall::Long);
        type("8d6 + 2d20");
        m_window->dicePage()->throwNow();
        QTest::qWait(400);
        see("dice-falling");
        m_preferences->setDiceFall(app::Preferences::DiceFall::Off);
    }

    void toolbox()
    {
        m_window->showToolbox();
        see("toolbox-empty");
        QWidget& page = *m_window->kitPage();
        app::Kit& kit = m_window->kit();
        for (int i = 0; i < 7; ++i)
            kit.coin().toss();
        page.findChild<QLineEdit*>(QStringLiteral("length"))->setText(QStringLiteral("5½ bricks"));
        page.findChild<QAbstractButton*>(QStringLiteral("makeNames"))->click();
        kit.timer().countDown(std::chrono::minutes(3));
        kit.timer().start();
        see("toolbox");
        see(*page.findChild<QWidget*>(QStringLiteral("content")), "toolbox-whole");
        page.findChild<QLineEdit*>(QStringLiteral("length"))->setText(QStringLiteral("60 in"));
        std::chrono::milliseconds now(0);
        kit.timer().reset();
        kit.timer().setClock([&now] { return now; });
        kit.timer().start();
        now = std::chrono::seconds(215);
        kit.timer().look();
        see("toolbox-over");
        kit.timer().reset();
        kit.timer().setClock({});
        page.findChild<QAbstractButton*>(QStringLiteral("fitScreen"))->click();
        see(*m_window->findChild<app::FitDialog*>(), "fit-screen");
        delete m_window->findChild<app::FitDialog*>();
    }

    void lookup()
    {
        app::LookupDialog dialog(*m_preferences, *m_theme, m_window.get());
        dialog.setPacks(packs::findAll(), QStringLiteral("quick-play"));
        dialog.show();
        app::ReferencePanel& panel = dialog.reference();
        panel.showSection(QStringLiteral("shooting"));
        panel.togglePin();
        see(dialog, "lookup-section");
        panel.showSection(QStringLiteral("scoring"));
        auto* page = panel.findChild<QTextBrowser*>();
        page->setFocus();
        QTest::keyClick(page, Qt::Key_Tab);
        QTest::keyClick(page, Qt::Key_Return);
        see(dialog, "lookup-word");
        dialog.setPacks(packs::findAll(), QStringLiteral("quick-play"));
        see(dialog, "lookup");
        QTest::keyClicks(panel.findChild<QLineEdit*>(), QStringLiteral("cover"));
        see(dialog, "lookup-hits");
    }

    // Lookups with few and many things to say, and with a short and a long answer.
    void asking()
    {
        app::LookupDialog dialog(*m_preferences, *m_theme, m_window.get());
        dialog.show();
        const auto ask = [&](const char* pack, const char* lookup, const QString& choice) {
            dialog.setPacks(packs::findAll(), QLatin1String(pack));
            dialog.reference().showLookup(QLatin1String(lookup));
            for (auto* row : dialog.findChildren<app::ChoiceRow*>())
                if (auto* first = row->findChild<app::TouchButton*>(); first && row->isVisible())
                    first->click();
            see(dialog, qPrintable(QStringLiteral("asking-%1").arg(choice)));
        };
        dialog.setPacks(packs::findAll(), QStringLiteral("ballot-boxes"));
        see(dialog, "asking");
        dialog.reference().showLookup(QStringLiteral("movement"));
        see(dialog, "asking-missing");
        ask("ballot-boxes", "movement", QStringLiteral("movement"));
        ask("ballot-boxes", "action-points", QStringLiteral("points"));
        ask("ballot-boxes", "ranges", QStringLiteral("ranges"));
        ask("brickaction", "armour-table", QStringLiteral("table"));
        ask("brickaction", "weapon-dice", QStringLiteral("numbers"));
        ask("quick", "satisfy-loss", QStringLiteral("loss"));
    }

    void packs()
    {
        const packs::Found good = *packs::find(QStringLiteral("quick-play"));
        packs::Found faulty = good;
        faulty.bundled = false;
        faulty.files[QStringLiteral("pack.toml")].replace("summary", "sumary").append("\n[[weapon]]\nid = \"x\"\n");
        faulty.reading = packs::read(faulty.files);
        faulty.id = QStringLiteral("friday-rules");
        app::PackShelf shelf;
        shelf.setPacks({faulty, good});
        app::PacksDialog dialog(shelf, *m_theme, m_window.get());
        dialog.show();
        see(dialog, "packs");
    }

    // A few turns in, of quick play: opened in the window.
    QString openGame()
    {
        app::NewGamePlan plan;
        plan.pack = *packs::find(QStringLiteral("quick-play"));
        const auto force = app::standardForce(*plan.pack.reading.pack);
        plan.sides = {
            {QStringLiteral("a"), QStringLiteral("Ada"), QStringLiteral("blue"), QStringLiteral("circle"), force},
            {QStringLiteral("b"), QStringLiteral("Ben"), QStringLiteral("red"), QStringLiteral("square"), force}};
        plan.chosenSides = {{QStringLiteral("younger"), QStringLiteral("a")}};
        plan.path = m_home.filePath(QStringLiteral("game of %1.adjutant").arg(++m_games));
        auto session = app::begin(plan);
        for (const Json& command : std::vector<Json>{{{"do", "activate"}, {"unit", "a2"}},
                                                     {{"do", "resolve"},
                                                      {"procedure", "shoot-squad"},
                                                      {"actor", "a2"},
                                                      {"target", "b1"},
                                                      {"weapon", "main-gun"}},
                                                     {{"do", "next"}},
                                                     {{"do", "activate"}, {"unit", "b3"}}})
            mustApply(**session, command);
        session->reset();
        m_window->openGame(plan.path);
        return plan.path;
    }
    journal::Session& session() { return m_window->gamePage()->session(); }

    void game()
    {
        openGame();
        see("game");
        auto& desk = *m_window->gamePage()->findChild<app::Desk*>();
        desk.aim(QStringLiteral("a1"));
        QTest::qWait(200);
        see("game-aimed");
        m_window->actions()["search"]->trigger();
        QTest::keyClicks(m_window->focusWidget(), QStringLiteral("shoot"));
        see("game-lookup");
        m_window->gamePage()->openTools();
        see("game-toolbox");
        for (const char* page : {"log", "score-sheet", "luck", "ruler"}) {
            m_window->actions()[page]->trigger();
            QTest::qWait(100);
            see(qPrintable(QStringLiteral("game-%1").arg(QLatin1String(page))));
        }
        m_window->gamePage()->toggleDice();
        see("game-dice");
    }

    void seeMenu(const char* name)
    {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu)
            return qWarning("there is no %s", name);
        see(*menu, name);
        menu->close();
    }

    void menus()
    {
        openGame();
        auto* page = m_window->gamePage();
        auto* card = page->findChild<app::UnitCard*>();
        menuOf(*card, QPoint(60, 20));
        seeMenu("menu-card");
        m_window->actions()["more"]->trigger();
        seeMenu("menu-table");
        page->findChild<app::CounterButton*>()->click();
        auto* pad = page->findChild<app::NumberPad*>();
        see(*pad, "number-pad");
        pad->close();
        m_window->actions()["more"]->trigger();
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
            menu->findChild<QAction*>(QStringLiteral("add-unit"))->trigger();
            menu->close();
            auto* offer = page->findChild<app::OfferDialog*>();
            see(*offer, "offer");
            offer->close();
        }
        m_window->actions()["more"]->trigger();
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
            menu->findChild<QAction*>(QStringLiteral("rulings"))->trigger();
            menu->close();
            see(*page->findChild<app::RulingsDialog*>(), "rulings");
        }
    }

    void menuBar()
    {
        openGame();
        for (int i = 0; const QAction* title : m_window->menuBar()->actions()) {
            title->menu()->popup({});
            seeMenu(qPrintable(QStringLiteral("menu-bar-%1").arg(++i)));
        }
    }

    void tableView()
    {
        openGame();
        m_window->gamePage()->toggleTableView();
        auto* view = m_window->gamePage()->findChild<app::TableView*>();
        view->showNormal();
        view->resize(m_size);
        see(*view, "table-view");
        view->turnRound();
        see(*view, "table-view-turned");
        m_window->gamePage()->toggleTableView();
    }

    void lookBack()
    {
        openGame();
        m_window->actions()["log"]->trigger();
        auto* log = m_window->gamePage()->findChild<QTableView*>(QStringLiteral("log"));
        const journal::Log& entries = session().log();
        for (std::size_t i = 0; i < entries.size(); ++i)
            if (entries[i].command.value("do", "") == "resolve")
                log->setCurrentIndex(log->model()->index(int(i), 1));
        see("log-chosen");
        m_window->gamePage()->findChild<QAbstractButton*>(QStringLiteral("mendEntry"))->click();
        if (auto* dialog = m_window->gamePage()->findChild<app::MendDialog*>()) {
            see(*dialog, "mend");
            delete dialog;
        }
        m_window->gamePage()->findChild<QAbstractButton*>(QStringLiteral("seeThen"))->click();
        see("looking-back");
    }

    void playToScoring()
    {
        while (session().game().stage == game::Stage::Activation)
            if (!session().apply({{"do", "pass"}}) && !session().apply({{"do", "next"}}))
                break;
    }

    void over()
    {
        openGame();
        playToScoring();
        see("scoring");
        mustApply(session(), {{"do", "end"}});
        see("over");
        m_window->actions()["score-sheet"]->trigger();
        see("over-score");
    }

    // With a throw in it, and a point that somebody holds.
    void report()
    {
        openGame();
        playToScoring();
        mustApply(session(), {{"do", "control"}, {"point", 1}, {"holder", "a"}});
        mustApply(session(), {{"do", "end"}});
        m_window->actions()["report"]->trigger();
        auto* dialog = m_window->findChild<app::ReportDialog*>();
        for (int i = 0; auto* page : dialog->findChild<app::ChoiceRow*>()->findChildren<app::TouchButton*>()) {
            page->click();
            see(*dialog, qPrintable(QStringLiteral("report-%1").arg(++i)));
        }
        delete dialog;
    }

    void photo() { takePhoto(openGame()); }

    void takePhoto(const QString& game)
    {
        m_window->openGame(game);
        takePhotoDialog("photo-none");
        journal::Session& session = m_window->gamePage()->session();
        if (const auto photo = app::toPhoto({{}, bricks()}))
            static_cast<void>(session.setPhoto(session.newPhoto(*photo)));
        takePhotoDialog("photo");
        m_window->showStart();
        see("start-photo");
        m_window->openGame(game);
        see("game-photo");
    }

    void takePhotoDialog(const char* page)
    {
        m_window->actions()["photo"]->trigger();
        auto* dialog = m_window->findChild<app::PhotoDialog*>();
        see(*dialog, page);
        delete dialog;
    }

    // What may stand on a table.
    static QImage bricks()
    {
        QImage image(1600, 1200, QImage::Format_RGB32);
        image.fill(QColor(94, 133, 75));
        QPainter painter(&image);
        for (int i = 0; i < 60; ++i) {
            const QRect brick(i * 611 % 1480, i * 367 % 1120, 60 + i * 37 % 120, 40 + i * 23 % 60);
            painter.fillRect(brick.translated(8, 10), QColor(0, 0, 0, 80));
            painter.fillRect(brick, QColor::fromHsv(i * 67 % 360, 190, 210));
        }
        return image;
    }

    QSize m_size;
    See m_see;
    int m_games = 0;
    QTemporaryDir m_home;
    std::unique_ptr<app::Preferences> m_preferences;
    std::unique_ptr<app::Language> m_language;
    std::unique_ptr<app::Theme> m_theme;
    std::unique_ptr<app::MainWindow> m_window;
};

}
