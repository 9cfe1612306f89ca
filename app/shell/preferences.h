// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

namespace adjutant::app
{

/// What a person chose once and for all, kept between starts. Made once in main and passed on; tests make their own on
/// a file of theirs.
class Preferences : public QObject
{
    Q_OBJECT

public:
    enum class Appearance { System, Light, Dark, HighContrast };
    Q_ENUM(Appearance)

    /// Kept in this file; an empty name means the user's own settings.
    explicit Preferences(const QString& file = {}, QObject* parent = nullptr);

    Appearance appearance() const;
    void setAppearance(Appearance appearance);

    /// 80 to 200.
    int textPercent() const;
    void setTextPercent(int percent);

    /// Whether reminders of this id are shown.
    bool reminderShown(const QString& id) const;
    void setReminderShown(const QString& id, bool shown);

    /// Saved games, the last opened first; those that are gone are not listed.
    QStringList recentGames() const;
    void addRecentGame(const QString& path);
    void forgetRecentGame(const QString& path);

    /// Geometry and the state of splitters and drawers, by the name of the window or widget.
    QByteArray layout(const QString& name) const;
    void setLayout(const QString& name, const QByteArray& state);

Q_SIGNALS:
    void appearanceChanged();
    void textPercentChanged();
    void remindersChanged();
    void recentGamesChanged();

private:
    QSettings m_settings;
};

}
