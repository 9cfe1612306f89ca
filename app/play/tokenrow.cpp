// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/tokenrow.h"

#include "shell/largetext.h"
#include "shell/theme.h"
#include "widgets/shapebadge.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QEvent>
#include <QHBoxLayout>

namespace adjutant::app {

TokenRow::TokenRow(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_lines(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_badge(new ShapeBadge(this)),
      m_name(new TextLabel(this, 1.1, true)),
      m_words(new TextLabel(this, 0.95)),
      m_dice(new DiceRow(theme, this)),
      m_take(new TouchButton(theme, QStringLiteral("−"), this)),
      m_count(new TextLabel(this, 1.5, true)),
      m_add(new TouchButton(theme, QStringLiteral("+"), this)),
      m_roll(new TouchButton(theme, {}, this))
{
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(8);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addStretch(1);
    words->addWidget(m_name);
    words->addWidget(m_words);
    words->addStretch(1);
    m_words->setProperty("role", QStringLiteral("quiet"));
    m_count->setAlignment(Qt::AlignCenter);
    m_count->setWordWrap(false);
    m_roll->setRadio(true);
    auto* unit = new QHBoxLayout;
    unit->addWidget(m_badge);
    unit->addLayout(words, 1);
    auto* tokens = new QHBoxLayout;
    for (QWidget* part : std::initializer_list<QWidget*>{m_dice, m_take, m_count, m_add, m_roll})
        tokens->addWidget(part);
    tokens->addStretch();
    for (QHBoxLayout* part : {unit, tokens})
        part->setSpacing(8);
    m_lines->addLayout(unit, 1);
    m_lines->addLayout(tokens);
    placeTokens();
    connect(m_take, &TouchButton::clicked, this, &TokenRow::taken);
    connect(m_add, &TouchButton::clicked, this, &TokenRow::added);
    connect(m_roll, &TouchButton::clicked, this, [this] {
        m_roll->setChecked(true);
        Q_EMIT chosen();
    });
}

/// Beside the unit; with large text below it, which leaves the width to its name.
void TokenRow::placeTokens()
{
    const bool large = hasLargeText(*this);
    m_lines->setDirection(large ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void TokenRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        placeTokens();
    QWidget::changeEvent(event);
}

void TokenRow::setLook(const Look& look)
{
    m_unit = look.id;
    const QColor colour = m_theme.sideColour(look.colour);
    m_badge->setMark(look.shape, colour, m_theme.textOn(colour),
                     look.number > 0 ? QString::number(look.number) : QString());
    m_name->setText(look.name);
    m_words->setText(look.words);
    m_words->setVisible(!look.words.isEmpty());
    m_count->setText(QString::number(look.tokens));
    m_count->setAccessibleName(tr("Tokens on %1: %2").arg(look.name).arg(look.tokens));
    m_count->setMinimumWidth(m_count->fontMetrics().horizontalAdvance(QLatin1String("20")) + 4);
    m_dice->setVisible(!look.dice.dice.empty());
    if (!look.dice.dice.empty())
        m_dice->setRow(look.dice);
    setAccessibleName(look.name);
    showButtons(look);
}

int TokenRow::lastWidth() const
{
    return m_add->isHidden() ? m_roll->isHidden() ? 0 : m_roll->sizeHint().width() : m_add->sizeHint().width();
}

void TokenRow::setLastWidth(int width)
{
    m_add->setMinimumWidth(width);
    m_roll->setMinimumWidth(width);
}

void TokenRow::showButtons(const Look& look)
{
    m_take->setVisible(look.placing);
    m_count->setVisible(look.placing);
    m_add->setVisible(look.placing);
    m_roll->setVisible(!look.placing && look.due);
    m_take->setEnabled(look.tokens > 0);
    m_take->setAccessibleName(tr("Take a token back from %1").arg(look.name));
    m_add->setEnabled(look.mayAdd);
    m_add->setText(look.add.isEmpty() ? QStringLiteral("+") : look.add);
    m_add->setAccessibleName(look.add.isEmpty() ? tr("Put a token on %1").arg(look.name)
                                                : tr("%1: %2").arg(look.add, look.name));
    m_roll->setText(look.chosen ? tr("Next") : tr("Roll"));
    m_roll->setChecked(look.chosen);
    m_roll->setAccessibleName(tr("Roll for %1").arg(look.name));
}

}
