// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"
#include "base/json.h"
#include "dice/throwing.h"
#include "game/game.h"

#include <QStringList>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace adjutant::journal {

class Timeline;
struct Mend;

/// How a later command comes out after a mend.
struct Consequence {
    enum class How {
        Same,
        Differently,
        Refused, ///< it no longer makes sense, and is left out
        LeftOut  ///< by choice
    };

    qint64 entry = 0;
    How how = How::Same;
    QString before, after;          ///< what it did and does, in words
    QStringList changes;            ///< what stands otherwise since it
    QString why;                    ///< it is refused because…
    std::vector<std::int64_t> anew; ///< dice that the app threw for it, since those that fell did not do
};

/// What a mend would do, worked out and not yet done: nothing of the game has changed.
struct MendPreview {
    qint64 entry = 0;
    QString before, after;          ///< the command itself, in words; `after` is empty when it is left out
    QStringList changes;            ///< what stands otherwise right after it
    std::vector<std::int64_t> anew; ///< as of what came later
    std::vector<Consequence> later;
    QStringList differences; ///< what stands otherwise in the end
    game::Game game;         ///< as it would be then

    // What is written when it is taken.
    std::shared_ptr<const Mend> mend;
    std::vector<dice::Throw> throws;
    QByteArray basedOn; ///< the checksum of the last row
};

/// Works out what a mend would do. It has copies of all that it needs, so that any thread may call it, also when the
/// game goes on or is closed; it is a fault when it was cancelled meanwhile.
using MendTrial = std::function<Expected<MendPreview>(const std::atomic<bool>& cancelled)>;

/// What the log says of an entry that is mended and does this since.
QString mendedWords(qint64 entry, const QString& words);
/// For the log: what was mended, and what became of later commands.
QString wordsOf(const MendPreview& preview);
QStringList detailsOf(const MendPreview& preview);

/// Puts another command in the place of the one with this number, or none, and plays all later ones again. They keep
/// the dice that were thrown for them; only where more are needed, or others, are they thrown anew.
Expected<MendPreview> previewMend(const Timeline& timeline, qint64 entry, const std::optional<Json>& command,
                                  const std::set<qint64>& leaveOut, dice::FaceSource& fresh,
                                  const std::atomic<bool>& cancelled);

/// The same of a mend that was taken, before it is: what it was told with.
Expected<MendPreview> recallMend(const Timeline& timeline, const Mend& taken);
}
