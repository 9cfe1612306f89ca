// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/tomltable.h"

#include "base/plaintext.h"
#include "dice/nearest.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace adjutant::packs {

constexpr std::size_t mostEntries = 1000;

namespace {

constexpr const char* innerTable = QT_TRANSLATE_NOOP("Words", "“%1”");

// Without an exponent.
QString plain(double number)
{
    return QString::number(number, 'f', QLocale::FloatingPointShortest);
}

}

TomlTable::TomlTable(TomlFile& file, const toml::table& table, const char* what, const char* key)
    : m_file(file),
      m_table(table),
      m_what(what),
      m_key(key)
{
}

QString TomlTable::called() const
{
    const QString words = Words::tr(m_what);
    return m_key ? words.arg(QLatin1String(m_key)) : words;
}

TomlTable::~TomlTable()
{
    for (const auto& [key, node] : m_table) {
        const QString name = toText(key);
        if (m_known.contains(name))
            continue;
        const QString near = nearest(name, m_known);
        const QString hint = near.isEmpty() ? Words::tr("it may have: %1").arg(m_known.join(QStringLiteral(", ")))
                                            : Words::tr("did you mean “%1”?").arg(near);
        m_file.error(key.source(), Words::tr("%1 has no key “%2”; %3").arg(called(), name, hint));
    }
}

const toml::node* TomlTable::take(const char* key, Need need)
{
    m_known << QLatin1String(key);
    const toml::node* node = m_table.get(key);
    if (!node && need == Need::Required)
        m_file.error(m_table.source(), Words::tr("%1 needs the key “%2”").arg(called(), QLatin1String(key)));
    return node;
}

const toml::node* TomlTable::node(const char* key)
{
    return take(key, Need::Optional);
}

void TomlTable::wrongKind(const char* key, const toml::node& node, const QString& wanted)
{
    m_file.error(node.source(), Words::tr("“%1” must be %2").arg(QLatin1String(key), wanted));
}

void TomlTable::errorAt(const char* key, const QString& words)
{
    const toml::node* node = m_table.get(key);
    m_file.error(node ? node->source() : m_table.source(), words);
}

void TomlTable::errorInside(const QString& path, const QString& words)
{
    const toml::node* node = toml::at_path(m_table, path.toStdString()).node();
    m_file.error(node ? node->source() : m_table.source(), words);
}

bool TomlTable::hasRoom(const char* key, const toml::array& list)
{
    if (list.size() <= mostEntries)
        return true;
    errorAt(key, Words::tr("“%1” has more than %2 entries").arg(QLatin1String(key)).arg(mostEntries));
    return false;
}

QString TomlTable::text(const char* key, Need need)
{
    const auto* found = take(key, need);
    if (!found)
        return {};
    const auto* value = found->as_string();
    if (!value) {
        wrongKind(key, *found, Words::tr("a text"));
        return {};
    }
    const QString text = QString::fromStdString(value->get());
    if (hasControls(text))
        m_file.error(found->source(), Words::tr("“%1” has a control character in it").arg(QLatin1String(key)));
    if (need == Need::Required && text.trimmed().isEmpty())
        m_file.error(found->source(), Words::tr("“%1” must not be empty").arg(QLatin1String(key)));
    return text;
}

QString TomlTable::id(const char* key)
{
    static const QRegularExpression form(QStringLiteral("\\A[A-Za-z][A-Za-z0-9-]{0,63}\\z"));
    const QString id = text(key, Need::Required);
    if (!id.isEmpty() && !form.match(id).hasMatch())
        errorAt(key, Words::tr("“%1” is not an id: letters, digits and hyphens, a letter first, 64 at most").arg(id));
    return id;
}

std::optional<qint64> TomlTable::maybeNumber(const char* key, qint64 least, qint64 most)
{
    const auto* found = take(key, Need::Optional);
    if (!found)
        return std::nullopt;
    const auto* value = found->as_integer();
    if (value && value->get() >= least && value->get() <= most)
        return value->get();
    wrongKind(key, *found, Words::tr("a whole number from %1 to %2").arg(least).arg(most));
    return std::nullopt;
}

qint64 TomlTable::number(const char* key, qint64 least, qint64 most, qint64 standard)
{
    return maybeNumber(key, least, most).value_or(standard);
}

std::optional<double> TomlTable::real(const char* key, double least, double most)
{
    const auto* found = take(key, Need::Optional);
    if (!found)
        return std::nullopt;
    const auto value = found->value<double>();
    if (found->is_number() && value && *value >= least && *value <= most)
        return value;
    wrongKind(key, *found, Words::tr("a number from %1 to %2").arg(plain(least), plain(most)));
    return std::nullopt;
}

bool TomlTable::flag(const char* key)
{
    const auto* found = take(key, Need::Optional);
    if (!found)
        return false;
    if (!found->is_boolean())
        wrongKind(key, *found, Words::tr("true or false"));
    return found->value_or(false);
}

QStringList TomlTable::texts(const char* key)
{
    const auto* found = take(key, Need::Optional);
    if (!found)
        return {};
    const auto* list = found->as_array();
    if (!list) {
        wrongKind(key, *found, Words::tr("a list of texts"));
        return {};
    }
    QStringList texts;
    if (!hasRoom(key, *list))
        return texts;
    for (const auto& node : *list) {
        if (const auto* value = node.as_string(); value && !hasControls(QString::fromStdString(value->get())))
            texts << QString::fromStdString(value->get());
        else
            wrongKind(key, node, Words::tr("a list of texts"));
    }
    return texts;
}

QMap<QString, QString> TomlTable::textMap(const char* key)
{
    QMap<QString, QString> map;
    const auto* found = take(key, Need::Optional);
    const auto* table = found ? found->as_table() : nullptr;
    if (found && !table)
        wrongKind(key, *found, Words::tr("a table of texts, as { name = \"text\" }"));
    if (!table)
        return map;
    for (const auto& [name, node] : *table) {
        if (const auto* value = node.as_string())
            map.insert(toText(name), QString::fromStdString(value->get()));
        else
            wrongKind(key, node, Words::tr("a table of texts, as { name = \"text\" }"));
    }
    return map;
}

void TomlTable::table(const char* key, const std::function<void(TomlTable&)>& read)
{
    const auto* found = take(key, Need::Optional);
    if (!found)
        return;
    if (const auto* inner = found->as_table()) {
        TomlTable reader(m_file, *inner, innerTable, key);
        read(reader);
    } else {
        wrongKind(key, *found, Words::tr("a table"));
    }
}

void TomlTable::tables(const char* key, const std::function<void(TomlTable&)>& read)
{
    const auto* found = take(key, Need::Optional);
    if (!found)
        return;
    const auto* list = found->as_array();
    if (!list)
        wrongKind(key, *found, Words::tr("a list of tables"));
    if (list && !hasRoom(key, *list))
        return;
    for (std::size_t i = 0; list && i < list->size(); ++i) {
        if (const auto* inner = list->get(i)->as_table()) {
            TomlTable reader(m_file, *inner, innerTable, key);
            read(reader);
        } else {
            wrongKind(key, *list->get(i), Words::tr("a list of tables"));
        }
    }
}

QString toText(const toml::key& key)
{
    return QString::fromUtf8(key.str().data(), static_cast<qsizetype>(key.str().size()));
}

QString nearest(const QString& word, const QStringList& words)
{
    std::vector<std::string> all;
    for (const QString& one : words)
        all.push_back(one.toStdString());
    return QString::fromStdString(
        dice::nearest(word.toStdString(), std::vector<std::string_view>(all.begin(), all.end())));
}

}
