// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/secondpress.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace adjutant::app {

SecondPress::SecondPress(QObject* parent) : QObject(parent), m_over(QApplication::doubleClickInterval())
{
    qApp->installEventFilter(this);
    QTimer::singleShot(m_over.remainingTime(), this, &QObject::deleteLater);
}

bool SecondPress::eventFilter(QObject* watched, QEvent* event)
{
    const bool presses = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    return presses && qobject_cast<QWidget*>(watched) && !m_over.hasExpired();
}

}
