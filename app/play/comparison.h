// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "play/comparepart.h"

namespace adjutant::app {

class Desk;
class Said;
struct Prospect;

/// What the actor could throw at each of the targets, or with each of its weapons at the target, each with what is
/// known and was said of it.
std::vector<ComparePart::Line> targetsCompared(const Desk& desk, Said& said);
std::vector<ComparePart::Line> weaponsCompared(const Desk& desk, Said& said);
/// What would be thrown in the line with this id.
Prospect prospectOfTarget(const Desk& desk, const QString& line);
Prospect prospectOfWeapon(const Desk& desk, const QString& line);
/// The weapons that could be taken now, and null where nothing has to be used up.
std::vector<const packs::Weapon*> weaponsToCompare(const Desk& desk);

}
