// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/procedure.h"

#include <QString>

#include <optional>
#include <vector>

namespace adjutant::packs {

/// An entry of a table. A text is shown and counts as no entry.
struct Figure {
    std::optional<int> number;
    QString text; ///< always there to be shown

    int value() const { return number.value_or(0); }
};

struct TableColumn {
    QString id, label, note;
};

struct TableRow {
    QString id, label, note;
    std::optional<int> cost;
    std::vector<Figure> figures; ///< as many as there are columns
};

struct Table {
    QString id, label, section, help;
    std::vector<TableColumn> columns;
    std::vector<TableRow> rows;

    const TableColumn* column(const QString& which) const;
    const TableRow* row(const QString& which) const;
    /// Null when there is no such row or column.
    const Figure* figure(const QString& row, const QString& column) const;
};

/// Dice pick one of its lines.
struct RandomTable {
    struct Line {
        int upto = 0; ///< the highest total that picks it
        QString words;
    };

    QString id, label, section, help;
    dice::Pool dice;
    std::vector<Line> lines; ///< ascending, up to the highest total
    Procedure procedure;     ///< throws the dice; its outcome `line` is the index of the line

    const Line* line(std::int64_t total) const;
};

}
