// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a person waits for: the start page and a game against an empty QMainWindow, from the start of the process to
// the first picture, in turns in the same run, with their memory; a tap on a table of 60 units to its picture, odds
// included; and a log of 10,000 lines that scrolls. Prints ratios and what was aimed at.
//
//     bench_window [RUNS]     each start this many times, 15 when left out

#include "journal/session.h"
#include "measure.h"
#include "pages/gamepage.h"
#include "play/oddspart.h"
#include "shell/actions.h"
#include "shell/fontsearch.h"
#include "shell/language.h"
#include "shell/mainwindow.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/unitcard.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QMainWindow>
#include <QProcess>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace adjutant;
using namespace adjutant::app;
using namespace adjutant::benchmarks;

namespace {

constexpr int usualUnits = 6; ///< a side
constexpr int manyUnits = 30;
constexpr int logLines = 10'000;
constexpr int defaultRuns = 15;
constexpr int longestWait = 1000;
constexpr int longestFit = 50;

std::unique_ptr<journal::Session> newGame(const QString& path, int wanted)
{
    auto session = need(journal::Session::create(
        path, {need(packs::find(QStringLiteral("quick-play"))), {"Ann", "Bea"}, {}, dice::parseSeed("5eed")}));
    const int begun = int(session->game().units.size()) / 2;
    for (const char* side : {"a", "b"})
        for (int i = begun; i < wanted; ++i)
            need(session->apply(Json{{"do", "add-unit"}, {"side", side}, {"type", "rifle-squad"}}));
    need(session->apply(Json{{"do", "begin"}}));
    need(session->apply(Json{{"do", "activate"}, {"unit", "a2"}}));
    return session;
}

/// Shows the window, and ends the process once it has been painted.
int showOnce(QWidget& window)
{
    window.resize(1280, 800);
    window.show();
    QCoreApplication::processEvents();
    window.repaint();
    QCoreApplication::processEvents();
    std::printf("%.2f\n", residentMegabytes());
    std::fflush(stdout);
    return 0;
}

int showEmpty(int argc, char** argv)
{
    QApplication application(argc, argv);
    QMainWindow window;
    return showOnce(window);
}

/// As the program does it: see runWindow().
int showProgram(int argc, char** argv, const QString& what, const QString& folder)
{
    FontSearch fonts;
    QApplication application(argc, argv);
    Preferences preferences(folder + QStringLiteral("/settings.ini"));
    Theme theme(preferences);
    fonts.wait();
    theme.apply();
    MainWindow window(preferences, theme);
    if (what != QLatin1String("start"))
        window.openGame(QStringLiteral("%1/%2.adjutant").arg(folder, what));
    return showOnce(window);
}

struct Start {
    double milliseconds = 0, megabytes = 0;
};

Start startOf(const QString& what, const QString& folder)
{
    QElapsedTimer timer;
    QProcess process;
    timer.start();
    process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--child"), what, folder});
    process.waitForReadyRead(30'000);
    const double taken = double(timer.nsecsElapsed()) / 1e6;
    process.waitForFinished(30'000);
    return {taken, process.readAllStandardOutput().trimmed().toDouble()};
}

Start median(std::vector<Start> all)
{
    const auto middle = all.begin() + std::ptrdiff_t(all.size() / 2);
    std::nth_element(all.begin(), middle, all.end(), [](auto a, auto b) { return a.milliseconds < b.milliseconds; });
    return *middle;
}

void starting(const QString& folder, int runs)
{
    newGame(folder + QStringLiteral("/usual.adjutant"), usualUnits).reset();
    newGame(folder + QStringLiteral("/large.adjutant"), manyUnits).reset();
    struct Kind {
        const char *id, *name, *goal;
    };
    const Kind kinds[] = {{"empty", "empty QMainWindow", ""},
                          {"start", "start page", "   goal 1.75 × and 1.50 ×"},
                          {"usual", "a usual game reopened", "   goal 2.30 × and 1.50 ×"},
                          {"large", "game of 60 units reopened", ""}};
    std::vector<Start> starts[std::size(kinds)];
    for (int run = 0; run < runs; ++run)
        for (std::size_t kind = 0; kind < std::size(kinds); ++kind)
            starts[kind].push_back(startOf(QLatin1String(kinds[kind].id), folder));
    const Start empty = median(starts[0]);
    for (std::size_t kind = 0; kind < std::size(kinds); ++kind) {
        const Start start = median(starts[kind]);
        std::printf("%-28s %7.1f ms  %5.2f ×    %6.1f MiB  %5.2f ×%s\n", kinds[kind].name, start.milliseconds,
                    start.milliseconds / empty.milliseconds, start.megabytes, start.megabytes / empty.megabytes,
                    kinds[kind].goal);
    }
}

void print(const char* what, std::vector<double>& times, const char* goal)
{
    std::sort(times.begin(), times.end());
    std::printf("%-28s p50 %6.2f ms   p99 %6.2f ms   most %6.2f ms   goal %s\n", what, within(0.5, times),
                within(0.99, times), times.back(), goal);
}

/// A tap on a card of the other side aims at it; what counts is when the odds against it are painted.
void tapping(QMainWindow& window, GamePage& page)
{
    std::vector<double> times;
    int without = 0;
    for (int round = 0; round < 3; ++round)
        for (UnitCard* card : page.findChildren<UnitCard*>()) {
            if (!card->card().id.startsWith(QLatin1Char('b')))
                continue;
            const auto* odds = page.findChild<OddsPart*>();
            timed(times, [&] {
                QSignalSpy shown(odds, &OddsPart::shown);
                QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(24, 12));
                without += shown.isEmpty() && !shown.wait(longestWait);
                QCoreApplication::processEvents();
                window.repaint();
            });
        }
    if (without > 0)
        std::printf("No odds came after %d of %zu taps: the times below say nothing of them.\n", without, times.size());
    print("tap to painted odds, 60 units", times, "50 ms");
}

/// What was said on a long evening: figures that change, and words.
void sayMuch(journal::Session& session)
{
    for (int i = int(session.lastNumber()); i < logLines; ++i) {
        const std::string unit = std::string("b").append(std::to_string(1 + i % manyUnits));
        if (i % 2 == 0)
            need(session.apply({{"do", "note"}, {"text", "Line " + std::to_string(i)}}));
        else
            need(session.apply({{"do", "status"}, {"unit", unit}, {"status", "done"}, {"on", i / 60 % 2 == 0}}));
    }
}

/// A window with a game, as the program has it.
struct Table {
    QMainWindow window;
    Actions actions{&window};
    GamePage* page;

    Table(std::unique_ptr<journal::Session> session, Preferences& preferences, Theme& theme)
        : page(new GamePage(std::move(session), actions, preferences, theme))
    {
        window.setCentralWidget(page);
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&window));
    }
    ~Table() { delete page; }
};

