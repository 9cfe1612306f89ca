// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/numberrow.h"

#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/numberpad.h"
#include "widgets/touchbutton.h"

#include <QButtonGroup>
#include <QKeyEvent>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int mostButtons = 10;

}

NumberRow::NumberRow(const Theme& theme, const QString& label, int most, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_most(most),
      m_group(new QButtonGroup(this))
{
    setAccessibleName(label);
    auto* row = new FlowLayout(this, 2);
    for (int value = 0; value <= most && value < mostButtons; ++value) {
        auto* button = new TouchButton(theme, QString::number(value), this);
        button->setRadio(true);
        button->setAccessibleName(tr("%1: %2").arg(label).arg(value));
        row->addWidget(button);
        m_group->addButton(button, value);
    }
    if (most >= mostButtons)
        addMore();
    connect(m_group, &QButtonGroup::idClicked, this, [this](int value) {
        if (value == mostButtons)
            return openPad();
        setValue(value);
        Q_EMIT chosen(value);
    });
}

void NumberRow::addMore()
{
    m_more = new TouchButton(m_theme, {}, this);
    m_more->setRadio(true);
    layout()->addWidget(m_more);
    m_group->addButton(m_more, mostButtons);
    setValue(std::nullopt);
}

void NumberRow::openPad()
{
    setValue(m_value); // nothing is chosen yet
    auto* pad = new NumberPad(m_theme, {accessibleName(), 0, m_most, m_value.value_or(mostButtons)}, this);
    connect(pad, &NumberPad::picked, this, [this](int value) {
        setValue(value);
        Q_EMIT chosen(value);
    });
    pad->openBeside(m_more);
}

void NumberRow::setValue(std::optional<int> value)
{
    m_value = value;
    m_group->setExclusive(false);
    for (QAbstractButton* button : m_group->buttons())
        button->setChecked(value && button == buttonOf(*value));
    m_group->setExclusive(true);
    if (!m_more)
        return;
    const bool isThere = m_more->isChecked();
    m_more->setText(isThere ? QString::number(*value) : tr("%1…").arg(mostButtons));
    m_more->setAccessibleName(isThere ? tr("%1: %2").arg(accessibleName()).arg(*value)
                                      : tr("%1: %2 or more").arg(accessibleName()).arg(mostButtons));
}

QAbstractButton* NumberRow::buttonOf(int value) const
{
    return m_group->button(std::min(value, mostButtons));
}

void NumberRow::focusChosen()
{
    if (QAbstractButton* button = buttonOf(m_value.value_or(0)))
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
