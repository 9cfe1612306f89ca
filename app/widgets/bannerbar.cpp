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
      m_words(new TextLabel(this, 1.15, true))
{
    constexpr int mostLines = 4; // the table below wants the room
    setProperty("banner", true);
    m_words->setMostLines(mostLines);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 4, 16, 4);
    row->setSpacing(12);
    auto* sign = new GlyphView(this, Glyph::Warning);
    sign->setAccessibleName(tr("Note"));
    auto* act = new TouchButton(theme, button, this);
    act->setKeyHint(key);
    act->setAccessibleName(button);
    row->addWidget(sign);
    row->addWidget(m_words, 1);
    row->addWidget(act);
    connect(act, &TouchButton::clicked, this, &BannerBar::pressed);
    hide();
}

void BannerBar::tell(const QString& words)
{
    setVisible(!words.isEmpty());
    setAccessibleName(words);
    m_words->announce(words);
}

}
