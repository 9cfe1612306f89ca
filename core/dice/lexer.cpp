// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/lexer.h"

#include "dice/failure.h"
#include "dice/limits.h"
#include "dice/translatable.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace adjutant::dice {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isWordPart(char c)
{
    return isDigit(c) || isLetter(c) || c == '_';
}

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// How many digits a text begins with.
std::size_t digitsIn(std::string_view text)
{
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), isDigit) - text.begin());
}

constexpr std::array<std::string_view, 4> longSymbols{"!=", "!!", ">=", "<="};
constexpr std::string_view shortSymbols = "+-*/=<>!(){},;";

/// The words that may be glued to a die or to one another, as in 8d6cs>=5 and 4d6kh3dl1; the longest first.
constexpr std::array<std::string_view, 10> gluedWords{"where", "count", "limit", "mod", "kh",
                                                      "kl",    "dh",    "dl",    "cs",  "rr"};

class Lexer
{
public:
    explicit Lexer(std::string_view text) : m_text(text) {}

    Array<Token> run()
    {
        m_tokens.reserve(m_text.size() / 2 + 4);
        while (skipBlank())
            readToken();
        add(Token::Kind::End, 0);
        return std::move(m_tokens);
    }

private:
    char peek(std::size_t ahead = 0) const { return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0'; }

    /// Over plain ASCII, where bytes are characters.
    void advance(std::size_t bytes)
    {
        m_at += bytes;
        m_column += bytes;
    }

    void skipComment()
    {
        for (; m_at < m_text.size() && m_text[m_at] != '\n'; ++m_at)
            m_column += !isContinuation(m_text[m_at]);
    }

    bool skipBlank()
    {
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == '#')
                skipComment();
            else if (c == ' ' || (c >= '\t' && c <= '\r'))
                advance(1);
            else
                return true;
        }
        return false;
    }

    Token& add(Token::Kind kind, std::size_t bytes)
    {
        Token& token = m_tokens.emplace_back();
        token.kind = kind;
        token.where = {m_column, bytes};
        token.text = m_text.substr(m_at, bytes);
        advance(bytes);
        return token;
    }

    [[noreturn]] void refuse(Issue::Kind kind, std::size_t length, Sentence sentence) const
    {
        fail(kind, {m_column, length}, std::move(sentence));
    }

    void readToken()
    {
        const char c = peek();
        if (isDigit(c))
            readNumber(Token::Kind::Number, 0);
        else if (isLetter(c))
            readWord();
        else
            readSymbol();
    }

    void readNumber(Token::Kind kind, std::size_t prefix)
    {
        const std::size_t digits = digitsIn(m_text.substr(m_at + prefix));
        const char* first = m_text.data() + m_at + prefix;
        std::int64_t value = 0;
        if (std::from_chars(first, first + digits, value).ec != std::errc())
            refuse(Issue::Kind::Limit, prefix + digits,
                   QT_TRANSLATE_NOOP("Words", "numbers go up to 9,223,372,036,854,775,807"));
        add(kind, prefix + digits).number = value;
    }

    void readWord()
    {
        std::size_t length = 1;
        while (isWordPart(peek(length)))
            ++length;
        const std::string_view word = m_text.substr(m_at, length);
        if (word == "d" && peek(1) == '%') {
            add(Token::Kind::Die, 2).number = 100;
        } else if (word == "d" && peek(1) == '{') {
            add(Token::Kind::DieList, 1);
        } else if (isGlued(word)) {
            readGlued(m_at + length);
        } else {
            add(Token::Kind::Word, length);
        }
    }

    static std::size_t gluedWordAt(std::string_view text)
    {
        for (std::string_view word : gluedWords) {
            if (text.starts_with(word))
                return word.size();
        }
        return text.starts_with('r') ? 1 : 0;
    }

    /// How long the next part of a glued word is; 0 when it is none.
    static std::size_t partLength(std::string_view text)
    {
        const std::size_t faces = text.front() == 'd' ? digitsIn(text.substr(1)) : 0;
        return faces > 0 ? 1 + faces : gluedWordAt(text);
    }

    /// A die, or a word that keeps or drops with its number, and more of the kind behind it. Other words with a
    /// number behind them are names.
    static bool isGlued(std::string_view word)
    {
        const bool keeps = word.size() > 2 && (word[0] == 'k' || word[0] == 'd') &&
                           (word[1] == 'h' || word[1] == 'l') && isDigit(word[2]);
        if (!keeps && !(word.size() > 1 && word[0] == 'd' && isDigit(word[1])))
            return false;
        while (!word.empty()) {
            const std::size_t part = isDigit(word.front()) ? digitsIn(word) : partLength(word);
            if (part == 0)
                return false;
            word.remove_prefix(part);
        }
        return true;
    }

    void readGlued(std::size_t end)
    {
        while (m_at < end) {
            const std::string_view rest = m_text.substr(m_at, end - m_at);
            if (isDigit(rest.front()))
                readNumber(Token::Kind::Number, 0);
            else if (rest.front() == 'd' && rest.size() > 1 && isDigit(rest[1]))
                readNumber(Token::Kind::Die, 1);
            else
                add(Token::Kind::Word, gluedWordAt(rest));
        }
    }

    void readSymbol()
    {
        for (std::string_view symbol : longSymbols) {
            if (m_text.substr(m_at).starts_with(symbol)) {
                add(Token::Kind::Symbol, 2);
                return;
            }
        }
        if (shortSymbols.find(peek()) != std::string_view::npos && peek() != '\0') {
            add(Token::Kind::Symbol, 1);
            return;
        }
        std::size_t bytes = 1;
        while (isContinuation(peek(bytes)))
            ++bytes;
        const auto byte = static_cast<unsigned char>(peek());
        const bool printable = byte > 0x20 && byte != 0x7F;
        if (!printable)
            refuse(Issue::Kind::Syntax, 1,
                   QT_TRANSLATE_NOOP("Words", "a control character is no part of the notation; names are made of a to "
                                              "z, digits and _"));
        refuse(Issue::Kind::Syntax, 1,
               {QT_TRANSLATE_NOOP("Words", "“%1” is no part of the notation; names are made of a to z, digits and _"),
                {std::string(m_text.substr(m_at, bytes))}});
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_column = 0;
    Array<Token> m_tokens;
};

}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    return lower;
}

Array<Token> lex(std::string_view lower)
{
    const auto characters =
        static_cast<std::size_t>(std::count_if(lower.begin(), lower.end(), [](char c) { return !isContinuation(c); }));
    if (characters > limits::characters || lower.size() > 4 * limits::characters)
        fail(Issue::Kind::Limit, {limits::characters, 1},
             {QT_TRANSLATE_NOOP("Words", "a throw has at most 4,096 characters; this one has %1"),
              {std::to_string(characters)}});
    return Lexer(lower).run();
}

}
