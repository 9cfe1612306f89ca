// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/reminders.h"
#include "game/track.h"
#include "gamewindow.h"
#include "play/desk.h"
#include "play/looks.h"
#include "play/scoretable.h"
#include "play/throwpart.h"
#include "play/tray.h"
#include "play/traywords.h"
#include "play/unitmakeup.h"
#include "settled.h"
#include "widgets/choicerow.h"
#include "widgets/linklabel.h"
#include "widgets/numberpad.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"
#include "widgets/warningline.h"

#include <QLabel>
#include <QMenu>

using namespace adjutant;
using namespace adjutant::app;

/// What comes next is always told, only what can be done is proposed, and a tap that leads nowhere takes nothing away.
class TestNextStep : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void afterAMoveNoAttackIsProposed();
    void anActionSaysWhatItNeeds();
    void whoAimsFirstSeesWhatLeadsOn();
    void withoutActionsOnlyTheOdds();
    void whoFallsIsChosen();
    void whoFallsIsChosenAmongMoreMinisThanMembers();
    void remindersAreOfWhatIsThere();
    void lyingDownIsOpenBeforeAnyAttack();
    void remindersFollowWhatWasDone();
    void noActionThatIsOfNoUse();
    void whoMayNotAttackIsNotLedToAnotherThrow_data();
    void whoMayNotAttackIsNotLedToAnotherThrow();
    void aReactionUsesUpNoWeapon();
    void whatIsPaidHasNoPrice();
    void pricesAreNamed();
    void anotherActionNamesItsPrice();
    void placesOfActionsStayStill();
    void anAssaultIsMadeWithBlades();
    void shotsAskForCover();
    void theAnswerTakesItsOwnWeapon();
    void anAnswerLeavesWhatWasChosen_data();
    void anAnswerLeavesWhatWasChosen();
    void whoStrikesAfterAllMayStillDoSo();
    void aHandOverrulesTheAnswersWeapon();
    void onlyWhatReachesAnswers();
    void noAnswerIsOfferedThatDoesNotReach();
    void whateverItMayCarryAnswers();
    void whatIsAnAnswerIsSaidOnce();
    void nobodyAssaultsWithoutABlade();
    void whoHasNobodyLeftMayEndTheGame();
    void whatThePointsAreForIsSaid();
    void itIsSaidWhenTheFallenCount();
    void whoHasActedIsTold();
    void aShotIsOfTheActionThatItGoesWith();
    void whatWasTakenLastIsLikely();
    void anAnsweredShotIsOfItsActionToo();
    void aReactionAfterTheShotComesNext();
    void whatIsCountedIsCalledByItsName();
    void anActionCanBeEnded();
    void nextPaysForNobodyWhoHasEnded();
    void eachTapIsUndoneByItself();
    void whatIsFreeLeavesWhatWasPaidFor();
    void forWhatIsSaidAfterTheLastAction();
    void theWeaponUsedLastIsInHand();
    void whoCanDoNothingIsToldSo();
    void theWeaponOfAMendedThrowIsInHand();
    void noStretchStandsAlone();
    void nextIsNotFirstWhileSomethingIsMissing();
    void attacksThatAreLeftAreSaid();
    void whatWasOverruledEndsWithItsAction();
    void whoShootsAtAMoveThrowsAtOnce();
    void theSecondTryIsSaidToBeOne();
    void theKeyOfCoverGoesThroughAllOfIt();

private:
    void begin(const QString& pack, std::vector<Json> commands);
    void brickaction();
    void doubletap();
    void shootTwice();
    TouchButton* button(const QString& name) const;
    void press(const QString& name);
    ChoiceRow* row(const QString& name) const;
    QStringList buttonsOf(const QString& row) const;
    void answered(const char* action, const char* reaction, const char* to);
    qint64 prepared(const char* input) const;
    QStringList reminders() const;
    QString refusal() const;
    const game::Game& game() const { return m_window->game(); }
    Desk& desk() const { return *m_window->page->findChild<Desk*>(); }
    bool somethingFirst() const { return m_window->page->findChild<Tray*>()->preparesSomething(); }

    QTemporaryDir m_folder;
    QString m_path;
    int m_games = 0;
    std::unique_ptr<test::GameWindow> m_window;
};

void TestNextStep::begin(const QString& pack, std::vector<Json> commands)
{
    m_window.reset();
    m_path = m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games));
    auto session = test::gameOf(pack, m_path);
    commands.push_back({{"do", "begin"}});
    for (const Json& command : commands)
        test::mustApply(*session, command);
    m_window = std::make_unique<test::GameWindow>(std::move(session));
}

Json squad(const char* side, const Json& members = {{"regular", 4}, {"veteran", 1}})
{
    return {{"do", "add-unit"}, {"side", side}, {"type", "squad"}, {"members", members}};
}

void TestNextStep::brickaction()
{
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}}, squad("a"), squad("a"), squad("b")});
}

Json fighter(const char* side, const Json& weapons = Json::object())
{
    Json command{{"do", "add-unit"}, {"side", side}, {"type", "fighter"}};
    if (!weapons.empty())
        command["weapons"] = weapons;
    return command;
}

void TestNextStep::doubletap()
{
    Json armed{
        {"do", "add-unit"}, {"side", "a"}, {"type", "fighter"}, {"weapons", {{"knife", 1}, {"rifle", 1}, {"hmg", 1}}}};
    Json other = armed;
    other["side"] = "b";
    begin(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}}, armed, armed, armed, other});
}

TouchButton* TestNextStep::button(const QString& name) const
{
    for (auto* one : m_window->page->findChildren<TouchButton*>())
        if (one->isVisible() && one->accessibleName() == name)
            return one;
    return nullptr;
}

void TestNextStep::press(const QString& name)
{
    TouchButton* one = button(name);
    QVERIFY2(one && one->isEnabled(), qPrintable(name));
    QTest::mouseClick(one, Qt::LeftButton);
}

QStringList TestNextStep::reminders() const
{
    QStringList ids;
    for (const game::Note& note : game::remindersOf(game()))
        ids << note.id;
    return ids;
}

QString TestNextStep::refusal() const
{
    const auto* notice = m_window->page->findChild<Tray*>()->findChild<WarningLine*>();
    return notice->isVisible() ? notice->findChild<QLabel*>()->text() : QString();
}

void TestNextStep::afterAMoveNoAttackIsProposed()
{
    brickaction();
    m_window->digit(1);
    press(QStringLiteral("Move"));
    QVERIFY2(!hintOf(desk()).contains(QLatin1String("target")), qPrintable(hintOf(desk())));
    QVERIFY(hintOf(desk()).contains(QLatin1String("Another action costs 1 action")));
    QCOMPARE(button(QStringLiteral("Hold…"))->detail(), QStringLiteral("1 action more"));
    QString refused;
    connect(&desk(), &Desk::refused, this, [&](const QString& words) { refused = words; });
    m_window->digit(1, Qt::AltModifier);
    QVERIFY2(refused.contains(QLatin1String("is active for Move")), qPrintable(refused));
    QVERIFY2(refused.contains(QLatin1String("Another action costs 1 action.")), qPrintable(refused));
    QVERIFY2(!desk().target(), "nobody is aimed at");
    QVERIFY2(button(QStringLiteral("Attack")), "the actions are still there");
    QVERIFY(!refusal().isEmpty());
}

