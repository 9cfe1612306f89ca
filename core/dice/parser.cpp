// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/parser.h"

#include "dice/limits.h"
#include "dice/nearest.h"
#include "dice/parser_p.h"
#include "dice/translatable.h"

namespace adjutant::dice {

namespace {

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

}

Parser::Parser(std::string_view source, const std::vector<Input>& inputs)
    : m_tree(std::allocate_shared<Tree>(PooledAllocator<Tree>())),
      m_lower(lowerCase(source)),
      m_tokens(lex(m_lower))
{
    m_tree->source = source;
    m_tree->inputs = inputs;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        m_tree->slots.push_back({Slot::Kind::Input, inputs[i].name, lowerCase(inputs[i].name), {}, -1, i, false});
    }
    m_tree->nodes.reserve(m_tokens.size() + 2);
}

std::shared_ptr<Tree> Parser::program()
{
    if (here().kind == Kind::End)
        fail(Issue::Kind::Syntax, here().where, QT_TRANSLATE_NOOP("Words", "expected a throw, such as 3d6"));
    while (statement()) {
    }
    if (m_tree->root < 0) {
        const std::int32_t last = m_tree->definitions.back();
        m_tree->root = nameNode(last, m_tree->slot(last).where);
    }
    return std::move(m_tree);
}

Pool Parser::lonePool()
{
    const NodeId id = primary();
    if (here().kind != Kind::End)
        unexpected(QT_TRANSLATE_NOOP("Words", "the end of the text"));
    const Node& node = at(id);
    if (node.kind != NodeKind::Throw || at(node.a).kind != NodeKind::Number || m_tokens.front().text == "(")
        fail(Issue::Kind::Syntax, node.where,
             QT_TRANSLATE_NOOP("Words", "expected dice such as 2d10, and nothing else"));
    return {at(node.a).number, m_tree->faceLists[static_cast<std::size_t>(node.faces)]};
}

std::shared_ptr<Tree> Parser::loneCondition()
{
    condition();
    if (here().kind != Kind::End)
        unexpected(QT_TRANSLATE_NOOP("Words", "the end of the condition"));
    return m_tree;
}

// ---- tokens

void Parser::expect(std::string_view text)
{
    if (!takeIf(text))
        unexpected({QT_TRANSLATE_NOOP("Words", "“%1”"), {std::string(text)}});
}

Sentence Parser::found() const
{
    if (here().kind == Kind::End)
        return QT_TRANSLATE_NOOP("Words", "the text ends here");
    return {QT_TRANSLATE_NOOP("Words", "found “%1”"), {std::string(here().text)}};
}

void Parser::unexpected(Sentence expected) const
{
    fail(Issue::Kind::Syntax, here().where,
         {QT_TRANSLATE_NOOP("Words", "expected %1; %2"), {std::move(expected), found()}});
}

// ---- nodes

NodeId Parser::add(const Node& made)
{
    Node& node = m_tree->nodes.emplace_back(made);
    node.throws = throwsItself(node.kind);
    node.closed = node.kind != NodeKind::Name || m_tree->slot(node.slot).kind == Slot::Kind::Input;
    const auto include = [&](const Node& part) {
        node.throws = node.throws || part.throws;
        node.closed = node.closed && part.closed;
    };
    for (NodeId child : {node.a, node.b, node.c}) {
        if (child >= 0)
            include(at(child));
    }
    if (node.condition >= 0) {
        for (NodeId operand : m_tree->conditions[static_cast<std::size_t>(node.condition)].operands)
            include(at(operand));
    }
    node.fresh = node.throws; // as far as no definition is worked out in its place
    return static_cast<NodeId>(m_tree->nodes.size() - 1);
}

NodeId Parser::number(std::int64_t value, Range where)
{
    Node node;
    node.number = value;
    node.where = where;
    return add(node);
}

NodeId Parser::combine(NodeKind kind, Range where, NodeId a, NodeId b, NodeId c)
{
    Node node;
    node.kind = kind;
    node.where = where;
    node.a = a;
    node.b = b;
    node.c = c;
    return add(node);
}

Range Parser::spanning(Range first, Range last)
{
    return {first.begin, std::max(first.begin + first.length, last.begin + last.length) - first.begin};
}

// ---- statements

bool Parser::statement()
{
    const Token& first = here();
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
        noOperator();
    if (here().kind == Kind::End)
        return false;
    if (known)
        fail(Issue::Kind::Meaning, first.where, {messages::definedAlready, {std::string(first.text)}});
    if (!named)
        fail(Issue::Kind::Syntax, at(m_tree->root).where,
             QT_TRANSLATE_NOOP("Words", "expected a name and “=” before this: only the last expression has no name"));
    return true;
}

void Parser::noOperator() const
{
    const Sentence expected = QT_TRANSLATE_NOOP("Words", "an operator, “;” or the end of the text");
    const bool unknown = here().kind == Kind::Word && !isReserved(here().text);
    const std::string meant = unknown ? nearest(here().text, grammarWords()) : std::string();
    if (meant.empty())
        unexpected(expected);
    fail(Issue::Kind::Syntax, here().where,
         {QT_TRANSLATE_NOOP("Words", "expected %1; %2; did you mean “%3”?"), {expected, found(), meant}});
}

void Parser::definition()
{
    const Token& name = take();
    checkName(name);
    take();
    const NodeId root = expression();
    const auto slot = addSlot(Slot::Kind::Definition, name);
    m_tree->slots[static_cast<std::size_t>(slot)].root = root;
    m_tree->definitions.push_back(slot);
    m_tree->root = -1;
}

void Parser::checkName(const Token& token) const
{
    if (isReserved(token.text))
        fail(Issue::Kind::Syntax, token.where,
             {QT_TRANSLATE_NOOP("Words", "“%1” is a word of the notation and cannot be a name"),
              {std::string(token.text)}});
}

std::int32_t Parser::addSlot(Slot::Kind kind, const Token& name)
{
    m_tree->slots.push_back(
        {kind, m_tree->source.substr(static_cast<std::size_t>(name.text.data() - m_lower.data()), name.text.size()),
         std::string(name.text), name.where, -1, 0, false});
    return static_cast<std::int32_t>(m_tree->slots.size() - 1);
}

std::int32_t Parser::slotOf(std::string_view name) const
{
    for (std::size_t i = m_tree->slots.size(); i-- > 0;) {
        const bool outOfScope = std::find(m_closed.begin(), m_closed.end(), i) != m_closed.end();
        if (m_tree->slots[i].lower == name && !outOfScope)
            return static_cast<std::int32_t>(i);
    }
    return -1;
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
