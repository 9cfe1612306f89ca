// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/focussign.h"

#include "shell/style.h"

#include <QEvent>
#include <QPainter>

namespace adjutant::app {

FocusSign::FocusSign(QWidget& over) : QWidget(&over), m_over(over)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    over.installEventFilter(this);
}

bool FocusSign::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::FocusIn)
        setGeometry(m_over.rect());
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        setVisible(event->type() == QEvent::FocusIn);
        raise();
    }
    return QWidget::eventFilter(watched, event);
}

void FocusSign::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(focusColour(*this), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
}

}
