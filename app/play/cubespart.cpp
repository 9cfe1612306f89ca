// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/cubespart.h"

#include "game/tracks/cubepools.h"
#include "game/tracks/cubes.h"
#include "play/cubequestions.h"
#include "play/desk.h"
#include "play/sidewords.h"
#include "widgets/choicerow.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QVBoxLayout>

#include <utility>

namespace adjutant::app {

CubesPart::CubesPart(Desk& desk, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_column(new QVBoxLayout(this)),
      m_declare(new ChoiceRow(theme, tr("The holder of the marker says who acts first"), this)),
      m_actions(new ChoiceRow(theme, {}, this)),
      m_nothing(new TextLabel(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    m_actions->setAccessibleName(tr("Action"));
    m_nothing->setText(tr("There is nothing that this could be done with now. Take another action."));
    for (QWidget* part : std::initializer_list<QWidget*>{m_declare, m_actions, m_nothing})
        m_column->addWidget(part);
    m_column->addStretch(1);
    connect(m_declare, &ChoiceRow::chosen, this, [this](const QString& side) {
        if (side != m_desk.game().acting)
            m_desk.send({{"do", "declare"}, {"side", utf8(side)}});
    });
    connect(m_actions, &ChoiceRow::chosen, &desk, &Desk::takeAction);
}

bool CubesPart::isNow() const
{
    const game::Game& game = m_desk.game();
    return game.pack->track.hand > 0 && game.stage == game::Stage::Activation && !game::isSelecting(game) &&
           !game.pending && game.active.isEmpty() && !game.acting.isEmpty() && game.turn.losses.empty();
}

void CubesPart::refresh()
{
    if (!isNow())
        return;
    const packs::TrackAction* action = m_desk.action();
    const QString taken = action ? action->id : QString();
    if (std::exchange(m_action, taken) != taken || !action)
        m_answers.clear();
    // A tap on a card says who, too.
    if (action && action->does == packs::Cube::Unit)
        m_answers = m_desk.actor() ? QStringList{m_desk.actor()->id} : QStringList();
    showDeclaring();
    showActions();
    showQuestions();
}

void CubesPart::showDeclaring()
{
    const game::Game& game = m_desk.game();
    m_declare->setVisible(game::mayDeclare(game));
    std::vector<ChoiceRow::Item> items;
    for (const game::Side& side : game.sides)
        if (handOf(game, side.id) > 0)
            items.push_back({side.id, side.name, {}, {}});
    m_declare->setItems(items, game.acting);
}

/// As the table may know it: what is in the hand is not asked.
void CubesPart::showActions()
{
    const game::Game& game = m_desk.game();
    std::vector<ChoiceRow::Item> items;
    for (const QString& id : game::actionsOffered(game, false)) {
        const packs::TrackAction& action = *game.pack->track.action(id);
        items.push_back(
            {id,
             action.label,
             action.colour.isEmpty() ? tr("any cube") : tr("a %1 cube").arg(game::colourOfCube(action.colour)),
             {}});
    }
    m_actions->setItems(items, m_action);
}

void CubesPart::showQuestions()
{
    const packs::TrackAction* action = m_desk.action();
    std::size_t shown = 0;
    QStringList before;
    bool whole = action;
    m_nothing->hide();
    while (action) {
        const auto question = nextQuestion(m_desk.game(), *action, before);
        if (!question)
            break;
        const bool answered = before.size() < m_answers.size();
        m_nothing->setVisible(question->items.empty());
        whole = answered;
        showRow(shown, question->label);
        m_rows[shown]->setItems(question->items, answered ? m_answers[before.size()] : QString());
        m_rows[shown]->setVisible(!question->items.empty());
        ++shown;
        if (!answered)
            break;
        before.append(m_answers[before.size()]);
    }
    for (std::size_t i = shown; i < m_rows.size(); ++i)
        m_rows[i]->hide();
    m_whole = whole;
    Q_EMIT readyChanged();
}

QString CubesPart::ready() const
{
    return isNow() && m_whole && !m_desk.activatesChosen() ? tr("%1: discard a cube").arg(m_desk.action()->label)
                                                           : QString();
}

void CubesPart::showRow(std::size_t place, const QString& label)
{
    if (place == m_rows.size()) {
        auto* row = new ChoiceRow(m_theme, label, this);
        connect(row, &ChoiceRow::chosen, this, [this, place](const QString& id) { answer(place, id); });
        m_column->insertWidget(2 + static_cast<int>(place), row);
        m_rows.push_back(row);
    }
    m_rows[place]->setLabel(label);
}

/// What was said after it was said of something else.
void CubesPart::answer(std::size_t place, const QString& id)
{
    const packs::TrackAction* action = m_desk.action();
    if (action && action->does == packs::Cube::Unit)
        return m_desk.choose(id);
    m_answers = m_answers.mid(0, static_cast<qsizetype>(place));
    m_answers.append(id);
    showQuestions();
}

bool CubesPart::doIt()
{
    const packs::TrackAction* action = m_desk.action();
    if (!isNow() || !action || m_answers.isEmpty() || nextQuestion(m_desk.game(), *action, m_answers))
        return false;
    if (m_desk.send(cubeCommand(*action, m_answers)) && m_desk.game().active.isEmpty())
        m_desk.takeAction({});
    return true;
}

/// To what is asked last, which nobody has answered.
void CubesPart::focusFirst()
{
    const ChoiceRow* asked = m_actions;
    for (const ChoiceRow* row : m_rows)
        asked = row->isVisible() ? row : asked;
    for (QWidget* button : asked->findChildren<TouchButton*>())
        if (button->isVisible())
            return button->setFocus(Qt::TabFocusReason);
}

}
