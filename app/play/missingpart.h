// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/procedure.h"

#include <QWidget>

namespace adjutant::app {

class Desk;
class TextLabel;
class Theme;
class TouchButton;

/// Where the throw will stand: what is still missing before it can be thrown, and the step that leads there, if it is a
/// single one. Out of sight while nothing is missing.
class MissingPart : public QWidget
{
    Q_OBJECT

public:
    MissingPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    /// The values that are known so far.
    void refresh(const packs::Values& known);
    void clear() { tell({}); }

private:
    void tell(const QString& words);
    QString wordsFor(const packs::Values& known) const;
    QString wordsForValues(const packs::Procedure& procedure, const packs::Values& known,
                           const QString& otherwise) const;

    Desk& m_desk;
    TextLabel* m_words;
    TouchButton* m_activate;
};

}
