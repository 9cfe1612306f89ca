// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/noticebar.h"

#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace adjutant::app {

NoticeBar::NoticeBar(const Theme& theme, QWidget* parent)
    : QFrame(parent),
      m_title(new TextLabel(this, 1, true)),
      m_words(new TextLabel(this)),
      m_more(new TouchButton(theme, {}, this))
{
    setProperty("card", true);
    auto* close = new TouchButton(theme, tr("Close"), this, TouchButton::Weight::Quiet);
    connect(close, &QAbstractButton::clicked, this, [this] {
        hide();
        Q_EMIT closed();
    });
    connect(m_more, &QAbstractButton::clicked, this, &NoticeBar::moreWanted);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_more);
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(4);
    column->addWidget(m_title);
    column->addWidget(m_words);
    column->addLayout(buttons);
    hide();
}

void NoticeBar::tell(const QString& title, const QString& words, const QString& more)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
    show();
    m_words->announce(words);
}

}
