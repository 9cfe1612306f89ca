// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "shell/theme.h"

#include <QProxyStyle>

class QFrame;
class QLabel;
class QPushButton;

namespace adjutant::app {

/// What the style has from the theme: colours, and the sizes of type.
struct Look {
    Colours colours;
    double captionPoints = 0, headingPoints = 0, titlePoints = 0;
};

/// Fusion with rounded cards, fields and buttons, steps of type, and marks and handles that a finger can hit and that
/// grow with the text. A widget says by its properties what it is:
/// - a label by `role`: title, heading, strong, caption, quiet or fault; a push button: primary or flat,
/// - a frame by `card` or `banner`.
class Style : public QProxyStyle
{
    Q_OBJECT

public:
    Style();

    /// For all that is painted from now on.
    void setLook(const Look& look) { m_look = look; }
    const Look& look() const { return m_look; }
    /// Gives all widgets the program's font and palette and what their roles add to them, at once. They hear of it as
    /// a change of style.
    void dressAll();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override;

private:
    bool paintFrame(QPainter& painter, const QStyleOption& option, const QWidget* widget) const;
    void paintButtonLabel(QPainter& painter, const QStyleOption& option, const QWidget* widget) const;

    Look m_look;
};

/// Of the ring around a widget that has no theme at hand.
QColor focusColour(const QWidget& widget);

/// Gives a label or a button another role, and a frame the look of a banner or takes it, while they are shown.
void setRole(QLabel& label, const QString& role);
void setRole(QPushButton& button, const QString& role);
void setBanner(QFrame& frame, bool banner);

}
