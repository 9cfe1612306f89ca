// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/packtext.h"
#include "cli/subcommands.h"
#include "lookup/index.h"

namespace adjutant::cli {

namespace {

Json jsonOf(const lookup::Hit& hit)
{
    return {{"section", utf8(hit.section)}, {"title", utf8(hit.title)}, {"text", utf8(hit.text)}};
}

}

Expected<int> lookUp(const Arguments& arguments, Output& output)
{
    const auto found = findWholePack(arguments[0]);
    if (!found)
        return tl::unexpected(found.error());
    const auto& pack = *found->reading.pack;
    const QString words = arguments.from(1).join(QLatin1Char(' '));
    const auto hits = lookup::Index(pack).search(words);
    Json list = Json::array();
    for (const auto& hit : hits)
        list.push_back(jsonOf(hit));
    if (arguments.has("json"))
        output.json({{"pack", utf8(pack.id)}, {"words", utf8(words)}, {"hits", list}});
    else if (hits.empty())
        output.line(QStringLiteral("Nothing about “%1” in %2.").arg(printable(words), pack.id));
    else
        for (const auto& hit : hits)
            output.line(printable(QStringLiteral("%1  (%2)\n  %3\n").arg(hit.title, hit.section, hit.text)));
    return hits.empty() ? no : done;
}

}
