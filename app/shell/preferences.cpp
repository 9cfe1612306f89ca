// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/preferences.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QMetaEnum>
#include <QStandardPaths>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr qsizetype mostRecentGames = 24;
constexpr qsizetype mostLeftOut = 500;
constexpr qsizetype mostArchives = 24;

/// In all languages; a test knows when one is missing.
const QStringList namesOfGamesFolder{QStringLiteral("Adjutant games"), QStringLiteral("Adjutant-Spiele")};

QString ownFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/adjutant/adjutant.ini");
}

// Settings take neither slashes nor every letter in a key.
QString keyOf(const QString& group, const QString& name)
{
    const QByteArray hash = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha1).toHex();
    return group + QLatin1Char('/') + QString::fromLatin1(hash);
}

QString keyOfReminder(const QString& pack, const QString& id)
{
    return keyOf(QStringLiteral("reminders"), pack + QLatin1Char('/') + id);
}

QString cleanPath(const QString& path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

}

Preferences::Preferences(const QString& file, QObject* parent)
    : QObject(parent),
      m_settings(file.isEmpty() ? ownFile() : file, QSettings::IniFormat)
{
}

template<typename Enum>
Enum Preferences::chosen(const QString& key, Enum usual) const
{
    const QByteArray name = m_settings.value(key).toByteArray();
    bool known = false;
    const int value = QMetaEnum::fromType<Enum>().keyToValue(name.constData(), &known);
    return known ? Enum(value) : usual;
}

template<typename Enum>
bool Preferences::choose(const QString& key, Enum before, Enum now)
{
    if (now != before)
        m_settings.setValue(key, QString::fromLatin1(QMetaEnum::fromType<Enum>().valueToKey(int(now))));
    return now != before;
}

Preferences::Appearance Preferences::appearance() const
{
    return chosen(QStringLiteral("appearance"), Appearance::System);
}

void Preferences::setAppearance(Appearance appearance)
{
    if (choose(QStringLiteral("appearance"), this->appearance(), appearance))
        Q_EMIT appearanceChanged();
}

bool Preferences::systemWasDark(bool fallback) const
{
    return m_settings.value(QStringLiteral("system-was-dark"), fallback).toBool();
}

void Preferences::setSystemWasDark(bool dark)
{
    m_settings.setValue(QStringLiteral("system-was-dark"), dark);
}

bool Preferences::systemWasStill() const
{
    return m_settings.value(QStringLiteral("system-was-still"), false).toBool();
}

void Preferences::setSystemWasStill(bool still)
{
    m_settings.setValue(QStringLiteral("system-was-still"), still);
}

Preferences::DieFaces Preferences::dieFaces() const
{
    return chosen(QStringLiteral("die-faces"), DieFaces::Pips);
}

void Preferences::setDieFaces(DieFaces faces)
{
    if (choose(QStringLiteral("die-faces"), dieFaces(), faces))
        Q_EMIT diceChanged();
}

Preferences::DiceColour Preferences::diceColour() const
{
    return chosen(QStringLiteral("dice-colour"), DiceColour::ByResult);
}

void Preferences::setDiceColour(DiceColour colour)
{
    if (choose(QStringLiteral("dice-colour"), diceColour(), colour))
        Q_EMIT diceChanged();
}

Preferences::DiceFall Preferences::diceFall() const
{
    return chosen(QStringLiteral("dice-fall"), DiceFall::Short);
}

void Preferences::setDiceFall(DiceFall fall)
{
    if (choose(QStringLiteral("dice-fall"), diceFall(), fall))
        Q_EMIT diceChanged();
}

bool Preferences::hasSounds() const
{
    return m_settings.value(QStringLiteral("sounds"), false).toBool();
}

void Preferences::setSounds(bool sounds)
{
    m_settings.setValue(QStringLiteral("sounds"), sounds);
}

std::optional<QString> Preferences::keysOf(const QString& action) const
{
    const QVariant keys = m_settings.value(QStringLiteral("keys/") + action);
    return keys.isValid() ? std::optional(keys.toString()) : std::nullopt;
}

void Preferences::setKeysOf(const QString& action, const std::optional<QString>& keys)
{
    if (keys == keysOf(action))
        return;
    if (keys)
        m_settings.setValue(QStringLiteral("keys/") + action, *keys);
    else
        m_settings.remove(QStringLiteral("keys/") + action);
    Q_EMIT keysChanged();
}

QString Preferences::language() const
{
    return m_settings.value(QStringLiteral("language")).toString();
}

void Preferences::setLanguage(const QString& language)
{
    if (language == this->language())
        return;
    m_settings.setValue(QStringLiteral("language"), language);
    Q_EMIT languageChanged();
}

