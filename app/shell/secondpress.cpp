// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/secondpress.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace adjutant::app {

SecondPress::SecondPress(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
    QTimer::singleShot(QApplication::doubleClickInterval(), this, &QObject::deleteLater);
}

bool SecondPress::eventFilter(QObject* watched, QEvent* event)
{
    return (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick) &&
           qobject_cast<QWidget*>(watched);
}

}
