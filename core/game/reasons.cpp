// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/reasons.h"

#include "base/keptwords.h"
#include "base/words.h"
#include "packs/pack.h"

#include <QRegularExpression>

#include <array>

namespace adjutant::game {

namespace {

// As the commands write them.
constexpr std::array known = {
    QT_TRANSLATE_NOOP("Words", "as the table says"),
    QT_TRANSLATE_NOOP("Words", "set by hand"),
    QT_TRANSLATE_NOOP("Words", "after %1 rounds"),
    QT_TRANSLATE_NOOP("Words", "%1 concedes"),
    QT_TRANSLATE_NOOP("Words", "time is called in round %1"),
    QT_TRANSLATE_NOOP("Words", "as the table agreed in round %1"),
    QT_TRANSLATE_NOOP("Words", "%1 destroyed: twice its %2 points"),
    QT_TRANSLATE_NOOP("Words", "%1 destroyed: its %2 points"),
};

QString inOwnWords(const QString& kept)
{
    for (const char* sentence : known)
        if (const auto shown = shownWords(kept, sentence, Words::tr(sentence)))
            return *shown;
    return kept;
}

// `units 2 : 1, squads 1 : 0`
QString withLabels(const packs::Objective& written, const packs::Objective& shown, QString counts)
{
    for (std::size_t i = 0; i < written.compare.size(); ++i) {
        const QRegularExpression label(
            QStringLiteral("\\b%1(?= \\d)").arg(QRegularExpression::escape(written.compare[i].label)));
        counts.replace(label, shown.compare[i].label);
    }
    return counts;
}

}

QString shownReason(const packs::Pack& pack, const QString& kept)
{
    const auto& written = pack.asWritten().objective;
    if (!written)
        return inOwnWords(kept);
    const QRegularExpression ofPoint(
        QStringLiteral("\\A%1 (\\d+): (.*)\\z").arg(QRegularExpression::escape(written->label)));
    const auto match = ofPoint.match(kept);
    const QString why = match.hasMatch() ? match.captured(2) : kept;
    const QString own = inOwnWords(why);
    const QString words = own == why ? withLabels(*written, *pack.objective, why) : own;
    return match.hasMatch() ? QStringLiteral("%1 %2: %3").arg(pack.objective->label, match.captured(1), words) : words;
}

}
