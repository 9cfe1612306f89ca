// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/dieview.h"

#include "shell/theme.h"
#include "widgets/glyph.h"
#include "widgets/textlabel.h"

#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace adjutant::app {

namespace {

// Dice of one colour: as they are, and where they do not count.
constexpr QColor ivory(0xfb, 0xf6, 0xe6), inkOnIvory(0x1d, 0x1b, 0x16);
constexpr QColor dullIvory(0xd6, 0xd1, 0xc2), inkOnDullIvory(0x45, 0x42, 0x3a);
constexpr QColor ebony(0x1c, 0x1f, 0x24), inkOnEbony(0xf6, 0xf4, 0xee);
constexpr QColor dullEbony(0x50, 0x54, 0x5b), inkOnDullEbony(0xf0, 0xef, 0xea);

// Parts of a die's edge: how far the middle of its badge is from its own, beside the pips, and how far that reaches.
constexpr qreal badgeAt = 0.43;
constexpr qreal badgeRadius = 0.15;
constexpr qreal besideDie = badgeAt + badgeRadius - 0.5;

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
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void DieView::setFall(double over)
{
    m_fall = over;
    update();
}

void DieView::setSmall(bool small)
{
    m_small = small;
    updateGeometry();
    update();
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
    QString result =
        m_look.counted ? tr("d%1, counted").arg(m_look.sides) : tr("d%1: %2").arg(m_look.sides).arg(m_look.face);
    if (!m_look.label.isEmpty())
        result = tr("%1, %2").arg(result, m_look.label);
    if (!m_look.taken.isEmpty())
        result = tr("%1, taken away: %2").arg(result, m_look.taken);
    return m_look.typed ? tr("%1, thrown on the table").arg(result) : result;
}

int DieView::edge() const
{
    return qRound(std::max(76.0, fontMetrics().height() * 4.4) * (m_small ? 0.75 : 1));
}

int DieView::captionTop() const
{
    return 6 + edge() + qCeil(edge() * besideDie);
}

QSize DieView::sizeHint() const
{
    const QFontMetrics small(scaledFont(font(), 0.9, true));
    const int beside = qCeil(edge() * besideDie) + 1;
    return QSize(std::max(edge() + 2 * beside, small.horizontalAdvance(caption()) + 8),
                 captionTop() + 2 + small.height());
}

void DieView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isFalling())
        return paintFalling(painter);
    const bool raised = m_look.mark == DieLook::Mark::Hit && m_look.taken.isEmpty();
    QRectF body((width() - edge()) / 2.0, raised ? 1 : 5, edge(), edge());
    if (raised) {
        painter.setOpacity(0.35);
        painter.fillPath(dieOutline(m_look.sides, body.translated(0, 5)), palette().color(QPalette::WindowText));
        painter.setOpacity(1);
    }
    paintBody(painter, body, skin(), m_look.face);
    if (!m_look.blank)
        paintBadge(painter, body);
    painter.setFont(scaledFont(font(), 0.9, true));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(0, captionTop(), width(), height() - captionTop()), Qt::AlignHCenter | Qt::AlignTop,
                     caption());
}

/// Dice of one colour tell hits by a thick rim and misses by a dull ground; the badge and the word are always there.
DieView::Skin DieView::skin() const
{
    const Colours& colours = m_theme.colours();
    const bool hit = m_look.taken.isEmpty() && m_look.mark == DieLook::Mark::Hit && !isFalling();
    const bool dull = (!m_look.taken.isEmpty() || m_look.mark == DieLook::Mark::Miss) && !isFalling();
    switch (m_theme.dice().colour) {
    case Preferences::DiceColour::Light:
        return {dull ? dullIvory : ivory, dull ? inkOnDullIvory : inkOnIvory, hit ? colours.hit : colours.quiet,
                hit ? 5 : 2};
    case Preferences::DiceColour::Dark:
        return {dull ? dullEbony : ebony, dull ? inkOnDullEbony : inkOnEbony, hit ? colours.hit : colours.quiet,
                hit ? 5 : 2};
    case Preferences::DiceColour::ByResult:
        break;
    }
    if (hit)
        return {colours.hit, colours.hitText, colours.hitText, 2};
    if (dull)
        return {colours.miss, colours.missText, colours.quiet, 2};
    return {palette().color(QPalette::Base), palette().color(QPalette::Text), colours.quiet, 2};
}

/// It comes nearer and turns until it lies; towards the end it shows what it will show.
void DieView::paintFalling(QPainter& painter)
{
    const double left = 1 - m_fall;
    const double eased = left * left;
    const std::size_t seed = qHash(quintptr(this));
    const int turn = static_cast<int>(m_fall * 9);
    const bool settling = m_fall > 0.85;
    const auto any = static_cast<std::int64_t>(qHash(turn, seed) % static_cast<std::size_t>(std::max(1, m_look.sides)));
    const double hop = std::abs(std::sin(m_fall * 3 * M_PI)) * left * edge() * 0.12;
    painter.translate(width() / 2.0, 5 + edge() / 2.0 - hop);
    painter.rotate((seed % 2 == 0 ? 1 : -1) * eased * 400);
    painter.scale(1 - 0.32 * left, 1 - 0.32 * left);
    paintBody(painter, QRectF(-edge() / 2.0, -edge() / 2.0, edge(), edge()), skin(), settling ? m_look.face : any + 1);
}

void DieView::paintBody(QPainter& painter, const QRectF& body, const Skin& skin, std::int64_t face)
{
    QPen edgePen(skin.edge, skin.width);
    QColor ground = skin.ground;
    if (m_look.blank) {
        edgePen.setStyle(Qt::DashLine);
        ground = Qt::transparent;
    }
    const qreal in = 0.5 + skin.width / 2.0;
    painter.setPen(edgePen);
    painter.setBrush(ground);
    painter.drawPath(dieOutline(m_look.sides, body.adjusted(in, in, -in, -in)));
    if (m_look.blank || m_look.counted)
        return;
    if (m_look.sides == 6 && pipsOf(face) != 0 && !m_theme.dice().numbers)
        return paintPips(painter, body, skin.ink, face);
    painter.setPen(skin.ink);
    const int digits = static_cast<int>(QString::number(face).size());
    QFont numeral = font();
    numeral.setPixelSize(qRound(body.height() * (digits > 2 ? 0.3 : m_look.sides == 6 ? 0.5 : 0.42)));
    numeral.setBold(true);
    painter.setFont(numeral);
    painter.drawText(m_look.sides == 4 ? body.translated(0, body.height() * 0.1) : body, Qt::AlignCenter,
                     QString::number(face));
}

void DieView::paintPips(QPainter& painter, const QRectF& body, const QColor& ink, std::int64_t face)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const int pips = pipsOf(face);
    for (int i = 0; i < 9; ++i)
        if ((pips >> (8 - i)) & 1)
            painter.drawEllipse(body.center() +
                                    QPointF((i % 3 - 1) * body.width() * 0.24, (i / 3 - 1) * body.height() * 0.24),
                                body.width() * 0.08, body.height() * 0.08);
}

void DieView::paintBadge(QPainter& painter, const QRectF& body)
{
    const qreal radius = body.width() * badgeRadius, away = body.width() * badgeAt;
    const QRectF corner(body.center() + QPointF(away - radius, away - radius), QSizeF(2 * radius, 2 * radius));
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
        paintGlyph(painter, Glyph::Hand,
                   QRectF(body.left() - body.width() * 0.06, body.top() - 1, body.width() * 0.24, body.width() * 0.24),
                   ink);
}

}
