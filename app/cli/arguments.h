// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/fault.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <vector>

namespace adjutant::cli {

struct Positional {
    enum class Count { One, Any, Some };

    const char* name; ///< as the usage line shows it
    Count count = Count::One;
};

struct Option {
    const char* name;            ///< without the dashes
    const char* value = nullptr; ///< what the usage line calls its value; none: a flag
    bool repeatable = false;
    const char* help = "";
    bool required = false;
};

/// What a subcommand was called with: every option known to it, every positional there.
class Arguments
{
public:
    /// Refuses, in words, what is unknown, missing, or given once too often. An argument such as `-1d6` is no option.
    static Expected<Arguments> parse(const QStringList& words, const std::vector<Positional>& positionals,
                                     const std::vector<Option>& options);

    QString operator[](qsizetype at) const { return m_positionals.value(at); }
    /// The positionals from this one on.
    QStringList from(qsizetype at) const { return m_positionals.mid(at); }
    bool has(const char* option) const { return m_options.contains(QLatin1String(option)); }
    QString value(const char* option) const { return values(option).value(0); }
    QStringList values(const char* option) const { return m_options.value(QLatin1String(option)); }
    /// A whole number from `least` to `most`, or `standard` when it is not given.
    Expected<int> number(const char* option, int standard, int least, int most) const;

private:
    QStringList m_positionals;
    QMap<QString, QStringList> m_options;
};

/// `ID=CHOICE`, with something on both sides.
Expected<std::pair<QString, QString>> parsePair(const QString& text, const char* shape);
/// Several of them, no name twice.
Expected<QMap<QString, QString>> parsePairs(const QStringList& texts, const char* shape);

}
