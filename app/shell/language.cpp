// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/language.h"

#include "shell/preferences.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <utility>

// Outside of any namespace, as the macro wants it.
static void initLanguages()
{
    Q_INIT_RESOURCE(languages);
}

namespace adjutant::app {

Language::Language(Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences)
{
    initLanguages();
    connect(&preferences, &Preferences::languageChanged, this, &Language::apply);
}

Language::~Language() = default;

QStringList Language::known()
{
    return {QStringLiteral("en"), QStringLiteral("de")};
}

QString Language::nameOf(const QString& language)
{
    return language == QLatin1String("de") ? QStringLiteral("Deutsch") : QStringLiteral("English");
}

QString Language::wanted() const
{
    const QString chosen = m_preferences.language();
    if (known().contains(chosen))
        return chosen;
    for (const QString& preferred : QLocale::system().uiLanguages()) {
        if (const QString language = preferred.section(QLatin1Char('-'), 0, 0); known().contains(language))
            return language;
    }
    return known().first();
}

void Language::apply()
{
    const QString language = wanted();
    const QLocale ofLanguage(language);
    const QLocale system = QLocale::system();
    const bool fits = m_preferences.language().isEmpty() || system.language() == ofLanguage.language();
    QLocale::setDefault(fits ? system : ofLanguage);
    if (std::exchange(m_now, language) == language)
        return;
    // The program's own words come last, so that they are asked first.
    const std::pair<QTranslator*, QString> files[] = {
        {&m_qt, QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_") + language},
        {&m_own, QStringLiteral(":/translations/adjutant_") + language},
    };
    for (const auto& [translator, file] : files) {
        QCoreApplication::removeTranslator(translator);
        if (translator->load(file))
            QCoreApplication::installTranslator(translator);
    }
}

}
