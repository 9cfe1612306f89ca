// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/overlay.h"
#include "packs/readparts.h"

#include <QRegularExpression>

namespace adjutant::packs {

namespace {

constexpr qsizetype mostOfASection = 100'000;

QString referenceFile(const QString& id)
{
    return QStringLiteral("reference/%1.md").arg(id);
}

// One file of the reference, and what is wrong with it.
class SectionFile
{
public:
    SectionFile(QString name, const QByteArray& text, Faults& faults)
        : m_name(std::move(name)),
          m_text(QString::fromUtf8(text)),
          m_faults(faults)
    {
    }

    Section read(const QString& id)
    {
        Section section{id, {}, m_text};
        const QString first = m_text.section(QLatin1Char('\n'), 0, 0);
        if (first.startsWith(QLatin1String("# ")))
            section.title = first.mid(2).trimmed();
        if (section.title.isEmpty())
            error(1, 1, Words::tr("a section begins with its title, as “# Title”"));
        return section;
    }

    void check(const Pack& pack)
    {
        if (m_text.size() > mostOfASection) {
            error(0, 0, Words::tr("a section has at most %1 characters").arg(mostOfASection));
            return;
        }
        int line = 0;
        for (const QString& text : m_text.split(QLatin1Char('\n')))
            checkLine(pack, text, ++line);
    }

private:
    void checkLine(const Pack& pack, const QString& text, int line)
    {
        static const QRegularExpression link(QStringLiteral("\\]\\(([^)\\s\\[\\]]*)"));
        static const QRegularExpression html(QStringLiteral("<[A-Za-z/!?]"));
        static const QRegularExpression address(QStringLiteral("^ {0,3}\\[[^\\]]+\\]:"));
        const auto image = text.indexOf(QLatin1String("!["));
        if (image >= 0)
            error(line, static_cast<int>(image) + 1, Words::tr("a pack has no images"));
        for (auto it = link.globalMatch(text); image < 0 && it.hasNext();) {
            const auto match = it.next();
            const QString target = match.captured(1);
            if (!target.startsWith(QLatin1String("section:")) || !pack.section(target.mid(8)))
                error(line, static_cast<int>(match.capturedStart(1)) + 1,
                      Words::tr("the link “%1” leads nowhere; links are written section:ID").arg(target.left(80)));
        }
        if (const auto match = html.match(text); match.hasMatch())
            error(line, static_cast<int>(match.capturedStart()) + 1,
                  Words::tr("HTML is not read; write a plain “less than” as &lt;"));
        if (address.match(text).hasMatch())
            error(line, 1, Words::tr("addresses are not read; links are written [words](section:ID)"));
    }

    void error(int line, int column, const QString& words)
    {
        if (++m_count <= most)
            m_faults.push_back({Fault::Severity::Error, m_name, line, column, words});
    }

    static constexpr int most = 50; ///< faults of one section

    QString m_name, m_text;
    Faults& m_faults;
    int m_count = 0;
};

// The section in the language that is asked for, as far as it is translated.
Section readSection(const QString& id, const Files& files, const QString& language, Faults& faults)
{
    const QString translated = translatedSection(language, id);
    if (!files.contains(translated))
        return SectionFile(referenceFile(id), files[referenceFile(id)], faults).read(id);
    Section section = SectionFile(translated, files[translated], faults).read(id);
    section.untranslated = QString::fromUtf8(files[referenceFile(id)]);
    return section;
}

// The id of the section that a file holds; empty when it is no file of a reference.
QString sectionIn(const QString& file)
{
    static const QRegularExpression form(QStringLiteral("\\A(?:i18n/[^/]+/)?reference/([^/]+)\\.md\\z"));
    return form.match(file).captured(1);
}

void checkFiles(const Files& files, const Pack& pack, Faults& faults)
{
    for (auto it = files.begin(); it != files.end(); ++it) {
        const QString id = sectionIn(it.key());
        if (id.isEmpty())
            continue;
        if (!pack.section(id))
            faults.push_back({Fault::Severity::Warning, it.key(), 0, 0,
                              Words::tr("“reference” in pack.toml does not list this section")});
        SectionFile(it.key(), *it, faults).check(pack);
    }
}

}

void readReference(TomlTable& top, const Files& files, const QString& language, Pack& pack, Faults& faults)
{
    for (const QString& id : top.texts("reference")) {
        if (!files.contains(referenceFile(id)))
            top.errorAt("reference", Words::tr("there is no file “%1”").arg(referenceFile(id)));
        else if (pack.section(id))
            top.errorAt("reference", Words::tr("the section “%1” is there twice").arg(id));
        else
            pack.sections.push_back(readSection(id, files, language, faults));
    }
    checkFiles(files, pack, faults);
}

QString readSectionId(TomlTable& table, const Pack& pack)
{
    const QString id = table.text("section");
    if (!id.isEmpty() && !pack.section(id))
        noSuch(table, "section", Words::tr("the section “%1” is not in “reference”"), id, pack.sections);
    return id;
}

}
