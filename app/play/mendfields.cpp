// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/mendfields.h"

#include "game/commands.h"
#include "game/inputs.h"
#include "game/proposals.h"
#include "game/roster.h"
#include "game/shortname.h"
#include "game/statuses.h"
#include "game/tracks/cubepools.h"
#include "game/tracks/enablers.h"
#include "models/newgameplan.h"
#include "packs/lengths.h"
#include "play/prospects.h"
#include "shell/theme.h"

#include <QCoreApplication>

#include <algorithm>

namespace adjutant::app {

namespace {

using Kind = MendField::Kind;
using Choices = std::vector<MendField::Choice>;

constexpr int mostPoints = 9999;
constexpr int mostRounds = 999;
constexpr int mostCounted = 999;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(MendFields)
};

/// What a key of a command is called: first as this command means it, then as all others do.
QString labelOf(const QString& command, const QString& key)
{
    static const QMap<QString, const char*> labels = {
        {QStringLiteral("accept/weapons"),
         QT_TRANSLATE_NOOP("MendFields", "The cheapest weapons go with those who fall")},
        {QStringLiteral("action"), QT_TRANSLATE_NOOP("MendFields", "Action")},
        {QStringLiteral("actor"), QT_TRANSLATE_NOOP("MendFields", "Who")},
        {QStringLiteral("agree/on"), QT_TRANSLATE_NOOP("MendFields", "Agrees")},
        {QStringLiteral("arrive/round"), QT_TRANSLATE_NOOP("MendFields", "Arrives in round")},
        {QStringLiteral("add-unit/note"), QT_TRANSLATE_NOOP("MendFields", "On its card")},
        {QStringLiteral("add-unit/round"), QT_TRANSLATE_NOOP("MendFields", "Arrives in round")},
        {QStringLiteral("at-start"), QT_TRANSLATE_NOOP("MendFields", "Counts as there at the start")},
        {QStringLiteral("by"), QT_TRANSLATE_NOOP("MendFields", "In which way")},
        {QStringLiteral("cannot-retreat"), QT_TRANSLATE_NOOP("MendFields", "It cannot retreat")},
        {QStringLiteral("choice"), QT_TRANSLATE_NOOP("MendFields", "At this table")},
        {QStringLiteral("civilians/value"), QT_TRANSLATE_NOOP("MendFields", "Civilian markers on the map")},
        {QStringLiteral("claim/support"), QT_TRANSLATE_NOOP("MendFields", "Whose support changes")},
        {QStringLiteral("colour"), QT_TRANSLATE_NOOP("MendFields", "Colour")},
        {QStringLiteral("counter"), QT_TRANSLATE_NOOP("MendFields", "Which number")},
        {QStringLiteral("cube"), QT_TRANSLATE_NOOP("MendFields", "Cube")},
        {QStringLiteral("distance"), QT_TRANSLATE_NOOP("MendFields", "Distance")},
        {QStringLiteral("enabler"), QT_TRANSLATE_NOOP("MendFields", "Enabler")},
        {QStringLiteral("holder"), QT_TRANSLATE_NOOP("MendFields", "Who holds it")},
        {QStringLiteral("into"), QT_TRANSLATE_NOOP("MendFields", "Which takes it in")},
        {QStringLiteral("member"), QT_TRANSLATE_NOOP("MendFields", "Whose bonus action")},
        {QStringLiteral("name"), QT_TRANSLATE_NOOP("MendFields", "Name")},
        {QStringLiteral("number"), QT_TRANSLATE_NOOP("MendFields", "Tokens")},
        {QStringLiteral("on"), QT_TRANSLATE_NOOP("MendFields", "Yes, it is so")},
        {QStringLiteral("paid"), QT_TRANSLATE_NOOP("MendFields", "It was active already")},
        {QStringLiteral("points"), QT_TRANSLATE_NOOP("MendFields", "Points")},
        {QStringLiteral("reaction"), QT_TRANSLATE_NOOP("MendFields", "Reaction")},
        {QStringLiteral("rounds/value"), QT_TRANSLATE_NOOP("MendFields", "Rounds in all")},
        {QStringLiteral("shape"), QT_TRANSLATE_NOOP("MendFields", "Shape")},
        {QStringLiteral("side"), QT_TRANSLATE_NOOP("MendFields", "Side")},
        {QStringLiteral("split/points"), QT_TRANSLATE_NOOP("MendFields", "What it is worth")},
        {QStringLiteral("status"), QT_TRANSLATE_NOOP("MendFields", "State")},
        {QStringLiteral("stays-away"), QT_TRANSLATE_NOOP("MendFields", "It stays away")},
        {QStringLiteral("support"), QT_TRANSLATE_NOOP("MendFields", "Supported by")},
        {QStringLiteral("target"), QT_TRANSLATE_NOOP("MendFields", "At")},
        {QStringLiteral("text"), QT_TRANSLATE_NOOP("MendFields", "Words")},
        {QStringLiteral("to"), QT_TRANSLATE_NOOP("MendFields", "In answer to")},
        {QStringLiteral("trigger"), QT_TRANSLATE_NOOP("MendFields", "What it waits for")},
        {QStringLiteral("type"), QT_TRANSLATE_NOOP("MendFields", "What it is")},
        {QStringLiteral("unit"), QT_TRANSLATE_NOOP("MendFields", "Unit")},
        {QStringLiteral("value"), QT_TRANSLATE_NOOP("MendFields", "Value")},
        {QStringLiteral("weapon"), QT_TRANSLATE_NOOP("MendFields", "With")},
        {QStringLiteral("why"), QT_TRANSLATE_NOOP("MendFields", "Why")},
        {QStringLiteral("winner"), QT_TRANSLATE_NOOP("MendFields", "Who wins")}};
    const auto own = labels.constFind(command + QLatin1Char('/') + key);
    const auto found = own != labels.constEnd() ? own : labels.constFind(key);
    return found != labels.constEnd() ? Text::tr(*found) : key;
}

template<typename Parts>
Choices choicesOf(const Parts& parts)
{
    Choices choices;
    for (const auto& part : parts)
        choices.push_back({part.id, part.label});
    return choices;
}

class Reader
{
public:
    Reader(const game::Game& before, const Json& command)
        : m_before(before),
          m_pack(*before.pack),
          m_command(command),
          m_do(textAt(command, "do"))
    {
        // What may be left out may be null.
        for (auto one = m_command.begin(); one != m_command.end();)
            one = one->is_null() ? m_command.erase(one) : std::next(one);
        for (const game::CommandKind& kind : game::commandsOf(m_pack))
            if (kind.id == m_do)
                for (const game::Field& field : kind.fields)
                    m_kinds.insert(field.id, field.kind);
    }

