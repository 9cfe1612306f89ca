// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plainpools.h"
#include "plaintokens.h"
#include "plainways.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

/// The notation once more, slow and obvious, and sharing no line with the engine: its words are read anew for every
/// way in which the dice can fall, and worked out while it is read. It takes texts that are right and not glued
/// together.
namespace plaindice {

using Condition = std::function<bool(Number)>;

class Reader
{
public:
    Reader(const Tokens& tokens, Ways& ways) : m_tokens(tokens), m_ways(ways) {}

    std::map<std::string, Number> names;

    Number program()
    {
        Value last;
        while (!peek().empty()) {
            const std::size_t start = m_at;
            const std::string name = take();
            if (std::isalpha(name[0]) && peek() == "=" && !m_names.count(name)) {
                take();
                last = m_names[name] = expression();
                names[name] = last.number();
            } else {
                m_at = start;
                last = expression();
            }
            if (peek() == ";")
                take();
        }
        return last.number();
    }

private:
    // ---- words and signs
    const std::string& peek() const { return m_tokens[m_at]; }

    const std::string& take()
    {
        if (m_at + 1 == m_tokens.size())
            throw std::runtime_error("the oracle finds nothing where something should follow");
        return m_tokens[m_at++];
    }

    bool takeIf(const std::string& token)
    {
        if (peek() != token)
            return false;
        take();
        return true;
    }

    void expect(const std::string& token)
    {
        if (!takeIf(token))
            throw std::runtime_error("the oracle expects " + token + ", not " + peek());
    }

    /// Works out what is read next, or only reads past it.
    template<class F>
    auto when(bool live, F read)
    {
        const bool before = m_live;
        m_live = m_live && live;
        auto result = read();
        m_live = before;
        return result;
    }

    static Value single(Number number) { return {false, number, {}, {}}; }

    // ---- expressions
    Value expression()
    {
        if (!takeIf("if"))
            return orLevel();
        const bool yes = expression().number() != 0;
        expect("then");
        const Number a = when(yes, [&] { return expression(); }).number();
        expect("else");
        const Number b = when(!yes, [&] { return expression(); }).number();
        return single(yes ? a : b);
    }

    Value orLevel()
    {
        Value left = andLevel();
        while (takeIf("or")) {
            const Number right = andLevel().number();
            left = single(left.number() != 0 || right != 0);
        }
        return left;
    }

    Value andLevel()
    {
        Value left = notLevel();
        while (takeIf("and")) {
            const Number right = notLevel().number();
            left = single(left.number() != 0 && right != 0);
        }
        return left;
    }

    Value notLevel()
    {
        if (takeIf("not"))
            return single(notLevel().number() == 0);
        Value left = sum();
        while (isComparison(peek())) {
            const std::string sign = take();
            const Number right = sum().number();
            left = single(compare(sign, left.number(), right));
        }
        return left;
    }

    static bool isComparison(const std::string& s)
    {
        return s == "=" || s == "!=" || s == "<" || s == "<=" || s == ">" || s == ">=";
    }

    static bool compare(const std::string& sign, Number a, Number b)
    {
        return sign == "="    ? a == b
               : sign == "!=" ? a != b
               : sign == "<"  ? a < b
               : sign == "<=" ? a <= b
               : sign == ">"  ? a > b
                              : a >= b;
    }

    Value sum()
    {
        Value left = product();
        for (;;) {
            if (takeIf("+"))
                left = single(left.number() + product().number());
            else if (takeIf("-"))
                left = single(left.number() - product().number());
            else
                return left;
        }
    }

    Value product()
    {
        Value left = unary();
        for (;;) {
            const std::string sign = peek();
            if (sign != "*" && sign != "/" && sign != "mod")
                return left;
            take();
            const Number a = left.number();
            const Number b = unary().number();
            if (sign == "*")
                left = single(a * b);
            else if (!m_live)
                left = single(0);
            else
                left = single(sign == "/" ? floorOf(a, b) : a - b * floorOf(a, b));
        }
    }