/// Until the log is painted, with all its rows as high as their words.
QTableView* openLog(GamePage& page, const char* what)
{
    QElapsedTimer opening;
    opening.start();
    QTest::keyClick(&page, Qt::Key_2, Qt::ControlModifier);
    auto* log = page.findChild<QTableView*>(QStringLiteral("log"));
    // It fits its rows a little later, and says by its scroll bar how long it has become.
    const auto fits = [log] {
        const QHeaderView* rows = log->verticalHeader();
        return log->verticalScrollBar()->maximum() == rows->length() - log->viewport()->height();
    };
    QTest::qWait(longestFit);
    if (!QTest::qWaitFor(fits, longestWait))
        std::printf("The log never fitted its rows: the times below say nothing of it.\n");
    log->repaint();
    std::printf("%-28s %7.1f ms, %d of them waiting\n", what, double(opening.nsecsElapsed()) / 1e6, longestFit);
    return log;
}

void scrolling(QTableView& log)
{
    std::vector<double> times;
    QScrollBar* bar = log.verticalScrollBar();
    for (int frame = 0; frame < 600; ++frame) {
        timed(times, [&] {
            bar->setValue(frame * bar->maximum() / 600);
            log.viewport()->repaint();
        });
    }
    print("a frame of the log", times, "16.7 ms");
}

/// Each with settings of its own: where the drawer was open, the key would close it.
void reading(const QString& path, const QString& settings, const QString& language, const char* what)
{
    Preferences preferences(settings);
    preferences.setLanguage(language);
    Language words(preferences);
    words.apply();
    Theme theme(preferences);
    theme.apply();
    Table table(need(journal::Session::open(path)), preferences, theme);
    scrolling(*openLog(*table.page, what));
}

void playing(const QString& folder)
{
    const QString path = folder + QStringLiteral("/long.adjutant");
    sayMuch(*newGame(path, manyUnits));
    {
        Preferences preferences(folder + QStringLiteral("/settings.ini"));
        Theme theme(preferences);
        theme.apply();
        Table table(need(journal::Session::open(path)), preferences, theme);
        tapping(table.window, *table.page);
    }
    reading(path, folder + QStringLiteral("/en.ini"), QStringLiteral("en"), "the log opened");
    reading(path, folder + QStringLiteral("/de.ini"), QStringLiteral("de"), "told in another language");
}

}

int main(int argc, char** argv)
{
    if (argc > 3 && qstrcmp(argv[1], "--child") == 0) {
        const QString what = QString::fromLocal8Bit(argv[2]);
        return what == QLatin1String("empty") ? showEmpty(argc, argv)
                                              : showProgram(argc, argv, what, QString::fromLocal8Bit(argv[3]));
    }
    QApplication application(argc, argv);
    const QTemporaryDir folder;
    const int runs = argc > 1 ? std::max(1, QByteArray(argv[1]).toInt()) : defaultRuns;
    starting(folder.path(), runs);
    playing(folder.path());
    return 0;
}
