// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/arithmetic.h"
#include "dice/bound.h"
#include "dice/limits.h"
#include "dice/messages.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace adjutant::dice {

/// A die of a pool, and where the table has recorded it.
struct LyingDie {
    std::int64_t face = 0;
    std::size_t thrown = 0;
    std::size_t place = 0;
};

/// A condition whose operands have been worked out.
struct KnownCondition {
    Condition::Test test = Condition::Test::Equal;
    std::vector<std::int64_t> operands;

    bool operator()(std::int64_t face) const { return meets(test, operands, face); }
};

/// A pool while a program runs.
struct Hand {
    std::vector<LyingDie> dice;
    const std::vector<std::int64_t>* faces = nullptr;
    bool named = false; ///< a name holds these dice, so that dropping some of them here is only a view
};

/// Throws a program once, in the order that the notation promises. Table says where the faces come from and keeps
/// the record; it is the only thing in which a throw with a trace and a sample differ.
///
/// Table: open(name, count, faces), wave(count), fall(added) → LyingDie, drop(die), rerolled(die), isOpen(die); and,
/// when it says mayBeCounted, count(condition) behind open() where a count is all that the rest needs.
template<class Table>
class Runner
{
public:
    Runner(const Tree& tree, const Bound& bound, Table& table)
        : m_tree(tree),
          m_bound(bound),
          m_table(table),
          m_results(tree.slots.size())
    {
    }

    std::int64_t run()
    {
        m_steps = 0;
        m_work = 0;
        for (std::int32_t definition : m_tree.definitions) {
            const Slot& slot = m_tree.slot(definition);
            m_name = &slot.name;
            Result& result = m_results[static_cast<std::size_t>(definition)];
            if (m_tree.at(slot.root).pool) {
                result.hand = pool(slot.root);
                result.number = sum(result.hand, slot.where);
                result.hand.named = true;
            } else {
                result.number = number(slot.root);
            }
        }
        m_name = nullptr;
        return number(m_tree.root);
    }

    /// What the last run cost: numbers worked out and dice looked at.
    std::int64_t workDone() const { return m_work; }
    std::int64_t valueOf(std::int32_t slot) const { return m_results[static_cast<std::size_t>(slot)].number; }
    /// The dice that a name holds; none when it is a number.
    const Hand& handOf(std::int32_t slot) const { return m_results[static_cast<std::size_t>(slot)].hand; }

    /// An expression by itself, which uses none of the definitions.
    std::int64_t evaluate(NodeId id) { return number(id); }

private:
    struct Result {
        std::int64_t number = 0;
        Hand hand;
    };

    void step(Range where)
    {
        if (++m_steps > limits::steps)
            tooLong(where);
    }

    [[noreturn]] static void tooLong(Range where) { dice::fail(Issue::Kind::Limit, where, messages::tooManySteps); }

    /// Repeats without dice may be long too.
    void work(std::size_t amount, Range where)
    {
        if ((m_work += static_cast<std::int64_t>(amount)) > limits::work)
            dice::fail(Issue::Kind::Limit, where, messages::tooMuchWork);
    }

    // ---- numbers
    std::int64_t number(NodeId id)
    {
        const Node& node = m_tree.at(id);
        work(1, node.where);
        switch (node.kind) {
        case NodeKind::Number:
            return node.number;
        case NodeKind::Name:
            return m_tree.slot(node.slot).kind == Slot::Kind::Input ? m_bound.number(node.slot) : valueOf(node.slot);
        case NodeKind::InputCount:
            return m_bound.pool(node.slot).count;
        case NodeKind::Is:
            return m_bound.number(node.slot) == node.number;
        case NodeKind::If:
            return number(number(node.a) != 0 ? node.b : node.c);
        case NodeKind::Repeat:
            return repeated(node);
        case NodeKind::Chain:
            return chained(node);
        case NodeKind::Abs:
        case NodeKind::Negate:
        case NodeKind::Not:
            return apply(node.kind, number(node.a), node.where);
        case NodeKind::Count:
        case NodeKind::Sum:
        case NodeKind::Highest:
        case NodeKind::Lowest:
        case NodeKind::Size:
        case NodeKind::Distinct:
        case NodeKind::LargestSet:
            return view(node);
        case NodeKind::Pairs: {
            const Hand a = pool(node.a);
            const Hand b = pool(node.b);
            return pairs(a, b);
        }
        default:
            break;
        }
        if (node.pool)
            return node.kind == NodeKind::Throw ? summed(node) : sum(pool(id), node.where);
        const std::int64_t a = number(node.a);
        const std::int64_t b = number(node.b);
        return apply(node.kind, a, b, m_tree.at(isDivision(node.kind) ? node.b : id).where);
    }

