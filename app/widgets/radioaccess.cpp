// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/radioaccess.h"

#include "widgets/touchbutton.h"

#include <QAccessibleWidget>

namespace adjutant::app {

namespace {

class RadioAccess final : public QAccessibleWidget
{
public:
    explicit RadioAccess(TouchButton& button) : QAccessibleWidget(&button, QAccessible::RadioButton), m_button(button)
    {
    }

    QString text(QAccessible::Text which) const override
    {
        const QString said = QAccessibleWidget::text(which);
        return said.isEmpty() && which == QAccessible::Name ? m_button.text() : said;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = m_button.isChecked();
        state.pressed = m_button.isDown();
        return state;
    }

    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (m_button.isEnabled())
            names.prepend(toggleAction());
        return names;
    }

    void doAction(const QString& name) override
    {
        if (name != toggleAction() && name != pressAction())
            QAccessibleWidget::doAction(name);
        else if (m_button.isEnabled())
            m_button.animateClick();
    }

private:
    TouchButton& m_button;
};

}

QAccessibleInterface* radioAccess(const QString&, QObject* object)
{
    auto* button = qobject_cast<TouchButton*>(object);
    return button && button->isRadio() ? new RadioAccess(*button) : nullptr;
}

}
