// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/textlabel.h"

#include "widgets/wholetext.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace adjutant::app {

namespace {

constexpr int leastLetters = 15; ///< a longer word of a label that may be shortened is broken

/// That a line needs for the word: it is broken when its last letter reaches beyond its place, too.
int widthOf(const QString& word, const QFontMetrics& metrics)
{
    return metrics.horizontalAdvance(word) + (word.isEmpty() ? 0 : std::max(0, -metrics.rightBearing(word.back())));
}

}

QFont scaledFont(const QFont& font, qreal factor, bool bold)
{
    QFont result = font;
    if (font.pointSizeF() > 0)
        result.setPointSizeF(font.pointSizeF() * factor);
    else
        result.setPixelSize(qRound(font.pixelSize() * factor));
    if (bold)
        result.setWeight(QFont::DemiBold);
    return result;
}

TextLabel::TextLabel(QWidget* parent, qreal factor, bool bold) : QLabel(parent), m_factor(factor), m_bold(bold)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    rescale();
}

void TextLabel::announce(const QString& words)
{
    if (words == text())
        return;
    setText(words);
    QAccessibleEvent named(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&named);
    sayAgain();
}

void TextLabel::sayAgain()
{
    if (text().isEmpty())
        return;
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    Q_EMIT said();
}

void TextLabel::setMostLines(int lines)
{
    m_mostLines = lines;
    updateGeometry();
    if (isVisible()) // else when it is shown, at the width that it has then
        notePress();
}

void TextLabel::setHelped(bool helped)
{
    m_helped = helped;
    showPressable();
    update();
}

void TextLabel::setFactor(qreal factor)
{
    if (std::exchange(m_factor, factor) == factor)
        return;
    takeFont();
}

void TextLabel::setBold(bool bold)
{
    if (std::exchange(m_bold, bold) == bold)
        return;
    takeFont();
}

void TextLabel::fitFactor(qreal least, qreal most, int room)
{
    const QFontMetrics metrics(scaledFont(QApplication::font(), most, m_bold));
    int wanted = 0;
    for (const QString& part : wordWrap() ? text().split(QLatin1Char(' ')) : QStringList(text()))
        wanted = std::max(wanted, widthOf(part, metrics) + besideText() + 1);
    setFactor(wanted <= room ? most : std::max(least, std::floor(20 * most * room / wanted) / 20));
}

int TextLabel::besideText() const
{
    const QMargins margins = contentsMargins();
    return 2 * margin() + margins.left() + margins.right();
}

int TextLabel::heightOf(int lines) const
{
    const QMargins margins = contentsMargins();
    return fontMetrics().height() + (lines - 1) * fontMetrics().lineSpacing() + 2 * margin() + margins.top() +
           margins.bottom();
}

/// The text as it is broken at this width; the last line that there may be holds all the rest.
QStringList TextLabel::linesIn(int width) const
{
    QStringList lines;
    qsizetype from = 0;
    for (const QString& paragraph : text().split(QLatin1Char('\n'))) {
        QTextLayout layout(paragraph, font());
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(std::max(1, width));
            const bool last = lines.size() + 1 == m_mostLines;
            lines.append(last ? text().mid(from + line.textStart()).replace(QLatin1Char('\n'), QLatin1Char(' '))
                              : paragraph.mid(line.textStart(), line.textLength()));
            if (last)
                break;
        }
        layout.endLayout();
        if (lines.size() == m_mostLines)
            break;
        from += paragraph.size() + 1;
    }
    return lines;
}

bool TextLabel::isShortened() const
{
    if (m_mostLines == 0 || heightForWidth(width()) < heightOf(m_mostLines))
        return false; // lines are left, as is known without breaking the words once more
    const int inside = width() - besideText();
    const QStringList lines = linesIn(inside);
    return lines.size() == m_mostLines && fontMetrics().horizontalAdvance(lines.back().trimmed()) > inside;
}

QSize TextLabel::sizeHint() const
{
    if (m_mostLines == 0)
        return QLabel::sizeHint();
    int width = 0;
    const QStringList paragraphs = text().split(QLatin1Char('\n'));
    for (const QString& paragraph : paragraphs)
        width = std::max(width, widthOf(paragraph, fontMetrics()));
    return QSize(width + besideText() + 1,
                 heightOf(std::clamp<int>(static_cast<int>(paragraphs.size()), 1, m_mostLines)));
}

QSize TextLabel::minimumSizeHint() const
{
    if (m_mostLines == 0)
        return QLabel::minimumSizeHint();
    return QSize(leastWidthIn(fontMetrics()), heightOf(1));
}

int TextLabel::leastWidth(qreal factor) const
{
    return leastWidthIn(QFontMetrics(scaledFont(QApplication::font(), factor, m_bold)));
}

