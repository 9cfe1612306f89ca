// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/spentpart.h"

#include "models/newgameplan.h"
#include "widgets/breakable.h"
#include "widgets/glyphview.h"
#include "widgets/textlabel.h"

#include <QFrame>
#include <QHBoxLayout>

namespace adjutant::app {

namespace {

void write(TextLabel& label, const QString& words)
{
    label.setText(breakable(words));
    label.setAccessibleName(words);
}

}

SpentPart::SpentPart(QWidget* parent)
    : QWidget(parent),
      m_points(new TextLabel(this)),
      m_broken(nullptr),
      m_warning(new QFrame(this))
{
    m_points->setProperty("role", QStringLiteral("quiet"));
    m_points->setMinimumWidth(1);
    m_warning->setProperty("banner", true);
    m_broken = new TextLabel(m_warning);
    m_broken->setMinimumWidth(1);
    auto* sign = new GlyphView(m_warning, Glyph::Warning);
    sign->setAccessibleName(tr("Warning"));
    auto* row = new QHBoxLayout(m_warning);
    row->setContentsMargins(12, 6, 12, 6);
    row->addWidget(sign, 0, Qt::AlignTop); // there may be many lines
    row->addWidget(m_broken, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_points);
    column->addWidget(m_warning);
    hide();
}

void SpentPart::tell(const Spent& spent)
{
    const QString before = spent.broken.size() > 1 ? QStringLiteral("• ") : QString();
    write(*m_points, spent.points);
    write(*m_broken, before + spent.broken.join(QLatin1Char('\n') + before));
    m_warning->setVisible(!spent.broken.isEmpty());
    setVisible(!spent.points.isEmpty());
}

}
