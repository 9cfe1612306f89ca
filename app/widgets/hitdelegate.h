// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lookup/index.h"

#include <QStyledItemDelegate>

namespace adjutant::app {

class Theme;

/// A row of what was found: its title and kind, and two lines of it with the words found bold. A procedure
/// that can be started has a button for it.
class HitDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit HitDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

Q_SIGNALS:
    /// By mouse or finger, the button or anywhere else.
    void startPressed(const QModelIndex& index);
    void rowPressed(const QModelIndex& index);

private:
    struct Places {
        QRect title, kind, snippet, start;
        int height = 0;
    };
    Places places(const QStyleOptionViewItem& option, const lookup::Hit& hit, bool canStart) const;
    void paintStart(QPainter& painter, const QRect& where, const QFont& font) const;

    const Theme& m_theme;
    QPersistentModelIndex m_pressed;
};

/// The part of a hit's text that shows the first word found, with its marks moved along.
lookup::Hit snippetOf(lookup::Hit hit);

}
