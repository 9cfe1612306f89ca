// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/bannerbar.h"

#include "widgets/glyphview.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>

namespace adjutant::app {

BannerBar::BannerBar(const Theme& theme, const QString& button, const QString& key, QWidget* parent)
    : QFrame(parent),
      m_words(new TextLabel(this, 1.15, true)),
      m_act(new TouchButton(theme, button, this))
{
    constexpr int mostLines = 3; // the table below wants the room
    setProperty("banner", true);
    m_words->setMostLines(mostLines);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 4, 16, 4);
    row->setSpacing(12);
    auto* sign = new GlyphView(this, Glyph::Warning);
    sign->setAccessibleName(tr("Note"));
    m_act->setKeyHint(key);
    m_act->setAccessibleName(button);
    row->addWidget(sign);
    row->addWidget(m_words, 1);
    row->addWidget(m_act);
    connect(m_act, &TouchButton::clicked, this, &BannerBar::pressed);
    hide();
}

void BannerBar::setWeight(TouchButton::Weight weight)
{
    m_act->setWeight(weight);
    m_act->setSmall(true);
}

void BannerBar::tell(const QString& words)
{
    setVisible(!words.isEmpty());
    setAccessibleName(words);
    m_words->announce(words);
}

}
