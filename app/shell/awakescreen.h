// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDBusObjectPath>
#include <QObject>

#include <optional>

namespace adjutant::app {

/// Keeps the screen from going dark while it is held, where the desktop can be asked for it. Asks without waiting; on
/// a desktop that cannot, nothing happens.
class AwakeScreen : public QObject
{
    Q_OBJECT

public:
    explicit AwakeScreen(QObject* parent = nullptr);
    ~AwakeScreen() override;

    void setHeld(bool held);

private:
    void askScreenSaver();
    void askPortal();
    void letGo();

    bool m_held = false;
    bool m_asking = false;
    std::optional<uint> m_cookie;
    QDBusObjectPath m_request;
};

}
