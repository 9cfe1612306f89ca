// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/screenruler.h"

#include "kit/truelengths.h"
#include "packs/lengths.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"

#include <QPainter>
#include <QPainterPath>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <cmath>

namespace adjutant::app {

namespace {

constexpr double left = 8; // the zero stands clear of the edge
constexpr double stud = 8; // millimetres, as all below
constexpr double brick = 4 * stud;
constexpr double brickSide = 9.6;
constexpr double studWidth = 4.8, studHeight = 1.7;
constexpr double inch = 25.4;

QColor mix(const QColor& a, const QColor& b, double share)
{
    return QColor::fromRgbF(float(a.redF() * (1 - share) + b.redF() * share),
                            float(a.greenF() * (1 - share) + b.greenF() * share),
                            float(a.blueF() * (1 - share) + b.blueF() * share));
}

}

ScreenRuler::ScreenRuler(const Theme& theme, TrueLengths& lengths, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_lengths(lengths)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&lengths, &TrueLengths::changed, this, &ScreenRuler::measureAnew);
    connect(&theme, &Theme::changed, this, &ScreenRuler::measureAnew);
    describe();
}

void ScreenRuler::measureAnew()
{
    updateGeometry();
    update();
    Q_EMIT roomChanged();
}

void ScreenRuler::setScale(Scale scale)
{
    m_scale = scale;
    update();
}

void ScreenRuler::setLength(std::optional<double> millimetres, const QString& words)
{
    m_millimetres = millimetres;
    m_words = words;
    describe();
    update();
}

double ScreenRuler::perMillimetre() const
{
    return m_lengths.perMillimetre(*screen());
}

double ScreenRuler::room() const
{
    return std::max(0.0, (width() - left - 1) / perMillimetre());
}

std::optional<double> ScreenRuler::mark() const
{
    if (!m_millimetres || *m_millimetres > room())
        return {};
    return left + *m_millimetres * perMillimetre();
}

// As high as it is at the table, unless that is too low for its number or higher than is of use.
int ScreenRuler::brickHeight() const
{
    const int words = fontMetrics().height() + 8;
    return std::clamp(qRound(brickSide * perMillimetre()), words, 2 * words);
}

int ScreenRuler::barHeight() const
{
    return fontMetrics().height() + 12;
}

int ScreenRuler::scaleHeight() const
{
    return fontMetrics().height() + 18;
}

QSize ScreenRuler::sizeHint() const
{
    const int studs = qCeil(studHeight * perMillimetre());
    return {360, studs + brickHeight() + barHeight() + scaleHeight() + 4};
}

QSize ScreenRuler::minimumSizeHint() const
{
    return {160, sizeHint().height()};
}

void ScreenRuler::describe()
{
    setAccessibleName(tr("Ruler, as long as it says"));
    setAccessibleDescription(m_words);
}

void ScreenRuler::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    connect(window()->windowHandle(), &QWindow::screenChanged, this, &ScreenRuler::measureAnew, Qt::UniqueConnection);
    measureAnew();
}

void ScreenRuler::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    Q_EMIT roomChanged();
}

void ScreenRuler::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBricks(painter);
    paintLength(painter);
    paintScale(painter);
}

void ScreenRuler::paintBricks(QPainter& painter) const
{
    const double scale = perMillimetre();
    const double top = studHeight * scale + 1;
    const QColor base = palette().color(QPalette::Base);
    const QColor strong = m_theme.colours().accent;
    for (int i = 0; left + i * brick * scale < width(); ++i) {
        const QRectF body(left + i * brick * scale, top, brick * scale, brickHeight());
        painter.setPen(QPen(m_theme.colours().quiet, 1));
        painter.setBrush(mix(base, strong, i % 2 == 0 ? 0.28 : 0.12));
        for (int k = 0; k < 4; ++k)
            painter.drawRect(QRectF(body.left() + (k * stud + (stud - studWidth) / 2) * scale, top - studHeight * scale,
                                    studWidth * scale, studHeight * scale));
        painter.drawRect(body);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(body.adjusted(4, 0, -6, 0), Qt::AlignRight | Qt::AlignVCenter, QString::number(i + 1));
    }
}

