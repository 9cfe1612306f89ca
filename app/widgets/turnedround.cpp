// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/turnedround.h"

#include <QPainter>
#include <QWidget>

namespace adjutant::app {

QRectF TurnedRound::boundingRectFor(const QRectF& source) const
{
    const auto* widget = qobject_cast<const QWidget*>(parent());
    return widget ? QRectF(widget->rect()) | source : source;
}

void TurnedRound::draw(QPainter* painter)
{
    QPoint offset;
    const QPixmap picture = sourcePixmap(Qt::LogicalCoordinates, &offset, NoPad);
    const auto* widget = qobject_cast<const QWidget*>(parent());
    const QPointF far = widget ? QPointF(widget->width(), widget->height()) : sourceBoundingRect().bottomRight();
    painter->save();
    painter->translate(far);
    painter->rotate(180);
    painter->drawPixmap(offset, picture);
    painter->restore();
}

}
