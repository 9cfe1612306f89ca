// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/arguments.h"

namespace adjutant::cli {

namespace {

bool isOption(const QString& word)
{
    return word.size() > 2 && word.startsWith(QLatin1String("--")) && word[2].isLetter();
}

const Option* find(const std::vector<Option>& options, const QString& name)
{
    for (const auto& option : options)
        if (name == QLatin1String(option.name))
            return &option;
    return nullptr;
}

Fault unknown(const QString& name, const std::vector<Option>& options)
{
    QStringList known;
    for (const auto& option : options)
        known << QStringLiteral("--") + QLatin1String(option.name);
    return fault(QStringLiteral("unknown option --%1; there are %2")
                     .arg(name, (known << QStringLiteral("--help")).join(QStringLiteral(", "))));
}

// Takes the option at `at`, and the word behind it when that is its value.
Expected<void> takeOption(const QStringList& words, qsizetype& at, const std::vector<Option>& options,
                          QMap<QString, QStringList>& taken)
{
    const QString word = words[at].mid(2);
    const auto equals = word.indexOf(QLatin1Char('='));
    const QString name = word.left(equals);
    const auto* option = find(options, name);
    if (!option)
        return tl::unexpected(unknown(name, options));
    if (taken.contains(name) && !option->repeatable)
        return tl::unexpected(fault(QStringLiteral("--%1 is given twice").arg(name)));
    if (!option->value && equals >= 0)
        return tl::unexpected(fault(QStringLiteral("--%1 takes no value").arg(name)));
    if (!option->value || equals >= 0) {
        taken[name] << (equals < 0 ? QString() : word.mid(equals + 1));
        return {};
    }
    if (at + 1 == words.size() || isOption(words[at + 1]))
        return tl::unexpected(
            fault(QStringLiteral("--%1 needs a value: --%1 %2").arg(name, QString::fromUtf8(option->value))));
    taken[name] << words[++at];
    return {};
}

Expected<void> checkCounts(const QStringList& given, const std::vector<Positional>& positionals)
{
    qsizetype least = 0;
    bool open = false;
    for (const auto& positional : positionals) {
        least += positional.count != Positional::Count::Any;
        open = open || positional.count != Positional::Count::One;
        if (given.size() < least)
            return tl::unexpected(fault(QStringLiteral("%1 is missing").arg(QLatin1String(positional.name))));
    }
    if (!open && given.size() > least)
        return tl::unexpected(
            fault(QStringLiteral("“%1” is one argument too many; put quotes around what belongs together")
                      .arg(given[least])));
    return {};
}

}

Expected<Arguments> Arguments::parse(const QStringList& words, const std::vector<Positional>& positionals,
                                     const std::vector<Option>& options)
{
    Arguments arguments;
    bool onlyPositionals = false;
    for (qsizetype at = 0; at < words.size(); ++at) {
        if (!onlyPositionals && words[at] == QLatin1String("--"))
            onlyPositionals = true;
        else if (onlyPositionals || !isOption(words[at]))
            arguments.m_positionals << words[at];
        else if (auto taken = takeOption(words, at, options, arguments.m_options); !taken)
            return tl::unexpected(taken.error());
    }
    if (auto good = checkCounts(arguments.m_positionals, positionals); !good)
        return tl::unexpected(good.error());
    for (const auto& option : options)
        if (option.required && !arguments.has(option.name))
            return tl::unexpected(fault(
                QStringLiteral("--%1 %2 is missing").arg(QLatin1String(option.name), QString::fromUtf8(option.value))));
    return arguments;
}

Expected<int> Arguments::number(const char* option, int standard, int least, int most) const
{
    if (!has(option))
        return standard;
    bool good = false;
    const int number = value(option).toInt(&good);
    if (!good || number < least || number > most)
        return tl::unexpected(fault(QStringLiteral("--%1 takes a whole number from %2 to %3, not “%4”")
                                        .arg(QLatin1String(option))
                                        .arg(least)
                                        .arg(most)
                                        .arg(value(option))));
    return number;
}

Expected<std::pair<QString, QString>> parsePair(const QString& text, const char* shape)
{
    const auto equals = text.indexOf(QLatin1Char('='));
    if (equals < 1 || equals + 1 == text.size())
        return tl::unexpected(fault(QStringLiteral("“%1” is not %2").arg(text, QLatin1String(shape))));
    return std::pair(text.left(equals), text.mid(equals + 1));
}

Expected<QMap<QString, QString>> parsePairs(const QStringList& texts, const char* shape)
{
    QMap<QString, QString> pairs;
    for (const auto& text : texts) {
        const auto pair = parsePair(text, shape);
        if (!pair)
            return tl::unexpected(pair.error());
        if (pairs.contains(pair->first))
            return tl::unexpected(fault(QStringLiteral("“%1” is given twice").arg(pair->first)));
        pairs.insert(pair->first, pair->second);
    }
    return pairs;
}

}
