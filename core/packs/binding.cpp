// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/binding.h"

#include "packs/ids.h"

#include <algorithm>
#include <utility>

namespace adjutant::packs {

namespace {

dice::Input numberInput(const std::string& name, std::int64_t least, std::int64_t most)
{
    return {name, dice::Input::Kind::Number, least, most, {}};
}

dice::Input choiceInput(const QString& name, const QStringList& ids)
{
    dice::Input input{diceName(name), dice::Input::Kind::Choice, 0, ids.size() - 1, {}};
    for (const QString& id : ids)
        input.choices.push_back(diceName(id));
    return input;
}

dice::Input oneOrNone(const QString& name, const QStringList& ids)
{
    return choiceInput(name, ids + QStringList{QStringLiteral("none")});
}

dice::Input diceInput(const ProcedureInput& input)
{
    if (input.kind == ProcedureInput::Kind::Choice)
        return choiceInput(input.id, idsOf(input.choices));
    auto made = numberInput(diceName(input.id), input.least, input.most);
    if (input.kind == ProcedureInput::Kind::Dice)
        made.kind = dice::Input::Kind::Dice;
    return made;
}

// The id of a row or column, which may be an input's choice.
QString idOf(const TableFigure::Place& place, const Procedure& procedure, const Values& values)
{
    const ProcedureInput* input = place.input.isEmpty() ? nullptr : procedure.input(place.input);
    const auto value = values.constFind(place.input);
    const auto* index = input && value != values.constEnd() ? std::get_if<qint64>(&*value) : nullptr;
    if (!index || *index < 0 || *index >= static_cast<qint64>(input->choices.size()))
        return place.id;
    return input->choices[static_cast<std::size_t>(*index)].id;
}

std::int64_t figureOf(const Pack& pack, const Procedure& procedure, const TableFigure& figure, const Values& values)
{
    const Table* table = pack.table(figure.table);
    const Figure* found =
        table ? table->figure(idOf(figure.row, procedure, values), idOf(figure.column, procedure, values)) : nullptr;
    return found ? found->value() : 0;
}

std::int64_t sumOf(const FactorSum& sum, const Values& values)
{
    std::int64_t total = 0;
    for (const FactorSum::Part& part : sum.parts) {
        const auto value = values.constFind(part.input);
        const auto* times = value != values.constEnd() ? std::get_if<qint64>(&*value) : nullptr;
        total += times ? *times * part.amount : 0;
    }
    return total;
}

}

bool arePlayed(const QMap<QString, QString>& choices, const Rulings& table)
{
    for (auto it = choices.begin(); it != choices.end(); ++it) {
        if (table.value(it.key()) != it.value())
            return false;
    }
    return true;
}

QStringList bandsOf(const Pack& pack)
{
    QStringList bands;
    for (const Weapon& weapon : pack.weapons)
        for (const RangeBand& band : weapon.bands)
            if (!band.id.isEmpty() && !bands.contains(band.id))
                bands << band.id;
    return bands;
}

std::vector<dice::Input> sceneInputs(const Pack& pack)
{
    std::vector<dice::Input> inputs{oneOrNone(QStringLiteral("weapon"), idsOf(pack.weapons)),
                                    oneOrNone(QStringLiteral("band"), bandsOf(pack))};
    const auto add = [&](dice::Input input) {
        const auto isIt = [&](const dice::Input& one) { return one.name == input.name; };
        if (std::none_of(inputs.begin(), inputs.end(), isIt)) // the reader says so of the others
            inputs.push_back(std::move(input));
    };
    for (const QString& role : {QStringLiteral("actor"), QStringLiteral("target")}) {
        add(oneOrNone(role, idsOf(pack.units)));
        add(oneOrNone(role + QStringLiteral("-kind"), idsOf(pack.kinds)));
        for (const Question& question : pack.questions)
            if (question.isChosenForUnits())
                add(oneOrNone(role + QLatin1Char('-') + question.id, idsOf(question.choices)));
        for (const Status& status : pack.statuses)
            if (!status.ofSide)
                add(numberInput(diceName(role + QLatin1Char('-') + status.id), 0, 1));
    }
    return inputs;
}

std::vector<dice::Input> diceInputs(const Pack& pack, const Procedure& procedure)
{
    std::vector<dice::Input> inputs;
    for (const ProcedureInput& input : procedure.inputs) {
        if (input.factors.isEmpty())
            inputs.push_back(diceInput(input));
    }
    for (const FactorSum& sum : procedure.sums)
        inputs.push_back(numberInput(sum.name, sum.least, sum.most));
    for (const TableFigure& figure : procedure.figures)
        inputs.push_back(numberInput(diceName(figure.id), figure.least, figure.most));
    for (const QString& id : procedure.rulings) {
        const Ruling* ruling = pack.ruling(id);
        inputs.push_back(choiceInput(id, ruling ? idsOf(ruling->choices) : QStringList()));
    }
    return inputs;
}

dice::Bindings bindings(const Pack& pack, const Procedure& procedure, const Values& values, const Rulings& rulings)
{
    dice::Bindings bound;
    for (const ProcedureInput& input : procedure.inputs) {
        const auto value = values.constFind(input.id);
        if (!input.factors.isEmpty() || value == values.constEnd())
            continue;
        if (const auto* pool = std::get_if<dice::Pool>(&*value))
            bound[diceName(input.id)] = *pool;
        else
            bound[diceName(input.id)] = std::int64_t(std::get<qint64>(*value));
    }
    for (const FactorSum& sum : procedure.sums)
        bound[sum.name] = sumOf(sum, values);
    for (const TableFigure& figure : procedure.figures)
        bound[diceName(figure.id)] = figureOf(pack, procedure, figure, values);
    for (const QString& id : procedure.rulings) {
        const Ruling* ruling = pack.ruling(id);
        bound[diceName(id)] = std::int64_t(ruling ? std::max(0, ruling->indexOf(rulings.value(id))) : 0);
    }
    return bound;
}

}
