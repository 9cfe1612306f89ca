// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/pack.h"

#include "base/words.h"

#include <algorithm>

namespace adjutant::packs {

namespace {

template<typename T>
const T* byId(const std::vector<T>& all, const QString& id)
{
    const auto found = std::find_if(all.begin(), all.end(), [&](const T& one) { return one.id == id; });
    return found == all.end() ? nullptr : &*found;
}

}

QString noLimit()
{
    return Words::tr("no limit", "of rounds or turns");
}

int Ruling::indexOf(const QString& choice) const
{
    const auto* found = byId(choices, choice);
    return found ? static_cast<int>(found - choices.data()) : -1;
}

const Length* Measure::length(const QString& which) const
{
    return byId(lengths, which);
}
const Counter* Kind::counter(const QString& which) const
{
    return byId(counters, which);
}

const Counter* Kind::memberCounter() const
{
    const auto found =
        std::find_if(counters.begin(), counters.end(), [](const auto& one) { return one.isOfMembers(); });
    return found == counters.end() ? nullptr : &*found;
}

const Stat* UnitType::stat(const QString& which) const
{
    return byId(stats, which);
}
const Stat* Weapon::stat(const QString& which) const
{
    return byId(stats, which);
}
const TableColumn* Table::column(const QString& which) const
{
    return byId(columns, which);
}
const TableRow* Table::row(const QString& which) const
{
    return byId(rows, which);
}
const Figure* Table::figure(const QString& rowId, const QString& columnId) const
{
    const auto* inRow = row(rowId);
    const auto* inColumn = column(columnId);
    const auto at = inColumn ? static_cast<std::size_t>(inColumn - columns.data()) : 0;
    return inRow && inColumn && at < inRow->figures.size() ? &inRow->figures[at] : nullptr;
}
const RandomTable::Line* RandomTable::line(std::int64_t total) const
{
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const Line& one) { return total <= one.upto; });
    return found == lines.end() ? nullptr : &*found;
}
const Phase* Track::phase(const QString& which) const
{
    return byId(phases, which);
}
const TrackAction* Track::action(const QString& which) const
{
    return byId(choices, which);
}
const LossRule* CubeTrack::lossOf(const QString& kind) const
{
    const auto found =
        std::find_if(losses.begin(), losses.end(), [&](const LossRule& one) { return one.kind == kind; });
    return found == losses.end() ? nullptr : &*found;
}
QString Track::occasionLabel(const QString& which) const
{
    const Occasion* found = byId(occasions, which);
    return found ? found->label : which;
}
const Reaction* Track::reaction(const QString& which) const
{
    return byId(reactions, which);
}
int ProcedureInput::indexOf(const QString& choice) const
{
    const auto* found = byId(choices, choice);
    return found ? static_cast<int>(found - choices.data()) : -1;
}
const InputChoice* ProcedureOutcome::choice(qint64 value) const
{
    const bool known = kind == Kind::Choice && value >= 0 && value < static_cast<qint64>(choices.size());
    return known ? &choices[static_cast<std::size_t>(value)] : nullptr;
}
const ProcedureInput* Procedure::input(const QString& which) const
{
    return byId(inputs, which);
}
const ProcedureOutcome* Procedure::outcome(const QString& which) const
{
    return byId(outcomes, which);
}
const ThrowLabel* Procedure::throwLabel(const std::string& name) const
{
    const auto found = std::find_if(throwLabels.begin(), throwLabels.end(),
                                    [&](const ThrowLabel& one) { return diceName(one.id) == name; });
    return found == throwLabels.end() ? nullptr : &*found;
}

QString Pack::inWords(const Question& which, int number) const
{
    return number == 0 && which.id == track.roundsFrom ? noLimit() : QString::number(number);
}

const Question* Pack::question(const QString& which) const
{
    return byId(questions, which);
}
const Ruling* Pack::ruling(const QString& which) const
{
    return byId(rulings, which);
}
const Kind* Pack::kind(const QString& which) const
{
    return byId(kinds, which);
}
const Weapon* Pack::weapon(const QString& which) const
{
    return byId(weapons, which);
}
const UnitType* Pack::unit(const QString& which) const
{
    return byId(units, which);
}
const FactorTable* Pack::factorTable(const QString& which) const
{
    return byId(factors, which);
}
const FactorLine* Pack::factor(const QString& which) const
{
    for (const FactorTable& table : factors) {
        if (const auto* line = byId(table.lines, which))
            return line;
    }
    return nullptr;
}
const Table* Pack::table(const QString& which) const
{
    return byId(tables, which);
}
const RandomTable* Pack::randomTable(const QString& which) const
{
    return byId(randomTables, which);
}
const Procedure* Pack::procedure(const QString& which) const
{
    return byId(procedures, which);
}
const Procedure* Pack::lookup(const QString& which) const
{
    return byId(lookups, which);
}
const Procedure* Pack::resolvable(const QString& which) const
{
    const auto* found = procedure(which) ? procedure(which) : lookup(which);
    const auto* random = randomTable(which);
    return found || !random ? found : &random->procedure;
}
const Section* Pack::section(const QString& which) const
{
    return byId(sections, which);
}

const Status* Pack::status(const QString& which) const
{
    return byId(statuses, which);
}
const Resource* Pack::resource(const QString& which) const
{
    return byId(resources, which);
}
const Member* Pack::member(const QString& which) const
{
    return byId(members, which);
}
const Tally* Pack::tally(const QString& which) const
{
    return byId(tallies, which);
}

}
