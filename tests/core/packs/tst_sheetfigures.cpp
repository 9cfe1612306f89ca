// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/catalogue.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <sstream>
#include <toml++/toml.h>

using namespace adjutant;

namespace {

const QString sheets = QStringLiteral(TEST_DATA "/sheets");

QString fromToml(const toml::node* node)
{
    return node ? QString::fromStdString(node->value_or(std::string())) : QString();
}

QString written(const toml::node& node)
{
    std::ostringstream out;
    node.visit([&](const auto& value) { out << value; });
    return QString::fromStdString(out.str());
}

// As sheets are typed: plain signs, no emphasis, a link as its words.
QString plain(QString text)
{
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    text.replace(link, QStringLiteral("\\1"));
    text.remove(QLatin1Char('*')).remove(QLatin1Char('\\'));
    text.replace(QChar(0x2212), QLatin1Char('-')).replace(QChar(0x2013), QLatin1Char('-'));
    text.replace(QChar(0x2033), QLatin1Char('"'));
    return text.simplified().toLower();
}

QStringList cellsOf(const QString& line)
{
    QStringList cells = line.trimmed().split(QLatin1Char('|'));
    cells = cells.mid(1, cells.size() - 2);
    for (QString& cell : cells)
        cell = plain(cell);
    return cells;
}

bool hasRow(const QString& markdown, const QStringList& row)
{
    const QStringList lines = markdown.split(QLatin1Char('\n'));
    return std::any_of(lines.begin(), lines.end(), [&](const QString& line) {
        return line.trimmed().startsWith(QLatin1Char('|')) && cellsOf(line) == row;
    });
}

// A figure of its own, not the end or the beginning of a longer one.
bool hasFigure(const QString& markdown, const QString& figure)
{
    const QString text = plain(markdown), sought = plain(figure);
    for (auto at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
        const QChar before = at > 0 ? text[at - 1] : QChar();
        const auto end = at + sought.size();
        const QChar after = end < text.size() ? text[end] : QChar();
        if (!(before.isDigit() && sought.front().isDigit()) && !(after.isDigit() && sought.back().isDigit()))
            return true;
    }
    return false;
}

// A step down: a key of a table, or the element of an array that has this id.
const toml::node* step(const toml::node& from, const QString& to)
{
    if (const toml::table* table = from.as_table())
        return table->get(to.toStdString());
    const toml::array* array = from.as_array();
    for (std::size_t i = 0; array && i < array->size(); ++i) {
        const toml::table* table = array->get(i)->as_table();
        if (table && fromToml(table->get("id")) == to)
            return table;
    }
    return nullptr;
}

// Whether everything that is wanted is there; a table may hold more, a list may not.
bool holds(const toml::node* there, const toml::node& wanted)
{
    if (!there)
        return false;
    if (const toml::table* table = wanted.as_table()) {
        return there->is_table() && std::all_of(table->begin(), table->end(), [&](const auto& pair) {
                   return holds(there->as_table()->get(pair.first), pair.second);
               });
    }
    if (const toml::array* array = wanted.as_array()) {
        const toml::array* list = there->as_array();
        bool same = list && list->size() == array->size();
        for (std::size_t i = 0; same && i < array->size(); ++i)
            same = holds(list->get(i), *array->get(i));
        return same;
    }
    if (wanted.is_number() && there->is_number())
        return qFuzzyCompare(1 + *wanted.value<double>(), 1 + *there->value<double>());
    return wanted.type() == there->type() && written(*there) == written(wanted);
}

// A sheet's figures, and what the pack lacks of them.
class Sheet
{
public:
    Sheet(toml::table figures, const packs::Files& pack)
        : m_figures(std::move(figures)),
          m_files(pack),
          m_pack(toml::parse(pack[QStringLiteral("pack.toml")].toStdString()))
    {
    }

    QStringList missing() const
    {
        QStringList words;
        each("table", [&](const toml::table& one) { words += missingRows(one); });
        each("fact", [&](const toml::table& one) { words += missingFigures(one); });
        each("data", [&](const toml::table& one) { words += missingData(one); });
        return words;
    }

    int count() const
    {
        int all = 0;
        for (const char* kind : {"table", "fact", "data"})
            each(kind, [&](const toml::table&) { ++all; });
        return all;
    }

private:
    template<typename F>
    void each(const char* kind, F tell) const
    {
        if (const toml::array* all = m_figures[kind].as_array()) {
            for (const toml::node& one : *all)
                tell(*one.as_table());
        }
    }

