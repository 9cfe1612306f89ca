// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A game of ballot-boxes with 60 units and 12 turns, in which every unit gets a token, is rolled for, shoots and may
// recover: what a command costs, what `game show` costs after it, opening the file included now and then, and memory.
//
//     bench_biggame [FOLDER]     where the file is written; the folder for temporary files when left out

#include "game/state.h"
#include "game/track.h"
#include "journal/session.h"

#include "measure.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace adjutant;
using namespace adjutant::benchmarks;

namespace {

constexpr int unitsASide = 30;
constexpr int turns = 12;
constexpr int shownAnew = 50; ///< every so many commands the file is opened as `game show` does

struct Times {
    std::vector<double> apply, show, words, open;
};

void print(const char* what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    std::printf("%-34s %6zu times   p50 %8.3f ms   p99 %8.3f ms   longest %8.3f ms\n", what, times.size(),
                within(0.5, times), within(0.99, times), times.back());
}

class BigGame
{
public:
    BigGame(QString path, Times& times) : m_path(std::move(path)), m_times(times)
    {
        m_session = need(journal::Session::create(
            m_path, {need(packs::find(QStringLiteral("ballot-boxes"))), {"Ann", "Bea"}, {}, dice::parseSeed("5eed")}));
    }

    void play()
    {
        for (int i = 0; i < unitsASide; ++i) {
            for (const char* side : {"a", "b"})
                take({{"do", "add-unit"}, {"side", side}, {"type", "foot"}, {"with", {{"class", "irregular"}}}});
        }
        take({{"do", "begin"}});
        while (game().round <= turns)
            step();
    }

private:
    const game::Game& game() const { return m_session->game(); }

    void take(const Json& command)
    {
        timed(m_times.apply, [&] { need(m_session->apply(command)); });
        timed(m_times.show, [&] { toText(game::toJson(game())); });
        timed(m_times.words, [&] { game::toWords(game()); });
        if (m_times.apply.size() % shownAnew == 0)
            showAnew();
    }

    // Closed before and opened after it, as when each call of the command line comes by itself.
    void showAnew()
    {
        m_session.reset();
        timed(m_times.open, [&] {
            const auto closed = need(journal::Session::open(m_path, journal::Session::Access::Read));
            toText(game::toJson(closed->game()));
        });
        m_session = need(journal::Session::open(m_path));
    }

    void step()
    {
        if (const auto musts = game::mustsOf(game()); !musts.empty())
            return take(musts.front().prefilled);
        const QString phase = game::phaseOf(game());
        if (phase == QLatin1String("activation") && game().turn.ready.size() < 2)
            eachUnitOf(game().acting, {{"do", "token"}});
        else if (phase == QLatin1String("shooting"))
            shoot();
        take({{"do", "next"}});
    }

    // A copy: the game that says who acts is another one after each command.
    void eachUnitOf(const QString side, Json command)
    {
        for (int i = 1; i <= unitsASide; ++i) {
            command["unit"] = utf8(side + QString::number(i));
            take(command);
        }
    }

    void shoot()
    {
        for (int i = 1; i <= unitsASide; ++i) {
            const QString shooter = QStringLiteral("a%1").arg(i);
            if (game().unit(shooter)->statuses.contains(QStringLiteral("activated")))
                take({{"do", "resolve"},
                      {"procedure", "shooting"},
                      {"actor", utf8(shooter)},
                      {"target", utf8(QStringLiteral("b%1").arg(i))},
                      {"factors", {"long-range"}}});
        }
    }

    QString m_path;
    Times& m_times;
    std::unique_ptr<journal::Session> m_session;
};

}

int main(int argc, char** argv)
{
    const QTemporaryDir folder(argc > 1 ? QFile::decodeName(argv[1]) + QStringLiteral("/bench-XXXXXX")
                                        : QDir::tempPath() + QStringLiteral("/bench-XXXXXX"));
    if (!folder.isValid())
        stop(QStringLiteral("no folder to write in"));
    Times times;
    const double before = residentMegabytes();
    BigGame big(folder.filePath(QStringLiteral("big.adjutant")), times);
    big.play();
    print("a command, durable", times.apply);
    print("show as JSON", times.show);
    print("show in words", times.words);
    print("the file opened, and shown", times.open);
    std::printf("memory: %.1f MB, %.1f MB of them for the game\n", residentMegabytes(), residentMegabytes() - before);
    return 0;
}