void TestNextStep::anActionSaysWhatItNeeds()
{
    brickaction();
    m_window->digit(1);
    press(QStringLiteral("Attack"));
    QVERIFY2(hintOf(desk()).startsWith(QLatin1String("Attack: now tap its target")), qPrintable(hintOf(desk())));
    m_window->digit(1, Qt::AltModifier);
    m_window->key(Qt::Key_W);
    m_window->key(Qt::Key_Return);
    test::mustApply(m_window->session(), {{"do", "resolve"},
                                          {"procedure", "attack"},
                                          {"actor", "a1"},
                                          {"target", "b1"},
                                          {"inputs", {{"weapon-dice", 0}}},
                                          {"faces", {1, 1, 1}}});
    QVERIFY(desk().game().turn.deeds.size() == 1);
    press(QStringLiteral("Attack"));
    QVERIFY2(!desk().shown(), "the old dice go");
    QVERIFY2(desk().target(), "whoever was aimed at last is aimed at still");
}

void TestNextStep::whoAimsFirstSeesWhatLeadsOn()
{
    brickaction();
    m_window->digit(1);
    m_window->digit(1, Qt::AltModifier);
    QVERIFY(button(QStringLiteral("Attack")));
    QVERIFY(!button(QStringLiteral("Move")));
    press(QStringLiteral("Other actions…"));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QStringList others;
    for (const QAction* action : menu->actions())
        others << action->text();
    menu->close();
    QVERIFY(others.contains(QStringLiteral("Move")));
    press(QStringLiteral("Attack"));
    QCOMPARE(game().turn.action, QStringLiteral("attack"));
    QVERIFY(m_window->wantedDice() > 0);
}

void TestNextStep::withoutActionsOnlyTheOdds()
{
    brickaction();
    m_window->digit(1);
    for (int i = 0; i < 3; ++i)
        press(QStringLiteral("Move"));
    m_window->key(Qt::Key_N);
    QVERIFY(game().active.isEmpty());
    QCOMPARE(game().turn.left, 0);
    m_window->digit(2);
    m_window->digit(1, Qt::AltModifier);
    const auto* missing = m_window->page->findChild<LinkLabel*>(QStringLiteral("missing"));
    QVERIFY(missing->isVisible());
    QVERIFY2(!missing->text().contains(QLatin1String("activate it")), qPrintable(missing->text()));
    QVERIFY2(missing->text().contains(QLatin1String("End Blue's turn")), qPrintable(missing->text()));
    QVERIFY(!hintOf(desk()).contains(QLatin1String("To attack")));
}

/// One of four regulars and a veteran falls: the side may say that it is the veteran.
void TestNextStep::whoFallsIsChosen()
{
    brickaction();
    m_window->digit(1);
    press(QStringLiteral("Attack"));
    m_window->digit(1, Qt::AltModifier);
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("6 1 1"));
    m_window->key(Qt::Key_Return);
    QVERIFY(game().pending);
    QVERIFY2(button(QStringLiteral("Squad (Red): Regular infantry becomes 3. Opens a pad to correct it.")),
             "the cheapest");
    QTest::mouseClick(button(QStringLiteral("Squad (Red): Veteran becomes 1. Opens a pad to correct it.")),
                      Qt::LeftButton);
    m_window->key(Qt::Key_0);
    m_window->key(Qt::Key_Return);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    m_window->key(Qt::Key_Return);
    QTRY_VERIFY(!game().pending);
    const game::Unit& unit = *game().unit(QStringLiteral("b1"));
    QCOMPARE(unit.counters.value(QStringLiteral("minis")), 4);
    QCOMPARE(unit.members.value(QStringLiteral("regular")), 4);
    QCOMPARE(unit.members.value(QStringLiteral("veteran")), 0);
    QVERIFY2(m_window->session().log().back().words.contains(QStringLiteral("Veteran 1 → 0")),
             qPrintable(m_window->session().log().back().words));
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game().unit(QStringLiteral("b1"))->members.value(QStringLiteral("veteran")), 1);
    // Fewer than are left cannot be named.
    const Json few = {{{"unit", "b1"}, {"counter", "minis"}, {"value", 4}},
                      {{"unit", "b1"}, {"counter", "regular"}, {"value", 2}},
                      {{"unit", "b1"}, {"counter", "veteran"}, {"value", 1}}};
    QVERIFY(!m_window->session().apply({{"do", "accept"}, {"effects", few}}));
}

/// Two of five minis came back by hand, and nobody said what they are.
void TestNextStep::whoFallsIsChosenAmongMoreMinisThanMembers()
{
    brickaction();
    for (const int minis : {3, 5})
        test::mustApply(m_window->session(), {{"do", "set"}, {"unit", "b1"}, {"counter", "minis"}, {"value", minis}});
    m_window->digit(1);
    press(QStringLiteral("Attack"));
    m_window->digit(1, Qt::AltModifier);
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("6 1 1"));
    m_window->key(Qt::Key_Return);
    QTest::mouseClick(button(QStringLiteral("Squad (Red): Veteran becomes 1. Opens a pad to correct it.")),
                      Qt::LeftButton);
    m_window->key(Qt::Key_0);
    m_window->key(Qt::Key_Return);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    m_window->key(Qt::Key_Return);
    QTRY_VERIFY2(!game().pending, qPrintable(refusal()));
    QCOMPARE(game().unit(QStringLiteral("b1"))->members, (QMap<QString, int>{{QStringLiteral("regular"), 2}}));
}

void TestNextStep::remindersAreOfWhatIsThere()
{
    brickaction();
    for (const QString& id : reminders())
        QVERIFY2(!id.endsWith(QLatin1String("bonus")) && id != QLatin1String("hold-lost") &&
                     id != QLatin1String("combat-again") && id != QLatin1String("dive"),
                 qPrintable(id));
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}},
                                          squad("a", {{"regular", 4}, {"general", 1}}),
                                          squad("b", {{"regular", 4}, {"field-commander", 1}})});
    QVERIFY(reminders().contains(QStringLiteral("general-bonus")));
    QVERIFY2(!reminders().contains(QStringLiteral("field-commander-bonus")), "it is not his turn");
    test::mustApply(m_window->session(), {{"do", "bonus"}, {"unit", "a1"}});
    QVERIFY2(!reminders().contains(QStringLiteral("general-bonus")), "it was taken");
}

/// A unit that was activated for nothing named may attack.
void TestNextStep::lyingDownIsOpenBeforeAnyAttack()
{
    begin(QStringLiteral("brickaction"),
          {{{"do", "setup"}, {"first", "a"}}, squad("a"), squad("b", {{"regular", 1}, {"officer", 1}})});
    test::mustApply(m_window->session(), {{"do", "activate"}, {"unit", "a1"}, {"action", "hold"}});
    QVERIFY2(!reminders().contains(QStringLiteral("dive")), "nothing is resolved in it");
    QVERIFY(m_window->session().undo());
    test::mustApply(m_window->session(), {{"do", "activate"}, {"unit", "a1"}});
    QVERIFY(reminders().contains(QStringLiteral("dive")));
    test::mustApply(m_window->session(), {{"do", "resolve"},
                                          {"procedure", "attack"},
                                          {"target", "b1"},
                                          {"inputs", {{"weapon-dice", 0}}},
                                          {"faces", {6, 1, 1}}});
    QVERIFY2(!reminders().contains(QStringLiteral("dive")), "it is too late");
}

