// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/mainwindow.h"

#include "dice/evening.h"
#include "journal/holder.h"
#include "journal/session.h"
#include "kit/kit.h"
#include "kit/timerbar.h"
#include "models/gamesummary.h"
#include "models/packshelf.h"
#include "packs/watch.h"
#include "pages/dicepage.h"
#include "pages/gamepage.h"
#include "pages/kitpage.h"
#include "pages/lookupdialog.h"
#include "pages/newgamepage.h"
#include "pages/packsdialog.h"
#include "pages/preferencesdialog.h"
#include "pages/referencepanel.h"
#include "pages/startpage.h"
#include "play/desk.h"
#include "shell/awakescreen.h"
#include "shell/lookupkeys.h"
#include "shell/menus.h"
#include "shell/shortcutsheet.h"
#include "shell/sounds.h"
#include "shell/theme.h"
#include "shell/unheard.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QStyle>
#include <QTime>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

const QString geometryKey = QStringLiteral("window");
constexpr int untilCompared = 1000;

QString gameIn(const QMimeData& data)
{
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile() && url.path().endsWith(QLatin1String(".adjutant"), Qt::CaseInsensitive))
            return url.toLocalFile();
    }
    return {};
}

/// With its frame and title it has room on the screen. How large those are is known only once it stands there.
QSize firstSize(const QWidget& window)
{
    constexpr int leastOfTitle = 40, frame = 8;
    const int title = std::max(leastOfTitle, window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window));
    const QSize room = window.screen()->availableGeometry().size() - QSize(2 * frame, title + frame);
    return QSize(1280, 800).boundedTo(room);
}

}

MainWindow::MainWindow(Preferences& preferences, Theme& theme, QWidget* parent)
    : QMainWindow(parent),
      m_preferences(preferences),
      m_theme(theme),
      m_actions(new Actions(this, &theme.keys())),
      m_awake(new AwakeScreen(this)),
      m_evening(new Evening({}, this)),
      m_shelf(new PackShelf(this)),
      m_kit(new Kit(preferences, m_shelf, this)),
      m_pages(new QStackedWidget(this))
{
    setAcceptDrops(true);
    setMinimumSize(640, 480);
    connectKit();
    fillMenuBar(*menuBar(), *m_actions);
    connectActions();
    connectRules();
    m_speaking.setSingleShot(true);
    connect(&m_speaking, &QTimer::timeout, this, &MainWindow::retranslate);
    m_noting.setSingleShot(true);
    m_noting.setInterval(2000);
    connect(&m_noting, &QTimer::timeout, this, &MainWindow::noteGame);
    connect(&preferences, &Preferences::staysAwakeChanged, this, &MainWindow::holdAwake);
    if (!restoreGeometry(preferences.layout(geometryKey)))
        resize(firstSize(*this));
    showTitle();
}

MainWindow::~MainWindow()
{
    leavePages();
}

StartPage& MainWindow::startPage()
{
    if (!m_start) {
        m_start = new StartPage(*m_actions, m_preferences, m_theme, this);
        m_pages->addWidget(m_start);
        connect(m_start, &StartPage::gameChosen, this, [this](const QString& path) {
            openGame(path);
            Unheard::secondPress(this);
        });
    }
    return *m_start;
}

