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

Fault inFile(const QString& file, int line, const QString& words)
{
    return {Fault::Severity::Error, file, line, line ? 1 : 0, words};
}

// What the track names and is read only after it, or is named in a list.
void checkTrack(TomlTable& top, const Pack& pack)
{
    for (const Phase& phase : pack.track.phases) {
        for (const QString& id : phase.sections) {
            if (!pack.section(id))
                top.errorAt("track",
                            QStringLiteral("%1 names the section “%2”, which is not in “reference”").arg(phase.id, id));
        }
    }
    for (const ActivationCheck& check : pack.track.checks) {
        if (!pack.procedure(check.procedure))
            top.errorAt("track",
                        QStringLiteral("a check names the procedure “%1”, which does not exist").arg(check.procedure));
    }
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
        readReference(top, files, *pack, faults);
        readMeasure(top, *pack);
        readSetUp(top, *pack);
        readFactors(top, *pack);
        readTables(top, *pack);
        readRandomTables(top, *pack);
        readWeapons(top, *pack);
        readUnits(top, *pack);
        readTrack(top, *pack);
        readProcedures(top, *pack);
        readNames(top, files, *pack);
        checkTrack(top, *pack);
    }
    const auto isError = [](const Fault& fault) { return fault.severity == Fault::Severity::Error; };
    if (std::none_of(faults.begin(), faults.end(), isError))
        reading.pack = std::move(pack);
    return reading;
}

}
