// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "dice/program.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QVBoxLayout;

namespace Ui {
class DicePage;
}

namespace adjutant::app {

class ChipBoard;
class ChoiceRow;
class Evening;
class FavouritesPart;
class HistoryPart;
class LuckView;
class OddsPanel;
class Preferences;
class TextLabel;
class Theme;
class ThrowEdit;
class ThrowWorker;
class TouchButton;

/// Dice without a game: a throw is typed or tapped together, its chances stand beside it, and it is thrown. It fits
/// into a drawer as well as on a page of its own.
class DicePage : public QWidget
{
    Q_OBJECT

public:
    enum class Place { Page, Drawer };
    enum Side { Chances, History, Favourites, Luck, Sides };

    DicePage(Evening& evening, Preferences& preferences, Theme& theme, Place place, QWidget* parent = nullptr);
    ~DicePage() override;

    /// Throws what the line says; as soon as it is read, if that takes a moment.
    void throwNow();
    void throwText(const QString& text);
    /// What the line says.
    QString typed() const;
    void type(const QString& text);
    /// Puts the cursor into the line.
    void startTyping();
    void showSide(Side side);

Q_SIGNALS:
    void left();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void composeThrow(Theme& theme, Place place);
    void composeSide(Preferences& preferences, Theme& theme);
    void connectWorker();
    void textChanged();
    void take(const dice::Program& program);
    void refuse(const dice::Issue& issue);
    void throwRead();
    void showThrown();
    void showLuck();
    void say(const QString& words, bool isFault = false);
    void arrange();

    Evening& m_evening;
    Theme& m_theme;
    std::unique_ptr<Ui::DicePage> m_ui;
    ThrowWorker* m_worker;
    ThrowEdit* m_edit = nullptr;
    TouchButton* m_throw = nullptr;
    TextLabel* m_words = nullptr;
    ChipBoard* m_chips = nullptr;
    ChoiceRow* m_tabs = nullptr;
    OddsPanel* m_odds = nullptr;
    HistoryPart* m_history = nullptr;
    FavouritesPart* m_favourites = nullptr;
    LuckView* m_luck = nullptr;
    QWidget* m_sides[Sides] = {};
    QString m_read; ///< the text that `m_program` and `m_issue` are about
    std::optional<dice::Program> m_program;
    std::optional<dice::Issue> m_issue;
    bool m_throwWhenRead = false;
    QTimer m_working; ///< until it is said that the chances take their time
};

}
