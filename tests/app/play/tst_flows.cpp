// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/track.h"
#include "play/bottombar.h"
#include "play/cubequestions.h"
#include "play/looks.h"
#include "play/tablesheet.h"
#include "play/throwpart.h"
#include "play/tray.h"
#include "play/traywords.h"
#include "record.h"
#include "recordplayer.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QSet>

using namespace adjutant;
using namespace adjutant::app;

/// What the packs have whose tracks have tokens, phases and cubes, done on the real page by mouse and keys in games
/// that were written down by hand.
class TestFlows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tokensAreTakenBack();
    void allRollsAtOnce();
    void handIsSeenOnlyWhileHeld();
    void pickingEndsWhenTheWindowIsLeft();
    void aHandIsNotPutBackUnasked();
    void whatIsPickedIsSeenWhileHeld();
    void aColourThatIsUsedUpLooksLikeTheOthers();
    void onePoolTellsNothingOfTheOtherHand();
    void nextSaysWhoPicks();
    void handIsPickedByKeys();
    void refusedHandIsStillThere();
    void lossesAreSatisfiedByKeys();
    void hiddenHandIsNotMended();
    void nextLeadsToWhatIsStillToBeSaid();
    void aUnitIsToldWhatToDoFirst();
    void eachSideDrawsItsOwnCube();
    void aTypedDieDrawsByReturn();
    void whatWasMovedIsNotMovedAgain();
    void whatTheTableHasToDoIsSaid();
    void longPadTurnsOver();
    void whoeverMayActIsToldSo();
    void aPhaseIsNotLeftUnused();
    void aSecondShotIsToldToBeOne();
    void whoCouldHelpToReformIsSaid();
    void choiceOutlivesANoteAndAnotherPage();
    void actionOutlivesANoteAndAnotherPage();
    void onlyHarmIsCrossedOut();
    void aSecondTryIsThrown();
    void theDefenderIsToldToThrowFirst();

private:
    std::unique_ptr<journal::Session> begun(const QString& pack);
    std::unique_ptr<journal::Session> shooting();
    std::unique_ptr<journal::Session> fought(const char* faces);
    std::unique_ptr<journal::Session> played(const QString& pack, const char* until,
                                             const packs::Rulings& rulings = {});
    static QString inFocus();
    static QStringList wordsIn(const QWidget* widget);

    QTemporaryDir m_folder;
    int m_games = 0;
};

/// The recorded game as far as the set-up goes, and begun.
std::unique_ptr<journal::Session> TestFlows::begun(const QString& pack)
{
    auto session = test::gameOf(pack, m_folder.filePath(QStringLiteral("%1.adjutant").arg(++m_games)));
    for (const Json& command : test::recordOf(pack)) {
        test::mustApply(*session, command);
        if (textAt(command, "do") == QLatin1String("begin"))
            break;
    }
    return session;
}

/// The recorded game up to the first such command, which is not done.
std::unique_ptr<journal::Session> TestFlows::played(const QString& pack, const char* until,
                                                    const packs::Rulings& rulings)
{
    auto session = test::gameOf(pack, m_folder.filePath(QStringLiteral("%1.adjutant").arg(++m_games)), rulings);
    for (const Json& command : test::recordOf(pack)) {
        if (textAt(command, "do") == QLatin1String(until))
            break;
        test::mustApply(*session, command);
    }
    return session;
}

QString TestFlows::inFocus()
{
    const QWidget* focus = QApplication::focusWidget();
    return !focus ? QString() : focus->objectName().isEmpty() ? focus->accessibleName() : focus->objectName();
}

/// Every word that can be read, or that a screen reader finds.
QStringList TestFlows::wordsIn(const QWidget* widget)
{
    QStringList words;
    for (const auto* child : widget->findChildren<QWidget*>()) {
        words << child->accessibleName() << child->accessibleDescription() << child->toolTip();
        if (const auto* label = qobject_cast<const QLabel*>(child))
            words << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(child))
            words << button->text();
    }
    return words;
}

