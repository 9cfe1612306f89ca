// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gamewindow.h"

#include "widgets/choicerow.h"
#include "widgets/touchbutton.h"
#include "widgets/unitcard.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>

namespace adjutant::test {

/// The hands of somebody at the game page: they find what is in sight by what it is called, and press it. What they
/// could not do first is kept, and everything after it is tried all the same.
class PageHands
{
public:
    explicit PageHands(GameWindow& window) : m_window(window) {}

    /// What went wrong since `begin`, or nothing.
    QString fault() const { return m_fault; }
    void begin() { m_fault.clear(); }
    void fail(const QString& words) { m_fault = m_fault.isEmpty() ? words : m_fault; }

    /// What a unit or a side of a command is called.
    QString nameOf(const Json& command, const char* key)
    {
        const game::Unit* unit = m_window.game().unit(textAt(command, key));
        return unit ? unit->name : fullName(command, key);
    }
    /// With its side.
    QString fullName(const Json& command, const char* key) { return m_window.game().nameOf(textAt(command, key)); }

    template<typename T>
    T* find(const QString& accessibleName)
    {
        for (T* widget : m_window.page->findChildren<T*>())
            if (widget->isVisible() && widget->accessibleName() == accessibleName)
                return widget;
        for (T* widget : m_window.page->findChildren<T*>())
            if (widget->isVisible() && widget->accessibleName().startsWith(accessibleName))
                return widget;
        return nullptr;
    }

    void click(QWidget* widget, const QString& what)
    {
        if (!widget || !widget->isEnabled())
            return fail(QStringLiteral("cannot press “%1”").arg(what));
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    void press(const QString& accessibleName) { click(find<app::TouchButton>(accessibleName), accessibleName); }
    void pressNamed(const QString& objectName)
    {
        for (auto* button : m_window.page->findChildren<QAbstractButton*>(objectName))
            if (button->isVisible())
                return click(button, objectName);
        fail(QStringLiteral("no button %1").arg(objectName));
    }

    void tapCard(const QString& unit)
    {
        for (auto* card : m_window.page->findChildren<app::UnitCard*>())
            if (card->isVisible() && card->card().id == unit)
                return QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(60, 14));
        fail(QStringLiteral("no card of %1").arg(unit));
    }

    void choose(QMenu* menu, const QString& text)
    {
        const auto actions = menu ? menu->findChildren<QAction*>() + menu->actions() : QList<QAction*>();
        for (QMenu* inside : menu ? menu->findChildren<QMenu*>() : QList<QMenu*>())
            for (QAction* action : inside->actions())
                if (action->text() == text)
                    return action->trigger(), menu->close(), void();
        for (QAction* action : actions)
            if (action->text() == text)
                return action->trigger(), menu->close(), void();
        fail(QStringLiteral("no “%1” in the menu").arg(text));
    }
    static QMenu* openMenu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }

    /// One of a row of choices.
    void pressIn(const QString& rowName, const QString& name)
    {
        auto* row = find<app::ChoiceRow>(rowName);
        for (auto* button : row ? row->findChildren<app::TouchButton*>() : QList<app::TouchButton*>())
            if (button->isVisible() && button->accessibleName() == name)
                return click(button, name);
        fail(QStringLiteral("no “%1” among %2").arg(name, rowName));
    }

    /// Of several that are called so, the one that was asked last.
    void pressLast(const QString& accessibleName)
    {
        QAbstractButton* last = nullptr;
        for (auto* button : m_window.page->findChildren<app::TouchButton*>())
            if (button->isVisible() && button->accessibleName() == accessibleName)
                if (!last || button->mapToGlobal(QPoint()).y() >= last->mapToGlobal(QPoint()).y())
                    last = button;
        click(last, accessibleName);
    }

    void fromMenu(const QString& unit, const QString& label)
    {
        for (auto* card : m_window.page->findChildren<app::UnitCard*>())
            if (card->isVisible() && card->card().id == unit)
                for (auto* button : card->findChildren<QAbstractButton*>())
                    if (button->isVisible() && button->accessibleName().startsWith(QLatin1String("More for ")))
                        QTest::mouseClick(button, Qt::LeftButton);
        choose(openMenu(), label);
        comeBack();
    }

    /// A number on the open pad, by keys.
    void pickNumber(int number)
    {
        if (!QApplication::activePopupWidget())
            return fail(QStringLiteral("no pad is open"));
        for (const QChar digit : QString::number(number))
            m_window.digit(digit.digitValue());
        if (QApplication::activePopupWidget()) // another digit might have followed
            m_window.key(Qt::Key_Return);
        comeBack();
    }

    /// Where no window manager gives the focus back from what was closed.
    void comeBack()
    {
        QTest::qWait(1);
        m_window.window.activateWindow();
        if (!QTest::qWaitForWindowActive(&m_window.window))
            fail(QStringLiteral("the window is not active again"));
        if (!QApplication::focusWidget())
            m_window.page->setFocus();
    }

    /// Wave by wave, as many as the page asks for.
    void typeFaces(const Json& faces)
    {
        const std::size_t before = m_window.session().log().size();
        // Between rolls that take effect at once the cursor stays in the line.
        if (!qobject_cast<QLineEdit*>(QApplication::focusWidget()))
            m_window.key(Qt::Key_D);
        std::size_t used = 0;
        while (used < faces.size() && m_window.session().log().size() == before) {
            if (!qobject_cast<QLineEdit*>(QApplication::focusWidget()))
                return fail(QStringLiteral("no line for dice has the focus, but a %1")
                                .arg(QLatin1String(QApplication::focusWidget()
                                                       ? QApplication::focusWidget()->metaObject()->className()
                                                       : "nothing")));
            const std::size_t wanted = m_window.wantedDice();
            if (wanted == 0)
                return fail(QStringLiteral("no dice are waited for"));
            for (std::size_t i = 0; i < wanted && used < faces.size(); ++i, ++used)
                m_window.type(QString::number(faces[used].get<int>()) + QLatin1Char(' '));
            m_window.key(Qt::Key_Return);
        }
        if (m_window.session().log().size() == before)
            fail(QStringLiteral("the dice were not taken: ") + faults());
    }

private:
    /// What the page says is wrong.
    QString faults() const
    {
        QStringList said;
        for (const auto* label : m_window.page->findChildren<QLabel*>())
            if (label->isVisible() && (label->property("role") == QLatin1String("fault") ||
                                       label->parentWidget()->property("banner").toBool()))
                said << label->text();
        return said.join(QLatin1String(" | "));
    }

    GameWindow& m_window;
    QString m_fault;
};

}
