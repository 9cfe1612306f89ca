// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/fingers.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QPlainTextEdit>
#include <QPointingDevice>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QScroller>
#include <QStyleHints>
#include <QTimerEvent>

namespace adjutant::app {

namespace {

bool isOfFinger(const QMouseEvent& event)
{
    return event.pointingDevice()->type() == QInputDevice::DeviceType::TouchScreen;
}

bool isDrawnItself(const QWidget& widget)
{
    return qobject_cast<const QAbstractSlider*>(&widget) || widget.property("drawn").toBool();
}

/// What repeats while it is pressed has its own use for being held.
bool repeats(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return qobject_cast<const QAbstractSpinBox*>(&widget) || (button && button->autoRepeat());
}

bool scrolls(const QAbstractScrollArea& area, Qt::Orientation way)
{
    const QScrollBar& bar = way == Qt::Vertical ? *area.verticalScrollBar() : *area.horizontalScrollBar();
    return bar.maximum() > bar.minimum() && !qobject_cast<const QPlainTextEdit*>(&area); // which counts in lines
}

/// The innermost one around a widget that can scroll this way.
QAbstractScrollArea* areaAround(QWidget& widget, Qt::Orientation way)
{
    for (QWidget* at = &widget; at; at = at->isWindow() ? nullptr : at->parentWidget()) {
        if (auto* area = qobject_cast<QAbstractScrollArea*>(at); area && scrolls(*area, way))
            return area;
    }
    return nullptr;
}

QScroller& scrollerOf(QWidget& viewport)
{
    const bool known = QScroller::hasScroller(&viewport);
    QScroller& scroller = *QScroller::scroller(&viewport);
    if (!known) {
        QScrollerProperties properties = scroller.scrollerProperties();
        properties.setScrollMetric(QScrollerProperties::DragStartDistance, 0); // it was drawn far enough already
        properties.setScrollMetric(QScrollerProperties::VerticalOvershootPolicy,
                                   QScrollerProperties::OvershootAlwaysOff);
        properties.setScrollMetric(QScrollerProperties::HorizontalOvershootPolicy,
                                   QScrollerProperties::OvershootAlwaysOff);
        scroller.setScrollerProperties(properties);
    }
    return scroller;
}

void tell(QWidget& viewport, QScroller::Input input, QPointF global, qint64 when)
{
    scrollerOf(viewport).handleInput(input, viewport.mapFromGlobal(global), when);
}

}

Fingers::Fingers(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool Fingers::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::MouseButtonPress && type != QEvent::MouseMove && type != QEvent::MouseButtonRelease &&
        type != QEvent::MouseButtonDblClick)
        return false;
    auto* at = qobject_cast<QWidget*>(watched);
    const auto& mouse = *static_cast<QMouseEvent*>(event);
    if (m_sending || !at || !isOfFinger(mouse))
        return false;
    switch (type) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return press(*at, mouse);
    case QEvent::MouseMove:
        return move(mouse);
    default:
        return lift(mouse);
    }
}

// What does not take a press passes it on to its parent, and this hears of it again.
bool Fingers::press(QWidget& at, const QMouseEvent& event)
{
    if (m_state == State::Down && m_start == event.globalPosition())
        return false;
    if (catchMoving(at, event))
        return true;
    m_state = isDrawnItself(at) ? State::Up : State::Down;
    m_pressed = &at;
    m_start = event.globalPosition();
    m_pressKept = qobject_cast<QComboBox*>(&at);
    if (m_state == State::Down && !repeats(at))
        m_held.start(QGuiApplication::styleHints()->mousePressAndHoldInterval(), this);
    return m_pressKept;
}

/// A finger on what still moves stops it, or flicks it on.
bool Fingers::catchMoving(const QWidget& at, const QMouseEvent& event)
{
    if (!m_scrolled || scrollerOf(*m_scrolled).state() != QScroller::Scrolling)
        return false;
    if (&at != m_scrolled && !m_scrolled->isAncestorOf(&at)) {
        scrollerOf(*m_scrolled).stop();
        return false;
    }
    m_state = State::Drawing;
    m_pressed = nullptr;
    tell(*m_scrolled, QScroller::InputPress, event.globalPosition(), qint64(event.timestamp()));
    return true;
}

bool Fingers::move(const QMouseEvent& event)
{
    if (m_state == State::Down && m_pressed) {
        const QPointF way = event.globalPosition() - m_start;
        if (way.manhattanLength() < QApplication::startDragDistance())
            return true;
        m_held.stop();
        QAbstractScrollArea* area =
            areaAround(*m_pressed, std::abs(way.y()) >= std::abs(way.x()) ? Qt::Vertical : Qt::Horizontal);
        if (!area) {
            m_state = State::Up;
            return false;
        }
        takeBackPress();
        m_state = State::Drawing;
        m_scrolled = area->viewport();
        tell(*m_scrolled, QScroller::InputPress, m_start, qint64(event.timestamp()));
    }
    if (m_state == State::Drawing && m_scrolled)
        tell(*m_scrolled, QScroller::InputMove, event.globalPosition(), qint64(event.timestamp()));
    return m_state != State::Up;
}

bool Fingers::lift(const QMouseEvent& event)
{
    m_held.stop();
    const State was = std::exchange(m_state, State::Up);
    if (was == State::Drawing && m_scrolled)
        tell(*m_scrolled, QScroller::InputRelease, event.globalPosition(), qint64(event.timestamp()));
    if (was == State::Down && m_pressKept) {
        if (auto* combo = qobject_cast<QComboBox*>(m_pressed); combo && combo->isEnabled())
            combo->showPopup();
        return true;
    }
    return was == State::Drawing || was == State::Spent;
}

void Fingers::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_held.timerId())
        return QObject::timerEvent(event);
    m_held.stop();
    if (m_state != State::Down || !m_pressed)
        return;
    const QPoint at = m_start.toPoint();
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, m_pressed->mapFromGlobal(at), at);
    QApplication::sendEvent(m_pressed, &wanted);
    if (!wanted.isAccepted())
        return;
    m_state = State::Spent;
    takeBackPress();
}

/// Lets go of it where nothing is, which presses nothing.
void Fingers::takeBackPress()
{
    if (!m_pressed || m_pressKept)
        return;
    const QScopedValueRollback sending(m_sending, true);
    const QPointF nowhere(-QWIDGETSIZE_MAX, -QWIDGETSIZE_MAX);
    QMouseEvent release(QEvent::MouseButtonRelease, nowhere, nowhere, nowhere, Qt::LeftButton, Qt::NoButton,
                        Qt::NoModifier);
    QApplication::sendEvent(m_pressed, &release);
}

}
