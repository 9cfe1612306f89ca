// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/throwing.h"

#include "dice/runner.h"

#include <algorithm>

namespace adjutant::dice
{

namespace
{

/// Leaves the run when the source has no more faces.
struct NoMoreFaces {
    Waiting waiting;
};

/// Asks the source for every face, checks it, and records every die.
class RecordingTable
{
public:
    explicit RecordingTable(FaceSource& source) : m_source(source) {}

    void open(const std::string* name, std::size_t count, const std::vector<std::int64_t>& faces)
    {
        m_ask.name = name ? *name : std::string();
        m_ask.index = m_throws.size();
        m_ask.faces = &faces;
        m_waves = 0;
        Throw thrown;
        thrown.name = m_ask.name;
        thrown.dice = diceText(static_cast<std::int64_t>(count), faces);
        thrown.faces = faces;
        thrown.fallen.reserve(count);
        m_throws.push_back(std::move(thrown));
    }

    void wave(std::size_t count)
    {
        m_ask.wave = m_waves++;
        m_ask.count = count;
        m_missing = count;
    }

    LyingDie fall(bool added)
    {
        const auto face = m_source.next(m_ask);
        if (!face)
            throw NoMoreFaces{{m_ask, m_missing, std::move(m_throws)}};
        if (!std::binary_search(m_ask.faces->begin(), m_ask.faces->end(), face->value))
            refuse(face->value);
        --m_missing;
        std::vector<Die>& fallen = m_throws.back().fallen;
        fallen.push_back({face->value, face->typed, added, m_ask.wave, Die::Fate::Kept});
        return {face->value, m_throws.size() - 1, fallen.size() - 1};
    }

    bool isOpen(const LyingDie& die) const { return die.thrown + 1 == m_throws.size(); }
    void drop(const LyingDie& die) { at(die).fate = Die::Fate::Dropped; }
    void rerolled(const LyingDie& die) { at(die).fate = Die::Fate::Rerolled; }

    std::vector<Throw> takeThrows() { return std::move(m_throws); }

private:
    Die& at(const LyingDie& die) { return m_throws[die.thrown].fallen[die.place]; }

    [[noreturn]] void refuse(std::int64_t face) const
    {
        const Throw& thrown = m_throws.back();
        const auto& faces = thrown.faces;
        std::string words = "the throw " + (thrown.name.empty() ? "" : thrown.name + ", ") + thrown.dice +
                            ", cannot show " + std::to_string(face) + "; its dice show ";
        if (static_cast<std::int64_t>(faces.size()) == faces.back() - faces.front() + 1)
            words += std::to_string(faces.front()) + " to " + std::to_string(faces.back());
        else {
            for (std::size_t i = 0; i < std::min<std::size_t>(faces.size(), 20); ++i)
                words += (i == 0 ? "" : ", ") + std::to_string(faces[i]);
        }
        dice::fail(Issue::Kind::Faces, {}, words);
    }

    FaceSource& m_source;
    Ask m_ask;
    std::size_t m_waves = 0;
    std::size_t m_missing = 0;
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
        for (std::int32_t slot : tree.definitions)
            run.names.emplace_back(tree.slot(slot).name, runner.valueOf(slot));
        run.throws = table.takeThrows();
        return run;
    } catch (NoMoreFaces& stopped) {
        return Thrown(std::move(stopped.waiting));
    } catch (Failure& failure) {
        return tl::unexpected(std::move(failure.issue));
    }
}

TypedFaces::TypedFaces(std::vector<std::optional<std::int64_t>> faces, FaceSource* fallback)
    : m_faces(std::move(faces)),
      m_fallback(fallback)
{
}

std::optional<FaceSource::Face> TypedFaces::next(const Ask& ask)
{
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