void TestNextStep::remindersFollowWhatWasDone()
{
    begin(QStringLiteral("brickaction"),
          {{{"do", "setup"}, {"first", "a"}}, squad("a"), squad("b", {{"regular", 1}, {"officer", 1}})});
    test::mustApply(m_window->session(), {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}});
    QVERIFY2(reminders().contains(QStringLiteral("dive")), "the officer's unit may lie down");
    test::mustApply(m_window->session(), {{"do", "resolve"},
                                          {"procedure", "attack"},
                                          {"target", "b1"},
                                          {"inputs", {{"weapon-dice", 0}}},
                                          {"faces", {6, 1, 1}}});
    QVERIFY(!reminders().contains(QStringLiteral("hunted-down")));
    QVERIFY2(!reminders().contains(QStringLiteral("dive")), "it is too late");
    test::mustApply(m_window->session(), {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}});
    test::mustApply(m_window->session(), {{"do", "resolve"},
                                          {"procedure", "attack"},
                                          {"target", "b1"},
                                          {"inputs", {{"weapon-dice", 0}}},
                                          {"faces", {6, 1, 1}}});
    QVERIFY(game().unit(QStringLiteral("b1"))->destroyed);
    QVERIFY(reminders().contains(QStringLiteral("hunted-down")));
    QVERIFY(!reminders().contains(QStringLiteral("combat-again")));
}

void TestNextStep::noActionThatIsOfNoUse()
{
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}},
                                          squad("a"),
                                          {{"do", "add-unit"}, {"side", "a"}, {"type", "m1"}},
                                          squad("b")});
    m_window->digit(1);
    QVERIFY(button(QStringLiteral("Change at a corner")));
    QVERIFY2(!button(QStringLiteral("Turn a turret")), "a squad has none");
    QVERIFY2(!button(QStringLiteral("Rally again")), "it is not suppressed");
    m_window->digit(2);
    QVERIFY(button(QStringLiteral("Turn a turret")));
    QVERIFY(!button(QStringLiteral("Lie down or get up")));
    QVERIFY(!m_window->session().apply({{"do", "activate"}, {"unit", "a1"}, {"action", "turret"}}));
    QVERIFY(!m_window->session().apply({{"do", "activate"}, {"unit", "a1"}, {"action", "rally-again"}}));
    QVERIFY(
        !m_window->session().apply({{"do", "hold"}, {"unit", "a2"}, {"action", "go-prone"}, {"trigger", "a shot"}}));
}

void TestNextStep::whoMayNotAttackIsNotLedToAnotherThrow_data()
{
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("label");
    QTest::newRow("its hold was triggered") << QStringLiteral("held-attack") << QStringLiteral("fired on hold");
    QTest::newRow("it is suppressed") << QStringLiteral("suppressed") << QStringLiteral("suppressed");
}

/// Reactive fire is nothing that a unit is activated for.
void TestNextStep::whoMayNotAttackIsNotLedToAnotherThrow()
{
    QFETCH(const QString, status);
    QFETCH(const QString, label);
    brickaction();
    test::mustApply(m_window->session(), {{"do", "status"}, {"unit", "a2"}, {"status", utf8(status)}, {"on", true}});
    const auto isLedAstray = [&] {
        bool isAsked = false;
        for (const auto* row : m_window->page->findChildren<ChoiceRow*>())
            isAsked = isAsked || (row->isVisible() && row->accessibleName() == QLatin1String("At"));
        return isAsked || desk().target() || !desk().procedures().empty() || !desk().targets().empty();
    };
    const auto saysWhy = [&](const QString& words) {
        return words.contains(QLatin1String("cannot attack: ") + label) &&
               !words.contains(QLatin1String("target of its attack")) && !words.contains(QLatin1String("To attack"));
    };
    m_window->digit(1);
    QVERIFY2(!desk().targets().empty(), "the other may");
    m_window->digit(2);
    QVERIFY2(saysWhy(hintOf(desk())), qPrintable(hintOf(desk())));
    QVERIFY(!isLedAstray());
    m_window->digit(1, Qt::AltModifier);
    QVERIFY2(saysWhy(refusal()), qPrintable(refusal()));
    QVERIFY(!isLedAstray());
    m_window->key(Qt::Key_A);
    QCOMPARE(game().active, QStringLiteral("a2"));
    QVERIFY2(saysWhy(hintOf(desk())), qPrintable(hintOf(desk())));
    m_window->digit(1, Qt::AltModifier);
    QVERIFY2(saysWhy(refusal()), qPrintable(refusal()));
    QVERIFY(!isLedAstray());
    QCOMPARE(m_window->wantedDice(), std::size_t(0));
    const qint64 before = m_window->session().lastNumber();
    m_window->key(Qt::Key_Space);
    QCOMPARE(m_window->session().lastNumber(), before);
}

void TestNextStep::aReactionUsesUpNoWeapon()
{
    Json grenadiers = squad("b");
    grenadiers["weapons"] = {{"grenade", 1}};
    Json others = grenadiers;
    others["side"] = "a";
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}}, others, grenadiers});
    const auto usable = [&] { return desk().procedure() ? desk().usedUpBy(*desk().procedure()).size() : 99; };
    m_window->digit(1);
    press(QStringLiteral("Move"));
    press(QStringLiteral("Squad (Red): Reactive fire"));
    QCOMPARE(desk().procedure()->id, QStringLiteral("reactive-fire"));
    QCOMPARE(usable(), std::size_t(0));
    QVERIFY(!button(QStringLiteral("Grenade")));
    m_window->key(Qt::Key_Escape);
    press(QStringLiteral("Attack"));
    m_window->digit(1, Qt::AltModifier);
    QVERIFY2(button(QStringLiteral("Grenade")), "for an attack it is");
}

void TestNextStep::whatIsPaidHasNoPrice()
{
    brickaction();
    m_window->digit(1);
    press(QStringLiteral("Attack"));
    QCOMPARE(button(QStringLiteral("Attack"))->detail(), QString());
    QCOMPARE(button(QStringLiteral("Move"))->detail(), QStringLiteral("1 action more"));
    press(QStringLiteral("Attack"));
    QCOMPARE(game().turn.left, 2);
    QVERIFY2(refusal().contains(QLatin1String("acts for that already: Attack")), qPrintable(refusal()));
    test::mustApply(m_window->session(), {{"do", "resolve"},
                                          {"procedure", "attack"},
                                          {"target", "b1"},
                                          {"inputs", {{"weapon-dice", 0}}},
                                          {"faces", {1, 1, 1}}});
    QVERIFY2(button(QStringLiteral("Attack"))->isChecked(), "it is what the unit has done");
    QCOMPARE(button(QStringLiteral("Attack"))->detail(), QStringLiteral("again for 1 action"));
}

void TestNextStep::pricesAreNamed()
{
    brickaction();
    UnitMakeup dialog(m_window->theme, game().pack, {QStringLiteral("squad"), QStringLiteral("Alpha"), {}, {}, {}});
    QStringList details;
    for (const auto* one : dialog.findChildren<TouchButton*>())
        details << one->detail();
    QVERIFY2(details.contains(QStringLiteral("Repeater")), "it is free");
    QVERIFY2(details.contains(QStringLiteral("Carbine · 5 points")), qPrintable(details.join(u'|')));
}

