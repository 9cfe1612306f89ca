// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/unitnames.h"

#include <QRandomGenerator>
#include <QRegularExpression>

namespace adjutant::app
{

namespace
{

const QString& oneOf(const QStringList& list)
{
    return list[QRandomGenerator::global()->bounded(int(list.size()))];
}

QStringList patternsOf(const packs::Pack& pack, const QString& kind)
{
    QStringList patterns;
    for (const packs::NamePattern& name : pack.names) {
        if (name.kind == kind || name.kind.isEmpty())
            patterns.append(name.pattern);
    }
    return patterns;
}

QString filled(const packs::Pack& pack, QString pattern)
{
    static const QRegularExpression part(QStringLiteral("\\{([^}]*)\\}"));
    for (auto match = part.match(pattern); match.hasMatch(); match = part.match(pattern, match.capturedStart())) {
        const QStringList words = pack.words.value(match.captured(1));
        pattern.replace(match.capturedStart(), match.capturedLength(), words.isEmpty() ? QString() : oneOf(words));
    }
    return pattern.simplified();
}

}

QString generateName(const packs::Pack& pack, const QString& kind, const QStringList& taken)
{
    const QStringList patterns = patternsOf(pack, kind);
    if (patterns.isEmpty())
        return {};
    QString name;
    for (int tries = 0; tries < 50; ++tries) {
        name = filled(pack, oneOf(patterns));
        if (!taken.contains(name))
            break;
    }
    return name;
}

bool hasNames(const packs::Pack& pack, const QString& kind)
{
    return !patternsOf(pack, kind).isEmpty();
}

}
