// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/views.h"

#include "dice/arithmetic.h"

#include <algorithm>

namespace adjutant::dice {

namespace {

std::int64_t largestSet(const Faces& faces)
{
    std::int64_t largest = 0;
    std::int64_t same = 0;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        same = i > 0 && faces[i] == faces[i - 1] ? same + 1 : 1;
        largest = std::max(largest, same);
    }
    return largest;
}

std::int64_t distinct(const Faces& faces)
{
    std::int64_t different = 0;
    for (std::size_t i = 0; i < faces.size(); ++i)
        different += i == 0 || faces[i] != faces[i - 1];
    return different;
}

std::int64_t sum(const Faces& faces, Range where)
{
    std::int64_t total = 0;
    for (std::int64_t face : faces)
        total = checkedAdd(total, face, where);
    return total;
}

}

Faces keptOf(NodeKind kind, std::int64_t n, const Faces& faces)
{
    const auto chosen =
        static_cast<std::ptrdiff_t>(std::clamp<std::int64_t>(n, 0, static_cast<std::int64_t>(faces.size())));
    switch (kind) {
    case NodeKind::KeepHighest:
        return {faces.end() - chosen, faces.end()};
    case NodeKind::KeepLowest:
        return {faces.begin(), faces.begin() + chosen};
    case NodeKind::DropHighest:
        return {faces.begin(), faces.end() - chosen};
    default:
        return {faces.begin() + chosen, faces.end()};
    }
}

std::int64_t viewOf(NodeKind kind, const Test* test, const Faces& faces, Range where)
{
    switch (kind) {
    case NodeKind::Count:
        return std::count_if(faces.begin(), faces.end(), *test);
    case NodeKind::Highest:
        return faces.empty() ? 0 : faces.back();
    case NodeKind::Lowest:
        return faces.empty() ? 0 : faces.front();
    case NodeKind::Size:
        return static_cast<std::int64_t>(faces.size());
    case NodeKind::Distinct:
        return distinct(faces);
    case NodeKind::LargestSet:
        return largestSet(faces);
    default:
        return sum(faces, where);
    }
}

std::int64_t pairsOf(const Faces& a, const Faces& b)
{
    std::int64_t won = 0;
    for (std::size_t i = 1; i <= std::min(a.size(), b.size()); ++i)
        won += a[a.size() - i] > b[b.size() - i];
    return won;
}

}
