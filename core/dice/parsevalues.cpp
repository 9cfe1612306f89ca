// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/limits.h"
#include "dice/parser_p.h"
#include "dice/translatable.h"

namespace adjutant::dice {

namespace {

template<typename List, typename NameOf>
std::string listed(const List& list, NameOf nameOf)
{
    std::string names;
    for (const auto& one : list)
        names += (names.empty() ? "" : ", ") + std::string(nameOf(one));
    return names;
}

}

NodeId Parser::primary()
{
    const Token& first = here();
    switch (first.kind) {
    case Kind::Number: {
        take();
        const NodeId count = number(first.number, first.where);
        if (isHere("d"))
            fail(Issue::Kind::Syntax, here().where,
                 QT_TRANSLATE_NOOP("Words", "expected how many faces the die has behind d, as in 3d6"));
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
    unexpected(messages::expectedValue);
}

NodeId Parser::parenthesised()
{
    const Nested nested(*this);
    const Token& open = take();
    const NodeId inner = expression();
    expect(")");
    m_tree->nodes[static_cast<std::size_t>(inner)].where = spanning(open.where, lastRange());
    return inner;
}

NodeId Parser::die(const Token& first, NodeId count)
{
    const Token& token = take();
    Node node;
    node.kind = NodeKind::Throw;
    node.pool = true;
    node.a = count;
    node.faces = token.kind == Kind::Die ? plainFaces(token) : listedFaces(token);
    node.where = spanning(first.where, lastRange());
    return add(node);
}

std::int32_t Parser::plainFaces(const Token& token)
{
    if (token.number == 0)
        fail(Issue::Kind::Meaning, token.where, messages::noFace);
    if (token.number > limits::faces)
        fail(Issue::Kind::Limit, token.where, QT_TRANSLATE_NOOP("Words", "a die has at most 1,000,000 faces"));
    std::vector<std::int64_t> faces(static_cast<std::size_t>(token.number));
    for (std::size_t i = 0; i < faces.size(); ++i)
        faces[i] = static_cast<std::int64_t>(i) + 1;
    return addFaces(std::move(faces));
}

std::int32_t Parser::listedFaces(const Token& token)
{
    expect("{");
    if (isHere("}"))
        fail(Issue::Kind::Meaning, spanning(token.where, here().where), messages::noFace);
    std::vector<std::int64_t> faces;
    do {
        const bool negative = takeIf("-");
        if (here().kind != Kind::Number)
            unexpected(QT_TRANSLATE_NOOP("Words", "a face, which is a number"));
        const std::int64_t face = take().number;
        faces.push_back(negative ? -face : face);
    } while (takeIf(","));
    expect("}");
    std::sort(faces.begin(), faces.end());
    return addFaces(std::move(faces));
}

std::int32_t Parser::addFaces(std::vector<std::int64_t>&& faces)
{
    std::size_t total = faces.size();
    for (std::size_t i = 0; i < m_tree->faceLists.size(); ++i) {
        if (m_tree->faceLists[i] == faces)
            return static_cast<std::int32_t>(i);
        total += m_tree->faceLists[i].size();
    }
    if (total > 4 * static_cast<std::size_t>(limits::faces))
        fail(Issue::Kind::Limit, lastRange(),
             QT_TRANSLATE_NOOP("Words", "the dice of a throw have at most 4,000,000 faces between them"));
    m_tree->faceLists.push_back(std::move(faces));
    return static_cast<std::int32_t>(m_tree->faceLists.size() - 1);
}

NodeId Parser::word()
{
    const Token& first = here();
    const bool call = is(ahead(), "(");
    const Function* function = findFunction(first.text);
    if (function && call)
        return callOf(*function);
    if (function && function->reserved)
        fail(Issue::Kind::Syntax, first.where,
             {QT_TRANSLATE_NOOP("Words", "expected “(” behind %1"), {std::string(first.text)}});
    if (first.text == "d" && is(ahead(), "{")) {
        return die(first, number(1, {first.where.begin, 0}));
    }
    if (!isName(first.text))
        unexpected(messages::expectedValue);
    if (call && slotOf(first.text) < 0)
        fail(Issue::Kind::Meaning, first.where,
             {QT_TRANSLATE_NOOP("Words", "unknown function “%1”; the functions are %2"),
              {std::string(first.text), listed(functions(), [](const Function& one) { return one.name; })}});
    return name();
}

NodeId Parser::name()
{
    const Token& token = take();
    const std::int32_t slot = slotOf(token.text);
    if (slot < 0)
        unknownName(token);
    const Slot& found = m_tree->slot(slot);
    if (isHere("is") && ahead().kind == Kind::Word && found.kind == Slot::Kind::Input &&
        m_tree->inputs[found.input].kind == Input::Kind::Choice)
        return isChoice(slot, token);
    return nameNode(slot, token.where);
}

void Parser::unknownName(const Token& token) const
{
    const std::string name(token.text);
    std::string known;
    for (const Slot& slot : m_tree->slots) {
        if (slot.kind != Slot::Kind::ChainValue && known.size() < 200)
            known += (known.empty() ? "" : ", ") + slot.name;
    }
    if (known.empty())
        fail(Issue::Kind::Meaning, token.where,
             {QT_TRANSLATE_NOOP("Words", "unknown name “%1”; define it first, as in “name = 2d6;”"), {name}});
    fail(Issue::Kind::Meaning, token.where,
         {QT_TRANSLATE_NOOP("Words", "unknown name “%1”; the names so far are %2"), {name, known}});
}

NodeId Parser::nameNode(std::int32_t slot, Range where)
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

NodeId Parser::isChoice(std::int32_t slot, const Token& first)
{
    take();
    const Token& choice = take();
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
    fail(Issue::Kind::Meaning, choice.where,
         {QT_TRANSLATE_NOOP("Words", "unknown choice “%1”; the choices of %2 are %3"),
          {std::string(choice.text), found.name, listed(choices, [](const std::string& one) { return one; })}});
}

}
