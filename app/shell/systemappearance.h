// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDBusVariant>
#include <QObject>

namespace adjutant::app {

class Preferences;

/// Whether the desktop wants dark windows, and nothing that moves: its portal's answers, which come after the start and
/// never hold it up; until then what it said the last time, or what the palette looks like.
class SystemAppearance : public QObject
{
    Q_OBJECT

public:
    explicit SystemAppearance(Preferences& preferences, QObject* parent = nullptr);

    bool isDark() const { return m_dark; }
    /// Somebody turned animations off for the whole desktop.
    bool isStill() const { return m_still; }

Q_SIGNALS:
    void changed();
    void stillnessChanged();

private Q_SLOTS:
    void take(const QString& space, const QString& key, const QDBusVariant& value);

private:
    void ask();
    void read(const QString& space, const QString& key);
    void takeScheme(const QVariant& value);
    void takeStillness(bool still);

    Preferences& m_preferences;
    bool m_dark = false;
    bool m_still = false;
};

}
