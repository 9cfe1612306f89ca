// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fittinglabel.h"

#include <QEvent>

namespace adjutant::app {

FittingLabel::FittingLabel(QWidget* parent, qreal least, qreal most)
    : TextLabel(parent, most, true),
      m_least(least),
      m_most(most)
{
    setWordWrap(false);
    setMinimumWidth(1); // its words follow its width, not the other way round
}

void FittingLabel::fitWords(const QString& words)
{
    setText(words);
    fit();
}

void FittingLabel::fit()
{
    fitFactor(m_least, m_most, width());
}

void FittingLabel::resizeEvent(QResizeEvent* event)
{
    TextLabel::resizeEvent(event);
    fit();
}

/// The text has another size, or the program another look.
void FittingLabel::changeEvent(QEvent* event)
{
    TextLabel::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        fit();
}

}
