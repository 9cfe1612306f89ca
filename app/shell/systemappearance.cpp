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

#include <utility>

namespace adjutant::app {

namespace {

const QString portal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settings = QStringLiteral("org.freedesktop.portal.Settings");
const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString colourScheme = QStringLiteral("color-scheme");
const QString gnome = QStringLiteral("org.gnome.desktop.interface");
const QString animations = QStringLiteral("enable-animations");
const QString kde = QStringLiteral("org.kde.kdeglobals.KDE");
const QString durations = QStringLiteral("AnimationDurationFactor");

// Read answers with a variant inside a variant, the signal with one.
QVariant unwrapped(QVariant value)
{
    if (value.userType() == qMetaTypeId<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

bool looksDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

}

SystemAppearance::SystemAppearance(Preferences& preferences, QObject* parent)
    : QObject(parent),
      m_preferences(preferences),
      m_dark(preferences.systemWasDark(looksDark(QGuiApplication::palette()))),
      m_still(preferences.systemWasStill())
{
    if (hasDesktopBus())
        QTimer::singleShot(0, this, &SystemAppearance::ask);
}

void SystemAppearance::ask()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.connect(portal, portalPath, settings, QStringLiteral("SettingChanged"), this,
                SLOT(take(QString, QString, QDBusVariant)));
    read(appearance, colourScheme);
    read(gnome, animations);
    read(kde, durations);
}

void SystemAppearance::read(const QString& space, const QString& key)
{
    QDBusMessage call = QDBusMessage::createMethodCall(portal, portalPath, settings, QStringLiteral("Read"));
    call << space << key;
    auto* watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, space, key] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid())
            take(space, key, reply.value());
        watcher->deleteLater();
    });
}

void SystemAppearance::take(const QString& space, const QString& key, const QDBusVariant& value)
{
    if (space == appearance && key == colourScheme)
        takeScheme(value.variant());
    else if (space == gnome && key == animations)
        takeStillness(!unwrapped(value.variant()).toBool());
    else if (space == kde && key == durations)
        takeStillness(unwrapped(value.variant()).toDouble() <= 0);
}

void SystemAppearance::takeStillness(bool still)
{
    m_preferences.setSystemWasStill(still);
    if (std::exchange(m_still, still) != still)
        Q_EMIT stillnessChanged();
}

// 1 is dark; 0 means that nobody cares.
void SystemAppearance::takeScheme(const QVariant& value)
{
    bool isNumber = false;
    const uint scheme = unwrapped(value).toUInt(&isNumber);
    if (!isNumber)
        return;
    m_preferences.setSystemWasDark(scheme == 1);
    if (m_dark == (scheme == 1))
        return;
    m_dark = scheme == 1;
    Q_EMIT changed();
}
}
