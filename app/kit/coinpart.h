// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace adjutant::app {

class FittingLabel;
class Coin;
class CoinTrail;
class CoinView;
class TextLabel;
class Theme;

/// Tosses the coin, shows how it lies as a shape and in a word, and how it fell before.
class CoinPart : public QWidget
{
    Q_OBJECT

public:
    CoinPart(Coin& coin, const Theme& theme, QWidget* parent = nullptr);

private:
    void refresh();

    Coin& m_coin;
    CoinView* m_view;
    FittingLabel* m_side;
    TextLabel* m_words;
    CoinTrail* m_trail;
};

}
