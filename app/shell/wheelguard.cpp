// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/wheelguard.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>

namespace adjutant::app {

WheelGuard::WheelGuard(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

// Ignored, it goes on to whatever is around it; the parts inside (a line, a list that is open) are others.
bool WheelGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel ||
        !(qobject_cast<QComboBox*>(watched) || qobject_cast<QAbstractSpinBox*>(watched)))
        return false;
    event->ignore();
    return true;
}

}
