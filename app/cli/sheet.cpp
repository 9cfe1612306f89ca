// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/replacefile.h"
#include "cli/packtext.h"
#include "cli/subcommands.h"
#include "print/pdf.h"

namespace adjutant::cli {

namespace {

bool isPdf(const Arguments& arguments)
{
    return arguments.value("to").endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
}

}

bool sheetNeedsFonts(const Arguments& arguments)
{
    return isPdf(arguments);
}

Expected<int> sheet(const Arguments& arguments, Output& output)
{
    const QString to = arguments.value("to");
    if (!isPdf(arguments))
        return tl::unexpected(fault(QStringLiteral("“%1”: a sheet's name ends in .pdf").arg(to)));
    const auto found = findWholePack(arguments[0]);
    if (!found)
        return tl::unexpected(found.error());
    const auto page = arguments.has("letter") ? QPageSize::Letter : QPageSize::A4;
    const packs::Pack& pack = *found->reading.pack;
    const bool cards = arguments.has("cards");
    const QByteArray bytes = cards ? app::toPdf(report::cardsOf(pack), page) : app::toPdf(report::sheetOf(pack), page);
    if (auto written = replaceFile(to, bytes); !written)
        return tl::unexpected(written.error());
    output.line((cards ? QStringLiteral("The cards are in %1.") : QStringLiteral("The sheet is in %1.")).arg(to));
    return done;
}

}
