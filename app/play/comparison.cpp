// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/comparison.h"

#include "game/inputs.h"
#include "game/roster.h"
#include "game/track.h"
#include "packs/lengths.h"
#include "packs/resolve.h"
#include "play/desk.h"
#include "play/inputwords.h"
#include "play/prospects.h"
#include "play/said.h"

#include <QCoreApplication>

namespace adjutant::app {

namespace {

using Ask = ComparePart::Ask;
using Line = ComparePart::Line;
using Kind = packs::ProcedureInput::Kind;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Comparison)
};

/// Stretches only tell apart what a weapon that is taken reaches.
std::vector<Stretch> stretchesFor(const Prospect& prospect)
{
    const bool taken = prospect.procedure->actor.weapon && prospect.weapon;
    const auto stretches = taken ? stretchesOf(*prospect.weapon) : std::vector<Stretch>();
    return stretches.size() > 1 ? stretches : std::vector<Stretch>();
}

/// Who taps a stretch has measured nothing.
QString distanceInWords(const packs::Pack& pack, const Prospect& prospect)
{
    for (const auto& [from, band] : stretchesFor(prospect))
        if (prospect.distance == from)
            return band->label;
    return Text::tr("at %1 %2").arg(*prospect.distance).arg(packs::unitLabel(pack.measure, *prospect.distance));
}

Ask askDistance(const packs::Pack& pack, const Prospect& prospect)
{
    Ask ask{{}, Text::tr("How far away?"), {}, Text::tr("In %1…").arg(packs::unitLabel(pack.measure, 2)), 0, farthest};
    for (const auto& [from, band] : stretchesFor(prospect))
        ask.answers.push_back({from, band->label});
    if (!ask.answers.empty())
        ask.pad = Text::tr("Measured…");
    return ask;
}

/// The figures of a card, of which the table sees which one it is, or any number; dice are only said when it is taken.
std::optional<Ask> askInput(const Desk& desk, const Prospect& prospect, const packs::ProcedureInput& input)
{
    if (input.kind == Kind::Dice)
        return std::nullopt;
    const PadRange range = padRangeFor(input, input.least);
    Ask ask{input.id, input.label, {}, {}, range.least, range.most};
    for (const packs::Stat& stat : game::figuresFor(desk.game(), input, desk.thrower(), prospect.target))
        ask.answers.push_back(
            {stat.value.value_or(0), QStringLiteral("%1 (%2)").arg(stat.value.value_or(0)).arg(stat.label)});
    for (std::size_t i = 0; i < input.choices.size(); ++i)
        ask.answers.push_back({static_cast<int>(i), input.choices[i].label});
    if (input.kind == Kind::Number)
        ask.pad = ask.answers.empty() ? Text::tr("Say it…") : Text::tr("Other…");
    return ask;
}

/// What of the values only the table could know of the target, and where it overruled the game.
QStringList assumedOf(const Desk& desk, const Prospect& prospect, const packs::Values& known,
                      const packs::Values& values, bool ofTarget)
{
    QStringList words;
    for (const packs::ProcedureInput& input : prospect.procedure->inputs) {
        const packs::Value value = values.value(input.id);
        const bool isSaid = !known.contains(input.id);
        const bool isNone = value == input.standard.value_or(packs::Value(qint64(-1)));
        if (!isSaid && known[input.id] != value)
            words << Text::tr("%1: %2, overruled").arg(input.label, inWords(input, value));
        else if (!isSaid || !ofTarget || !isOfTarget(holdsFor(desk.pack(), input)))
            continue;
        else if (input.id == QLatin1String("cover") && isNone)
            words << Text::tr("in the open");
        else if (!isNone)
            words << (input.kind == Kind::Flag ? input.label
                                               : Text::tr("%1: %2").arg(input.label, inWords(input, value)));
    }
    return words;
}

/// What is still to be said before it can be thrown.
void askMissing(const Desk& desk, const Prospect& prospect, const packs::Values& values, Line& line)
{
    const auto lacking = packs::lacking(*prospect.procedure, values);
    if (desk.asksDistance(prospect) && (!prospect.distance || isOutOfReach(prospect))) {
        line.ask = askDistance(desk.pack(), prospect);
        if (prospect.distance)
            line.assumed = Text::tr("%1: too far away").arg(distanceInWords(desk.pack(), prospect));
    } else if (!lacking.empty() && lacking.front()->from == QLatin1String("target.modifier") &&
               isAnsweredInVain(desk, prospect)) {
        line.assumed = Text::tr("%1: too far away").arg(lacking.front()->label);
    } else if (!lacking.empty()) {
        line.ask = askInput(desk, prospect, *lacking.front());
        if (!line.ask)
            line.assumed = Text::tr("Tap it and say “%1” first.").arg(lacking.front()->label);
    }
}

Line lineOf(const Desk& desk, Said& said, const Prospect& prospect, bool ofTarget)
{
    Line line;
    if (!prospect.procedure) {
        line.assumed = Text::tr("Nothing can be done to it now.");
        return line;
    }
    line.about = prospect.procedure;
    const packs::Values known = knownOf(desk, prospect);
    packs::Values values = proposedFor(desk, prospect);
    values.insert(known);
    values.insert(said.of(prospect));
    askMissing(desk, prospect, values, line);
    const auto complete = packs::complete(*prospect.procedure, values);
    if (line.ask || !line.assumed.isEmpty() || !complete)
        return line;
    line.procedure = prospect.procedure;
    line.values = *complete;
    QStringList words = assumedOf(desk, prospect, known, *complete, ofTarget);
    if (ofTarget && prospect.distance)
        words.prepend(distanceInWords(desk.pack(), prospect));
    line.assumed = words.join(QStringLiteral(" · "));
    return line;
}

}

std::vector<const packs::Weapon*> weaponsToCompare(const Desk& desk)
{
    const packs::Procedure* procedure = desk.check() ? nullptr : desk.procedure();
    if (!procedure || procedure->actor.weapon)
        return procedure ? desk.weaponsFor(*procedure) : std::vector<const packs::Weapon*>();
    auto found = desk.usedUpBy(*procedure);
    if (!found.empty() && desk.actor() && !game::usedAlone(desk.game(), *procedure, *desk.actor()))
        found.insert(found.begin(), nullptr);
    return found;
}

Prospect prospectOfTarget(const Desk& desk, const QString& line)
{
    return desk.prospectAt(desk.game().unit(line));
}

Prospect prospectOfWeapon(const Desk& desk, const QString& line)
{
    return desk.prospectWith(desk.pack().weapon(line));
}

std::vector<Line> targetsCompared(const Desk& desk, Said& said)
{
    std::vector<Line> lines;
    for (const game::Unit* target : desk.targets()) {
        lines.push_back(lineOf(desk, said, desk.prospectAt(target), true));
        lines.back().id = target->id;
        lines.back().label = target->name;
    }
    return lines;
}

std::vector<Line> weaponsCompared(const Desk& desk, Said& said)
{
    std::vector<Line> lines;
    for (const packs::Weapon* weapon : weaponsToCompare(desk)) {
        lines.push_back(lineOf(desk, said, desk.prospectWith(weapon), false));
        lines.back().id = weapon ? weapon->id : QString();
        lines.back().label = weapon ? weapon->label : Text::tr("Nothing");
    }
    return lines;
}

}
