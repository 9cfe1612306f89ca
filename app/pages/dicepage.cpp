// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/dicepage.h"

#include "dice/chipboard.h"
#include "dice/evening.h"
#include "dice/favouritespart.h"
#include "dice/historypart.h"
#include "dice/oddspanel.h"
#include "dice/throwedit.h"
#include "dice/thrownpart.h"
#include "dice/throwworker.h"
#include "packs/dicewords.h"
#include "shell/sounds.h"
#include "shell/style.h"
#include "shell/theme.h"
#include "ui_dicepage.h"
#include "widgets/choicerow.h"
#include "widgets/luckview.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QClipboard>
#include <QFocusEvent>
#include <QGuiApplication>

namespace adjutant::app {

DicePage::DicePage(Evening& evening, Preferences& preferences, Theme& theme, Place place, QWidget* parent)
    : QWidget(parent),
      m_evening(evening),
      m_theme(theme),
      m_ui(std::make_unique<Ui::DicePage>()),
      m_worker(new ThrowWorker(this))
{
    m_ui->setupUi(this);
    m_ui->header->setVisible(place == Place::Page);
    if (place == Place::Drawer)
        m_ui->columns->setContentsMargins(8, 4, 8, 8);
    connect(m_ui->back, &QPushButton::clicked, this, &DicePage::left);
    composeThrow(theme, place);
    composeSide(preferences, theme);
    connectWorker();
    connect(&theme, &Theme::changed, this, &DicePage::arrange);
    auto* sounds = new Sounds(preferences, this);
    connect(&evening, &Evening::thrown, sounds, [sounds] { sounds->play(Sounds::Sound::Dice); });
    connect(&evening, &Evening::historyNotKept, this,
            [this](const QString& words) { say(tr("The history cannot be kept: %1").arg(words), true); });
    textChanged();
    showLuck();
    arrange();
}

// Dice that still fall come to rest when they are hidden, and are shown by what is about to go.
DicePage::~DicePage()
{
    hide();
}

void DicePage::composeThrow(Theme& theme, Place place)
{
    m_edit = new ThrowEdit(theme, this);
    m_throw = new TouchButton(theme, tr("Throw"), this, TouchButton::Weight::Main);
    m_throw->setObjectName(QStringLiteral("throw"));
    m_throw->setKeyHint(tr("Return"));
    m_words = new TextLabel(this);
    m_words->setObjectName(QStringLiteral("message"));
    m_chips = new ChipBoard(theme, this);
    auto* thrown = new ThrownPart(m_evening, theme, this);
    m_ui->linePlace->addWidget(m_edit, 1);
    m_ui->linePlace->addWidget(m_throw);
    m_ui->messagePlace->addWidget(m_words);
    m_ui->chipPlace->addWidget(m_chips);
    // In a drawer what was thrown must not be below the chips, out of sight.
    (place == Place::Drawer ? m_ui->messagePlace : m_ui->thrownPlace)->addWidget(thrown);
    connect(m_edit, &ThrowEdit::textChanged, this, &DicePage::textChanged);
    connect(m_edit, &ThrowEdit::throwWanted, this, &DicePage::throwNow);
    connect(m_throw, &TouchButton::clicked, this, &DicePage::throwNow);
    connect(m_chips, &ChipBoard::dieTapped, this,
            [this](int sides) { m_edit->setText(withDie(m_edit->text(), sides)); });
    connect(m_chips, &ChipBoard::chipTapped, this,
            [this](Chip chip) { m_edit->setText(withChip(m_edit->text(), chip)); });
    connect(thrown, &ThrownPart::settled, this, &DicePage::showThrown);
    connect(thrown, &ThrownPart::said, this, [this](const QString& words) { say(words); });
}

void DicePage::composeSide(Preferences& preferences, Theme& theme)
{
    m_tabs = new ChoiceRow(theme, {}, this);
    m_tabs->setAccessibleName(tr("Beside the throw"));
    connect(m_tabs, &ChoiceRow::chosen, this, [this](const QString& id) { showSide(Side(id.toInt())); });
    m_ui->tabPlace->addWidget(m_tabs);
    m_odds = new OddsPanel(theme, this);
    m_history = new HistoryPart(m_evening.history(), theme, this);
    m_favourites = new FavouritesPart(preferences, theme, this);
    auto* luck = new QWidget(this);
    auto* column = new QVBoxLayout(luck);
    column->setContentsMargins(0, 0, 0, 0);
    m_luck = new LuckView(theme, luck);
    auto* copy = new TouchButton(theme, tr("Copy as text"), luck);
    copy->setObjectName(QStringLiteral("copy-luck"));
    column->addWidget(m_luck);
    column->addWidget(copy, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(copy, &TouchButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_luck->text());
        say(tr("The luck of the evening is copied as text."));
    });
    m_sides[Chances] = m_odds;
    m_sides[History] = m_history;
    m_sides[Favourites] = m_favourites;
    m_sides[Luck] = luck;
    for (QWidget* side : m_sides)
        m_ui->sidePlace->addWidget(side);
    const auto tell = [this](const QString& words) { say(words); };
    connect(m_odds, &OddsPanel::said, this, tell);
    connect(m_history, &HistoryPart::said, this, tell);
    connect(m_favourites, &FavouritesPart::said, this, tell);
    connect(m_history, &HistoryPart::throwWanted, this, &DicePage::throwText);
    connect(m_favourites, &FavouritesPart::throwWanted, this, &DicePage::throwText);
    showSide(Chances);
}

