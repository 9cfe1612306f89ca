// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/newgameplan.h"

#include <QDialog>

class QVBoxLayout;

namespace adjutant::app {

class SpentPart;
class TextLabel;
class Theme;
class TouchButton;

/// What a unit is made of and what it carries, said before the game: each change counts at once, and what the unit then
/// costs and which limits it breaks stands below.
class UnitMakeup : public QDialog
{
    Q_OBJECT

public:
    UnitMakeup(const Theme& theme, const packs::PackPtr& pack, const PlannedUnit& unit, QWidget* parent = nullptr);

Q_SIGNALS:
    void changed(const PlannedUnit& unit);

private:
    QLayout* addGroup(QVBoxLayout* column, const QString& title);
    void addMembers(QVBoxLayout* column);
    void addWeapons(QVBoxLayout* column);
    QWidget* buildFoot();
    /// A tap sets how many there are.
    TouchButton* addNumber(QLayout* flow, const QString& label, std::optional<int> cost);
    void askMembers(TouchButton* button, const packs::Member& member);
    void askWeapons(TouchButton* button, const packs::Weapon& weapon);
    QMap<QString, int> members() const;
    int mostMembers() const;
    void set(const PlannedUnit& unit);
    void refresh();

    const Theme& m_theme;
    packs::PackPtr m_pack;
    PlannedUnit m_unit;
    const packs::UnitType& m_type;
    QMap<QString, TouchButton*> m_members, m_weapons;
    SpentPart* m_spent = nullptr;
    TextLabel* m_words = nullptr; ///< what it means that nothing is said of weapons
};

}
