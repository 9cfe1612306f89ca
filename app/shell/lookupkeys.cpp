// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/lookupkeys.h"

#include "pages/lookupdialog.h"

#include <QAction>
#include <QApplication>
#include <QEvent>

namespace adjutant::app {

namespace {

bool standsBefore(const QWidget& widget, const QWidget& window)
{
    const QWidget* one = widget.parentWidget();
    while (one && one != &window)
        one = one->parentWidget();
    return one;
}

bool hasNoLookup(const QWidget& widget)
{
    const Qt::WindowType type = widget.windowType();
    return (type == Qt::Dialog || type == Qt::Window) && !qobject_cast<const LookupDialog*>(&widget);
}

}

LookupKeys::LookupKeys(QAction& search, QWidget* window) : QObject(window), m_window(window), m_over(new QAction(this))
{
    const auto follow = [this, &search] { m_over->setShortcuts(search.shortcuts()); };
    follow();
    connect(&search, &QAction::changed, this, follow);
    connect(m_over, &QAction::triggered, this, [this] {
        if (QWidget* over = QApplication::activeWindow())
            Q_EMIT wanted(over);
    });
    qApp->installEventFilter(this);
}

bool LookupKeys::eventFilter(QObject* watched, QEvent* event)
{
    auto* widget = event->type() == QEvent::Show ? qobject_cast<QWidget*>(watched) : nullptr;
    if (widget && widget->isWindow() && hasNoLookup(*widget) && standsBefore(*widget, *m_window))
        widget->addAction(m_over);
    return false;
}

}
