// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QVBoxLayout;

namespace adjutant::app {

class ChoiceButton;
class DiceTable;
class Preferences;
class Sounds;
class TextLabel;
class Theme;

/// What dice look like, how they fall and how they sound, with some to be thrown on trial.
class DiceChoices : public QWidget
{
    Q_OBJECT

public:
    DiceChoices(Preferences& preferences, const Theme& theme, QWidget* parent = nullptr);

private:
    void addTrial(QVBoxLayout& column);
    void addLooks(QVBoxLayout& column);
    void addFalls(QVBoxLayout& column);
    void addSounds(QVBoxLayout& column);
    void addTitle(QVBoxLayout& column, const QString& words);
    void throwOnTrial();
    void lie(int six, int other, int twenty);

    Preferences& m_preferences;
    const Theme& m_theme;
    DiceTable* m_dice = nullptr;
    Sounds* m_sounds;
};

}
