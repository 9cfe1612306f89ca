// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/cli.h"
#include "shell/window.h"

#include <QCoreApplication>

int main(int argc, char** argv)
{
    QCoreApplication::setApplicationName(QStringLiteral("adjutant"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ADJUTANT_VERSION));
    if (const auto status = adjutant::cli::run(argc, argv))
        return *status;
    return adjutant::app::runWindow(argc, argv, argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
}
