// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/replacefile.h"
#include "cli/gametext.h"
#include "photo/picture.h"

namespace adjutant::cli {

namespace {

Expected<int> keep(const Arguments& arguments, Output& output)
{
    const auto photo = app::toPhoto({arguments.value("keep"), {}});
    if (!photo)
        return tl::unexpected(fault(QStringLiteral("%1: %2").arg(arguments.value("keep"), photo.error().words)));
    const auto session = openToWrite(arguments);
    if (!session)
        return tl::unexpected(session.error());
    if (const auto kept = (*session)->setPhoto((*session)->newPhoto(*photo)); !kept)
        return tl::unexpected(kept.error());
    output.line(QStringLiteral("The photo is kept in %1.").arg(arguments[0]));
    return done;
}

Expected<int> remove(const Arguments& arguments, Output& output)
{
    const auto session = openToWrite(arguments);
    if (!session)
        return tl::unexpected(session.error());
    if (const auto removed = (*session)->setPhoto({}); !removed)
        return tl::unexpected(removed.error());
    output.line(QStringLiteral("There is no photo in %1 any more.").arg(arguments[0]));
    return done;
}

Expected<int> look(const Arguments& arguments, Output& output)
{
    const auto session = openToRead(arguments);
    if (!session)
        return tl::unexpected(session.error());
    const auto& [photo, altered] = (*session)->photo();
    if (!altered.isEmpty())
        return tl::unexpected(fault(altered));
    if (!photo) {
        output.line(QStringLiteral("There is no photo in %1.").arg(arguments[0]));
        return no;
    }
    if (arguments.has("to"))
        if (const auto written = replaceFile(arguments.value("to"), photo->picture); !written)
            return tl::unexpected(written.error());
    output.line(QStringLiteral("A photo of %1 KB, put in after entry %2 at %3.")
                    .arg((photo->picture.size() + 1023) / 1024)
                    .arg(photo->number)
                    .arg(printable(QString::fromUtf8(photo->time))));
    return done;
}

}

Expected<int> gamePhoto(const Arguments& arguments, Output& output)
{
    if (arguments.has("keep") + arguments.has("to") + arguments.has("remove") > 1)
        return tl::unexpected(fault(QStringLiteral("only one of --keep, --to and --remove at a time")));
    return arguments.has("keep")     ? keep(arguments, output)
           : arguments.has("remove") ? remove(arguments, output)
                                     : look(arguments, output);
}

}
