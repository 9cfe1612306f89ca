// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/oddschart.h"

#include "shell/theme.h"
#include "widgets/textlabel.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int columnHeight = 24;

QFont columnFont(const QFont& font)
{
    return scaledFont(font, 0.9, true);
}

qreal titleSize(OddsForm form)
{
    return form == OddsForm::Full ? 1 : 0.9;
}

/// Where words may have less room than they need.
TextLabel* lineIn(QWidget* chart)
{
    auto* line = new TextLabel(chart);
    line->setProperty("role", QStringLiteral("quiet"));
    line->setMostLines(1);
    return line;
}

const QString& briefOf(const OddsBar& bar)
{
    return bar.brief.isEmpty() ? bar.label : bar.brief;
}

/// The number of one chance: large in a box, or before its words.
QFont numberFont(const QFont& font, OddsForm form)
{
    return scaledFont(font, form == OddsForm::Full ? 2 : 1.25, true);
}

/// Of a chance in a line: its words begin at one place in all of them.
int numberWidth(const QFont& font, const QString& number)
{
    const QFontMetrics metrics(numberFont(font, OddsForm::Compact));
    return std::max(metrics.horizontalAdvance(number), metrics.horizontalAdvance(percent(0.5))) + 8;
}

}

QString percent(double chance)
{
    const int rounded = qRound(chance * 100);
    if (chance > 0 && rounded == 0)
        return OddsChart::tr("< 1 %");
    if (chance < 1 && rounded == 100)
        return OddsChart::tr("> 99 %");
    return OddsChart::tr("%1 %").arg(rounded);
}

OddsChart::OddsChart(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme), m_title(lineIn(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Odds"));
}

void OddsChart::setBars(const QString& title, const std::vector<OddsBar>& bars)
{
    m_title->setText(title);
    m_bars = bars;
    QStringList words;
    for (const OddsBar& bar : bars)
        words.append(tr("%1: %2").arg(bar.label, percent(bar.chance)));
    setAccessibleName(tr("Odds: %1").arg(title));
    setAccessibleDescription(words.join(QLatin1String(", ")));
    updateGeometry();
    update();
}

int OddsChart::rowHeight() const
{
    return fontMetrics().height() + 8;
}

int OddsChart::labelWidth() const
{
    int width = 0;
    for (const OddsBar& bar : m_bars)
        width = std::max(width, fontMetrics().horizontalAdvance(bar.label));
    return width;
}

/// Of a result beside the others: its label and its percentage.
int OddsChart::columnWidth(const OddsBar& bar) const
{
    const QFontMetrics numbers(columnFont(font()));
    return std::max(numbers.horizontalAdvance(percent(bar.chance)), fontMetrics().horizontalAdvance(briefOf(bar))) + 6;
}

int OddsChart::columnsWidth() const
{
    int width = 0;
    for (const OddsBar& bar : m_bars)
        width += columnWidth(bar);
    return width;
}

void OddsChart::setForm(OddsForm form)
{
    if (m_form == form)
        return;
    m_form = form;
    placeTitle();
    updateGeometry();
    update();
}

void OddsChart::placeTitle()
{
    m_title->setFactor(titleSize(m_form));
    m_title->setGeometry(0, 0, width(), m_form == OddsForm::Full ? rowHeight() : fontMetrics().height());
}

void OddsChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        placeTitle();
}

void OddsChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeTitle();
}

QSize OddsChart::sizeIn(OddsForm form) const
{
    const int bars = static_cast<int>(m_bars.size());
    const int title = QFontMetrics(scaledFont(font(), titleSize(form))).horizontalAdvance(m_title->text()) + 4;
    if (form == OddsForm::Compact)
        return QSize(std::max(title, columnsWidth()),
                     2 * fontMetrics().height() + QFontMetrics(columnFont(font())).height() + columnHeight + 4);
    return QSize(std::max({220, labelWidth() + 180, title}), rowHeight() * (bars + 1));
}

QSize OddsChart::minimumSizeHint() const
{
    if (m_form == OddsForm::Compact)
        return QSize(std::min(sizeHint().width(), columnsWidth()), sizeHint().height());
    return QSize(labelWidth() + fontMetrics().horizontalAdvance(percent(0.999)) + 60, sizeHint().height());
}

void OddsChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_form == OddsForm::Compact)
        paintColumns(painter);
    else
        paintRows(painter);
}

