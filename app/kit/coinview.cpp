// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/coinview.h"

#include "shell/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int gap = 6;

// The head of a brick figure: a rounded block with a stud on top, looking at us.
void paintHead(QPainter& painter, const QRectF& coin, const QColor& ink, const QColor& ground)
{
    const double u = coin.width() / 100;
    const QPointF c = coin.center();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawRoundedRect(QRectF(c.x() - 11 * u, c.y() - 31 * u, 22 * u, 16 * u), 4 * u, 4 * u);
    painter.drawRoundedRect(QRectF(c.x() - 26 * u, c.y() - 22 * u, 52 * u, 48 * u), 14 * u, 14 * u);
    painter.setBrush(ground);
    painter.drawEllipse(c + QPointF(-10 * u, -6 * u), 4 * u, 4 * u);
    painter.drawEllipse(c + QPointF(10 * u, -6 * u), 4 * u, 4 * u);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ground, 4 * u, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(QRectF(c.x() - 12 * u, c.y() - 8 * u, 24 * u, 22 * u), 205 * 16, 130 * 16);
}

void paintOne(QPainter& painter, const QRectF& coin, const QColor& ink, const QFont& font)
{
    QFont numeral = font;
    numeral.setPixelSize(std::max(1, qRound(coin.height() * 0.56)));
    numeral.setBold(true);
    painter.setFont(numeral);
    painter.setPen(ink);
    painter.drawText(coin, Qt::AlignCenter, QStringLiteral("1"));
}

void paintCoin(QPainter& painter, const QRectF& where, Coin::Side side, const Theme& theme, const QWidget& on)
{
    const QColor metal = theme.colours().next;
    const QColor ground = on.palette().color(QPalette::Base);
    const double rim = std::max(1.5, where.width() / 28);
    const QRectF coin = where.adjusted(rim / 2 + 0.5, rim / 2 + 0.5, -rim / 2 - 0.5, -rim / 2 - 0.5);
    painter.setPen(QPen(metal, rim));
    painter.setBrush(side == Coin::Side::Heads ? metal : ground);
    painter.drawEllipse(coin);
    if (side == Coin::Side::Heads) {
        paintHead(painter, coin, theme.colours().nextText, metal);
        return;
    }
    if (where.width() > 60) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(metal, rim / 2, Qt::DotLine));
        painter.drawEllipse(coin.adjusted(2.4 * rim, 2.4 * rim, -2.4 * rim, -2.4 * rim));
    }
    paintOne(painter, coin, on.palette().color(QPalette::Text), on.font());
}

}

CoinView::CoinView(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setSide({});
}

void CoinView::setSide(std::optional<Coin::Side> side)
{
    m_side = side;
    setAccessibleName(side ? tr("The coin shows: %1").arg(Coin::nameOf(*side)) : tr("The coin, not tossed yet"));
    update();
}

QSize CoinView::sizeHint() const
{
    const int edge = std::clamp(fontMetrics().height() * 6, 96, 128); // beside it the words have to grow
    return {edge, edge};
}

void CoinView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_side)
        return paintCoin(painter, rect(), *m_side, m_theme, *this);
    painter.setPen(QPen(m_theme.colours().quiet, 2, Qt::DashLine));
    painter.drawEllipse(QRectF(rect()).adjusted(2, 2, -2, -2));
}

CoinTrail::CoinTrail(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CoinTrail::setSides(const std::vector<Coin::Side>& sides)
{
    m_sides = sides;
    QStringList names;
    for (const Coin::Side side : sides)
        names.append(Coin::nameOf(side));
    setAccessibleName(names.isEmpty() ? tr("No tosses yet")
                                      : tr("The last tosses, newest first: %1").arg(names.join(QStringLiteral(", "))));
    update();
}

int CoinTrail::edge() const
{
    return std::max(22, fontMetrics().height() * 3 / 2);
}

QSize CoinTrail::sizeHint() const
{
    return {6 * (edge() + gap), edge()};
}

QSize CoinTrail::minimumSizeHint() const
{
    return {edge(), edge()};
}

void CoinTrail::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = 0;
    for (const Coin::Side side : m_sides) {
        if (x + edge() > width())
            return;
        paintCoin(painter, QRectF(x, 0, edge(), edge()), side, m_theme, *this);
        x += edge() + gap;
    }
}

}
