// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/packtext.h"
#include "cli/subcommands.h"

#include <QDir>

namespace adjutant::cli {

namespace {

QString textOf(const packs::Found& found, QString packs::Pack::*field)
{
    return found.reading.pack ? (*found.reading.pack).*field : QString();
}

Json jsonOf(const packs::Found& found)
{
    using packs::Pack;
    return {{"id", utf8(found.id)},
            {"title", utf8(textOf(found, &Pack::title))},
            {"version", utf8(textOf(found, &Pack::version))},
            {"author", utf8(textOf(found, &Pack::author))},
            {"source", found.bundled ? "bundled" : "own"},
            {"path", utf8(found.path)},
            {"faults", found.reading.faults.size()}};
}

}

Fault placed(const QString& folder, Fault problem)
{
    problem.file = problem.file.isEmpty() ? folder : QDir(folder).filePath(problem.file);
    return problem;
}

Expected<packs::Found> findWholePack(const QString& idOrPath)
{
    auto found = packs::find(idOrPath);
    if (!found || found->reading.pack)
        return found;
    for (const auto& problem : found->reading.faults)
        if (problem.severity == Fault::Severity::Error)
            return tl::unexpected(placed(found->path, problem));
    return tl::unexpected(placed(found->path, fault(QStringLiteral("this pack cannot be used"))));
}

Expected<int> packList(const Arguments& arguments, Output& output)
{
    using packs::Pack;
    Json list = Json::array();
    TextTable table({QStringLiteral("pack"), QStringLiteral("title"), QStringLiteral("version"),
                     QStringLiteral("author"), QStringLiteral("source"), QStringLiteral(">faults")});
    for (const auto& found : packs::findAll()) {
        list.push_back(jsonOf(found));
        table.row({printable(found.id), printable(textOf(found, &Pack::title)),
                   printable(textOf(found, &Pack::version)), printable(textOf(found, &Pack::author)),
                   found.bundled ? QStringLiteral("bundled") : QStringLiteral("own"),
                   QString::number(found.reading.faults.size())});
    }
    if (arguments.has("json"))
        output.json(list);
    else
        table.print(output);
    return done;
}

}
