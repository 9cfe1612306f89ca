// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What keeping a game costs: commands a second, durable, against a bare append of 200 bytes and fdatasync on the same
// disk in the same run, and the processor time of each; how long a file of 100,000 commands takes to open; `show` of a
// game of 60 units; memory.
//
//     bench_journal [FOLDER]     where the files are written; the folder for temporary files when left out

#include "game/state.h"
#include "journal/session.h"

#include "measure.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <fcntl.h>
#include <functional>
#include <optional>
#include <unistd.h>

using namespace adjutant;
using namespace adjutant::benchmarks;

namespace {

constexpr int rounds = 100;
constexpr int writesARound = 20;
constexpr int longGame = 100'000;

struct Summary {
    double perSecond, p50, p99;
};

Summary summary(std::vector<double> times)
{
    double all = 0;
    for (const double time : times)
        all += time;
    std::sort(times.begin(), times.end());
    return {1000 * double(times.size()) / all, within(0.5, times), within(0.99, times)};
}

Summary print(const char* what, const std::vector<double>& times)
{
    const auto sum = summary(times);
    std::printf("%-40s %8.0f a second   p50 %7.3f ms   p99 %7.3f ms\n", what, sum.perSecond, sum.p50, sum.p99);
    return sum;
}

class BareFile
{
public:
    explicit BareFile(const QString& path)
        : m_file(::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_APPEND, 0644))
    {
    }
    ~BareFile() { ::close(m_file); }

    void append()
    {
        static const QByteArray row(200, 'x');
        if (::write(m_file, row.constData(), size_t(row.size())) != row.size() || ::fdatasync(m_file) != 0)
            stop(QStringLiteral("the bare file could not be written"));
    }

private:
    int m_file;
};

std::unique_ptr<journal::Session> newGame(const QString& path, int unitsASide)
{
    auto session = need(journal::Session::create(
        path, {need(packs::find(QStringLiteral("quick-play"))), {"Ann", "Bea"}, {}, dice::parseSeed("5eed")}));
    for (const char* side : {"a", "b"})
        for (int i = int(session->game().units.size()) / 2; i < unitsASide; ++i)
            need(session->apply(Json{{"do", "add-unit"}, {"side", side}, {"type", "rifle-squad"}}));
    need(session->apply(Json{{"do", "begin"}}));
    need(session->apply(Json{{"do", "activate"}, {"unit", "a2"}}));
    return session;
}

// Mostly what is said between throws; the dice of one activation stay with it, so that they are few here.
Json someCommand(int i)
{
    if (i % 1000 == 0)
        return {{"do", "resolve"}, {"procedure", "shoot-squad"}, {"actor", "a2"},
                {"target", "b1"},  {"weapon", "rifles"},         {"accept", false}};
    if (i % 2)
        return {{"do", "note"}, {"text", "a line for the log"}};
    return {{"do", "set"}, {"unit", "a1"}, {"counter", "wounded"}, {"value", i / 2 % 4}, {"why", "as agreed"}};
}

struct Loop {
    const char* what;
    std::function<void()> once;
    std::vector<double> times{};
    double processor = 0; ///< in microseconds
};

void durable(const QString& folder)
{
    BareFile bare(folder + QStringLiteral("/bare"));
    const auto small = newGame(folder + QStringLiteral("/small.adjutant"), 4);
    const auto large = newGame(folder + QStringLiteral("/large.adjutant"), 30);
    int number = 0;
    Loop loops[] = {
        {"bare append of 200 bytes + fdatasync", [&] { bare.append(); }},
        {"notes",
         [&] {
             need(small->apply(Json{{"do", "note"}, {"text", "a line for the log"}}));
         }},
        {"commands, 8 units", [&] { need(small->apply(someCommand(number++))); }},
        {"commands, 60 units", [&] { need(large->apply(someCommand(number++))); }},
    };
    // In short turns, so that whatever else the machine and the disk do falls on all of them.
    for (int round = 0; round < rounds; ++round) {
        for (Loop& loop : loops) {
            const double before = processorMicroseconds();
            for (int i = 0; i < writesARound; ++i)
                timed(loop.times, loop.once);
            loop.processor += processorMicroseconds() - before;
        }
    }
    // On a busy machine, where some of them wait for their turn, the medians tell more than how many a second it were.
    std::optional<Summary> reference;
    for (const Loop& loop : loops) {
        const auto sum = print(loop.what, loop.times);
        std::printf("%-40s %8.0f us of the processor each", "", loop.processor / double(loop.times.size()));
        if (reference)
            std::printf("; %.2f of the bare loop, %.2f by the medians", sum.perSecond / reference->perSecond,
                        reference->p50 / sum.p50);
        else
            reference = sum;
        std::printf("\n");
    }
}

void opening(const QString& folder)
{
    const QString path = folder + QStringLiteral("/long.adjutant");
    {
        const auto session = newGame(path, 30);
        for (int i = int(session->lastNumber()); i < longGame; ++i)
            need(session->apply(someCommand(i)));
    }
    std::vector<double> write, read, show;
    for (int i = 0; i < 7; ++i) {
        timed(read, [&] { need(journal::Session::open(path, journal::Session::Access::Read)); });
        timed(write, [&] { need(journal::Session::open(path)); });
    }
    std::printf("%d commands: %.1f MB\n", longGame, double(QFile(path).size()) / (1 << 20));
    print("opened to read", read);
    print("opened to write, and closed", write);
    std::vector<double> undo, look;
    {
        const auto session = need(journal::Session::open(path));
        const double before = residentMegabytes();
        for (int i = 0; i < 50; ++i)
            timed(show, [&] { toText(game::toJson(session->game())); });
        for (int i = 0; i < 20; ++i)
            timed(undo, [&] { need(session->undo()); });
        for (int i = 0; i < 5; ++i)
            timed(look, [&] { need(session->gameAt(longGame / 2 + i)); });
        std::printf("memory with it open: %.1f MB\n", before);
    }
    print("show, 60 units, as JSON", show);
    print("undo", undo);
    print("a look at the middle", look);
}

void memory(const QString& folder)
{
    constexpr int commandsOfAGame = 1500;
    const double before = residentMegabytes();
    const auto session = newGame(folder + QStringLiteral("/memory.adjutant"), 30);
    for (int i = 0; i < commandsOfAGame; ++i)
        need(session->apply(someCommand(i)));
    std::size_t letters = 0;
    for (const auto& entry : session->log())
        letters += std::size_t(entry.words.size());
    std::printf("60 units, %d commands, the log read (%zu letters): %.1f MB, %.1f MB of them for the game\n",
                commandsOfAGame, letters, residentMegabytes(), residentMegabytes() - before);
}

}

int main(int argc, char** argv)
{
    const QTemporaryDir folder(argc > 1 ? QFile::decodeName(argv[1]) + QStringLiteral("/bench-XXXXXX")
                                        : QDir::tempPath() + QStringLiteral("/bench-XXXXXX"));
    if (!folder.isValid())
        stop(QStringLiteral("no folder to write in"));
    memory(folder.path());
    durable(folder.path());
    opening(folder.path());
    return 0;
}
