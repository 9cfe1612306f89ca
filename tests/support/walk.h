// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAccessible>
#include <QButtonGroup>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSet>

#include <algorithm>

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
            if (const auto* list = qobject_cast<const QAbstractItemView*>(widget))
                checkRows(*list);
            if (widget->height() < finger && !qobject_cast<QAbstractSlider*>(widget))
                m_faults.append(QStringLiteral("%1 px high: %2").arg(widget->height()).arg(describe(*widget)));
            if (widget->width() < finger)
                m_faults.append(QStringLiteral("%1 px wide: %2").arg(widget->width()).arg(describe(*widget)));
        }
        if (const auto* menu = qobject_cast<const QMenu*>(&page)) {
            for (QAction* action : menu->actions())
                if (!action->isSeparator() && menu->actionGeometry(action).height() < finger)
                    m_faults.append(QStringLiteral("a low row: ") + action->text());
            return; // arrows go over it
        }
        checkFocusChain(page);
    }

    const QStringList& faults() const { return m_faults; }
    qsizetype controls() const { return m_controls.size(); }

private:
    static constexpr int finger = 48;

    // Of what can be chosen; a table of figures is only read.
    void checkRows(const QAbstractItemView& list)
    {
        if (!list.model() || list.selectionMode() == QAbstractItemView::NoSelection)
            return;
        for (int row = 0; row < list.model()->rowCount(list.rootIndex()); ++row) {
            const QModelIndex index = list.model()->index(row, 0, list.rootIndex());
            if (const int height = list.visualRect(index).height();
                height > 0 && height < finger && (index.flags() & Qt::ItemIsEnabled))
                m_faults.append(QStringLiteral("a row %1 px high: %2").arg(height).arg(describe(list)));
        }
    }

    static bool isControl(const QWidget& widget)
    {
        if (qobject_cast<const QScrollBar*>(&widget) || qobject_cast<const QHeaderView*>(&widget) ||
            widget.objectName().startsWith(QLatin1String("qt_")))
            return false;
        if (widget.inherits("QLineEditIconButton"))
            return false; // empties a line, as Esc does
        if (widget.inherits("QTableCornerButton"))
            return false; // chooses all, where more than one can be chosen
        if (qobject_cast<const QComboBox*>(widget.parentWidget()))
            return false; // what it is written in is part of it
        return widget.inherits("adjutant::app::UnitHandle") || qobject_cast<const QAbstractButton*>(&widget) ||
               qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
               qobject_cast<const QAbstractItemView*>(&widget) || qobject_cast<const QAbstractSlider*>(&widget);
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

    // Tab leads to one of them, arrows to the others.
    static bool isOneOfMany(const QWidget& widget)
    {
        const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        if (!button || !((button->group() && button->group()->exclusive()) || button->autoExclusive()))
            return false;
        const QList<QAbstractButton*> all =
            button->group()
                ? button->group()->buttons()
                : button->parentWidget()->findChildren<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly);
        return std::any_of(all.begin(), all.end(), [](const QAbstractButton* one) {
            return one->isVisible() && (one->focusPolicy() & Qt::TabFocus);
        });
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
            if (isOneOfMany(*control) || control->objectName() == QLatin1String("cell")) // its row has a name for keys
                continue;
            if (!(control->focusPolicy() & Qt::TabFocus))
                m_faults.append(QStringLiteral("not by Tab: ") + describe(*control));
            else if (!reached.contains(control))
                m_faults.append(QStringLiteral("out of the chain: ") + describe(*control));
        }
    }

    QList<QWidget*> m_controls;
    QStringList m_faults;
};
