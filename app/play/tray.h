// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/json.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QScrollArea;
class QVBoxLayout;

namespace adjutant::app {

class CubesPart;
class Desk;
class FirstPart;
class HandsPart;
class LossPart;
class MissingPart;
class OddsPart;
class OffersPart;
class OverPart;
class PreparePart;
class ReformPart;
class ResultPart;
class ScoringPart;
class SetUpPart;
class TextLabel;
class Theme;
class ThrowPart;
class TokensPart;
class TouchButton;
class WarningLine;

/// The middle of the table: shows the one thing that is to be done now, and says so in a sentence when nothing is
/// chosen yet. What ends it (throw, accept) stands at its foot, always in sight, and above it the odds of a throw, in
/// as much room as what leads up to it leaves them.
class Tray : public QWidget
{
    Q_OBJECT

public:
    Tray(Desk& desk, const Theme& theme, QWidget* parent = nullptr);

    void refresh();
    /// The page is low: what leads up to a throw takes less room.
    void setLow(bool low);
    bool canThrow() const;
    /// Or whether there is a step to be done before.
    bool leadsToThrow() const;
    /// Whether something leads to a throw, so that Next, which would pass it over, is not what is meant first.
    bool preparesSomething() const;
    bool canAccept() const;
    /// Whether dice of the table can be typed, or what is missing for that be said.
    bool canType() const;
    /// Digits that were meant for dice say what is missing for these. False: they were not.
    bool tookDigit();
    /// Does what was chosen on the tray, when Next stands for it; and what that is, in words, or nothing.
    bool doChosen();
    QString chosen() const;
    /// Takes the player to what has to be done before Next is taken.
    void lead();
    /// The parts of it in which nothing is chosen or read that would not be done at once.
    std::vector<QWidget*> doing() const;
    /// The keys of the tray work again, whatever had the focus.
    void takeFocus() { setFocus(Qt::ShortcutFocusReason); }

    /// What was typed last of a throw that is under way, in words, or nothing; and takes that back. False: nothing.
    QString lastTyped() const;
    bool takeBack();
    /// The throw with these faces was undone: what was typed for it comes back.
    void bringBack(const Json& faces);

public Q_SLOTS:
    void throwDice();
    void accept();
    void clear();
    void toggleCover();
    void typeDice();
    void focusFirst();
    /// What the table can agree on at any time.
    void openMore();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void reportWanted();
    void left();
    /// What can be thrown or accepted is another than before.
    void readyChanged();

private:
    void buildHead(QVBoxLayout* column);
    void buildPages(QVBoxLayout* column);
    void buildFoot(QVBoxLayout* column);
    QWidget* page() const;
    QWidget* phasePage() const;
    void showPage(QWidget* page);
    void showPass();
    void placeOffers(const QWidget* shown);
    void fit();
    int titleHeight(int width) const;
    int heightBeside(int width) const;
    int heightOfPages(int width) const;
    void showHint(bool above, bool inside);

    Desk& m_desk;
    const Theme& m_theme;
    WarningLine* m_notice = nullptr;
    TextLabel* m_headline = nullptr;
    TextLabel* m_hint = nullptr;   ///< below the title
    TextLabel* m_inside = nullptr; ///< the same above what is scrolled, where that does not fit
    QBoxLayout* m_title = nullptr;
    QScrollArea* m_scroll = nullptr;
    QWidget* m_pages = nullptr;
    OddsPart* m_odds = nullptr;
    WarningLine* m_warning = nullptr; ///< of the throw
    ThrowPart* m_thrower = nullptr;
    MissingPart* m_missing = nullptr;
    SetUpPart* m_setUp = nullptr;
    FirstPart* m_first = nullptr;
    PreparePart* m_prepare = nullptr;
    OffersPart* m_offers = nullptr;
    ResultPart* m_result = nullptr;
    TokensPart* m_tokens = nullptr;
    ReformPart* m_reform = nullptr;
    HandsPart* m_hands = nullptr;
    CubesPart* m_cubes = nullptr;
    LossPart* m_loss = nullptr;
    ScoringPart* m_scoring = nullptr;
    OverPart* m_over = nullptr;
    std::vector<QWidget*> m_parts;
    QWidget* m_passPlace = nullptr;
    TouchButton* m_pass = nullptr;
    TouchButton* m_more = nullptr;
    bool m_done = false; ///< what was thrown is accepted, and nothing else has begun
};

}
