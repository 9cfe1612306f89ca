// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/lookuppart.h"

#include "pages/lookupanswer.h"
#include "pages/pagescroll.h"
#include "play/factorspart.h"
#include "widgets/breakable.h"
#include "widgets/choicerow.h"
#include "widgets/keptfocus.h"
#include "widgets/reveal.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QTimer>
#include <QVBoxLayout>

namespace adjutant::app {

namespace {

TextLabel* addWords(QVBoxLayout& column, const char* name, QWidget* parent)
{
    auto* label = new TextLabel(parent);
    label->setObjectName(QLatin1String(name));
    column.addWidget(label);
    return label;
}

void showIn(TextLabel& label, const QString& words)
{
    label.setText(breakable(words, narrowWord));
    label.setVisible(!words.isEmpty());
}

}

LookupPart::LookupPart(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_inputs(new FactorsPart(theme, this)),
      m_scroll(new PageScroll(this)),
      m_read(new TouchButton(theme, {}, this)),
      m_answer(new LookupAnswer(this))
{
    auto* page = new QWidget(m_scroll);
    m_column = new QVBoxLayout(page);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_title = new TextLabel(page, 1.2, true);
    m_column->addWidget(m_title);
    m_help = addWords(*m_column, "lookup-help", page);
    m_help->setProperty("role", QStringLiteral("quiet"));
    m_whom = addWords(*m_column, "lookup-whom", page);
    m_column->addWidget(m_inputs);
    m_column->addWidget(m_read);
    m_column->addStretch(1);
    m_scroll->setWidget(page);
    m_scroll->setFocusPolicy(Qt::NoFocus); // it follows what has the focus
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_scroll, 1);
    whole->addWidget(m_answer);
    connect(m_inputs, &FactorsPart::changed, this, &LookupPart::showAnswer);
    connect(m_read, &TouchButton::clicked, this, [this] { Q_EMIT textWanted(m_lookup->section); });
}

void LookupPart::ask(const packs::PackPtr& pack, const packs::Procedure& lookup,
                     const std::optional<packs::Rulings>& rulings, const LookupKnown& known)
{
    const bool isOther = m_pack != pack || m_lookup != &lookup;
    m_pack = pack; // keeps the lookup
    m_lookup = &lookup;
    showIn(*m_title, lookup.label);
    showIn(*m_help, lookup.help);
    showIn(*m_whom, known.whom);
    const packs::Section* section = pack->section(lookup.section);
    const QString read = section ? tr("Read: %1").arg(section->title) : QString();
    m_read->setText(breakable(read, narrowWord));
    m_read->setAccessibleName(read);
    m_read->setVisible(section);
    if (isOther || (rulings && m_rulings != *rulings)) {
        m_rulings = packs::complete(*pack, rulings.value_or(packs::Rulings())).value_or(packs::Rulings());
        showRulings(rulings.has_value());
    }
    FactorsPart::Question question;
    question.pack = pack;
    question.procedure = &lookup;
    question.rulings = m_rulings;
    question.derived = known.values;
    question.key = known.key;
    question.looksUp = true;
    if (m_inputs->asks(&lookup, known.key))
        question.given = m_inputs->given();
    m_inputs->setQuestion(question);
    showAnswer();
}

/// As soon as what was built only now is shown.
void LookupPart::takeFocus()
{
    QTimer::singleShot(0, this, [this] {
        QWidget* first = firstButton(*m_inputs);
        if (!first)
            return;
        first->setFocus(Qt::TabFocusReason);
        revealLater({first});
    });
}

void LookupPart::showRulings(bool atTable)
{
    delete m_rulingRows;
    m_rulingRows = new QWidget(m_scroll->widget());
    auto* rows = new QVBoxLayout(m_rulingRows);
    rows->setContentsMargins(0, 0, 0, 0);
    for (const QString& id : m_lookup->rulings)
        if (const packs::Ruling* ruling = m_pack->ruling(id))
            addRuling(*ruling, atTable);
    m_column->insertWidget(m_column->indexOf(m_inputs) + 1, m_rulingRows);
    m_rulingRows->setVisible(rows->count() > 0);
}

/// A table has said how it plays it; anybody else may try what comes of either.
void LookupPart::addRuling(const packs::Ruling& ruling, bool atTable)
{
    auto& rows = static_cast<QVBoxLayout&>(*m_rulingRows->layout());
    TextLabel* question = addWords(rows, "lookup-ruling", m_rulingRows);
    question->setProperty("role", QStringLiteral("quiet"));
    showIn(*question, ruling.question);
    const QString chosen = m_rulings.value(ruling.id);
    if (atTable) {
        const packs::Choice& choice = ruling.choices[std::size_t(std::max(0, ruling.indexOf(chosen)))];
        showIn(*question, tr("%1 At this table: %2").arg(ruling.question, choice.label));
        return;
    }
    auto* row = new ChoiceRow(m_theme, {}, m_rulingRows);
    row->setAccessibleName(ruling.question);
    std::vector<ChoiceRow::Item> items;
    for (const packs::Choice& choice : ruling.choices)
        items.push_back({choice.id, choice.label, {}, {}, choice.help});
    row->setItems(items, chosen);
    rows.addWidget(row);
    connect(row, &ChoiceRow::chosen, this, [this, row, items, id = ruling.id](const QString& choice) {
        row->setItems(items, choice);
        m_rulings[id] = choice;
        showAnswer();
    });
}

void LookupPart::showAnswer()
{
    const packs::Values values = m_inputs->values();
    QStringList missing;
    for (const packs::ProcedureInput* input : packs::lacking(*m_lookup, values))
        missing << tr("“%1”").arg(input->label);
    const auto answer = packs::complete(*m_lookup, values).and_then([this](const packs::Values& complete) {
        return packs::answer(*m_pack, *m_lookup, complete, m_rulings);
    });
    if (!missing.isEmpty())
        m_answer->tellWhy(tr("Still to say: %1").arg(missing.join(QStringLiteral(", "))));
    else if (!answer)
        m_answer->tellWhy(answer.error().words);
    else if (answer->words.isEmpty())
        m_answer->tellWhy(tr("The rules have no answer for this."));
    else
        m_answer->tell(answer->words);
    fit();
}

void LookupPart::fit()
{
    m_answer->fit(width(), height() / 2);
}

void LookupPart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

}
