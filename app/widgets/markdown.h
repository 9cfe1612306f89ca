// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lookup/markdown.h"

#include <QColor>
#include <QFont>
#include <QTextCursor>
#include <QTextTableCellFormat>

class QTextDocument;

namespace adjutant::app {

/// What a page is written with: sizes follow from the font, all colours are given.
struct PageStyle {
    QFont font;
    QColor text, quiet, line, link, ground, note;
    int width = 0; ///< of the place for it: tables that are too narrow go row by row; 0: there is room
};

/// Writes pages into an empty document, formatted by us: no HTML, no images, nothing that the document would fetch.
/// Links are anchors with the target as written.
class PageWriter
{
public:
    PageWriter(QTextDocument& document, const PageStyle& style);

    void write(const lookup::Markdown& page);
    /// `anchor`: a name to scroll to, may be empty.
    void heading(const QString& words, int level, const QString& anchor = {});
    void paragraph(const QString& words);
    /// What belongs to the item above it, in quiet letters.
    void aside(const QString& words);
    /// A line as high as a finger that is a link as a whole.
    void entry(const QString& words, const QString& link);
    /// A frame apart from the text: a bold line between two plain ones.
    void note(const QString& name, const QString& words, const QString& more);

private:
    double em() const;
    QTextCharFormat plain() const;
    QTextCharFormat formatOf(const lookup::Span& span) const;
    void startBlock(const QTextBlockFormat& format);
    QTextCharFormat headingLook(const QString& words, int level) const;
    void leaveTable(double above);
    void insert(QTextCursor& cursor, const lookup::Spans& spans, bool bold = false);
    void text(const lookup::Block& block);
    void item(const lookup::Block& block);
    void code(const lookup::Block& block);
    void rule();
    void table(const lookup::Block& block);
    void grid(const lookup::Block& block);
    double paddingOf(const lookup::Block& block) const;
    enum Cells { InFewLines, InOneLine };
    bool fits(const lookup::Block& block, Cells cells) const;
    QFont fontOf(const QTextCharFormat& format) const;
    double widestWord(const QString& words, const QTextCharFormat& format) const;
    QString fitting(const QString& words, const QTextCharFormat& format, double indent) const;
    void rowByRow(const lookup::Block& block);
    bool keyOfRows(const lookup::Block& block);
    double placeFigure(const lookup::Block& block, lookup::Spans& words, double line);
    void startRow(const lookup::Block& block, std::size_t column);
    QTextTableCellFormat cellLook(int row) const;

    QTextDocument& m_document;
    PageStyle m_style;
    QTextCursor m_cursor;
    bool m_fresh = true; ///< the block at the cursor is empty and not taken yet
};

}
