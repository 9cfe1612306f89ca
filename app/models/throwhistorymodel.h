// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractListModel>
#include <QDateTime>
#include <QStringList>

#include <deque>

namespace adjutant::app {

/// The last throws, the last one first. What is older than the last 200 is forgotten.
class ThrowHistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    static constexpr int most = 200;

    struct Entry {
        QString text; ///< the throw
        qint64 value = 0;
        QString words;      ///< its dice
        QStringList cocked; ///< a `cockedLine` for each die that was thrown again for lying crooked
        QDateTime time;
    };
    enum Role { TextRole = Qt::UserRole };

    explicit ThrowHistoryModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    void add(const Entry& entry);
    /// The last throw has changed: a die of it was thrown again.
    void replaceFirst(const Entry& entry);
    void clear();
    const std::deque<Entry>& entries() const { return m_entries; }
    /// In place of all that is there.
    void setEntries(std::deque<Entry> entries);
    /// One line a throw, the first one first.
    QString toText() const;

private:
    QString lines(const Entry& entry) const;

    std::deque<Entry> m_entries;
};

/// `cocked: d6 4, thrown again: 2`, in English, as it is kept.
QString cockedLine(std::size_t sides, std::int64_t before, std::int64_t now);
/// Such lines in the language of the window.
QStringList shownCocked(const QStringList& kept);

/// `4d6 kh 3 = 13 (4d6: 6, 5, 2, 1 dropped)`, with what was cocked.
QString toText(const ThrowHistoryModel::Entry& entry);

}
