// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/awakescreen.h"

#include "shell/desktopbus.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace adjutant::app {

namespace {

const QString saver = QStringLiteral("org.freedesktop.ScreenSaver");
const QString saverPath = QStringLiteral("/org/freedesktop/ScreenSaver");
const QString portal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
constexpr uint idle = 8; // the portal's flag for it

QDBusPendingCall send(const QString& service, const QString& path, const QString& interface, const QString& method,
                      const QVariantList& arguments)
{
    QDBusMessage message = QDBusMessage::createMethodCall(service, path, interface, method);
    message.setArguments(arguments);
    return QDBusConnection::sessionBus().asyncCall(message);
}

}

AwakeScreen::AwakeScreen(QObject* parent) : QObject(parent) {}

AwakeScreen::~AwakeScreen()
{
    letGo();
}

void AwakeScreen::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    if (!held)
        letGo();
    else if (!m_asking && hasDesktopBus())
        askScreenSaver();
}

void AwakeScreen::askScreenSaver()
{
    m_asking = true;
    auto* watcher = new QDBusPendingCallWatcher(
        send(saver, saverPath, saver, QStringLiteral("Inhibit"), {QStringLiteral("Adjutant"), tr("A game is on")}),
        this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<uint> reply = *watcher;
        if (!reply.isValid()) {
            askPortal();
            return;
        }
        m_asking = false;
        m_cookie = reply.value();
        if (!m_held)
            letGo();
    });
}

void AwakeScreen::askPortal()
{
    const QVariantMap options = {{QStringLiteral("reason"), tr("A game is on")}};
    auto* watcher =
        new QDBusPendingCallWatcher(send(portal, portalPath, QStringLiteral("org.freedesktop.portal.Inhibit"),
                                         QStringLiteral("Inhibit"), {QString(), idle, options}),
                                    this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        m_asking = false;
        const QDBusPendingReply<QDBusObjectPath> reply = *watcher;
        if (reply.isValid())
            m_request = reply.value();
        if (!m_held)
            letGo();
    });
}

void AwakeScreen::letGo()
{
    if (m_cookie)
        send(saver, saverPath, saver, QStringLiteral("UnInhibit"), {*m_cookie});
    if (!m_request.path().isEmpty())
        send(portal, m_request.path(), QStringLiteral("org.freedesktop.portal.Request"), QStringLiteral("Close"), {});
    m_cookie.reset();
    m_request = {};
}

}
