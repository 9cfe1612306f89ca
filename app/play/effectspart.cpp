// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/effectspart.h"

#include "game/proposals.h"
#include "game/roster.h"
#include "game/shortname.h"
#include "game/statuses.h"
#include "play/looks.h"
#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/keptfocus.h"
#include "widgets/numberpad.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace adjutant::app {

EffectsPart::EffectsPart(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
}

QString EffectsPart::yesOrNo(bool on)
{
    return on ? tr("yes") : tr("no");
}

void EffectsPart::setProposals(const game::Game& game, const std::vector<game::Proposal>& proposals)
{
    const KeptFocus focus(*this);
    delete m_inside;
    m_inside = new QWidget(this);
    auto* inside = new QVBoxLayout(m_inside);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(4);
    m_column->addWidget(m_inside);
    m_lines.clear();
    m_game = game;
    QString unit;
    for (const game::Proposal& proposal : proposals) {
        if (std::exchange(unit, proposal.unit) != proposal.unit)
            addUnit(game, proposal.unit);
        addLine(game, proposal);
    }
    m_inside->show();
    focus.giveTo(*m_inside);
}

/// Its name stands above its numbers, so that the longest leaves them in sight. What they ask comes below.
void EffectsPart::addUnit(const game::Game& game, const QString& id)
{
    auto* name = new TextLabel(m_inside, 1.2, true);
    name->setText(game.nameOf(id));
    m_inside->layout()->addWidget(name);
    m_changes = makeFlow(16);
}

QLayout* EffectsPart::makeFlow(int gap)
{
    auto* line = new QWidget(m_inside);
    m_inside->layout()->addWidget(line);
    return FlowLayout::in(line, gap);
}

void EffectsPart::addLine(const game::Game& game, const game::Proposal& proposal)
{
    const game::Unit* unit = game.unit(proposal.unit);
    if (!unit)
        return;
    if (const packs::Counter* counter = game.kindOf(*unit).counter(proposal.counter))
        addCounter(game, proposal, *counter);
    else
        addStatus(game, proposal);
}

void EffectsPart::addCounter(const game::Game& game, const game::Proposal& proposal, const packs::Counter& counter)
{
    const game::Unit& unit = *game.unit(proposal.unit);
    addNumber(makePlace(m_changes), game::shortName(game, unit), counter.label, proposal,
              std::max(mostOnPad(game, unit, counter), proposal.after));
    const bool falls = proposal.after > 0 && proposal.after < proposal.before;
    if (!falls || game::memberCounter(game, unit) != &counter)
        return;
    addMembers(game, proposal);
    addWeapons(game, proposal);
}

/// Whoever loses somebody says whom, where there are several sorts. What is proposed are the cheapest.
void EffectsPart::addMembers(const game::Game& game, const game::Proposal& fallen)
{
    const game::Unit& unit = *game.unit(fallen.unit);
    if (unit.members.size() < 2)
        return;
    const QMap<QString, int> left = game::membersLeft(game, unit, fallen.after);
    QLayout* flow = addAsked(tr("Who is left then; its side chooses who falls:"));
    for (const QString& id : unit.members.keys())
        if (game::isOfAMember(game, {unit.id, id, {}, 0, 0, false}))
            addPair(flow, game, unit, game.pack->member(id)->label, id, left.value(id));
}

QLayout* EffectsPart::addAsked(const QString& words)
{
    auto* asked = new TextLabel(m_inside);
    asked->setText(words);
    m_inside->layout()->addWidget(asked);
    return makeFlow(6);
}

/// A number of members or weapons, and what becomes of it.
void EffectsPart::addPair(QLayout* flow, const game::Game& game, const game::Unit& unit, const QString& label,
                          const QString& id, int after)
{
    game::Proposal proposal{unit.id, id, {}, 0, after, false};
    proposal.before = game::isOfAWeapon(game, proposal) ? unit.weapons.value(id) : unit.members.value(id);
    addNumber(makePlace(flow), game::shortName(game, unit), label, proposal, proposal.before);
}

