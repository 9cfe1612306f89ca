// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/countrow.h"

#include "packs/dicewords.h"
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

void CountRow::setAwaited(const std::optional<packs::Awaited>& awaited, const QString& meaning)
{
    constexpr std::size_t mostDice = 99;
    delete m_numbers;
    m_numbers = nullptr;
    const bool fits = awaited && !awaited->waiting.ask.countOf.empty() && awaited->waiting.ask.wave == 0 &&
                      awaited->waiting.missing == awaited->waiting.ask.count && awaited->waiting.missing <= mostDice;
    if (fits) {
        const QString condition = packs::conditionInWords(awaited->waiting.ask.countOf);
        m_most = static_cast<int>(awaited->waiting.missing);
        const QString dice = meaning.isEmpty() ? condition : tr("%1 (%2)", "5 or more (hit)").arg(condition, meaning);
        m_label->setText(m_most == 1 ? tr("Or only how many are %1:").arg(dice)
                                     : tr("Or only how many of the %1 are %2:").arg(m_most).arg(dice));
        m_numbers = new NumberRow(m_theme, tr("Dice that are %1").arg(condition), m_most, this);
        m_button->setAccessibleName(m_label->text());
        m_row->addWidget(m_numbers);
        m_numbers->show();
        connect(m_numbers, &NumberRow::chosen, this, &CountRow::counted,
                Qt::QueuedConnection); // the row may go with it
    }
    fold();
}

void CountRow::openPad()
{
    auto* pad =
        new NumberPad(m_theme, {.title = m_numbers->accessibleName(), .least = 0, .most = m_most, .value = 0}, this);
    connect(pad, &NumberPad::picked, this, [this](int dice) { Q_EMIT counted(dice); });
    pad->openBeside(m_button);
}

}
