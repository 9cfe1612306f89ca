// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>
#include <QPointer>

#include <vector>

namespace adjutant::app {

/// Buttons that cannot be pressed for a while, and say why on hover. What else is in their widgets stays as it is, so
/// that it can be read, folded and scrolled.
class StillButtons
{
public:
    /// Buttons in it, or it itself, only show something: they are never held.
    static void spare(QWidget& widget);
    /// Those in the widget that could be pressed, but for those that hold others, such as cards.
    void hold(const QWidget& within, const QString& why);
    /// As they were before they were held.
    void release();

private:
    struct Held {
        QPointer<QAbstractButton> button;
        QString toolTip;
    };
    std::vector<Held> m_held;
};

}
