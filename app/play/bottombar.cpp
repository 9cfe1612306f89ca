// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/bottombar.h"

#include "packs/standing.h"
#include "play/desk.h"
#include "play/drawer.h"
#include "play/reminderstrip.h"
#include "play/traywords.h"
#include "shell/theme.h"
#include "shell/unheard.h"
#include "widgets/flowlayout.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace adjutant::app {

BottomBar::BottomBar(Desk& desk, const Theme& theme, Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme)
{
    setAccessibleName(tr("Next and last"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 6, 16, 8);
    column->setSpacing(6);
    m_reminders = new ReminderStrip(theme, preferences, this);
    column->addWidget(m_reminders);
    buildRow(column);
    connect(&desk, &Desk::said, this, [this](const QString& words) { m_last->announce(words); });
}

void BottomBar::buildRow(QVBoxLayout* column)
{
    // Where there is no room for both, what can be done comes below what was.
    auto* lines = new FlowLayout(nullptr, 8);
    lines->setFilling(true);
    lines->setShrinking(true);
    auto* past = new QWidget(this);
    auto* left = new QHBoxLayout(past);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(8);
    buildDrawerButtons(left);
    left->addWidget(m_reminders->folded());
    m_last = new TextLabel(past);
    m_last->setMostLines(2);
    m_last->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    left->addWidget(m_last, 1);
    lines->addWidget(past);
    lines->addWidget(buildPresent());
    column->addLayout(lines);
    connect(m_undo, &TouchButton::clicked, this, &BottomBar::undoWanted);
    connect(m_redo, &TouchButton::clicked, &m_desk, &Desk::redo);
    connect(m_next, &TouchButton::clicked, this, [this] {
        Unheard::secondPress(this); // it says something else by then
        Q_EMIT nextWanted();
    });
}

/// Undo and Redo stand at the foot of it, so that they stay where they are when Next needs a line more.
QWidget* BottomBar::buildPresent()
{
    auto* present = new QWidget(this);
    auto* row = new QHBoxLayout(present);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_undo = new TouchButton(m_theme, tr("Undo"), this);
    m_undo->setObjectName(QStringLiteral("undo"));
    m_undo->setGlyph(Glyph::Undo);
    m_redo = new TouchButton(m_theme, {}, this);
    m_redo->setGlyph(Glyph::Redo);
    m_redo->setAccessibleName(tr("Redo"));
    m_next = new TouchButton(m_theme, tr("Next"), this, TouchButton::Weight::Main);
    m_next->setObjectName(QStringLiteral("next"));
    m_next->setKeyOf(QStringLiteral("next"));
    // As high as its words are where it is narrow.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    m_next->setSizePolicy(policy);
    for (TouchButton* button : {m_undo, m_redo}) {
        auto* place = new QVBoxLayout;
        place->setContentsMargins(0, 0, 0, (Theme::touchLarge - Theme::touch) / 2);
        place->addStretch(1);
        place->addWidget(button);
        row->addLayout(place);
    }
    row->addSpacing(8);
    row->addWidget(m_next);
    return present;
}

void BottomBar::buildDrawerButtons(QHBoxLayout* row)
{
    // The other pages are reached from those that are open.
    const std::pair<int, QString> pages[] = {{Drawer::Rules, tr("Rules")},
                                             {Drawer::Log, tr("Log")},
                                             {Drawer::Score, tr("Score")},
                                             {Drawer::Dice, tr("Dice")}};
    for (const auto& [page, text] : pages) {
        auto* button = new TouchButton(m_theme, text, this, TouchButton::Weight::Quiet);
        button->setRadio(true);
        button->setAccessibleName(text);
        connect(button, &TouchButton::clicked, this, [this, page = page] { Q_EMIT drawerWanted(page); });
        row->addWidget(button);
        m_drawer.emplace_back(page, button);
    }
    row->addSpacing(8);
}

void BottomBar::ask(const QString& question)
{
    m_next->setText(question);
    m_next->setAccessibleName(question);
    fitNext();
    m_last->announce(question);
}

/// All have their places whatever is said: a width for Next in which two lines are mostly enough, or one in a wide
/// window, and what is left for what was done last; where that is too little, a line for each.
void BottomBar::fitPlaces()
{
    constexpr int letters = 26, most = 36, least = 15; // in a line
    const int large = QFontMetrics(scaledFont(m_next->font(), 1.2, true)).averageCharWidth();
    const int small = m_last->fontMetrics().averageCharWidth();
    const int gap = m_last->parentWidget()->layout()->spacing();
    m_last->setMinimumWidth(least * small);
    int past = m_last->minimumWidth() + m_reminders->folded()->sizeHint().width() + 2 * gap;
    for (const auto& [page, button] : m_drawer)
        past += button->sizeHint().width() + gap;
    m_last->parentWidget()->setMinimumWidth(past); // whether or not a button stands for the reminders
    const int room = contentsRect().width() - layout()->contentsMargins().left() - layout()->contentsMargins().right();
    const int undo = m_undo->sizeHint().width() + m_redo->sizeHint().width() + 4 * gap;
    const int key = 3 * small, beside = room - undo - gap - past;
    m_next->setFixedWidth(beside < letters * large + key
                              ? std::max(Theme::touchLarge, room - undo)
                              : std::min(beside, std::max(most * large + key, room * 3 / 10)));
    fitNext();
}

bool BottomBar::event(QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        fitPlaces();
    return QWidget::event(event);
}

void BottomBar::setLow(bool low)
{
    if (std::exchange(m_low, low) != low && m_desk.past() == 0)
        foldReminders();
}

/// While a throw is prepared in a low page, or its result stands there, that needs the room.
void BottomBar::foldReminders()
{
    const bool prepares = (m_desk.target() || m_desk.check()) && !m_desk.shown();
    const bool waits = m_desk.shown() || m_desk.game().pending;
    QStringList units;
    for (const game::Unit* unit : {m_desk.thrower(), m_desk.target()})
        if (unit)
            units << unit->id;
    QStringList told; // by the tray, which offers the reactions of the target
    for (const packs::Reminder& one : m_desk.pack().reminders)
        if (one.phase == packs::whileReacting)
            told << one.id;
    m_reminders->keepTo(m_low && (prepares || waits) ? std::optional(units) : std::nullopt, told);
    fitPlaces();
}

void BottomBar::setChosen(const QString& words)
{
    if (std::exchange(m_chosen, words) != words)
        showNext();
}

void BottomBar::setTyped(const QString& words)
{
    if (std::exchange(m_typed, words) != words)
        showLast();
}

void BottomBar::showLast()
{
    const journal::Session& session = m_desk.session();
    const qint64 past = m_desk.past();
    const journal::Entry* entry = past != 0 ? session.log().find(past) : session.undoEntry();
    QString last = !m_typed.isEmpty() ? m_typed : entry ? entry->words : QString();
    // What it asks of the table; of a throw the tray says more.
    if (m_typed.isEmpty() && entry && textAt(entry->command, "do") != QLatin1String("resolve"))
        for (const QString& line : entry->details)
            last += QStringLiteral(". ") + line;
    m_last->setText(last.isEmpty() ? tr("Nothing to undo") : tr("Last: %1").arg(last));
    m_undo->setEnabled(past == 0 && (session.canUndo() || !m_typed.isEmpty()));
    m_undo->setAccessibleName(last.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(last));
}

/// In two lines: what needs more is written smaller, or without its key, so that the bar keeps its height.
void BottomBar::showNext()
{
    m_next->setText(m_chosen.isEmpty() ? nextOf(m_desk) : m_chosen);
    m_next->setAccessibleName(tr("Next: %1").arg(m_next->text()));
    fitNext();
}

void BottomBar::fitNext()
{
    const int twoLines = 2 * QFontMetrics(scaledFont(m_next->font(), 1.2, true)).lineSpacing();
    const auto isTooHigh = [&] {
        return m_next->heightForWidth(m_next->width()) >
               std::max(Theme::touchLarge, twoLines + TouchButton::aboveAndBelow);
    };
    m_next->setSmall(false);
    m_next->setKeyOf(keyOfNext());
    m_next->setSmall(isTooHigh());
    if (isTooHigh()) // its key goes without saying
        m_next->setKeyOf({});
}

QString BottomBar::keyOfNext() const
{
    const game::Game& game = m_desk.game();
    return game.stage == game::Stage::Over ? QString()
           : game.pending                  ? QStringLiteral("accept")
                                           : QStringLiteral("next");
}

void BottomBar::setSomethingFirst(bool first)
{
    m_next->setWeight(first ? TouchButton::Weight::Second : TouchButton::Weight::Main);
}

void BottomBar::showDrawer(int page)
{
    for (const auto& [ofButton, button] : m_drawer)
        button->setChecked(ofButton == page);
}

void BottomBar::refresh()
{
    const game::Game& game = m_desk.game();
    journal::Session& session = m_desk.session();
    if (m_desk.past() == 0) { // else those of now stay, so that nothing moves while somebody goes through the log
        m_reminders->setNotes(game.pack->id, game.round, game::remindersOf(game));
        foldReminders();
    }
    m_reminders->setEnabled(m_desk.past() == 0);
    showLast();
    const bool now = m_desk.past() == 0;
    m_redo->setEnabled(now && session.canRedo());
    const journal::Entry* redo = session.redoEntry();
    m_redo->setAccessibleName(redo ? tr("Redo: %1").arg(redo->words) : tr("Redo"));
    showNext();
    m_next->setEnabled(now && game.stage != game::Stage::Over);
}

void BottomBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.colours().card);
    painter.setPen(QPen(m_theme.colours().line, 1));
    painter.drawLine(0, 0, width(), 0);
}

}
