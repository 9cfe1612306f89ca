// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/startpage.h"

#include "models/gamefiles.h"
#include "models/gamefinder.h"
#include "models/gamesummary.h"
#include "models/savedgamesmodel.h"
#include "pages/savedgamesdelegate.h"
#include "photo/photodialog.h"
#include "shell/actions.h"
#include "shell/icons.h"
#include "shell/theme.h"
#include "ui_startpage.h"
#include "widgets/clearbutton.h"
#include "widgets/reveal.h"
#include "widgets/rowmenu.h"
#include "widgets/wholetext.h"

#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QInputDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>

namespace adjutant::app {

namespace {

constexpr int leastList = 200;
constexpr int lettersOfName = 64; ///< of a file, which are read and mended in its field
constexpr int rowsInSight = 5;    ///< where the page is scrolled anyway
constexpr int untilLooked = 400;  ///< milliseconds in which the page is there and painted

}

StartPage::StartPage(Actions& actions, Preferences& preferences, Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_preferences(preferences),
      m_theme(theme),
      m_ui(std::make_unique<Ui::StartPage>()),
      m_games(new SavedGamesModel(preferences, this)),
      m_finder(new GameFinder(this))
{
    m_ui->setupUi(this);
    m_ui->banner->hide();
    m_ui->welcome->setText(
        tr("Adjutant lies open beside a table of real bricks. It keeps the round, the turn, the wounds and the points, "
           "throws dice or takes yours, and finds the rule; the bricks themselves are the board."));
    auto* delegate = new SavedGamesDelegate(theme, this);
    m_ui->recent->setItemDelegate(delegate);
    m_ui->recent->setModel(m_games);
    m_ui->recent->viewport()->setAutoFillBackground(false);
    m_ui->recent->installEventFilter(this);
    m_ui->recent->viewport()->installEventFilter(this);
    m_ui->recent->viewport()->setAcceptDrops(true);

    connect(m_ui->recent, &QListView::activated, this, &StartPage::open);
    // Queued: the list is still busy with the tap, and both change it.
    connect(delegate, &SavedGamesDelegate::chosen, m_ui->recent, &QListView::activated, Qt::QueuedConnection);
    const auto showPhotoOf = [this](const QModelIndex& index) { showPhoto(m_games->path(index.row())); };
    connect(delegate, &SavedGamesDelegate::photoChosen, this, showPhotoOf, Qt::QueuedConnection);
    const auto openMenuOf = [this](const QModelIndex& index) {
        m_ui->recent->setCurrentIndex(index);
        const QRect button = SavedGamesDelegate::moreIn(m_ui->recent->visualRect(index));
        openMenu(m_ui->recent->viewport()->mapToGlobal(button.bottomLeft()));
    };
    connect(delegate, &SavedGamesDelegate::moreWanted, this, openMenuOf, Qt::QueuedConnection);
    onRowMenu(*m_ui->recent, [this](const QPoint& at) { openMenu(at); });
    connect(m_ui->photoOfLast, &QPushButton::clicked, this, [this] { showPhoto(unfinishedGame()); });
    connect(m_ui->putBack, &QPushButton::clicked, this, &StartPage::putBack);
    connect(m_ui->dismiss, &QPushButton::clicked, this, &StartPage::clearMessage);
    connect(m_games, &SavedGamesModel::changed, this, &StartPage::refresh);
    connect(&theme, &Theme::changed, this, &StartPage::retint);
    connectActions(actions);
    connectFinding();
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(true); // Return presses it, too
    refresh();
    retint();
}

StartPage::~StartPage() = default;

void StartPage::connectActions(Actions& actions)
{
    const std::pair<QPushButton*, const char*> buttons[] = {
        {m_ui->newGame, "new-game"},    {m_ui->continueGame, "continue-game"},
        {m_ui->openGame, "open-game"},  {m_ui->dice, "dice"},
        {m_ui->toolbox, "toolbox"},     {m_ui->findRule, "search"},
        {m_ui->packs, "packs"},         {m_ui->preferences, "preferences"},
        {m_ui->shortcuts, "shortcuts"}, {m_ui->lightDark, "light-dark"},
    };
    for (const auto& [button, id] : buttons) {
        connect(button, &QPushButton::clicked, actions[id], &QAction::trigger);
        const auto tellKey = [button = button, action = actions[id]] { button->setToolTip(action->toolTip()); };
        tellKey();
        connect(actions[id], &QAction::changed, button, tellKey);
    }
}

/// What can be done with the chosen game.
void StartPage::openMenu(const QPoint& at)
{
    const QString path = chosenGame();
    if (path.isEmpty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto offer = [&](const char* name, const QString& text, auto act) {
        menu->addAction(text, this, act)->setObjectName(QLatin1String(name));
    };
    offer("openChosen", tr("Open"), [this] { open(m_ui->recent->currentIndex()); });
    offer("renameGame", tr("Rename…") + QStringLiteral("\tF2"), [this] { askName(); });
    offer("copyGame", tr("Copy"), [this, path] { copy(path); });
    offer("photoOfGame", tr("Photo of the table…"), [this, path] { showPhoto(path); });
    if (m_games->kind(m_games->rowOf(path)) == SavedGamesModel::Kind::Archived) {
        offer("bringBackGame", tr("Bring back"), [this, path] { bringBack(path); });
    } else {
        offer("archiveGame", tr("Archive"), [this, path] { archive(path); });
        offer("forgetGame",
              tr("Take off this list") + QLatin1Char('\t') +
                  QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText),
              [this] { forget(m_ui->recent->currentIndex()); });
    }
    offerWhole(*menu, wholeOfRow(*m_ui->recent, m_ui->recent->currentIndex()), *m_ui->recent);
    menu->popup(at);
}

void StartPage::connectFinding()
{
    m_ui->findGame->setMinimumHeight(Theme::touch);
    m_ui->findGame->installEventFilter(this);
    addClearButton(*m_ui->findGame);
    connect(m_ui->findGame, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_games->setFilter(words);
        m_ui->recent->setCurrentIndex(m_games->index(0));
        m_ui->recent->scrollToTop();
    });
    connect(m_ui->findGame, &QLineEdit::returnPressed, this, [this] { open(m_ui->recent->currentIndex()); });
    connect(m_finder, &GameFinder::found, m_games, &SavedGamesModel::setFound);
    m_looking.setSingleShot(true);
    m_looking.setInterval(untilLooked);
    connect(&m_looking, &QTimer::timeout, this, &StartPage::look);
}

void StartPage::look()
{
    m_looking.stop();
    const QString folder = QDir::cleanPath(m_preferences.gamesFolder());
    QStringList archives = archivesIn(folder) + m_preferences.archives();
    archives.removeDuplicates();
    m_finder->look(folder, archives);
}

void StartPage::letGo()
{
    m_finder->stop();
    if (isVisible())
        m_looking.start();
}

/// A game is opened, the archive is unfolded or folded.
void StartPage::open(const QModelIndex& index)
{
    switch (m_games->kind(index.row())) {
    case SavedGamesModel::Kind::Heading:
        return showArchive(!m_games->showsArchive());
    case SavedGamesModel::Kind::Game:
    case SavedGamesModel::Kind::Archived:
        Q_EMIT gameChosen(m_games->path(index.row()));
        return;
    case SavedGamesModel::Kind::Note:
        return;
    }
}

/// Unfolded, its first games come into sight.
void StartPage::showArchive(bool shows)
{
    const int heading = m_ui->recent->currentIndex().row();
    m_games->setShowsArchive(shows);
    if (shows && m_games->kind(heading) == SavedGamesModel::Kind::Heading)
        m_ui->recent->scrollTo(m_games->index(std::min(heading + 2, m_games->rowCount() - 1)));
}

QString StartPage::chosenGame() const
{
    return m_games->path(m_ui->recent->currentIndex().row());
}

/// Or as soon as it is there.
void StartPage::choose(const QString& path)
{
    const int row = m_games->rowOf(path);
    m_awaited = row < 0 ? path : QString();
    if (row >= 0)
        m_ui->recent->setCurrentIndex(m_games->index(row));
}

/// Again with what was typed and why that will not do.
void StartPage::askName(const QString& typed, const QString& fault)
{
    const QString path = chosenGame();
    if (path.isEmpty())
        return;
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename a game"));
    dialog->setLabelText(fault.isEmpty() ? tr("A new name for its file:") : fault);
    dialog->setOkButtonText(tr("Rename"));
    dialog->setTextValue(typed.isEmpty() ? QFileInfo(path).completeBaseName() : typed);
    dialog->resize(dialog->fontMetrics().averageCharWidth() * lettersOfName, dialog->sizeHint().height());
    connect(dialog, &QInputDialog::textValueSelected, this, [this, path](const QString& name) { rename(path, name); });
    dialog->open();
}

/// What is known of a game goes where its file goes; in the archive it is found there.
void StartPage::follow(const QString& from, const QString& to)
{
    if (m_games->kind(m_games->rowOf(from)) != SavedGamesModel::Kind::Archived) {
        m_preferences.setSummary(to, m_games->summaryOf(from));
        m_preferences.addGameBehind(to, from);
    }
    choose(to);
    look();
}

/// Its file is no longer there.
void StartPage::drop(const QString& path)
{
    m_games->drop(path);
    m_preferences.forgetRecentGame(path);
}

void StartPage::rename(const QString& path, const QString& name)
{
    if (name.trimmed() == QFileInfo(path).completeBaseName())
        return;
    letGo();
    const Expected<QString> to = renameGame(path, name);
    if (!to)
        return askName(name, tr("It keeps its name: %1.").arg(to.error().words));
    follow(path, *to);
    drop(path);
    showFault(tr("It is named “%1” now.").arg(QFileInfo(*to).completeBaseName()));
}

void StartPage::copy(const QString& path)
{
    if (path.isEmpty())
        return;
    letGo();
    const Expected<QString> to = copyGame(path);
    if (!to)
        return showFault(tr("There is no copy: %1.").arg(to.error().words));
    follow(path, *to);
    showFault(tr("The copy is named “%1”.").arg(QFileInfo(*to).completeBaseName()));
}

void StartPage::archive(const QString& path)
{
    if (path.isEmpty())
        return;
    letGo();
    const Expected<QString> to = archiveGame(path);
    if (!to)
        return showFault(tr("It stays where it is: %1.").arg(to.error().words));
    const GameSummary summary = m_games->summaryOf(path);
    m_preferences.addArchive(QFileInfo(*to).path()); // also below the folder for games, which may become another one
    drop(path);
    look();
    showMessage(tr("“%1” is in the archive: %2").arg(QFileInfo(path).completeBaseName(), *to),
                Forgotten{path, *to, summary});
}

void StartPage::bringBack(const QString& path)
{
    letGo();
    const Expected<QString> to = bringBackGame(path);
    if (!to)
        return showFault(tr("It stays in the archive: %1.").arg(to.error().words));
    m_preferences.setSummary(*to, m_games->summaryOf(path));
    drop(path);
    m_preferences.addGameBehind(*to, {});
    choose(*to);
    look();
    showFault(tr("“%1” is back among the games.").arg(QFileInfo(*to).completeBaseName()));
}

void StartPage::showPhoto(const QString& path)
{
    showPhoto(path, {});
}

/// A picture that comes with it becomes the photo.
void StartPage::showPhoto(const QString& path, const PictureSource& source)
{
    if (path.isEmpty())
        return;
    const GameSummary summary = m_games->summaryOf(path);
    auto* keeper = new PhotoKeeper(path, this);
    connect(keeper, &PhotoKeeper::aboutToChange, this, &StartPage::letGo);
    connect(keeper, &PhotoKeeper::changed, this, [this, path](const journal::Session& session) {
        if (m_preferences.recentGames().contains(path))
            noteSummary(m_preferences, session);
        choose(path);
    });
    const QString name = summary.pack.isEmpty() ? QFileInfo(path).completeBaseName() : scoreLine(summary);
    auto* dialog = new PhotoDialog(keeper, name, m_theme, this);
    dialog->open();
    if (!source.isEmpty())
        dialog->take(source);
}

void StartPage::pastePhoto()
{
    const PictureSource source = PictureSource::in(*QGuiApplication::clipboard()->mimeData());
    if (source.isEmpty())
        showFault(tr("There is no picture on the clipboard."));
    else
        showPhoto(chosenGame(), source);
}

/// A picture over the list is for the game below it.
bool StartPage::drag(QEvent& event)
{
    auto& drop = static_cast<QDropEvent&>(event); // entering and moving are kinds of it
    if (!PictureSource::isIn(*drop.mimeData()))
        return false;
    const QModelIndex game = m_ui->recent->indexAt(drop.position().toPoint());
    const QString path = m_games->path(game.row());
    drop.setAccepted(!path.isEmpty() || event.type() == QEvent::DragEnter);
    if (path.isEmpty())
        return true;
    m_ui->recent->setFocus();
    m_ui->recent->setCurrentIndex(game);
    if (event.type() == QEvent::Drop)
        showPhoto(path, PictureSource::in(*drop.mimeData()));
    return true;
}

QString StartPage::unfinishedGame() const
{
    return m_games->unfinished();
}

void StartPage::refresh()
{
    const bool any = m_games->gameCount() > 0;
    m_ui->sideTitle->setText(any ? tr("Saved games") : tr("Good to have you here"));
    m_ui->findGame->setVisible(any);
    m_ui->recent->setVisible(any);
    m_ui->hint->setVisible(any);
    m_ui->welcome->setVisible(!any);
    m_ui->firstStep->setVisible(!any);
    m_ui->columns->setAlignment(m_ui->side, any ? Qt::Alignment() : Qt::AlignTop);
    if (!m_awaited.isEmpty())
        choose(m_awaited);
    if (!m_ui->recent->currentIndex().isValid())
        m_ui->recent->setCurrentIndex(m_games->index(0));
    showLast();
}

void StartPage::showLast()
{
    const QString last = unfinishedGame();
    m_ui->last->setVisible(!last.isEmpty());
    const GameSummary summary = m_games->summaryOf(last);
    const QString where = shownWhere(summary);
    const QString when = playedWhen(summary.played, QDateTime::currentDateTime());
    m_ui->lastTitle->setText(summary.pack.isEmpty() ? QFileInfo(last).completeBaseName() : scoreLine(summary));
    const int row = m_games->rowOf(last); // where it is told from others that are alike
    m_ui->lastWhere->setText(row >= 0         ? m_games->index(row).data(SavedGamesModel::DetailRole).toString()
                             : when.isEmpty() ? where
                                              : tr("%1  ·  %2").arg(where, when));
    m_ui->lastPack->setText(shownPack(summary));
    m_ui->lastWhere->setVisible(!summary.where.isEmpty());
    m_ui->lastPack->setVisible(!summary.pack.isEmpty());
}

void StartPage::settle()
{
    m_ui->findGame->clear();
    refresh();
    m_ui->recent->setCurrentIndex(m_games->index(0));
    m_looking.start();
    (m_ui->last->isVisibleTo(this) ? m_ui->continueGame : m_ui->newGame)->setFocus();
}

void StartPage::retint()
{
    const Colours& colours = m_theme.colours();
    m_ui->logo->setPixmap(tintedIcon(QStringLiteral("adjutant"), colours.accent).pixmap(QSize(64, 64)));
    setTintedIcon(*m_ui->newGame, QStringLiteral("plus"), colours.nextText);
    const QColor ink = palette().color(QPalette::ButtonText);
    setTintedIcon(*m_ui->continueGame, QStringLiteral("play"), ink);
    setTintedIcon(*m_ui->openGame, QStringLiteral("folder"), ink);
    setTintedIcon(*m_ui->dice, QStringLiteral("dice"), ink);
    setTintedIcon(*m_ui->toolbox, QStringLiteral("ruler"), ink);
    setTintedIcon(*m_ui->preferences, QStringLiteral("sliders"), ink);
    setTintedIcon(*m_ui->shortcuts, QStringLiteral("keyboard"), ink);
    setTintedIcon(*m_ui->lightDark, QStringLiteral("contrast"), ink);
    arrange();
}

// Side by side, or one above the other where the text is too large for it; never wider than one reads easily.
void StartPage::arrange()
{
    const double points = m_theme.textPoints();
    const bool narrow = width() < points * 85;
    m_ui->columns->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_ui->content->setMaximumWidth(int(points * 120));
    const double side = std::min<double>(width(), points * 120) / (narrow ? 1 : 2);
    m_ui->recent->setMinimumHeight(std::max(leastList, narrow ? rowsInSight * m_ui->recent->sizeHintForRow(0) : 0));
    // Where there are two columns, a message takes its room from the list, which is scrolled anyway.
    if (QBoxLayout* home = narrow ? m_ui->left : m_ui->sideColumn; home->indexOf(m_ui->banner) < 0)
        home->insertWidget(narrow ? 2 : 1, m_ui->banner);
    m_ui->titleRow->setDirection(side < points * 50 ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

/// Whoever comes back from other windows may have put files there.
bool StartPage::event(QEvent* event)
{
    if (event->type() == QEvent::WindowActivate && isVisible())
        m_looking.start();
    return QWidget::event(event);
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// What is played elsewhere is nobody else's to read.
void StartPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_looking.stop();
    m_finder->giveUp();
}

void StartPage::showFault(const QString& words)
{
    showMessage(words, {});
}

void StartPage::showMessage(const QString& words, const std::optional<Forgotten>& forgotten)
{
    m_ui->message->setText(words);
    m_ui->message->setAccessibleName(words);
    m_forgotten = forgotten;
    m_ui->putBack->setVisible(forgotten.has_value());
    m_ui->banner->show();
    revealLater({m_ui->banner});
}

void StartPage::clearMessage()
{
    m_forgotten.reset();
    m_ui->banner->hide();
}

void StartPage::forget(const QModelIndex& index)
{
    const QString title = index.data(SavedGamesModel::TitleRole).toString();
    const QString path = m_games->path(index.row());
    const GameSummary summary = m_games->summaryOf(path);
    m_preferences.leaveOut(path);
    showMessage(tr("“%1” is off the list.").arg(title), Forgotten{path, {}, summary});
}

void StartPage::putBack()
{
    const Forgotten forgotten = *m_forgotten;
    clearMessage();
    if (!forgotten.archived.isEmpty()) {
        letGo();
        if (const Expected<QString> back = moveGame(forgotten.archived, forgotten.path); !back)
            return showFault(tr("It stays in the archive: %1.").arg(back.error().words));
        drop(forgotten.archived);
        look();
    }
    m_preferences.setSummary(forgotten.path, forgotten.summary);
    m_preferences.addRecentGame(forgotten.path);
    m_ui->recent->setFocus();
}

/// What is typed over the list finds a game.
bool StartPage::findFromList(const QKeyEvent& pressed)
{
    const QString text = pressed.text();
    if ((pressed.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) || text.isEmpty() ||
        !text.at(0).isPrint() || text.at(0).isSpace())
        return false;
    m_ui->findGame->setFocus(Qt::OtherFocusReason);
    m_ui->findGame->end(false);
    m_ui->findGame->insert(text);
    return true;
}

/// Down leads to what was found, Escape back to all.
bool StartPage::leaveFinding(const QKeyEvent& pressed)
{
    if (pressed.key() != Qt::Key_Down && pressed.key() != Qt::Key_Escape)
        return false;
    if (pressed.key() == Qt::Key_Escape)
        m_ui->findGame->clear();
    m_ui->recent->setFocus(Qt::OtherFocusReason);
    return true;
}

bool StartPage::pressedInList(const QKeyEvent& pressed)
{
    const QModelIndex chosen = m_ui->recent->currentIndex();
    if (pressed.matches(QKeySequence::Paste)) {
        if (!chosenGame().isEmpty())
            pastePhoto();
        return true;
    }
    if (pressed.key() == Qt::Key_F2) {
        askName();
        return true;
    }
    if (pressed.key() == Qt::Key_Delete && m_games->kind(chosen.row()) == SavedGamesModel::Kind::Game) {
        forget(chosen);
        return true;
    }
    return findFromList(pressed);
}

bool StartPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_ui->recent && event->type() == QEvent::KeyPress && pressedInList(static_cast<QKeyEvent&>(*event)))
        return true;
    if (watched == m_ui->findGame && event->type() == QEvent::KeyPress && leaveFinding(static_cast<QKeyEvent&>(*event)))
        return true;
    if (watched == m_ui->recent->viewport() &&
        (event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove || event->type() == QEvent::Drop))
        return drag(*event);
    return QWidget::eventFilter(watched, event);
}

}