    static bool isDivision(NodeKind kind) { return kind == NodeKind::Divide || kind == NodeKind::Modulo; }

    std::int64_t repeated(const Node& node)
    {
        const std::int64_t times = number(node.a);
        std::int64_t total = 0;
        for (std::int64_t i = 0; i < times; ++i) {
            step(node.where);
            total = checkedAdd(total, number(node.b), node.where);
        }
        return total;
    }

    std::int64_t chained(const Node& node)
    {
        const std::int64_t times = number(node.a);
        std::int64_t value = number(node.b);
        for (std::int64_t i = 0; i < times; ++i) {
            step(node.where);
            m_results[static_cast<std::size_t>(node.slot)].number = value;
            value = number(node.c);
        }
        return value;
    }

    // ---- numbers from pools
    std::int64_t sum(const Hand& hand, Range where) const
    {
        std::int64_t total = 0;
        for (const LyingDie& die : hand.dice)
            total = checkedAdd(total, die.face, where);
        return total;
    }

    std::int64_t view(const Node& node)
    {
        Hand hand = pool(node.a);
        if (node.kind == NodeKind::Count)
            return counted(node, hand);
        if (node.kind == NodeKind::Sum)
            return sum(hand, node.where);
        if (node.kind == NodeKind::Size)
            return static_cast<std::int64_t>(hand.dice.size());
        if (hand.dice.empty())
            return 0;
        std::sort(hand.dice.begin(), hand.dice.end(), [](auto& a, auto& b) { return a.face < b.face; });
        if (node.kind == NodeKind::Highest)
            return hand.dice.back().face;
        if (node.kind == NodeKind::Lowest)
            return hand.dice.front().face;
        return sets(hand, node.kind == NodeKind::Distinct);
    }

    std::int64_t counted(const Node& node, const Hand& hand)
    {
        const Test test = condition(node);
        work(hand.dice.size() * test.operands.size(), node.where);
        return std::count_if(hand.dice.begin(), hand.dice.end(), [&](auto& die) { return test(die.face); });
    }

    /// Of sorted dice: how many different faces, or how many dice share the commonest.
    static std::int64_t sets(const Hand& hand, bool distinct)
    {
        std::int64_t different = 0;
        std::int64_t largest = 0;
        std::int64_t same = 0;
        for (std::size_t i = 0; i < hand.dice.size(); ++i) {
            const bool first = i == 0 || hand.dice[i].face != hand.dice[i - 1].face;
            different += first;
            same = first ? 1 : same + 1;
            largest = std::max(largest, same);
        }
        return distinct ? different : largest;
    }

    static std::vector<std::int64_t> descending(const Hand& hand)
    {
        std::vector<std::int64_t> faces;
        for (const LyingDie& die : hand.dice)
            faces.push_back(die.face);
        std::sort(faces.rbegin(), faces.rend());
        return faces;
    }

