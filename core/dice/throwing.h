// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/program.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace adjutant::dice {

/// Dice that must be thrown now, all of one kind.
struct Ask {
    std::string name;      ///< the definition that throws, or empty
    std::size_t index = 0; ///< the throw's place in the whole run, from 0
    std::size_t wave = 0;  ///< 0: the throw's own dice; later: what is thrown again or added
    std::size_t count = 0; ///< how many dice this wave wants
    const std::vector<std::int64_t>* faces = nullptr;
    /// When all that the rest needs of these dice is how many meet a condition: that condition, as in “>= 5”.
    std::string countOf;
};

/// Where faces come from: a generator, the table, or both.
class FaceSource
{
public:
    struct Face {
        std::int64_t value = 0;
        bool typed = false; ///< thrown on the table and typed in
    };

    virtual ~FaceSource() = default;

    /// The next face of the dice asked for; nothing stops the run, which then says what it waits for.
    virtual std::optional<Face> next(const Ask& ask) = 0;

    /// Asked once, before the faces, where a count will do: how many of the dice meet ask.countOf. Nothing: the faces
    /// are asked for one by one.
    virtual std::optional<std::int64_t> count(const Ask&) { return std::nullopt; }
};

struct Die {
    enum class Fate { Kept, Dropped, Rerolled };

    std::int64_t face = 0;
    bool typed = false;
    bool added = false;   ///< brought by an exploding die
    bool counted = false; ///< only counted at the table: the face is one for which the count is right
    std::size_t wave = 0;
    Fate fate = Fate::Kept;
};

/// How many of a throw's dice meet a condition, as the table said in place of their faces.
struct TableCount {
    std::string of; ///< the condition, as “>= 5”
    std::int64_t dice = 0;
};

/// One throw of a run, every die of it in the order in which it fell.
struct Throw {
    std::string name; ///< the definition that threw, or empty
    std::string dice; ///< its own dice: `3d10`
    /// The faces a die of it has, never null; shared, since a run can throw a die of a million faces a million times.
    std::shared_ptr<const std::vector<std::int64_t>> faces;
    std::vector<Die> fallen;
    std::optional<TableCount> counted; ///< then the faces are some for which it is right
};

/// What came of throwing a program once.
struct Run {
    std::int64_t value = 0;
    std::vector<std::pair<std::string, std::int64_t>> names; ///< every definition's value, a pool's being its sum; not
                                                             ///< those of pools whose faces were only counted
    std::vector<Throw> throws;
};

/// A run that stopped because its source had no more faces.
struct Waiting {
    Ask ask;                   ///< `faces` points into the program and lives as long as it
    std::size_t missing = 0;   ///< dice of this wave still to come
    std::vector<Throw> throws; ///< what lies on the table so far
};

using Thrown = std::variant<Run, Waiting>;

/// Throws the program once. Bindings must hold every input; faces the source gives are checked against the dice.
tl::expected<Thrown, Issue> throwDice(const Program& program, const Bindings& bindings, FaceSource& source);
/// What a program without dice comes to; nothing where it throws some, or cannot be worked out.
std::optional<std::int64_t> valueOf(const Program& program, const Bindings& bindings);

/// Faces typed at the table, in order, and in the place of those of a throw how many meet its condition; a gap is
/// filled by `fallback`, as is everything after the end, when there is one.
class TypedFaces : public FaceSource
{
public:
    explicit TypedFaces(std::vector<std::optional<std::int64_t>> faces, FaceSource* fallback = nullptr);

    /// A throw is counted before the face at `place` falls. Several before one face stand for so many throws.
    void addCount(std::size_t place, std::int64_t count) { m_counts.emplace(place, count); }

    std::optional<Face> next(const Ask& ask) override;
    std::optional<std::int64_t> count(const Ask& ask) override;
    /// Faces that no die asked for, and counts that no throw did.
    std::size_t left() const { return m_faces.size() - m_used + m_counts.size(); }
    /// A count comes next. Where a run waits nevertheless, its throw needs the faces themselves.
    bool isAtCount() const { return m_counts.contains(m_used); }

private:
    std::vector<std::optional<std::int64_t>> m_faces;
    std::multimap<std::size_t, std::int64_t> m_counts;
    std::size_t m_used = 0;
    FaceSource* m_fallback = nullptr;
};

}
