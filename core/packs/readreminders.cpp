// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"
#include "packs/standing.h"

#include <QRegularExpression>

namespace adjutant::packs {

namespace {

// A saved game may keep a pack with words that nothing fills in: it can be played all the same.
void checkWords(TomlTable& table, const Reminder& reminder, const std::vector<dice::Input>& inputs)
{
    static const QRegularExpression place(QStringLiteral("\\{([^}]*)\\}"));
    QStringList known{QStringLiteral("side")};
    if (reminder.each != Reminder::Each::Side)
        known << QStringLiteral("unit") << QStringLiteral("units");
    for (const dice::Input& input : inputs)
        known << QString::fromStdString(input.name).replace(QLatin1Char('_'), QLatin1Char('-'));
    for (auto it = place.globalMatch(reminder.words); it.hasNext();) {
        const QString name = it.next().captured(1);
        if (!known.contains(name))
            table.file().warning(table.raw().get("words")->source(),
                                 Words::tr("nothing fills in “{%1}”").arg(name) + table.file().hint(name, known));
    }
}

void readWhen(TomlTable& table, Reminder& reminder, const Pack& pack)
{
    const auto inputs = standingInputs(pack, reminder);
    reminder.when.program = readFormula(table, "when", inputs);
    if (reminder.when.program)
        reminder.when.text = QString::fromStdString(reminder.when.program->source());
    checkWords(table, reminder, inputs);
}

// Of whom it speaks; what is asked of a unit makes it one of units.
Reminder::Each readEach(TomlTable& table, const Reminder& reminder)
{
    using Each = Reminder::Each;
    const bool ofUnits = !reminder.kinds.isEmpty() || !reminder.bonus.isEmpty() || reminder.unlessDone;
    const Each each = table.oneOf<Each>("each", {{"table", Each::Table}, {"side", Each::Side}, {"unit", Each::Unit}},
                                        ofUnits || table.has("when") ? Each::Unit : Each::Table);
    if (table.has("each") && each != Each::Unit && ofUnits)
        table.errorAt("each", Words::tr("“kinds”, “bonus” and “unless-done” are of units: each = \"unit\""));
    // Saved games keep packs of before, in which it was read and meant nothing.
    if (each == Each::Table && reminder.of != Reminder::Of::Both)
        table.file().warning(table.raw().get("of")->source(),
                             Words::tr("“of” is of sides or units: each = \"side\" or each = \"unit\""));
    return each;
}

void readTime(TomlTable& table, Reminder& reminder, const Pack& pack)
{
    reminder.phase = table.text("phase");
    reminder.round = static_cast<int>(table.number("round", 1, 999));
    reminder.ruling = readRulingMap(table, "ruling", pack);
    reminder.during = readIds(table, "during", QT_TRANSLATE_NOOP("Words", "there is no action “%1”"),
                              [&](const QString& id) { return pack.track.action(id); });
    reminder.after = table.texts("after");
    reminder.destroyed = table.flag("destroyed");
    if (reminder.destroyed && reminder.after.isEmpty())
        table.errorAt("destroyed", Words::tr("“destroyed” goes with “after”"));
    const bool known = reminder.phase.isEmpty() || reminder.phase == whileReacting || pack.track.phase(reminder.phase);
    if (!known)
        noSuch(table, "phase", Words::tr("there is no phase “%1”"), reminder.phase, pack.track.phases);
}

void readSubject(TomlTable& table, Reminder& reminder, const Pack& pack)
{
    using Of = Reminder::Of;
    reminder.unlessDone = table.flag("unless-done");
    reminder.of = table.oneOf<Of>("of", {{"both", Of::Both}, {"acting", Of::Acting}, {"others", Of::Others}}, Of::Both);
    reminder.bonus = table.text("bonus");
    if (!reminder.bonus.isEmpty() && !pack.member(reminder.bonus))
        noSuch(table, "bonus", Words::tr("there is no member “%1”"), reminder.bonus, pack.members);
    reminder.kinds = readIds(table, "kinds", QT_TRANSLATE_NOOP("Words", "there is no kind of unit “%1”"),
                             [&](const QString& id) { return pack.kind(id); });
    if (const Kind* kind = readKind(table, "kind", pack))
        reminder.kinds << kind->id;
    reminder.each = readEach(table, reminder);
}

Reminder readReminder(TomlTable& table, const Pack& pack)
{
    Reminder reminder;
    reminder.id = table.id();
    reminder.words = table.text("words", TomlTable::Need::Required);
    readTime(table, reminder, pack);
    readSubject(table, reminder, pack);
    readWhen(table, reminder, pack);
    return reminder;
}

}

void readReminders(TomlTable& top, Pack& pack)
{
    top.tables("reminder", [&](TomlTable& table) { addOnce(pack.reminders, readReminder(table, pack), table); });
}

}
