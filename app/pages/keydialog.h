// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QKeySequence>

class QLayout;

namespace adjutant::app {

struct ActionSpec;
class KeyField;
class Keys;
class TextLabel;
class Theme;
class TouchButton;

/// Gives an action another key: the next one that is pressed. One that means something else is named, and is only taken
/// from there when that is wanted.
class KeyDialog : public QDialog
{
    Q_OBJECT

public:
    KeyDialog(const ActionSpec& action, Theme& theme, QWidget* parent = nullptr);

private:
    void compose(const ActionSpec& action);
    TouchButton* addButton(QLayout* row, const QString& text, const char* name);
    void offer(const QKeySequence& key);
    void giveUsual();
    void sayClash(const QString& words, const QString& holder);
    /// As tall as its words need.
    void fit();

    const Theme& m_theme;
    Keys& m_keys;
    QString m_action;
    QKeySequence m_wanted; ///< what the other action would lose; empty: the keys of the table
    KeyField* m_field = nullptr;
    TextLabel* m_clash = nullptr;
    TouchButton* m_take = nullptr;
};

}
