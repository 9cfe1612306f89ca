// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/logdelegate.h"

#include "shell/theme.h"

#include <QPainter>

namespace adjutant::app {

namespace {

constexpr int air = 6;

}

LogDelegate::LogDelegate(const Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 2 * air);
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = m_theme.colours();
    const bool current = option.state & QStyle::State_Selected;
    if (current)
        painter->fillRect(option.rect, colours.cardActive);
    QStyleOptionViewItem words(option);
    words.state &= ~(QStyle::State_Selected | QStyle::State_HasFocus); // they keep their ink
    QStyledItemDelegate::paint(painter, words, index);
    const bool focus = current && words.widget && words.widget->hasFocus();
    const int width = focus ? 2 : 1;
    const QRect row = option.rect;
    if (focus)
        painter->fillRect(row.left(), row.top(), row.width(), width, colours.focus);
    painter->fillRect(row.left(), row.bottom() + 1 - width, row.width(), width, focus ? colours.focus : colours.line);
}

}
