// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequence>
#include <QMap>
#include <QObject>

#include <optional>

class QKeyEvent;

namespace adjutant::app {

struct ActionSpec;
class Preferences;

/// The keys of the actions: those of the table, or what somebody gave them instead. A key never means two things: where
/// two claim it, what somebody chose goes before the table, and the table is taken from its top.
class Keys : public QObject
{
    Q_OBJECT

public:
    explicit Keys(Preferences& preferences, QObject* parent = nullptr);

    QList<QKeySequence> of(const QString& action) const { return m_keys.value(action); }
    /// Whether this is a key of the action.
    bool means(const QString& action, const QKeyEvent& event) const;

    /// A key as it is written on a keyboard: `Ctrl+K`, in the language of the window.
    static QString words(const QKeySequence& key);
    /// The first key of the action, for the cap on a button; empty: it has none.
    QString cap(const QString& action) const;
    /// All of them: `N or Ctrl+Return`.
    QString allWords(const QString& action) const;
    /// ` (D)`, to stand behind what the key does; empty: it has none.
    QString inBrackets(const QString& action) const;

    /// Digits that mean units, and Esc, which leads out of everything: no other key can take their place.
    static bool isFixed(const ActionSpec& action);
    /// Somebody chose the keys of this action.
    bool isOwn(const QString& action) const;
    bool hasOwn() const;
    /// The keys of the table, in words.
    static QString usualWords(const QString& action);

    /// Why a key cannot simply be given to an action.
    struct Clash {
        QString words;
        QString holder = {}; ///< the action that could give it up; empty: it is nobody's to give
    };
    std::optional<Clash> clash(const QString& action, const QKeySequence& key) const;
    /// What stands in the way of the keys of the table.
    std::optional<Clash> clashOfUsual(const QString& action) const;

    /// The action has this key and no other, or none when it is empty. Whoever had it loses it.
    void give(const QString& action, const QKeySequence& key);
    void giveUsual(const QString& action);
    void giveAllUsual();

    /// What was chosen, by action, as it is kept: to be brought back.
    QMap<QString, QString> own() const;
    void setOwn(const QMap<QString, QString>& own);

    /// The key that was pressed, as one writes it: `?` rather than `Shift+?`. Empty for a modifier alone.
    static QKeySequence pressed(const QKeyEvent& event);

Q_SIGNALS:
    void changed();

private:
    void read();
    void takeAway(const QKeySequence& key);
    QString holderOf(const QKeySequence& key) const;

    Preferences& m_preferences;
    QMap<QString, QList<QKeySequence>> m_keys;
};

}
