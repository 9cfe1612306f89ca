// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

namespace adjutant::packs
{

namespace
{

constexpr auto Required = TomlTable::Need::Required;

Role readRole(TomlTable& table, const char* key, const Pack& pack)
{
    Role role;
    table.table(key, [&](TomlTable& inner) {
        role.wanted = true;
        role.weapon = inner.flag("weapon");
        role.kinds = inner.texts("kinds");
        for (const QString& kind : role.kinds) {
            if (!pack.kind(kind))
                inner.errorAt("kinds", QStringLiteral("there is no kind of unit “%1”").arg(kind));
        }
    });
    return role;
}

template<typename T>
void readChoices(TomlTable& table, std::vector<T>& choices)
{
    table.tables("choices", [&](TomlTable& inner) {
        T choice;
        choice.id = inner.id();
        choice.label = inner.text("label", Required);
        addOnce(choices, choice, inner);
    });
}

void readDefault(TomlTable& table, ProcedureInput& input)
{
    using Kind = ProcedureInput::Kind;
    if (input.kind == Kind::Flag) {
        input.standard = Value(qint64(table.flag("default")));
    } else if (input.kind == Kind::Number) {
        if (const auto number = table.maybeNumber("default", input.least, input.most))
            input.standard = Value(*number);
    } else if (const QString text = table.text("default"); !text.isEmpty()) {
        const auto pool =
            input.kind == Kind::Dice ? dice::parsePool(text.toStdString()) : tl::unexpected(dice::Issue{});
        for (std::size_t i = 0; i < input.choices.size(); ++i) {
            if (input.choices[i].id == text)
                input.standard = Value(static_cast<qint64>(i));
        }
        if (pool)
            input.standard = Value(*pool);
        if (!input.standard)
            table.errorAt("default", QStringLiteral("“%1” is not a value of this input").arg(text));
    }
}

ProcedureInput readInput(TomlTable& table)
{
    using Kind = ProcedureInput::Kind;
    ProcedureInput input;
    input.id = table.id();
    input.label = table.text("label", Required);
    input.kind = table.oneOf<Kind>(
        "kind", {{"number", Kind::Number}, {"flag", Kind::Flag}, {"choice", Kind::Choice}, {"dice", Kind::Dice}},
        Kind::Number);
    if (input.kind == Kind::Number) {
        input.least = table.number("min", -1'000'000, 1'000'000);
        input.most = table.number("max", input.least, 1'000'000, 99);
    } else if (input.kind == Kind::Choice) {
        readChoices(table, input.choices);
        input.most = static_cast<qint64>(input.choices.size()) - 1;
    } else {
        input.most = 1;
    }
    input.from = table.text("from");
    readDefault(table, input);
    return input;
}

ProcedureOutcome readOutcome(TomlTable& table)
{
    using Kind = ProcedureOutcome::Kind;
    ProcedureOutcome outcome;
    outcome.id = table.id();
    outcome.label = table.text("label", Required);
    outcome.kind = table.oneOf<Kind>("kind", {{"number", Kind::Number}, {"flag", Kind::Flag}, {"choice", Kind::Choice}},
                                     Kind::Number);
    if (outcome.kind == Kind::Choice)
        readChoices(table, outcome.choices);
    outcome.words = table.texts("words");
    const auto wanted = outcome.kind == Kind::Number ? 3
                        : outcome.kind == Kind::Flag ? 2
                                                     : static_cast<qsizetype>(outcome.choices.size());
    if (!outcome.words.isEmpty() && outcome.words.size() != wanted)
        table.errorAt("words", QStringLiteral("“words” needs %1 texts here").arg(wanted));
    return outcome;
}

std::vector<dice::Input> diceInputs(const Procedure& procedure, const Pack& pack)
{
    using Kind = ProcedureInput::Kind;
    std::vector<dice::Input> inputs;
    for (const ProcedureInput& input : procedure.inputs) {
        dice::Input one{diceName(input.id), dice::Input::Kind::Number, input.least, input.most, {}};
        if (input.kind == Kind::Dice)
            one.kind = dice::Input::Kind::Dice;
        if (input.kind == Kind::Choice)
            one.kind = dice::Input::Kind::Choice;
        for (const auto& choice : input.choices)
            one.choices.push_back(diceName(choice.id));
        inputs.push_back(one);
    }
    for (const QString& id : procedure.rulings) {
        dice::Input one{diceName(id), dice::Input::Kind::Choice, 0, 0, {}};
        if (const Ruling* ruling = pack.ruling(id)) {
            for (const auto& choice : ruling->choices)
                one.choices.push_back(diceName(choice.id));
            one.most = static_cast<std::int64_t>(ruling->choices.size()) - 1;
        }
        inputs.push_back(one);
    }
    return inputs;
}

// Effects may use the inputs and what came out.
std::vector<dice::Input> effectInputs(const Procedure& procedure, const Pack& pack)
{
    auto inputs = diceInputs(procedure, pack);
    for (const ProcedureOutcome& outcome : procedure.outcomes)
        inputs.push_back({diceName(outcome.id), dice::Input::Kind::Number, -1'000'000, 1'000'000, {}});
    return inputs;
}

void readMarks(TomlTable& table, Procedure& procedure, const Pack& pack)
{
    table.tables("marks", [&](TomlTable& inner) {
        Mark mark;
        mark.throwName = inner.text("throw", Required);
        const std::string hit = inner.text("hit", Required).toStdString();
        mark.label = inner.text("label", Required);
        mark.miss = inner.text("miss");
        mark.taken = inner.text("taken");
        mark.ruling = inner.textMap("ruling");
        if (auto test = dice::FaceTest::parse(hit, diceInputs(procedure, pack)))
            mark.test = std::move(*test);
        else if (const toml::node* node = inner.node("hit"))
            inner.file().error(*node, test.error());
        procedure.marks.push_back(mark);
    });
}

void readEffects(TomlTable& table, Procedure& procedure, const Pack& pack)
{
    table.tables("effects", [&](TomlTable& inner) {
        Effect effect;
        effect.role = inner.oneOf<QString>("unit", {{"actor", "actor"}, {"target", "target"}}, "target");
        effect.counter = inner.text("counter", Required);
        effect.change = readProgram(inner, "change", effectInputs(procedure, pack));
        const Role& role = effect.role == QLatin1String("actor") ? procedure.actor : procedure.target;
        for (const QString& kind : role.kinds) {
            if (pack.kind(kind) && !pack.kind(kind)->counter(effect.counter))
                inner.errorAt("counter",
                              QStringLiteral("units of kind “%1” have no counter “%2”").arg(kind, effect.counter));
        }
        procedure.effects.push_back(effect);
    });
}

void checkNames(TomlTable& table, const Procedure& procedure)
{
    if (!procedure.program)
        return;
    const toml::node* text = table.node("throw");
    for (const ProcedureOutcome& outcome : procedure.outcomes) {
        if (!procedure.program->rangeOf(diceName(outcome.id)))
            table.errorAt("throw", QStringLiteral("the dice text never defines the outcome “%1”")
                                       .arg(QString::fromStdString(diceName(outcome.id))));
    }
    for (const std::string& name : procedure.program->unusedInputs()) {
        if (text)
            table.file().warning(text->source(),
                                 QStringLiteral("the dice text never uses “%1”").arg(QString::fromStdString(name)));
    }
}

Procedure readProcedure(TomlTable& table, const Pack& pack)
{
    Procedure procedure;
    procedure.id = table.id();
    procedure.label = table.text("label", Required);
    procedure.section = table.text("section");
    procedure.actor = readRole(table, "actor", pack);
    procedure.target = readRole(table, "target", pack);
    table.tables("inputs", [&](TomlTable& inner) { addOnce(procedure.inputs, readInput(inner), inner); });
    procedure.rulings = table.texts("rulings");
    for (const QString& id : procedure.rulings) {
        if (!pack.ruling(id))
            table.errorAt("rulings", QStringLiteral("there is no ruling “%1”").arg(id));
    }
    procedure.program = readProgram(table, "throw", diceInputs(procedure, pack));
    table.tables("outcomes", [&](TomlTable& inner) { addOnce(procedure.outcomes, readOutcome(inner), inner); });
    if (procedure.outcomes.empty())
        table.errorAt("outcomes", QStringLiteral("a procedure needs at least one outcome"));
    readMarks(table, procedure, pack);
    readEffects(table, procedure, pack);
    checkNames(table, procedure);
    return procedure;
}

}

void readProcedures(TomlTable& top, Pack& pack)
{
    top.tables("procedure", [&](TomlTable& table) { addOnce(pack.procedures, readProcedure(table, pack), table); });
}

std::optional<dice::Program> readProgram(TomlTable& table, const char* key, const std::vector<dice::Input>& inputs)
{
    const QString source = table.text(key);
    if (source.isEmpty())
        return std::nullopt;
    auto program = dice::Program::parse(source.toStdString(), inputs);
    if (program)
        return *program;
    if (const toml::node* node = table.node(key))
        table.file().error(*node, program.error());
    return std::nullopt;
}

}
