// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/dieview.h"

#include "shell/theme.h"
#include "widgets/glyph.h"
#include "widgets/textlabel.h"

#include <QPainter>
#include <QtMath>

namespace adjutant::app {

namespace {

QPolygonF regular(const QRectF& where, int corners, qreal turned)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const qreal angle = 2 * M_PI * i / corners + turned;
        polygon << where.center() + QPointF(std::sin(angle) * where.width() / 2, -std::cos(angle) * where.height() / 2);
    }
    return polygon;
}

/// Which of the nine places of a six-sided die hold a pip, row by row from the top.
int pipsOf(std::int64_t face)
{
    static constexpr int pips[] = {0, 0b000010000, 0b001000100, 0b001010100, 0b101000101, 0b101010101, 0b101101101};
    return face >= 1 && face <= 6 ? pips[face] : 0;
}

}

QPainterPath dieOutline(int sides, const QRectF& where)
{
    QPainterPath path;
    switch (sides) {
    case 4:
        path.addPolygon(regular(where.translated(0, where.height() * 0.1), 3, 0));
        break;
    case 8:
        path.addPolygon(regular(where, 4, 0));
        break;
    case 10: {
        const QPointF c = where.center();
        const qreal w = where.width() / 2;
        const qreal h = where.height() / 2;
        path.addPolygon(QPolygonF{QPointF(c.x(), c.y() - h), QPointF(c.x() + w, c.y() - h * 0.1),
                                  QPointF(c.x() + w * 0.92, c.y() + h * 0.3), QPointF(c.x(), c.y() + h),
                                  QPointF(c.x() - w * 0.92, c.y() + h * 0.3), QPointF(c.x() - w, c.y() - h * 0.1)});
        break;
    }
    case 12:
        path.addPolygon(regular(where, 5, 0));
        break;
    case 20:
        path.addPolygon(regular(where, 6, 0));
        break;
    case 100:
        path.addEllipse(where);
        break;
    default:
        path.addRoundedRect(
            where.adjusted(where.width() * 0.06, where.width() * 0.06, -where.width() * 0.06, -where.width() * 0.06),
            where.width() / 7, where.width() / 7);
    }
    path.closeSubpath();
    return path;
}

DieView::DieView(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(words());
}

void DieView::setLook(const DieLook& look)
{
    m_look = look;
    setAccessibleName(words());
    updateGeometry();
    update();
}

QString DieView::words() const
{
    if (m_look.blank)
        return tr("d%1, not thrown yet").arg(m_look.sides);
    QString result = tr("d%1: %2").arg(m_look.sides).arg(m_look.face);
    if (!m_look.label.isEmpty())
        result = tr("%1, %2").arg(result, m_look.label);
    if (!m_look.taken.isEmpty())
        result = tr("%1, taken away: %2").arg(result, m_look.taken);
    return m_look.typed ? tr("%1, thrown on the table").arg(result) : result;
}

int DieView::edge() const
{
    return std::max(76, qRound(fontMetrics().height() * 4.4));
}

QSize DieView::sizeHint() const
{
    const QFontMetrics small(scaledFont(font(), 0.9, true));
    return QSize(std::max(edge() + std::max(8, edge() / 10), small.horizontalAdvance(caption()) + 8), edge() + 10 + small.height());
}

void DieView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool raised = m_look.mark == DieLook::Mark::Hit && m_look.taken.isEmpty();
    QRectF body((width() - edge()) / 2.0, raised ? 1 : 5, edge(), edge());
    if (raised) {
        painter.setOpacity(0.35);
        painter.fillPath(dieOutline(m_look.sides, body.translated(0, 5)), palette().color(QPalette::WindowText));
        painter.setOpacity(1);
    }
    paintBody(painter, body);
    if (!m_look.blank)
        paintBadge(painter, body);
    painter.setFont(scaledFont(font(), 0.9, true));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(0, edge() + 8, width(), height() - edge() - 8), Qt::AlignHCenter | Qt::AlignTop, caption());
}

void DieView::paintBody(QPainter& painter, const QRectF& body)
{
    const Colours& colours = m_theme.colours();
    const bool taken = !m_look.taken.isEmpty();
    QColor ground = palette().color(QPalette::Base);
    QColor ink = palette().color(QPalette::Text);
    if (!taken && m_look.mark == DieLook::Mark::Hit) {
        ground = colours.hit;
        ink = colours.hitText;
    } else if (taken || m_look.mark == DieLook::Mark::Miss) {
        ground = colours.miss;
        ink = colours.missText;
    }
    QPen edgePen(m_look.mark == DieLook::Mark::Hit && !taken ? ink : colours.quiet, 2);
    if (m_look.blank) {
        edgePen.setStyle(Qt::DashLine);
        ground = Qt::transparent;
    }
    painter.setPen(edgePen);
    painter.setBrush(ground);
    painter.drawPath(dieOutline(m_look.sides, body.adjusted(1.5, 1.5, -1.5, -1.5)));
    if (m_look.blank)
        return;
    if (m_look.sides == 6 && pipsOf(m_look.face) != 0) {
        paintPips(painter, body, ink);
        return;
    }
    painter.setPen(ink);
    const int digits = static_cast<int>(QString::number(m_look.face).size());
    QFont numeral = font();
    numeral.setPixelSize(qRound(body.height() * (digits > 2 ? 0.3 : 0.42)));
    numeral.setBold(true);
    painter.setFont(numeral);
    painter.drawText(m_look.sides == 4 ? body.translated(0, body.height() * 0.1) : body, Qt::AlignCenter,
                     QString::number(m_look.face));
}

void DieView::paintPips(QPainter& painter, const QRectF& body, const QColor& ink)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const int pips = pipsOf(m_look.face);
    for (int i = 0; i < 9; ++i)
        if ((pips >> (8 - i)) & 1)
            painter.drawEllipse(body.center() +
                                    QPointF((i % 3 - 1) * body.width() * 0.24, (i / 3 - 1) * body.height() * 0.24),
                                body.width() * 0.08, body.height() * 0.08);
}

void DieView::paintBadge(QPainter& painter, const QRectF& body)
{
    const QRectF corner(body.right() - body.width() * 0.3, body.bottom() - body.width() * 0.3, body.width() * 0.34,
                        body.width() * 0.34);
    const bool taken = !m_look.taken.isEmpty();
    const QColor ground = palette().color(QPalette::Window);
    const QColor ink = palette().color(QPalette::WindowText);
    if (taken) {
        painter.setPen(QPen(ground, 7));
        painter.drawLine(body.bottomLeft() + QPointF(4, -4), body.topRight() + QPointF(-4, 4));
        painter.setPen(QPen(ink, 4));
        painter.drawLine(body.bottomLeft() + QPointF(4, -4), body.topRight() + QPointF(-4, 4));
    }
    if (m_look.mark != DieLook::Mark::None && !taken) {
        painter.setPen(QPen(ink, 1.5));
        painter.setBrush(ground);
        painter.drawEllipse(corner);
        const qreal in = corner.width() * 0.22;
        paintGlyph(painter, m_look.mark == DieLook::Mark::Hit ? Glyph::Check : Glyph::Cross,
                   corner.adjusted(in, in, -in, -in), ink);
    }
    if (m_look.typed)
        paintGlyph(painter, Glyph::Pencil,
                   QRectF(body.left() - 2, body.top() - 1, body.width() * 0.24, body.width() * 0.24), ink);
}

}
