// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/newgameplan.h"

#include <QPointer>
#include <QWidget>

namespace Ui {
class NewGamePage;
}

namespace adjutant::app {

class Preferences;
class NumbersCard;
class QuestionCard;
class SideForm;
class Theme;

/// All that a game wants to know before it begins, in three steps. Whoever has played before begins at once: every
/// answer but those of the day is there already.
class NewGamePage : public QWidget
{
    Q_OBJECT

public:
    NewGamePage(Preferences& preferences, Theme& theme, QWidget* parent = nullptr);
    ~NewGamePage() override;

    /// The packs that can be played; the one played last comes up.
    void setPacks(std::vector<packs::Found> packs);
    NewGamePlan plan() const;
    /// Everything as it is answered on another page so far.
    void goOnFrom(const NewGamePage& other);
    /// What is answered so far is how the next one begins.
    void remember() const;
    /// How the next one of these rules begins; which rules come up stays as it is.
    void keepDraft() const;
    /// The game after `begun`.
    std::unique_ptr<journal::Session> takeSession();
    /// The rules that are chosen now.
    QString packId() const;

Q_SIGNALS:
    void begun();
    void left();

protected:
    bool event(QEvent* event) override;

private:
    void connectButtons();
    void usePacks(std::vector<packs::Found> packs, const QString& current);
    void usePack(int index);
    void keepAnswers();
    void buildSides();
    void buildQuestions();
    void throwFor(const QString& question);
    QStringList rollsFor(const QString& question) const;
    void showRolls();
    void buildChoices();
    void buildNumbers();
    void buildRulings();
    void buildChecklist();
    void goTo(int step);
    void goOn();
    void tryToBegin();
    void chooseFile();
    void refresh();
    void orderTabs();
    void showTaken();
    void say(const QString& words, bool isFault);
    void showWhatComes();
    void goToFault(bool focused = true);
    QWidget* faultyField() const;
    void retint();
    void fitRows();

    Preferences& m_preferences;
    Theme& m_theme;
    std::unique_ptr<Ui::NewGamePage> m_ui;
    std::vector<packs::Found> m_packs;
    packs::PackPtr m_pack;
    QList<SideForm*> m_sides;
    bool m_mayBegin = false; ///< nothing is left to answer
    QMap<QString, QuestionCard*> m_questions, m_choices, m_rulings;
    NumbersCard* m_numbers = nullptr;
    QList<QPointer<QWidget>> m_inOrder;   ///< as Tab goes
    QMap<QString, QString> m_chosenSides; ///< question → side, of rules that were chosen before
    QMap<QString, QStringList> m_rolls;   ///< question → how dice fell that were thrown for it, the last at the end
    QString m_path;                       ///< chosen by hand; empty: from names and date
    std::unique_ptr<journal::Session> m_session;
};

}
