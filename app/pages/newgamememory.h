// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/newgameplan.h"

namespace adjutant::app {

class Preferences;

/// What the players of this computer answered the last time they set up a game of a pack. Nobody's age is remembered:
/// who plays is new every evening.
class NewGameMemory
{
public:
    NewGameMemory(Preferences& preferences, const packs::PackPtr& pack);

    /// The first side is 0. Colours and shapes differ between sides whatever was remembered.
    PlannedSide side(int number) const;
    packs::Rulings rulings() const;
    /// What the table chose.
    QMap<QString, QString> choices() const;
    /// The numbers of the table.
    QMap<QString, int> numbers() const;

    /// Not that it is this pack.
    void remember(const NewGamePlan& plan);

private:
    QString key(const QString& what) const;
    std::vector<PlannedUnit> units(const QString& side) const;

    Preferences& m_preferences;
    packs::PackPtr m_pack;
};

}
