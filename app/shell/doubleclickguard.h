// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QMouseEvent;

namespace adjutant::app {

/// The second press of a double click belongs to what the first fell on. Where something else has come to lie below the
/// pointer meanwhile, such as the next row of choices, it is heard nowhere.
class DoubleClickGuard : public QObject
{
    Q_OBJECT

public:
    /// Guards all windows as long as it lives.
    explicit DoubleClickGuard(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void note(QWidget& pressed, const QMouseEvent& event);
    bool isThatAgain(const QWidget& pressed) const;

    QPointer<QWidget> m_pressed;
    QString m_is; ///< as it is known where a button is made anew by its own press
    quint64 m_pressedAt = 0;
};

}
