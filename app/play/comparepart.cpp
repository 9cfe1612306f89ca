// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/comparepart.h"

#include "play/oddsworker.h"
#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/numberpad.h"
#include "widgets/oddschart.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QGridLayout>
#include <QHideEvent>
#include <QLocale>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace adjutant::app {

namespace {

using Kind = packs::ProcedureOutcome::Kind;

/// A number that no die changes, such as how many are thrown.
std::optional<std::int64_t> certainOf(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution)
{
    const bool certain = outcome.kind == Kind::Number && distribution.chances.size() == 1;
    const std::int64_t only = certain ? distribution.chances.front().value : 0;
    return only != 0 ? std::optional(only) : std::nullopt;
}

/// The chance that a column shows: that it happens at all, or of the choice that is likeliest.
QString chanceOf(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution)
{
    if (const auto number = certainOf(outcome, distribution))
        return QString::number(*number);
    return percent(outcome.kind == Kind::Choice ? distribution.likeliest().probability : distribution.atLeast(1));
}

QString detailOf(const packs::ProcedureOutcome& outcome, const dice::Distribution& distribution)
{
    if (certainOf(outcome, distribution))
        return {};
    if (outcome.kind == Kind::Number)
        return ComparePart::tr("%1 on average").arg(QLocale().toString(distribution.mean(), 'f', 1));
    const packs::InputChoice* choice = outcome.choice(distribution.likeliest().value);
    return choice ? choice->label : QString();
}

/// The longest that `detailOf` says of it.
QString longestDetailOf(const packs::ProcedureOutcome& outcome)
{
    if (outcome.kind == Kind::Number)
        return ComparePart::tr("%1 on average").arg(QLocale().toString(10.0, 'f', 1));
    QString longest;
    for (const packs::InputChoice& choice : outcome.choices)
        if (choice.label.size() > longest.size())
            longest = choice.label;
    return longest;
}

/// About what stands below the name of a line once its question is answered: the answer, and what else is taken for it.
QString longestAssumed(const ComparePart::Line& line)
{
    if (!line.ask)
        return line.assumed;
    QString longest = line.ask->pad;
    for (const ComparePart::Ask::Answer& answer : line.ask->answers)
        if (answer.words.size() > longest.size())
            longest = answer.words;
    return QStringLiteral("%1 · %2").arg(longest, line.ask->words);
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
    if (pack != m_pack || rulings != m_rulings || lines != m_lines || !m_inside) {
        stop();
        const std::optional<QString> focused = focusedLine();
        m_pack = pack;
        m_rulings = rulings;
        m_lines = lines;
        build();
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (focused == m_lines[i].id)
                m_rows[i].name->setFocus(Qt::OtherFocusReason);
        m_next = 0;
        askNext();
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].name->setChecked(m_lines[i].id == chosen);
}

/// Whose name or question has the focus, which is not lost when that was answered. The line of nothing has no id.
std::optional<QString> ComparePart::focusedLine() const
{
    const QWidget* now = m_inside ? m_inside->window()->focusWidget() : nullptr;
    for (std::size_t i = 0; i < m_rows.size() && now; ++i)
        if (now == m_rows[i].name || (m_rows[i].ask && m_rows[i].ask->isAncestorOf(now)))
            return m_lines[i].id;
    return std::nullopt;
}

void ComparePart::addColumnsOf(const packs::Procedure& procedure)
{
    for (const packs::ProcedureOutcome& outcome : procedure.outcomes) {
        const QString room = longestDetailOf(outcome);
        const auto found = std::find_if(m_columns.begin(), m_columns.end(), [&](const Column& column) {
            return column.id == outcome.id && column.label == outcome.label;
        });
        if (found == m_columns.end())
            m_columns.push_back({outcome.id, outcome.label, room});
        else if (room.size() > found->room.size())
            found->room = room;
    }
}

void ComparePart::build()
{
    if (m_inside) {
        m_inside->hide();
        m_inside->deleteLater(); // one of its buttons may be what was tapped
    }
    m_inside = new QWidget(this);
    m_grid = new QGridLayout(m_inside);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    layout()->addWidget(m_inside);
    m_columns.clear();
    m_rows.clear();
    m_heads.clear();
    for (const Line& line : m_lines)
        if (const packs::Procedure* procedure = line.procedure ? line.procedure : line.about)
            addColumnsOf(*procedure);
    for (const Column& column : m_columns)
        m_heads.push_back(newLabel(column.label, Qt::AlignHCenter | Qt::AlignBottom));
    for (const Line& line : m_lines)
        addRow(line);
    keepRoom();
    m_inside->setVisible(true);
}

TextLabel* ComparePart::newLabel(const QString& words, Qt::Alignment alignment)
{
    auto* label = new TextLabel(m_inside, 0.9);
    label->setText(words);
    label->setAlignment(alignment);
    label->setProperty("role", QStringLiteral("quiet"));
    return label;
}

/// What the table takes with a column for each outcome.
int ComparePart::widthOfColumns() const
{
    int name = 0, all = 0;
    for (const Row& row : m_rows)
        name = std::max(name, row.name->minimumSizeHint().width());
    for (std::size_t i = 0; i < m_heads.size(); ++i) {
        int widest = m_heads[i]->minimumSizeHint().width();
        for (const Row& row : m_rows)
            widest = std::max(widest, row.cells[i]->minimumSizeHint().width());
        all += widest + m_grid->spacing();
    }
    return name + all;
}

/// It can always do with less, below each other.
QSize ComparePart::minimumSizeHint() const
{
    return QSize(0, QWidget::minimumSizeHint().height());
}

void ComparePart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool isShown = m_inside && m_pack; // nobody left while they were worked out
    if (isShown && event->size().width() != event->oldSize().width())
        keepRoom();
}

