// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

namespace adjutant::journal {
class Session;
}

namespace adjutant::app {

class Theme;
class TouchButton;

/// Offers the photo of the table when an adjourned game is taken up again, until something happens in it. Opens it at
/// any time.
class PhotoStrip : public QFrame
{
    Q_OBJECT

public:
    PhotoStrip(journal::Session& session, const Theme& theme, QWidget* parent = nullptr);

    void open();

private:
    void refresh();

    journal::Session& m_session;
    const Theme& m_theme;
    qint64 m_begun; ///< the last entry when the game was taken up
};

}
