// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "report/story.h"

#include "base/words.h"
#include "game/hidden.h"
#include "game/inputs.h"
#include "game/proposals.h"
#include "journal/chapters.h"
#include "journal/mend.h"
#include "journal/session.h"
#include "packs/dicewords.h"
#include "packs/resolve.h"
#include "packs/sidenames.h"

#include <algorithm>

namespace adjutant::report {

namespace {

const QString arrow = QStringLiteral(" → ");

/// The faces, and behind each that does not count by itself why; `dropped` says it of each that was dropped.
template<typename Dropped>
QString facesOf(const dice::Throw& thrown, Dropped&& dropped)
{
    QStringList faces;
    for (std::size_t i = 0; i < thrown.fallen.size(); ++i) {
        const dice::Die& die = thrown.fallen[i];
        const QString why = die.fate == dice::Die::Fate::Dropped    ? dropped(i)
                            : die.fate == dice::Die::Fate::Rerolled ? Words::tr(" (thrown again)")
                                                                    : QString();
        faces << QString::number(die.face) + why;
    }
    return faces.join(QStringLiteral(", "));
}

QString whereOf(const dice::Throw& thrown, const QString& onTable, const QString& someOnTable)
{
    const auto isTyped = [](const dice::Die& die) { return die.typed; };
    const auto typed = std::count_if(thrown.fallen.begin(), thrown.fallen.end(), isTyped);
    return typed == 0 ? QString() : typed == std::ptrdiff_t(thrown.fallen.size()) ? onTable : someOnTable;
}

/// As the throw is named in the dice text, for programs.
QString plain(const dice::Throw& thrown)
{
    const QString name = thrown.name.empty() ? QString() : QString::fromStdString(thrown.name) + QStringLiteral(": ");
    const QString opening = name + QString::fromStdString(thrown.dice) + arrow;
    if (thrown.counted)
        return opening + Words::tr("%1 of them %2 (counted on the table)")
                             .arg(thrown.counted->dice)
                             .arg(QString::fromStdString(thrown.counted->of));
    const QString faces = facesOf(thrown, [](std::size_t) { return Words::tr(" (dropped)"); });
    return opening + (faces.isEmpty() ? Words::tr("no dice") : faces) +
           whereOf(thrown, Words::tr(" (thrown on the table)"), Words::tr(" (some thrown on the table)"));
}

/// For people, who read what the throw is called, and what its pack calls each die.
QString named(const QString& label, const dice::Throw& thrown, const std::vector<packs::MarkedDie>& marks)
{
    const QString dice = packs::diceInWords(thrown.dice);
    const QString opening = label.isEmpty() ? dice : QStringLiteral("%1: %2").arg(label, dice);
    if (thrown.counted)
        return opening + arrow +
               Words::tr("%1 of them %2 · counted on the table")
                   .arg(thrown.counted->dice)
                   .arg(packs::conditionInWords(thrown.counted->of));
    const auto dropped = [&](std::size_t i) {
        return i < marks.size() && !marks[i].label.isEmpty() ? QStringLiteral(" (%1)").arg(marks[i].label)
                                                             : Words::tr(" (does not count)");
    };
    return opening + arrow + facesOf(thrown, dropped) +
           whereOf(thrown, Words::tr(" · thrown on the table"), Words::tr(" · some thrown on the table"));
}

/// Whether a line of the details tells of these dice, which stand there anyway.
bool isOfDice(const QString& detail, const std::vector<dice::Throw>& throws)
{
    return std::any_of(throws.begin(), throws.end(), [&](const dice::Throw& thrown) {
        // An older program told them in the dice notation, in any language.
        return detail.contains(packs::diceInWords(thrown.dice) + arrow) ||
               detail.contains(QString::fromStdString(thrown.dice) + arrow);
    });
}

}

QString Story::labelOf(const journal::Entry& entry, const dice::Throw& thrown)
{
    const game::Game& game = m_session.game();
    const Json& command = journal::toldCommand(entry);
    const QString id = textAt(command, "procedure");
    const packs::Procedure* procedure = game.pack->procedure(id);
    if (!procedure)
        return textAt(command, "do") == QLatin1String("loss") ? Words::tr("The cube drawn") : QString();
    if (!procedure->ofSides)
        return packs::labelOf(*procedure, thrown.name);
    if (!m_named.contains(id))
        m_named.insert(id, packs::withSides(*procedure, game.sideNames()));
    return packs::labelOf(*m_named.constFind(id), thrown.name);
}

/// By the units as they are now, which what a die is called seldom depends on: how they were at each throw would take
/// the whole game to find out.
std::vector<packs::MarkedDie> Story::marksOf(const journal::Entry& entry, const dice::Throw& thrown) const
{
    const game::Game& game = m_session.game();
    const Json& command = journal::toldCommand(entry);
    const packs::Procedure* procedure = game.pack->procedure(textAt(command, "procedure"));
    const bool asks = std::any_of(thrown.fallen.begin(), thrown.fallen.end(),
                                  [](const dice::Die& die) { return die.fate == dice::Die::Fate::Dropped; });
    if (!procedure || !asks)
        return {};
    return packs::marksOf(*game.pack, *procedure, game::valuesOf(game, *procedure, command), game.rulings, thrown);
}

QStringList Story::told(const journal::Entry& entry, bool hidesDice)
{
    QStringList told;
    for (const QString& detail : entry.details)
        if (!isOfDice(detail, entry.throws) && !entry.words.contains(detail))
            told << detail;
    for (const dice::Throw& thrown : entry.throws)
        if (!hidesDice && !thrown.fallen.empty())
            told << named(labelOf(entry, thrown), thrown, marksOf(entry, thrown));
    return told;
}

namespace {

/// Between one thing that happened and the next: the clock was stopped, or what was thrown is taken as it changed
/// nothing.
bool isQuiet(const journal::Entry& entry)
{
    return textAt(entry.command, "do") == QLatin1String("pause") || entry.words == game::nothingAccepted();
}

}

Line Story::lineOf(const journal::Entry& entry, std::size_t at)
{
    const game::Game& game = m_session.game();
    const bool hidden = game::hidesDice(game, entry.round, entry.command);
    Line line{.entry = entry.number,
              .time = entry.time.toString(Qt::ISODateWithMs),
              .by = game.nameOf(entry.by),
              .words = entry.words,
              .details = entry.details,
              .dice = {},
              .told = told(entry, hidden),
              .round = journal::chapterOf(m_session, at),
              .quiet = isQuiet(entry)};
    for (const auto& thrown : hidden ? std::vector<dice::Throw>() : entry.throws)
        line.dice << plain(thrown);
    return line;
}

namespace {

/// A mended command where it was given, as it counts since.
journal::Entry mended(journal::Entry entry, const journal::Entry& mend)
{
    const QString before = journal::mendedWords(entry.number, QString());
    entry.words = mend.words.startsWith(before) ? mend.words.mid(before.size()) : mend.words;
    entry.command = mend.command;
    entry.throws = mend.throws;
    entry.details.clear(); // they tell what the mend changed
    return entry;
}

}

std::optional<Line> Story::next()
{
    const journal::Log& log = m_session.log();
    while (m_at < log.size()) {
        const std::size_t at = m_at++;
        if (log.undone(at)) {
            if (const journal::Entry* mend = log.standing(log[at]))
                return lineOf(mended(log[at], *mend), at);
            continue;
        }
        const journal::Entry& entry = log[at];
        if (!journal::replacement(entry)) // told in the place of what it mends
            return lineOf(entry, at);
    }
    return std::nullopt;
}

std::optional<Line> Story::nextForPeople()
{
    std::optional<Line> line = next();
    while (line && line->quiet)
        line = next();
    return line;
}

double Story::part() const
{
    const std::size_t all = m_session.log().size();
    return all == 0 ? 1 : double(std::min(m_at, all)) / double(all);
}

QString chapterTitle(int round)
{
    return round == 0 ? Words::tr("Set-up") : Words::tr("Round %1").arg(round);
}

}