void DicePage::connectWorker()
{
    m_working.setSingleShot(true);
    m_working.setInterval(200);
    connect(&m_working, &QTimer::timeout, this, [this] { m_odds->setNothing(tr("Working out the chances…")); });
    connect(m_worker, &ThrowWorker::read, this, &DicePage::take);
    connect(m_worker, &ThrowWorker::refused, this, &DicePage::refuse);
    connect(m_worker, &ThrowWorker::worked, this, [this](const dice::Odds& odds) {
        m_working.stop();
        OddsCurve curve{m_read, odds, {}};
        if (m_evening.last() && m_evening.last()->text == m_read)
            curve.last = m_evening.last()->run.value;
        m_odds->setCurve(curve);
    });
    connect(m_worker, &ThrowWorker::failed, this, [this](const dice::Issue& issue) {
        m_working.stop();
        m_odds->setNothing(tr("Its chances cannot be worked out: %1").arg(packs::toWords(issue)));
    });
}

void DicePage::textChanged()
{
    const QString text = m_edit->text();
    m_chips->follow(text);
    m_throw->setEnabled(!text.trimmed().isEmpty());
    if (text == m_read && m_program)
        return;
    m_program.reset();
    m_issue.reset();
    m_read = text;
    m_throwWhenRead = false;
    m_edit->unmark();
    m_favourites->setText({});
    if (text.trimmed().isEmpty()) {
        m_worker->cancel();
        m_working.stop();
        m_odds->setNothing(tr("Type a throw or tap dice, and its chances stand here."));
        return say(tr("Such as 3d6 + 1, 4d6 kh 3, 8d6 count >= 5, or 2d10!. Words are offered as you type."));
    }
    m_working.start(); // what is there stays until then, so that nothing flickers
    m_worker->ask(text);
}

void DicePage::take(const dice::Program& program)
{
    m_program = program;
    m_favourites->setText(m_read);
    say(tr("Return throws it."));
    if (m_throwWhenRead)
        throwRead();
}

void DicePage::refuse(const dice::Issue& issue)
{
    m_working.stop();
    m_issue = issue;
    m_edit->mark(issue);
    m_odds->setNothing(tr("The chances stand here as soon as the throw is complete."));
    say(tr("At letter %1: %2").arg(issue.where.begin + 1).arg(packs::toWords(issue)), true);
    if (std::exchange(m_throwWhenRead, false))
        m_edit->goTo(issue);
}

void DicePage::throwNow()
{
    if (m_program)
        return throwRead();
    if (m_issue)
        return m_edit->goTo(*m_issue);
    m_throwWhenRead = !m_edit->text().trimmed().isEmpty();
}

void DicePage::throwText(const QString& text)
{
    if (m_edit->text() != text)
        m_edit->setText(text);
    throwNow();
}

void DicePage::throwRead()
{
    m_throwWhenRead = false;
    dice::Issue issue;
    if (!m_evening.throwDice(m_read, *m_program, &issue))
        say(tr("These dice have no result: %1").arg(packs::toWords(issue)), true);
    else
        say(tr("Return throws it again."));
}

void DicePage::showThrown()
{
    m_odds->setLast(m_evening.last()->text, m_evening.last()->run.value);
    showLuck();
}

void DicePage::showLuck()
{
    if (m_sides[Luck]->isHidden())
        return;
    const std::vector<report::DieLuck> kinds = m_evening.luck();
    m_luck->setGroups(kinds.empty() ? std::vector<LuckView::Group>()
                                    : std::vector<LuckView::Group>{{tr("The dice of this page, this evening"), kinds}},
                      tr("Nothing was thrown yet this evening."));
}

QString DicePage::typed() const
{
    return m_edit->text();
}

void DicePage::type(const QString& text)
{
    m_edit->setText(text);
}

void DicePage::startTyping()
{
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
}

void DicePage::showSide(Side side)
{
    m_tabs->setItems({{QString::number(Chances), tr("Chances"), {}, {}},
                      {QString::number(History), tr("History"), {}, {}},
                      {QString::number(Favourites), tr("Favourites"), {}, {}},
                      {QString::number(Luck), tr("Luck"), {}, {}}},
                     QString::number(side));
    for (int i = 0; i < Sides; ++i)
        m_sides[i]->setVisible(i == side);
    showLuck();
}

void DicePage::say(const QString& words, bool isFault)
{
    setRole(*m_words, isFault ? QStringLiteral("fault") : QStringLiteral("quiet"));
    m_words->announce(words);
}

/// Side by side where there is room for both.
void DicePage::arrange()
{
    const bool wide = width() > m_theme.textPoints() * 85;
    m_ui->columns->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const bool narrow = width() < m_theme.textPoints() * 42;
    m_ui->linePlace->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

/// Not by a proxy: Tab would go from the page to the line, and pass by what stands before it.
void DicePage::focusInEvent(QFocusEvent* event)
{
    m_edit->setFocus(event->reason());
}

void DicePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

}
