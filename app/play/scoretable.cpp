// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/scoretable.h"

#include "models/scoremodel.h"
#include "shell/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QWheelEvent>

namespace adjutant::app {

ScoreTable::ScoreTable(journal::Session& session, QWidget* parent) : QTableView(parent)
{
    setModel(new ScoreModel(session, this));
    setAccessibleName(tr("Points by round"));
    setFocusPolicy(Qt::TabFocus);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(model(), &QAbstractItemModel::modelReset, this, &ScoreTable::fit);
    fit();
}

void ScoreTable::fit()
{
    verticalHeader()->setDefaultSectionSize(std::max(Theme::touch - 12, fontMetrics().height() + 8));
    updateGeometry();
}

QSize ScoreTable::sizeHint() const
{
    const int rows = model()->rowCount() * verticalHeader()->defaultSectionSize();
    return {QTableView::sizeHint().width(), horizontalHeader()->sizeHint().height() + rows + 2 * frameWidth()};
}

QSize ScoreTable::minimumSizeHint() const
{
    return {QTableView::minimumSizeHint().width(), sizeHint().height()};
}

void ScoreTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (model() && (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange))
        fit();
}

/// There is nothing to scroll in it: the page is meant.
void ScoreTable::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

}