void TestFlows::tokensAreTakenBack()
{
    test::GameWindow window(begun(QStringLiteral("ballot-boxes")));
    test::RecordPlayer player(window);
    QCOMPARE(player.play(
                 {{"do", "resolve"}, {"procedure", "initiative"}, {"inputs", {{"a-scouts", 1}}}, {"faces", {6, 6, 1}}}),
             QString());
    window.key(Qt::Key_N);
    const auto tokens = [&] { return window.game().unit(QStringLiteral("a1"))->counters[QStringLiteral("tokens")]; };
    window.digit(1);
    window.digit(1);
    QCOMPARE(tokens(), 2);
    for (auto* button : window.page->findChildren<TouchButton*>())
        if (button->isVisible() && button->accessibleName() == QLatin1String("Take a token back from First Company")) {
            QTest::mouseClick(button, Qt::LeftButton);
            break;
        }
    QCOMPARE(tokens(), 1);
    window.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(tokens(), 2);
    for (int i = 0; i < 4; ++i)
        window.digit(2);
    QVERIFY2(window.game().unit(QStringLiteral("a2"))->counters[QStringLiteral("tokens")] == 2, "four in all");
    const QStringList words = wordsIn(window.page);
    QVERIFY2(words.filter(QStringLiteral("has no token left, 4 in all")).size() > 0, "it says why not");
    QVERIFY(words.contains(QStringLiteral("Blue has placed all tokens: 4")));
    QVERIFY(words.filter(QStringLiteral("now Red places")).size() > 0);
    window.key(Qt::Key_Z, Qt::ControlModifier);
    // As the button does it that stands beside the unit.
    for (int press = 0; press < 2; ++press)
        for (auto* button : window.page->findChildren<TouchButton*>())
            if (button->isVisible() && button->accessibleName() == QLatin1String("Put a token on Pathfinders")) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
    QVERIFY(wordsIn(window.page).filter(QStringLiteral("has no token left, 4 in all")).size() > 0);
}

void TestFlows::allRollsAtOnce()
{
    test::GameWindow window(begun(QStringLiteral("ballot-boxes")));
    test::RecordPlayer player(window);
    player.play({{"do", "resolve"}, {"procedure", "initiative"}, {"inputs", {{"a-scouts", 0}}}, {"faces", {1, 1, 6}}});
    window.key(Qt::Key_N);
    for (int unit : {1, 2, 3})
        window.digit(unit);
    window.key(Qt::Key_N);
    window.key(Qt::Key_N);
    auto* all = window.page->findChild<TouchButton*>(QStringLiteral("rollAll"));
    QVERIFY(all && all->isVisible());
    window.page->toggleTableView();
    const auto* desk = window.page->findChild<Desk*>();
    QVERIFY(!desk->actor() && desk->thrower());
    QVERIFY2(!wordsIn(window.page->findChild<TableSheet*>())
                  .filter(QStringLiteral("Next: ") + desk->thrower()->name)
                  .isEmpty(),
             "the table view names who throws");
    window.page->toggleTableView();
    const std::size_t before = window.session().log().size();
    QTest::mouseClick(all, Qt::LeftButton);
    QCOMPARE(window.session().log().size(), before + 3);
    QVERIFY(!all->isVisible());
    int dice = 0;
    for (const auto* die : window.page->findChildren<DieView*>())
        dice += die->isVisible() && !die->look().blank;
    QCOMPARE(dice, 3);
    window.key(Qt::Key_N);
    QCOMPARE(window.game().turn.phase, QStringLiteral("actions"));
}

void TestFlows::handIsSeenOnlyWhileHeld()
{
    test::GameWindow window(begun(QStringLiteral("quick")));
    test::RecordPlayer player(window);
    player.play({{"do", "resolve"}, {"procedure", "wander"}, {"inputs", {{"markers", 1}}}, {"faces", {4}}});
    QCOMPARE(player.play({{"do", "cube"}, {"side", "a"}, {"blue", 3}, {"pink", 1}}), QString());
    const QString hand = QStringLiteral("3 blue, 1 pink");
    const QString rest = QStringLiteral("2 blue, 2 pink"); // would tell it as well
    window.key(Qt::Key_2, Qt::ControlModifier);
    window.key(Qt::Key_F11);
    const auto told = [&](const QString& what) { return !wordsIn(window.page).filter(what).isEmpty(); };
    QVERIFY(!told(hand) && !told(rest));
    window.key(Qt::Key_F11);
    TouchButton* hold = nullptr;
    for (auto* button : window.page->findChildren<TouchButton*>(QStringLiteral("holdToSee")))
        hold = button->isVisible() ? button : hold;
    QVERIFY(hold);
    QTest::mousePress(hold, Qt::LeftButton);
    QVERIFY(told(hand));
    QTest::mouseRelease(hold, Qt::LeftButton);
    QVERIFY(!told(hand));
    hold->setFocus();
    QTest::keyPress(hold, Qt::Key_Space);
    QVERIFY(told(hand));
    QTest::keyRelease(hold, Qt::Key_Space);
    QVERIFY(!told(hand));
    QTest::keyPress(hold, Qt::Key_Space);
    window.page->setFocus(); // the key is let go elsewhere
    QVERIFY(!told(hand));
}

