// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/unheard.h"

#include <QApplication>
#include <QKeyEvent>
#include <QTimer>
#include <QWidget>

#include <utility>

namespace adjutant::app {

namespace {

constexpr int betweenDice = 1200; // ms

bool isPress(QObject* watched, const QEvent& event)
{
    const bool presses = event.type() == QEvent::MouseButtonPress || event.type() == QEvent::MouseButtonDblClick;
    return presses && qobject_cast<QWidget*>(watched);
}

bool isSpace(QObject*, const QEvent& event)
{
    const bool isKey = event.type() == QEvent::KeyPress || event.type() == QEvent::KeyRelease;
    return isKey && static_cast<const QKeyEvent&>(event).key() == Qt::Key_Space;
}

}

Unheard::Unheard(int milliseconds, Is is, QObject* parent) : QObject(parent), m_over(milliseconds), m_is(std::move(is))
{
    qApp->installEventFilter(this);
    QTimer::singleShot(milliseconds, this, &QObject::deleteLater);
}

void Unheard::secondPress(QObject* parent)
{
    new Unheard(QApplication::doubleClickInterval(), isPress, parent);
}

void Unheard::spaces(QObject* parent)
{
    new Unheard(betweenDice, isSpace, parent);
}

bool Unheard::eventFilter(QObject* watched, QEvent* event)
{
    return m_is(watched, *event) && !m_over.hasExpired();
}

}
