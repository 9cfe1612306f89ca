// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/scoremodel.h"

#include "game/reasons.h"
#include "game/scores.h"
#include "journal/session.h"

#include <QFont>

#include <algorithm>

namespace adjutant::app {

ScoreModel::ScoreModel(journal::Session& session, QObject* parent) : QAbstractTableModel(parent), m_session(session)
{
    follow();
    connect(&session, &journal::Session::changed, this, &ScoreModel::follow);
}

void ScoreModel::follow()
{
    const game::Game& game = m_session.game();
    QList<int> fallen;
    if (game::countsFallenLater(game))
        fallen = game::scoresIfOver(game);
    for (qsizetype side = 0; side < fallen.size(); ++side)
        fallen[side] -= game.score(game.sides[static_cast<std::size_t>(side)].id);
    if (m_sides == game.sides && m_points == game.points && m_round == game.round && m_fallen == fallen)
        return;
    beginResetModel();
    m_sides = game.sides;
    m_points = game.points;
    m_pack = game.pack;
    m_round = game.round;
    m_fallen = fallen;
    endResetModel();
}

int ScoreModel::rounds() const
{
    return m_round;
}

int ScoreModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rounds() + (m_fallen.isEmpty() ? 1 : 2);
}

int ScoreModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sides.size());
}

int ScoreModel::points(int round, const QString& side) const
{
    int sum = 0;
    for (const game::Points& points : m_points)
        if (points.side == side && (round == 0 || points.round == round))
            sum += points.points;
    return sum;
}

QString ScoreModel::reasons(int round, const QString& side) const
{
    QStringList lines;
    for (const game::Points& points : m_points)
        if (points.side == side && (round == 0 || points.round == round))
            lines.append(tr("%1: %2").arg(points.points).arg(game::shownReason(*m_pack, points.why)));
    return lines.join(QLatin1Char('\n'));
}

QVariant ScoreModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool total = index.row() == rowCount() - 1, fallen = index.row() == fallenRow();
    const int round = total ? 0 : index.row() + 1;
    const QString side = m_sides[static_cast<std::size_t>(index.column())].id;
    const int ofFallen = m_fallen.value(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return QString::number(fallen ? ofFallen : points(round, side) + (total ? ofFallen : 0));
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return total || fallen ? QString() : reasons(round, side);
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignCenter);
    case Qt::FontRole: {
        QFont font;
        font.setBold(total);
        return font;
    }
    default:
        return {};
    }
}

QVariant ScoreModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (orientation == Qt::Vertical)
        return section == rowCount() - 1 ? tr("Total")
               : section == fallenRow()  ? tr("Destroyed so far")
                                         : tr("Round %1").arg(section + 1);
    return section < static_cast<int>(m_sides.size()) ? m_sides[static_cast<std::size_t>(section)].name : QString();
}

}