    std::vector<MendField> read()
    {
        for (const auto& [key, value] : m_command.items())
            addKey(QString::fromStdString(key), value);
        addDistance();
        addAnswers();
        return std::move(m_fields);
    }

private:
    /// Some are not put right but done anew, others have parts of their own.
    static bool isElsewhere(const QString& key)
    {
        static const QStringList keys{
            QStringLiteral("do"),    QStringLiteral("procedure"), QStringLiteral("inputs"), QStringLiteral("factors"),
            QStringLiteral("faces"), QStringLiteral("distance"),  QStringLiteral("with"),   QStringLiteral("ruling")};
        return keys.contains(key);
    }

    bool adds() const { return m_do == QLatin1String("add-unit"); }

    void addKey(const QString& key, const Json& value)
    {
        if (isElsewhere(key))
            return;
        const QString place = QLatin1Char('/') + key;
        const packs::Question* question = m_do == QLatin1String("setup") ? m_pack.question(key) : nullptr;
        if (question)
            addQuestion(place, *question, value);
        else if (value.is_boolean() && key != QLatin1String("accept"))
            m_fields.push_back({place, labelOf(m_do, key), Kind::Flag, value});
        else if (value.is_number_integer())
            addNumber(place, key, value);
        else if (value.is_string() && key != QLatin1String("accept"))
            addText(place, key, value);
        else if (value.is_object() && !adds())
            addCounts(place, key, value);
        else if (value.is_array())
            addList(place, value);
    }

    void addChoice(const QString& place, const QString& label, const Json& now, Choices choices)
    {
        m_fields.push_back({place, label, Kind::Choice, now, std::move(choices)});
    }

