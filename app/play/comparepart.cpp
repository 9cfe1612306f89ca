// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/comparepart.h"

#include "play/oddsworker.h"
#include "shell/theme.h"
#include "widgets/oddschart.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QGridLayout>
#include <QHideEvent>
#include <QLocale>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

using Kind = packs::ProcedureOutcome::Kind;

/// The chance that a column shows: that it happens at all, or of the choice that is likeliest.
double chanceOf(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution)
{
    if (outcome.kind != Kind::Choice)
        return distribution.atLeast(1);
    double likeliest = 0;
    for (const dice::Chance& chance : distribution.chances)
        likeliest = std::max(likeliest, chance.probability);
    return likeliest;
}

QString detailOf(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution)
{
    if (outcome.kind == Kind::Number)
        return ComparePart::tr("%1 on average").arg(QLocale().toString(distribution.mean(), 'f', 1));
    if (outcome.kind == Kind::Flag)
        return {};
    const auto likeliest = std::max_element(distribution.chances.begin(), distribution.chances.end(),
                                            [](auto& a, auto& b) { return a.probability < b.probability; });
    const bool known = likeliest != distribution.chances.end() && likeliest->value >= 0 &&
                       likeliest->value < static_cast<std::int64_t>(outcome.choices.size());
    return known ? outcome.choices[static_cast<std::size_t>(likeliest->value)].label : QString();
}

}

ComparePart::ComparePart(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_worker(new OddsWorker(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    connect(m_worker, &OddsWorker::ready, this, &ComparePart::showOdds);
    connect(m_worker, &OddsWorker::failed, this, &ComparePart::refuse);
    hide();
}

void ComparePart::compare(const packs::PackPtr& pack, const packs::Rulings& rulings, const std::vector<Line>& lines,
                          const QString& chosen)
{
    m_chosen = chosen;
    if (pack != m_pack || rulings != m_rulings || lines != m_lines || !m_inside) {
        stop();
        m_pack = pack;
        m_rulings = rulings;
        m_lines = lines;
        build();
        m_next = 0;
        askNext();
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].name->setChecked(m_lines[i].id == m_chosen);
}

void ComparePart::addColumnsOf(const packs::Procedure& procedure)
{
    for (const packs::ProcedureOutcome& outcome : procedure.outcomes) {
        const Column column{outcome.id, outcome.label};
        if (std::find(m_columns.begin(), m_columns.end(), column) == m_columns.end())
            m_columns.push_back(column);
    }
}

void ComparePart::build()
{
    if (m_inside) {
        m_inside->hide();
        m_inside->deleteLater(); // one of its buttons may be what was tapped
    }
    m_inside = new QWidget(this);
    auto* grid = new QGridLayout(m_inside);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    layout()->addWidget(m_inside);
    m_columns.clear();
    m_rows.clear();
    for (const Line& line : m_lines)
        if (line.procedure)
            addColumnsOf(*line.procedure);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        auto* head = new TextLabel(m_inside, 0.9);
        head->setText(m_columns[i].label);
        head->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
        head->setProperty("role", QStringLiteral("quiet"));
        grid->addWidget(head, 0, static_cast<int>(i) + 1);
        grid->setColumnStretch(static_cast<int>(i) + 1, 2);
    }
    grid->setColumnStretch(0, 3);
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        addRow(m_lines[i], grid, static_cast<int>(i) + 1);
    m_inside->setVisible(true);
}

/// The whole line can be tapped; only its name takes part in the order of keys.
void ComparePart::addRow(const Line& line, QGridLayout* grid, int at)
{
    Row row;
    const auto choose = [this, id = line.id] { Q_EMIT chosen(id); };
    row.name = new TouchButton(m_theme, line.label, m_inside);
    row.name->setRadio(true);
    row.name->setAccessibleName(line.label);
    connect(row.name, &TouchButton::clicked, this, choose);
    grid->addWidget(row.name, at, 0);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        auto* cell = new TouchButton(m_theme, QStringLiteral("–"), m_inside, TouchButton::Weight::Quiet);
        cell->setFocusPolicy(Qt::NoFocus);
        cell->setAccessibleName(tr("%1, %2: none").arg(line.label, m_columns[i].label));
        connect(cell, &TouchButton::clicked, this, choose);
        grid->addWidget(cell, at, static_cast<int>(i) + 1);
        row.cells.push_back(cell);
    }
    m_rows.push_back(row);
}

void ComparePart::askNext()
{
    while (m_next < m_lines.size() && !m_lines[m_next].procedure)
        ++m_next;
    if (m_next >= m_lines.size()) {
        markBest();
        return;
    }
    const Line& line = m_lines[m_next];
    m_worker->ask(m_pack, *line.procedure, line.values, m_rulings);
}

void ComparePart::refuse(const QString& words)
{
    if (m_next >= m_rows.size())
        return;
    m_rows[m_next].name->setDetail(words);
    m_rows[m_next].name->setAccessibleDescription(words);
    ++m_next;
    QTimer::singleShot(0, this, &ComparePart::askNext);
}

void ComparePart::showOdds(const packs::OutcomeOdds& odds)
{
    if (m_next >= m_rows.size())
        return;
    const Line& line = m_lines[m_next];
    Row& row = m_rows[m_next];
    row.odds = odds;
    QStringList said;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const packs::ProcedureOutcome* outcome = line.procedure->outcome(m_columns[i].id);
        const auto found = odds.outcomes.constFind(m_columns[i].id);
        if (!outcome || outcome->label != m_columns[i].label || found == odds.outcomes.constEnd())
            continue;
        const QString chance = percent(chanceOf(*outcome, *found));
        const QString detail = detailOf(*outcome, *found);
        row.cells[i]->setText(chance);
        row.cells[i]->setDetail(detail);
        row.cells[i]->setAccessibleName(tr("%1, %2: %3 %4").arg(line.label, m_columns[i].label, chance, detail));
        said << tr("%1 %2").arg(m_columns[i].label, chance);
    }
    row.name->setAccessibleDescription(said.join(QStringLiteral(", ")));
    ++m_next;
    // The window breathes between two lines.
    QTimer::singleShot(0, this, &ComparePart::askNext);
}

/// Where lines differ in an outcome, the highest chance has a tick.
void ComparePart::markBest()
{
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        std::vector<double> means, known;
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const packs::Procedure* procedure = m_lines[row].procedure;
            const packs::ProcedureOutcome* outcome = procedure ? procedure->outcome(m_columns[i].id) : nullptr;
            const auto found = m_rows[row].odds.outcomes.constFind(m_columns[i].id);
            const bool has = outcome && outcome->label == m_columns[i].label &&
                             found != m_rows[row].odds.outcomes.constEnd();
            means.push_back(has ? found->mean() : -1);
            if (has)
                known.push_back(means.back());
        }
        if (known.empty())
            continue;
        const auto [least, most] = std::minmax_element(known.begin(), known.end());
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            m_rows[row].cells[i]->setGlyph(*least < *most && means[row] >= *most ? Glyph::Check : Glyph::None);
    }
    Q_EMIT worked();
}

void ComparePart::focusChosen()
{
    for (const Row& row : m_rows)
        if (row.name->isChecked() || &row == &m_rows.back())
            return row.name->setFocus(Qt::TabFocusReason);
}

void ComparePart::stop()
{
    m_worker->cancel();
    m_next = m_rows.size();
}

/// Whoever leaves does not want the rest; coming back asks anew.
void ComparePart::hideEvent(QHideEvent* event)
{
    if (m_next < m_rows.size() && !event->spontaneous())
        m_lines.clear();
    stop();
    QWidget::hideEvent(event);
}

}
