// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/window.h"

#include "dice/evening.h"
#include "dice/historyfile.h"
#include "shell/doubleclickguard.h"
#include "shell/fingers.h"
#include "shell/fontsearch.h"
#include "shell/icons.h"
#include "shell/language.h"
#include "shell/mainwindow.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "shell/wheelguard.h"

#include <QApplication>

namespace adjutant::app {

int runWindow(int& argc, char** argv, const QString& file)
{
    FontSearch fonts;
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("adjutant"));
    QApplication::setApplicationDisplayName(QString());
    QApplication::setApplicationVersion(QStringLiteral(ADJUTANT_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("adjutant"));
    const Fingers fingers;
    const WheelGuard wheelGuard;
    const DoubleClickGuard doubleClickGuard;
    Preferences preferences;
    Language language(preferences);
    language.apply();
    Theme theme(preferences);
    fonts.wait();
    theme.apply();
    QApplication::setWindowIcon(tintedIcon(QStringLiteral("adjutant"), theme.colours().accent));
    MainWindow window(preferences, theme);
    window.evening().keepHistory(HistoryFile::ownPath());
    if (!file.isEmpty())
        window.openGame(file);
    window.show();
    return QApplication::exec();
}

}
