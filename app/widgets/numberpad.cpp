// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/numberpad.h"

#include "shell/theme.h"
#include "widgets/beside.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int mostShown = 25;

/// No number stands alone in the last row.
int columnsFor(qsizetype numbers)
{
    constexpr int usual = 5;
    return numbers % usual == 1 ? usual + 1 : usual;
}
}

NumberPad::NumberPad(const Theme& theme, const Spec& spec, QWidget* parent)
    : QFrame(parent, Qt::Popup),
      m_theme(theme),
      m_spec(spec),
      m_first(spec.least)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::Box);
    setAccessibleName(spec.title);
    auto* column = new QVBoxLayout(this);
    m_title = new TextLabel(this, 1, true);
    m_title->setText(spec.title);
    column->addWidget(m_title);
    m_grid = new QGridLayout;
    m_grid->setSpacing(4);
    column->addLayout(m_grid);
    m_turning = new QHBoxLayout;
    column->addLayout(m_turning);
    fill();
    if (spec.utmost > spec.most)
        addMore();
    if (spec.asksWhy) {
        m_why = new QLineEdit(this);
        m_why->setMinimumHeight(Theme::touch);
        m_why->setPlaceholderText(tr("why (optional)"));
        m_why->setAccessibleName(tr("Why"));
        column->addWidget(m_why);
    }
}

void NumberPad::fill()
{
    const int numbers = m_spec.most - m_spec.least + 1;
    for (int place = static_cast<int>(m_numbers.size()); place < std::min(mostShown, numbers); ++place) {
        auto* button = new TouchButton(m_theme, {}, this);
        button->setRadio(true);
        connect(button, &TouchButton::clicked, this, [this, place] { pick(m_first + place); });
        m_numbers.append(button);
    }
    arrange();
    if (numbers > mostShown && !m_back)
        addTurning();
    turn(0);
}

/// Anew, for there may be more of them than before.
void NumberPad::arrange()
{
    m_columns = columnsFor(m_numbers.size());
    for (TouchButton* button : m_numbers)
        m_grid->removeWidget(button);
    for (int place = 0; place < static_cast<int>(m_numbers.size()); ++place)
        m_grid->addWidget(m_numbers[place], place / m_columns, place % m_columns);
}

void NumberPad::addTurning()
{
    m_back = new TouchButton(m_theme, tr("Smaller"), this);
    m_on = new TouchButton(m_theme, tr("Larger"), this);
    m_back->setAccessibleName(tr("Smaller numbers"));
    m_on->setAccessibleName(tr("Larger numbers"));
    m_turning->addWidget(m_back);
    m_turning->addWidget(m_on);
    connect(m_back, &TouchButton::clicked, this, [this] { turn(-1); });
    connect(m_on, &TouchButton::clicked, this, [this] { turn(1); });
}

void NumberPad::turn(int pages)
{
    const int shown = static_cast<int>(m_numbers.size());
    m_first = std::clamp(m_first + pages * shown, m_spec.least, std::max(m_spec.least, m_spec.most - shown + 1));
    for (int place = 0; place < shown; ++place) {
        const int value = m_first + place;
        const QString means = value == m_spec.least ? m_spec.leastMeans : QString();
        m_numbers[place]->setText(QString::number(value));
        m_numbers[place]->setDetail(means);
        m_numbers[place]->setAccessibleName(means.isEmpty() ? QString::number(value)
                                                            : tr("%1, %2").arg(value).arg(means));
        m_numbers[place]->setChecked(value == m_spec.value);
    }
    if (m_back) {
        m_back->setEnabled(m_first > m_spec.least);
        m_on->setEnabled(m_first + shown <= m_spec.most);
    }
}

void NumberPad::lead(int value)
{
    const int shown = static_cast<int>(m_numbers.size());
    if (value < m_first || value >= m_first + shown) {
        m_first = m_spec.least + (value - m_spec.least) / shown * shown;
        turn(0);
    }
    if (value >= m_first && value < m_first + shown)
        m_numbers[value - m_first]->setFocus(Qt::PopupFocusReason);
}

void NumberPad::addMore()
{
    m_more = new TouchButton(m_theme, tr("More…"), this, TouchButton::Weight::Quiet);
    m_more->setAccessibleName(tr("Numbers up to %1").arg(m_spec.utmost));
    layout()->addWidget(m_more);
    connect(m_more, &TouchButton::clicked, this, &NumberPad::showMore);
}

void NumberPad::showMore()
{
    m_spec.most = m_spec.utmost;
    m_more->hide();
    fill();
    openBeside(m_beside);
}

void NumberPad::openBeside(const QWidget* widget)
{
    m_beside = widget;
    adjustSize();
    moveBeside(*this, QRect(widget->mapToGlobal(QPoint()), widget->size()), *widget->screen());
    show();
    lead(m_spec.value);
}

void NumberPad::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return moveFocus(-1);
    case Qt::Key_Right:
        return moveFocus(1);
    case Qt::Key_Up:
        return moveFocus(-m_columns);
    case Qt::Key_Down:
        return moveFocus(m_columns);
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
    lead(std::clamp(m_first + now + by, m_spec.least, m_spec.most));
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
    lead(value);
}

void NumberPad::pick(int value)
{
    const QString why = m_why ? m_why->text().trimmed() : QString();
    close();
    Q_EMIT picked(value, why);
}

}
