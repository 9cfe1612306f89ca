// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/oddspanel.h"

#include "dice/distributionchart.h"
#include "models/oddstablemodel.h"
#include "shell/theme.h"
#include "widgets/choicerow.h"
#include "widgets/flowlayout.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMimeData>
#include <QScrollBar>
#include <QTableView>

namespace adjutant::app {

namespace {

const std::pair<Reading, const char*> readings[] = {
    {Reading::AtLeast, "at-least"}, {Reading::Exactly, "exactly"}, {Reading::AtMost, "at-most"}};

}

OddsPanel::OddsPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_model(new OddsTableModel(this))
{
    build();
    setNothing(tr("Type a throw or tap dice, and its chances stand here."));
}

void OddsPanel::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_readings = new ChoiceRow(m_theme, tr("Chance of"), this);
    m_readings->standAlone();
    connect(m_readings, &ChoiceRow::chosen, this, [this](const QString& id) {
        for (const auto& [reading, name] : readings)
            if (id == QLatin1String(name))
                setReading(reading);
    });
    column->addWidget(m_readings);
    showReading();
    m_status = new TextLabel(this);
    m_status->setProperty("role", QStringLiteral("quiet"));
    m_lastWords = new TextLabel(this, 1, true);
    m_words = new TextLabel(this);
    column->addWidget(m_status);
    m_both = new QBoxLayout(QBoxLayout::LeftToRight);
    m_table = new QTableView(this);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Chances as numbers"));
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->setMinimumHeight(180);
    m_table->setMaximumHeight(460);
    m_both->addWidget(m_table, 2);
    column->addLayout(m_both, 10);
    column->addWidget(m_lastWords);
    column->addWidget(m_words);
    column->addWidget(buildCompared());
    column->addStretch(1);
}

QWidget* OddsPanel::buildCompared()
{
    m_comparedPlace = new QWidget(this);
    auto* flow = FlowLayout::in(m_comparedPlace, 6);
    for (std::size_t i = 0; i + 1 < mostCurves; ++i) {
        auto* button = new TouchButton(m_theme, {}, m_comparedPlace);
        button->setGlyph(Glyph::Cross);
        connect(button, &TouchButton::clicked, this, [this, i] {
            if (i < m_kept.size())
                m_kept.erase(m_kept.begin() + std::ptrdiff_t(i));
            refresh();
        });
        flow->addWidget(button);
        m_compared.push_back(button);
    }
    m_keep = new TouchButton(m_theme, tr("Compare with another"), m_comparedPlace);
    m_keep->setObjectName(QStringLiteral("compare"));
    m_keep->setToolTip(tr("Sets this throw aside; the next one stands beside it"));
    connect(m_keep, &TouchButton::clicked, this, &OddsPanel::keepToCompare);
    flow->addWidget(m_keep);
    const auto addCopy = [&](const QString& text, const char* name, auto&& act) {
        auto* button = new TouchButton(m_theme, text, m_comparedPlace);
        button->setObjectName(QLatin1String(name));
        connect(button, &TouchButton::clicked, this, act);
        flow->addWidget(button);
        m_copies.push_back(button);
    };
    addCopy(tr("Copy as text"), "copy-text", [this] { copy(toText(curves()), tr("The chances are copied as text.")); });
    addCopy(tr("Copy as CSV"), "copy-csv", [this] { copy(toCsv(curves()), tr("The chances are copied as CSV.")); });
    addCopy(tr("Copy as picture"), "copy-picture", [this] {
        if (!m_chart)
            return;
        QGuiApplication::clipboard()->setPixmap(m_chart->picture());
        Q_EMIT said(tr("The chart is copied as a picture."));
    });
    return m_comparedPlace;
}

void OddsPanel::copy(const QString& text, const QString& what)
{
    QGuiApplication::clipboard()->setText(text);
    Q_EMIT said(what);
}

std::vector<OddsCurve> OddsPanel::curves() const
{
    std::vector<OddsCurve> curves = m_kept;
    if (m_curve)
        curves.push_back(*m_curve);
    return curves;
}

void OddsPanel::setCurve(const OddsCurve& curve)
{
    m_curve = curve;
    m_status->hide();
    refresh();
}

void OddsPanel::setLast(const QString& text, std::int64_t last)
{
    if (!m_curve || m_curve->text != text)
        return;
    m_curve->last = last;
    refresh();
}

void OddsPanel::setNothing(const QString& words)
{
    m_curve.reset();
    m_status->setText(words);
    m_status->show();
    refresh();
}

