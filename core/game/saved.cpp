// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/saved.h"

#include "base/fieldbytes.h"
#include "base/words.h"

#include <QSet>

#include <algorithm>

namespace adjutant::game {

// Each list names all members of its struct, so that one that is added and forgotten here does not compile. The numbers
// are the file format: a new field gets a new one, at the end.

template<typename Io>
void fields(Io& io, Unit& unit)
{
    auto& [id, side, type, name, counters, options, members, weapons, statuses, risen, done, destroyed, arrives, joined,
           note] = unit;
    io(1, id)(2, side)(3, type)(4, name)(5, counters)(6, options)(7, statuses)(8, done)(9, destroyed);
    io(10, members)(11, weapons)(12, risen)(13, arrives)(14, joined)(15, note);
}

template<typename Io>
void fields(Io& io, Points& given)
{
    auto& [round, side, points, why, objective] = given;
    io(1, round)(2, side)(3, points)(4, why)(5, objective);
}

template<typename Io>
void fields(Io& io, Side& side)
{
    auto& [id, name, colour, shape, unitsEver, resources, statuses, revealed] = side;
    io(1, id)(2, name)(3, colour)(4, shape)(5, unitsEver)(6, resources)(7, statuses)(8, revealed);
}

template<typename Io>
void fields(Io& io, Control& control)
{
    auto& [holder, counts, why] = control;
    io(1, holder)(2, counts)(3, why);
}

template<typename Io>
void fields(Io& io, Proposal& proposal)
{
    auto& [unit, counter, status, before, after, on] = proposal;
    io(1, unit)(2, counter)(3, status)(4, before)(5, after)(6, on);
}

template<typename Io>
void fields(Io& io, Pending& pending)
{
    auto& [procedure, actor, target, proposals] = pending;
    io(1, procedure)(2, actor)(3, target)(4, proposals);
}

template<typename Io>
void fields(Io& io, Hold& hold)
{
    auto& [unit, action, trigger] = hold;
    io(1, unit)(2, action)(3, trigger);
}

template<typename Io>
void fields(Io& io, Answer& answer)
{
    auto& [unit, reaction, to, held, used] = answer;
    io(1, unit)(2, reaction)(3, to)(4, held)(5, used);
}

template<typename Io>
void fields(Io& io, Due& due)
{
    auto& [unit, procedure] = due;
    io(1, unit)(2, procedure);
}

template<typename Io>
void fields(Io& io, Attack& attack)
{
    auto& [unit, target] = attack;
    io(1, unit)(2, target);
}

template<typename Io>
void fields(Io& io, Activations& activations)
{
    auto& [holder, declared, rolled, attacks] = activations;
    io(1, holder)(2, declared)(3, rolled)(4, attacks);
}

template<typename Io>
void fields(Io& io, Losses& losses)
{
    auto& [unit, left, mayRetreat] = losses;
    io(1, unit)(2, left)(3, mayRetreat);
}

template<typename Io>
void fields(Io& io, Deed& deed)
{
    auto& [procedure, target, weapon, attacks] = deed;
    io(1, procedure)(2, target)(3, weapon)(4, attacks);
}

template<typename Io>
void fields(Io& io, CubeState& cubes)
{
    auto& [marker, claimed, wandered, civilians, returning, taken] = cubes;
    io(1, marker)(2, claimed)(3, wandered)(4, civilians)(5, returning)(6, taken);
}

template<typename Io>
void fields(Io& io, TurnState& turn)
{
    auto& [phase, number, left, own, action, holds, answers, due, usedInTurn, usedInGame, sorties, losses, ready,
           activations, cubes, deeds, again] = turn;
    io(1, phase)(2, number)(3, left)(4, own)(5, action)(6, holds)(7, answers)(8, due)(9, usedInTurn)(10, usedInGame);
    io(12, sorties)(13, losses)(14, ready)(15, activations)(16, cubes)(17, deeds)(18, again); // 11 was never written
}

// All but the pack, which is kept apart.
template<typename Io>
void fields(Io& io, Game& game)
{
    auto& [pack, rulings, answers, sides, units, stage, round, rounds, first, acting, active, checked, attacks, turn,
           pending, controls, points, winner, ending, agreed] = game;
    io(1, rulings)(2, answers)(3, sides)(4, units)(5, stage)(6, round)(7, first)(8, acting)(9, active)(10, checked);
    io(11, attacks)(12, pending)(13, controls)(14, points)(15, winner)(16, ending);
    io(17, rounds)(18, turn)(19, agreed);
}

namespace {

// More than any command sets, and so little that sums of it are no larger than an int.
constexpr int mostOfAnything = 1'000'000;

bool isCount(int number)
{
    return number >= 0 && number <= mostOfAnything;
}

/// Whether everything that a game names is there, so that nothing that looks it up finds nothing.
class References
{
public:
    explicit References(const Game& game) : m_game(game), m_pack(*game.pack)
    {
        for (const auto& side : game.sides)
            m_sides.insert(side.id);
        for (const auto& unit : game.units)
            m_units.insert(unit.id);
    }

