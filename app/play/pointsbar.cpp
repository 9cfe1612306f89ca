// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/pointsbar.h"

#include "play/desk.h"
#include "play/offerdialog.h"
#include "widgets/flowlayout.h"
#include "widgets/numberpad.h"
#include "widgets/touchbutton.h"

namespace adjutant::app {

PointsBar::PointsBar(Desk& desk, const Theme& theme, QWidget* parent) : QWidget(parent), m_desk(desk), m_theme(theme)
{
    setAccessibleName(tr("Points by hand"));
    FlowLayout::in(this, 6);
    for (const game::Side& side : desk.game().sides) {
        auto* button = new TouchButton(theme, {}, this);
        button->setObjectName(QStringLiteral("points-%1").arg(side.id));
        connect(button, &TouchButton::clicked, this, [this, button, id = side.id] { askPoints(button, id); });
        layout()->addWidget(button);
        m_points.push_back(button);
    }
    m_end = new TouchButton(theme, {}, this);
    m_end->setObjectName(QStringLiteral("endGame"));
    connect(m_end, &TouchButton::clicked, this, &PointsBar::askEnd);
    layout()->addWidget(m_end);
    refresh();
}

void PointsBar::refresh()
{
    const auto& sides = m_desk.game().sides;
    for (std::size_t i = 0; i < m_points.size() && i < sides.size(); ++i) {
        m_points[i]->setText(tr("Points for %1…").arg(sides[i].name));
        m_points[i]->setAccessibleName(tr("Points for %1").arg(sides[i].name));
        m_points[i]->setEnabled(m_desk.may(QStringLiteral("score")));
    }
    // After the last round Next ends it, and the points are not all that may decide.
    const bool scored = m_desk.game().stage == game::Stage::Scoring;
    m_end->setText(scored ? tr("Say who has won…") : tr("End the game…"));
    m_end->setAccessibleName(scored ? tr("Say who has won") : tr("End the game"));
    m_end->setEnabled(m_desk.may(QStringLiteral("end")));
}

void PointsBar::askPoints(TouchButton* button, const QString& side)
{
    NumberPad::Spec spec{tr("Points for %1").arg(m_desk.game().nameOf(side)), -99, 99, 1, true};
    auto* pad = new NumberPad(m_theme, spec, this);
    connect(pad, &NumberPad::picked, this, [this, side](int points, const QString& why) {
        Json command{{"do", "score"}, {"side", utf8(side)}, {"points", points}};
        if (!why.isEmpty())
            command["why"] = utf8(why);
        m_desk.send(command);
    });
    pad->openBeside(button);
}

void PointsBar::askEnd()
{
    begin(m_desk, m_theme, ending(m_desk.game()), this);
}

}
