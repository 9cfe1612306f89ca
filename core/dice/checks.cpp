// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/checks.h"

#include "dice/failure.h"
#include "dice/limits.h"
#include "dice/messages.h"
#include "dice/translatable.h"

#include <algorithm>
#include <limits>
#include <span>

namespace adjutant::dice {

namespace {

using Wide = __int128_t;

constexpr Wide wideLeast = std::numeric_limits<std::int64_t>::min();
constexpr Wide wideMost = std::numeric_limits<std::int64_t>::max();

/// Every value a number can have lies in it; not every value in it need come up.
struct Interval {
    Wide low = wideLeast;
    Wide high = wideMost;

    bool holds(Wide value) const { return low <= value && value <= high; }
    bool isOne() const { return low == high; }
};

Interval hull(Interval a, Interval b)
{
    return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

/// What is left of an interval among the numbers of the notation.
struct Bounds {
    std::int64_t low = std::numeric_limits<std::int64_t>::min();
    std::int64_t high = std::numeric_limits<std::int64_t>::max();

    Bounds() = default;
    Bounds(Interval interval)
        : low(static_cast<std::int64_t>(std::clamp(interval.low, wideLeast, wideMost))),
          high(static_cast<std::int64_t>(std::clamp(interval.high, wideLeast, wideMost)))
    {
    }
    operator Interval() const { return {low, high}; }
};

/// A number's range, or a pool's: then `value` is the range of its sum.
struct Known {
    Bounds value;
    Bounds size;
    Bounds face;
    std::int32_t faces = -1; ///< the list of the dice that would be thrown again; -1: not known
};

Wide floorDivide(Wide a, Wide b)
{
    const bool isShort = a > wideLeast && a <= wideMost && b > wideLeast && b <= wideMost; // and so much faster
    const Wide quotient = isShort ? static_cast<std::int64_t>(a) / static_cast<std::int64_t>(b) : a / b;
    return quotient * b != a && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

class Checker
{
public:
    explicit Checker(Tree& tree) : m_tree(tree), m_known(tree.nodes.size()) {}

    /// First as if a chain's value could be anything; where that leaves a doubt, once more with the values that it can
    /// have. What goes wrong with one of these need not ever be worked out, and is a doubt itself.
    void run()
    {
        lookAt(0, m_tree.nodes.size());
        const auto isChain = [](const Node& node) { return node.kind == NodeKind::Chain; };
        if (!m_tree.doubtful || std::none_of(m_tree.nodes.begin(), m_tree.nodes.end(), isChain))
            return;
        m_tree.doubtful = false;
        m_follows = true;
        m_chainValues.resize(m_tree.slots.size());
        m_chainAt.resize(m_tree.nodes.size(), -1);
        for (std::size_t i = 0; i < m_tree.nodes.size(); ++i) {
            if (m_tree.nodes[i].kind == NodeKind::Chain)
                m_chainAt[static_cast<std::size_t>(m_tree.nodes[i].b) + 1] = static_cast<NodeId>(i);
        }
        lookAt(0, m_tree.nodes.size());
    }

private:
    static constexpr int mostLinks = 8; // that are followed one by one
    static constexpr std::size_t mostLooks = 10'000;

    /// Where a chain's step begins, its value is what it starts with.
    void lookAt(std::size_t first, std::size_t last)
    {
        for (std::size_t i = first; i < last; ++i) {
            if (m_follows && m_chainAt[i] >= 0) {
                const Node& chain = m_tree.at(m_chainAt[i]);
                m_chainValues[static_cast<std::size_t>(chain.slot)] = value(chain.b);
            }
            new (&m_known[i]) Known(look(m_tree.nodes[i])); // where it stays: nothing is copied
        }
        m_looks += last - first;
    }

    /// The step of a chain once more, with another value.
    void lookAtStep(const Node& chain, Interval value)
    {
        const auto first = static_cast<std::size_t>(chain.b) + 1;
        m_chainValues[static_cast<std::size_t>(chain.slot)] = value;
        m_known[first] = look(m_tree.nodes[first]);
        lookAt(first + 1, static_cast<std::size_t>(chain.c) + 1);
    }

    void refuse(Issue::Kind kind, Range where, const char* words)
    {
        if (!m_follows)
            fail(kind, where, words);
        doubt();
    }

    const Known& known(NodeId id) const { return m_known[static_cast<std::size_t>(id)]; }
    Interval value(NodeId id) const { return known(id).value; }

    void doubt() { m_tree.doubtful = true; }

    /// Certain to pass a limit: an issue. Able to: a doubt.
    void limit(Interval range, Wide most, Range where, const char* words)
    {
        if (range.low > most)
            refuse(Issue::Kind::Limit, where, words);
        if (range.high > most)
            doubt();
    }

    Known number(Interval range, const Node& node)
    {
        if (range.low > wideMost || range.high < wideLeast) {
            refuse(Issue::Kind::Limit, node.where, messages::pastNumbers);
            return {};
        }
        if (range.low < wideLeast || range.high > wideMost)
            doubt();
        Known result;
        result.value = range;
        return result;
    }

    /// The sum's range follows from how many dice there are and what they show.
    Known pool(Interval size, Interval face, std::int32_t faces)
    {
        Known result;
        result.size = Interval{std::max<Wide>(size.low, 0), std::max<Wide>(size.high, 0)};
        result.face = face;
        result.faces = faces;
        const Wide least = result.face.low;
        const Wide most = result.face.high;
        const Interval sum{least * (least < 0 ? result.size.high : result.size.low),
                           most * (most < 0 ? result.size.low : result.size.high)};
        if (sum.low < wideLeast || sum.high > wideMost)
            doubt();
        result.value = sum;
        return result;
    }

    Known look(const Node& node)
    {
        switch (node.kind) {
        case NodeKind::Number:
            return number({node.number, node.number}, node);
        case NodeKind::Name:
            return named(node);
        case NodeKind::InputCount:
            return number({0, limits::dice}, node);
        case NodeKind::Is:
        case NodeKind::Not:
        case NodeKind::Or:
        case NodeKind::And:
        case NodeKind::Equal:
        case NodeKind::NotEqual:
        case NodeKind::Less:
        case NodeKind::LessEqual:
        case NodeKind::Greater:
        case NodeKind::GreaterEqual:
            return number({0, 1}, node);
        case NodeKind::If:
            return number(hull(value(node.b), value(node.c)), node);
        case NodeKind::Repeat:
            return repeated(node);
        case NodeKind::Chain:
            limit(value(node.a), limits::steps, node.where, messages::tooManyLinks);
            return number(m_follows ? followed(node) : Interval{}, node);
        default:
            return node.pool                                                                    ? lookPool(node)
                   : node.b >= 0 || node.kind == NodeKind::Abs || node.kind == NodeKind::Negate ? lookArithmetic(node)
                                                                                                : lookView(node);
        }
    }

    Known named(const Node& node)
    {
        const Slot& slot = m_tree.slot(node.slot);
        if (slot.kind == Slot::Kind::Definition)
            return known(slot.root);
        if (slot.kind == Slot::Kind::ChainValue)
            return number(m_follows ? m_chainValues[static_cast<std::size_t>(node.slot)] : Interval{}, node);
        const Input& input = m_tree.inputs[slot.input];
        if (input.kind == Input::Kind::Choice)
            return number({0, static_cast<Wide>(input.choices.size()) - 1}, node);
        return number({input.least, input.most}, node);
    }

    /// What a chain can come to: link by link, until nothing is new.
    Interval followed(const Node& node)
    {
        Interval now = value(node.b);
        const Wide links = value(node.a).high;
        for (int link = 1; link <= mostLinks && m_looks < mostLooks; ++link) {
            const Interval next = hull(now, value(node.c));
            const bool known = next.low == now.low && next.high == now.high;
            if (known || links <= link)
                return links < 1 ? value(node.b) : next;
            now = next;
            lookAtStep(node, now);
        }
        lookAtStep(node, {});
        return {};
    }

    Known repeated(const Node& node)
    {
        limit(value(node.a), limits::steps, node.where, messages::tooManyRepeats);
        const Interval times{std::max<Wide>(value(node.a).low, 0),
                             std::clamp<Wide>(value(node.a).high, 0, limits::steps)};
        const Interval each = value(node.b);
        return number({std::min(times.low * each.low, times.high * each.low),
                       std::max(times.low * each.high, times.high * each.high)},
                      node);
    }

    Known lookPool(const Node& node)
    {
        switch (node.kind) {
        case NodeKind::Throw:
            return thrown(node);
        case NodeKind::Again:
            limit(known(node.a).size, limits::dice, node.where, messages::tooManyDice);
            return pool(known(node.a).size, facesOf(known(node.a).faces), known(node.a).faces);
        case NodeKind::RerollAll:
            checkEnds(node);
            return rethrown(node);
        case NodeKind::Reroll:
            return rethrown(node);
        case NodeKind::Explode:
        case NodeKind::Merge:
            return exploded(node);
        default: { // keeping and dropping
            const Known& from = known(node.a);
            return pool({0, from.size.high}, from.face, from.faces);
        }
        }
    }

    Interval facesOf(std::int32_t list) const
    {
        if (list < 0)
            return {};
        const auto& faces = m_tree.faceLists[static_cast<std::size_t>(list)];
        return {faces.front(), faces.back()};
    }

    Known thrown(const Node& node)
    {
        const Interval count = value(node.a);
        limit(count, limits::dice, node.where, messages::tooManyDice);
        if (node.slot >= 0)
            doubt();
        return pool({count.low, std::min<Wide>(count.high, limits::dice)}, facesOf(node.faces), node.faces);
    }

    Known rethrown(const Node& node)
    {
        const Known& from = known(node.a);
        return pool(from.size, hull(from.face, facesOf(from.faces)), from.faces);
    }

    Known exploded(const Node& node)
    {
        const Known& from = known(node.a);
        const Interval most = node.b < 0 ? Interval{10, 10} : value(node.b);
        limit(most, limits::steps, node.where, messages::tooManyExplosions);
        const Wide times = 1 + std::clamp<Wide>(most.high, 0, limits::steps);
        const Interval base = facesOf(from.faces);
        if (node.kind == NodeKind::Explode)
            return pool({from.size.low, from.size.high * times}, hull(from.face, base), from.faces);
        const Interval face{from.face.low + std::min<Wide>(0, base.low) * (times - 1),
                            from.face.high + std::max<Wide>(0, base.high) * (times - 1)};
        return pool(from.size, {std::max(face.low, wideLeast), std::min(face.high, wideMost)}, from.faces);
    }

    /// rr must have a face to end on.
    void checkEnds(const Node& node)
    {
        const std::int32_t list = known(node.a).faces;
        const Condition& condition = m_tree.conditions[static_cast<std::size_t>(node.condition)];
        std::vector<std::int64_t> operands;
        for (NodeId operand : condition.operands) {
            if (!value(operand).isOne() || list < 0)
                return doubt();
            operands.push_back(static_cast<std::int64_t>(value(operand).low));
        }
        const auto& faces = m_tree.faceLists[static_cast<std::size_t>(list)];
        if (std::all_of(faces.begin(), faces.end(), [&](auto f) { return meets(condition.test, operands, f); }))
            refuse(Issue::Kind::Meaning, condition.where,
                   QT_TRANSLATE_NOOP("Words", "rr would never end: every face of the die meets this condition"));
    }

    Known lookView(const Node& node)
    {
        const Known& from = known(node.a);
        switch (node.kind) {
        case NodeKind::Count:
        case NodeKind::Size:
        case NodeKind::Distinct:
        case NodeKind::LargestSet:
            return number({0, from.size.high}, node);
        case NodeKind::Sum:
            return number(from.value, node);
        default:
            return number(hull(from.face, {0, 0}), node);
        }
    }

    Known lookArithmetic(const Node& node)
    {
        const Interval a = value(node.a);
        const Interval b = node.b >= 0 ? value(node.b) : Interval{};
        switch (node.kind) {
        case NodeKind::Pairs:
            return number({0, known(node.a).size.high}, node);
        case NodeKind::Min:
            return number({std::min(a.low, b.low), std::min(a.high, b.high)}, node);
        case NodeKind::Max:
            return number({std::max(a.low, b.low), std::max(a.high, b.high)}, node);
        case NodeKind::Abs:
            return number({a.holds(0) ? 0 : std::min(a.low < 0 ? -a.low : a.low, a.high < 0 ? -a.high : a.high),
                           std::max(-a.low, a.high)},
                          node);
        case NodeKind::Negate:
            return number({-a.high, -a.low}, node);
        case NodeKind::Add:
            return number({a.low + b.low, a.high + b.high}, node);
        case NodeKind::Subtract:
            return number({a.low - b.high, a.high - b.low}, node);
        case NodeKind::Multiply: {
            const Wide corners[] = {a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high};
            return number({*std::min_element(corners, corners + 4), *std::max_element(corners, corners + 4)}, node);
        }
        default:
            return divided(node, a, b);
        }
    }

    Known divided(const Node& node, Interval a, Interval b)
    {
        if (b.low == 0 && b.high == 0) {
            refuse(Issue::Kind::Meaning, m_tree.at(node.b).where,
                   QT_TRANSLATE_NOOP("Words", "expected a divisor other than zero"));
            return {};
        }
        if (b.holds(0))
            doubt();
        if (node.kind == NodeKind::Modulo) {
            const Wide most = std::max(b.high, -b.low);
            return number({b.low < 0 ? -most + 1 : 0, b.high > 0 ? most - 1 : 0}, node);
        }
        Interval result{wideMost, wideLeast};
        const Wide divisors[] = {b.low, b.high, -1, 1};
        for (Wide divisor : std::span(divisors, b.isOne() ? 1 : 4)) {
            if (divisor == 0 || !b.holds(divisor))
                continue;
            for (Wide dividend : {a.low, a.high}) {
                const Wide quotient = floorDivide(dividend, divisor);
                result = hull(result, {quotient, quotient});
            }
        }
        return number(result, node);
    }

    Tree& m_tree;
    Array<Known> m_known;
    bool m_follows = false;        ///< the values of chains are known
    Array<Interval> m_chainValues; ///< by slot
    Array<NodeId> m_chainAt;       ///< by the node with which its step begins: the chain
    std::size_t m_looks = 0;
};

}

void checkRanges(Tree& tree)
{
    Checker(tree).run();
}

}
