// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/counterbutton.h"

#include "packs/pack.h"
#include "shell/theme.h"
#include "widgets/numberpad.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int pip = 14;
constexpr int mostPips = 10, mostInHint = 5;
constexpr int left = 8, between = 6, right = 6; ///< around the number and the words beside it

QFont numberFont(const QFont& font)
{
    return scaledFont(font, 1.5, true);
}

QFont wordsFont(const QFont& font)
{
    return scaledFont(font, 0.85);
}

}

/// Broken where its two lines take the least width.
CounterButton::Label CounterButton::labelOf(const QString& label, const QFontMetrics& metrics)
{
    const int width = metrics.horizontalAdvance(label);
    Label best{label, label, width, width};
    for (qsizetype at = label.indexOf(QLatin1Char(' ')); at >= 0; at = label.indexOf(QLatin1Char(' '), at + 1)) {
        const int lines =
            std::max(metrics.horizontalAdvance(label.left(at)), metrics.horizontalAdvance(label.mid(at + 1)));
        if (lines < best.brokenWidth) {
            best.broken = label;
            best.broken[at] = QLatin1Char('\n');
            best.brokenWidth = lines;
        }
    }
    return best;
}

CounterButton::CounterButton(const Theme& theme, QWidget* parent) : QPushButton(parent), m_theme(theme)
{
    setFocusPolicy(Qt::TabFocus); // a tap leaves Space and Return to the tray
    setAutoDefault(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QPushButton::clicked, this, &CounterButton::openPad);
}

void CounterButton::setCounter(const QString& unitName, const CounterLook& counter)
{
    m_unit = unitName;
    m_counter = counter;
    setAccessibleName(tr("%1: %2 %3").arg(unitName).arg(counter.value).arg(label()));
    setAccessibleDescription(tr("Opens a pad to set it, 0 to %1").arg(counter.most));
    updateGeometry();
    update();
}

const QString& CounterButton::label() const
{
    return packs::labelFor(m_counter.value, m_counter);
}

int CounterButton::places() const
{
    const int most = m_counter.harm ? (m_counter.most <= mostPips ? m_counter.most : m_counter.value)
                                    : std::max(m_counter.start, m_counter.value);
    return most <= mostPips ? most : 0;
}

const CounterButton::Measured& CounterButton::measured() const
{
    const bool two = m_counter.usual > 9 || m_counter.value > 9 || m_counter.start > 9;
    Measured& known = m_measured;
    if (known.numberWidth > 0 && known.two == two && known.font == font() && known.label.whole == m_counter.label &&
        known.one.whole == m_counter.one)
        return known;
    const QFontMetrics number(numberFont(font()));
    const QFontMetrics words(wordsFont(font()));
    known = {font(),
             two,
             number.horizontalAdvance(QLatin1String(two ? "20" : "8")),
             number.height(),
             words.height(),
             labelOf(m_counter.label, words),
             labelOf(m_counter.one, words)};
    return known;
}

int CounterButton::besideWords() const
{
    return measured().numberWidth + left + between + right;
}

bool CounterButton::isBroken(const Label& label, int width) const
{
    return label.width > width - besideWords() && label.broken != label.whole;
}

/// As narrow as it can be whatever its value is, so that nothing moves when it changes.
QSize CounterButton::sizeHint() const
{
    const Measured& known = measured();
    const int pips = std::min(m_counter.most, mostInHint) * (pip - 2);
    const int width = besideWords() + std::max({known.label.brokenWidth, known.one.brokenWidth, pips});
    return QSize(width, heightForWidth(width));
}

int CounterButton::heightForWidth(int width) const
{
    const Measured& known = measured();
    const bool two = isBroken(known.label, width) || isBroken(known.one, width);
    const int words = (two ? 2 : 1) * known.lineHeight + (places() > 0 ? pip + 2 : 0);
    return std::max(Theme::touch, std::max(known.numberHeight, words) + 8);
}

void CounterButton::openPad()
{
    NumberPad::Spec spec{tr("%1: %2").arg(m_unit, m_counter.label), 0, m_counter.most, m_counter.value, true};
    if (m_counter.usual > 0) {
        spec.most = std::max(m_counter.usual, m_counter.value);
        spec.utmost = m_counter.most;
    }
    auto* pad = new NumberPad(m_theme, spec, this);
    connect(pad, &NumberPad::picked, this, [this](int value, const QString& why) {
        if (value != m_counter.value)
            Q_EMIT corrected(value, why);
    });
    pad->openBeside(this);
}

void CounterButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double inset = hasFocus() ? TouchButton::beforeFocused : TouchButton::beforeFrame;
    const QRectF frame = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
    if (isEnabled()) { // else it is only read
        painter.setPen(QPen(m_theme.colours().line, 1));
        painter.setBrush(isDown() ? m_theme.colours().line : palette().color(QPalette::Button));
        painter.drawRoundedRect(frame, 6, 6);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.colours().focus, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    }
    const Measured& known = measured();
    painter.setPen(palette().color(QPalette::Active, QPalette::Text));
    painter.setFont(numberFont(font()));
    painter.drawText(QRect(left, 0, known.numberWidth, height()), Qt::AlignCenter, QString::number(m_counter.value));
    painter.setFont(wordsFont(font()));
    const Label& shown = label() == known.one.whole ? known.one : known.label;
    const bool two = isBroken(shown, width());
    const int words = (two ? 2 : 1) * known.lineHeight;
    const bool pips = places() > 0;
    const QRect beside(left + known.numberWidth + between, (height() - words - (pips ? pip + 2 : 0)) / 2,
                       width() - besideWords() + right - 2, words);
    painter.drawText(beside, Qt::AlignLeft | Qt::AlignVCenter, two ? shown.broken : shown.whole);
    if (pips)
        paintPips(painter, QRect(beside.left(), beside.bottom() + 2, width() - besideWords(), pip));
}

void CounterButton::paintPips(QPainter& painter, const QRect& where)
{
    const Colours& colours = m_theme.colours();
    const qreal step = std::min<qreal>(pip + 3, where.width() / qreal(places()));
    const qreal size = std::min<qreal>(pip - 2, step - 1.5);
    for (int i = 0; i < places(); ++i) {
        const QRectF at(where.left() + i * step, where.top() + (pip - size) / 2, size, size);
        const bool on = i < m_counter.value;
        const QColor ink = palette().color(QPalette::Active, QPalette::Text);
        painter.setPen(QPen(on ? ink : colours.quiet, 1.2));
        painter.setBrush(on && !m_counter.harm ? ink : QColor(Qt::transparent));
        if (m_counter.harm)
            painter.drawRoundedRect(at, 2, 2);
        else
            painter.drawEllipse(at);
        if (on && m_counter.harm)
            paintGlyph(painter, Glyph::Cross, at, ink);
    }
}

void CounterButton::keyPressEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        click();
        return;
    }
    QPushButton::keyPressEvent(event);
}

}