void OddsPanel::keepToCompare()
{
    if (!m_curve || m_kept.size() + 1 >= mostCurves)
        return;
    m_kept.push_back(*m_curve);
    Q_EMIT said(tr("%1 is set aside. The next throw stands beside it.").arg(m_curve->text.simplified()));
    m_curve.reset();
    refresh();
}

void OddsPanel::setReading(Reading reading)
{
    m_reading = reading;
    showReading();
    refresh();
}

void OddsPanel::showReading()
{
    QString chosen;
    for (const auto& [reading, name] : readings)
        if (reading == m_reading)
            chosen = QLatin1String(name);
    m_readings->setItems({{QStringLiteral("at-least"), tr("at least"), {}, {}},
                          {QStringLiteral("exactly"), tr("exactly"), {}, {}},
                          {QStringLiteral("at-most"), tr("at most"), {}, {}}},
                         chosen);
}

void OddsPanel::refresh()
{
    const std::vector<OddsCurve> curves = this->curves();
    m_model->setCurves(curves, m_reading);
    if (m_chart)
        m_chart->setCurves(curves, m_reading);
    m_table->setVisible(!curves.empty());
    m_readings->setVisible(!curves.empty());
    if (m_chart)
        m_chart->setVisible(!curves.empty());
    if (m_curve && m_curve->last)
        m_table->scrollTo(m_model->index(m_model->rowOf(*m_curve->last), 0), QAbstractItemView::PositionAtCenter);
    arrange(); // the table may have other columns
    refreshWords();
    refreshCompared();
}

void OddsPanel::refreshWords()
{
    const std::vector<OddsCurve> curves = this->curves();
    QStringList lines;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const QString line = spreadOf(curves[i].distribution()) + QLatin1Char(' ') + soundnessOf(curves[i].odds);
        lines.append(curves.size() == 1 ? line : tr("%1: %2").arg(curveName(i), line));
    }
    if (m_chart && m_chart->bars().cut)
        lines.append(tr("The chart leaves out the ends that come up once in 100,000 throws; the numbers have them."));
    m_words->setText(lines.join(QLatin1Char('\n')));
    m_words->setVisible(!lines.isEmpty());
    QString last;
    if (m_curve && m_curve->last) {
        const auto chance = [&](Reading reading) {
            return chanceText(chanceOf(m_curve->distribution(), *m_curve->last, reading));
        };
        last = tr("Thrown: %1. Chance of exactly that %2, of at least that %3, of at most that %4.")
                   .arg(*m_curve->last)
                   .arg(chance(Reading::Exactly), chance(Reading::AtLeast), chance(Reading::AtMost));
    }
    m_lastWords->setText(last);
    m_lastWords->setVisible(!last.isEmpty());
}

void OddsPanel::refreshCompared()
{
    for (std::size_t i = 0; i < m_compared.size(); ++i) {
        m_compared[i]->setVisible(i < m_kept.size());
        if (i >= m_kept.size())
            continue;
        const QString text = m_kept[i].text.simplified();
        m_compared[i]->setText(tr("%1: %2").arg(curveName(i), text.size() > 30 ? text.left(29) + QChar(0x2026) : text));
        m_compared[i]->setAccessibleName(tr("Compare no longer with %1").arg(text));
    }
    m_keep->setVisible(m_curve && m_kept.size() + 1 < mostCurves);
    for (TouchButton* button : m_copies)
        button->setVisible(m_curve || !m_kept.empty());
    m_comparedPlace->updateGeometry();
}

void OddsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_chart)
        return;
    m_chart = new DistributionChart(m_theme, this);
    m_both->insertWidget(0, m_chart, 3);
    refresh();
}

/// No head is cut. Its widest numbers stand in bold, in the line of what was thrown, or at either end, where chances
/// have many places.
int OddsPanel::tableWidth() const
{
    QFont bold = font();
    bold.setBold(true);
    int widest = QFontMetrics(bold).horizontalAdvance(QStringLiteral("100.0 %"));
    for (const int row : {0, m_model->rowCount({}) - 1})
        for (int column = 0; row >= 0 && column < m_model->columnCount({}); ++column)
            widest = std::max(widest,
                              m_table->fontMetrics().horizontalAdvance(m_model->index(row, column).data().toString()));
    int cell = widest + 20;
    for (int column = 0; column < m_model->columnCount({}); ++column)
        cell = std::max(cell, m_table->horizontalHeader()->sectionSizeHint(column));
    return cell * m_model->columnCount({}) + m_table->verticalScrollBar()->sizeHint().width();
}

/// Side by side where there is room for both.
void OddsPanel::arrange()
{
    const bool wide = width() > fontMetrics().averageCharWidth() * 60;
    m_both->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_table->setMinimumWidth(wide ? tableWidth() : 0);
}

void OddsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

}
