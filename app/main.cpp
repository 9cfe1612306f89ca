// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/cli.h"
#if __has_include("shell/window.h")
#include "shell/window.h"
#endif

#include <QCoreApplication>

int main(int argc, char** argv)
{
    QCoreApplication::setApplicationName(QStringLiteral("adjutant"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ADJUTANT_VERSION));
    if (const auto status = adjutant::cli::run(argc, argv))
        return *status;
#if __has_include("shell/window.h")
    return adjutant::app::runWindow(argc, argv, argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
#else
    return 2;
#endif
}
