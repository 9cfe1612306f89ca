// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/oddspart.h"

#include "play/oddslayout.h"
#include "play/oddsworker.h"
#include "widgets/oddschart.h"
#include "widgets/textlabel.h"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr std::size_t mostBars = 7;

/// Boxes stand beside each other, lines above one another.
int mostInStack(OddsPart::Form form)
{
    return form == OddsPart::Form::Compact ? 3 : 1;
}

QString labelOf(const packs::ProcedureOutcome& outcome, std::int64_t value)
{
    const packs::InputChoice* choice = outcome.choice(value);
    return choice ? choice->label : QString::number(value);
}

}

std::vector<OddsBar> barsOf(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution)
{
    std::vector<OddsBar> bars;
    const double likeliest = distribution.likeliest().probability;
    for (const dice::Chance& chance : distribution.chances) {
        const bool number = outcome.kind == packs::ProcedureOutcome::Kind::Number;
        if (number && bars.size() + 1 == mostBars && distribution.chances.size() > mostBars) {
            bars.push_back({OddsPart::tr("%1 or more").arg(chance.value), distribution.atLeast(chance.value), false,
                            OddsPart::tr("%1+").arg(chance.value)});
            return bars;
        }
        bars.push_back({labelOf(outcome, chance.value), chance.probability, chance.probability >= likeliest});
    }
    return bars;
}

OddsPart::OddsPart(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_worker(new OddsWorker(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    m_words = new TextLabel(this);
    m_words->setProperty("role", QStringLiteral("quiet"));
    column->addWidget(m_words);
    m_places = new OddsLayout;
    column->addLayout(m_places);
    m_sentence = new TextLabel(this, 1.05);
    m_sentence->setObjectName(QStringLiteral("oddsSentence"));
    column->addWidget(m_sentence);
    connect(m_worker, &OddsWorker::ready, this, &OddsPart::showOdds);
    connect(m_worker, &OddsWorker::failed, this, &OddsPart::showFault);
    connect(m_worker, &OddsWorker::working, this, [this] { say(tr("Working out the odds…")); });
    clear();
}

void OddsPart::say(const QString& words)
{
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
}

void OddsPart::clear()
{
    m_worker->cancel();
    m_procedure = nullptr;
    showFault({});
}

/// Those of the throw before say nothing of one that cannot be made.
void OddsPart::showFault(const QString& words)
{
    say(words);
    m_said.clear();
    m_chartsUsed = 0;
    m_chancesUsed = 0;
    showForm();
}

bool OddsPart::isWorking() const
{
    return m_worker->isWorking();
}

void OddsPart::setForm(Form form)
{
    if (form == m_form)
        return;
    m_form = form;
    showForm();
}

/// What is used and has a place in this form.
void OddsPart::showForm()
{
    const bool drawn = m_form != Form::Sentence;
    const OddsForm form = m_form == Form::Full ? OddsForm::Full : OddsForm::Compact;
    m_places->setMostInStack(mostInStack(m_form));
    for (std::size_t i = 0; i < m_charts.size(); ++i) {
        m_charts[i]->setForm(form);
        m_charts[i]->setVisible(drawn && i < m_chartsUsed);
    }
    for (std::size_t i = 0; i < m_chances.size(); ++i) {
        m_chances[i]->setForm(form);
        m_chances[i]->setVisible(drawn && i < m_chancesUsed);
    }
    m_sentence->setText(m_said.join(tr(" · ")).replace(QLatin1String(" %"), QStringLiteral("\u00a0%")));
    m_sentence->setVisible(!drawn && !m_said.isEmpty());
}

int OddsPart::heightIn(Form form, int width) const
{
    int height = m_words->isHidden() ? 0 : m_words->heightForWidth(width) + layout()->spacing();
    if (form == Form::Sentence)
        return height + (m_said.isEmpty() ? 0 : m_sentence->heightForWidth(width));
    const OddsForm drawn = form == Form::Full ? OddsForm::Full : OddsForm::Compact;
    std::vector<QSize> charts, chances;
    for (std::size_t i = 0; i < m_chartsUsed; ++i)
        charts.push_back(m_charts[i]->sizeIn(drawn));
    for (std::size_t i = 0; i < m_chancesUsed; ++i)
        chances.push_back(m_chances[i]->sizeIn(drawn));
    return height + placesOf(charts, chances, width, mostInStack(form)).height;
}

void OddsPart::ask(const packs::PackPtr& pack, const packs::Procedure& procedure, const packs::Values& values,
                   const packs::Rulings& rulings)
{
    m_pack = pack;
    m_procedure = &procedure;
    m_worker->ask(pack, procedure, values, rulings);
}

void OddsPart::showOdds(const packs::OutcomeOdds& odds)
{
    if (!m_procedure)
        return;
    m_chartsUsed = 0;
    m_chancesUsed = 0;
    m_said.clear();
    say(odds.exact ? QString()
                   : tr("From %L1 trial throws, give or take %2").arg(odds.samples).arg(percent(odds.margin)));
    for (const packs::ProcedureOutcome& outcome : m_procedure->outcomes) {
        const auto found = odds.outcomes.find(outcome.id);
        if (found == odds.outcomes.end())
            continue;
        if (outcome.kind == packs::ProcedureOutcome::Kind::Flag || found->chances.size() == 1)
            showChance(outcome, *found);
        else
            showChart(outcome, *found);
    }
    showForm();
    Q_EMIT shown();
}

void OddsPart::showChart(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution)
{
    if (m_chartsUsed == m_charts.size()) {
        m_charts.push_back(new OddsChart(m_theme, this));
        m_places->addChart(m_charts.back());
    }
    OddsChart* chart = m_charts[m_chartsUsed++];
    const QString mean = QLocale().toString(distribution.mean(), 'f', 1);
    chart->setBars(outcome.kind == packs::ProcedureOutcome::Kind::Number
                       ? tr("%1 · %2 on average").arg(outcome.label, mean)
                       : outcome.label,
                   barsOf(outcome, distribution));
    const dice::Chance likeliest = distribution.likeliest();
    m_said << (outcome.kind == packs::ProcedureOutcome::Kind::Number
                   ? tr("%1 %2 on average").arg(outcome.label, mean)
                   : tr("%1: %2 %3")
                         .arg(outcome.label, labelOf(outcome, likeliest.value), percent(likeliest.probability)));
}

void OddsPart::showChance(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution)
{
    if (m_chancesUsed == m_chances.size()) {
        m_chances.push_back(new ChanceView(m_theme, this));
        m_places->addChance(m_chances.back());
    }
    ChanceView* chance = m_chances[m_chancesUsed++];
    const bool sure = outcome.kind != packs::ProcedureOutcome::Kind::Flag;
    const QString result =
        sure ? labelOf(outcome, distribution.chances.front().value) : percent(distribution.atLeast(1));
    if (sure)
        chance->setSure(outcome.label, result);
    else
        chance->setChance(outcome.label, distribution.atLeast(1));
    m_said << tr("%1 %2").arg(outcome.label, result);
}

}
