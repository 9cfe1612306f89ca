// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/throwing.h"

#include "dice/runner.h"
#include "dice/translatable.h"

#include <algorithm>

namespace adjutant::dice {

namespace {

/// Leaves the run when the source has no more faces.
struct NoMoreFaces {
    Waiting waiting;
};

/// As it is written: `>= 5`, `in {1, 3}`.
std::string textOf(const KnownCondition& condition)
{
    using Test = Condition::Test;
    if (condition.test == Test::In) {
        std::string text = "in {";
        for (const std::int64_t value : condition.operands)
            text += (text.back() == '{' ? "" : ", ") + std::to_string(value);
        return text + "}";
    }
    constexpr std::pair<Test, const char*> signs[] = {{Test::Equal, "= "},   {Test::NotEqual, "!= "},
                                                      {Test::Less, "< "},    {Test::LessEqual, "<= "},
                                                      {Test::Greater, "> "}, {Test::GreaterEqual, ">= "}};
    const auto sign =
        std::find_if(std::begin(signs), std::end(signs), [&](auto& s) { return s.first == condition.test; });
    return sign->second + std::to_string(condition.operands.front());
}

/// Asks the source for every face, checks it, and records every die.
class RecordingTable
{
public:
    static constexpr bool mayBeCounted = true;

    explicit RecordingTable(FaceSource& source) : m_source(source) {}

    void open(const std::string* name, std::size_t count, const std::vector<std::int64_t>& faces)
    {
        m_ask.name = name ? *name : std::string();
        m_ask.index = m_throws.size();
        m_ask.faces = &faces;
        m_ask.countOf.clear();
        m_counted.clear();
        m_waves = 0;
        Throw thrown;
        const Kind& kind = kindOf(faces);
        thrown.name = m_ask.name;
        thrown.dice = std::to_string(count) + kind.die;
        thrown.faces = kind.faces;
        thrown.fallen.reserve(count);
        m_throws.push_back(std::move(thrown));
    }

    void wave(std::size_t count)
    {
        m_ask.wave = m_waves++;
        m_ask.count = count;
        m_missing = count;
    }

    /// A count is all that the rest needs. When the source has one, dice that make it true stand for those that were
    /// counted.
    void count(const KnownCondition& condition)
    {
        m_ask.countOf = textOf(condition);
        const auto count = m_source.count(m_ask);
        if (!count)
            return;
        const auto& faces = *m_ask.faces;
        const auto hit = std::find_if(faces.begin(), faces.end(), condition);
        const auto miss = std::find_if_not(faces.begin(), faces.end(), condition);
        const auto dice = static_cast<std::int64_t>(m_ask.count);
        const std::int64_t least = miss == faces.end() ? dice : 0;
        const std::int64_t most = hit == faces.end() ? 0 : dice;
        if (*count < least || *count > most)
            refuseCount(*count, least, most);
        m_counted.assign(m_ask.count, *count < dice ? *miss : *hit);
        std::fill_n(m_counted.begin(), *count, *count > 0 ? *hit : 0);
        std::reverse(m_counted.begin(), m_counted.end()); // taken from the end
        m_throws.back().counted = TableCount{m_ask.countOf, *count};
    }

    LyingDie fall(bool added)
    {
        if (!m_counted.empty()) {
            const std::int64_t stand = m_counted.back();
            m_counted.pop_back();
            return record({stand, true, added, true, m_ask.wave, Die::Fate::Kept});
        }
        const auto face = m_source.next(m_ask);
        if (!face)
            throw NoMoreFaces{{m_ask, m_missing, std::move(m_throws)}};
        if (!isFace(face->value))
            refuse(face->value);
        return record({face->value, face->typed, added, false, m_ask.wave, Die::Fate::Kept});
    }

    bool wasCounted(const LyingDie& die) const { return m_throws[die.thrown].fallen[die.place].counted; }
    bool isOpen(const LyingDie& die) const { return die.thrown + 1 == m_throws.size(); }
    void drop(const LyingDie& die) { at(die).fate = Die::Fate::Dropped; }
    void rerolled(const LyingDie& die) { at(die).fate = Die::Fate::Rerolled; }

    std::vector<Throw> takeThrows() { return std::move(m_throws); }

private:
    /// What the throws of one kind of dice have in common, made once a run.
    struct Kind {
        const std::vector<std::int64_t>* source;
        std::shared_ptr<const std::vector<std::int64_t>> faces;
        std::string die; ///< `d10`
    };

    const Kind& kindOf(const std::vector<std::int64_t>& faces)
    {
        const auto known =
            std::find_if(m_kinds.begin(), m_kinds.end(), [&](const Kind& kind) { return kind.source == &faces; });
        if (known != m_kinds.end())
            return *known;
        return m_kinds.emplace_back(
            Kind{&faces, std::make_shared<const std::vector<std::int64_t>>(faces), dieText(faces)});
    }

