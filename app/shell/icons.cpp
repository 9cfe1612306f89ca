// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/icons.h"

#include <QAbstractButton>
#include <QBuffer>
#include <QColor>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QPixmap>

namespace adjutant::app {

QIcon tintedIcon(const QString& name, const QColor& colour)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray drawing = file.readAll();
    drawing.replace("currentColor", colour.name().toLatin1());
    QIcon icon;
    for (const int edge : {20, 32, 48, 64}) {
        QBuffer buffer(&drawing);
        QImageReader reader(&buffer, "svg");
        reader.setScaledSize(QSize(edge, edge));
        const QImage image = reader.read();
        if (!image.isNull())
            icon.addPixmap(QPixmap::fromImage(image));
    }
    return icon;
}

// Qt leaves four pixels between an icon and its words; the rest of the air is part of the picture.
void setTintedIcon(QAbstractButton& button, const QString& name, const QColor& colour)
{
    const int edge = button.fontMetrics().height() + 4;
    const int air = edge / 3;
    const bool before = button.layoutDirection() == Qt::LeftToRight;
    const qreal ratio = button.devicePixelRatioF();
    QPixmap picture(QSizeF(edge + air, edge).toSize() * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    tintedIcon(name, colour).paint(&painter, QRect(before ? 0 : air, 0, edge, edge));
    painter.end();
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Disabled);
    button.setIcon(icon);
    button.setIconSize(QSize(edge + air, edge));
}

}
