// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/overpart.h"

#include "game/reasons.h"
#include "models/scoremodel.h"
#include "play/coursechart.h"
#include "play/desk.h"
#include "shell/theme.h"
#include "widgets/fittinglabel.h"
#include "widgets/shapebadge.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

namespace adjutant::app {

OverPart::OverPart(Desk& desk, const Theme& theme, QWidget* parent) : QWidget(parent), m_desk(desk), m_theme(theme) {}

void OverPart::compose()
{
    m_model = new ScoreModel(m_desk.session(), this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_winner = new FittingLabel(this, 1.2, 2.6);
    m_winner->setWordWrap(true);
    m_winner->setAlignment(Qt::AlignCenter);
    m_why = new TextLabel(this, 1.2);
    m_why->setAlignment(Qt::AlignCenter);
    m_table = new QTableView(this);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Points by round"));
    m_table->setFocusPolicy(Qt::TabFocus);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setDefaultSectionSize(Theme::touch - 12);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_mark = new ShapeBadge(this, 4);
    column->addStretch(1);
    column->addWidget(m_mark, 0, Qt::AlignHCenter);
    column->addWidget(m_winner);
    column->addWidget(m_why);
    column->addWidget(m_table);
    column->addWidget(new CourseChart(m_desk.session(), m_theme, this));
    auto* row = new QHBoxLayout;
    auto* report = new TouchButton(m_theme, tr("Save the report…"), this);
    auto* back = new TouchButton(m_theme, tr("Back to the start page"), this);
    row->addStretch(1);
    row->addWidget(report);
    row->addWidget(back);
    row->addStretch(1);
    column->addLayout(row);
    column->addStretch(2);
    connect(report, &TouchButton::clicked, this, &OverPart::reportWanted);
    connect(back, &TouchButton::clicked, this, &OverPart::left);
}

void OverPart::refresh()
{
    const game::Game& game = m_desk.game();
    if (game.stage != game::Stage::Over)
        return;
    if (!m_table)
        compose();
    QStringList scores;
    for (const game::Side& side : game.sides)
        scores.append(QString::number(game.score(side.id)));
    const QString score = scores.join(QLatin1String(" : "));
    const QString words = game.winner.isEmpty() ? tr("The game is over, %1").arg(score)
                          : game.winner == QLatin1String("draw")
                              ? tr("A draw, %1").arg(score)
                              : tr("%1 wins, %2").arg(game.nameOf(game.winner), score);
    m_winner->announce(words);
    m_winner->fitWords(words);
    m_why->setText(game::shownReason(*game.pack, game.ending));
    const game::Side* winner = game.side(game.winner);
    m_mark->setVisible(winner);
    if (winner) {
        const QColor colour = m_theme.sideColour(winner->colour);
        m_mark->setMark(winner->shape, colour, m_theme.textOn(colour));
    }
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + 4 +
                            m_table->verticalHeader()->defaultSectionSize() * m_model->rowCount());
}

}
