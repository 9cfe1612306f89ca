// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/lookupdialog.h"

#include "pages/packbox.h"
#include "pages/referencepanel.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/dialogsize.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

const QString lastPack = QStringLiteral("lookup-pack");

}

LookupDialog::LookupDialog(Preferences& preferences, Theme& theme, QWidget* parent)
    : QDialog(parent),
      m_preferences(preferences),
      m_box(new PackBox(this)),
      m_reference(new ReferencePanel(theme, preferences, this))
{
    setWindowTitle(tr("Find a rule"));
    auto* label = new QLabel(tr("Rules"), this);
    label->setProperty("role", QStringLiteral("strong"));
    label->setBuddy(m_box);
    m_box->setAccessibleName(tr("Rules to look in"));
    m_box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_box->setMinimumContentsLength(12);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* close = new QPushButton(tr("Close"), this);
    close->setAutoDefault(false);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(8, 0, 8, 0);
    top->addWidget(label);
    top->addWidget(m_box, 1);
    top->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_reference, 1);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_box, &QComboBox::currentIndexChanged, this, &LookupDialog::usePack);
    connect(m_box, &QComboBox::activated, m_reference, &ReferencePanel::startSearch);
    const QSize wanted(int(theme.textPoints() * 70), int(theme.textPoints() * 80));
    resizeInSight(*this, wanted);
}

void LookupDialog::setPacks(std::vector<packs::Found> packs, const QString& wanted)
{
    m_packs = std::move(packs);
    const QString last = m_preferences.lastAnswer(lastPack, m_preferences.lastAnswer(QStringLiteral("pack"), {}));
    m_box->setPacks(m_packs, wanted.isEmpty() ? last : wanted);
    usePack();
}

void LookupDialog::usePack()
{
    const QString id = m_box->packId();
    const auto found = std::find_if(m_packs.begin(), m_packs.end(), [&](const packs::Found& candidate) {
        return candidate.id == id && candidate.reading.pack;
    });
    if (found != m_packs.end())
        m_preferences.setLastAnswer(lastPack, id);
    m_reference->setPack(found == m_packs.end() ? nullptr : found->reading.pack);
}

void LookupDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_reference->startSearch();
}

}
