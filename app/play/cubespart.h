// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace adjutant::app {

class ChoiceRow;
class Desk;
class TextLabel;
class Theme;

/// The action that a side buys with its next cube: which, and what has to be said of it, one question after the other.
class CubesPart : public QWidget
{
    Q_OBJECT

public:
    CubesPart(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();
    bool isNow() const;
    /// Does what was said, once all is. False: something is still to be said.
    bool doIt();
    void focusFirst();
    /// What Next would do, in words; empty while something is still to be said.
    QString ready() const;

Q_SIGNALS:
    void readyChanged();

private:
    void showDeclaring();
    void showActions();
    void showQuestions();
    void showRow(std::size_t place, const QString& label);
    void answer(std::size_t place, const QString& id);

    Desk& m_desk;
    const Theme& m_theme;
    QVBoxLayout* m_column;
    ChoiceRow* m_declare;
    ChoiceRow* m_actions;
    TextLabel* m_nothing;
    QString m_action; ///< of which the answers are
    QStringList m_answers;
    std::vector<ChoiceRow*> m_rows;
    bool m_whole = false; ///< all is said
};

}
