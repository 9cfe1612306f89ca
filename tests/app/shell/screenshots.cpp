// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Grabs every page of the window into PNG files, light and dark, in two sizes and with large text, and what comes on
// paper into PDF files, for eyes to judge.

#include "base/replacefile.h"
#include "dice/evening.h"
#include "dice/oddspanel.h"
#include "dice/throwedit.h"
#include "journal/session.h"
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
#include "print/pdf.h"
#include "shell/keys.h"
#include "shell/language.h"
#include "shell/mainwindow.h"
#include "shell/preferences.h"
#include "shell/shortcutsheet.h"
#include "shell/theme.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include <cstdio>

using namespace adjutant;
using namespace adjutant::app;

namespace {

constexpr QSize small(1280, 800), large(1920, 1080), referenceSize(480, 800);

struct Look {
    const char* name;
    Preferences::Appearance appearance;
    int percent;
    QSize size;
    const char* language = "en";
};

class Photographer
{
public:
    Photographer(const QDir& folder, const Look& look) : m_folder(folder), m_look(look)
    {
        m_preferences = std::make_unique<Preferences>(m_home.filePath(QStringLiteral("settings.ini")));
        m_preferences->setGamesFolder(m_home.filePath(QStringLiteral("Adjutant games")));
        m_preferences->setAppearance(look.appearance);
        m_preferences->setTextPercent(look.percent);
        m_preferences->setDiceFall(Preferences::DiceFall::Off); // pictures are of dice that lie
        m_preferences->setLanguage(QString::fromLatin1(look.language));
        m_language = std::make_unique<Language>(*m_preferences);
        m_language->apply();
        m_theme = std::make_unique<Theme>(*m_preferences);
        m_theme->apply();
    }

    void takeAll()
    {
        open();
        take("start-empty");
        addRecentGames();
        open();
        take("start");
        m_window->startPage().showFault(QStringLiteral("Friday.adjutant cannot be opened: another program has it."));
        take("start-fault");
        takeNewGame();
        takeRosters();
        open();
        takeDialog<ShortcutSheet>("shortcuts", *m_theme);
        takePreferences();
        takeDice();
        takeToolbox();
        takeLookup();
        takePacks();
        if (m_look.size.width() == small.width())
            takeReference();
        if (m_look.appearance == Preferences::Appearance::Light && m_look.size == small && m_look.percent == 100)
            takePaper();
        takeGame();
        m_window.reset();
    }

private:
    void open()
    {
        m_window = std::make_unique<MainWindow>(*m_preferences, *m_theme);
        m_window->resize(m_look.size);
        m_window->show();
    }

    void take(const char* page) { save(*m_window, page); }

    void save(QWidget& widget, const char* page)
    {
        QTest::qWait(50);
        const QString name = QStringLiteral("%1-%2.png").arg(QLatin1String(page), QLatin1String(m_look.name));
        if (!widget.grab().save(m_folder.filePath(name)))
            std::fprintf(stderr, "%s could not be written\n", qPrintable(m_folder.filePath(name)));
    }

    template<typename Dialog, typename... Parts>
    void takeDialog(const char* page, Parts&... parts)
    {
        Dialog dialog(parts..., m_window.get());
        dialog.show();
        save(dialog, page);
    }

    void takePreferences()
    {
        PreferencesDialog dialog(*m_preferences, *m_theme, packs::findAll(), m_window.get());
        dialog.show();
        const std::pair<PreferencesDialog::Section, const char*> sections[] = {
            {PreferencesDialog::Look, "preferences"},
            {PreferencesDialog::Dice, "preferences-dice"},
            {PreferencesDialog::Play, "preferences-play"},
            {PreferencesDialog::Files, "preferences-files"},
            {PreferencesDialog::Keyboard, "preferences-keys"}};
        for (const auto& [section, name] : sections) {
            dialog.showSection(section);
            save(dialog, name);
        }
        dialog.findChild<QAbstractButton*>(QStringLiteral("key-next"))->click();
        auto* key = dialog.findChild<KeyDialog*>();
        save(*key, "preferences-key");
        QTest::keyClick(key->focusWidget(), Qt::Key_P);
        save(*key, "preferences-key-clash");
        key->findChild<QAbstractButton*>(QStringLiteral("take"))->click();
        save(dialog, "preferences-keys-own");
        m_theme->keys().giveAllUsual();
        for (const auto colour : {Preferences::DiceColour::Light, Preferences::DiceColour::Dark}) {
            m_preferences->setDiceColour(colour);
            m_preferences->setDieFaces(Preferences::DieFaces::Numbers);
            PreferencesDialog other(*m_preferences, *m_theme, packs::findAll(), m_window.get());
            other.showSection(PreferencesDialog::Dice);
            other.show();
            save(other, colour == Preferences::DiceColour::Light ? "preferences-dice-light" : "preferences-dice-dark");
        }
        m_preferences->setDiceColour(Preferences::DiceColour::ByResult);
        m_preferences->setDieFaces(Preferences::DieFaces::Pips);
    }

