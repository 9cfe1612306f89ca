// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/timerbar.h"

#include "kit/tabletimer.h"
#include "shell/theme.h"
#include "widgets/glyphview.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QEvent>
#include <QHBoxLayout>

namespace adjutant::app {

TimerBar::TimerBar(TableTimer& timer, const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_timer(timer),
      m_sign(new GlyphView(this, Glyph::Warning)),
      m_words(new TextLabel(this, 1.25, true)),
      m_again(new TouchButton(theme, {}, this)),
      m_close(new TouchButton(theme, {}, this))
{
    setObjectName(QStringLiteral("timerBar"));
    setProperty("banner", true);
    m_words->setObjectName(QStringLiteral("timerBarWords"));
    m_again->setObjectName(QStringLiteral("timerAgain"));
    m_close->setObjectName(QStringLiteral("timerClose"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 12, 6);
    row->addWidget(m_sign);
    row->addWidget(m_words, 1);
    row->addWidget(m_again);
    row->addWidget(m_close);
    connect(m_again, &TouchButton::clicked, &timer, &TableTimer::start);
    connect(m_close, &TouchButton::clicked, &timer, &TableTimer::reset);
    connect(&timer, &TableTimer::changed, this, &TimerBar::refresh);
    label();
    refresh();
}

void TimerBar::label()
{
    m_again->setText(tr("Again"));
    m_again->setAccessibleName(tr("Start the timer again"));
    m_close->setText(tr("Close"));
    m_close->setAccessibleName(tr("Close this message and reset the timer"));
}

void TimerBar::refresh()
{
    const bool over = m_timer.state() == TableTimer::State::Over;
    setVisible(over);
    m_words->announce(over ? tr("Time is up: %1 is over.").arg(toText(m_timer.length())) : QString());
}

void TimerBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    label();
    refresh();
}

TimerCorner::TimerCorner(TableTimer& timer, QWidget* parent) : QLabel(parent), m_timer(timer)
{
    setObjectName(QStringLiteral("timerCorner"));
    setProperty("role", QStringLiteral("strong"));
    setMargin(8);
    setTextFormat(Qt::PlainText);
    connect(&timer, &TableTimer::changed, this, &TimerCorner::refresh);
    refresh();
}

void TimerCorner::refresh()
{
    using State = TableTimer::State;
    const State state = m_timer.state();
    setVisible(state != State::Ready);
    if (state == State::Over)
        setText(tr("Time is up"));
    else if (state == State::Paused)
        setText(tr("Timer %1, paused").arg(toText(m_timer.shown())));
    else
        setText(tr("Timer %1").arg(toText(m_timer.shown())));
    if (isVisible() && sizeHint().width() > width()) { // a menu bar gives a corner room only when it comes
        hide();
        show();
    }
}

}
