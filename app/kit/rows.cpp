// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/rows.h"

#include "widgets/flowlayout.h"

#include <QWidget>

namespace adjutant::app {

QWidget* inOneLine(const QList<QWidget*>& widgets, QWidget* parent)
{
    auto* line = new QWidget(parent);
    auto* flow = FlowLayout::in(line, 8);
    flow->setFilling(true);
    for (QWidget* widget : widgets)
        flow->addWidget(widget);
    QSizePolicy policy = widgets.front()->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Expanding);
    widgets.front()->setSizePolicy(policy);
    return line;
}

void inTabOrder(const QList<QWidget*>& widgets)
{
    QWidget* before = nullptr;
    const auto follow = [&before](QWidget* widget) {
        if (!(widget->focusPolicy() & Qt::TabFocus))
            return;
        if (before)
            QWidget::setTabOrder(before, widget);
        before = widget;
    };
    for (QWidget* widget : widgets) {
        follow(widget);
        if (widget->focusPolicy() == Qt::NoFocus)
            for (QWidget* inside : widget->findChildren<QWidget*>())
                follow(inside);
    }
}

}
