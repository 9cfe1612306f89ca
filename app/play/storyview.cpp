// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/storyview.h"

#include "report/report.h"
#include "shell/theme.h"

#include <QElapsedTimer>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr qint64 longestPiece = 8; // ms

lookup::Markdown item(const QString& words, bool bold = false)
{
    lookup::Block block;
    block.kind = lookup::Block::Kind::Item;
    block.depth = 1;
    block.spans.push_back({words, {}, bold, false, false});
    return {{block}, false};
}

}

StoryView::StoryView(const journal::Session& session, const Theme& theme, QWidget* parent)
    : PageView(theme, parent),
      m_session(session)
{
    setAccessibleName(tr("The story of the game"));
    m_more.setInterval(0);
    connect(&m_more, &QTimer::timeout, this, &StoryView::goOn);
    connect(&session, &journal::Session::changed, this, &StoryView::begin);
    connect(&theme, &Theme::changed, this, &StoryView::begin);
}

StoryView::~StoryView() = default;

double StoryView::part() const
{
    constexpr double almost = 0.99; // the end comes after the last line
    return m_story ? std::min(m_story->part(), almost) : m_writer ? 1 : 0;
}

void StoryView::showEvent(QShowEvent* event)
{
    PageView::showEvent(event);
    if (!m_writer)
        begin();
}

void StoryView::begin()
{
    if (!isVisible()) {
        m_more.stop();
        m_story.reset();
        m_writer.reset();
        return;
    }
    auto document = std::make_unique<QTextDocument>();
    m_writer = std::make_unique<PageWriter>(*document, pageStyle());
    m_story = std::make_unique<report::Story>(m_session);
    m_round = -1;
    writeHead();
    showPage(std::move(document));
    m_more.start();
}

void StoryView::goOn()
{
    QElapsedTimer timer;
    timer.start();
    QTextCursor piece(document());
    piece.beginEditBlock();
    while (timer.elapsed() < longestPiece) {
        const std::optional<report::Line> line = m_story->nextForPeople();
        if (!line) {
            writeFoot();
            m_more.stop();
            m_story.reset();
            break;
        }
        if (line->round != m_round)
            m_writer->heading(report::chapterTitle(line->round), 2);
        m_round = line->round;
        m_writer->write(item(line->words));
        for (const QString& told : line->told)
            m_writer->aside(told);
    }
    piece.endEditBlock();
    Q_EMIT grown();
}

void StoryView::writeHead()
{
    const report::Report outline = report::outlineOf(m_session);
    m_writer->heading(outline.title, 1);
    m_writer->paragraph(QStringLiteral("%1 %2").arg(outline.verdict, report::timeOf(outline)));
    m_writer->paragraph(outline.pack);
}

void StoryView::writeFoot()
{
    if (m_round < 0)
        m_writer->paragraph(tr("Nothing has happened yet. What is done at the table will be told here."));
    const report::Report outline = report::outlineOf(m_session);
    if (!outline.points.empty())
        m_writer->heading(tr("Why there were points"), 2);
    for (const game::Points& points : outline.points)
        m_writer->write(item(report::reasonOf(outline, points)));
    m_writer->heading(tr("How the units stand"), 2);
    for (const report::Standing& standing : outline.standings) {
        m_writer->heading(standing.name, 3);
        for (const QString& unit : standing.units)
            m_writer->write(item(unit));
    }
    m_writer->paragraph(outline.credits);
}

}
