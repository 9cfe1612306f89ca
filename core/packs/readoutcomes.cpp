// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/binding.h"
#include "packs/readparts.h"

#include <QRegularExpression>

#include <algorithm>

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;
constexpr std::size_t mostEffects = 20;

// A saved game may keep a pack with such a slip: it can be played all the same.
void warn(TomlTable& table, const char* key, const QString& words)
{
    table.file().warning(table.raw().get(key)->source(), words);
}

// `{}` is the value; `{a}` and `{b}` are the sides.
void checkNamesIn(TomlTable& table, const QStringList& words, const Procedure& procedure)
{
    static const QRegularExpression place(QStringLiteral("\\{([^}]*)\\}"));
    const QStringList known{QString(), QStringLiteral("a"), QStringLiteral("b")};
    for (const QString& text : words)
        for (const auto& found : place.globalMatch(text)) {
            const QString name = found.captured(1);
            if (procedure.program && !known.contains(name) && !procedure.program->rangeOf(name.toStdString()))
                warn(table, "words", Words::tr("nothing fills in “{%1}”").arg(name));
        }
}

ProcedureOutcome readOutcome(TomlTable& table, const Procedure& procedure)
{
    using OutcomeKind = ProcedureOutcome::Kind;
    ProcedureOutcome outcome;
    outcome.id = table.id();
    outcome.label = table.text("label", Required);
    outcome.kind = table.oneOf<OutcomeKind>(
        "kind", {{"number", OutcomeKind::Number}, {"flag", OutcomeKind::Flag}, {"choice", OutcomeKind::Choice}},
        OutcomeKind::Number);
    if (outcome.kind == OutcomeKind::Choice)
        readChoices(table, outcome.choices);
    outcome.words = table.texts("words");
    const auto wanted = outcome.kind == OutcomeKind::Number ? 3
                        : outcome.kind == OutcomeKind::Flag ? 2
                                                            : static_cast<qsizetype>(outcome.choices.size());
    if (!outcome.words.isEmpty() && outcome.words.size() != wanted)
        table.errorAt("words", Words::tr("“words” needs %1 texts here").arg(wanted));
    checkNamesIn(table, outcome.words, procedure);
    outcome.when = table.text("when");
    if (!outcome.when.isEmpty() && procedure.program && !procedure.program->rangeOf(diceName(outcome.when)))
        warn(table, "when", Words::tr("the text never defines “%1”").arg(outcome.when));
    outcome.befallsActor = table.oneOf<bool>("befalls", {{"target", false}, {"actor", true}}, false);
    return outcome;
}

// Effects may use the inputs, and all that the text defines.
std::vector<dice::Input> effectInputs(const Procedure& procedure, const Pack& pack)
{
    auto inputs = diceInputs(pack, procedure);
    for (const ProcedureOutcome& outcome : procedure.outcomes)
        inputs.push_back({diceName(outcome.id), dice::Input::Kind::Number, -1'000'000, 1'000'000, {}});
    for (const std::string& name : procedure.program ? procedure.program->names() : std::vector<std::string>()) {
        const auto same = [&](const dice::Input& one) { return one.name == name; };
        if (std::none_of(inputs.begin(), inputs.end(), same))
            inputs.push_back({name, dice::Input::Kind::Number, -1'000'000, 1'000'000, {}});
    }
    return inputs;
}

// The counter must be there for every kind of unit that may take the part, and for one at least.
void checkCounter(TomlTable& table, const Effect& effect, const Role& role, const Pack& pack)
{
    const auto has = [&](const Kind& kind) { return kind.counter(effect.counter) != nullptr; };
    for (const QString& id : role.kinds) {
        if (const Kind* kind = pack.kind(id); kind && !has(*kind))
            noSuch(table, "counter", Words::tr("units of kind “%1” have no counter “%2”").arg(id), effect.counter,
                   kind->counters);
    }
    if (role.kinds.isEmpty() && std::none_of(pack.kinds.begin(), pack.kinds.end(), has))
        table.errorAt("counter", Words::tr("no kind of unit has a counter “%1”").arg(effect.counter));
}

void noStatusOfUnits(TomlTable& table, const QString& id, const Pack& pack)
{
    QStringList there;
    for (const Status& status : pack.statuses) {
        if (!status.ofSide)
            there << status.id;
    }
    table.errorAt("status", Words::tr("there is no status “%1” of units").arg(id) + table.file().hint(id, there));
}

void readStatusEffect(TomlTable& table, Effect& effect, const std::vector<dice::Input>& inputs, const Pack& pack)
{
    effect.status = table.text("status", Required);
    const Status* status = pack.status(effect.status);
    if (effect.status != QLatin1String("destroyed") && (!status || status->ofSide))
        noStatusOfUnits(table, effect.status, pack);
    effect.on = readFormula(table, "on", inputs);
    effect.off = readFormula(table, "off", inputs);
    if (!table.has("on") && !table.has("off"))
        table.errorAt("status", Words::tr("an effect on a status needs “on” or “off”, a condition"));
}

void readCounterEffect(TomlTable& table, Effect& effect, const std::vector<dice::Input>& inputs)
{
    effect.counter = table.text("counter", Required);
    effect.change = readFormula(table, "change", inputs);
    if (!table.has("change"))
        table.errorAt("counter", Words::tr("an effect on a counter needs “change”"));
}

