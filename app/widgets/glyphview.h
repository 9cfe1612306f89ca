// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/glyph.h"

#include <QWidget>

namespace adjutant::app {

/// A sign as high as a line of text.
class GlyphView : public QWidget
{
    Q_OBJECT

public:
    explicit GlyphView(QWidget* parent = nullptr, Glyph glyph = Glyph::None);

    void setGlyph(Glyph glyph);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Glyph m_glyph;
};

}
