// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/catalogue.h"

#include <QDialog>

#include <memory>
#include <vector>

class QLayout;
class QTimer;

namespace Ui {
class PreferencesDialog;
}

namespace adjutant::app {

class ChoiceButton;
class ChoiceRow;
class Preferences;
class Theme;

/// What a person wants once and for all, in a few sections. Every change shows at once, another
/// size of text when the taps at its buttons are over: these would be elsewhere by the next one.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    enum Section { Look, Dice, Play, Keyboard, Files, Sections };

    /// Asks about the reminders of these packs.
    PreferencesDialog(Preferences& preferences, Theme& theme, const std::vector<packs::Found>& packs,
                      QWidget* parent = nullptr);
    ~PreferencesDialog() override;

    void showSection(Section section);
    Section section() const { return m_section; }

Q_SIGNALS:
    /// Somebody wants to see the list of packs.
    void packsWanted();

private:
    void addAppearances();
    void addLanguages();
    void addTextSize();
    void wantText(int percent);
    void takeText();
    void showText(int percent);
    void addHabits();
    void addReminders(const std::vector<packs::Found>& packs);
    void addFolder();
    void addPacks();
    /// The sections that are large are made when they are first seen.
    void fill(Section section);
    ChoiceButton* addTick(QLayout* layout, const QString& text, const QString& help, bool checked);

    Preferences& m_preferences;
    Theme& m_theme;
    std::unique_ptr<Ui::PreferencesDialog> m_ui;
    ChoiceRow* m_tabs;
    QTimer* m_textLater; ///< runs while somebody taps the size of text on
    int m_wantedText = 0;
    Section m_section = Look;
};

}
