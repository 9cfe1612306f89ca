// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lookup/index.h"

#include <QAbstractListModel>

namespace adjutant::app {

/// What was found, best first.
class HitModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setHits(std::vector<lookup::Hit> hits);
    /// The procedures that can be started now, by their ids.
    void setStartable(const QStringList& procedures);
    bool canStart(const QModelIndex& index) const;
    /// Null when the index is none of this model's.
    const lookup::Hit* hit(const QModelIndex& index) const;

    static QString kindName(lookup::Hit::Kind kind);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<lookup::Hit> m_hits;
    QStringList m_startable;
};

}
