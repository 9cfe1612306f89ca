// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"
#include "dice/throwing.h"
#include "game/commands.h"

#include <QDateTime>
#include <QStringList>

#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <vector>

namespace adjutant::journal {

class Timeline;

/// One command of the log. One that was undone or mended stays, and says so.
struct Entry {
    qint64 number = 0;
    QDateTime time;
    QString by;    ///< the side that was acting, or empty
    int round = 0; ///< in which it was given; 0: before the first
    Json command;
    std::vector<dice::Throw> throws;
    QString words;
    QStringList details;
    bool undone = false;       ///< it does not count, or not as it stands here
    qint64 mendedBy = 0;       ///< the entry that mended it or left it out, when there is one
    qint64 otherwiseSince = 0; ///< the mend of an earlier entry by which words, details or dice are others
    QString wordsBefore;       ///< those that it had until then
    std::vector<dice::Throw> throwsBefore;
};

/// What a mend put in the place of a command. Null: the entry is no mend, or left the command out.
const Json* replacement(const Entry& entry);
/// What an entry tells of: that, or its own command.
const Json& toldCommand(const Entry& entry);

/// What a row says that it did.
struct Told {
    QString words;
    QStringList details;
};

/// By the index of the row.
using ToldRows = std::map<std::size_t, Told>;

/// The commands of a game in the order in which they were given. An entry is read when it is first looked at, and stays
/// where it is as long as the log does. What a mend of an earlier one changed is as it is since. All of it is in the
/// language of the window: what was said in another one is told anew.
class Log
{
public:
    /// Tells a row anew, and others with it that cost little more; what cannot be told anew keeps its words.
    using Retell = std::function<ToldRows(std::size_t row)>;

    class Iterator
    {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = Entry;
        using difference_type = std::ptrdiff_t;
        using pointer = const Entry*;
        using reference = const Entry&;

        Iterator() = default;
        Iterator(const Log* log, difference_type at) : m_log(log), m_at(at) {}

        reference operator*() const { return (*m_log)[std::size_t(m_at)]; }
        pointer operator->() const { return &**this; }
        reference operator[](difference_type by) const { return *(*this + by); }
        Iterator& operator+=(difference_type by)
        {
            m_at += by;
            return *this;
        }
        Iterator& operator-=(difference_type by) { return *this += -by; }
        Iterator& operator++() { return *this += 1; }
        Iterator& operator--() { return *this += -1; }
        Iterator operator++(int) { return Iterator(m_log, m_at++); }
        Iterator operator--(int) { return Iterator(m_log, m_at--); }
        friend Iterator operator+(Iterator it, difference_type by) { return it += by; }
        friend Iterator operator+(difference_type by, Iterator it) { return it += by; }
        friend Iterator operator-(Iterator it, difference_type by) { return it -= by; }
        friend difference_type operator-(Iterator one, Iterator other) { return one.m_at - other.m_at; }
        friend auto operator<=>(const Iterator& one, const Iterator& other) { return one.m_at <=> other.m_at; }
        friend bool operator==(const Iterator& one, const Iterator& other) { return one.m_at == other.m_at; }

    private:
        const Log* m_log = nullptr;
        difference_type m_at = 0;
    };

    /// `first` is the language of rows that do not name theirs.
    Log(const Timeline& timeline, const QString& first, Retell retell);
    /// After the language of the window, or the pack, has become another.
    void tellAnew();

    std::size_t size() const;
    bool empty() const { return size() == 0; }
    const Entry& operator[](std::size_t index) const;
    /// The same; there must be one.
    const Entry& at(std::size_t index) const { return (*this)[index]; }
    /// The same for those who want no words, which may be missing: where they are to be told anew, that takes a while.
    const Entry& wordless(std::size_t index) const;
    const Entry& front() const { return (*this)[0]; }
    const Entry& back() const { return (*this)[size() - 1]; }
    /// Whether an entry is undone, without reading it.
    bool undone(std::size_t index) const;
    /// The last mend of an earlier one by which it may say something else since, likewise; 0: none.
    qint64 touchedBy(std::size_t index) const;
    /// By its number, or null.
    const Entry* find(qint64 number) const;

    /// What counts of an entry: itself, or the mend that put another command in its place. Null: neither.
    const Entry* standing(const Entry& entry) const;
    /// The same in the order of the table, for those who want no words: a mend counts where the entry is that it mends,
    /// so that its own line has nothing.
    const Entry* atTheTable(std::size_t index) const;

    Iterator begin() const { return {this, 0}; }
    Iterator end() const { return {this, std::ptrdiff_t(size())}; }
    std::reverse_iterator<Iterator> rbegin() const { return std::make_reverse_iterator(end()); }
    std::reverse_iterator<Iterator> rend() const { return std::make_reverse_iterator(begin()); }

private:
    struct Read {
        Entry entry;
        int telling = 0;  ///< in which its words were put
        qint64 since = 0; ///< after which mend
    };

    /// Commands played once more, with what was mended before them.
    using Replays = std::map<std::size_t, game::Done>; ///< by the row that tells it

    const Entry& entry(std::size_t index, bool withWords) const;
    Told recorded(std::size_t row) const;
    const Told& retold(std::size_t row) const;
    const game::Done* replayed(std::size_t row, qint64 since) const;
    Replays playAgain(qint64 since) const;
    void tell(Read& read, std::size_t row, qint64 since) const;

    const Timeline& m_timeline;
    QString m_first, m_now; ///< languages
    Retell m_retell;
    int m_telling = 1;
    mutable std::vector<std::unique_ptr<Read>> m_entries; ///< those read so far
    mutable ToldRows m_retold;
    mutable std::map<qint64, Replays> m_replays; ///< by the mend
    mutable int m_replaysOf = 0;                 ///< the state of the mends that they are of
};

}
