// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/warningline.h"

#include "widgets/glyphview.h"
#include "widgets/textlabel.h"

#include <QHBoxLayout>

namespace adjutant::app {

WarningLine::WarningLine(QWidget* parent) : QFrame(parent), m_words(new TextLabel(this))
{
    setProperty("banner", true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 12, 6);
    auto* sign = new GlyphView(this, Glyph::Warning);
    sign->setAccessibleName(tr("Warning"));
    row->addWidget(sign);
    row->addWidget(m_words, 1);
    hide();
}

void WarningLine::tell(const QString& words)
{
    setVisible(!words.isEmpty());
    m_words->announce(words);
}

}