void MainWindow::showEvent(QShowEvent* event)
{
    if (!m_pages->currentWidget())
        goToStart();
    QMainWindow::showEvent(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        m_speaking.start(0);
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    const auto* open = findChild<PreferencesDialog*>();
    const PreferencesDialog::Section section = open ? open->section() : PreferencesDialog::Sections;
    qDeleteAll(findChildren<QDialog*>(Qt::FindDirectChildrenOnly));
    m_actions->retranslate();
    menuBar()->clear();
    fillMenuBar(*menuBar(), *m_actions);
    const bool starts = m_start && m_pages->currentWidget() == m_start;
    delete std::exchange(m_start, nullptr);
    m_shelf->forget();
    retranslatePage();
    if (starts)
        goToStart();
    showTitle();
    if (section != PreferencesDialog::Sections)
        openPreferences()->showSection(section);
}

void MainWindow::retranslatePage()
{
    if (m_newGame) {
        NewGamePage* const before = std::exchange(m_newGame, nullptr);
        showNewGame();
        m_newGame->goOnFrom(*before);
        delete before;
    } else if (m_dice) {
        const QString typed = m_dice->typed();
        delete std::exchange(m_dice, nullptr);
        showDice();
        m_dice->type(typed);
    } else if (m_kitPage) {
        delete std::exchange(m_kitPage, nullptr);
        showToolbox();
    } else if (m_game && m_game->session().readOnly()) {
        openGame(m_game->session().path());
    } else if (m_game) {
        const Choice choice = m_game->choice();
        const bool onTable = m_game->showsTableView();
        auto session = m_game->takeSession();
        delete std::exchange(m_game, nullptr);
        session->readPackAgain();
        play(std::move(session));
        m_game->chooseAgain(choice);
        if (onTable)
            m_game->toggleTableView();
    }
}

void MainWindow::connectActions()
{
    const auto on = [this](const char* id, auto&& act) { connect((*m_actions)[id], &QAction::triggered, this, act); };
    // Queued: a button of the page that goes away may have been pressed for it.
    const auto then = [this](const char* id, auto&& act) {
        connect((*m_actions)[id], &QAction::triggered, this, act, Qt::QueuedConnection);
    };
    then("new-game", [this] { showNewGame(); });
    then("open-game", [this] { chooseFile(); });
    then("continue-game", [this] { openGame(startPage().unfinishedGame()); });
    then("close-game", [this] { showStart(); });
    then("dice", [this] { showDice(); });
    on("dice-type", [this] {
        if (!dicePage() || !dicePage()->isVisible())
            showDice();
        dicePage()->startTyping();
    });
    on("dice-throw", [this] {
        if (dicePage() && dicePage()->isVisible())
            dicePage()->throwNow();
    });
    on("preferences", [this] { showPreferences(); });
    on("light-dark", [this] { m_theme.toggleDark(); });
    on("text-larger", [this] { m_preferences.setTextPercent(m_preferences.textPercent() + 10); });
    on("text-smaller", [this] { m_preferences.setTextPercent(m_preferences.textPercent() - 10); });
    on("text-normal", [this] { m_preferences.setTextPercent(100); });
    on("full-screen", [this] { toggleFullScreen(); });
    on("shortcuts", [this] { showShortcuts(); });
    on("quit", [this] { close(); });
}

// What goes on whichever page is shown stands below them all, and in the corner.
void MainWindow::connectKit()
{
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_pages, 1);
    column->addWidget(new TimerBar(m_kit->timer(), m_theme, middle));
    setCentralWidget(middle);
    menuBar()->setCornerWidget(new TimerCorner(m_kit->timer(), menuBar()));
    connect(&m_kit->timer(), &TableTimer::changed, this, &MainWindow::holdAwake);
    auto* sounds = new Sounds(m_preferences, this);
    connect(&m_kit->timer(), &TableTimer::ended, this, [this, sounds] {
        QApplication::alert(this);
        sounds->play(Sounds::Sound::TimeUp);
    });
    connect((*m_actions)["toolbox"], &QAction::triggered, this, &MainWindow::showToolbox, Qt::QueuedConnection);
    connect((*m_actions)["timer"], &QAction::triggered, &m_kit->timer(), &TableTimer::toggle);
    connect((*m_actions)["toss-coin"], &QAction::triggered, this, [this] {
        if (m_game)
            m_game->openTools();
        else
            showToolbox();
        m_kit->coin().toss();
    });
}

/// While a game is on the table, or the timer runs.
void MainWindow::holdAwake()
{
    const bool runs = m_kit->timer().state() == TableTimer::State::Running;
    m_awake->setHeld((m_game || runs) && m_preferences.staysAwake());
}

