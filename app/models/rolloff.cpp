// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/rolloff.h"

#include "game/commands.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(RollOff)
};

const packs::Procedure* deciding(const packs::Pack& pack, const QString& question)
{
    const auto found = std::find_if(pack.procedures.begin(), pack.procedures.end(),
                                    [&](const auto& one) { return one.decides && one.decides->question == question; });
    return found == pack.procedures.end() ? nullptr : &*found;
}

}

bool canRollOff(const packs::Pack& pack, const QString& question)
{
    return deciding(pack, question) != nullptr;
}

Expected<RollOff> rollOff(const NewGamePlan& plan, const QString& question, dice::FaceSource& dice)
{
    const packs::PackPtr& pack = plan.pack.reading.pack;
    QStringList names;
    for (const PlannedSide& side : plan.sides)
        names.append(side.name.trimmed());
    auto table = game::newGame(pack, names, plan.rulings);
    if (!table)
        return tl::unexpected(table.error());
    const packs::Procedure* procedure = deciding(*pack, question);
    auto done = game::apply(*table, {{"do", "resolve"}, {"procedure", utf8(procedure->id)}}, dice);
    if (!done)
        return tl::unexpected(done.error());
    if (!table->turn.again.isEmpty())
        return tl::unexpected(fault(Text::tr("Nobody wins that throw.")));
    done->details.removeLast(); // the answer, which stands beside them
    return RollOff{table->answers.value(question),
                   QStringLiteral("%1: %2").arg(procedure->label, done->details.join(QStringLiteral(" · ")))};
}

}
