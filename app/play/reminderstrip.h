// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/reminders.h"

#include <QSet>
#include <QWidget>

#include <optional>
#include <vector>

class QLayout;

namespace adjutant::app {

class Preferences;
class Theme;
class TouchButton;

/// What must not be forgotten now. A tap puts a note away for the round, or until it says something else or of another
/// unit; its menu offers more, such as never to remind of its kind again. Never more than a few at once, and no more
/// than one line of them: what is said of a unit comes first, and the rest waits behind a button. Where the room is
/// needed for something else, no more than what is said of some units stays, and if that is nothing, one button stands
/// for them all.
class ReminderStrip : public QWidget
{
    Q_OBJECT

public:
    ReminderStrip(const Theme& theme, Preferences& preferences, QWidget* parent = nullptr);

    void setNotes(const QString& pack, int round, const std::vector<game::Note>& notes);
    /// Only what is said of these units stays in sight, but for reminders of what is told elsewhere; without units,
    /// everything.
    void keepTo(const std::optional<QStringList>& units, const QStringList& told = {});
    /// Stands for the strip while nothing of it is in sight; to be placed by whoever has the room for it.
    TouchButton* folded() const { return m_folded; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    bool isWanted(const game::Note& note) const;
    bool isKept(const game::Note& note) const;
    std::vector<game::Note> wanted() const;
    std::size_t mostShown(const std::vector<game::Note>& notes) const;
    void addNote(const game::Note& note);
    void openMenu(const game::Note& note, const QPoint& at);
    void buildRest();
    void unfold(bool unfolded);
    void fold();
    void showRest(std::size_t rest);
    void putAway(const std::vector<game::Note>& notes);

    const Theme& m_theme;
    Preferences& m_preferences;
    QLayout* m_notesPlace = nullptr;
    TouchButton* m_rest = nullptr;
    TouchButton* m_folded = nullptr;
    std::optional<QStringList> m_kept;
    QStringList m_told;
    QString m_pack;
    int m_round = 0;
    std::vector<game::Note> m_notes;
    QSet<QString> m_dismissed; ///< in this round
    QStringList m_shown;
    std::vector<QWidget*> m_chips; ///< those that may be in sight
    std::size_t m_count = 0;       ///< of all that are wanted
    bool m_unfolded = false;
    bool m_goesOn = false; ///< one was put away, and nothing else has happened since
};

}
