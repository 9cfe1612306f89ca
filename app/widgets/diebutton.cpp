// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/diebutton.h"

#include "widgets/dieview.h"

#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace adjutant::app {

DieButton::DieButton(DieView* die, const QString& tap, QWidget* parent)
    : QAbstractButton(parent),
      m_die(die),
      m_tap(tap)
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* inside = new QVBoxLayout(this);
    inside->setContentsMargins(3, 3, 3, 3);
    inside->addWidget(die);
    die->setAttribute(Qt::WA_TransparentForMouseEvents);
    setToolTip(tap);
    refresh();
}

void DieButton::refresh()
{
    setAccessibleName(tr("%1. %2").arg(m_die->words(), m_tap));
    updateGeometry();
}

QSize DieButton::sizeHint() const
{
    return m_die->sizeHint().grownBy(QMargins(3, 3, 3, 3));
}

void DieButton::paintEvent(QPaintEvent*)
{
    if (!hasFocus() && !isDown())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
}

void DieButton::keyPressEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

}