void TestNextStep::anotherActionNamesItsPrice()
{
    doubletap();
    m_window->digit(1);
    QCOMPARE(button(QStringLiteral("Run"))->detail(), QString());
    press(QStringLiteral("Move and shoot"));
    QCOMPARE(button(QStringLiteral("Run"))->detail(), QStringLiteral("1 activation more"));
    QVERIFY(hintOf(desk()).startsWith(QLatin1String("Move and shoot: now tap its target")));
    m_window->key(Qt::Key_N);
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    QVERIFY(game().turn.action.isEmpty());
    QVERIFY2(button(QStringLiteral("Run"))->detail().isEmpty(), "it is paid for already");
}

/// Two attacks of its HMG at the one enemy, as it was overruled by hand.
void TestNextStep::shootTwice()
{
    doubletap();
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    m_window->digit(1, Qt::AltModifier);
    desk().takeWeapon(QStringLiteral("hmg"));
    desk().takeDistance(30);
    QCOMPARE(prepared("attacks"), 4);
    press(QStringLiteral("Attacks: 4. Opens a pad to overrule it."));
    auto* pad = m_window->page->findChild<NumberPad*>();
    Q_EMIT pad->picked(2, {});
    pad->close();
    QCOMPARE(m_window->wantedDice(), std::size_t(2));
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("1 1"));
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_Return);
    QVERIFY(!game().pending);
}

void TestNextStep::attacksThatAreLeftAreSaid()
{
    shootTwice();
    QVERIFY2(hintOf(desk()).startsWith(QLatin1String("2 attacks are left: tap a target")), qPrintable(hintOf(desk())));
    m_window->digit(1, Qt::AltModifier);
    desk().takeDistance(30);
    QCOMPARE(prepared("attacks"), 2);
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("1 1"));
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_Return);
    QVERIFY2(hintOf(desk()).startsWith(QLatin1String("Done.")), qPrintable(hintOf(desk())));
}

void TestNextStep::whatWasOverruledEndsWithItsAction()
{
    shootTwice();
    press(QStringLiteral("Move and shoot"));
    m_window->digit(1, Qt::AltModifier);
    desk().takeDistance(30);
    QCOMPARE(prepared("attacks"), 4);
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(game().turn.deeds.empty());
    desk().takeDistance(30);
    QCOMPARE(prepared("attacks"), 2); // the throw that was taken back is thrown again as it was
}

void TestNextStep::whoShootsAtAMoveThrowsAtOnce()
{
    doubletap();
    m_window->digit(1);
    press(QStringLiteral("Run"));
    press(QStringLiteral("Fighter (Red): reacts…"));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    for (QAction* action : menu->actions())
        if (action->text() == QStringLiteral("React to a move: Shoot back"))
            action->trigger();
    menu->close();
    QCOMPARE(desk().actor()->id, QStringLiteral("b1"));
    QCOMPARE(desk().target()->id, QStringLiteral("a1"));
    QCOMPARE(desk().procedure()->id, QStringLiteral("shoot"));
}

/// A hero near has the failed test thrown once more.
void TestNextStep::theSecondTryIsSaidToBeOne()
{
    doubletap();
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    m_window->digit(1, Qt::AltModifier);
    desk().takeWeapon(QStringLiteral("rifle"));
    desk().takeDistance(8);
    press(QStringLiteral("Hero near the target"));
    m_window->key(Qt::Key_D);
    for (const char* typed : {"6 1", "6", "1"}) {
        m_window->type(QString::fromLatin1(typed));
        m_window->key(Qt::Key_Return);
    }
    const auto* stage = m_window->page->findChild<QLabel*>(QStringLiteral("stage"));
    QCOMPARE(stage->text(), QStringLiteral("Red once more: Target tests its morale, 1d6"));
    const auto rows = m_window->page->findChildren<QLabel*>();
    QVERIFY2(std::any_of(rows.begin(), rows.end(),
                         [](const QLabel* one) {
                             return one->isVisible() &&
                                    one->text().endsWith(QStringLiteral("1d6 to throw · 4 or more: holds"));
                         }),
             "what it takes stands beside the dice");
}

void TestNextStep::theKeyOfCoverGoesThroughAllOfIt()
{
    brickaction();
    m_window->digit(1);
    press(QStringLiteral("Attack"));
    m_window->digit(1, Qt::AltModifier);
    QList<qint64> covers;
    for (int i = 0; i < 4; ++i) {
        covers << prepared("cover");
        m_window->key(Qt::Key_C);
    }
    QCOMPARE(covers, QList<qint64>({0, 1, 2, 0})); // none, soft, hard
}

ChoiceRow* TestNextStep::row(const QString& name) const
{
    for (auto* one : m_window->page->findChildren<ChoiceRow*>())
        if (one->isVisible() && one->accessibleName() == name)
            return one;
    return nullptr;
}

QStringList TestNextStep::buttonsOf(const QString& name) const
{
    QStringList words;
    if (const ChoiceRow* buttons = row(name))
        for (const auto* one : buttons->findChildren<TouchButton*>())
            if (one->isVisible())
                words << one->text();
    return words;
}

/// The first fighter of Blue is at the one of Red, who answers.
void TestNextStep::answered(const char* action, const char* reaction, const char* to)
{
    m_window->digit(1);
    press(QString::fromLatin1(action));
    m_window->digit(1, Qt::AltModifier);
    test::mustApply(m_window->session(), {{"do", "react"}, {"unit", "b1"}, {"reaction", reaction}, {"to", to}});
}

qint64 TestNextStep::prepared(const char* input) const
{
    const Prepared* ready = desk().prepared();
    return ready ? std::get<qint64>(ready->values.value(QString::fromLatin1(input))) : -99;
}

/// Whoever taps the same place again must not hit another action, which costs a point.
void TestNextStep::placesOfActionsStayStill()
{
    doubletap();
    m_window->digit(1);
    const QStringList names{QStringLiteral("Move and shoot"), QStringLiteral("Assault"), QStringLiteral("Run")};
    const auto places = [&] {
        QList<QRect> found;
        test::settle(m_window->window);
        for (const QString& name : names)
            found << QRect(button(name)->mapToGlobal(QPoint()), button(name)->size());
        return found;
    };
    const QList<QRect> before = places();
    press(QStringLiteral("Move and shoot"));
    QCOMPARE(button(QStringLiteral("Run"))->detail(), QStringLiteral("1 activation more"));
    QCOMPARE(places(), before);
    press(QStringLiteral("Move and shoot"));
    QVERIFY2(!refusal().isEmpty(), "it acts for that already");
    QCOMPARE(places(), before);
}

