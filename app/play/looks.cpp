// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/looks.h"

#include "base/counted.h"
#include "base/words.h"
#include "game/scores.h"
#include "game/statuses.h"
#include "game/track.h"
#include "game/tracks/actions.h"
#include "models/newgameplan.h"
#include "packs/binding.h"
#include "packs/dicewords.h"
#include "packs/lengths.h"
#include "play/situation.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Looks)
};

CardLook::State stateOf(const Situation& situation, const game::Unit& unit, const QStringList& haveActed)
{
    if (unit.destroyed)
        return CardLook::State::Destroyed;
    if (situation.game().active == unit.id)
        return CardLook::State::Active;
    if (situation.actor() && situation.actor()->id == unit.id)
        return CardLook::State::Chosen;
    if (situation.target() && situation.target()->id == unit.id)
        return CardLook::State::Target;
    if (unit.done)
        return CardLook::State::Done;
    return haveActed.contains(unit.id) ? CardLook::State::ReadyAgain : CardLook::State::Ready;
}

int startOf(const game::Game& game, const packs::Counter& counter)
{
    return counter.startFrom.isEmpty() ? counter.start : game.answers.value(counter.startFrom).toInt();
}

CounterLook counterLook(const game::Game& game, const game::Unit& unit, const packs::Counter& counter)
{
    const int usual = mostOnPad(game, unit, counter);
    return {counter.id,
            counter.label,
            unit.counters.value(counter.id),
            counter.most,
            startOf(game, counter),
            isHarm(*game.pack, counter),
            usual < counter.most ? usual : 0,
            counter.one};
}

QString helpOf(const packs::Pack& pack, const packs::Weapon& weapon)
{
    return weapon.range.isEmpty() ? QString() : reachText(pack, weapon);
}

// What the unit carries, or else what its type may: of much only the names, in a line.
std::vector<CardLook::Pair> weaponsOf(const packs::Pack& pack, const game::Unit& unit, const packs::UnitType& type)
{
    constexpr qsizetype mostOfAType = 3;
    std::vector<CardLook::Pair> weapons;
    for (auto carried = unit.weapons.begin(); carried != unit.weapons.end(); ++carried) {
        const packs::Weapon* weapon = pack.weapon(carried.key());
        if (weapon && carried.value() > 0) // long names may be broken anywhere in a narrow card
            weapons.push_back({counted(carried.value(), weapon->label).replace(QChar::Nbsp, QLatin1Char(' ')),
                               weaponText(pack, *weapon), helpOf(pack, *weapon)});
    }
    if (!unit.weapons.isEmpty())
        return weapons;
    if (hasMembers(pack, type)) // who carry what is named, and nothing else
        return weapons;
    if (type.weapons.size() > mostOfAType) {
        QStringList names;
        for (const QString& id : type.weapons)
            if (const packs::Weapon* weapon = pack.weapon(id))
                names << weapon->label;
        return {{Text::tr("Any of"), names.join(QStringLiteral(" · ")), {}}}; // some names hold commas
    }
    for (const QString& id : type.weapons) {
        if (const packs::Weapon* weapon = pack.weapon(id))
            weapons.push_back({weapon->label, weaponText(pack, *weapon), helpOf(pack, *weapon)});
    }
    return weapons;
}

/// Who is in it, where they are not all of the usual sort.
std::optional<CardLook::Pair> membersOf(const packs::Pack& pack, const game::Unit& unit)
{
    QStringList words;
    for (const packs::Member& member : pack.members)
        if (const int count = unit.members.value(member.id); count > 0)
            words << counted(count, member.label);
    const bool usual = words.size() == 1 && unit.members.value(pack.members.front().id) > 0;
    return words.isEmpty() || usual ? std::nullopt : std::optional(CardLook::Pair{words.join(Text::tr(", ")), {}, {}});
}

/// A number that was said of the unit at set-up and tells how it fights: neither its price nor what a counter began
/// with.
bool isFigure(const packs::Kind& kind, const packs::Question& question)
{
    return question.asksFor(kind.id) && question.kind == packs::Question::Kind::Number &&
           question.id != QLatin1String("points") &&
           std::none_of(kind.counters.begin(), kind.counters.end(),
                        [&](const packs::Counter& counter) { return counter.startFrom == question.id; });
}

/// With what it holds and what it waits for, where it holds an action.
QString statusText(const game::Game& game, const game::Unit& unit, const packs::Status& status)
{
    constexpr qsizetype most = 28; // letters of a trigger
    for (const game::Hold& hold : game.turn.holds) {
        if (hold.unit != unit.id || status.id != QLatin1String(game::holdingStatus))
            continue;
        const packs::TrackAction* action = game.pack->track.action(hold.action);
        return Text::tr("%1 “%2”: %3", "holding “Move”: somebody comes into sight")
            .arg(status.label, action ? action->label : hold.action,
                 hold.trigger.size() > most ? hold.trigger.left(most).trimmed() + u'…' : hold.trigger);
    }
    return status.label;
}