    void addQuestion(const QString& place, const packs::Question& question, const Json& now)
    {
        if (question.kind == packs::Question::Kind::Number)
            m_fields.push_back({place,
                                question.label,
                                Kind::Number,
                                now,
                                {},
                                question.least,
                                question.most,
                                {},
                                question.id == m_pack.track.roundsFrom ? packs::noLimit() : QString()});
        else
            addChoice(place, question.label, now,
                      question.kind == packs::Question::Kind::Side ? sides() : choicesOf(question.choices));
    }

    void addText(const QString& place, const QString& key, const Json& now)
    {
        const QString text = QString::fromStdString(now.get<std::string>());
        auto choices = choicesFor(key, text);
        const packs::Ruling* ruling =
            key == QLatin1String("choice") ? m_pack.ruling(textAt(m_command, "ruling")) : nullptr;
        if (choices)
            addChoice(place, ruling ? ruling->question : labelOf(m_do, key), now, std::move(*choices));
        else
            m_fields.push_back({place, labelOf(m_do, key), Kind::Words, now});
    }

    /// Nothing where it is written in words.
    std::optional<Choices> choicesFor(const QString& key, const QString& now) const
    {
        const auto kind = m_kinds.value(key, game::Field::Kind::Text);
        if (kind == game::Field::Kind::Side)
            return sides();
        if (kind == game::Field::Kind::Unit)
            return unitsBeside(now);
        static const QMap<QString, Choices (Reader::*)() const> others = {
            {QStringLiteral("action"), &Reader::actions},   {QStringLiteral("by"), &Reader::ways},
            {QStringLiteral("choice"), &Reader::rulings},   {QStringLiteral("colour"), &Reader::colours},
            {QStringLiteral("counter"), &Reader::counters}, {QStringLiteral("cube"), &Reader::cubes},
            {QStringLiteral("enabler"), &Reader::enablers}, {QStringLiteral("holder"), &Reader::holders},
            {QStringLiteral("member"), &Reader::members},   {QStringLiteral("reaction"), &Reader::reactions},
            {QStringLiteral("shape"), &Reader::shapes},     {QStringLiteral("status"), &Reader::statuses},
            {QStringLiteral("to"), &Reader::causes},        {QStringLiteral("type"), &Reader::types},
            {QStringLiteral("weapon"), &Reader::weapons},   {QStringLiteral("winner"), &Reader::winners}};
        const auto found = others.constFind(key);
        return found != others.constEnd() ? std::optional((this->**found)()) : std::nullopt;
    }

    const game::Unit* unitAt(const char* key) const { return m_before.unit(textAt(m_command, key)); }

    Choices sides() const
    {
        Choices choices;
        for (const game::Side& side : m_before.sides)
            choices.push_back({side.id, side.name});
        return choices;
    }

    /// Of the same side as the one that was named: it is the finger that slips, not the mind.
    Choices unitsBeside(const QString& now) const
    {
        const game::Unit* named = m_before.unit(now);
        Choices choices;
        for (const game::Unit& unit : m_before.units)
            if (!named || unit.side == named->side)
                choices.push_back({unit.id, game::shortName(m_before, unit)});
        return choices;
    }

    Choices weapons() const
    {
        const packs::Procedure* procedure = m_pack.procedure(textAt(m_command, "procedure"));
        const game::Unit* unit = procedure ? game::actorOf(m_before, *procedure, m_command) : unitAt("actor");
        const bool acts = procedure && procedure->actor.weapon;
        Choices choices;
        for (const QString& id : !unit  ? QStringList()
                                 : acts ? game::weaponsFor(m_before, *procedure, *unit)
                                        : game::weaponsAtHand(m_before, *unit))
            if (const packs::Weapon* weapon = m_pack.weapon(id))
                choices.push_back({id, weapon->label});
        return choices;
    }

    Choices actions() const
    {
        const bool held = m_do == QLatin1String("hold");
        Choices choices;
        for (const packs::TrackAction& action : m_pack.track.choices)
            if (held ? action.hold : action.id != QLatin1String("hold"))
                choices.push_back({action.id, action.label});
        return choices;
    }

    Choices reactions() const { return choicesOf(m_pack.track.reactions); }

    Choices causes() const
    {
        const packs::Reaction* reaction = m_pack.track.reaction(textAt(m_command, "reaction"));
        Choices choices;
        for (const QString& to : reaction ? reaction->to : QStringList()) {
            const packs::TrackAction* action = m_pack.track.action(to);
            choices.push_back({to, action ? action->label : m_pack.track.occasionLabel(to)});
        }
        return choices;
    }

