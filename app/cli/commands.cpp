// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/commands.h"
#include "cli/packtext.h"
#include "cli/subcommands.h"

namespace adjutant::cli {

namespace {

const char* kindOf(const game::Field& field)
{
    using Kind = game::Field::Kind;
    switch (field.kind) {
    case Kind::Text:
        return "text";
    case Kind::Number:
        return "number";
    case Kind::Flag:
        return "flag";
    case Kind::Side:
        return "side";
    case Kind::Unit:
        return "unit";
    case Kind::Id:
        return "id";
    case Kind::Object:
        return "object";
    case Kind::List:
        return "list";
    case Kind::Any:
        break;
    }
    return "any";
}

Json jsonOf(const game::CommandKind& command)
{
    Json fields = Json::array();
    for (const auto& field : command.fields)
        fields.push_back({{"name", utf8(field.id)},
                          {"kind", kindOf(field)},
                          {"required", field.required},
                          {"help", utf8(field.help)}});
    return {{"do", utf8(command.id)}, {"help", utf8(command.help)}, {"fields", fields}};
}

void print(Output& output, const game::CommandKind& command)
{
    output.line(QStringLiteral("%1  %2").arg(command.id, printable(command.help)));
    for (const auto& field : command.fields)
        output.line(QStringLiteral("    %1 (%2%3)  %4")
                        .arg(field.id, QLatin1String(kindOf(field)),
                             field.required ? QStringLiteral(", required") : QString(), printable(field.help)));
}

}

Expected<int> commandList(const Arguments& arguments, Output& output)
{
    const auto found = findWholePack(arguments[0]);
    if (!found)
        return tl::unexpected(found.error());
    Json list = Json::array();
    for (const auto& command : game::commandsOf(*found->reading.pack)) {
        list.push_back(jsonOf(command));
        if (!arguments.has("json"))
            print(output, command);
    }
    if (arguments.has("json"))
        output.json(list);
    return done;
}

}