CardLook cardLook(const Situation& situation, const game::Unit& unit, int number, const QStringList& haveActed)
{
    const game::Game& game = situation.game();
    const packs::UnitType& type = game.typeOf(unit);
    const packs::Kind& kind = game.kindOf(unit);
    CardLook look{unit.id,
                  unit.name,
                  type.label,
                  kind.shape,
                  game.side(unit.side)->colour,
                  number,
                  stateOf(situation, unit, haveActed),
                  false,
                  false,
                  {},
                  {},
                  {},
                  {},
                  unit.inPlay() && !unit.done && game.active != unit.id};
    const bool ready = game.active.isEmpty() && game::mayBeChosen(game, unit);
    look.canActivate = ready && situation.may(QStringLiteral("activate"));
    look.canPass = (ready || game.active == unit.id) && situation.may(QStringLiteral("pass"));
    for (const packs::Status* status : game::statusesFor(game, unit))
        if (unit.statuses.contains(status->id))
            look.statuses.append(statusText(game, unit, *status));
    for (const packs::Counter& counter : kind.counters)
        look.counters.push_back(counterLook(game, unit, counter));
    look.weapons = weaponsOf(situation.pack(), unit, type);
    if (const auto members = membersOf(situation.pack(), unit))
        look.weapons.insert(look.weapons.begin(), *members);
    for (const packs::Stat& stat : type.stats)
        look.stats.push_back({stat.label, packs::withFigure(situation.pack().measure, stat.text)});
    for (const packs::Question& question : situation.pack().questions) {
        const int answer = unit.options.value(question.id);
        if (isFigure(kind, question) && answer != 0)
            look.stats.push_back({question.label, QString::number(answer)});
        else if (question.asksFor(kind.id) && question.isChosenForUnits()) // without what is said behind a colon
            look.stats.push_back({question.choices[static_cast<std::size_t>(answer)].label.section(u':', 0, 0), {}});
    }
    return look;
}

/// No side alone has the turn: whoever may do something in this phase does it.
bool bothMayAct(const Situation& situation)
{
    const game::Game& game = situation.game();
    return game.stage == game::Stage::Activation && !game::activatesFirst(game) && game.active.isEmpty() &&
           !situation.placesTokens() && !situation.rollsForTokens();
}

QString turnText(const Situation& situation)
{
    const game::Game& game = situation.game();
    switch (game.stage) {
    case game::Stage::SetUp:
        return {};
    case game::Stage::Over:
        return Text::tr("Game over");
    case game::Stage::Scoring:
        return Text::tr("Scoring");
    case game::Stage::Activation:
        break;
    }
    if (bothMayAct(situation))
        return game.first.isEmpty() ? Text::tr("Who goes first?") : Text::tr("%1 first").arg(game.nameOf(game.first));
    if (game.acting.isEmpty() && game.pack->track.hand > 0)
        return phaseLabel(game);
    return game.acting.isEmpty() ? Text::tr("Who goes first?") : Text::tr("%1 to act").arg(game.nameOf(game.acting));
}

/// Which faces of a throw succeed, and what they are called.
struct Wanted {
    std::vector<std::int64_t> faces;
    QString condition, label; ///< `4 or less`, `lives`
};

/// Where one mark says it of all, but for a few that something else may lift. Nothing: several do, or none, or there
/// are more faces than somebody could throw at a table.
std::optional<Wanted> wantedIn(const packs::Pack& pack, const packs::Procedure& procedure, const packs::Values& values,
                               const packs::Rulings& rulings, const std::string& name, std::vector<std::int64_t> faces)
{
    constexpr std::size_t mostFaces = 100;
    const auto isOfIt = [&](const packs::Mark& mark) {
        return mark.throwName.toStdString() == name && mark.test && !mark.most &&
               packs::arePlayed(mark.ruling, rulings);
    };
    const auto mark = std::find_if(procedure.marks.begin(), procedure.marks.end(), isOfIt);
    if (mark == procedure.marks.end() || std::count_if(mark, procedure.marks.end(), isOfIt) > 1 ||
        faces.size() > mostFaces)
        return {};
    const dice::Bindings bound = packs::bindings(pack, procedure, values, rulings);
    std::vector<std::int64_t> hits;
    std::sort(faces.begin(), faces.end());
    const auto isHit = [&](std::int64_t face) { return mark->test->matches(face, bound); };
    std::copy_if(faces.begin(), faces.end(), std::back_inserter(hits), isHit);
    if (hits.empty() || hits.size() == faces.size())
        return {};
    const bool low = std::equal(hits.begin(), hits.end(), faces.begin());
    if (!low && !std::equal(hits.rbegin(), hits.rend(), faces.rbegin()))
        return {};
    const std::int64_t limit = low ? hits.back() : hits.front();
    const bool one = hits.front() == hits.back();
    const QString condition = packs::conditionInWords((one ? "" : low ? "<= " : ">= ") + std::to_string(limit));
    return Wanted{hits, condition, mark->label};
}

