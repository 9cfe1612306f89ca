// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTranslator>

namespace adjutant::app {

class Preferences;

/// The language of the window: the one that was chosen, or else what the system prefers of those that are known.
/// Numbers and dates follow it. When it changes, every window gets a LanguageChange.
class Language : public QObject
{
    Q_OBJECT

public:
    explicit Language(Preferences& preferences, QObject* parent = nullptr);
    ~Language() override;

    /// `en`, `de`: the first is what the program is written in.
    static QStringList known();
    /// What its own speakers call it.
    static QString nameOf(const QString& language);

    /// Puts it on the application; again whenever the preference changes.
    void apply();

private:
    QString wanted() const;

    Preferences& m_preferences;
    QString m_now;
    QTranslator m_own, m_qt; ///< the program's words, and those of Qt's dialogs
};

}
