// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/referencepages.h"

#include "lookup/terms.h"

#include <QCollator>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace adjutant::app {

namespace {

QString link(const packs::Section& section)
{
    return QStringLiteral("section:") + section.id;
}

/// A rule is found by its name in a list without chapters; the printed sheet keeps the order of the book.
std::vector<const packs::Section*> byTitle(const packs::Pack& pack)
{
    std::vector<const packs::Section*> sections;
    for (const packs::Section& section : pack.sections)
        sections.push_back(&section);
    QCollator collator;
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::stable_sort(sections.begin(), sections.end(), [&](const packs::Section* one, const packs::Section* other) {
        return collator.compare(one->title, other->title) < 0;
    });
    return sections;
}

// Those of the sections, or the others.
std::vector<const packs::Procedure*> bySection(const std::vector<packs::Procedure>& all, const QStringList& sections,
                                               bool within = true)
{
    std::vector<const packs::Procedure*> found;
    for (const packs::Procedure& one : all)
        if (sections.contains(one.section) == within)
            found.push_back(&one);
    return found;
}

void addBold(QStringList& words, const lookup::Spans& spans)
{
    for (const lookup::Span& span : spans) {
        if (span.bold)
            words.append(span.text.trimmed());
    }
}

// Whether the page sets out a ruling: the label of every choice stands there in bold.
bool setsOut(const lookup::Markdown& page, const packs::Ruling& ruling)
{
    QStringList bold;
    for (const lookup::Block& block : page.blocks) {
        addBold(bold, block.spans);
        for (const auto& row : block.rows) {
            for (const lookup::Spans& cell : row)
                addBold(bold, cell);
        }
    }
    return std::all_of(ruling.choices.begin(), ruling.choices.end(),
                       [&](const packs::Choice& choice) { return bold.contains(choice.label); });
}

}

std::unique_ptr<QTextDocument> ReferencePages::contents(const AtHand& atHand, const PageStyle& style) const
{
    auto document = std::make_unique<QTextDocument>();
    PageWriter writer(*document, style);
    if (atHand.first.isEmpty())
        writer.heading(m_pack.title, 1);
    bool any = writeLinks(writer, tr("Pinned"), atHand.pinned);
    const bool anyNow = writeLookups(writer, tr("Answers"), bySection(m_pack.lookups, atHand.first));
    for (const QString& id : atHand.first) {
        if (const packs::Section* section = m_pack.section(id))
            writeSection(writer, *section, Lookups::Elsewhere);
    }
    any = writeLinks(writer, tr("Last looked up"), atHand.lookedUp) || any || !atHand.first.isEmpty();
    any = writeLookups(writer, anyNow ? tr("More answers") : tr("Answers"),
                       bySection(m_pack.lookups, atHand.first, false)) ||
          any;
    if (any)
        writer.heading(tr("All of the rules"), atHand.first.isEmpty() ? 2 : 1);
    for (const packs::Section* section : byTitle(m_pack))
        writer.entry(section->title, link(*section));
    if (m_rulings && !m_pack.rulings.empty()) {
        writer.heading(tr("How this table plays it"), 1);
        for (const packs::Ruling& ruling : m_pack.rulings)
            writeRuling(writer, ruling);
    }
    return document;
}

std::unique_ptr<QTextDocument> ReferencePages::section(const packs::Section& section, const PageStyle& style) const
{
    auto document = std::make_unique<QTextDocument>();
    PageWriter writer(*document, style);
    writeSection(writer, section, Lookups::Shown);
    return document;
}

std::unique_ptr<QTextDocument> ReferencePages::card(const QString& title, const QString& text,
                                                    const PageStyle& style) const
{
    auto document = std::make_unique<QTextDocument>();
    PageWriter writer(*document, style);
    writer.heading(title, 1);
    for (const QString& part : text.split(QStringLiteral(" · ")))
        writer.paragraph(part);
    return document;
}

// Whether there were any.
bool ReferencePages::writeLinks(PageWriter& writer, const QString& heading, const QStringList& sections) const
{
    bool any = false;
    for (const QString& id : sections) {
        const packs::Section* section = m_pack.section(id);
        if (!section)
            continue;
        if (!std::exchange(any, true))
            writer.heading(heading, 2);
        writer.entry(section->title, link(*section));
    }
    return any;
}

// Whether there were any.
bool ReferencePages::writeLookups(PageWriter& writer, const QString& heading,
                                  const std::vector<const packs::Procedure*>& lookups) const
{
    if (!lookups.empty() && !heading.isEmpty())
        writer.heading(heading, 2);
    for (const packs::Procedure* lookup : lookups)
        writer.entry(lookup->label, QStringLiteral("lookup:") + lookup->id);
    return !lookups.empty();
}

void ReferencePages::writeSection(PageWriter& writer, const packs::Section& section, Lookups lookups) const
{
    lookup::Markdown page = lookup::readMarkdown(section.markdown);
    auto& blocks = page.blocks;
    if (!blocks.empty() && blocks.front().kind == lookup::Block::Kind::Heading && blocks.front().level == 1)
        blocks.erase(blocks.begin());
    lookup::linkTerms(page, m_pack.glossary);
    writer.heading(section.title, 1, section.id);
    if (lookups == Lookups::Shown)
        writeLookups(writer, {}, bySection(m_pack.lookups, {section.id}));
    writer.write(page);
    for (const packs::Ruling* ruling : rulingsOf(section))
        writeRuling(writer, *ruling);
}

void ReferencePages::writeRuling(PageWriter& writer, const packs::Ruling& ruling) const
{
    if (!m_rulings || ruling.choices.empty())
        return;
    const int index = ruling.indexOf(m_rulings->value(ruling.id));
    const packs::Choice& choice = ruling.choices[std::size_t(std::max(0, index))];
    writer.note(ruling.question, tr("At this table: %1").arg(choice.label), choice.help);
}

std::vector<const packs::Ruling*> ReferencePages::rulingsOf(const packs::Section& section) const
{
    std::vector<const packs::Ruling*> rulings;
    const lookup::Markdown page = lookup::readMarkdown(section.markdown);
    const auto procedures = proceduresOf(section.id);
    for (const packs::Ruling& ruling : m_pack.rulings) {
        const bool isRead = std::any_of(procedures.begin(), procedures.end(), [&](const packs::Procedure* procedure) {
            return procedure->rulings.contains(ruling.id);
        });
        if (isRead || setsOut(page, ruling))
            rulings.push_back(&ruling);
    }
    return rulings;
}

std::vector<const packs::Procedure*> ReferencePages::proceduresOf(const QString& section) const
{
    return bySection(m_pack.procedures, {section});
}

}
