// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/reader.h"
#include "tsfile.h"

#include <QRegularExpression>
#include <QSet>
#include <QTranslator>

namespace adjutant::test {

/// Every plain letter with something on it, so that a text still reads and yet has no letter of its own left. What
/// `keep` matches stays.
inline QString accented(const QString& text, const QRegularExpression& keep)
{
    static const QString small = QStringLiteral("åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž");
    static const QString large = QStringLiteral("ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ");
    QString out;
    qsizetype at = 0;
    const auto take = [&](qsizetype end) {
        for (; at < end; ++at) {
            const QChar c = text[at];
            out += c >= u'a' && c <= u'z'   ? small[c.unicode() - u'a']
                   : c >= u'A' && c <= u'Z' ? large[c.unicode() - u'A']
                                            : c;
        }
    };
    for (auto it = keep.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        take(match.capturedStart());
        out += match.captured();
        at = match.capturedEnd();
    }
    take(text.size());
    return out;
}

/// A language that nobody speaks: `[Ŕöûñð 3 öƒ 6 ·····]`, a good third longer than English. What of the program is
/// missing in the files of the languages stays English.
class Pseudo : public QTranslator
{
public:
    Pseudo()
    {
        for (const TsText& text : readTs(QStringLiteral(SOURCE_FOLDER "/translations/adjutant_de.ts")))
            m_known.insert(keyOf(text.context, text.source));
    }

    bool isEmpty() const override { return false; }

    QString translate(const char* context, const char* source, const char*, int) const override
    {
        static const QRegularExpression places(QStringLiteral("%L?(?:\\d|n)|d MMMM.*"));
        const QString text = QString::fromUtf8(source);
        const bool isOfQt = context[0] == 'Q';
        if (text.isEmpty() || (!isOfQt && !m_known.contains(keyOf(QString::fromUtf8(context), text))))
            return {};
        const QString bare = QString(text).remove(places);
        if (!bare.contains(QRegularExpression(QStringLiteral("[A-Za-z]"))))
            return text;
        const auto words = std::count_if(bare.begin(), bare.end(), [](QChar c) { return c.isLetter(); });
        const QString blanks = text.startsWith(u' ') ? QStringLiteral(" ") : QString();
        return blanks + u'[' + accented(text.trimmed(), places) + paddingOf(words * 2 / 5) + u']' +
               (text.endsWith(u' ') ? QStringLiteral(" ") : QString());
    }

private:
    // In words, as there would be.
    static QString paddingOf(qsizetype letters)
    {
        QString padding(letters, u'·');
        for (qsizetype at = 9; at < letters; at += 10)
            padding[at] = u' ';
        return padding;
    }

    static QString keyOf(const QString& context, const QString& source) { return context + u'\n' + source; }

    QSet<QString> m_known;
};

/// A pack whose shown texts have no plain letter left either: what has is the program's.
inline packs::Files accentedPack(packs::Files files)
{
    static const QRegularExpression shown(QStringLiteral("\\b(?:back|checklist|doubt|help|label|licence|miss|note|"
                                                         "notes|one|question|summary|taken|term|text|title|words)"
                                                         "\\s*=\\s*(?:\"(?:[^\"\\\\]|\\\\.)*\"|\\[[^\\]]*\\])"));
    static const QRegularExpression quoted(QStringLiteral("\"(?:[^\"\\\\]|\\\\.)*\""));
    static const QRegularExpression key(QStringLiteral("\\A\\w+"));
    static const QRegularExpression names(QStringLiteral("\\{[^}]*\\}|\\\\."));
    static const QRegularExpression links(QStringLiteral("\\]\\([^)]*\\)|\\b\\d*d\\d+"));
    QString toml = QString::fromUtf8(files[QStringLiteral("pack.toml")]);
    QString out;
    qsizetype at = 0;
    for (auto it = shown.globalMatch(toml); it.hasNext();) {
        const auto match = it.next();
        const QString name = key.match(match.captured()).captured();
        QString text = match.captured();
        out += toml.mid(at, match.capturedStart() - at);
        at = match.capturedEnd();
        const bool isId = name == QLatin1String("text") && // of a stat, as a roll asks for it
                          toml.contains(QStringLiteral("id = ") + quoted.match(text).captured());
        if (!isId && (name != QLatin1String("question") || text.contains(u'?'))) {
            QString changed = name;
            qsizetype from = name.size();
            for (auto string = quoted.globalMatch(text); string.hasNext();) {
                const auto one = string.next();
                changed += text.mid(from, one.capturedStart() - from) + accented(one.captured(), names);
                from = one.capturedEnd();
            }
            text = changed + text.mid(from);
        }
        out += text;
    }
    files[QStringLiteral("pack.toml")] = (out + toml.mid(at)).toUtf8();
    for (auto file = files.begin(); file != files.end(); ++file) {
        if (file.key().startsWith(QLatin1String("reference/")))
            *file = accented(QString::fromUtf8(*file), links).toUtf8();
    }
    files.removeIf([](const auto& file) { return file.key().startsWith(QLatin1String("i18n/")); });
    return files;
}

}
