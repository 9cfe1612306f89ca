// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/reader.h"
#include "packs/tomltable.h"

#include <QHash>

namespace adjutant::packs {

/// Where a text that inputs choose by stays in the pack's own language, beside its translation; no key that anybody
/// would write.
constexpr const char* untranslatedText = "text, untranslated";

/// Puts the texts of a translation in place of the pack's own. They are found by the path of their ids, as
/// `procedure.shoot.label`; a path that leads nowhere, or to what is no text to be shown, is a fault of the
/// translation.
/// Gives what names were before, by what they are now.
QHash<QString, QString> overlay(toml::table& pack, const toml::table& texts, TomlFile& translation);

/// The file of a language, as `i18n/de.toml`, and where its sections lie.
QString translationFile(const QString& language);
QString translatedSection(const QString& language, const QString& section);

}
