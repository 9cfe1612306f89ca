// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rowmenu.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QMenu>

namespace adjutant::app {

void offerAtRows(QAbstractItemView& list, const QList<QAbstractButton*>& buttons)
{
    list.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&list, &QWidget::customContextMenuRequested, &list, [&list, buttons](const QPoint& at) {
        const QModelIndex row = list.indexAt(at);
        if (!row.isValid())
            return;
        list.setCurrentIndex(row);
        auto* menu = new QMenu(&list);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        for (QAbstractButton* button : buttons) {
            if (button->isHidden())
                continue;
            menu->addAction(button->text(), button, &QAbstractButton::click)->setEnabled(button->isEnabled());
        }
        menu->popup(list.viewport()->mapToGlobal(at));
    });
}

}
