// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "game/reminders.h"
#include "game/track.h"
#include "gamewindow.h"
#include "journal/log.h"
#include "kit/rulerpanel.h"
#include "models/logmodel.h"
#include "pages/dicepage.h"
#include "pages/kitpage.h"
#include "pages/referencepanel.h"
#include "play/desk.h"
#include "play/distancepart.h"
#include "play/looks.h"
#include "play/pointrow.h"
#include "play/reminderstrip.h"
#include "play/throwpart.h"
#include "play/tray.h"
#include "settled.h"
#include "shell/language.h"
#include "widgets/dieview.h"
#include "widgets/glyphview.h"
#include "widgets/luckview.h"
#include "widgets/numberrow.h"
#include "widgets/oddschart.h"
#include "widgets/reveal.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"
#include "widgets/unitcard.h"
#include "widgets/warningline.h"

#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTextBlock>
#include <QTextBrowser>

using namespace adjutant;
using namespace adjutant::app;

class TestGamePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void choosesAndActivates();
    void oddsFollowEveryTap();
    void throwsAndAccepts();
    void typedDiceThrowByThrow();
    void typedDiceInHalf();
    void theButtonSaysWhatBecomesOfTypedDice();
    void everyResultIsSaid();
    void diceOfTheTableMayOnlyBeCounted();
    void oneDieThatWasCountedIsNotMany();
    void coverIsSaidOnlyWhileItIsAsked();
    void coverIsNoOtherFlag();
    void wrongDiceAreSaidInLine();
    void refusedThrowStartsOver();
    void spaceThrowsFromTheEmptyLine();
    void doublePressThrowsOnce();
    void doublePressDoesNotAccept();
    void doubleClickOnThrowChangesNothingElse();
    void whatIsMissingStandsWhereTheThrowWill();
    void whoAimsFirstActivatesThere();
    void armiesAreAsWideAsBeforeLargeText();
    void theLogLeapsToItsEnds();
    void aClockThatStandsSaysSo();
    void theClockStopsAsTheGameEnds();
    void hintsNameTheButtonAsItIs();
    void returnPressesTheButtonThatKeysLedTo();
    void correctsAnEffect();
    void correctsAStatus_data();
    void correctsAStatus();
    void checkComesFirst();
    void nextLeadsWhereItIsNotTaken();
    void nextAsksBeforeAnAttackIsLost();
    void secondAttackIsSaidBeforehand();
    void scoresByDigits();
    void tieAsksForSquads();
    void tieTakesThePointBack();
    void tieMovesNoOtherPoint();
    void nobodyIsAskedForSquadsThatAreGone();
    void reopensAtThePendingThrow();
    void whatIsAimedAtStaysAfterOpening();
    void correctsACounter();
    void correctsTheUnitInFocus();
    void fewRemindersAtOnce();
    void aTapPutsAReminderAway();
    void theNextReminderStandsWhereOneWasPutAway();
    void whatWasPutAwayComesBackWhenItIsWorse();
    void whatWasPutAwayComesBackOfAnotherUnit();
    void whatIsNeverWantedIsOfThisPack();
    void reactionsAreRemindedOfWhileSomebodyMayReact();
    void nobodyIsRemindedOfWhatConcernsNoUnit();
    void onlyWhatAUnitCarriesIsOffered();
    void undoTakesBack();
    void drawerHoldsLuckRulerAndDice();
    void rulesStartAThrow();
    void rulesAreReadWhenNothingCanStart();
    void everyPackOpens_data();
    void everyPackOpens();
    void oneOfSeveralProceduresIsTaken();
    void whatWasSaidOfAUnitIsOnItsCard();
    void theSidesAreCalledByTheirNames();
    void verdictsAreBoldAgain();
    void everyElementHasAName();
    void controlsAreLargeEnough();
    void nothingIsCutAtDoubleText();

private:
    std::unique_ptr<test::GameWindow> begin(const test::PlayTable& table = {});
    void shoot(test::GameWindow& window, int unit, int target);
    static std::vector<Json> shootOut();
    static std::vector<Json> shootFromFar();
    static bool isWritten(const test::GameWindow& window, const QString& words);
    QString m_path;
    QTemporaryDir m_folder;
    int m_games = 0;
};

void TestGamePage::init()
{
    m_path = m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games));
}

std::unique_ptr<test::GameWindow> TestGamePage::begin(const test::PlayTable& table)
{
    auto session = test::quickPlay(m_path, table);
    test::mustApply(*session, {{"do", "begin"}});
    return std::make_unique<test::GameWindow>(std::move(session));
}

void TestGamePage::shoot(test::GameWindow& window, int unit, int target)
{
    window.digit(unit);
    window.key(Qt::Key_A);
    window.digit(target, Qt::AltModifier);
}

/// Two squads of brickaction, of which one attacks.
std::vector<Json> TestGamePage::shootOut()
{
    const Json five{{"regular", 5}};
    return {{{"do", "setup"}, {"first", "a"}, {"agreed", 700}, {"turns", 3}, {"objective", "eliminate"}},
            {{"do", "add-unit"}, {"side", "a"}, {"type", "squad"}, {"members", five}, {"weapons", {{"repeater", 5}}}},
            {{"do", "add-unit"}, {"side", "b"}, {"type", "squad"}, {"members", five}, {"weapons", {{"smg", 3}}}},
            {{"do", "begin"}},
            {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}}};
}

/// Two fighters of double-tap, whose weapons shoot otherwise from farther away.
std::vector<Json> TestGamePage::shootFromFar()
{
    return {{{"do", "setup"}, {"deployment", "a"}, {"agreed", 100}},
            {{"do", "add-unit"}, {"side", "a"}, {"type", "fighter"}, {"weapons", {{"rifle", 1}}}},
            {{"do", "add-unit"}, {"side", "b"}, {"type", "fighter"}, {"weapons", {{"carbine", 1}}}},
            {{"do", "begin"}}};
}

bool TestGamePage::isWritten(const test::GameWindow& window, const QString& words)
{
    const auto labels = window.page->findChildren<QLabel*>();
    const auto buttons = window.page->findChildren<TouchButton*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->isVisible() && label->text().contains(words); }) ||
           std::any_of(buttons.begin(), buttons.end(), [&](const TouchButton* button) {
               return button->isVisible() && button->accessibleName().contains(words);
           });
}

void TestGamePage::choosesAndActivates()
{
    const auto window = begin();
    QCOMPARE(window->game().acting, QStringLiteral("a"));
    window->digit(2);
    QVERIFY(window->game().active.isEmpty()); // chosen, not yet activated
    window->key(Qt::Key_N);
    QCOMPARE(window->game().active, QStringLiteral("a2"));
    window->key(Qt::Key_N);
    QVERIFY(window->game().unit(QStringLiteral("a2"))->done);
    QCOMPARE(window->game().acting, QStringLiteral("b"));
}

void TestGamePage::oddsFollowEveryTap()
{
    const auto window = begin();
    shoot(*window, 2, 1);
    // What stands there may still be the odds of what was chosen before, or nothing yet.
    const auto misses = [&](double chance) {
        const auto* chart = window->page->findChild<OddsChart*>();
        return chart && chart->isVisible() && !chart->bars().empty() && qAbs(chart->bars()[0].chance - chance) < 1e-9;
    };
    constexpr int loaded = 60000;                                                   // however busy the machine is
    QTRY_VERIFY_WITH_TIMEOUT(misses(0.36), loaded);                                 // 2d10
    QCOMPARE(window->page->findChild<OddsChart*>()->bars().size(), std::size_t(3)); // at five models: 0, 1, 2
    window->key(Qt::Key_C);
    QTRY_VERIFY_WITH_TIMEOUT(misses(0.216 + 0.432), loaded); // 3d10, one hit taken away
}

