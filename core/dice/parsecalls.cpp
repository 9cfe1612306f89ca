// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/parser_p.h"
#include "dice/translatable.h"

namespace adjutant::dice {

NodeId Parser::callOf(const Function& function)
{
    const Nested nested(*this);
    const Token& first = take();
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

NodeId Parser::plainCall(const Function& function)
{
    NodeId result = -1;
    std::size_t count = 0;
    do {
        if (count == function.most)
            fail(Issue::Kind::Syntax, here().where,
                 {QT_TRANSLATE_NOOP("Words", "expected “)”: it is written %1"), {std::string(function.usage)}});
        const NodeId argument = expression();
        if (function.argument == Function::Argument::Pool && !at(argument).pool)
            fail(Issue::Kind::Meaning, at(argument).where,
                 {QT_TRANSLATE_NOOP("Words", "%1 needs a pool of dice; this is a number"),
                  {std::string(function.name)}});
        if (count == 0)
            result = function.least == 1 ? call(function, argument, -1) : argument;
        else
            result = call(function, result, argument);
        ++count;
    } while (takeIf(","));
    if (count < function.least)
        unexpected({QT_TRANSLATE_NOOP("Words", "“,”: it is written %1"), {std::string(function.usage)}});
    return result;
}

NodeId Parser::call(const Function& function, NodeId a, NodeId b)
{
    const NodeId id = combine(function.kind, at(a).where, a, b);
    m_tree->nodes[static_cast<std::size_t>(id)].pool = function.kind == NodeKind::Again;
    return id;
}

NodeId Parser::more()
{
    const NodeId dice = expression();
    if (at(dice).kind != NodeKind::Throw)
        fail(Issue::Kind::Meaning, at(dice).where,
             QT_TRANSLATE_NOOP("Words",
                               "more needs dice that are not thrown yet, such as 2d6 or an input of kind dice"));
    expect(",");
    const NodeId extra = expression();
    Node node = at(dice);
    node.a = combine(NodeKind::Add, at(extra).where, node.a, extra);
    return add(node);
}

NodeId Parser::chain()
{
    Node node;
    node.kind = NodeKind::Chain;
    node.a = expression();
    expect(",");
    const Token& name = here();
    if (name.kind != Kind::Word)
        unexpected(QT_TRANSLATE_NOOP("Words", "a name: it is written chain(n, x = start, step)"));
    checkName(name);
    if (slotOf(name.text) >= 0)
        fail(Issue::Kind::Meaning, name.where, {messages::definedAlready, {std::string(name.text)}});
    take();
    expect("=");
    node.b = expression();
    expect(",");
    node.slot = addSlot(Slot::Kind::ChainValue, name);
    node.c = expression();
    m_closed.push_back(static_cast<std::size_t>(node.slot));
    return add(node);
}

}
