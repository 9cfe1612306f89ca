// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>
#include <QList>

#include <vector>

class QVBoxLayout;

namespace adjutant::packs {
struct Choice;
}

namespace adjutant::app {

class ChoiceButton;
class TextLabel;
class Theme;

/// A question in plain words with the doubt behind it, and its answers to tap.
class QuestionCard : public QFrame
{
    Q_OBJECT

public:
    struct Answer {
        QString id, label, help;
    };

    /// Answers stand beside each other when `across`, else one above the other.
    QuestionCard(const Theme& theme, const QString& question, const QString& doubt, const QList<Answer>& answers,
                 bool across = false, QWidget* parent = nullptr);

    /// As packs ask: two answers beside each other, more above one another.
    QuestionCard(const Theme& theme, const QString& id, const QString& question, const QString& doubt,
                 const std::vector<packs::Choice>& choices, QWidget* parent = nullptr);

    /// Empty as long as nothing is chosen.
    QString answer() const;
    void setAnswer(const QString& id);
    void setLabel(const QString& id, const QString& label);
    /// A button by which dice may answer.
    void offerDice();
    /// How they fell.
    void showDice(const QString& words);
    /// The first answer, for the focus.
    QWidget* first() const;

Q_SIGNALS:
    void changed();
    void diceWanted();

private:
    const Theme& m_theme;
    QVBoxLayout* m_column = nullptr;
    TextLabel* m_dice = nullptr; ///< none: the dice have no say
    QList<QString> m_ids;
    QList<ChoiceButton*> m_buttons;
};

}