void TestGamePage::throwsAndAccepts()
{
    const auto window = begin();
    shoot(*window, 2, 1);
    window->key(Qt::Key_Space);
    QVERIFY(window->game().pending);
    QCOMPARE(window->session().log().back().throws.size(), std::size_t(1));
    window->key(Qt::Key_Return);
    QVERIFY(!window->game().pending);
    QCOMPARE(window->game().active, QStringLiteral("a2"));
}

void TestGamePage::typedDiceThrowByThrow()
{
    const auto window = begin();
    shoot(*window, 2, 2); // tank at tank: attack, then armour
    window->key(Qt::Key_D);
    window->type(QStringLiteral("9 3"));
    window->key(Qt::Key_Return);
    QVERIFY(!window->game().pending); // one hit: its armour die is asked for
    window->type(QStringLiteral("7"));
    window->key(Qt::Key_Return);
    QVERIFY(window->game().pending);
    const auto& log = window->session().log().back();
    QCOMPARE(toText(log.command["faces"]), QByteArray("[9,3,7]"));
    QCOMPARE(window->game().pending->proposals.front().after, 1);
}

void TestGamePage::typedDiceInHalf()
{
    const auto window = begin();
    shoot(*window, 2, 1);
    window->key(Qt::Key_D);
    window->type(QStringLiteral("4 _"));
    window->key(Qt::Key_Return);
    QVERIFY(window->game().pending);
    const auto& fallen = window->session().log().back().throws.front().fallen;
    QCOMPARE(fallen.size(), std::size_t(2));
    QVERIFY(fallen[0].typed && fallen[0].face == 4);
    QVERIFY(!fallen[1].typed);
}

void TestGamePage::theButtonSaysWhatBecomesOfTypedDice()
{
    const auto window = begin();
    shoot(*window, 2, 1);
    window->key(Qt::Key_D);
    const auto offered = [&] {
        for (const auto* one : window->page->findChild<ThrowPart*>()->findChildren<TouchButton*>())
            if (one->isVisible() && one->accessibleName().endsWith(QStringLiteral(": Attack")))
                return one->text();
        return QString();
    };
    QCOMPARE(offered(), QStringLiteral("Throw 2d10"));
    window->type(QStringLiteral("4 _"));
    QCOMPARE(offered(), QStringLiteral("Throw the other 1d10"));
    window->key(Qt::Key_Backspace);
    window->type(QStringLiteral("9"));
    QCOMPARE(offered(), QStringLiteral("Take these dice"));
    window->type(QStringLiteral(" 2")); // one too many, which it says when it is pressed
    QCOMPARE(offered(), QStringLiteral("Take these dice"));
}

void TestGamePage::everyResultIsSaid()
{
    const auto window = begin();
    auto* words = window->page->findChild<TextLabel*>(QStringLiteral("result-words"));
    QSignalSpy said(words, &TextLabel::said);
    shoot(*window, 2, 2);
    QStringList results;
    for (int miss = 0; miss < 2; ++miss) {
        window->key(Qt::Key_D);
        window->type(QStringLiteral("1 1"));
        window->key(Qt::Key_Return);
        QVERIFY(window->game().pending);
        results << words->text();
        window->key(Qt::Key_Z, Qt::ControlModifier);
    }
    QCOMPARE(said.count(), 2);
    QCOMPARE(results[0], results[1]);
    QVERIFY(!results[0].isEmpty());
}

void TestGamePage::coverIsSaidOnlyWhileItIsAsked()
{
    const auto window = begin();
    shoot(*window, 2, 2);
    window->key(Qt::Key_D);
    window->type(QStringLiteral("9 3"));
    window->key(Qt::Key_Return);
    QCOMPARE(window->wantedDice(), std::size_t(1));
    window->page->setFocus();
    window->key(Qt::Key_C);
    QVERIFY2(window->wantedDice() == 1, "the dice that lie there stay");
}

// Cover is of three kinds there, and said by a row; the first flag is something else.
void TestGamePage::coverIsNoOtherFlag()
{
    auto session = test::gameOf(QStringLiteral("brickaction"), m_path);
    for (const Json& command : shootOut())
        test::mustApply(*session, command);
    test::GameWindow window(std::move(session));
    auto* desk = window.page->findChild<Desk*>();
    desk->aim(QStringLiteral("b1"));
    QVERIFY(desk->prepared());
    const packs::Values before = desk->prepared()->values;
    window.key(Qt::Key_C);
    packs::Values after = desk->prepared()->values;
    after[QStringLiteral("cover")] = before[QStringLiteral("cover")];
    QVERIFY(after == before);
}

void TestGamePage::wrongDiceAreSaidInLine()
{
    const auto window = begin();
    shoot(*window, 2, 1);
    window->key(Qt::Key_D);
    window->type(QStringLiteral("4 11"));
    window->key(Qt::Key_Return);
    QVERIFY(!window->game().pending);
    bool said = false;
    for (const auto* label : window->page->findChildren<QLabel*>())
        said = said || (label->isVisible() && label->text().contains(QStringLiteral("11 is not on this die")));
    QVERIFY(said);
}

// In a copy of a game that somebody else has open.
void TestGamePage::refusedThrowStartsOver()
{
    {
        const auto session = test::quickPlay(m_path);
        test::mustApply(*session, {{"do", "begin"}});
        test::mustApply(*session, {{"do", "activate"}, {"unit", "a2"}});
    }
    auto copy = journal::Session::open(m_path, journal::Session::Access::Copy);
    QVERIFY(copy);
    test::GameWindow window(std::move(*copy));
    window.digit(2, Qt::AltModifier);
    QCOMPARE(window.wantedDice(), std::size_t(2));
    window.key(Qt::Key_D);
    for (int time = 0; time < 2; ++time) {
        window.type(QStringLiteral("9 3"));
        window.key(Qt::Key_Return);
        QCOMPARE(window.wantedDice(), std::size_t(1)); // for armour
        window.type(QStringLiteral("7"));
        window.key(Qt::Key_Return);
        QVERIFY(!window.game().pending);
        const auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(line);
        QCOMPARE(line->text(), QStringLiteral("7")); // to be thrown again, or taken back step by step
        for (int step = 0; step < 2; ++step) {
            window.key(Qt::Key_A, Qt::ControlModifier);
            window.key(Qt::Key_Delete);
            window.page->setFocus();
            window.key(Qt::Key_Z, Qt::ControlModifier);
            window.key(Qt::Key_D);
        }
    }
}

void TestGamePage::spaceThrowsFromTheEmptyLine()
{
    const auto window = begin();
    shoot(*window, 2, 2);
    window->key(Qt::Key_D);
    window->type(QStringLiteral("9 3"));
    window->key(Qt::Key_Return);
    QCOMPARE(window->wantedDice(), std::size_t(1));
    QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget())); // the next face may be typed at once
    window->key(Qt::Key_Space);
    QVERIFY2(window->game().pending, "as the button says");
    window->key(Qt::Key_Return);
    QVERIFY2(!window->game().pending, "and it goes on by keys");
}

