// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/hitmodel.h"

namespace adjutant::app {

void HitModel::setHits(std::vector<lookup::Hit> hits)
{
    beginResetModel();
    m_hits = std::move(hits);
    endResetModel();
}

void HitModel::setStartable(const QStringList& procedures)
{
    if (m_startable == procedures)
        return;
    m_startable = procedures;
    if (!m_hits.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

bool HitModel::canStart(const QModelIndex& index) const
{
    const lookup::Hit* found = hit(index);
    return found && found->kind == lookup::Hit::Kind::Procedure && m_startable.contains(found->id);
}

const lookup::Hit* HitModel::hit(const QModelIndex& index) const
{
    const bool isOurs = index.isValid() && checkIndex(index);
    return isOurs ? &m_hits[std::size_t(index.row())] : nullptr;
}

QString HitModel::kindName(lookup::Hit::Kind kind)
{
    switch (kind) {
    case lookup::Hit::Kind::Section:
        return tr("Rule");
    case lookup::Hit::Kind::Unit:
        return tr("Unit");
    case lookup::Hit::Kind::Weapon:
        return tr("Weapon");
    case lookup::Hit::Kind::Procedure:
        return tr("Procedure");
    case lookup::Hit::Kind::Lookup:
        return tr("Answer");
    case lookup::Hit::Kind::Factor:
        return tr("Factor");
    case lookup::Hit::Kind::Table:
        return tr("Table");
    case lookup::Hit::Kind::Status:
        return tr("Status");
    case lookup::Hit::Kind::Term:
        return tr("Term");
    }
    return {};
}

int HitModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_hits.size());
}

QVariant HitModel::data(const QModelIndex& index, int role) const
{
    const lookup::Hit* found = hit(index);
    if (!found)
        return {};
    if (role == Qt::DisplayRole)
        return found->title;
    if (role == Qt::AccessibleTextRole)
        return tr("%1, %2. %3").arg(found->title, kindName(found->kind), found->text);
    if (role == Qt::AccessibleDescriptionRole && canStart(index))
        return tr("Enter starts it");
    if (role == Qt::AccessibleDescriptionRole && found->kind == lookup::Hit::Kind::Lookup)
        return tr("Enter asks for it");
    return {};
}

}
