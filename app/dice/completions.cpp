// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/completions.h"

#include "base/words.h"
#include "dice/functions.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Completions)
};

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

struct GrammarHelp {
    const char* word;
    const char* usage;
    const char* meaning;
};

// Only how the engine's words are explained here; which words there are is the engine's to say.
constexpr GrammarHelp grammarHelp[] = {
    {"kh", "4d6 kh 3", QT_TRANSLATE_NOOP("Completions", "keep the highest")},
    {"kl", "2d20 kl 1", QT_TRANSLATE_NOOP("Completions", "keep the lowest")},
    {"dh", "5d6 dh 1", QT_TRANSLATE_NOOP("Completions", "drop the highest")},
    {"dl", "4d6 dl 1", QT_TRANSLATE_NOOP("Completions", "drop the lowest")},
    {"r", "3d6 r <= 2", QT_TRANSLATE_NOOP("Completions", "throw these again, once")},
    {"rr", "2d6 rr = 1", QT_TRANSLATE_NOOP("Completions", "throw these again until they are no more")},
    {"where", "6d6 where >= 4", QT_TRANSLATE_NOOP("Completions", "only the dice that meet this")},
    {"count", "8d6 count >= 5", QT_TRANSLATE_NOOP("Completions", "how many dice meet this")},
    {"cs", "8d6 cs >= 5", QT_TRANSLATE_NOOP("Completions", "the same as count")},
    {"limit", "1d6! limit 2", QT_TRANSLATE_NOOP("Completions", "how often a die may explode")},
    {"in", "4d6 count in {2,4,6}", QT_TRANSLATE_NOOP("Completions", "one of these faces")},
    {"if", "if 2d6 >= 9 then 1d6 else 0", QT_TRANSLATE_NOOP("Completions", "one or the other")},
    {"mod", "7 mod 3", QT_TRANSLATE_NOOP("Completions", "what is left over after dividing")},
};

Completion explained(std::string_view word)
{
    for (const GrammarHelp& help : grammarHelp)
        if (word == help.word)
            return {fromView(word), QString::fromLatin1(help.usage), Text::tr(help.meaning)};
    return {fromView(word), fromView(word), {}};
}

}

QString wordBefore(const QString& text, qsizetype place)
{
    static const QRegularExpression word(QStringLiteral("(?<![A-Za-z0-9_])[A-Za-z][A-Za-z0-9_]*$"));
    static const QRegularExpression die(QStringLiteral("^[dD](\\d+|%)?$"));
    const QString found = word.match(text.left(place)).captured();
    return die.match(found).hasMatch() ? QString() : found;
}

std::vector<Completion> completionsFor(const QString& text, qsizetype place)
{
    std::vector<Completion> found;
    const QString begun = wordBefore(text, place);
    if (begun.isEmpty())
        return found;
    const auto offer = [&](const Completion& one) {
        if (one.word.startsWith(begun, Qt::CaseInsensitive))
            found.push_back(one);
    };
    static const QRegularExpression definition(QStringLiteral("^\\s*([A-Za-z][A-Za-z0-9_]*)\\s*=[^=]*"));
    QStringList statements = text.left(place).split(QLatin1Char(';'));
    statements.removeLast();
    QSet<QString> names;
    for (const QString& statement : statements) {
        const QString name = definition.match(statement).captured(1);
        if (!name.isEmpty() && !names.contains(name.toLower()))
            offer({name, name, Text::tr("defined above")});
        names.insert(name.toLower());
    }
    for (const std::string_view word : dice::grammarWords())
        offer(explained(word));
    for (const dice::Function& function : dice::functions())
        offer({fromView(function.name), fromView(function.usage), Words::tr(std::string(function.meaning).c_str())});
    return found;
}

}
