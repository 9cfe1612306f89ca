// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace adjutant::game {
struct Game;
}

namespace adjutant::app {

class Desk;

/// What is to be done now, as the headline of the tray.
QString headlineOf(const Desk& desk);
/// The line below it: how it is done, and what the rules ask one to look at.
QString hintOf(const Desk& desk);
/// What is out of the ordinary about the throw that is prepared, though nothing forbids it; mostly empty.
QString warningOf(const Desk& desk);
/// What the Next button says: it does what the choice on the table leads to.
QString nextOf(const Desk& desk);
/// How the game has ended, with its score.
QString resultOf(const game::Game& game);
}
