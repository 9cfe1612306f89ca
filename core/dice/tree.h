// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/issue.h"
#include "dice/pooled.h"
#include "dice/program.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant::dice {

enum class NodeKind : unsigned char {
    Number,
    Name,       ///< slot
    InputCount, ///< slot: how many dice an input of kind dice holds
    Is,         ///< slot of an input of kind choice; number is the choice's index
    // pools
    Throw, ///< a: how many; faces: their list, or, when it is -1, slot: the input that holds them
    Again, ///< a
    KeepHighest,
    KeepLowest,
    DropHighest,
    DropLowest, ///< a: the pool, b: how many
    Reroll,
    RerollAll,
    Where, ///< a, condition
    Explode,
    Merge, ///< a, condition (or -1: the highest face), b: the limit
    // numbers from pools
    Count, ///< a, condition
    Sum,
    Highest,
    Lowest,
    Size,
    Distinct,
    LargestSet,
    Pairs, ///< a, b
    // numbers from numbers
    Min,
    Max,
    Abs,
    Negate,
    Not,
    Or,
    And,
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Add,
    Subtract,
    Multiply,
    Divide,
    Modulo,
    If,     ///< a, b, c
    Repeat, ///< a: how often, b
    Chain   ///< a: how often, b: start, c: step; slot: what step calls the value so far
};

using NodeId = std::int32_t;

struct Node {
    NodeKind kind = NodeKind::Number;
    bool pool = false;
    bool throws = false; ///< dice fall in it or below it
    Range where;
    std::int64_t number = 0;
    std::int32_t slot = -1;
    NodeId a = -1;
    NodeId b = -1;
    NodeId c = -1;
    std::int32_t faces = -1;
    std::int32_t condition = -1;
    std::int32_t view = -1; ///< whose value it is: a name's, or that of what it reads off a named pool; of Again: how
                            ///< many dice there are
    std::int32_t counted = -1; ///< of dice that fall: the condition that is all the rest asks of them
    NodeId twin = -1;          ///< the first of several nodes that say the same of dice of their own
    bool fresh = false;        ///< dice fall in it, or in a pool that is worked out in its place
    bool closed = false;       ///< it uses no definition and no chain's value: it is the same in every state
};

/// COND: a comparison with one number, or membership in a list.
struct Condition {
    enum class Test : unsigned char { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual, In };

    Test test = Test::Equal;
    std::vector<NodeId> operands;
    Range where;
};

/// `d10`, `d{0,0,1}`.
std::string dieText(const std::vector<std::int64_t>& faces);

/// A comparison with one number.
inline bool compares(Condition::Test test, std::int64_t face, std::int64_t operand)
{
    switch (test) {
    case Condition::Test::NotEqual:
        return face != operand;
    case Condition::Test::Less:
        return face < operand;
    case Condition::Test::LessEqual:
        return face <= operand;
    case Condition::Test::Greater:
        return face > operand;
    case Condition::Test::GreaterEqual:
        return face >= operand;
    default:
        return face == operand;
    }
}

/// Whether a face meets a condition whose operands are known.
bool meets(Condition::Test test, std::span<const std::int64_t> operands, std::int64_t face);

/// Everything a name can stand for.
struct Slot {
    enum class Kind : unsigned char { Definition, Input, ChainValue, View };

    Kind kind = Kind::Definition;
    std::string name;  ///< as written where it is defined
    std::string lower; ///< as it is looked up
    Range where;
    NodeId root = -1;      ///< Definition: what it is
    std::size_t input = 0; ///< Input: its place in the list
    bool used = false;
};

/// How an expression uses a name.
struct Use {
    std::int32_t slot = -1;
    std::int32_t times = 0;
    bool repeated = false;   ///< somewhere where throws happen anew each time, while the name keeps its value
    std::int32_t rival = -1; ///< the one name that it is compared with, when that is all that happens to it
    bool onlyCompared = true;
};

/// A number that is read off a named pool: highest(p), p kh 2 count = 6, or p as a number.
struct View {
    std::int32_t pool = -1;
    std::int32_t slot = -1;
    NodeKind kind = NodeKind::Sum;
    NodeId consumer = -1;      ///< the Count node whose condition counts
    std::vector<NodeId> steps; ///< keeping and dropping before it, the first first
};

/// What can be known before the inputs are, about how the odds are best worked out.
struct Plan {
    std::vector<bool> inPlace; ///< by slot: worked out where it is used
    std::vector<bool> viewed;  ///< by slot: a pool of which only views are ever needed
    std::vector<View> views;
    std::vector<std::vector<Use>> uses; ///< by slot: of its definition
    std::vector<Use> rootUses;
};

/// A text as it was understood. Nodes come after the nodes they are made of.
struct Tree {
    Tree() {} // not "= default", which would have all of it filled with zeros first

    std::string source;
    std::vector<Input> inputs;
    Array<Node> nodes;
    std::vector<Condition> conditions;
    Array<std::vector<std::int64_t>> faceLists; ///< each ascending
    std::vector<Slot> slots;                    ///< inputs first, then the rest as the text has them
    std::vector<std::int32_t> definitions;      ///< slots, in the order of the text
    NodeId root = -1;                           ///< the program's own value
    Plan plan;
    bool doubtful = false; ///< the ranges alone do not prove that it never divides by zero, overflows and so on

    const Node& at(NodeId id) const { return nodes[static_cast<std::size_t>(id)]; }
    const Slot& slot(std::int32_t index) const { return slots[static_cast<std::size_t>(index)]; }
    /// The definition of that name, whatever its case; -1 when there is none.
    std::int32_t definition(std::string_view name) const;
};

}