/// `4 or less: lives`; empty where that cannot be said.
QString wantedOf(const packs::Pack& pack, const packs::Procedure& procedure, const packs::Values& values,
                 const packs::Rulings& rulings, const std::string& name, const std::vector<std::int64_t>& faces)
{
    const auto wanted = wantedIn(pack, procedure, values, rulings, name, faces);
    return wanted ? Text::tr("%1: %2", "5 or more: hit").arg(wanted->condition, wanted->label) : QString();
}

QString throwTitle(const packs::Procedure* procedure, const dice::Throw& thrown)
{
    const QString name = thrown.name.empty() ? QString()
                         : procedure         ? packs::labelOf(*procedure, thrown.name)
                                             : packs::labelOf(packs::Procedure(), thrown.name);
    const QString dice = packs::diceInWords(thrown.dice);
    const QString title = name.isEmpty() ? dice : QStringLiteral("%1 · %2").arg(name, dice);
    if (!thrown.counted)
        return title;
    return Text::tr("%1 · counted: %n dice are %2", nullptr, static_cast<int>(thrown.counted->dice))
        .arg(title, packs::conditionInWords(thrown.counted->of));
}

DieLook dieLook(const packs::MarkedDie& marked, const dice::Throw& thrown, const dice::Die& die)
{
    DieLook look;
    look.sides = static_cast<int>(thrown.faces->empty() ? 6 : thrown.faces->size());
    look.face = die.face;
    look.typed = die.typed;
    look.counted = die.counted;
    if (marked.mark == packs::DieMark::Hit)
        look.mark = DieLook::Mark::Hit;
    else if (marked.mark == packs::DieMark::Miss)
        look.mark = DieLook::Mark::Miss;
    if (marked.mark == packs::DieMark::Taken)
        look.taken = marked.label;
    else
        look.label = marked.label;
    if (marked.mark == packs::DieMark::None && die.fate == dice::Die::Fate::Dropped)
        look.taken = Text::tr("dropped");
    if (die.fate == dice::Die::Fate::Rerolled)
        look.taken = Text::tr("thrown again");
    return look;
}

}

int mostOnPad(const game::Game& game, const game::Unit& unit, const packs::Counter& counter)
{
    int began = 0, now = 0;
    for (const packs::Counter& other : game.kindOf(unit).counters)
        if (other.most == counter.most) { // those share the same models
            began += startOf(game, other);
            now += unit.counters.value(other.id);
        }
    return began > 0 ? std::clamp(std::max(began, now), 1, std::max(1, counter.most)) : counter.most;
}

bool beginsAtNone(const packs::Counter& counter)
{
    return counter.start == 0 && counter.startFrom.isEmpty();
}

bool isHarm(const packs::Pack& pack, const packs::Counter& counter)
{
    const bool token = pack.track.tokens && pack.track.tokens->counter == counter.id;
    const bool enabler = std::any_of(pack.resources.begin(), pack.resources.end(),
                                     [&](const packs::Resource& one) { return one.counter == counter.id; });
    return beginsAtNone(counter) && !token && !enabler;
}

QString phaseLabel(const game::Game& game)
{
    const packs::Phase* phase = game.pack->track.phase(game::phaseOf(game));
    return phase ? phase->label : game.stage == game::Stage::Over ? Text::tr("Over") : QString();
}

TrackBar::Look trackLook(const Situation& situation)
{
    const game::Game& game = situation.game();
    TrackBar::Look look{game.round, game.roundCount(), phaseLabel(game), {}, -1, turnText(situation)};
    const QString& turn = bothMayAct(situation) ? game.first : game.acting; // whom the words name
    const QList<int> scores = game::scoresIfOver(game); // what is counted only at the end is known before
    for (const game::Side& side : game.sides) {
        if (side.id == turn)
            look.acting = static_cast<int>(look.sides.size());
        look.sides.push_back({side.name, side.colour, side.shape, scores[static_cast<qsizetype>(look.sides.size())]});
    }
    if (game::countsFallenLater(game))
        look.scoreNote = Text::tr("As if the game ended now: what is destroyed is counted at its end.");
    return look;
}

