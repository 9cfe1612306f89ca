// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/glyph.h"

#include <QHash>
#include <QPainter>
#include <QPolygonF>
#include <QtMath>

namespace adjutant::app {

namespace {

QPainterPath closed(const QPolygonF& polygon)
{
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

/// Corners at the given radii, one after the other, around the middle of the unit square; the first is at the top.
QPolygonF around(const QRectF& where, int corners, qreal outer, qreal inner)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const qreal angle = 2 * M_PI * i / corners;
        const qreal radius = i % 2 == 0 ? outer : inner;
        polygon << where.center() + QPointF(std::sin(angle) * radius * where.width() / 2,
                                            -std::cos(angle) * radius * where.height() / 2);
    }
    return polygon;
}

/// Points in a square of 24 × 24, as icons are drawn.
QPolygonF on24(const QRectF& where, std::initializer_list<QPointF> points)
{
    QPolygonF polygon;
    for (const QPointF& point : points)
        polygon << where.topLeft() + QPointF(point.x() * where.width() / 24, point.y() * where.height() / 24);
    return polygon;
}

QRectF square(const QRectF& where)
{
    const qreal side = std::min(where.width(), where.height());
    QRectF result(0, 0, side, side);
    result.moveCenter(where.center());
    return result;
}

void paintTurn(QPainter& painter, const QRectF& at, bool back)
{
    QPainterPath path;
    const auto x = [back](qreal v) { return back ? v : 24 - v; };
    const QPolygonF p = on24(at, {{x(9), 4},
                                  {x(4), 9},
                                  {x(9), 14},
                                  {x(4), 9},
                                  {x(14), 9},
                                  {x(20), 14.5},
                                  {x(14), 20},
                                  {x(9), 20},
                                  {x(20), 9},
                                  {x(20), 20}});
    path.moveTo(p[0]);
    path.lineTo(p[1]);
    path.lineTo(p[2]);
    path.moveTo(p[3]);
    path.lineTo(p[4]);
    path.quadTo(p[8], p[5]);
    path.quadTo(p[9], p[6]);
    path.lineTo(p[7]);
    painter.drawPath(path);
}

void paintDots(QPainter& painter, const QRectF& at, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const qreal x : {5.0, 12.0, 19.0})
        painter.drawEllipse(on24(at, {{x, 12}})[0], at.width() / 11, at.height() / 11);
}

void paintTarget(QPainter& painter, const QRectF& at)
{
    painter.drawEllipse(at.center(), at.width() * 0.3, at.height() * 0.3);
    for (const auto& [from, to] : {std::pair<QPointF, QPointF>{{12, 1}, {12, 8}},
                                   {{12, 16}, {12, 23}},
                                   {{1, 12}, {8, 12}},
                                   {{16, 12}, {23, 12}}})
        painter.drawPolyline(on24(at, {from, to}));
}

void paintBell(QPainter& painter, const QRectF& at)
{
    const auto p = on24(at, {{3, 18}, {6, 14}, {6, 10}, {6, 4}, {12, 3}, {18, 4}, {18, 10}, {18, 14}, {21, 18}});
    QPainterPath path(p[0]);
    path.quadTo(p[1], p[2]);
    path.quadTo(p[3], p[4]);
    path.quadTo(p[5], p[6]);
    path.quadTo(p[7], p[8]);
    path.closeSubpath();
    painter.drawPath(path);
    painter.drawPolyline(on24(at, {{10.5, 22}, {13.5, 22}}));
}

void paintHand(QPainter& painter, const QRectF& at)
{
    for (const auto& [from, to] : {std::pair<QPointF, QPointF>{{7, 13}, {7, 5}},
                                   {{11.5, 12}, {11.5, 2.5}},
                                   {{16, 12}, {16, 4}},
                                   {{20, 13}, {20, 8}}})
        painter.drawPolyline(on24(at, {from, to}));
    painter.drawPolyline(on24(at, {{20, 12}, {19, 19}, {15, 22.5}, {10, 22}, {6, 18}, {2.5, 13.5}}));
}

