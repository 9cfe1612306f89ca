// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/reader.h"

#include "packs/readparts.h"

#include <QRegularExpression>

#include <algorithm>

namespace adjutant::packs
{

namespace
{

const QString packFile = QStringLiteral("pack.toml");

QString referenceFile(const QString& id)
{
    return QStringLiteral("reference/%1.md").arg(id);
}

Fault inFile(const QString& file, int line, const QString& words)
{
    return {Fault::Severity::Error, file, line, line ? 1 : 0, words};
}

Section readSection(const QString& id, const QByteArray& text, Faults& faults)
{
    Section section{id, {}, QString::fromUtf8(text)};
    const QString first = section.markdown.section(QLatin1Char('\n'), 0, 0);
    if (first.startsWith(QLatin1String("# ")))
        section.title = first.mid(2).trimmed();
    if (section.title.isEmpty())
        faults.push_back(inFile(referenceFile(id), 1, QStringLiteral("a section begins with its title, as “# Title”")));
    return section;
}

void readReference(TomlTable& top, const Files& files, Pack& pack, Faults& faults)
{
    for (const QString& id : top.texts("reference")) {
        const auto file = files.find(referenceFile(id));
        if (file == files.end())
            top.errorAt("reference", QStringLiteral("there is no file “%1”").arg(referenceFile(id)));
        else if (pack.section(id))
            top.errorAt("reference", QStringLiteral("the section “%1” is there twice").arg(id));
        else
            pack.sections.push_back(readSection(id, *file, faults));
    }
    for (auto it = files.begin(); it != files.end(); ++it) {
        const bool reference =
            it.key().startsWith(QLatin1String("reference/")) && it.key().endsWith(QLatin1String(".md"));
        if (reference && !pack.section(it.key().mid(10).chopped(3)))
            faults.push_back({Fault::Severity::Warning, it.key(), 0, 0,
                              QStringLiteral("“reference” in pack.toml does not list this section")});
    }
}

void checkLinks(const Pack& pack, Faults& faults)
{
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)\\s]*)\\)"));
    for (const Section& section : pack.sections) {
        int line = 0;
        for (const QString& text : section.markdown.split(QLatin1Char('\n'))) {
            ++line;
            for (auto it = link.globalMatch(text); it.hasNext();) {
                const QString target = it.next().captured(1);
                if (!target.startsWith(QLatin1String("section:")) || !pack.section(target.mid(8)))
                    faults.push_back(inFile(
                        referenceFile(section.id), line,
                        QStringLiteral("the link “%1” leads nowhere; links are written section:ID").arg(target)));
            }
        }
    }
}

void checkSections(TomlTable& top, const Pack& pack)
{
    const auto need = [&](const QString& id, const char* key, const QString& who) {
        if (!id.isEmpty() && !pack.section(id))
            top.errorAt(key, QStringLiteral("%1 names the section “%2”, which is not in “reference”").arg(who, id));
    };
    for (const UnitType& unit : pack.units)
        need(unit.section, "unit", unit.id);
    for (const Procedure& procedure : pack.procedures)
        need(procedure.section, "procedure", procedure.id);
    for (const Term& term : pack.glossary)
        need(term.section, "glossary", term.term);
    for (const Phase& phase : pack.track.phases) {
        for (const QString& id : phase.sections)
            need(id, "track", phase.id);
    }
    for (const Status& status : pack.statuses)
        need(status.section, "status", status.id);
    for (const Member& member : pack.members)
        need(member.section, "member", member.id);
    for (const TrackAction& action : pack.track.choices)
        need(action.section, "track", action.id);
    for (const Reaction& reaction : pack.track.reactions)
        need(reaction.section, "track", reaction.id);
}

void readNames(TomlTable& top, const Files& files, Pack& pack)
{
    for (auto it = files.begin(); it != files.end(); ++it) {
        if (!it.key().startsWith(QLatin1String("names/")) || !it.key().endsWith(QLatin1String(".txt")))
            continue;
        QStringList& words = pack.words[it.key().mid(6).chopped(4)];
        for (const QString& line : QString::fromUtf8(*it).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            if (const QString word = line.trimmed(); !word.isEmpty() && !word.startsWith(QLatin1Char('#')))
                words << word;
        }
    }
    static const QRegularExpression place(QStringLiteral("\\{([^}]*)\\}"));
    for (const NamePattern& pattern : pack.names) {
        for (auto it = place.globalMatch(pattern.pattern); it.hasNext();) {
            const QString list = it.next().captured(1);
            if (pack.words.value(list).isEmpty())
                top.errorAt("names",
                            QStringLiteral("there are no words in names/%1.txt for “%2”").arg(list, pattern.pattern));
        }
    }
}

void checkText(const Files& files, Faults& faults)
{
    for (auto it = files.begin(); it != files.end(); ++it) {
        const auto odd = std::find_if(it->begin(), it->end(), [](char c) {
            return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t' && c != '\r') || c == 0x7f;
        });
        if (odd != it->end()) {
            const auto line = static_cast<int>(std::count(it->begin(), odd, '\n')) + 1;
            faults.push_back(
                inFile(it.key(), line, QStringLiteral("a control character stands here; a pack is plain text")));
        } else if (!QString::fromUtf8(*it).toUtf8().startsWith(*it)) {
            faults.push_back(inFile(it.key(), 0, QStringLiteral("this file is not UTF-8")));
        }
    }
}

}

Reading read(const Files& files)
{
    Reading reading;
    auto& faults = reading.faults;
    if (!files.contains(packFile)) {
        faults.push_back(inFile(packFile, 0, QStringLiteral("a pack needs this file")));
        return reading;
    }
    checkText(files, faults);
    TomlFile file(packFile, files[packFile], faults);
    auto pack = std::make_shared<Pack>();
    if (file.root()) {
        TomlTable top(file, *file.root(), QStringLiteral("a pack"));
        readMeasure(top, *pack);
        readSetUp(top, *pack);
        readMembers(top, *pack);
        readUnits(top, *pack);
        readRosterLimits(top, *pack);
        readStatuses(top, *pack);
        readResources(top, *pack);
        readTrack(top, *pack);
        readProcedures(top, *pack);
        checkTrack(top, *pack);
        readReference(top, files, *pack, faults);
        readNames(top, files, *pack);
        checkSections(top, *pack);
        checkLinks(*pack, faults);
    }
    const auto isError = [](const Fault& fault) { return fault.severity == Fault::Severity::Error; };
    if (std::none_of(faults.begin(), faults.end(), isError))
        reading.pack = std::move(pack);
    return reading;
}

}
