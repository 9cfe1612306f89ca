// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/offerspart.h"

#include "game/tracks/sideturns.h"
#include "play/desk.h"
#include "play/offerdialog.h"
#include "widgets/choicerow.h"

#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

/// More than these stand in the menus of their units only; here they would be in the way.
constexpr std::size_t mostShown = 12;

const QString goOn = QStringLiteral("go on ");

}

OffersPart::OffersPart(Desk& desk, const Theme& theme, QWidget* parent) : QWidget(parent), m_desk(desk), m_theme(theme)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    m_own = makeRow(tr("Action"));
    m_others = makeRow(tr("Answer"));
    column->addWidget(m_own.choices);
    column->addWidget(m_others.choices);
}

OffersPart::Row OffersPart::makeRow(const QString& label)
{
    auto* choices = new ChoiceRow(m_theme, label, this);
    connect(choices, &ChoiceRow::chosen, this, &OffersPart::doIt);
    return {choices, {}};
}

void OffersPart::show(Row& row, const std::vector<Offer>& offers, const QString& chosen)
{
    row.offers = offers;
    std::vector<ChoiceRow::Item> items;
    for (const Offer& offer : offers)
        items.push_back({offer.id, offer.label, {}, {}, offer.help});
    row.choices->setItems(items, chosen);
    row.choices->setVisible(!items.empty());
}

/// Units that have begun to answer are always there; of the others, while somebody is aimed at, only that one.
std::vector<Offer> OffersPart::outOfTurn() const
{
    const game::Game& game = m_desk.game();
    std::vector<Offer> begun, possible;
    for (const game::Unit& unit : game.units) {
        if (&unit != m_desk.actor() && game::openAnswerOf(game, unit.id))
            begun.push_back(
                {goOn + unit.id, tr("%1: go on").arg(unit.name), tr("It has still to resolve its answer."), {}});
        if (m_desk.target() && m_desk.target() != &unit && unit.side != game.acting)
            continue;
        for (Offer& offer : answerOffers(game, unit)) {
            offer.id.prepend(unit.id + QLatin1Char(' '));
            offer.label = tr("%1: %2").arg(unit.name, offer.label);
            possible.push_back(std::move(offer));
        }
    }
    if (begun.size() + possible.size() <= mostShown)
        begun.insert(begun.end(), possible.begin(), possible.end());
    return begun;
}

void OffersPart::doIt(const QString& id)
{
    if (id.startsWith(goOn))
        return m_desk.answer(id.mid(goOn.size()));
    for (const Row& row : {m_own, m_others})
        for (const Offer& offer : row.offers)
            if (offer.id == id)
                return begin(m_desk, m_theme, offer, this);
}

void OffersPart::refresh()
{
    const game::Game& game = m_desk.game();
    const bool now = m_desk.past() == 0 && game.stage == game::Stage::Activation && !game.pending && !m_desk.check();
    const game::Unit* actor = now ? m_desk.actor() : nullptr;
    const bool active = actor && actor->id == game.active;
    show(m_own, actor ? turnOffers(game, *actor) : std::vector<Offer>(),
         active ? QStringLiteral("activate ") + game.turn.action : QString());
    show(m_others, now ? outOfTurn() : std::vector<Offer>(), {});
    setVisible(!m_own.offers.empty() || !m_others.offers.empty());
}

}
