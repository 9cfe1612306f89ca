// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/referencepanel.h"

#include "lookup/words.h"
#include "pages/referencepages.h"
#include "pages/referencepanel_p.h"
#include "shell/theme.h"

#include <QDir>
#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocument>

namespace adjutant::app {

ReferencePanel::ReferencePanel(Theme& theme, Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_parts(std::make_unique<Parts>(theme, preferences, *this))
{
    connectParts();
    connectSheets();
    connect(&theme, &Theme::changed, this, &ReferencePanel::refresh);
    connect(&preferences, &Preferences::pinsChanged, this, &ReferencePanel::refresh);
    for (QWidget* widget : {static_cast<QWidget*>(m_parts->line), static_cast<QWidget*>(m_parts->list),
                            static_cast<QWidget*>(m_parts->view)})
        widget->installEventFilter(this);
    for (auto* scroll : m_parts->asked->findChildren<QScrollArea*>())
        scroll->installEventFilter(this); // it would take Alt+Left for itself
    setFocusProxy(m_parts->line);
    refresh();
}

void ReferencePanel::connectParts()
{
    connect(m_parts->line, &QLineEdit::textChanged, this, &ReferencePanel::search);
    connect(m_parts->back, &QAbstractButton::clicked, this, &ReferencePanel::stepBack);
    connect(m_parts->pin, &QAbstractButton::clicked, this, &ReferencePanel::togglePin);
    connect(m_parts->delegate, &HitDelegate::rowPressed, this, &ReferencePanel::openHit);
    connect(m_parts->delegate, &HitDelegate::startPressed, this, &ReferencePanel::activateHit);
    connect(m_parts->view, &PageView::widthChanged, this, &ReferencePanel::refresh);
    connect(m_parts->view, &QTextBrowser::anchorClicked, this, &ReferencePanel::follow);
    connect(m_parts->asked, &LookupPart::textWanted, this, &ReferencePanel::read);
    connect(m_parts->notice, &NoticeBar::moreWanted, this, [this] { showSection(QString(m_parts->defined)); });
}

void ReferencePanel::connectSheets()
{
    NoticeBar* notice = m_parts->notice;
    const SheetSaver* sheets = m_parts->sheets;
    connect(sheets, &SheetSaver::saved, notice,
            [notice](const QString& path) { notice->tell(tr("The sheet is saved"), QDir::toNativeSeparators(path)); });
    connect(sheets, &SheetSaver::printed, notice,
            [notice](const QString& printer) { notice->tell(tr("The sheet is printed"), printer); });
    connect(sheets, &SheetSaver::notPrinted, notice, [notice](const QString& where) {
        notice->tell(tr("The sheet was not printed"), tr("%1 took nothing.").arg(where));
    });
    connect(sheets, &SheetSaver::failed, notice,
            [notice](const QString& words) { notice->tell(tr("The sheet was not saved"), words); });
}

ReferencePanel::~ReferencePanel() = default;

void ReferencePanel::setPack(const packs::PackPtr& pack)
{
    m_parts->pack = pack;
    m_parts->index = pack ? std::make_unique<lookup::Index>(*pack) : nullptr;
    m_parts->places.clear();
    m_parts->line->setEnabled(pack != nullptr);
    m_parts->line->clear();
    take({});
}

void ReferencePanel::setRulings(const packs::Rulings& rulings)
{
    if (m_parts->rulings == rulings)
        return;
    m_parts->rulings = rulings;
    refresh();
}

void ReferencePanel::followSections(const QStringList& sections)
{
    if (m_parts->followed == sections)
        return;
    m_parts->followed = sections;
    if (m_parts->place.kind == Place::Kind::Contents)
        take({});
}

void ReferencePanel::setStartable(const QStringList& procedures)
{
    if (m_parts->startable == procedures)
        return;
    m_parts->startable = procedures;
    m_parts->model->setStartable(procedures);
    if (m_parts->place.kind == Place::Kind::Section)
        showFoot();
}

void ReferencePanel::setKnowing(const Knowing& knowing)
{
    m_parts->knowing = knowing;
    if (m_parts->lookup())
        m_parts->askLookup();
}

void ReferencePanel::togglePin()
{
    const packs::Section* section = m_parts->section();
    if (!section)
        return;
    const QString pack = m_parts->pack->id;
    const bool pinned = !m_parts->preferences.pinned(pack).contains(section->id);
    m_parts->preferences.setPinned(pack, section->id, pinned);
}

void ReferencePanel::printSheet()
{
    if (m_parts->pack)
        m_parts->sheets->askPrinter(m_parts->pack, this);
}

void ReferencePanel::saveSheet()
{
    if (m_parts->pack)
        m_parts->sheets->askFile(m_parts->pack, this);
}

void ReferencePanel::showSection(const QString& id)
{
    const packs::Section* section = m_parts->pack ? m_parts->pack->section(id) : nullptr;
    if (section)
        goTo({.kind = Place::Kind::Section, .id = id, .title = section->title});
}

void ReferencePanel::showLookup(const QString& id)
{
    const packs::Procedure* lookup = m_parts->pack ? m_parts->pack->lookup(id) : nullptr;
    if (!lookup)
        return;
    goTo({.kind = Place::Kind::Lookup, .id = id, .title = lookup->label});
    m_parts->asked->takeFocus();
}

// Back, where one comes from there.
void ReferencePanel::read(const QString& section)
{
    const Place below = m_parts->places.empty() ? Place() : m_parts->places.back();
    if (below.kind == Place::Kind::Section && below.id == section)
        stepBack();
    else
        showSection(section);
}

void ReferencePanel::startSearch()
{
    m_parts->line->setFocus(Qt::ShortcutFocusReason);
    m_parts->line->selectAll();
}

void ReferencePanel::search(const QString& words)
{
    m_parts->places.clear();
    m_parts->marked.clear();
    if (!m_parts->index || words.trimmed().isEmpty()) {
        m_parts->model->setHits({});
        take({});
        return;
    }
    m_parts->model->setHits(m_parts->index->search(words, 40));
    take({.kind = Place::Kind::Hits});
}

// What Return does: a procedure is started if that can be, all else is read.
void ReferencePanel::activateHit(const QModelIndex& index)
{
    if (m_parts->model->canStart(index))
        Q_EMIT procedureChosen(QString(m_parts->model->hit(index)->id));
    else
        openHit(index);
}

void ReferencePanel::openHit(const QModelIndex& index)
{
    const lookup::Hit* hit = m_parts->model->hit(index);
    if (!hit)
        return;
    if (hit->kind == lookup::Hit::Kind::Lookup)
        return showLookup(hit->id);
    m_parts->marked = lookup::wanted(m_parts->line->text());
    for (const auto& [begin, length] : hit->marks) {
        for (const lookup::Word& word : lookup::wordsOf(hit->text.mid(begin, length)))
            m_parts->marked.append(word.folded);
    }
    if (m_parts->pack->section(hit->section))
        goTo({.kind = Place::Kind::Section,
              .id = hit->section,
              .title = hit->title,
              .anchor = hit->title.section(QStringLiteral(" › "), 1)});
    else
        goTo({.kind = Place::Kind::Card, .id = hit->id, .title = hit->title, .text = hit->text});
}

void ReferencePanel::follow(const QUrl& link)
{
    const QString target = link.toString();
    m_parts->marked.clear();
    if (target.startsWith(QLatin1String("section:")))
        showSection(target.mid(8));
    else if (target.startsWith(QLatin1String("lookup:")))
        showLookup(target.mid(7));
    else if (target.startsWith(QLatin1String("term:")))
        define(QUrl::fromPercentEncoding(link.toEncoded()).mid(5));
}

void ReferencePanel::define(const QString& term)
{
    for (const packs::Term& known : m_parts->pack->glossary) {
        if (known.term != term)
            continue;
        const bool isElsewhere = known.section != m_parts->place.id && m_parts->pack->section(known.section);
        m_parts->defined = known.section;
        m_parts->notice->tell(known.term, known.words, isElsewhere ? tr("More") : QString());
        return;
    }
}

void ReferencePanel::goTo(const Place& place)
{
    m_parts->place.scroll = m_parts->view->verticalScrollBar()->value();
    m_parts->places.push_back(m_parts->place);
    if (place.kind == Place::Kind::Section)
        m_parts->preferences.addLookedUp(m_parts->pack->id, place.id);
    take(place);
}

void ReferencePanel::take(const Place& place)
{
    const bool isSameForm = m_parts->lookup() && place.kind == Place::Kind::Lookup && place.id == m_parts->place.id;
    const bool hadFocus = m_parts->hasReaderFocus() && !isSameForm;
    m_parts->place = place;
    m_parts->showPlace();
    showFoot();
    if (hadFocus)
        m_parts->focusReader();
}

// Below a section what can be started from it, below the contents how they come on paper.
void ReferencePanel::showFoot()
{
    m_parts->clearFoot();
    if (!m_parts->pack)
        return;
    if (m_parts->place.kind == Place::Kind::Contents) {

        connect(m_parts->addButton(tr("Print the sheet…"), Glyph::None), &QAbstractButton::clicked, this,
                &ReferencePanel::printSheet);
        connect(m_parts->addButton(tr("Save the sheet as PDF…"), Glyph::None), &QAbstractButton::clicked, this,
                &ReferencePanel::saveSheet);
    } else if (const packs::Section* section = m_parts->section()) {
        for (const packs::Procedure* procedure : m_parts->pages().proceduresOf(section->id)) {
            if (!m_parts->startable.contains(procedure->id))
                continue;
            TouchButton* button = m_parts->addButton(tr("Start: %1").arg(procedure->label), Glyph::Play);
            connect(button, &QAbstractButton::clicked, this,
                    [this, id = procedure->id] { Q_EMIT procedureChosen(id); });
        }
    }
    fitFoot();
}

// The menu prints and saves, too: in a low panel the rules have the room.
void ReferencePanel::fitFoot()
{
    constexpr int enough = 34; // lines
    const bool room = height() >= enough * fontMetrics().lineSpacing();
    for (int i = 0; i < m_parts->foot->count(); ++i)
        m_parts->foot->itemAt(i)->widget()->setVisible(room || m_parts->place.kind != Place::Kind::Contents);
}

void ReferencePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitFoot();
}

void ReferencePanel::stepBack()
{
    if (m_parts->places.empty()) {
        escape();
        return;
    }
    const Place place = m_parts->places.back();
    m_parts->places.pop_back();
    take(place);
}

// Down to the place below: from a section to what was found, from there to the contents.
void ReferencePanel::escape()
{
    const Place below = m_parts->places.empty() ? Place() : m_parts->places.back();
    if (m_parts->lookup() && below.kind != Place::Kind::Hits)
        return m_parts->places.empty() ? take({}) : stepBack();
    m_parts->places.clear();
    m_parts->marked.clear();
    const bool overHits = m_parts->place.kind != Place::Kind::Contents && m_parts->place.kind != Place::Kind::Hits;
    if (overHits && !m_parts->line->text().trimmed().isEmpty()) {
        take({.kind = Place::Kind::Hits});
    } else {
        m_parts->line->clear();
        take({});
    }
    startSearch();
}

bool ReferencePanel::lineKey(const QKeyEvent& event)
{
    const bool choosing = m_parts->place.kind == Place::Kind::Hits;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (choosing)
            activateHit(m_parts->list->currentIndex());
        else if (m_parts->lookup())
            m_parts->focusReader();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
        if (m_parts->lookup()) {
            m_parts->focusReader();
            return true;
        }
        QKeyEvent copy(QEvent::KeyPress, event.key(), Qt::NoModifier);
        QCoreApplication::sendEvent(choosing ? static_cast<QWidget*>(m_parts->list) : m_parts->view, &copy);
        return true;
    }
    default:
        return false;
    }
}

