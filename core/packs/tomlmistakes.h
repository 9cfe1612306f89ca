// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

namespace adjutant::packs {

/// Why a text is no TOML, in words for who wrote it, and where the mistake begins.
struct TomlMistake {
    int line = 0, column = 0;
    QString words;
};

/// `detail` is what the parser says of the place at which it stopped. Where the mistake is not a common one, its detail
/// is passed on.
TomlMistake tomlMistake(const QByteArray& text, int line, int column, const QString& detail);

}
