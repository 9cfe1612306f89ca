// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/countrow.h"

#include "packs/dicewords.h"
#include "widgets/numberrow.h"
#include "widgets/textlabel.h"

#include <QHBoxLayout>

namespace adjutant::app {

CountRow::CountRow(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_row(new QHBoxLayout(this)),
      m_label(new TextLabel(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_label->setMinimumWidth(m_label->fontMetrics().averageCharWidth() * 10);
    m_row->addWidget(m_label, 1);
    hide();
}

void CountRow::setWanted(bool wanted)
{
    m_wanted = wanted;
    setVisible(mayCount() && m_wanted);
}

void CountRow::setAwaited(const std::optional<packs::Awaited>& awaited)
{
    constexpr std::size_t mostDice = 9; // a digit each
    delete m_numbers;
    m_numbers = nullptr;
    const bool fits = awaited && !awaited->waiting.ask.countOf.empty() && awaited->waiting.ask.wave == 0 &&
                      awaited->waiting.missing == awaited->waiting.ask.count && awaited->waiting.missing <= mostDice;
    setVisible(fits && m_wanted);
    if (!fits)
        return;
    const QString condition = packs::conditionInWords(awaited->waiting.ask.countOf);
    m_label->setText(tr("Or only how many are %1:").arg(condition));
    m_numbers =
        new NumberRow(m_theme, tr("Dice that are %1").arg(condition), static_cast<int>(awaited->waiting.missing), this);
    m_row->addWidget(m_numbers);
    m_numbers->show();
    connect(m_numbers, &NumberRow::chosen, this, &CountRow::counted, Qt::QueuedConnection); // the row may go with it
}

}