void TestFlows::pickingEndsWhenTheWindowIsLeft()
{
    test::GameWindow window(begun(QStringLiteral("quick")));
    test::RecordPlayer player(window);
    player.play({{"do", "resolve"}, {"procedure", "wander"}, {"inputs", {{"markers", 1}}}, {"faces", {4}}});
    auto* pick = window.page->findChild<TouchButton*>(QStringLiteral("pick-a"));
    QVERIFY(pick);
    QTest::mouseClick(pick, Qt::LeftButton);
    QVERIFY(window.page->findChild<TouchButton*>(QStringLiteral("handIn")));
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    QTRY_VERIFY(!window.page->findChild<TouchButton*>(QStringLiteral("handIn")));
    QVERIFY(window.game().turn.ready.isEmpty());
}

void TestFlows::aHandIsNotPutBackUnasked()
{
    test::GameWindow window(played(QStringLiteral("quick"), "cube"));
    const auto button = [&](const char* name) { return window.page->findChild<TouchButton*>(QLatin1String(name)); };
    button("pick-a")->click();
    button("more-blue")->click();
    button("more-blue")->click();
    button("stopPicking")->click();
    QVERIFY2(button("handIn"), "it is asked before");
    QCOMPARE(button("stopPicking")->text(), QStringLiteral("Put 2 cubes back?"));
    button("fewer-blue")->click();
    QCOMPARE(button("stopPicking")->text(), QStringLiteral("Not now"));
    button("stopPicking")->click();
    button("stopPicking")->click();
    QVERIFY(!button("handIn") && button("pick-a"));
    button("pick-a")->click();
    button("stopPicking")->click();
    QVERIFY2(!button("handIn"), "nothing would be lost");
}

/// A glance at the window tells neither what is picked nor what could be put back.
void TestFlows::whatIsPickedIsSeenWhileHeld()
{
    test::GameWindow window(played(QStringLiteral("quick"), "cube"));
    const auto button = [&](const char* name) { return window.page->findChild<TouchButton*>(QLatin1String(name)); };
    const auto seen = [&] { return window.page->findChild<QLabel*>(QStringLiteral("picked"))->text(); };
    button("pick-a")->click();
    QVERIFY(!button("holdToSeePicked")->isEnabled());
    for (const char* colour : {"more-blue", "more-pink", "more-blue"})
        button(colour)->click();
    QCOMPARE(seen(), QString());
    QVERIFY(button("fewer-blue")->isEnabled() && button("fewer-pink")->isEnabled());
    QTest::mousePress(button("holdToSeePicked"), Qt::LeftButton);
    QCOMPARE(seen(), QStringLiteral("2 blue, 1 pink"));
    QTest::mouseRelease(button("holdToSeePicked"), Qt::LeftButton);
    QCOMPARE(seen(), QString());
    button("fewer-pink")->click();
    button("fewer-pink")->click(); // there is none to put back
    button("holdToSeePicked")->setFocus();
    QTest::keyPress(button("holdToSeePicked"), Qt::Key_Space);
    QCOMPARE(seen(), QStringLiteral("2 blue"));
    button("stopPicking")->setFocus();
    QCOMPARE(seen(), QString());
}

/// Three pink cubes are there, and four are picked.
void TestFlows::aColourThatIsUsedUpLooksLikeTheOthers()
{
    test::GameWindow window(played(QStringLiteral("quick"), "cube"));
    const auto button = [&](const char* name) { return window.page->findChild<TouchButton*>(QLatin1String(name)); };
    button("pick-a")->click();
    for (int press = 0; press < 4; ++press)
        button("more-pink")->click();
    QVERIFY(button("more-pink")->isEnabled() && button("more-blue")->isEnabled());
    QVERIFY2(!button("handIn")->isEnabled(), "there is no fourth");
    button("more-blue")->click();
    QVERIFY(button("handIn")->isEnabled());
    QTest::mousePress(button("holdToSeePicked"), Qt::LeftButton);
    QCOMPARE(window.page->findChild<QLabel*>(QStringLiteral("picked"))->text(), QStringLiteral("1 blue, 3 pink"));
}

