// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/tableview.h"

#include "play/desk.h"
#include "play/tablesheet.h"
#include "shell/actions.h"
#include "shell/keys.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/touchbutton.h"
#include "widgets/turnedround.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QResizeEvent>
#include <QScreen>
#include <QShortcut>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr double points = 13.0; ///< of the text at 100 % in a window of this size, and as much more in a larger one
constexpr QSize usual(1280, 800);
constexpr int sizeStep = 10;

QScreen* otherScreen(const QScreen* used)
{
    for (QScreen* screen : QGuiApplication::screens())
        if (screen != used && !screen->geometry().intersects(used->geometry()))
            return screen;
    return nullptr;
}

}

TableView::TableView(Desk& desk, Theme& theme, Preferences& preferences, const Actions& actions, QWidget* game)
    : QWidget(game, Qt::Window),
      m_desk(desk),
      m_theme(theme),
      m_preferences(preferences),
      m_actions(actions),
      m_game(game)
{
    setObjectName(QStringLiteral("tableView"));
    setWindowTitle(tr("Table view – Adjutant"));
    setAccessibleName(tr("Table view"));
    setFocusPolicy(Qt::ClickFocus);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->setSizeConstraint(QLayout::SetNoConstraint); // the sheet fits itself into the window
    m_column->addWidget(buildBar());
    buildKeys();
    connect(&theme.keys(), &Keys::changed, this, &TableView::buildKeys);
    connect(&theme, &Theme::changed, this, &TableView::build);
    connect(qApp, &QGuiApplication::screenRemoved, this, &TableView::follow);
}

TableView::~TableView() = default;

QWidget* TableView::buildBar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(20, 4, 20, 8);
    const auto add = [&](const QString& text, auto act) {
        auto* button = new TouchButton(m_theme, text, bar, TouchButton::Weight::Quiet);
        button->setAccessibleName(text);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &TouchButton::clicked, this, act);
        row->addWidget(button);
        return button;
    };
    m_turn = add(tr("Turn round"), [this] { turnRound(); });
    m_turn->setKeyHint(tr("T"));
    add(tr("Smaller text"), [this] { changeSize(-sizeStep); })->setKeyOf(QStringLiteral("text-smaller"));
    add(tr("Larger text"), [this] { changeSize(sizeStep); })->setKeyOf(QStringLiteral("text-larger"));
    row->addStretch(1);
    add(tr("Back to the game"), [this] { close(); })->setKeyHint(tr("Esc"));
    return bar;
}

void TableView::buildKeys()
{
    qDeleteAll(findChildren<QShortcut*>(Qt::FindDirectChildrenOnly));
    const auto key = [this](const QKeySequence& sequence, auto act) {
        auto* shortcut = new QShortcut(sequence, this);
        shortcut->setAutoRepeat(false);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    const auto keysOf = [&](const char* action, auto act) {
        for (const QKeySequence& sequence : m_theme.keys().of(QString::fromLatin1(action)))
            key(sequence, act);
    };
    key(Qt::Key_Escape, [this] { close(); });
    key(Qt::Key_T, [this] { turnRound(); });
    keysOf("table-view", [this] { close(); });
    keysOf("text-larger", [this] { changeSize(sizeStep); });
    keysOf("text-smaller", [this] { changeSize(-sizeStep); });
    keysOf("text-normal", [this] { changeSize(100 - m_preferences.tablePercent()); });
    for (const char* action : {"throw", "accept", "next", "undo", "redo", "pause"})
        keysOf(action, [this, action] { m_actions[action]->trigger(); });
}

void TableView::open()
{
    QScreen* const here = m_game->screen();
    m_apart = otherScreen(here);
    // Where the game stays in sight it keeps the keys.
    setAttribute(Qt::WA_ShowWithoutActivating, m_apart);
    setGeometry((m_apart ? m_apart.data() : here)->geometry());
    build();
    showFullScreen();
    setFocus(Qt::OtherFocusReason); // rather than a button, which Space would press
    if (m_apart)
        m_game->window()->activateWindow();
}

void TableView::turnRound()
{
    m_preferences.setTableTurned(!m_preferences.tableTurned());
    showTurn();
}

void TableView::changeSize(int by)
{
    m_preferences.setTablePercent(m_preferences.tablePercent() + by);
    build();
}

void TableView::build()
{
    const double larger = std::max(1.0, std::min(double(width()) / usual.width(), double(height()) / usual.height()));
    const double scale = points * larger * m_preferences.tablePercent() / 100.0 / QApplication::font().pointSizeF();
    delete m_sheet;
    m_sheet = new TableSheet(m_desk, m_theme, scale, this);
    m_column->insertWidget(0, m_sheet, 1);
    showTurn();
}

void TableView::showTurn()
{
    const bool turned = m_preferences.tableTurned();
    m_sheet->setGraphicsEffect(turned ? new TurnedRound(m_sheet) : nullptr);
    m_turn->setText(turned ? tr("Turn back") : tr("Turn round"));
    m_turn->setAccessibleName(m_turn->text());
}

void TableView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_sheet && event->oldSize().isValid())
        build();
}

/// A screen that is unplugged takes the view with it, rather than having it cover the game.
void TableView::follow(QScreen* gone)
{
    if (m_apart == gone)
        close();
}

void TableView::closeEvent(QCloseEvent* event)
{
    QWidget::closeEvent(event);
    m_game->window()->activateWindow();
}

}
