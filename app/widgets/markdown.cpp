// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/markdown.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <cmath>
#include <utility>

namespace adjutant::app {

namespace {

constexpr double lineHeight = 130; // percent
// Borders are drawn outside: at 100 % the page would be a little too wide.
const QTextLength wholeLine(QTextLength::PercentageLength, 99);
constexpr int manyColumns = 6;
constexpr int fewRows = 3;      // with the head: beside many columns they may as well stand below each other
constexpr qsizetype figure = 8; // letters
constexpr int longestWord = 80;
constexpr int longestFigure = 14; // letters, of a number and what it counts: longer ones tear holes into narrow lines
constexpr int mostLines = 6;      // of a cell that stands in a narrow column
constexpr double headingSizes[] = {1.45, 1.45, 1.15, 1.05};
constexpr double headingStep = 0.05;

double headingSize(int level)
{
    return headingSizes[std::clamp(level, 1, 3)];
}

// A title stays above its subheadings, these above the text.
double leastHeadingSize(int level)
{
    return level <= 1 ? headingSizes[2] : 1;
}

bool isGap(QChar letter)
{
    return letter.isSpace() && letter != QChar::Nbsp;
}

Qt::Alignment alignmentOf(lookup::Block::Align align)
{
    if (align == lookup::Block::Align::Right)
        return Qt::AlignRight;
    return align == lookup::Block::Align::Centre ? Qt::AlignHCenter : Qt::AlignLeft;
}

// A word without an end would take the layout seconds to wrap.
QString breakable(QString words)
{
    words.replace(QLatin1Char('\n'), QChar::LineSeparator);
    int letters = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        letters = isGap(words[i]) ? -1 : letters;
        if (++letters < longestWord || words[i].isLowSurrogate())
            continue;
        words.insert(i, QChar(0x200b));
        letters = 0;
    }
    return words;
}

// No line ends within “100 %”, “(5 inches)”, “4 Steine”, “16. März”, “30 × 20”, “L 8”, “1 in 2”. Of the same length.
QString unbroken(QString words)
{
    static const QRegularExpression gaps(
        QStringLiteral("(?<=\\d) (?=[%×\\p{Lu}])|(?<=\\(\\d|\\(\\d\\d) (?=\\p{L}+\\))"
                       "|(?<=\\d\\.) (?=\\p{Lu})|(?<=\\b\\p{Lu}) (?=\\d)"
                       "|(?<=\\d) (?=(?:in|of|von) \\d)|(?<=\\d in|\\d of|\\d von|\\d ×) (?=\\d)"),
        QRegularExpression::UseUnicodePropertiesOption);
    const QString asWritten = words;
    for (auto gap = gaps.globalMatch(asWritten); gap.hasNext();) {
        const qsizetype at = gap.next().capturedStart();
        const auto begin = std::find_if(words.crbegin() + (words.size() - at), words.crend(), isGap).base();
        const auto end = std::find_if(words.cbegin() + at + 1, words.cend(), isGap);
        if (end - begin <= longestFigure)
            words[at] = QChar::Nbsp;
    }
    return words;
}

lookup::Spans unbroken(lookup::Spans spans)
{
    QString words;
    for (const lookup::Span& span : spans)
        words += span.text;
    words = unbroken(words);
    qsizetype at = 0;
    for (lookup::Span& span : spans) {
        const qsizetype length = span.text.size();
        if (!span.code)
            span.text = words.mid(at, length);
        at += length;
    }
    return spans;
}

// The ranges of a table stay on a line as well: “1–2”.
lookup::Spans unbrokenCell(lookup::Spans spans)
{
    for (lookup::Span& span : spans) {
        for (qsizetype i = span.text.size() - 2; i > 0; --i) {
            if (span.text[i] == QChar(0x2013) && span.text[i - 1].isDigit() && span.text[i + 1].isDigit())
                span.text.insert(i + 1, QChar(0x2060));
        }
    }
    return unbroken(std::move(spans));
}

lookup::Block turnedRound(const lookup::Block& table)
{
    using Align = lookup::Block::Align;
    lookup::Block turned = table;
    const bool toTheRight = table.rows.size() > 2 && table.columns.back() == Align::Right;
    turned.columns.assign(table.rows.size(), toTheRight ? Align::Right : Align::Left);
    turned.columns.front() = Align::Left;
    turned.rows.assign(table.columns.size(), std::vector<lookup::Spans>(table.rows.size()));
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        for (std::size_t column = 0; column < std::min(table.columns.size(), table.rows[row].size()); ++column)
            turned.rows[column][row] = table.rows[row][column];
    }
    return turned;
}

