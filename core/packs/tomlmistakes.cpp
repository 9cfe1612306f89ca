// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/tomlmistakes.h"

#include "base/words.h"

#include <QRegularExpression>
#include <QStringList>

#include <array>

namespace adjutant::packs {

namespace {

constexpr qsizetype mostQuoted = 40;

/// Where a text is read, and what was said of it.
class Place
{
public:
    Place(const QByteArray& text, int line, int column, const QString& detail)
        : m_text(QString::fromUtf8(text)),
          m_line(line),
          m_column(column),
          m_detail(detail),
          m_row(m_text.split(QLatin1Char('\n')).value(line - 1))
    {
    }

    bool says(const char* words) const { return m_detail.contains(QLatin1String(words)); }
    bool isOf(const char* part) const
    {
        return m_detail.startsWith(QLatin1String("Error while parsing ") + QLatin1String(part) + QLatin1Char(':'));
    }
    bool isAtLineEnd() const { return m_column > m_row.size(); }
    /// In a key, where it may not stand.
    bool isAtAccent() const
    {
        const QChar c = isAtLineEnd() ? QChar() : m_row[m_column - 1];
        return says("expected '='") && c.isLetter() && c.unicode() > 0x7f;
    }
    /// The line before the place.
    QString before() const { return m_row.left(m_column - 1).trimmed(); }

    TomlMistake here(const QString& words) const { return {m_line, m_column, words}; }
    TomlMistake at(qsizetype column, const QString& words) const
    {
        return {m_line, static_cast<int>(column) + 1, words};
    }
    /// At a place in the text as a whole.
    TomlMistake atCharacter(qsizetype place, const QString& words) const
    {
        const QStringView upTo = QStringView(m_text).left(place);
        const auto line = static_cast<int>(upTo.count(QLatin1Char('\n'))) + 1;
        return {line, static_cast<int>(place - (upTo.lastIndexOf(QLatin1Char('\n')) + 1)) + 1, words};
    }

    const QString& text() const { return m_text; }
    const QString& row() const { return m_row; }
    const QString& detail() const { return m_detail; }
    int column() const { return m_column; }

private:
    QString m_text;
    int m_line, m_column;
    QString m_detail;
    QString m_row;
};

// The quote that is open at the end of a line, or -1.
qsizetype openQuote(const QString& row)
{
    qsizetype open = -1;
    for (qsizetype i = 0; i < row.size(); ++i) {
        const QChar c = row[i];
        if (open >= 0 && c == QLatin1Char('\\') && row[open] == QLatin1Char('"'))
            ++i;
        else if (open >= 0)
            open = c == row[open] ? -1 : open;
        else if (c == QLatin1Char('"') || c == QLatin1Char('\''))
            open = i;
        else if (c == QLatin1Char('#'))
            break;
    }
    return open;
}

TomlMistake openText(const Place& place)
{
    if (place.isAtLineEnd() && !place.says("end-of-file")) {
        const qsizetype open = openQuote(place.row());
        if (open >= 0)
            return place.at(open, Words::tr("this text is not closed: a %1 is missing at its end; a text of "
                                            "several lines stands between ''' and '''")
                                      .arg(place.row()[open]));
    }
    const QString quotes = place.isOf("literal string") ? QStringLiteral("'''") : QStringLiteral("\"\"\"");
    const qsizetype open = place.text().lastIndexOf(quotes);
    if (place.says("end-of-file") && open >= 0)
        return place.atCharacter(open, Words::tr("this text is not closed: %1 is missing at its end").arg(quotes));
    if (place.says("unknown escape"))
        return place.here(Words::tr("a backslash has a meaning between \" and \"; put the text between ' and ', "
                                    "or write \\\\ for a backslash"));
    return place.here(Words::tr("not TOML: %1").arg(place.detail()));
}

// `'a'` in what the parser says.
QString namedIn(const QString& detail)
{
    static const QRegularExpression quoted(QStringLiteral("'([^']*)'"));
    return quoted.match(detail).captured(1).left(mostQuoted);
}

TomlMistake twice(const Place& place)
{
    const QString name = namedIn(place.detail());
    if (place.says("as array-of-tables"))
        return place.here(Words::tr("“%1” is one table above and a list here: write [[%1]] each time").arg(name));
    if (place.isOf("table header"))
        return place.here(
            Words::tr("the table “%1” is there twice; a list of tables has [[%1]] before each").arg(name));
    return name.isEmpty() ? place.here(Words::tr("this key has a value already"))
                          : place.here(Words::tr("the key “%1” is there twice").arg(name));
}

// Where the value of the line's key begins that stands at or before the place.
qsizetype valueStart(const Place& place)
{
    static const QRegularExpression separator(QStringLiteral("[=,\\[{]\\s*"));
    qsizetype start = 0;
    const QString& row = place.row();
    for (auto it = separator.globalMatch(row); it.hasNext();) {
        const auto found = it.next();
        if (found.capturedEnd() <= place.column() - 1)
            start = found.capturedEnd();
    }
    return start;
}

TomlMistake badValue(const Place& place)
{
    static const QRegularExpression end(QStringLiteral("\\s*([,\\]}#].*)?$"));
    const qsizetype start = valueStart(place);
    QString value = place.row().mid(start);
    value.remove(end);
    if (value.isEmpty())
        return place.at(start, Words::tr("a value is missing here"));
    return place.at(start, Words::tr("“%1” is no value: a text stands in quotes, a number is written as 7 "
                                     "or -7, yes and no as true and false")
                               .arg(value.left(mostQuoted)));
}

bool isBadValue(const Place& place)
{
    static constexpr std::array numbers{
        "decimal integer",     "floating-point", "boolean", "date",      "time",
        "hexadecimal integer", "octal integer",  "value",   "date-time", "binary integer"};
    for (const char* number : numbers) {
        if (place.isOf(number))
            return true;
    }
    return place.says("expected value, saw");
}

}

TomlMistake tomlMistake(const QByteArray& text, int line, int column, const QString& detail)
{
    const Place place(text, line, column, detail);
    if (place.says("nested")) // too deep: what is deep is no mistake of spelling
        return place.here(Words::tr("not TOML: %1").arg(detail));
    if (place.says("representable"))
        return place.here(Words::tr("this number is too large"));
    if (place.isOf("string") || place.isOf("literal string"))
        return openText(place);
    if (place.says("cannot redefine existing"))
        return twice(place);
    if (isBadValue(place))
        return badValue(place);
    if (place.isOf("root table") || place.isAtAccent())
        return place.here(Words::tr("a line begins with a key, a [heading] or a # before a comment; a key has "
                                    "letters without accents, digits, - and _"));
    if (place.says("expected '='"))
        return place.here(Words::tr("“=” is missing behind “%1”").arg(place.before().right(mostQuoted)));
    if (place.says("expected a comment or whitespace"))
        return place.here(
            Words::tr("something follows the value: each key has a line of its own, and a text one pair of quotes"));
    if (place.isOf("array"))
        return place.here(Words::tr("a list has commas between its entries and “]” at its end"));
    if (place.isOf("inline table"))
        return place.here(Words::tr("what stands between { and } has commas between its keys, none behind the "
                                    "last, and no line breaks"));
    if (place.isOf("table header") && place.says("expected ']'"))
        return place.here(Words::tr("“]” is missing at the end of the heading"));
    return place.here(Words::tr("not TOML: %1").arg(detail));
}

}
