// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/dialogsize.h"

#include <QDialog>

namespace adjutant::app {

void resizeInSight(QDialog& dialog, const QSize& wanted)
{
    const QWidget* parent = dialog.parentWidget();
    dialog.resize(parent ? wanted.boundedTo(parent->window()->size() - QSize(60, 40)) : wanted);
}

}