    /// The faces are ascending, and those of most dice without gaps.
    bool isFace(std::int64_t value) const
    {
        const auto& faces = *m_ask.faces;
        const auto place = static_cast<std::uint64_t>(value) - static_cast<std::uint64_t>(faces.front());
        return (place < faces.size() && faces[place] == value) || std::binary_search(faces.begin(), faces.end(), value);
    }

    LyingDie record(const Die& die)
    {
        --m_missing;
        std::vector<Die>& fallen = m_throws.back().fallen;
        fallen.push_back(die);
        return {die.face, m_throws.size() - 1, fallen.size() - 1};
    }

    Die& at(const LyingDie& die) { return m_throws[die.thrown].fallen[die.place]; }

    Sentence current() const
    {
        const Throw& thrown = m_throws.back();
        if (thrown.name.empty())
            return {QT_TRANSLATE_NOOP("Words", "the throw %1"), {thrown.dice}};
        return {QT_TRANSLATE_NOOP("Words", "the throw %1, %2"), {thrown.name, thrown.dice}};
    }

    static Sentence span(std::int64_t least, std::int64_t most)
    {
        return {QT_TRANSLATE_NOOP("Words", "%1 to %2"), {std::to_string(least), std::to_string(most)}};
    }

    Sentence faces() const
    {
        const auto& faces = *m_ask.faces;
        if (static_cast<std::int64_t>(faces.size()) == faces.back() - faces.front() + 1)
            return span(faces.front(), faces.back());
        std::string list;
        for (std::size_t i = 0; i < std::min<std::size_t>(faces.size(), 20); ++i)
            list += (i == 0 ? "" : ", ") + std::to_string(faces[i]);
        return list;
    }

    [[noreturn]] void refuseCount(std::int64_t count, std::int64_t least, std::int64_t most) const
    {
        dice::fail(Issue::Kind::Faces, {},
                   {QT_TRANSLATE_NOOP("Words", "%1, cannot have %2 dice %3; it has %4"),
                    {current(), std::to_string(count), m_ask.countOf,
                     least == most ? Sentence(std::to_string(least)) : span(least, most)}});
    }

    [[noreturn]] void refuse(std::int64_t face) const
    {
        dice::fail(Issue::Kind::Faces, {},
                   {QT_TRANSLATE_NOOP("Words", "%1, cannot show %2; its dice show %3"),
                    {current(), std::to_string(face), faces()}});
    }

    FaceSource& m_source;
    Ask m_ask;
    std::vector<std::int64_t> m_counted; ///< faces for dice that were only counted, the last first
    std::size_t m_waves = 0;
    std::size_t m_missing = 0;
    std::vector<Kind> m_kinds;
    std::vector<Throw> m_throws;
};

}

tl::expected<Thrown, Issue> throwDice(const Program& program, const Bindings& bindings, FaceSource& source)
{
    try {
        const Tree& tree = program.tree();
        const Bound bound(tree, bindings);
        RecordingTable table(source);
        Runner runner(tree, bound, table);
        Run run;
        run.value = runner.run();
        for (std::int32_t slot : tree.definitions) {
            const Hand& hand = runner.handOf(slot);
            if (std::none_of(hand.dice.begin(), hand.dice.end(), [&](auto& die) { return table.wasCounted(die); }))
                run.names.emplace_back(tree.slot(slot).name, runner.valueOf(slot));
        }
        run.throws = table.takeThrows();
        return run;
    } catch (NoMoreFaces& stopped) {
        return Thrown(std::move(stopped.waiting));
    } catch (Failure& failure) {
        return tl::unexpected(std::move(failure.issue));
    }
}

std::optional<std::int64_t> valueOf(const Program& program, const Bindings& bindings)
{
    TypedFaces none({});
    const auto thrown = throwDice(program, bindings, none);
    const auto* run = thrown ? std::get_if<Run>(&*thrown) : nullptr;
    return run ? std::optional(run->value) : std::nullopt;
}

TypedFaces::TypedFaces(std::vector<std::optional<std::int64_t>> faces, FaceSource* fallback)
    : m_faces(std::move(faces)),
      m_fallback(fallback)
{
}

std::optional<std::int64_t> TypedFaces::count(const Ask&)
{
    const auto next = m_counts.lower_bound(m_used);
    if (next == m_counts.end() || next->first != m_used)
        return std::nullopt;
    const std::int64_t count = next->second;
    m_counts.erase(next);
    return count;
}

std::optional<FaceSource::Face> TypedFaces::next(const Ask& ask)
{
    if (isAtCount())
        return std::nullopt;
    if (m_used < m_faces.size()) {
        const auto typed = m_faces[m_used];
        if (typed) {
            ++m_used;
            return Face{*typed, true};
        }
        if (!m_fallback)
            return std::nullopt;
        ++m_used;
    }
    return m_fallback ? m_fallback->next(ask) : std::nullopt;
}

}
