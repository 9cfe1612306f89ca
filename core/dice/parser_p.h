// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/failure.h"
#include "dice/functions.h"
#include "dice/lexer.h"
#include "dice/limits.h"
#include "dice/messages.h"
#include "dice/tree.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant::dice {

struct PoolOperator;

/// Reads one text, once, from its first token on: a function for each thing of the notation, which takes the tokens of
/// that thing and gives its node. What they have in common is here; the expressions are in parseexpressions.cpp, what
/// they are made of in parsevalues.cpp, and functions in parsecalls.cpp.
class Parser
{
public:
    Parser(std::string_view source, const std::vector<Input>& inputs);

    std::shared_ptr<Tree> program();
    Pool lonePool();
    std::shared_ptr<Tree> loneCondition();

private:
    using Kind = Token::Kind;

    // ---- tokens
    const Token& here() const { return m_tokens[m_at]; }
    const Token& ahead() const { return m_tokens[std::min(m_at + 1, m_tokens.size() - 1)]; }
    Range lastRange() const { return m_tokens[m_at > 0 ? m_at - 1 : 0].where; }
    bool isHere(std::string_view text) const { return is(here(), text); }
    static bool is(const Token& token, std::string_view text)
    {
        return (token.kind == Kind::Symbol || token.kind == Kind::Word) && token.text == text;
    }

    const Token& take() { return m_tokens[here().kind == Kind::End ? m_at : m_at++]; }
    bool takeIf(std::string_view text)
    {
        const bool found = isHere(text);
        m_at += found;
        return found;
    }

    void expect(std::string_view text);
    Sentence found() const;
    [[noreturn]] void unexpected(Sentence expected) const;

    // ---- nodes
    const Node& at(NodeId id) const { return m_tree->at(id); }
    NodeId add(const Node& made);
    NodeId number(std::int64_t value, Range where);
    NodeId combine(NodeKind kind, Range where, NodeId a, NodeId b = -1, NodeId c = -1);
    /// From the first of these places to the end of the last.
    static Range spanning(Range first, Range last);

    /// One step deeper, while it lives. Bounded, so that no text exhausts the stack.
    struct Nested {
        explicit Nested(Parser& parser) : m_parser(parser)
        {
            if (++m_parser.m_depth > limits::nesting)
                fail(Issue::Kind::Limit, m_parser.here().where, messages::tooDeep);
        }
        ~Nested() { --m_parser.m_depth; }
        Nested(const Nested&) = delete;
        Nested& operator=(const Nested&) = delete;

        Parser& m_parser;
    };

    // ---- statements
    /// Reads one; false when it was the last.
    bool statement();
    [[noreturn]] void noOperator() const;
    void definition();
    void checkName(const Token& token) const;
    std::int32_t addSlot(Slot::Kind kind, const Token& name);
    std::int32_t slotOf(std::string_view name) const;

    // ---- expressions
    NodeId expression();
    /// Values and the operators between them that bind as tightly as this level or tighter, from left to right.
    NodeId joined(int loosest);
    NodeId negation();
    NodeId unary();
    NodeId postfix();
    NodeId applied(const PoolOperator& op, NodeId pool);

    // ---- conditions
    std::int32_t condition();
    bool startsOperand() const;
    /// A pack's input may be called by a word of the notation, such as limit; where a value stands, that word is it.
    bool isName(std::string_view word) const;
    /// A number, a name, or an expression in parentheses; a number may have a sign.
    NodeId operand();

    // ---- what expressions are made of
    NodeId primary();
    NodeId parenthesised();
    bool startsDie() const { return here().kind == Kind::Die || here().kind == Kind::DieList; }
    NodeId die(const Token& first, NodeId count);
    std::int32_t plainFaces(const Token& token);
    std::int32_t listedFaces(const Token& token);
    std::int32_t addFaces(std::vector<std::int64_t>&& faces);
    NodeId word();
    NodeId name();
    [[noreturn]] void unknownName(const Token& token) const;
    NodeId nameNode(std::int32_t slot, Range where);
    NodeId isChoice(std::int32_t slot, const Token& first);

    // ---- calls
    NodeId callOf(const Function& function);
    NodeId plainCall(const Function& function);
    NodeId call(const Function& function, NodeId a, NodeId b);
    /// more(dice, n): the throw that dice stands for, with n more dice.
    NodeId more();
    NodeId chain();

    std::shared_ptr<Tree> m_tree;
    std::string m_lower;
    Array<Token> m_tokens;
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
    std::vector<std::size_t> m_closed; ///< chain values whose chain has ended
};

}
