// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"
#include "base/words.h"
#include "dice/issue.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

#include <toml++/toml.h>

namespace adjutant::packs {

/// A TOML file that is being read, and everything found wrong with it.
class TomlFile
{
public:
    TomlFile(QString name, const QByteArray& text, Faults& faults);

    /// Null when the text is not TOML; the faults say where.
    const toml::table* root() const { return m_root ? &*m_root : nullptr; }
    toml::table* root() { return m_root ? &*m_root : nullptr; }

    void error(const toml::source_region& where, const QString& words);
    void warning(const toml::source_region& where, const QString& words);
    /// An issue inside a text of the file, at its place in the file.
    void error(const toml::node& text, const dice::Issue& issue);

    /// What a word that is not one of these was meant to be, to be put behind the words of a fault: `; did you mean
    /// “x”?`, `; there are: a, b`, or nothing where that would be long.
    QString hint(const QString& word, const QStringList& known);
    /// Whether the file may still have so much dice text. When not, nothing of it is read.
    bool allowDiceText(qsizetype characters);

private:
    void add(Fault::Severity severity, int line, int column, const QString& words);

    QString m_name;
    std::vector<QByteArray> m_lines;
    std::optional<toml::table> m_root;
    Faults& m_faults;
    qsizetype m_diceText = 0;
    int m_hints = 0;
};

/// Reads the keys of one table. What it is not asked for by the time it goes is an unknown key, which is a fault.
class TomlTable
{
public:
    enum class Need { Optional, Required };

    /// `what` is how faults call it, with a place for the key where it has one.
    TomlTable(TomlFile& file, const toml::table& table, const char* what, const char* key = nullptr);
    ~TomlTable();
    TomlTable(const TomlTable&) = delete;
    TomlTable& operator=(const TomlTable&) = delete;

    QString text(const char* key, Need need = Need::Optional);
    /// Lower-case letters, digits and hyphens, starting with a letter.
    QString id(const char* key = "id");
    qint64 number(const char* key, qint64 least, qint64 most, qint64 standard = 0);
    std::optional<qint64> maybeNumber(const char* key, qint64 least, qint64 most);
    std::optional<double> real(const char* key, double least, double most);
    bool flag(const char* key);
    QStringList texts(const char* key);
    QMap<QString, QString> textMap(const char* key);
    void table(const char* key, const std::function<void(TomlTable&)>& read);
    /// Each table of an array, `[[key]]` or `key = [{…}]`.
    void tables(const char* key, const std::function<void(TomlTable&)>& read);

    /// Picks the value of one of the words; anything else is a fault that lists them.
    template<typename T>
    T oneOf(const char* key, const QMap<QString, T>& words, T standard)
    {
        const QString word = text(key);
        if (word.isEmpty())
            return standard;
        if (!words.contains(word))
            errorAt(key,
                    Words::tr("“%1” is none of: %2").arg(word, QStringList(words.keys()).join(QStringLiteral(", "))));
        return words.value(word, standard);
    }

    bool has(const char* key) const { return m_table.contains(key); }
    const toml::node* node(const char* key);
    void errorAt(const char* key, const QString& words);
    /// At a place further inside, as `track.action[2].procedures`.
    void errorInside(const QString& path, const QString& words);
    TomlFile& file() { return m_file; }
    const toml::table& raw() const { return m_table; }

private:
    const toml::node* take(const char* key, Need need);
    bool hasRoom(const char* key, const toml::array& list);
    void wrongKind(const char* key, const toml::node& node, const QString& wanted);
    QString called() const;

    TomlFile& m_file;
    const toml::table& m_table;
    const char* m_what;
    const char* m_key;
    QStringList m_known;
};

QString toText(const toml::key& key);

/// The one of the words that a misspelt one was most likely meant to be; empty when none is near.
QString nearest(const QString& word, const QStringList& words);

}
