// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/oddscurve.h"

#include <QAbstractTableModel>

namespace adjutant::app {

/// The numbers of a chart. One throw: each value exactly, at least and at most. Several: each value as the chart reads
/// it, a column a throw.
class OddsTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit OddsTableModel(QObject* parent = nullptr);

    void setCurves(const std::vector<OddsCurve>& curves, Reading reading);
    /// The row of a value, or of the nearest below it; −1 when there is none.
    int rowOf(std::int64_t value) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool isLast(std::int64_t value) const;

    std::vector<std::int64_t> m_values;
    std::vector<std::vector<double>> m_columns;
    QStringList m_titles;
    std::vector<std::int64_t> m_last; ///< what was thrown last
};

}