    bool hold() const
    {
        const auto all = [](const auto& list, auto fits) { return std::all_of(list.begin(), list.end(), fits); };
        const auto rulings = packs::complete(m_pack, m_game.rulings);
        return rulings && *rulings == m_game.rulings && m_game.stage >= Stage::SetUp && m_game.stage <= Stage::Over &&
               isCount(m_game.round) && m_sides.size() == qsizetype(m_game.sides.size()) &&
               m_units.size() == qsizetype(m_game.units.size()) && !m_sides.isEmpty() && !m_sides.contains(QString()) &&
               !m_units.contains(QString()) &&
               every(m_game.answers, [&](const QString& id, const QString& answer) { return isAnswer(id, answer); }) &&
               all(m_game.sides, [&](const Side& side) { return good(side); }) &&
               all(m_game.units, [&](const Unit& unit) { return good(unit); }) &&
               all(QStringList{m_game.first, m_game.acting}, [&](const QString& id) { return sideOrNone(id); }) &&
               unitOrNone(m_game.active) && good(m_game.turn) &&
               all(m_game.checked, [&](const QString& id) { return m_pack.procedure(id) != nullptr; }) &&
               (!m_game.pending || good(*m_game.pending)) &&
               all(m_game.controls, [&](const Control& control) { return sideOrNone(control.holder); }) &&
               all(m_game.points, [&](const Points& points) { return m_sides.contains(points.side); }) &&
               all(m_game.agreed, [&](const QString& id) { return m_sides.contains(id); }) &&
               (sideOrNone(m_game.winner) || m_game.winner == QLatin1String("draw"));
    }

private:
    bool sideOrNone(const QString& id) const { return id.isEmpty() || m_sides.contains(id); }
    bool unitOrNone(const QString& id) const { return id.isEmpty() || m_units.contains(id); }

    /// Whether each id and what belongs to it fits.
    template<typename T, typename Fits>
    static bool every(const QMap<QString, T>& map, Fits fits)
    {
        for (auto it = map.begin(); it != map.end(); ++it)
            if (!fits(it.key(), *it))
                return false;
        return true;
    }

    /// Each id is one that `there` knows, with a number of things.
    template<typename There>
    static bool areCounts(const QMap<QString, int>& counts, There there)
    {
        return every(counts, [&](const QString& id, int count) { return there(id) && isCount(count); });
    }

    bool isAnswer(const QString& id, const QString& answer) const
    {
        const packs::Question* question = m_pack.question(id);
        return question && (question->kind != packs::Question::Kind::Side || sideOrNone(answer));
    }

    /// What was asked for the unit, or agreed about it.
    bool isOption(const QString& id, int number) const
    {
        const packs::Question* question = m_pack.question(id);
        const bool choice = question && question->kind == packs::Question::Kind::Choice;
        return isCount(number) && (!choice || number <= question->most);
    }

    bool good(const Side& side) const
    {
        return every(side.statuses, [&](const QString& id, int) { return m_pack.status(id); }) &&
               areCounts(side.resources, [&](const QString& id) { return m_pack.resource(id); });
    }

    bool good(const Unit& unit) const
    {
        const auto* type = m_pack.unit(unit.type);
        const auto* kind = type ? m_pack.kind(type->kind) : nullptr;
        return kind && areCounts(unit.members, [&](const QString& id) { return m_pack.member(id); }) &&
               areCounts(unit.weapons, [&](const QString& id) { return m_pack.weapon(id); }) &&
               every(unit.options, [&](const QString& id, int number) { return isOption(id, number); }) &&
               m_sides.contains(unit.side) && unitOrNone(unit.joined) && unit.arrives >= 0 &&
               every(unit.counters, [&](const QString& id, int value) {
                   const auto* counter = kind->counter(id);
                   return counter && value >= 0 && value <= counter->most;
               });
    }

