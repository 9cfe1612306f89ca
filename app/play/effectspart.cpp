// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/effectspart.h"

#include "play/looks.h"
#include "shell/theme.h"
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
    QString unit;
    for (const game::Proposal& proposal : proposals) {
        if (std::exchange(unit, proposal.unit) != proposal.unit)
            addUnit(game, proposal.unit);
        addLine(game, proposal);
    }
    m_inside->show();
    focus.giveTo(*m_inside);
}

/// Its name stands above its numbers, so that the longest leaves them in sight.
void EffectsPart::addUnit(const game::Game& game, const QString& id)
{
    auto* name = new TextLabel(m_inside, 1.2, true);
    name->setText(game.nameOf(id));
    m_inside->layout()->addWidget(name);
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
    TouchButton* button = addRow(tr("%1 %2 →").arg(counter.label).arg(proposal.before));
    button->setText(QString::number(proposal.after));
    button->setAccessibleName(
        tr("%1: %2 becomes %3. Opens a pad to correct it.").arg(unit.name, counter.label).arg(proposal.after));
    const std::size_t line = m_lines.size();
    m_lines.push_back({proposal, proposal.after, proposal.after});
    const QString title = tr("%1: %2").arg(unit.name, counter.label);
    const int most = std::max(mostOnPad(game, unit, counter), proposal.after);
    connect(button, &TouchButton::clicked, this,
            [this, button, line, title, most] { openPad(button, line, title, most); });
}

/// A tap says that it is not so.
void EffectsPart::addStatus(const game::Game& game, const game::Proposal& proposal)
{
    const packs::Status* status = game.pack->status(proposal.status);
    const QString label = status ? status->label : proposal.status;
    TouchButton* button = addRow(tr("%1 →").arg(label));
    const auto say = [this, button, unit = game.unit(proposal.unit)->name, label](bool on) {
        button->setText(yesOrNo(on));
        button->setAccessibleName(tr("%1: %2 becomes %3. Changes it.").arg(unit, label, yesOrNo(on)));
    };
    say(proposal.on);
    const std::size_t line = m_lines.size();
    m_lines.push_back({proposal, int(proposal.on), int(proposal.on)});
    connect(button, &TouchButton::clicked, this, [this, button, line, say] {
        const bool on = m_lines.at(line).value == 0;
        say(on);
        correct(button, line, int(on));
    });
}

TouchButton* EffectsPart::addRow(const QString& words)
{
    auto* line = new QWidget(m_inside);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new TextLabel(line, 1.2);
    label->setWordWrap(false);
    label->setText(words);
    row->addWidget(label);
    auto* button = new TouchButton(m_theme, {}, line);
    row->addWidget(button);
    row->addStretch(1);
    m_inside->layout()->addWidget(line);
    return button;
}

void EffectsPart::openPad(TouchButton* button, std::size_t line, const QString& title, int most)
{
    auto* pad = new NumberPad(m_theme, {title, 0, most, m_lines.at(line).value, false}, this);
    connect(pad, &NumberPad::picked, button, [this, button, line](int value) {
        button->setText(QString::number(value));
        correct(button, line, value);
    });
    pad->openBeside(button);
}

void EffectsPart::correct(TouchButton* button, std::size_t line, int value)
{
    Line& corrected = m_lines.at(line);
    corrected.value = value;
    const bool other = value != corrected.proposed;
    const QString was =
        corrected.proposal.counter.isEmpty() ? yesOrNo(corrected.proposal.on) : QString::number(corrected.proposed);
    button->setGlyph(other ? Glyph::Pencil : Glyph::None);
    button->setDetail(other ? tr("corrected from %1").arg(was) : QString());
}

Json EffectsPart::acceptance() const
{
    Json command = {{"do", "accept"}};
    const bool corrected =
        std::any_of(m_lines.begin(), m_lines.end(), [](const Line& line) { return line.value != line.proposed; });
    if (!corrected)
        return command;
    command["effects"] = Json::array();
    for (const Line& line : m_lines) {
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
