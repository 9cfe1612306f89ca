// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/tapdelegate.h"

#include "shell/theme.h"

#include <QKeyEvent>

#include <algorithm>

namespace adjutant::app {

TapDelegate::TapDelegate(QAbstractItemView* view) : QStyledItemDelegate(view), m_view(view)
{
    view->setItemDelegate(this);
    view->installEventFilter(this);
    // Queued: the list is still busy with the tap, and who takes the row may change it.
    connect(view, &QAbstractItemView::clicked, this, &TapDelegate::taken, Qt::QueuedConnection);
}

QSize TapDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = std::max(100, m_view->viewport()->width() - 12);
    const QRect words = option.fontMetrics.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap,
                                                        index.data(Qt::DisplayRole).toString());
    return QSize(width, std::max(Theme::touch, words.height() + 16));
}

bool TapDelegate::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_view->currentIndex().isValid()) {
            Q_EMIT taken(m_view->currentIndex());
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

}