    bool good(const TurnState& turn) const
    {
        const auto known = [&](const auto& list) {
            return std::all_of(list.begin(), list.end(), [&](const auto& one) { return m_units.contains(one.unit); });
        };
        const auto all = [](const auto& list, auto fits) { return std::all_of(list.begin(), list.end(), fits); };
        return known(turn.holds) && known(turn.answers) && known(turn.due) && known(turn.losses) &&
               good(turn.activations) &&
               all(turn.holds, [&](const Hold& hold) { return m_pack.track.action(hold.action); }) &&
               all(turn.due, [&](const Due& due) { return m_pack.procedure(due.procedure); }) &&
               all(turn.own.keys() + turn.sorties.keys(), [&](const QString& id) { return m_units.contains(id); }) &&
               all(turn.ready, [&](const QString& id) { return m_sides.contains(id); }) && good(turn.cubes) &&
               all(turn.deeds, [&](const Deed& deed) { return m_pack.procedure(deed.procedure); }) &&
               (turn.again.isEmpty() || (m_pack.procedure(turn.again) && m_pack.procedure(turn.again)->decides));
    }

    bool good(const CubeState& cubes) const
    {
        const auto all = [](const auto& list, auto fits) { return std::all_of(list.begin(), list.end(), fits); };
        return sideOrNone(cubes.marker) && cubes.civilians >= 0 &&
               all(cubes.returning, [&](const QString& id) { return m_units.contains(id); }) &&
               all(cubes.taken.keys(), [&](const QString& id) { return m_sides.contains(id); });
    }

    bool good(const Activations& activations) const
    {
        const QStringList units = activations.declared + activations.rolled;
        return sideOrNone(activations.holder) &&
               std::all_of(units.begin(), units.end(), [&](const QString& id) { return m_units.contains(id); }) &&
               std::all_of(activations.attacks.begin(), activations.attacks.end(), [&](const Attack& one) {
                   return m_units.contains(one.unit) && m_units.contains(one.target);
               });
    }

    bool good(const Pending& pending) const
    {
        return m_pack.procedure(pending.procedure) && unitOrNone(pending.actor) && unitOrNone(pending.target) &&
               std::all_of(pending.proposals.begin(), pending.proposals.end(),
                           [&](const Proposal& one) { return m_units.contains(one.unit) && good(one); });
    }

    bool good(const Proposal& proposal) const
    {
        if (proposal.counter.isEmpty())
            return proposal.status == QLatin1String("destroyed") || m_pack.status(proposal.status);
        return m_game.kindOf(*m_game.unit(proposal.unit)).counter(proposal.counter);
    }

    const Game& m_game;
    const packs::Pack& m_pack;
    QSet<QString> m_sides, m_units;
};

Fault unreadable(const char* why)
{
    return fault(Words::tr("the state in it cannot be read: %1").arg(Words::tr(why)));
}

}

bool isSound(const Game& game)
{
    return References(game).hold();
}

QByteArray save(const Game& game)
{
    FieldWriter writer;
    writer.putFields(game);
    return writer.bytes();
}

Expected<Game> restore(const packs::PackPtr& pack, const QByteArray& bytes)
{
    if (bytes.size() > mostSavedBytes)
        return tl::unexpected(unreadable(QT_TRANSLATE_NOOP("Words", "it is longer than a game is")));
    Game game;
    game.pack = pack;
    FieldReader reader(bytes);
    reader.getFields(game);
    if (!reader.good() || !reader.atEnd())
        return tl::unexpected(
            unreadable(QT_TRANSLATE_NOOP("Words", "it is damaged, or a later version of this program wrote it")));
    if (!isSound(game))
        return tl::unexpected(unreadable(QT_TRANSLATE_NOOP("Words", "it names what is not there")));
    if (save(game) != bytes)
        return tl::unexpected(unreadable(QT_TRANSLATE_NOOP("Words", "it is not written as this program writes it")));
    return game;
}

}
