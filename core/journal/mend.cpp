// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/mend.h"

#include "base/words.h"
#include "dice/generator.h"
#include "game/tried.h"
#include "journal/differences.h"
#include "journal/faces.h"
#include "journal/timeline.h"

#include <algorithm>

namespace adjutant::journal {

namespace {

/// The faces that were recorded, as long as the dice asked for have such faces; from then on new ones.
class KeptFaces : public dice::FaceSource
{
public:
    KeptFaces(std::vector<std::int64_t> kept, dice::FaceSource& fresh) : m_kept(std::move(kept)), m_fresh(fresh) {}

    std::optional<Face> next(const dice::Ask& ask) override
    {
        if (m_used < m_kept.size() && ask.faces &&
            std::find(ask.faces->begin(), ask.faces->end(), m_kept[m_used]) != ask.faces->end())
            return Face{m_kept[m_used++], false};
        m_used = m_kept.size();
        const std::optional<Face> face = m_fresh.next(ask);
        if (face)
            m_anew.push_back(face->value);
        return face;
    }

    const std::vector<std::int64_t>& anew() const { return m_anew; }

private:
    std::vector<std::int64_t> m_kept;
    std::vector<std::int64_t> m_anew;
    std::size_t m_used = 0;
    dice::FaceSource& m_fresh;
};

/// Plays the commands as they were and as they would be side by side.
class Mender
{
public:
    /// `taken`: a mend whose dice are those to be played with.
    Mender(const Timeline& timeline, dice::FaceSource& fresh, game::Game before, const Mend* taken)
        : m_timeline(timeline),
          m_fresh(fresh),
          m_taken(taken),
          m_old(before),
          m_new(std::move(before))
    {
    }

    /// The mended command itself; `command` is null when it is left out.
    Expected<void> first(const Step& step, const Json* command, MendPreview& preview, Mend& mend)
    {
        const auto was = m_timeline.play(m_old, step);
        if (!was)
            return tl::unexpected(was.error());
        preview.before = was->words;
        if (command) {
            const auto done = play(step, *command, mend, preview.anew, true);
            if (!done)
                return tl::unexpected(done.error());
            preview.after = done->words;
            preview.throws = done->throws;
        }
        preview.changes = newDifferences();
        return {};
    }

    Expected<Consequence> later(const Step& step, bool leftOut, Mend& mend)
    {
        Consequence result;
        result.entry = m_timeline.rows()[step.row].number;
        const auto command = m_timeline.commandOf(step);
        const auto was = m_timeline.play(m_old, step);
        if (!was || !command)
            return tl::unexpected(was ? command.error() : was.error());
        result.before = was->words;
        const auto done = leftOut ? Expected<game::Done>() : play(step, *command, mend, result.anew, false);
        if (leftOut || !done) {
            result.how = leftOut ? Consequence::How::LeftOut : Consequence::How::Refused;
            result.why = done ? QString() : done.error().words;
            mend.leftOut.push_back(result.entry);
        } else {
            result.after = done->words;
            result.how = game::alike(*was, *done) ? Consequence::How::Same : Consequence::How::Differently;
        }
        if (result.how != Consequence::How::Same)
            result.changes = newDifferences();
        return result;
    }

    bool wouldTake(const Step& step)
    {
        const auto command = m_timeline.commandOf(step);
        const auto recorded = facesOf(step);
        if (!command || !recorded)
            return false;
        KeptFaces dice(*recorded, m_fresh);
        return game::tryOn(m_new, *command, dice).has_value();
    }

    game::Game takeGame() { return std::move(m_new); }
    QStringList differences() const { return journal::differences(m_old, m_new); }

private:
    Expected<game::Done> play(const Step& step, const Json& command, Mend& mend, std::vector<std::int64_t>& anew,
                              bool mended)
    {
        const auto recorded = facesOf(step);
        if (!recorded)
            return tl::unexpected(recorded.error());
        KeptFaces kept(*recorded, m_fresh);
        RecordingFaces dice(kept);
        auto done = game::apply(m_new, command, dice);
        if (done)
            anew = kept.anew();
        // A step that an earlier mend changed is as that mend left it, unless its dice change again.
        if (done && (mended || dice.faces() != *recorded))
            mend.faces[m_timeline.rows()[step.row].number] = dice.faces();
        return done;
    }

    Expected<std::vector<std::int64_t>> facesOf(const Step& step) const
    {
        if (m_taken)
            if (const auto known = m_taken->faces.find(m_timeline.rows()[step.row].number);
                known != m_taken->faces.end())
                return known->second;
        return m_timeline.facesOf(step);
    }

    // Those that were not there before this command.
    QStringList newDifferences()
    {
        const QStringList now = differences();
        QStringList fresh;
        for (const QString& line : now)
            if (!m_known.contains(line))
                fresh << line;
        m_known = now;
        return fresh;
    }