    static Number floorOf(Number a, Number b)
    {
        Number q = a / b;
        while (q * b > a && b > 0)
            --q;
        while (q * b < a && b < 0)
            --q;
        return q;
    }

    Value unary() { return takeIf("-") ? single(-unary().number()) : behind(primary()); }

    // ---- operators behind a pool
    Value behind(Value pool)
    {
        while (pool.pool) {
            const std::string op = peek();
            if (op == "kh" || op == "kl" || op == "dh" || op == "dl") {
                take();
                keep(pool, op);
            } else if (op == "r" || op == "rr") {
                take();
                reroll(pool, condition(), op == "rr");
            } else if (op == "!" || op == "!!") {
                take();
                explode(pool, op == "!!");
            } else if (op == "where") {
                take();
                const Condition meets = condition();
                std::erase_if(pool.dice, [&](Number face) { return !meets(face); });
            } else if (op == "count" || op == "cs") {
                take();
                return single(std::count_if(pool.dice.begin(), pool.dice.end(), condition()));
            } else {
                return pool;
            }
        }
        return pool;
    }

    void keep(Value& pool, const std::string& op)
    {
        const std::string next = peek();
        const bool given = next == "(" || (!next.empty() && std::isdigit(next[0])) || m_names.count(next);
        const Number n = std::max<Number>(0, given ? operand() : 1);
        const auto size = static_cast<Number>(pool.dice.size());
        const Number stay = op[0] == 'k' ? std::min(n, size) : std::max<Number>(0, size - n);
        // kept are the highest with kh and dl, the lowest with kl and dh
        std::sort(pool.dice.begin(), pool.dice.end());
        if (op == "kh" || op == "dl")
            pool.dice.erase(pool.dice.begin(), pool.dice.end() - stay);
        else
            pool.dice.resize(static_cast<std::size_t>(stay));
    }

    void reroll(Value& pool, const Condition& meets, bool forever)
    {
        Numbers faces = pool.faces;
        if (forever) // as likely as before among one another
            std::erase_if(faces, meets);
        for (Number& face : pool.dice) {
            if (meets(face))
                face = m_ways.among(faces);
        }
    }

    void explode(Value& pool, bool merge)
    {
        Condition meets = [highest = pool.faces.back()](Number face) { return face == highest; };
        if (isComparison(peek()) || peek() == "in")
            meets = condition();
        const Number limit = takeIf("limit") ? operand() : 10;
        const std::size_t own = pool.dice.size();
        for (std::size_t i = 0; i < own; ++i) {
            Number shown = pool.dice[i];
            for (Number brought = 0; brought < limit && meets(shown); ++brought) {
                shown = m_ways.among(pool.faces);
                if (merge)
                    pool.dice[i] += shown;
                else
                    pool.dice.push_back(shown);
            }
        }
    }

    Condition condition()
    {
        const std::string sign = take();
        if (sign != "in") {
            const Number with = operand();
            return [=](Number face) { return compare(sign, face, with); };
        }
        Numbers list;
        expect("{");
        do
            list.push_back(operand());
        while (takeIf(","));
        expect("}");
        return [=](Number face) { return std::count(list.begin(), list.end(), face) > 0; };
    }

    Number operand()
    {
        if (takeIf("-"))
            return -std::stoll(take());
        if (takeIf("(")) {
            const Number inner = expression().number();
            expect(")");
            return inner;
        }
        const std::string token = take();
        return std::isdigit(token[0]) ? std::stoll(token) : m_names.at(token).number();
    }

    // ---- what expressions are made of
    bool isDie() const
    {
        const std::string& token = peek();
        if (token == "d%" || (token == "d" && m_tokens[m_at + 1] == "{"))
            return true;
        return token.size() > 1 && token[0] == 'd' &&
               std::all_of(token.begin() + 1, token.end(), [](char c) { return std::isdigit(c); });
    }

