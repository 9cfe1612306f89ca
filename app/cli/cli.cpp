// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/cli.h"

#include "cli/help.h"

#include <QFileInfo>
#include <QGuiApplication>

#include <memory>

namespace adjutant::cli {

namespace {

int failed(const QString& where, const Fault& problem)
{
    writeError(QStringLiteral("adjutant%1: %2")
                   .arg(where.isEmpty() ? QString() : QLatin1Char(' ') + where, printable(toText(problem))));
    return wrong;
}

int print(const QString& text)
{
    Output output;
    output.line(text);
    return output.flush() ? done : wrong;
}

bool asksForHelp(const QStringList& words)
{
    const auto end = words.indexOf(QStringLiteral("--"));
    const auto options = words.mid(0, end);
    return options.contains(QStringLiteral("--help")) || options.contains(QStringLiteral("-h"));
}

// The subcommand whose name the words begin with; it takes its name out of them.
const Subcommand* take(QStringList& words)
{
    for (const auto& subcommand : subcommands()) {
        const QStringList name = QString(QLatin1String(subcommand.name)).split(QLatin1Char(' '));
        if (words.mid(0, name.size()) == name) {
            words = words.mid(name.size());
            return &subcommand;
        }
    }
    return nullptr;
}

bool isGroup(const QString& word)
{
    for (const auto& subcommand : subcommands())
        if (QLatin1String(subcommand.name).startsWith(word + QLatin1Char(' ')))
            return true;
    return false;
}

std::unique_ptr<QCoreApplication> application(int& argc, char** argv, bool fonts)
{
    if (!fonts)
        return std::make_unique<QCoreApplication>(argc, argv);
    // Nothing is shown, so no display is needed, nor looked for.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

int runSubcommand(const Subcommand& subcommand, const QStringList& words, int argc, char** argv)
{
    if (asksForHelp(words))
        return print(helpOf(subcommand));
    const QString name = QLatin1String(subcommand.name);
    const auto arguments = Arguments::parse(words, subcommand.positionals, subcommand.options);
    if (!arguments) {
        failed(name, arguments.error());
        writeError(QStringLiteral("usage: %1").arg(usageOf(subcommand)));
        return wrong;
    }
    const auto app = application(argc, argv, subcommand.needsFonts && subcommand.needsFonts(*arguments));
    Output output;
    const auto status = subcommand.run(*arguments, output);
    if (!status)
        return failed(name, status.error());
    if (!output.flush())
        return failed(name, fault(QStringLiteral("standard output does not take what is written to it")));
    return *status;
}

int runGroup(const QStringList& words)
{
    if (asksForHelp(words))
        return print(overview(words.front()));
    const QString what =
        words.size() < 2 ? QStringLiteral("what about it?") : QStringLiteral("there is no “%1” in it").arg(words[1]);
    failed(words.front(), fault(what));
    writeError(overview(words.front()));
    return wrong;
}

// What is neither a subcommand nor anything to open is said before a display is asked for.
std::optional<int> judgeFile(const QStringList& words)
{
    if (words.isEmpty())
        return std::nullopt;
    if (!QFileInfo::exists(words.front()))
        return failed({}, fault(QStringLiteral("“%1” is neither a subcommand nor a file; “adjutant --help” lists the "
                                               "subcommands")
                                    .arg(words.front())));
    if (words.size() > 1)
        return failed({}, fault(QStringLiteral("only one file can be opened at a time")));
    return std::nullopt;
}

// Qt would end the program with a dump of its memory.
std::optional<int> judgeDisplay()
{
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(name))
            return std::nullopt;
    return failed({}, fault(QStringLiteral("there is no display here to open a window on; “adjutant --help” lists what "
                                           "needs none")));
}

}

std::optional<int> run(int argc, char** argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    const QString first = words.value(0);
    if (first == QLatin1String("--help") || first == QLatin1String("-h"))
        return print(overview());
    if (first == QLatin1String("--version") || first == QLatin1String("-v"))
        return print(QStringLiteral("adjutant ") + QLatin1String(ADJUTANT_VERSION));
    if (const auto* subcommand = take(words))
        return runSubcommand(*subcommand, words, argc, argv);
    if (isGroup(first))
        return runGroup(words);
    const auto wrongFile = judgeFile(words);
    return wrongFile ? wrongFile : judgeDisplay();
}

}
