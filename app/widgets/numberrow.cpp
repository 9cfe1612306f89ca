// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/numberrow.h"

#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/touchbutton.h"

#include <QButtonGroup>
#include <QKeyEvent>

namespace adjutant::app {

NumberRow::NumberRow(const Theme& theme, const QString& label, int most, QWidget* parent)
    : QWidget(parent),
      m_group(new QButtonGroup(this))
{
    setAccessibleName(label);
    auto* row = new FlowLayout(this, 2);
    for (int value = 0; value <= most; ++value) {
        auto* button = new TouchButton(theme, QString::number(value), this);
        button->setRadio(true);
        button->setAccessibleName(tr("%1: %2").arg(label).arg(value));
        row->addWidget(button);
        m_group->addButton(button, value);
    }
    connect(m_group, &QButtonGroup::idClicked, this, &NumberRow::chosen);
}

std::optional<int> NumberRow::value() const
{
    return m_group->checkedId() < 0 ? std::nullopt : std::optional<int>(m_group->checkedId());
}

void NumberRow::setValue(std::optional<int> value)
{
    m_group->setExclusive(false);
    for (QAbstractButton* button : m_group->buttons())
        button->setChecked(value && m_group->id(button) == *value);
    m_group->setExclusive(true);
}

void NumberRow::focusChosen()
{
    if (QAbstractButton* button = m_group->button(value().value_or(0)))
        button->setFocus(Qt::TabFocusReason);
}

void NumberRow::keyPressEvent(QKeyEvent* event)
{
    const int digit = event->key() - Qt::Key_0;
    if (event->modifiers() == Qt::NoModifier && digit >= 0 && digit <= 9 && m_group->button(digit))
        return press(digit);
    QWidget::keyPressEvent(event);
}

void NumberRow::press(int value)
{
    m_group->button(value)->setFocus(Qt::TabFocusReason);
    m_group->button(value)->click();
}

}