    Value die(Number count)
    {
        Value pool{true, 0, {}, {}};
        const std::string token = take();
        if (token == "d") {
            expect("{");
            do {
                const Number sign = takeIf("-") ? -1 : 1;
                pool.faces.push_back(sign * std::stoll(take()));
            } while (takeIf(","));
            expect("}");
            std::sort(pool.faces.begin(), pool.faces.end());
        } else {
            const Number size = token == "d%" ? 100 : std::stoll(token.substr(1));
            for (Number face = 1; face <= size; ++face)
                pool.faces.push_back(face);
        }
        throwDice(pool, count);
        return pool;
    }

    void throwDice(Value& pool, Number count)
    {
        for (Number i = 0; m_live && i < count; ++i)
            pool.dice.push_back(m_ways.among(pool.faces));
    }

    Value primary()
    {
        if (isDie())
            return die(1);
        const std::string token = take();
        if (token == "(") {
            const Value inner = expression();
            expect(")");
            return isDie() ? die(inner.number()) : inner;
        }
        if (std::isdigit(token[0]))
            return isDie() ? die(std::stoll(token)) : single(std::stoll(token));
        return peek() == "(" && !m_names.count(token) ? call(token) : m_names.at(token);
    }

    Value call(const std::string& name)
    {
        expect("(");
        const Value result = name == "repeat" ? repeat() : name == "chain" ? chain() : plainCall(name);
        expect(")");
        return result;
    }

    Value plainCall(const std::string& name)
    {
        std::vector<Value> given;
        do
            given.push_back(expression());
        while (takeIf(","));
        if (name == "abs")
            return single(std::abs(given[0].number()));
        if (name == "min" || name == "max") {
            Numbers numbers;
            for (const Value& value : given)
                numbers.push_back(value.number());
            return single(name == "min" ? *std::min_element(numbers.begin(), numbers.end())
                                        : *std::max_element(numbers.begin(), numbers.end()));
        }
        if (name == "again") {
            Value fresh{true, 0, {}, given[0].faces};
            throwDice(fresh, static_cast<Number>(given[0].dice.size()));
            return fresh;
        }
        return single(name == "pairs" ? pairsOf(given[0], given[1]) : readingOf(name, given[0]));
    }

    Value repeat()
    {
        const Number times = expression().number();
        expect(",");
        const std::size_t start = m_at;
        Number total = 0;
        for (Number i = 0; m_live && i < times; ++i) {
            m_at = start;
            total += expression().number();
        }
        if (!m_live || times <= 0)
            when(false, [&] { return expression(); });
        return single(total);
    }

    Value chain()
    {
        const Number times = expression().number();
        expect(",");
        const std::string name = take();
        expect("=");
        Value now = single(expression().number());
        expect(",");
        const std::size_t start = m_at;
        m_names[name] = now;
        for (Number i = 0; m_live && i < times; ++i) {
            m_at = start;
            now = single(expression().number());
            m_names[name] = now;
        }
        if (!m_live || times <= 0)
            when(false, [&] { return expression(); });
        m_names.erase(name);
        return now;
    }

    const Tokens& m_tokens;
    Ways& m_ways;
    std::map<std::string, Value> m_names;
    std::size_t m_at = 0;
    bool m_live = true;
};

/// The chances of every value, of one name or, without a name, of the program.
inline std::map<Number, long double> odds(const std::string& text, const std::string& name = {},
                                          std::size_t mostWays = 1'000'000)
{
    std::map<Number, long double> chances;
    const Tokens tokens = tokensOf(text);
    Ways ways;
    std::size_t seen = 0;
    do {
        if (++seen > mostWays)
            throw std::runtime_error("too many ways for the oracle: " + text);
        Reader reader(tokens, ways);
        const Number value = reader.program();
        chances[name.empty() ? value : reader.names.at(name)] += ways.chance();
    } while (ways.next());
    return chances;
}

}
