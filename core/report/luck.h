// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/throwing.h"

#include <QString>

#include <map>
#include <utility>
#include <vector>

namespace adjutant::journal {
class Session;
}

namespace adjutant::report {

/// How often a face was seen; of a die with many faces, a band of neighbouring ones.
struct FaceLuck {
    std::int64_t first = 0, last = 0;
    qint64 seen = 0;
    double expected = 0;
    qint64 low = 0, high = 0; ///< fair dice show a number in between on at least 95 of 100 such evenings

    bool isUsual() const { return seen >= low && seen <= high; }
};

/// All dice of one kind.
struct DieLuck {
    QString die; ///< `d6`, `d{0,0,1}`
    qint64 dice = 0;
    std::vector<FaceLuck> faces;
    double mean = 0, expectedMean = 0;
    double lowMean = 0, highMean = 0; ///< where the mean lies on about 95 of 100 such evenings

    bool isUsual() const { return mean >= lowMean && mean <= highMean; }
    /// Below five of each face, chance has done nothing yet that could be told from anything else.
    bool isEnough() const;
};

/// Counts dice as they fall: every one of them, also those that were dropped or thrown again afterwards. Dice with more
/// than a thousand faces are left out, and so are kinds beyond the thirty-second.
class DiceTally
{
public:
    static constexpr std::size_t mostFaces = 1000;
    static constexpr std::size_t mostKinds = 32;

    void add(const std::vector<std::int64_t>& dieFaces, std::int64_t face);
    /// Small dice first.
    std::vector<DieLuck> luck() const;

private:
    struct Kind {
        std::map<std::int64_t, qint64> ways; ///< face → how many faces of the die show it
        std::map<std::int64_t, qint64> seen;
    };

    std::map<std::vector<std::int64_t>, Kind> m_kinds;
};

/// The dice of one side that came from one place.
struct LuckGroup {
    QString side; ///< whose dice they are, by its id; empty: nobody's, as before the first turn
    QString name;
    bool typed = false; ///< thrown on the table; else by the app
    std::vector<DieLuck> kinds;
};

/// Side by side, the app's dice and the table's apart; groups without dice are left out.
///
/// Dice of the app count even when their throw was undone: they fell, and luck must not get better by undoing. Dice of
/// the table do not count then, since undoing is how a face that was mistyped is put right. Dice that would tell what
/// is hidden count once it is shown.
std::vector<LuckGroup> luckOf(const journal::Session& session);

/// The numbers between which a count of `trials` with this chance lies at least 95 times in 100: each tail outside is
/// at most 2.5 %.
std::pair<qint64, qint64> usualCount(qint64 trials, double chance);

}
