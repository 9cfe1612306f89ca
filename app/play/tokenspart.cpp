// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/tokenspart.h"

#include "game/inputs.h"
#include "game/track.h"
#include "game/tracks/phases.h"
#include "play/desk.h"
#include "play/looks.h"
#include "widgets/touchbutton.h"

#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

const packs::Procedure& rollOf(const game::Game& game)
{
    return *game.pack->procedure(game.pack->track.tokens->procedure);
}

packs::Values valuesOf(const game::Game& game, const game::Unit& unit)
{
    const packs::Values known = game::derivedInputs(game, rollOf(game), &unit, nullptr, nullptr);
    return packs::complete(rollOf(game), known).value_or(known);
}

bool takesTokens(const game::Game& game, const game::Unit& unit)
{
    return unit.counters.contains(game.pack->track.tokens->counter) && game::fits(game, rollOf(game).actor, unit);
}

/// What its rule makes of the unit as it stands, when that takes no die; else nothing.
std::optional<packs::Resolution> withoutDice(const game::Game& game, const game::Unit& unit)
{
    dice::TypedFaces none({});
    const auto resolved = packs::resolve(*game.pack, rollOf(game), valuesOf(game, unit), game.rulings, none);
    const auto* resolution = resolved ? std::get_if<packs::Resolution>(&*resolved) : nullptr;
    return resolution ? std::optional(*resolution) : std::nullopt;
}

/// What kind of roll it is: the choices among the inputs, in words.
QString sortOf(const game::Game& game, const game::Unit& unit)
{
    QStringList words;
    const packs::Values values = valuesOf(game, unit);
    for (const packs::ProcedureInput& input : rollOf(game).inputs)
        if (input.kind == packs::ProcedureInput::Kind::Choice && values.contains(input.id))
            if (const auto* index = std::get_if<qint64>(&*values.find(input.id)))
                words.append(input.choices.at(static_cast<std::size_t>(*index)).label);
    return words.join(TokensPart::tr(", "));
}

/// Its roll in this round, or null.
const journal::Entry* rolledIn(const journal::Session& session, const game::Game& game, const QString& unit,
                               qint64 past)
{
    const journal::Log& log = session.log();
    for (std::size_t i = log.size(); i-- > 0;) {
        if (log.undone(i) || (past > 0 && log[i].number > past))
            continue;
        if (log[i].round < game.round)
            break;
        if (textAt(log[i].command, "procedure") == rollOf(game).id && textAt(log[i].command, "actor") == unit)
            return &log[i];
    }
    return nullptr;
}

}

TokensPart::TokensPart(Desk& desk, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_column(new QVBoxLayout(this)),
      m_all(new TouchButton(theme, {}, this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    m_column->addWidget(m_all, 0, Qt::AlignLeft);
    m_column->addStretch(1);
    m_all->setObjectName(QStringLiteral("rollAll"));
    connect(m_all, &TouchButton::clicked, this, &TokensPart::rollAll);
}

bool TokensPart::isNow() const
{
    const game::Game& game = m_desk.game();
    return game.pack->track.tokens && !game.pending && game::isPhase(game, game.pack->track.tokens->phase);
}

void TokensPart::addRow()
{
    auto* row = new TokenRow(m_theme, this);
    connect(row, &TokenRow::added, this, [this, row] { m_desk.putToken(row->unit()); });
    connect(row, &TokenRow::taken, this, [this, row] { take(row->unit()); });
    connect(row, &TokenRow::chosen, this, [this, row] { m_desk.choose(row->unit()); });
    m_column->insertWidget(static_cast<int>(m_rows.size()), row);
    m_rows.push_back(row);
}

void TokensPart::refresh()
{
    if (!isNow())
        return;
    const std::vector<TokenRow::Look> looks = m_desk.placesTokens() ? placing() : rolls();
    while (m_rows.size() < looks.size())
        addRow();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < looks.size());
        if (i < looks.size())
            m_rows[i]->setLook(looks[i]);
    }
    alignRows();
    const auto due = std::count_if(looks.begin(), looks.end(), [](const auto& look) { return look.due; });
    m_all->setVisible(due > 1);
    m_all->setText(tr("Roll all %1 with the dice of the app").arg(due));
    m_all->setAccessibleName(m_all->text());
}

