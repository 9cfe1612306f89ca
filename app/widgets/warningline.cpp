// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/warningline.h"

#include "widgets/breakable.h"
#include "widgets/glyphview.h"
#include "widgets/textlabel.h"

#include <QHBoxLayout>

namespace adjutant::app {

WarningLine::WarningLine(QWidget* parent)
    : QFrame(parent),
      m_sign(new GlyphView(this, Glyph::Warning)),
      m_words(new TextLabel(this))
{
    setProperty("banner", true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 12, 6);
    m_sign->setAccessibleName(tr("Warning"));
    row->addWidget(m_sign);
    row->addWidget(m_words, 1);
    hide();
}

void WarningLine::tell(const QString& words)
{
    setVisible(!words.isEmpty());
    m_words->announce(words);
}

void WarningLine::showQuietly(const QStringList& lines)
{
    const QString before = lines.size() > 1 ? QStringLiteral("• ") : QString();
    const QString words = before + lines.join(QLatin1Char('\n') + before);
    m_words->setMinimumWidth(1);
    m_words->setText(breakable(words));
    m_words->setAccessibleName(words);
    layout()->setAlignment(m_sign, Qt::AlignTop); // there may be many lines
    setVisible(!lines.isEmpty());
}
}