void OddsChart::paintRows(QPainter& painter) const
{
    const Colours& colours = m_theme.colours();
    const int labels = labelWidth() + 12;
    const QFont bold = scaledFont(font(), 1, true);
    const int numbers = QFontMetrics(bold).horizontalAdvance(percent(0.999)) + 12;
    const int room = std::max(20, width() - labels - numbers);
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const OddsBar& bar = m_bars[i];
        const int top = rowHeight() * static_cast<int>(i + 1);
        const QRectF track(labels, top + 4, room, rowHeight() - 8);
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(0, top, labels - 12, rowHeight()), Qt::AlignRight | Qt::AlignVCenter, bar.label);
        const qreal length = std::max(bar.chance > 0 ? 2.0 : 0.0, room * bar.chance);
        const QRectF filled(track.left(), track.top(), length, track.height());
        painter.fillRect(filled, bar.marked ? colours.chartBarMarked : colours.chartBar);
        painter.setPen(QPen(colours.line, 1));
        painter.drawLine(QPointF(track.left(), top + 1), QPointF(track.left(), top + rowHeight() - 1));
        painter.setFont(bold);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRectF(track.left() + length + 8, top, numbers, rowHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                         percent(bar.chance));
    }
}

/// All results beside each other: the percentage, a column as high as it is likely, and below it the result.
void OddsChart::paintColumns(QPainter& painter) const
{
    const Colours& colours = m_theme.colours();
    const int words = fontMetrics().height();
    const QFont bold = columnFont(font());
    const int numbers = QFontMetrics(bold).height();
    const int bars = std::max(1, static_cast<int>(m_bars.size()));
    const int more = std::clamp((width() - columnsWidth()) / bars, 0, words); // wider looks like more than it is
    const int ground = words + numbers + columnHeight + 2;
    double likeliest = 0;
    for (const OddsBar& bar : m_bars)
        likeliest = std::max(likeliest, bar.chance);
    int left = 0;
    for (const OddsBar& bar : m_bars) {
        const int wide = columnWidth(bar) + more;
        const qreal high = bar.chance > 0 ? std::max(2.0, columnHeight * bar.chance / likeliest) : 0.0;
        painter.fillRect(QRectF(left + 3, ground - high, wide - 6, high),
                         bar.marked ? colours.chartBarMarked : colours.chartBar);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.setFont(bold);
        painter.drawText(QRectF(left, ground - high - numbers, wide, numbers), Qt::AlignCenter, percent(bar.chance));
        painter.setFont(font());
        painter.drawText(QRect(left, ground, wide, words), Qt::AlignCenter, briefOf(bar));
        left += wide;
    }
    painter.setPen(QPen(colours.line, 1));
    painter.drawLine(0, ground, left, ground);
}

ChanceView::ChanceView(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme), m_label(lineIn(this))
{
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    setAccessibleName(tr("Chance"));
    m_label->hide();
}

void ChanceView::setChance(const QString& label, double chance)
{
    setSure(label, percent(chance));
}

void ChanceView::setSure(const QString& label, const QString& result)
{
    m_label->setText(label);
    m_number = result;
    placeLabel();
    setAccessibleName(tr("%1: %2").arg(label, result));
    updateGeometry();
    update();
}

void ChanceView::setForm(OddsForm form)
{
    if (m_form == form)
        return;
    m_form = form;
    placeLabel();
    updateGeometry();
    update();
}

/// Where letters stand in a line.
int ChanceView::ground() const
{
    const QFontMetrics large(numberFont(font(), OddsForm::Compact));
    return (height() + large.ascent() - large.descent()) / 2;
}

void ChanceView::placeLabel()
{
    m_label->setVisible(m_form == OddsForm::Compact);
    const int left = numberWidth(font(), m_number), high = fontMetrics().lineSpacing();
    const int above = fontMetrics().ascent() + (high - fontMetrics().height()) / 2;
    m_label->setGeometry(left, ground() - above, std::max(0, width() - left), high);
}

void ChanceView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        placeLabel();
}

void ChanceView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeLabel();
}

QSize ChanceView::sizeIn(OddsForm form) const
{
    const QFontMetrics large(numberFont(font(), form));
    const int label = fontMetrics().horizontalAdvance(m_label->text());
    if (form == OddsForm::Compact)
        return QSize(numberWidth(font(), m_number) + label + 2, large.height() + 4);
    return QSize(std::max({label, large.horizontalAdvance(m_number), large.horizontalAdvance(percent(0.999))}) + 28,
                 large.height() + fontMetrics().height() + 16);
}

void ChanceView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_form == OddsForm::Compact)
        paintLine(painter);
    else
        paintBox(painter);
}

void ChanceView::paintBox(QPainter& painter) const
{
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(m_theme.colours().line, 1));
    painter.setBrush(m_theme.colours().card);
    painter.drawRoundedRect(frame, 6, 6);
    const QFont large = numberFont(font(), m_form);
    const int split = QFontMetrics(large).height() + 6;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(large);
    painter.drawText(QRect(0, 4, width(), split), Qt::AlignCenter, m_number);
    painter.setFont(font());
    painter.setPen(m_theme.colours().quiet);
    painter.drawText(QRect(0, split, width(), height() - split - 4), Qt::AlignCenter, m_label->text());
}

void ChanceView::paintLine(QPainter& painter) const
{
    const QFont large = numberFont(font(), m_form);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(large);
    painter.drawText(numberWidth(font(), m_number) - 8 - QFontMetrics(large).horizontalAdvance(m_number), ground(),
                     m_number);
}

}
