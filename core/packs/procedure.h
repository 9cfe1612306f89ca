// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/program.h"
#include "packs/factors.h"
#include "packs/weapon.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace adjutant::packs {

/// What an input stands for: a number (a flag is 0 or 1, a choice its index) or dice.
using Value = std::variant<qint64, dice::Pool>;
using Values = QMap<QString, Value>;

struct InputChoice {
    QString id, label;
};

struct ProcedureInput {
    enum class Kind { Number, Flag, Choice, Dice };

    QString id, label, help;
    Kind kind = Kind::Number;
    qint64 least = 0, most = 99;
    std::vector<InputChoice> choices;
    std::optional<Value> standard; ///< none: it must be given
    QString from;                  ///< `target.unwounded`, `weapon.dice`: where a game takes it from
    QString factors;               ///< the table of factors that it is a line of, or empty
    Holds of = Holds::Actor;       ///< for what it holds when people say it

    int indexOf(const QString& choice) const;
};

struct ProcedureOutcome {
    enum class Kind { Number, Flag, Choice };

    QString id, label;
    Kind kind = Kind::Number;
    std::vector<InputChoice> choices;
    /// What it says for 0, for 1 and for more; `{}` is the value. A flag has two, a choice one each.
    QStringList words;
    QString when; ///< they are said only when this number of the dice text is not 0; empty: always
    bool befallsActor = false; ///< so that less of it is better for whoever throws

    /// What a value stands for; null for a number, a flag, and a value that is none of the choices.
    const InputChoice* choice(qint64 value) const;
};

/// One of the parts that units take in a procedure.
struct Role {
    bool wanted = false;
    bool weapon = false;       ///< it acts with one of its weapons
    std::optional<bool> melee; ///< only with those for melee, or only with the others; none: with any
    QStringList kinds;         ///< which kinds of units may take it; empty: any

    /// Whether it may act with this one.
    bool takes(const Weapon& with) const { return weapon && with.melee == melee.value_or(with.melee); }
};

/// Tells the dice of a throw that succeed from those that do not. Of several for one throw, the first that fits a die
/// is what it is, and the first of all says what a miss is called.
struct Mark {
    QString throwName, label, miss, taken; ///< what a hit is called, a miss, and a hit that was taken away
    std::optional<dice::FaceTest> test;
    std::optional<dice::Program> most; ///< so many in all are left for the marks of the throw that have this
    int takes = 1;                     ///< and each die that is marked so takes this many of them
    QMap<QString, QString> ruling;
};

/// What a throw that the dice text names is called, and whose dice it is.
struct ThrowLabel {
    QString id, label;
    QString by; ///< `actor` or `target`, whose side throws it, or a side; empty: the actor
};

/// What the outcomes propose to change on the unit in a role: a counter, by the value of an expression over inputs and
/// outcomes, or a status, which begins or ends when a condition over them is met.
struct Effect {
    QString role, counter, status;
    std::optional<dice::Program> change, on, off;
};

/// A number that the dice text takes from a table. Row and column are ids, or choice inputs whose choices are such ids.
struct TableFigure {
    struct Place {
        QString id;    ///< empty: the input says it
        QString input; ///< empty: it is always the same
    };

    QString id, table;
    Place row, column;
    std::int64_t least = 0, most = 0;
};

/// When a procedure is not allowed at all, and what is said then.
struct Refusal {
    std::optional<dice::Program> when;
    QString words;
    QString role;   ///< where it is a game only that can tell: of which unit
    QString status; ///< it is refused while the unit has this
    QString lacks;  ///< or while nobody in it is this member
};

/// An outcome whose choices are sides: it answers a question of the set-up. Any other choice is thrown again.
struct Decision {
    QString question, outcome;
};

/// Something that is resolved with dice; or, without any, looked up.
struct Procedure {
    QString id, label, section, help;
    Role actor, target;
    QStringList by; ///< kinds of units for which one without an actor is thrown while they act; empty: any
    QStringList goesWith;               ///< actions of theirs that it belongs to; empty: any
    std::vector<ProcedureInput> inputs; ///< the lines of its factors among them
    QStringList factors;                ///< tables of factors
    QStringList proposedTo;             ///< kinds of units to which it is proposed; empty: all that may
    QStringList uses;                   ///< weapons, where only those do it and it takes none by its actor
    std::vector<FactorSum> sums;
    std::vector<TableFigure> figures;
    std::vector<Refusal> refusals;
    QStringList rulings; ///< those the text reads
    std::vector<ThrowLabel> throwLabels;
    std::vector<Mark> marks;
    std::vector<ProcedureOutcome> outcomes;
    std::vector<Effect> effects;
    std::optional<Decision> decides;
    std::optional<dice::Program> program;
    /// The same with `{a}` and `{b}` where its texts name the sides; null where they name none.
    std::shared_ptr<const Procedure> ofSides;

    const ProcedureInput* input(const QString& which) const;
    const ProcedureOutcome* outcome(const QString& which) const;
    /// By its name in the dice text.
    const ThrowLabel* throwLabel(const std::string& name) const;
};

/// An outcome of a lookup, as an input names it: `lookup.weapon-dice.dice`.
struct LookupSource {
    QString lookup, outcome;
};
inline std::optional<LookupSource> lookupOf(const QString& from)
{
    const QStringList parts = from.split(QLatin1Char('.'));
    if (parts.front() != QLatin1String("lookup"))
        return std::nullopt;
    return LookupSource{parts.value(1), parts.value(2)};
}

/// `target-minis` in a pack is `target_minis` in its dice text.
inline std::string diceName(const QString& id)
{
    return QString(id).replace(QLatin1Char('-'), QLatin1Char('_')).toStdString();
}

}
