// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/missingpart.h"

#include "game/roster.h"
#include "game/shortname.h"
#include "game/track.h"
#include "packs/resolve.h"
#include "play/desk.h"
#include "play/prospects.h"
#include "play/traywords.h"
#include "shell/keys.h"
#include "widgets/linklabel.h"

#include <QVBoxLayout>

namespace adjutant::app {

MissingPart::MissingPart(Desk& desk, const Keys& keys, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_keys(keys),
      m_words(new LinkLabel(this))
{
    auto* row = new QVBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_words->setObjectName(QStringLiteral("missing"));
    m_words->setMostLines(2);
    m_words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    row->addWidget(m_words);
    connect(m_words, &LinkLabel::pressed, this, &MissingPart::lead);
    hide();
}

void MissingPart::refresh(const packs::Values& known)
{
    tell(m_desk.past() > 0 ? Missing() : missingOf(known));
}

void MissingPart::insist()
{
    Q_EMIT m_desk.refused(tr("No dice yet. %1").arg(m_words->text()));
    if (m_lead && !m_desk.waitsForActivation()) // which is not done by the way
        m_lead();
}

void MissingPart::tell(const Missing& missing)
{
    setVisible(!missing.words.isEmpty());
    m_words->announce(missing.words);
    m_lead = missing.lead;
    m_words->setLeading(bool(m_lead));
    m_desk.tellMissing(missing.words);
}

MissingPart::Missing MissingPart::missingOf(const packs::Values& known)
{
    const packs::Procedure* procedure = m_desk.procedure();
    if (!procedure && (!m_desk.actor() || !m_desk.target()))
        return {};
    if (!procedure) {
        const QString why = m_desk.whyNothing();
        return {why.isEmpty() ? tr("%1 can do nothing to %2 now.")
                                    .arg(game::shortName(m_desk.game(), *m_desk.actor()),
                                         game::shortName(m_desk.game(), *m_desk.target()))
                              : why};
    }
    if (m_desk.lacksBand())
        return missingDistance(*procedure);
    if (const Expected<packs::Values> complete = packs::complete(*procedure, known); !complete)
        return missingValue(*procedure, known, complete.error().words);
    if (m_desk.waitsForActivation() && !m_desk.activatesChosen())
        return {tr("Only the odds: nothing can be thrown now. Next: “%1”.").arg(nextOf(m_desk))};
    if (m_desk.waitsForActivation())
        return {tr("So far only the odds: activate it first%1, then throw.")
                    .arg(m_keys.inBrackets(QStringLiteral("throw"))),
                activating()};
    return {};
}

/// What the words do then, where it can be done at once.
std::function<void()> MissingPart::activating() const
{
    if (!m_desk.activatesChosen())
        return {};
    return [this] { m_desk.activate(m_desk.actor()->id); };
}

MissingPart::Missing MissingPart::missingDistance(const packs::Procedure& procedure)
{
    const packs::Weapon* weapon = m_desk.weaponFor(procedure);
    return {weapon && m_desk.distance() ? tr("It is too far away for %1.").arg(weapon->label)
                                        : tr("Tap how far away it is, then throw."),
            [this] { Q_EMIT distanceWanted(); }};
}

/// No modifier would be right: what the target answers with does not reach the attacker.
MissingPart::Missing MissingPart::missingReach(const packs::ProcedureInput& modifier)
{
    QStringList weapons;
    const game::Unit& target = *m_desk.target();
    for (const QString& id : game::weaponsAtHand(m_desk.game(), target))
        if (const packs::Weapon* one = m_desk.pack().weapon(id); !one->melee && target.weapons.value(id, 1) > 0)
            weapons << one->label;
    return {tr("%1: it is too far away for %2.")
                .arg(modifier.label,
                     weapons.isEmpty() ? game::shortName(m_desk.game(), target) : weapons.join(QStringLiteral(", "))),
            [this] { Q_EMIT distanceWanted(); }};
}

/// The first value that nobody has said, by what is tapped to say it.
MissingPart::Missing MissingPart::missingValue(const packs::Procedure& procedure, const packs::Values& known,
                                               const QString& otherwise)
{
    const auto inputs = packs::lacking(procedure, known);
    if (inputs.empty())
        return {tr("It cannot be thrown like this: %1").arg(otherwise)};
    const packs::ProcedureInput* lacking = inputs.front();
    if (procedure.actor.weapon && !m_desk.weaponFor(procedure) && lacking->from.startsWith(QLatin1String("weapon.")))
        return {tr("Tap the weapon, then throw."), [this] { Q_EMIT weaponWanted(); }};
    if (isOutOfReach(m_desk.prospect()) || (m_desk.asksDistance() && !m_desk.distance()))
        return missingDistance(procedure);
    if (lacking->from == QLatin1String("target.modifier") && isAnsweredInVain(m_desk, m_desk.prospect()))
        return missingReach(*lacking);
    return {tr("Tap “%1” and say it, then throw.").arg(lacking->label),
            [this, id = lacking->id] { Q_EMIT inputWanted(id); }};
}

}
