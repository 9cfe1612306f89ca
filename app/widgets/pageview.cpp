// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/pageview.h"

#include "lookup/words.h"
#include "shell/theme.h"

#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <utility>

namespace adjutant::app {

namespace {

constexpr int margin = 4;

}

PageView::PageView(const Theme& theme, QWidget* parent) : QTextBrowser(parent), m_theme(theme)
{
    setOpenLinks(false);
    setOpenExternalLinks(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrapMode(QTextOption::WordWrap);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard | Qt::TextSelectableByMouse);
    setFocusPolicy(Qt::StrongFocus);
    setViewportMargins(margin, margin, margin, margin);
    setContextMenuPolicy(Qt::NoContextMenu);
    viewport()->setAutoFillBackground(false);
}

PageStyle PageView::pageStyle() const
{
    const Colours& colours = m_theme.colours();
    return {.font = font(),
            .text = palette().color(QPalette::Text),
            .quiet = colours.quiet,
            .line = colours.line,
            .link = palette().color(QPalette::Link),
            .ground = palette().color(QPalette::AlternateBase),
            .note = colours.cardActive,
            .width = width() - 2 * margin - verticalScrollBar()->sizeHint().width()};
}

void PageView::showPage(std::unique_ptr<QTextDocument> document)
{
    setExtraSelections({});
    setDocument(document.get());
    m_document = std::move(document);
}

void PageView::markWords(const QStringList& beginnings)
{
    QList<QTextEdit::ExtraSelection> selections;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (const lookup::Word& word : lookup::wordsOf(block.text())) {
            const bool wanted = std::any_of(beginnings.begin(), beginnings.end(),
                                            [&](const QString& begin) { return word.folded.startsWith(begin); });
            if (!wanted)
                continue;
            QTextEdit::ExtraSelection selection;
            selection.cursor = QTextCursor(block);
            selection.cursor.setPosition(block.position() + word.begin);
            selection.cursor.setPosition(block.position() + word.begin + word.length, QTextCursor::KeepAnchor);
            selection.format.setBackground(m_theme.colours().warning);
            selection.format.setForeground(m_theme.colours().warningText);
            selections.append(selection);
        }
    }
    setExtraSelections(selections);
}

void PageView::scrollTo(const QString& anchor)
{
    scrollToAnchor(anchor);
}

void PageView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (std::exchange(m_width, width()) != width())
        Q_EMIT widthChanged();
}

QVariant PageView::loadResource(int, const QUrl&)
{
    return {};
}

}