    Choices types() const { return choicesOf(m_pack.units); }
    Choices members() const { return choicesOf(m_pack.members); }

    Choices counters() const
    {
        const game::Unit* unit = unitAt("unit");
        if (!unit) {
            Choices choices{{QStringLiteral("score"), Text::tr("Score")}};
            for (const packs::Resource& resource : m_pack.resources)
                choices.push_back({resource.id, resource.label});
            return choices;
        }
        Choices choices = choicesOf(m_before.kindOf(*unit).counters);
        if (game::memberCounter(m_before, *unit))
            for (const packs::Member& member : m_pack.members)
                choices.push_back({member.id, member.label});
        for (auto one = unit->weapons.begin(); one != unit->weapons.end(); ++one)
            choices.push_back({one.key(), countedLabel(*unit, one.key())});
        return choices;
    }

    Choices statuses() const
    {
        Choices choices;
        if (const game::Unit* unit = unitAt("unit")) {
            for (const packs::Status* status : game::statusesFor(m_before, *unit))
                choices.push_back({status->id, status->label});
            choices.push_back({QStringLiteral("done"), Text::tr("Has acted")});
            choices.push_back({QStringLiteral("destroyed"), Text::tr("Lost")});
            return choices;
        }
        for (const packs::Status& status : m_pack.statuses)
            if (status.ofSide)
                choices.push_back({status.id, status.label});
        return choices;
    }

    Choices rulings() const
    {
        const packs::Ruling* ruling = m_pack.ruling(textAt(m_command, "ruling"));
        return ruling ? choicesOf(ruling->choices) : Choices();
    }

    Choices ways() const
    {
        return {{QStringLiteral("exhaust"), Text::tr("Exhaust an enabler")},
                {QStringLiteral("reduce"), Text::tr("Reduce it")},
                {QStringLiteral("retreat"), Text::tr("It retreats")},
                {QStringLiteral("remove"), Text::tr("Remove it")}};
    }

    Choices enablers() const
    {
        Choices choices;
        for (const QString& id : game::enablersOf(m_pack))
            choices.push_back({id, game::enablerLabel(m_pack, id)});
        return choices;
    }

    Choices cubes() const
    {
        Choices choices;
        for (const QString& colour : game::cubeColours(m_pack))
            choices.push_back({colour, game::colourWord(colour)});
        return choices;
    }

    Choices colours() const
    {
        Choices choices;
        for (const QString& colour : Theme::sideColours())
            choices.push_back({colour, Theme::sideColourName(colour)});
        return choices;
    }

    Choices shapes() const
    {
        Choices choices;
        for (const QString& shape : Theme::sideShapes())
            choices.push_back({shape, Theme::sideShapeName(shape)});
        return choices;
    }

    Choices winners() const
    {
        Choices choices = sides();
        choices.push_back({QStringLiteral("draw"), Text::tr("A draw")});
        return choices;
    }

    Choices holders() const
    {
        Choices choices = sides();
        choices.push_back({QStringLiteral("none"), Text::tr("Nobody")});
        if (textAt(m_command, "holder") == QLatin1String("open")) // only where it was said
            choices.push_back({QStringLiteral("open"), Text::tr("Still to be judged")});
        return choices;
    }

    void addNumber(const QString& place, const QString& key, const Json& now)
    {
        MendField field{place, numberLabel(key), Kind::Number, now};
        setRange(field, key);
        const auto value = static_cast<int>(std::clamp<qint64>(now.get<qint64>(), -1'000'000, 1'000'000));
        field.least = std::min(field.least, value);
        field.most = std::max(field.most, value);
        m_fields.push_back(std::move(field));
    }

    QString numberLabel(const QString& key) const
    {
        if (m_do == QLatin1String("cube") && game::cubeColours(m_pack).contains(key))
            return Text::tr("Cubes: %1").arg(game::colourWord(key));
        const packs::Objective* objective = m_pack.objective ? &*m_pack.objective : nullptr;
        if (m_do != QLatin1String("control") || !objective)
            return labelOf(m_do, key);
        if (key == objective->id)
            return objective->label;
        for (const game::Side& side : m_before.sides)
            for (const packs::Objective::Count& count : objective->compare)
                if (key == side.id + QLatin1Char('-') + count.id)
                    return Text::tr("%1: %2").arg(side.name, count.label);
        return labelOf(m_do, key);
    }

