// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "play/reminderstrip.h"

#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/flowlayout.h"
#include "widgets/glyphview.h"
#include "widgets/keptfocus.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QMenu>

#include <algorithm>

namespace adjutant::app {

namespace {

constexpr std::size_t most = 2; ///< shown at once

// What is said, of each unit of which it is said.
QStringList keysOf(const game::Note& note)
{
    QStringList keys;
    for (const QString& unit : note.units.isEmpty() ? QStringList{QString()} : note.units)
        keys << QStringList{note.id, unit, note.matter}.join(QLatin1Char('/'));
    return keys;
}

}

ReminderStrip::ReminderStrip(const Theme& theme, Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_theme(theme),
      m_preferences(preferences)
{
    setAccessibleName(tr("Don't forget"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    auto* notes = new QWidget(this);
    m_notesPlace = FlowLayout::in(notes, 8);
    setSizePolicy(notes->sizePolicy());
    row->addWidget(notes, 1);
    buildRest();
    row->addWidget(m_rest, 0, Qt::AlignTop);
    connect(&preferences, &Preferences::remindersChanged, this, &ReminderStrip::rebuild);
    hide();
}

void ReminderStrip::setNotes(const QString& pack, int round, const std::vector<game::Note>& notes)
{
    if (round != m_round)
        m_dismissed.clear();
    m_goesOn = m_goesOn && notes == m_notes;
    m_pack = pack;
    m_round = round;
    m_notes = notes;
    rebuild();
}

bool ReminderStrip::isWanted(const game::Note& note) const
{
    const QStringList keys = keysOf(note);
    return m_preferences.reminderShown(m_pack, note.id) &&
           !std::all_of(keys.begin(), keys.end(), [this](const QString& key) { return m_dismissed.contains(key); });
}

bool ReminderStrip::isKept(const game::Note& note) const
{
    return m_kept && !m_told.contains(note.id) &&
           std::any_of(note.units.begin(), note.units.end(),
                       [this](const QString& unit) { return m_kept->contains(unit); });
}

std::vector<game::Note> ReminderStrip::wanted() const
{
    std::vector<game::Note> notes;
    std::copy_if(m_notes.begin(), m_notes.end(), std::back_inserter(notes),
                 [this](const game::Note& note) { return isWanted(note); });
    std::stable_partition(notes.begin(), notes.end(), [](const game::Note& note) { return !note.units.isEmpty(); });
    std::stable_partition(notes.begin(), notes.end(), [this](const game::Note& note) { return isKept(note); });
    return notes;
}

std::size_t ReminderStrip::mostShown(const std::vector<game::Note>& notes) const
{
    if (m_unfolded)
        return notes.size();
    const auto kept =
        m_kept ? std::count_if(notes.begin(), notes.end(), [this](const game::Note& note) { return isKept(note); })
               : static_cast<std::ptrdiff_t>(notes.size());
    // The next one stands where one was just put away, or something else would come up below the pointer.
    const std::size_t count = std::max(static_cast<std::size_t>(kept), std::size_t(m_goesOn));
    return std::min({most, count, notes.size()});
}

void ReminderStrip::keepTo(const std::optional<QStringList>& units, const QStringList& told)
{
    m_told = told;
    if (units == m_kept)
        return;
    m_unfolded = m_unfolded && units.has_value() == m_kept.has_value();
    m_goesOn = false;
    m_kept = units;
    rebuild();
}

void ReminderStrip::rebuild()
{
    const std::vector<game::Note> notes = wanted();
    const std::size_t count = mostShown(notes);
    QStringList shown{QString::number(m_unfolded), QString::number(count)};
    for (const game::Note& note : notes)
        shown << keysOf(note) << note.words;
    if (shown == m_shown)
        return;
    m_shown = shown;
    const KeptFocus focus(*this);
    while (QLayoutItem* item = m_notesPlace->takeAt(0)) {
        item->widget()->hide();
        item->widget()->setParent(nullptr);
        item->widget()->deleteLater(); // it may be what was tapped
        delete item;
    }
    m_chips.clear();
    for (std::size_t i = 0; i < count; ++i)
        addNote(notes[i]);
    m_count = notes.size();
    fold();
    setVisible(count > 0);
    m_folded->setVisible(count == 0 && m_count > 0);
    m_folded->setText(QString::number(m_count));
    m_folded->setAccessibleName(tr("%n reminders", nullptr, static_cast<int>(m_count)));
    focus.giveTo(*m_notesPlace->parentWidget());
    updateGeometry();
}

/// As many as there is room for in one line beside the button, unless all are wanted.
void ReminderStrip::fold()
{
    std::size_t shown = m_chips.size();
    if (!m_unfolded && shown > 1) {
        int wide = (static_cast<int>(shown) - 1) * m_notesPlace->spacing();
        for (const QWidget* chip : m_chips)
            wide += chip->sizeHint().width();
        showRest(m_count - shown);
        const int beside = m_rest->isHidden() ? 0 : m_rest->sizeHint().width() + layout()->spacing();
        if (wide + beside > width())
            shown = 1;
    }
    for (std::size_t i = 0; i < m_chips.size(); ++i)
        m_chips[i]->setVisible(i < shown);
    showRest(m_count - shown);
}

void ReminderStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fold();
}

void ReminderStrip::putAway(const std::vector<game::Note>& notes)
{
    for (const game::Note& note : notes)
        for (const QString& key : keysOf(note))
            m_dismissed.insert(key);
    m_goesOn = true;
    rebuild();
}

// Unfolds and folds what is more than a few. It stands beside them, so that it takes no line of its own.
void ReminderStrip::buildRest()
{
    m_rest = new TouchButton(m_theme, {}, this, TouchButton::Weight::Quiet);
    m_rest->setObjectName(QStringLiteral("rest"));
    connect(m_rest, &TouchButton::clicked, this, [this] { unfold(!m_unfolded); });
    m_folded = new TouchButton(m_theme, {}, this, TouchButton::Weight::Quiet);
    m_folded->setObjectName(QStringLiteral("reminders"));
    m_folded->setGlyph(Glyph::Bell);
    m_folded->setToolTip(tr("Don't forget"));
    m_folded->hide();
    connect(m_folded, &TouchButton::clicked, this, [this] { unfold(true); });
}

void ReminderStrip::unfold(bool unfolded)
{
    m_unfolded = unfolded;
    rebuild();
}

void ReminderStrip::showRest(std::size_t rest)
{
    const bool unfolded = m_unfolded && (m_count > 1 || m_kept);
    m_rest->setVisible(rest > 0 || unfolded);
    m_rest->setText(unfolded ? tr("Fewer") : tr("%n more", nullptr, static_cast<int>(rest)));
    m_rest->setAccessibleName(unfolded ? tr("Fewer reminders")
                                       : tr("%n more reminders", nullptr, static_cast<int>(rest)));
}

void ReminderStrip::addNote(const game::Note& note)
{
    auto* chip = new QFrame(this);
    chip->setProperty("banner", true);
    auto* row = new QHBoxLayout(chip);
    row->setContentsMargins(10, 0, 0, 0);
    row->setSpacing(6);
    auto* sign = new GlyphView(chip, Glyph::Bell);
    sign->setAccessibleName(tr("Don't forget"));
    auto* words = new TextLabel(chip);
    words->setMostLines(2);
    words->setText(note.words);
    auto* away = new TouchButton(m_theme, {}, chip, TouchButton::Weight::Quiet);
    away->setGlyph(Glyph::Cross);
    away->setAccessibleName(tr("Put away: %1").arg(note.words));
    row->addWidget(sign);
    row->addWidget(words, 1);
    row->addWidget(away);
    away->setToolTip(tr("Puts it away for this round. Held or right-clicked, it offers more."));
    away->setAccessibleDescription(away->toolTip());
    connect(away, &TouchButton::clicked, this, [this, note] { putAway({note}); });
    chip->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(chip, &QWidget::customContextMenuRequested, this,
            [this, note, chip](const QPoint& at) { openMenu(note, chip->mapToGlobal(at)); });
    m_notesPlace->addWidget(chip);
    m_chips.push_back(chip);
}

void ReminderStrip::openMenu(const game::Note& note, const QPoint& at)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Put away for this round"), this, [this, note] { putAway({note}); });
    menu->addAction(tr("Put all away for this round"), this, [this] { putAway(wanted()); });
    menu->addAction(tr("Never remind of this again"), this,
                    [this, note] { m_preferences.setReminderShown(m_pack, note.id, false); });
    menu->popup(at - QPoint(0, menu->sizeHint().height()));
}

}
