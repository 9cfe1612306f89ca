// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/style.h"

#include <QApplication>
#include <QFontMetrics>

namespace adjutant::app
{

Style::Style() : QProxyStyle(QStringLiteral("Fusion"))
{
    setObjectName(name());
}

QString Style::name()
{
    return QStringLiteral("adjutant");
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return QFontMetrics(QApplication::font()).height() + 2;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 12;
    case PM_ScrollBarExtent:
        return 16;
    case PM_SplitterWidth:
        return 10;
    case PM_SliderThickness:
    case PM_SliderLength:
        return 28;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    // Underlined letters tell that a menu is reached by Alt.
    if (hint == SH_UnderlineShortcut)
        return 1;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

}