/// What is left in it would be the other hand, by counting.
void TestFlows::onePoolTellsNothingOfTheOtherHand()
{
    auto session = played(QStringLiteral("quick"), "cube", {{"pools", "shared"}});
    test::GameWindow window(std::move(session));
    const auto button = [&](const char* name) { return window.page->findChild<TouchButton*>(QLatin1String(name)); };
    const auto supply = [&] { return wordsIn(window.page).filter(QStringLiteral(" there")); };
    button("pick-a")->click();
    const QStringList before = supply();
    QVERIFY(!before.isEmpty());
    for (const char* colour : {"more-blue", "more-blue", "more-blue", "more-pink"})
        button(colour)->click();
    button("handIn")->click();
    QVERIFY(window.game().turn.ready.contains(QStringLiteral("a")));
    button("pick-b")->click();
    QCOMPARE(supply(), before);
}

void TestFlows::nextSaysWhoPicks()
{
    test::GameWindow window(played(QStringLiteral("quick"), "cube"));
    const auto button = [&](const char* name) { return window.page->findChild<TouchButton*>(QLatin1String(name)); };
    const auto next = [&] {
        return window.page->findChild<BottomBar*>()->findChild<TouchButton*>(QStringLiteral("next"))->text();
    };
    button("pick-b")->click();
    QCOMPARE(next(), QStringLiteral("Red picks: 0 of 4"));
    button("more-blue")->click();
    window.key(Qt::Key_N);
    QCOMPARE(inFocus(), QStringLiteral("more-blue"));
    QCOMPARE(next(), QStringLiteral("Red picks: 1 of 4"));
    for (const char* colour : {"more-blue", "more-pink", "more-pink"})
        button(colour)->click();
    QCOMPARE(next(), QStringLiteral("Red takes this hand"));
    window.key(Qt::Key_N);
    QVERIFY(window.game().turn.ready.contains(QStringLiteral("b")));
}

void TestFlows::handIsPickedByKeys()
{
    test::GameWindow window(played(QStringLiteral("quick"), "cube"));
    window.page->findChild<Tray*>()->focusFirst();
    QCOMPARE(inFocus(), QStringLiteral("pick-a"));
    window.key(Qt::Key_Space);
    for (int cube = 0; cube < 4; ++cube) {
        QCOMPARE(inFocus(), QStringLiteral("more-blue"));
        window.key(Qt::Key_Space);
    }
    QCOMPARE(inFocus(), QStringLiteral("handIn"));
    window.key(Qt::Key_N); // Next takes a hand that is whole
    QVERIFY(window.game().turn.ready.contains(QStringLiteral("a")));
    QVERIFY2(QApplication::focusWidget() && QApplication::focusWidget()->isEnabled(), qPrintable(inFocus()));
    QCOMPARE(inFocus(), QStringLiteral("pick-b"));
    window.key(Qt::Key_N);
    for (int cube = 0; cube < 4; ++cube) {
        QCOMPARE(inFocus(), QStringLiteral("more-blue"));
        window.key(Qt::Key_Space);
    }
    window.key(Qt::Key_Space);
    QVERIFY(window.game().turn.ready.contains(QStringLiteral("b")));
    window.key(Qt::Key_Space);
    QVERIFY2(!window.page->findChild<TouchButton*>(QStringLiteral("handIn")), "no hand is picked again by mistake");
}

// As in a copy of a game that somebody else has open.
void TestFlows::refusedHandIsStillThere()
{
    auto session = played(QStringLiteral("quick"), "cube");
    const QString path = session->path();
    session.reset();
    auto copy = journal::Session::open(path, journal::Session::Access::Copy);
    QVERIFY(copy);
    test::GameWindow window(std::move(*copy));
    test::RecordPlayer player(window);
    player.play({{"do", "cube"}, {"side", "a"}, {"blue", 4}});
    QVERIFY(window.game().turn.ready.isEmpty());
    const auto* take = window.page->findChild<TouchButton*>(QStringLiteral("handIn"));
    QVERIFY(take && take->isEnabled());
}

void TestFlows::lossesAreSatisfiedByKeys()
{
    test::GameWindow window(played(QStringLiteral("quick"), "loss"));
    window.key(Qt::Key_N); // it leads to the losses
    for (int time = 0; time < 3; ++time) {
        const std::size_t before = window.session().log().size();
        QVERIFY2(inFocus().contains(QStringLiteral(": ")), qPrintable(inFocus()));
        window.key(Qt::Key_Space);
        QCOMPARE(window.session().log().size(), before + 1);
    }
}

