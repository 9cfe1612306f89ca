// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/rulingsdialog.h"

#include "pages/pagescroll.h"
#include "pages/questioncard.h"
#include "play/desk.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

RulingsDialog::RulingsDialog(Desk& desk, const Theme& theme, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_theme(theme),
      m_fault(new TextLabel(this))
{
    setWindowTitle(tr("Rulings"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* hint = new TextLabel(this);
    hint->setText(tr("What you change counts from now on. What was thrown stays as it fell."));
    hint->setProperty("role", QStringLiteral("quiet"));
    auto* scroll = new PageScroll(this);
    scroll->setAccessibleName(windowTitle());
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(buildCards());
    m_fault->setProperty("role", QStringLiteral("fault"));
    m_fault->hide();
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addWidget(hint);
    column->addWidget(scroll, 1);
    column->addWidget(m_fault);
    column->addWidget(buildFoot());
    refresh();
    const QSize room = parent ? parent->window()->size() - QSize(60, 60) : QSize(1200, 700);
    resize(QSize(std::max(760, fontMetrics().averageCharWidth() * 90), room.height()).boundedTo(room));
    if (!m_cards.isEmpty())
        m_cards[m_desk.pack().rulings.front().id]->first()->setFocus();
}

QWidget* RulingsDialog::buildCards()
{
    auto* inside = new QWidget(this);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(12);
    for (const packs::Ruling& ruling : m_desk.pack().rulings) {
        auto* card = new QuestionCard(m_theme, ruling.id, ruling.question, ruling.doubt, ruling.choices, inside);
        card->setAnswer(m_desk.game().rulings.value(ruling.id));
        connect(card, &QuestionCard::changed, this, &RulingsDialog::refresh);
        column->addWidget(card);
        m_cards.insert(ruling.id, card);
    }
    column->addStretch(1);
    return inside;
}

QWidget* RulingsDialog::buildFoot()
{
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    auto* cancel = new TouchButton(m_theme, tr("Cancel"), foot);
    m_done = new TouchButton(m_theme, tr("Play on like this"), foot, TouchButton::Weight::Main);
    m_done->setObjectName(QStringLiteral("changeRulings"));
    m_done->setDefault(true);
    row->addWidget(cancel);
    row->addWidget(m_done, 1);
    connect(cancel, &TouchButton::clicked, this, &QDialog::reject);
    connect(m_done, &TouchButton::clicked, this, &RulingsDialog::doIt);
    return foot;
}

bool RulingsDialog::isChanged(const QString& ruling) const
{
    return m_cards[ruling]->answer() != m_desk.game().rulings.value(ruling);
}

void RulingsDialog::refresh()
{
    const QStringList rulings = m_cards.keys();
    m_done->setEnabled(
        std::any_of(rulings.begin(), rulings.end(), [this](const QString& ruling) { return isChanged(ruling); }));
    m_fault->hide();
}

/// One line of the log each, in the order in which they are asked.
void RulingsDialog::doIt()
{
    const auto refusal = connect(&m_desk, &Desk::refused, m_fault, [this](const QString& words) {
        m_fault->announce(words);
        m_fault->show();
    });
    const std::vector<packs::Ruling> rulings = m_desk.pack().rulings;
    const bool done = std::all_of(rulings.begin(), rulings.end(), [this](const packs::Ruling& ruling) {
        return !isChanged(ruling.id) ||
               m_desk.send(
                   {{"do", "ruling"}, {"ruling", utf8(ruling.id)}, {"choice", utf8(m_cards[ruling.id]->answer())}});
    });
    disconnect(refusal);
    if (done)
        accept();
}

}
