// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QSet>

/// Goes over a page as a screen reader, a finger and the Tab key would, and says what each would stumble over.
class Walk
{
public:
    explicit Walk(QWidget& page)
    {
        for (QWidget* widget : page.findChildren<QWidget*>()) {
            if (!widget->isVisibleTo(&page) || !isControl(*widget))
                continue;
            m_controls.append(widget);
            if (nameOf(*widget).isEmpty())
                m_faults.append(QStringLiteral("no name: ") + describe(*widget));
            if (widget->height() < 48 && !qobject_cast<QAbstractSlider*>(widget))
                m_faults.append(QStringLiteral("%1 px high: %2").arg(widget->height()).arg(describe(*widget)));
        }
        checkFocusChain(page);
    }

    const QStringList& faults() const { return m_faults; }
    qsizetype controls() const { return m_controls.size(); }

private:
    static bool isControl(const QWidget& widget)
    {
        if (qobject_cast<const QScrollBar*>(&widget) || qobject_cast<const QHeaderView*>(&widget) ||
            widget.objectName().startsWith(QLatin1String("qt_")))
            return false;
        return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
               qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractItemView*>(&widget) ||
               qobject_cast<const QAbstractSlider*>(&widget);
    }

    static QString nameOf(QWidget& widget)
    {
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&widget);
        return accessible ? accessible->text(QAccessible::Name) : QString();
    }

    static QString describe(const QWidget& widget)
    {
        return QStringLiteral("%1 %2").arg(QLatin1String(widget.metaObject()->className()), widget.objectName());
    }

    void checkFocusChain(QWidget& page)
    {
        QSet<const QWidget*> reached;
        const QWidget* widget = &page;
        do {
            reached.insert(widget);
            widget = widget->nextInFocusChain();
        } while (widget != &page && !reached.contains(widget));
        for (const QWidget* control : m_controls) {
            if (!(control->focusPolicy() & Qt::TabFocus))
                m_faults.append(QStringLiteral("not by Tab: ") + describe(*control));
            else if (!reached.contains(control))
                m_faults.append(QStringLiteral("out of the chain: ") + describe(*control));
        }
    }

    QList<QWidget*> m_controls;
    QStringList m_faults;
};
