// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "photo/photostrip.h"

#include "models/gamesummary.h"
#include "photo/photodialog.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>

namespace adjutant::app {

PhotoStrip::PhotoStrip(journal::Session& session, const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_session(session),
      m_theme(theme),
      m_begun(session.lastNumber())
{
    setObjectName(QStringLiteral("photoStrip"));
    setProperty("card", true);
    hide();
    if (!session.photoIsOfNow())
        return;
    auto* words = new TextLabel(this);
    words->setText(tr("There is a photo of the table from when this game was left."));
    auto* look = new TouchButton(theme, tr("How the table stood"), this);
    look->setObjectName(QStringLiteral("lookAtPhoto"));
    auto* close = new TouchButton(theme, tr("Close"), this, TouchButton::Weight::Quiet);
    close->setAccessibleName(tr("Close this message"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 4, 16, 4);
    row->setSpacing(12);
    row->addWidget(words, 1);
    row->addWidget(look);
    row->addWidget(close);
    connect(look, &TouchButton::clicked, this, &PhotoStrip::open);
    connect(close, &TouchButton::clicked, this, &QWidget::hide);
    connect(&session, &journal::Session::changed, this, &PhotoStrip::refresh);
    show();
}

void PhotoStrip::refresh()
{
    if (m_session.lastNumber() != m_begun || !m_session.photo().photo)
        hide();
}

void PhotoStrip::open()
{
    const QString name = scoreLine(summaryOf(m_session));
    auto* dialog = new PhotoDialog(new PhotoKeeper(m_session, nullptr), name, m_theme, parentWidget());
    dialog->open();
}

}
