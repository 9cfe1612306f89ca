// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/choicebutton.h"

#include "shell/theme.h"
#include "widgets/glyph.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace adjutant::app {

namespace {

constexpr int pad = 14;
constexpr int gap = 12;

}

ChoiceButton::ChoiceButton(const Theme& theme, const QString& text, const QString& help, QWidget* parent)
    : QAbstractButton(parent),
      m_theme(theme),
      m_help(help)
{
    setText(text);
    setAccessibleName(text);
    setAccessibleDescription(help);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

int ChoiceButton::mark() const
{
    return fontMetrics().height();
}

int ChoiceButton::textLeft() const
{
    return pad + mark() + gap;
}

QRect ChoiceButton::wordsIn(int width) const
{
    const QRect room(textLeft(), 0, width - textLeft() - pad, 100000);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, text());
}

QRect ChoiceButton::helpIn(int width) const
{
    if (m_help.isEmpty())
        return {};
    const QRect room(textLeft(), 0, width - textLeft() - pad, 100000);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, m_help);
}

int ChoiceButton::heightForWidth(int width) const
{
    const int help = m_help.isEmpty() ? 0 : helpIn(width).height() + 2;
    return std::max(Theme::touch, wordsIn(width).height() + help + 2 * gap);
}

QSize ChoiceButton::sizeHint() const
{
    const int words = fontMetrics().horizontalAdvance(text());
    const int help = std::min(fontMetrics().horizontalAdvance(m_help), fontMetrics().averageCharWidth() * 60);
    const int width = textLeft() + std::max(words, help) + pad + 2;
    return QSize(width, heightForWidth(width));
}

QSize ChoiceButton::minimumSizeHint() const
{
    return QSize(textLeft() + fontMetrics().averageCharWidth() * 14, Theme::touch);
}

bool ChoiceButton::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        updateGeometry();
    return QAbstractButton::event(event);
}

void ChoiceButton::paintEvent(QPaintEvent*)
{
    const Colours& colours = m_theme.colours();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool chosen = isChecked() && autoExclusive();
    const qreal edge = hasFocus() || chosen ? 2 : 1;
    painter.setPen(QPen(hasFocus() ? colours.focus : chosen ? colours.accent : colours.line, edge));
    painter.setBrush(chosen ? colours.cardActive : palette().color(QPalette::Button));
    painter.drawRoundedRect(QRectF(rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), 8, 8);

    // All the room there is: what fits by a hair when it is measured might be broken once more when it is drawn.
    const QRect room(textLeft(), 0, width() - textLeft() - pad, height());
    const QRect words = wordsIn(width());
    const int top = m_help.isEmpty() ? (height() - words.height()) / 2 : gap; // beside taller ones, still in line
    const QRectF markAt(pad, top + (fontMetrics().height() - mark()) / 2.0, mark(), mark());
    const qreal inset = mark() * 0.22;
    const QColor markColour = isChecked() ? colours.accent : colours.quiet;
    if (autoExclusive()) {
        paintGlyph(painter, Glyph::Ring, markAt, markColour);
        if (isChecked())
            paintGlyph(painter, Glyph::Dot, markAt.adjusted(inset, inset, -inset, -inset), markColour);
    } else {
        paintGlyph(painter, isChecked() ? Glyph::BoxChecked : Glyph::Box, markAt, markColour);
    }
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    painter.drawText(room.translated(0, top), Qt::TextWordWrap, text());
    painter.setPen(colours.quiet);
    painter.drawText(room.translated(0, top + words.height() + 2), Qt::TextWordWrap, m_help);
}

QHBoxLayout* choices(const std::vector<Answer>& answers, int chosen, const Theme& theme, QWidget* parent,
                     const std::function<void(int)>& taken)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    auto* group = new QButtonGroup(parent);
    for (const Answer& answer : answers) {
        auto* button = new ChoiceButton(theme, answer.text, answer.help, parent);
        button->setAutoExclusive(true);
        button->setChecked(answer.id == chosen);
        group->addButton(button, answer.id);
        row->addWidget(button, 1);
    }
    QObject::connect(group, &QButtonGroup::idToggled, parent, [taken](int id, bool on) {
        if (on)
            taken(id);
    });
    return row;
}
}
