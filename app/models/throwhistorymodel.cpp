// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/throwhistorymodel.h"

#include "base/keptwords.h"
#include "models/gamesummary.h"

#include <QLocale>

namespace adjutant::app {

namespace {

/// The time of day, and the day when it is another.
QString when(const QDateTime& time)
{
    const QString clock = clockTime(time.time());
    return time.date() == QDate::currentDate()
               ? clock
               : QStringLiteral("%1 %2").arg(QLocale().toString(time.date(), QLocale::ShortFormat), clock);
}

constexpr const char* thrownAgain =
    QT_TRANSLATE_NOOP("adjutant::app::ThrowHistoryModel", "cocked: d%1 %2, thrown again: %3");

}

QString cockedLine(std::size_t sides, std::int64_t before, std::int64_t now)
{
    return QString::fromLatin1(thrownAgain).arg(sides).arg(before).arg(now);
}

QStringList shownCocked(const QStringList& kept)
{
    QStringList shown;
    for (const QString& line : kept)
        shown << shownWords(line, thrownAgain, ThrowHistoryModel::tr(thrownAgain)).value_or(line);
    return shown;
}

QString toText(const ThrowHistoryModel::Entry& entry)
{
    QString text = ThrowHistoryModel::tr("%1 → %2 (%3)").arg(entry.text.simplified()).arg(entry.value).arg(entry.words);
    for (const QString& cocked : shownCocked(entry.cocked))
        text += QStringLiteral("; ") + cocked;
    return text;
}

ThrowHistoryModel::ThrowHistoryModel(QObject* parent) : QAbstractListModel(parent) {}

int ThrowHistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QString ThrowHistoryModel::lines(const Entry& entry) const
{
    QStringList lines{tr("%1 → %2").arg(entry.text.simplified()).arg(entry.value),
                      tr("%1 · %2").arg(when(entry.time), entry.words)};
    return (lines + shownCocked(entry.cocked)).join(QLatin1Char('\n'));
}

QVariant ThrowHistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Entry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return lines(entry);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return adjutant::app::toText(entry);
    case TextRole:
        return entry.text;
    default:
        return {};
    }
}

void ThrowHistoryModel::add(const Entry& entry)
{
    if (rowCount() == most) {
        beginRemoveRows({}, most - 1, most - 1);
        m_entries.pop_back();
        endRemoveRows();
    }
    beginInsertRows({}, 0, 0);
    m_entries.push_front(entry);
    endInsertRows();
}

void ThrowHistoryModel::replaceFirst(const Entry& entry)
{
    if (m_entries.empty())
        return add(entry); // the history was cleared in between
    m_entries.front() = entry;
    Q_EMIT dataChanged(index(0), index(0));
}

void ThrowHistoryModel::clear()
{
    setEntries({});
}

void ThrowHistoryModel::setEntries(std::deque<Entry> entries)
{
    beginResetModel();
    m_entries = std::move(entries);
    if (rowCount() > most)
        m_entries.resize(most);
    endResetModel();
}

QString ThrowHistoryModel::toText() const
{
    QString text;
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry)
        text += QStringLiteral("%1  %2\n").arg(when(entry->time), adjutant::app::toText(*entry));
    return text;
}

}
