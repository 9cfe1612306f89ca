// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/missingpart.h"

#include "game/inputs.h"
#include "game/track.h"
#include "packs/resolve.h"
#include "play/desk.h"
#include "play/traywords.h"
#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/linklabel.h"
#include "widgets/touchbutton.h"

#include <algorithm>

namespace adjutant::app {

namespace {

/// Whether the target is farther away than the weapon reaches.
bool isOutOfReach(const Desk& desk, const packs::Procedure& procedure)
{
    const packs::Weapon* weapon = desk.weaponFor(procedure);
    return desk.distance() && weapon && !weapon->bands.empty() && !game::bandAt(*weapon, *desk.distance());
}

}

MissingPart::MissingPart(Desk& desk, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_words(new LinkLabel(this)),
      m_activate(new TouchButton(theme, {}, this))
{
    auto* row = FlowLayout::in(this, 8);
    row->setFilling(true);
    row->setShrinking(true);
    m_words->setObjectName(QStringLiteral("missing"));
    m_words->setMostLines(2);
    m_words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_activate->setObjectName(QStringLiteral("activate"));
    m_activate->setKeyOf(QStringLiteral("activate"));
    m_activate->setMinimumHeight(Theme::touchLarge);
    row->addWidget(m_words);
    row->addWidget(m_activate);
    connect(m_words, &LinkLabel::pressed, this, [this] { m_lead(); });
    connect(m_activate, &TouchButton::clicked, this, [this] { m_desk.activate(m_desk.actor()->id); });
    hide();
}

void MissingPart::refresh(const packs::Values& known)
{
    tell(m_desk.past() > 0 ? Missing() : missingOf(known));
}

void MissingPart::tell(const Missing& missing)
{
    const bool activates = !missing.words.isEmpty() && m_desk.activatesChosen();
    m_activate->setVisible(activates);
    if (activates) {
        m_activate->setText(nextOf(m_desk));
        m_activate->setAccessibleName(m_activate->text());
    }
    setVisible(!missing.words.isEmpty());
    m_words->announce(missing.words);
    m_lead = missing.lead;
    m_words->setLeading(bool(m_lead));
}

MissingPart::Missing MissingPart::missingOf(const packs::Values& known)
{
    const packs::Procedure* procedure = m_desk.procedure();
    if (!procedure && (!m_desk.actor() || !m_desk.target()))
        return {};
    if (!procedure) {
        const QString why = m_desk.whyNothing();
        return {why.isEmpty() ? tr("%1 can do nothing to %2 now.").arg(m_desk.actor()->name, m_desk.target()->name)
                              : why};
    }
    if (const Expected<packs::Values> complete = packs::complete(*procedure, known); !complete)
        return missingValue(*procedure, known, complete.error().words);
    return {m_desk.waitsForActivation() ? tr("So far only the odds: activate it first, then throw.") : QString()};
}

/// The first value that nobody has said, by what is tapped to say it.
MissingPart::Missing MissingPart::missingValue(const packs::Procedure& procedure, const packs::Values& known,
                                               const QString& otherwise)
{
    const auto lacking = std::find_if(procedure.inputs.begin(), procedure.inputs.end(),
                                      [&](const auto& input) { return !known.contains(input.id) && !input.standard; });
    if (lacking == procedure.inputs.end())
        return {tr("It cannot be thrown like this: %1").arg(otherwise)};
    if (procedure.actor.weapon && !m_desk.weaponFor(procedure) && lacking->from.startsWith(QLatin1String("weapon.")))
        return {tr("Tap the weapon, then throw."), [this] { Q_EMIT weaponWanted(); }};
    if (isOutOfReach(m_desk, procedure))
        return {tr("It is too far away for %1.").arg(m_desk.weaponFor(procedure)->label),
                [this] { Q_EMIT distanceWanted(); }};
    if (m_desk.asksDistance() && !m_desk.distance())
        return {tr("Tap how far away it is, then throw."), [this] { Q_EMIT distanceWanted(); }};
    return {tr("Tap “%1” and say it, then throw.").arg(lacking->label),
            [this, id = lacking->id] { Q_EMIT inputWanted(id); }};
}

}