/// Where there is only one sort and enough to carry it, nothing is asked.
void EffectsPart::addWeapons(const game::Game& game, const game::Proposal& fallen)
{
    const game::Unit& unit = *game.unit(fallen.unit);
    const QMap<QString, int> left = game::weaponsLeft(game, unit, fallen.after);
    QStringList carried = unit.weapons.keys();
    carried.removeIf([&](const QString& id) { return unit.weapons.value(id) == 0; });
    if (carried.size() < 2 && left == unit.weapons)
        return;
    QLayout* flow = addAsked(tr("The weapons that those who are left have then:"));
    for (const QString& id : carried)
        addPair(flow, game, unit, game.pack->weapon(id)->label, id, left.value(id));
}

void EffectsPart::addNumber(QWidget* into, const QString& unit, const QString& label, const game::Proposal& proposal,
                            int most)
{
    TouchButton* button = addButton(into, tr("%1 %2 →").arg(label).arg(proposal.before));
    button->setText(QString::number(proposal.after));
    button->setAccessibleName(tr("%1: %2 becomes %3. Opens a pad to correct it.").arg(unit, label).arg(proposal.after));
    const std::size_t line = m_lines.size();
    m_lines.push_back({proposal, proposal.after, proposal.after, button, game::isOfAWeapon(m_game, proposal),
                       game::isOfAMember(m_game, proposal)});
    const QString title = tr("%1: %2").arg(unit, label);
    connect(button, &TouchButton::clicked, this,
            [this, button, line, title, most] { openPad(button, line, title, most); });
}

/// A tap says that it is not so.
void EffectsPart::addStatus(const game::Game& game, const game::Proposal& proposal)
{
    const QString label = game::statusLabel(game, proposal.status);
    TouchButton* button = addButton(makePlace(m_changes), tr("%1 →").arg(label));
    const auto say = [this, button, unit = game::shortName(game, *game.unit(proposal.unit)), label](bool on) {
        button->setText(yesOrNo(on));
        button->setAccessibleName(tr("%1: %2 becomes %3. Changes it.").arg(unit, label, yesOrNo(on)));
    };
    say(proposal.on);
    const std::size_t line = m_lines.size();
    m_lines.push_back({proposal, int(proposal.on), int(proposal.on), button, false, false});
    connect(button, &TouchButton::clicked, this, [this, button, line, say] {
        const bool on = m_lines.at(line).value == 0;
        say(on);
        correct(m_lines.at(line), int(on));
    });
}

QWidget* EffectsPart::makePlace(QLayout* flow)
{
    auto* place = new QWidget(flow->parentWidget());
    auto* row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(place);
    return place;
}

TouchButton* EffectsPart::addButton(QWidget* place, const QString& words)
{
    auto* label = new TextLabel(place, 1.2);
    label->setWordWrap(false);
    label->setText(words);
    auto* button = new TouchButton(m_theme, {}, place);
    place->layout()->addWidget(label);
    place->layout()->addWidget(button);
    return button;
}

void EffectsPart::openPad(TouchButton* button, std::size_t line, const QString& title, int most)
{
    auto* pad = new NumberPad(m_theme, {title, 0, most, m_lines.at(line).value, false}, this);
    connect(pad, &NumberPad::picked, button, [this, button, line](int value) {
        showValue(m_lines.at(line), value);
        followFallen(m_lines.at(line));
        followMembers(m_lines.at(line));
    });
    pad->openBeside(button);
}

