// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QMap>
#include <QObject>
#include <QSettings>
#include <QStringList>

#include <optional>

namespace adjutant::app {

/// What the start page says of a saved game without opening it; written down whenever a game is closed.
struct GameSummary {
    QString pack;
    QStringList sides; ///< in order, with `scores` beside them
    QList<int> scores;
    QString where; ///< how far it has come, in English words, which `shownWhere` translates: `Round 3 of 6`
    QDateTime played;
    bool over = false;
    QByteArray photo{};              ///< of the table: when it was put in; empty when there is none
    QByteArray thumbnail{};          ///< of that photo, a small JPEG
    qint64 branchedAfter = -1;       ///< its last entry that another game has, too; −1: it is no branch
    QMap<QString, QString> titles{}; ///< of the pack: language → title; under the empty language its own

    bool operator==(const GameSummary&) const = default;
};

/// What a person chose once and for all, kept between starts. Made once in main and passed on; tests make their own on
/// a file of theirs.
class Preferences : public QObject
{
    Q_OBJECT

public:
    enum class Appearance { System, Light, Dark, HighContrast };
    Q_ENUM(Appearance)

    /// What stands on the faces of a die with six sides.
    enum class DieFaces { Pips, Numbers };
    Q_ENUM(DieFaces)
    /// The colour of dice: by what came of them, or always the same.
    enum class DiceColour { ByResult, Light, Dark };
    Q_ENUM(DiceColour)
    /// How dice that the app throws come to lie.
    enum class DiceFall { Off, Short, Long };
    Q_ENUM(DiceFall)

    static constexpr int leastText = 80;
    static constexpr int mostText = 200;

    /// Kept in this file; an empty name means the user's own settings.
    explicit Preferences(const QString& file = {}, QObject* parent = nullptr);

    Appearance appearance() const;
    void setAppearance(Appearance appearance);
    /// What the desktop last said it wants; saves a flash of the other one at the next start.
    bool systemWasDark(bool fallback) const;
    void setSystemWasDark(bool dark);
    /// The same of whether it wants nothing to move.
    bool systemWasStill() const;
    void setSystemWasStill(bool still);

    /// `de`; empty: what the system prefers.
    QString language() const;
    void setLanguage(const QString& language);

    /// 80 to 200.
    int textPercent() const;
    void setTextPercent(int percent);

    /// The text of the table view, which is read from further away: 50 to 250, and whether it faces the other side.
    static constexpr int leastTable = 50;
    static constexpr int mostTable = 250;
    int tablePercent() const;
    void setTablePercent(int percent);
    bool tableTurned() const;
    void setTableTurned(bool turned);

    DieFaces dieFaces() const;
    void setDieFaces(DieFaces faces);
    DiceColour diceColour() const;
    void setDiceColour(DiceColour colour);
    DiceFall diceFall() const;
    void setDiceFall(DiceFall fall);

    /// Whether the program makes any sound.
    bool hasSounds() const;
    void setSounds(bool sounds);

    /// The keys that somebody gave to an action instead of those of the table, in portable text as there; nothing: they
    /// left it as it was.
    std::optional<QString> keysOf(const QString& action) const;
    void setKeysOf(const QString& action, const std::optional<QString>& keys);

    /// Whether the screen is kept from going dark while a game is open.
    bool staysAwake() const;
    void setStaysAwake(bool awake);

    /// Whether this reminder of a pack is shown.
    bool reminderShown(const QString& pack, const QString& id) const;
    void setReminderShown(const QString& pack, const QString& id, bool shown);

    /// Saved games, the last opened first; those that are gone are not listed.
    QStringList recentGames() const;
    void addRecentGame(const QString& path);
    /// Without its being opened: behind another of the list, or at its end.
    void addGameBehind(const QString& path, const QString& other);
    void forgetRecentGame(const QString& path);

    /// Games that somebody took off the list, although they lie where games are looked for; until they are opened
    /// again.
    QStringList gamesLeftOut() const;
    void leaveOut(const QString& path);

    /// Folders into which games were archived, wherever new games are kept by now.
    QStringList archives() const;
    void addArchive(const QString& folder);

    /// Nothing is known of a game that was never closed here: then the summary has no pack.
    GameSummary summaryOf(const QString& path) const;
    void setSummary(const QString& path, const GameSummary& summary);

    /// Where new games are kept.
    QString gamesFolder() const;
    void setGamesFolder(const QString& folder);

    /// The last answer to a question of the new-game page, to begin with the next time.
    QString lastAnswer(const QString& question, const QString& fallback) const;
    void setLastAnswer(const QString& question, const QString& answer);

    /// Sections of a pack that somebody read, the last first; at most so many.
    static constexpr int mostLookedUp = 6;
    QStringList lookedUp(const QString& pack) const;
    void addLookedUp(const QString& pack, const QString& section);
    /// Sections of a pack that are kept at hand, in the order in which they were pinned; the oldest gives way.
    static constexpr int mostPinned = 12;
    QStringList pinned(const QString& pack) const;
    void setPinned(const QString& pack, const QString& section, bool pinned);

    /// What a widget keeps for itself, by its name: geometry, the state of splitters and drawers, small lists.
    QByteArray layout(const QString& name) const;
    void setLayout(const QString& name, const QByteArray& state);

Q_SIGNALS:
    void appearanceChanged();
    void languageChanged();
    void textPercentChanged();
    void remindersChanged();
    void recentGamesChanged();
    void staysAwakeChanged();
    void pinsChanged();
    /// What dice look like, or how they fall.
    void diceChanged();
    void keysChanged();

private:
    QStringList rememberedGames() const;
    void listGame(const QString& path, qsizetype place);
    void addTo(const QString& key, const QString& path, qsizetype most);
    static QString usualGamesFolder();
    template<typename Enum>
    Enum chosen(const QString& key, Enum usual) const;
    /// Whether it is another than before.
    template<typename Enum>
    bool choose(const QString& key, Enum before, Enum now);

    QSettings m_settings;
};

}
