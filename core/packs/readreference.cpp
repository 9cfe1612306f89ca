// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/readparts.h"

#include <QRegularExpression>

namespace adjutant::packs
{

namespace
{

QString referenceFile(const QString& id)
{
    return QStringLiteral("reference/%1.md").arg(id);
}

Fault inSection(const QString& id, int line, const QString& words)
{
    return {Fault::Severity::Error, referenceFile(id), line, 1, words};
}

Section readSection(const QString& id, const QByteArray& text, Faults& faults)
{
    Section section{id, {}, QString::fromUtf8(text)};
    const QString first = section.markdown.section(QLatin1Char('\n'), 0, 0);
    if (first.startsWith(QLatin1String("# ")))
        section.title = first.mid(2).trimmed();
    if (section.title.isEmpty())
        faults.push_back(inSection(id, 1, QStringLiteral("a section begins with its title, as “# Title”")));
    return section;
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
                    faults.push_back(inSection(
                        section.id, line,
                        QStringLiteral("the link “%1” leads nowhere; links are written section:ID").arg(target)));
            }
        }
    }
}

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
    checkLinks(pack, faults);
}

QString readSectionId(TomlTable& table, const Pack& pack)
{
    const QString id = table.text("section");
    if (!id.isEmpty() && !pack.section(id))
        table.errorAt("section", QStringLiteral("the section “%1” is not in “reference”").arg(id));
    return id;
}

}
