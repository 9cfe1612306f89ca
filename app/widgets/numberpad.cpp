// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/numberpad.h"

#include "shell/theme.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScreen>
#include <QVBoxLayout>

namespace adjutant::app {

namespace {

constexpr int columns = 5;

}

NumberPad::NumberPad(const Theme& theme, const Spec& spec, QWidget* parent)
    : QFrame(parent, Qt::Popup),
      m_theme(theme),
      m_spec(spec)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::Box);
    setAccessibleName(spec.title);
    auto* column = new QVBoxLayout(this);
    m_title = new TextLabel(this, 1, true);
    m_title->setText(spec.title);
    column->addWidget(m_title);
    auto* grid = new QGridLayout;
    grid->setSpacing(4);
    fill(grid);
    column->addLayout(grid);
    if (spec.asksWhy) {
        m_why = new QLineEdit(this);
        m_why->setMinimumHeight(Theme::touch);
        m_why->setPlaceholderText(tr("why (may stay empty)"));
        m_why->setAccessibleName(tr("Why"));
        column->addWidget(m_why);
    }
}

void NumberPad::fill(QGridLayout* grid)
{
    for (int value = m_spec.least; value <= m_spec.most; ++value) {
        const int place = value - m_spec.least;
        addNumber(grid, value, place / columns, place % columns);
    }
}

void NumberPad::addNumber(QGridLayout* grid, int value, int row, int column)
{
    auto* button = new TouchButton(m_theme, QString::number(value), this);
    button->setRadio(true);
    button->setChecked(value == m_spec.value);
    button->setAccessibleName(QString::number(value));
    connect(button, &TouchButton::clicked, this, [this, value] { pick(value); });
    grid->addWidget(button, row, column);
    m_numbers.append(button);
}

void NumberPad::openBeside(const QWidget* widget)
{
    adjustSize();
    QPoint at = widget->mapToGlobal(QPoint(0, widget->height() + 2));
    const QRect room = widget->screen()->availableGeometry();
    if (at.y() + height() > room.bottom())
        at.setY(widget->mapToGlobal(QPoint(0, 0)).y() - height() - 2);
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
    at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    move(at);
    show();
    const int place = m_spec.value - m_spec.least;
    if (place >= 0 && place < m_numbers.size())
        m_numbers[place]->setFocus(Qt::PopupFocusReason);
}

void NumberPad::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return moveFocus(-1);
    case Qt::Key_Right:
        return moveFocus(1);
    case Qt::Key_Up:
        return moveFocus(-columns);
    case Qt::Key_Down:
        return moveFocus(columns);
    case Qt::Key_Escape:
        close();
        return;
    default:
        break;
    }
    if (event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9)
        return type(event->key() - Qt::Key_0);
    QFrame::keyPressEvent(event);
}

void NumberPad::moveFocus(int by)
{
    int now = 0;
    for (int i = 0; i < m_numbers.size(); ++i)
        if (m_numbers[i]->hasFocus())
            now = i;
    if (now + by >= 0 && now + by < m_numbers.size())
        m_numbers[now + by]->setFocus(Qt::TabFocusReason);
}

/// A number that no further digit can be added to is picked at once; otherwise it is marked and Return takes it.
void NumberPad::type(int digit)
{
    m_typed += QString::number(digit);
    int value = m_typed.toInt();
    if (value < m_spec.least || value > m_spec.most) {
        m_typed = QString::number(digit);
        value = digit;
    }
    if (value < m_spec.least || value > m_spec.most)
        return;
    if (value == 0 || value * 10 > m_spec.most)
        return pick(value);
    m_numbers[value - m_spec.least]->setFocus(Qt::TabFocusReason);
}

void NumberPad::pick(int value)
{
    const QString why = m_why ? m_why->text().trimmed() : QString();
    close();
    Q_EMIT picked(value, why);
}

}