void TestGamePage::doublePressThrowsOnce()
{
    const auto window = begin();
    QApplication::setDoubleClickInterval(60000);
    shoot(*window, 2, 2);
    window->key(Qt::Key_D);
    window->type(QStringLiteral("9 3"));
    window->key(Qt::Key_Return);
    window->key(Qt::Key_Return);
    QVERIFY2(!window->game().pending, "the armour was not in sight yet");
    QCOMPARE(window->wantedDice(), std::size_t(1));
    QApplication::setDoubleClickInterval(0);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
    QApplication::sendEvent(QApplication::focusWidget(), &held);
    QVERIFY2(!window->game().pending, "a key that is held down is one press");
    window->key(Qt::Key_Return);
    QVERIFY(window->game().pending);
}

void TestGamePage::doublePressDoesNotAccept()
{
    const auto window = begin();
    QApplication::setDoubleClickInterval(60000);
    shoot(*window, 2, 1);
    window->key(Qt::Key_D);
    window->type(QStringLiteral("1 2"));
    window->key(Qt::Key_Return);
    window->key(Qt::Key_Return);
    QVERIFY2(window->game().pending, "nobody has seen it yet");
    QApplication::setDoubleClickInterval(0);
    window->key(Qt::Key_Return);
    QVERIFY(!window->game().pending);
}

/// Neither as the second press of one click, nor as a later one on the same spot.
void TestGamePage::doubleClickOnThrowChangesNothingElse()
{
    const auto window = begin();
    shoot(*window, 2, 1);
    window->key(Qt::Key_D);
    window->type(QStringLiteral("4 3"));
    const auto button = [&](const QString& name) {
        for (auto* one : window->page->findChildren<TouchButton*>())
            if (one->isVisible() && one->accessibleName() == name)
                return one;
        return static_cast<TouchButton*>(nullptr);
    };
    auto* thrower = button(QStringLiteral("Take these dice: Attack"));
    QVERIFY(thrower);
    const QRect spot(thrower->mapToGlobal(QPoint()), thrower->size());
    QApplication::setDoubleClickInterval(500);
    QTest::mouseClick(thrower, Qt::LeftButton);
    QVERIFY(window->game().pending);
    auto* refuse = button(QStringLiteral("Change no card"));
    QVERIFY(refuse);
    QTest::mouseClick(refuse, Qt::LeftButton);
    QVERIFY2(window->game().pending, "nobody has seen it yet");
    QTest::qWait(550);
    QApplication::setDoubleClickInterval(0);
    test::settle(window->window);
    QVERIFY(!spot.intersects(QRect(refuse->mapToGlobal(QPoint()), refuse->size())));
    QTest::mouseClick(refuse, Qt::LeftButton);
    QVERIFY(!window->game().pending);
}

void TestGamePage::whatIsMissingStandsWhereTheThrowWill()
{
    auto session = test::gameOf(QStringLiteral("double-tap"), m_path);
    for (const Json& command : shootFromFar())
        test::mustApply(*session, command);
    test::mustApply(*session, {{"do", "activate"}, {"unit", "a1"}, {"action", "move"}});
    test::GameWindow window(std::move(session));
    auto* desk = window.page->findChild<Desk*>();
    desk->aim(QStringLiteral("b1"));
    QCOMPARE(window.wantedDice(), std::size_t(0));
    QVERIFY(isWritten(window, QStringLiteral("Tap how far away it is, then throw.")));
    auto* words = window.page->findChild<QLabel*>(QStringLiteral("missing"));
    for (const bool byKey : {false, true}) {
        window.key(Qt::Key_Escape);
        desk->aim(QStringLiteral("b1"));
        QTRY_VERIFY(words->isVisible());
        if (byKey) {
            words->setFocus(Qt::TabFocusReason);
            window.key(Qt::Key_Return);
        } else {
            QTest::mouseClick(words, Qt::LeftButton);
        }
        QVERIFY2(window.page->findChild<DistancePart*>()->isAncestorOf(QApplication::focusWidget()), "it leads there");
    }
    desk->takeDistance(500);
    QVERIFY(isWritten(window, QStringLiteral("It is too far away for Rifle.")));
    desk->takeDistance(14);
    QVERIFY(window.wantedDice() > 0);
    QVERIFY(!isWritten(window, QStringLiteral("then throw")));
}

void TestGamePage::whoAimsFirstActivatesThere()
{
    const auto window = begin();
    window->digit(2);
    window->digit(1, Qt::AltModifier);
    QCOMPARE(window->wantedDice(), std::size_t(0));
    QVERIFY(isWritten(*window, QStringLiteral("activate it first (Space), then throw")));
    const QString activate = QStringLiteral("Activate ") + window->game().unit(QStringLiteral("a2"))->name;
    int buttons = 0;
    for (const auto* button : window->page->findChildren<TouchButton*>())
        buttons += button->isVisible() && button->text() == activate;
    QCOMPARE(buttons, 1);
    QTest::mouseClick(window->page->findChild<QWidget*>(QStringLiteral("missing")), Qt::LeftButton);
    QCOMPARE(window->game().active, QStringLiteral("a2"));
    window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(window->game().active, QString());
    window->digit(2);
    window->digit(1, Qt::AltModifier);
    window->key(Qt::Key_Space);
    QCOMPARE(window->game().active, QStringLiteral("a2"));
    QCOMPARE(window->wantedDice(), std::size_t(2));
    window->key(Qt::Key_Space);
    QVERIFY(window->game().pending);
}

void TestGamePage::armiesAreAsWideAsBeforeLargeText()
{
    const auto window = begin();
    QVERIFY(test::settle(window->window));
    const int before = window->page->findChild<UnitCard*>()->width();
    window->preferences.setTextPercent(200);
    QVERIFY(test::settle(window->window));
    window->preferences.setTextPercent(100);
    QVERIFY(test::settle(window->window));
    for (const UnitCard* card : window->page->findChildren<UnitCard*>())
        QTRY_COMPARE(card->width(), before);
}

void TestGamePage::theLogLeapsToItsEnds()
{
    const auto window = begin();
    for (int i = 0; i < 5; ++i)
        test::mustApply(window->session(), {{"do", "note"}, {"text", "x"}});
    window->key(Qt::Key_2, Qt::ControlModifier);
    const auto* log = window->page->findChild<QTableView*>(QStringLiteral("log"));
    QCOMPARE(log->currentIndex().row(), log->model()->rowCount() - 1);
    window->key(Qt::Key_Home);
    QCOMPARE(log->currentIndex().row(), 0);
    window->key(Qt::Key_End);
    QCOMPARE(log->currentIndex().row(), log->model()->rowCount() - 1);
}

void TestGamePage::aClockThatStandsSaysSo()
{
    const auto window = begin();
    const QString words = QStringLiteral("The clock stands already.");
    window->key(Qt::Key_H);
    QVERIFY(window->session().clock().stopped);
    QVERIFY(!isWritten(*window, words));
    window->key(Qt::Key_H);
    QVERIFY(isWritten(*window, words));
}

// Or what is mended a week later would count as play.
void TestGamePage::theClockStopsAsTheGameEnds()
{
    const auto window = begin();
    test::mustApply(window->session(), {{"do", "end"}});
    QTRY_VERIFY(window->session().clock().stopped);
    window->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(window->game().stage != game::Stage::Over, "it takes back the end, not the clock");
    QVERIFY(!window->session().clock().stopped);
    QVERIFY(window->session().redo());
    QTRY_VERIFY(window->session().clock().stopped);
}

