// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace adjutant::app {

/// Turning the wheel scrolls the page, and changes nothing on it that happens to lie under the pointer: what is chosen
/// and what numbers are.
class WheelGuard : public QObject
{
    Q_OBJECT

public:
    /// Guards all windows as long as it lives.
    explicit WheelGuard(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

}
