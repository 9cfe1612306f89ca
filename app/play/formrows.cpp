// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/formrows.h"

#include "shell/theme.h"
#include "widgets/numberfield.h"

#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

namespace adjutant::app {

void spread(QFormLayout& form)
{
    form.setContentsMargins(0, 0, 0, 0);
    form.setRowWrapPolicy(QFormLayout::WrapLongRows);
    form.setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
}

QWidget* forFingers(const Theme& theme, QWidget* field, const QString& words)
{
    field->setMinimumHeight(Theme::touch);
    field->setAccessibleName(words);
    auto* number = qobject_cast<QSpinBox*>(field);
    return number ? new NumberField(theme, number, words, field->parentWidget()) : field;
}

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
