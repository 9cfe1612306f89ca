// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/json.h"

#include "base/words.h"

#include <set>
#include <string>
#include <vector>

namespace adjutant
{

namespace
{

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

// nlohmann's parser keeps its own stack on the heap, but the tree it makes is freed by recursion.
bool tooDeep(const QByteArray& text)
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
            return true;
        else if (!inText && (c == '}' || c == ']'))
            --depth;
    }
    return false;
}

}

Expected<Json> parseJson(const QByteArray& text)
{
    if (text.size() > greatestSize)
        return tl::unexpected(fault(Words::tr("longer than %1 bytes").arg(greatestSize)));
    if (tooDeep(text))
        return tl::unexpected(fault(Words::tr("nested deeper than %1 levels").arg(greatestDepth)));
    Strict strict;
    try {
        auto json = Json::parse(text.begin(), text.end(), std::ref(strict));
        if (!strict.words().isEmpty())
            return tl::unexpected(fault(strict.words()));
        return json;
    } catch (const Json::parse_error& error) {
        return tl::unexpected(fault(Words::tr("not JSON: something unexpected at byte %1").arg(error.byte)));
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
