// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/evening.h"
#include "gamewindow.h"
#include "kit/fitdialog.h"
#include "kit/kit.h"
#include "models/newgameplan.h"
#include "models/packshelf.h"
#include "moments.h"
#include "pages/dicepage.h"
#include "pages/gamepage.h"
#include "pages/keydialog.h"
#include "pages/kitpage.h"
#include "pages/lookupdialog.h"
#include "pages/newgamepage.h"
#include "pages/packsdialog.h"
#include "pages/preferencesdialog.h"
#include "pages/questioncard.h"
#include "pages/rosterpart.h"
#include "pages/sideform.h"
#include "pages/startpage.h"
#include "photo/photodialog.h"
#include "play/desk.h"
#include "play/menddialog.h"
#include "play/offerdialog.h"
#include "play/reportdialog.h"
#include "playtable.h"
#include "pseudo.h"
#include "record.h"
#include "settled.h"
#include "shell/keys.h"
#include "shell/mainwindow.h"
#include "shell/preferences.h"
#include "shell/shortcutsheet.h"
#include "shell/theme.h"
#include "textwalk.h"
#include "widgets/choicerow.h"
#include "widgets/touchbutton.h"

#include <QDir>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

/// Every page and dialog in a language that nobody speaks and that takes a good third more room: a text that is still
/// English is not translated, and one that does not fit would not fit in some real language either.
class TestPseudoLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void startPage();
    void newGame();
    void dialogs();
    void dice();
    void toolbox();
    void game();
    void moments_data();
    void moments();
    void menus();

private:
    void walk(const char* name) { walk(*m_window, name); }
    void takePhoto();
    void walkQuestions();
    void putAccentsOn(const QString& pack);
    void walk(QWidget& page, const char* name);
    void finish(int leastTexts);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString& text);
    NewGamePlan plan(const QString& name) const;
    static QStringList remindersOf(const packs::Pack& pack);

    QTemporaryDir m_folder;
    test::Pseudo m_pseudo;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<test::TextWalk> m_walk;
};

void TestPseudoLanguage::initTestCase()
{
    QVERIFY(m_folder.isValid());
    qputenv("XDG_DATA_HOME", m_folder.filePath(QStringLiteral("data")).toUtf8());
    for (const char* pack : {"quick-play", "double-tap", "brickaction", "quick", "ballot-boxes"})
        putAccentsOn(QLatin1String(pack));
    QVERIFY(QCoreApplication::installTranslator(&m_pseudo));
}

/// A copy beside the bundled one, which is taken first.
void TestPseudoLanguage::putAccentsOn(const QString& pack)
{
    const auto read = packs::load(QStringLiteral(SOURCE_FOLDER "/resources/packs/") + pack);
    QVERIFY(read.has_value());
    const packs::Files files = test::accentedPack(*read);
    const QDir folder(packs::ownFolder() + QLatin1Char('/') + pack);
    for (auto file = files.begin(); file != files.end(); ++file) {
        const QString path = folder.filePath(file.key());
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile out(path);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(*file) == file->size());
    }
}

void TestPseudoLanguage::init()
{
    m_preferences = std::make_unique<Preferences>(
        m_folder.filePath(QStringLiteral("%1.ini").arg(QLatin1String(QTest::currentTestFunction()))));
    m_preferences->setGamesFolder(m_folder.filePath(QStringLiteral("1")));
    m_preferences->setLastAnswer(QStringLiteral("pack"), QStringLiteral("quick-play"));
    m_theme = std::make_unique<Theme>(*m_preferences);
    m_theme->apply();
    m_window = std::make_unique<MainWindow>(*m_preferences, *m_theme);
    m_window->packShelf().setPacks({*packs::find(QStringLiteral("quick-play"))});
    m_window->resize(1280, 800);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    // Names, and a word of the dice text, which has no other.
    QStringList known{packs::ownFolder(),         m_folder.path(),
                      QStringLiteral("Adjutant"), QStringLiteral("Graculus Droog"),
                      QStringLiteral("adjutant"), QStringLiteral("English"),
                      QStringLiteral("Deutsch"),  QStringLiteral("quick-play"),
                      QStringLiteral("Attack")};
    for (const packs::Found& found : packs::findAll()) {
        if (found.bundled)
            known << found.reading.pack->title << remindersOf(*found.reading.pack);
    }
    m_walk = std::make_unique<test::TextWalk>(known);
}

void TestPseudoLanguage::walk(QWidget& page, const char* name)
{
    QTest::qWait(50);
    test::settle(page);
    m_walk->over(page, QString::fromLatin1(name));
}

