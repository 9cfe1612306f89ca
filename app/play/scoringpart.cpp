// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/scoringpart.h"

#include "play/desk.h"
#include "play/pointrow.h"
#include "play/pointsbar.h"
#include "widgets/textlabel.h"

#include <QApplication>
#include <QVBoxLayout>

namespace adjutant::app {

ScoringPart::ScoringPart(Desk& desk, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_column(new QVBoxLayout(this)),
      m_byHand(new PointsBar(desk, theme, this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    m_column->addWidget(m_byHand);
    m_byHand->setVisible(desk.pack().scoring.by == packs::Scoring::By::ByHand);
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
        m_column->insertWidget(static_cast<int>(m_rows.size()), row);
        m_rows.push_back(row);
    }
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
