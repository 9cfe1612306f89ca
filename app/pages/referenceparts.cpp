// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/referencepanel_p.h"

#include "shell/keys.h"
#include "shell/theme.h"
#include "widgets/clearbutton.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTextDocument>

namespace adjutant::app {

namespace {

QLineEdit* makeLine(QWidget& panel)
{
    auto* line = new QLineEdit(&panel);
    line->setPlaceholderText(ReferencePanel::tr("Find a rule…"));
    line->setAccessibleName(ReferencePanel::tr("Find a rule"));
    addClearButton(*line);
    line->setMaxLength(200);
    line->setMinimumHeight(Theme::touch);
    return line;
}

QListView* makeList(QWidget& panel, QAbstractItemModel* model, QAbstractItemDelegate* delegate)
{
    auto* list = new QListView(&panel);
    list->setAccessibleName(ReferencePanel::tr("What was found"));
    list->setModel(model);
    list->setItemDelegate(delegate);
    list->setFrameShape(QFrame::NoFrame);
    list->setResizeMode(QListView::Adjust);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    return list;
}

}

ReferencePanel::Parts::Parts(Theme& theTheme, Preferences& thePreferences, ReferencePanel& panel)
    : theme(theTheme),
      preferences(thePreferences),
      line(makeLine(panel)),
      back(new TouchButton(theTheme, tr("Back"), &panel)),
      pin(new TouchButton(theTheme, tr("Pin"), &panel)),
      stack(new QStackedWidget(&panel)),
      delegate(new HitDelegate(theTheme, &panel)),
      model(new HitModel(&panel)),
      view(new PageView(theTheme, &panel)),
      asked(new LookupPart(theTheme, &panel)),
      message(new TextLabel(&panel)),
      notice(new NoticeBar(theTheme, &panel)),
      top(new QGridLayout),
      foot(new QVBoxLayout),
      sheets(new SheetSaver(&panel))
{
    list = makeList(panel, model, delegate);
    back->setToolTip(tr("Where you were before (Alt+Left)"));
    pin->setCheckable(true);
    pin->setAccessibleName(tr("Pin this section"));
    const auto tellKey = [this] {
        pin->setToolTip(tr("Keep this section at the top of the reference") +
                        theme.keys().inBrackets(QStringLiteral("pin")));
    };
    tellKey();
    QObject::connect(&theme.keys(), &Keys::changed, pin, tellKey);
    message->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    message->setContentsMargins(12, 12, 12, 12);
    for (QWidget* page : std::initializer_list<QWidget*>{list, view, asked, message})
        stack->addWidget(page);

    top->setColumnStretch(1, 1);
    top->addWidget(line, 0, 1);
    placeTop();
    auto* whole = new QVBoxLayout(&panel);
    whole->setContentsMargins(8, 8, 8, 8);
    whole->addLayout(top);
    whole->addWidget(stack, 1);
    whole->addWidget(notice);
    whole->addLayout(foot);
    panel.setMinimumWidth(280);
}

bool ReferencePanel::Parts::canGoBack() const
{
    return place.kind != Place::Kind::Contents || !line->text().isEmpty();
}

void ReferencePanel::Parts::placeTop()
{
    constexpr int least = 12; // letters of the line
    int wanted = line->fontMetrics().averageCharWidth() * least + 40;
    for (const TouchButton* button : {back, pin})
        wanted += button->isHidden() ? 0 : button->sizeHint().width() + top->spacing();
    const bool above = wanted > line->parentWidget()->width() - 16;
    if (top->indexOf(back) >= 0 && above == (top->itemAtPosition(1, 0) != nullptr))
        return;
    for (QWidget* part : std::initializer_list<QWidget*>{back, line, pin})
        top->removeWidget(part);
    top->addWidget(back, above ? 1 : 0, 0);
    top->addWidget(line, 0, above ? 0 : 1, 1, above ? 3 : 1);
    top->addWidget(pin, above ? 1 : 0, 2);
}

// What is typed into the search line stays there.
bool ReferencePanel::Parts::pins(const QKeyEvent& event) const
{
    const bool isTyped = line->hasFocus() && !event.text().isEmpty() &&
                         !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    return section() && !isTyped && theme.keys().means(QStringLiteral("pin"), event);
}

bool ReferencePanel::Parts::usesKey(const QKeyEvent& event) const
{
    if (pins(event) || leaves(event))
        return true;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return event.modifiers() == Qt::NoModifier;
    default:
        return false;
    }
}

