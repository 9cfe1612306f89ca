// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/trackbar.h"

#include "shell/largetext.h"
#include "shell/theme.h"
#include "widgets/shapebadge.h"
#include "widgets/textlabel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>

namespace adjutant::app {

QString clockText(qint64 seconds)
{
    const auto two = [](qint64 n) { return QStringLiteral("%1").arg(n, 2, 10, QLatin1Char('0')); };
    if (seconds >= 3600)
        return QStringLiteral("%1:%2:%3").arg(seconds / 3600).arg(two(seconds / 60 % 60), two(seconds % 60));
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(two(seconds % 60));
}

QString roundText(const TrackBar::Look& look)
{
    if (look.round == 0)
        return TrackBar::tr("Set-up");
    return look.rounds > 0 ? TrackBar::tr("Round %1 of %2").arg(look.round).arg(look.rounds)
                           : TrackBar::tr("Round %1").arg(look.round);
}

TrackBar::TrackBar(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(tr("Track"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 16, 6);
    auto* left = new QVBoxLayout;
    left->setSpacing(0);
    m_round = new TextLabel(this, 1.5, true);
    m_phase = new TextLabel(this, 1.1);
    left->addWidget(m_round);
    left->addWidget(m_phase);
    row->addLayout(left, 1);
    row->addWidget(buildScore());
    row->addSpacing(12); // the marks on both sides of it are not of one thing
    row->addWidget(buildTurn(), 1);
}

QWidget* TrackBar::buildScore()
{
    auto* score = new QWidget(this);
    auto* row = new QHBoxLayout(score);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    for (int side : {0, 1}) {
        m_marks[side] = new ShapeBadge(score, 1.7);
        m_names[side] = new TextLabel(score, 1.5, true);
        m_names[side]->setWordWrap(false);
    }
    m_score = new TextLabel(score, 2.4, true);
    m_score->setWordWrap(false);
    row->addWidget(m_marks[0]);
    row->addWidget(m_names[0]);
    row->addWidget(m_score);
    row->addWidget(m_names[1]);
    row->addWidget(m_marks[1]);
    return score;
}

QWidget* TrackBar::buildTurn()
{
    auto* turn = new QWidget(this);
    auto* row = new QHBoxLayout(turn);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_turnMark = new ShapeBadge(turn, 1.4);
    m_turn = new TextLabel(turn, 1.5, true);
    m_turn->setMostLines(2);
    m_clock = new TextLabel(turn, 1.1);
    m_clock->setWordWrap(false);
    m_clock->setAccessibleDescription(tr("Play time"));
    row->addStretch();
    row->addWidget(m_turnMark);
    row->addWidget(m_turn);
    row->addSpacing(18);
    row->addWidget(m_clock);
    return turn;
}

void TrackBar::setTrack(const Look& look)
{
    m_round->setText(roundText(look));
    // The score stands in the middle and the round is as large as the names, unless large text leaves no room for that.
    const bool large = hasLargeText(*this);
    const QString branch = large && !look.branch.isEmpty() ? tr("branch") : look.branch;
    QStringList below{look.round == 0 ? QString() : look.phase, branch};
    below.removeAll(QString());
    m_phase->setText(below.join(large ? QStringLiteral("\n") : QStringLiteral(" · ")));
    m_phase->setVisible(!m_phase->text().isEmpty());
    m_phase->setToolTip(large ? look.branch : QString());
    showSides(look);
    m_turn->announce(look.turn);
    m_round->setFactor(large ? 1.2 : 1.5);
    m_turn->setFactor(large ? 1.3 : 1.5);
    static_cast<QHBoxLayout*>(layout())->setStretchFactor(m_turn->parentWidget(), large ? 0 : 1);
}

void TrackBar::showSides(const Look& look)
{
    for (std::size_t i = 0; i < 2 && i < look.sides.size(); ++i) {
        const QColor colour = m_theme.sideColour(look.sides[i].colour);
        m_marks[i]->setMark(look.sides[i].shape, colour, m_theme.textOn(colour));
        m_names[i]->setText(look.sides[i].name);
    }
    if (look.sides.size() >= 2) {
        m_score->setText(tr("%1 : %2").arg(look.sides[0].score).arg(look.sides[1].score));
        m_score->setAccessibleName(tr("%1 %2, %3 %4")
                                       .arg(look.sides[0].name)
                                       .arg(look.sides[0].score)
                                       .arg(look.sides[1].name)
                                       .arg(look.sides[1].score));
    }
    m_score->setToolTip(look.scoreNote);
    m_score->setAccessibleDescription(look.scoreNote);
    const bool somebody = look.acting >= 0 && look.acting < static_cast<int>(look.sides.size());
    m_turnMark->setVisible(somebody);
    m_turn->setVisible(!look.turn.isEmpty());
    if (somebody) {
        const SideLook& side = look.sides[static_cast<std::size_t>(look.acting)];
        const QColor colour = m_theme.sideColour(side.colour);
        m_turnMark->setMark(side.shape, colour, m_theme.textOn(colour));
    }
}

void TrackBar::setClock(qint64 seconds, bool stopped)
{
    m_clock->setText(stopped ? tr("%1, stopped").arg(clockText(seconds)) : clockText(seconds));
}

void TrackBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.colours().card);
    painter.setPen(QPen(m_theme.colours().line, 1));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

}
