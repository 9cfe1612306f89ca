// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/recentgamesdelegate.h"

#include "models/recentgamesmodel.h"
#include "shell/theme.h"
#include "widgets/glyph.h"
#include "widgets/textlabel.h"

#include <QMouseEvent>
#include <QPainter>

namespace adjutant::app {

namespace {

constexpr int pad = 12;

QFont smaller(const QFont& font)
{
    return scaledFont(font, 0.9);
}

}

RecentGamesDelegate::RecentGamesDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent),
      m_theme(theme)
{
}

QRect RecentGamesDelegate::crossIn(const QRect& row)
{
    return {row.right() - Theme::touch, row.center().y() - Theme::touch / 2, Theme::touch, Theme::touch};
}

QSize RecentGamesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int words = QFontMetrics(scaledFont(option.font, 1, true)).height();
    const int detail = QFontMetrics(smaller(option.font)).height();
    return QSize(200, std::max(Theme::touch, words + detail + 2 * pad + 2));
}

void RecentGamesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = m_theme.colours();
    const bool current = option.state & QStyle::State_Selected;
    const bool focus = current && (option.state & QStyle::State_HasFocus);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect row = option.rect.adjusted(1, 1, -1, -1);
    if (focus) {
        painter->setPen(QPen(colours.focus, 2));
        painter->setBrush(colours.cardActive);
        painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), 8, 8);
    }
    const QRect cross = crossIn(option.rect);
    QRect words = row.adjusted(pad, pad, -pad, -pad);
    words.setRight(cross.left() - 4);
    const QFont bold = scaledFont(option.font, 1, true);
    painter->setFont(bold);
    painter->setPen(option.palette.color(QPalette::Text));
    const QFontMetrics metrics(bold);
    painter->drawText(
        words, Qt::AlignTop | Qt::AlignLeft,
        metrics.elidedText(index.data(RecentGamesModel::TitleRole).toString(), Qt::ElideRight, words.width()));
    painter->setFont(smaller(option.font));
    painter->setPen(colours.quiet);
    painter->drawText(
        words, Qt::AlignBottom | Qt::AlignLeft,
        QFontMetrics(painter->font())
            .elidedText(index.data(RecentGamesModel::DetailRole).toString(), Qt::ElideRight, words.width()));
    paintGlyph(*painter, Glyph::Cross, QRectF(cross).adjusted(16, 16, -16, -16), colours.quiet);
    painter->restore();
}

bool RecentGamesDelegate::editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option,
                                      const QModelIndex& index)
{
    if (event->type() != QEvent::MouseButtonRelease)
        return false;
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (mouse->button() != Qt::LeftButton)
        return false;
    if (crossIn(option.rect).contains(mouse->position().toPoint()))
        Q_EMIT removed(index);
    else
        Q_EMIT chosen(index);
    return true;
}

}
