// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/historypart.h"

#include "dice/tapdelegate.h"
#include "models/throwhistorymodel.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QListView>

namespace adjutant::app {

HistoryPart::HistoryPart(ThrowHistoryModel& history, const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_history(history),
      m_list(new QListView(this)),
      m_words(new TextLabel(this)),
      m_copy(new TouchButton(theme, tr("Copy all"), this)),
      m_clear(new TouchButton(theme, tr("Clear"), this)),
      m_putBack(new TouchButton(theme, tr("Put back"), this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_words->setProperty("role", QStringLiteral("quiet"));
    column->addWidget(m_words);
    m_list->setObjectName(QStringLiteral("history"));
    m_list->setAccessibleName(tr("Last throws"));
    m_list->setModel(&history);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setAlternatingRowColors(true);
    m_list->setMinimumHeight(240);
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    m_copy->setObjectName(QStringLiteral("copy-history"));
    m_clear->setObjectName(QStringLiteral("clear-history"));
    row->addWidget(m_copy);
    m_putBack->setObjectName(QStringLiteral("put-back-history"));
    row->addWidget(m_clear);
    row->addWidget(m_putBack);
    row->addStretch(1);
    column->addLayout(row);
    auto* delegate = new TapDelegate(m_list);
    connect(delegate, &TapDelegate::taken, this, [this](const QModelIndex& index) {
        Q_EMIT throwWanted(index.data(ThrowHistoryModel::TextRole).toString());
    });
    connect(m_copy, &TouchButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_history.toText());
        Q_EMIT said(tr("The history is copied as text."));
    });
    connect(m_clear, &TouchButton::clicked, this, &HistoryPart::clear);
    connect(m_putBack, &TouchButton::clicked, this, &HistoryPart::putBack);
    connect(&history, &ThrowHistoryModel::rowsInserted, this, &HistoryPart::refresh);
    connect(&history, &ThrowHistoryModel::modelReset, this, &HistoryPart::refresh);
    refresh();
}

void HistoryPart::refresh()
{
    const bool any = m_history.rowCount() > 0;
    m_words->setText(any ? tr("Tap a throw to throw it again. The last %1 are kept.").arg(ThrowHistoryModel::most)
                     : m_cleared.empty() ? tr("Nothing was thrown yet.")
                                         : tr("The history is empty. Until the next throw it can be put back."));
    m_list->setVisible(any);
    m_copy->setVisible(any);
    m_clear->setVisible(any);
    if (any)
        m_cleared.clear();
    m_putBack->setVisible(!m_cleared.empty());
}

void HistoryPart::clear()
{
    m_cleared = m_history.entries();
    m_history.clear();
}

void HistoryPart::putBack()
{
    m_history.setEntries(std::move(m_cleared));
}

}