Effect readEffect(TomlTable& table, const Procedure& procedure, const Pack& pack)
{
    Effect effect;
    effect.role = table.oneOf<QString>("unit", {{"actor", "actor"}, {"target", "target"}}, "target");
    const Role& role = effect.role == QLatin1String("actor") ? procedure.actor : procedure.target;
    if (!role.wanted)
        table.errorAt("unit", Words::tr("the procedure has no %1, as %1 = {}").arg(effect.role));
    const auto inputs = effectInputs(procedure, pack);
    if (table.has("status")) {
        readStatusEffect(table, effect, inputs, pack);
    } else {
        readCounterEffect(table, effect, inputs);
        checkCounter(table, effect, role, pack);
    }
    return effect;
}

}

void readOutcomes(TomlTable& table, Procedure& procedure)
{
    table.tables("outcomes",
                 [&](TomlTable& inner) { addOnce(procedure.outcomes, readOutcome(inner, procedure), inner); });
    if (!table.has("outcomes"))
        table.errorAt("outcomes",
                      Words::tr("what comes out of it must be said: “outcomes”, or “outcomes = []” where only "
                                "the faces matter"));
}

void readMarks(TomlTable& table, Procedure& procedure, const Pack& pack)
{
    table.tables("marks", [&](TomlTable& inner) {
        Mark mark;
        mark.throwName = inner.text("throw", Required);
        if (procedure.program && !procedure.program->rangeOf(mark.throwName.toStdString()))
            inner.errorAt("throw", Words::tr("the text never defines “%1”").arg(mark.throwName));
        const std::string hit = inner.text("hit", Required).toStdString();
        mark.label = inner.text("label", Required);
        mark.miss = inner.text("miss");
        mark.taken = inner.text("taken");
        mark.ruling = readRulingMap(inner, "ruling", pack);
        if (auto test = dice::FaceTest::parse(hit, diceInputs(pack, procedure)))
            mark.test = std::move(*test);
        else if (const toml::node* node = inner.node("hit"))
            inner.file().error(*node, test.error());
        mark.most = readFormula(inner, "most", diceInputs(pack, procedure));
        mark.takes = static_cast<int>(inner.number("takes", 1, 99, 1));
        procedure.marks.push_back(mark);
    });
}

void readThrowLabels(TomlTable& table, const char* key, Procedure& procedure)
{
    table.tables(key, [&](TomlTable& inner) {
        ThrowLabel label{inner.id(), inner.text("label", Required), {}};
        label.by =
            inner.oneOf<QString>("by", {{"actor", "actor"}, {"target", "target"}, {"a", "a"}, {"b", "b"}}, QString());
        if ((label.by == QLatin1String("actor") && !procedure.actor.wanted) ||
            (label.by == QLatin1String("target") && !procedure.target.wanted))
            inner.errorAt("by", Words::tr("the procedure has no %1, as %1 = {}").arg(label.by));
        if (procedure.program && !procedure.program->rangeOf(diceName(label.id)))
            inner.errorAt("id",
                          Words::tr("the text never defines “%1”").arg(QString::fromStdString(diceName(label.id))));
        addOnce(procedure.throwLabels, label, inner);
    });
}

void readEffects(TomlTable& table, Procedure& procedure, const Pack& pack)
{
    table.tables("effects", [&](TomlTable& inner) {
        if (procedure.effects.size() < mostEffects)
            procedure.effects.push_back(readEffect(inner, procedure, pack));
        else
            inner.errorAt("unit", Words::tr("a procedure has at most %1 effects").arg(mostEffects));
    });
}

namespace {

// What only a game can tell: a status that a unit has, or a member that it lacks.
void readUnitOfRefusal(TomlTable& table, Refusal& refusal, const Pack& pack)
{
    refusal.status = table.text("status");
    refusal.lacks = table.text("lacks");
    if (refusal.status.isEmpty() && refusal.lacks.isEmpty())
        return;
    refusal.role = table.oneOf<QString>("unit", {{"actor", "actor"}, {"target", "target"}}, "target");
    const Status* status = pack.status(refusal.status);
    if (!refusal.status.isEmpty() && (!status || status->ofSide))
        noStatusOfUnits(table, refusal.status, pack);
    if (!refusal.lacks.isEmpty() && !pack.member(refusal.lacks))
        noSuch(table, "lacks", Words::tr("there is no member “%1”"), refusal.lacks, pack.members);
}

}

void readDecision(TomlTable& table, Procedure& procedure, const Pack& pack)
{
    table.table("decides", [&](TomlTable& inner) {
        Decision decision{inner.text("question", Required), inner.text("outcome", Required)};
        const Question* question = pack.question(decision.question);
        if (!question || question->kind != Question::Kind::Side)
            inner.errorAt("question", Words::tr("“%1” is no question whose answer is a side").arg(decision.question));
        const ProcedureOutcome* outcome = procedure.outcome(decision.outcome);
        if (!outcome || outcome->kind != ProcedureOutcome::Kind::Choice)
            inner.errorAt("outcome", Words::tr("“%1” is no outcome that is a choice").arg(decision.outcome));
        procedure.decides = decision;
    });
}

void readRefusals(TomlTable& table, Procedure& procedure, const Pack& pack)
{
    table.tables("refuse", [&](TomlTable& inner) {
        Refusal refusal{
            readFormula(inner, "when", diceInputs(pack, procedure)), inner.text("words", Required), {}, {}, {}};
        readUnitOfRefusal(inner, refusal, pack);
        if (procedure.refusals.size() < mostEffects)
            procedure.refusals.push_back(std::move(refusal));
        else
            inner.errorAt("when", Words::tr("a procedure has at most %1 of these").arg(mostEffects));
        if (!inner.has("when"))
            inner.errorAt("words", Words::tr("“refuse” needs “when”, a condition"));
    });
}

}