    void setRange(MendField& field, const QString& key) const
    {
        field.most = mostCounted;
        if (key == QLatin1String("points")) {
            field.least = m_do == QLatin1String("score") ? -mostPoints : 0;
            field.most = mostPoints;
        } else if (key == QLatin1String("round")) {
            field.least = 1;
            field.most = mostRounds;
        } else if (m_do == QLatin1String("rounds")) {
            field.most = mostRounds;
            field.leastMeans = packs::noLimit();
        } else if (m_do == QLatin1String("set")) {
            setRangeOfCounter(field, textAt(m_command, "counter"));
        } else if (m_do == QLatin1String("cube")) {
            field.most = m_pack.track.hand;
        } else if (m_pack.objective && key == m_pack.objective->id) {
            field.least = 1;
            field.most = m_pack.objective->count;
        }
    }

    void setRangeOfCounter(MendField& field, const QString& id) const
    {
        const game::Unit* unit = unitAt("unit");
        const packs::Counter* counter = unit ? m_before.kindOf(*unit).counter(id) : nullptr;
        const packs::Resource* resource = unit ? nullptr : m_pack.resource(id);
        if (counter || resource) {
            field.most = counter ? counter->most : resource->most;
        } else if (unit && unit->weapons.contains(id)) {
            field.most = game::mostCarried;
        } else if (!unit && id == QLatin1String("score")) {
            field.least = -mostPoints;
            field.most = mostPoints;
        }
    }

    /// What a unit gives to the part that is split off.
    void addCounts(const QString& place, const QString& key, const Json& now)
    {
        const game::Unit* unit = unitAt("unit");
        if (!unit)
            return;
        const QMap<QString, int>& has = key == QLatin1String("members")   ? unit->members
                                        : key == QLatin1String("weapons") ? unit->weapons
                                                                          : unit->counters;
        for (auto one = has.begin(); one != has.end(); ++one) {
            const int given = now.value(utf8(one.key()), 0);
            if (*one > 0 || given > 0)
                m_fields.push_back({place + QLatin1Char('/') + one.key(),
                                    countedLabel(*unit, one.key()),
                                    Kind::Number,
                                    given,
                                    {},
                                    0,
                                    std::max(*one, given),
                                    0});
        }
    }

    QString countedLabel(const game::Unit& unit, const QString& id) const
    {
        if (const packs::Counter* counter = m_before.kindOf(unit).counter(id))
            return counter->label;
        if (const packs::Member* member = m_pack.member(id))
            return member->label;
        const packs::Weapon* weapon = m_pack.weapon(id);
        return weapon ? weapon->label : id;
    }

    void addList(const QString& place, const Json& list)
    {
        for (std::size_t i = 0; i < list.size(); ++i) {
            const QString at = QStringLiteral("%1/%2").arg(place).arg(i);
            const bool alone = list.size() == 1;
            if (list[i].is_string())
                addChoice(at, alone ? Text::tr("Enabler") : Text::tr("Enabler %1").arg(i + 1), list[i], enablers());
            else if (list[i].is_object() && list[i].contains("enabler"))
                addMove(at, alone ? 0 : i + 1, list[i]);
            else if (list[i].is_object())
                addEffect(at, list[i]);
        }
    }

    /// An enabler that goes from one unit to another; 0: there is but one.
    void addMove(const QString& place, std::size_t number, const Json& move)
    {
        const auto label = [number](const QString& what) {
            return number == 0 ? what : Text::tr("%1 (%2)").arg(what).arg(number);
        };
        addChoice(place + QStringLiteral("/enabler"), label(Text::tr("Enabler")), move["enabler"], enablers());
        for (const auto& [key, what] : {std::pair("from", Text::tr("Goes from")), std::pair("to", Text::tr("Goes to"))})
            if (move.contains(key))
                addChoice(place + QLatin1Char('/') + QLatin1String(key), label(what), move[key],
                          unitsBeside(textAt(move, key)));
    }

