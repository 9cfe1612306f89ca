// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/drawer.h"

#include "game/scores.h"
#include "game/track.h"
#include "kit/kit.h"
#include "kit/rulerpanel.h"
#include "pages/dicepage.h"
#include "pages/kitpage.h"
#include "pages/referencepanel.h"
#include "play/asking.h"
#include "play/coursechart.h"
#include "play/desk.h"
#include "play/logpart.h"
#include "play/luckpart.h"
#include "play/pointsbar.h"
#include "play/scoretable.h"
#include "play/starting.h"
#include "shell/theme.h"
#include "ui_drawer.h"
#include "widgets/choicerow.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

namespace adjutant::app {

Drawer::Drawer(Desk& desk, Theme& theme, Preferences& preferences, Evening& evening, Kit& kit, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_preferences(preferences),
      m_evening(evening),
      m_kit(kit),
      m_ui(std::make_unique<Ui::Drawer>())
{
    m_ui->setupUi(this);
    m_tabs = new ChoiceRow(theme, {}, this);
    m_tabs->setAccessibleName(tr("Pages of the drawer"));
    connect(m_tabs, &ChoiceRow::chosen, this, [this](const QString& page) { setOpen(page.toInt()); });
    m_tabs->setSpacing(0);
    m_ui->tabPlace->addWidget(m_tabs);
}

Drawer::~Drawer() = default;

void Drawer::make(Page page)
{
    if (m_made.contains(page))
        return;
    m_made.insert(page);
    switch (page) {
    case Rules:
        return makeReference();
    case Log:
        return makeLog();
    case Score:
        return makeScore();
    case Luck:
        return makeLuck();
    case Ruler:
        return makeRuler();
    case Dice:
        return makeDice();
    case Tools:
        return makeTools();
    }
}

ReferencePanel& Drawer::reference()
{
    make(Rules);
    return *m_reference;
}

void Drawer::makeReference()
{
    m_reference = new ReferencePanel(m_theme, m_preferences, this);
    m_reference->setPack(m_desk.game().pack);
    m_ui->referencePlace->addWidget(m_reference);
    connect(m_reference, &ReferencePanel::procedureChosen, this, [this](const QString& procedure) {
        startOn(m_desk, procedure);
        Q_EMIT started();
    });
    followTable();
}

void Drawer::makeLog()
{
    m_log = new LogPart(m_desk, m_theme, this);
    m_ui->logPlace->addWidget(m_log);
    connect(m_log, &LogPart::branched, this, &Drawer::branched);
    connect(m_log, &LogPart::gameWanted, this, &Drawer::gameWanted);
}

void Drawer::makeScore()
{
    m_points = new PointsBar(m_desk, m_theme, this);
    m_ui->scorePlace->addWidget(new ScoreTable(m_desk.session(), this));
    if (m_desk.pack().scoring.by == packs::Scoring::By::DestroyedPoints) {
        m_tally = new TextLabel(this);
        m_tally->setObjectName(QStringLiteral("whenCounted"));
        m_ui->scorePlace->addWidget(m_tally);
        connect(&m_desk, &Desk::changed, this, &Drawer::showTally);
        showTally();
    }
    m_ui->scorePlace->addWidget(m_points); // what can be done before what is only looked at
    m_ui->scorePlace->addWidget(new CourseChart(m_desk.session(), m_theme, this));
    m_ui->scorePlace->addStretch(1);
    m_points->refresh();
}

/// What is destroyed brings no points before, but everybody wants to know.
void Drawer::showTally()
{
    QStringList scores;
    for (const int score : game::scoresIfOver(m_desk.game()))
        scores << QString::number(score);
    m_tally->setVisible(m_desk.game().stage != game::Stage::Over);
    m_tally->setText(tr("What is destroyed is counted at the end of the game. If it ended now: %1.")
                         .arg(scores.join(QStringLiteral("\u00a0:\u00a0"))));
}

void Drawer::makeLuck()
{
    m_ui->luckPlace->addWidget(new LuckPart(m_desk.session(), m_theme, this));
    m_ui->luckPlace->addStretch(1);
}

void Drawer::makeRuler()
{
    auto* ruler = new RulerPanel(m_theme, m_kit.lengths(), this);
    ruler->setPack(m_desk.game().pack);
    m_ui->rulerPlace->addWidget(ruler);
    m_ui->rulerPlace->addStretch(1);
}

void Drawer::makeDice()
{
    m_dice = new DicePage(m_evening, m_preferences, m_theme, DicePage::Place::Drawer, this);
    m_ui->dicePlace->addWidget(m_dice);
}

void Drawer::makeTools()
{
    m_ui->toolsPlace->addWidget(new KitPage(m_kit, m_theme, KitPage::Place::Drawer, m_desk.game().pack->id, this));
}

void Drawer::showTabs(int page)
{
    m_tabs->setItems({{QString::number(Rules), tr("Rules"), {}, {}},
                      {QString::number(Log), tr("Log"), {}, {}},
                      {QString::number(Score), tr("Score"), {}, {}},
                      {QString::number(Luck), tr("Luck"), {}, {}},
                      {QString::number(Ruler), tr("Ruler"), {}, {}},
                      {QString::number(Dice), tr("Dice"), {}, {}},
                      {QString::number(Tools), tr("Tools"), {}, {}}},
                     QString::number(page));
}

int Drawer::open() const
{
    return isHidden() ? -1 : m_ui->pages->currentIndex();
}

void Drawer::setOpen(int page)
{
    if (page > Tools)
        page = -1;
    if (page >= 0)
        make(Page(page));
    showTabs(page);
    setVisible(page >= 0);
    if (page >= 0)
        m_ui->pages->setCurrentIndex(page);
    if (page == Log)
        m_log->fitSoon();
    Q_EMIT opened(page);
}

void Drawer::toggle(int page)
{
    setOpen(open() == page ? -1 : page);
}

void Drawer::startSearch()
{
    setOpen(Rules);
    m_reference->startSearch();
}

void Drawer::takeFocus()
{
    if (open() == Log)
        m_log->takeFocus();
    else
        for (auto* tab : m_tabs->findChildren<TouchButton*>())
            if (tab->isChecked())
                tab->setFocus(Qt::ShortcutFocusReason);
}

void Drawer::startThrow()
{
    if (open() == Dice)
        m_dice->startTyping();
}

void Drawer::refresh()
{
    if (m_reference)
        followTable();
    if (m_points)
        m_points->refresh();
}

void Drawer::followTable()
{
    m_reference->setRulings(m_desk.game().rulings);
    m_reference->setStartable(startableOn(m_desk));
    m_reference->setKnowing([this](const packs::Procedure& lookup) { return knownOn(m_desk, lookup); });
    if (const packs::Phase* phase = m_desk.pack().track.phase(game::phaseOf(m_desk.game())))
        m_reference->followSections(phase->sections);
}

}
