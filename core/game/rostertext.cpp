// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/rostertext.h"

#include "base/words.h"

#include <QRegularExpression>

namespace adjutant::game {

namespace {

Fault at(int line, qsizetype column, const QString& words)
{
    return {Fault::Severity::Error, {}, line, static_cast<int>(column) + 1, words};
}

QString shape()
{
    return Words::tr("a unit is written 2 x type \"Name\": thing 3, thing 1; note");
}

// One unit, from the left to the right.
class UnitLine
{
public:
    UnitLine(const QString& text, int line, const packs::Pack& pack) : m_text(text), m_line(line), m_pack(pack) {}

    Expected<void> readInto(std::vector<RosterLine>& units)
    {
        const int count = readCount();
        m_unit["type"] = utf8(readOneOf(m_pack.units));
        if (m_unit["type"] == "")
            return tl::unexpected(wrong(shape()));
        for (auto read : {&UnitLine::readName, &UnitLine::readThings, &UnitLine::readNote}) {
            if (const auto done = (this->*read)(); !done)
                return done;
        }
        if (m_at < m_text.size())
            return tl::unexpected(wrong(shape()));
        if (count > 1 && m_unit.contains("name"))
            return tl::unexpected(at(m_line, 0, Words::tr("several units of one name: give each a line")));
        for (int i = 0; i < count; ++i)
            units.push_back({m_unit, m_line});
        return {};
    }

private:
    Fault wrong(const QString& words) const { return at(m_line, m_at, words); }

    void skipSpace()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }
    bool take(QChar sign)
    {
        skipSpace();
        if (m_at == m_text.size() || m_text[m_at] != sign)
            return false;
        ++m_at;
        skipSpace();
        return true;
    }
    QString readWord()
    {
        skipSpace();
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && isOfWord(m_text[m_at]))
            ++m_at;
        const QString word = m_text.mid(begin, m_at - begin);
        skipSpace();
        return word;
    }

    /// The id of what stands there by its id or its label, whatever the case; else the word as it stands there.
    template<typename... Lists>
    QString readOneOf(const Lists&... lists)
    {
        skipSpace();
        QString found;
        qsizetype length = 0;
        const QStringView rest = QStringView(m_text).mid(m_at);
        const auto tryAll = [&](const auto& list) {
            for (const auto& one : list) {
                for (const QString& words : {one.id, one.label}) {
                    const bool fits = words.size() > length && rest.startsWith(words, Qt::CaseInsensitive) &&
                                      (words.size() == rest.size() || !isOfWord(rest[words.size()]));
                    if (fits) {
                        found = one.id;
                        length = words.size();
                    }
                }
            }
        };
        (tryAll(lists), ...);
        if (found.isEmpty())
            return readWord();
        m_at += length;
        skipSpace();
        return found;
    }

    static bool isOfWord(QChar sign) { return sign.isLetterOrNumber() || sign == u'-'; }

    // `3 x`, at most 99.
    int readCount()
    {
        static const QRegularExpression times(QStringLiteral("^\\s*([1-9][0-9]?)\\s*[x×]\\s+"));
        const auto found = times.match(m_text);
        m_at = found.capturedEnd(0) > 0 ? found.capturedEnd(0) : 0;
        return found.hasMatch() ? found.captured(1).toInt() : 1;
    }

    // As JSON writes a text, so that every name can be written.
    Expected<void> readName()
    {
        if (m_at == m_text.size() || m_text[m_at] != u'"')
            return {};
        const qsizetype begin = m_at;
        for (++m_at; m_at < m_text.size() && m_text[m_at] != u'"'; ++m_at)
            m_at += m_text[m_at] == u'\\';
        const auto name = m_at < m_text.size() ? parseJson(m_text.mid(begin, m_at + 1 - begin).toUtf8())
                                               : tl::unexpected(fault(QString()));
        if (!name)
            return tl::unexpected(at(m_line, begin, Words::tr("a name stands between two \", and \\\" in it is one")));
        m_unit["name"] = *name;
        ++m_at;
        skipSpace();
        return {};
    }