void TestNextStep::anAssaultIsMadeWithBlades()
{
    for (const char* reaction : {"react-melee", "react-dodge"}) {
        doubletap();
        m_window->digit(1);
        press(QStringLiteral("Assault"));
        m_window->digit(1, Qt::AltModifier);
        QCOMPARE(desk().procedure()->id, QStringLiteral("melee"));
        QCOMPARE(buttonsOf(QStringLiteral("With")), QStringList{QStringLiteral("Knife")});
        m_window->key(Qt::Key_W);
        QCOMPARE(desk().procedure()->id, QStringLiteral("melee"));
        test::mustApply(m_window->session(),
                        {{"do", "react"}, {"unit", "b1"}, {"reaction", reaction}, {"to", "melee"}});
        QVERIFY(desk().procedure()->id != QLatin1String("melee"));
        QCOMPARE(desk().weapon()->id, QStringLiteral("knife"));
        QCOMPARE(buttonsOf(QStringLiteral("With")), QStringList{QStringLiteral("Knife")});
        QVERIFY(!desk().asksDistance());
        for (const char* beside :
             {"Target in cover", "Attacker in cover", "Modifier of the range", "Modifier of the answer"})
            for (const auto* one : m_window->page->findChildren<TouchButton*>())
                QVERIFY2(!one->isVisible() || !one->text().startsWith(QLatin1String(beside)), beside);
        QVERIFY(m_window->wantedDice() > 0);
    }
}

void TestNextStep::shotsAskForCover()
{
    doubletap();
    answered("Move and shoot", "react-shoot", "shooting");
    QCOMPARE(desk().procedure()->id, QStringLiteral("return-fire"));
    QCOMPARE(buttonsOf(QStringLiteral("With")).filter(QStringLiteral("Knife")), QStringList());
    QVERIFY(button(QStringLiteral("Target in cover")));
    QVERIFY(button(QStringLiteral("Attacker in cover")));
    QVERIFY(desk().asksDistance());
}

void TestNextStep::theAnswerTakesItsOwnWeapon()
{
    doubletap();
    answered("Move and shoot", "react-shoot", "shooting");
    const QString answers = QStringLiteral("Answers with");
    desk().takeDistance(8);
    QCOMPARE(buttonsOf(answers), QStringList({QStringLiteral("HMG"), QStringLiteral("Rifle")}));
    QCOMPARE(prepared("return-modifier"), -1);
    Q_EMIT row(answers)->chosen(QStringLiteral("rifle"));
    QCOMPARE(prepared("return-modifier"), 0);
    desk().takeDistance(30);
    QCOMPARE(prepared("return-modifier"), 1);
    QVERIFY(m_window->wantedDice() > 0);
    QVERIFY(desk().resolve({{"return-modifier", 1}}, Json::array()));
    QVERIFY2(!row(answers), "it is thrown");
}

void TestNextStep::anAnswerLeavesWhatWasChosen_data()
{
    QTest::addColumn<QString>("reaction");
    QTest::addColumn<QString>("used");
    QTest::addColumn<QString>("attack");
    QTest::newRow("shoots back") << "react-shoot"
                                 << ""
                                 << "return-fire";
    QTest::newRow("shoots back at who struck last") << "react-shoot"
                                                    << "knife"
                                                    << "return-fire";
    QTest::newRow("dodges") << "react-dodge"
                            << ""
                            << "dodge";
    QTest::newRow("dodges who struck last") << "react-dodge"
                                            << "knife"
                                            << "dodge";
}

/// Nobody has said for what the fighter acts: a melee is open to it all the time, and no answer to its shot.
void TestNextStep::anAnswerLeavesWhatWasChosen()
{
    QFETCH(QString, reaction);
    QFETCH(QString, used);
    QFETCH(QString, attack);
    doubletap();
    Choice before = desk().choice();
    if (!used.isEmpty())
        before.usedLast[QStringLiteral("a1")] = used;
    desk().chooseAgain(before);
    m_window->digit(1);
    m_window->key(Qt::Key_N);
    m_window->digit(1, Qt::AltModifier);
    desk().takeDistance(20);
    QCOMPARE(desk().procedure()->id, QStringLiteral("shoot"));
    const QString weapon = desk().weapon()->id;
    test::mustApply(m_window->session(),
                    {{"do", "react"}, {"unit", "b1"}, {"reaction", utf8(reaction)}, {"to", "shooting"}});
    QCOMPARE(desk().procedure()->id, attack);
    QCOMPARE(desk().weapon()->id, weapon);
    QCOMPARE(desk().target()->id, QStringLiteral("b1"));
    QCOMPARE(desk().distance(), std::optional(20));
    QCOMPARE(buttonsOf(QStringLiteral("With")).contains(QStringLiteral("Knife")),
             attack == QLatin1String("return-fire"));
}

void TestNextStep::whoStrikesAfterAllMayStillDoSo()
{
    doubletap();
    m_window->digit(1);
    m_window->key(Qt::Key_N);
    m_window->digit(1, Qt::AltModifier);
    test::mustApply(m_window->session(),
                    {{"do", "react"}, {"unit", "b1"}, {"reaction", "react-shoot"}, {"to", "shooting"}});
    Q_EMIT row(QStringLiteral("With"))->chosen(QStringLiteral("knife"));
    QCOMPARE(desk().procedure()->id, QStringLiteral("melee"));
}

void TestNextStep::aHandOverrulesTheAnswersWeapon()
{
    doubletap();
    answered("Move and shoot", "react-shoot", "shooting");
    desk().takeDistance(8);
    press(QStringLiteral("Modifier of the answer: -1. Opens a pad to overrule it."));
    auto* pad = m_window->page->findChild<NumberPad*>();
    QVERIFY(pad);
    Q_EMIT pad->picked(1, {});
    pad->close();
    QCOMPARE(prepared("return-modifier"), 1);
    Q_EMIT row(QStringLiteral("Answers with"))->chosen(QStringLiteral("rifle"));
    QCOMPARE(prepared("return-modifier"), 1);
}

void TestNextStep::onlyWhatReachesAnswers()
{
    const auto armed = [](const char* side, const Json& weapons) {
        return Json{{"do", "add-unit"}, {"side", side}, {"type", "fighter"}, {"weapons", weapons}};
    };
    begin(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}},
                                         armed("a", {{"rifle", 1}}),
                                         armed("b", {{"knife", 1}, {"pistol", 1}, {"rifle", 1}})});
    answered("Move and shoot", "react-shoot", "shooting");
    desk().takeDistance(30);
    QVERIFY(!row(QStringLiteral("Answers with")));
    QCOMPARE(prepared("return-modifier"), 1);
}

/// A pistol shoots at less than 24 inches; of a rifle farther away than that one can only dodge.
void TestNextStep::noAnswerIsOfferedThatDoesNotReach()
{
    begin(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}},
                                         fighter("a", {{"rifle", 1}}),
                                         fighter("b", {{"knife", 1}, {"pistol", 1}})});
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    m_window->digit(1, Qt::AltModifier);
    const auto answers = [&] { return buttonsOf(QStringLiteral("React")).join(QLatin1String(" | ")); };
    desk().takeDistance(8);
    QVERIFY2(answers().endsWith(QStringLiteral(": reacts…")), qPrintable(answers()));
    desk().takeDistance(30);
    QVERIFY2(answers().contains(QStringLiteral("Dodge")), qPrintable(answers()));
    QVERIFY2(!answers().contains(QStringLiteral("Shoot back")), qPrintable(answers()));
    // Somebody has declared it before it was measured.
    test::mustApply(m_window->session(),
                    {{"do", "react"}, {"unit", "b1"}, {"reaction", "react-shoot"}, {"to", "shooting"}});
    const auto* missing = m_window->page->findChild<LinkLabel*>(QStringLiteral("missing"));
    QVERIFY(missing->isVisible());
    QVERIFY2(missing->text().contains(QStringLiteral("it is too far away for Pistol")), qPrintable(missing->text()));
    desk().takeDistance(8);
    QVERIFY(!missing->isVisible());
    QVERIFY(m_window->wantedDice() > 0);
}

