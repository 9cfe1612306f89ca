// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/resolve.h"

#include <QWidget>

#include <vector>

namespace adjutant::app {

class ChoiceRow;
class Theme;
class TouchButton;

/// What else counts in a procedure: flags as large toggles, numbers as chips that say where they come from and can be
/// overruled, choices as rows.
class FactorsPart : public QWidget
{
    Q_OBJECT

public:
    explicit FactorsPart(const Theme& theme, QWidget* parent = nullptr);

    /// `derived` is what the units and the weapon give. The key stands for who acts at whom: while it stays, flags
    /// stay.
    void setProcedure(const packs::Procedure* procedure, const packs::Values& derived, const QString& key);

    /// Everything that is known, with what was overruled.
    packs::Values values() const;
    /// What a command has to say besides what the game knows: flags, choices, and what was overruled.
    Json inputs() const;
    /// Turns the first flag on or off.
    void toggleFirstFlag();

Q_SIGNALS:
    void changed();

private:
    void rebuild();
    void addFlag(const packs::ProcedureInput& input);
    void addNumber(const packs::ProcedureInput& input);
    void addChoice(const packs::ProcedureInput& input);
    void showNumber(TouchButton* chip, const packs::ProcedureInput& input);
    void openPad(TouchButton* chip, const packs::ProcedureInput& input);
    void give(const packs::ProcedureInput& input, const packs::Value& value);

    const Theme& m_theme;
    const packs::Procedure* m_procedure = nullptr;
    packs::Values m_derived, m_given;
    QString m_key;
    QWidget* m_inside = nullptr;
    std::vector<TouchButton*> m_flags;
};

}
