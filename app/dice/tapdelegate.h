// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractItemView>
#include <QStyledItemDelegate>

namespace adjutant::app {

/// Rows for a finger: at least 48 px high, their words wrapped; one tap on a row, or Return, takes it.
class TapDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit TapDelegate(QAbstractItemView* view);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

Q_SIGNALS:
    void taken(const QModelIndex& index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAbstractItemView* m_view;
};

}
