// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <QWidget>

#include <optional>

namespace adjutant::app {

class Desk;
class DiceTable;
class EffectsPart;
class TextLabel;
class Theme;

/// What came of a throw: the dice, what happened in words, and what it would change until that is accepted.
class ResultPart : public QWidget
{
    Q_OBJECT

public:
    ResultPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();
    /// What it says stays in sight, and this with it where there is room.
    void revealWith(QWidget& other);
    /// The button that refuses; accepting is what Next does while a result waits.
    QWidget* bar() const { return m_bar; }
    void accept();

private:
    void revealResult();
    QString proposed() const;
    QWidget* buildBar(const Theme& theme);

    Desk& m_desk;
    DiceTable* m_dice;
    TextLabel* m_words;
    TextLabel* m_how;
    TextLabel* m_proposed;
    EffectsPart* m_effects;
    QWidget* m_bar;
    std::optional<game::Pending> m_pending; ///< whose effects are shown
};

}
