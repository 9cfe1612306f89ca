// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/keptwords.h"

#include <QRegularExpression>

namespace adjutant {

std::optional<QString> shownWords(const QString& kept, const char* english, const QString& shown)
{
    static const QRegularExpression place(QStringLiteral("\\\\%\\d"));
    QString form = QRegularExpression::escape(QString::fromUtf8(english));
    const auto match =
        QRegularExpression(QRegularExpression::anchoredPattern(form.replace(place, QStringLiteral("(.*)"))))
            .match(kept);
    if (!match.hasMatch())
        return std::nullopt;
    QString words = shown;
    for (int number = 1; number <= match.lastCapturedIndex(); ++number)
        words = words.arg(match.captured(number));
    return words;
}

}
