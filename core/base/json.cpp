// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/json.h"

#include "base/words.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace adjutant {

namespace {

constexpr qsizetype greatestSize = 1 << 20;
constexpr int greatestDepth = 32;

// Ends the parse at the first repeated key or at too deep a nesting, and remembers which it was.
class Strict
{
public:
    bool operator()(int depth, Json::parse_event_t event, Json& parsed)
    {
        using Event = Json::parse_event_t;
        if (depth > greatestDepth && m_words.isEmpty())
            m_words = Words::tr("nested deeper than %1 levels").arg(greatestDepth);
        if (event == Event::object_start)
            m_keys.emplace_back();
        else if (event == Event::object_end)
            m_keys.pop_back();
        else if (event == Event::key && !m_keys.back().insert(parsed.get<std::string>()).second && m_words.isEmpty())
            m_words = Words::tr("the key “%1” is there twice").arg(QString::fromStdString(parsed.get<std::string>()));
        return true;
    }
    const QString& words() const { return m_words; }

private:
    std::vector<std::set<std::string>> m_keys;
    QString m_words;
};

// The fault at this byte of the text, which may be one behind its end.
Fault at(qsizetype byte, const QByteArray& text, const QString& words)
{
    const QByteArray bom = QByteArrayLiteral("\xEF\xBB\xBF");
    const QByteArrayView before = QByteArrayView(text).first(std::clamp(byte, qsizetype(0), text.size()));
    qsizetype lineBegin = before.lastIndexOf('\n') + 1;
    const auto line = 1 + before.count('\n');
    if (lineBegin == 0 && before.startsWith(bom))
        lineBegin = bom.size();
    const auto inLine = before.sliced(lineBegin);
    const auto column = 1 + std::count_if(inLine.begin(), inLine.end(), [](char c) { return (c & 0xC0) != 0x80; });
    return {Fault::Severity::Error, {}, static_cast<int>(line), static_cast<int>(column), words};
}

// Where the text is nested too deeply. nlohmann's parser keeps its own stack on the heap, but the tree it makes is
// freed by recursion.
std::optional<qsizetype> tooDeepAt(const QByteArray& text)
{
    int depth = 0;
    bool inText = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inText && c == '\\')
            ++i;
        else if (c == '"')
            inText = !inText;
        else if (!inText && (c == '{' || c == '[') && ++depth > greatestDepth)
            return i;
        else if (!inText && (c == '}' || c == ']'))
            --depth;
    }
    return std::nullopt;
}

}

Expected<Json> parseJson(const QByteArray& text)
{
    if (text.size() > greatestSize)
        return tl::unexpected(fault(Words::tr("longer than %1 bytes").arg(greatestSize)));
    if (const auto place = tooDeepAt(text))
        return tl::unexpected(at(*place, text, Words::tr("nested deeper than %1 levels").arg(greatestDepth)));
    Strict strict;
    try {
        auto json = Json::parse(text.begin(), text.end(), std::ref(strict));
        if (!strict.words().isEmpty())
            return tl::unexpected(fault(strict.words()));
        return json;
    } catch (const Json::parse_error& error) {
        // `byte` is how many were read.
        const auto place = static_cast<qsizetype>(error.byte) - 1;
        return tl::unexpected(at(place, text, Words::tr("not JSON: something unexpected")));
    } catch (const Json::exception&) {
        return tl::unexpected(fault(Words::tr("not JSON: a number beyond what can be held")));
    }
}

Json textsToJson(const QStringList& texts)
{
    Json list = Json::array();
    for (const auto& text : texts)
        list.push_back(utf8(text));
    return list;
}

QString textAt(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

QByteArray toText(const Json& json)
{
    return QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}
