// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wholetext.h"

#include "widgets/beside.h"
#include "widgets/textlabel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QKeyEvent>
#include <QMenu>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr int mostLetters = 52; ///< in a line

QRect onScreen(const QWidget& widget, const QRect& part)
{
    return QRect(widget.mapToGlobal(part.topLeft()), part.size());
}

/// A screen reader is told more of some buttons than what they are.
QString nameOf(const QWidget& widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const QString text = button ? button->text() : QString(), name = widget.accessibleName();
    return !text.isEmpty() && (name.isEmpty() || name.startsWith(text)) ? text : name;
}

/// Without a title that the words say again.
std::optional<Whole> told(const QString& title, const QString& words, const QRect& place)
{
    if (words.isEmpty())
        return std::nullopt;
    return Whole{words.startsWith(title) ? QString() : title, words, place};
}

/// Labels that leave taps to what they stand in are read by it.
QStringList shortenedIn(const QWidget& widget)
{
    QStringList texts;
    for (const auto* label : widget.findChildren<TextLabel*>())
        if (label->testAttribute(Qt::WA_TransparentForMouseEvents) && label->isVisible() && label->isShortened())
            texts << label->text();
    return texts;
}

std::optional<Whole> toldBy(const QWidget& widget)
{
    const QRect place = onScreen(widget, widget.rect());
    if (const auto* label = qobject_cast<const TextLabel*>(&widget); label && label->isShortened())
        return label->toolTip().isEmpty() ? told({}, label->text(), place)
                                          : told(label->text(), label->toolTip(), place);
    QStringList words = shortenedIn(widget);
    words << widget.toolTip();
    words.removeAll(QString());
    return told(nameOf(widget), words.join(QLatin1Char('\n')), place);
}

std::optional<Whole> toldBy(const QMenu& menu, QAction* action)
{
    if (!action || action->toolTip() == QAction(action->text()).toolTip()) // which is made of the text
        return std::nullopt;
    return told(action->text(), action->toolTip(), onScreen(menu, menu.actionGeometry(action)));
}

std::optional<Whole> toldAt(const QWidget& widget, QPoint at)
{
    if (const auto* menu = qobject_cast<const QMenu*>(&widget))
        return toldBy(*menu, menu->actionAt(at));
    if (const auto* list = qobject_cast<const QAbstractItemView*>(&widget))
        if (auto whole = wholeOfRow(*list, list->indexAt(list->viewport()->mapFrom(list, at))))
            return whole;
    return toldBy(widget);
}

}

std::optional<Whole> wholeOfRow(const QAbstractItemView& list, const QModelIndex& row)
{
    return told({}, row.data(Qt::ToolTipRole).toString(), onScreen(*list.viewport(), list.visualRect(row)));
}

std::optional<Whole> wholeAt(const QWidget& widget, QPoint at)
{
    for (const QWidget* one = &widget; one; one = one->isWindow() ? nullptr : one->parentWidget()) {
        if (auto whole = toldAt(*one, at))
            return whole;
        at = one->mapToParent(at);
    }
    return std::nullopt;
}

std::optional<Whole> wholeOf(const QWidget& widget)
{
    if (const auto* menu = qobject_cast<const QMenu*>(&widget))
        return toldBy(*menu, menu->activeAction());
    if (const auto* list = qobject_cast<const QAbstractItemView*>(&widget))
        return wholeAt(widget, list->viewport()->mapTo(list, list->visualRect(list->currentIndex()).center()));
    return wholeAt(widget, widget.rect().center());
}

void offerWhole(QMenu& menu, const std::optional<Whole>& whole, const QWidget& from)
{
    if (whole)
        menu.addAction(WholeText::tr("Read in full"), &from, [whole = *whole, &from] { WholeText::open(whole, from); })
            ->setObjectName(QStringLiteral("readInFull"));
}

void WholeText::open(const Whole& whole, const QWidget& from)
{
    auto* opened = new WholeText(whole, from.window());
    const QScreen& screen = *from.screen();
    opened->takeSize(screen.availableGeometry());
    moveBeside(*opened, whole.place, screen);
    opened->show();
    opened->m_scroll->setFocus(Qt::PopupFocusReason);
}

WholeText::WholeText(const Whole& whole, QWidget* window) : QFrame(window, Qt::Popup), m_scroll(new QScrollArea(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_NoMouseReplay); // the tap that closes it does nothing else
    setFrameShape(QFrame::Box);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(wordsOf(whole));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_scroll);
    const QString name = whole.title.isEmpty() ? whole.words : whole.title;
    setAccessibleName(name);
    m_scroll->setAccessibleName(name); // which has the focus
    m_scroll->setAccessibleDescription(whole.title.isEmpty() ? QString() : whole.words);
}

QWidget* WholeText::wordsOf(const Whole& whole)
{
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    const auto add = [&](const QString& text, bool bold) {
        if (text.isEmpty())
            return;
        auto* label = new TextLabel(inside, 1, bold);
        label->setText(text);
        column->addWidget(label);
    };
    add(whole.title, true);
    add(whole.words, false);
    column->addStretch();
    return inside;
}

/// As wide as its longest line, up to a width that is read well, and never more than two thirds of the screen high.
void WholeText::takeSize(const QRect& room)
{
    const QLayout& column = *m_scroll->widget()->layout();
    const QMargins margins = column.contentsMargins();
    int longest = 0;
    for (const auto* label : m_scroll->widget()->findChildren<TextLabel*>())
        for (const QString& line : label->text().split(QLatin1Char('\n')))
            longest = std::max(longest, label->fontMetrics().horizontalAdvance(line) + 2);
    const int frame = 2 * frameWidth();
    const int wide = std::min({longest, fontMetrics().averageCharWidth() * mostLetters, room.width() * 9 / 10}) +
                     margins.left() + margins.right();
    const int high = column.heightForWidth(wide);
    const int most = room.height() * 2 / 3;
    const int bar = high > most ? m_scroll->verticalScrollBar()->sizeHint().width() : 0;
    resize(wide + frame + bar, std::min(high, most) + frame);
}

void WholeText::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        close();
        return;
    default:
        QFrame::keyPressEvent(event);
    }
}

}