// Its words stand in it if they have room there, else after it.
void ScreenRuler::paintLength(QPainter& painter) const
{
    if (!m_millimetres)
        return;
    const double scale = perMillimetre();
    const double top = studHeight * scale + 1 + brickHeight() + 2;
    const bool goesOn = *m_millimetres > room();
    const double right = goesOn ? width() - 2.0 : left + *m_millimetres * scale;
    const QRectF bar(left, top, std::max(1.0, right - left), barHeight() - 4);
    const QColor ground = m_theme.colours().next;
    QPainterPath shape;
    shape.moveTo(bar.topLeft());
    shape.lineTo(bar.topRight());
    if (goesOn) { // torn off
        for (int i = 1; i <= 4; ++i)
            shape.lineTo(bar.right() - (i % 2 == 1 ? 8 : 0), bar.top() + bar.height() * i / 4);
    } else {
        shape.lineTo(bar.bottomRight());
    }
    shape.lineTo(bar.bottomLeft());
    shape.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawPath(shape);

    const QFont bold = scaledFont(font(), 1, true);
    const int words = QFontMetrics(bold).horizontalAdvance(m_words) + 24;
    const bool inside = words <= bar.width();
    painter.setFont(bold);
    painter.setPen(inside ? m_theme.colours().nextText : palette().color(QPalette::WindowText));
    const QRectF place = inside ? bar.adjusted(10, 0, -10, 0)
                                : QRectF(bar.right() + 8, bar.top(), width() - bar.right() - 8, bar.height());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, m_words);
    painter.setFont(font());
    if (goesOn)
        return;
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawLine(QPointF(right, 0), QPointF(right, height() - fontMetrics().height() - 2)); // above the figures
}

void ScreenRuler::paintScale(QPainter& painter) const
{
    const double scale = perMillimetre();
    const bool metric = m_scale == Scale::Centimetres;
    const double step = metric ? 1 : inch / 8;
    const int whole = metric ? 10 : 8;
    const int every = numbered(whole * step * scale);
    const double line = height() - scaleHeight();
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.drawLine(QPointF(left, line), QPointF(width(), line));
    for (int i = 0; left + i * step * scale < width(); ++i) {
        const double x = left + i * step * scale;
        const bool isWhole = i % whole == 0;
        const bool isHalf = i % (whole / 2) == 0;
        painter.setPen(QPen(palette().color(QPalette::WindowText), isWhole ? 1.5 : 1));
        painter.drawLine(QPointF(x, line), QPointF(x, line + (isWhole ? 14 : isHalf ? 10 : 6)));
        if (i % (whole * every) == 0)
            paintNumber(painter, x, i / whole);
    }
}

/// Every one, or only so many that there is room for each.
int ScreenRuler::numbered(double apart) const
{
    const int words = fontMetrics().horizontalAdvance(QStringLiteral("00")) + 8;
    for (const int every : {1, 2, 5})
        if (every * apart >= words)
            return every;
    return 10;
}

void ScreenRuler::paintNumber(QPainter& painter, double x, int number) const
{
    const QString unit = m_scale == Scale::Centimetres ? tr("cm") : tr("in");
    const QString words = number == 0 ? unit : QString::number(number);
    const double wide = fontMetrics().horizontalAdvance(words);
    const double from = number == 0 ? left : x - wide / 2;
    const bool isClear = number == 0 || from > left + fontMetrics().horizontalAdvance(unit) + 4;
    if (isClear && from + wide <= width())
        painter.drawText(QRectF(from, height() - fontMetrics().height() - 2, wide + 1, fontMetrics().height()),
                         Qt::AlignCenter, words);
}

}