// A table of Markdown always has a head, which may say nothing.
bool hasHead(const lookup::Block& table)
{
    return table.rows.size() <= 1 ||
           std::any_of(table.rows.front().begin(), table.rows.front().end(),
                       [](const lookup::Spans& cell) { return !lookup::plain(cell).trimmed().isEmpty(); });
}

bool isFigures(const std::vector<lookup::Spans>& cells)
{
    return int(cells.size()) >= manyColumns && std::all_of(cells.begin() + 1, cells.end(), [](const auto& cell) {
               return lookup::plain(cell).size() <= figure;
           });
}

// Whether the first cell of a head says what the numbers beside it count: “Round | 1 | 2 | 3”.
bool countsColumns(const std::vector<lookup::Spans>& head)
{
    return head.size() > 2 && !lookup::plain(head.front()).isEmpty() &&
           std::all_of(head.begin() + 1, head.end(), [](const lookup::Spans& cell) {
               const QString words = lookup::plain(cell);
               return !words.isEmpty() && words.front().isDigit();
           });
}

lookup::Span plainSpan(const QString& words)
{
    return {words, {}, false, false, false};
}

// What stands at the head of a column, before what stands in it.
lookup::Span nameOf(const lookup::Spans& head, bool inOneLine)
{
    QString name = lookup::plain(head);
    if (!name.isEmpty())
        name += QStringLiteral(": ");
    if (inOneLine)
        name.replace(QLatin1Char(' '), QChar::Nbsp);
    return plainSpan(name);
}

// Whether it is drawn as a narrow pile of words that would be half as high over the whole line.
bool isSliver(const QTextLayout& cell, double room)
{
    double words = 0;
    for (int line = 0; line < cell.lineCount(); ++line)
        words += cell.lineAt(line).naturalTextWidth();
    return cell.lineCount() > mostLines && cell.lineCount() >= 2 * std::ceil(words / room);
}
}

PageWriter::PageWriter(QTextDocument& document, const PageStyle& style)
    : m_document(document),
      m_style(style),
      m_cursor(&document)
{
    document.setUndoRedoEnabled(false);
    document.setDefaultFont(style.font);
    document.setDocumentMargin(0);
    QTextOption option = document.defaultTextOption();
    option.setWrapMode(QTextOption::WordWrap); // else narrow tables break words anywhere
    document.setDefaultTextOption(option);
}

double PageWriter::em() const
{
    return QFontInfo(m_style.font).pixelSize();
}

QTextCharFormat PageWriter::plain() const
{
    QTextCharFormat format;
    format.setForeground(m_style.text);
    return format;
}

QTextCharFormat PageWriter::formatOf(const lookup::Span& span) const
{
    QTextCharFormat format = plain();
    if (span.bold)
        format.setFontWeight(QFont::Bold);
    format.setFontItalic(span.italic);
    if (span.code) {
        format.setFontFamilies({QFontDatabase::systemFont(QFontDatabase::FixedFont).family()});
        format.setBackground(m_style.ground);
    }
    if (!span.link.isEmpty()) {
        format.setAnchor(true);
        format.setAnchorHref(span.link);
        const bool isTerm = span.link.startsWith(QLatin1String("term:"));
        format.setForeground(isTerm ? m_style.text : m_style.link);
        format.setUnderlineStyle(isTerm ? QTextCharFormat::DotLine : QTextCharFormat::SingleUnderline);
        format.setUnderlineColor(m_style.link);
    }
    return format;
}

