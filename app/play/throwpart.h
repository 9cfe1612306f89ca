// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "packs/resolve.h"

#include <QElapsedTimer>
#include <QWidget>

#include <functional>
#include <string>

class QHBoxLayout;
class QKeyEvent;
class QLineEdit;

namespace adjutant::app {

class CountRow;
struct Counted;
class TextLabel;
class Theme;
class TouchButton;

/// The throw itself: by the app, by hand, or both. Dice of the table are asked for throw by throw; what is left blank
/// the app throws, and everything after it.
class ThrowPart : public QWidget
{
    Q_OBJECT

public:
    explicit ThrowPart(const Theme& theme, QWidget* parent = nullptr);

    /// What is to be thrown. Faces that were typed for something else are forgotten; for the same, they are there again
    /// when this was hidden.
    void setThrow(const packs::PackPtr& pack, const packs::Procedure& procedure, const packs::Values& values,
                  const packs::Rulings& rulings);
    /// Tells the player whose dice fall in the throw of a name; empty: nobody knows.
    void setThrower(std::function<QString(const std::string& name)> thrower) { m_thrower = std::move(thrower); }
    void clear();
    /// The throw is asked for from its beginning.
    void forget();
    /// What came of it was not taken: what was done last stands there again.
    void refused();
    bool isReady() const { return m_awaited.has_value(); }
    /// Some dice of the table lie there, and more are waited for.
    bool hasBegun() const { return m_awaited && !m_faces.empty(); }
    /// What was typed last of a throw that is under way, as `Attack: 8 9 typed`; empty: nothing.
    QString lastTyped() const { return m_stages.empty() ? QString() : m_stages.back().words; }
    /// What was typed last stands in the line again. False: there is nothing of a throw that is under way.
    bool takeBack();
    /// The throw with these faces was undone: what was typed for it lies there again, the last of it in the line.
    void bringBack(const Json& faces);
    /// What lies on the table so far and what is waited for next.
    const std::optional<packs::Awaited>& awaited() const { return m_awaited; }

    /// Throws what was not typed. A press that follows the last throw as the second of a double press does nothing:
    /// what it would throw was not yet in sight.
    void throwNow();
    /// Whether Return threw just now, so that another Return is the second of a double press.
    bool hasReturnJustThrown() const { return m_byReturn && isPressedTwice(); }
    void startTyping();
    /// The cursor is where somebody was typing.
    void goOnTyping();
    void focusThrow();

    /// Dice that succeed may be counted instead of typed, in a row of its own or, folded, by a button.
    void foldCounting(bool folded);
    /// The height of that row, where there is one to show.
    int countHeight(int width) const;
    bool showsCounting() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

Q_SIGNALS:
    /// All that is known of the faces; the app throws the rest.
    void thrown(const Json& faces);
    /// The dice that are waited for are others than before.
    void waitingChanged();
    /// Somebody goes on with the line.
    void typed();

private:
    void placeAgain();
    void forgetTyped();
    bool isStillAwaited(const packs::Awaited& before) const;
    /// Runs with the faces typed so far and sees what is missing. False: nothing is.
    bool look();
    bool isPressedTwice() const;
    bool waitsForMore();
    bool takeKey(const QKeyEvent& key, bool inLine);
    bool leaves(const QKeyEvent& key) const;
    void say(const QString& words);
    /// So many dice of the throw that is waited for succeed.
    void takeCount(std::int64_t dice);
    /// Asks for what is still missing, or is done.
    void goOn();
    void finish();
    void startOver();
    void showAwaited();
    QString firstStage() const;
    QString thrower() const;
    Counted counted() const;
    bool isLastStage() const;
    void showTyped();
    void showButton();
    void showHint();
    Json faces() const;

    const Theme& m_theme;
    std::function<QString(const std::string& name)> m_thrower;
    TouchButton* m_button = nullptr;
    QHBoxLayout* m_row = nullptr;
    TouchButton* m_again = nullptr;
    TextLabel* m_stage = nullptr;
    QLineEdit* m_line = nullptr;
    TextLabel* m_words = nullptr;
    CountRow* m_count = nullptr;
    packs::PackPtr m_pack;
    const packs::Procedure* m_procedure = nullptr;
    packs::Values m_values;
    packs::Rulings m_rulings;
    /// What was typed so far, in its order.
    struct Typed {
        std::vector<std::optional<std::int64_t>> faces;
        std::vector<std::pair<std::size_t, std::int64_t>> counts; ///< of the throw before the face at this place

        bool empty() const { return faces.empty() && counts.empty(); }
        void clear() { *this = {}; }
    };
    Typed m_faces;
    /// How often something was typed, with what was known before.
    struct Stage {
        Typed before;
        QString line;
        QString words;
    };
    std::vector<Stage> m_stages;
    /// The throw before.
    struct {
        const packs::Procedure* procedure = nullptr;
        packs::Values values;
        packs::Rulings rulings;
        Json faces;
        std::vector<Stage> stages;
    } m_before;
    std::vector<std::int64_t> m_dieFaces; ///< of the dice that are waited for
    std::optional<packs::Awaited> m_awaited;
    QElapsedTimer m_thrown; ///< since dice were thrown or taken
    bool m_byReturn = false;
    bool m_byPress = false; ///< of a button, which may be pressed twice
};

}
