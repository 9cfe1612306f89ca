// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/pointrow.h"

#include "base/words.h"
#include "game/reasons.h"
#include "shell/theme.h"
#include "widgets/flowlayout.h"
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

namespace adjutant::app {

PointRow::PointRow(const Theme& theme, const game::Game& game, int point, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_objective(*game.pack->objective),
      m_point(point),
      m_sides(game.sides),
      m_orders(m_objective.compare.size())
{
    setAccessibleName(tr("%1 %2").arg(m_objective.label).arg(point));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2, 0, 2);
    column->setSpacing(2);
    auto* head = new QHBoxLayout;
    auto* title = new TextLabel(this, 1.15, true);
    title->setText(accessibleName());
    title->setMostLines(2);
    m_words = new TextLabel(this, 1.05);
    m_words->setMostLines(3);
    m_more = new TouchButton(theme, {}, this, TouchButton::Weight::Quiet);
    m_more->setGlyph(Glyph::More);
    m_more->setAccessibleName(tr("Overrule who holds %1").arg(Words::amid(accessibleName())));
    connect(m_more, &TouchButton::clicked, this, &PointRow::openMenu);
    auto* texts = new QWidget(this);
    auto* beside = FlowLayout::in(texts, 8); // rather below each other than broken into many lines
    beside->addWidget(title);
    beside->addWidget(m_words);
    head->addWidget(texts, 1, Qt::AlignVCenter);
    head->addWidget(m_more);
    column->addLayout(head);
    for (std::size_t order = 0; order < m_orders; ++order)
        column->addWidget(buildOrder(game, order));
    takeWhatIsKnown();
    showNeeded();
}

/// A side without any squad has none near a point. Where nobody has anything, one of them is asked all the same: the
/// answer is what judges.
void PointRow::takeWhatIsKnown()
{
    const bool somebody = std::any_of(m_counts.begin(), m_counts.end(),
                                      [](const Count& count) { return count.order == 0 && count.row->most() > 0; });
    for (Count& count : m_counts) {
        if (count.row->most() == 0 && (count.order > 0 || somebody))
            count.known = 0;
        count.row->setValue(count.known);
    }
}

int PointRow::mostOf(const game::Game& game, const game::Side& side, const packs::Objective::Count& count) const
{
    return static_cast<int>(std::count_if(game.units.begin(), game.units.end(), [&](const game::Unit& unit) {
        return unit.side == side.id && unit.inPlay() && (count.kind.isEmpty() || game.kindOf(unit).id == count.kind);
    }));
}

/// One comparison: a row of numbers for each side.
QWidget* PointRow::buildOrder(const game::Game& game, std::size_t order)
{
    auto* line = new QWidget(this);
    auto* sides = new FlowLayout(line, 8);
    const packs::Objective::Count& count = m_objective.compare[order];
    for (const game::Side& side : game.sides) {
        auto* part = new QWidget(line);
        auto* row = new QHBoxLayout(part);
        row->setContentsMargins(0, 0, 10, 0);
        row->setSpacing(8);
        auto* mark = new ShapeBadge(part, 1.3);
        const QColor colour = m_theme.sideColour(side.colour);
        mark->setMark(side.shape, colour, m_theme.textOn(colour));
        auto* label = new TextLabel(part, 0.95);
        label->setText(tr("%1\n%2").arg(side.name, count.label));
        label->setWordWrap(false);
        const QString name = tr("%1 %2, %3: %4").arg(m_objective.label).arg(m_point).arg(side.name, count.label);
        auto* numbers = new NumberRow(m_theme, name, mostOf(game, side, count), part);
        connect(numbers, &NumberRow::chosen, this, &PointRow::counted);
        row->addWidget(mark);
        row->addWidget(label);
        row->addWidget(numbers);
        sides->addWidget(part);
        m_counts.push_back({side.id, count.id, order, numbers});
    }
    m_lines.push_back(line);
    return line;
}

bool PointRow::isNeeded(std::size_t order) const
{
    return !m_lines[order]->isHidden();
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

/// Later counts are asked for while the earlier ones are even.
void PointRow::showNeeded()
{
    bool needed = true;
    for (std::size_t order = 0; order < m_orders; ++order) {
        m_lines[order]->setVisible(needed);
        needed = needed && isEven(order);
    }
}

/// Digits alone are enough: what was counted gives the focus on to what is still to be counted.
void PointRow::counted()
{
    showNeeded();
    showWords();
    if (const QWidget* focus = QApplication::focusWidget(); focus && isAncestorOf(focus))
        focusFirst();
    Json command = {{"do", "control"}, {utf8(m_objective.id), m_point}};
    for (const Count& count : m_counts) {
        if (!isNeeded(count.order))
            continue;
        if (!count.row->value())
            return openAgain();
        command[utf8(count.side + QLatin1Char('-') + count.id)] = *count.row->value();
    }
    if (m_judged && command == m_said)
        return; // as by a double click
    m_said = command;
    Q_EMIT judged(command);
}

/// Whoever held it until now holds it no longer, and the round cannot end before the rest is counted.
void PointRow::openAgain()
{
    if (m_judged && askedFirst().value_or(0) > 0)
        Q_EMIT opened({{"do", "control"}, {utf8(m_objective.id), m_point}, {"holder", "open"}});
}

void PointRow::keepRoom(bool kept)
{
    for (std::size_t order = 1; order < m_orders; ++order) {
        QSizePolicy policy = m_lines[order]->sizePolicy();
        policy.setRetainSizeWhenHidden(kept);
        m_lines[order]->setSizePolicy(policy);
    }
    updateGeometry();
}

void PointRow::refresh(const game::Game& game)
{
    const auto control = game.controls.find(QString::number(m_point));
    const bool before = std::exchange(m_judged, control != game.controls.end());
    if (!m_judged) {
        if (before && askedFirst().value_or(0) == 0) // even numbers that wait for more are those of the table now
            for (const Count& count : m_counts)
                count.row->setValue(count.known);
    } else {
        const QString holder =
            control->holder.isEmpty() ? tr("Nobody holds it") : tr("%1 holds it").arg(game.nameOf(control->holder));
        m_verdict =
            control->why.isEmpty() ? holder : tr("%1: %2").arg(holder, game::shownReason(*game.pack, control->why));
        showCounts(*control);
    }
    showNeeded();
    showWords();
}

/// The first comparison that is needed and lacks a number.
std::optional<std::size_t> PointRow::askedFirst() const
{
    for (const Count& count : m_counts)
        if (isNeeded(count.order) && !count.row->value())
            return count.order;
    return std::nullopt;
}

/// What was judged stands there until the numbers say that it is even and more has to be counted.
void PointRow::showWords()
{
    const std::size_t asked = askedFirst().value_or(0);
    const bool shown = m_judged && asked == 0;
    const QString what = Words::amid(m_objective.compare.empty() ? QString() : m_objective.compare[asked].label);
    m_words->announce(shown       ? m_verdict
                      : asked > 0 ? tr("Even: count the %1 within %2").arg(what, m_objective.within)
                                  : tr("Count the %1 within %2").arg(what, m_objective.within));
    m_words->setBold(shown);
}

/// Later counts are only shown as given while the earlier ones are even.
void PointRow::showCounts(const game::Control& control)
{
    for (std::size_t order = 0; order < m_orders; ++order) {
        for (const Count& count : m_counts) {
            if (count.order != order)
                continue;
            const auto given = control.counts.value(count.side);
            const bool shown = isNeeded(count.order) && given.contains(count.id);
            count.row->setValue(shown ? std::optional<int>(given.value(count.id)) : count.known);
        }
        showNeeded();
    }
}

void PointRow::focusFirst()
{
    for (const Count& count : m_counts)
        if (isNeeded(count.order) && !count.row->value())
            return count.row->focusChosen();
}

void PointRow::openMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto overrule = [this](const QString& holder) {
        Q_EMIT judged({{"do", "control"},
                       {utf8(m_objective.id), m_point},
                       {"holder", utf8(holder)},
                       {"why", utf8(tr("as the table judged"))}});
    };
    for (const game::Side& side : m_sides)
        menu->addAction(tr("%1 holds it").arg(side.name), this, [overrule, id = side.id] { overrule(id); });
    menu->addAction(tr("Nobody holds it"), this, [overrule] { overrule(QStringLiteral("none")); });
    menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
}

}
