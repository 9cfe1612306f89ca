// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/numberscard.h"

#include "models/newgameplan.h"
#include "widgets/flowlayout.h"
#include "widgets/numberpad.h"
#include "widgets/touchbutton.h"

#include <QLabel>
#include <QVBoxLayout>

namespace adjutant::app {

NumbersCard::NumbersCard(const Theme& theme, const packs::Pack& pack, const QMap<QString, int>& numbers,
                         QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_pack(pack),
      m_numbers(numbers)
{
    setProperty("card", true);
    setObjectName(QStringLiteral("numbers"));
    setAccessibleName(tr("Agreed numbers"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 14, 18, 16);
    auto* title = new QLabel(tr("As the table agrees"), this);
    title->setProperty("role", QStringLiteral("strong"));
    column->addWidget(title);
    auto* inside = new QWidget(this);
    m_flow = FlowLayout::in(inside, 6);
    column->addWidget(inside);
    for (const packs::Question* question : tableNumbers(pack))
        addNumber(*question);
}

void NumbersCard::addNumber(const packs::Question& question)
{
    auto* button = new TouchButton(m_theme, {}, this);
    button->setObjectName(question.id);
    button->setDetail(question.label);
    button->setHelp(question.help);
    m_flow->addWidget(button);
    show(button, question);
    connect(button, &TouchButton::clicked, this, [this, button, question] {
        NumberPad::Spec spec{question.label, question.least, question.most, m_numbers.value(question.id), false};
        if (const QString words = m_pack.inWords(question, question.least); words != QString::number(question.least))
            spec.leastMeans = words;
        auto* pad = new NumberPad(m_theme, spec, this);
        connect(pad, &NumberPad::picked, this, [this, button, question](int value) {
            m_numbers.insert(question.id, value);
            show(button, question);
            Q_EMIT changed();
        });
        pad->openBeside(button);
    });
}

void NumbersCard::show(TouchButton* button, const packs::Question& question)
{
    const QString value = m_pack.inWords(question, m_numbers.value(question.id, question.standard));
    button->setText(value);
    button->setAccessibleName(tr("%1: %2").arg(question.label, value));
}

}
