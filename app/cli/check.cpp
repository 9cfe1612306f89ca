// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/check.h"
#include "cli/packtext.h"
#include "cli/subcommands.h"

#include <QFileInfo>

#include <algorithm>

namespace adjutant::cli {

namespace {

Faults faultsOf(const QString& folder)
{
    Faults faults;
    const auto files = packs::load(folder);
    if (!files) {
        faults.push_back(files.error());
    } else {
        faults = packs::check(*files);
    }
    for (auto& problem : faults)
        problem = placed(folder, problem);
    return faults;
}

const char* wordOf(Fault::Severity severity)
{
    return severity == Fault::Severity::Error ? "error" : "warning";
}

Json jsonOf(const Fault& problem)
{
    return {{"severity", wordOf(problem.severity)},
            {"file", utf8(problem.file)},
            {"line", problem.line},
            {"column", problem.column},
            {"words", utf8(problem.words)}};
}

// The folder of a pack that is named by its folder or its pack.toml.
Expected<QString> folderOf(const QString& path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return path;
    if (info.isFile() && info.fileName() == QLatin1String("pack.toml"))
        return info.path();
    return tl::unexpected(fault(info.exists() ? QStringLiteral("%1 is not a pack; name the folder of one").arg(path)
                                              : QStringLiteral("there is no folder %1").arg(path)));
}

}

Expected<int> check(const Arguments& arguments, Output& output)
{
    QStringList folders;
    for (const auto& path : arguments.from(0)) {
        const auto folder = folderOf(path);
        if (!folder)
            return tl::unexpected(folder.error());
        folders << *folder;
    }
    Json list = Json::array();
    bool errors = false;
    for (const auto& folder : folders) {
        const auto faults = faultsOf(folder);
        for (const auto& problem : faults) {
            errors = errors || problem.severity == Fault::Severity::Error;
            list.push_back(jsonOf(problem));
            if (!arguments.has("json"))
                output.line(
                    QStringLiteral("%1: %2").arg(QLatin1String(wordOf(problem.severity)), printable(toText(problem))));
        }
        if (faults.empty() && !arguments.has("json"))
            output.line(QStringLiteral("%1: whole, and its worked examples come out right").arg(folder));
    }
    if (arguments.has("json"))
        output.json(list);
    return errors ? no : done;
}

}
