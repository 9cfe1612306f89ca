// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/unitcard.h"

#include <QWidget>

#include <array>

class QLineEdit;

namespace adjutant::app {

class Theme;
class TouchButton;

/// Which of the many cards of an army are in sight: those that fit the words typed, and of them all, those that have
/// not acted yet, those that are hurt, or those still in play. One line, so that it takes no room from the cards.
class UnitFilter : public QWidget
{
    Q_OBJECT

public:
    enum class Only { All, Ready, Hurt, InPlay };

    explicit UnitFilter(const Theme& theme, QWidget* parent = nullptr);

    bool shows(const CardLook& card) const;
    /// What is typed finds the units themselves, wherever they are folded away.
    bool isFinding() const;
    /// The menu says how many each choice would show.
    void setCards(const std::vector<CardLook>& cards);
    void startTyping();
    /// Everything is in sight again.
    void clear();
    void clearWords();

Q_SIGNALS:
    void changed();
    /// Return was pressed behind the words.
    void taken();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static constexpr std::array choices{Only::All, Only::Ready, Only::Hurt, Only::InPlay};
    static bool fits(Only only, const CardLook& card);
    static QString label(Only only);
    void take(Only only);
    void showChoice();
    void openMenu();

    Only m_only = Only::All;
    std::array<int, choices.size()> m_counts{};
    QLineEdit* m_find;
    TouchButton* m_choice;
};

/// Whether something is lost: less of what it began with, or any of what harms.
bool isHurt(const CardLook& card);

}
