// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/oddstablemodel.h"

#include <QFont>

#include <algorithm>

namespace adjutant::app {

OddsTableModel::OddsTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void OddsTableModel::setCurves(const std::vector<OddsCurve>& curves, Reading reading)
{
    beginResetModel();
    m_values.clear();
    m_columns.clear();
    m_titles.clear();
    m_last.clear();
    for (const OddsCurve& curve : curves) {
        for (const dice::Chance& chance : curve.distribution().chances)
            m_values.push_back(chance.value);
        if (curve.last)
            m_last.push_back(*curve.last);
    }
    std::sort(m_values.begin(), m_values.end());
    m_values.erase(std::unique(m_values.begin(), m_values.end()), m_values.end());
    if (curves.size() == 1) {
        for (const Reading each : {Reading::Exactly, Reading::AtLeast, Reading::AtMost})
            m_columns.push_back(read(curves.front().distribution(), each));
        m_titles = {tr("Exactly"), tr("At least"), tr("At most")};
    } else {
        for (const OddsCurve& curve : curves) {
            m_titles.append(QString(QLatin1Char(char('A' + m_titles.size()))));
            // A value that a throw lacks has the chance that lies between its neighbours.
            const auto known = read(curve.distribution(), reading);
            const auto& chances = curve.distribution().chances;
            std::vector<double> column(m_values.size());
            std::size_t next = 0;
            for (std::size_t row = 0; row < m_values.size(); ++row) {
                while (next < chances.size() && chances[next].value < m_values[row])
                    ++next;
                const bool there = next < chances.size() && chances[next].value == m_values[row];
                if (there || (reading == Reading::AtLeast && next < chances.size()))
                    column[row] = known[next];
                else if (reading == Reading::AtMost)
                    column[row] = next == 0 ? 0 : known[next - 1];
            }
            m_columns.push_back(std::move(column));
        }
    }
    endResetModel();
}

int OddsTableModel::rowOf(std::int64_t value) const
{
    const auto after = std::upper_bound(m_values.begin(), m_values.end(), value);
    return static_cast<int>(after - m_values.begin()) - 1;
}

int OddsTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_values.size());
}

int OddsTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size()) + 1;
}

bool OddsTableModel::isLast(std::int64_t value) const
{
    return std::find(m_last.begin(), m_last.end(), value) != m_last.end();
}

QVariant OddsTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const bool last = isLast(m_values[row]);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == 0)
            return last ? tr("▶ %1").arg(m_values[row]) : QString::number(m_values[row]);
        return chanceText(m_columns[static_cast<std::size_t>(index.column()) - 1][row]);
    case Qt::AccessibleTextRole:
        if (index.column() == 0 && last)
            return tr("%1, thrown last").arg(m_values[row]);
        return data(index, Qt::DisplayRole);
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setBold(last);
        return font;
    }
    default:
        return {};
    }
}

QVariant OddsTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return section == 0 ? tr("Value") : m_titles.value(section - 1);
}

}