/// The weapons that nobody has corrected are as many as go with the number of minis.
void EffectsPart::followFallen(const Line& fallen)
{
    const game::Unit& unit = *m_game.unit(fallen.proposal.unit);
    const packs::Counter* counter = game::memberCounter(m_game, unit);
    if (!counter || fallen.proposal.counter != counter->id)
        return;
    const QMap<QString, int> left = game::weaponsLeft(m_game, unit, fallen.value);
    const QMap<QString, int> members = game::membersLeft(m_game, unit, fallen.value);
    for (Line& line : m_lines) {
        if (line.ofMember && line.proposal.unit == unit.id)
            propose(line, members.value(line.proposal.counter));
        if (!line.ofWeapon || line.proposal.unit != unit.id || line.value != line.proposed)
            continue;
        propose(line, left.value(line.proposal.counter));
    }
}

void EffectsPart::propose(Line& line, int value)
{
    line.proposed = value;
    showValue(line, value);
}

void EffectsPart::showValue(Line& line, int value)
{
    line.button->setText(QString::number(value));
    correct(line, value);
}

/// As many are left as the number of minis says: if fewer veterans are, more of the others, and the other way round,
/// the cheapest first.
void EffectsPart::followMembers(const Line& said)
{
    if (!said.ofMember)
        return;
    const game::Unit& unit = *m_game.unit(said.proposal.unit);
    const packs::Counter* counter = game::memberCounter(m_game, unit);
    std::vector<Line*> others;
    int lacking = 0;
    for (Line& line : m_lines) {
        if (line.proposal.unit != unit.id)
            continue;
        if (counter && line.proposal.counter == counter->id)
            lacking += line.value;
        if (line.ofMember)
            lacking -= line.value;
        if (line.ofMember && &line != &said)
            others.push_back(&line);
    }
    std::stable_sort(others.begin(), others.end(), [this](const Line* one, const Line* other) {
        return m_game.pack->member(one->proposal.counter)->cost < m_game.pack->member(other->proposal.counter)->cost;
    });
    for (Line* line : others) {
        const int change = std::clamp(lacking, -line->value, line->proposal.before - line->value);
        showValue(*line, line->value + change);
        lacking -= change;
    }
}

/// Who falls, and with which weapons, is for the players to say: whatever they say corrects nothing.
void EffectsPart::correct(Line& line, int value)
{
    line.value = value;
    const bool other = value != line.proposed && !line.ofMember && !line.ofWeapon;
    const QString was = line.proposal.counter.isEmpty() ? yesOrNo(line.proposal.on) : QString::number(line.proposed);
    line.button->setGlyph(other ? Glyph::Pencil : Glyph::None);
    line.button->setDetail(other ? tr("corrected from %1").arg(was) : QString());
}

Json EffectsPart::acceptance() const
{
    const auto asProposed = [](const Line& line) { return line.value == line.proposed; };
    const auto weaponFalls = [](const Line& line) { return line.ofWeapon && line.proposed != line.proposal.before; };
    // Who falls is only said where it is not who falls by itself.
    const bool membersSaid = std::any_of(m_lines.begin(), m_lines.end(),
                                         [&](const Line& line) { return line.ofMember && !asProposed(line); });
    Json command = {{"do", "accept"}};
    if (std::all_of(m_lines.begin(), m_lines.end(), asProposed)) {
        // Not in numbers: when the throw is mended, what falls follows from it.
        if (std::any_of(m_lines.begin(), m_lines.end(), weaponFalls))
            command["weapons"] = true;
        return command;
    }
    command["effects"] = Json::array();
    for (const Line& line : m_lines) {
        if ((line.ofWeapon || line.ofMember) && (line.value == line.proposal.before || (line.ofMember && !membersSaid)))
            continue;
        if (line.proposal.counter.isEmpty())
            command["effects"].push_back(
                {{"unit", utf8(line.proposal.unit)}, {"status", utf8(line.proposal.status)}, {"on", line.value != 0}});
        else
            command["effects"].push_back(
                {{"unit", utf8(line.proposal.unit)}, {"counter", utf8(line.proposal.counter)}, {"value", line.value}});
    }
    return command;
}

Json EffectsPart::refusal()
{
    return {{"do", "accept"}, {"effects", Json::array()}};
}

}
