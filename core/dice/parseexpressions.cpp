// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/parser_p.h"
#include "dice/translatable.h"

#include <optional>

namespace adjutant::dice {

/// Operators behind a pool; what each may be followed by.
struct PoolOperator {
    enum class Needs { Number, Condition, MaybeConditionAndLimit };

    std::string_view text;
    NodeKind kind;
    Needs needs;
};

namespace {

using Kind = Token::Kind;

constexpr PoolOperator poolOperators[] = {
    {"kh", NodeKind::KeepHighest, PoolOperator::Needs::Number},
    {"kl", NodeKind::KeepLowest, PoolOperator::Needs::Number},
    {"dh", NodeKind::DropHighest, PoolOperator::Needs::Number},
    {"dl", NodeKind::DropLowest, PoolOperator::Needs::Number},
    {"r", NodeKind::Reroll, PoolOperator::Needs::Condition},
    {"rr", NodeKind::RerollAll, PoolOperator::Needs::Condition},
    {"where", NodeKind::Where, PoolOperator::Needs::Condition},
    {"count", NodeKind::Count, PoolOperator::Needs::Condition},
    {"cs", NodeKind::Count, PoolOperator::Needs::Condition},
    {"!", NodeKind::Explode, PoolOperator::Needs::MaybeConditionAndLimit},
    {"!!", NodeKind::Merge, PoolOperator::Needs::MaybeConditionAndLimit},
};

const PoolOperator* poolOperator(const Token& token)
{
    if (token.kind != Kind::Word && token.kind != Kind::Symbol)
        return nullptr;
    for (const PoolOperator& op : poolOperators) {
        if (op.text == token.text)
            return &op;
    }
    return nullptr;
}

/// How tightly operators between two values bind; `not` stands before a comparison.
enum Level { OrLevel, AndLevel, CompareLevel, SumLevel, ProductLevel };

struct Infix {
    std::string_view text;
    NodeKind kind;
    Level level;
};

constexpr Infix infixes[] = {
    {"or", NodeKind::Or, OrLevel},           {"and", NodeKind::And, AndLevel},
    {"=", NodeKind::Equal, CompareLevel},    {"!=", NodeKind::NotEqual, CompareLevel},
    {"<", NodeKind::Less, CompareLevel},     {"<=", NodeKind::LessEqual, CompareLevel},
    {">", NodeKind::Greater, CompareLevel},  {">=", NodeKind::GreaterEqual, CompareLevel},
    {"+", NodeKind::Add, SumLevel},          {"-", NodeKind::Subtract, SumLevel},
    {"*", NodeKind::Multiply, ProductLevel}, {"/", NodeKind::Divide, ProductLevel},
    {"mod", NodeKind::Modulo, ProductLevel},
};

const Infix* infixAt(const Token& token)
{
    if (token.kind != Kind::Symbol && token.kind != Kind::Word)
        return nullptr;
    const auto found = std::find_if(std::begin(infixes), std::end(infixes),
                                    [&](const Infix& infix) { return infix.text == token.text; });
    return found == std::end(infixes) ? nullptr : found;
}

std::optional<Condition::Test> conditionTest(const Token& token)
{
    using Test = Condition::Test;
    if (token.kind != Kind::Symbol && token.kind != Kind::Word)
        return std::nullopt;
    const std::string_view t = token.text;
    if (t == "=")
        return Test::Equal;
    if (t == "!=")
        return Test::NotEqual;
    if (t == "<")
        return Test::Less;
    if (t == "<=")
        return Test::LessEqual;
    if (t == ">")
        return Test::Greater;
    if (t == ">=")
        return Test::GreaterEqual;
    if (t == "in")
        return Test::In;
    return std::nullopt;
}

}

NodeId Parser::expression()
{
    if (!isHere("if"))
        return joined(OrLevel);
    const Nested nested(*this);
    const Token& first = take();
    const NodeId condition = expression();
    expect("then");
    const NodeId yes = expression();
    expect("else");
    const NodeId no = expression();
    return combine(NodeKind::If, spanning(first.where, at(no).where), condition, yes, no);
}

NodeId Parser::joined(int loosest)
{
    NodeId left = loosest <= CompareLevel && isHere("not") ? negation() : unary();
    for (const Infix* infix = infixAt(here()); infix && infix->level >= loosest; infix = infixAt(here())) {
        take();
        const NodeId right = joined(infix->level + 1);
        left = combine(infix->kind, spanning(at(left).where, at(right).where), left, right);
    }
    return left;
}

NodeId Parser::negation()
{
    const Nested nested(*this);
    const Token& first = take();
    const NodeId inner = joined(CompareLevel);
    return combine(NodeKind::Not, spanning(first.where, at(inner).where), inner);
}

NodeId Parser::unary()
{
    if (!isHere("-"))
        return postfix();
    const Nested nested(*this);
    const Token& first = take();
    const NodeId inner = unary();
    return combine(NodeKind::Negate, spanning(first.where, at(inner).where), inner);
}

NodeId Parser::postfix()
{
    NodeId left = primary();
    while (const PoolOperator* op = poolOperator(here())) {
        const Token& token = take();
        if (!at(left).pool)
            fail(Issue::Kind::Meaning, token.where,
                 {QT_TRANSLATE_NOOP("Words", "“%1” needs a pool of dice before it; this is a number"),
                  {std::string(token.text)}});
        left = applied(*op, left);
    }
    return left;
}

NodeId Parser::applied(const PoolOperator& op, NodeId pool)
{
    Node node;
    node.kind = op.kind;
    node.pool = op.kind != NodeKind::Count;
    node.a = pool;
    if (op.needs == PoolOperator::Needs::Number) {
        if (startsOperand())
            node.b = operand();
    } else if (op.needs == PoolOperator::Needs::Condition || conditionTest(here())) {
        node.condition = condition();
    }
    if (op.needs == PoolOperator::Needs::MaybeConditionAndLimit && takeIf("limit"))
        node.b = operand();
    node.where = spanning(at(pool).where, lastRange());
    return add(node);
}

// ---- conditions

std::int32_t Parser::condition()
{
    const auto test = conditionTest(here());
    if (!test)
        unexpected(QT_TRANSLATE_NOOP("Words", "a condition such as >= 5"));
    const Token& first = take();
    Condition condition;
    condition.test = *test;
    if (*test == Condition::Test::In) {
        expect("{");
        do {
            condition.operands.push_back(operand());
        } while (takeIf(","));
        expect("}");
    } else {
        condition.operands.push_back(operand());
    }
    condition.where = spanning(first.where, lastRange());
    m_tree->conditions.push_back(std::move(condition));
    return static_cast<std::int32_t>(m_tree->conditions.size() - 1);
}

bool Parser::startsOperand() const
{
    if (here().kind == Kind::Number || isHere("("))
        return true;
    return here().kind == Kind::Word && isName(here().text) && !is(ahead(), "(");
}

bool Parser::isName(std::string_view word) const
{
    const auto isWord = [&](const Slot& slot) { return slot.kind == Slot::Kind::Input && slot.lower == word; };
    return !isReserved(word) || std::any_of(m_tree->slots.begin(), m_tree->slots.end(), isWord);
}

NodeId Parser::operand()
{
    const Token& first = here();
    if (takeIf("-")) {
        if (here().kind != Kind::Number)
            unexpected(QT_TRANSLATE_NOOP("Words", "a number"));
        const Token& digits = take();
        return number(-digits.number, spanning(first.where, digits.where));
    }
    if (!startsOperand())
        unexpected(QT_TRANSLATE_NOOP("Words", "a number, a name, or an expression in parentheses"));
    if (first.kind == Kind::Number) {
        take();
        if (here().kind == Kind::Die || here().kind == Kind::DieList)
            fail(Issue::Kind::Syntax, here().where,
                 QT_TRANSLATE_NOOP("Words", "expected a number here; put dice in parentheses"));
        return number(first.number, first.where);
    }
    return first.kind == Kind::Word ? name() : parenthesised();
}

}
