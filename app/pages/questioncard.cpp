// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/questioncard.h"

#include "packs/pack.h"
#include "pages/choicebutton.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

QLabel* label(const QString& words, const char* role)
{
    auto* label = new QLabel(words);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("role", QString::fromLatin1(role));
    return label;
}

QList<QuestionCard::Answer> answersOf(const std::vector<packs::Choice>& choices)
{
    QList<QuestionCard::Answer> answers;
    for (const packs::Choice& choice : choices)
        answers.append({choice.id, choice.label, choice.help});
    return answers;
}

}

QuestionCard::QuestionCard(const Theme& theme, const QString& question, const QString& doubt,
                           const QList<Answer>& answers, bool across, QWidget* parent)
    : QFrame(parent),
      m_theme(theme),
      m_column(new QVBoxLayout(this))
{
    setProperty("card", true);
    setAccessibleName(question);
    m_column->setContentsMargins(18, 14, 18, 16);
    m_column->setSpacing(8);
    m_column->addWidget(label(question, doubt.isEmpty() ? "strong" : "heading"));
    if (!doubt.isEmpty())
        m_column->addWidget(label(doubt, "quiet"));
    auto* room = new QBoxLayout(across ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    room->setSpacing(8);
    m_column->addLayout(room);
    for (const Answer& answer : answers) {
        auto* button = new ChoiceButton(theme, answer.label, answer.help, this);
        button->setAutoExclusive(true);
        m_ids.append(answer.id);
        m_buttons.append(button);
        room->addWidget(button, across ? 1 : 0);
        connect(button, &ChoiceButton::toggled, this, [this](bool checked) {
            if (checked)
                Q_EMIT changed();
        });
    }
}

QuestionCard::QuestionCard(const Theme& theme, const QString& id, const QString& question, const QString& doubt,
                           const std::vector<packs::Choice>& choices, QWidget* parent)
    : QuestionCard(theme, question, doubt, answersOf(choices), choices.size() <= 2, parent)
{
    setObjectName(id);
}

QString QuestionCard::answer() const
{
    for (int i = 0; i < m_buttons.size(); ++i) {
        if (m_buttons[i]->isChecked())
            return m_ids[i];
    }
    return {};
}

void QuestionCard::setAnswer(const QString& id)
{
    const auto at = m_ids.indexOf(id);
    if (at < 0)
        return;
    const bool focused =
        std::any_of(m_buttons.begin(), m_buttons.end(), [](const auto* one) { return one->hasFocus(); });
    m_buttons[at]->setChecked(true);
    if (focused) // its frame would look like a second choice
        m_buttons[at]->setFocus(Qt::OtherFocusReason);
}

void QuestionCard::setLabel(const QString& id, const QString& label)
{
    if (const auto at = m_ids.indexOf(id); at >= 0) {
        m_buttons[at]->setText(label);
        m_buttons[at]->setAccessibleName(label);
        m_buttons[at]->updateGeometry();
    }
}

void QuestionCard::offerDice()
{
    auto* button = new TouchButton(m_theme, tr("Throw for it"), this);
    m_column->addWidget(button, 0, Qt::AlignLeft);
    m_dice = new TextLabel(this);
    m_column->addWidget(m_dice);
    m_dice->hide();
    connect(button, &TouchButton::clicked, this, &QuestionCard::diceWanted);
}

void QuestionCard::showDice(const QString& words)
{
    m_dice->setVisible(!words.isEmpty());
    m_dice->announce(words);
}

QWidget* QuestionCard::first() const
{
    return m_buttons.isEmpty() ? nullptr : m_buttons.first();
}

}
