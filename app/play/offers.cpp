// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/offers.h"

#include "game/commands.h"
#include "game/roster.h"
#include "game/shortname.h"
#include "game/track.h"
#include "game/tracks/actionrules.h"
#include "game/tracks/reactions.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Offers)
};

constexpr int mostRounds = 999;

bool wouldBeTaken(const game::Game& game, const Json& command)
{
    game::Game table = game;
    dice::TypedFaces none({});
    return game::apply(table, command, none).has_value();
}

Ask why()
{
    return {QStringLiteral("why"), Text::tr("Why (may stay empty)")};
}

void addIfTaken(std::vector<Offer>& offers, const game::Game& game, Offer offer)
{
    if (wouldBeTaken(game, offer.command))
        offers.push_back(std::move(offer));
}

/// Whoever activated a unit and only then says for what does not pay for it twice.
Json activation(const game::Game& game, const game::Unit& unit, const packs::TrackAction& action)
{
    Json command{{"do", "activate"}, {"unit", utf8(unit.id)}, {"action", utf8(action.id)}};
    if (game::isOpenFor(game, unit, action) && !game::priceOf(game, unit, action.id).isEmpty())
        command["paid"] = true;
    return command;
}

/// Whether it has what the action is resolved with. An attack as a reaction has it is made with what the plain one
/// takes.
bool isEquippedFor(const game::Game& game, const game::Unit& unit, const packs::TrackAction& action)
{
    const packs::Pack& pack = *game.pack;
    QStringList attacks = action.procedures;
    for (const packs::Reaction& reaction : pack.track.reactions)
        attacks.removeIf([&](const QString& id) { return reaction.asTarget.contains(id); });
    return attacks.isEmpty() || std::any_of(attacks.begin(), attacks.end(), [&](const QString& id) {
               const packs::Procedure& attack = *pack.procedure(id);
               return !attack.actor.weapon || !game::weaponsFor(game, attack, unit).isEmpty();
           });
}

/// What a unit is activated for, where the track tells actions apart. To hold has an offer of its own.
void addActions(std::vector<Offer>& offers, const game::Game& game, const game::Unit& unit)
{
    if (game.pack->track.hand > 0) // a cube buys the action first, then comes its unit
        return;
    for (const packs::TrackAction& action : game.pack->track.choices)
        if (action.id != QLatin1String("hold") && isEquippedFor(game, unit, action))
            addIfTaken(
                offers, game,
                {QStringLiteral("activate ") + action.id, action.label, action.help, activation(game, unit, action)});
}

/// What an enemy can do that others wait for: what may be held is what counts. Where that would be a long list, what
/// any enemy can do.
std::vector<Ask::Choice> triggersFor(const game::Game& game, const game::Unit& unit)
{
    constexpr qsizetype most = 24;
    const auto told = [](const QString& who, const packs::TrackAction& action) {
        return Text::tr("%1: %2").arg(who, action.label);
    };
    QStringList ofUnits, ofSides;
    for (const game::Unit& enemy : game.units)
        for (const packs::TrackAction& action : game.pack->track.choices) {
            if (enemy.side == unit.side || !enemy.inPlay() || !action.hold ||
                !(action.kinds.isEmpty() || action.kinds.contains(game.kindOf(enemy).id)))
                continue;
            ofUnits << told(game::shortName(game, enemy), action);
            ofSides << told(game.nameOf(enemy.side), action);
        }
    ofSides.removeDuplicates();
    std::vector<Ask::Choice> choices;
    for (const QString& words : ofUnits.size() > most ? ofSides : ofUnits)
        choices.push_back(Ask::Choice{{}, words});
    return choices;
}

