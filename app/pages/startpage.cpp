// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/startpage.h"

#include "models/gamefiles.h"
#include "models/gamesummary.h"
#include "models/recentgamesmodel.h"
#include "pages/recentgamesdelegate.h"
#include "photo/photodialog.h"
#include "shell/actions.h"
#include "shell/icons.h"
#include "shell/theme.h"
#include "ui_startpage.h"
#include "widgets/rowmenu.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFileInfo>
#include <QInputDialog>
#include <QKeyEvent>
#include <QMimeData>

namespace adjutant::app {

StartPage::StartPage(Actions& actions, Preferences& preferences, Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_preferences(preferences),
      m_theme(theme),
      m_ui(std::make_unique<Ui::StartPage>()),
      m_recent(new RecentGamesModel(preferences, this))
{
    m_ui->setupUi(this);
    m_ui->banner->hide();
    m_ui->welcome->setText(
        tr("Adjutant lies open beside a table of real bricks. It keeps the round, the turn, the wounds and the points, "
           "throws dice or takes yours, and finds the rule; the bricks themselves are the board."));
    auto* delegate = new RecentGamesDelegate(theme, this);
    m_ui->recent->setItemDelegate(delegate);
    m_ui->recent->setModel(m_recent);
    m_ui->recent->viewport()->setAutoFillBackground(false);
    m_ui->recent->installEventFilter(this);
    m_ui->recent->viewport()->installEventFilter(this);
    m_ui->recent->viewport()->setAcceptDrops(true);

    connect(m_ui->recent, &QListView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT gameChosen(m_recent->path(index.row())); });
    // Queued: the list is still busy with the tap, and both change it.
    connect(delegate, &RecentGamesDelegate::chosen, m_ui->recent, &QListView::activated, Qt::QueuedConnection);
    connect(delegate, &RecentGamesDelegate::removed, this, &StartPage::forget, Qt::QueuedConnection);
    const auto showPhotoOf = [this](const QModelIndex& index) { showPhoto(m_recent->path(index.row())); };
    connect(delegate, &RecentGamesDelegate::photoChosen, this, showPhotoOf, Qt::QueuedConnection);
    connect(m_ui->putBack, &QPushButton::clicked, this, &StartPage::putBack);
    connect(m_ui->dismiss, &QPushButton::clicked, this, &StartPage::clearMessage);
    connect(m_recent, &RecentGamesModel::modelReset, this, &StartPage::refresh);
    connect(&theme, &Theme::changed, this, &StartPage::retint);
    connectActions(actions);
    connectGames();
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

void StartPage::connectGames()
{
    offerAtRows(*m_ui->recent, {m_ui->renameGame, m_ui->copyGame, m_ui->archiveGame, m_ui->photoOfGame});
    connect(m_ui->renameGame, &QPushButton::clicked, this, &StartPage::askName);
    connect(m_ui->copyGame, &QPushButton::clicked, this, [this] { copy(chosenGame()); });
    connect(m_ui->archiveGame, &QPushButton::clicked, this, [this] { archive(chosenGame()); });
    connect(m_ui->photoOfGame, &QPushButton::clicked, this, [this] { showPhoto(chosenGame()); });
    connect(m_ui->photoOfLast, &QPushButton::clicked, this, [this] { showPhoto(unfinishedGame()); });
}

QString StartPage::chosenGame() const
{
    const QModelIndex index = m_ui->recent->currentIndex();
    return index.isValid() ? m_recent->path(index.row()) : QString();
}

void StartPage::choose(const QString& path)
{
    for (int row = 0; row < m_recent->rowCount(); ++row)
        if (m_recent->path(row) == path)
            m_ui->recent->setCurrentIndex(m_recent->index(row));
}

void StartPage::askName()
{
    const QString path = chosenGame();
    if (path.isEmpty())
        return;
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename a game"));
    dialog->setLabelText(tr("A new name for its file:"));
    dialog->setTextValue(QFileInfo(path).completeBaseName());
    connect(dialog, &QInputDialog::textValueSelected, this, [this, path](const QString& name) { rename(path, name); });
    dialog->open();
}

/// What is known of a game goes where its file goes.
void StartPage::follow(const QString& from, const QString& to)
{
    m_preferences.setSummary(to, m_preferences.summaryOf(from));
    m_preferences.addRecentGame(to);
    choose(to);
}

void StartPage::rename(const QString& path, const QString& name)
{
    if (name.trimmed() == QFileInfo(path).completeBaseName())
        return;
    const Expected<QString> to = renameGame(path, name);
    if (!to)
        return showFault(tr("It keeps its name: %1.").arg(to.error().words));
    follow(path, *to);
    m_preferences.forgetRecentGame(path);
    showFault(tr("It is named “%1” now.").arg(QFileInfo(*to).completeBaseName()));
}

void StartPage::copy(const QString& path)
{
    if (path.isEmpty())
        return;
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
    const Expected<QString> to = archiveGame(path);
    if (!to)
        return showFault(tr("It stays where it is: %1.").arg(to.error().words));
    m_preferences.setSummary(*to, m_preferences.summaryOf(path));
    m_preferences.forgetRecentGame(path);
    showMessage(tr("“%1” is in the archive: %2").arg(QFileInfo(path).completeBaseName(), *to), true);
    m_forgotten = path;
    m_archived = *to;
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
    const GameSummary summary = m_preferences.summaryOf(path);
    auto* keeper = new PhotoKeeper(path, this);
    connect(keeper, &PhotoKeeper::changed, this, [this, path](const journal::Session& session) {
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
    drop.setAccepted(game.isValid() || event.type() == QEvent::DragEnter);
    if (!game.isValid())
        return true;
    m_ui->recent->setFocus();
    m_ui->recent->setCurrentIndex(game);
    if (event.type() == QEvent::Drop)
        showPhoto(m_recent->path(game.row()), PictureSource::in(*drop.mimeData()));
    return true;
}

QString StartPage::unfinishedGame() const
{
    for (int row = 0; row < m_recent->rowCount(); ++row) {
        if (!m_preferences.summaryOf(m_recent->path(row)).over)
            return m_recent->path(row);
    }
    return {};
}

void StartPage::refresh()
{
    const bool any = m_recent->rowCount() > 0;
    m_ui->sideTitle->setText(any ? tr("Recent games") : tr("Good to have you here"));
    m_ui->recent->setVisible(any);
    m_ui->hint->setVisible(any);
    for (QPushButton* button : {m_ui->renameGame, m_ui->copyGame, m_ui->archiveGame, m_ui->photoOfGame})
        button->setVisible(any);
    m_ui->welcome->setVisible(!any);
    m_ui->firstStep->setVisible(!any);
    m_ui->columns->setAlignment(m_ui->side, any ? Qt::Alignment() : Qt::AlignTop);
    m_ui->recent->setCurrentIndex(m_recent->index(0));

    const QString last = unfinishedGame();
    m_ui->last->setVisible(!last.isEmpty());
    const GameSummary summary = m_preferences.summaryOf(last);
    const QString where = shownWhere(summary);
    const QString when = playedWhen(summary.played, QDateTime::currentDateTime());
    m_ui->lastTitle->setText(summary.pack.isEmpty() ? QFileInfo(last).completeBaseName() : scoreLine(summary));
    m_ui->lastWhere->setText(when.isEmpty() ? where : tr("%1  ·  %2").arg(where, when));
    m_ui->lastPack->setText(shownPack(summary));
    m_ui->lastWhere->setVisible(!summary.where.isEmpty());
    m_ui->lastPack->setVisible(!summary.pack.isEmpty());
}

void StartPage::settle()
{
    refresh();
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
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void StartPage::showFault(const QString& words)
{
    m_forgotten.clear();
    showMessage(words, false);
}

void StartPage::showMessage(const QString& words, bool canPutBack)
{
    m_ui->message->setText(words);
    m_ui->message->setAccessibleName(words);
    m_archived.clear();
    m_ui->putBack->setVisible(canPutBack);
    m_ui->banner->show();
}

void StartPage::clearMessage()
{
    m_forgotten.clear();
    m_archived.clear();
    m_ui->banner->hide();
}

void StartPage::forget(const QModelIndex& index)
{
    const QString title = index.data(RecentGamesModel::TitleRole).toString();
    const QString path = m_recent->path(index.row());
    m_preferences.forgetRecentGame(path);
    m_forgotten = path;
    showMessage(tr("“%1” is off the list.").arg(title), true);
}

void StartPage::putBack()
{
    const QString path = m_forgotten;
    const QString archived = m_archived;
    clearMessage();
    if (!archived.isEmpty()) {
        if (const Expected<QString> back = moveGame(archived, path); !back)
            return showFault(tr("It stays in the archive: %1.").arg(back.error().words));
        m_preferences.setSummary(path, m_preferences.summaryOf(archived));
    }
    m_preferences.addRecentGame(path);
    m_ui->recent->setFocus();
}

bool StartPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_ui->recent && event->type() == QEvent::KeyPress) {
        auto* const pressed = static_cast<QKeyEvent*>(event);
        const int key = pressed->key();
        if (pressed->matches(QKeySequence::Paste)) {
            pastePhoto();
            return true;
        }
        if (key == Qt::Key_F2) {
            askName();
            return true;
        }
        if (key == Qt::Key_Delete && m_ui->recent->currentIndex().isValid()) {
            forget(m_ui->recent->currentIndex());
            return true;
        }
    }
    if (watched == m_ui->recent->viewport() &&
        (event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove || event->type() == QEvent::Drop))
        return drag(*event);
    return QWidget::eventFilter(watched, event);
}

}