    static std::int64_t pairs(const Hand& a, const Hand& b)
    {
        const auto left = descending(a);
        const auto right = descending(b);
        std::int64_t won = 0;
        for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i)
            won += left[i] > right[i];
        return won;
    }

    // ---- conditions
    using Test = KnownCondition;

    Test condition(std::int32_t index)
    {
        const Condition& condition = m_tree.conditions[static_cast<std::size_t>(index)];
        Test result{condition.test, {}};
        for (NodeId operand : condition.operands)
            result.operands.push_back(number(operand));
        return result;
    }

    /// The highest face of the die, when an exploding die has no condition of its own.
    Test condition(const Node& node, const Hand* hand = nullptr)
    {
        if (node.condition < 0)
            return {Condition::Test::Equal, {hand->faces->back()}};
        return condition(node.condition);
    }

    // ---- pools
    Hand pool(NodeId id)
    {
        const Node& node = m_tree.at(id);
        Hand hand = made(node);
        work(8 + 4 * hand.dice.size(), node.where);
        return hand;
    }

    Hand made(const Node& node)
    {
        switch (node.kind) {
        case NodeKind::Name:
            return m_results[static_cast<std::size_t>(node.slot)].hand;
        case NodeKind::Throw: {
            const std::int64_t count = number(node.a);
            return thrown(count, m_bound.faces(node), node);
        }
        case NodeKind::Again: {
            const Hand before = pool(node.a);
            return thrown(static_cast<std::int64_t>(before.dice.size()), *before.faces, node);
        }
        case NodeKind::Where:
            return where(node);
        case NodeKind::Reroll:
            return rerolledOnce(node);
        case NodeKind::RerollAll:
            return rerolledUntil(node);
        case NodeKind::Explode:
            return exploded(node);
        case NodeKind::Merge:
            return merged(node);
        default:
            return kept(node);
        }
    }

    Hand thrown(std::int64_t count, const std::vector<std::int64_t>& faces, const Node& node)
    {
        checkCount(count, node.where);
        Hand hand;
        hand.faces = &faces;
        if (count <= 0)
            return hand;
        const auto size = static_cast<std::size_t>(count);
        open(size, faces);
        if constexpr (Table::mayBeCounted) {
            if (node.counted >= 0)
                m_table.count(condition(node.counted));
        }
        hand.dice.reserve(size);
        for (std::size_t i = 0; i < size; ++i)
            hand.dice.push_back(fall(false, node.where));
        return hand;
    }

    /// A throw of which only the sum is needed.
    std::int64_t summed(const Node& node)
    {
        const std::int64_t count = number(node.a);
        const std::vector<std::int64_t>& faces = m_bound.faces(node);
        checkCount(count, node.where);
        std::int64_t total = 0;
        if (count > 0)
            open(static_cast<std::size_t>(count), faces);
        if ((m_steps += std::max<std::int64_t>(0, count)) > limits::steps)
            tooLong(node.where);
        for (std::int64_t i = 0; i < count; ++i)
            total = checkedAdd(total, m_table.fall(false).face, node.where);
        return total;
    }

    void checkCount(std::int64_t count, Range where) const
    {
        if (count > limits::dice)
            dice::fail(Issue::Kind::Limit, where, messages::tooManyDice);
    }

    void open(std::size_t count, const std::vector<std::int64_t>& faces)
    {
        m_table.open(m_name, count, faces);
        m_table.wave(count);
    }

    LyingDie fall(bool added, Range where)
    {
        step(where);
        return m_table.fall(added);
    }

    /// Dice that are thrown later belong to the throw on the table when it is theirs, else to one of their own.
    void nextWave(const Hand& hand, const LyingDie& first, std::size_t count)
    {
        if (!m_table.isOpen(first))
            m_table.open(m_name, count, *hand.faces);
        m_table.wave(count);
    }

    Hand where(const Node& node)
    {
        Hand hand = pool(node.a);
        const Test test = condition(node);
        work(hand.dice.size() * test.operands.size(), node.where);
        const bool named = hand.named;
        std::erase_if(hand.dice, [&](const LyingDie& die) {
            const bool gone = !test(die.face);
            if (gone && !named)
                m_table.drop(die);
            return gone;
        });
        return hand;
    }

    Hand kept(const Node& node)
    {
        Hand hand = pool(node.a);
        const std::int64_t n = std::max<std::int64_t>(0, node.b < 0 ? 1 : number(node.b));
        const std::size_t size = hand.dice.size();
        const std::size_t chosen = static_cast<std::uint64_t>(n) < size ? static_cast<std::size_t>(n) : size;
        const bool highest = node.kind == NodeKind::KeepHighest || node.kind == NodeKind::DropHighest;
        const bool keep = node.kind == NodeKind::KeepHighest || node.kind == NodeKind::KeepLowest;

        work(8 * size, node.where); // to sort takes several looks at each die
        std::vector<std::size_t> order(size);
        for (std::size_t i = 0; i < size; ++i)
            order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return highest ? hand.dice[a].face > hand.dice[b].face : hand.dice[a].face < hand.dice[b].face;
        });
        std::vector<bool> stays(size, !keep);
        for (std::size_t i = 0; i < chosen; ++i)
            stays[order[i]] = keep;

        std::vector<LyingDie> left;
        for (std::size_t i = 0; i < size; ++i) {
            if (stays[i])
                left.push_back(hand.dice[i]);
            else if (!hand.named)
                m_table.drop(hand.dice[i]);
        }
        hand.dice = std::move(left);
        return hand;
    }

    /// The places in the hand of the dice that meet a test.
    static std::vector<std::size_t> matching(const Hand& hand, const Test& test)
    {
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < hand.dice.size(); ++i) {
            if (test(hand.dice[i].face))
                places.push_back(i);
        }
        return places;
    }

    void rethrow(Hand& hand, const std::vector<std::size_t>& places, Range where)
    {
        nextWave(hand, hand.dice[places.front()], places.size());
        for (std::size_t place : places) {
            m_table.rerolled(hand.dice[place]);
            hand.dice[place] = fall(false, where);
        }
    }

    Hand rerolledOnce(const Node& node)
    {
        Hand hand = pool(node.a);
        const auto places = matching(hand, condition(node));
        if (!places.empty())
            rethrow(hand, places, node.where);
        return hand;
    }

    Hand rerolledUntil(const Node& node)
    {
        Hand hand = pool(node.a);
        const Test test = condition(node);
        auto places = matching(hand, test);
        if (!places.empty() && std::all_of(hand.faces->begin(), hand.faces->end(), test))
            dice::fail(Issue::Kind::Meaning, node.where, messages::endlessReroll);
        while (!places.empty()) {
            rethrow(hand, places, node.where);
            std::erase_if(places, [&](std::size_t place) { return !test(hand.dice[place].face); });
        }
        return hand;
    }

    /// How many more dice one die may bring.
    std::int64_t explosions(const Node& node)
    {
        const std::int64_t most = node.b < 0 ? 10 : number(node.b);
        if (most > limits::steps)
            dice::fail(Issue::Kind::Limit, node.where, messages::tooManyExplosions);
        return most;
    }

    Hand exploded(const Node& node)
    {
        Hand hand = pool(node.a);
        const Test test = condition(node, &hand);
        const std::int64_t most = explosions(node);
        std::size_t bringing = matching(hand, test).size();
        for (std::int64_t wave = 0; wave < most && bringing > 0; ++wave) {
            nextWave(hand, hand.dice.back(), bringing);
            const std::size_t before = hand.dice.size();
            for (std::size_t i = 0; i < bringing; ++i)
                hand.dice.push_back(fall(true, node.where));
            bringing = static_cast<std::size_t>(std::count_if(hand.dice.begin() + static_cast<std::ptrdiff_t>(before),
                                                              hand.dice.end(),
                                                              [&](const LyingDie& die) { return test(die.face); }));
        }
        return hand;
    }

    Hand merged(const Node& node)
    {
        Hand hand = pool(node.a);
        const Test test = condition(node, &hand);
        const std::int64_t most = explosions(node);
        auto places = matching(hand, test);
        for (std::int64_t wave = 0; wave < most && !places.empty(); ++wave) {
            nextWave(hand, hand.dice[places.front()], places.size());
            std::erase_if(places, [&](std::size_t place) {
                const std::int64_t face = fall(true, node.where).face;
                hand.dice[place].face = checkedAdd(hand.dice[place].face, face, node.where);
                return !test(face);
            });
        }
        return hand;
    }

    const Tree& m_tree;
    const Bound& m_bound;
    Table& m_table;
    std::vector<Result> m_results;
    const std::string* m_name = nullptr;
    std::int64_t m_steps = 0;
    std::int64_t m_work = 0;
};

}