void TestGamePage::hintsNameTheButtonAsItIs()
{
    const auto window = begin();
    window->digit(2);
    QTRY_VERIFY(isWritten(*window,
                          QStringLiteral("“Activate %1” first;").arg(window->game().unit(QStringLiteral("a2"))->name)));
    window->key(Qt::Key_A);
    QTRY_VERIFY(isWritten(*window, QStringLiteral("Otherwise: “%1”.").arg(game::nextOf(window->game()))));
    window->digit(1); // which cannot be: another is active
    QTRY_VERIFY(isWritten(*window, QStringLiteral("First: “%1”.").arg(game::nextOf(window->game()))));
}

void TestGamePage::returnPressesTheButtonThatKeysLedTo()
{
    const auto window = begin();
    shoot(*window, 2, 1);
    window->key(Qt::Key_D);
    window->type(QStringLiteral("1 2"));
    window->key(Qt::Key_Return);
    QVERIFY(window->game().pending);
    TouchButton* none = nullptr;
    for (auto* button : window->page->findChildren<TouchButton*>())
        none = button->isVisible() && button->text() == QStringLiteral("Change no card") ? button : none;
    QVERIFY(none);
    none->setFocus(Qt::TabFocusReason);
    window->key(Qt::Key_Return);
    QVERIFY(!window->game().pending);
    QCOMPARE(window->game().unit(QStringLiteral("b1"))->counters[QStringLiteral("unwounded")], 5);
}

void TestGamePage::correctsAnEffect()
{
    const auto window = begin();
    shoot(*window, 2, 1);
    window->key(Qt::Key_D);
    window->type(QStringLiteral("1 2"));
    window->key(Qt::Key_Return);
    QVERIFY(window->game().pending);
    TouchButton* effect = nullptr;
    for (auto* button : window->page->findChildren<TouchButton*>())
        if (button->isVisible() && button->accessibleName().contains(QStringLiteral("unwounded becomes 3")))
            effect = button;
    QVERIFY(effect);
    QTest::mouseClick(effect, Qt::LeftButton);
    window->digit(4);
    window->key(Qt::Key_Return); // whoever has clicked goes on with the keys of the table
    QCOMPARE(window->game().unit(QStringLiteral("b1"))->counters[QStringLiteral("unwounded")], 4);
}

void TestGamePage::correctsAStatus_data()
{
    QTest::addColumn<int>("taps");
    QTest::addColumn<bool>("suppressed");
    QTest::newRow("as proposed") << 0 << true;
    QTest::newRow("corrected") << 1 << false;
    QTest::newRow("and back") << 2 << true;
}

void TestGamePage::correctsAStatus()
{
    QFETCH(int, taps);
    auto session = test::gameOf(QStringLiteral("brickaction"), m_path);
    for (const Json& command : shootOut())
        test::mustApply(*session, command);
    test::mustApply(*session, {{"do", "resolve"},
                               {"procedure", "attack"},
                               {"target", "b1"},
                               {"faces", {6, 5, 4, 1, 1, 1, 1}},
                               {"accept", "later"}});
    QVERIFY(session->game().pending);
    test::GameWindow window(std::move(session));
    TouchButton* effect = nullptr;
    for (auto* button : window.page->findChildren<TouchButton*>())
        if (button->isVisible() && button->accessibleName().contains(QStringLiteral("suppressed becomes yes")))
            effect = button;
    QVERIFY(effect);
    for (int tap = 0; tap < taps; ++tap)
        QTest::mouseClick(effect, Qt::LeftButton);
    QTEST(effect->text() == QStringLiteral("yes"), "suppressed");
    window.key(Qt::Key_Return);
    QVERIFY(!window.game().pending);
    QTEST(window.game().unit(QStringLiteral("b1"))->statuses.contains(QStringLiteral("suppressed")), "suppressed");
}

void TestGamePage::checkComesFirst()
{
    auto session = test::quickPlay(m_path);
    test::mustApply(*session, {{"do", "begin"}});
    test::mustApply(*session, {{"do", "set"}, {"unit", "a1"}, {"counter", "wounded"}, {"value", 2}});
    test::mustApply(*session, {{"do", "set"}, {"unit", "a1"}, {"counter", "unwounded"}, {"value", 3}});
    test::GameWindow window(std::move(session));
    window.digit(1);
    window.digit(1, Qt::AltModifier); // whoever is aimed at beforehand is still aimed at
    window.key(Qt::Key_A);
    window.key(Qt::Key_Space);
    QVERIFY(window.game().pending);
    QCOMPARE(window.game().pending->procedure, QStringLiteral("quality-check"));
    window.key(Qt::Key_Return);
    QCOMPARE(window.game().unit(QStringLiteral("a1"))->counters[QStringLiteral("wounded")], 0);
    QVERIFY(!window.game().pending);
    window.key(Qt::Key_Space); // and shot at without further ado
    QVERIFY(window.game().pending);
    QCOMPARE(window.game().pending->procedure, QStringLiteral("shoot-squad"));
}

// Who lives is all that matters: two of the three, whatever their faces are.
void TestGamePage::diceOfTheTableMayOnlyBeCounted()
{
    auto session = test::quickPlay(m_path);
    test::mustApply(*session, {{"do", "begin"}});
    test::mustApply(*session, {{"do", "set"}, {"unit", "a1"}, {"counter", "wounded"}, {"value", 3}});
    test::mustApply(*session, {{"do", "set"}, {"unit", "a1"}, {"counter", "unwounded"}, {"value", 2}});
    test::GameWindow window(std::move(session));
    window.digit(1);
    window.key(Qt::Key_A);
    TouchButton* two = nullptr;
    for (auto* button : window.page->findChildren<TouchButton*>())
        if (button->isVisible() && button->accessibleName().startsWith(QStringLiteral("Dice that are 2 or less (")) &&
            button->accessibleName().endsWith(QStringLiteral(": 2")))
            two = button;
    QVERIFY(two);
    two->setFocus();
    window.key(Qt::Key_Space);
    QTRY_VERIFY(window.game().pending);
    QVERIFY(isWritten(window, QStringLiteral("2 wounded models are back in the ranks.")));
    QVERIFY(isWritten(window, QStringLiteral("counted: 2 dice are 2 or less")));
    window.key(Qt::Key_Return);
    QCOMPARE(window.game().unit(QStringLiteral("a1"))->counters[QStringLiteral("unwounded")], 4);
}

void TestGamePage::oneDieThatWasCountedIsNotMany()
{
    const auto session = test::quickPlay(m_folder.filePath(QStringLiteral("counted.adjutant")));
    Preferences preferences(m_folder.filePath(QStringLiteral("counted.ini")));
    Language english(preferences); // which knows its plurals
    english.apply();
    dice::Throw thrown;
    thrown.dice = "3d6";
    thrown.faces = std::make_shared<const std::vector<std::int64_t>>(std::vector<std::int64_t>{1, 2, 3, 4, 5, 6});
    thrown.fallen.resize(3);
    for (dice::Die& die : thrown.fallen)
        die.counted = true;
    for (const std::int64_t count : {0, 1}) {
        thrown.counted = dice::TableCount{"<= 4", count};
        journal::Entry entry;
        entry.throws.push_back(thrown);
        const auto rows = diceLook(*session->game().pack, nullptr, {}, {}, entry.throws);
        const bool one = count == 1;
        QCOMPARE(diceText(entry, session->game()),
                 QLatin1String(one ? "3d6: 1 is 4 or less (table)" : "3d6: 0 are 4 or less (table)"));
        QCOMPARE(rows.front().title,
                 QStringLiteral("3d6 · counted: %1 or less").arg(QLatin1String(one ? "1 die is 4" : "0 dice are 4")));
        QVERIFY2(rows.front().dice.front().counted, "nobody has said which face it shows");
    }
}

