// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/reader.h"

#include "base/words.h"
#include "packs/overlay.h"
#include "packs/readparts.h"
#include "packs/share.h"

#include <QRegularExpression>

#include <algorithm>

namespace adjutant::packs {

namespace {

const QString packFile = QStringLiteral("pack.toml");

Fault inFile(const QString& file, int line, const QString& words)
{
    return {Fault::Severity::Error, file, line, line ? 1 : 0, words};
}

// Every translation is checked; that of the language asked for stays. Gives its names as they were before.
QHash<QString, QString> translate(toml::table& pack, const std::vector<Shared>& shared, const Files& files,
                                  const QString& language, Faults& faults)
{
    QHash<QString, QString> untranslated;
    for (const QString& one : languagesOf(files)) {
        const QString name = translationFile(one);
        TomlFile translation(name, files[name], faults);
        toml::table copy = pack;
        QHash<QString, QString> names;
        if (translation.root()) {
            shareTexts(*translation.root(), shared);
            names = overlay(copy, *translation.root(), translation);
        }
        if (one == language) {
            pack = std::move(copy);
            untranslated = std::move(names);
        }
    }
    return untranslated;
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
                            Words::tr("there are no words in names/%1.txt for “%2”").arg(list, pattern.pattern));
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
                inFile(it.key(), line, Words::tr("a control character stands here; a pack is plain text")));
        } else if (!QString::fromUtf8(*it).toUtf8().startsWith(*it)) {
            faults.push_back(inFile(it.key(), 0, Words::tr("this file is not UTF-8")));
        }
    }
}

}

QString shownLanguage()
{
    return Words::tr("en", "the code of the language: de, fr…");
}

QMap<QString, QString> titlesOf(const Files& files)
{
    QMap<QString, QString> titles;
    const auto note = [&](const QString& language, const QString& name) {
        Faults unread;
        const TomlFile file(name, files.value(name), unread);
        if (const auto title = file.root() ? (*file.root())["title"].value<std::string>() : std::nullopt)
            titles.insert(language, QString::fromStdString(*title));
    };
    note({}, packFile);
    for (const QString& language : languagesOf(files))
        note(language, translationFile(language));
    return titles;
}

Reading read(const Files& files, const QString& language)
{
    Reading reading;
    auto& faults = reading.faults;
    if (!files.contains(packFile)) {
        faults.push_back(inFile(packFile, 0, Words::tr("a pack needs this file")));
        return reading;
    }
    checkText(files, faults);
    TomlFile file(packFile, files[packFile], faults);
    auto pack = std::make_shared<Pack>();
    if (file.root()) {
        const auto shared = share(*file.root(), file);
        pack->untranslated = translate(*file.root(), shared, files, language, faults);
        TomlTable top(file, *file.root(), QT_TRANSLATE_NOOP("Words", "a pack"));
        readReference(top, files, language, *pack, faults);
        readMeasure(top, *pack);
        readSetUp(top, *pack);
        readMembers(top, *pack);
        readTables(top, *pack);
        readRandomTables(top, *pack);
        readWeapons(top, *pack);
        readUnits(top, *pack);
        readRosterLimits(top, *pack);
        readStatuses(top, *pack);
        readResources(top, *pack);
        readTallies(top, *pack);
        readTrack(top, *pack);
        readFactors(top, *pack);
        readProcedures(top, *pack);
        checkTrack(top, *pack);
        readNames(top, files, *pack);
        checkUse(top, *pack);
    }
    const auto isError = [](const Fault& fault) { return fault.severity == Fault::Severity::Error; };
    if (std::none_of(faults.begin(), faults.end(), isError))
        reading.pack = std::move(pack);
    return reading;
}

}
