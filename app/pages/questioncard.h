// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>
#include <QList>

#include <vector>

class QLabel;

namespace adjutant::packs {
struct Choice;
}

namespace adjutant::app {

class ChoiceButton;
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
    /// The first answer, for the focus.
    QWidget* first() const;

Q_SIGNALS:
    void changed();

private:
    QList<QString> m_ids;
    QList<ChoiceButton*> m_buttons;
};

}
