// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/gametext.h"

#include <QFile>

#include <unistd.h>

namespace adjutant::cli {

namespace {

using journal::Consequence;
using journal::MendPreview;

constexpr qint64 longestCommand = 1 << 20;
constexpr int greatestEntry = 1'000'000'000;

// The new command, or nothing: then the old one is left out.
Expected<std::optional<Json>> readCommand()
{
    QFile input;
    QByteArray text;
    if (input.open(STDIN_FILENO, QIODevice::ReadOnly))
        text = input.read(longestCommand + 1).trimmed();
    if (text.isEmpty())
        return std::nullopt;
    auto json = parseJson(text);
    if (!json)
        return tl::unexpected(
            fault(QStringLiteral("the new command on standard input: %1").arg(withPlace(json.error()))));
    return std::optional(std::move(*json));
}

Expected<qint64> readNumber(const QString& text)
{
    bool good = false;
    const int number = text.toInt(&good);
    if (!good || number < 1 || number > greatestEntry)
        return tl::unexpected(
            fault(QStringLiteral("an entry is a number of the log, not “%1”").arg(printable(text.left(40)))));
    return number;
}

Expected<std::set<qint64>> readLeftOut(const Arguments& arguments)
{
    std::set<qint64> numbers;
    for (const auto& text : arguments.values("leave-out")) {
        const auto number = readNumber(text);
        if (!number)
            return tl::unexpected(number.error());
        numbers.insert(*number);
    }
    return numbers;
}

const char* idOf(Consequence::How how)
{
    using How = Consequence::How;
    return how == How::Same          ? "same"
           : how == How::Differently ? "differently"
           : how == How::Refused     ? "refused"
                                     : "left-out";
}

Json toJson(const MendPreview& preview)
{
    Json later = Json::array();
    for (const auto& one : preview.later)
        later.push_back({{"entry", one.entry},
                         {"how", idOf(one.how)},
                         {"before", utf8(one.before)},
                         {"after", one.after.isEmpty() ? Json() : Json(utf8(one.after))},
                         {"changes", textsToJson(one.changes)},
                         {"why", one.why.isEmpty() ? Json() : Json(utf8(one.why))}});
    return {{"entry", preview.entry},
            {"before", utf8(preview.before)},
            {"after", preview.after.isEmpty() ? Json() : Json(utf8(preview.after))},
            {"changes", textsToJson(preview.changes)},
            {"later", later},
            {"differences", textsToJson(preview.differences)}};
}

void print(Output& output, const QStringList& changes)
{
    for (const auto& line : changes)
        output.line(QStringLiteral("        ") + printable(line));
}

void print(Output& output, const Consequence& one)
{
    using How = Consequence::How;
    const QString number = QStringLiteral("%1  ").arg(one.entry, 4);
    if (one.how == How::Same)
        return;
    output.line(number + QStringLiteral("was: ") + printable(one.before));
    if (one.how == How::Differently)
        output.line(QStringLiteral("      now: ") + printable(one.after));
    else if (one.how == How::Refused)
        output.line(QStringLiteral("      no longer makes sense and is left out: ") + printable(one.why));
    else
        output.line(QStringLiteral("      left out, as asked for"));
    print(output, one.changes);
}

void print(Output& output, const MendPreview& preview)
{
    output.line(QStringLiteral("%1  was: %2").arg(preview.entry, 4).arg(printable(preview.before)));
    output.line(preview.after.isEmpty() ? QStringLiteral("      left out")
                                        : QStringLiteral("      now: ") + printable(preview.after));
    print(output, preview.changes);
    for (const auto& one : preview.later)
        print(output, one);
    output.line(preview.differences.isEmpty() ? QStringLiteral("In the end nothing stands otherwise.")
                                              : QStringLiteral("In the end:"));
    print(output, preview.differences);
}

}

Expected<int> gameMend(const Arguments& arguments, Output& output)
{
    const auto entry = readNumber(arguments[1]);
    const auto leftOut = readLeftOut(arguments);
    const auto command = readCommand();
    for (const auto* problem :
         {entry ? nullptr : &entry.error(), leftOut ? nullptr : &leftOut.error(), command ? nullptr : &command.error()})
        if (problem)
            return tl::unexpected(*problem);
    const bool accept = arguments.has("accept");
    const auto session = accept ? openToWrite(arguments) : openToRead(arguments);
    if (!session)
        return tl::unexpected(session.error());
    const auto preview = (*session)->tryMend(*entry, *command, *leftOut);
    if (!preview) {
        output.line(QStringLiteral("Refused: %1").arg(printable(preview.error().words)));
        return no;
    }
    Json json = toJson(*preview);
    if (accept) {
        const auto taken = (*session)->takeMend(*preview);
        if (!taken)
            return tl::unexpected(taken.error());
        json["taken-as"] = taken->number;
    }
    if (arguments.has("json")) {
        output.json(json);
        return done;
    }
    print(output, *preview);
    output.line(accept ? QStringLiteral("Done, as entry %1; undo takes it back.").arg((*session)->lastNumber())
                       : QStringLiteral("Nothing has changed; --accept does it."));
    return done;
}

}
