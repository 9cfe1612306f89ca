// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace adjutant::app {

class Theme;

/// A game in two lines, with a cross at its end that takes it off the list unless it is archived, and before that the
/// photo of its table when there is one. One tap opens the game, or the photo.
class SavedGamesDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit SavedGamesDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

    /// Where the cross of a row is, for the row's rectangle.
    static QRect crossIn(const QRect& row);
    /// And the photo.
    static QRect photoIn(const QRect& row);

    static bool hasCross(const QModelIndex& index);

Q_SIGNALS:
    void chosen(const QModelIndex& index);
    void removed(const QModelIndex& index);
    void photoChosen(const QModelIndex& index);

private:
    const Theme& m_theme;
};

}
