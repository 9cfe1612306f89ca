// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/scoringpart.h"

#include "game/reasons.h"
#include "play/desk.h"
#include "play/pointrow.h"
#include "play/pointsbar.h"
#include "widgets/reveal.h"
#include "widgets/textlabel.h"

#include <QApplication>
#include <QCoreApplication>
#include <QScrollArea>
#include <QVBoxLayout>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScoringPart)
};

/// What each side has, and below it what for.
QString reasonsOf(const game::Game& game)
{
    QStringList lines;
    for (const game::Side& side : game.sides) {
        int sum = 0;
        QStringList reasons;
        for (const game::Points& points : game.points)
            if (points.side == side.id) {
                sum += points.points;
                reasons << Text::tr("%1: %2").arg(points.points).arg(game::shownReason(*game.pack, points.why));
            }
        lines << Text::tr("Points for %1: %2").arg(side.name).arg(sum) << reasons << QString();
    }
    return lines.join(QLatin1Char('\n')).trimmed();
}

}

ScoringPart::ScoringPart(Desk& desk, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_column(new QVBoxLayout(this)),
      m_byHand(new PointsBar(desk, theme, this)),
      m_reasons(new TextLabel(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    m_column->addWidget(m_byHand);
    m_byHand->setVisible(desk.pack().scoring.by == packs::Scoring::By::ByHand);
    m_reasons->setObjectName(QStringLiteral("reasons"));
    m_reasons->setVisible(desk.pack().scoring.by == packs::Scoring::By::DestroyedPoints);
    m_column->addWidget(m_reasons);
    m_column->addStretch(1);
}

void ScoringPart::refresh()
{
    const game::Game& game = m_desk.game();
    if (game.stage != game::Stage::Scoring) {
        m_round = 0;
        return;
    }
    if (m_round != game.round)
        rebuild();
    for (PointRow* row : m_rows)
        row->refresh(game);
    m_byHand->refresh();
    m_reasons->setText(reasonsOf(game));
}

void ScoringPart::rebuild()
{
    const game::Game& game = m_desk.game();
    m_round = game.round;
    for (PointRow* row : m_rows)
        delete row;
    m_rows.clear();
    const int count = game.pack->objective ? game.pack->objective->count : 0;
    for (int point = 1; point <= count; ++point) {
        auto* row = new PointRow(m_theme, game, point, this);
        connect(row, &PointRow::judged, this, [this](const Json& command) { judge(command); });
        connect(row, &PointRow::opened, &m_desk, &Desk::send); // the focus is on what is asked already
        m_column->insertWidget(static_cast<int>(m_rows.size()), row);
        m_rows.push_back(row);
    }
    keepRoom();
}

/// So that the points below stay where they are when one is even. Where that would have to be scrolled, they give way.
void ScoringPart::keepRoom()
{
    const QScrollArea* scroll = scrollAreaAround(*this);
    if (!scroll || m_rows.empty())
        return;
    for (PointRow* row : m_rows)
        row->keepRoom(true);
    const int bottom = mapTo(scroll->widget(), QPoint()).y() + m_column->totalHeightForWidth(width());
    if (bottom > scroll->viewport()->height())
        for (PointRow* row : m_rows)
            row->keepRoom(false);
}

void ScoringPart::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    keepRoom();
}

void ScoringPart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    keepRoom();
}

void ScoringPart::judge(const Json& command)
{
    const QWidget* focus = QApplication::focusWidget();
    const bool byKeys = focus && isAncestorOf(focus);
    if (m_desk.send(command) && byKeys && !focusMissing())
        Q_EMIT allJudged();
}

bool ScoringPart::focusMissing()
{
    for (PointRow* row : m_rows)
        if (!row->isJudged()) {
            row->focusFirst();
            return true;
        }
    return false;
}

}
