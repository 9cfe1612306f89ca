// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/fieldlabel.h"

#include <QLabel>

namespace adjutant::app {

/// A form puts labels at the top of their row, unless they are as high as their field.
QLabel* labelBeside(QWidget& field, const QString& words)
{
    auto* label = new QLabel(words, field.parentWidget());
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    label->setMinimumHeight(field.minimumHeight());
    label->setBuddy(&field);
    return label;
}

}
