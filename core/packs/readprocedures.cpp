// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/tree.h"
#include "packs/binding.h"
#include "packs/readparts.h"
#include "packs/sidenames.h"

#include <set>

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;
constexpr std::size_t mostInputs = 50;
constexpr std::size_t mostProcedures = 100;
constexpr qsizetype mostRulings = 10;

QStringList readKinds(TomlTable& table, const char* key, const Pack& pack)
{
    const QStringList kinds = table.texts(key);
    for (const QString& kind : kinds) {
        if (!pack.kind(kind))
            noSuch(table, key, Words::tr("there is no kind of unit “%1”"), kind, pack.kinds);
    }
    return kinds;
}

Role readRole(TomlTable& table, const char* key, const Pack& pack)
{
    Role role;
    table.table(key, [&](TomlTable& inner) {
        role.wanted = true;
        role.weapon = inner.flag("weapon");
        if (inner.has("melee")) {
            role.melee = inner.flag("melee");
            if (!role.weapon)
                inner.errorAt("melee", Words::tr("“melee” tells weapons apart: it needs “weapon = true”"));
        }
        role.kinds = readKinds(inner, "kinds", pack);
    });
    return role;
}

QStringList readBy(TomlTable& table, const Procedure& procedure, const Pack& pack)
{
    if (table.has("by") && (procedure.actor.wanted || !procedure.target.wanted))
        table.errorAt("by", Words::tr("“by” is for procedures that have a target and no actor"));
    return readKinds(table, "by", pack);
}

void forget(std::set<std::string>& unused, const std::optional<dice::Program>& program)
{
    if (!program)
        return;
    const auto left = program->unusedInputs();
    const std::set<std::string> here(left.begin(), left.end());
    std::erase_if(unused, [&](const std::string& name) { return !here.contains(name); });
}

// The names that none of the procedure's texts uses.
std::set<std::string> unusedNames(const Procedure& procedure)
{
    const auto all = procedure.program->unusedInputs();
    std::set<std::string> unused(all.begin(), all.end());
    for (const Refusal& refusal : procedure.refusals)
        forget(unused, refusal.when);
    for (const Effect& effect : procedure.effects) {
        for (const auto* program : {&effect.change, &effect.on, &effect.off})
            forget(unused, *program);
    }
    for (const TableFigure& figure : procedure.figures) {
        unused.erase(diceName(figure.row.input));
        unused.erase(diceName(figure.column.input));
    }
    for (const FactorSum& sum : procedure.sums) {
        if (sum.parts.empty())
            unused.erase(sum.name);
    }
    return unused;
}

void checkNames(TomlTable& table, const char* key, const Procedure& procedure)
{
    if (!procedure.program)
        return;
    for (const ProcedureOutcome& outcome : procedure.outcomes) {
        if (!procedure.program->rangeOf(diceName(outcome.id)))
            table.errorAt(
                key,
                Words::tr("the text never defines the outcome “%1”").arg(QString::fromStdString(diceName(outcome.id))));
    }
    for (const std::string& name : unusedNames(procedure)) {
        if (const toml::node* text = table.node(key))
            table.file().warning(text->source(),
                                 Words::tr("the text never uses “%1”").arg(QString::fromStdString(name)));
    }
}

void readInputs(TomlTable& table, Procedure& procedure)
{
    table.tables("inputs", [&](TomlTable& inner) {
        addOnce(procedure.inputs, readInput(inner), inner, mostInputs);
        if (inner.has("of") && !procedure.target.wanted)
            inner.errorAt("of", Words::tr("“of” tells targets apart, and here there is no “target”"));
    });
}

void readRulingsOf(TomlTable& table, Procedure& procedure, const Pack& pack)
{
    procedure.rulings = table.texts("rulings").mid(0, mostRulings);
    if (procedure.rulings.removeDuplicates() > 0)
        table.errorAt("rulings", Words::tr("a ruling is there twice"));
    for (const QString& id : procedure.rulings) {
        if (!pack.ruling(id))
            noSuch(table, "rulings", Words::tr("there is no ruling “%1”"), id, pack.rulings);
    }
}

// What procedures and lookups have in common.
Procedure readCommon(TomlTable& table, const Pack& pack)
{
    Procedure procedure;
    readHead(table, pack, procedure);
    procedure.actor = readRole(table, "actor", pack);
    procedure.target = readRole(table, "target", pack);
    procedure.by = readBy(table, procedure, pack);
    procedure.proposedTo = readKinds(table, "proposed-to", pack);
    readInputs(table, procedure);
    readFactorsOf(table, procedure, pack);
    readFigures(table, procedure, pack);
    readRulingsOf(table, procedure, pack);
    readRefusals(table, procedure, pack);
    return procedure;
}

Procedure readProcedure(TomlTable& table, const Pack& pack)
{
    Procedure procedure = readCommon(table, pack);
    procedure.program = readProgram(table, "throw", diceInputs(pack, procedure));
    if (!table.has("throw"))
        table.errorAt("id", Words::tr("a procedure needs “throw”, its dice text"));
    readOutcomes(table, procedure);
    procedure.goesWith = readIds(table, "goes-with", QT_TRANSLATE_NOOP("Words", "there is no action “%1”"),
                                 [&](const QString& id) { return pack.track.action(id); });
    if (!procedure.goesWith.isEmpty() && procedure.by.isEmpty())
        table.errorAt("goes-with", Words::tr("“goes-with” is for procedures that say by which units, as “by”"));
    procedure.uses = readIds(table, "uses", QT_TRANSLATE_NOOP("Words", "there is no weapon “%1”"),
                             [&](const QString& id) { return pack.weapon(id); });
    if (procedure.actor.weapon && !procedure.uses.isEmpty())
        table.errorAt("uses", Words::tr("“uses” is for a procedure whose actor takes no weapon"));
    readThrowLabels(table, "throws", procedure);
    readMarks(table, procedure, pack);
    readEffects(table, procedure, pack);
    readDecision(table, procedure, pack);
    checkNames(table, "throw", procedure);
    return outsideOfGames(std::move(procedure));
}