// A document always has a block: the first and those that follow a table are taken as they are.
void PageWriter::startBlock(const QTextBlockFormat& format)
{
    leaveTable(std::max(format.topMargin(), em() * 0.6));
    if (m_fresh)
        m_cursor.setBlockFormat(format);
    else
        m_cursor.insertBlock(format);
    m_cursor.setBlockCharFormat(plain());
    m_fresh = false;
}

void PageWriter::insert(QTextCursor& cursor, const lookup::Spans& spans, bool bold)
{
    for (const lookup::Span& span : spans) {
        QTextCharFormat format = formatOf(span);
        if (bold)
            format.setFontWeight(QFont::Bold);
        cursor.insertText(fitting(span.text, format, cursor.blockFormat().leftMargin()), format);
    }
}

double PageWriter::widestWord(const QString& words, const QTextCharFormat& format) const
{
    const QFontMetricsF letters(fontOf(format));
    double widest = 0;
    static const QRegularExpression gaps(QStringLiteral("[\\s-]")); // to which the no-break space does not belong
    for (const QString& word : words.split(gaps))
        widest = std::max(widest, letters.horizontalAdvance(word));
    return widest;
}

QFont PageWriter::fontOf(const QTextCharFormat& format) const
{
    QFont font = m_style.font;
    font.setBold(format.fontWeight() >= QFont::Bold);
    if (format.hasProperty(QTextFormat::FontPointSize))
        font.setPointSizeF(format.fontPointSize());
    return font;
}

// Rather than be scrolled sideways, a word that is wider than the page is broken where the line ends.
QString PageWriter::fitting(const QString& words, const QTextCharFormat& format, double indent) const
{
    const double room = m_style.width - indent - 2 * m_document.documentMargin();
    if (m_style.width == 0 || room < 4 * em() || widestWord(words, format) <= room)
        return breakable(words);
    const QFontMetricsF letters(fontOf(format));
    QString broken;
    double line = 0; // of the word, since it was broken
    for (const QChar letter : words) {
        const double wide = letters.horizontalAdvance(letter);
        if (line + wide > room && !letter.isSpace() && !letter.isLowSurrogate() && !letter.isMark()) {
            broken += QChar(0x200b);
            line = 0;
        }
        line = isGap(letter) || letter == QLatin1Char('-') ? 0 : line + wide;
        broken += letter;
    }
    return breakable(broken);
}

void PageWriter::write(const lookup::Markdown& page)
{
    using Kind = lookup::Block::Kind;
    for (const lookup::Block& block : page.blocks) {
        if (block.kind == Kind::Heading)
            heading(lookup::plain(block.spans), block.level, lookup::plain(block.spans));
        else if (block.kind == Kind::Item)
            item(block);
        else if (block.kind == Kind::Code)
            code(block);
        else if (block.kind == Kind::Rule)
            rule();
        else if (block.kind == Kind::Table)
            table(block);
        else
            text(block);
    }
    if (page.cut)
        paragraph(QStringLiteral("…"));
}

void PageWriter::heading(const QString& words, int level, const QString& anchor)
{
    QTextBlockFormat format;
    format.setHeadingLevel(std::clamp(level, 1, 6));
    format.setTopMargin(m_document.isEmpty() ? 0 : em() * (level > 1 ? 1.1 : 1.4));
    format.setBottomMargin(em() * 0.4);
    startBlock(format);
    QTextCharFormat letters = headingLook(words, level);
    if (!anchor.isEmpty()) {
        letters.setAnchor(true);
        letters.setAnchorNames({anchor});
    }
    m_cursor.insertText(fitting(words, letters, 0), letters);
}

