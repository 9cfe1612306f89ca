// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/timerpart.h"

#include "kit/rows.h"
#include "kit/tabletimer.h"
#include "shell/style.h"
#include "shell/theme.h"
#include "widgets/choicerow.h"
#include "widgets/clearbutton.h"
#include "widgets/fittinglabel.h"
#include "widgets/glyphview.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QLineEdit>

namespace adjutant::app {

namespace {

constexpr int chips[] = {1, 3, 5, 10};
constexpr double large = 4.5, least = 1.5; // of the text

}

TimerPart::TimerPart(TableTimer& timer, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_timer(timer),
      m_face(new QFrame(this)),
      m_digits(new FittingLabel(m_face, least, large)),
      m_sign(new GlyphView(m_face)),
      m_words(new TextLabel(m_face)),
      m_chips(new ChoiceRow(theme, tr("Minutes"), this)),
      m_line(new QLineEdit(this)),
      m_up(new TouchButton(theme, tr("Count up"), this)),
      m_fault(new TextLabel(this)),
      m_start(new TouchButton(theme, {}, this, TouchButton::Weight::Main)),
      m_reset(new TouchButton(theme, tr("Reset"), this, TouchButton::Weight::Second))
{
    compose();
    connect(m_chips, &ChoiceRow::chosen, this, &TimerPart::choose);
    connect(m_up, &TouchButton::clicked, this, &TimerPart::chooseUp);
    connect(m_line, &QLineEdit::textEdited, this, &TimerPart::read);
    connect(m_line, &QLineEdit::returnPressed, this, &TimerPart::startTyped);
    connect(m_start, &TouchButton::clicked, &timer, &TableTimer::toggle);
    connect(m_reset, &TouchButton::clicked, &timer, &TableTimer::reset);
    connect(&timer, &TableTimer::changed, this, &TimerPart::refresh);
    refresh();
    inTabOrder({m_start, m_reset, m_chips, m_line, m_up});
}

void TimerPart::compose()
{
    m_digits->setObjectName(QStringLiteral("digits"));
    m_digits->setAlignment(Qt::AlignHCenter);
    m_words->setObjectName(QStringLiteral("timerWords"));
    m_words->setWordWrap(false);
    m_start->setObjectName(QStringLiteral("start"));
    m_reset->setObjectName(QStringLiteral("reset"));
    m_chips->setLabelAbove(); // beside it, they would need two rows in the drawer
    m_up->setRadio(true);
    m_up->setToolTip(tr("Count up from nothing"));
    m_line->setPlaceholderText(tr("7 or 2:30"));
    m_line->setAccessibleName(tr("Minutes to count down from"));
    m_line->setObjectName(QStringLiteral("minutes"));
    m_line->setMaxLength(10);
    addClearButton(*m_line);
    m_fault->setProperty("role", QStringLiteral("fault"));
    m_fault->hide();

    auto* face = new QVBoxLayout(m_face);
    face->setSpacing(0);
    face->setContentsMargins(8, 0, 8, 8);
    face->addWidget(m_digits);
    auto* says = new QHBoxLayout;
    says->setSpacing(8);
    says->addStretch(1);
    says->addWidget(m_sign);
    says->addWidget(m_words);
    says->addStretch(1);
    face->addLayout(says);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_face);
    column->addWidget(inOneLine({m_start, m_reset}, this));
    column->addWidget(m_chips);
    column->addWidget(inOneLine({m_line, m_up}, this));
    column->addWidget(m_fault);
}

void TimerPart::choose(const QString& minutes)
{
    m_line->setText({});
    m_fault->hide();
    m_timer.countDown(std::chrono::minutes(minutes.toInt()));
}

void TimerPart::chooseUp()
{
    m_line->setText({});
    m_fault->hide();
    m_timer.countUp();
}

/// A time that is being typed shows at once, unless it would end one that runs.
void TimerPart::read(const QString& typed)
{
    const auto time = parseTime(typed);
    const bool wrong = !time && !typed.trimmed().isEmpty() && !typed.endsWith(u':');
    m_fault->setVisible(wrong);
    m_fault->announce(wrong ? tr("Type minutes, such as 7 or 2:30; less than ten hours.") : QString());
    if (time && m_timer.state() == TableTimer::State::Ready)
        m_timer.countDown(*time);
}

void TimerPart::startTyped()
{
    const auto time = parseTime(m_line->text());
    if (!time)
        return;
    m_timer.countDown(*time);
    m_timer.start();
}

QString TimerPart::stateWords() const
{
    switch (m_timer.state()) {
    case TableTimer::State::Running:
        return m_timer.isDown() ? tr("Running, %1 in all").arg(toText(m_timer.length())) : tr("Running, counts up");
    case TableTimer::State::Paused:
        return tr("Paused");
    case TableTimer::State::Over:
        return tr("Time is up");
    case TableTimer::State::Ready:
        break;
    }
    return m_timer.isDown() ? tr("Counts down") : tr("Counts up from nothing");
}

void TimerPart::refresh()
{
    using State = TableTimer::State;
    const State state = m_timer.state();
    const bool over = state == State::Over;
    setBanner(*m_face, over);
    const QString shown = over ? QStringLiteral("+%1").arg(toText(m_timer.late())) : toText(m_timer.shown());
    m_digits->fitWords(shown);
    m_digits->setAccessibleName(over ? tr("Over for %1").arg(toText(m_timer.late())) : tr("Timer: %1").arg(shown));
    m_sign->setGlyph(over ? Glyph::Warning : state == State::Running ? Glyph::Play : Glyph::None);
    m_sign->setVisible(over || state == State::Running);
    m_words->announce(stateWords());
    m_start->setText(state == State::Running  ? tr("Pause")
                     : state == State::Paused ? tr("Go on")
                     : over                   ? tr("Again")
                                              : tr("Start"));
    m_reset->setEnabled(state != State::Ready);
    refreshChips();
}

/// What runs is not thrown away by a tap on another length.
void TimerPart::refreshChips()
{
    std::vector<ChoiceRow::Item> items;
    QString chosen;
    for (const int minutes : chips) {
        const QString id = QString::number(minutes);
        items.push_back({id, id, {}, {}, tr("%n minutes", nullptr, minutes)});
        if (m_timer.length() == std::chrono::minutes(minutes))
            chosen = id;
    }
    m_chips->setItems(items, chosen);
    m_up->setChecked(!m_timer.isDown());
    const bool runs = m_timer.state() == TableTimer::State::Running;
    m_chips->setEnabled(!runs);
    m_up->setEnabled(!runs);
}

}
