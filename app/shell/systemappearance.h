// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDBusVariant>
#include <QObject>

namespace adjutant::app
{

class Preferences;

/// Whether the desktop wants dark windows: its portal's answer, which comes after the start and never holds it up;
/// until then what it said the last time, or what the palette looks like.
class SystemAppearance : public QObject
{
    Q_OBJECT

public:
    explicit SystemAppearance(Preferences& preferences, QObject* parent = nullptr);

    bool isDark() const { return m_dark; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void take(const QString& space, const QString& key, const QDBusVariant& value);

private:
    void ask();
    void takeScheme(const QVariant& value);

    Preferences& m_preferences;
    bool m_dark = false;
};

}
