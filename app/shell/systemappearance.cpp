// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/systemappearance.h"

#include "shell/desktopbus.h"
#include "shell/preferences.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QPalette>
#include <QTimer>

namespace adjutant::app
{

namespace
{

const QString portal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settings = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString colourScheme = QStringLiteral("color-scheme");

bool looksDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

}

SystemAppearance::SystemAppearance(Preferences& preferences, QObject* parent)
    : QObject(parent),
      m_preferences(preferences),
      m_dark(preferences.systemWasDark(looksDark(QGuiApplication::palette())))
{
    if (hasDesktopBus())
        QTimer::singleShot(0, this, &SystemAppearance::ask);
}

void SystemAppearance::ask()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.connect(portal, portalPath, settings, QStringLiteral("SettingChanged"), this,
                SLOT(take(QString, QString, QDBusVariant)));
    QDBusMessage call = QDBusMessage::createMethodCall(portal, portalPath, settings, QStringLiteral("Read"));
    call << appearance << colourScheme;
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid())
            takeScheme(reply.value().variant());
        watcher->deleteLater();
    });
}

void SystemAppearance::take(const QString& space, const QString& key, const QDBusVariant& value)
{
    if (space == appearance && key == colourScheme)
        takeScheme(value.variant());
}

// Read answers with a variant inside a variant, the signal with one. 1 is dark; 0 means that nobody cares.
void SystemAppearance::takeScheme(const QVariant& value)
{
    QVariant inner = value;
    if (inner.userType() == qMetaTypeId<QDBusVariant>())
        inner = inner.value<QDBusVariant>().variant();
    bool isNumber = false;
    const uint scheme = inner.toUInt(&isNumber);
    if (!isNumber)
        return;
    m_preferences.setSystemWasDark(scheme == 1);
    if (m_dark == (scheme == 1))
        return;
    m_dark = scheme == 1;
    Q_EMIT changed();
}

}
