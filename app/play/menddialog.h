// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/session.h"

#include <QDialog>
#include <QTimer>

namespace adjutant::app {

class MendForm;
class MendWorker;
class TextLabel;
class Theme;
class TouchButton;

/// Puts another command in the place of one of the log: shows what would come out differently before anything is done.
class MendDialog : public QDialog
{
    Q_OBJECT

public:
    MendDialog(journal::Session& session, qint64 entry, const Theme& theme, QWidget* parent = nullptr);

Q_SIGNALS:
    /// It was taken; the new entry in words.
    void mended(const QString& words);

private:
    QWidget* buildFields(const journal::Entry& entry);
    QWidget* buildButtons(const Theme& theme);
    void preview();
    void forget();
    void tell(const journal::MendPreview& preview);
    void take();
    void say(const QString& words);

    journal::Session& m_session;
    qint64 m_entry;
    const Theme& m_theme;
    game::Game m_before;
    MendForm* m_form = nullptr;
    TouchButton* m_leaveOut = nullptr;
    TextLabel* m_fault = nullptr;
    TextLabel* m_words = nullptr;
    TouchButton* m_take = nullptr;
    MendWorker* m_worker;
    QTimer m_settling; ///< previews once the fingers rest
    QTimer m_waiting;  ///< until it is said that it takes a while
    std::optional<journal::MendPreview> m_preview;
};

/// What a mend changes, a line each, to be read before it is taken.
QStringList mendLines(const journal::MendPreview& preview);

}
