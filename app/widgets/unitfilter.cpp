// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/unitfilter.h"

#include "shell/theme.h"
#include "widgets/clearbutton.h"
#include "widgets/touchbutton.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>

#include <algorithm>

namespace adjutant::app {

bool isHurt(const CardLook& card)
{
    return card.state != CardLook::State::Destroyed &&
           std::any_of(card.counters.begin(), card.counters.end(), [](const CounterLook& counter) {
               return counter.harm ? counter.value > 0 : counter.value < counter.start;
           });
}

UnitFilter::UnitFilter(const Theme& theme, QWidget* parent)
    : QWidget(parent),
      m_find(new QLineEdit(this)),
      m_choice(new TouchButton(theme, {}, this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    m_find->setMinimumHeight(Theme::touch);
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find a unit"));
    m_find->setAccessibleDescription(
        tr("By its name, its type, its number or what it carries. Return takes the first."));
    addClearButton(*m_find);
    m_find->installEventFilter(this);
    row->addWidget(m_find, 1);
    row->addWidget(m_choice);
    connect(m_find, &QLineEdit::textChanged, this, &UnitFilter::changed);
    connect(m_find, &QLineEdit::returnPressed, this, &UnitFilter::taken);
    connect(m_choice, &TouchButton::clicked, this, &UnitFilter::openMenu);
    showChoice();
}

QString UnitFilter::label(Only only)
{
    switch (only) {
    case Only::Ready:
        return tr("Not yet acted");
    case Only::Hurt:
        return tr("Hurt");
    case Only::InPlay:
        return tr("In play");
    case Only::All:
        break;
    }
    return tr("All units");
}

bool UnitFilter::fits(Only only, const CardLook& card)
{
    using State = CardLook::State;
    switch (only) {
    case Only::Ready:
        return card.state != State::Done && card.state != State::ReadyAgain && card.state != State::Destroyed;
    case Only::Hurt:
        return isHurt(card);
    case Only::InPlay:
        return card.state != State::Destroyed;
    case Only::All:
        break;
    }
    return true;
}

bool UnitFilter::isFinding() const
{
    return !m_find->text().trimmed().isEmpty();
}

/// Every word has to be found: in the name, the type, a weapon, or as the number.
bool UnitFilter::shows(const CardLook& card) const
{
    if (!fits(m_only, card))
        return false;
    QString all = card.name + QLatin1Char('\n') + card.type;
    for (const CardLook::Pair& weapon : card.weapons)
        all += QLatin1Char('\n') + weapon.label;
    const QStringList words = m_find->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&](const QString& word) {
        return QString::number(card.number) == word || all.contains(word, Qt::CaseInsensitive);
    });
}

void UnitFilter::setCards(const std::vector<CardLook>& cards)
{
    for (std::size_t i = 0; i < choices.size(); ++i)
        m_counts[i] = static_cast<int>(std::count_if(
            cards.begin(), cards.end(), [only = choices[i]](const auto& card) { return fits(only, card); }));
    showChoice();
}

void UnitFilter::showChoice()
{
    const int count = m_counts[static_cast<std::size_t>(m_only)];
    m_choice->setText(m_only == Only::All ? tr("All") : tr("%1: %2").arg(label(m_only)).arg(count));
    m_choice->setGlyph(Glyph::More);
    m_choice->setAccessibleName(tr("In sight: %1, %2. Opens a menu.").arg(label(m_only)).arg(count));
    m_choice->setToolTip(tr("Show only some of the units"));
}

void UnitFilter::openMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto* group = new QActionGroup(menu);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Only only = choices[i];
        QAction* action =
            menu->addAction(tr("%1: %2").arg(label(only)).arg(m_counts[i]), this, [this, only] { take(only); });
        action->setCheckable(true);
        action->setChecked(only == m_only);
        group->addAction(action);
    }
    menu->popup(m_choice->mapToGlobal(QPoint(0, m_choice->height())));
}

void UnitFilter::take(Only only)
{
    m_only = only;
    showChoice();
    Q_EMIT changed();
}

void UnitFilter::startTyping()
{
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

void UnitFilter::clear()
{
    m_find->clear();
    take(Only::All);
}

void UnitFilter::clearWords()
{
    m_find->clear();
}

/// The first Escape takes back what was typed here, before it clears anything else.
bool UnitFilter::eventFilter(QObject* watched, QEvent* event)
{
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!key || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape || m_find->text().isEmpty())
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        m_find->clear();
    return true;
}

}
