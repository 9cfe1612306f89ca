// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"
#include "packs/standing.h"

#include <QSet>

#include <algorithm>

namespace adjutant::packs {

namespace {

constexpr int mostCounted = 999;

// The names that a reminder may read. What the pack declares of units hides what the track says under the same name.
class StandingNames
{
public:
    StandingNames(const Pack& pack, const Reminder& reminder) : m_pack(pack), m_reminder(reminder)
    {
        if (reminder.each == Reminder::Each::Unit)
            addUnits();
        if (reminder.each != Reminder::Each::Table)
            addSides();
        add(standing::round, mostCounted);
        add(standing::lastRound, 1);
    }

    const std::vector<dice::Input>& inputs() const { return m_inputs; }

private:
    void add(const QString& id, int most, const QStringList& choices = {})
    {
        if (m_known.contains(id))
            return;
        m_known.insert(id);
        const auto kind = choices.isEmpty() ? dice::Input::Kind::Number : dice::Input::Kind::Choice;
        dice::Input input{diceName(id), kind, 0, most, {}};
        for (const QString& choice : choices)
            input.choices.push_back(diceName(choice));
        m_inputs.push_back(std::move(input));
    }

    void addChoice(const QString& id, const QStringList& choices)
    {
        add(id, static_cast<int>(choices.size()) - 1, choices);
    }

    bool isForAny(const QStringList& kinds) const
    {
        const auto isMeant = [&](const QString& kind) { return m_reminder.isFor(kind); };
        return kinds.isEmpty() || std::any_of(kinds.begin(), kinds.end(), isMeant);
    }

    void addUnits()
    {
        for (const Kind& kind : m_pack.kinds)
            for (const Counter& counter : m_reminder.isFor(kind.id) ? kind.counters : std::vector<Counter>())
                add(counter.id, counter.most);
        for (const Status& status : m_pack.statuses)
            if (!status.ofSide && isForAny(status.kinds))
                add(status.id, 1);
        if (std::any_of(m_pack.kinds.begin(), m_pack.kinds.end(),
                        [&](const Kind& kind) { return m_reminder.isFor(kind.id) && kind.memberCounter(); }))
            for (const Member& member : m_pack.members)
                add(member.id, mostCounted);
        for (const Question& question : m_pack.questions)
            if (question.ofUnit && isForAny(question.kinds))
                question.isChosenForUnits() ? addChoice(question.id, idsOf(question.choices))
                                            : add(question.id, question.most);
        addTrackOfUnits();
    }

    void addTrackOfUnits()
    {
        const Track& track = m_pack.track;
        addChoice(standing::type, idsOf(m_pack.units));
        add(standing::active, 1);
        add(standing::attacks, mostCounted);
        if (!track.checks.empty() && track.turns == Turns::Actions)
            add(standing::due, 1);
        if (!track.reactions.empty())
            add(standing::mayReact, 1);
        if (track.reform) {
            add(standing::mayRecover, 1);
            add(standing::mayDisengage, 1);
        }
        if (track.tokens && !track.tokens->sorties.isEmpty()) {
            add(standing::mayCall, 1);
            add(standing::sorties, mostCounted);
        }
        if (!track.cubes.losses.empty())
            add(standing::losses, mostCounted);
    }

    void addSides()
    {
        addTrackOfSides();
        for (const Resource& resource : m_pack.resources)
            add(resource.id, mostCounted);
        for (const Tally& tally : m_pack.tallies)
            add(tally.id, mostCounted);
        for (const Status& status : m_pack.statuses)
            if (status.ofSide)
                add(status.id, 1);
    }

    void addTrackOfSides()
    {
        const Track& track = m_pack.track;
        add(standing::living, mostCounted);
        if (track.turns == Turns::UnitByUnit)
            add(standing::ready, mostCounted);
        if (track.turns == Turns::Points || track.turns == Turns::Actions)
            add(standing::actionsLeft, mostCounted);
        if (track.turns == Turns::Cubes)
            for (const QString& id : {standing::hasMarker, standing::mayClaim, standing::mayDeclare})
                add(id, 1);
        if (track.tokens) {
            add(standing::placesTokens, 1);
            add(standing::tokensPlaced, mostCounted);
            add(standing::tokensLeft, mostCounted);
        }
    }

    const Pack& m_pack;
    const Reminder& m_reminder;
    std::vector<dice::Input> m_inputs;
    QSet<QString> m_known; // there may be hundreds
};

}

std::vector<dice::Input> standingInputs(const Pack& pack, const Reminder& reminder)
{
    return StandingNames(pack, reminder).inputs();
}

}
