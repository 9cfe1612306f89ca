// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/resolve.h"

#include <QWidget>

namespace adjutant::app
{

class Theme;

/// The rules of a pack: what the phase needs, found as one types, read in place.
class ReferencePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ReferencePanel(Theme& theme, QWidget* parent = nullptr);
    ~ReferencePanel() override;

    void setPack(const packs::PackPtr& pack);
    /// Rulings as the table plays them are shown with the sections that ask for them.
    void setRulings(const packs::Rulings& rulings);
    /// The sections that the phase links to come first, until somebody searches.
    void followSections(const QStringList& sections);
    void showSection(const QString& id);
    /// Puts the cursor into the search line.
    void startSearch();

Q_SIGNALS:
    /// Somebody chose a procedure among the hits.
    void procedureChosen(const QString& id);
};

}
