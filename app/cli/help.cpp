// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/help.h"

namespace adjutant::cli {

namespace {

constexpr int leftColumn = 16;

QString textOf(const Option& option)
{
    const QString name = QStringLiteral("--") + QLatin1String(option.name);
    return option.value ? name + QLatin1Char(' ') + QString::fromUtf8(option.value) : name;
}

QString textOf(const Positional& positional)
{
    const QString name = QLatin1String(positional.name);
    switch (positional.count) {
    case Positional::Count::One:
        return name;
    case Positional::Count::Some:
        return name + QStringLiteral("…");
    case Positional::Count::Any:
        break;
    }
    return QStringLiteral("[%1]…").arg(name);
}

QString twoColumns(const QString& left, const char* right, int width)
{
    return QStringLiteral("  %1  %2\n").arg(left.leftJustified(width), QString::fromUtf8(right));
}

}

QString usageOf(const Subcommand& subcommand)
{
    QString usage = QStringLiteral("adjutant ") + QLatin1String(subcommand.name);
    for (const auto& positional : subcommand.positionals)
        usage += QLatin1Char(' ') + textOf(positional);
    for (const auto& option : subcommand.options) {
        const QString text = option.required ? textOf(option) : QStringLiteral("[%1]").arg(textOf(option));
        usage += QLatin1Char(' ') + text + (option.repeatable ? QStringLiteral("…") : QString());
    }
    return usage;
}

QString helpOf(const Subcommand& subcommand)
{
    QString help = QStringLiteral("%1\n\n%2\n").arg(usageOf(subcommand), QString::fromUtf8(subcommand.summary));
    if (!subcommand.options.empty())
        help += QLatin1Char('\n');
    for (const auto& option : subcommand.options)
        help += twoColumns(textOf(option), option.help, leftColumn + 6);
    if (subcommand.more)
        help += QLatin1Char('\n') + subcommand.more();
    return help.trimmed();
}

QString overview(const QString& group)
{
    QString help;
    if (group.isEmpty())
        help = QStringLiteral("Adjutant %1: keeps the table while you play with real bricks.\n\n"
                              "  adjutant [FILE]   open the window, on a saved game or a pack\n\n")
                   .arg(QLatin1String(ADJUTANT_VERSION));
    for (const auto& subcommand : subcommands())
        if (group.isEmpty() || QLatin1String(subcommand.name).startsWith(group + QLatin1Char(' ')))
            help += twoColumns(QLatin1String(subcommand.name), subcommand.summary, leftColumn);
    return help +
           QStringLiteral("\n“adjutant SUBCOMMAND --help” says more. PACK is a pack's id or the path of its folder.\n"
                          "Exit status: 0 done, 1 the answer is no, 2 wrong usage or bad input.");
}

}