void TestFlows::hiddenHandIsNotMended()
{
    test::GameWindow window(begun(QStringLiteral("quick")));
    test::RecordPlayer player(window);
    player.play({{"do", "resolve"}, {"procedure", "wander"}, {"inputs", {{"markers", 1}}}, {"faces", {4}}});
    player.play({{"do", "cube"}, {"side", "a"}, {"blue", 3}, {"pink", 1}});
    window.key(Qt::Key_2, Qt::ControlModifier);
    auto* list = window.page->findChild<QAbstractItemView*>(QStringLiteral("log"));
    auto* mend = window.page->findChild<TouchButton*>(QStringLiteral("mendEntry"));
    QVERIFY(list && mend);
    const int last = list->model()->rowCount() - 1;
    list->setCurrentIndex(list->model()->index(last, 0));
    QVERIFY(!mend->isEnabled());
    list->setCurrentIndex(list->model()->index(last - 1, 0));
    QVERIFY(mend->isEnabled());
}

void TestFlows::nextLeadsToWhatIsStillToBeSaid()
{
    test::GameWindow window(played(QStringLiteral("quick"), "declare"));
    const auto next = [&] {
        QStringList buttons;
        for (const auto* one : window.page->findChildren<TouchButton*>())
            if (one->isVisible() && one->text().endsWith(QStringLiteral(": discard a cube")))
                buttons << one->accessibleName();
        return buttons;
    };
    window.key(Qt::Key_P);
    QCOMPARE(next(), QStringList());
    window.key(Qt::Key_N); // to the cube that is given away
    const auto* asked = qobject_cast<TouchButton*>(QApplication::focusWidget());
    QVERIFY(asked);
    window.key(Qt::Key_Return);
    QVERIFY(asked->isChecked());
    QCOMPARE(next(), QStringList{QStringLiteral("Next: Pass: discard a cube")});
    const QString acting = window.game().acting;
    window.key(Qt::Key_N);
    QVERIFY(window.game().acting != acting);
    QCOMPARE(next(), QStringList());
}

void TestFlows::aUnitIsToldWhatToDoFirst()
{
    test::GameWindow window(played(QStringLiteral("quick"), "declare"));
    window.digit(1);
    window.key(Qt::Key_A);
    QVERIFY(window.game().active.isEmpty());
    const QString told =
        QStringLiteral("First say what %1 does: Move or Attack.").arg(window.page->findChild<Desk*>()->actor()->name);
    QVERIFY2(wordsIn(window.page).contains(told), qPrintable(told));
    window.page->findChild<Desk*>()->takeAction(QStringLiteral("move"));
    window.key(Qt::Key_A);
    QVERIFY(!window.game().active.isEmpty());
}

// An attack may cost both units their last, and a cube out of each pool with it.
/// Both sides' first units are reduced and have no enablers; one attacks the other, four dice against two.
std::unique_ptr<journal::Session> TestFlows::fought(const char* faces)
{
    auto session = begun(QStringLiteral("quick"));
    for (const Json& command :
         {Json{{"do", "set"}, {"unit", "a1"}, {"counter", "artillery"}, {"value", 0}, {"why", "test"}},
          Json{{"do", "set"}, {"unit", "b1"}, {"counter", "engineer"}, {"value", 0}, {"why", "test"}},
          Json{{"do", "status"}, {"unit", "a1"}, {"status", "reduced"}, {"on", true}},
          Json{{"do", "status"}, {"unit", "b1"}, {"status", "reduced"}, {"on", true}},
          Json{{"do", "resolve"}, {"procedure", "wander"}, {"inputs", {{"markers", 1}}}, {"faces", {4}}},
          Json{{"do", "cube"}, {"side", "a"}, {"blue", 3}, {"pink", 1}},
          Json{{"do", "cube"}, {"side", "b"}, {"blue", 2}, {"pink", 2}}, Json{{"do", "next"}},
          Json{{"do", "declare"}, {"side", "a"}}, Json{{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}},
          Json{{"do", "resolve"}, {"procedure", "attack"}, {"target", "b1"}, {"faces", *parseJson(faces)}}})
        test::mustApply(*session, command);
    return session;
}

void TestFlows::eachSideDrawsItsOwnCube()
{
    auto session = fought("[6,6,6,6,6,6]");
    test::GameWindow window(std::move(session));
    test::RecordPlayer player(window);
    const auto dieOf = [&](const char* unit) -> QLineEdit* {
        for (auto* line : window.page->findChildren<QLineEdit*>(QStringLiteral("drawnCube")))
            if (line->isVisible() && line->accessibleDescription() == window.game().nameOf(QLatin1String(unit)))
                return line;
        return nullptr;
    };
    QVERIFY(dieOf("a1") && dieOf("b1"));
    dieOf("a1")->setText(QStringLiteral("1"));
    dieOf("b1")->setText(QStringLiteral("2"));
    QCOMPARE(player.play({{"do", "loss"}, {"unit", "b1"}, {"by", "remove"}}), QString());
    QCOMPARE(toText(window.session().log().back().command["faces"]), QByteArray("[2]"));
}

