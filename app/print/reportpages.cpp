// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/reportpages.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextDocument>
#include <QUrl>

namespace adjutant::app {

namespace {

constexpr double sharpness = 3; // about 300 dots an inch
const QString letters = QStringLiteral("sans-serif");

/// Has the charts of its report, and reads nothing else but the text it is given, whatever that names.
class ReportDocument : public QTextDocument
{
public:
    explicit ReportDocument(const report::Report& report) : m_report(report) {}

protected:
    QVariant loadResource(int type, const QUrl& name) override
    {
        if (type != ImageResource || m_report.course.empty())
            return {};
        for (const report::Charted what : {report::Charted::Points, report::Charted::Losses})
            if (name == QUrl(report::pictureName(what)))
                return drawn(report::pictureOf(m_report, what), sharpness);
        return {};
    }

private:
    const report::Report& m_report;
};

QPolygonF polygon(const std::vector<report::Picture::Point>& points)
{
    QPolygonF polygon;
    for (const auto& point : points)
        polygon << QPointF(point.x, point.y);
    return polygon;
}

void draw(QPainter& painter, const report::Picture::Stroke& stroke)
{
    QPen pen(QColor(stroke.colour), stroke.width);
    if (!stroke.dashes.empty()) {
        QList<qreal> dashes;
        for (const double dash : stroke.dashes)
            dashes << dash / stroke.width; // a pen counts in widths
        pen.setDashPattern(dashes);
        pen.setCapStyle(Qt::FlatCap);
    }
    painter.setPen(pen);
    painter.drawPolyline(polygon(stroke.points));
}

void draw(QPainter& painter, const report::Picture::Label& label)
{
    using At = report::Picture::Label::At;
    QFont font(letters);
    font.setPixelSize(int(report::pictureFont));
    font.setBold(label.bold);
    painter.setFont(font);
    const double width = QFontMetricsF(font).horizontalAdvance(label.words);
    const double before = label.anchor == At::Beginning ? 0 : label.anchor == At::Middle ? width / 2 : width;
    painter.setPen(QColor(QLatin1String(report::pictureInk)));
    painter.drawText(QPointF(label.at.x - before, label.at.y), label.words);
}

}

QImage drawn(const report::Picture& picture, double sharpness)
{
    QImage image(QSizeF(picture.width * sharpness, picture.height * sharpness).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(sharpness, sharpness);
    for (const auto& stroke : picture.strokes)
        draw(painter, stroke);
    painter.setPen(QPen(QColor(QLatin1String(report::pictureInk)), 1));
    for (const auto& mark : picture.marks) {
        painter.setBrush(QColor(mark.fill));
        painter.drawPolygon(polygon(mark.outline));
    }
    for (const auto& label : picture.labels)
        draw(painter, label);
    return image;
}

void print(const report::Report& report, QPagedPaintDevice& paper)
{
    ReportDocument document(report);
    document.setDefaultFont(QFont(letters, 10));
    document.setHtml(QString::fromUtf8(report::toHtml(report, report::Pictures::Named)));
    document.print(&paper);
}

}
