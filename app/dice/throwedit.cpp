// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/throwedit.h"

#include "dice/completions.h"
#include "dice/limits.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int wordRole = Qt::UserRole + 1;
constexpr int mostLines = 4;
constexpr qsizetype longest = qsizetype(dice::limits::characters) + 1; // one more, so that the limit is named
constexpr qsizetype leastOffered = 2;                                  // one letter is typed as fast as it is chosen

bool isReturn(const QKeyEvent& key)
{
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
}

/// The place of so many characters, in the units that Qt counts.
int placeOf(const QString& text, std::size_t characters)
{
    qsizetype at = 0;
    for (; characters > 0 && at < text.size(); --characters)
        at += text.at(at).isHighSurrogate() ? 2 : 1;
    return static_cast<int>(std::min(at, text.size()));
}

}

ThrowEdit::ThrowEdit(const Theme& theme, QWidget* parent)
    : QPlainTextEdit(parent),
      m_theme(theme),
      m_words(new QStandardItemModel(this)),
      m_completer(new QCompleter(m_words, this))
{
    setTabChangesFocus(true);
    setAccessibleName(tr("Throw"));
    setAccessibleDescription(tr("Dice and what is done with them, such as 4d6 kh 3. Return throws."));
    setPlaceholderText(tr("4d6 kh 3"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    rescale();
    m_completer->setWidget(this);
    m_completer->setCompletionRole(wordRole);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->popup()->setAccessibleName(tr("Words that begin so"));
    m_completer->popup()->installEventFilter(this);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &ThrowEdit::complete);
    connect(this, &QPlainTextEdit::textChanged, this, [this] { updateGeometry(); });
}

void ThrowEdit::setText(const QString& text)
{
    QTextCursor all(document());
    all.select(QTextCursor::Document);
    all.insertText(text.left(longest));
    moveCursor(QTextCursor::End);
}

/// What is pasted is cut too.
void ThrowEdit::insertFromMimeData(const QMimeData* source)
{
    if (source->hasText())
        textCursor().insertText(source->text().left(longest));
}

void ThrowEdit::mark(const dice::Issue& issue)
{
    const QString text = this->text();
    QTextEdit::ExtraSelection mistake;
    mistake.cursor = QTextCursor(document());
    int begin = placeOf(text, issue.where.begin);
    const int end = std::max(placeOf(text, issue.where.begin + issue.where.length), begin + 1);
    if (begin >= text.size()) // something is missing at the end: what stands before it is marked
        begin = static_cast<int>(text.trimmed().size()) - 1;
    mistake.cursor.setPosition(std::clamp(begin, 0, static_cast<int>(text.size())));
    mistake.cursor.setPosition(std::min(end, static_cast<int>(text.size())), QTextCursor::KeepAnchor);
    mistake.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    mistake.format.setUnderlineColor(m_theme.colours().fault);
    mistake.format.setFontWeight(QFont::Bold);
    setExtraSelections({mistake});
}

void ThrowEdit::unmark()
{
    setExtraSelections({});
}

void ThrowEdit::goTo(const dice::Issue& issue)
{
    QTextCursor cursor = textCursor();
    cursor.setPosition(placeOf(text(), issue.where.begin));
    cursor.setPosition(placeOf(text(), issue.where.begin + issue.where.length), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    setFocus();
}

/// A row may be the current one without having been chosen.
bool ThrowEdit::isWordChosen() const
{
    return m_completer->popup()->isVisible() && m_completer->popup()->selectionModel()->hasSelection();
}

QAbstractItemView* ThrowEdit::completer() const
{
    return m_completer->popup();
}

int ThrowEdit::lines() const
{
    int lines = 0;
    for (QTextBlock block = document()->firstBlock(); block.isValid(); block = block.next())
        lines += std::max(1, block.lineCount());
    return std::clamp(lines, 1, mostLines);
}

QSize ThrowEdit::sizeHint() const
{
    const int text = fontMetrics().lineSpacing() * lines() + 2 * int(document()->documentMargin()) + 2 * frameWidth();
    return QSize(300, std::max(Theme::touchLarge - 4, text + 14));
}

QSize ThrowEdit::minimumSizeHint() const
{
    return QSize(fontMetrics().averageCharWidth() * 12, sizeHint().height());
}

void ThrowEdit::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        rescale();
}

/// Large enough to be read from the table.
void ThrowEdit::rescale()
{
    setFont(scaledFont(QApplication::font(), 1.25));
    updateGeometry();
}

void ThrowEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier)
        return offer(true);
    // The list passes keys on; Return on a chosen word is for it alone.
    if (isReturn(*event) && isWordChosen()) {
        event->ignore();
        return;
    }
    if (isReturn(*event) && !(event->modifiers() & Qt::ShiftModifier)) {
        m_completer->popup()->hide();
        Q_EMIT throwWanted();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
    if (!event->text().isEmpty())
        offer(false);
}

void ThrowEdit::offer(bool asked)
{
    const int place = textCursor().position();
    const QString begun = wordBefore(text(), place);
    const auto found = completionsFor(text(), place);
    const bool whole = std::any_of(found.begin(), found.end(), [&](const Completion& one) {
        return one.word.compare(begun, Qt::CaseInsensitive) == 0;
    });
    if (found.empty() || (!asked && (whole || begun.size() < leastOffered)))
        return m_completer->popup()->hide();
    m_words->clear();
    for (const Completion& one : found) {
        auto* item = new QStandardItem(one.meaning.isEmpty() ? one.usage : tr("%1 – %2").arg(one.usage, one.meaning));
        item->setData(one.word, wordRole);
        m_words->appendRow(item);
    }
    QRect at = cursorRect();
    at.setWidth(std::max(width() / 2, m_completer->popup()->sizeHintForColumn(0) + 40));
    m_completer->complete(at);
}

/// Return with nothing chosen in the list is meant for the throw.
bool ThrowEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_completer->popup() && event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (isReturn(*key) && !isWordChosen()) {
            keyPressEvent(key);
            return true;
        }
    }
    return QPlainTextEdit::eventFilter(watched, event);
}

void ThrowEdit::complete(const QString& word)
{
    QTextCursor cursor = textCursor();
    const auto begun = wordBefore(text(), cursor.position()).size();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, static_cast<int>(begun));
    cursor.insertText(word);
    setTextCursor(cursor);
}

}
