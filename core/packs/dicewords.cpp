// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/dicewords.h"

#include "base/words.h"

namespace adjutant::packs {

QString toWords(const dice::Issue& issue)
{
    return QString::fromStdString(
        dice::inLanguage(issue.sentence, [](const char* text) { return Words::tr(text).toStdString(); }));
}

}