void TestGamePage::nextLeadsWhereItIsNotTaken()
{
    const auto window = begin();
    window->key(Qt::Key_N); // three units are ready: it chooses the first of them
    const auto* desk = window->page->findChild<Desk*>();
    QVERIFY(desk->actor());
    QCOMPARE(desk->actor()->id, QStringLiteral("a1"));
    QVERIFY2(window->game().active.isEmpty(), "that costs nothing yet");
    window->key(Qt::Key_N);
    QCOMPARE(window->game().active, QStringLiteral("a1"));
}

void TestGamePage::nextAsksBeforeAnAttackIsLost()
{
    const auto window = begin();
    shoot(*window, 2, 1);
    window->key(Qt::Key_N);
    QCOMPARE(window->game().active, QStringLiteral("a2"));
    QVERIFY(isWritten(*window, QStringLiteral("End without the attack?")));
    window->key(Qt::Key_N);
    QVERIFY(window->game().active.isEmpty());
    QCOMPARE(window->game().attacks, 0);
}

void TestGamePage::secondAttackIsSaidBeforehand()
{
    const auto window = begin();
    shoot(*window, 2, 1);
    window->key(Qt::Key_Space);
    window->key(Qt::Key_Return);
    window->digit(2, Qt::AltModifier);
    const auto warnings = window->page->findChildren<WarningLine*>();
    const auto warning = std::find_if(warnings.begin(), warnings.end(), [](auto* line) { return line->isVisible(); });
    QVERIFY(warning != warnings.end());
    QVERIFY(isWritten(*window, QStringLiteral("has attacked already in this activation. This would be attack 2.")));
    QVERIFY2((*warning)->findChild<GlyphView*>()->isVisible(), "not by its hue alone");
    QCOMPARE(window->wantedDice(), std::size_t(2)); // nothing forbids it
    window->key(Qt::Key_N);                         // nothing is lost: it need not be asked
    QVERIFY(window->game().active.isEmpty());
}

void TestGamePage::scoresByDigits()
{
    const auto window = begin();
    window->key(Qt::Key_P);
    window->key(Qt::Key_P);
    QCOMPARE(window->game().stage, game::Stage::Scoring);
    for (const int count : {2, 1, 0, 0, 0, 3})
        window->digit(count);
    QCOMPARE(window->game().controls.size(), 3);
    QCOMPARE(window->game().controls[QStringLiteral("1")].holder, QStringLiteral("a"));
    QCOMPARE(window->game().controls[QStringLiteral("2")].holder, QString());
    QCOMPARE(window->game().controls[QStringLiteral("3")].holder, QStringLiteral("b"));
    window->key(Qt::Key_N);
    QCOMPARE(window->game().round, 2);
}

void TestGamePage::tieAsksForSquads()
{
    const auto window = begin();
    window->key(Qt::Key_P);
    window->key(Qt::Key_P);
    const auto says = [&](const char* words) {
        const auto* row = window->page->findChild<PointRow*>(); // the first of them
        for (const auto* label : row->findChildren<TextLabel*>())
            if (label->text().contains(QLatin1String(words)))
                return true;
        return false;
    };
    QVERIFY(says("Count the units within S"));
    window->digit(1);
    window->digit(1);
    QVERIFY(window->game().controls.isEmpty());
    QVERIFY(says("Even: count the squads within S"));
    QVERIFY(!says("Count the units"));
    window->digit(1);
    window->digit(0);
    QCOMPARE(window->game().controls[QStringLiteral("1")].holder, QStringLiteral("a"));
    QVERIFY(says("holds it: units 1 : 1, squads 1 : 0"));
    // Counted again: what it said before is no longer so.
    const auto rows = window->page->findChild<PointRow*>()->findChildren<NumberRow*>();
    for (const int count : {2, 1})
        QTest::mouseClick(rows[0]->findChildren<QAbstractButton*>().at(count), Qt::LeftButton);
    QVERIFY2(says("Even: count the squads within S"), "and not who held it");
}

/// Who held it by the numbers before is not who holds it now, and the round cannot end over it.
void TestGamePage::tieTakesThePointBack()
{
    const auto window = begin();
    window->key(Qt::Key_P);
    window->key(Qt::Key_P);
    for (const int count : {1, 0, 0, 0, 0, 0})
        window->digit(count);
    QCOMPARE(window->game().score(QStringLiteral("a")), 1);
    const auto numbers = window->page->findChild<PointRow*>()->findChildren<NumberRow*>();
    QTest::mouseClick(numbers[1]->findChildren<QAbstractButton*>().at(1), Qt::LeftButton);
    QCOMPARE(window->game().score(QStringLiteral("a")), 0);
    QVERIFY(!window->game().controls.contains(QStringLiteral("1")));
    QCOMPARE(numbers[0]->value(), 1);
    QCOMPARE(numbers[1]->value(), 1);
    window->key(Qt::Key_N);
    QCOMPARE(window->game().round, 1);
    QVERIFY2(numbers[2]->isAncestorOf(QApplication::focusWidget()), "it leads to what is to be counted");
    window->digit(0);
    window->digit(1);
    QCOMPARE(window->game().controls[QStringLiteral("1")].holder, QStringLiteral("b"));
    window->key(Qt::Key_Z, Qt::ControlModifier);
    window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(window->game().controls[QStringLiteral("1")].holder, QStringLiteral("a"));
    QCOMPARE(numbers[1]->value(), 0);
}

void TestGamePage::tieMovesNoOtherPoint()
{
    const auto window = begin();
    window->key(Qt::Key_P);
    window->key(Qt::Key_P);
    QVERIFY(test::settle(window->window));
    const auto rows = window->page->findChildren<PointRow*>();
    const auto* scroll = scrollAreaAround(*rows[0]);
    QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
    const auto placesOfButtons = [&] {
        QList<QPoint> places;
        for (const PointRow* row : rows)
            for (const auto* numbers : row->findChildren<NumberRow*>().mid(0, 2))
                places << numbers->mapTo(window->page, QPoint());
        return places;
    };
    const auto before = placesOfButtons();
    window->digit(1);
    window->digit(1);
    QVERIFY(test::settle(window->window));
    QVERIFY(rows[0]->findChildren<NumberRow*>().at(2)->isVisible());
    QCOMPARE(placesOfButtons(), before);
    QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
}

void TestGamePage::nobodyIsAskedForSquadsThatAreGone()
{
    auto session = test::quickPlay(m_path);
    for (const Json& command :
         {Json{{"do", "begin"}}, Json{{"do", "set"}, {"unit", "b1"}, {"counter", "unwounded"}, {"value", 0}}})
        test::mustApply(*session, command);
    test::GameWindow window(std::move(session));
    QVERIFY(!window.game().unit(QStringLiteral("b1"))->inPlay());
    window.key(Qt::Key_P);
    window.key(Qt::Key_P);
    window.digit(1);
    window.digit(1);
    QVERIFY(window.game().controls.isEmpty());
    window.digit(0); // Ann's squads; Bob has none
    QCOMPARE(window.game().controls[QStringLiteral("1")].why, QStringLiteral("units 1 : 1, squads 0 : 0"));
}

