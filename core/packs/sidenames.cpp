// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/sidenames.h"

#include "base/words.h"

#include <utility>

namespace adjutant::packs {

namespace {

// Calls `visit` with each text of a procedure that may name a side.
template<typename Visit>
void visitTexts(Procedure& procedure, Visit visit)
{
    for (ProcedureInput& input : procedure.inputs) {
        visit(input.label);
        visit(input.help);
    }
    for (ThrowLabel& one : procedure.throwLabels)
        visit(one.label);
    for (ProcedureOutcome& outcome : procedure.outcomes) {
        visit(outcome.label);
        for (InputChoice& choice : outcome.choices)
            visit(choice.label);
        for (QString& words : outcome.words)
            visit(words);
    }
}

void fill(Procedure& procedure, const SideNames& names)
{
    // In one pass: a side may be called “{b}”.
    visitTexts(procedure, [&](QString& text) {
        QString filled;
        for (qsizetype at = 0; at < text.size(); ++at) {
            const bool named = text[at] == QLatin1Char('{') && at + 2 < text.size() && text[at + 2] == QLatin1Char('}');
            const auto name = named ? names.constFind(text.mid(at + 1, 1)) : names.constEnd();
            if (name == names.constEnd()) {
                filled += text[at];
            } else {
                filled += *name;
                at += 2;
            }
        }
        text = std::move(filled);
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
    visitTexts(procedure, [&](const QString& text) {
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
