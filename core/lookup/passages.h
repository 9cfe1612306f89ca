// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace adjutant::lookup {

/// A part of a page small enough to be an answer, without markup.
struct Passage {
    QString heading; ///< below which it stands; empty before the first one that follows the page's title
    QString text;
};

/// A paragraph, an item or a table's row each; long paragraphs in parts of at most 400 characters, ended where a
/// sentence ends if there is one.
std::vector<Passage> passagesOf(const QString& markdown);

}
