// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/menurows.h"

#include "shell/boxes.h"
#include "shell/keys.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionMenuItem>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int separatorHeight = 13;

bool isSeparator(const QStyleOptionMenuItem& row)
{
    return row.menuItemType == QStyleOptionMenuItem::Separator;
}

/// Before the words, in every row of a menu that has icons or ticks.
int signWidth(const QStyleOptionMenuItem& row)
{
    return std::max(row.maxIconWidth, row.menuHasCheckableItems ? row.fontMetrics.height() + 6 : 0);
}

/// Behind the words of every row, whether it has a key or not: Qt sets the keys of a menu below each other, behind the
/// longest words of all. The arrow of a menu inside stands there, too.
int beforeKeys(const QStyleOptionMenuItem& row)
{
    return 2 * row.fontMetrics.height();
}

/// Where the sign before the words stands.
QRect signPlace(const QStyleOptionMenuItem& row)
{
    const int edge = row.fontMetrics.height();
    return QRect(row.rect.left() + 4, row.rect.center().y() - edge / 2, edge, edge);
}

QColor inkOf(const QStyleOptionMenuItem& row)
{
    const bool chosen = row.state.testFlag(QStyle::State_Selected) && row.state.testFlag(QStyle::State_Enabled);
    return row.palette.color(chosen ? QPalette::HighlightedText : QPalette::ButtonText);
}

void paintSign(QPainter& painter, const QStyle& style, const QStyleOptionMenuItem& row)
{
    const QRect place = QStyle::visualRect(row.direction, row.rect, signPlace(row));
    if (!row.icon.isNull()) {
        const bool enabled = row.state.testFlag(QStyle::State_Enabled);
        row.icon.paint(&painter, place, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled,
                       row.checked ? QIcon::On : QIcon::Off);
    } else if (row.checkType != QStyleOptionMenuItem::NotCheckable && row.checked) {
        QStyleOptionMenuItem mark(row);
        mark.rect = place;
        for (const QPalette::ColorRole role : {QPalette::Text, QPalette::ButtonText, QPalette::WindowText})
            mark.palette.setColor(role, inkOf(row));
        style.drawPrimitive(QStyle::PE_IndicatorMenuCheckMark, &mark, &painter);
    }
}

/// The keys as they are called everywhere else.
QString keysOf(const QStyleOptionMenuItem& row)
{
    const QString native = row.text.section(QLatin1Char('\t'), 1);
    const QKeySequence keys = QKeySequence::fromString(native, QKeySequence::NativeText);
    const bool known = keys.count() == 1 && keys[0].key() != Qt::Key_unknown;
    return known ? Keys::words(keys) : native;
}

void paintWords(QPainter& painter, const QStyleOptionMenuItem& row)
{
    constexpr int flags =
        Qt::AlignVCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine | Qt::AlignLeft;
    const QRect inside = menuRowRoom.inside(row.rect).adjusted(signWidth(row), 0, 0, 0);
    QRect words = inside;
    words.setWidth(words.width() - row.reservedShortcutWidth);
    const QRect keys(words.topRight(), inside.bottomRight());
    const auto place = [&](const QRect& rect) { return QStyle::visualRect(row.direction, row.rect, rect); };
    painter.setFont(row.font);
    painter.setPen(inkOf(row));
    painter.drawText(place(words), QStyle::visualAlignment(row.direction, Qt::AlignLeft) | flags,
                     row.text.section(QLatin1Char('\t'), 0, 0));
    painter.drawText(place(keys), flags, keysOf(row));
}

void paintArrow(QPainter& painter, const QStyle& style, const QStyleOptionMenuItem& row)
{
    const int edge = row.fontMetrics.height() * 3 / 4;
    const bool rightToLeft = row.direction == Qt::RightToLeft;
    QStyleOptionMenuItem arrow(row);
    arrow.rect = QStyle::alignedRect(row.direction, Qt::AlignRight | Qt::AlignVCenter, QSize(edge, edge), row.rect);
    for (const QPalette::ColorRole role : {QPalette::Text, QPalette::ButtonText, QPalette::WindowText})
        arrow.palette.setColor(role, inkOf(row));
    style.drawPrimitive(rightToLeft ? QStyle::PE_IndicatorArrowLeft : QStyle::PE_IndicatorArrowRight, &arrow, &painter);
}

}

QSize menuRowSize(const QStyleOptionMenuItem& row, QSize contents)
{
    if (isSeparator(row))
        return {contents.width(), separatorHeight};
    contents.rwidth() += signWidth(row) + beforeKeys(row);
    return menuRowRoom.sizeFor(contents);
}

void paintMenuRow(QPainter& painter, const QStyle& style, const Colours& colours, const QStyleOptionMenuItem& row)
{
    if (isSeparator(row)) {
        painter.fillRect(row.rect.adjusted(8, 6, -8, -6), colours.line);
        return;
    }
    if (row.state.testFlag(QStyle::State_Selected))
        paintBox(painter, row.rect, {row.palette.color(QPalette::Highlight), {}, 0, 6});
    paintSign(painter, style, row);
    paintWords(painter, row);
    if (row.menuItemType == QStyleOptionMenuItem::SubMenu)
        paintArrow(painter, style, row);
}

void paintMenuTitle(QPainter& painter, const QStyle& style, const QStyleOptionMenuItem& title)
{
    const bool chosen = title.state.testFlag(QStyle::State_Selected);
    if (chosen)
        paintBox(painter, title.rect, {title.palette.color(QPalette::Highlight), {}, 0, 6});
    style.drawItemText(&painter, title.rect,
                       Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine, title.palette,
                       title.state.testFlag(QStyle::State_Enabled), title.text,
                       chosen ? QPalette::HighlightedText : QPalette::ButtonText);
}

}
