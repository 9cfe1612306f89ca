// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/choicerow.h"

#include "shell/largetext.h"
#include "shell/style.h"
#include "shell/theme.h"
#include "widgets/breakable.h"
#include "widgets/flowlayout.h"
#include "widgets/keptfocus.h"
#include "widgets/shapebadge.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace adjutant::app {

ChoiceRow::ChoiceRow(const Theme& theme, const QString& label, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_label = new TextLabel(this);
    m_label->setMostLines(3);
    m_label->setProperty("role", QStringLiteral("quiet"));
    row->addWidget(m_label);
    auto* inside = new QWidget(this);
    m_flow = FlowLayout::in(inside, 6);
    m_flow->setTogether(true);
    row->addWidget(inside, 1);
    setLabel(label);
}

void ChoiceRow::setLabel(const QString& label)
{
    m_label->setText(label);
    m_label->setVisible(!label.isEmpty());
    giveLabelRoom();
    setAccessibleName(label);
}

void ChoiceRow::setHelp(const QString& help)
{
    setToolTip(help);
    setAccessibleDescription(help);
    m_label->setHelped(!help.isEmpty());
}

void ChoiceRow::standAlone()
{
    m_alone = true;
    giveLabelRoom();
}

void ChoiceRow::setLabelAbove()
{
    auto* row = static_cast<QBoxLayout*>(layout());
    row->setDirection(QBoxLayout::TopToBottom);
    row->setSpacing(2);
    m_above = true;
    giveLabelRoom();
}

void ChoiceRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        giveLabelRoom();
}

/// The same in all rows, so that what can be chosen stands below each other; more only where a word needs it.
void ChoiceRow::giveLabelRoom()
{
    if (m_above) {
        m_label->setMinimumWidth(0);
        return;
    }
    const int mark = m_side ? m_side->sizeHint().width() + layout()->spacing() : 0;
    const int usual = fontMetrics().averageCharWidth() * (hasLargeText(*this) ? 14 : 15) / 2;
    const QFontMetrics letters = m_label->fontMetrics();
    int width = usual - mark;
    for (const QString& word : m_label->text().split(u' '))
        width = std::max(width, std::min(letters.horizontalAdvance(word) + 2, 2 * usual));
    if (m_alone && fontMetrics().height() * 2 <= Theme::touch)
        width = std::max(width, letters.horizontalAdvance(m_label->text()) + 2);
    m_label->setMinimumWidth(width);
}

void ChoiceRow::setSide(const QString& name, const QString& shape, const QString& colour)
{
    if (!m_side) {
        m_side = new ShapeBadge(this, 1);
        static_cast<QBoxLayout*>(layout())->insertWidget(1, m_side);
        giveLabelRoom();
    }
    const QColor ground = m_theme.sideColour(colour);
    m_side->setMark(shape, ground, m_theme.textOn(ground));
    if (m_label->text() != name)
        setAccessibleName(tr("%1: %2", "At: Ben").arg(m_label->text(), name));
}

void ChoiceRow::setAsked(bool asked)
{
    setRole(*m_label, asked ? QString() : QStringLiteral("quiet"));
    m_asked = asked;
    update();
}

/// A bar below the label of what is asked, in the colour of what comes next.
void ChoiceRow::paintEvent(QPaintEvent*)
{
    constexpr int thick = 3;
    if (!m_asked || m_label->isHidden())
        return;
    const QRect words(m_label->x(), m_label->y() + (m_label->height() + m_label->fontMetrics().height()) / 2,
                      std::min(m_label->width(), m_label->fontMetrics().horizontalAdvance(m_label->text())), thick);
    QPainter(this).fillRect(words, m_theme.colours().next);
}

void ChoiceRow::setTight()
{
    m_tight = true;
    m_flow->setSpacing(3);
}

void ChoiceRow::setSpacing(int spacing)
{
    m_flow->setSpacing(spacing);
}

void ChoiceRow::setLast(QWidget* last)
{
    m_flow->insertWidget(m_flow->count(), last);
    if (auto* button = qobject_cast<TouchButton*>(last))
        button->setTight(m_tight);
}

QPoint ChoiceRow::below(const QString& id) const
{
    const auto item = std::find_if(m_items.begin(), m_items.end(), [&](const Item& one) { return one.id == id; });
    const QWidget* widget = this;
    if (item != m_items.end())
        widget = m_buttons.at(static_cast<std::size_t>(item - m_items.begin()));
    return widget->mapToGlobal(QPoint(0, widget->height()));
}

void ChoiceRow::setItems(const std::vector<Item>& items, const QString& chosen)
{
    while (m_buttons.size() < items.size()) {
        auto* button = new TouchButton(m_theme, {}, this);
        button->setRadio(true);
        button->setTight(m_tight);
        const std::size_t place = m_buttons.size();
        connect(button, &TouchButton::clicked, this, [this, place, button] {
            button->setChecked(true);
            Q_EMIT this->chosen(m_items.at(place).id);
        });
        m_flow->insertWidget(static_cast<int>(place), button);
        QWidget::setTabOrder(place > 0 ? m_buttons.back() : lastBefore(*this), button);
        m_buttons.push_back(button);
    }
    m_items = items;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setVisible(i < items.size());
        if (i >= items.size())
            continue;
        m_buttons[i]->setText(m_above ? breakable(items[i].text, narrowWord) : items[i].text);
        m_buttons[i]->setAccessibleName(items[i].text);
        m_buttons[i]->setDetail(items[i].detail);
        m_buttons[i]->setRoomForDetail(items[i].room);
        m_buttons[i]->setKeyHint(items[i].key);
        m_buttons[i]->setHelp(items[i].help);
        m_buttons[i]->setAccessibleDescription(items[i].help.isEmpty() ? items[i].detail : items[i].help);
        m_buttons[i]->setChecked(items[i].id == chosen);
    }
}

}
