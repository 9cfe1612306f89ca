// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/numberfield.h"

#include "shell/theme.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QSpinBox>

namespace adjutant::app {

namespace {

constexpr int leastLetters = 6; // that can be seen of the number, or of what stands in its place

}

NumberField::NumberField(const Theme& theme, QSpinBox* number, const QString& label, QWidget* parent)
    : QWidget(parent),
      m_number(number),
      m_less(addStep(theme, QStringLiteral("−"), -1)),
      m_more(addStep(theme, QStringLiteral("+"), 1))
{
    number->setButtonSymbols(QAbstractSpinBox::NoButtons);
    number->setAlignment(Qt::AlignCenter);
    number->setMinimumHeight(Theme::touch);
    number->setMinimumWidth(number->fontMetrics().averageCharWidth() * leastLetters);
    number->setAccessibleName(label);
    m_less->setAccessibleName(tr("%1: one less").arg(label));
    m_more->setAccessibleName(tr("%1: one more").arg(label));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_less);
    row->addWidget(number, 1);
    row->addWidget(m_more);
    setMinimumHeight(Theme::touch);
    setFocusProxy(number);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(number, &QSpinBox::valueChanged, this, &NumberField::refresh);
    refresh();
}

TouchButton* NumberField::addStep(const Theme& theme, const QString& text, int by)
{
    auto* button = new TouchButton(theme, text, this);
    button->setMinimumSize(Theme::touch, Theme::touch);
    connect(button, &TouchButton::clicked, this, [this, by] { m_number->stepBy(by); });
    return button;
}

void NumberField::refresh()
{
    m_less->setEnabled(m_number->value() > m_number->minimum());
    m_more->setEnabled(m_number->value() < m_number->maximum());
}

}
