// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/resolve.h"
#include "widgets/markdown.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

class QTextDocument;

namespace adjutant::app {

/// Composes what the reference shows out of a pack and the rulings of the table.
///
/// A ruling belongs to a section when a procedure of that section reads it, or when the section sets it out: each of
/// its choices by its label, in bold. All rulings stand at the end of the contents besides. A lookup is a link above
/// the text of its section, and in the contents above the text that the phase wants, or above the list of rules.
class ReferencePages
{
    Q_DECLARE_TR_FUNCTIONS(ReferencePages)

public:
    ReferencePages(const packs::Pack& pack, const std::optional<packs::Rulings>& rulings)
        : m_pack(pack),
          m_rulings(rulings)
    {
    }

    /// Sections by their ids: what the contents begin with, before the whole reference.
    struct AtHand {
        QStringList first;  ///< with their text, as the phase wants them
        QStringList pinned; ///< as links, as are those below
        QStringList lookedUp;
    };
    std::unique_ptr<QTextDocument> contents(const AtHand& atHand, const PageStyle& style) const;
    std::unique_ptr<QTextDocument> section(const packs::Section& section, const PageStyle& style) const;
    /// Something that no section tells more about.
    std::unique_ptr<QTextDocument> card(const QString& title, const QString& text, const PageStyle& style) const;

    std::vector<const packs::Ruling*> rulingsOf(const packs::Section& section) const;
    std::vector<const packs::Procedure*> proceduresOf(const QString& section) const;

private:
    enum class Lookups { Shown, Elsewhere };
    bool writeLookups(PageWriter& writer, const QString& heading,
                      const std::vector<const packs::Procedure*>& lookups) const;
    bool writeLinks(PageWriter& writer, const QString& heading, const QStringList& sections) const;
    void writeSection(PageWriter& writer, const packs::Section& section, Lookups lookups) const;
    void writeRuling(PageWriter& writer, const packs::Ruling& ruling) const;

    const packs::Pack& m_pack;
    const std::optional<packs::Rulings>& m_rulings;
};

}
