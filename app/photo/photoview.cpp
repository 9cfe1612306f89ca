// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "photo/photoview.h"

#include "shell/theme.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QPainter>

namespace adjutant::app {

PhotoView::PhotoView(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAcceptDrops(true);
    setMinimumSize(240, 180);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PhotoView::setPhoto(const QImage& photo, const QString& name)
{
    m_photo = photo;
    m_scaled = {};
    setAccessibleName(name);
    update();
}

QSize PhotoView::sizeHint() const
{
    return {640, 480};
}

void PhotoView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_photo.isNull())
        return paintPlace(painter);
    const qreal ratio = devicePixelRatioF();
    const QSize room = (QSizeF(size()) * ratio).toSize();
    const QSize wanted = m_photo.size().scaled(room, Qt::KeepAspectRatio);
    if (m_scaled.size() != wanted) {
        m_scaled = QPixmap::fromImage(m_photo.scaled(wanted, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        m_scaled.setDevicePixelRatio(ratio);
    }
    const QSizeF shown = m_scaled.deviceIndependentSize();
    painter.drawPixmap(QPointF((width() - shown.width()) / 2, (height() - shown.height()) / 2), m_scaled);
}

void PhotoView::paintPlace(QPainter& painter) const
{
    const Colours& colours = m_theme.colours();
    painter.setPen(QPen(colours.quiet, 2, Qt::DashLine));
    painter.setBrush(colours.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, accessibleName());
}

void PhotoView::dragEnterEvent(QDragEnterEvent* event)
{
    if (PictureSource::isIn(*event->mimeData()))
        event->acceptProposedAction();
}

void PhotoView::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    Q_EMIT dropped(PictureSource::in(*event->mimeData()));
}

}