/// Nobody has said what it carries, so that it may be any of it.
void TestNextStep::whateverItMayCarryAnswers()
{
    begin(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}}, fighter("a"), fighter("b")});
    answered("Move and shoot", "react-shoot", "shooting");
    desk().takeDistance(8);
    const QString answers = QStringLiteral("Answers with");
    QMap<QString, QString> details;
    QVERIFY(row(answers));
    for (const auto* one : row(answers)->findChildren<TouchButton*>())
        details[one->text()] = one->detail();
    QCOMPARE(details.value(QStringLiteral("Pistol")), QStringLiteral("±0"));
    QCOMPARE(details.value(QStringLiteral("Shotgun")), QStringLiteral("+1"));
    QCOMPARE(details.value(QStringLiteral("HMG")), QStringLiteral("−1"));
    QVERIFY(!details.contains(QStringLiteral("Knife")));
    QCOMPARE(prepared("return-modifier"), 0);
    Q_EMIT row(answers)->chosen(QStringLiteral("shotgun"));
    QCOMPARE(prepared("return-modifier"), 1);
    desk().takeDistance(20);
    QCOMPARE(prepared("return-modifier"), -1);
}

void TestNextStep::whatIsAnAnswerIsSaidOnce()
{
    const QString what = QStringLiteral("Throw"), dodging = QStringLiteral("Attack at a dodging target");
    doubletap();
    m_window->digit(1);
    m_window->digit(1, Qt::AltModifier);
    QVERIFY2(!buttonsOf(what).contains(dodging), "that is for the target to say, once it can");
    m_window->key(Qt::Key_N);
    QVERIFY(row(QStringLiteral("React")));
    QCOMPARE(game().turn.action, QStringLiteral("move")); // which a shot goes with, and nothing else that was prepared
    QVERIFY(!row(what) || !row(what)->isVisible());
    test::mustApply(m_window->session(),
                    {{"do", "react"}, {"unit", "b1"}, {"reaction", "react-dodge"}, {"to", "shooting"}});
    QCOMPARE(desk().procedure()->id, QStringLiteral("dodge"));
}

void TestNextStep::nobodyAssaultsWithoutABlade()
{
    const Json rifle{{"rifle", 1}};
    begin(QStringLiteral("double-tap"),
          {{{"do", "setup"}, {"deployment", "a"}}, fighter("a", rifle), fighter("a", rifle), fighter("b", rifle)});
    m_window->digit(1);
    QVERIFY(button(QStringLiteral("Move and shoot")) && button(QStringLiteral("Run")));
    QVERIFY(!button(QStringLiteral("Assault")));
    // From the command line it may come all the same.
    test::mustApply(m_window->session(), {{"do", "activate"}, {"unit", "a1"}, {"action", "assault"}});
    m_window->digit(1, Qt::AltModifier);
    QVERIFY(!desk().procedure());
    QVERIFY(button(QStringLiteral("Move and shoot")));
    const auto* missing = m_window->page->findChild<LinkLabel*>(QStringLiteral("missing"));
    QVERIFY2(missing->text().contains(QLatin1String("carries nothing for this: Assault")), qPrintable(missing->text()));
    m_window->key(Qt::Key_N);
    QVERIFY(game().active.isEmpty());
}

/// Four rounds are played, with nobody to shoot at in the rest of them.
void TestNextStep::whoHasNobodyLeftMayEndTheGame()
{
    begin(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}}, fighter("a"), fighter("b")});
    const QString end = QStringLiteral("End the game here…");
    QVERIFY2(!hintOf(desk()).contains(end), qPrintable(hintOf(desk())));
    test::mustApply(m_window->session(), {{"do", "set"}, {"unit", "b1"}, {"counter", "alive"}, {"value", 0}});
    QVERIFY(!game().unit(QStringLiteral("b1"))->inPlay());
    QVERIFY2(hintOf(desk()).startsWith(QStringLiteral("Red has no unit left: ")), qPrintable(hintOf(desk())));
    QVERIFY2(hintOf(desk()).contains(end), qPrintable(hintOf(desk())));
}

void TestNextStep::whatThePointsAreForIsSaid()
{
    doubletap();
    test::mustApply(m_window->session(), {{"do", "set"}, {"unit", "b1"}, {"counter", "alive"}, {"value", 0}});
    for (int turn = 0; turn < 8 && game().stage == game::Stage::Activation; ++turn)
        test::mustApply(m_window->session(), {{"do", "pass"}});
    QCOMPARE(game().stage, game::Stage::Scoring);
    const auto* reasons = m_window->page->findChild<QLabel*>(QStringLiteral("reasons"));
    QVERIFY(reasons && reasons->isVisible());
    QCOMPARE(reasons->text(), QStringLiteral("Points for Blue: 15\n15: Fighter (Red) destroyed: its 15 points\n\n"
                                             "Points for Red: 0"));
}

void TestNextStep::itIsSaidWhenTheFallenCount()
{
    doubletap();
    m_window->key(Qt::Key_3, Qt::ControlModifier);
    const auto* words = m_window->page->findChild<QLabel*>(QStringLiteral("whenCounted"));
    QVERIFY(words && words->isVisible());
    QVERIFY2(words->text().endsWith(QStringLiteral("If it ended now: 0\u00a0:\u00a00.")), qPrintable(words->text()));
    test::mustApply(m_window->session(),
                    {{"do", "add-unit"}, {"side", "b"}, {"type", "hero"}, {"with", {{"points", 40}}}});
    test::mustApply(m_window->session(), {{"do", "set"}, {"unit", "b2"}, {"counter", "alive"}, {"value", 0}});
    QTRY_VERIFY(words->text().endsWith(QStringLiteral("If it ended now: 80\u00a0:\u00a00."))); // a hero counts twice
    QCOMPARE(trackLook(desk()).sides.front().score, 80); // everybody wants to know who is ahead
    const auto* table = m_window->page->findChild<ScoreTable*>()->model();
    const auto row = [&](int number) {
        return table->headerData(number, Qt::Vertical).toString() + u' ' + table->index(number, 0).data().toString() +
               u' ' + table->index(number, 1).data().toString();
    };
    QCOMPARE(table->rowCount(), 3);
    QCOMPARE(row(1), QStringLiteral("Destroyed so far 80 0"));
    QCOMPARE(row(2), QStringLiteral("Total 80 0"));
    QCOMPARE(game().score(QStringLiteral("a")), 0);
    brickaction();
    m_window->key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(!m_window->page->findChild<QLabel*>(QStringLiteral("whenCounted")));
}