Procedure readLookup(TomlTable& table, const Pack& pack)
{
    Procedure lookup = readCommon(table, pack);
    lookup.program = readFormula(table, "work", diceInputs(pack, lookup));
    if (!table.has("work"))
        table.errorAt("id", Words::tr("a lookup needs “work”, how it is worked out"));
    readOutcomes(table, lookup);
    if (lookup.outcomes.empty())
        table.errorAt("outcomes", Words::tr("a lookup needs at least one outcome"));
    readThrowLabels(table, "parts", lookup);
    checkNames(table, "work", lookup);
    return lookup;
}

QStringList sourcesOf(const std::vector<Procedure>& lookups)
{
    QStringList sources;
    for (const Procedure& lookup : lookups) {
        for (const ProcedureOutcome& outcome : lookup.outcomes)
            sources << QStringLiteral("lookup.%1.%2").arg(lookup.id, outcome.id);
    }
    return sources;
}

// An input that a lookup works out names one of its outcomes. Lookups themselves take none from each other.
void checkLookups(TomlTable& top, const std::vector<Procedure>& all, const char* key, const Pack& pack, bool mayLookUp)
{
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t j = 0; j < all[i].inputs.size(); ++j) {
            const ProcedureInput& input = all[i].inputs[j];
            const auto source = lookupOf(input.from);
            if (!source)
                continue;
            const QString place = QStringLiteral("%1[%2].inputs[%3].from").arg(QLatin1String(key)).arg(i).arg(j);
            const Procedure* lookup = pack.lookup(source->lookup);
            if (!mayLookUp)
                top.errorInside(place,
                                Words::tr("“%1” is a lookup itself, and its input “%2” is none that one works out")
                                    .arg(all[i].id, input.id));
            else if (!lookup || !lookup->outcome(source->outcome))
                top.errorInside(place, Words::tr("“%1” takes “%2” from “%3”, which is no lookup.ID.OUTCOME")
                                               .arg(all[i].id, input.id, input.from) +
                                           top.file().hint(input.from, sourcesOf(pack.lookups)));
        }
    }
}

// Whatever can be resolved is named by its id alone.
void checkId(TomlTable& table, const QString& id, const Pack& pack)
{
    if (!id.isEmpty() && pack.resolvable(id))
        table.errorAt("id", Words::tr("the id “%1” is a procedure, lookup or random table already").arg(id));
}

}

void readProcedures(TomlTable& top, Pack& pack)
{
    const auto readInto = [&](std::vector<Procedure>& all, const char* key, auto read) {
        top.tables(key, [&](TomlTable& table) {
            Procedure procedure = read(table, pack);
            checkId(table, procedure.id, pack);
            if (all.size() < mostProcedures)
                all.push_back(std::move(procedure));
            else
                table.errorAt("id", Words::tr("there are more than %1 of these").arg(mostProcedures));
        });
    };
    readInto(pack.procedures, "procedure", readProcedure);
    readInto(pack.lookups, "lookup", readLookup);
    checkLookups(top, pack.procedures, "procedure", pack, true);
    checkLookups(top, pack.lookups, "lookup", pack, false);
}

std::optional<dice::Program> readProgram(TomlTable& table, const char* key, const std::vector<dice::Input>& inputs)
{
    const QString source = table.text(key);
    if (source.isEmpty())
        return std::nullopt;
    if (!table.file().allowDiceText(source.size())) {
        table.errorAt(key, Words::tr("the pack has too much dice text: 200,000 characters are the most"));
        return std::nullopt;
    }
    auto program = dice::Program::parse(source.toStdString(), inputs, dice::Program::Check::Ranges);
    if (program)
        return *program;
    if (const toml::node* node = table.node(key))
        table.file().error(*node, program.error());
    return std::nullopt;
}

std::optional<dice::Program> readFormula(TomlTable& table, const char* key, const std::vector<dice::Input>& inputs)
{
    auto program = readProgram(table, key, inputs);
    if (!program)
        return program;
    const toml::node* node = table.node(key);
    for (const dice::Node& part : program->tree().nodes) {
        if (part.kind != dice::NodeKind::Throw)
            continue;
        table.file().error(*node, dice::Issue{dice::Issue::Kind::Meaning, part.where,
                                              QT_TRANSLATE_NOOP("Words", "no dice are thrown here")});
        return std::nullopt;
    }
    return program;
}

std::optional<dice::Pool> readDice(TomlTable& table, const char* key)
{
    const QString text = table.text(key);
    if (!table.has(key))
        return std::nullopt;
    auto pool = dice::parsePool(text.toStdString());
    if (pool)
        return *pool;
    if (const toml::node* node = table.node(key))
        table.file().error(*node, pool.error());
    return std::nullopt;
}

}
