// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/newgameplan.h"

#include <QFrame>

namespace Ui {
class SideForm;
}

namespace adjutant::app {

class Preferences;
class RosterPart;
class SpentPart;
class SwatchButton;
class Theme;
class TouchButton;
class UnitRow;

/// One side of a game that is being set up: who plays it, its colour and shape, its units.
class SideForm : public QFrame
{
    Q_OBJECT

public:
    SideForm(Preferences& preferences, const Theme& theme, const PlannedSide& side, QWidget* parent = nullptr);
    ~SideForm() override;

    void setUnits(const packs::PackPtr& pack, const std::vector<PlannedUnit>& units);
    /// Other units in the place of those that are there.
    void replaceUnits(const std::vector<PlannedUnit>& units, const QString& rosterName);
    PlannedSide side() const;
    const packs::PackPtr& pack() const { return m_pack; }
    RosterPart& roster() { return *m_roster; }
    /// What the other sides have cannot be had.
    void setTaken(const QStringList& colours, const QStringList& shapes);
    void startTyping();
    /// Where the name is typed.
    QWidget* nameField() const;
    /// What the units cost and which limits they break.
    void setSpent(const Spent& spent);
    const Spent& spent() const { return m_spent; }
    /// Whether all of that can be read without scrolling.
    bool isSpentInSight() const;

Q_SIGNALS:
    void changed();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QList<SwatchButton*> addSwatches(int row, const QString& label, const QStringList& ids, bool areColours);
    void buildAdding();
    void addUnit(const PlannedUnit& unit, qsizetype place);
    void placeRow(UnitRow* row, qsizetype place);
    void removeUnit(UnitRow* row);
    void putBack();
    void moveUnit(UnitRow* row, qsizetype place);
    void drawUnit(UnitRow* row, int globalY);
    void showUnits();
    void openTypes();
    void makeUpName(UnitRow* row);
    void refresh();

    const Theme& m_theme;
    std::unique_ptr<Ui::SideForm> m_ui;
    PlannedSide m_side;
    packs::PackPtr m_pack;
    QList<SwatchButton*> m_colours, m_shapes;
    QList<UnitRow*> m_units;
    struct Removed {
        PlannedUnit unit;
        qsizetype place = 0;
    };
    std::optional<Removed> m_removed; ///< last, until the units are others
    RosterPart* m_roster;
    TouchButton* m_add = nullptr;
    TouchButton* m_putBack = nullptr;
    Spent m_spent;
    SpentPart* m_shownSpent = nullptr;
};

}
