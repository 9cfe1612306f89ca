// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/noticebar.h"

namespace adjutant::journal {
class Session;
}

namespace adjutant::packs {
struct Found;
}

namespace adjutant::app {

class Preferences;

/// Says that the rules on this machine are no longer those that the game keeps, and offers a new game with them. Closed
/// once, it stays so for this game until the rules are others again.
class PackOffer : public NoticeBar
{
    Q_OBJECT

public:
    PackOffer(const journal::Session& session, Preferences& preferences, const Theme& theme, QWidget* parent = nullptr);

    /// The pack of that id as it is on this machine now.
    void compare(const packs::Found& pack);

private:
    const journal::Session& m_session;
    Preferences& m_preferences;
    QString m_offered; ///< the pack that is offered, by its contents
};

}
