// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLineEdit;
class QListView;

namespace adjutant::app {

class FavouritesModel;
class Preferences;
class TextLabel;
class Theme;
class TouchButton;

/// Throws with a name: a tap throws one; they can be added, put in order, and removed (and put back).
class FavouritesPart : public QWidget
{
    Q_OBJECT

public:
    FavouritesPart(Preferences& preferences, const Theme& theme, QWidget* parent = nullptr);

    /// The throw that would be added now; empty while there is none that reads.
    void setText(const QString& text);

Q_SIGNALS:
    void throwWanted(const QString& text);
    void said(const QString& words);

private:
    void build(const Theme& theme);
    void add();
    void remove();
    void move(int by);
    void refresh();

    FavouritesModel* m_model;
    QString m_text;
    QString m_removedName, m_removedText;
    QListView* m_list;
    QLineEdit* m_name;
    TextLabel* m_words;
    TouchButton *m_add = nullptr, *m_up = nullptr, *m_down = nullptr, *m_remove = nullptr, *m_putBack = nullptr;
};

}