bool ReferencePanel::Parts::leaves(const QKeyEvent& event) const
{
    if (event.key() == Qt::Key_Escape)
        return canGoBack() || notice->isVisible();
    return event.key() == Qt::Key_Left && event.modifiers() == Qt::AltModifier && canGoBack();
}

bool ReferencePanel::Parts::hasReaderFocus() const
{
    return list->hasFocus() || view->hasFocus() || asked->isAncestorOf(asked->window()->focusWidget());
}

void ReferencePanel::Parts::focusReader()
{
    if (stack->currentWidget() == asked)
        asked->takeFocus();
    else if (stack->currentWidget() != message)
        stack->currentWidget()->setFocus(Qt::OtherFocusReason);
    else
        line->setFocus(Qt::OtherFocusReason);
}

void ReferencePanel::Parts::showPlace()
{
    back->setVisible(place.kind != Place::Kind::Contents);
    notice->hide();
    pin->setVisible(section());
    placeTop();
    pin->setChecked(section() && preferences.pinned(pack->id).contains(place.id));
    if (!pack)
        showMessage(tr("No rules are open."));
    else if (place.kind == Place::Kind::Hits)
        showHits();
    else if (lookup())
        askLookup();
    else
        showPage();
}

void ReferencePanel::Parts::showHits()
{
    if (model->rowCount() == 0) {
        showMessage(tr("Nothing for “%1”. Try fewer letters.").arg(line->text().trimmed().left(60)));
        return;
    }
    stack->setCurrentWidget(list);
    if (!list->currentIndex().isValid())
        list->setCurrentIndex(model->index(0));
    list->doItemsLayout();
    list->scrollTo(list->currentIndex());
}

void ReferencePanel::Parts::showPage()
{
    const PageStyle style = view->pageStyle();
    const packs::Section* shown = section();
    if (shown)
        view->showPage(pages().section(*shown, style));
    else if (place.kind == Place::Kind::Card)
        view->showPage(pages().card(place.title, place.text, style));
    else
        view->showPage(pages().contents(
            {.first = followed, .pinned = preferences.pinned(pack->id), .lookedUp = preferences.lookedUp(pack->id)},
            style));
    view->setAccessibleName(shown ? shown->title : place.title.isEmpty() ? tr("Rules") : place.title);
    if (!marked.isEmpty())
        view->markWords(marked);
    stack->setCurrentWidget(view);
    if (!place.anchor.isEmpty() && place.scroll == 0)
        view->scrollTo(place.anchor);
    else
        view->verticalScrollBar()->setValue(place.scroll);
}

void ReferencePanel::Parts::showMessage(const QString& words)
{
    message->announce(words);
    stack->setCurrentWidget(message);
}

const packs::Section* ReferencePanel::Parts::section() const
{
    return pack && place.kind == Place::Kind::Section ? pack->section(place.id) : nullptr;
}

const packs::Procedure* ReferencePanel::Parts::lookup() const
{
    return pack && place.kind == Place::Kind::Lookup ? pack->lookup(place.id) : nullptr;
}

void ReferencePanel::Parts::askLookup()
{
    const packs::Procedure& wanted = *lookup();
    stack->setCurrentWidget(asked);
    asked->ask(pack, wanted, rulings, knowing ? knowing(wanted) : LookupKnown());
}

void ReferencePanel::Parts::clearFoot()
{
    while (QLayoutItem* item = foot->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

TouchButton* ReferencePanel::Parts::addButton(const QString& words, Glyph glyph)
{
    auto* button = new TouchButton(theme, words, line->parentWidget());
    button->setGlyph(glyph);
    foot->addWidget(button);
    button->show();
    return button;
}

}
