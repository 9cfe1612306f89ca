// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/issue.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace adjutant::dice {

struct Tree;

/// Dice that lie ready: `count` times a die with these faces.
struct Pool {
    std::int64_t count = 0;
    std::vector<std::int64_t> faces; ///< ascending; 1…S for an ordinary die

    bool operator==(const Pool&) const = default;
};

/// A name that the text may use without defining it, as the inputs and rulings of a pack's procedure.
struct Input {
    enum class Kind { Number, Dice, Choice };

    std::string name; ///< as written in the text: `target_minis`
    Kind kind = Kind::Number;
    std::int64_t least = 0; ///< Number: the range that static checks may rely on
    std::int64_t most = 0;
    std::vector<std::string> choices; ///< Choice: `name is choice` compares; the value is the index
};

/// What the inputs stand for in one throw. A flag is a Number, 0 or 1.
using Bindings = std::map<std::string, std::variant<std::int64_t, Pool>, std::less<>>;

/// A throw that was read and checked. Immutable, cheap to copy, safe to share between threads.
class Program
{
public:
    /// How far a text is checked: by the ranges of its numbers alone, or, when these leave a doubt and it has no
    /// inputs, by working it out, which may take a while.
    enum class Check { Ranges, Full };

    /// Reads and checks the text; never throws anything but bad_alloc, and is bounded by the stated limits.
    static tl::expected<Program, Issue> parse(std::string_view source, const std::vector<Input>& inputs = {},
                                              Check check = Check::Full);

    const std::string& source() const;
    const std::vector<Input>& inputs() const;

    /// The names that the text defines, in its order. A throw without a last expression has its last name's value.
    std::vector<std::string> names() const;
    /// Where a name is defined; nothing when it is not.
    const Range* rangeOf(std::string_view name) const;
    /// The inputs that the text never uses.
    std::vector<std::string> unusedInputs() const;

    const Tree& tree() const { return *m_tree; }

private:
    explicit Program(std::shared_ptr<const Tree> tree) : m_tree(std::move(tree)) {}

    std::shared_ptr<const Tree> m_tree;
};

/// A condition on single faces, such as `<= 4` or `> armor`: which dice of a throw count as hits. It throws nothing
/// itself.
class FaceTest
{
public:
    static tl::expected<FaceTest, Issue> parse(std::string_view source, const std::vector<Input>& inputs = {});

    /// Bindings must hold every input that was declared; without them, no face matches.
    bool matches(std::int64_t face, const Bindings& bindings = {}) const;

private:
    explicit FaceTest(std::shared_ptr<const Tree> tree) : m_tree(std::move(tree)) {}

    std::shared_ptr<const Tree> m_tree;
};

/// One `NdS` (or `dS`, `Nd{…}`) and nothing else, as an input of kind dice is written.
tl::expected<Pool, Issue> parsePool(std::string_view source);

/// `2d10`, `3d{0,0,1}`.
std::string toText(const Pool& pool);

}
