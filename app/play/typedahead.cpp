// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/typedahead.h"

#include <QApplication>
#include <QKeyEvent>
#include <QTimer>

namespace adjutant::app {

namespace {

constexpr int pause = 1200; // ms, between one die and the next

}

TypedAhead::TypedAhead(QObject* parent) : QObject(parent), m_over(pause)
{
    qApp->installEventFilter(this);
    QTimer::singleShot(pause, this, &QObject::deleteLater);
}

bool TypedAhead::eventFilter(QObject*, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    return isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space && !m_over.hasExpired();
}

}