void addHold(std::vector<Offer>& offers, const game::Game& game, const game::Unit& unit)
{
    Ask held{QStringLiteral("action"), Text::tr("What it will do"), Ask::Kind::Choice};
    Json command{{"do", "hold"}, {"unit", utf8(unit.id)}};
    if (game::isOpen(game, unit))
        command["paid"] = true;
    for (const packs::TrackAction& action : game.pack->track.choices) {
        Json whole = command;
        whole["action"] = utf8(action.id);
        whole["trigger"] = "?";
        if (action.hold && wouldBeTaken(game, whole))
            held.choices.push_back({action.id, action.label});
    }
    if (held.choices.empty())
        return;
    Ask trigger{QStringLiteral("trigger"), Text::tr("What it waits for")};
    trigger.needed = true;
    trigger.example = Text::tr("such as: somebody leaves the mill");
    trigger.choices = triggersFor(game, unit);
    const packs::TrackAction* said = game.pack->track.action(QStringLiteral("hold"));
    offers.push_back({QStringLiteral("hold"),
                      Text::tr("Hold…"),
                      said ? said->help : Text::tr("Spends an action, so that it acts when something happens."),
                      command,
                      {held, trigger}});
}

void addBonuses(std::vector<Offer>& offers, const game::Game& game, const game::Unit& unit)
{
    for (const packs::Bonus& bonus : game.pack->track.bonuses)
        if (const packs::Member* member = game.pack->member(bonus.member))
            addIfTaken(offers, game,
                       {QStringLiteral("bonus ") + bonus.member, Text::tr("Bonus action: %1").arg(member->label),
                        member->help, Json{{"do", "bonus"}, {"unit", utf8(unit.id)}, {"member", utf8(bonus.member)}}});
}

void addHeld(std::vector<Offer>& offers, const game::Game& game, const game::Unit& unit)
{
    for (const game::Hold& hold : game.turn.holds) {
        if (hold.unit != unit.id)
            continue;
        const packs::TrackAction* action = game.pack->track.action(hold.action);
        addIfTaken(offers, game,
                   {QStringLiteral("trigger"),
                    Text::tr("It happens: %1").arg(hold.trigger),
                    Text::tr("What was held until then is done now: %1").arg(action ? action->label : hold.action),
                    Json{{"do", "trigger"}, {"unit", utf8(unit.id)}},
                    {},
                    true});
        addIfTaken(offers, game,
                   {QStringLiteral("release"),
                    Text::tr("Let the hold go"),
                    {},
                    Json{{"do", "release"}, {"unit", utf8(unit.id)}}});
    }
}

void addReactions(std::vector<Offer>& offers, const game::Game& game, const game::Unit& unit)
{
    for (const packs::Reaction& reaction : game.pack->track.reactions) {
        if (!game::mayReact(game, unit, reaction))
            continue;
        for (const QString& to : game::answerable(game, reaction)) {
            const bool ofItsOwn =
                reaction.asTarget.isEmpty() || (!reaction.procedures.isEmpty() && !reaction.insteadOf.contains(to));
            offers.push_back(
                {QStringLiteral("react %1 %2").arg(reaction.id, to),
                 reaction.to.size() > 1
                     ? Text::tr("React to %1: %2").arg(game.pack->track.occasionLabel(to), reaction.label)
                     : reaction.label,
                 reaction.help,
                 Json{{"do", "react"}, {"unit", utf8(unit.id)}, {"reaction", utf8(reaction.id)}, {"to", utf8(to)}},
                 {},
                 ofItsOwn});
        }
    }
}

void addComing(std::vector<Offer>& offers, const game::Game& game, const game::Unit& unit)
{
    const Json command{{"do", "arrive"}, {"unit", utf8(unit.id)}};
    if (unit.arrives > 0) {
        addIfTaken(offers, game, {QStringLiteral("arrive"), Text::tr("Arrives now"), {}, command});
        return;
    }
    const Ask round{
        QStringLiteral("round"), Text::tr("Comes back in round"), Ask::Kind::Number, {}, game.round + 1, mostRounds};
    Json later = command;
    later["round"] = game.round + 1;
    if (wouldBeTaken(game, later))
        offers.push_back({QStringLiteral("leave"),
                          Text::tr("Leaves the table for now…"),
                          Text::tr("It is a reserve until the round that you say."),
                          command,
                          {round, why()}});
}

