// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace adjutant::packs {

/// In the place of a reminder's phase: while an enemy of the active unit may react.
inline constexpr QLatin1String whileReacting("reaction");

/// How a game stands: what reminders read of it beside what the pack declares. docs/rule-packs.md says what each means.
namespace standing {

// Of the table.
inline const QString round = QStringLiteral("round");
inline const QString lastRound = QStringLiteral("last-round");

// Of a side, and of the side of a unit.
inline const QString living = QStringLiteral("living");
inline const QString ready = QStringLiteral("ready");
inline const QString actionsLeft = QStringLiteral("actions-left");
inline const QString placesTokens = QStringLiteral("places-tokens");
inline const QString tokensPlaced = QStringLiteral("tokens-placed");
inline const QString tokensLeft = QStringLiteral("tokens-left");
inline const QString hasMarker = QStringLiteral("has-marker");
inline const QString mayClaim = QStringLiteral("may-claim");
inline const QString mayDeclare = QStringLiteral("may-declare");

// Of a unit.
inline const QString type = QStringLiteral("type");
inline const QString active = QStringLiteral("active");
inline const QString attacks = QStringLiteral("attacks");
inline const QString due = QStringLiteral("due");
inline const QString mayReact = QStringLiteral("may-react");
inline const QString mayRecover = QStringLiteral("may-recover");
inline const QString mayDisengage = QStringLiteral("may-disengage");
inline const QString mayCall = QStringLiteral("may-call");
inline const QString sorties = QStringLiteral("sorties");
inline const QString losses = QStringLiteral("losses");

}

}