void TestPseudoLanguage::finish(int leastTexts)
{
    QVERIFY2(m_walk->texts() >= leastTexts, qPrintable(QString::number(m_walk->texts())));
    const QStringList faults = m_walk->untranslated() + m_walk->clipped();
    for (const QString& fault : faults)
        qWarning("%s", qPrintable(fault));
    QCOMPARE(faults.size(), 0);
}

void TestPseudoLanguage::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget* at = QApplication::focusWidget();
    QTest::keyClick(at ? at : m_window.get(), key, modifiers);
}

void TestPseudoLanguage::type(const QString& text)
{
    for (const QChar character : text)
        QTest::keyClick(QApplication::focusWidget(), character.toLatin1());
}

QStringList TestPseudoLanguage::remindersOf(const packs::Pack& pack)
{
    QStringList words;
    for (const packs::Reminder& reminder : pack.reminders)
        words
            << QString(reminder.words).replace(QRegularExpression(QStringLiteral("\\{[^}]*\\}")), QStringLiteral("…"));
    return words;
}

NewGamePlan TestPseudoLanguage::plan(const QString& name) const
{
    NewGamePlan plan;
    plan.pack = *packs::find(QStringLiteral("quick-play"));
    const auto force = standardForce(*plan.pack.reading.pack);
    plan.sides = {{QStringLiteral("a"), QStringLiteral("Åå"), QStringLiteral("blue"), QStringLiteral("circle"), force},
                  {QStringLiteral("b"), QStringLiteral("Öö"), QStringLiteral("red"), QStringLiteral("square"), force}};
    plan.chosenSides = {{QStringLiteral("younger"), QStringLiteral("a")}};
    plan.path = m_folder.filePath(name);
    return plan;
}