// On the buttons below a page.
bool ReferencePanel::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_parts->leaves(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool ReferencePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_parts->usesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (leaveKey(key))
        return true;
    if (watched == m_parts->line && key.modifiers() == Qt::NoModifier && lineKey(key))
        return true;
    const bool isReturn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (watched == m_parts->list && isReturn) {
        activateHit(m_parts->list->currentIndex());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

// Back, Esc and what else has a key, wherever the focus is: a text browser would take Alt+Left for itself.
bool ReferencePanel::leaveKey(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape && m_parts->notice->isVisible()) {
        m_parts->notice->hide();
        return true;
    }
    if (m_parts->pins(event)) {
        togglePin();
        return true;
    }
    if (!m_parts->canGoBack())
        return false;
    const bool isBack =
        event.key() == Qt::Key_Back || (event.key() == Qt::Key_Left && event.modifiers().testFlag(Qt::AltModifier));
    if (isBack)
        stepBack();
    else if (event.key() == Qt::Key_Escape)
        escape();
    else
        return false;
    return true;
}

void ReferencePanel::keyPressEvent(QKeyEvent* event)
{
    if (!leaveKey(*event))
        QWidget::keyPressEvent(event);
}

void ReferencePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        refresh();
}

void ReferencePanel::refresh()
{
    if (!m_parts)
        return;
    Place place = m_parts->place;
    place.scroll = m_parts->view->verticalScrollBar()->value();
    take(place);
}

}
