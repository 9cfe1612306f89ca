// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/reader.h"

#include <vector>

namespace adjutant::packs {

/// A pack that was found, whole or not.
struct Found {
    QString id, path;
    bool bundled = false;
    Files files;
    Reading reading;
};

/// The packs that came with the program and those in the user's own folder; one of the user's hides a bundled one of
/// its id.
std::vector<Found> findAll();

/// A pack by its id or by the path of its folder.
Expected<Found> find(const QString& idOrPath);

/// Where users keep packs of their own.
QString ownFolder();

}