int Preferences::textPercent() const
{
    return std::clamp(m_settings.value(QStringLiteral("text-percent"), 100).toInt(), leastText, mostText);
}

void Preferences::setTextPercent(int percent)
{
    const int taken = std::clamp(percent, leastText, mostText);
    if (taken == textPercent())
        return;
    m_settings.setValue(QStringLiteral("text-percent"), taken);
    Q_EMIT textPercentChanged();
}

int Preferences::tablePercent() const
{
    return std::clamp(m_settings.value(QStringLiteral("table-percent"), 100).toInt(), leastTable, mostTable);
}

void Preferences::setTablePercent(int percent)
{
    m_settings.setValue(QStringLiteral("table-percent"), std::clamp(percent, leastTable, mostTable));
}

bool Preferences::tableTurned() const
{
    return m_settings.value(QStringLiteral("table-turned"), false).toBool();
}

void Preferences::setTableTurned(bool turned)
{
    m_settings.setValue(QStringLiteral("table-turned"), turned);
}

bool Preferences::staysAwake() const
{
    return m_settings.value(QStringLiteral("stays-awake"), true).toBool();
}

void Preferences::setStaysAwake(bool awake)
{
    if (awake == staysAwake())
        return;
    m_settings.setValue(QStringLiteral("stays-awake"), awake);
    Q_EMIT staysAwakeChanged();
}

// Once a reminder was switched off for all packs that have one of its id: that holds until the pack says otherwise.
bool Preferences::reminderShown(const QString& pack, const QString& id) const
{
    const bool everywhere = m_settings.value(keyOf(QStringLiteral("reminders"), id), true).toBool();
    return m_settings.value(keyOfReminder(pack, id), everywhere).toBool();
}

void Preferences::setReminderShown(const QString& pack, const QString& id, bool shown)
{
    if (shown == reminderShown(pack, id))
        return;
    m_settings.setValue(keyOfReminder(pack, id), shown);
    Q_EMIT remindersChanged();
}

QStringList Preferences::rememberedGames() const
{
    return m_settings.value(QStringLiteral("recent-games")).toStringList();
}

QStringList Preferences::recentGames() const
{
    QStringList games = rememberedGames();
    games.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return games;
}

void Preferences::addRecentGame(const QString& path)
{
    listGame(path, 0);
}

void Preferences::addGameBehind(const QString& path, const QString& other)
{
    const qsizetype place = rememberedGames().indexOf(cleanPath(other));
    listGame(path, place < 0 ? rememberedGames().size() : place + 1);
}

void Preferences::listGame(const QString& path, qsizetype place)
{
    QStringList games = rememberedGames();
    const QString clean = cleanPath(path);
    games.removeAll(clean);
    games.insert(std::min(place, games.size()), clean);
    while (games.size() > mostRecentGames)
        m_settings.remove(keyOf(QStringLiteral("summaries"), games.takeLast()));
    m_settings.setValue(QStringLiteral("recent-games"), games);
    if (QStringList leftOut = gamesLeftOut(); leftOut.removeAll(clean) > 0)
        m_settings.setValue(QStringLiteral("games-left-out"), leftOut);
    Q_EMIT recentGamesChanged();
}

void Preferences::forgetRecentGame(const QString& path)
{
    QStringList games = rememberedGames();
    const QString clean = cleanPath(path);
    m_settings.remove(keyOf(QStringLiteral("summaries"), clean));
    if (games.removeAll(clean) == 0)
        return;
    m_settings.setValue(QStringLiteral("recent-games"), games);
    Q_EMIT recentGamesChanged();
}

QStringList Preferences::gamesLeftOut() const
{
    return m_settings.value(QStringLiteral("games-left-out")).toStringList();
}

void Preferences::leaveOut(const QString& path)
{
    addTo(QStringLiteral("games-left-out"), cleanPath(path), mostLeftOut);
    const bool wasRecent = rememberedGames().contains(cleanPath(path));
    forgetRecentGame(path);
    if (!wasRecent)
        Q_EMIT recentGamesChanged();
}

QStringList Preferences::archives() const
{
    return m_settings.value(QStringLiteral("archives")).toStringList();
}

void Preferences::addArchive(const QString& folder)
{
    addTo(QStringLiteral("archives"), cleanPath(folder), mostArchives);
}

/// As the last of a list, from which the first give way.
void Preferences::addTo(const QString& key, const QString& path, qsizetype most)
{
    QStringList paths = m_settings.value(key).toStringList();
    paths.removeAll(path);
    paths.append(path);
    while (paths.size() > most)
        paths.removeFirst();
    m_settings.setValue(key, paths);
}

