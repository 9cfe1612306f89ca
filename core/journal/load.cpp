// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/store.h"

namespace adjutant::journal
{

namespace
{

// Bounds for files from elsewhere: more than any game needs, less than a memory holds.
constexpr std::size_t mostRows = 1'000'000;
constexpr qint64 mostBytes = qint64(512) << 20;
constexpr qsizetype mostFiles = 512;
constexpr qsizetype mostMeta = 64;

Fault tooMuch(const QString& what)
{
    return fault(QStringLiteral("it holds more %1 than a saved game can").arg(what));
}

// Runs through all rows of a query; `take` says what was too much, if anything.
template<typename Take>
Expected<void> each(Database& db, const char* sql, Take take)
{
    auto statement = db.prepare(sql);
    if (!statement)
        return tl::unexpected(statement.error());
    for (;;) {
        const auto row = statement->step();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row)
            return {};
        if (auto taken = take(*statement); !taken)
            return taken;
    }
}

Expected<void> loadBeginning(Database& db, Beginning& beginning)
{
    auto done = each(db, "SELECT name, value FROM meta", [&](const Statement& row) -> Expected<void> {
        beginning.meta.insert(row.bytes(0), row.bytes(1));
        if (beginning.meta.size() > mostMeta)
            return tl::unexpected(tooMuch(QStringLiteral("settings")));
        return {};
    });
    if (!done)
        return done;
    qint64 size = 0;
    return each(db, "SELECT path, content FROM pack_file", [&](const Statement& row) -> Expected<void> {
        const auto content = row.bytes(1);
        size += content.size();
        beginning.files.insert(QString::fromUtf8(row.bytes(0)), content);
        if (beginning.files.size() > mostFiles || size > mostBytes)
            return tl::unexpected(tooMuch(QStringLiteral("files of a pack")));
        return {};
    });
}

Row rowFrom(const Statement& from)
{
    return {from.number(0), from.bytes(1), from.bytes(2), from.bytes(3), from.number(4), from.bytes(5),
            from.bytes(6),  from.bytes(7), from.bytes(8), from.bytes(9), from.bytes(10), from.bytes(11)};
}

qint64 sizeOf(const Row& row)
{
    return row.command.size() + row.faces.size() + row.throws.size() + row.words.size() + row.details.size();
}

}

Expected<Contents> Store::load()
{
    Contents contents;
    if (auto done = loadBeginning(m_db, contents.beginning); !done)
        return tl::unexpected(done.error());
    qint64 size = 0;
    auto done = each(m_db, "SELECT * FROM entry ORDER BY number", [&](const Statement& from) -> Expected<void> {
        contents.rows.push_back(rowFrom(from));
        size += sizeOf(contents.rows.back());
        if (contents.rows.size() > mostRows || size > mostBytes)
            return tl::unexpected(tooMuch(QStringLiteral("commands")));
        return {};
    });
    if (!done)
        return tl::unexpected(done.error());
    done = each(m_db, "SELECT number, checksum FROM closed", [&](const Statement& from) -> Expected<void> {
        contents.closedAt = from.number(0);
        contents.closedWith = from.bytes(1);
        return {};
    });
    if (!done)
        return tl::unexpected(done.error());
    return contents;
}

}
