// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/parser.h"

#include "dice/failure.h"
#include "dice/functions.h"
#include "dice/limits.h"

#include <algorithm>
#include <optional>

namespace adjutant::dice
{

namespace
{

using Kind = Token::Kind;

Range spanning(Range first, Range last)
{
    return {first.begin, std::max(first.begin + first.length, last.begin + last.length) - first.begin};
}

bool throwsItself(NodeKind kind)
{
    switch (kind) {
    case NodeKind::Throw:
    case NodeKind::Again:
    case NodeKind::Reroll:
    case NodeKind::RerollAll:
    case NodeKind::Explode:
    case NodeKind::Merge:
        return true;
    default:
        return false;
    }
}

/// Operators behind a pool; what each may be followed by.
struct PoolOperator {
    enum class Needs { Number, Condition, MaybeConditionAndLimit };

    std::string_view text;
    NodeKind kind;
    Needs needs;
};

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

struct Infix {
    std::string_view text;
    NodeKind kind;
};

constexpr Infix orLevel[] = {{"or", NodeKind::Or}};
constexpr Infix andLevel[] = {{"and", NodeKind::And}};
constexpr Infix compareLevel[] = {{"=", NodeKind::Equal},   {"!=", NodeKind::NotEqual},
                                  {"<", NodeKind::Less},    {"<=", NodeKind::LessEqual},
                                  {">", NodeKind::Greater}, {">=", NodeKind::GreaterEqual}};
constexpr Infix sumLevel[] = {{"+", NodeKind::Add}, {"-", NodeKind::Subtract}};
constexpr Infix productLevel[] = {{"*", NodeKind::Multiply}, {"/", NodeKind::Divide}, {"mod", NodeKind::Modulo}};

template<std::size_t size>
const Infix* infixIn(const Infix (&level)[size], const Token& token)
{
    if (token.kind != Kind::Symbol && token.kind != Kind::Word)
        return nullptr;
    for (const Infix& infix : level) {
        if (infix.text == token.text)
            return &infix;
    }
    return nullptr;
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

class Parser
{
public:
    Parser(std::string_view source, const std::vector<Input>& inputs) : m_tree(std::make_shared<Tree>())
    {
        m_tree->source = std::string(source);
        m_tree->inputs = inputs;
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            m_tree->slots.push_back({Slot::Kind::Input, inputs[i].name, lowerCase(inputs[i].name), {}, -1, i, false});
        }
        m_lower = lowerCase(source);
        auto tokens = lex(m_lower);
        if (!tokens)
            throw Failure{std::move(tokens.error())};
        m_tokens = std::move(*tokens);
        m_tree->nodes.reserve(m_tokens.size() + 2);
    }

    std::shared_ptr<Tree> program()
    {
        if (here().kind == Kind::End)
            fail(Issue::Kind::Syntax, here().where, "expected a throw, such as 3d6");
        while (statement()) {
        }
        if (m_tree->root < 0) {
            const std::int32_t last = m_tree->definitions.back();
            m_tree->root = nameNode(last, m_tree->slot(last).where);
        }
        return m_tree;
    }

    Pool lonePool()
    {
        const NodeId id = primary();
        if (here().kind != Kind::End)
            unexpected("the end of the text");
        const Node& node = at(id);
        if (node.kind != NodeKind::Throw || at(node.a).kind != NodeKind::Number || m_tokens.front().text == "(")
            fail(Issue::Kind::Syntax, node.where, "expected dice such as 2d10, and nothing else");
        return {at(node.a).number, m_tree->faceLists[static_cast<std::size_t>(node.faces)]};
    }

    std::shared_ptr<Tree> loneCondition()
    {
        if (!conditionTest(here()))
            unexpected("a condition such as >= 5");
        condition();
        if (here().kind != Kind::End)
            unexpected("the end of the condition");
        return m_tree;
    }

private:
    // ---- tokens
    const Token& here() const { return m_tokens[m_at]; }
    const Token& ahead() const { return m_tokens[std::min(m_at + 1, m_tokens.size() - 1)]; }
    Range lastRange() const { return m_tokens[m_at > 0 ? m_at - 1 : 0].where; }

    bool isHere(std::string_view text) const { return is(here(), text); }
    static bool is(const Token& token, std::string_view text)
    {
        return (token.kind == Kind::Symbol || token.kind == Kind::Word) && token.text == text;
    }

    Token take() { return m_tokens[here().kind == Kind::End ? m_at : m_at++]; }

    bool takeIf(std::string_view text)
    {
        const bool found = isHere(text);
        m_at += found;
        return found;
    }

    void expect(std::string_view text)
    {
        if (!takeIf(text))
            unexpected("“" + std::string(text) + "”");
    }

    std::string found() const
    {
        return here().kind == Kind::End ? "the text ends here" : "found “" + std::string(here().text) + "”";
    }

    [[noreturn]] void unexpected(const std::string& expected) const
    {
        fail(Issue::Kind::Syntax, here().where, "expected " + expected + "; " + found());
    }

    // ---- nodes
    const Node& at(NodeId id) const { return m_tree->at(id); }

    NodeId add(Node node)
    {
        for (NodeId child : {node.a, node.b, node.c})
            node.throws = node.throws || (child >= 0 && at(child).throws);
        if (node.condition >= 0) {
            for (NodeId operand : m_tree->conditions[static_cast<std::size_t>(node.condition)].operands)
                node.throws = node.throws || at(operand).throws;
        }
        node.throws = node.throws || throwsItself(node.kind);
        m_tree->nodes.push_back(node);
        return static_cast<NodeId>(m_tree->nodes.size() - 1);
    }

    NodeId number(std::int64_t value, Range where)
    {
        Node node;
        node.number = value;
        node.where = where;
        return add(node);
    }

    NodeId combine(NodeKind kind, Range where, NodeId a, NodeId b = -1, NodeId c = -1)
    {
        Node node;
        node.kind = kind;
        node.where = where;
        node.a = a;
        node.b = b;
        node.c = c;
        return add(node);
    }

    struct Nested {
        explicit Nested(Parser& parser) : m_parser(parser)
        {
            if (++m_parser.m_depth > limits::nesting)
                fail(Issue::Kind::Limit, m_parser.here().where, "a throw is nested at most 64 deep");
        }
        ~Nested() { --m_parser.m_depth; }
        Nested(const Nested&) = delete;
        Nested& operator=(const Nested&) = delete;

        Parser& m_parser;
    };

    // ---- statements
    /// Reads one; false when it was the last.
    bool statement()
    {
        const Token first = here();
        const bool named = first.kind == Kind::Word && is(ahead(), "=");
        const bool known = named && slotOf(first.text) >= 0;
        if (named && !known) {
            definition();
        } else {
            m_tree->root = expression();
        }
        if (here().kind == Kind::End)
            return false;
        if (!takeIf(";"))
            unexpected("an operator, “;” or the end of the text");
        if (here().kind == Kind::End)
            return false;
        if (known)
            fail(Issue::Kind::Meaning, first.where,
                 "“" + std::string(first.text) + "” is defined already; a name holds one result");
        if (!named)
            fail(Issue::Kind::Syntax, at(m_tree->root).where,
                 "expected a name and “=” before this: only the last expression has no name");
        return true;
    }

    void definition()
    {
        const Token name = take();
        checkName(name);
        take();
        const NodeId root = expression();
        const auto slot = addSlot(Slot::Kind::Definition, name);
        m_tree->slots[static_cast<std::size_t>(slot)].root = root;
        m_tree->definitions.push_back(slot);
        m_tree->root = -1;
    }

    void checkName(const Token& token) const
    {
        if (isReserved(token.text))
            fail(Issue::Kind::Syntax, token.where,
                 "“" + std::string(token.text) + "” is a word of the notation and cannot be a name");
    }

    std::int32_t addSlot(Slot::Kind kind, const Token& name)
    {
        m_tree->slots.push_back(
            {kind, m_tree->source.substr(static_cast<std::size_t>(name.text.data() - m_lower.data()), name.text.size()),
             std::string(name.text), name.where, -1, 0, false});
        return static_cast<std::int32_t>(m_tree->slots.size() - 1);
    }

    std::int32_t slotOf(std::string_view name) const
    {
        for (std::size_t i = m_tree->slots.size(); i-- > 0;) {
            const bool outOfScope = std::find(m_closed.begin(), m_closed.end(), i) != m_closed.end();
            if (m_tree->slots[i].lower == name && !outOfScope)
                return static_cast<std::int32_t>(i);
        }
        return -1;
    }

    // ---- expressions, from loosest to tightest
    NodeId expression()
    {
        if (!isHere("if"))
            return orExpression();
        const Nested nested(*this);
        const Token first = take();
        const NodeId condition = expression();
        expect("then");
        const NodeId yes = expression();
        expect("else");
        const NodeId no = expression();
        return combine(NodeKind::If, spanning(first.where, at(no).where), condition, yes, no);
    }

    template<std::size_t size, class Operand>
    NodeId leftToRight(const Infix (&level)[size], Operand operand)
    {
        NodeId left = operand();
        while (const Infix* infix = infixIn(level, here())) {
            take();
            const NodeId right = operand();
            left = combine(infix->kind, spanning(at(left).where, at(right).where), left, right);
        }
        return left;
    }

    NodeId orExpression()
    {
        return leftToRight(orLevel, [this] { return andExpression(); });
    }

    NodeId andExpression()
    {
        return leftToRight(andLevel, [this] { return notExpression(); });
    }

    NodeId notExpression()
    {
        if (!isHere("not"))
            return leftToRight(compareLevel, [this] { return sum(); });
        const Nested nested(*this);
        const Token first = take();
        const NodeId inner = notExpression();
        return combine(NodeKind::Not, spanning(first.where, at(inner).where), inner);
    }

    NodeId sum()
    {
        return leftToRight(sumLevel, [this] { return product(); });
    }

    NodeId product()
    {
        return leftToRight(productLevel, [this] { return unary(); });
    }

    NodeId unary()
    {
        if (!isHere("-"))
            return postfix();
        const Nested nested(*this);
        const Token first = take();
        const NodeId inner = unary();
        return combine(NodeKind::Negate, spanning(first.where, at(inner).where), inner);
    }

    NodeId postfix()
    {
        NodeId left = primary();
        while (const PoolOperator* op = poolOperator(here())) {
            const Token token = take();
            if (!at(left).pool)
                fail(Issue::Kind::Meaning, token.where,
                     "“" + std::string(token.text) + "” needs a pool of dice before it; this is a number");
            left = applied(*op, left);
        }
        return left;
    }

    NodeId applied(const PoolOperator& op, NodeId pool)
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
    std::int32_t condition()
    {
        const auto test = conditionTest(here());
        if (!test)
            unexpected("a condition such as >= 5");
        const Token first = take();
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

    bool startsOperand() const
    {
        if (here().kind == Kind::Number || isHere("("))
            return true;
        return here().kind == Kind::Word && isName(here().text) && !is(ahead(), "(");
    }

    /// A pack's input may be called by a word of the notation, such as limit; where a value stands, that word is it.
    bool isName(std::string_view word) const
    {
        const auto isWord = [&](const Slot& slot) { return slot.kind == Slot::Kind::Input && slot.lower == word; };
        return !isReserved(word) || std::any_of(m_tree->slots.begin(), m_tree->slots.end(), isWord);
    }

    /// A number, a name, or an expression in parentheses; a number may have a sign.
    NodeId operand()
    {
        const Token first = here();
        if (takeIf("-")) {
            if (here().kind != Kind::Number)
                unexpected("a number");
            const Token digits = take();
            return number(-digits.number, spanning(first.where, digits.where));
        }
        if (!startsOperand())
            unexpected("a number, a name, or an expression in parentheses");
        if (first.kind == Kind::Number) {
            take();
            if (here().kind == Kind::Die || here().kind == Kind::DieList)
                fail(Issue::Kind::Syntax, here().where, "expected a number here; put dice in parentheses");
            return number(first.number, first.where);
        }
        return first.kind == Kind::Word ? name() : parenthesised();
    }

    // ---- what expressions are made of
    NodeId primary()
    {
        const Token first = here();
        switch (first.kind) {
        case Kind::Number: {
            take();
            const NodeId count = number(first.number, first.where);
            if (isHere("d"))
                fail(Issue::Kind::Syntax, here().where, "expected how many faces the die has behind d, as in 3d6");
            return startsDie() ? die(first, count) : count;
        }
        case Kind::Die:
        case Kind::DieList:
            return die(first, number(1, {first.where.begin, 0}));
        case Kind::Word:
            return word();
        case Kind::Symbol:
            if (first.text == "(") {
                const NodeId inner = parenthesised();
                return startsDie() ? die(first, inner) : inner;
            }
            break;
        case Kind::End:
            break;
        }
        unexpected("a number, dice such as 3d6, a name or “(”");
    }

    NodeId parenthesised()
    {
        const Nested nested(*this);
        const Token open = take();
        const NodeId inner = expression();
        expect(")");
        m_tree->nodes[static_cast<std::size_t>(inner)].where = spanning(open.where, lastRange());
        return inner;
    }

    bool startsDie() const { return here().kind == Kind::Die || here().kind == Kind::DieList; }

    NodeId die(const Token& first, NodeId count)
    {
        const Token token = take();
        Node node;
        node.kind = NodeKind::Throw;
        node.pool = true;
        node.a = count;
        node.faces = token.kind == Kind::Die ? plainFaces(token) : listedFaces(token);
        node.where = spanning(first.where, lastRange());
        return add(node);
    }

    std::int32_t plainFaces(const Token& token)
    {
        if (token.number == 0)
            fail(Issue::Kind::Meaning, token.where, "a die needs at least one face");
        if (token.number > limits::faces)
            fail(Issue::Kind::Limit, token.where, "a die has at most 1,000,000 faces");
        std::vector<std::int64_t> faces(static_cast<std::size_t>(token.number));
        for (std::size_t i = 0; i < faces.size(); ++i)
            faces[i] = static_cast<std::int64_t>(i) + 1;
        return addFaces(std::move(faces));
    }

    std::int32_t listedFaces(const Token& token)
    {
        expect("{");
        if (isHere("}"))
            fail(Issue::Kind::Meaning, spanning(token.where, here().where), "a die needs at least one face");
        std::vector<std::int64_t> faces;
        do {
            const bool negative = takeIf("-");
            if (here().kind != Kind::Number)
                unexpected("a face, which is a number");
            const std::int64_t face = take().number;
            faces.push_back(negative ? -face : face);
        } while (takeIf(","));
        expect("}");
        std::sort(faces.begin(), faces.end());
        return addFaces(std::move(faces));
    }

    std::int32_t addFaces(std::vector<std::int64_t> faces)
    {
        std::size_t total = faces.size();
        for (std::size_t i = 0; i < m_tree->faceLists.size(); ++i) {
            if (m_tree->faceLists[i] == faces)
                return static_cast<std::int32_t>(i);
            total += m_tree->faceLists[i].size();
        }
        if (total > 4 * static_cast<std::size_t>(limits::faces))
            fail(Issue::Kind::Limit, lastRange(), "the dice of a throw have at most 4,000,000 faces between them");
        m_tree->faceLists.push_back(std::move(faces));
        return static_cast<std::int32_t>(m_tree->faceLists.size() - 1);
    }

    NodeId word()
    {
        const Token first = here();
        const bool call = is(ahead(), "(");
        const Function* function = findFunction(first.text);
        if (function && call)
            return callOf(*function);
        if (function && function->reserved)
            fail(Issue::Kind::Syntax, first.where, "expected “(” behind " + std::string(first.text));
        if (first.text == "d" && is(ahead(), "{")) {
            return die(first, number(1, {first.where.begin, 0}));
        }
        if (!isName(first.text))
            unexpected("a number, dice such as 3d6, a name or “(”");
        if (call && slotOf(first.text) < 0)
            fail(Issue::Kind::Meaning, first.where,
                 "unknown function “" + std::string(first.text) + "”; " + knownFunctions());
        return name();
    }

    static std::string knownFunctions()
    {
        std::string words = "the functions are";
        for (const Function& function : functions())
            words += std::string(&function == functions().data() ? " " : ", ") + std::string(function.name);
        return words;
    }

    NodeId name()
    {
        const Token token = take();
        const std::int32_t slot = slotOf(token.text);
        if (slot < 0)
            fail(Issue::Kind::Meaning, token.where, "unknown name “" + std::string(token.text) + "”; " + knownNames());
        const Slot& found = m_tree->slot(slot);
        if (isHere("is") && ahead().kind == Kind::Word && found.kind == Slot::Kind::Input &&
            m_tree->inputs[found.input].kind == Input::Kind::Choice)
            return isChoice(slot, token);
        return nameNode(slot, token.where);
    }

    std::string knownNames() const
    {
        std::string words;
        for (const Slot& slot : m_tree->slots) {
            if (slot.kind != Slot::Kind::ChainValue && words.size() < 200)
                words += (words.empty() ? "" : ", ") + slot.name;
        }
        return words.empty() ? "define it first, as in “name = 2d6;”" : "the names so far are " + words;
    }

    NodeId nameNode(std::int32_t slot, Range where)
    {
        Slot& found = m_tree->slots[static_cast<std::size_t>(slot)];
        found.used = true;
        Node node;
        node.where = where;
        node.slot = slot;
        if (found.kind == Slot::Kind::Input && m_tree->inputs[found.input].kind == Input::Kind::Dice) {
            node.kind = NodeKind::InputCount;
            Node dice;
            dice.kind = NodeKind::Throw;
            dice.pool = true;
            dice.where = where;
            dice.slot = slot;
            dice.a = add(node);
            return add(dice);
        }
        node.kind = NodeKind::Name;
        node.pool = found.kind == Slot::Kind::Definition && at(found.root).pool;
        return add(node);
    }

    NodeId isChoice(std::int32_t slot, const Token& first)
    {
        take();
        const Token choice = take();
        Slot& found = m_tree->slots[static_cast<std::size_t>(slot)];
        found.used = true;
        const std::vector<std::string>& choices = m_tree->inputs[found.input].choices;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (lowerCase(choices[i]) != choice.text)
                continue;
            Node node;
            node.kind = NodeKind::Is;
            node.where = spanning(first.where, choice.where);
            node.slot = slot;
            node.number = static_cast<std::int64_t>(i);
            return add(node);
        }
        std::string words = "unknown choice “" + std::string(choice.text) + "”; the choices of " + found.name + " are";
        for (std::size_t i = 0; i < choices.size(); ++i)
            words += (i == 0 ? " " : ", ") + choices[i];
        fail(Issue::Kind::Meaning, choice.where, words);
    }

    // ---- calls
    NodeId callOf(const Function& function)
    {
        const Nested nested(*this);
        const Token first = take();
        take();
        NodeId result = -1;
        if (function.kind == NodeKind::Chain)
            result = chain();
        else if (function.kind == NodeKind::Throw)
            result = more();
        else
            result = plainCall(function);
        expect(")");
        m_tree->nodes[static_cast<std::size_t>(result)].where = spanning(first.where, lastRange());
        return result;
    }

    NodeId plainCall(const Function& function)
    {
        NodeId result = -1;
        std::size_t count = 0;
        do {
            if (count == function.most)
                fail(Issue::Kind::Syntax, here().where, "expected “)”: it is written " + std::string(function.usage));
            const NodeId argument = expression();
            if (function.argument == Function::Argument::Pool && !at(argument).pool)
                fail(Issue::Kind::Meaning, at(argument).where,
                     std::string(function.name) + " needs a pool of dice; this is a number");
            if (count == 0)
                result = function.least == 1 ? call(function, argument, -1) : argument;
            else
                result = call(function, result, argument);
            ++count;
        } while (takeIf(","));
        if (count < function.least)
            unexpected("“,”: it is written " + std::string(function.usage));
        return result;
    }

    NodeId call(const Function& function, NodeId a, NodeId b)
    {
        const NodeId id = combine(function.kind, at(a).where, a, b);
        m_tree->nodes[static_cast<std::size_t>(id)].pool = function.kind == NodeKind::Again;
        return id;
    }

    /// more(dice, n): the throw that dice stands for, with n more dice.
    NodeId more()
    {
        const NodeId dice = expression();
        if (at(dice).kind != NodeKind::Throw)
            fail(Issue::Kind::Meaning, at(dice).where,
                 "more needs dice that are not thrown yet, such as 2d6 or an input of kind dice");
        expect(",");
        const NodeId extra = expression();
        Node node = at(dice);
        node.a = combine(NodeKind::Add, at(extra).where, node.a, extra);
        return add(node);
    }

    NodeId chain()
    {
        Node node;
        node.kind = NodeKind::Chain;
        node.a = expression();
        expect(",");
        const Token name = here();
        if (name.kind != Kind::Word)
            unexpected("a name: it is written chain(n, x = start, step)");
        checkName(name);
        if (slotOf(name.text) >= 0)
            fail(Issue::Kind::Meaning, name.where,
                 "“" + std::string(name.text) + "” is defined already; a name holds one result");
        take();
        expect("=");
        node.b = expression();
        expect(",");
        node.slot = addSlot(Slot::Kind::ChainValue, name);
        node.c = expression();
        m_closed.push_back(static_cast<std::size_t>(node.slot));
        return add(node);
    }

    std::shared_ptr<Tree> m_tree;
    std::string m_lower;
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
    std::vector<std::size_t> m_closed; ///< chain values whose chain has ended
};

}

std::shared_ptr<Tree> parseTree(std::string_view source, const std::vector<Input>& inputs)
{
    return Parser(source, inputs).program();
}

Pool parseLonePool(std::string_view source)
{
    return Parser(source, {}).lonePool();
}

std::shared_ptr<Tree> parseLoneCondition(std::string_view source, const std::vector<Input>& inputs)
{
    return Parser(source, inputs).loneCondition();
}

}
