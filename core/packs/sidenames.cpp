// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/sidenames.h"

#include "base/filledin.h"
#include "base/words.h"

#include <utility>

namespace adjutant::packs {

namespace {

// Calls `visit` with each text of a procedure that may name a side, and whether numbers are filled in there later.
template<typename Visit>
void visitTexts(Procedure& procedure, Visit visit)
{
    for (ProcedureInput& input : procedure.inputs) {
        visit(input.label, false);
        visit(input.help, false);
    }
    for (ThrowLabel& one : procedure.throwLabels)
        visit(one.label, false);
    for (ProcedureOutcome& outcome : procedure.outcomes) {
        visit(outcome.label, false);
        for (InputChoice& choice : outcome.choices)
            visit(choice.label, false);
        for (QString& words : outcome.words)
            visit(words, true);
    }
}

void fill(Procedure& procedure, const SideNames& names)
{
    visitTexts(procedure, [&](QString& text, bool takesNumbers) {
        text = filledIn(text, [&](const QString& place) {
            const auto name = names.constFind(place);
            if (name == names.constEnd())
                return std::optional<QString>();
            return std::optional(takesNumbers ? QString(*name).replace(u'{', braceOfName) : *name);
        });
    });
}

}

Procedure withSides(const Procedure& procedure, const SideNames& names)
{
    Procedure named = procedure.ofSides ? *procedure.ofSides : procedure;
    if (procedure.ofSides)
        fill(named, names);
    return named;
}

Procedure outsideOfGames(Procedure procedure)
{
    const QString a = QStringLiteral("a"), b = QStringLiteral("b");
    bool names = false;
    visitTexts(procedure, [&](const QString& text, bool) {
        names = names || text.contains(QLatin1String("{a}")) || text.contains(QLatin1String("{b}"));
    });
    if (!names)
        return procedure;
    auto ofSides = std::make_shared<const Procedure>(procedure);
    fill(procedure, {{a, Words::tr("Side A")}, {b, Words::tr("Side B")}});
    procedure.ofSides = std::move(ofSides);
    return procedure;
}

}
