// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/newgameplan.h"

#include <QWidget>

class QDialog;
class QHBoxLayout;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace adjutant::app {

class FlowLayout;
class TextLabel;
class Theme;
class TouchButton;
class UnitHandle;

/// A unit that will be in the game: its name, which the pack can make up, what the pack asks of it, what is noted on
/// its card, and how it goes again.
class UnitRow : public QWidget
{
    Q_OBJECT

public:
    UnitRow(const Theme& theme, const packs::PackPtr& pack, const PlannedUnit& unit, QWidget* parent = nullptr);

    PlannedUnit unit() const;
    void setName(const QString& name);
    UnitHandle& handle() { return *m_handle; }
    /// It is the only one: what it is stands elsewhere, and it is not removed.
    void stayAlone();
    void retint();

protected:
    void changeEvent(QEvent* event) override;

Q_SIGNALS:
    void changed();
    /// Somebody wants a name made up; `setName` gives it.
    void nameWanted();
    void removeWanted();
    /// It is asked what the unit is made of, in a window of its own.
    void makeupOpens(QDialog* dialog);

private:
    void giveNameRoom();
    void addNameButton(const packs::UnitType& type);
    void addNote(QVBoxLayout* column);
    void addRemoveButton();
    void addMakeup(QVBoxLayout* column, const QString& title);
    void openMakeup();
    void showMakeup();
    void addQuestion(QLayout* place, const packs::Question& question);
    void openPad(TouchButton* button, const packs::Question& question);
    void openChoices(TouchButton* button, const packs::Question& question);
    void answer(TouchButton* button, const packs::Question& question, int value);
    void show(TouchButton* button, const packs::Question& question);

    const Theme& m_theme;
    packs::PackPtr m_pack;
    PlannedUnit m_unit;
    QString m_label;
    UnitHandle* m_handle = nullptr;
    FlowLayout* m_row = nullptr;
    QHBoxLayout* m_noteRow = nullptr;
    QLineEdit* m_name;
    QLineEdit* m_note = nullptr; ///< out of sight until there are words, or somebody wants to write some
    QPushButton* m_makeUp = nullptr;
    QWidget* m_remove = nullptr;
    TextLabel* m_makeup = nullptr; ///< what it is made of and carries, where that is said
};

}
