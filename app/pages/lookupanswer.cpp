// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/lookupanswer.h"

#include "pages/pagescroll.h"
#include "widgets/breakable.h"
#include "widgets/textlabel.h"

#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int around = 10;
constexpr double large = 0.6; // of the room, that larger letters may take

}

LookupAnswer::LookupAnswer(QWidget* parent)
    : QFrame(parent),
      m_words(new TextLabel(nullptr, 1, true)),
      m_scroll(new PageScroll(this))
{
    setProperty("card", true);
    m_words->setObjectName(QStringLiteral("lookup-answer"));
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto* page = new QWidget(m_scroll);
    auto* inside = new QVBoxLayout(page);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_words);
    m_scroll->setWidget(page);
    m_scroll->setAccessibleName(tr("Answer"));
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QWidget* ground : {m_scroll->viewport(), page})
        ground->setAutoFillBackground(false); // the card is behind it
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(around, around, around, around);
    column->addWidget(m_scroll);
}

void LookupAnswer::tell(const QStringList& answer)
{
    say(answer.join(QLatin1Char('\n')), true);
}

void LookupAnswer::tellWhy(const QString& words)
{
    say(words, false);
}

void LookupAnswer::say(const QString& words, bool isAnswer)
{
    m_isAnswer = isAnswer;
    m_words->setBold(isAnswer);
    m_words->announce(breakable(together(words), narrowWord));
}

void LookupAnswer::fit(int width, int most)
{
    const QMargins frame = contentsMargins() + m_scroll->contentsMargins() + around;
    const int room = most - frame.top() - frame.bottom();
    int needed = 0;
    for (const double factor : {1.6, 1.3, 1.0}) {
        m_words->setFactor(m_isAnswer ? factor : 1);
        needed = m_words->heightForWidth(width - frame.left() - frame.right());
        if (needed <= room * large)
            break; // what is asked needs room, too
    }
    const bool scrolls = needed > room;
    m_scroll->setFocusPolicy(scrolls ? Qt::StrongFocus : Qt::NoFocus);
    m_scroll->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    setFixedHeight(std::max(0, std::min(needed, room)) + frame.top() + frame.bottom());
}

}
