// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "print/richtext.h"

#include "widgets/breakable.h"

#include <QFontDatabase>
#include <QPainter>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr double leading = 1.06;
constexpr double endless = 1e7;

QTextCharFormat formatOf(const lookup::Span& span, bool bold)
{
    QTextCharFormat format;
    if (span.bold || bold)
        format.setFontWeight(QFont::Bold);
    if (span.italic)
        format.setFontItalic(true);
    if (span.code)
        format.setFontFamilies({QFontDatabase::systemFont(QFontDatabase::FixedFont).family()});
    return format;
}

}

RichText::RichText(const lookup::Spans& spans, const SheetStyle& style, double factor, bool bold)
{
    QString text;
    QList<QTextLayout::FormatRange> formats;
    for (const lookup::Span& span : spans) {
        formats.append({int(text.size()), int(span.text.size()), formatOf(span, bold)});
        text += together(span.text);
    }
    text.replace(QLatin1Char('\n'), QChar::LineSeparator);
    text.replace(QStringLiteral(" %"), QStringLiteral("\u00a0%"));
    m_layout = std::make_unique<QTextLayout>(text, style.font(factor), style.device);
    m_layout->setFormats(formats);
    m_layout->setCacheEnabled(true);
    m_natural = widest(endless);
    m_least = widest(0); // each word on a line of its own
}

double RichText::widest(double width)
{
    breakLines(width, Qt::AlignLeft, QTextOption::WordWrap);
    double widest = 0;
    for (int i = 0; i < lines(); ++i)
        widest = std::max(widest, m_layout->lineAt(i).naturalTextWidth());
    return widest;
}

void RichText::layOut(double width, Qt::Alignment alignment)
{
    breakLines(width, alignment, QTextOption::WrapAtWordBoundaryOrAnywhere);
}

void RichText::breakLines(double width, Qt::Alignment alignment, QTextOption::WrapMode mode)
{
    QTextOption option(alignment);
    option.setWrapMode(mode);
    m_layout->setTextOption(option);
    double y = 0;
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height() * leading;
    }
    m_layout->endLayout();
}

double RichText::lineHeight() const
{
    return m_layout->lineCount() > 0 ? m_layout->lineAt(0).height() * leading : 0;
}

double RichText::height() const
{
    return lineHeight() * m_layout->lineCount();
}

void RichText::paint(QPainter& painter, QPointF at) const
{
    paint(painter, at, 0, lines());
}

void RichText::paint(QPainter& painter, QPointF at, int begin, int end) const
{
    for (int i = begin; i < end; ++i)
        m_layout->lineAt(i).draw(&painter, at - QPointF(0, begin * lineHeight()));
}

}