void TestNextStep::whoHasActedIsTold()
{
    doubletap();
    const auto army = [this](const char* side) { return armyLook(desk(), *game().side(QLatin1String(side))); };
    const auto state = [&](std::size_t unit) { return stateWord(army("a").cards[unit].state); };
    QCOMPARE(army("a").turn, QStringLiteral("3 activations left"));
    QCOMPARE(army("b").turn, QString());
    m_window->key(Qt::Key_N); // chooses
    m_window->key(Qt::Key_N); // activates
    m_window->key(Qt::Key_N); // ends it
    QCOMPARE(army("a").turn, QStringLiteral("2 activations left"));
    QCOMPARE(state(0), QStringLiteral("Ready again"));
    QCOMPARE(state(1), QStringLiteral("Ready"));
    m_window->key(Qt::Key_N);
    QVERIFY2(desk().actor()->id == QLatin1String("a2"), "who has not acted comes before who has");
    m_window->digit(1);
    for (int i = 0; i < 2; ++i)
        m_window->key(Qt::Key_N);
    QCOMPARE(army("a").turn, QStringLiteral("1 activation left"));
    test::mustApply(m_window->session(), {{"do", "pass"}});
    QCOMPARE(army("b").turn, QStringLiteral("1 activation left"));
    QCOMPARE(state(0), QStringLiteral("Ready"));
    brickaction();
    QCOMPARE(army("a").turn, QStringLiteral("3 actions left"));
}

/// Activated for nothing named: what it shot for is not free once more.
void TestNextStep::aShotIsOfTheActionThatItGoesWith()
{
    doubletap();
    m_window->key(Qt::Key_N);
    test::mustApply(m_window->session(), {{"do", "activate"}, {"unit", "a1"}});
    QVERIFY(game().turn.action.isEmpty());
    m_window->digit(1, Qt::AltModifier);
    desk().takeDistance(5);
    QVERIFY(button(QStringLiteral("Other actions…")));
    QVERIFY2(!button(QStringLiteral("Run")), "it does not go with a shot");
    m_window->key(Qt::Key_Space);
    QCOMPARE(game().turn.action, QStringLiteral("move"));
    m_window->key(Qt::Key_Return);
    QCOMPARE(game().turn.left, 2);
    QCOMPARE(button(QStringLiteral("Move and shoot"))->detail(), QStringLiteral("again for 1 activation"));
}

/// Of units of which nobody has said what they carry, the next one does not begin with another weapon.
void TestNextStep::whatWasTakenLastIsLikely()
{
    begin(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}},
                                         fighter("a"),
                                         fighter("a"),
                                         fighter("a", {{"pistol", 1}, {"rifle", 1}}),
                                         fighter("b")});
    const auto weaponOf = [this](int unit) {
        m_window->digit(unit);
        return desk().weapon()->id;
    };
    QCOMPARE(weaponOf(1), QStringLiteral("pistol"));
    desk().takeWeapon(QStringLiteral("rifle"));
    QCOMPARE(weaponOf(2), QStringLiteral("rifle"));
    QVERIFY2(weaponOf(3) == QLatin1String("pistol"), "its first, as somebody has said what it carries");
}

/// So is one that is answered, by the weapon that attacks.
void TestNextStep::anAnsweredShotIsOfItsActionToo()
{
    doubletap();
    test::mustApply(m_window->session(), {{"do", "activate"}, {"unit", "a1"}});
    desk().takeWeapon(QStringLiteral("rifle"));
    m_window->digit(1, Qt::AltModifier);
    desk().takeDistance(5);
    test::mustApply(m_window->session(),
                    {{"do", "react"}, {"unit", "b1"}, {"reaction", "react-dodge"}, {"to", "shooting"}});
    QCOMPARE(desk().procedure()->id, QStringLiteral("dodge"));
    m_window->key(Qt::Key_Space);
    QCOMPARE(game().turn.action, QStringLiteral("move"));
}

/// Between the shot and whatever comes next the enemy may shoot back; nobody has to look for where that is thrown.
void TestNextStep::aReactionAfterTheShotComesNext()
{
    doubletap();
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    test::mustApply(m_window->session(), {{"do", "resolve"},
                                          {"procedure", "shoot"},
                                          {"target", "b1"},
                                          {"weapon", "rifle"},
                                          {"distance", 5},
                                          {"faces", {1, 1}}});
    QVERIFY(desk().send({{"do", "react"}, {"unit", "b1"}, {"reaction", "react-shoot"}, {"to", "shooting"}}));
    QCOMPARE(desk().actor()->id, QStringLiteral("b1"));
    QCOMPARE(desk().target()->id, QStringLiteral("a1"));
    QCOMPARE(headlineOf(desk()), QStringLiteral("Fighter (Red) reacts → Fighter (Blue)"));
}

/// A table counts what succeeds, also where only the others matter for what follows.
void TestNextStep::whatIsCountedIsCalledByItsName()
{
    doubletap();
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    desk().takeWeapon(QStringLiteral("rifle"));
    m_window->digit(1, Qt::AltModifier);
    desk().takeDistance(5);
    const auto asked = [this] {
        for (const auto* label : m_window->page->findChild<ThrowPart*>()->findChildren<TextLabel*>())
            if (label->text().startsWith(QStringLiteral("Or only how many")))
                return label->text();
        return QString();
    };
    QCOMPARE(asked(), QStringLiteral("Or only how many of the 2 are 4 or more (hit):"));
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("4 5"));
    m_window->key(Qt::Key_Return);
    QCOMPARE(asked(), QStringLiteral("Or only how many of the 2 are 4 or more (stopped):"));
}

void TestNextStep::anActionCanBeEnded()
{
    doubletap();
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    test::mustApply(m_window->session(), {{"do", "resolve"},
                                          {"procedure", "shoot"},
                                          {"target", "b1"},
                                          {"weapon", "rifle"},
                                          {"distance", 5},
                                          {"faces", {1, 1}}});
    m_window->digit(1, Qt::AltModifier);
    const auto isInSight = [this](const QString& name) {
        const TouchButton* one = button(name);
        return one && one->visibleRegion().boundingRect().height() == one->height();
    };
    QTRY_VERIFY2(isInSight(QStringLiteral("Move and shoot")), "again, or not");
    m_window->key(Qt::Key_N);
    QVERIFY(game().active.isEmpty());
}

void TestNextStep::nextPaysForNobodyWhoHasEnded()
{
    for (const auto& start : {&TestNextStep::doubletap, &TestNextStep::brickaction}) {
        (this->*start)();
        m_window->digit(1);
        m_window->digit(1, Qt::AltModifier);
        m_window->key(Qt::Key_A);
        const int left = game().turn.left;
        m_window->key(Qt::Key_N);
        if (!game().active.isEmpty()) // it asks whether nobody is attacked
            m_window->key(Qt::Key_N);
        QVERIFY(game().active.isEmpty() && left > 0);
        QVERIFY2(!desk().actor() && !desk().target(), "somebody else may be next");
        m_window->key(Qt::Key_N);
        QCOMPARE(game().turn.left, left);
        m_window->digit(1);
        m_window->key(Qt::Key_N);
        QCOMPARE(game().turn.left, left - 1);
        m_window->key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(game().active.isEmpty() && desk().actor(), "it was not meant so and still stands there");
    }
}

void TestNextStep::eachTapIsUndoneByItself()
{
    doubletap();
    m_window->digit(1);
    m_window->key(Qt::Key_A);
    press(QStringLiteral("Run"));
    QCOMPARE(game().turn.left, 2);
    QCOMPARE(game().turn.action, QStringLiteral("run"));
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game().active, QStringLiteral("a1"));
    QVERIFY(game().turn.action.isEmpty());
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(game().active.isEmpty());
    m_window->session().redo();
    m_window->session().redo();
    QCOMPARE(game().turn.action, QStringLiteral("run"));
    QVERIFY2(!m_window->session().apply({{"do", "activate"}, {"unit", "a1"}, {"action", "move"}, {"paid", true}}),
             "it runs already");
}

