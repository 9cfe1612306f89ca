// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tsfile.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QTranslator>

namespace adjutant::test {

/// While it lives, the core speaks German, from the file of the language itself.
class German : public QTranslator
{
public:
    German()
    {
        for (const TsText& text : readTs(QStringLiteral(SOURCE_FOLDER "/translations/adjutant_de.ts"))) {
            if (text.context == QLatin1String("Words") && !isLanguage(text))
                m_texts.insert(text.source + text.comment, text.forms);
        }
        QCoreApplication::installTranslator(this);
    }
    ~German() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char* comment, int n) const override
    {
        const QStringList forms = m_texts.value(QString::fromUtf8(source) + QString::fromUtf8(comment));
        return forms.isEmpty() ? QString() : n < 0 || n == 1 ? forms.first() : forms.last();
    }

private:
    // Packs stay in English.
    static bool isLanguage(const TsText& text) { return text.source == QLatin1String("en"); }

    QHash<QString, QStringList> m_texts;
};

/// The first word of a sentence in German that is none; what stands in quotes is quoted. Empty when all is German.
inline QString englishIn(QString sentence)
{
    static const QRegularExpression quoted(QStringLiteral("„[^“]*“"));
    static const QRegularExpression english(QStringLiteral(
        "\\b(the|there|is|are|has|have|does|needs|must|cannot|can|and|which|that|this|with|from|at|most|nothing|found|"
        "expected|did|you|mean|input|text|number)\\b|[“”]|%\\d"));
    sentence.remove(quoted);
    return english.match(sentence).captured();
}

}
