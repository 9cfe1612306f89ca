// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/newgameplan.h"

#include <QWidget>

class QHBoxLayout;
class QLineEdit;
class QPushButton;

namespace adjutant::app
{

class Theme;
class TouchButton;

/// A unit that will be in the game: its name, which the pack can make up, and how many models it has when that is
/// asked.
class UnitRow : public QWidget
{
    Q_OBJECT

public:
    UnitRow(const Theme& theme, const packs::Pack& pack, const PlannedUnit& unit, QWidget* parent = nullptr);

    PlannedUnit unit() const;
    void setName(const QString& name);
    void retint();

Q_SIGNALS:
    void changed();
    /// Somebody wants a name made up; `setName` gives it.
    void nameWanted();

private:
    void addNameButton(const packs::UnitType& type);
    void addSizeButton(const packs::Question& question);
    void openPad();
    void setSize(int size);

    const Theme& m_theme;
    PlannedUnit m_unit;
    packs::Question m_question;
    QString m_label;
    QHBoxLayout* m_row = nullptr;
    QLineEdit* m_name;
    QPushButton* m_makeUp = nullptr;
    TouchButton* m_size = nullptr;
};

}