/// Whether columns have room, and what each line takes, is found with the most that may stand there.
void ComparePart::keepRoom()
{
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        fillWithMost(row);
    m_stacked = widthOfColumns() > width();
    place();
    measure();
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        fillCells(row);
    for (std::size_t column = 0; column < m_columns.size() && m_next >= m_rows.size(); ++column)
        markBestOf(column);
}

void ComparePart::fillWithMost(std::size_t row)
{
    m_rows[row].name->setDetail(longestAssumed(m_lines[row]));
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        m_rows[row].cells[i]->setText(percent(1));
        m_rows[row].cells[i]->setDetail(m_columns[i].room);
        m_rows[row].cells[i]->setGlyph(Glyph::Check);
    }
}

/// The chances of the line so far as they are worked out.
void ComparePart::fillCells(std::size_t row)
{
    const Row& shown = m_rows[row];
    const QString& label = m_lines[row].label;
    QStringList told;
    if (!shown.detail.isEmpty())
        told << shown.detail;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const auto [outcome, distribution] = known(row, m_columns[i]);
        const QString chance = outcome ? chanceOf(*outcome, distribution) : QStringLiteral("–");
        const QString detail = outcome ? detailOf(*outcome, distribution) : QString();
        TouchButton* cell = shown.cells[i];
        cell->setText(chance);
        cell->setDetail(detail);
        cell->setGlyph(Glyph::None);
        cell->setAccessibleName(outcome ? tr("%1, %2: %3 %4").arg(label, m_columns[i].label, chance, detail)
                                        : tr("%1, %2: none").arg(label, m_columns[i].label));
        if (outcome)
            told << tr("%1 %2").arg(m_columns[i].label, chance);
    }
    shown.name->setDetail(shown.detail);
    shown.name->setAccessibleDescription(told.join(QStringLiteral(", ")));
}

bool ComparePart::isKept() const
{
    return m_kept.columns == m_columns.size() && m_kept.stacked == m_stacked && m_kept.width == width() &&
           std::equal(m_lines.begin(), m_lines.end(), m_kept.lines.begin(), m_kept.lines.end(),
                      [](const Line& line, const QString& id) { return line.id == id; });
}

