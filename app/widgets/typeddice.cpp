// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/typeddice.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace adjutant::app {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(TypedDice)
};

bool isBlank(const QString& word)
{
    return word == QLatin1String("_") || word == QLatin1String("-") || word == QLatin1String("?") ||
           word == QLatin1String(".");
}

QString rangeOf(const std::vector<std::int64_t>& faces)
{
    if (faces.back() - faces.front() + 1 == static_cast<std::int64_t>(faces.size()))
        return Text::tr("%1 to %2").arg(faces.front()).arg(faces.back());
    QStringList words;
    for (const std::int64_t face : faces)
        words.append(QString::number(face));
    words.removeDuplicates();
    return words.join(QLatin1String(", "));
}

/// Where every face is one digit, `326` are three dice, and `3_6` too.
QStringList runTogether(const QString& word, const std::vector<std::int64_t>& dieFaces)
{
    const bool digits =
        std::all_of(dieFaces.begin(), dieFaces.end(), [](std::int64_t face) { return face >= 0 && face <= 9; });
    const bool run = std::all_of(word.begin(), word.end(),
                                 [](QChar letter) { return (letter >= u'0' && letter <= u'9') || letter == u'_'; });
    return digits && run ? word.split(QString(), Qt::SkipEmptyParts) : QStringList{word};
}

/// Whether each digit of the number would be a face.
bool areSeveral(const QString& word, const std::vector<std::int64_t>& dieFaces)
{
    return word.size() > 1 && std::all_of(word.begin(), word.end(), [&](QChar digit) {
               return digit.isDigit() &&
                      std::find(dieFaces.begin(), dieFaces.end(), digit.digitValue()) != dieFaces.end();
           });
}

/// `4,,2` leaves the second die blank; spaces alone part the faces and leave nothing blank.
QStringList wordsOf(const QString& text, const std::vector<std::int64_t>& dieFaces)
{
    static const QRegularExpression comma(QStringLiteral("\\s*[,;]\\s*"));
    static const QRegularExpression space(QStringLiteral("\\s+"));
    QStringList words;
    for (const QString& part : text.trimmed().split(comma)) {
        if (part.isEmpty())
            words.append(QStringLiteral("_"));
        else
            for (const QString& word : part.split(space, Qt::SkipEmptyParts))
                words.append(runTogether(word, dieFaces));
    }
    return words;
}

}

std::size_t TypedDice::blanks() const
{
    return static_cast<std::size_t>(
        std::count_if(faces.begin(), faces.end(), [](const auto& face) { return !face.has_value(); }));
}

TypedDice parseTypedDice(const QString& text, const std::vector<std::int64_t>& dieFaces, std::size_t most)
{
    TypedDice typed;
    if (text.trimmed().isEmpty() || dieFaces.empty())
        return typed;
    for (const QString& word : wordsOf(text, dieFaces)) {
        if (isBlank(word)) {
            typed.faces.emplace_back();
            continue;
        }
        bool number = false;
        const qint64 face = word.toLongLong(&number);
        if (!number)
            typed.fault =
                Text::tr("“%1” is not the face of a die: numbers, or _ for a die to be thrown here").arg(word);
        else if (std::find(dieFaces.begin(), dieFaces.end(), face) == dieFaces.end())
            typed.fault = (areSeveral(word, dieFaces)
                               ? Text::tr("%1 is not on this die: its faces are %2. A space parts two dice")
                               : Text::tr("%1 is not on this die: its faces are %2"))
                              .arg(word, rangeOf(dieFaces));
        if (!typed.fault.isEmpty())
            return typed;
        typed.faces.emplace_back(face);
    }
    if (typed.faces.size() > most)
        typed.fault = Text::tr("%n dice typed, %1 thrown", nullptr, static_cast<int>(typed.faces.size())).arg(most);
    return typed;
}

}
