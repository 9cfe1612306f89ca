// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "kit/coin.h"

#include <QWidget>

#include <optional>

namespace adjutant::app {

class Theme;

/// A coin that lies there: a head on a full disc, or a 1 in a ring; nothing before the first toss but an outline.
class CoinView : public QWidget
{
    Q_OBJECT

public:
    explicit CoinView(const Theme& theme, QWidget* parent = nullptr);

    void setSide(std::optional<Coin::Side> side);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    std::optional<Coin::Side> m_side;
};

/// Tosses side by side, small, the newest first; as many as there is room for.
class CoinTrail : public QWidget
{
    Q_OBJECT

public:
    explicit CoinTrail(const Theme& theme, QWidget* parent = nullptr);

    void setSides(const std::vector<Coin::Side>& sides);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int edge() const;

    const Theme& m_theme;
    std::vector<Coin::Side> m_sides;
};

}