/// A line that was answered takes no less than with its question, and columns stay as wide as they are.
void ComparePart::measure()
{
    const Kept before = isKept() ? m_kept : Kept();
    const auto at = [](const std::vector<int>& sizes, int place) {
        const auto index = static_cast<std::size_t>(place);
        return index < sizes.size() ? sizes[index] : 0;
    };
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_grid->setRowMinimumHeight(row, at(before.heights, row));
    for (int column = 0; column < m_grid->columnCount(); ++column)
        m_grid->setColumnMinimumWidth(column, at(before.widths, column));
    m_grid->setGeometry(QRect(0, 0, width(), m_grid->totalHeightForWidth(width())));
    m_kept = {{}, m_columns.size(), m_stacked, width(), {}, {}};
    for (const Line& line : m_lines)
        m_kept.lines.push_back(line.id);
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_kept.heights.push_back(m_grid->cellRect(row, 0).height());
    for (int column = 0; column < m_grid->columnCount(); ++column)
        m_kept.widths.push_back(m_grid->cellRect(0, column).width());
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_grid->setRowMinimumHeight(row, at(m_kept.heights, row));
    for (int column = 0; column < m_grid->columnCount(); ++column)
        m_grid->setColumnMinimumWidth(column, at(m_kept.widths, column));
}

void ComparePart::place()
{
    const int columns = static_cast<int>(m_heads.size());
    m_grid->setColumnStretch(0, m_stacked ? 1 : 3);
    for (int i = 0; i < columns; ++i) {
        m_heads[static_cast<std::size_t>(i)]->setVisible(!m_stacked);
        m_grid->addWidget(m_heads[static_cast<std::size_t>(i)], 0, i + 1);
        m_grid->setColumnStretch(i + 1, !m_stacked ? 2 : i == 0 ? 1 : 0);
    }
    int at = 1;
    for (const Row& row : m_rows)
        at = placeRow(row, at);
}

/// A question stands where the chances will. Returns where the next row begins.
int ComparePart::placeRow(const Row& row, int at)
{
    const int columns = static_cast<int>(row.cells.size());
    const int most = std::max(1, columns);
    m_grid->addWidget(row.name, at, 0, 1, m_stacked ? 2 : 1);
    if (row.ask && m_stacked)
        m_grid->addWidget(row.ask, at + 1, 0, 1, 2);
    else if (row.ask)
        m_grid->addWidget(row.ask, at, 1, 1, most);
    for (int i = 0; i < columns; ++i) {
        const auto place = static_cast<std::size_t>(i);
        row.labels[place]->setVisible(m_stacked && !row.ask);
        m_grid->addWidget(row.labels[place], m_stacked ? at + 1 + i : at, 0);
        m_grid->addWidget(row.cells[place], m_stacked ? at + 1 + i : at, m_stacked ? 1 : i + 1);
        row.cells[place]->setMinimumWidth(m_stacked ? Theme::touch : 0); // it can break its words, a label hardly
        QSizePolicy policy = row.cells[place]->sizePolicy();
        policy.setRetainSizeWhenHidden(!m_stacked); // below each other they would leave a void under their question
        row.cells[place]->setSizePolicy(policy);
    }
    return at + 1 + (m_stacked ? most : 0);
}

/// The whole line can be tapped; only its name takes part in the order of keys.
void ComparePart::addRow(const Line& line)
{
    Row row;
    row.name = new TouchButton(m_theme, line.label, m_inside);
    row.name->setRadio(true);
    row.detail = line.ask && line.assumed.isEmpty() ? line.ask->words : line.assumed;
    row.name->setAccessibleName(line.label);
    connect(row.name, &TouchButton::clicked, this, [this, id = line.id] { Q_EMIT chosen(id); });
    if (line.ask)
        row.ask = newAsk(line);
    addCells(line, row);
    m_rows.push_back(row);
}

