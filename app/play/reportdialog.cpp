// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/reportdialog.h"

#include "journal/session.h"
#include "pages/pagescroll.h"
#include "play/coursechart.h"
#include "play/luckpart.h"
#include "play/reportsaver.h"
#include "play/scoretable.h"
#include "play/storyview.h"
#include "shell/theme.h"
#include "widgets/choicerow.h"
#include "widgets/dialogsize.h"
#include "widgets/flowlayout.h"
#include "widgets/noticebar.h"
#include "widgets/textlabel.h"

#include <QDir>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <iterator>

namespace adjutant::app {

namespace {

/// A page whose last part takes what room is left.
PageScroll* scrolled(const QString& name, std::initializer_list<QWidget*> parts, QWidget* parent)
{
    auto* scroll = new PageScroll(parent);
    scroll->setAccessibleName(name);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* inside = new QWidget;
    inside->setAccessibleName(name);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(4, 4, 4, 4);
    for (QWidget* part : parts)
        column->addWidget(part, part == *std::prev(parts.end()) ? 1 : 0);
    scroll->setWidget(inside);
    return scroll;
}

}

ReportDialog::ReportDialog(journal::Session& session, ReportSaver& saver, const Theme& theme, QWidget* parent)
    : QDialog(parent),
      m_session(session),
      m_saver(saver),
      m_theme(theme),
      m_tabs(new ChoiceRow(theme, {}, this)),
      m_pages(new QStackedWidget(this)),
      m_story(new StoryView(session, theme, this)),
      m_notice(new NoticeBar(theme, this)),
      m_state(new TextLabel(this))
{
    setWindowTitle(session.game().stage == game::Stage::Over ? tr("Report") : tr("The game so far"));
    compose();
    const QSize wanted(int(theme.textPoints() * 76), int(theme.textPoints() * 80));
    resizeInSight(*this, wanted);
    showPage(Story);
    m_story->setFocus();
}

void ReportDialog::compose()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    column->addWidget(m_tabs);
    column->addWidget(m_pages, 1);
    column->addWidget(m_notice);
    column->addWidget(m_state);
    m_tabs->setAccessibleName(tr("Pages of the report"));
    m_pages->setAccessibleName(windowTitle());
    m_pages->addWidget(m_story);
    m_state->setProperty("role", QStringLiteral("quiet"));
    composeFoot();
    connect(m_tabs, &ChoiceRow::chosen, this, [this](const QString& page) { showPage(Page(page.toInt())); });
    connect(m_story, &StoryView::grown, this, &ReportDialog::showState);
    connectSaver();
}

void ReportDialog::connectSaver()
{
    connect(&m_saver, &ReportSaver::begun, this, [this] {
        m_saves = true;
        showState();
    });
    const auto tell = [this](const QString& title, const QString& words) {
        m_saves = false;
        showState();
        m_notice->tell(title, words);
    };
    connect(&m_saver, &ReportSaver::saved, this,
            [tell](const QString& path) { tell(tr("The report is saved"), QDir::toNativeSeparators(path)); });
    connect(&m_saver, &ReportSaver::printed, this,
            [tell](const QString& where) { tell(tr("The report is printed"), where); });
    connect(&m_saver, &ReportSaver::notPrinted, this, [tell](const QString& where) {
        tell(tr("The report was not printed"), tr("%1 took nothing.").arg(where));
    });
    connect(&m_saver, &ReportSaver::failed, this,
            [tell](const QString& words) { tell(tr("The report was not saved"), words); });
}

void ReportDialog::composeFoot()
{
    auto* print = new QPushButton(tr("Print…"), this);
    auto* save = new QPushButton(tr("Save as…"), this);
    auto* close = new QPushButton(tr("Close"), this);
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {print, save, close}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    static_cast<QVBoxLayout*>(layout())->addLayout(buttons);
    connect(print, &QPushButton::clicked, this, [this] { m_saver.askPrinter(m_session, this); });
    connect(save, &QPushButton::clicked, this, [this] { m_saver.askFile(m_session, this); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

void ReportDialog::showPage(Page page)
{
    m_tabs->setItems({{QString::number(Story), tr("Story"), {}, {}},
                      {QString::number(Score), tr("Points and losses"), {}, {}},
                      {QString::number(Luck), tr("Luck"), {}, {}}},
                     QString::number(page));
    m_pages->setCurrentWidget(pageOf(page));
    showState();
}

QWidget* ReportDialog::pageOf(Page page)
{
    if (page == Score && !m_score) {
        m_score = scrolled(tr("Points and losses"),
                           {new ScoreTable(m_session, this), new CourseChart(m_session, m_theme, this)}, this);
        m_pages->addWidget(m_score);
    }
    if (page == Luck && !m_luck) {
        m_luck = scrolled(tr("Luck"), {new LuckPart(m_session, m_theme, this)}, this);
        m_pages->addWidget(m_luck);
    }
    return page == Score ? m_score : page == Luck ? m_luck : m_story;
}

void ReportDialog::showState()
{
    const bool writes = m_pages->currentWidget() == m_story && m_story->part() < 1;
    m_state->setVisible(writes || m_saves);
    if (m_saves)
        m_state->announce(tr("The report is being made…"));
    else if (writes)
        m_state->setText(tr("The story is being written: %1 %").arg(int(100 * m_story->part())));
}

}