void paintWarning(QPainter& painter, const QRectF& at)
{
    painter.drawPath(closed(on24(at, {{12, 2.5}, {22.5, 21}, {1.5, 21}})));
    painter.drawPolyline(on24(at, {{12, 9}, {12, 14}}));
    painter.drawPoint(on24(at, {{12, 18}})[0]);
}

}

void paintGlyph(QPainter& painter, Glyph glyph, const QRectF& where, const QColor& colour)
{
    const QRectF at = square(where);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, std::max(1.5, at.width() / 9), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    switch (glyph) {
    case Glyph::None:
        break;
    case Glyph::Check:
        painter.drawPolyline(on24(at, {{4, 13}, {10, 19}, {20, 6}}));
        break;
    case Glyph::Cross:
        painter.drawPolyline(on24(at, {{5, 5}, {19, 19}}));
        painter.drawPolyline(on24(at, {{19, 5}, {5, 19}}));
        break;
    case Glyph::Ring:
        painter.drawEllipse(at.center(), at.width() * 0.36, at.height() * 0.36);
        break;
    case Glyph::Dot:
        painter.setBrush(colour);
        painter.drawEllipse(at.center(), at.width() * 0.32, at.height() * 0.32);
        break;
    case Glyph::Play:
        painter.setBrush(colour);
        painter.drawPath(closed(on24(at, {{6, 4}, {20, 12}, {6, 20}})));
        break;
    case Glyph::Unfolded:
        painter.setBrush(colour);
        painter.drawPath(closed(on24(at, {{4, 6}, {20, 6}, {12, 20}})));
        break;
    case Glyph::Target:
        paintTarget(painter, at);
        break;
    case Glyph::Undo:
    case Glyph::Redo:
        paintTurn(painter, at, glyph == Glyph::Undo);
        break;
    case Glyph::More:
        paintDots(painter, at, colour);
        break;
    case Glyph::Pencil:
        painter.drawPath(closed(on24(at, {{4, 20}, {5, 15}, {16, 4}, {20, 8}, {9, 19}})));
        break;
    case Glyph::Box:
    case Glyph::BoxChecked:
        painter.drawRoundedRect(QRectF(on24(at, {{3, 3}})[0], on24(at, {{21, 21}})[0]), at.width() / 8,
                                at.height() / 8);
        if (glyph == Glyph::BoxChecked)
            painter.drawPolyline(on24(at, {{7, 12.5}, {11, 16.5}, {17.5, 7.5}}));
        break;
    case Glyph::Warning:
        paintWarning(painter, at);
        break;
    case Glyph::Bell:
        paintBell(painter, at);
        break;
    case Glyph::Hand:
        paintHand(painter, at);
        break;
    }
    painter.restore();
}

QPainterPath shapePath(const QString& shape, const QRectF& where)
{
    const QRectF at = square(where);
    QPainterPath path;
    if (shape == QLatin1String("square"))
        path.addRoundedRect(at.adjusted(at.width() * 0.08, at.width() * 0.08, -at.width() * 0.08, -at.width() * 0.08),
                            at.width() / 12, at.width() / 12);
    else if (shape == QLatin1String("diamond"))
        path = closed(around(at, 4, 1, 1));
    else if (shape == QLatin1String("triangle"))
        path = closed(on24(at, {{12, 1.5}, {23.5, 21.5}, {0.5, 21.5}}));
    else if (shape == QLatin1String("star"))
        path = closed(around(at, 10, 1.04, 0.46));
    else if (shape == QLatin1String("cross"))
        path = closed(on24(at, {{8.5, 1.5},
                                {15.5, 1.5},
                                {15.5, 8.5},
                                {22.5, 8.5},
                                {22.5, 15.5},
                                {15.5, 15.5},
                                {15.5, 22.5},
                                {8.5, 22.5},
                                {8.5, 15.5},
                                {1.5, 15.5},
                                {1.5, 8.5},
                                {8.5, 8.5}}));
    else
        path.addEllipse(at.adjusted(at.width() * 0.04, at.width() * 0.04, -at.width() * 0.04, -at.width() * 0.04));
    return path;
}

}
