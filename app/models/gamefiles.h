// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"

#include <QStringList>

namespace adjutant::app {

// What can be done with a saved game that nobody has open: its file is moved or copied as it is. Nothing is ever
// overwritten, and a file that is in use, or whose last evening ended with a crash, is left alone. Each gives the new
// path.

/// In the same folder under another name, without the ending.
Expected<QString> renameGame(const QString& path, const QString& name);
/// Beside it as `Friday, copy`, `Friday, copy 2`…
Expected<QString> copyGame(const QString& path);
/// Into the folder `Archive` beside it.
Expected<QString> archiveGame(const QString& path);
/// Out of the archive, into the folder in which that lies; under another name where its own is taken.
Expected<QString> bringBackGame(const QString& path);
/// To where it was.
Expected<QString> moveGame(const QString& from, const QString& to);

/// What the archive in this folder may be called: in every language of the window.
QStringList archivesIn(const QString& folder);
/// Whether the game lies in a folder of such a name.
bool isArchived(const QString& path);

}
