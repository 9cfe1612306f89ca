// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/retelling.h"

#include "game/saved.h"
#include "journal/mend.h"
#include "journal/replay.h"

namespace adjutant::journal {

namespace {

struct Retold {
    game::Game after;
    Told told;
};

Expected<Retold> retoldMend(const Timeline& timeline, const RowView& row)
{
    return Mend::from(row)
        .and_then([&](const Mend& mend) { return recallMend(timeline, mend); })
        .map([](MendPreview&& preview) {
            return Retold{std::move(preview.game), {wordsOf(preview), detailsOf(preview)}};
        });
}

Expected<Retold> retold(const Timeline& timeline, const RowView& row)
{
    if (row.isTurn())
        return playRow(timeline, row).map([](game::Game&& after) { return Retold{std::move(after), {}}; });
    if (row.kind == QByteArrayView("mend"))
        return retoldMend(timeline, row);
    return playCommand(timeline, row).map([](game::Tried&& tried) {
        return Retold{std::move(tried.after), {tried.done.words, tried.done.details}};
    });
}

}

ToldRows retell(Timeline& timeline, const Rows& rows, std::size_t count)
{
    ToldRows told;
    for (std::size_t i = timeline.rows().size(); i < count; ++i) {
        auto one = retold(timeline, rows[i]);
        if (!one)
            break;
        const auto saved = game::save(one->after);
        if (!takeRow(timeline, rows[i], std::move(one->after), saved))
            break;
        told.emplace(i, std::move(one->told));
    }
    return told;
}

}
