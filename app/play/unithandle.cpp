// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/unithandle.h"

#include "shell/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>

namespace adjutant::app {

namespace {

constexpr int grip = 22; // wide: two columns of dots
constexpr int least = Theme::touch;
constexpr int dot = 3, between = 6;

}

UnitHandle::UnitHandle(const QString& label, QWidget* parent) : QWidget(parent), m_label(label)
{
    setMinimumHeight(least);
    setProperty("drawn", true); // the page stays where it is
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(grip, 0, 0, 0);
    auto* caption = new QLabel(label, this);
    caption->setProperty("role", QStringLiteral("caption"));
    caption->setAttribute(Qt::WA_TransparentForMouseEvents); // it is part of what is drawn
    row->addWidget(caption, 1);
    setPlace(0, 1);
}

void UnitHandle::setPlace(int place, int of)
{
    setEnabled(of > 1);
    setFocusPolicy(of > 1 ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(of > 1 ? Qt::OpenHandCursor : Qt::ArrowCursor);
    setToolTip(of > 1 ? tr("Draw it up or down, or use the arrow keys") : QString());
    setAccessibleName(tr("%1, place %2 of %3").arg(m_label).arg(place + 1).arg(of));
    setAccessibleDescription(toolTip());
    update();
}

void UnitHandle::paintEvent(QPaintEvent*)
{
    if (!isEnabled())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::PlaceholderText));
    for (int row = -1; row <= 1; ++row)
        for (int column = 0; column < 2; ++column)
            painter.drawEllipse(QRectF(4 + column * between, height() / 2.0 + row * between - dot / 2.0, dot, dot));
    if (!hasFocus())
        return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

void UnitHandle::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        Q_EMIT moved(event->key() == Qt::Key_Up ? -1 : 1);
    else
        QWidget::keyPressEvent(event);
}

void UnitHandle::mousePressEvent(QMouseEvent* event)
{
    event->setAccepted(event->button() == Qt::LeftButton);
    if (event->isAccepted())
        setCursor(Qt::ClosedHandCursor);
}

void UnitHandle::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton)
        Q_EMIT drawnTo(event->globalPosition().toPoint().y());
}

void UnitHandle::mouseReleaseEvent(QMouseEvent*)
{
    setCursor(Qt::OpenHandCursor);
}

}