    void addEffect(const QString& place, const Json& effect)
    {
        const game::Unit* unit = m_before.unit(textAt(effect, "unit"));
        const QString id = textAt(effect, "counter"), state = textAt(effect, "status");
        const packs::Counter* counter = unit ? m_before.kindOf(*unit).counter(id) : nullptr;
        const packs::Status* status = m_pack.status(state);
        const game::Proposal named{textAt(effect, "unit"), id, {}, 0, 0, false};
        const bool member = unit && game::isOfAMember(m_before, named);
        const bool weapon = unit && game::isOfAWeapon(m_before, named);
        if ((counter || member || weapon) && effect.contains("value"))
            m_fields.push_back({place + QStringLiteral("/value"),
                                Text::tr("%1: %2").arg(game::shortName(m_before, *unit), countedLabel(*unit, id)),
                                Kind::Number,
                                effect["value"],
                                {},
                                0,
                                counter  ? counter->most
                                : member ? unit->members.value(id)
                                         : game::mostCarried});
        else if (unit && !state.isEmpty())
            m_fields.push_back(
                {place + QStringLiteral("/on"),
                 Text::tr("%1: %2").arg(game::shortName(m_before, *unit), status ? status->label : Text::tr("Lost")),
                 Kind::Flag, effect.value("on", true)});
    }

    void addDistance()
    {
        const packs::Procedure* procedure = m_pack.procedure(textAt(m_command, "procedure"));
        if (!procedure)
            return;
        const packs::Weapon* weapon = m_pack.weapon(textAt(m_command, "weapon"));
        const bool asked = (weapon && !weapon->bands.empty()) || game::asksDistance(m_pack, *procedure);
        const bool hasStretches = weapon && addStretches(*weapon);
        const QString unit = packs::unitLabel(m_pack.measure, 2);
        if (asked || m_command.contains("distance"))
            m_fields.push_back({QStringLiteral("/distance"),
                                hasStretches ? Text::tr("In %1").arg(unit) : Text::tr("Distance in %1").arg(unit),
                                Kind::Number,
                                m_command.value("distance", -1),
                                {},
                                -1,
                                mostCounted,
                                -1,
                                Text::tr("not said")});
    }

    /// As the tray offers them: who tapped one has measured nothing.
    bool addStretches(const packs::Weapon& weapon)
    {
        const auto stretches = stretchesOf(weapon);
        if (stretches.size() < 2)
            return false;
        const Json said = m_command.value("distance", Json());
        const int distance = said.is_number_integer() ? said.get<int>() : -1;
        const packs::RangeBand* now = distance < 0 ? nullptr : game::bandAt(weapon, distance);
        Choices choices;
        QString chosen;
        if (!now)
            choices.push_back({chosen, Text::tr("not said")});
        for (const Stretch& stretch : stretches) {
            choices.push_back({QString::number(stretch.from), stretch.band->label});
            if (stretch.band == now)
                chosen = choices.back().id;
        }
        addChoice(QStringLiteral("/distance"), labelOf(m_do, QStringLiteral("distance")), utf8(chosen),
                  std::move(choices));
        m_fields.back().numbers = true;
        return true;
    }

    /// What the pack asks of a unit that is added.
    void addAnswers()
    {
        const packs::UnitType* type = adds() ? m_pack.unit(textAt(m_command, "type")) : nullptr;
        if (!type)
            return;
        const Json with = m_command.value("with", Json::object());
        for (const packs::Question* question : questionsOf(m_pack, *type)) {
            const bool chosen = question->kind == packs::Question::Kind::Choice;
            const QString answer = m_before.answers.value(question->id, QString::number(question->standard));
            const Json standard =
                chosen ? Json(utf8(question->choices.at(std::size_t(question->standard)).id)) : Json(answer.toInt());
            addQuestion(QStringLiteral("/with/") + question->id, *question, with.value(utf8(question->id), standard));
        }
    }

    const game::Game& m_before;
    const packs::Pack& m_pack;
    Json m_command;
    QString m_do;
    QMap<QString, game::Field::Kind> m_kinds;
    std::vector<MendField> m_fields;
};

}

bool MendField::knows(const QString& id) const
{
    return std::any_of(choices.begin(), choices.end(), [&](const Choice& one) { return one.id == id; });
}

std::vector<MendField> mendFields(const game::Game& before, const Json& command)
{
    return Reader(before, command).read();
}

}
