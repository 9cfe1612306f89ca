// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDeadlineTimer>
#include <QObject>

#include <functional>

namespace adjutant::app {

/// For a moment some of what people press is heard nowhere in the program; then this is gone.
class Unheard : public QObject
{
    Q_OBJECT

public:
    /// The second press of somebody who clicks twice on what opens with one, so that it does not fall on the page that
    /// has come up below the pointer. It is over once that is no double click any more.
    static void secondPress(QObject* parent);
    /// The spaces between dice that somebody types with eyes on the table, while none can be taken yet.
    static void spaces(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Is = std::function<bool(QObject* watched, const QEvent& event)>;
    Unheard(int milliseconds, Is is, QObject* parent);

    QDeadlineTimer m_over;
    Is m_is;
};

}