    QString section(const toml::table& one) const
    {
        return m_files[QStringLiteral("reference/%1.md").arg(fromToml(one.get("section")))];
    }

    QStringList missingRows(const toml::table& one) const
    {
        QStringList words;
        for (const toml::node& row : *one["rows"].as_array()) {
            QStringList cells;
            for (const toml::node& cell : *row.as_array())
                cells << plain(fromToml(&cell));
            if (!hasRow(section(one), cells))
                words << fromToml(one.get("section")) + QStringLiteral(" lacks the row ") +
                             cells.join(QStringLiteral(" | "));
        }
        return words;
    }

    QStringList missingFigures(const toml::table& one) const
    {
        QStringList words;
        for (const toml::node& figure : *one["figures"].as_array()) {
            if (!hasFigure(section(one), fromToml(&figure)))
                words << fromToml(one.get("section")) + QStringLiteral(" does not say ") + fromToml(&figure);
        }
        return words;
    }

    QStringList missingData(const toml::table& one) const
    {
        QStringList path;
        const toml::node* node = &m_pack;
        for (const toml::node& to : *one["at"].as_array()) {
            path << fromToml(&to);
            node = node ? step(*node, path.back()) : nullptr;
        }
        if (holds(node, *one.get("is")))
            return {};
        return {
            QStringLiteral("pack.toml at %1 should hold %2").arg(path.join(QLatin1Char('.')), written(*one.get("is")))};
    }

    toml::table m_figures;
    packs::Files m_files;
    toml::table m_pack;
};

}

/// Every table, price and distance of a sheet, in a file of its own under tests/data/sheets, is in the pack.
class TestSheetFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsForgotten_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& name : QDir(sheets).entryList({QStringLiteral("*.toml")}, QDir::Files))
            QTest::newRow(qPrintable(name)) << QDir(sheets).filePath(name);
    }

    void nothingIsForgotten()
    {
        QFETCH(const QString, file);
        toml::table figures = toml::parse_file(file.toStdString());
        const auto found = packs::find(fromToml(figures.get("pack")));
        QVERIFY2(found, qPrintable(found ? QString() : found.error().words));
        const Sheet sheet(std::move(figures), found->files);
        QVERIFY(sheet.count() > 0);
        const QStringList missing = sheet.missing();
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }

    void aWrongFigureIsNoticed_data()
    {
        QTest::addColumn<QByteArray>("figures");
        QTest::addColumn<bool>("there");
        const auto row = [](const char* name, const char* figures, bool there) {
            QTest::newRow(name) << QByteArray(figures) << there;
        };
        row("a row", "table = [{ section = 'guns', rows = [['Gun', '-1']] }]", true);
        row("another figure", "table = [{ section = 'guns', rows = [['Gun', '+1']] }]", false);
        row("a row too short", "table = [{ section = 'guns', rows = [['Gun']] }]", false);
        row("another section", "table = [{ section = 'none', rows = [['Gun', '-1']] }]", false);
        row("a fact", "fact = [{ section = 'guns', figures = ['12\"'] }]", true);
        row("a part of a fact", "fact = [{ section = 'guns', figures = ['2\"'] }]", false);
        row("data", "data = [{ at = ['weapon', 'gun'], is = { cost = 5, bands = [{ to = 3 }] } }]", true);
        row("other data", "data = [{ at = ['weapon', 'gun'], is = { cost = 6 } }]", false);
        row("a list too long", "data = [{ at = ['weapon', 'gun'], is = { bands = [] } }]", false);
        row("no such thing", "data = [{ at = ['weapon', 'bow'], is = { cost = 5 } }]", false);
    }

    void aWrongFigureIsNoticed()
    {
        QFETCH(const QByteArray, figures);
        QFETCH(const bool, there);
        const packs::Files files{
            {QStringLiteral("pack.toml"), "weapon = [{ id = 'gun', cost = 5, bands = [{ to = 3, modifier = 1 }] }]"},
            {QStringLiteral("reference/guns.md"), "# Guns\n\n| **Gun** | −1 |\n\nUp to 12″.\n"}};
        const Sheet sheet(toml::parse(figures.toStdString()), files);
        QCOMPARE(sheet.count(), 1);
        QCOMPARE(sheet.missing().isEmpty(), there);
    }
};

QTEST_GUILESS_MAIN(TestSheetFigures)
#include "tst_sheetfigures.moc"
