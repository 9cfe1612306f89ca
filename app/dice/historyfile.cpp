// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/historyfile.h"

#include "base/json.h"
#include "base/replacefile.h"
#include "models/throwhistorymodel.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <optional>

namespace adjutant::app {

namespace {

constexpr qint64 mostBytes = 500'000; // what is older is left out
constexpr int afterChange = 2000;     // in milliseconds

using Entry = ThrowHistoryModel::Entry;

Json toJson(const Entry& entry)
{
    Json json{{"throw", utf8(entry.text)}, {"value", entry.value}, {"dice", utf8(entry.words)}};
    if (!entry.cocked.isEmpty())
        json["cocked"] = textsToJson(entry.cocked);
    json["time"] = utf8(entry.time.toString(Qt::ISODate));
    return json;
}

/// Nothing when it is none: the file may have been changed by hand.
std::optional<Entry> entryOf(const Json& json)
{
    if (!json.is_object() || !json.contains("value") || !json["value"].is_number_integer())
        return std::nullopt;
    Entry entry{textAt(json, "throw"), json["value"].get<qint64>(), textAt(json, "dice"), {}, {}};
    entry.time = QDateTime::fromString(textAt(json, "time"), Qt::ISODate);
    if (entry.text.isEmpty() || !entry.time.isValid())
        return std::nullopt;
    if (const auto cocked = json.find("cocked"); cocked != json.end() && cocked->is_array()) {
        for (const Json& line : *cocked) {
            if (line.is_string())
                entry.cocked.append(QString::fromStdString(line.get<std::string>()));
        }
    }
    return entry;
}

}

HistoryFile::HistoryFile(ThrowHistoryModel& history, const QString& path, QObject* parent)
    : QObject(parent),
      m_history(history),
      m_path(path)
{
    load();
    m_soon.setSingleShot(true);
    m_soon.setInterval(afterChange);
    connect(&m_soon, &QTimer::timeout, this, &HistoryFile::store);
    const auto soon = [this] { m_soon.start(); };
    connect(&history, &ThrowHistoryModel::rowsInserted, this, soon);
    connect(&history, &ThrowHistoryModel::dataChanged, this, soon);
    connect(&history, &ThrowHistoryModel::modelReset, this, soon);
}

HistoryFile::~HistoryFile()
{
    if (m_soon.isActive())
        store();
}

QString HistoryFile::ownPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/adjutant/throws.json");
}

void HistoryFile::load()
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const auto kept = parseJson(file.read(2 * mostBytes));
    if (!kept || !kept->is_array())
        return;
    std::deque<Entry> entries;
    for (const Json& one : *kept) {
        if (auto entry = entryOf(one))
            entries.push_back(std::move(*entry));
    }
    m_history.setEntries(std::move(entries));
}

void HistoryFile::store()
{
    m_soon.stop();
    QByteArray text("[");
    for (const Entry& entry : m_history.entries()) {
        const QByteArray one = adjutant::toText(toJson(entry));
        if (text.size() + one.size() > mostBytes)
            break;
        text += (text.size() > 1 ? ",\n" : "\n") + one;
    }
    QDir().mkpath(QFileInfo(m_path).path());
    if (const Expected<void> written = replaceFile(m_path, text + "\n]\n"); !written)
        Q_EMIT failed(written.error().words);
}

}
