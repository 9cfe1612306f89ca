// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accessible.h"
#include "paintedtext.h"
#include "textwalk.h"
#include "walk.h"

namespace adjutant::test {

/// All that a page must be for everybody: what is wrong with it for a screen reader, a finger, the Tab key, and eyes.
inline QStringList faultsOf(QWidget& page, const QString& name, int* texts = nullptr)
{
    TextWalk text;
    text.over(page, name);
    QStringList faults = text.clipped();
    for (const QString& fault :
         unnamedIn(&page).replaceInStrings(QRegularExpression(QStringLiteral("^")), QStringLiteral("no name: ")) +
             silentIn(page) + Walk(page).faults() + faintTextsIn(page, texts))
        faults << QStringLiteral("%1: %2").arg(name, fault);
    return faults;
}

}