void addSplit(std::vector<Offer>& offers, const game::Game& game, const game::Unit& unit)
{
    const packs::Counter* byMembers = game::memberCounter(game, unit);
    Ask members{QStringLiteral("members"), Text::tr("Who goes"), Ask::Kind::Counts};
    Ask counters{QStringLiteral("counters"), Text::tr("What it gets"), Ask::Kind::Counts};
    Ask weapons{QStringLiteral("weapons"), Text::tr("What they carry"), Ask::Kind::Counts};
    int all = 0;
    for (auto one = unit.members.begin(); one != unit.members.end(); ++one)
        if (const packs::Member* member = game.pack->member(one.key()))
            members.choices.push_back({one.key(), member->label, *one});
    for (const packs::Counter& counter : game.kindOf(unit).counters) {
        const int value = unit.counters.value(counter.id);
        all += value;
        if (value > 0 && &counter != byMembers)
            counters.choices.push_back({counter.id, counter.label, value});
    }
    for (auto one = unit.weapons.begin(); one != unit.weapons.end(); ++one)
        if (const packs::Weapon* weapon = game.pack->weapon(one.key()); weapon && *one > 0)
            weapons.choices.push_back({one.key(), weapon->label, *one});
    if (all < 2 || !unit.inPlay())
        return;
    Ask points{QStringLiteral("points"), Text::tr("What it is worth"), Ask::Kind::Number, {}, 0,
               game::worthOf(game, unit)};
    Offer offer{QStringLiteral("split"),
                Text::tr("Split off a part…"),
                {},
                Json{{"do", "split"}, {"unit", utf8(unit.id)}},
                {{QStringLiteral("name"), Text::tr("Name of the part")}}};
    for (const Ask& ask : {members, counters, weapons})
        if (!ask.choices.empty())
            offer.asks.push_back(ask);
    if (points.most > 0 && (!byMembers || unit.options.contains(QStringLiteral("points"))))
        offer.asks.push_back(points);
    offers.push_back(offer);
}

void addJoin(std::vector<Offer>& offers, const game::Game& game, const game::Unit& unit)
{
    Ask into{QStringLiteral("into"), Text::tr("Which takes it in"), Ask::Kind::Choice};
    const Json command{{"do", "join"}, {"unit", utf8(unit.id)}};
    for (const game::Unit& other : game.units) {
        Json whole = command;
        whole["into"] = utf8(other.id);
        if (other.side == unit.side && other.type == unit.type && other.id != unit.id && wouldBeTaken(game, whole))
            into.choices.push_back({other.id, other.name});
    }
    if (!into.choices.empty())
        offers.push_back({QStringLiteral("join"), Text::tr("Join another unit…"), {}, command, {into, why()}});
}

void addOtherSide(std::vector<Offer>& offers, const game::Game& game, const game::Unit& unit)
{
    Ask side{QStringLiteral("side"), Text::tr("For whom it fights from now on"), Ask::Kind::Choice};
    const Json command{{"do", "change-side"}, {"unit", utf8(unit.id)}};
    for (const game::Side& other : game.sides) {
        Json whole = command;
        whole["side"] = utf8(other.id);
        if (other.id != unit.side && wouldBeTaken(game, whole))
            side.choices.push_back({other.id, other.name});
    }
    if (!side.choices.empty())
        offers.push_back(
            {QStringLiteral("change-side"), Text::tr("Goes over to the other side…"), {}, command, {side, why()}});
}

/// What reactions call such an attack: by its own procedure, or by one that takes its place for a target that reacts.
QStringList attacksBy(const packs::Pack& pack, const packs::Procedure& attack, const packs::Weapon* weapon)
{
    QStringList kinds;
    for (const packs::Reaction& reaction : pack.track.reactions)
        for (auto kind = reaction.insteadOf.begin(); kind != reaction.insteadOf.end(); ++kind) {
            const packs::Procedure* plain = pack.procedure(*kind);
            const bool inItsPlace =
                reaction.asTarget.contains(attack.id) && plain && weapon && plain->actor.takes(*weapon);
            if (*kind == attack.id || inItsPlace)
                kinds << kind.key();
        }
    return kinds;
}

