// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/spentpart.h"

#include "models/newgameplan.h"
#include "widgets/breakable.h"
#include "widgets/textlabel.h"
#include "widgets/warningline.h"

#include <QVBoxLayout>

namespace adjutant::app {

SpentPart::SpentPart(QWidget* parent) : QWidget(parent), m_points(new TextLabel(this)), m_broken(new WarningLine(this))
{
    m_points->setProperty("role", QStringLiteral("quiet"));
    m_points->setMinimumWidth(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_points);
    column->addWidget(m_broken);
    hide();
}

void SpentPart::tell(const Spent& spent)
{
    m_points->setText(breakable(spent.points));
    m_points->setAccessibleName(spent.points);
    m_broken->showQuietly(spent.broken);
    setVisible(!spent.points.isEmpty());
}

}
