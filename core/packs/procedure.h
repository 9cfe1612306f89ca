// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/program.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace adjutant::packs
{

/// What an input stands for: a number (a flag is 0 or 1, a choice its index) or dice.
using Value = std::variant<qint64, dice::Pool>;
using Values = QMap<QString, Value>;

struct InputChoice {
    QString id, label;
};

struct ProcedureInput {
    enum class Kind { Number, Flag, Choice, Dice };

    QString id, label;
    Kind kind = Kind::Number;
    qint64 least = 0, most = 99;
    std::vector<InputChoice> choices;
    std::optional<Value> standard; ///< none: it must be given
    QString from;                  ///< `target.unwounded`, `weapon.dice`: where a game takes it from
};

struct ProcedureOutcome {
    enum class Kind { Number, Flag, Choice };

    QString id, label;
    Kind kind = Kind::Number;
    std::vector<InputChoice> choices;
    /// What it says for 0, for 1 and for more; `{}` is the value. A flag has two, a choice one each.
    QStringList words;
};

/// One of the parts that units take in a procedure.
struct Role {
    bool wanted = false;
    bool weapon = false; ///< it acts with one of its weapons
    QStringList kinds;   ///< which kinds of units may take it; empty: any
};

/// Tells the dice of a throw that succeed from those that do not.
struct Mark {
    QString throwName, label, miss, taken; ///< what a hit is called, a miss, and a hit that was taken away
    std::optional<dice::FaceTest> test;
    QMap<QString, QString> ruling;
};

/// What the outcomes propose to change: a counter of the unit in a role, by the value of an expression over inputs and
/// outcomes.
struct Effect {
    QString role, counter;
    std::optional<dice::Program> change;
};

struct Procedure {
    QString id, label, section;
    Role actor, target;
    std::vector<ProcedureInput> inputs;
    QStringList rulings; ///< those the text reads
    std::vector<Mark> marks;
    std::vector<ProcedureOutcome> outcomes;
    std::vector<Effect> effects;
    std::optional<dice::Program> program;

    const ProcedureInput* input(const QString& which) const;
    const ProcedureOutcome* outcome(const QString& which) const;
};

/// `target-minis` in a pack is `target_minis` in its dice text.
inline std::string diceName(const QString& id)
{
    return QString(id).replace(QLatin1Char('-'), QLatin1Char('_')).toStdString();
}

}
