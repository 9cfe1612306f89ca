// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/effectspart.h"

#include "play/looks.h"
#include "shell/theme.h"
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

void EffectsPart::setProposals(const game::Game& game, const std::vector<game::Proposal>& proposals)
{
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
    const packs::Counter* counter = game.kindOf(*unit).counter(proposal.counter);
    auto* line = new QWidget(m_inside);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto* words = new TextLabel(line, 1.2);
    words->setWordWrap(false);
    const packs::Status* status = game.pack->status(proposal.status);
    const QString what = counter ? counter->label : status ? status->label : proposal.status;
    words->setText(counter ? tr("%1 %2 →").arg(what).arg(proposal.before) : tr("%1 →").arg(what));
    row->addWidget(words);
    auto* button = new TouchButton(m_theme, QString::number(proposal.after), line);
    button->setAccessibleName(
        tr("%1: %2 becomes %3. Opens a pad to correct it.").arg(unit->name, what).arg(proposal.after));
    row->addWidget(button);
    row->addStretch(1);
    m_inside->layout()->addWidget(line);
    m_lines.push_back({proposal, counter ? proposal.after : int(proposal.on)});
    if (!counter)
        button->setText(proposal.on ? tr("yes") : tr("no"));
    const std::size_t place = m_lines.size() - 1;
    const QString title = tr("%1: %2").arg(unit->name, what);
    const int most = counter ? std::max(mostOnPad(game, *unit, *counter), proposal.after) : 1;
    connect(button, &TouchButton::clicked, this,
            [this, button, place, title, most] { correct(button, place, title, most); });
}

void EffectsPart::correct(TouchButton* button, std::size_t line, const QString& title, int most)
{
    auto* pad = new NumberPad(m_theme, {title, 0, most, m_lines.at(line).value, false}, this);
    connect(pad, &NumberPad::picked, button, [this, button, line](int value) {
        m_lines.at(line).value = value;
        button->setText(QString::number(value));
        const bool corrected = value != m_lines.at(line).proposal.after;
        button->setGlyph(corrected ? Glyph::Pencil : Glyph::None);
        button->setDetail(corrected ? tr("corrected from %1").arg(m_lines.at(line).proposal.after) : QString());
    });
    pad->openBeside(button);
}

Json EffectsPart::acceptance() const
{
    Json command = {{"do", "accept"}};
    const bool corrected = std::any_of(m_lines.begin(), m_lines.end(), [](const Line& line) {
        return !line.proposal.counter.isEmpty() && line.value != line.proposal.after;
    });
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
