// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/pack.h"

#include <memory>
#include <vector>

namespace adjutant::lookup {

/// One passage that fits the words, with the words in it marked.
struct Hit {
    enum class Kind { Section, Unit, Weapon, Procedure, Lookup, Factor, Table, Status, Term };

    Kind kind = Kind::Section;
    QString id;      ///< of the unit, weapon, procedure and so on; the section's own for a section
    QString section; ///< where it can be read in full; may be empty
    QString title, text;
    std::vector<std::pair<int, int>> marks; ///< begin and length of the words found, in `text`
};

/// The full text of one pack. Answers as fast as one types: prefixes count, and small typos are forgiven when nothing
/// else fits.
class Index
{
public:
    explicit Index(const packs::Pack& pack);
    ~Index();
    Index(Index&&) noexcept;
    Index& operator=(Index&&) noexcept;

    /// Best first; nothing for words without a letter or digit.
    std::vector<Hit> search(const QString& words, int most = 20) const;

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

}