void TestGamePage::reopensAtThePendingThrow()
{
    {
        const auto window = begin();
        shoot(*window, 2, 1);
        window->key(Qt::Key_Space);
        QVERIFY(window->game().pending);
    }
    auto session = journal::Session::open(m_path);
    QVERIFY2(session, qPrintable(session ? QString() : session.error().words));
    QVERIFY2((*session)->clock().stopped, "while it was closed nobody played");
    test::GameWindow window(std::move(*session));
    int dice = 0;
    for (const auto* die : window.page->findChildren<DieView*>())
        dice += die->isVisible() && !die->look().blank;
    QCOMPARE(dice, 2);
    window.key(Qt::Key_Return);
    QVERIFY(!window.game().pending);
}

// A note has nothing to do with it.
void TestGamePage::whatIsAimedAtStaysAfterOpening()
{
    auto session = test::quickPlay(m_path);
    test::mustApply(*session, {{"do", "begin"}});
    test::mustApply(*session, {{"do", "activate"}, {"unit", "a2"}});
    test::GameWindow window(std::move(session));
    window.digit(2, Qt::AltModifier);
    QCOMPARE(window.wantedDice(), std::size_t(2));
    test::mustApply(window.session(), {{"do", "note"}, {"text", "It rains."}});
    QCOMPARE(window.wantedDice(), std::size_t(2));
}

void TestGamePage::correctsACounter()
{
    const auto window = begin();
    window->digit(2);
    window->key(Qt::Key_E);
    QVERIFY(QApplication::activePopupWidget());
    window->digit(1);
    QCOMPARE(window->game().unit(QStringLiteral("a2"))->counters[QStringLiteral("damage")], 1);
    QCOMPARE(window->session().log().back().command["do"].get<std::string>(), std::string("set"));
}

void TestGamePage::correctsTheUnitInFocus()
{
    const auto window = begin();
    shoot(*window, 1, 2);
    for (auto* card : window->page->findChildren<UnitCard*>()) {
        if (card->card().id == QStringLiteral("a2"))
            card->setFocus();
    }
    window->key(Qt::Key_E);
    window->digit(1);
    QCOMPARE(window->game().unit(QStringLiteral("a2"))->counters[QStringLiteral("damage")], 1);
    QCOMPARE(window->game().unit(QStringLiteral("b2"))->counters[QStringLiteral("damage")], 0);
}

/// Commanders of three ranks, and a unit that fired on hold: four things to be reminded of.
std::unique_ptr<journal::Session> manyReminders(const QString& path)
{
    auto session = test::gameOf(QStringLiteral("brickaction"), path);
    test::mustApply(*session, {{"do", "setup"}, {"first", "a"}});
    for (const char* rank : {"general", "ranking-commander", "field-commander"})
        test::mustApply(
            *session, {{"do", "add-unit"}, {"side", "a"}, {"type", "squad"}, {"members", {{"regular", 4}, {rank, 1}}}});
    test::mustApply(*session, {{"do", "status"}, {"unit", "a1"}, {"status", "held-attack"}, {"on", true}});
    return session;
}

void TestGamePage::fewRemindersAtOnce()
{
    test::GameWindow window(manyReminders(m_path));
    window.key(Qt::Key_N);
    auto* strip = window.page->findChild<ReminderStrip*>();
    const auto signs = [&] { return strip->findChildren<GlyphView*>().size(); };
    QTRY_COMPARE(signs(), 2);
    auto* rest = strip->findChild<TouchButton*>(QStringLiteral("rest"));
    QVERIFY(rest && rest->isVisible());
    QTest::mouseClick(rest, Qt::LeftButton);
    QTRY_VERIFY(signs() > 2);
}

QList<TouchButton*> putAwayButtons(const ReminderStrip& strip)
{
    QList<TouchButton*> buttons;
    for (auto* button : strip.findChildren<TouchButton*>())
        if (button->isVisible() && button->accessibleName().startsWith(QStringLiteral("Put away: ")))
            buttons.append(button);
    return buttons;
}

void TestGamePage::whatWasPutAwayComesBackWhenItIsWorse()
{
    test::GameWindow window(test::quickPlay(m_path));
    window.key(Qt::Key_N);
    auto* strip = window.page->findChild<ReminderStrip*>();
    const auto wounded = [&](int number) {
        test::mustApply(window.session(), {{"do", "set"}, {"unit", "a1"}, {"counter", "wounded"}, {"value", number}});
    };
    wounded(1);
    QTRY_COMPARE(putAwayButtons(*strip).size(), 1);
    putAwayButtons(*strip).front()->click();
    QTRY_VERIFY(putAwayButtons(*strip).isEmpty());
    test::mustApply(window.session(), {{"do", "note"}, {"text", "by the wall"}});
    QVERIFY2(putAwayButtons(*strip).isEmpty(), "nothing is worse");
    wounded(2);
    QTRY_COMPARE(putAwayButtons(*strip).size(), 1);
    QVERIFY(putAwayButtons(*strip).front()->accessibleName().contains(QStringLiteral("2 wounded in ")));
}

void TestGamePage::whatWasPutAwayComesBackOfAnotherUnit()
{
    auto session = test::gameOf(QStringLiteral("brickaction"), m_path);
    test::mustApply(*session, {{"do", "setup"}, {"first", "a"}});
    for (const char* name : {"Red", "Blue", "Green"})
        test::mustApply(*session, {{"do", "add-unit"}, {"side", "a"}, {"type", "squad"}, {"name", name}});
    test::GameWindow window(std::move(session));
    window.key(Qt::Key_N);
    auto* strip = window.page->findChild<ReminderStrip*>();
    const auto barred = [&](const char* unit, bool on) {
        test::mustApply(window.session(), {{"do", "status"}, {"unit", unit}, {"status", "held-attack"}, {"on", on}});
    };
    barred("a1", true);
    barred("a2", true);
    QTRY_COMPARE(putAwayButtons(*strip).size(), 1);
    QCOMPARE(putAwayButtons(*strip).front()->accessibleName(),
             QStringLiteral("Put away: Red, Blue: no attack in this turn"));
    putAwayButtons(*strip).front()->click();
    barred("a1", false);
    QVERIFY2(putAwayButtons(*strip).isEmpty(), "Blue's was put away");
    barred("a3", true);
    QTRY_COMPARE(putAwayButtons(*strip).size(), 1);
}

void TestGamePage::whatIsNeverWantedIsOfThisPack()
{
    test::GameWindow window(test::quickPlay(m_path));
    window.key(Qt::Key_N);
    auto* strip = window.page->findChild<ReminderStrip*>();
    test::mustApply(window.session(), {{"do", "rounds"}, {"value", 1}});
    QTRY_COMPARE(putAwayButtons(*strip).size(), 1);
    window.preferences.setReminderShown(QStringLiteral("double-tap"), QStringLiteral("last-round"), false);
    QCOMPARE(putAwayButtons(*strip).size(), 1);
    window.preferences.setReminderShown(QStringLiteral("quick-play"), QStringLiteral("last-round"), false);
    QTRY_VERIFY(putAwayButtons(*strip).isEmpty());
}

/// Also where only those of the units that throw have their room: else the throw came up below the pointer.
void TestGamePage::theNextReminderStandsWhereOneWasPutAway()
{
    test::GameWindow window(test::quickPlay(m_path));
    app::ReminderStrip strip(window.theme, window.preferences);
    strip.resize(900, 60);
    strip.setNotes(QStringLiteral("x"), 1,
                   {{"mine", "a1: crawls", {"a1"}, "crawls"}, {"other", "b1: holds", {"b1"}, "holds"}});
    strip.keepTo(QStringList{QStringLiteral("a1")});
    strip.show();
    QCOMPARE(putAwayButtons(strip).size(), 1);
    putAwayButtons(strip).front()->click();
    QCOMPARE(putAwayButtons(strip).size(), 1);
    QCOMPARE(putAwayButtons(strip).front()->accessibleName(), QStringLiteral("Put away: b1: holds"));
    strip.setNotes(QStringLiteral("x"), 1, {{"other", "b1: holds", {"b1"}, "holds"}}); // something else happens
    QVERIFY(putAwayButtons(strip).isEmpty());
    QVERIFY(strip.folded()->text() == QLatin1String("1"));
}

