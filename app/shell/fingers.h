// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QBasicTimer>
#include <QMouseEvent>
#include <QObject>
#include <QPointer>

class QWidget;

namespace adjutant::app {

/// What a finger on a touch screen does everywhere: it draws and flicks whatever scrolls, and held still it opens the
/// menu that a right click opens there. Either takes back the press it began with. Sliders are drawn as they are, and
/// so is a widget whose property `drawn` is set.
class Fingers : public QObject
{
    Q_OBJECT

public:
    /// Watches over all windows as long as it lives.
    explicit Fingers(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    enum class State {
        Up,
        Down,    ///< and not moved yet
        Drawing, ///< what scrolls follows it
        Spent    ///< what it did is done; it is only to be lifted
    };

    bool press(QWidget& at, const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool lift(const QMouseEvent& event);
    bool catchMoving(const QWidget& at, const QMouseEvent& event);
    void takeBackPress();

    State m_state = State::Up;
    QPointer<QWidget> m_pressed;
    QPointer<QWidget> m_scrolled; ///< the viewport that follows, or followed last
    QPointF m_start;
    bool m_pressKept = false; ///< what opens at once waits until the finger is lifted
    bool m_sending = false;
    QBasicTimer m_held;
};

}
