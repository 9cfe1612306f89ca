// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>
#include <QRect>

#include <optional>

class QAbstractItemView;
class QMenu;
class QModelIndex;
class QScrollArea;

namespace adjutant::app {

/// What a widget tells on hover only: its help, and words of it that had no room.
struct Whole {
    QString title; ///< whose help it is; empty: the words stand for themselves
    QString words;
    QRect place; ///< on the screen: where they belong
};

/// What there is to tell at a point of the widget: by itself, or by the closest around it that tells anything.
std::optional<Whole> wholeAt(const QWidget& widget, QPoint at);
/// The same for who asks with keys: of the chosen row in a list, of the chosen line of a menu.
std::optional<Whole> wholeOf(const QWidget& widget);
/// Of one row.
std::optional<Whole> wholeOfRow(const QAbstractItemView& list, const QModelIndex& row);

/// A menu that opens where a right click would have told it offers to tell it.
void offerWhole(QMenu& menu, const std::optional<Whole>& whole, const QWidget& from);

/// Lies beside its place until Esc, Return, Space or a tap elsewhere closes it; arrows scroll it where it is long.
class WholeText : public QFrame
{
    Q_OBJECT

public:
    /// Opens before the window of this widget, whatever becomes of the widget.
    static void open(const Whole& whole, const QWidget& from);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    WholeText(const Whole& whole, QWidget* window);

    QWidget* wordsOf(const Whole& whole);
    void takeSize(const QRect& room);

    QScrollArea* m_scroll;
};

}