void TestNextStep::whatIsFreeLeavesWhatWasPaidFor()
{
    begin(QStringLiteral("brickaction"),
          {{{"do", "setup"}, {"first", "a"}}, squad("a", {{"regular", 4}, {"officer", 1}}), squad("b")});
    m_window->digit(1);
    m_window->key(Qt::Key_A);
    QCOMPARE(game().turn.left, 2);
    press(QStringLiteral("Lie down or get up"));
    QVERIFY(game().unit(QStringLiteral("a1"))->statuses.contains(QStringLiteral("prone")));
    QVERIFY2(game().turn.action.isEmpty(), "it was free");
    QVERIFY(!m_window->session().log().back().command.contains("paid"));
    press(QStringLiteral("Attack"));
    QCOMPARE(game().turn.action, QStringLiteral("attack"));
    QCOMPARE(game().turn.left, 2);
}

void TestNextStep::forWhatIsSaidAfterTheLastAction()
{
    brickaction();
    for (const int unit : {1, 2, 1}) {
        m_window->key(Qt::Key_N);
        m_window->digit(unit);
        m_window->key(Qt::Key_A);
    }
    QCOMPARE(game().turn.left, 0);
    QCOMPARE(game().active, QStringLiteral("a1"));
    QVERIFY2(button(QStringLiteral("Move")), "the last action is paid for");
    QVERIFY(button(QStringLiteral("Move"))->detail().isEmpty());
    press(QStringLiteral("Move"));
    QCOMPARE(game().turn.action, QStringLiteral("move"));
    QVERIFY2(m_window->session().log().back().command ==
                 (Json{{"do", "activate"}, {"unit", "a1"}, {"action", "move"}, {"paid", true}}),
             "as it was offered");
    QVERIFY2(!button(QStringLiteral("Attack")), "for which nothing is left");
}

void TestNextStep::theWeaponUsedLastIsInHand()
{
    doubletap();
    m_window->digit(1);
    QVERIFY2(desk().weapon() && desk().weapon()->id != QLatin1String("knife"), "one to shoot with comes first");
    test::mustApply(m_window->session(), {{"do", "activate"}, {"unit", "a1"}, {"action", "move"}});
    test::mustApply(m_window->session(), {{"do", "resolve"},
                                          {"procedure", "shoot"},
                                          {"actor", "a1"},
                                          {"target", "b1"},
                                          {"weapon", "rifle"},
                                          {"distance", 5},
                                          {"faces", {1, 1}}});
    m_window.reset();
    auto again = journal::Session::open(m_path);
    QVERIFY(again);
    m_window = std::make_unique<test::GameWindow>(std::move(*again));
    QCOMPARE(desk().weapon()->id, QStringLiteral("rifle"));
    press(QStringLiteral("Assault"));
    m_window->digit(1, Qt::AltModifier);
    QVERIFY2(desk().procedure() && desk().procedure()->id == QLatin1String("melee"), "it strikes, and with its knife");
    QCOMPARE(desk().weapon()->id, QStringLiteral("knife"));
}

void TestNextStep::whoCanDoNothingIsToldSo()
{
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}},
                                          {{"do", "add-unit"}, {"side", "a"}, {"type", "m1"}, {"weapons", {{"mg", 1}}}},
                                          {{"do", "add-unit"}, {"side", "b"}, {"type", "m1"}}});
    test::mustApply(m_window->session(), {{"do", "set"}, {"unit", "a1"}, {"counter", "mg"}, {"value", 0}});
    m_window->digit(1);
    m_window->digit(1, Qt::AltModifier);
    QVERIFY(desk().actor() && desk().target() && !desk().procedure());
    const auto* missing = m_window->page->findChild<LinkLabel*>(QStringLiteral("missing"));
    QVERIFY(missing->isVisible());
    QCOMPARE(missing->text(), QStringLiteral("Vehicle M1 (Blue) can do nothing to Vehicle M1 (Red) now."));
}

/// What was mended is not done last because the mend is the last line.
void TestNextStep::theWeaponOfAMendedThrowIsInHand()
{
    doubletap();
    const auto shoot = [](const char* unit, const char* weapon) {
        return Json{{"do", "resolve"}, {"procedure", "shoot"}, {"actor", unit},
                    {"target", "b1"},  {"weapon", weapon},     {"distance", 5}};
    };
    const auto mend = [this](const Json& command, const Json& with) {
        journal::Session& session = m_window->session();
        for (const journal::Entry& entry : session.log()) {
            if (entry.undone || entry.command != command)
                continue;
            const auto preview = session.tryMend(entry.number, with);
            QVERIFY2(preview, preview ? "" : qPrintable(preview.error().words));
            QVERIFY(session.takeMend(*preview));
            return;
        }
        QFAIL("there is no such line");
    };
    for (const auto& [unit, weapon] : {std::pair("a1", "rifle"), std::pair("a2", "rifle"), std::pair("a2", "hmg")}) {
        test::mustApply(m_window->session(), {{"do", "activate"}, {"unit", unit}, {"action", "move"}});
        test::mustApply(m_window->session(), shoot(unit, weapon));
    }
    mend(shoot("a1", "rifle"), shoot("a1", "hmg"));
    Json farther = shoot("a2", "rifle");
    farther["distance"] = 6;
    mend(shoot("a2", "rifle"), farther);
    test::mustApply(m_window->session(), {{"do", "next"}});
    m_window.reset();
    auto again = journal::Session::open(m_path);
    QVERIFY(again);
    m_window = std::make_unique<test::GameWindow>(std::move(*again));
    for (const char* unit : {"a1", "a2"})
        QCOMPARE(desk().choice().usedLast.value(QLatin1String(unit)), QStringLiteral("hmg"));
}

void TestNextStep::noStretchStandsAlone()
{
    doubletap();
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    press(QStringLiteral("Rifle"));
    m_window->digit(1, Qt::AltModifier);
    QCoreApplication::processEvents();
    QMap<int, int> inLine;
    for (const char* stretch : {"under 12″", "under 24″", "under 36″", "under 48″", "Say the distance"})
        ++inLine[button(QString::fromUtf8(stretch))->mapTo(m_window->page, QPoint()).y()];
    for (const int beside : inLine)
        QVERIFY2(beside > 1, "one stands in a line by itself");
}

void TestNextStep::nextIsNotFirstWhileSomethingIsMissing()
{
    doubletap();
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    QVERIFY2(somethingFirst(), "a target is wanted");
    m_window->digit(1, Qt::AltModifier);
    QVERIFY2(m_window->wantedDice() == 0 && somethingFirst(), "how far it is is not said");
    press(QStringLiteral("under 12″"));
    QVERIFY(m_window->wantedDice() > 0 && somethingFirst());
    m_window->key(Qt::Key_Escape);
    press(QStringLiteral("Run"));
    QVERIFY2(!somethingFirst(), "a run needs nothing more");
}

QTEST_MAIN(TestNextStep)
#include "tst_nextstep.moc"
