// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStyledItemDelegate>

namespace adjutant::app {

class Theme;

/// A game in three lines, with a button at its end for what can be done with it, and before that the photo of its table
/// when there is one. One tap opens the game, or the photo.
class SavedGamesDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit SavedGamesDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

    /// Where the button of a row is, for the row's rectangle.
    static QRect moreIn(const QRect& row);
    /// And the photo.
    static QRect photoIn(const QRect& row);

Q_SIGNALS:
    void chosen(const QModelIndex& index);
    void moreWanted(const QModelIndex& index);
    void photoChosen(const QModelIndex& index);

private:
    void paintWords(QPainter& painter, const QRect& room, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const;

    const Theme& m_theme;
};

}