// No larger than lets its longest word stand on a line.
QTextCharFormat PageWriter::headingLook(const QString& words, int level) const
{
    QTextCharFormat letters = plain();
    letters.setFontWeight(QFont::Bold);
    for (double size = headingSize(level); size >= leastHeadingSize(level); size -= headingStep) {
        letters.setFontPointSize(m_style.font.pointSizeF() * size);
        if (m_style.width == 0 || widestWord(words, letters) <= m_style.width)
            break;
    }
    return letters;
}

// A block's margin above counts for nothing below a table.
void PageWriter::leaveTable(double above)
{
    const auto tables = m_document.rootFrame()->childFrames();
    if (!m_fresh || tables.isEmpty())
        return;
    QTextFrameFormat format = tables.back()->frameFormat();
    format.setBottomMargin(std::max(format.bottomMargin(), above));
    tables.back()->setFrameFormat(format);
}

void PageWriter::paragraph(const QString& words)
{
    lookup::Block block;
    block.spans.push_back(plainSpan(words));
    text(block);
}

void PageWriter::text(const lookup::Block& block)
{
    QTextBlockFormat format;
    format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
    format.setTopMargin(m_document.isEmpty() ? 0 : em() * 0.6);
    format.setBottomMargin(em() * 0.6);
    format.setLeftMargin(em() * 1.6 * (block.depth + (block.quoted ? 1 : 0)));
    startBlock(format);
    insert(m_cursor, unbroken(block.spans));
}

void PageWriter::aside(const QString& words)
{
    QTextBlockFormat format;
    format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
    format.setBottomMargin(em() * 0.3);
    format.setLeftMargin(em() * 1.6);
    startBlock(format);
    QTextCharFormat letters = plain();
    letters.setForeground(m_style.quiet);
    m_cursor.insertText(breakable(unbroken(words)), letters);
}

// The number stands in the margin: a document's own lists cannot begin with any number but 1.
void PageWriter::item(const lookup::Block& block)
{
    const double indent = em() * 1.6;
    QTextBlockFormat format;
    format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
    format.setBottomMargin(em() * 0.3);
    format.setLeftMargin(indent * block.depth);
    format.setTextIndent(-indent);
    format.setTabPositions({QTextOption::Tab(indent, QTextOption::LeftTab)});
    startBlock(format);
    QTextCharFormat marker = plain();
    marker.setForeground(m_style.quiet);
    const QString sign = block.number > 0  ? QStringLiteral("%1.").arg(block.number)
                         : block.depth > 1 ? QStringLiteral("–")
                                           : QStringLiteral("•");
    m_cursor.insertText(sign + QLatin1Char('\t'), marker);
    insert(m_cursor, unbroken(block.spans));
}

void PageWriter::code(const lookup::Block& block)
{
    QTextBlockFormat format;
    format.setBottomMargin(em() * 0.6);
    format.setLeftMargin(em() * 1.6 * block.depth);
    format.setBackground(m_style.ground);
    startBlock(format);
    lookup::Spans spans = block.spans;
    if (!spans.empty() && spans.back().text.endsWith(QLatin1Char('\n')))
        spans.back().text.chop(1);
    insert(m_cursor, spans);
}

void PageWriter::rule()
{
    QTextBlockFormat format;
    format.setProperty(QTextFormat::BlockTrailingHorizontalRulerWidth, QTextLength(QTextLength::PercentageLength, 100));
    format.setBottomMargin(em() * 0.6);
    startBlock(format);
}

void PageWriter::table(const lookup::Block& block)
{
    const int columns = int(block.columns.size());
    if (columns == 0)
        return;
    const bool isFlat = columns >= manyColumns && int(block.rows.size()) <= fewRows;
    if (columns > int(block.rows.size()) && !fits(block, isFlat ? InOneLine : InFewLines)) {
        const lookup::Block turned = turnedRound(block);
        if (fits(turned, InFewLines))
            return grid(turned);
    }
    if (fits(block, InFewLines))
        grid(block);
    else
        rowByRow(block);
}

