// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/coinpart.h"

#include "kit/coinview.h"
#include "widgets/fittinglabel.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>

namespace adjutant::app {

namespace {

constexpr int gap = 16;
constexpr double large = 2; // of the text

}

CoinPart::CoinPart(Coin& coin, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_coin(coin),
      m_view(new CoinView(theme, this)),
      m_side(new FittingLabel(this, 1, large)),
      m_words(new TextLabel(this)),
      m_trail(new CoinTrail(theme, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* row = new QHBoxLayout;
    row->setSpacing(gap);
    row->addWidget(m_view);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_side);
    words->addWidget(m_words);
    row->addLayout(words, 1);
    column->addLayout(row);
    column->addWidget(m_trail);
    auto* toss = new TouchButton(theme, tr("Toss the coin"), this, TouchButton::Weight::Main);
    toss->setObjectName(QStringLiteral("toss"));
    column->addWidget(toss);
    m_side->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    m_side->setObjectName(QStringLiteral("coinSide"));
    m_words->setObjectName(QStringLiteral("coinWords"));
    m_words->setProperty("role", QStringLiteral("quiet"));
    m_words->setMostLines(9); // all that there is, in as little width as its longest word
    connect(toss, &TouchButton::clicked, &coin, &Coin::toss);
    connect(&coin, &Coin::tossed, this, &CoinPart::refresh);
    refresh();
}

/// The number of the toss is part of what is announced: the same side again is another toss.
void CoinPart::refresh()
{
    m_trail->setSides(m_coin.tosses());
    const bool any = m_coin.count() > 0;
    m_view->setSide(any ? std::optional(m_coin.tosses().front()) : std::nullopt);
    m_side->setVisible(any);
    m_words->setAlignment(Qt::AlignLeft | (any ? Qt::AlignTop : Qt::AlignVCenter));
    if (!any)
        return m_words->setText(tr("Not tossed yet."));
    const QString side = Coin::nameOf(m_coin.tosses().front());
    m_side->fitWords(side);
    m_words->announce(tr("Toss %1: %2. Heads %3, tails %4 so far.")
                          .arg(m_coin.count())
                          .arg(side)
                          .arg(m_coin.heads())
                          .arg(m_coin.tails()));
}

}
