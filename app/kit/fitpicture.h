// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace adjutant::app {

class Theme;

/// The outline of a thing that everybody has, as wide as it would be with so many pixels a millimetre. Its right edge
/// follows a finger.
class FitPicture : public QWidget
{
    Q_OBJECT

public:
    enum class Thing { Card, Brick, Plate };

    explicit FitPicture(const Theme& theme, QWidget* parent = nullptr);

    void setThing(Thing thing);
    Thing thing() const { return m_thing; }
    /// In millimetres.
    static QSizeF sizeOf(Thing thing);
    void setPerMillimetre(double perMillimetre);
    /// Where it stands, in pixels.
    QRectF outline() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// The edge was drawn there.
    void drawn(double perMillimetre);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void paintStuds(QPainter& painter, const QRectF& outline) const;
    void describe();

    const Theme& m_theme;
    Thing m_thing = Thing::Card;
    double m_perMillimetre = 4;
};

}
