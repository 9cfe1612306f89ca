// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/luckpart.h"

#include "journal/session.h"
#include "report/luckwords.h"
#include "shell/theme.h"
#include "widgets/luckview.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QVBoxLayout>

namespace adjutant::app {

/// Undone throws of the app are among them, undone ones of the table are not; the words say so.
LuckPart::LuckPart(const journal::Session& session, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_view(new LuckView(theme, this))
{
    auto* words = new TextLabel(this);
    words->setProperty("role", QStringLiteral("quiet"));
    words->setText(tr("Every die that fell, also those that were dropped or thrown again. Undone throws of the "
                      "app count too; undone ones of the table do not, since they may have been mistyped."));
    auto* copy = new TouchButton(theme, tr("Copy as text"), this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    column->addWidget(words);
    column->addWidget(copy, 0, Qt::AlignLeft);
    column->addStretch(1);
    connect(copy, &TouchButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_view->text()); });
    connect(&session, &journal::Session::changed, this, &LuckPart::follow);
}

void LuckPart::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow();
}

void LuckPart::follow()
{
    if (!isVisible())
        return;
    std::vector<LuckView::Group> groups;
    for (report::LuckGroup& group : report::luckOf(m_session))
        groups.push_back({report::titleOf(group), std::move(group.kinds)});
    m_view->setGroups(groups, tr("No dice have fallen yet in this game."));
}

}