    const Timeline& m_timeline;
    dice::FaceSource& m_fresh;
    const Mend* m_taken;
    game::Game m_old, m_new;
    QStringList m_known;
};

}

QString mendedWords(qint64 entry, const QString& words)
{
    return Words::tr("Entry %1 is mended: %2").arg(entry).arg(words);
}

QString wordsOf(const MendPreview& preview)
{
    if (preview.after.isEmpty())
        return Words::tr("Entry %1 is left out: %2").arg(preview.entry).arg(preview.before);
    return mendedWords(preview.entry, preview.after);
}

QStringList detailsOf(const MendPreview& preview)
{
    using How = Consequence::How;
    QStringList details;
    if (!preview.after.isEmpty())
        details << Words::tr("Before: %1").arg(preview.before);
    for (const Consequence& one : preview.later) {
        if (one.how == How::Differently)
            details << Words::tr("Entry %1 was: %2").arg(one.entry).arg(one.before)
                    << Words::tr("Entry %1 is now: %2").arg(one.entry).arg(one.after);
        else if (one.how == How::Refused)
            details << Words::tr("Entry %1 no longer counts (%2): %3").arg(one.entry).arg(one.why, one.before);
        else if (one.how == How::LeftOut)
            details << Words::tr("Entry %1 is left out by choice: %2").arg(one.entry).arg(one.before);
    }
    return details;
}

namespace {

/// `isOut` says whether the table leaves a later command out.
template<typename IsOut>
Expected<MendPreview> workOut(const Timeline& timeline, std::size_t place, const std::optional<Json>& command,
                              Mender& mender, const std::atomic<bool>& cancelled, IsOut&& isOut)
{
    const Steps& steps = timeline.steps();
    auto mend = std::make_shared<Mend>();
    MendPreview preview;
    preview.entry = mend->entry = timeline.rows()[steps[place].row].number;
    if (command)
        mend->with = toText(*command);
    if (auto done = mender.first(steps[place], command ? &*command : nullptr, preview, *mend); !done)
        return tl::unexpected(done.error());
    for (std::size_t i = place + 1; i < steps.size(); ++i) {
        if (cancelled)
            return tl::unexpected(fault(Words::tr("nobody waits for it any more")));
        auto one = mender.later(steps[i], isOut(steps[i]), *mend);
        if (!one)
            return tl::unexpected(one.error());
        preview.later.push_back(std::move(*one));
    }
    preview.differences = mender.differences();
    preview.game = mender.takeGame();
    preview.mend = std::move(mend);
    if (!timeline.rows().empty())
        preview.basedOn = timeline.rows().back().checksum.toByteArray();
    return preview;
}

Expected<std::size_t> placeOf(const Timeline& timeline, qint64 entry)
{
    const auto place = timeline.stepOf(entry);
    if (!place)
        return tl::unexpected(
            fault(Words::tr("entry %1 is no command that counts, so there is nothing to mend").arg(entry)));
    return *place;
}

}

Expected<MendPreview> previewMend(const Timeline& timeline, qint64 entry, const std::optional<Json>& command,
                                  const std::set<qint64>& leaveOut, dice::FaceSource& fresh,
                                  const std::atomic<bool>& cancelled)
{
    const auto place = placeOf(timeline, entry);
    if (!place)
        return tl::unexpected(place.error());
    const auto plain = parseJson(toText(command.value_or(Json())));
    if (!plain)
        return tl::unexpected(plain.error());
    auto before = timeline.derive(*place, {});
    if (!before)
        return tl::unexpected(before.error());
    Mender mender(timeline, fresh, std::move(*before), nullptr);
    return workOut(timeline, *place, command ? std::optional(*plain) : std::nullopt, mender, cancelled,
                   [&](const Step& step) { return leaveOut.count(timeline.rows()[step.row].number) > 0; });
}

Expected<MendPreview> recallMend(const Timeline& timeline, const Mend& taken)
{
    const auto place = placeOf(timeline, taken.entry);
    if (!place)
        return tl::unexpected(place.error());
    auto before = timeline.derive(*place, {});
    if (!before)
        return tl::unexpected(before.error());
    const auto command = taken.with.isEmpty() ? std::nullopt : std::optional(parseJson(taken.with).value_or(Json()));
    // It has the dice of all that counts. Others only tell whether a command was left out by choice or had to be.
    dice::Generator any{dice::Seed()};
    Mender mender(timeline, any, std::move(*before), &taken);
    return workOut(timeline, *place, command, mender, false, [&](const Step& step) {
        const qint64 entry = timeline.rows()[step.row].number;
        const bool isOut = std::find(taken.leftOut.begin(), taken.leftOut.end(), entry) != taken.leftOut.end();
        return isOut && mender.wouldTake(step);
    });
}
}