GameSummary Preferences::summaryOf(const QString& path) const
{
    const QVariantMap kept = m_settings.value(keyOf(QStringLiteral("summaries"), cleanPath(path))).toMap();
    GameSummary summary;
    summary.pack = kept.value(QStringLiteral("pack")).toString();
    summary.sides = kept.value(QStringLiteral("sides")).toStringList();
    for (const QVariant& score : kept.value(QStringLiteral("scores")).toList())
        summary.scores.append(score.toInt());
    summary.where = kept.value(QStringLiteral("where")).toString();
    summary.played = kept.value(QStringLiteral("played")).toDateTime();
    summary.over = kept.value(QStringLiteral("over")).toBool();
    summary.photo = kept.value(QStringLiteral("photo")).toByteArray();
    summary.thumbnail = kept.value(QStringLiteral("thumbnail")).toByteArray();
    summary.branchedAfter = kept.value(QStringLiteral("branched-after"), -1).toLongLong();
    const QVariantMap titles = kept.value(QStringLiteral("titles")).toMap();
    for (auto title = titles.begin(); title != titles.end(); ++title)
        summary.titles.insert(title.key(), title->toString());
    return summary;
}

void Preferences::setSummary(const QString& path, const GameSummary& summary)
{
    QVariantList scores;
    for (int score : summary.scores)
        scores.append(score);
    QVariantMap titles;
    for (auto title = summary.titles.begin(); title != summary.titles.end(); ++title)
        titles.insert(title.key(), *title);
    m_settings.setValue(keyOf(QStringLiteral("summaries"), cleanPath(path)),
                        QVariantMap{{QStringLiteral("pack"), summary.pack},
                                    {QStringLiteral("sides"), summary.sides},
                                    {QStringLiteral("scores"), scores},
                                    {QStringLiteral("where"), summary.where},
                                    {QStringLiteral("played"), summary.played},
                                    {QStringLiteral("over"), summary.over},
                                    {QStringLiteral("photo"), summary.photo},
                                    {QStringLiteral("thumbnail"), summary.thumbnail},
                                    {QStringLiteral("branched-after"), summary.branchedAfter},
                                    {QStringLiteral("titles"), titles}});
    Q_EMIT recentGamesChanged();
}

QString Preferences::gamesFolder() const
{
    const QString chosen = m_settings.value(QStringLiteral("games-folder")).toString();
    return chosen.isEmpty() ? usualGamesFolder() : chosen;
}

// What was made in one language is found in every other.
QString Preferences::usualGamesFolder()
{
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    for (const QString& name : namesOfGamesFolder)
        if (documents.exists(name))
            return documents.filePath(name);
    return documents.filePath(tr("Adjutant games"));
}

void Preferences::setGamesFolder(const QString& folder)
{
    m_settings.setValue(QStringLiteral("games-folder"), folder);
}

QString Preferences::lastAnswer(const QString& question, const QString& fallback) const
{
    return m_settings.value(keyOf(QStringLiteral("answers"), question), fallback).toString();
}

void Preferences::setLastAnswer(const QString& question, const QString& answer)
{
    m_settings.setValue(keyOf(QStringLiteral("answers"), question), answer);
}

QStringList Preferences::lookedUp(const QString& pack) const
{
    return m_settings.value(keyOf(QStringLiteral("looked-up"), pack)).toStringList().mid(0, mostLookedUp);
}

void Preferences::addLookedUp(const QString& pack, const QString& section)
{
    QStringList sections = lookedUp(pack);
    sections.removeAll(section);
    sections.prepend(section);
    m_settings.setValue(keyOf(QStringLiteral("looked-up"), pack), sections.mid(0, mostLookedUp));
}

QStringList Preferences::pinned(const QString& pack) const
{
    return m_settings.value(keyOf(QStringLiteral("pinned"), pack)).toStringList().mid(0, mostPinned);
}

void Preferences::setPinned(const QString& pack, const QString& section, bool pinned)
{
    QStringList sections = this->pinned(pack);
    if (sections.contains(section) == pinned)
        return;
    sections.removeAll(section);
    if (pinned)
        sections.append(section);
    const qsizetype tooMany = std::max<qsizetype>(0, sections.size() - mostPinned);
    m_settings.setValue(keyOf(QStringLiteral("pinned"), pack), sections.mid(tooMany));
    Q_EMIT pinsChanged();
}

QByteArray Preferences::layout(const QString& name) const
{
    return m_settings.value(keyOf(QStringLiteral("layout"), name)).toByteArray();
}

void Preferences::setLayout(const QString& name, const QByteArray& state)
{
    m_settings.setValue(keyOf(QStringLiteral("layout"), name), state);
}

}
