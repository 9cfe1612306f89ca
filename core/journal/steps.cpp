// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/steps.h"

#include "base/words.h"

namespace adjutant::journal {

Json Mend::commandJson() const
{
    return {{"do", "mend"},
            {"entry", entry},
            {"with", with.isEmpty() ? Json() : parseJson(with).value_or(Json())},
            {"leave-out", leftOut}};
}

Json Mend::facesJson() const
{
    Json list = Json::array();
    for (const auto& [number, values] : faces)
        list.push_back({{"entry", number}, {"faces", values}});
    return list;
}

Expected<Mend> Mend::from(const RowView& row)
{
    const auto command = parseJson(row.command.toByteArray());
    const auto faces = parseJson(row.faces.toByteArray());
    try {
        if (!command || !faces)
            return tl::unexpected(fault(Words::tr("what it mends cannot be read")));
        Mend mend;
        mend.entry = command->at("entry").get<qint64>();
        if (const Json& with = command->at("with"); !with.is_null())
            mend.with = toText(with);
        mend.leftOut = command->at("leave-out").get<std::vector<qint64>>();
        for (const Json& one : *faces)
            mend.faces[one.at("entry").get<qint64>()] = one.at("faces").get<std::vector<std::int64_t>>();
        return mend;
    } catch (const Json::exception&) {
        return tl::unexpected(fault(Words::tr("what it mends is not written as a mend is")));
    }
}

Mend Mend::upTo(qint64 last) const
{
    Mend part = *this;
    std::erase_if(part.leftOut, [&](qint64 one) { return one > last; });
    std::erase_if(part.faces, [&](const auto& one) { return one.first > last; });
    return part;
}

}
