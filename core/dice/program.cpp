// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/program.h"

#include "dice/bound.h"
#include "dice/checks.h"
#include "dice/counted.h"
#include "dice/failure.h"
#include "dice/limits.h"
#include "dice/messages.h"
#include "dice/parser.h"
#include "dice/plan.h"
#include "dice/tree.h"

#include <algorithm>

namespace adjutant::dice {

bool meets(Condition::Test test, std::span<const std::int64_t> operands, std::int64_t face)
{
    if (test == Condition::Test::In)
        return std::find(operands.begin(), operands.end(), face) != operands.end();
    return compares(test, face, operands.front());
}

std::int32_t Tree::definition(std::string_view name) const
{
    const std::string lower = lowerCase(name);
    for (std::int32_t slot : definitions) {
        if (this->slot(slot).lower == lower)
            return slot;
    }
    return -1;
}

tl::expected<Program, Issue> Program::parse(std::string_view source, const std::vector<Input>& inputs, Check check)
{
    try {
        std::shared_ptr<Tree> tree = parseTree(source, inputs);
        checkRanges(*tree);
        findCounted(*tree);
        makePlan(*tree);
        Program program(std::move(tree));
        if (auto fault = check == Check::Full ? findFault(program) : std::nullopt)
            return tl::unexpected(std::move(*fault));
        return program;
    } catch (Failure& failure) {
        return tl::unexpected(std::move(failure.issue));
    }
}

const std::string& Program::source() const
{
    return m_tree->source;
}

const std::vector<Input>& Program::inputs() const
{
    return m_tree->inputs;
}

std::vector<std::string> Program::names() const
{
    std::vector<std::string> names;
    for (std::int32_t slot : m_tree->definitions)
        names.push_back(m_tree->slot(slot).name);
    return names;
}

const Range* Program::rangeOf(std::string_view name) const
{
    const std::int32_t slot = m_tree->definition(name);
    return slot < 0 ? nullptr : &m_tree->slot(slot).where;
}

std::vector<std::string> Program::unusedInputs() const
{
    std::vector<std::string> unused;
    for (const Slot& slot : m_tree->slots) {
        if (slot.kind == Slot::Kind::Input && !slot.used)
            unused.push_back(slot.name);
    }
    return unused;
}

tl::expected<Pool, Issue> parsePool(std::string_view source)
{
    try {
        Pool pool = parseLonePool(source);
        if (pool.count > limits::dice)
            fail(Issue::Kind::Limit, {0, source.size()}, messages::tooManyDice);
        return pool;
    } catch (Failure& failure) {
        return tl::unexpected(std::move(failure.issue));
    }
}

namespace {

bool isPlain(const std::vector<std::int64_t>& faces)
{
    return !faces.empty() && faces.front() == 1 && faces.back() == static_cast<std::int64_t>(faces.size()) &&
           std::adjacent_find(faces.begin(), faces.end(), [](auto a, auto b) { return b != a + 1; }) == faces.end();
}

}

std::string dieText(const std::vector<std::int64_t>& faces)
{
    std::string text = "d";
    if (isPlain(faces))
        return text += std::to_string(faces.size());
    char before = '{';
    for (std::int64_t face : faces) {
        text += before;
        text += std::to_string(face);
        before = ',';
    }
    return text += '}';
}

std::string toText(const Pool& pool)
{
    return std::to_string(pool.count) + dieText(pool.faces);
}

}