// In a game the drawer shows the rules, on top of the other pages a dialog.
void MainWindow::connectRules()
{
    const auto without = [this](const char* id, auto&& act) {
        connect((*m_actions)[id], &QAction::triggered, this, [this, act] {
            if (!m_game)
                act();
        });
    };
    without("search", [this] { showLookup(this); });
    connect(new LookupKeys(*(*m_actions)["search"], this), &LookupKeys::wanted, this,
            [this](QWidget* over) { showLookup(over); });
    without("print-sheet", [this] { showLookup(this)->reference().printSheet(); });
    without("save-sheet", [this] { showLookup(this)->reference().saveSheet(); });
    connect((*m_actions)["packs"], &QAction::triggered, this, &MainWindow::showPacks);
    connect(m_shelf, &PackShelf::changed, this, &MainWindow::offerPack);
    connect(new packs::Watch(m_shelf), &packs::Watch::changed, m_shelf, &PackShelf::reload);
}

LookupDialog* MainWindow::showLookup(QWidget* over, const QString& pack)
{
    auto* dialog = new LookupDialog(m_preferences, m_theme, over);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const QString inUse = m_game ? m_game->session().game().pack->id : m_newGame ? m_newGame->packId() : QString();
    dialog->setPacks(m_shelf->packs(), pack.isEmpty() ? inUse : pack);
    dialog->open();
    return dialog;
}

