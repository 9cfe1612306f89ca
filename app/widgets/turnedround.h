// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QGraphicsEffect>

namespace adjutant::app {

/// Shows a widget with all in it upside down, for somebody who sits on the other side. It is only seen that way: taps
/// still go where things were.
class TurnedRound : public QGraphicsEffect
{
    Q_OBJECT

public:
    using QGraphicsEffect::QGraphicsEffect;

    /// A change anywhere in the widget is seen somewhere else in it.
    QRectF boundingRectFor(const QRectF& source) const override;

protected:
    void draw(QPainter* painter) override;
};

}
