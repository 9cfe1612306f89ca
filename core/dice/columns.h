// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/evaluator.h"

#include <numeric>
#include <optional>

namespace adjutant::dice {

/// The numbers that an expression without dice has in the rows of a table: node by node for many rows, rather than row
/// by row.
template<class W>
class Columns
{
public:
    using Column = Array<std::int64_t>;

    Columns(const Tree& tree, Evaluator<W>& evaluator, Budget& budget, const Table<W>& table)
        : m_tree(tree),
          m_evaluator(evaluator),
          m_budget(budget),
          m_table(table)
    {
    }

    /// Nothing when dice decide it after all.
    std::optional<Column> work(NodeId root)
    {
        Array<std::size_t> rows(m_table.rows());
        std::iota(rows.begin(), rows.end(), std::size_t(0));
        return column(root, rows);
    }

private:
    using Rows = Array<std::size_t>;

    std::optional<Column> column(NodeId id, const Rows& rows)
    {
        const Node& node = m_tree.at(id);
        m_budget.spend(20 + 4 * rows.size());
        if (node.view >= 0 && node.kind != NodeKind::Again)
            return named(node.view, rows);
        if (node.closed) {
            const auto value = m_evaluator.scalar(id);
            return value ? std::optional(Column(rows.size(), *value)) : std::nullopt;
        }
        switch (node.kind) {
        case NodeKind::Name:
            return m_tree.slot(node.slot).kind == Slot::Kind::Definition ? column(m_tree.slot(node.slot).root, rows)
                                                                         : std::nullopt;
        case NodeKind::If:
            return either(node, rows);
        case NodeKind::Negate:
        case NodeKind::Abs:
        case NodeKind::Not: {
            auto values = column(node.a, rows);
            for (std::size_t i = 0; values && i < values->size(); ++i)
                (*values)[i] = apply(node.kind, (*values)[i], node.where);
            return values;
        }
        default:
            return node.kind >= NodeKind::Min && node.kind <= NodeKind::Modulo ? binary(id, node, rows) : std::nullopt;
        }
    }

    std::optional<Column> named(std::int32_t slot, const Rows& rows) const
    {
        const std::size_t at = m_table.column(slot);
        if (at == m_table.width)
            return std::nullopt;
        Column values(rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i)
            values[i] = m_table.row(rows[i])[at];
        return values;
    }

    std::optional<Column> binary(NodeId id, const Node& node, const Rows& rows)
    {
        auto left = column(node.a, rows);
        const auto right = left ? column(node.b, rows) : std::nullopt;
        if (!right)
            return std::nullopt;
        const bool division = node.kind == NodeKind::Divide || node.kind == NodeKind::Modulo;
        const Range where = m_tree.at(division ? node.b : id).where;
        withOperator(node.kind, [&](auto kind) {
            for (std::size_t i = 0; i < left->size(); ++i)
                (*left)[i] = apply(kind, (*left)[i], (*right)[i], where);
        });
        return left;
    }

    /// A branch is worked out only in the rows that take it: in others it may divide by zero.
    std::optional<Column> either(const Node& node, const Rows& rows)
    {
        const auto all = m_tree.at(node.a).closed ? m_evaluator.scalar(node.a) : std::nullopt;
        if (all) // the same in all rows
            return column(*all != 0 ? node.b : node.c, rows);
        auto values = column(node.a, rows);
        if (!values)
            return std::nullopt;
        Rows places[2]; // in the column, of the rows that take a branch
        for (std::size_t i = 0; i < rows.size(); ++i)
            places[(*values)[i] != 0].push_back(i);
        for (const bool yes : {true, false}) {
            Rows some = places[yes];
            for (std::size_t& row : some)
                row = rows[row];
            const auto branch = some.empty() ? Column{} : column(yes ? node.b : node.c, some);
            if (!branch)
                return std::nullopt;
            for (std::size_t i = 0; i < some.size(); ++i)
                (*values)[places[yes][i]] = (*branch)[i];
        }
        return values;
    }

    const Tree& m_tree;
    Evaluator<W>& m_evaluator;
    Budget& m_budget;
    const Table<W>& m_table;
};

}
