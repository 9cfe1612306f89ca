// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/fitpicture.h"

#include "packs/lengths.h"
#include "shell/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr double left = 12, top = 12;
constexpr double stud = 8, studWidth = 4.8;

}

FitPicture::FitPicture(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::SizeHorCursor);
    setProperty("drawn", true); // by its edge: a page around it stays where it is
    describe();
}

void FitPicture::setThing(Thing thing)
{
    m_thing = thing;
    describe();
    updateGeometry();
    update();
}

QSizeF FitPicture::sizeOf(Thing thing)
{
    switch (thing) {
    case Thing::Brick:
        return {31.8, 15.8};
    case Thing::Plate:
        return {127.8, 15.8};
    case Thing::Card:
        break;
    }
    return {85.6, 53.98};
}

void FitPicture::setPerMillimetre(double perMillimetre)
{
    m_perMillimetre = perMillimetre;
    updateGeometry();
    update();
}

QRectF FitPicture::outline() const
{
    return {QPointF(left, top), sizeOf(m_thing) * m_perMillimetre};
}

QSize FitPicture::sizeHint() const
{
    return {qCeil(outline().right() + left), qCeil(outline().bottom() + top)};
}

void FitPicture::describe()
{
    const QSizeF size = sizeOf(m_thing);
    setAccessibleName(
        tr("Outline of the thing, %1 mm by %2 mm").arg(packs::inWords(size.width()), packs::inWords(size.height())));
}

void FitPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF outline = this->outline();
    const double corner = m_thing == Thing::Card ? 3.18 * m_perMillimetre : 0.5;
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.setBrush(m_theme.colours().cardActive);
    painter.drawRoundedRect(outline, corner, corner);
    if (m_thing != Thing::Card)
        paintStuds(painter, outline);
    // The edges that count, drawn on beyond the thing that covers them.
    painter.setPen(QPen(m_theme.colours().accent, 2));
    painter.drawLine(QPointF(outline.left(), 0), QPointF(outline.left(), height()));
    painter.drawLine(QPointF(outline.right(), 0), QPointF(outline.right(), height()));
}

void FitPicture::paintStuds(QPainter& painter, const QRectF& outline) const
{
    const QSizeF size = sizeOf(m_thing);
    const double scale = m_perMillimetre;
    painter.setBrush(palette().color(QPalette::Base));
    for (int row = 0; row < qRound(size.height() / stud); ++row)
        for (int column = 0; column < qRound(size.width() / stud); ++column)
            painter.drawEllipse(outline.topLeft() +
                                    QPointF((column + 0.5) * stud - 0.1, (row + 0.5) * stud - 0.1) * scale,
                                studWidth / 2 * scale, studWidth / 2 * scale);
}

void FitPicture::mousePressEvent(QMouseEvent* event)
{
    mouseMoveEvent(event);
}

void FitPicture::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        Q_EMIT drawn((event->position().x() - left) / sizeOf(m_thing).width());
}

}
