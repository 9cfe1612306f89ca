// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/unitcard.h"

#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace adjutant::app {

class ShapeBadge;

/// One side's army: its mark and name, and the cards of its units below one another.
class ArmyPanel : public QWidget
{
    Q_OBJECT

public:
    struct Look {
        QString id, name, colour, shape;
        bool acting = false;
        std::vector<CardLook> cards;
    };

    ArmyPanel(const Theme& theme, bool mirrored, QWidget* parent = nullptr);

    void setArmy(const Look& army);
    UnitCard* card(const QString& unit) const;
    /// Focus goes to the chosen card, or else to the first that is ready.
    void focusFirst();

Q_SIGNALS:
    void tapped(const QString& unit);
    void activateWanted(const QString& unit);
    void passWanted(const QString& unit);
    void renameWanted(const QString& unit);
    /// The menu of a unit opens, with room at its end.
    void menuOpens(const QString& unit, QMenu* menu);
    void corrected(const QString& unit, const QString& counter, int value, const QString& why);

private:
    QWidget* buildHead();
    UnitCard* addCard();
    void showCurrent();

    const Theme& m_theme;
    bool m_mirrored;
    ShapeBadge* m_mark = nullptr;
    TextLabel* m_name = nullptr;
    TextLabel* m_turn = nullptr;
    QScrollArea* m_scroll = nullptr;
    QVBoxLayout* m_column = nullptr;
    std::vector<UnitCard*> m_cards;
    QString m_current; ///< the unit that was last scrolled to
};

}
