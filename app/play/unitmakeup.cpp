// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/unitmakeup.h"

#include "play/spentpart.h"
#include "shell/theme.h"
#include "widgets/dialogsize.h"
#include "widgets/flowlayout.h"
#include "widgets/numberpad.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QScrollArea>

#include <algorithm>
#include <numeric>

namespace adjutant::app {

namespace {

constexpr int utmostWeapons = 20;
}

UnitMakeup::UnitMakeup(const Theme& theme, const packs::PackPtr& pack, const PlannedUnit& unit, QWidget* parent)
    : QDialog(parent),
      m_theme(theme),
      m_pack(pack),
      m_unit(unit),
      m_type(*pack->unit(unit.type))
{
    setWindowTitle(unit.name);
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout(this);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(tr("Members and weapons of %1").arg(unit.name));
    auto* inside = new QWidget(scroll);
    auto* groups = new QVBoxLayout(inside);
    groups->setContentsMargins(0, 0, 0, 0);
    if (hasMembers(*pack, m_type))
        addMembers(groups);
    if (choosesWeapons(m_type))
        addWeapons(groups);
    groups->addStretch(1);
    scroll->setWidget(inside);
    column->addWidget(scroll, 1);
    column->addWidget(buildFoot());
    refresh();
    resizeInSight(
        *this, QSize(std::max(720, fontMetrics().averageCharWidth() * 90), std::max(560, fontMetrics().height() * 34)));
}

QLayout* UnitMakeup::addGroup(QVBoxLayout* column, const QString& title)
{
    auto* head = new TextLabel(this, 1.1, true);
    head->setText(title);
    column->addWidget(head);
    auto* inside = new QWidget(this);
    auto* flow = FlowLayout::in(inside, 6);
    column->addWidget(inside);
    return flow;
}

TouchButton* UnitMakeup::addNumber(QLayout* flow, const QString& label, std::optional<int> cost)
{
    auto* button = new TouchButton(m_theme, {}, this);
    button->setDetail(cost.value_or(0) > 0 ? tr("%1 · %n points", nullptr, *cost).arg(label) : label);
    flow->addWidget(button);
    return button;
}

void UnitMakeup::addMembers(QVBoxLayout* column)
{
    QLayout* flow = addGroup(column, tr("Who"));
    for (const packs::Member& member : m_pack->members) {
        TouchButton* button = addNumber(flow, member.label, member.cost);
        button->setHelp(member.help);
        m_members.insert(member.id, button);
        connect(button, &TouchButton::clicked, this, [this, button, &member] { askMembers(button, member); });
    }
}

void UnitMakeup::addWeapons(QVBoxLayout* column)
{
    QLayout* flow = addGroup(column, tr("With what"));
    const bool counted = countsWeapons(*m_pack, m_type);
    for (const QString& id : m_type.weapons) {
        const packs::Weapon* weapon = m_pack->weapon(id);
        if (!weapon)
            continue;
        TouchButton* button =
            counted ? addNumber(flow, weapon->label, weapon->cost) : new TouchButton(m_theme, weapon->label, this);
        m_weapons.insert(id, button);
        if (counted) {
            connect(button, &TouchButton::clicked, this, [this, button, weapon] { askWeapons(button, *weapon); });
            continue;
        }
        flow->addWidget(button);
        button->setCheckable(true);
        button->setDetail(weapon->summary());
        connect(button, &TouchButton::toggled, this, [this, id](bool carried) {
            PlannedUnit unit = m_unit;
            if (carried)
                unit.weapons.insert(id, 1);
            else
                unit.weapons.remove(id);
            set(unit);
        });
    }
}

QWidget* UnitMakeup::buildFoot()
{
    auto* foot = new QWidget(this);
    auto* column = new QVBoxLayout(foot);
    column->setContentsMargins(0, 0, 0, 0);
    m_spent = new SpentPart(foot);
    m_words = new TextLabel(foot);
    m_words->setMinimumWidth(1);
    column->addWidget(m_spent);
    column->addWidget(m_words);
    auto* row = new QHBoxLayout;
    auto* usual = new TouchButton(m_theme, tr("As usual"), foot);
    auto* done = new TouchButton(m_theme, tr("Done"), foot, TouchButton::Weight::Main);
    done->setDefault(true);
    row->addWidget(usual);
    row->addWidget(done, 1);
    column->addLayout(row);
    connect(usual, &TouchButton::clicked, this, [this] {
        PlannedUnit unit = m_unit;
        unit.members.reset();
        unit.weapons.clear();
        set(unit);
    });
    connect(done, &TouchButton::clicked, this, &QDialog::accept);
    return foot;
}

QMap<QString, int> UnitMakeup::members() const
{
    return m_unit.members.value_or(m_type.members);
}

int UnitMakeup::mostMembers() const
{
    const packs::Counter* counter = m_pack->kind(m_type.kind)->memberCounter();
    return counter ? counter->most : 0;
}

/// Somebody has to be left, and no more than the unit holds. What breaks a limit is a step further away.
void UnitMakeup::askMembers(TouchButton* button, const packs::Member& member)
{
    QMap<QString, int> now = members();
    const int value = now.value(member.id);
    const int others = std::accumulate(now.begin(), now.end(), 0) - value;
    const int utmost = mostMembers() - others;
    const int most = std::min(utmost, mostWithinLimits(m_pack, m_unit, member.id, utmost));
    auto* pad = new NumberPad(m_theme,
                              {.title = member.label,
                               .least = others > 0 ? 0 : 1,
                               .most = std::max(most, value),
                               .value = value,
                               .utmost = utmost},
                              this);
    connect(pad, &NumberPad::picked, this, [this, now, id = member.id](int count) mutable {
        now.insert(id, count);
        if (count == 0)
            now.remove(id);
        PlannedUnit unit = m_unit;
        unit.members = now == m_type.members ? std::nullopt : std::optional(now);
        set(unit);
    });
    pad->openBeside(button);
}

/// Mostly each mini has one, if any has.
void UnitMakeup::askWeapons(TouchButton* button, const packs::Weapon& weapon)
{
    const QMap<QString, int> now = members();
    const int minis = std::accumulate(now.begin(), now.end(), 0);
    const int value = m_unit.weapons.value(weapon.id);
    auto* pad = new NumberPad(m_theme,
                              {.title = weapon.label,
                               .least = 0,
                               .most = std::max(minis > 0 ? minis : utmostWeapons, value),
                               .value = value,
                               .utmost = utmostWeapons},
                              this);
    connect(pad, &NumberPad::picked, this, [this, id = weapon.id](int count) {
        PlannedUnit unit = m_unit;
        unit.weapons.insert(id, count);
        if (count == 0)
            unit.weapons.remove(id);
        set(unit);
    });
    pad->openBeside(button);
}

void UnitMakeup::set(const PlannedUnit& unit)
{
    if (unit == m_unit)
        return;
    m_unit = unit;
    refresh();
    Q_EMIT changed(unit);
}

void UnitMakeup::refresh()
{
    const QMap<QString, int> now = members();
    for (auto one = m_members.begin(); one != m_members.end(); ++one) {
        (*one)->setText(QString::number(now.value(one.key())));
        (*one)->setAccessibleName(tr("%1: %2").arg(m_pack->member(one.key())->label).arg(now.value(one.key())));
    }
    const bool counted = countsWeapons(*m_pack, m_type);
    for (auto one = m_weapons.begin(); one != m_weapons.end(); ++one) {
        const int count = m_unit.weapons.value(one.key());
        const QString label = m_pack->weapon(one.key())->label;
        if (counted)
            (*one)->setText(QString::number(count));
        else
            (*one)->setChecked(count > 0);
        (*one)->setAccessibleName(counted ? tr("%1: %2").arg(label).arg(count) : label);
    }
    m_spent->tell(spentOn(m_pack, m_unit));
    m_words->setText(
        counted ? tr("Nothing is said of weapons: none adds to its dice, and where one is chosen it may be any of "
                     "these.")
                : tr("Nothing is said of weapons: it may use all of these."));
    m_words->setVisible(m_unit.weapons.isEmpty() && !m_weapons.isEmpty());
}

}