int TextLabel::leastWidthIn(const QFontMetrics& metrics) const
{
    const QString words = text();
    int longest = 0;
    for (qsizetype begin = 0, end = 0; begin < words.size(); begin = end + 1) {
        end = begin;
        while (end < words.size() && (!words[end].isSpace() || words[end] == QChar::Nbsp))
            ++end;
        longest = std::max(longest, widthOf(words.mid(begin, end - begin), metrics));
    }
    return std::min(longest, metrics.averageCharWidth() * leastLetters) + besideText() + 1;
}

int TextLabel::heightForWidth(int width) const
{
    constexpr qsizetype mostWidths = 16;
    Measured& known = m_measured;
    const bool same =
        known.text == text() && known.font == font() && known.mostLines == m_mostLines && known.beside == besideText();
    if (!same || known.heights.size() > mostWidths)
        known = {text(), font(), m_mostLines, besideText(), {}};
    const auto found = known.heights.constFind(width);
    return found != known.heights.constEnd() ? *found : known.heights[width] = measuredHeight(width);
}

int TextLabel::measuredHeight(int width) const
{
    return m_mostLines == 0 ? QLabel::heightForWidth(width)
                            : heightOf(std::max<int>(1, static_cast<int>(linesIn(width - besideText()).size())));
}

void TextLabel::paintEvent(QPaintEvent* event)
{
    notePress(); // by the words that are shown now
    if (m_mostLines == 0)
        QLabel::paintEvent(event);
    QPainter painter(this);
    if (m_mostLines > 0)
        paintLines(painter);
    if (!hasFocus())
        return;
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

/// Dots below the last line say that it opens.
void TextLabel::paintLines(QPainter& painter) const
{
    painter.setPen(palette().color(foregroundRole()));
    const QRect inside = contentsRect().adjusted(margin(), margin(), -margin(), -margin());
    const QStringList lines = linesIn(inside.width());
    const int high = fontMetrics().lineSpacing();
    QRect line(inside.left(), 0, inside.width(), high);
    line.moveTop(inside.top() + std::max(0, (inside.height() - high * static_cast<int>(lines.size())) / 2));
    QRect last = line;
    for (const QString& words : lines) {
        const QString shown = fontMetrics().elidedText(words.trimmed(), Qt::ElideRight, inside.width());
        painter.drawText(line, int(alignment() & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter, shown);
        last = fontMetrics().boundingRect(line, int(alignment() & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter, shown);
        line.translate(0, high);
    }
    if (!isPressable() || font().underline())
        return;
    const int below = std::min(last.bottom(), height() - 2);
    painter.setPen(QPen(palette().color(foregroundRole()), 1.5, Qt::DotLine));
    painter.drawLine(last.left(), below, last.right(), below);
}

void TextLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    notePress();
}

/// Keys lead to it only as long as it does something.
void TextLabel::notePress()
{
    const QString before = std::exchange(m_pressedFor, pressedFor());
    if (before == m_pressedFor)
        return;
    showPressable();
    setFocusPolicy(m_pressedFor.isEmpty() ? Qt::NoFocus : Qt::TabFocus);
    if (accessibleDescription() == before)
        setAccessibleDescription(m_pressedFor);
}

void TextLabel::showPressable()
{
    if (isPressable())
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

QString TextLabel::pressedFor() const
{
    const bool opens = isShortened() || !toolTip().isEmpty();
    return opens && !testAttribute(Qt::WA_TransparentForMouseEvents) ? tr("Opens in full.") : QString();
}

void TextLabel::press()
{
    if (const auto whole = wholeOf(*this))
        WholeText::open(*whole, *this);
}

bool TextLabel::isPressedBy(const QKeyEvent& key) const
{
    constexpr auto others = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return !m_pressedFor.isEmpty() && !(key.modifiers() & others) &&
           (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space);
}

void TextLabel::keyPressEvent(QKeyEvent* event)
{
    if (!isPressedBy(*event) || event->isAutoRepeat())
        return QLabel::keyPressEvent(event);
    press();
}

void TextLabel::mousePressEvent(QMouseEvent* event)
{
    m_down = isPressable() && event->button() == Qt::LeftButton;
    if (m_down)
        event->accept(); // it is not for what lies below
    else
        QLabel::mousePressEvent(event);
}

void TextLabel::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !std::exchange(m_down, false)) // its press may have been unheard
        QLabel::mouseReleaseEvent(event);
    else if (rect().contains(event->position().toPoint()))
        press();
}

/// As long as it has the focus, no shortcut takes the keys that press it.
bool TextLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isPressedBy(*static_cast<QKeyEvent*>(event)))
        event->accept();
    if (event->type() == QEvent::ToolTip && isShortened() && toolTip().isEmpty()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
        return true;
    }
    if (event->type() == QEvent::ToolTipChange)
        notePress();
    return QLabel::event(event);
}

void TextLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        rescale();
}

void TextLabel::rescale()
{
    if (m_factor != 1 || m_bold)
        takeFont();
}

/// One that is not its own, so that it follows the program's, where the two are the same.
void TextLabel::takeFont()
{
    setFont(m_factor != 1 || m_bold ? scaledFont(QApplication::font(), m_factor, m_bold) : QFont());
}

}
