// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QWidget>

class QVBoxLayout;

namespace adjutant::app {

struct ActionSpec;
class Keys;
class Theme;
class TouchButton;

/// All actions and their keys, to be changed one by one or put back together.
class KeysPart : public QWidget
{
    Q_OBJECT

public:
    explicit KeysPart(Theme& theme, QWidget* parent = nullptr);

private:
    void addHead(QVBoxLayout& column);
    void addFixed(QVBoxLayout& column, const ActionSpec& action);
    void addAction(QVBoxLayout& column, const ActionSpec& action);
    void changeAll();
    void refresh();

    Theme& m_theme;
    Keys& m_keys;
    TouchButton* m_all = nullptr;
    QMap<QString, TouchButton*> m_buttons; ///< by action
    QMap<QString, QString> m_before;       ///< what was chosen before all was put back
};

}
