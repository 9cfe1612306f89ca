// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/catalogue.h"

#include <QDialog>

#include <memory>
#include <vector>

class QLayout;

namespace Ui
{
class PreferencesDialog;
}

namespace adjutant::app
{

class ChoiceButton;
class Preferences;
class Theme;

/// What a person wants once and for all. Every change shows at once.
class PreferencesDialog : public QDialog
{
    Q_OBJECT

public:
    /// Asks about the reminders of these packs.
    PreferencesDialog(Preferences& preferences, Theme& theme, const std::vector<packs::Found>& packs,
                      QWidget* parent = nullptr);
    ~PreferencesDialog() override;

private:
    void addAppearances();
    void addLanguages();
    void addTextSize();
    void addHabits();
    void addReminders(const std::vector<packs::Found>& packs);
    void addFolder();
    ChoiceButton* addTick(QLayout* layout, const QString& text, const QString& help, bool checked);

    Preferences& m_preferences;
    Theme& m_theme;
    std::unique_ptr<Ui::PreferencesDialog> m_ui;
};

}
