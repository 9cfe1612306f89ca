// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QMap>

namespace adjutant::app {

class Desk;
class QuestionCard;
class TextLabel;
class Theme;
class TouchButton;

/// What the table plays where the rules are unclear, as it was asked at set-up, to be played otherwise from now on. A
/// refusal is told here, with all that was chosen still there.
class RulingsDialog : public QDialog
{
    Q_OBJECT

public:
    RulingsDialog(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

private:
    QWidget* buildCards();
    QWidget* buildFoot();
    bool isChanged(const QString& ruling) const;
    void refresh();
    void doIt();

    Desk& m_desk;
    const Theme& m_theme;
    QMap<QString, QuestionCard*> m_cards;
    TextLabel* m_fault;
    TouchButton* m_done = nullptr;
};

}