void PageWriter::grid(const lookup::Block& block)
{
    const int columns = int(block.columns.size());
    leaveTable(em() * 0.6);
    QTextTableFormat format;
    format.setBorderCollapse(true);
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setCellPadding(paddingOf(block));
    format.setTopMargin(em() * 0.2);
    format.setBottomMargin(em() * 0.8);
    format.setLeftMargin(em() * 1.6 * block.depth);
    const int head = hasHead(block) ? 1 : 0;
    format.setHeaderRowCount(head);
    format.setWidth(wholeLine);
    QTextTable* table = m_cursor.insertTable(int(block.rows.size()) - 1 + head, columns, format);
    for (int row = 0; row < table->rows(); ++row) {
        const auto& cells = block.rows[std::size_t(row + 1 - head)];
        for (int column = 0; column < columns && column < int(cells.size()); ++column) {
            QTextTableCell cell = table->cellAt(row, column);
            cell.setFormat(cellLook(row + 1 - head));
            QTextCursor cursor = cell.firstCursorPosition();
            QTextBlockFormat aligned;
            aligned.setAlignment(alignmentOf(block.columns[std::size_t(column)]));
            cursor.setBlockFormat(aligned);
            insert(cursor, unbrokenCell(cells[std::size_t(column)]), row < head);
        }
    }
    m_cursor.movePosition(QTextCursor::End);
    m_fresh = true;
}

double PageWriter::paddingOf(const lookup::Block& block) const
{
    return em() * (int(block.columns.size()) < manyColumns ? 0.35 : 0.2);
}

// Whether it can be read as a table: tried out, for only the layout knows what its columns get.
bool PageWriter::fits(const lookup::Block& block, Cells cells) const
{
    if (m_style.width == 0)
        return true;
    QTextDocument trial;
    PageWriter(trial, m_style).grid(block);
    trial.setTextWidth(m_style.width);
    if (trial.idealWidth() > m_style.width)
        return false;
    const double line = m_style.width - em() * 1.6 * (block.depth + 1);
    for (QTextBlock cell = trial.begin(); cell.isValid(); cell = cell.next()) {
        if (cells == InOneLine ? cell.layout()->lineCount() > 1 : isSliver(*cell.layout(), line))
            return false;
    }
    return true;
}

// Each row under its first cell, each of the others with what stands at the head of its column.
void PageWriter::rowByRow(const lookup::Block& block)
{
    const auto& head = block.rows.front();
    const bool isCounted = countsColumns(head);
    const bool isNamed = !isCounted && keyOfRows(block);
    for (std::size_t row = 1; row < block.rows.size(); ++row) {
        const auto& cells = block.rows[row];
        const bool inOneLine = isFigures(cells);
        double line = -1; // how far the line of figures goes; none has begun
        for (std::size_t column = 0; column < std::min(cells.size(), head.size()); ++column) {
            if (lookup::plain(cells[column]).isEmpty())
                continue;
            lookup::Spans words = unbrokenCell(cells[column]);
            if (column > 0 && !isNamed)
                words.insert(words.begin(), nameOf(head[column], inOneLine));
            if (column > 0 && isCounted && line < 0)
                words.insert(words.begin(), plainSpan(lookup::plain(head.front()) + QLatin1Char(' ')));
            if (column == 0 || !inOneLine)
                startRow(block, column);
            else
                line = placeFigure(block, words, line);
            insert(m_cursor, words, column == 0);
        }
    }
    QTextBlockFormat last = m_cursor.blockFormat();
    last.setBottomMargin(em() * 0.8);
    m_cursor.setBlockFormat(last);
}

// What the first cells of the rows are, once above them all; and the second ones, where there are no more. Whether that
// names all of them.
bool PageWriter::keyOfRows(const lookup::Block& block)
{
    const auto& head = block.rows.front();
    QString key = lookup::plain(head.front());
    if (key.isEmpty())
        return false;
    const bool namesAll = head.size() == 2 && !lookup::plain(head.back()).isEmpty();
    if (namesAll)
        key += QStringLiteral(" – ") + lookup::plain(head.back());
    startRow(block, 0);
    QTextCharFormat letters = plain();
    letters.setForeground(m_style.quiet);
    m_cursor.insertText(fitting(key, letters, m_cursor.blockFormat().leftMargin()), letters);
    return namesAll;
}