void TokensPart::alignRows()
{
    int widest = 0;
    for (const TokenRow* row : m_rows)
        widest = row->isHidden() ? widest : std::max(widest, row->lastWidth());
    for (TokenRow* row : m_rows)
        row->setLastWidth(widest);
}

TokenRow::Look TokensPart::lookOf(const game::Unit& unit, int number) const
{
    const game::Game& game = m_desk.game();
    TokenRow::Look look;
    look.id = unit.id;
    look.name = unit.name;
    look.shape = game.kindOf(unit).shape;
    look.colour = game.side(unit.side)->colour;
    look.number = number;
    look.tokens = unit.counters.value(game.pack->track.tokens->counter);
    return look;
}

QString TokensPart::needOf(const game::Unit& unit) const
{
    const auto settled = withoutDice(m_desk.game(), unit);
    const QString sort = sortOf(m_desk.game(), unit);
    return settled ? tr("%1. %2").arg(sort, settled->words.join(QLatin1Char(' '))) : sort;
}

std::vector<TokenRow::Look> TokensPart::placing() const
{
    const game::Game& game = m_desk.game();
    std::vector<TokenRow::Look> looks;
    int number = 0;
    for (const game::Unit& unit : game.units) {
        number += unit.side == game.acting;
        if (unit.side != game.acting || !takesTokens(game, unit))
            continue;
        TokenRow::Look look = lookOf(unit, number);
        const bool calls = game.pack->track.tokens->sorties.contains(game.kindOf(unit).id) && look.tokens == 0;
        const auto may = calls ? game::mayCall(game, unit) : game::mayHold(game, unit, look.tokens + 1);
        look.placing = true;
        look.mayAdd = may.has_value() || !calls; // what is refused is told
        look.add = calls ? tr("Call") : QString();
        look.words = calls && !may ? may.error().words : needOf(unit);
        looks.push_back(look);
    }
    return looks;
}

void TokensPart::showRolled(const game::Unit& unit, TokenRow::Look& look) const
{
    const game::Game& game = m_desk.game();
    const journal::Entry* entry = rolledIn(m_desk.session(), game, unit.id, m_desk.past());
    const bool active = unit.statuses.contains(game.pack->track.tokens->status);
    look.words = active ? tr("%1: may act this turn").arg(sortOf(game, unit))
                        : tr("%1: does not act this turn").arg(sortOf(game, unit));
    if (!entry)
        return;
    auto rows = diceLook(*game.pack, &rollOf(game), valuesOf(game, unit), game.rulings, entry->throws);
    if (!rows.empty())
        look.dice = {{}, rows.front().dice};
}

/// In the order in which they are rolled for; then those that needed no roll.
std::vector<TokenRow::Look> TokensPart::rolls() const
{
    const game::Game& game = m_desk.game();
    const auto awaiting = game::awaitingRolls(game);
    const game::Unit* next = m_desk.thrower();
    std::vector<TokenRow::Look> looks;
    for (const QString& side : game::sidesInOrder(game))
        for (const game::Unit* unit : game.living(side)) {
            if (!takesTokens(game, *unit))
                continue;
            TokenRow::Look look = lookOf(*unit, 0);
            look.due = std::find(awaiting.begin(), awaiting.end(), unit) != awaiting.end();
            look.chosen = look.due && next && next->id == unit->id;
            if (look.due)
                look.words = tr("%1; tokens: %2").arg(sortOf(game, *unit)).arg(look.tokens);
            else
                showRolled(*unit, look);
            looks.push_back(look);
        }
    std::stable_partition(looks.begin(), looks.end(),
                          [](const TokenRow::Look& look) { return look.due || !look.dice.dice.empty(); });
    return looks;
}

void TokensPart::take(const QString& id)
{
    const game::Unit* unit = m_desk.game().unit(id);
    const int now = unit ? unit->counters.value(m_desk.pack().track.tokens->counter) : 0;
    if (now > 0)
        m_desk.send({{"do", "token"}, {"unit", utf8(id)}, {"number", now - 1}});
}

/// One command a unit, so that each can be undone and mended.
void TokensPart::rollAll()
{
    while (m_desk.rollsForTokens())
        if (!m_desk.resolve(Json::object(), Json::array()))
            return;
}

}
