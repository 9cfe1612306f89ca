// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

#include <algorithm>

namespace adjutant::packs {

namespace {

constexpr auto Required = TomlTable::Need::Required;
constexpr qint64 mostOfAFigure = 1'000'000;
constexpr std::size_t mostColumns = 64;
constexpr std::size_t mostFigures = 10;

// Whole numbers and texts.
std::vector<Figure> readFiguresOfARow(TomlTable& table)
{
    std::vector<Figure> figures;
    const toml::node* node = table.node("figures");
    const toml::array* list = node ? node->as_array() : nullptr;
    for (std::size_t i = 0; list && i < list->size(); ++i) {
        const toml::node& one = *list->get(i);
        const auto number = one.is_integer() ? one.value<std::int64_t>() : std::nullopt;
        if (number && std::abs(*number) <= mostOfAFigure)
            figures.push_back({static_cast<int>(*number), QString::number(*number)});
        else if (one.is_string())
            figures.push_back({std::nullopt, QString::fromStdString(one.value_or(std::string()))});
        else
            table.file().error(one.source(), Words::tr("a figure is a whole number from %1 to %2, or a text")
                                                 .arg(-mostOfAFigure)
                                                 .arg(mostOfAFigure));
    }
    if (!list)
        table.errorAt("figures", Words::tr("a row needs “figures”, a list of whole numbers and texts"));
    return figures;
}

TableColumn readColumn(TomlTable& table)
{
    TableColumn column;
    column.id = table.id();
    column.label = table.text("label", Required);
    column.note = table.text("note");
    return column;
}

TableRow readRow(TomlTable& table, std::size_t columns)
{
    TableRow row;
    row.id = table.id();
    row.label = table.text("label", Required);
    row.note = table.text("note");
    if (const auto cost = table.maybeNumber("cost", 0, mostOfAFigure))
        row.cost = static_cast<int>(*cost);
    row.figures = readFiguresOfARow(table);
    if (row.figures.size() != columns)
        table.errorAt("figures", Words::tr("the row “%1” has %2 figures, and the table %3 columns")
                                     .arg(row.id)
                                     .arg(row.figures.size())
                                     .arg(columns));
    return row;
}

Table readTable(TomlTable& table, const Pack& pack)
{
    Table made;
    readHead(table, pack, made);
    table.tables("columns", [&](TomlTable& inner) { addOnce(made.columns, readColumn(inner), inner, mostColumns); });
    table.tables("rows", [&](TomlTable& inner) { addOnce(made.rows, readRow(inner, made.columns.size()), inner); });
    if (made.columns.empty() || made.rows.empty())
        table.errorAt("id", Words::tr("a table needs “columns” and “rows”"));
    return made;
}

// An id of the table, or a choice input whose choices are such ids.
template<typename T>
TableFigure::Place readPlace(TomlTable& table, const char* key, const Procedure& procedure, const std::vector<T>& all)
{
    const auto isThere = [&](const QString& id) {
        return std::any_of(all.begin(), all.end(), [&](const T& one) { return one.id == id; });
    };
    const bool isRow = QLatin1String(key) == QLatin1String("row");
    const QString id = table.text(key, Required);
    const ProcedureInput* input = procedure.input(id);
    if (!input || input->kind != ProcedureInput::Kind::Choice) {
        if (!id.isEmpty() && !isThere(id))
            table.errorAt(key, (isRow ? Words::tr("“%1” is neither a row of the table nor an input of kind choice")
                                      : Words::tr("“%1” is neither a column of the table nor an input of kind choice"))
                                   .arg(id));
        return {id, {}};
    }
    for (const InputChoice& choice : input->choices) {
        if (!isThere(choice.id))
            table.errorAt(key, (isRow ? Words::tr("the table has no row “%1”, which the input “%2” can be")
                                      : Words::tr("the table has no column “%1”, which the input “%2” can be"))
                                   .arg(choice.id, id));
    }
    return {{}, id};
}

// A place in a table that is not there: nothing is known of it but the input that names it.
TableFigure::Place readUnseen(TomlTable& table, const char* key, const Procedure& procedure)
{
    const QString id = table.text(key, Required);
    return procedure.input(id) ? TableFigure::Place{{}, id} : TableFigure::Place{id, {}};
}

std::vector<QString> idsAt(const TableFigure::Place& place, const Procedure& procedure)
{
    if (place.input.isEmpty())
        return {place.id};
    std::vector<QString> ids;
    for (const InputChoice& choice : procedure.input(place.input)->choices)
        ids.push_back(choice.id);
    return ids;
}

void setRange(TableFigure& figure, const Table& table, const Procedure& procedure)
{
    bool first = true;
    for (const QString& row : idsAt(figure.row, procedure)) {
        for (const QString& column : idsAt(figure.column, procedure)) {
            const Figure* found = table.figure(row, column);
            const std::int64_t value = found ? found->value() : 0;
            figure.least = first ? value : std::min(figure.least, value);
            figure.most = first ? value : std::max(figure.most, value);
            first = false;
        }
    }
}

}

void readTables(TomlTable& top, Pack& pack)
{
    top.tables("table", [&](TomlTable& table) { addOnce(pack.tables, readTable(table, pack), table); });
}

void readFigures(TomlTable& table, Procedure& procedure, const Pack& pack)
{
    table.tables("figures", [&](TomlTable& inner) {
        TableFigure figure;
        figure.id = inner.id();
        figure.table = inner.text("table", Required);
        const Table* from = pack.table(figure.table);
        if (!from && !figure.table.isEmpty())
            noSuch(inner, "table", Words::tr("there is no table “%1”"), figure.table, pack.tables);
        const Table none;
        figure.row = from ? readPlace(inner, "row", procedure, from->rows) : readUnseen(inner, "row", procedure);
        figure.column =
            from ? readPlace(inner, "column", procedure, from->columns) : readUnseen(inner, "column", procedure);
        if (procedure.input(figure.id))
            inner.errorAt("id", Words::tr("there is an input “%1” already").arg(figure.id));
        setRange(figure, from ? *from : none, procedure);
        addOnce(procedure.figures, figure, inner, mostFigures);
    });
}

}
