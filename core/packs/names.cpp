// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/names.h"

#include <numeric>

namespace adjutant::packs {

namespace {

constexpr int mostTries = 20;

// 0 … count − 1.
std::optional<qsizetype> pick(qsizetype count, dice::FaceSource& dice)
{
    if (count <= 0)
        return {};
    std::vector<std::int64_t> faces(static_cast<std::size_t>(count));
    std::iota(faces.begin(), faces.end(), 1);
    dice::Ask ask;
    ask.count = 1;
    ask.faces = &faces;
    const auto face = dice.next(ask);
    if (!face || face->value < 1 || face->value > count)
        return {};
    return qsizetype(face->value - 1);
}

QStringList patternsOf(const Pack& pack, const QString& kind)
{
    QStringList patterns;
    for (const NamePattern& pattern : pack.names) {
        if (pattern.kind == kind)
            patterns.append(pattern.pattern);
    }
    return patterns;
}

std::optional<QString> fill(const QString& pattern, const Pack& pack, dice::FaceSource& dice)
{
    QString name;
    qsizetype at = 0;
    while (at < pattern.size()) {
        const qsizetype open = pattern.indexOf(QLatin1Char('{'), at);
        const qsizetype close = open < 0 ? -1 : pattern.indexOf(QLatin1Char('}'), open);
        if (close < 0)
            break;
        const QStringList words = pack.words.value(pattern.mid(open + 1, close - open - 1));
        const auto word = pick(words.size(), dice);
        if (!word)
            return {};
        name += pattern.mid(at, open - at) + words[*word];
        at = close + 1;
    }
    return (name + pattern.mid(at)).simplified();
}

}

QString makeName(const Pack& pack, const QString& kind, dice::FaceSource& dice, const QStringList& taken)
{
    const QStringList patterns = patternsOf(pack, kind);
    QString name;
    for (int i = 0; i < mostTries; ++i) {
        const auto pattern = pick(patterns.size(), dice);
        const auto made = pattern ? fill(patterns[*pattern], pack, dice) : std::nullopt;
        if (!made)
            return {};
        name = *made;
        if (!taken.contains(name))
            break;
    }
    return name;
}

bool hasNames(const Pack& pack, const QString& kind)
{
    return !patternsOf(pack, kind).isEmpty();
}

}
