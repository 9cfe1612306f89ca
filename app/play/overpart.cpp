// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/overpart.h"

#include "game/reasons.h"
#include "play/coursechart.h"
#include "play/desk.h"
#include "play/luckpart.h"
#include "play/scoretable.h"
#include "play/traywords.h"
#include "shell/largetext.h"
#include "shell/theme.h"
#include "widgets/fittinglabel.h"
#include "widgets/flowlayout.h"
#include "widgets/shapebadge.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QVBoxLayout>

namespace adjutant::app {

OverPart::OverPart(Desk& desk, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_bar(new QWidget)
{
    FlowLayout::in(m_bar, 10);
    m_bar->hide();
}

void OverPart::compose()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_winner = new FittingLabel(this, 1.2, 2.6);
    m_winner->setWordWrap(true);
    m_winner->setAlignment(Qt::AlignCenter);
    m_why = new TextLabel(this, 1.2);
    m_why->setAlignment(Qt::AlignCenter);
    m_mark = new ShapeBadge(this, 4);
    column->addStretch(1);
    column->addWidget(m_mark, 0, Qt::AlignHCenter);
    column->addWidget(m_winner);
    column->addWidget(m_why);
    column->addWidget(new ScoreTable(m_desk.session(), this));
    column->addWidget(new CourseChart(m_desk.session(), m_theme, this));
    auto* luck = new TextLabel(this, 1.2, true);
    luck->setText(tr("Luck"));
    column->addWidget(luck);
    column->addWidget(new LuckPart(m_desk.session(), m_theme, this));
    column->addStretch(2);
    auto* report = new TouchButton(m_theme, tr("Report…"), m_bar);
    report->setKeyOf(QStringLiteral("report"));
    report->setToolTip(tr("The story of the game with its dice, to read, print and save"));
    auto* back = new TouchButton(m_theme, tr("Back to the start page"), m_bar);
    for (TouchButton* button : {report, back})
        m_bar->layout()->addWidget(button);
    connect(report, &TouchButton::clicked, this, &OverPart::reportWanted);
    connect(back, &TouchButton::clicked, this, &OverPart::left);
}

void OverPart::refresh()
{
    const game::Game& game = m_desk.game();
    m_bar->setVisible(game.stage == game::Stage::Over);
    if (game.stage != game::Stage::Over)
        return;
    if (!m_winner)
        compose();
    const QString words = resultOf(game);
    m_winner->announce(words);
    m_winner->fitWords(words);
    m_why->setText(game::shownReason(*game.pack, game.ending));
    const game::Side* winner = game.side(game.winner);
    const bool large = hasLargeText(*this); // then the words need the room
    m_mark->setVisible(winner && !large);
    if (winner) {
        const QColor colour = m_theme.sideColour(winner->colour);
        m_mark->setMark(winner->shape, colour, m_theme.textOn(colour));
    }
}

}
