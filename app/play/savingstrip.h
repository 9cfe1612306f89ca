// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

namespace adjutant::journal {
class Session;
}

namespace adjutant::app {

class TextLabel;
class Theme;

/// Says that the last commands are not on the disk, why, and what can be done about it; the table goes on meanwhile.
/// Out of sight as long as everything is safe.
class SavingStrip : public QFrame
{
    Q_OBJECT

public:
    SavingStrip(journal::Session& session, const Theme& theme, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The game is kept there from now on.
    void savedTo(const QString& path);

private:
    void refresh();
    void tryAgain();
    void askWhere();
    void saveTo(const QString& path);

    journal::Session& m_session;
    TextLabel* m_words;
};

}