/// A unit that is reduced already can only be removed, which costs a cube.
void TestFlows::aTypedDieDrawsByReturn()
{
    auto session = fought("[6,1,1,1,1,1]");
    test::GameWindow window(std::move(session));
    auto* die = window.page->findChild<QLineEdit*>(QStringLiteral("drawnCube"));
    QVERIFY(die && die->isVisible());
    const std::size_t before = window.session().log().size();
    window.key(Qt::Key_N);
    QCOMPARE(window.session().log().size(), before); // it draws no cube unasked
    window.key(Qt::Key_D);
    QCOMPARE(QApplication::focusWidget(), die);
    window.type(QStringLiteral("2"));
    window.key(Qt::Key_Return);
    QCOMPARE(window.session().log().size(), before + 1);
    QCOMPARE(toText(window.session().log().back().command["faces"]), QByteArray("[2]"));
}

/// The one enabler of a unit goes once; whoever was given one has it to give.
void TestFlows::whatWasMovedIsNotMovedAgain()
{
    auto session = begun(QStringLiteral("quick"));
    game::Game game = session->game();
    game.stage = game::Stage::Activation;
    game.acting = QStringLiteral("a");
    const packs::TrackAction& redeploy = *game.pack->track.action(QStringLiteral("redeploy"));
    for (const char* enabler : {"reconnaissance", "artillery", "engineer", "supply"})
        for (const char* unit : {"a1", "a2"})
            game.unit(QLatin1String(unit))->counters[QLatin1String(enabler)] = 0;
    game.unit(QStringLiteral("a1"))->counters[QStringLiteral("artillery")] = 1;
    const auto idsOf = [&](const QStringList& answers) {
        QStringList ids;
        if (const auto question = nextQuestion(game, redeploy, answers))
            for (const ChoiceRow::Item& item : question->items)
                ids << item.id;
        return ids;
    };
    QVERIFY(idsOf({}).contains(QStringLiteral("a1")) && !idsOf({}).contains(QStringLiteral("a2")));
    const QStringList moved{"a1", "artillery", "a2"};
    QVERIFY(!idsOf(moved).contains(QStringLiteral("a1")) && idsOf(moved).contains(QStringLiteral("a2")));
    QCOMPARE(idsOf(moved + QStringList{"a2"}), QStringList{"artillery"});
}

void TestFlows::whatTheTableHasToDoIsSaid()
{
    test::GameWindow window(fought("[1,1,1,1,6,1]"));
    test::mustApply(window.session(), {{"do", "loss"}, {"unit", "b1"}, {"by", "retreat"}});
    QVERIFY(!wordsIn(window.page).filter(QStringLiteral("the attacker may follow")).isEmpty());
}

void TestFlows::longPadTurnsOver()
{
    test::GameWindow window(begun(QStringLiteral("ballot-boxes")));
    auto* desk = window.page->findChild<Desk*>();
    test::RecordPlayer player(window);
    player.play({{"do", "resolve"}, {"procedure", "initiative"}, {"inputs", {{"a-scouts", 0}}}, {"faces", {6, 6, 1}}});
    for (int i = 0; i < 4; ++i)
        window.key(Qt::Key_N);
    desk->choose(QStringLiteral("a1"));
    window.key(Qt::Key_E);
    QWidget* pad = QApplication::activePopupWidget();
    QVERIFY(pad);
    QVERIFY2(pad->height() < 600, "a hundred numbers do not stand in a window at once");
    window.digit(4);
    window.digit(2);
    if (QApplication::activePopupWidget())
        window.key(Qt::Key_Return);
    QCOMPARE(window.game().unit(QStringLiteral("a1"))->counters[QStringLiteral("hit-tokens")], 42);
}

/// Where sides take turns it is one of them; where both act in a phase neither is told to wait for the other.
void TestFlows::whoeverMayActIsToldSo()
{
    test::GameWindow window(begun(QStringLiteral("ballot-boxes")));
    const auto* desk = window.page->findChild<Desk*>();
    const auto told = [&] {
        QStringList sides;
        for (const game::Side& side : desk->game().sides)
            if (!armyLook(*desk, side).turn.isEmpty())
                sides << side.id;
        return sides.join(u' ');
    };
    test::RecordPlayer player(window);
    player.play({{"do", "resolve"}, {"procedure", "initiative"}, {"inputs", {{"a-scouts", 0}}}, {"faces", {6, 6, 1}}});
    QCOMPARE(desk->game().first, QStringLiteral("a"));
    while (game::phaseOf(desk->game()) != QLatin1String("activation"))
        window.key(Qt::Key_N);
    QCOMPARE(told(), QStringLiteral("a"));
    while (game::phaseOf(desk->game()) != QLatin1String("shooting"))
        window.key(Qt::Key_N);
    QVERIFY(desk->game().active.isEmpty());
    QCOMPARE(told(), QStringLiteral("a b"));
    const TrackBar::Look track = trackLook(*desk);
    QCOMPARE(track.acting, 0);
    QVERIFY2(track.turn.startsWith(track.sides[0].name), qPrintable(track.turn));
}