Ask sideOf(const game::Game& game)
{
    Ask side{QStringLiteral("side"), Text::tr("Side"), Ask::Kind::Choice};
    for (const game::Side& one : game.sides)
        side.choices.push_back({one.id, one.name});
    return side;
}

/// For what the forces were added up to as the game began. In the first round it was forgotten, later it is new.
std::vector<Ask> countsAtStart(const game::Game& game)
{
    for (const packs::Resource& resource : game.pack->resources) {
        const packs::Question* question = game.pack->question(resource.sumOf);
        if (!question || game.stage == game::Stage::SetUp)
            continue;
        Ask counts{QStringLiteral("at-start"), Text::tr("Counts for: %1").arg(resource.label), Ask::Kind::Flag};
        for (const packs::UnitType& type : game.pack->units)
            if (question->asksFor(type.kind))
                counts.choices.push_back({type.id, type.label});
        counts.words = game.round <= 1 ? QStringLiteral("yes") : QString();
        return {counts};
    }
    return {};
}

Offer moreUnits(const game::Game& game)
{
    Ask type{QStringLiteral("type"), Text::tr("What it is"), Ask::Kind::Choice};
    for (const packs::UnitType& one : game.pack->units)
        type.choices.push_back({one.id, one.label});
    Ask round{QStringLiteral("round"), Text::tr("Arrives in round"), Ask::Kind::Number, {}, game.round, mostRounds};
    round.standard = Text::tr("at once");
    std::vector<Ask> asks{sideOf(game), type, {QStringLiteral("type"), {}, Ask::Kind::Unit}, round};
    for (const Ask& counts : countsAtStart(game))
        asks.push_back(counts);
    return {QStringLiteral("add-unit"), Text::tr("Add a unit…"),
            Text::tr("A reserve is there from the round that you say."), Json{{"do", "add-unit"}}, asks};
}

Offer otherRounds(const game::Game& game)
{
    Ask rounds{QStringLiteral("value"),           Text::tr("Rounds in all"), Ask::Kind::Number, {}, 0, mostRounds,
               QString::number(game.roundCount())};
    rounds.needed = true;
    rounds.leastMeans = packs::noLimit();
    return {QStringLiteral("rounds"),
            Text::tr("Add or cut rounds…"),
            Text::tr("Below 1 there is no limit."),
            Json{{"do", "rounds"}},
            {rounds, why()}};
}

void addSideStatuses(std::vector<Offer>& offers, const game::Game& game)
{
    for (const game::Side& side : game.sides)
        for (const packs::Status& status : game.pack->statuses)
            if (status.ofSide) {
                const bool on = side.statuses.contains(status.id);
                offers.push_back(
                    {QStringLiteral("status %1 %2").arg(side.id, status.id),
                     on ? Text::tr("%1: no longer %2").arg(side.name, status.label)
                        : Text::tr("%1: %2").arg(side.name, status.label),
                     status.help,
                     Json{{"do", "status"}, {"side", utf8(side.id)}, {"status", utf8(status.id)}, {"on", !on}}});
            }
}

}

Offer ending(const game::Game& game)
{
    Ask winner = sideOf(game);
    winner.key = QStringLiteral("winner");
    winner.label = Text::tr("Who wins");
    winner.choices.insert(winner.choices.begin(), {QString(), Text::tr("As the score says")});
    winner.choices.push_back({QStringLiteral("draw"), Text::tr("A draw")});
    return {QStringLiteral("end"),
            Text::tr("End the game here…"),
            Text::tr("Time is up, or you agree on who has won."),
            Json{{"do", "end"}},
            {winner, why()}};
}

Offer renaming(const game::Unit& unit)
{
    Ask name{QStringLiteral("name"), Text::tr("New name"), Ask::Kind::Words, {}, 0, 0, unit.name};
    name.needed = true;
    return {QStringLiteral("rename"),
            Text::tr("Rename"),
            Text::tr("A new name for %1").arg(unit.name),
            Json{{"do", "rename"}, {"unit", utf8(unit.id)}},
            {name}};
}

