// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QPainterPath>
#include <QRectF>
#include <QString>

class QPainter;

namespace adjutant::app {

/// The few signs of the game page, drawn rather than taken from a font, so that they look the same everywhere.
enum class Glyph {
    None,
    Check,
    Cross,
    Ring,
    Dot,
    Play,
    Target,
    Undo,
    Redo,
    More,
    Pencil,
    Box,
    BoxChecked,
    Warning,
    Bell,
    Hand,
    Unfolded
};

void paintGlyph(QPainter& painter, Glyph glyph, const QRectF& where, const QColor& colour);

/// The outline of a side's or a kind's shape: circle, square, diamond, triangle, star or cross; a circle for any other.
QPainterPath shapePath(const QString& shape, const QRectF& where);

}