// Makes room for a figure in the line that goes so far, or in a new one. A dot only where two stand on one line.
double PageWriter::placeFigure(const lookup::Block& block, lookup::Spans& words, double line)
{
    const QFontMetricsF letters(m_style.font);
    const QString dot = QStringLiteral("\u00a0· ");
    double wide = 0;
    for (const lookup::Span& span : words)
        wide += letters.horizontalAdvance(span.text);
    if (line < 0)
        startRow(block, 1);
    const double room = m_style.width - m_cursor.blockFormat().leftMargin() - em() * 0.5;
    QString& first = words.front().text;
    if (line < 0 && wide > room && first.endsWith(QLatin1Char(' '))) {
        wide -= letters.horizontalAdvance(first);
        first.back() = QChar::LineSeparator;
    }
    for (lookup::Span& span : words) {
        if (wide > room)
            span.text.replace(QChar::Nbsp, QLatin1Char(' '));
    }
    if (line < 0)
        return wide;
    const double after = line + letters.horizontalAdvance(dot) + wide;
    m_cursor.insertText(after > room ? QString(QChar::LineSeparator) : dot, plain());
    return after > room ? wide : after;
}

void PageWriter::startRow(const lookup::Block& block, std::size_t column)
{
    QTextBlockFormat format;
    format.setTopMargin(column == 0 ? em() * 0.5 : 0);
    format.setBottomMargin(em() * 0.15);
    format.setLeftMargin(em() * 1.6 * (block.depth + (column == 0 ? 0 : 1)));
    startBlock(format);
}

// Thin lines between the rows: where two cells meet, both must say so.
QTextTableCellFormat PageWriter::cellLook(int row) const
{
    QTextTableCellFormat look;
    look.setBottomBorder(row == 0 ? 2 : 1);
    look.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    look.setBottomBorderBrush(m_style.line);
    if (row > 0) {
        look.setTopBorder(row == 1 ? 2 : 1);
        look.setTopBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        look.setTopBorderBrush(m_style.line);
    }
    return look;
}

void PageWriter::entry(const QString& words, const QString& link)
{
    QTextTableFormat format;
    format.setBorderCollapse(true);
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setCellPadding(std::max(em() * 0.35, (48 - em() * 1.35) / 2));
    format.setWidth(wholeLine);
    QTextTable* table = m_cursor.insertTable(1, 1, format);
    QTextTableCellFormat look;
    look.setLeftPadding(0);
    look.setBottomBorder(1);
    look.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    look.setBottomBorderBrush(m_style.line);
    table->cellAt(0, 0).setFormat(look);
    QTextCursor cursor = table->cellAt(0, 0).firstCursorPosition();
    insert(cursor, {{words, link, false, false, false}});
    m_cursor.movePosition(QTextCursor::End);
    m_fresh = true;
}

void PageWriter::note(const QString& name, const QString& words, const QString& more)
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setCellPadding(em() * 0.7);
    format.setTopMargin(em() * 0.6);
    format.setBackground(m_style.note);
    format.setWidth(wholeLine);
    QTextTable* table = m_cursor.insertTable(1, 1, format);
    QTextCursor cursor = table->cellAt(0, 0).firstCursorPosition();
    cursor.insertText(name, plain());
    QTextCharFormat bold = plain();
    bold.setFontWeight(QFont::Bold);
    cursor.insertBlock();
    cursor.insertText(unbroken(words), bold);
    if (!more.isEmpty()) {
        cursor.insertBlock();
        cursor.insertText(unbroken(more), plain());
    }
    m_cursor.movePosition(QTextCursor::End);
    m_fresh = true;
}

}
