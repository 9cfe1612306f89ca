// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAccessible>
#include <QSpinBox>

namespace adjutant::test {

/// Everything a screen reader meets below this widget that is in sight and has no name.
inline void collectUnnamed(QAccessibleInterface* element, QStringList& unnamed)
{
    if (!element || element->state().invisible)
        return;
    const bool silent = element->role() == QAccessible::Client || element->role() == QAccessible::Grip ||
                        element->role() == QAccessible::ScrollBar || element->role() == QAccessible::Splitter ||
                        element->role() == QAccessible::Whitespace || element->role() == QAccessible::Separator;
    const bool actionable = element->role() == QAccessible::Button || element->role() == QAccessible::CheckBox ||
                            element->role() == QAccessible::RadioButton ||
                            element->role() == QAccessible::EditableText || element->role() == QAccessible::Table ||
                            element->role() == QAccessible::StaticText;
    if (!silent && actionable && element->text(QAccessible::Name).isEmpty()) {
        const QObject* object = element->object();
        unnamed.append(QStringLiteral("%1 (role %2) in %3")
                           .arg(object ? QLatin1String(object->metaObject()->className()) : QLatin1String("?"))
                           .arg(element->role())
                           .arg(object && object->parent() ? QLatin1String(object->parent()->metaObject()->className())
                                                           : QLatin1String("?")));
    }
    for (int i = 0; i < element->childCount(); ++i)
        collectUnnamed(element->child(i), unnamed);
}

/// Whether a screen reader is told what stands there: a tick, a number.
inline bool saysItsState(QWidget& widget)
{
    QAccessibleInterface* element = QAccessible::queryAccessibleInterface(&widget);
    if (const auto* button = qobject_cast<QAbstractButton*>(&widget); button && button->isCheckable())
        return element && element->state().checkable && element->state().checked == button->isChecked();
    const auto* slider = qobject_cast<QAbstractSlider*>(&widget);
    const auto* number = qobject_cast<QSpinBox*>(&widget);
    if (!slider && !number)
        return true;
    QAccessibleValueInterface* value = element ? element->valueInterface() : nullptr;
    return value && value->currentValue().toInt() == (slider ? slider->value() : number->value());
}

/// What is in sight below this widget and keeps its state to itself.
inline QStringList silentIn(QWidget& page)
{
    QStringList silent;
    for (QWidget* widget : page.findChildren<QWidget*>())
        if (widget->isVisibleTo(&page) && !saysItsState(*widget))
            silent << QStringLiteral("says no state: %1 %2")
                          .arg(QLatin1String(widget->metaObject()->className()), widget->accessibleName());
    return silent;
}

inline QStringList unnamedIn(QWidget* widget)
{
    QStringList unnamed;
    collectUnnamed(QAccessible::queryAccessibleInterface(widget), unnamed);
    return unnamed;
}

}
