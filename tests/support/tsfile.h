// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QList>
#include <QStringList>
#include <QXmlStreamReader>

namespace adjutant::test {

/// A text of the program and what a file of translations/ makes of it: one form, or one for each number.
struct TsText {
    QString context, source, comment;
    QStringList forms;
    bool unfinished = false;
};

inline void readForms(QXmlStreamReader& xml, TsText& text)
{
    text.unfinished = xml.attributes().hasAttribute(QStringLiteral("type"));
    QString only;
    while (xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isStartElement())
            text.forms << xml.readElementText();
        else if (xml.isCharacters())
            only += xml.text();
    }
    if (text.forms.isEmpty())
        text.forms << only;
}

inline QList<TsText> readTs(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<TsText> texts;
    QString context;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString name = xml.name().toString();
        if (name == QLatin1String("name"))
            context = xml.readElementText();
        else if (name == QLatin1String("message"))
            texts.append({context, {}, {}, {}, false});
        else if (name == QLatin1String("source"))
            texts.last().source = xml.readElementText();
        else if (name == QLatin1String("comment"))
            texts.last().comment = xml.readElementText();
        else if (name == QLatin1String("translation"))
            readForms(xml, texts.last());
    }
    return texts;
}

}
