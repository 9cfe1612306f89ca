// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/keptwords.h"

#include <QRegularExpression>

namespace adjutant {

namespace {

// All places at once: what is put into one may look like another.
QString filled(const QString& form, const QRegularExpressionMatch& match)
{
    static const QRegularExpression place(QStringLiteral("%(\\d)"));
    QString words;
    qsizetype from = 0;
    for (auto it = place.globalMatch(form); it.hasNext();) {
        const auto found = it.next();
        words += QStringView(form).mid(from, found.capturedStart() - from);
        words += match.captured(found.capturedView(1).toInt());
        from = found.capturedEnd();
    }
    return words.append(QStringView(form).mid(from));
}

}

std::optional<QString> shownWords(const QString& kept, const char* english, const QString& shown)
{
    static const QRegularExpression place(QStringLiteral("\\\\%\\d"));
    QString form = QRegularExpression::escape(QString::fromUtf8(english));
    const auto match =
        QRegularExpression(QRegularExpression::anchoredPattern(form.replace(place, QStringLiteral("(.*)"))))
            .match(kept);
    if (!match.hasMatch())
        return std::nullopt;
    return filled(shown, match);
}

}
