// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/boxes.h"

#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace adjutant::app {

namespace {

struct State {
    bool enabled, focused, hovered, pressed, checked;
};

State stateOf(const QStyleOption& option)
{
    const auto has = [&](QStyle::StateFlag flag) { return option.state.testFlag(flag); };
    const bool enabled = has(QStyle::State_Enabled);
    return {enabled, has(QStyle::State_HasFocus), enabled && has(QStyle::State_MouseOver), has(QStyle::State_Sunken),
            has(QStyle::State_On)};
}

/// As TouchButton has it: told from the others where no grey tells it.
Box disabledButton(const Colours& colours)
{
    Box box{Qt::transparent, colours.line};
    box.isDashed = true;
    return box;
}

Box usualButton(const Colours& colours, const QStyleOption& option, const State& state)
{
    if (!state.enabled && !state.checked)
        return disabledButton(colours);
    const bool marked = state.pressed || state.checked;
    Box box{marked ? colours.cardActive : option.palette.color(QPalette::Button), colours.line,
            state.checked || state.focused ? 2 : 1};
    if (state.enabled && (state.hovered || state.checked))
        box.line = colours.accent;
    if (state.focused)
        box.line = colours.focus;
    return box;
}

Box primaryButton(const Colours& colours, const State& state)
{
    if (!state.enabled)
        return disabledButton(colours);
    if (state.focused)
        return {colours.next, colours.focus, 3};
    return {colours.next, state.hovered || state.pressed ? colours.accent : colours.next, 2};
}

Box flatButton(const Colours& colours, const State& state)
{
    if (state.focused)
        return {Qt::transparent, colours.focus, 2};
    return {Qt::transparent, state.hovered ? colours.line : QColor(Qt::transparent)};
}

}

void paintBox(QPainter& painter, const QRect& rect, const Box& box)
{
    const qreal inset = box.width / 2.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(box.width == 0 ? QPen(Qt::NoPen)
                                  : QPen(box.line, box.width, box.isDashed ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(box.ground);
    const qreal radius = std::max(0.0, box.radius - inset);
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

QSize Room::sizeFor(QSize contents) const
{
    return contents.expandedTo(QSize(0, least)).grownBy(around);
}

ButtonRole buttonRole(const QWidget* button)
{
    const QString role = button ? button->property("role").toString() : QString();
    return role == QLatin1String("primary") ? ButtonRole::Primary
           : role == QLatin1String("flat")  ? ButtonRole::Flat
                                            : ButtonRole::Usual;
}

Box buttonBox(const Colours& colours, const QStyleOption& option, ButtonRole role)
{
    const State state = stateOf(option);
    switch (role) {
    case ButtonRole::Primary:
        return primaryButton(colours, state);
    case ButtonRole::Flat:
        return flatButton(colours, state);
    case ButtonRole::Usual:
        break;
    }
    return usualButton(colours, option, state);
}

Box fieldBox(const Colours& colours, const QStyleOption& option)
{
    const bool focused = stateOf(option).focused;
    return {option.palette.color(QPalette::Base), focused ? colours.accent : colours.line, focused ? 2 : 1};
}

Box comboBox(const Colours& colours, const QStyleOption& option)
{
    const State state = stateOf(option);
    return {option.palette.color(QPalette::Button),
            state.focused   ? colours.focus
            : state.hovered ? colours.accent
                            : colours.line,
            state.focused ? 2 : 1};
}

}
