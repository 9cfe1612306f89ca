// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "print/piece.h"

#include <QTextLayout>

namespace adjutant::app {

/// Words in lines of a width, bold, italic and code as they were written. Links are but words here.
class RichText
{
public:
    RichText(const lookup::Spans& spans, const SheetStyle& style, double factor = 1, bool bold = false);

    void layOut(double width, Qt::Alignment alignment = Qt::AlignLeft);
    double height() const;
    int lines() const { return m_layout->lineCount(); }
    double lineHeight() const;
    /// As wide as it is on one line, and as its widest word.
    double natural() const { return m_natural; }
    double least() const { return m_least; }

    void paint(QPainter& painter, QPointF at) const;
    /// Lines `begin` to `end` alone.
    void paint(QPainter& painter, QPointF at, int begin, int end) const;

private:
    double widest(double width);
    void breakLines(double width, Qt::Alignment alignment, QTextOption::WrapMode mode);

    std::unique_ptr<QTextLayout> m_layout;
    double m_natural = 0, m_least = 0;
};

}
