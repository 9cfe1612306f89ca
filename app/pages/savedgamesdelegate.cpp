// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/savedgamesdelegate.h"

#include "models/savedgamesmodel.h"
#include "photo/picture.h"
#include "shell/theme.h"
#include "widgets/glyph.h"
#include "widgets/textlabel.h"

#include <QFileInfo>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int pad = 12;

/// It grows with the text, but not beyond what a finger needs.
int signSize(const QFont& font)
{
    return std::min(QFontMetrics(font).height(), Theme::touch - 8);
}

QFont smaller(const QFont& font)
{
    return scaledFont(font, 0.9);
}

SavedGamesModel::Kind kindOf(const QModelIndex& index)
{
    return index.data(SavedGamesModel::KindRole).value<SavedGamesModel::Kind>();
}

bool isGame(const QModelIndex& index)
{
    return !index.data(SavedGamesModel::PathRole).toString().isEmpty();
}

/// Of a game that is called by its file, that name gives way: how far it has come and when stay whole.
QString fitting(const QString& detail, const QModelIndex& index, const QFontMetrics& letters, int width)
{
    const QString name = QFileInfo(index.data(SavedGamesModel::PathRole).toString()).completeBaseName();
    if (name.isEmpty() || !detail.startsWith(name))
        return letters.elidedText(detail, Qt::ElideRight, width);
    const QString rest = detail.mid(name.size());
    const int room = std::max(width / 3, width - letters.horizontalAdvance(rest));
    return letters.elidedText(letters.elidedText(name, Qt::ElideMiddle, room) + rest, Qt::ElideRight, width);
}

/// Below the title: how far the game has come, and its pack in a line of its own. What there is without a pack, such as
/// why a file cannot be read, may take both lines.
QString detailsOf(const QModelIndex& index, const QFontMetrics& letters, int width)
{
    const QString detail = index.data(SavedGamesModel::DetailRole).toString();
    const QString pack = index.data(SavedGamesModel::PackRole).toString();
    if (pack.isEmpty())
        return detail;
    return fitting(detail, index, letters, width) + QLatin1Char('\n') + letters.elidedText(pack, Qt::ElideRight, width);
}

QPixmap thumbnail(const QByteArray& jpeg)
{
    if (jpeg.isEmpty())
        return {};
    const QString key = QStringLiteral("photo %1").arg(qHash(jpeg));
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = QPixmap::fromImage(fromPhoto(jpeg).value_or(QImage()));
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

// As much of it as the place has room for, from its middle.
void paintPhoto(QPainter& painter, const QPixmap& photo, const QRectF& place, const QColor& line)
{
    QPainterPath frame;
    frame.addRoundedRect(place, 6, 6);
    const QSizeF part = place.size().scaled(photo.size(), Qt::KeepAspectRatio);
    const QPointF corner((photo.width() - part.width()) / 2, (photo.height() - part.height()) / 2);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setClipPath(frame);
    painter.drawPixmap(place, photo, QRectF(corner, part));
    painter.restore();
    painter.setPen(line);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(frame);
}

}

SavedGamesDelegate::SavedGamesDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent),
      m_theme(theme)
{
}

QRect SavedGamesDelegate::moreIn(const QRect& row)
{
    return {row.right() - Theme::touch, row.center().y() - Theme::touch / 2, Theme::touch, Theme::touch};
}

QRect SavedGamesDelegate::photoIn(const QRect& row)
{
    const int width = Theme::touch * 4 / 3;
    return {moreIn(row).left() - width - 4, row.center().y() - Theme::touch / 2, width, Theme::touch};
}

QSize SavedGamesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int words = QFontMetrics(scaledFont(option.font, 1, true)).height();
    const int details = QFontMetrics(smaller(option.font)).size(0, QStringLiteral("A\nA")).height();
    return QSize(200, std::max(Theme::touch, words + details + 2 * pad + 2));
}

void SavedGamesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = m_theme.colours();
    const bool current = option.state & QStyle::State_Selected;
    const bool focus = current && (option.state & QStyle::State_HasFocus);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect row = option.rect.adjusted(1, 1, -1, -1);
    if (current) { // what keys are for
        painter->setPen(focus ? QPen(colours.focus, 2) : QPen(colours.line, 1));
        painter->setBrush(colours.cardActive);
        painter->drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), 8, 8);
    }
    const QRect more = moreIn(option.rect);
    QRect words = row.adjusted(pad, pad, -pad, -pad);
    const QPixmap photo = thumbnail(index.data(SavedGamesModel::ThumbnailRole).toByteArray());
    const QRect place = photoIn(option.rect);
    words.setRight(photo.isNull() ? more.left() - 4 : place.left() - 8);
    if (kindOf(index) == SavedGamesModel::Kind::Heading) {
        const int size = signSize(option.font);
        const QRect sign(words.left(), words.center().y() - size / 2, size, size);
        const bool open = index.data(SavedGamesModel::OpenRole).toBool();
        paintGlyph(*painter, open ? Glyph::Unfolded : Glyph::Play, sign, colours.quiet);
        words.setLeft(sign.right() + pad);
    }
    if (!photo.isNull())
        paintPhoto(*painter, photo, place, colours.line);
    paintWords(*painter, words, option, index);
    if (isGame(index)) {
        const double air = (more.width() - signSize(option.font) - 2) / 2.0;
        paintGlyph(*painter, Glyph::More, QRectF(more).adjusted(air, air, -air, -air),
                   option.palette.color(QPalette::Text));
    }
    painter->restore();
}

void SavedGamesDelegate::paintWords(QPainter& painter, const QRect& room, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const
{
    const Colours& colours = m_theme.colours();
    const QFont bold = scaledFont(option.font, 1, true);
    const QFontMetrics title(bold), details(smaller(option.font));
    const QString below = detailsOf(index, details, room.width());
    const QRect needed = details.boundingRect(room, Qt::TextWordWrap, below);
    QRect words = room;
    words.setHeight(std::min(room.height(), title.height() + (below.isEmpty() ? 0 : needed.height())));
    words.moveCenter(QPoint(room.center().x(), room.center().y()));
    painter.setFont(bold);
    const bool isNote = kindOf(index) == SavedGamesModel::Kind::Note;
    painter.setPen(isNote ? colours.quiet : option.palette.color(QPalette::Text));
    painter.drawText(
        words, Qt::AlignTop | Qt::AlignLeft,
        title.elidedText(index.data(SavedGamesModel::TitleRole).toString(), Qt::ElideRight, words.width()));
    painter.setFont(smaller(option.font));
    painter.setPen(index.data(SavedGamesModel::FaultRole).toBool() ? colours.fault : colours.quiet);
    painter.drawText(words.adjusted(0, title.height(), 0, 0), Qt::TextWordWrap, below);
}

bool SavedGamesDelegate::editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option,
                                     const QModelIndex& index)
{
    if (event->type() != QEvent::MouseButtonRelease)
        return false;
    const auto* mouse = static_cast<QMouseEvent*>(event);
    if (mouse->button() != Qt::LeftButton)
        return false;
    const QPoint at = mouse->position().toPoint();
    const bool hasPhoto = !index.data(SavedGamesModel::ThumbnailRole).toByteArray().isEmpty();
    if (isGame(index) && moreIn(option.rect).contains(at))
        Q_EMIT moreWanted(index);
    else if (hasPhoto && photoIn(option.rect).contains(at))
        Q_EMIT photoChosen(index);
    else
        Q_EMIT chosen(index);
    return true;
}

}
