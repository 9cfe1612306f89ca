// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"
#include "packs/pack.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>

namespace adjutant::packs {

/// The files of a pack, by their path inside its folder. A saved game holds one too.
using Files = QMap<QString, QByteArray>;

/// Takes in a pack's folder: only its own text files, no links, at most 512 files and 4 MB.
Expected<Files> load(const QString& folder);

/// A pack and all that is wrong with it. `pack` is null exactly when there is an error among the faults.
struct Reading {
    PackPtr pack;
    Faults faults;
};

/// Reads every file and checks what it says; goes on after a fault, so that all of them are found. Texts are in the
/// language asked for, such as `de`, as far as the pack has them in it.
Reading read(const Files& files, const QString& language = {});

/// The languages that a pack is translated into, besides its own.
QStringList languagesOf(const Files& files);

/// What the pack is called in each language that has a title for it; under the empty language its own.
QMap<QString, QString> titlesOf(const Files& files);

/// The language in which packs are shown: that of the window; `en` on the command line.
QString shownLanguage();
}
