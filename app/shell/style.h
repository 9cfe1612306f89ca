// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProxyStyle>

namespace adjutant::app
{

/// Fusion with marks and handles that a finger can hit and that grow with the text.
class Style : public QProxyStyle
{
    Q_OBJECT

public:
    Style();

    static QString name();

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
};

}
