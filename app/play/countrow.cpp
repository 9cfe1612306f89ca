// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/countrow.h"

#include "play/looks.h"
#include "widgets/numberpad.h"
#include "widgets/numberrow.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>

namespace adjutant::app {

CountRow::CountRow(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_row(new QHBoxLayout(this)),
      m_label(new TextLabel(this)),
      m_button(new TouchButton(theme, tr("Count…"), parent))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_label->setMinimumWidth(m_label->fontMetrics().averageCharWidth() * 10);
    m_row->addWidget(m_label, 1);
    m_button->setObjectName(QStringLiteral("count"));
    connect(m_button, &TouchButton::clicked, this, &CountRow::openPad);
    fold();
}

void CountRow::setFolded(bool folded, bool hasButton)
{
    m_folded = folded;
    m_hasButton = hasButton;
    fold();
}

void CountRow::fold()
{
    setVisible(mayCount() && !m_folded);
    m_button->setVisible(mayCount() && m_folded && m_hasButton);
}

void CountRow::setAwaited(const std::optional<packs::Awaited>& awaited, const Counted& as)
{
    constexpr std::size_t mostDice = 99;
    delete m_numbers;
    m_numbers = nullptr;
    const bool fits = awaited && !awaited->waiting.ask.countOf.empty() && awaited->waiting.ask.wave == 0 &&
                      awaited->waiting.missing == awaited->waiting.ask.count && awaited->waiting.missing <= mostDice;
    if (fits) {
        m_most = static_cast<int>(awaited->waiting.missing);
        m_areOthers = as.areOthers;
        m_label->setText(m_most == 1 ? tr("Or only how many are %1:").arg(as.words)
                                     : tr("Or only how many of the %1 are %2:").arg(m_most).arg(as.words));
        m_numbers = new NumberRow(m_theme, tr("Dice that are %1").arg(as.words), m_most, this);
        m_button->setAccessibleName(m_label->text());
        m_row->addWidget(m_numbers);
        m_numbers->show();
        connect(m_numbers, &NumberRow::chosen, this, &CountRow::count,
                Qt::QueuedConnection); // the row may go with it
    }
    fold();
}

void CountRow::openPad()
{
    auto* pad =
        new NumberPad(m_theme, {.title = m_numbers->accessibleName(), .least = 0, .most = m_most, .value = 0}, this);
    connect(pad, &NumberPad::picked, this, [this](int dice) { count(dice); });
    pad->openBeside(m_button);
}

void CountRow::count(int dice)
{
    Q_EMIT counted(m_areOthers ? m_most - dice : dice);
}
}