void TestGamePage::aTapPutsAReminderAway()
{
    test::GameWindow window(manyReminders(m_path));
    window.key(Qt::Key_N);
    auto* strip = window.page->findChild<ReminderStrip*>();
    const auto shown = [&] { return putAwayButtons(*strip); };
    QTRY_VERIFY(!shown().isEmpty());
    const QString first = shown().front()->accessibleName();
    shown().front()->setFocus(Qt::TabFocusReason);
    window.key(Qt::Key_Space);
    QVERIFY(!QApplication::activePopupWidget());
    QVERIFY(!shown().isEmpty());
    const QString second = shown().front()->accessibleName();
    QVERIFY(second != first);
    QCOMPARE(QApplication::focusWidget(), shown().front()); // the next goes by the same key
    const QPoint middle = shown().front()->rect().center();
    QContextMenuEvent menuKey(QContextMenuEvent::Keyboard, middle, shown().front()->mapToGlobal(middle));
    QApplication::sendEvent(shown().front(), &menuKey);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    for (QAction* action : menu->actions())
        if (action->text() == QStringLiteral("Never remind of this again"))
            action->trigger();
    menu->close();
    for (const auto* button : shown())
        QVERIFY(button->accessibleName() != second);
}

void TestGamePage::reactionsAreRemindedOfWhileSomebodyMayReact()
{
    auto session = test::gameOf(QStringLiteral("double-tap"), m_path);
    for (const Json& command : shootFromFar())
        test::mustApply(*session, command);
    const auto reminds = [&] {
        const auto notes = game::remindersOf(session->game());
        return std::any_of(notes.begin(), notes.end(),
                           [](const game::Note& note) { return note.id == QStringLiteral("react-once"); });
    };
    QVERIFY2(!reminds(), "nobody is active");
    test::mustApply(*session, {{"do", "activate"}, {"unit", "a1"}, {"action", "move"}});
    QVERIFY(reminds());
    test::mustApply(*session, {{"do", "react"}, {"unit", "b1"}, {"reaction", "react-move"}});
    QVERIFY2(!reminds(), "the only enemy has reacted");
}

void TestGamePage::nobodyIsRemindedOfWhatConcernsNoUnit()
{
    auto session = test::quickPlay(m_path);
    test::mustApply(*session, {{"do", "begin"}});
    const auto words = [&] {
        QStringList all;
        for (const game::Note& note : game::remindersOf(session->game()))
            all << note.words;
        return all.join(QLatin1Char('\n'));
    };
    QVERIFY(!words().contains(QStringLiteral("quality check first")));
    test::mustApply(*session, {{"do", "set"}, {"unit", "a1"}, {"counter", "wounded"}, {"value", 1}});
    QVERIFY(words().contains(QStringLiteral("1 wounded in ") + session->game().unit(QStringLiteral("a1"))->name));
}

void TestGamePage::onlyWhatAUnitCarriesIsOffered()
{
    auto session = test::gameOf(QStringLiteral("brickaction"), m_path);
    const auto added = session->apply(
        {{"do", "add-unit"}, {"side", "a"}, {"type", "squad"}, {"weapons", {{"carbine", 2}, {"smg", 1}}}});
    QVERIFY2(added, qPrintable(added ? QString() : added.error().words));
    const QString unit = session->game().units.back().id;
    test::GameWindow window(std::move(session));
    window.key(Qt::Key_N);
    auto* desk = window.page->findChild<Desk*>();
    desk->choose(unit);
    QStringList offered;
    for (const auto* weapon : desk->weapons())
        offered << weapon->id;
    QCOMPARE(offered, (QStringList{QStringLiteral("carbine"), QStringLiteral("smg")}));
}

void TestGamePage::undoTakesBack()
{
    const auto window = begin();
    window->digit(2);
    window->key(Qt::Key_N);
    window->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(window->game().active.isEmpty());
    window->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(window->game().active, QStringLiteral("a2"));
}

void TestGamePage::drawerHoldsLuckRulerAndDice()
{
    const auto window = begin();
    window->key(Qt::Key_4, Qt::ControlModifier);
    auto* luck = window->page->findChild<LuckView*>();
    QVERIFY(luck && luck->isVisible());
    QCOMPARE(luck->text(), QString());
    shoot(*window, 2, 1);
    window->key(Qt::Key_D);
    window->type(QStringLiteral("9 _"));
    window->key(Qt::Key_Return);
    QVERIFY(luck->text().contains(QStringLiteral("Blue · dice of the app\nd10: one die")));
    QVERIFY(luck->text().contains(QStringLiteral("Blue · dice of the table\nd10: one die")));
    QVERIFY(luck->text().contains(QStringLiteral("9: seen 1, expected 0.1")));
    QCOMPARE(test::unnamedIn(window->page), QStringList());
    window->key(Qt::Key_5, Qt::ControlModifier);
    QVERIFY(window->page->findChild<RulerPanel*>()->isVisible());
    QVERIFY(!luck->isVisible());
    QVERIFY2(!window->page->findChild<DicePage*>(), "made when it is first opened");
    window->page->toggleTools();
    auto* tools = window->page->findChild<KitPage*>();
    QVERIFY(tools && tools->isVisible());
    QVERIFY(tools->findChild<QAbstractButton*>(QStringLiteral("toss"))->isVisible());
    QCOMPARE(test::unnamedIn(window->page), QStringList());
    window->page->toggleDice();
    auto* dice = window->page->findChild<DicePage*>();
    QVERIFY(dice && dice->isVisible());
    QCOMPARE(test::unnamedIn(window->page), QStringList());
    window->type(QStringLiteral("2d6"));
    window->key(Qt::Key_Return);
    QTRY_VERIFY(!dice->findChild<QLabel*>(QStringLiteral("total"))->text().isEmpty());
    QVERIFY2(window->game().pending, "Return went to the dice, not to the tray");
    window->page->toggleDice();
    QVERIFY(!dice->isVisible());
}

void TestGamePage::rulesStartAThrow()
{
    const auto window = begin();
    window->digit(2);
    window->key(Qt::Key_A);
    window->key(Qt::Key_Slash);
    window->type(QStringLiteral("shoot at a vehicle"));
    window->key(Qt::Key_Return);
    QVERIFY2(window->page->findChild<OddsChart*>()->isVisible(), "the tank aims at the first vehicle");
    window->key(Qt::Key_Space);
    QVERIFY(window->game().pending);
    QCOMPARE(window->game().pending->procedure, QStringLiteral("shoot-vehicle"));
}

void TestGamePage::rulesAreReadWhenNothingCanStart()
{
    const auto window = begin();
    window->key(Qt::Key_K, Qt::ControlModifier);
    window->type(QStringLiteral("quality check"));
    auto* rules = window->page->findChild<ReferencePanel*>();
    auto* list = rules->findChild<QListView*>();
    QVERIFY(list->isVisible());
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex index = list->model()->index(row, 0);
        QVERIFY2(index.data(Qt::AccessibleDescriptionRole).toString().isEmpty(), "nobody is wounded");
    }
    window->key(Qt::Key_Return);
    auto* page = rules->findChild<QTextBrowser*>();
    QVERIFY(page->isVisible());
    QCOMPARE(page->document()->begin().text(), QStringLiteral("Quality check"));
    QVERIFY(!window->game().pending);
}

