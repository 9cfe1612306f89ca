// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"
#include "base/json.h"
#include "dice/odds.h"
#include "dice/throwing.h"
#include "packs/binding.h"

namespace adjutant::packs {

/// Reads a value as people and scripts write it (`5`, `yes`, `hard`, `2d10`); refuses what the input does not take.
Expected<Value> parseValue(const ProcedureInput& input, const QString& text);
/// The same from JSON: a number, true or false, or a text.
Expected<Value> parseValue(const ProcedureInput& input, const Json& json);
QString toText(const ProcedureInput& input, const Value& value);
Json toJson(const ProcedureInput& input, const Value& value);
Json toJson(const ProcedureOutcome& outcome, qint64 value);

/// Fills defaults in; an input that is missing, unknown or out of its range is a fault that names it.
Expected<Values> complete(const Procedure& procedure, const Values& given);
/// The inputs that somebody has still to say: those without a value and without a default.
std::vector<const ProcedureInput*> lacking(const Procedure& procedure, const Values& given);
/// Rulings of the pack with defaults filled in; unknown rulings and choices are faults.
Expected<Rulings> complete(const Pack& pack, const Rulings& given);

/// Why the rules forbid it, in the pack's words; nothing when they do not. Takes complete values and rulings.
std::optional<QString> refusalOf(const Pack& pack, const Procedure& procedure, const Values& values,
                                 const Rulings& rulings);

/// Whether the condition of a refusal is met. Those that depend on a unit are for the game to look at.
bool isMet(const Pack& pack, const Procedure& procedure, const Refusal& refusal, const Values& values,
           const Rulings& rulings);

/// A procedure thrown once.
struct Resolution {
    QMap<QString, qint64> outcomes;
    QMap<QString, qint64> names; ///< all that the text defines, the outcomes among it
    std::vector<dice::Throw> throws;
    QStringList words; ///< what happened, a line a step
};

/// A resolution that waits for dice of the table.
struct Awaited {
    dice::Waiting waiting;
    QString label; ///< what is thrown, in words
};

using Resolved = std::variant<Resolution, Awaited>;

/// What a throw of the dice text is called for people: as the pack says, or else by what comes of it, or by its name.
QString labelOf(const Procedure& procedure, const std::string& name);

Expected<Resolved> resolve(const Pack& pack, const Procedure& procedure, const Values& values, const Rulings& rulings,
                           dice::FaceSource& source);

/// What a lookup says. It has no dice to throw.
Expected<Resolution> answer(const Pack& pack, const Procedure& lookup, const Values& values, const Rulings& rulings);

struct OutcomeOdds {
    bool exact = true;
    double margin = 0;
    std::uint64_t samples = 0;
    QMap<QString, dice::Distribution> outcomes;
};

Expected<OutcomeOdds> odds(const Pack& pack, const Procedure& procedure, const Values& values, const Rulings& rulings,
                           const dice::OddsOptions& options = {});

/// How a die of a throw counts: a hit, a miss, a hit that was taken away (by cover), or nothing that the pack speaks
/// of.
enum class DieMark { None, Hit, Miss, Taken };
struct MarkedDie {
    DieMark mark = DieMark::None;
    QString label;
};
/// Of each die that fell.
std::vector<MarkedDie> marksOf(const Pack& pack, const Procedure& procedure, const Values& values,
                               const Rulings& rulings, const dice::Throw& thrown);

/// The change an effect proposes, from complete values and a resolution's outcomes.
qint64 changeOf(const Pack& pack, const Procedure& procedure, const Effect& effect, const Values& values,
                const Rulings& rulings, const QMap<QString, qint64>& outcomes);

/// Whether an effect on a status proposes that it begins (true) or ends (false); nothing when neither.
std::optional<bool> statusOf(const Pack& pack, const Procedure& procedure, const Effect& effect, const Values& values,
                             const Rulings& rulings, const QMap<QString, qint64>& outcomes);

}
