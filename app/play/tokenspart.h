// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "play/tokenrow.h"

#include <vector>

class QVBoxLayout;

namespace adjutant::game {
struct Unit;
}

namespace adjutant::app {

class Desk;

/// Tokens from their placing to the last roll: who has how many left, what each unit needs, its dice, and who may act.
/// The roll that is next is thrown below.
class TokensPart : public QWidget
{
    Q_OBJECT

public:
    TokensPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();
    /// Whether tokens are what the phase is about.
    bool isNow() const;

private:
    void alignRows();
    std::vector<TokenRow::Look> placing() const;
    std::vector<TokenRow::Look> rolls() const;
    TokenRow::Look lookOf(const game::Unit& unit, int number) const;
    QString needOf(const game::Unit& unit) const;
    void showRolled(const game::Unit& unit, TokenRow::Look& look) const;
    void addRow();
    void take(const QString& unit);
    void rollAll();

    Desk& m_desk;
    const Theme& m_theme;
    QVBoxLayout* m_column;
    TouchButton* m_all;
    std::vector<TokenRow*> m_rows;
};

}