    Expected<void> readThings()
    {
        if (!take(u':'))
            return {};
        do {
            const qsizetype begin = m_at;
            const QString id = readOneOf(m_pack.questions, m_pack.members, m_pack.weapons);
            const QString value = readWord();
            const char* group = groupOf(id);
            if (!group)
                return tl::unexpected(at(m_line, begin,
                                         Words::tr("“%1” is nothing that %2 asks of a unit, no member and no weapon")
                                             .arg(id.left(40), m_pack.title)));
            if (m_unit.contains(group) && m_unit[group].contains(utf8(id)))
                return tl::unexpected(at(m_line, begin, Words::tr("“%1” is there twice").arg(id)));
            bool isNumber = false;
            const int number = value.toInt(&isNumber);
            m_unit[group][utf8(id)] = isNumber ? Json(number) : Json(utf8(value));
        } while (take(u','));
        return {};
    }

    Expected<void> readNote()
    {
        if (!take(u';'))
            return {};
        m_unit["note"] = utf8(m_text.mid(m_at).trimmed());
        m_at = m_text.size();
        return {};
    }

    const char* groupOf(const QString& id) const
    {
        if (m_pack.question(id))
            return "with";
        return m_pack.member(id) ? "members" : m_pack.weapon(id) ? "weapons" : nullptr;
    }

    const QString m_text;
    const int m_line;
    const packs::Pack& m_pack;
    qsizetype m_at = 0;
    Json m_unit = Json::object();
};

QString thingsOf(const Json& unit)
{
    QStringList things;
    for (const char* group : {"with", "members", "weapons"}) {
        const Json all = unit.contains(group) ? unit[group] : Json::object();
        for (const auto& [id, value] : all.items())
            things << QStringLiteral("%1 %2").arg(
                QString::fromStdString(id),
                QString::fromStdString(value.is_string() ? value.get<std::string>() : value.dump()));
    }
    return things.isEmpty() ? QString() : QStringLiteral(": ") + things.join(QStringLiteral(", "));
}

}

Expected<RosterHead> readHead(const QStringList& lines)
{
    RosterHead head;
    for (int i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (head.pack.isEmpty() && line.startsWith(QLatin1String("pack:"))) {
            head.pack = line.mid(5).trimmed();
            head.packLine = i + 1;
            head.packColumn = static_cast<int>(lines[i].indexOf(head.pack, lines[i].indexOf(u':') + 1)) + 1;
        }
        if (head.name.isEmpty() && line.startsWith(QLatin1String("roster:")))
            head.name = line.mid(7).trimmed();
    }
    if (head.pack.isEmpty())
        return tl::unexpected(at(1, 0, Words::tr("a roster says for which pack it is, as pack: quick-play")));
    return head;
}

Expected<std::vector<RosterLine>> readUnits(const QStringList& lines, const packs::Pack& pack)
{
    std::vector<RosterLine> units;
    for (int i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.isEmpty() || line.startsWith(u'#') || line.startsWith(QLatin1String("pack:")) ||
            line.startsWith(QLatin1String("roster:")))
            continue;
        if (const auto read = UnitLine(lines[i], i + 1, pack).readInto(units); !read)
            return tl::unexpected(read.error());
        if (units.size() > mostRosterUnits)
            return tl::unexpected(at(i + 1, 0, Words::tr("a roster has at most %1 units").arg(mostRosterUnits)));
    }
    return units;
}

QString lineOf(const Json& unit)
{
    QString line = QString::fromStdString(unit["type"].get<std::string>());
    if (unit.contains("name"))
        line += QLatin1Char(' ') + QString::fromUtf8(adjutant::toText(unit["name"]));
    line += thingsOf(unit);
    if (unit.contains("note"))
        line += QStringLiteral("; ") + QString::fromStdString(unit["note"].get<std::string>()).simplified();
    return line;
}

}
