// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/pointrow.h"

#include "shell/theme.h"
#include "widgets/numberrow.h"
#include "widgets/shapebadge.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace adjutant::app
{

PointRow::PointRow(const Theme& theme, const game::Game& game, int point, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_objective(game.pack->objective->id),
      m_point(point),
      m_sides(game.sides),
      m_orders(game.pack->objective->compare.size())
{
    setAccessibleName(tr("%1 %2").arg(game.pack->objective->label).arg(point));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 4);
    column->setSpacing(2);
    auto* head = new QHBoxLayout;
    auto* title = new TextLabel(this, 1.15, true);
    title->setText(accessibleName());
    title->setWordWrap(false);
    m_words = new TextLabel(this, 1.05);
    m_more = new TouchButton(theme, {}, this, TouchButton::Weight::Quiet);
    m_more->setGlyph(Glyph::More);
    m_more->setAccessibleName(tr("Overrule who holds %1").arg(accessibleName().toLower()));
    connect(m_more, &TouchButton::clicked, this, &PointRow::openMenu);
    head->addWidget(title);
    head->addSpacing(8);
    head->addWidget(m_words, 1);
    head->addWidget(m_more);
    column->addLayout(head);
    auto* sides = new QWidget(this);
    auto* row = new QHBoxLayout(sides);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    for (const game::Side& side : game.sides)
        addSide(game, side, sides);
    row->addStretch(1);
    column->addWidget(sides);
    enableNeeded();
}

int PointRow::mostOf(const game::Game& game, const game::Side& side, const packs::Objective::Count& count) const
{
    return static_cast<int>(std::count_if(game.units.begin(), game.units.end(), [&](const game::Unit& unit) {
        return unit.side == side.id && !unit.destroyed && (count.kind.isEmpty() || game.kindOf(unit).id == count.kind);
    }));
}

void PointRow::addSide(const game::Game& game, const game::Side& side, QWidget* into)
{
    auto* mark = new ShapeBadge(into, 1.3);
    const QColor colour = m_theme.sideColour(side.colour);
    mark->setMark(side.shape, colour, m_theme.textOn(colour));
    into->layout()->addWidget(mark);
    for (std::size_t order = 0; order < m_orders; ++order) {
        const packs::Objective::Count& count = game.pack->objective->compare[order];
        auto* box = new QWidget(into);
        auto* column = new QVBoxLayout(box);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        auto* label = new TextLabel(box, 0.9);
        label->setText(order == 0 ? tr("%1: %2").arg(side.name, count.label) : count.label);
        label->setWordWrap(false);
        const QString name =
            tr("%1 %2, %3: %4").arg(game.pack->objective->label).arg(m_point).arg(side.name, count.label);
        auto* row = new NumberRow(m_theme, name, mostOf(game, side, count), box);
        connect(row, &NumberRow::chosen, this, &PointRow::counted);
        column->addWidget(label);
        column->addWidget(row);
        into->layout()->addWidget(box);
        m_counts.push_back({side.id, count.id, order, row, box});
    }
}

bool PointRow::isEven(std::size_t order) const
{
    std::optional<int> first;
    for (const Count& count : m_counts) {
        if (count.order != order)
            continue;
        if (!count.row->value() || (first && *first != *count.row->value()))
            return false;
        first = count.row->value();
    }
    return first.value_or(0) > 0;
}

void PointRow::enableNeeded()
{
    bool needed = true;
    for (std::size_t order = 0; order < m_orders; ++order) {
        for (const Count& count : m_counts)
            if (count.order == order)
                count.box->setEnabled(needed);
        needed = needed && isEven(order);
    }
}

/// Digits alone are enough: what was counted gives the focus on to what is still to be counted.
void PointRow::counted()
{
    enableNeeded();
    if (const QWidget* focus = QApplication::focusWidget(); focus && isAncestorOf(focus))
        focusFirst();
    Json command = {{"do", "control"}, {utf8(m_objective), m_point}};
    for (const Count& count : m_counts) {
        if (!count.box->isEnabled())
            continue;
        if (!count.row->value())
            return;
        command[utf8(count.side + QLatin1Char('-') + count.id)] = *count.row->value();
    }
    Q_EMIT judged(command);
}

void PointRow::refresh(const game::Game& game)
{
    const auto control = game.controls.find(QString::number(m_point));
    const bool before = std::exchange(m_judged, control != game.controls.end());
    if (!m_judged) {
        m_words->setText(tr("Count the units within %1").arg(game.pack->objective->within));
        for (const Count& count : m_counts)
            if (before)
                count.row->setValue(std::nullopt);
    } else {
        const QString holder =
            control->holder.isEmpty() ? tr("Nobody holds it") : tr("%1 holds it").arg(game.nameOf(control->holder));
        m_words->announce(control->why.isEmpty() ? holder : tr("%1: %2").arg(holder, control->why));
        showCounts(*control);
    }
    QFont font = m_words->font();
    font.setBold(m_judged);
    m_words->setFont(font);
    enableNeeded();
}

/// Later counts are only shown as given while the earlier ones are even.
void PointRow::showCounts(const game::Control& control)
{
    for (std::size_t order = 0; order < m_orders; ++order) {
        for (const Count& count : m_counts) {
            if (count.order != order)
                continue;
            const auto given = control.counts.value(count.side);
            const bool shown = count.box->isEnabled() && given.contains(count.id);
            count.row->setValue(shown ? std::optional<int>(given.value(count.id)) : std::nullopt);
        }
        enableNeeded();
    }
}

void PointRow::focusFirst()
{
    for (const Count& count : m_counts)
        if (count.box->isEnabled() && !count.row->value())
            return count.row->focusChosen();
}

void PointRow::openMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto overrule = [this](const QString& holder) {
        Q_EMIT judged({{"do", "control"},
                       {utf8(m_objective), m_point},
                       {"holder", utf8(holder)},
                       {"why", utf8(tr("as the table judged"))}});
    };
    for (const game::Side& side : m_sides)
        menu->addAction(tr("%1 holds it").arg(side.name), this, [overrule, id = side.id] { overrule(id); });
    menu->addAction(tr("Nobody holds it"), this, [overrule] { overrule(QStringLiteral("none")); });
    menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
}

}
