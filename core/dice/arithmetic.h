// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/failure.h"
#include "dice/messages.h"
#include "dice/tree.h"

#include <cstdint>
#include <limits>
#include <type_traits>

namespace adjutant::dice {

[[noreturn]] inline void overflow(Range where)
{
    fail(Issue::Kind::Limit, where, messages::pastNumbers);
}

inline std::int64_t checkedAdd(std::int64_t a, std::int64_t b, Range where)
{
    std::int64_t result = 0;
    if (__builtin_add_overflow(a, b, &result))
        overflow(where);
    return result;
}

inline std::int64_t checkedMultiply(std::int64_t a, std::int64_t b, Range where)
{
    std::int64_t result = 0;
    if (__builtin_mul_overflow(a, b, &result))
        overflow(where);
    return result;
}

inline std::int64_t checkedSubtract(std::int64_t a, std::int64_t b, Range where)
{
    std::int64_t result = 0;
    if (__builtin_sub_overflow(a, b, &result))
        overflow(where);
    return result;
}

/// Toward minus infinity.
inline std::int64_t floorDivide(std::int64_t a, std::int64_t b, Range where)
{
    if (b == 0)
        fail(Issue::Kind::Meaning, where, messages::possiblyZeroDivisor);
    if (a == std::numeric_limits<std::int64_t>::min() && b == -1)
        overflow(where);
    const std::int64_t quotient = a / b;
    return quotient * b != a && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/// What remains after floorDivide; it has the sign of b.
inline std::int64_t floorModulo(std::int64_t a, std::int64_t b, Range where)
{
    if (b == 0)
        fail(Issue::Kind::Meaning, where, messages::possiblyZeroDivisor);
    if (b == -1)
        return 0;
    const std::int64_t rest = a % b;
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}

/// An operator of two numbers, for every kind that has no throws of its own. Throws a Failure at overflow and
/// division by zero.
inline std::int64_t apply(NodeKind kind, std::int64_t a, std::int64_t b, Range where)
{
    switch (kind) {
    case NodeKind::Or:
        return a != 0 || b != 0;
    case NodeKind::And:
        return a != 0 && b != 0;
    case NodeKind::Equal:
        return a == b;
    case NodeKind::NotEqual:
        return a != b;
    case NodeKind::Less:
        return a < b;
    case NodeKind::LessEqual:
        return a <= b;
    case NodeKind::Greater:
        return a > b;
    case NodeKind::GreaterEqual:
        return a >= b;
    case NodeKind::Min:
        return a < b ? a : b;
    case NodeKind::Max:
        return a < b ? b : a;
    case NodeKind::Add:
        return checkedAdd(a, b, where);
    case NodeKind::Subtract:
        return checkedSubtract(a, b, where);
    case NodeKind::Multiply:
        return checkedMultiply(a, b, where);
    case NodeKind::Divide:
        return floorDivide(a, b, where);
    case NodeKind::Modulo:
        return floorModulo(a, b, where);
    default:
        return 0;
    }
}

/// Calls back with the kind of an operator of two numbers as a constant, for loops that should not ask in every round.
template<NodeKind first = NodeKind::Min, class F>
void withOperator(NodeKind kind, F callback)
{
    if (kind == first)
        callback(std::integral_constant<NodeKind, first>());
    else if constexpr (first < NodeKind::Modulo)
        withOperator<static_cast<NodeKind>(static_cast<int>(first) + 1)>(kind, callback);
}

/// An operator of one number.
inline std::int64_t apply(NodeKind kind, std::int64_t a, Range where)
{
    switch (kind) {
    case NodeKind::Negate:
        return checkedSubtract(0, a, where);
    case NodeKind::Abs:
        return a < 0 ? checkedSubtract(0, a, where) : a;
    case NodeKind::Not:
        return a == 0;
    default:
        return a;
    }
}

}
