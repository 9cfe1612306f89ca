// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/choicerow.h"
#include "widgets/touchbutton.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

namespace adjutant::test {

/// What has the keyboard: of a popup, a dialog or the window that `fallback` is in. Where no window manager sees to it,
/// the focus may have been lost to nobody; then it is fetched back.
inline QWidget* inFocus(QWidget& fallback)
{
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup->focusWidget() ? popup->focusWidget() : popup;
    QWidget* top = QApplication::activeModalWidget() ? QApplication::activeModalWidget() : fallback.window();
    if (!QApplication::focusWidget() && !top->isActiveWindow()) {
        top->activateWindow();
        if (!QTest::qWaitForWindowActive(top))
            qWarning("the window is not active again");
    }
    return QApplication::focusWidget() ? QApplication::focusWidget() : &fallback;
}

/// A key as somebody at the keyboard presses it, wherever the focus is; `fallback` has it where nothing has.
inline void pressKey(QWidget& fallback, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(inFocus(fallback), key, modifiers);
}

inline void typeText(QWidget& fallback, const QString& text)
{
    for (const QChar character : text)
        QTest::keyClick(inFocus(fallback), character.toLatin1());
}

/// The hands of somebody before a window: they find what is in sight by what it is called, and press it where it lies.
/// What they could not do first is kept, and everything after it is tried all the same.
class Hands
{
public:
    explicit Hands(QWidget& window) : m_window(window) {}

    /// What went wrong since `begin`, or nothing.
    QString fault() const { return m_fault; }
    void begin() { m_fault.clear(); }
    void fail(const QString& words) { m_fault = m_fault.isEmpty() ? words : m_fault; }

    /// What can be reached now: the window, or the dialog over it.
    QWidget* reach() const
    {
        QWidget* dialog = QApplication::activeModalWidget();
        return dialog ? dialog : &m_window;
    }

    template<typename T>
    T* find(const QString& accessibleName, const QWidget* within = nullptr) const
    {
        const auto all = (within ? within : reach())->template findChildren<T*>();
        for (T* widget : all)
            if (widget->isVisible() && widget->accessibleName() == accessibleName)
                return widget;
        for (T* widget : all)
            if (widget->isVisible() && widget->accessibleName().startsWith(accessibleName))
                return widget;
        return nullptr;
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { pressKey(m_window, key, modifiers); }

    void type(const QString& text) { typeText(m_window, text); }

    void click(QWidget* widget, const QString& what)
    {
        if (!widget || !widget->isEnabled())
            return fail(QStringLiteral("cannot press “%1”").arg(what));
        clickAt(*widget, widget->rect().center(), what);
    }
    /// The window has the click, and must find the widget there by itself: what is covered cannot be pressed.
    void clickAt(QWidget& widget, const QPoint& at, const QString& what)
    {
        QTest::qWait(0); // until everything has its place
        if (!bringIntoSight(widget, at))
            return fail(QStringLiteral("“%1” is out of sight").arg(what));
        QWidget& top = *widget.window();
        QTest::mouseClick(top.windowHandle(), Qt::LeftButton, {}, widget.mapTo(&top, at));
    }

    template<typename Button = app::TouchButton>
    void press(const QString& accessibleName, const QWidget* within = nullptr)
    {
        click(find<Button>(accessibleName, within), accessibleName);
    }
    void pressNamed(const QString& objectName)
    {
        for (auto* button : reach()->findChildren<QAbstractButton*>(objectName))
            if (button->isVisible())
                return click(button, objectName);
        fail(QStringLiteral("no button %1").arg(objectName));
    }

    static QMenu* openMenu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }

    /// An entry of the open menu or of one inside it: by the mouse at its place, and every other time by arrows.
    void choose(const QString& text)
    {
        QMenu* menu = openMenu();
        const QList<QAction*> way = menu ? wayTo(*menu, text) : QList<QAction*>();
        if (way.isEmpty())
            return fail(QStringLiteral("no “%1” in the menu").arg(text));
        m_byKeys = !m_byKeys;
        for (QAction* action : way) {
            QMenu* inside = action->menu();
            if (m_byKeys)
                takeByKeys(*menu, *action);
            else
                QTest::mouseClick(menu->windowHandle(), Qt::LeftButton, {}, menu->actionGeometry(action).center());
            if (inside && !QTest::qWaitFor([inside] { return inside->isVisible(); }, 1000))
                return fail(QStringLiteral("“%1” does not open").arg(action->text()));
            menu = inside;
        }
        if (openMenu())
            fail(QStringLiteral("the menu stays open after “%1”").arg(text));
    }

