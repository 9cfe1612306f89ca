// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "journal/branching.h"
#include "journal/photo.h"
#include "journal/record.h"

#include <QDateTime>

#include <vector>

namespace adjutant::journal {

/// What a saved game says of itself to somebody who goes through many: nothing is replayed, and no row is checked.
struct Glance {
    packs::PackPtr pack;
    QMap<QString, QString> titles; ///< of the pack: language → title; under the empty language its own
    QStringList players;
    std::optional<game::Game> game; ///< as it was closed last; nothing where that is not where it stands now
    QDateTime played;               ///< the last command; invalid before the first
    std::optional<Photo> photo;
    std::optional<Branching> branching;
};

/// Games of the same pack share it, so that it is read once.
class Glancer
{
public:
    /// The file is left as it is, also by what is beside it: one that was not closed properly is a fault here.
    Expected<Glance> look(const QString& path);

private:
    struct Known {
        packs::Files files;
        QByteArray language;
        packs::PackPtr pack;
        QMap<QString, QString> titles;
    };
    Expected<Known> packOf(const Beginning& beginning);

    std::vector<Known> m_known;
};

}
