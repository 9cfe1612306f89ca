// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/resolve.h"

#include "base/filledin.h"
#include "base/words.h"
#include "packs/dicewords.h"
#include "packs/sidenames.h"

#include <algorithm>

namespace adjutant::packs {

namespace {

/// With the label of a throw in the place of a name that is none to read, as `armour_rolls`.
dice::Sentence inLabels(const Procedure& procedure, dice::Sentence sentence)
{
    if (sentence.verbatim.find('_') != std::string::npos && procedure.program->rangeOf(sentence.verbatim))
        sentence.verbatim = labelOf(procedure, sentence.verbatim).toStdString();
    for (dice::Sentence& part : sentence.parts)
        part = inLabels(procedure, std::move(part));
    return sentence;
}

Fault fromIssue(const Procedure& procedure, dice::Issue issue)
{
    issue.sentence = inLabels(procedure, std::move(issue.sentence));
    return fault(QStringLiteral("%1: %2").arg(procedure.label, toWords(issue)));
}

QString describe(const Procedure& procedure, const dice::Throw& thrown)
{
    QStringList faces;
    for (const dice::Die& die : thrown.fallen)
        faces << QString::number(die.face);
    const QString fell = thrown.counted ? Words::tr("%1 of them %2, counted on the table")
                                              .arg(thrown.counted->dice)
                                              .arg(QString::fromStdString(thrown.counted->of))
                         : faces.isEmpty() ? Words::tr("no dice")
                                           : faces.join(QStringLiteral(", "));
    return QStringLiteral("%1: %2 → %3").arg(labelOf(procedure, thrown.name), diceInWords(thrown.dice), fell);
}

// `{}` is the value, `{total}` another number of the dice text.
QString describe(const ProcedureOutcome& outcome, qint64 value, const QMap<QString, qint64>& names)
{
    const qint64 most = outcome.words.size() - 1;
    if (most < 0)
        return QStringLiteral("%1: %2").arg(outcome.label).arg(value);
    const auto number = [&](const QString& place) {
        const auto named = names.constFind(place);
        return place.isEmpty()             ? std::optional(QString::number(value))
               : named == names.constEnd() ? std::nullopt
                                           : std::optional(QString::number(*named));
    };
    return filledIn(outcome.words[std::clamp<qint64>(value, 0, most)], number).replace(braceOfName, u'{');
}

// The value of a text without dice; 0 when there is none.
qint64 reckon(const std::optional<dice::Program>& program, const dice::Bindings& bound)
{
    return program ? dice::valueOf(*program, bound).value_or(0) : 0;
}

// The value of a text over outcomes too.
qint64 reckon(const Pack& pack, const std::optional<dice::Program>& program, dice::Bindings bound,
              const QMap<QString, qint64>& outcomes)
{
    if (!program)
        return 0;
    for (auto it = outcomes.begin(); it != outcomes.end(); ++it)
        bound[diceName(it.key())] = std::int64_t(*it);
    // Dice that were only counted have no value, which is enough for who does not ask for it.
    for (const std::string& name : pack.countsHaveEffects ? program->unusedInputs() : std::vector<std::string>())
        bound.try_emplace(name, std::int64_t(0));
    return reckon(program, bound);
}

// Whether the effects read nothing but what is known of the dice.
bool suffices(const Procedure& procedure, const dice::Run& run)
{
    const auto isKnown = [&](const std::string& name) {
        return !procedure.program->rangeOf(name) ||
               std::any_of(run.names.begin(), run.names.end(), [&](const auto& named) { return named.first == name; });
    };
    const auto sufficesFor = [&](const std::optional<dice::Program>* program) {
        if (!*program)
            return true;
        const auto unused = (*program)->unusedInputs();
        const auto& inputs = (*program)->inputs();
        return std::all_of(inputs.begin(), inputs.end(), [&](const dice::Input& input) {
            return isKnown(input.name) || std::find(unused.begin(), unused.end(), input.name) != unused.end();
        });
    };
    const auto isCounted = [](const dice::Throw& thrown) { return thrown.counted.has_value(); };
    return std::none_of(run.throws.begin(), run.throws.end(), isCounted) ||
           std::all_of(procedure.effects.begin(), procedure.effects.end(), [&](const Effect& effect) {
               const auto programs = {&effect.change, &effect.on, &effect.off};
               return std::all_of(programs.begin(), programs.end(), sufficesFor);
           });
}

bool isSaid(const ProcedureOutcome& outcome, const dice::Run& run)
{
    const auto is = [&](const auto& named) { return named.first == diceName(outcome.when) && named.second != 0; };
    return outcome.when.isEmpty() || std::any_of(run.names.begin(), run.names.end(), is);
}

Resolution fromRun(const Procedure& procedure, dice::Run&& run)
{
    Resolution resolution;
    for (const dice::Throw& thrown : run.throws) {
        if (!thrown.fallen.empty())
            resolution.words << describe(procedure, thrown);
    }
    for (const auto& [name, value] : run.names)
        resolution.names.insert(QString::fromStdString(name), value);
    for (const ProcedureOutcome& outcome : procedure.outcomes) {
        for (const auto& [name, value] : run.names) {
            if (name == diceName(outcome.id))
                resolution.outcomes.insert(outcome.id, value);
        }
        if (!isSaid(outcome, run))
            continue;
        if (const QString words = describe(outcome, resolution.outcomes.value(outcome.id), resolution.names);
            !words.isEmpty())
            resolution.words << words;
    }
    resolution.throws = std::move(run.throws);
    return resolution;
}

}

QString labelOf(const Procedure& procedure, const std::string& name)
{
    if (const ThrowLabel* known = procedure.throwLabel(name))
        return known->label;
    for (const ProcedureOutcome& outcome : procedure.outcomes) {
        if (diceName(outcome.id) == name)
            return procedure.label;
    }
    QString label = QString::fromStdString(name).replace(QLatin1Char('_'), QLatin1Char(' '));
    if (label.isEmpty())
        return procedure.label;
    label[0] = label[0].toUpper();
    return label;
}

std::optional<QString> refusalOf(const Pack& pack, const Procedure& procedure, const Values& values,
                                 const Rulings& rulings)
{
    if (procedure.refusals.empty())
        return std::nullopt;
    const auto bound = bindings(pack, procedure, values, rulings);
    for (const Refusal& refusal : procedure.refusals) {
        if (refusal.role.isEmpty() && reckon(refusal.when, bound) != 0)
            return refusal.words;
    }
    return std::nullopt;
}

bool isMet(const Pack& pack, const Procedure& procedure, const Refusal& refusal, const Values& values,
           const Rulings& rulings)
{
    return reckon(refusal.when, bindings(pack, procedure, values, rulings)) != 0;
}

Expected<Resolved> resolve(const Pack& pack, const Procedure& procedure, const Values& values, const Rulings& rulings,
                           dice::FaceSource& source)
{
    if (const auto words = refusalOf(pack, procedure, values, rulings))
        return tl::unexpected(fault(*words));
    auto thrown = dice::throwDice(*procedure.program, bindings(pack, procedure, values, rulings), source);
    if (!thrown)
        return tl::unexpected(fromIssue(procedure, thrown.error()));
    if (auto* waiting = std::get_if<dice::Waiting>(&*thrown)) {
        const QString label = labelOf(procedure, waiting->ask.name);
        if (!pack.countsHaveEffects && !procedure.effects.empty())
            waiting->ask.countOf.clear(); // nobody is asked for a count that would change nothing
        return Resolved(Awaited{std::move(*waiting), label});
    }
    auto& run = std::get<dice::Run>(*thrown);
    if (pack.countsHaveEffects && !suffices(procedure, run))
        return tl::unexpected(
            fault(Words::tr("a count is not enough for %1; it needs the faces themselves").arg(procedure.label)));
    return Resolved(fromRun(procedure, std::move(run)));
}

Expected<Resolution> answer(const Pack& pack, const Procedure& lookup, const Values& values, const Rulings& rulings)
{
    dice::TypedFaces none({});
    auto resolved = resolve(pack, lookup, values, rulings, none);
    if (!resolved)
        return tl::unexpected(resolved.error());
    if (auto* resolution = std::get_if<Resolution>(&*resolved))
        return std::move(*resolution);
    return tl::unexpected(fault(Words::tr("%1 throws dice, so it is no lookup").arg(lookup.id)));
}

Expected<OutcomeOdds> odds(const Pack& pack, const Procedure& procedure, const Values& values, const Rulings& rulings,
                           const dice::OddsOptions& options)
{
    if (const auto words = refusalOf(pack, procedure, values, rulings))
        return tl::unexpected(fault(*words));
    if (procedure.outcomes.empty())
        return OutcomeOdds();
    std::vector<std::string> names;
    for (const ProcedureOutcome& outcome : procedure.outcomes)
        names.push_back(diceName(outcome.id));
    auto found = dice::odds(*procedure.program, bindings(pack, procedure, values, rulings), names, options);
    if (!found)
        return tl::unexpected(fromIssue(procedure, found.error()));
    OutcomeOdds result{found->exact, found->margin, found->samples, {}};
    for (std::size_t i = 0; i < names.size(); ++i)
        result.outcomes.insert(procedure.outcomes[i].id, std::move(found->distributions[i]));
    return result;
}

std::vector<MarkedDie> marksOf(const Pack& pack, const Procedure& procedure, const Values& values,
                               const Rulings& rulings, const dice::Throw& thrown)
{
    std::vector<MarkedDie> marked(thrown.fallen.size());
    const dice::Bindings bound = bindings(pack, procedure, values, rulings);
    const Mark* first = nullptr;
    qint64 spent = 0;
    for (const Mark& mark : procedure.marks) {
        if (mark.throwName.toStdString() != thrown.name || !mark.test || !arePlayed(mark.ruling, rulings))
            continue;
        first = first ? first : &mark;
        const qint64 most = reckon(mark.most, bound);
        for (std::size_t i = 0; i < marked.size(); ++i) {
            const dice::Die& die = thrown.fallen[i];
            const bool tooMany = mark.most && spent + mark.takes > most;
            if (marked[i].mark != DieMark::None || tooMany || !mark.test->matches(die.face, bound))
                continue;
            spent += mark.most ? mark.takes : 0;
            marked[i] = die.fate == dice::Die::Fate::Dropped ? MarkedDie{DieMark::Taken, mark.taken}
                                                             : MarkedDie{DieMark::Hit, mark.label};
        }
    }
    for (MarkedDie& die : marked)
        if (first && !first->miss.isEmpty() && die.mark == DieMark::None)
            die = {DieMark::Miss, first->miss};
    return marked;
}

qint64 changeOf(const Pack& pack, const Procedure& procedure, const Effect& effect, const Values& values,
                const Rulings& rulings, const QMap<QString, qint64>& outcomes)
{
    return reckon(pack, effect.change, bindings(pack, procedure, values, rulings), outcomes);
}

std::optional<bool> statusOf(const Pack& pack, const Procedure& procedure, const Effect& effect, const Values& values,
                             const Rulings& rulings, const QMap<QString, qint64>& outcomes)
{
    const auto bound = bindings(pack, procedure, values, rulings);
    if (reckon(pack, effect.on, bound, outcomes) != 0)
        return true;
    return reckon(pack, effect.off, bound, outcomes) != 0 ? std::optional(false) : std::nullopt;
}

}
