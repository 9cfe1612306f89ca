// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/offerspart.h"

#include "game/shortname.h"
#include "game/track.h"
#include "game/tracks/answers.h"
#include "play/desk.h"
#include "play/offerdialog.h"
#include "play/prospects.h"
#include "widgets/choicerow.h"

#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

/// More than these of one unit stand behind one button, and more units than these behind one for all of them. So many
/// holds stay in sight all the same.
constexpr std::size_t fewAnswers = 2, fewUnits = 2, fewHolds = 3;

const QString goOn = QStringLiteral("go on ");
const QString allOf = QStringLiteral("all of ");
const QString otherActions = QStringLiteral("other actions");

bool does(const Offer& offer, const char* command)
{
    return textAt(offer.command, "do") == QLatin1String(command);
}

}

OffersPart::OffersPart(Desk& desk, const Theme& theme, QWidget* parent) : QWidget(parent), m_desk(desk), m_theme(theme)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_own = makeRow(tr("Action"));
    m_others = makeRow(tr("React"));
    column->addWidget(m_own.choices);
    column->addWidget(m_others.choices);
}

OffersPart::Row OffersPart::makeRow(const QString& label)
{
    auto* choices = new ChoiceRow(m_theme, label, this);
    choices->setTight();
    connect(choices, &ChoiceRow::chosen, this, [this](const QString& id) {
        doIt(id);
        refresh(); // what only opened a menu or a dialog is not taken yet
    });
    return {choices, {}};
}

void OffersPart::show(Row& row, const std::vector<Offer>& offers, const QString& chosen)
{
    row.offers = offers;
    std::vector<ChoiceRow::Item> items;
    for (const Offer& offer : offers)
        items.push_back({offer.id,
                         offer.label,
                         isUnderWay(offer)    ? QString()
                         : offer.id == chosen ? m_desk.costOfTheSame(offer.command)
                                              : m_desk.costOf(offer.command),
                         {},
                         offer.help,
                         m_desk.costOnceMore(offer.command)});
    row.choices->setItems(items, chosen);
    row.choices->setVisible(!items.empty());
}

/// Whether it is what the active unit acts for, and has still to resolve.
bool OffersPart::isUnderWay(const Offer& offer) const
{
    const game::TurnState& turn = m_desk.game().turn;
    const packs::TrackAction* action = m_desk.pack().track.action(textAt(offer.command, "action"));
    return does(offer, "activate") && textAt(offer.command, "unit") == m_desk.game().active && action &&
           action->id == turn.action && !action->procedures.isEmpty() && turn.deeds.empty();
}

/// Units that have begun to answer are always there, and so is what a unit waits for.
std::vector<Offer> OffersPart::outOfTurn() const
{
    std::vector<Offer> offers = begun();
    const std::vector<Offer> waiting = held();
    const bool inSight = waiting.size() <= fewHolds;
    if (inSight)
        offers.insert(offers.end(), waiting.begin(), waiting.end());
    const auto units = unitsThatMayAnswer();
    if (units.size() > fewUnits) {
        const int count = static_cast<int>(units.size());
        const QString words = inSight ? tr("%n units may react…", nullptr, count)
                                      : tr("%n units may react, %1 of them hold…", nullptr, count).arg(waiting.size());
        const QString& side = units.front()->side;
        const bool areOfOne =
            std::all_of(units.begin(), units.end(), [&](const game::Unit* unit) { return unit->side == side; });
        offers.push_back({allOf,
                          areOfOne ? tr("%1: %2").arg(m_desk.game().nameOf(side), words) : words,
                          tr("Their reactions open in a menu."),
                          {}});
        return offers;
    }
    for (const game::Unit* unit : units) {
        auto answers = answersOf(*unit);
        if (answers.size() > fewAnswers)
            answers = {{allOf + unit->id, tr("reacts…"), tr("Its reactions open in a menu."), {}}};
        // While a throw is prepared, that needs the room; the menu of its card lets a hold go.
        std::erase_if(answers, [&](const Offer& offer) {
            return (inSight && does(offer, "trigger")) || (m_desk.target() && does(offer, "release"));
        });
        for (const Offer& offer : answers)
            offers.push_back(named(*unit, offer));
    }
    return offers;
}

Offer OffersPart::named(const game::Unit& unit, Offer offer) const
{
    offer.id.prepend(unit.id + QLatin1Char(' '));
    offer.label = tr("%1: %2").arg(game::shortName(m_desk.game(), unit), offer.label);
    return offer;
}

/// It may happen to anybody, whoever is aimed at.
std::vector<Offer> OffersPart::held() const
{
    std::vector<Offer> offers;
    for (const game::Hold& hold : m_desk.game().turn.holds) {
        const game::Unit* unit = m_desk.game().unit(hold.unit);
        for (const Offer& offer : unit ? answerOffers(m_desk.game(), *unit) : std::vector<Offer>())
            if (does(offer, "trigger"))
                offers.push_back(named(*unit, offer));
    }
    return offers;
}

std::vector<Offer> OffersPart::begun() const
{
    const game::Game& game = m_desk.game();
    std::vector<Offer> offers;
    for (const game::Unit& unit : game.units) {
        const game::Answer* open = &unit != m_desk.actor() ? game::openAnswerOf(game, unit.id) : nullptr;
        if (open && !game::comesWithAnAttack(game, *open))
            offers.push_back({goOn + unit.id,
                              tr("%1: go on").arg(game::shortName(game, unit)),
                              tr("It has still to resolve its reaction."),
                              {}});
    }
    return offers;
}

