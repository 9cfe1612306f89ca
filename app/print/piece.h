// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lookup/markdown.h"

#include <QFont>

#include <memory>
#include <vector>

class QPaintDevice;
class QPainter;

namespace adjutant::app {

/// How large things are on a sheet: all lengths are in the pixels of the device it is printed on.
struct SheetStyle {
    QPaintDevice* device;
    double points; ///< of the text
    double em;     ///< the same, in pixels

    SheetStyle(QPaintDevice& paper, double size);
    QFont font(double factor = 1, bool bold = false) const;
};

/// Something on a sheet that is not parted: a paragraph, a heading, a table. It is measured for one width.
class Piece
{
public:
    virtual ~Piece() = default;
    virtual void paint(QPainter& painter, QPointF at) const = 0;

    double above = 0; ///< the gap to what stands before it in the same column
    double height = 0;
};

using Pieces = std::vector<std::unique_ptr<Piece>>;

/// The block for this width; in several pieces only when one would be higher than `most`.
Pieces piecesOf(const lookup::Block& block, const SheetStyle& style, double width, double most);

/// The heading of a part of the sheet, on a band.
std::unique_ptr<Piece> bandPiece(const QString& title, const SheetStyle& style, double width);

}