/// The units of the recorded game of ballot-boxes in their first shooting phase: regulars are active without a roll.
std::unique_ptr<journal::Session> TestFlows::shooting()
{
    auto session = begun(QStringLiteral("ballot-boxes"));
    test::mustApply(
        *session,
        {{"do", "resolve"}, {"procedure", "initiative"}, {"inputs", {{"a-scouts", 0}}}, {"faces", {6, 6, 1}}});
    while (session->game().turn.phase != QLatin1String("shooting"))
        test::mustApply(*session, {{"do", "next"}});
    return session;
}

void TestFlows::aPhaseIsNotLeftUnused()
{
    test::GameWindow window(shooting());
    const auto phase = [&] { return game::phaseOf(window.game()); };
    window.digit(1);
    window.key(Qt::Key_N);
    QCOMPARE(phase(), QStringLiteral("shooting"));
    const auto buttons = window.page->findChild<BottomBar*>()->findChildren<TouchButton*>();
    QVERIFY2(std::any_of(buttons.begin(), buttons.end(),
                         [](const TouchButton* one) { return one->text().contains(u"without a throw"); }),
             "it is asked once");
    window.key(Qt::Key_N);
    QCOMPARE(phase(), QStringLiteral("charging"));
    QVERIFY(!window.page->findChild<Desk*>()->actor());
    window.key(Qt::Key_N);
    QCOMPARE(phase(), QStringLiteral("hand-to-hand"));
}

void TestFlows::aSecondShotIsToldToBeOne()
{
    auto session = shooting();
    const Json shot{{"do", "resolve"}, {"procedure", "shooting"}, {"actor", "a1"},
                    {"target", "b1"},  {"inputs", {{"dice", 1}}}, {"faces", {1}}};
    test::GameWindow window(std::move(session));
    auto* desk = window.page->findChild<Desk*>();
    desk->choose(QStringLiteral("a1"));
    desk->aim(QStringLiteral("b1"));
    QCOMPARE(warningOf(*desk), QString());
    test::mustApply(window.session(), shot);
    desk->choose(QStringLiteral("a1"));
    desk->aim(QStringLiteral("b1"));
    QVERIFY2(warningOf(*desk).contains(QStringLiteral("“has shot”")), qPrintable(warningOf(*desk)));
    // Each shot at it may be answered.
    test::mustApply(window.session(), {{"do", "status"}, {"unit", "b1"}, {"status", "has-shot"}, {"on", true}});
    desk->choose(QStringLiteral("b1"));
    desk->aim(QStringLiteral("a1"));
    QCOMPARE(warningOf(*desk), QString());
}

void TestFlows::whoCouldHelpToReformIsSaid()
{
    auto session = shooting();
    for (const char* fresh : {"a6", "b3"})
        test::mustApply(*session, {{"do", "status"}, {"unit", fresh}, {"status", "fresh"}, {"on", false}});
    test::mustApply(*session, {{"do", "set"}, {"unit", "a1"}, {"counter", "hit-tokens"}, {"value", 3}});
    while (session->game().turn.phase != QLatin1String("reform"))
        test::mustApply(*session, {{"do", "next"}});
    test::GameWindow window(std::move(session));
    const QString words = wordsIn(window.page->findChild<Tray*>()).join(u'\n');
    QVERIFY2(words.contains(QStringLiteral("Only a “fresh” unit helps")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("“States”")), qPrintable(words));
}