void MainWindow::openDialog(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showPacks()
{
    openPacks(this);
}

void MainWindow::openPacks(QWidget* over)
{
    auto* dialog = new PacksDialog(*m_shelf, m_theme, over);
    connect(dialog, &PacksDialog::lookWanted, this, [this, dialog](const QString& id) { showLookup(dialog, id); });
    openDialog(dialog);
}

void MainWindow::offerPack()
{
    if (!m_game)
        return;
    if (const packs::Found* found = m_shelf->whole(m_game->session().game().pack->id))
        m_game->offerPack(*found);
}

void MainWindow::leavePages()
{
    m_noting.stop();
    noteGame();
    if (m_newGame)
        m_newGame->keepDraft();
    for (QWidget* page : std::initializer_list<QWidget*>{m_newGame, m_dice, m_kitPage, m_game}) {
        if (!page)
            continue;
        m_pages->removeWidget(page);
        page->deleteLater();
    }
    m_newGame = nullptr;
    m_dice = nullptr;
    m_kitPage = nullptr;
    // The file has to be let go at once: it may be opened again before the event loop comes round.
    delete std::exchange(m_game, nullptr);
    holdAwake();
}

void MainWindow::showStart()
{
    if (mayLeave())
        goToStart();
}

void MainWindow::goToStart()
{
    leavePages();
    m_pages->setCurrentWidget(&startPage());
    m_actions->setInPlay(false);
    (*m_actions)["close-game"]->setEnabled(false);
    (*m_actions)["continue-game"]->setEnabled(!m_start->unfinishedGame().isEmpty());
    m_start->settle();
    showTitle();
}

/// Whoever only looks something up sets the game up from where they were.
void MainWindow::keepAnswers()
{
    if (m_newGame)
        m_newGame->remember();
}

void MainWindow::showNewGame()
{
    if (!mayLeave())
        return;
    leavePages();
    m_newGame = new NewGamePage(m_preferences, m_theme, this);
    m_pages->addWidget(m_newGame);
    m_pages->setCurrentWidget(m_newGame);
    m_actions->setInPlay(false);
    (*m_actions)["close-game"]->setEnabled(true);
    connect(m_newGame, &NewGamePage::left, this, &MainWindow::showStart);
    connect(
        m_newGame, &NewGamePage::begun, this, [this] { play(m_newGame->takeSession()); }, Qt::QueuedConnection);
    m_newGame->setPacks(m_shelf->packs());
    showTitle();
}

DicePage* MainWindow::dicePage() const
{
    return m_dice ? m_dice : m_game ? m_game->findChild<DicePage*>() : nullptr;
}

void MainWindow::showDice()
{
    if (m_game)
        return m_game->toggleDice();
    if (m_dice)
        return;
    keepAnswers();
    leavePages();
    m_dice = new DicePage(*m_evening, m_preferences, m_theme, DicePage::Place::Page, this);
    m_pages->addWidget(m_dice);
    m_pages->setCurrentWidget(m_dice);
    m_actions->setInPlay(false);
    (*m_actions)["close-game"]->setEnabled(true);
    connect(m_dice, &DicePage::left, this, &MainWindow::showStart, Qt::QueuedConnection);
    m_dice->startTyping();
    showTitle();
}

void MainWindow::showToolbox()
{
    if (m_game)
        return m_game->toggleTools();
    if (m_kitPage)
        return;
    keepAnswers();
    leavePages();
    m_kitPage = new KitPage(*m_kit, m_theme, KitPage::Place::Page, {}, this);
    m_pages->addWidget(m_kitPage);
    m_pages->setCurrentWidget(m_kitPage);
    m_actions->setInPlay(false);
    (*m_actions)["close-game"]->setEnabled(true);
    connect(m_kitPage, &KitPage::left, this, &MainWindow::showStart, Qt::QueuedConnection);
    m_kitPage->startTyping();
    showTitle();
}

void MainWindow::openGame(const QString& path)
{
    if (path.isEmpty())
        return;
    const QString full = QFileInfo(path).absoluteFilePath();
    if (m_game && !m_game->session().readOnly() && QFileInfo(m_game->session().path()).absoluteFilePath() == full)
        return;
    if (!mayLeave())
        return;
    keepAnswers();
    leavePages();
    if (m_start)
        m_start->letGo();
    QString held;
    auto session = openToPlayOrRead(full, held);
    if (!session) {
        goToStart();
        m_start->showFault(tr("%1 cannot be opened: %2").arg(QFileInfo(full).fileName(), session.error().words));
        return;
    }
    play(std::move(*session));
    m_game->tellHeld(held);
    connect(
        m_game, &GamePage::readAgainWanted, this, [this, full] { openGame(full); }, Qt::QueuedConnection);
}

/// A game that another program has open is read as a copy; `held` then says whose it is.
Expected<std::unique_ptr<journal::Session>> MainWindow::openToPlayOrRead(const QString& path, QString& held) const
{
    auto session = journal::Session::open(path);
    if (session || !journal::isHeld(path))
        return session;
    auto copy = journal::Session::open(path, journal::Session::Access::Copy);
    if (!copy)
        return session;
    const auto holder = journal::holderOf(path);
    held = holder && !holder->program.isEmpty()
               ? tr("%1 (process %2) has this game open. You read a copy of it as it was at %3; nothing you do changes "
                    "it.")
                     .arg(holder->program)
                     .arg(holder->process)
                     .arg(clockTime(QTime::currentTime()))
               : tr("Another program has this game open. You read a copy of it as it was at %1; nothing you do changes "
                    "it.")
                     .arg(clockTime(QTime::currentTime()));
    return copy;
}

/// Work could be lost: the one time that a box stands in the way. Dice that are typed lie on the table as well.
bool MainWindow::mayLeave()
{
    if (m_game && !qApp->isSavingSession() && m_game->sparesDice())
        return false;
    if (!m_game || m_game->session().unsafe().isEmpty() || m_game->session().trySaving())
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Not saved"),
                    tr("The last commands of this game are not on the disk: %1").arg(m_game->session().unsafe()),
                    QMessageBox::NoButton, this);
    box.setInformativeText(tr("Stay to save the game elsewhere. If you leave, they are lost."));
    QPushButton* const stay = box.addButton(tr("Stay"), QMessageBox::RejectRole);
    box.addButton(tr("Leave and lose them"), QMessageBox::DestructiveRole);
    for (QAbstractButton* button : box.buttons())
        button->setMinimumHeight(Theme::touch);
    box.setDefaultButton(stay);
    box.setEscapeButton(stay);
    box.exec();
    return box.clickedButton() != stay;
}

