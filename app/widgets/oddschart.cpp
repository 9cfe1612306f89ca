// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/oddschart.h"

#include "shell/theme.h"
#include "widgets/textlabel.h"

#include <QPainter>

#include <algorithm>

namespace adjutant::app {

QString percent(double chance)
{
    const int rounded = qRound(chance * 100);
    if (chance > 0 && rounded == 0)
        return OddsChart::tr("< 1 %");
    if (chance < 1 && rounded == 100)
        return OddsChart::tr("> 99 %");
    return OddsChart::tr("%1 %").arg(rounded);
}

OddsChart::OddsChart(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Odds"));
}

void OddsChart::setBars(const QString& title, const std::vector<OddsBar>& bars)
{
    m_title = title;
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

QSize OddsChart::sizeHint() const
{
    return QSize(std::max({220, labelWidth() + 180, fontMetrics().horizontalAdvance(m_title) + 4}), rowHeight() * (static_cast<int>(m_bars.size()) + 1));
}

QSize OddsChart::minimumSizeHint() const
{
    return QSize(labelWidth() + fontMetrics().horizontalAdvance(percent(0.999)) + 60, sizeHint().height());
}

void OddsChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = m_theme.colours();
    painter.setPen(colours.quiet);
    painter.drawText(QRect(0, 0, width(), rowHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(m_title, Qt::ElideRight, width()));
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

ChanceView::ChanceView(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    setAccessibleName(tr("Chance"));
}

void ChanceView::setChance(const QString& label, double chance)
{
    m_label = label;
    m_chance = chance;
    setAccessibleName(tr("%1: %2").arg(label, percent(chance)));
    updateGeometry();
    update();
}

QSize ChanceView::sizeHint() const
{
    const QFontMetrics large(scaledFont(font(), 2, true));
    return QSize(std::max(fontMetrics().horizontalAdvance(m_label), large.horizontalAdvance(percent(0.999))) + 28,
                 large.height() + fontMetrics().height() + 16);
}

void ChanceView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(m_theme.colours().line, 1));
    painter.setBrush(m_theme.colours().card);
    painter.drawRoundedRect(frame, 6, 6);
    const QFont large = scaledFont(font(), 2, true);
    const int split = QFontMetrics(large).height() + 6;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(large);
    painter.drawText(QRect(0, 4, width(), split), Qt::AlignCenter, percent(m_chance));
    painter.setFont(font());
    painter.setPen(m_theme.colours().quiet);
    painter.drawText(QRect(0, split, width(), height() - split - 4), Qt::AlignCenter, m_label);
}

}
