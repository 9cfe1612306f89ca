// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

// From the press of a key to what was found on the screen: searched, laid out and painted. Every pack that comes with
// the program in turn, each title of its reference typed letter by letter.

#include "packs/catalogue.h"
#include "pages/referencepanel.h"
#include "shell/preferences.h"
#include "shell/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace adjutant;
using namespace adjutant::app;

namespace {

double typeLetter(ReferencePanel& panel, QLineEdit& line, QChar letter)
{
    QElapsedTimer timer;
    timer.start();
    QTest::keyClick(&line, letter.toLatin1() ? letter.toLatin1() : ' ');
    panel.repaint();
    QCoreApplication::processEvents();
    return double(timer.nsecsElapsed()) / 1e6;
}

}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QTemporaryDir home;
    Preferences preferences(home.filePath(QStringLiteral("settings.ini")));
    Theme theme(preferences);
    theme.apply();
    ReferencePanel panel(theme, preferences);
    panel.resize(420, 900);
    panel.show();
    auto* line = panel.findChild<QLineEdit*>();
    std::vector<double> times;
    for (const packs::Found& found : packs::findAll()) {
        panel.setPack(found.reading.pack);
        for (const packs::Section& section : found.reading.pack->sections) {
            line->clear();
            for (const QChar letter : section.title)
                times.push_back(typeLetter(panel, *line, letter));
        }
    }
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) { return times[std::size_t(share * double(times.size() - 1))]; };
    std::printf("key press to pixels   %6zu key strokes   p50 %6.2f ms   p99 %6.2f ms   most %6.2f ms\n", times.size(),
                at(0.5), at(0.99), times.back());
    return 0;
}
