// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace adjutant::journal {
class Session;
}

namespace adjutant::app {

class LuckView;
class Theme;

/// How the dice of a game came out, side by side, and as text to take along. Works out nothing while it is hidden.
class LuckPart : public QWidget
{
    Q_OBJECT

public:
    LuckPart(const journal::Session& session, const Theme& theme, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();

    const journal::Session& m_session;
    LuckView* m_view;
};

}
