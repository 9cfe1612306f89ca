// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/unitcard.h"

#include <QMap>
#include <QSet>
#include <QWidget>

class QHBoxLayout;
class QScrollArea;
class QVBoxLayout;

namespace adjutant::app {

class ShapeBadge;
class UnitFilter;

/// One side's army: its mark and name, and the cards of its units below one another. Many of them are grouped by their
/// type under headings that fold, can be filtered and found by typing, and say of weapons only what is needed now. A
/// unit that acts, is chosen or aimed at is always in sight.
class ArmyPanel : public QWidget
{
    Q_OBJECT

public:
    struct Look {
        QString id, name, colour, shape;
        QString turn; ///< that it is its turn, in words
        std::vector<CardLook> cards;
    };

    ArmyPanel(const Theme& theme, bool mirrored, QWidget* parent = nullptr);

    void setArmy(const Look& army);
    /// Something of the whole side, between its name and its units.
    void addBelowName(QWidget* part);
    void addBesideName(QWidget* part);
    /// The units make room for what stands between them and the name.
    void hideUnits(bool hidden);
    /// That all of them would take, one below the other.
    int heightOfUnits() const;
    UnitCard* card(const QString& unit) const;
    /// The cursor goes to where a unit is found by typing; of a few units it goes to the first.
    void startFinding();
    /// Unfolds and scrolls until the card is in sight.
    void reveal(UnitCard* card);
    /// Focus goes to the chosen card, or else to the first that is ready.
    void focusFirst();

Q_SIGNALS:
    /// Other units are in sight, or none are any more.
    void rearranged();
    void tapped(const QString& unit);
    void activateWanted(const QString& unit);
    void passWanted(const QString& unit);
    void renameWanted(const QString& unit);
    /// The menu of a unit opens, with room at its end.
    void menuOpens(const QString& unit, QMenu* menu);
    void corrected(const QString& unit, const QString& counter, int value, const QString& why);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;

private:
    static constexpr std::size_t few = 9; ///< so many are taken in at a glance, and have a key each

    QWidget* buildHead();
    void placeTurn();
    void buildFilter();
    void buildCards();
    UnitCard* addCard();
    TouchButton* heading(const QString& type);
    bool isMany() const { return m_looks.size() > few; }
    bool isShown(const CardLook& look) const;
    void arrange();
    void showFitting();
    void showHeading(const QString& type, int count, int ready);
    void fold(const QString& type);
    void takeFound();
    void step(QWidget* from, int by);
    void showCurrent();

    const Theme& m_theme;
    bool m_mirrored;
    ShapeBadge* m_mark = nullptr;
    TextLabel* m_name = nullptr;
    TextLabel* m_turn = nullptr;
    QHBoxLayout* m_head = nullptr;
    QBoxLayout* m_names = nullptr; ///< the name and whether it is its turn
    bool m_unitsHidden = false;
    QScrollArea* m_scroll = nullptr;
    QVBoxLayout* m_column = nullptr;
    UnitFilter* m_filter = nullptr;
    TextLabel* m_none = nullptr;
    std::vector<CardLook> m_looks;
    std::vector<UnitCard*> m_cards;         ///< one each, and those that were used before
    QMap<QString, TouchButton*> m_headings; ///< by the type of the units below
    QSet<QString> m_folded;
    QStringList m_order; ///< as the cards lie now
    QString m_current;   ///< the unit that was last scrolled to
};

}