ArmyPanel::Look armyLook(const Situation& situation, const game::Side& side)
{
    const game::Game& game = situation.game();
    const bool acts = game.acting == side.id || (bothMayAct(situation) && !game.first.isEmpty());
    ArmyPanel::Look look{side.id, side.name, side.colour, side.shape, {}, {}};
    if (acts) {
        const QString left = game::leftOf(game);
        look.turn = left.isEmpty() ? Text::tr("to act") : Text::tr("%1 left", "3 actions left").arg(left);
    }
    const QStringList haveActed = acts ? situation.haveActed() : QStringList();
    int number = 0;
    for (const game::Unit& unit : situation.game().units)
        if (unit.side == side.id)
            look.cards.push_back(cardLook(situation, unit, ++number, haveActed));
    return look;
}

std::vector<DiceRow::Look> diceLook(const packs::Pack& pack, const packs::Procedure* procedure,
                                    const packs::Values& values, const packs::Rulings& rulings,
                                    const std::vector<dice::Throw>& throws)
{
    std::vector<DiceRow::Look> rows;
    for (const dice::Throw& thrown : throws) {
        if (thrown.fallen.empty())
            continue;
        DiceRow::Look row{throwTitle(procedure, thrown), {}};
        const QString wanted = procedure && !thrown.counted
                                   ? wantedOf(pack, *procedure, values, rulings, thrown.name, *thrown.faces)
                                   : QString();
        if (!wanted.isEmpty())
            row.title += QStringLiteral(" · ") + wanted;
        const auto marked = procedure ? packs::marksOf(pack, *procedure, values, rulings, thrown)
                                      : std::vector<packs::MarkedDie>(thrown.fallen.size());
        for (std::size_t i = 0; i < marked.size(); ++i)
            row.dice.push_back(dieLook(marked[i], thrown, thrown.fallen[i]));
        rows.push_back(row);
    }
    return rows;
}

Counted countedIn(const packs::Pack& pack, const packs::Procedure& procedure, const packs::Values& values,
                  const packs::Rulings& rulings, const dice::Ask& ask)
{
    Counted counted{packs::conditionInWords(ask.countOf), false};
    const auto test = dice::FaceTest::parse(ask.countOf);
    const auto wanted = ask.faces ? wantedIn(pack, procedure, values, rulings, ask.name, *ask.faces) : std::nullopt;
    if (!wanted || !test)
        return counted;
    const auto areSame = [&](bool same) {
        return std::all_of(ask.faces->begin(), ask.faces->end(), [&](std::int64_t face) {
            const bool isWanted = std::find(wanted->faces.begin(), wanted->faces.end(), face) != wanted->faces.end();
            return (test->matches(face) == isWanted) == same;
        });
    };
    counted.areOthers = areSame(false);
    if (counted.areOthers || areSame(true))
        counted.words = Text::tr("%1 (%2)", "5 or more (hit)").arg(wanted->condition, wanted->label);
    return counted;
}

DiceRow::Look waitingLook(const packs::Pack& pack, const packs::Procedure& procedure, const packs::Values& values,
                          const packs::Rulings& rulings, const packs::Awaited& awaited)
{
    const dice::Ask& ask = awaited.waiting.ask;
    DieLook blank;
    blank.blank = true;
    blank.sides = static_cast<int>(ask.faces ? ask.faces->size() : 6);
    DiceRow::Look row{Text::tr("%1: %2d%3 to throw").arg(awaited.label).arg(awaited.waiting.missing).arg(blank.sides),
                      {}};
    const QString wanted = ask.faces ? wantedOf(pack, procedure, values, rulings, ask.name, *ask.faces) : QString();
    if (!wanted.isEmpty())
        row.title += QStringLiteral(" · ") + wanted;
    row.dice.assign(awaited.waiting.missing, blank);
    return row;
}

QString weaponText(const packs::Pack& pack, const packs::Weapon& weapon)
{
    QString text = weapon.summary();
    if (!weapon.range.isEmpty() && text.endsWith(weapon.range))
        text = text.chopped(weapon.range.size()) + packs::withFigure(pack.measure, weapon.range);
    return text;
}

QString reachText(const packs::Pack& pack, const packs::Weapon& weapon)
{
    const packs::Length* length = pack.measure.length(weapon.range);
    if (!length)
        return weapon.range;
    if (!length->length)
        return Text::tr("%1: %2 (%3), any distance").arg(weapon.label, length->id, Words::amid(length->label));
    return Text::tr("%1: %2 (%3), up to %4 %5")
        .arg(weapon.label, length->id, Words::amid(length->label), packs::inWords(*length->length),
             packs::unitLabel(pack.measure, *length->length));
}

}
