// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "play/offers.h"

#include <QWidget>

class QMenu;

namespace adjutant::app {

class ChoiceRow;
class Desk;
class Theme;

/// What the unit that acts can do beside a throw, and how units answer out of turn; hidden where the track has nothing
/// of the sort.
class OffersPart : public QWidget
{
    Q_OBJECT

public:
    OffersPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();
    /// The actions that do not go with what is prepared, in a menu.
    void openOthers(const QPoint& at);

private:
    struct Row {
        ChoiceRow* choices;
        std::vector<Offer> offers;
    };

    Row makeRow(const QString& label);
    void show(Row& row, const std::vector<Offer>& offers, const QString& chosen);
    bool isUnderWay(const Offer& offer) const;
    void sayPaid(const Offer& offer);
    std::vector<Offer> outOfTurn() const;
    std::vector<Offer> begun() const;
    std::vector<Offer> held() const;
    Offer named(const game::Unit& unit, Offer offer) const;
    std::vector<const game::Unit*> unitsThatMayAnswer() const;
    void doIt(const QString& id);
    std::vector<Offer> answersOf(const game::Unit& unit) const;
    bool isInVain(const Offer& offer, const game::Unit& unit, const packs::Weapon* weapon) const;
    void addAnswers(QMenu& menu, const game::Unit& unit);
    void openAnswers(const QString& unit, const QPoint& at);
    std::vector<Offer> actionsOf(const game::Unit& actor);

    Desk& m_desk;
    const Theme& m_theme;
    Row m_own, m_others;
    std::vector<Offer> m_hidden; ///< of its own actions, behind a button
};

}
