// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/program.h"
#include "packs/condition.h"
#include "packs/factors.h"
#include "packs/procedure.h"
#include "packs/tables.h"
#include "packs/track.h"
#include "packs/weapon.h"

#include <QHash>
#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace adjutant::packs {

/// Everything here is a value read from a pack's files; `docs/rule-packs.md` says what each key means.

struct Choice {
    QString id, label, help;
};

/// A point on which the sheet is unclear. The first choice is the default.
struct Ruling {
    QString id, question, doubt;
    std::vector<Choice> choices;

    int indexOf(const QString& choice) const;
};

/// What a pack wants to know at set-up, or of each unit as it is added.
struct Question {
    enum class Kind { Side, Number, Choice };

    QString id, label, help;
    Kind kind = Kind::Number;
    int least = 0, most = 0, standard = 0; ///< of numbers; of choices the places in the list
    std::vector<Choice> choices;
    bool ofUnit = false;
    QStringList kinds; ///< of the units it is asked of; empty: all

    bool isChosenForUnits() const { return ofUnit && kind == Kind::Choice; }
    bool asksFor(const QString& unitKind) const { return ofUnit && (kinds.isEmpty() || kinds.contains(unitKind)); }
};

/// What stands behind a number: `1 token`, `2 tokens`. What has no `one` is called the same whatever the number.
template<typename Counted>
const QString& labelFor(double number, const Counted& what)
{
    return number == 1 && !what.one.isEmpty() ? what.one : what.label;
}

/// What 0 rounds stand for.
QString noLimit();

struct LengthUnit {
    QString id, label;
    double perUnit = 1;
    QString one = {};
};

struct Length {
    QString id, label, help, colour;
    std::optional<double> length; ///< none: no limit
};

struct Measure {
    QString unit, help;
    std::vector<LengthUnit> units;
    std::vector<Length> lengths;

    const Length* length(const QString& which) const;
};

struct Counter {
    QString id, label, one;
    int start = 0, most = 99;
    QString startFrom; ///< the id of the question that gives the start, or `members`, or empty
    QString group;     ///< counters of one group: how many of them are above 0 is a number that inputs can take

    /// Whether it tells how many members of the unit are left.
    bool isOfMembers() const { return startFrom == QLatin1String("members"); }
};

/// What units of one kind share. `shape` names how its cards are marked: circle, square, diamond, triangle.
struct Kind {
    QString id, label, shape;
    std::vector<Counter> counters;
    Condition destroyed;

    const Counter* counter(const QString& which) const;
    /// The one that tells how many members are left; null where units are not made of any.
    const Counter* memberCounter() const;
};

struct UnitType {
    QString id, label, kind, section;
    int count = 0; ///< how many of it the standard force has
    std::optional<int> cost;
    QMap<QString, int> members; ///< what it is made of, when nothing else is said
    QStringList weapons, notes;
    std::vector<Stat> stats;

    const Stat* stat(const QString& which) const;
};

struct Objective {
    struct Count {
        QString id, label, help;
        QString kind; ///< only units of this kind; empty: all
    };

    QString id, label, within;
    int count = 0, points = 0;
    std::vector<Count> compare;
};

struct Reminder {
    QString id, phase, words;
    int round = 0; ///< 0: every round
    QMap<QString, QString> ruling;
    QStringList during;     ///< actions that a unit has begun, resolving nothing yet; empty: at any time
    QStringList after;      ///< procedures one of which the active unit has resolved in its action; empty: at any time
    bool destroyed = false; ///< …whose target is destroyed now
    enum class Each { Table, Side, Unit } each = Each::Table; ///< of whom it is said
    enum class Of { Both, Acting, Others } of = Of::Both;     ///< which sides, or whose units, are meant
    QStringList kinds;                                        ///< of the units that are meant; empty: all
    QString bonus; ///< the member of a unit that can bring an action of its own now, or empty
    bool unlessDone = false;
    Condition when; ///< over how the game stands

    bool isFor(const QString& kind) const { return kinds.isEmpty() || kinds.contains(kind); }
};

struct NamePattern {
    QString kind, pattern;
};

struct Term {
    QString term, words, section;
};

struct Section {
    QString id, title, markdown;
    QString untranslated = {}; ///< the same in the pack's own language, where this is a translation
};

class Pack
{
public:
    /// The pack in the language that goes into the game's bytes, where that is another than this one's.
    std::shared_ptr<const Pack> written;
    const Pack& asWritten() const { return written ? *written : *this; }
    /// Whether dice that were only counted bring about what their faces would. In games of before they changed nothing,
    /// and that is how their commands are played again.
    bool countsHaveEffects = true;

    /// What translated labels, titles and words of the glossary are in the pack's own language, by the translation.
    QHash<QString, QString> untranslated;

    QString id, title, version, author, licence, summary;
    int leastPlayers = 2, mostPlayers = 2;
    std::vector<Question> questions;
    std::vector<Ruling> rulings;
    Measure measure;
    std::vector<Kind> kinds;
    std::vector<Weapon> weapons;
    std::vector<UnitType> units;
    Track track;
    std::vector<Status> statuses;
    std::vector<Resource> resources;
    std::vector<Tally> tallies;
    Scoring scoring;
    std::vector<Member> members;
    std::vector<Limit> limits;
    std::vector<Free> free;
    std::optional<Objective> objective;
    std::vector<Reminder> reminders;
    std::vector<FactorTable> factors;
    std::vector<Table> tables;
    std::vector<RandomTable> randomTables;
    std::vector<Procedure> procedures;
    std::vector<Procedure> lookups; ///< answered without dice
    std::vector<NamePattern> names;
    QMap<QString, QStringList> words; ///< the lists of names/
    std::vector<Term> glossary;
    std::vector<Section> sections;

    /// The answer to a question with a number, as it is shown: 0 rounds are no limit.
    QString inWords(const Question& which, int number) const;
    const Question* question(const QString& which) const;
    const Ruling* ruling(const QString& which) const;
    const Kind* kind(const QString& which) const;
    const Weapon* weapon(const QString& which) const;
    const UnitType* unit(const QString& which) const;
    const FactorTable* factorTable(const QString& which) const;
    /// A line of any of the tables of factors; the first of that id.
    const FactorLine* factor(const QString& which) const;
    const Table* table(const QString& which) const;
    const RandomTable* randomTable(const QString& which) const;
    const Procedure* procedure(const QString& which) const;
    const Procedure* lookup(const QString& which) const;
    /// Whatever can be resolved: a procedure, a lookup, or what throws for a random table.
    const Procedure* resolvable(const QString& which) const;
    const Section* section(const QString& which) const;
    const Status* status(const QString& which) const;
    const Resource* resource(const QString& which) const;
    const Member* member(const QString& which) const;
    const Tally* tally(const QString& which) const;
};

using PackPtr = std::shared_ptr<const Pack>;

}