void ComparePart::addCells(const Line& line, Row& row)
{
    for (const Column& column : m_columns) {
        auto* cell = new TouchButton(m_theme, {}, m_inside, TouchButton::Weight::Quiet);
        cell->setObjectName(QStringLiteral("cell"));
        cell->setFocusPolicy(Qt::NoFocus);
        cell->setVisible(!row.ask);
        connect(cell, &TouchButton::clicked, this, [this, id = line.id] { Q_EMIT chosen(id); });
        row.cells.push_back(cell);
        row.labels.push_back(newLabel(column.label, Qt::AlignLeft | Qt::AlignVCenter));
    }
}

QWidget* ComparePart::newAsk(const Line& line)
{
    auto* part = new QWidget(m_inside);
    auto* flow = FlowLayout::in(part, 6);
    const auto add = [&](const QString& text) {
        auto* button = new TouchButton(m_theme, text, part);
        button->setAccessibleName(tr("%1, %2 %3").arg(line.label, line.ask->words, text));
        flow->addWidget(button);
        return button;
    };
    for (const Ask::Answer& answer : line.ask->answers)
        connect(add(answer.words), &TouchButton::clicked, this,
                [this, id = line.id, ask = *line.ask, answer] { Q_EMIT said(id, ask.input, answer.value); });
    if (!line.ask->pad.isEmpty()) {
        TouchButton* opens = add(line.ask->pad);
        connect(opens, &TouchButton::clicked, this, [this, line, opens] { openPad(line, opens); });
    }
    return part;
}

void ComparePart::openPad(const Line& line, TouchButton* beside)
{
    const NumberPad::Spec spec{.title = tr("%1: %2").arg(line.label, line.ask->words),
                               .least = line.ask->least,
                               .most = line.ask->most,
                               .value = line.ask->least};
    auto* pad = new NumberPad(m_theme, spec, this);
    connect(pad, &NumberPad::picked, this,
            [this, id = line.id, input = line.ask->input](int value) { Q_EMIT said(id, input, value); });
    pad->openBeside(beside);
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
    const QString assumed = m_lines[m_next].assumed;
    const QString all = assumed.isEmpty() ? words : tr("%1: %2").arg(assumed, words);
    m_rows[m_next].detail = all;
    fillCells(m_next);
    goOn();
}

/// The window breathes between two lines.
void ComparePart::goOn()
{
    ++m_next;
    QTimer::singleShot(0, this, &ComparePart::askNext);
}

ComparePart::Known ComparePart::known(std::size_t row, const Column& column) const
{
    const packs::Procedure* procedure = m_lines[row].procedure;
    const packs::ProcedureOutcome* outcome = procedure ? procedure->outcome(column.id) : nullptr;
    const auto found = m_rows[row].odds.outcomes.constFind(column.id);
    if (!outcome || outcome->label != column.label || found == m_rows[row].odds.outcomes.constEnd())
        return {};
    return {outcome, *found};
}

void ComparePart::showOdds(const packs::OutcomeOdds& odds)
{
    if (m_next >= m_rows.size())
        return;
    m_rows[m_next].odds = odds;
    fillCells(m_next);
    goOn();
}

void ComparePart::markBest()
{
    for (std::size_t column = 0; column < m_columns.size(); ++column)
        markBestOf(column);
    Q_EMIT worked();
}

/// Where lines differ, the one with the most of an outcome on average has a tick, or with the least where it befalls
/// whoever throws. Choices have no more and less.
void ComparePart::markBestOf(std::size_t column)
{
    std::map<std::size_t, double> means; // of the rows that have it
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (const Known has = known(row, m_columns[column]); has.outcome && has.outcome->kind != Kind::Choice)
            means[row] = has.outcome->befallsActor ? -has.distribution.mean() : has.distribution.mean();
    if (means.empty())
        return;
    const auto [least, most] = std::minmax_element(means.begin(), means.end(),
                                                   [](const auto& a, const auto& b) { return a.second < b.second; });
    for (const auto& [row, mean] : means)
        m_rows[row].cells[column]->setGlyph(mean > least->second && mean >= most->second ? Glyph::Check : Glyph::None);
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
    if (!event->spontaneous()) {
        m_kept = {};
        if (m_next < m_rows.size())
            m_pack.reset();
    }
    stop();
    QWidget::hideEvent(event);
}

}