void TestGamePage::everyPackOpens_data()
{
    QTest::addColumn<QString>("id");
    for (const QString& id : QDir(QStringLiteral(":/packs")).entryList(QDir::Dirs))
        QTest::newRow(qPrintable(id)) << id;
}

void TestGamePage::everyPackOpens()
{
    QFETCH(QString, id);
    QTemporaryDir folder;
    test::GameWindow window(test::gameOf(id, folder.filePath(QStringLiteral("game.adjutant"))));
    for (int i = 0; i < 4; ++i)
        window.key(Qt::Key_N);
    QVERIFY(window.game().stage != game::Stage::SetUp);
    QCOMPARE(test::unnamedIn(window.page), QStringList());
}

void TestGamePage::whatWasSaidOfAUnitIsOnItsCard()
{
    QTemporaryDir folder;
    auto session = test::gameOf(QStringLiteral("double-tap"), folder.filePath(QStringLiteral("game.adjutant")));
    test::mustApply(
        *session,
        {{"do", "add-unit"}, {"side", "a"}, {"type", "fighter"}, {"name", "Vera"}, {"with", {{"quality", 3}}}});
    test::GameWindow window(std::move(session));
    for (const auto* card : window.page->findChildren<UnitCard*>()) {
        if (card->card().name != QLatin1String("Vera"))
            continue;
        for (const auto* label : card->findChildren<TextLabel*>())
            if (label->text().contains(QStringLiteral("Quality\u00a03")))
                return;
        QFAIL("the card has no quality");
    }
    QFAIL("there is no card");
}

void TestGamePage::theSidesAreCalledByTheirNames()
{
    QTemporaryDir folder;
    auto session = test::gameOf(QStringLiteral("ballot-boxes"), folder.filePath(QStringLiteral("game.adjutant")));
    test::mustApply(*session, {{"do", "add-unit"}, {"side", "a"}, {"type", "foot"}});
    test::mustApply(*session, {{"do", "add-unit"}, {"side", "b"}, {"type", "foot"}});
    test::mustApply(*session, {{"do", "begin"}});
    test::GameWindow window(std::move(session));
    QStringList said;
    for (const auto* button : window.page->findChildren<TouchButton*>())
        said << (button->isVisible() ? button->text() + button->accessibleName() : QString());
    const QString words = said.join(QLatin1Char('\n'));
    QVERIFY2(words.contains(QLatin1String("Bases of Blue")) && words.contains(QLatin1String("Bases of Red")),
             qPrintable(words));
    QVERIFY2(words.contains(QLatin1String("Dice of Blue")), qPrintable(words));
    window.key(Qt::Key_Space);
    const QString log = window.session().log().back().words;
    QVERIFY2(log.contains(QLatin1String(" goes first")) || log.contains(QLatin1String("Throw again")), qPrintable(log));
    QVERIFY(!log.contains(QLatin1String("side")) && !log.contains(QLatin1Char('{')));
}

/// As they are after a tap, they are when the game is opened again.
void TestGamePage::verdictsAreBoldAgain()
{
    QTemporaryDir folder;
    auto session = test::quickPlay(folder.filePath(QStringLiteral("game.adjutant")));
    for (const char* side : {"a", "b"})
        test::mustApply(*session, {{"do", "add-unit"}, {"side", side}, {"type", "rifle-squad"}});
    test::mustApply(*session, {{"do", "begin"}});
    while (session->game().stage == game::Stage::Activation)
        test::mustApply(*session, {{"do", "pass"}});
    test::mustApply(*session, {{"do", "control"}, {"point", 1}, {"a-units", 1}, {"b-units", 0}});
    test::GameWindow window(std::move(session));
    int verdicts = 0;
    for (const auto* label : window.page->findChildren<TextLabel*>()) {
        if (!label->isVisible() || !label->text().startsWith(QLatin1String("Blue holds it")))
            continue;
        ++verdicts;
        QVERIFY2(label->font().weight() >= QFont::DemiBold, qPrintable(label->text()));
    }
    QCOMPARE(verdicts, 1);
}

void TestGamePage::oneOfSeveralProceduresIsTaken()
{
    QTemporaryDir folder;
    test::GameWindow window(
        test::gameOf(QStringLiteral("double-tap"), folder.filePath(QStringLiteral("game.adjutant"))));
    window.key(Qt::Key_N);
    window.digit(1);
    window.key(Qt::Key_N);
    QCOMPARE(window.game().active, QStringLiteral("a1"));
    const auto tap = [&](const QString& text) {
        for (auto* button : window.page->findChildren<TouchButton*>()) {
            if (button->isVisible() && button->accessibleName().startsWith(text))
                return QTest::mouseClick(button, Qt::LeftButton), true;
        }
        return false;
    };
    QVERIFY2(tap(QStringLiteral("Morale test")), "it needs no target");
    window.key(Qt::Key_Space);
    QVERIFY(!window.session().log().back().throws.empty());
    QCOMPARE(window.session().log().back().command["procedure"].get<std::string>(), std::string("morale"));
    window.key(Qt::Key_Return);
    window.digit(1, Qt::AltModifier);
    QVERIFY(tap(QStringLiteral("Melee")));
    window.key(Qt::Key_Space);
    QCOMPARE(window.session().log().back().command["procedure"].get<std::string>(), std::string("melee"));
    QCOMPARE(window.session().log().back().command["target"].get<std::string>(), std::string("b1"));
}

void TestGamePage::everyElementHasAName()
{
    const auto window = begin();
    QCOMPARE(test::unnamedIn(window->page), QStringList());
    shoot(*window, 2, 1);
    QCOMPARE(test::unnamedIn(window->page), QStringList());
    window->key(Qt::Key_Space);
    QCOMPARE(test::unnamedIn(window->page), QStringList());
    window->key(Qt::Key_Return);
    window->key(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(test::unnamedIn(window->page), QStringList());
}

void TestGamePage::controlsAreLargeEnough()
{
    const auto window = begin();
    shoot(*window, 2, 1);
    for (const auto* button : window->page->findChildren<QAbstractButton*>())
        if (button->isVisible() && qobject_cast<const TouchButton*>(button))
            QVERIFY2(button->height() >= Theme::touch && button->width() >= Theme::touch,
                     qPrintable(QStringLiteral("%1 is %2 × %3")
                                    .arg(button->accessibleName())
                                    .arg(button->width())
                                    .arg(button->height())));
}

void TestGamePage::nothingIsCutAtDoubleText()
{
    auto session = test::quickPlay(m_path);
    test::mustApply(*session, {{"do", "begin"}});
    test::GameWindow window(std::move(session), {1280, 800}, Preferences::Appearance::Dark, 200);
    shoot(window, 2, 1);
    QTest::qWait(50);
    for (const auto* button : window.page->findChildren<TouchButton*>()) {
        if (!button->isVisible())
            continue;
        const int words = button->fontMetrics()
                              .boundingRect(QRect(0, 0, button->width(), 10000), Qt::TextWordWrap, button->text())
                              .height();
        QVERIFY2(button->height() >= words, qPrintable(button->text()));
    }
}

QTEST_MAIN(TestGamePage)

#include "tst_gamepage.moc"