void TestPseudoLanguage::startPage()
{
    walk("start, nothing played");
    const QString path = m_folder.filePath(QStringLiteral("1.adjutant"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    m_preferences->addRecentGame(path);
    m_preferences->setSummary(path, {.pack = QStringLiteral("Ŕ"),
                                     .sides = {QStringLiteral("Åå"), QStringLiteral("Öö")},
                                     .scores = {4, 2},
                                     .where = QStringLiteral("3"),
                                     .played = QDateTime::currentDateTime(),
                                     .over = false});
    m_window->showStart();
    walk("start");
    m_window->openGame(path);
    walk("start, a game that is none");
    finish(60);
}

void TestPseudoLanguage::newGame()
{
    m_window->showNewGame();
    walk("new game, players");
    QWidget* page = m_window->newGamePage();
    const auto sides = page->findChildren<SideForm*>();
    sides.value(0)->roster().clear();
    sides.value(1)->roster().open(m_folder.filePath(QStringLiteral("1")));
    walk("new game, rosters");
    sides.value(0)->roster().putBack();
    const auto names = page->findChildren<QLineEdit*>(QStringLiteral("name"));
    names.value(0)->setText(QStringLiteral("Åå"));
    names.value(1)->setText(QStringLiteral("Öö"));
    page->findChild<QuestionCard*>(QStringLiteral("younger"))->setAnswer(QStringLiteral("b"));
    auto* next = page->findChild<QPushButton*>(QStringLiteral("next"));
    walk("new game, players named");
    next->click();
    walk("new game, rulings");
    next->click();
    walk("new game, table");
    finish(100);
}

void TestPseudoLanguage::dialogs()
{
    ShortcutSheet shortcuts(*m_theme, m_window.get());
    PreferencesDialog preferences(*m_preferences, *m_theme, m_window->packShelf().packs(), m_window.get());
    LookupDialog lookup(*m_preferences, *m_theme, m_window.get());
    lookup.setPacks({*packs::find(QStringLiteral("quick-play"))}, QStringLiteral("quick-play"));
    PacksDialog packs(m_window->packShelf(), *m_theme, m_window.get());
    const std::pair<QDialog*, const char*> all[] = {
        {&shortcuts, "shortcuts"}, {&preferences, "preferences"}, {&lookup, "lookup"}, {&packs, "packs"}};
    for (const auto& [dialog, name] : all) {
        dialog->show();
        walk(*dialog, name);
        dialog->hide();
    }
    preferences.show();
    for (int section = 0; section < PreferencesDialog::Sections; ++section) {
        preferences.showSection(PreferencesDialog::Section(section));
        walk(preferences, qPrintable(QStringLiteral("preferences, section %1").arg(section)));
    }
    preferences.showSection(PreferencesDialog::Keyboard);
    m_theme->keys().give(QStringLiteral("next"), QKeySequence(Qt::Key_G));
    preferences.findChild<QAbstractButton*>(QStringLiteral("key-next"))->click();
    auto* keyDialog = preferences.findChild<KeyDialog*>();
    walk(*keyDialog, "key");
    QTest::keyClick(keyDialog->focusWidget(), Qt::Key_P);
    walk(*keyDialog, "key, taken");
    delete keyDialog;
    preferences.hide();
    finish(250);
}

void TestPseudoLanguage::dice()
{
    m_window->showDice();
    DicePage& page = *m_window->dicePage();
    walk("dice, nothing thrown");
    for (const char* text : {"3d6 + 1", "2d10"})
        page.throwText(QString::fromLatin1(text));
    QTest::qWait(300);
    for (const auto side : {DicePage::Chances, DicePage::History, DicePage::Favourites, DicePage::Luck}) {
        page.showSide(side);
        walk(QStringLiteral("dice, side %1").arg(side).toLatin1().constData());
    }
    finish(100);
}

void TestPseudoLanguage::toolbox()
{
    m_window->showToolbox();
    QWidget& page = *m_window->kitPage();
    walk("toolbox");
    Kit& kit = m_window->kit();
    kit.coin().toss();
    page.findChild<QLineEdit*>(QStringLiteral("length"))->setText(QStringLiteral("90"));
    page.findChild<QAbstractButton*>(QStringLiteral("makeNames"))->click();
    m_walk->know(kit.names());
    kit.timer().start();
    walk("toolbox, used");
    std::chrono::milliseconds now(0);
    kit.timer().reset();
    kit.timer().setClock([&now] { return now; });
    kit.timer().start();
    now = std::chrono::minutes(6);
    kit.timer().look();
    walk("toolbox, time is up");
    kit.timer().reset();
    page.findChild<QAbstractButton*>(QStringLiteral("fitScreen"))->click();
    auto* dialog = m_window->findChild<FitDialog*>();
    walk(*dialog, "fit the screen");
    delete dialog;
    finish(60);
}

void TestPseudoLanguage::game()
{
    auto session = begin(plan(QStringLiteral("2.adjutant")));
    QVERIFY2(session.has_value(), session ? "" : qPrintable(session.error().words));
    session->reset();
    m_window->openGame(m_folder.filePath(QStringLiteral("2.adjutant")));
    QVERIFY(m_window->gamePage());
    walk("game, set up");
    takePhoto();
    key(Qt::Key_N);
    walk("game, choose");
    key(Qt::Key_2);
    key(Qt::Key_1, Qt::AltModifier);
    key(Qt::Key_A);
    walk("game, prepare");
    key(Qt::Key_D);
    type(QStringLiteral("3 9"));
    key(Qt::Key_Return);
    walk("game, result");
    key(Qt::Key_Return);
    key(Qt::Key_N);
    walkQuestions();
    for (const auto& [drawer, name] : {std::pair(Qt::Key_1, "game, rules"), std::pair(Qt::Key_2, "game, log"),
                                       std::pair(Qt::Key_3, "game, score"), std::pair(Qt::Key_4, "game, luck"),
                                       std::pair(Qt::Key_5, "game, ruler"), std::pair(Qt::Key_6, "game, toolbox")}) {
        key(drawer, Qt::ControlModifier);
        walk(name);
    }
    m_window->gamePage()->toggleTableView();
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->inherits("adjutant::app::TableView"))
            walk(*widget, "table view");
    m_window->gamePage()->toggleTableView();
    journal::Session& played = m_window->gamePage()->session();
    while (played.game().stage == game::Stage::Activation)
        if (!played.apply({{"do", "pass"}}) && !played.apply({{"do", "next"}}))
            break;
    m_window->actions()["ruler"]->trigger(); // closes the drawer, which leaves the points little room
    walk("game, scoring");
    test::mustApply(
        played, {{"do", "control"}, {"point", 1}, {"a-units", 2}, {"b-units", 1}, {"a-squads", 1}, {"b-squads", 0}});
    test::mustApply(played, {{"do", "end"}});
    walk("game, over");
    m_walk->know(Theme::sideColours() + Theme::sideShapes()); // the log has them as they were typed
    m_window->actions()["report"]->trigger();
    auto* report = m_window->findChild<ReportDialog*>();
    for (auto* page : report->findChild<ChoiceRow*>()->findChildren<TouchButton*>()) {
        page->click();
        walk(*report, "report");
    }
    delete report;
    finish(400);
}

void TestPseudoLanguage::moments_data()
{
    QTest::addColumn<QString>("pack");
    for (const char* pack : {"double-tap", "brickaction", "quick", "ballot-boxes"})
        QTest::newRow(pack) << QString::fromLatin1(pack);
}

/// A whole game of each pack, at each sort of its moments.
void TestPseudoLanguage::moments()
{
    QFETCH(QString, pack);
    m_window.reset();
    const auto found = packs::find(pack);
    QVERIFY(found && !found->bundled);
    auto session =
        journal::Session::create(m_folder.filePath(pack + QStringLiteral(".adjutant")),
                                 {*found, {QStringLiteral("Åå"), QStringLiteral("Öö")}, {}, dice::parseSeed("c0ffee")});
    QVERIFY(session.has_value());
    m_walk->know({QStringLiteral("aircraft")}); // a class, by which its roll knows it
    for (const Json& command : test::recordOf(pack))
        for (const char* key : {"name", "text", "why", "trigger", "note"})
            if (const QString words = textAt(command, key); !words.isEmpty())
                m_walk->know({words});
    test::GameWindow window(std::move(*session));
    test::Moments moments(window, [&](const QString& name) { walk(*window.page, qPrintable(name)); });
    QCOMPARE(moments.play(pack), QString());
    finish(400);
}

/// All that is asked in windows of its own.
void TestPseudoLanguage::walkQuestions()
{
    GamePage& page = *m_window->gamePage();
    auto* desk = page.findChild<Desk*>();
    const game::Unit& unit = *desk->game().unit(QStringLiteral("a1"));
    auto offers = tableOffers(desk->game());
    for (const auto& more : {unitOffers(desk->game(), unit), {renaming(unit), notice()}})
        offers.insert(offers.end(), more.begin(), more.end());
    for (const Offer& offer : offers) {
        if (offer.asks.empty())
            continue;
        auto* dialog = new OfferDialog(*desk, *m_theme, offer, &page);
        dialog->open();
        walk(*dialog, qPrintable(QStringLiteral("offer ") + offer.id));
        delete dialog;
    }
    m_walk->know({QStringLiteral("blue circle"), QStringLiteral("red square")}); // as the log has written them
    journal::Session& session = page.session();
    test::mustApply(session, {{"do", "set"}, {"unit", "b1"}, {"counter", "wounded"}, {"value", 1}});
    test::mustApply(session, {{"do", "add-unit"}, {"side", "b"}, {"type", "rifle-squad"}, {"with", {{"models", 6}}}});
    for (const journal::Entry& entry : session.log()) {
        auto* dialog = new MendDialog(session, entry.number, *m_theme, &page);
        dialog->open();
        walk(*dialog, qPrintable(QStringLiteral("mend ") + textAt(entry.command, "do")));
        delete dialog;
    }
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    page.setFocus();
}

/// Of the table as it is set up; the game is left and taken up again.
void TestPseudoLanguage::takePhoto()
{
    const auto walkDialog = [this](const char* name) {
        m_window->actions()["photo"]->trigger();
        auto* dialog = m_window->findChild<PhotoDialog*>();
        walk(*dialog, name);
        delete dialog;
    };
    walkDialog("photo, none");
    QImage image(300, 200, QImage::Format_RGB32);
    image.fill(Qt::red);
    journal::Session& session = m_window->gamePage()->session();
    QVERIFY(session.setPhoto(session.newPhoto(*toPhoto({{}, image}))));
    walkDialog("photo");
    m_window->showStart();
    walk("start, with a photo");
    m_window->openGame(m_folder.filePath(QStringLiteral("2.adjutant")));
    walk("game, with a photo");
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->gamePage()->setFocus();
}

void TestPseudoLanguage::menus()
{
    QStringList plain;
    static const QRegularExpression english(QStringLiteral("[a-z]{3}"));
    for (const QAction* menu : m_window->menuBar()->actions()) {
        QStringList texts{menu->text()};
        for (const QAction* action : menu->menu()->actions())
            texts << action->text() << action->statusTip();
        for (const QString& text : texts)
            if (text.contains(english) && text != QLatin1String("Adjutant"))
                plain << text;
    }
    QVERIFY2(plain.isEmpty(), qPrintable(plain.join(u'\n')));
}

QTEST_MAIN(TestPseudoLanguage)

#include "tst_pseudolanguage.moc"