Offer notice()
{
    Ask words{QStringLiteral("text"), Text::tr("A line for the log")};
    words.needed = true;
    return {QStringLiteral("note"), Text::tr("Note"), {}, Json{{"do", "note"}}, {words}};
}

std::vector<Offer> turnOffers(const game::Game& game, const game::Unit& unit)
{
    std::vector<Offer> offers;
    if (game.stage != game::Stage::Activation || game.pending || !unit.inPlay())
        return offers;
    if (unit.side == game.acting) {
        addActions(offers, game, unit);
        addHold(offers, game, unit);
        addBonuses(offers, game, unit);
    }
    return offers;
}

std::vector<Offer> answerOffers(const game::Game& game, const game::Unit& unit)
{
    std::vector<Offer> offers;
    if (game.stage != game::Stage::Activation || game.pending || !unit.inPlay())
        return offers;
    if (unit.side != game.acting)
        addReactions(offers, game, unit);
    addHeld(offers, game, unit);
    return offers;
}

std::vector<Offer> answersTo(const game::Game& game, std::vector<Offer> answers, const packs::Procedure& attack,
                             const packs::Weapon* weapon)
{
    const QStringList kinds = attacksBy(*game.pack, attack, weapon);
    std::erase_if(answers, [&](const Offer& offer) {
        return textAt(offer.command, "do") == QLatin1String("react") && !kinds.contains(textAt(offer.command, "to"));
    });
    return answers;
}

std::vector<Offer> unitOffers(const game::Game& game, const game::Unit& unit)
{
    std::vector<Offer> offers;
    if (game.stage != game::Stage::Over) {
        addComing(offers, game, unit);
        addSplit(offers, game, unit);
        addJoin(offers, game, unit);
        addOtherSide(offers, game, unit);
    }
    Ask text{QStringLiteral("text"), Text::tr("On its card"), Ask::Kind::Words, {}, 0, 0, unit.note};
    text.needed = unit.note.isEmpty();
    offers.push_back({QStringLiteral("note"),
                      Text::tr("Write on its card…"),
                      {},
                      Json{{"do", "note"}, {"unit", utf8(unit.id)}},
                      {text}});
    return offers;
}

std::vector<Offer> correctionOffers(const game::Game& game, const game::Unit& unit)
{
    std::vector<Offer> offers;
    const auto offer = [&](const QString& id, const QString& label, int now, int most) {
        Ask value{QStringLiteral("value"), label, Ask::Kind::Number, {}, 0, most, QString::number(now)};
        offers.push_back({QStringLiteral("set ") + id,
                          Text::tr("%1: %2…").arg(label).arg(now),
                          {},
                          Json{{"do", "set"}, {"unit", utf8(unit.id)}, {"counter", utf8(id)}},
                          {value, why()}});
    };
    if (const packs::Counter* minis = game::memberCounter(game, unit))
        for (const packs::Member& member : game.pack->members) {
            const int now = unit.members.value(member.id);
            offer(member.id, member.label, now, now + minis->most - unit.counters.value(minis->id));
        }
    for (auto carried = unit.weapons.begin(); carried != unit.weapons.end(); ++carried)
        if (const packs::Weapon* weapon = game.pack->weapon(carried.key()))
            offer(weapon->id, weapon->label, carried.value(), game::mostCarried);
    return offers;
}

std::vector<Offer> tableOffers(const game::Game& game)
{
    std::vector<Offer> offers;
    if (game.stage != game::Stage::Over) {
        offers = {moreUnits(game), otherRounds(game)};
        addSideStatuses(offers, game);
    }
    if (game.stage == game::Stage::Activation || game.stage == game::Stage::Scoring) {
        offers.push_back({QStringLiteral("concede"),
                          Text::tr("A side gives up…"),
                          Text::tr("The game is over then."),
                          Json{{"do", "concede"}},
                          {sideOf(game)}});
        offers.push_back(ending(game));
    }
    offers.push_back({QStringLiteral("agree"),
                      Text::tr("Agree to the score…"),
                      Text::tr("Said of both sides, it stands in the report."),
                      Json{{"do", "agree"}},
                      {sideOf(game)}});
    return offers;
}

}