/// Of the others, while somebody is aimed at, only that one.
std::vector<const game::Unit*> OffersPart::unitsThatMayAnswer() const
{
    const game::Game& game = m_desk.game();
    std::vector<const game::Unit*> units;
    for (const game::Unit& unit : game.units) {
        const bool isPassedOver = m_desk.target() && m_desk.target() != &unit && unit.side != game.acting;
        if (!isPassedOver && !answersOf(unit).empty())
            units.push_back(&unit);
    }
    return units;
}

/// Whoever is attacked answers that attack; the menu of its card has the other answers.
std::vector<Offer> OffersPart::answersOf(const game::Unit& unit) const
{
    auto answers = answerOffers(m_desk.game(), unit);
    const packs::Procedure* attack = m_desk.target() == &unit ? m_desk.procedure() : nullptr;
    if (!attack && !m_desk.game().turn.deeds.empty()) { // it is over, and to what a reaction is makes no difference
        QStringList seen;
        std::erase_if(answers, [&](const Offer& offer) {
            const QString reaction = textAt(offer.command, "reaction");
            const bool again = does(offer, "react") && seen.contains(reaction);
            seen << reaction;
            return again;
        });
    }
    if (!attack)
        return answers;
    const packs::Weapon* weapon = m_desk.weaponFor(*attack);
    answers = answersTo(m_desk.game(), std::move(answers), *attack, weapon);
    std::erase_if(answers, [&](const Offer& offer) { return isInVain(offer, unit, weapon); });
    return answers;
}

/// Whether it would hit back with what does not reach so far.
bool OffersPart::isInVain(const Offer& offer, const game::Unit& unit, const packs::Weapon* weapon) const
{
    const packs::Reaction* reaction =
        does(offer, "react") ? m_desk.pack().track.reaction(textAt(offer.command, "reaction")) : nullptr;
    return reaction && std::any_of(reaction->asTarget.begin(), reaction->asTarget.end(), [&](const QString& id) {
               return isAnsweredInVain(m_desk, {m_desk.pack().procedure(id), &unit, weapon, m_desk.distance()});
           });
}

void OffersPart::doIt(const QString& id)
{
    if (id == otherActions)
        return openOthers(m_own.choices->below(otherActions));
    if (id.startsWith(goOn))
        return m_desk.answer(id.mid(goOn.size()));
    if (const qsizetype at = id.indexOf(allOf); at >= 0)
        return openAnswers(id.mid(at + allOf.size()), m_others.choices->below(id));
    for (const Row& row : {m_own, m_others})
        for (const Offer& offer : row.offers)
            if (offer.id == id)
                return isUnderWay(offer) ? sayPaid(offer) : begin(m_desk, m_theme, offer, this);
}

/// What has no price there costs none.
void OffersPart::sayPaid(const Offer& offer)
{
    Q_EMIT m_desk.refused(tr("It acts for that already: %1. To take it once more, first “%2”.")
                              .arg(offer.label, game::nextOf(m_desk.game())));
}

void OffersPart::addAnswers(QMenu& menu, const game::Unit& unit)
{
    for (const Offer& offer : answersOf(unit))
        menu.addAction(offer.label, this, [this, offer] { begin(m_desk, m_theme, offer, this); });
}

/// Of one unit, or of all that may answer, each in a menu of its own.
void OffersPart::openAnswers(const QString& id, const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const game::Unit* unit = m_desk.game().unit(id))
        addAnswers(*menu, *unit);
    else
        for (const game::Unit* one : unitsThatMayAnswer())
            addAnswers(*menu->addMenu(m_desk.game().nameOf(one->id)), *one);
    menu->popup(at);
}

void OffersPart::openOthers(const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Offer& offer : m_hidden)
        menu->addAction(offer.label, this, [this, offer] { begin(m_desk, m_theme, offer, this); });
    menu->popup(at);
}

/// For which actions it can act; Next ends what it did. Whoever aims at somebody is only shown those that go with
/// it, for what counts for the throw needs the room; the others stand behind a button.
std::vector<Offer> OffersPart::actionsOf(const game::Unit& actor)
{
    const game::Game& game = m_desk.game();
    auto offers = turnOffers(game, actor);
    const bool active = actor.id == game.active;
    m_hidden.clear();
    const bool isStuck = active && m_desk.actsForSomething() && !m_desk.procedure();
    if (!m_desk.target() || m_desk.shown() || isStuck)
        return offers;
    if (active && m_desk.actsForSomething())
        return {};
    const auto open = m_desk.procedures();
    const auto leadsOn = [&](const Offer& offer) {
        const packs::TrackAction* action = game.pack->track.action(textAt(offer.command, "action"));
        return textAt(offer.command, "do") == QLatin1String("activate") && action &&
               std::any_of(open.begin(), open.end(),
                           [&](const auto* one) { return action->procedures.contains(one->id); });
    };
    const auto others = std::stable_partition(offers.begin(), offers.end(), leadsOn);
    m_hidden.assign(others, offers.end());
    offers.erase(others, offers.end());
    if (m_desk.impliedAction()) // beside what is thrown there is a button for the others
        return {};
    if (!m_hidden.empty())
        offers.push_back({otherActions, tr("Other actions…"), tr("What it can do beside this opens in a menu."), {}});
    return offers;
}

void OffersPart::refresh()
{
    const game::Game& game = m_desk.game();
    const bool now = m_desk.past() == 0 && game.stage == game::Stage::Activation && !game.pending && !m_desk.check();
    const game::Unit* actor = now ? m_desk.actor() : nullptr;
    const bool active = actor && actor->id == game.active;
    show(m_own, actor ? actionsOf(*actor) : std::vector<Offer>(),
         active ? QStringLiteral("activate ") + game.turn.action : QString());
    show(m_others, now ? outOfTurn() : std::vector<Offer>(), {});
    setVisible(!m_own.offers.empty() || !m_others.offers.empty());
}

}
