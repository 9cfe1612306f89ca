// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "print/piece.h"
#include "report/sheet.h"

#include <QRectF>

namespace adjutant::app {

/// A sheet laid out on pages of two columns, read down the left one first. Tables stay whole; those too wide for a
/// column take both.
class SheetPages
{
public:
    static constexpr int mostPages = 4;
    static constexpr double leastPoints = 7, mostPoints = 9.5;

    /// The text is as large as four pages allow, and never below seven points: if there is too much even then, parts
    /// that only repeat go first, and rules that are left take more pages.
    SheetPages(const report::Sheet& sheet, QPaintDevice& device, QSizeF page);

    int count() const { return m_count; }
    double points() const { return m_points; }
    void paint(QPainter& painter, int page) const;

    /// Where a piece has come to stand.
    struct Placed {
        std::shared_ptr<Piece> piece;
        int page = 0;
        QRectF where;
    };
    const std::vector<Placed>& placed() const { return m_placed; }

private:
    report::Sheet withoutSurplus(const report::Sheet& sheet, QPaintDevice& device);
    void layOut(const report::Sheet& sheet, QPaintDevice& device, double points);

    QSizeF m_page;
    QString m_foot;
    double m_points = 0;
    int m_count = 0;
    std::vector<Placed> m_placed;
    QFont m_footFont;
};

}
