// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/preparepart.h"

#include "game/inputs.h"
#include "game/track.h"
#include "play/desk.h"
#include "play/factorspart.h"
#include "play/looks.h"
#include "play/oddspart.h"
#include "play/throwpart.h"
#include "widgets/choicerow.h"
#include "widgets/dicerow.h"

#include <QVBoxLayout>

namespace adjutant::app {

namespace {

/// `5 unwounded, 1 wounded`: what one wants to know of a target.
QString stateOf(const game::Game& game, const game::Unit& unit)
{
    QStringList words;
    for (const packs::Counter& counter : game.kindOf(unit).counters)
        if (const int value = unit.counters.value(counter.id); value > 0 || !isHarm(counter))
            words.append(QStringLiteral("%1 %2").arg(value).arg(counter.label));
    return words.isEmpty() ? PreparePart::tr("undamaged") : words.join(QLatin1String(", "));
}

/// What the track says of inputs that no unit gives.
packs::Values withPrefilled(packs::Values values, const packs::Procedure& procedure,
                            const std::optional<game::Must>& must)
{
    const Json given = must ? must->prefilled.value("inputs", Json::object()) : Json::object();
    for (const auto& [key, json] : given.items())
        if (const packs::ProcedureInput* input = procedure.input(QString::fromStdString(key)))
            if (const auto value = packs::parseValue(*input, json))
                values.insert(input->id, *value);
    return values;
}

}

PreparePart::PreparePart(Desk& desk, const Theme& theme, ThrowPart& thrower, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_theme(theme),
      m_thrower(thrower)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_units = new ChoiceRow(theme, tr("Who"), this);
    m_others = new ChoiceRow(theme, {}, this);
    m_weapons = new ChoiceRow(theme, tr("With"), this);
    m_targets = new ChoiceRow(theme, tr("At"), this);
    m_procedures = new ChoiceRow(theme, tr("What"), this);
    m_factors = new FactorsPart(theme, this);
    m_odds = new OddsPart(theme, this);
    m_dice = new DiceTable(theme, this);
    for (QWidget* part :
         {static_cast<QWidget*>(m_units), static_cast<QWidget*>(m_others), static_cast<QWidget*>(m_weapons),
          static_cast<QWidget*>(m_targets), static_cast<QWidget*>(m_procedures), static_cast<QWidget*>(m_factors), static_cast<QWidget*>(m_odds),
          static_cast<QWidget*>(m_dice)})
        column->addWidget(part);
    column->addStretch(1);
    connect(m_units, &ChoiceRow::chosen, &desk, &Desk::choose);
    connect(m_others, &ChoiceRow::chosen, &desk, &Desk::choose);
    connect(m_weapons, &ChoiceRow::chosen, &desk, &Desk::takeWeapon);
    connect(m_targets, &ChoiceRow::chosen, &desk, &Desk::aim);
    connect(m_procedures, &ChoiceRow::chosen, &desk, &Desk::takeProcedure);
    connect(m_factors, &FactorsPart::changed, this, &PreparePart::showThrow);
    connect(&thrower, &ThrowPart::waitingChanged, this, &PreparePart::showDice);
    connect(&thrower, &ThrowPart::thrown, this,
            [this](const Json& faces) { m_desk.resolve(m_factors->inputs(), faces); });
}

void PreparePart::toggleFirstFlag()
{
    m_factors->toggleFirstFlag();
}

void PreparePart::refresh()
{
    const bool check = m_desk.check().has_value();
    showUnits();
    showWeapons();
    showTargets();
    showProcedures();
    const packs::Procedure* procedure = m_desk.procedure();
    const game::Unit* actor = m_desk.thrower();
    const game::Unit* target = check ? nullptr : m_desk.target();
    if (procedure)
        m_factors->setProcedure(
            procedure,
            withPrefilled(game::derivedInputs(m_desk.game(), *procedure, actor, target,
                                              check ? nullptr : m_desk.weapon()),
                          *procedure, m_desk.check()),
            QStringLiteral("%1/%2/%3")
                .arg(m_desk.game().round)
                .arg(actor ? actor->id : QString(), target ? target->id : QString()));
    else
        m_factors->setProcedure(nullptr, {}, {});
    showThrow();
}

/// Until one of them is active: those that may still be; of both sides where both act.
void PreparePart::showUnits()
{
    const game::Game& game = m_desk.game();
    const bool choosing = game.active.isEmpty() && !m_desk.check();
    m_units->hide();
    m_others->hide();
    if (!choosing)
        return;
    const bool both = !game::activatesFirst(game);
    for (const game::Side& side : game.sides)
        if (both)
            showUnitsOf(&side == &game.sides.front() ? m_units : m_others, side, side.name);
        else if (side.id == game.acting)
            showUnitsOf(m_units, side, tr("Who"));
}

void PreparePart::showUnitsOf(ChoiceRow* row, const game::Side& side, const QString& label)
{
    const game::Game& game = m_desk.game();
    std::vector<ChoiceRow::Item> items;
    int number = 0;
    for (const game::Unit& unit : game.units) {
        if (unit.side != side.id)
            continue;
        ++number;
        if (game::mayBeChosen(game, unit))
            items.push_back(
                {unit.id, unit.name, stateOf(game, unit), side.id == game.acting ? QString::number(number) : QString()});
    }
    row->setLabel(label);
    row->setVisible(!items.empty());
    row->setItems(items, m_desk.actor() ? m_desk.actor()->id : QString());
}

void PreparePart::showWeapons()
{
    const auto carried = m_desk.weapons();
    std::vector<ChoiceRow::Item> items;
    for (const packs::Weapon* weapon : carried)
        items.push_back(
            {weapon->id, weapon->label,
             weapon->summary(),
             carried.size() > 1 && weapon == m_desk.weapon() ? QStringLiteral("W") : QString()});
    const packs::Procedure* procedure = m_desk.procedure();
    m_weapons->setVisible(!items.empty() && (!procedure || procedure->actor.weapon));
    m_weapons->setItems(items, m_desk.weapon() ? m_desk.weapon()->id : QString());
}

void PreparePart::showTargets()
{
    std::vector<ChoiceRow::Item> items;
    for (const game::Unit* unit : m_desk.targets())
        items.push_back({unit->id, unit->name, stateOf(m_desk.game(), *unit), {}});
    m_targets->setVisible(!items.empty() && !m_desk.check());
    m_targets->setItems(items, m_desk.target() ? m_desk.target()->id : QString());
}

/// Only where there is something to choose.
void PreparePart::showProcedures()
{
    const auto open = m_desk.procedures();
    std::vector<ChoiceRow::Item> items;
    for (const packs::Procedure* procedure : open)
        items.push_back({procedure->id, procedure->label, {}, {}});
    m_procedures->setVisible(m_desk.target() ? items.size() > 1 : !items.empty());
    m_procedures->setItems(items, m_desk.procedure() ? m_desk.procedure()->id : QString());
}

void PreparePart::showThrow()
{
    const packs::Procedure* procedure = m_desk.procedure();
    const packs::Values values = m_factors->values();
    const Expected<packs::Values> complete = procedure ? packs::complete(*procedure, values) : tl::unexpected(Fault{});
    if (!complete) {
        m_odds->clear();
        m_thrower.clear();
        m_dice->hide();
        m_desk.prepare(std::nullopt);
        return;
    }
    m_desk.prepare(Prepared{procedure, *complete});
    m_odds->ask(m_desk.game().pack, *procedure, *complete, m_desk.game().rulings);
    if (m_desk.game().active.isEmpty() && !m_desk.check() && game::activatesFirst(m_desk.game()))
        m_thrower.clear();
    else
        m_thrower.setThrow(m_desk.game().pack, *procedure, *complete, m_desk.game().rulings);
    showDice();
}

void PreparePart::showDice()
{
    const auto& awaited = m_thrower.awaited();
    m_dice->setVisible(awaited && m_desk.procedure());
    if (!awaited || !m_desk.procedure())
        return;
    const Expected<packs::Values> complete = packs::complete(*m_desk.procedure(), m_factors->values());
    if (!complete)
        return;
    auto rows = diceLook(m_desk.pack(), m_desk.procedure(), *complete, m_desk.game().rulings, awaited->waiting.throws);
    rows.push_back(waitingLook(*awaited));
    m_dice->setRows(rows);
}

}