    /// A number on the open pad, by keys.
    void pickNumber(int number)
    {
        if (!QApplication::activePopupWidget())
            return fail(QStringLiteral("no pad is open"));
        for (const QChar digit : QString::number(number))
            key(Qt::Key(Qt::Key_0 + digit.digitValue()));
        if (QApplication::activePopupWidget()) // another digit might have followed
            key(Qt::Key_Return);
        comeBack();
    }

    /// In the place of what stands in the line.
    void write(QLineEdit* line, const QString& words)
    {
        click(line, QStringLiteral("the line to write in"));
        if (inFocus(m_window) != line)
            return fail(QStringLiteral("the line that was touched has not the focus"));
        key(Qt::Key_A, Qt::ControlModifier);
        type(words);
    }

    /// By Tab, as far as it is.
    void tabTo(const QWidget& widget)
    {
        for (int tabs = 0; tabs < 100 && inFocus(m_window) != &widget; ++tabs)
            key(Qt::Key_Tab);
        if (inFocus(m_window) != &widget)
            fail(QStringLiteral("Tab does not lead to %1").arg(widget.accessibleName()));
    }

    /// Where no window manager gives the focus back from what was closed. A display tells late who has the focus, and
    /// so it has to stay there for a moment.
    void comeBack()
    {
        const bool isDisplay = QGuiApplication::platformName() == QLatin1String("xcb");
        const auto isBack = [this, isDisplay] {
            QWidget* back = reach();
            back->activateWindow();
            const bool active = QTest::qWaitForWindowActive(back);
            QTest::qWait(isDisplay ? 20 : 0);
            return active && back == reach() && back->isActiveWindow();
        };
        QTest::qWait(1);
        if (!QTest::qWaitFor(isBack))
            fail(QStringLiteral("the window is not active again"));
        if (!QApplication::focusWidget())
            restingPlace()->setFocus();
    }

protected:
    ~Hands() = default;

    /// Has the keys when nothing else has.
    virtual QWidget* restingPlace() const { return &m_window; }

private:
    static bool isInSight(const QWidget& widget, const QPoint& at)
    {
        const QWidget& top = *widget.window();
        const QWidget* hit = top.childAt(widget.mapTo(&top, at));
        return hit == &widget || widget.isAncestorOf(hit) || (!hit && &top == &widget);
    }

    /// By the wheel over what it is scrolled in.
    static bool bringIntoSight(QWidget& widget, const QPoint& at)
    {
        for (QWidget* parent = widget.parentWidget(); parent && !isInSight(widget, at);
             parent = parent->parentWidget()) {
            auto* area = qobject_cast<QAbstractScrollArea*>(parent);
            for (int turns = 0; area && turns < 200 && !isInSight(widget, at); ++turns) {
                QWidget& seen = *area->viewport();
                const QPoint middle = seen.rect().center();
                const int below = widget.mapTo(&seen, at).y() - middle.y();
                if (!seen.isVisible() || std::abs(below) < seen.height() / 4)
                    break;
                QWheelEvent wheel(middle, seen.mapToGlobal(middle), {}, QPoint(0, below > 0 ? -60 : 60), Qt::NoButton,
                                  Qt::NoModifier, Qt::NoScrollPhase, false);
                const int before = area->verticalScrollBar()->value();
                QApplication::sendEvent(&seen, &wheel);
                if (area->verticalScrollBar()->value() == before)
                    break;
                QTest::qWait(0);
            }
        }
        return isInSight(widget, at);
    }

    /// Without its key, and what is said of it.
    static QString plain(QString text)
    {
        return text.remove(QLatin1Char('&')).section(QLatin1Char('\t'), 0, 0).section(QStringLiteral(" ("), 0, 0);
    }

    static QList<QAction*> wayTo(const QMenu& menu, const QString& text)
    {
        for (QAction* action : menu.actions())
            if (action->isEnabled() &&
                (action->text().compare(text, Qt::CaseInsensitive) == 0 || plain(action->text()) == text))
                return {action};
        for (QAction* action : menu.actions())
            if (const auto further = action->menu() ? wayTo(*action->menu(), text) : QList<QAction*>();
                !further.isEmpty())
                return QList<QAction*>{action} + further;
        return {};
    }

    void takeByKeys(QMenu& menu, const QAction& action)
    {
        for (int steps = 0; menu.activeAction() != &action && steps < 100; ++steps)
            key(Qt::Key_Down);
        key(action.menu() ? Qt::Key_Right : Qt::Key_Return);
    }

    QWidget& m_window;
    QString m_fault;
    bool m_byKeys = false;
};

}
