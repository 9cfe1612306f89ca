// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/bound.h"
#include "dice/failure.h"
#include "dice/parser.h"
#include "dice/program.h"
#include "dice/runner.h"
#include "dice/translatable.h"

namespace adjutant::dice {

namespace {

/// Nothing can be thrown here: FaceTest::parse refuses operands with dice.
struct NoTable {
    static constexpr bool mayBeCounted = false;

    void open(const std::string*, std::size_t, const std::vector<std::int64_t>&) {}
    void wave(std::size_t) {}
    LyingDie fall(bool) { return {}; }
    bool isOpen(const LyingDie&) const { return false; }
    void drop(const LyingDie&) {}
    void rerolled(const LyingDie&) {}
};

}

tl::expected<FaceTest, Issue> FaceTest::parse(std::string_view source, const std::vector<Input>& inputs)
{
    try {
        const std::shared_ptr<const Tree> tree = parseLoneCondition(source, inputs);
        for (NodeId operand : tree->conditions.back().operands) {
            if (tree->at(operand).throws)
                fail(Issue::Kind::Meaning, tree->at(operand).where,
                     QT_TRANSLATE_NOOP("Words", "expected a condition without dice in it"));
        }
        return FaceTest(tree);
    } catch (Failure& failure) {
        return tl::unexpected(std::move(failure.issue));
    }
}

bool FaceTest::matches(std::int64_t face, const Bindings& bindings) const
{
    try {
        const Bound bound(*m_tree, bindings);
        NoTable table;
        Runner runner(*m_tree, bound, table);
        const Condition& condition = m_tree->conditions.back();
        std::vector<std::int64_t> operands;
        for (NodeId operand : condition.operands)
            operands.push_back(runner.evaluate(operand));
        return meets(condition.test, operands, face);
    } catch (Failure&) {
        return false;
    }
}

}
