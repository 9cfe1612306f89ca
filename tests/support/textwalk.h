// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/textlabel.h"
#include "widgets/wholetext.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTextDocument>

namespace adjutant::test {

/// Goes over all that can be seen of a page, and says which of its words are not in the pseudo-language and which texts
/// have too little room.
class TextWalk
{
public:
    /// Words that people wrote: names of files and players.
    explicit TextWalk(QStringList known = {}) : m_known(std::move(known)) {}

    void over(QWidget& page, const QString& name)
    {
        m_page = name;
        listen(QAccessible::queryAccessibleInterface(&page));
        measure(page);
        for (QWidget* widget : page.findChildren<QWidget*>())
            if (widget->isVisibleTo(&page))
                measure(*widget);
    }

    /// More words that people wrote, or that come out of their lists.
    void know(const QStringList& words)
    {
        m_known += words; // the longest first: one may be a part of another
        std::sort(m_known.begin(), m_known.end(), [](const auto& a, const auto& b) { return a.size() > b.size(); });
    }

    const QStringList& untranslated() const { return m_untranslated; }
    const QStringList& clipped() const { return m_clipped; }
    int texts() const { return m_texts; }

private:
    void listen(QAccessibleInterface* element)
    {
        if (!element || element->state().invisible)
            return;
        const QObject* object = element->object();
        const bool isTyped = qobject_cast<const QLineEdit*>(object) || qobject_cast<const QPlainTextEdit*>(object);
        for (const QAccessible::Text part : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
            if (!(isTyped && part == QAccessible::Value))
                read(element->text(part), object);
        if (const auto* widget = qobject_cast<const QWidget*>(object))
            read(widget->toolTip(), object);
        if (const auto* line = qobject_cast<const QLineEdit*>(object))
            read(line->placeholderText(), object);
        if (!isTyped)
            for (int i = 0; i < element->childCount(); ++i)
                listen(element->child(i));
    }

    void read(QString text, const QObject* object)
    {
        if (text.isEmpty())
            return;
        ++m_texts;
        if (Qt::mightBeRichText(text)) {
            QTextDocument document;
            document.setHtml(text);
            text = document.toPlainText();
        }
        for (const QString& known : m_known)
            text.remove(known);
        static const QRegularExpression plain(QStringLiteral("[A-Za-z]*[a-z][A-Za-z]*"));
        for (auto it = plain.globalMatch(text); it.hasNext();) {
            if (const QString word = it.next().captured(); word.size() > 2)
                return note(m_untranslated, QStringLiteral("“%1” in “%2”").arg(word, text.left(80)), object);
        }
    }

    void measure(QWidget& widget)
    {
        if (auto* area = qobject_cast<QScrollArea*>(&widget); area && area->widget()) {
            if (const int room = area->viewport()->width(); area->widget()->width() > room)
                note(m_clipped,
                     QStringLiteral("wider than its place by %1: %2")
                         .arg(area->widget()->width() - room)
                         .arg(widestIn(*area->widget())),
                     area);
        }
        if (auto* table = qobject_cast<QTableView*>(&widget))
            measureRows(*table);
        if (const auto* line = qobject_cast<QLineEdit*>(&widget); line && line->text().isEmpty()) {
            const QFontMetrics letters = line->fontMetrics();
            const int frame = line->sizeHint().width() - 17 * letters.horizontalAdvance(u'x'); // as QLineEdit has it
            if (frame + letters.horizontalAdvance(line->placeholderText()) > line->width())
                note(m_clipped, QStringLiteral("no room for “%1”").arg(line->placeholderText()), line);
        }
        if (const auto* words = qobject_cast<app::TextLabel*>(&widget); words && words->isShortened() && !opens(*words))
            note(m_clipped, QStringLiteral("cannot be read in full: “%1”").arg(words->text()), words);
        const auto* label = qobject_cast<QLabel*>(&widget);
        const auto* button = qobject_cast<QAbstractButton*>(&widget);
        const QString text = label ? label->text() : button ? button->text() : QString();
        if (text.isEmpty() || widget.inherits("QLineEditIconButton"))
            return;
        const int width = widget.contentsRect().width();
        if (widget.hasHeightForWidth()) {
            if (widget.heightForWidth(widget.width()) > widget.height() + 1)
                note(m_clipped,
                     QStringLiteral("%1 px high, wants %2: “%3”")
                         .arg(widget.height())
                         .arg(widget.heightForWidth(widget.width()))
                         .arg(text),
                     &widget);
            for (const QString& word : text.split(QRegularExpression(QStringLiteral("[\\s\\x{200b}]"))))
                if (!Qt::mightBeRichText(text) &&
                    widget.minimumSizeHint().width() > widget.width() + 1 && // or it is broken
                    widget.fontMetrics().horizontalAdvance(word) > width + 1)
                    note(m_clipped, QStringLiteral("no room for the word “%1”").arg(word), &widget);
        } else if (widget.minimumSizeHint().width() > widget.width() + 1 ||
                   (label && label->sizeHint().width() > widget.width() + 1)) {
            note(m_clipped,
                 QStringLiteral("%1 px wide, wants %2: “%3”")
                     .arg(widget.width())
                     .arg(widget.sizeHint().width())
                     .arg(text),
                 &widget);
        }
    }

    /// By itself, by tap and by keys, or with what it stands in.
    static bool opens(const app::TextLabel& label)
    {
        const bool passesTapsOn = label.testAttribute(Qt::WA_TransparentForMouseEvents);
        const QWidget& asked = passesTapsOn ? *label.parentWidget() : static_cast<const QWidget&>(label);
        const auto whole = app::wholeOf(asked);
        return whole && (whole->words + whole->title).contains(label.text()) &&
               (passesTapsOn || label.focusPolicy() & Qt::TabFocus);
    }

    void measureRows(QTableView& table)
    {
        for (int row = std::max(0, table.rowAt(0)); table.model() && row < table.model()->rowCount(); ++row) {
            if (table.rowViewportPosition(row) > table.viewport()->height())
                return;
            const int wanted = static_cast<QAbstractItemView&>(table).sizeHintForRow(row);
            if (table.rowHeight(row) < wanted)
                note(m_clipped,
                     QStringLiteral("row %1 is %2 px high, wants %3").arg(row).arg(table.rowHeight(row)).arg(wanted),
                     &table);
        }
    }

    // Who in there needs most room.
    static QString widestIn(QWidget& content)
    {
        const QWidget* widest = nullptr;
        for (const QWidget* child : content.findChildren<QWidget*>())
            if (child->isVisibleTo(&content) && child->findChildren<QWidget*>().isEmpty() &&
                child->minimumWidth() == 0 &&
                (!widest || child->minimumSizeHint().width() > widest->minimumSizeHint().width()))
                widest = child;
        return widest ? QStringLiteral("%1 %2 “%3” %4 px")
                            .arg(QLatin1String(widest->metaObject()->className()), widest->objectName(),
                                 widest->accessibleName())
                            .arg(widest->minimumSizeHint().width())
                      : QString();
    }

    void note(QStringList& list, const QString& what, const QObject* object)
    {
        QString where;
        for (const QObject* one = object; one; one = one->parent()) {
            where = QStringLiteral("%1 %2").arg(QLatin1String(one->metaObject()->className()), one->objectName());
            if (!one->objectName().isEmpty() ||
                QLatin1String(one->metaObject()->className()).startsWith(QLatin1String("adjutant")))
                break;
        }
        const QString line = QStringLiteral("%1: %2 (%3)").arg(m_page, what, where);
        if (!list.contains(line))
            list << line;
    }

    QStringList m_known, m_untranslated, m_clipped;
    QString m_page;
    int m_texts = 0;
};

}