void MainWindow::play(std::unique_ptr<journal::Session> session)
{
    leavePages();
    if (m_start)
        m_start->clearMessage();
    m_preferences.addRecentGame(session->path());
    // A game goes on in another language with the same session.
    connect(session.get(), &journal::Session::changed, &m_noting, qOverload<>(&QTimer::start), Qt::UniqueConnection);
    connect(session.get(), &journal::Session::changed, this, &MainWindow::showTitle, Qt::UniqueConnection);
    m_actions->setInPlay(true);
    (*m_actions)["close-game"]->setEnabled(true);
    (*m_actions)["continue-game"]->setEnabled(false); // it is the one that is played
    m_game = new GamePage(std::move(session), *m_actions, m_preferences, m_theme, this, m_evening, m_kit);
    connect(m_game, &GamePage::branched, this, [this](const QString& path) { // what is played stays the last one
        m_preferences.addGameBehind(path, m_game->session().path());
    });
    connect(m_game, &GamePage::gameWanted, this, &MainWindow::openGame, Qt::QueuedConnection);
    connect(m_game, &GamePage::savedTo, &m_preferences, &Preferences::addRecentGame);
    connect(m_game, &GamePage::left, this, &MainWindow::showStart, Qt::QueuedConnection);
    const auto beginWith = [this](const QString& pack) {
        m_preferences.setLastAnswer(QStringLiteral("pack"), pack);
        showNewGame();
    };
    connect(m_game, &GamePage::newGameWanted, this, beginWith, Qt::QueuedConnection);
    m_pages->addWidget(m_game);
    m_pages->setCurrentWidget(m_game);
    m_game->setFocus();
    holdAwake();
    // The game is on the table before its pack is compared.
    QTimer::singleShot(untilCompared, m_shelf, &PackShelf::reload);
    m_noting.start();
    showTitle();
}

void MainWindow::noteGame()
{
    if (m_game)
        noteSummary(m_preferences, m_game->session());
}

void MainWindow::showTitle()
{
    if (!m_game) {
        setWindowTitle(m_newGame   ? tr("New game – Adjutant")
                       : m_dice    ? tr("Dice – Adjutant")
                       : m_kitPage ? tr("Toolbox – Adjutant")
                                   : tr("Adjutant"));
        return;
    }
    const GameSummary summary = summaryOf(m_game->session());
    QStringList where{shownBranch(summary), shownWhere(summary)};
    where.removeAll(QString());
    setWindowTitle(tr("%1, %2 – Adjutant").arg(summary.sides.join(tr(" against ")), where.join(QStringLiteral(", "))));
}

void MainWindow::chooseFile()
{
    openGame(QFileDialog::getOpenFileName(this, tr("Open a saved game"), m_preferences.gamesFolder(),
                                          tr("Adjutant games (*.adjutant)")));
}

void MainWindow::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::showShortcuts()
{
    auto* sheet = new ShortcutSheet(m_theme, this);
    const auto change = [this] { openPreferences()->showSection(PreferencesDialog::Keyboard); };
    connect(sheet, &ShortcutSheet::changeWanted, this, change, Qt::QueuedConnection);
    openDialog(sheet);
}

void MainWindow::showPreferences()
{
    openPreferences();
}

PreferencesDialog* MainWindow::openPreferences()
{
    auto* dialog = new PreferencesDialog(m_preferences, m_theme, m_shelf->packs(), this);
    connect(dialog, &PreferencesDialog::packsWanted, this, [this, dialog] { openPacks(dialog); });
    openDialog(dialog);
    return dialog;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayLeave()) {
        event->ignore();
        return;
    }
    m_preferences.setLayout(geometryKey, saveGeometry());
    noteGame();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!gameIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    openGame(gameIn(*event->mimeData()));
}

}