    void addRecentGames()
    {
        const char* names[][2] = {{"Ada", "Ben"}, {"Moss Street Club", "Visitors"}, {"Ben", "Chris"}, {"Ada", "Noor"}};
        const char* where[] = {"Ada won", "A draw", "Visitors won", "Round 3 of 6"};
        for (int i = 0; i < 4; ++i) {
            const QString path = m_home.filePath(QStringLiteral("game %1.adjutant").arg(i));
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly))
                return;
            m_preferences->addRecentGame(path);
            m_preferences->setSummary(path,
                                      {.pack = QStringLiteral("Brassbound: Adamantine Dawn, quick play"),
                                       .sides = {QString::fromLatin1(names[i][0]), QString::fromLatin1(names[i][1])},
                                       .scores = {4 + i, 2 + 2 * i},
                                       .where = QString::fromLatin1(where[i]),
                                       .played = QDateTime::currentDateTime().addDays(i == 3 ? 0 : i - 9),
                                       .over = i < 3});
        }
    }

    void takeNewGame()
    {
        m_window->showNewGame();
        take("new-players");
        QWidget* page = m_window->newGamePage();
        const auto names = page->findChildren<QLineEdit*>(QStringLiteral("name"));
        names.value(0)->setText(QStringLiteral("Ada"));
        names.value(1)->setText(QStringLiteral("Ben"));
        page->findChild<QuestionCard*>(QStringLiteral("younger"))->setAnswer(QStringLiteral("b"));
        take("new-players-filled");
        auto* next = page->findChild<QPushButton*>(QStringLiteral("next"));
        next->click();
        take("new-rulings");
        next->click();
        take("new-table");
        next->click();
        QTest::qWait(50);
        take("game-begins");
    }

    // Short and long ones, and what is said of them.
    void takeRosters()
    {
        const QString pack = m_preferences->lastAnswer(QStringLiteral("pack"), {});
        m_preferences->setLastAnswer(QStringLiteral("pack"), QStringLiteral("brickaction"));
        m_window->showNewGame();
        const auto sides = m_window->newGamePage()->findChildren<SideForm*>();
        sides[0]->roster().open(rosterFile("guards.txt", "roster: Guards of the mill\npack: brickaction\n"
                                                         "squad \"First squad\": regular 4, veteran 1, shotgun 2; "
                                                         "carries the flag\nc1\n"));
        sides[1]->roster().open(rosterFile("dragons.txt", "pack: brickaction\n\nsquad: regular 4, dragon 1\n"));
        QTest::qWait(300);
        take("new-rosters");
        sides[0]->findChild<QPushButton*>(QStringLiteral("roster"))->click();
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
            save(*menu, "new-rosters-menu");
            menu->close();
        }
        const QByteArray longName(80, 'W');
        sides[0]->roster().open(rosterFile("many.txt", "roster: " + longName + "\npack: brickaction\nsquad \"" +
                                                           longName + "\": regular 9; " + longName + "\n" +
                                                           QByteArray("squad\n").repeated(59)));
        sides[1]->roster().open(rosterFile(longName + ".txt", "pack: quick-play\n"));
        QTest::qWait(1500);
        take("new-rosters-long");
        m_preferences->setLastAnswer(QStringLiteral("pack"), pack);
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
        m_window->dicePage()->findChild<ThrowEdit*>()->setText(QString::fromUtf8(text));
        const auto* odds = m_window->dicePage()->findChild<OddsPanel*>();
        static_cast<void>(QTest::qWaitFor(
            [&] {
                const auto curves = odds->curves();
                return !curves.empty() && curves.back().text == QString::fromUtf8(text);
            },
            3000));
    }

    void takeDice()
    {
        FavouritesModel favourites(*m_preferences);
        favourites.add(QStringLiteral("Rifle squad, long range"), QStringLiteral("8d6 count >= 5"));
        favourites.add(QStringLiteral("Quality check"), QStringLiteral("1d6 >= 4"));
        favourites.add(QStringLiteral("Damage"), QStringLiteral("2d10! kh 2 + 3"));
        m_window->showDice();
        take("dice-empty");
        DicePage& page = *m_window->dicePage();
        type("3d6 kh 2 + bonus");
        QTest::qWait(200);
        take("dice-mistake");
        auto* panel = page.findChild<OddsPanel*>();
        for (const char* text : {"8d6 count >= 5", "2d10! kh 2 + 3", "4d6 kh 3"}) {
            type(text);
            page.throwNow();
        }
        m_window->evening().throwAgain(0, 1);
        take("dice-thrown");
        page.showSide(DicePage::History);
        take("dice-history");
        page.showSide(DicePage::Favourites);
        take("dice-favourites");
        for (int i = 0; i < 12; ++i)
            page.throwText(QStringLiteral("4d6 kh 3"));
        page.showSide(DicePage::Luck);
        take("dice-luck");
        page.showSide(DicePage::Chances);
        panel->keepToCompare();
        type("3d6");
        panel->keepToCompare();
        type("5d6 dl 2");
        page.throwNow();
        panel->setReading(Reading::AtLeast);
        take("dice-compare");
        m_window->showStart();
        m_window->showDice();
        type("100d6");
        m_window->dicePage()->throwNow();
        take("dice-large");
        m_preferences->setDiceFall(Preferences::DiceFall::Long);
        type("8d6 + 2d20");
        m_window->dicePage()->throwNow();
        QTest::qWait(400);
        take("dice-falling");
        m_preferences->setDiceFall(Preferences::DiceFall::Off);
        m_window->showStart();
    }

    void takeToolbox()
    {
        m_window->showToolbox();
        take("toolbox-empty");
        QWidget& page = *m_window->kitPage();
        Kit& kit = m_window->kit();
        for (int i = 0; i < 7; ++i)
            kit.coin().toss();
        page.findChild<QLineEdit*>(QStringLiteral("length"))->setText(QStringLiteral("5½ bricks"));
        page.findChild<QAbstractButton*>(QStringLiteral("makeNames"))->click();
        kit.timer().countDown(std::chrono::minutes(3));
        kit.timer().start();
        take("toolbox");
        save(*page.findChild<QWidget*>(QStringLiteral("content")), "toolbox-whole");
        page.findChild<QLineEdit*>(QStringLiteral("length"))->setText(QStringLiteral("60 in"));
        std::chrono::milliseconds now(0);
        kit.timer().reset();
        kit.timer().setClock([&now] { return now; });
        kit.timer().start();
        now = std::chrono::seconds(215);
        kit.timer().look();
        take("toolbox-over");
        kit.timer().reset();
        kit.timer().setClock({});
        page.findChild<QAbstractButton*>(QStringLiteral("fitScreen"))->click();
        save(*m_window->findChild<FitDialog*>(), "fit-screen");
        delete m_window->findChild<FitDialog*>();
        m_window->showStart();
    }

    void takeLookup()
    {
        LookupDialog dialog(*m_preferences, *m_theme, m_window.get());
        dialog.setPacks(packs::findAll(), QStringLiteral("quick-play"));
        dialog.show();
        ReferencePanel& panel = dialog.reference();
        panel.showSection(QStringLiteral("shooting"));
        panel.togglePin();
        save(dialog, "lookup-section");
        panel.showSection(QStringLiteral("scoring"));
        auto* page = panel.findChild<QTextBrowser*>();
        page->setFocus();
        QTest::keyClick(page, Qt::Key_Tab);
        QTest::keyClick(page, Qt::Key_Return);
        save(dialog, "lookup-word");
        dialog.setPacks(packs::findAll(), QStringLiteral("quick-play"));
        save(dialog, "lookup");
        QTest::keyClicks(panel.findChild<QLineEdit*>(), QStringLiteral("cover"));
        save(dialog, "lookup-hits");
    }

    // Every section of every pack, as the drawer shows it.
    void takeReference()
    {
        for (const auto& found : packs::findAll()) {
            ReferencePanel panel(*m_theme, *m_preferences);
            panel.setPack(found.reading.pack);
            panel.resize(referenceSize);
            panel.show();
            for (const auto& section : found.reading.pack->sections) {
                panel.showSection(section.id);
                saveScrolled(panel, QStringLiteral("reference-%1-%2").arg(found.id, section.id));
            }
        }
    }

    // From the top to the end, a picture for what has room at once.
    void saveScrolled(ReferencePanel& panel, const QString& name)
    {
        QScrollBar& bar = *panel.findChild<QTextBrowser*>()->verticalScrollBar();
        save(panel, qPrintable(name));
        for (int part = 2; bar.value() < bar.maximum(); ++part) {
            bar.triggerAction(QAbstractSlider::SliderPageStepAdd);
            save(panel, qPrintable(QStringLiteral("%1-%2").arg(name).arg(part)));
        }
    }

    // What comes on paper of every pack, as PDF.
    void takePaper()
    {
        for (const auto& found : packs::findAll()) {
            const packs::Pack& pack = *found.reading.pack;
            write("sheet", found.id, toPdf(report::sheetOf(pack), QPageSize::A4));
            write("cards", found.id, toPdf(report::cardsOf(pack), QPageSize::A4));
        }
    }

    void write(const char* what, const QString& pack, const QByteArray& pdf)
    {
        const QString name = QStringLiteral("%1-%2-%3.pdf").arg(QLatin1String(what), pack, QLatin1String(m_look.name));
        if (const auto written = replaceFile(m_folder.filePath(name), pdf); !written)
            std::fprintf(stderr, "%s could not be written\n", qPrintable(name));
    }

    void takePacks()
    {
        const packs::Found good = *packs::find(QStringLiteral("quick-play"));
        packs::Found faulty = good;
        faulty.bundled = false;
        faulty.files[QStringLiteral("pack.toml")].replace("summary", "sumary").append("\n[[weapon]]\nid = \"x\"\n");
        faulty.reading = packs::read(faulty.files);
        faulty.id = QStringLiteral("friday-rules");
        PackShelf shelf;
        shelf.setPacks({faulty, good});
        PacksDialog dialog(shelf, *m_theme, m_window.get());
        dialog.show();
        save(dialog, "packs");
    }

    void takeGame()
    {
        NewGamePlan plan;
        const auto pack = packs::find(QStringLiteral("quick-play"));
        if (!pack || !pack->reading.pack)
            return;
        plan.pack = *pack;
        const auto force = standardForce(*pack->reading.pack);
        plan.sides = {
            {QStringLiteral("a"), QStringLiteral("Ada"), QStringLiteral("blue"), QStringLiteral("circle"), force},
            {QStringLiteral("b"), QStringLiteral("Ben"), QStringLiteral("red"), QStringLiteral("square"), force}};
        plan.chosenSides = {{QStringLiteral("younger"), QStringLiteral("a")}};
        plan.path = m_home.filePath(QStringLiteral("mid-game.adjutant"));
        if (auto session = begin(plan)) {
            playOn(**session);
            session->reset();
            m_window->openGame(plan.path);
            take("game");
            m_window->actions()["search"]->trigger();
            QTest::keyClicks(m_window->focusWidget(), QStringLiteral("shoot"));
            take("game-lookup");
            m_window->gamePage()->openTools();
            take("game-toolbox");
            m_window->actions()["ruler"]->trigger();
            take("game-ruler");
            takePhoto(plan.path);
        }
    }

    void takePhoto(const QString& game)
    {
        m_window->openGame(game);
        takePhotoDialog("photo-none");
        journal::Session& session = m_window->gamePage()->session();
        if (const auto photo = toPhoto({{}, bricks()}))
            static_cast<void>(session.setPhoto(session.newPhoto(*photo)));
        takePhotoDialog("photo");
        m_window->showStart();
        take("start-photo");
        m_window->openGame(game);
        take("game-photo");
    }

    void takePhotoDialog(const char* page)
    {
        m_window->actions()["photo"]->trigger();
        auto* dialog = m_window->findChild<PhotoDialog*>();
        save(*dialog, page);
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

    // A few turns in; what a line refuses only leaves the picture a little earlier in the game.
    static void playOn(journal::Session& session)
    {
        for (const char* line :
             {R"({"do":"activate","unit":"a2"})",
              R"({"do":"resolve","procedure":"shoot-squad","actor":"a2","target":"b1","weapon":"main-gun"})",
              R"({"do":"next"})", R"({"do":"activate","unit":"b3"})"}) {
            if (auto command = parseJson(line))
                static_cast<void>(session.apply(*command));
        }
    }

    QDir m_folder;
    Look m_look;
    QTemporaryDir m_home;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Language> m_language;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
};

}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QDir folder(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("screenshots"));
    if (!QDir().mkpath(folder.path())) {
        std::fprintf(stderr, "%s cannot be made\n", qPrintable(folder.path()));
        return 2;
    }
    using Appearance = Preferences::Appearance;
    const Look looks[] = {
        {"light-1280", Appearance::Light, 100, small},
        {"dark-1280", Appearance::Dark, 100, small},
        {"light-1920", Appearance::Light, 100, large},
        {"dark-1920", Appearance::Dark, 100, large},
        {"contrast-1280", Appearance::HighContrast, 100, small},
        {"light-1280-text200", Appearance::Light, 200, small},
        {"light-1280-german", Appearance::Light, 100, small, "de"},
    };
    const QByteArray only = argc > 2 ? argv[2] : "";
    for (const Look& look : looks)
        if (only.isEmpty() || only == look.name)
            Photographer(folder, look).takeAll();
    return 0;
}
