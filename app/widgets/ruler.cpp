// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/ruler.h"

#include "packs/lengths.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int gap = 8;
constexpr int inset = 10;

struct Named {
    const char* name;
    QRgb onLight, onDark;
};

constexpr Named colours[] = {
    {"teal", 0xff0d6763, 0xff5bc4b8}, {"amber", 0xff8a5a00, 0xffe6b450}, {"violet", 0xff5f3dc4, 0xffb5a1f2},
    {"blue", 0xff1d5fa8, 0xff7db7f0}, {"red", 0xffa8281e, 0xfff08a80},   {"green", 0xff1c7439, 0xff7fce95},
};

}

QColor rulerColour(const QString& name, const Theme& theme)
{
    for (const Named& colour : colours) {
        if (name == QLatin1String(colour.name))
            return QColor::fromRgb(theme.isDark() ? colour.onDark : colour.onLight);
    }
    return theme.colours().quiet;
}

Ruler::Ruler(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
    describe();
}

void Ruler::setMeasure(const packs::Measure& measure)
{
    m_measure = measure;
    m_mark.reset();
    describe();
    updateGeometry();
    update();
}

void Ruler::setMark(std::optional<double> length)
{
    m_mark = length;
    update();
}

int Ruler::barHeight() const
{
    return std::max(Theme::touch, fontMetrics().height() * 2);
}

QSize Ruler::sizeHint() const
{
    const int rows = int(m_measure.lengths.size());
    return {360, rows * (barHeight() + gap) + gap};
}

QSize Ruler::minimumSizeHint() const
{
    return {200, sizeHint().height()};
}

double Ruler::longest() const
{
    double most = 1;
    for (const packs::Length& length : m_measure.lengths)
        most = std::max(most, length.length.value_or(0));
    return most;
}

QRectF Ruler::bar(int row) const
{
    const packs::Length& length = m_measure.lengths[std::size_t(row)];
    const double share = length.length ? *length.length / longest() : 1;
    return {0.5, gap + row * (barHeight() + gap) + 0.5, std::max(4.0, (width() - 1) * share), barHeight() - 1.0};
}

QString Ruler::words(const packs::Length& length) const
{
    if (!length.length)
        return tr("%1, no limit").arg(length.label);
    return tr("%1, %2 %3")
        .arg(length.label, packs::inWords(*length.length), packs::unitLabel(m_measure, *length.length));
}

void Ruler::describe()
{
    QStringList lines;
    for (const packs::Length& length : m_measure.lengths)
        lines.append(length.id + QStringLiteral(": ") + words(length));
    setAccessibleName(tr("Ruler"));
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
}

void Ruler::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int row = 0; row < int(m_measure.lengths.size()); ++row)
        paintBar(painter, row);
    paintMark(painter);
    for (int row = 0; row < int(m_measure.lengths.size()); ++row)
        paintWords(painter, row);
}

void Ruler::paintBar(QPainter& painter, int row) const
{
    const packs::Length& length = m_measure.lengths[std::size_t(row)];
    const QColor ground = rulerColour(length.colour, m_theme);
    painter.setPen(length.length ? QPen(ground) : QPen(ground, 2, Qt::DashLine));
    painter.setBrush(length.length ? QBrush(ground) : Qt::NoBrush);
    painter.drawRoundedRect(bar(row), 6, 6);
}

// In the bar if they have room there, else after it.
void Ruler::paintWords(QPainter& painter, int row) const
{
    const packs::Length& length = m_measure.lengths[std::size_t(row)];
    const QRectF where = bar(row);
    const QFont large = scaledFont(font(), 1.5, true);
    const QFontMetrics largeMetrics(large);
    const int letter = largeMetrics.horizontalAdvance(length.id);
    const bool letterFits = where.width() >= letter + 2 * inset;
    const QColor plain = palette().color(QPalette::WindowText);
    const QColor inside = length.length ? m_theme.textOn(rulerColour(length.colour, m_theme)) : plain;
    double x = letterFits ? inset : where.right() + inset;
    painter.setFont(large);
    painter.setPen(letterFits ? inside : plain);
    painter.drawText(QRectF(x, where.top(), letter + 1, where.height()), Qt::AlignCenter, length.id);
    x += letter + inset;

    const QString text = words(length);
    const int room = fontMetrics().horizontalAdvance(text) + 2;
    const bool fits = letterFits && x + room + inset <= where.right();
    if (!fits && letterFits)
        x = where.right() + inset;
    painter.setFont(font());
    painter.setPen(fits ? inside : plain);
    painter.drawText(QRectF(x, where.top(), width() - x, where.height()), Qt::AlignVCenter | Qt::TextWordWrap, text);
}

void Ruler::paintMark(QPainter& painter) const
{
    if (!m_mark || m_measure.lengths.empty())
        return;
    const double x = std::clamp(*m_mark / longest(), 0.0, 1.0) * (width() - 3) + 1.5;
    painter.setPen(QPen(palette().color(QPalette::Window), 6));
    painter.drawLine(QPointF(x, 0), QPointF(x, height()));
    painter.setPen(QPen(palette().color(QPalette::WindowText), 3));
    painter.drawLine(QPointF(x, 0), QPointF(x, height()));
}

void Ruler::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

}