// As when the language is changed: the same game on a page that is made anew.
void TestFlows::choiceOutlivesANoteAndAnotherPage()
{
    auto session = begun(QStringLiteral("ballot-boxes"));
    test::mustApply(
        *session,
        {{"do", "resolve"}, {"procedure", "initiative"}, {"inputs", {{"a-scouts", 1}}}, {"faces", {6, 6, 1}}});
    while (session->game().turn.phase != QLatin1String("actions"))
        test::mustApply(*session, {{"do", "next"}});
    test::GameWindow before(std::move(session));
    auto* desk = before.page->findChild<Desk*>();
    desk->tap(QStringLiteral("a1"));
    QVERIFY(desk->actor());
    test::mustApply(before.session(), {{"do", "note"}, {"text", "It rains."}});
    QVERIFY2(desk->actor(), "a note has nothing to do with it");
    const Choice choice = before.page->choice();
    auto going = before.page->takeSession();
    delete std::exchange(before.page, nullptr);
    test::GameWindow after(std::move(going));
    after.page->chooseAgain(choice);
    QVERIFY(after.page->findChild<Desk*>()->actor());
}

void TestFlows::actionOutlivesANoteAndAnotherPage()
{
    auto session = begun(QStringLiteral("quick"));
    for (const Json& command :
         {Json{{"do", "resolve"}, {"procedure", "wander"}, {"inputs", {{"markers", 1}}}, {"faces", {4}}},
          Json{{"do", "cube"}, {"side", "a"}, {"blue", 3}, {"pink", 1}},
          Json{{"do", "cube"}, {"side", "b"}, {"blue", 2}, {"pink", 2}}, Json{{"do", "next"}}})
        test::mustApply(*session, command);
    test::GameWindow before(std::move(session));
    auto* desk = before.page->findChild<Desk*>();
    desk->takeAction(QStringLiteral("move"));
    QVERIFY(desk->action());
    test::mustApply(before.session(), {{"do", "note"}, {"text", "It rains."}});
    QVERIFY2(desk->action(), "a note has nothing to do with it");
    const Choice choice = before.page->choice();
    auto going = before.page->takeSession();
    delete std::exchange(before.page, nullptr);
    test::GameWindow after(std::move(going));
    after.page->chooseAgain(choice);
    QVERIFY(after.page->findChild<Desk*>()->action());
}

/// What lets a unit do more is not marked as what hurts it.
void TestFlows::onlyHarmIsCrossedOut()
{
    const QMap<QString, QStringList> harms{{QStringLiteral("ballot-boxes"), {QStringLiteral("hit-tokens")}},
                                           {QStringLiteral("quick"), {}},
                                           {QStringLiteral("brickaction"), {QStringLiteral("damage")}}};
    for (auto one = harms.begin(); one != harms.end(); ++one) {
        test::GameWindow window(begun(one.key()));
        QSet<QString> crossed;
        for (const auto* card : window.page->findChildren<UnitCard*>())
            for (const CounterLook& counter : card->card().counters)
                if (counter.harm)
                    crossed.insert(counter.id);
        QCOMPARE(crossed.values(), *one);
    }
}

/// Whoever does not rally may spend an action on another throw.
void TestFlows::aSecondTryIsThrown()
{
    auto session = test::gameOf(QStringLiteral("brickaction"), m_folder.filePath(QStringLiteral("again.adjutant")));
    for (const Json& command : test::recordOf(QStringLiteral("brickaction-other-rulings"))) {
        test::mustApply(*session, command);
        if (textAt(command, "action") == QLatin1String("rally-again"))
            break;
    }
    test::GameWindow window(std::move(session));
    const auto suppressed = [&] {
        return window.game().unit(QStringLiteral("a1"))->statuses.contains(QStringLiteral("suppressed"));
    };
    QVERIFY(suppressed());
    test::RecordPlayer player(window);
    QCOMPARE(player.play({{"do", "resolve"}, {"procedure", "rally"}, {"inputs", {{"bonus", 0}}}, {"faces", {5}}}),
             QString());
    QVERIFY(!suppressed());
}

/// The dice on the table are then the other side's, which the line alone does not say.
void TestFlows::theDefenderIsToldToThrowFirst()
{
    auto session = test::gameOf(QStringLiteral("quick"), m_folder.filePath(QStringLiteral("defence.adjutant")));
    QString target;
    for (const Json& command : test::recordOf(QStringLiteral("quick"))) {
        if (textAt(command, "procedure") == QLatin1String("attack")) {
            target = textAt(command, "target");
            break;
        }
        test::mustApply(*session, command);
    }
    test::GameWindow window(std::move(session));
    window.page->findChild<Desk*>()->aim(target);
    const QString defender = window.game().nameOf(window.game().unit(target)->side);
    const auto* thrower = window.page->findChild<ThrowPart*>();
    const auto buttons = thrower->findChildren<TouchButton*>();
    QVERIFY(std::any_of(buttons.begin(), buttons.end(),
                        [&](const auto* one) { return one->detail() == defender + QStringLiteral(": Defence"); }));
}

QTEST_MAIN(TestFlows)

#include "tst_flows.moc"
