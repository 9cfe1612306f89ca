// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/clearbutton.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QLineEdit>

namespace adjutant::app {

void addClearButton(QLineEdit& line)
{
    line.setClearButtonEnabled(true);
    if (auto* button = line.findChild<QAbstractButton*>())
        button->setAccessibleName(QCoreApplication::translate("ClearButton", "Clear"));
}

}
