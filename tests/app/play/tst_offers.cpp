// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "game/shortname.h"
#include "gamewindow.h"
#include "pages/questioncard.h"
#include "play/desk.h"
#include "play/factorspart.h"
#include "play/offerdialog.h"
#include "play/rulingsdialog.h"
#include "play/sidepart.h"
#include "play/tokenrow.h"
#include "play/unitmakeup.h"
#include "rightclick.h"
#include "settled.h"
#include "widgets/dieview.h"
#include "widgets/touchbutton.h"
#include "widgets/unitcard.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

using namespace adjutant;
using namespace adjutant::app;

/// What a table can do beside what the tray leads to: forces that change, rounds, giving up; actions, holds, answers.
class TestOffers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReserveComesLater();
    void aUnitIsAddedAsAtSetUp();
    void aFormStaysWhereItIs();
    void aUnitIsRenamed();
    void roundsAreCut();
    void aSideGivesUp();
    void theTableAgreesOnADraw();
    void rulingsAreChangedDuringAGame();
    void aRefusedRulingIsTold();
    void beforeItBeginsUnitsCanBeChanged();
    void aPartIsSplitOffAndJoins();
    void aUnitGoesOver();
    void aUnitLeavesAndComes();
    void wordsOnACard();
    void membersAndWeaponsArePutRight();
    void aRefusalIsTold();
    void nothingInThePast();
    void actionsOfTheChosenUnit();
    void aHoldIsTriggered();
    void aHoldSaysWhatItWaitsFor();
    void aHoldIsPlacedWithoutTyping();
    void anAnswerIsResolvedFirst();
    void manyAnswersOpenInAMenu();
    void answersOfManyUnitsTakeOneRow();
    void howeverManyUnitsMayAnswerAButtonIsThere();
    void asManyUnitsAreListedAsAreCounted();
    void holdsStayInSightBesideManyAnswers();
    void aMenuThatIsLeftTakesNothing();
    void aWeaponGoesWithWhatIsDoneWithIt();
    void activatedFirstItPaysOnce();
    void onlyAnswersToTheAttack();
    void labelsStandBesideTheirFields();
    void distanceByBand();
    void whatTheLastShotWasLikeIsMarked();
    void howFarIsAskedAnewAfterAnotherAction();
    void diceWaitForWhatIsMissing();
    void diceAreMarkedAsTheDistanceSays();
    void theCardOffersThePowersOfTheDefender();
    void nextTakesTheOnlyWayToSatisfyALoss();
    void nextDrawsNoCube();
    void allThatASideHasIsShownInPlaceOfItsUnits();
    void tokensStandInColumns();
    void theInitiativeIsSaidOnceItIsThrown();
    void allThatIsAskedOfAUnitIsInSight();
    void nothingIsAskedOnceTheCubesAreGone();

private:
    void begin(const QString& pack, const std::vector<Json>& commands = {});
    void more(const QString& offer);
    void card(const QString& unit, const QString& offer);
    OfferDialog* dialog() const;
    template<typename T>
    T* field(const QString& name) const;
    void doIt();
    void shootOnce();
    void press(const QString& name);
    QStringList offeredBehind(const QString& name);
    TouchButton* button(const QString& name) const;
    const game::Game& game() const { return m_window->game(); }

    QTemporaryDir m_folder;
    int m_games = 0;
    std::unique_ptr<test::GameWindow> m_window;
};

void TestOffers::begin(const QString& pack, const std::vector<Json>& commands)
{
    m_window.reset();
    const QString path = m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games));
    auto session = pack == QLatin1String("quick-play") ? test::quickPlay(path) : test::gameOf(pack, path);
    for (const Json& command : commands)
        test::mustApply(*session, command);
    test::mustApply(*session, {{"do", "begin"}});
    m_window = std::make_unique<test::GameWindow>(std::move(session));
}

/// Every entry can be hit by a finger.
void isForFingers(const QMenu& menu)
{
    for (QAction* action : menu.actions())
        QVERIFY2(action->isSeparator() || menu.actionGeometry(action).height() >= Theme::touch,
                 qPrintable(action->text()));
}

/// Takes it from the menu of the table, which M opens.
void TestOffers::more(const QString& offer)
{
    m_window->key(Qt::Key_M);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    isForFingers(*menu);
    auto* action = menu->findChild<QAction*>(offer);
    QVERIFY2(action, qPrintable(offer));
    action->trigger();
    menu->close();
}

void TestOffers::card(const QString& unit, const QString& offer)
{
    for (auto* one : m_window->page->findChildren<UnitCard*>())
        if (one->isVisible() && one->card().id == unit)
            for (auto* more : one->findChildren<QAbstractButton*>())
                if (more->isVisible() && more->accessibleName().startsWith(QLatin1String("More for ")))
                    QTest::mouseClick(more, Qt::LeftButton);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    isForFingers(*menu);
    QStringList there;
    QAction* found = nullptr;
    for (QAction* action : menu->findChildren<QAction*>()) {
        there << action->text();
        found = action->text() == offer ? action : found;
    }
    if (found)
        found->trigger();
    menu->close();
    QVERIFY2(found, qPrintable(offer + QStringLiteral(" is not among: ") + there.join(QStringLiteral(", "))));
}

OfferDialog* TestOffers::dialog() const
{
    for (auto* one : m_window->page->findChildren<OfferDialog*>())
        if (one->isVisible())
            return one;
    return nullptr;
}

template<typename T>
T* TestOffers::field(const QString& name) const
{
    return dialog() ? dialog()->findChild<T*>(name) : nullptr;
}

void TestOffers::doIt()
{
    QVERIFY(dialog());
    QCOMPARE(test::unnamedIn(dialog()).join(QLatin1Char(' ')), QString());
    QTest::mouseClick(dialog()->findChild<QPushButton*>(QStringLiteral("doOffer")), Qt::LeftButton);
    QTRY_VERIFY(!dialog());
    m_window->window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
}

TouchButton* TestOffers::button(const QString& name) const
{
    for (auto* one : m_window->page->findChildren<TouchButton*>())
        if (one->isVisible() && one->accessibleName() == name)
            return one;
    return nullptr;
}

void TestOffers::press(const QString& name)
{
    TouchButton* one = button(name);
    QVERIFY2(one && one->isEnabled(), qPrintable(name));
    QTest::mouseClick(one, Qt::LeftButton);
}

void TestOffers::aReserveComesLater()
{
    begin(QStringLiteral("quick-play"));
    const std::size_t before = game().units.size();
    more(QStringLiteral("add-unit"));
    field<QComboBox>(QStringLiteral("side"))->setCurrentIndex(1);
    field<QComboBox>(QStringLiteral("type"))->setCurrentText(QStringLiteral("Tank"));
    QTest::keyClicks(field<QLineEdit>(QStringLiteral("name")), QStringLiteral("Late Larch"));
    field<QSpinBox>(QStringLiteral("round"))->setValue(3);
    doIt();
    QCOMPARE(game().units.size(), before + 1);
    QCOMPARE(game().units.back().name, QStringLiteral("Late Larch"));
    QCOMPARE(game().units.back().side, QStringLiteral("b"));
    QCOMPARE(game().units.back().arrives, 3);
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game().units.size(), before);
}

void TestOffers::aUnitIsAddedAsAtSetUp()
{
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}}});
    more(QStringLiteral("add-unit"));
    field<QComboBox>(QStringLiteral("type"))->setCurrentText(QStringLiteral("Tank")); // and back
    auto* type = field<QComboBox>(QStringLiteral("type"));
    type->setCurrentIndex(type->findData(QStringLiteral("squad")));
    QTest::mouseClick(field<TouchButton>(QStringLiteral("makeup")), Qt::LeftButton);
    auto* makeup = dialog()->findChild<UnitMakeup*>();
    QVERIFY(makeup);
    PlannedUnit planned{QStringLiteral("squad"), {}};
    planned.members = {{QStringLiteral("veteran"), 2}};
    planned.weapons = {{QStringLiteral("repeater"), 2}};
    Q_EMIT makeup->changed(planned);
    makeup->accept();
    doIt();
    const game::Unit squad = game().units.back();
    QCOMPARE(squad.members, *planned.members);
    QCOMPARE(squad.weapons, planned.weapons);
    QVERIFY2(!squad.name.isEmpty(), "it got one");

    begin(QStringLiteral("ballot-boxes"));
    more(QStringLiteral("add-unit"));
    type = field<QComboBox>(QStringLiteral("type"));
    type->setCurrentIndex(type->findData(QStringLiteral("foot")));
    QStringList asked;
    for (const auto* one : dialog()->findChildren<TouchButton*>())
        if (one->isVisible())
            asked << one->accessibleName();
    QVERIFY2(asked.join(QLatin1Char('|')).contains(QStringLiteral("Dice of the unit")),
             qPrintable(asked.join(QLatin1Char('|'))));
    auto* counts = field<TouchButton>(QStringLiteral("at-start"));
    QVERIFY(counts && counts->isVisible());
    QCOMPARE(counts->text(), QStringLiteral("Counts for: Bases at the start"));
    QVERIFY2(counts->isChecked(), "in the first round it was forgotten");
    type->setCurrentIndex(type->findData(QStringLiteral("commander")));
    QVERIFY(!counts->isVisible());
    type->setCurrentIndex(type->findData(QStringLiteral("foot")));
    doIt();
    const int bases = game().units.back().options.value(QStringLiteral("bases"));
    QVERIFY(bases > 0);
    QCOMPARE(game().side(QStringLiteral("a"))->resources.value(QStringLiteral("bases")), bases);
}

/// Whatever is chosen and answered: a second tap finds the button where it was.
void TestOffers::aFormStaysWhereItIs()
{
    begin(QStringLiteral("ballot-boxes"));
    more(QStringLiteral("add-unit"));
    auto* side = field<QComboBox>(QStringLiteral("side"));
    QCOMPARE(dialog()->focusWidget(), side);
    auto* type = field<QComboBox>(QStringLiteral("type"));
    type->setCurrentIndex(type->findData(QStringLiteral("foot")));
    QVERIFY(test::settle(*dialog()));
    const auto* foot = field<QPushButton>(QStringLiteral("doOffer"));
    const auto place = [&] { return foot->mapTo(dialog(), QPoint()); };
    const QPoint before = place();
    for (auto* one : dialog()->findChildren<TouchButton*>())
        if (one->accessibleName().contains(QLatin1String("Class:")))
            one->click();
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    menu->actions().last()->trigger();
    menu->close();
    QVERIFY(test::settle(*dialog()));
    QCOMPARE(place(), before);
    for (int one = 0; one < type->count(); ++one) {
        type->setCurrentIndex(one);
        QVERIFY(test::settle(*dialog()));
        QCOMPARE(place(), before);
    }
}

void TestOffers::aUnitIsRenamed()
{
    begin(QStringLiteral("quick-play"));
    for (auto* one : m_window->page->findChildren<UnitCard*>())
        if (one->isVisible() && one->card().id == QLatin1String("a1"))
            Q_EMIT one->renameWanted();
    auto* name = field<QLineEdit>(QStringLiteral("name"));
    QVERIFY(name);
    QCOMPARE(name->text(), game().unit(QStringLiteral("a1"))->name);
    name->setText(QStringLiteral("  "));
    QVERIFY2(!dialog()->findChild<QPushButton*>(QStringLiteral("doOffer"))->isEnabled(), "it needs one");
    name->setText(QStringLiteral("Old Guard"));
    doIt();
    QCOMPARE(game().unit(QStringLiteral("a1"))->name, QStringLiteral("Old Guard"));
}

void TestOffers::roundsAreCut()
{
    begin(QStringLiteral("quick-play"));
    QCOMPARE(game().roundCount(), 6);
    more(QStringLiteral("rounds"));
    auto* rounds = field<QSpinBox>(QStringLiteral("value"));
    QCOMPARE(rounds->value(), 6);
    rounds->setValue(4);
    doIt();
    QCOMPARE(game().roundCount(), 4);
    more(QStringLiteral("rounds"));
    rounds = field<QSpinBox>(QStringLiteral("value"));
    rounds->setValue(0);
    QCOMPARE(rounds->text(), QStringLiteral("no limit"));
    doIt();
    QCOMPARE(game().roundCount(), 0);
}

void TestOffers::aSideGivesUp()
{
    begin(QStringLiteral("quick-play"));
    more(QStringLiteral("concede"));
    field<QComboBox>(QStringLiteral("side"))->setCurrentText(QStringLiteral("Blue"));
    doIt();
    QCOMPARE(game().stage, game::Stage::Over);
    QCOMPARE(game().winner, QStringLiteral("b"));
}

void TestOffers::rulingsAreChangedDuringAGame()
{
    begin(QStringLiteral("quick-play"));
    const packs::Ruling& first = game().pack->rulings.front();
    const QString before = game().rulings.value(first.id), other = first.choices.back().id;
    QVERIFY(before != other);
    more(QStringLiteral("rulings"));
    auto* asked = m_window->page->findChild<RulingsDialog*>();
    QVERIFY(asked && asked->isVisible());
    QCOMPARE(asked->findChildren<QuestionCard*>().size(), qsizetype(game().pack->rulings.size()));
    auto* card = asked->findChild<QuestionCard*>(first.id);
    QCOMPARE(card->answer(), before);
    auto* done = asked->findChild<TouchButton*>(QStringLiteral("changeRulings"));
    QVERIFY2(!done->isEnabled(), "nothing is another yet");
    QTRY_VERIFY(card->isAncestorOf(QApplication::focusWidget()));
    const auto entries = m_window->session().log().size();
    card->setAnswer(other);
    QVERIFY(done->isEnabled());
    QTest::keyClick(asked, Qt::Key_Return);
    QCOMPARE(game().rulings.value(first.id), other);
    QCOMPARE(m_window->session().log().size(), entries + 1);
    QVERIFY(m_window->session().undo());
    QCOMPARE(game().rulings.value(first.id), before);
}

void TestOffers::aRefusedRulingIsTold()
{
    begin(QStringLiteral("quick"));
    const QString before = game().rulings.value(QStringLiteral("pools"));
    more(QStringLiteral("rulings"));
    auto* asked = m_window->page->findChild<RulingsDialog*>();
    const packs::Ruling& pools = *game().pack->ruling(QStringLiteral("pools"));
    auto* card = asked->findChild<QuestionCard*>(pools.id);
    card->setAnswer(pools.choices.front().id == before ? pools.choices.back().id : pools.choices.front().id);
    asked->findChild<TouchButton*>(QStringLiteral("changeRulings"))->click();
    QVERIFY(asked->isVisible());
    QStringList shown;
    for (const auto* label : asked->findChildren<QLabel*>())
        if (label->isVisible())
            shown << label->text() << label->accessibleName();
    QVERIFY2(shown.join(u'|').contains(QStringLiteral("before the game begins")), qPrintable(shown.join(u'|')));
    QCOMPARE(game().rulings.value(QStringLiteral("pools")), before);
}

/// A game that was made without the window, or whose beginning was undone.
void TestOffers::beforeItBeginsUnitsCanBeChanged()
{
    begin(QStringLiteral("quick-play"), {{{"do", "add-unit"}, {"side", "a"}, {"type", "tank"}}});
    QVERIFY(m_window->session().undo());
    QCOMPARE(game().stage, game::Stage::SetUp);
    card(QStringLiteral("a1"), QStringLiteral("Lost"));
    QVERIFY(game().unit(QStringLiteral("a1"))->destroyed);
}

void TestOffers::theTableAgreesOnADraw()
{
    begin(QStringLiteral("quick-play"));
    more(QStringLiteral("end"));
    field<QComboBox>(QStringLiteral("winner"))->setCurrentText(QStringLiteral("A draw"));
    QTest::keyClicks(field<QLineEdit>(QStringLiteral("why")), QStringLiteral("the club closes"));
    doIt();
    QCOMPARE(game().winner, QStringLiteral("draw"));
    QCOMPARE(game().ending, QStringLiteral("the club closes"));
}

void TestOffers::aPartIsSplitOffAndJoins()
{
    begin(QStringLiteral("quick-play"));
    card(QStringLiteral("a1"), QStringLiteral("Split off a part…"));
    QTest::keyClicks(field<QLineEdit>(QStringLiteral("name")), QStringLiteral("Second Half"));
    field<QSpinBox>(QStringLiteral("unwounded"))->setValue(2);
    doIt();
    const game::Unit part = game().units.back();
    QCOMPARE(part.name, QStringLiteral("Second Half"));
    QCOMPARE(part.counters.value(QStringLiteral("unwounded")), 2);
    QCOMPARE(game().unit(QStringLiteral("a1"))->counters.value(QStringLiteral("unwounded")), 3);
    card(part.id, QStringLiteral("Join another unit…"));
    doIt();
    QCOMPARE(game().unit(part.id)->joined, QStringLiteral("a1"));
    QCOMPARE(game().unit(QStringLiteral("a1"))->counters.value(QStringLiteral("unwounded")), 5);
}

void TestOffers::aUnitGoesOver()
{
    begin(QStringLiteral("quick-play"));
    card(QStringLiteral("a2"), QStringLiteral("Goes over to the other side…"));
    doIt();
    QCOMPARE(game().unit(QStringLiteral("a2"))->side, QStringLiteral("b"));
}

void TestOffers::aUnitLeavesAndComes()
{
    begin(QStringLiteral("quick-play"));
    card(QStringLiteral("a3"), QStringLiteral("Leaves the table for now…"));
    field<QSpinBox>(QStringLiteral("round"))->setValue(5);
    doIt();
    QCOMPARE(game().unit(QStringLiteral("a3"))->arrives, 5);
    card(QStringLiteral("a3"), QStringLiteral("Arrives now"));
    QCOMPARE(game().unit(QStringLiteral("a3"))->arrives, 0);
}

void TestOffers::wordsOnACard()
{
    begin(QStringLiteral("quick-play"));
    card(QStringLiteral("a1"), QStringLiteral("Write on its card…"));
    QVERIFY(!dialog()->findChild<QPushButton*>(QStringLiteral("doOffer"))->isEnabled());
    QTest::keyClicks(field<QLineEdit>(QStringLiteral("text")), QStringLiteral("behind the mill"));
    doIt();
    QCOMPARE(game().unit(QStringLiteral("a1"))->note, QStringLiteral("behind the mill"));
    card(QStringLiteral("a1"), QStringLiteral("Write on its card…"));
    field<QLineEdit>(QStringLiteral("text"))->clear();
    doIt();
    QCOMPARE(game().unit(QStringLiteral("a1"))->note, QString());
}

void TestOffers::membersAndWeaponsArePutRight()
{
    const std::vector<Json> commands{{{"do", "setup"}, {"first", "a"}},
                                     {{"do", "add-unit"},
                                      {"side", "a"},
                                      {"type", "squad"},
                                      {"members", {{"regular", 4}, {"commando", 1}}},
                                      {"weapons", {{"shotgun", 2}}}},
                                     {{"do", "add-unit"}, {"side", "b"}, {"type", "squad"}}};
    begin(QStringLiteral("brickaction"), commands);
    card(QStringLiteral("a1"), QStringLiteral("Commando: 1…"));
    field<QSpinBox>(QStringLiteral("value"))->setValue(2);
    doIt();
    QCOMPARE(game().unit(QStringLiteral("a1"))->members.value(QStringLiteral("commando")), 2);
    QCOMPARE(game().unit(QStringLiteral("a1"))->counters.value(QStringLiteral("minis")), 6);
    card(QStringLiteral("a1"), QStringLiteral("Medic: 0…"));
    QCOMPARE(field<QSpinBox>(QStringLiteral("value"))->maximum(), 14);
    dialog()->reject();
    card(QStringLiteral("a1"), QStringLiteral("Shotgun: 2…"));
    field<QSpinBox>(QStringLiteral("value"))->setValue(1);
    QTest::keyClicks(field<QLineEdit>(QStringLiteral("why")), QStringLiteral("it jammed"));
    doIt();
    QCOMPARE(game().unit(QStringLiteral("a1"))->weapons.value(QStringLiteral("shotgun")), 1);
    QVERIFY(m_window->session().undoEntry()->words.contains(QStringLiteral("it jammed")));
}

void TestOffers::aRefusalIsTold()
{
    begin(QStringLiteral("quick-play"));
    card(QStringLiteral("a1"), QStringLiteral("Split off a part…"));
    QTest::mouseClick(dialog()->findChild<QPushButton*>(QStringLiteral("doOffer")), Qt::LeftButton);
    QVERIFY2(dialog(), "what was said is still there");
    QString said;
    for (const auto* label : dialog()->findChildren<QLabel*>())
        if (label->isVisible() && label->property("role") == QLatin1String("fault"))
            said = label->text();
    QVERIFY2(said.contains(QLatin1String("Nothing would be left")), qPrintable(said));
    dialog()->reject();
}

void TestOffers::nothingInThePast()
{
    begin(QStringLiteral("quick-play"));
    QVERIFY(button(QStringLiteral("More at the table")));
    m_window->page->findChild<Desk*>()->lookAt(1);
    QVERIFY(!button(QStringLiteral("More at the table")));
}

void TestOffers::actionsOfTheChosenUnit()
{
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}}});
    QVERIFY2(!button(QStringLiteral("Lie down or get up")), "nobody is chosen");
    m_window->digit(1);
    press(QStringLiteral("Lie down or get up"));
    QVERIFY(game().unit(QStringLiteral("a1"))->statuses.contains(QStringLiteral("prone")));
    QVERIFY2(!button(QStringLiteral("Move and attack")), "it has no commando");
}

void TestOffers::aHoldIsTriggered()
{
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}}});
    m_window->digit(1);
    press(QStringLiteral("Hold…"));
    field<QComboBox>(QStringLiteral("action"))->setCurrentText(QStringLiteral("Attack"));
    QVERIFY(!dialog()->findChild<QPushButton*>(QStringLiteral("doOffer"))->isEnabled());
    QTest::keyClicks(field<QLineEdit>(QStringLiteral("trigger")), QStringLiteral("they cross the bridge"));
    doIt();
    QCOMPARE(game().turn.holds.size(), std::size_t(1));
    const QString name = game().nameOf(QStringLiteral("a1"));
    press(name + QStringLiteral(": It happens: they cross the bridge"));
    QVERIFY(game().turn.holds.empty());
    const auto* desk = m_window->page->findChild<Desk*>();
    QCOMPARE(desk->actor()->id, QStringLiteral("a1"));
    m_window->digit(1, Qt::AltModifier);
    QVERIFY2(desk->procedure() && desk->procedure()->id == QLatin1String("attack"), "it attacks at once");
    QVERIFY2(m_window->wantedDice() > 0, "and pays for nothing before");
}

void TestOffers::aHoldSaysWhatItWaitsFor()
{
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}}});
    m_window->digit(1);
    press(QStringLiteral("Hold…"));
    auto* trigger = field<QLineEdit>(QStringLiteral("trigger"));
    const auto* missing = field<QLabel>(QStringLiteral("missing"));
    QVERIFY(!trigger->placeholderText().isEmpty());
    QVERIFY2(missing->isVisible() && missing->text().contains(QLatin1String("What it waits for")),
             qPrintable(missing->text()));
    QTest::keyClicks(trigger, QStringLiteral("they cross the bridge in the south"));
    QVERIFY(!missing->isVisible());
    doIt();
    for (const auto* one : m_window->page->findChildren<UnitCard*>())
        if (one->card().id == QLatin1String("a1"))
            QCOMPARE(one->card().statuses,
                     QStringList{QStringLiteral("holding “Move”: they cross the bridge in the…")});
}

/// What each enemy can do stands in the list: a soldier moves, attacks and lies down, a vehicle does not lie down.
void TestOffers::aHoldIsPlacedWithoutTyping()
{
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}}});
    m_window->digit(1);
    press(QStringLiteral("Hold…"));
    field<TouchButton>(QStringLiteral("suggestions"))->click();
    const auto* menu = dialog()->findChild<QMenu*>();
    const QStringList offered = test::offersOf(*menu);
    const QString enemy = game::shortName(game(), *game().unit(QStringLiteral("b1")));
    const QString own = game::shortName(game(), *game().unit(QStringLiteral("a2")));
    QVERIFY2(offered.contains(enemy + QStringLiteral(": Attack")), qPrintable(offered.join(u' ')));
    QVERIFY(!offered.contains(own + QStringLiteral(": Attack")));
    menu->actions().at(offered.indexOf(enemy + QStringLiteral(": Move")))->trigger();
    QApplication::activePopupWidget()->close();
    doIt();
    QCOMPARE(game().turn.holds.size(), std::size_t(1));
    QCOMPARE(game().turn.holds.front().trigger, enemy + QStringLiteral(": Move"));
}

void TestOffers::anAnswerIsResolvedFirst()
{
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}}});
    m_window->digit(1);
    press(QStringLiteral("Move"));
    const QString name = game().nameOf(QStringLiteral("b1")); // the other side has a squad of that name
    press(name + QStringLiteral(": Reactive fire"));
    const auto* desk = m_window->page->findChild<Desk*>();
    QCOMPARE(desk->actor()->id, QStringLiteral("b1"));
    QCOMPARE(desk->target()->id, QStringLiteral("a1"));
    QCOMPARE(desk->procedure()->id, QStringLiteral("reactive-fire"));
    m_window->key(Qt::Key_Escape);
    QCOMPARE(desk->actor()->id, QStringLiteral("a1"));
    press(name + QStringLiteral(": go on"));
    m_window->key(Qt::Key_Space);
    m_window->key(Qt::Key_Return);
    QVERIFY2(!game().pending, "thrown and accepted");
    QCOMPARE(desk->actor()->id, QStringLiteral("a1"));
    QVERIFY(!button(name + QStringLiteral(": go on")));
}

namespace {

Json fighter(const char* side)
{
    return {{"do", "add-unit"},
            {"side", side},
            {"type", "fighter"},
            {"with", {{"points", 20}}},
            {"weapons", {{"shotgun", 1}}}};
}

}

/// In the menu that the button opens; it is closed again.
QStringList TestOffers::offeredBehind(const QString& name)
{
    press(name);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QStringList offered;
    for (const QAction* action : menu ? menu->actions() : QList<QAction*>())
        offered << action->text();
    if (menu)
        menu->close();
    return offered;
}

void TestOffers::manyAnswersOpenInAMenu()
{
    begin(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}}, fighter("a"), fighter("b")});
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    press(game().nameOf(QStringLiteral("b1")) + QStringLiteral(": reacts…"));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    for (QAction* action : menu->actions())
        if (action->text() == QLatin1String("React to a shot: Dodge"))
            action->trigger();
    menu->close();
    QCOMPARE(game().turn.answers.size(), std::size_t(1));
    QCOMPARE(game().turn.answers.front().unit, QStringLiteral("b1"));
    // Whoever dodges is attacked so, and in no other way.
    const auto* desk = m_window->page->findChild<Desk*>();
    m_window->digit(1, Qt::AltModifier);
    const auto open = desk->procedures();
    QCOMPARE(open.size(), std::size_t(1));
    QCOMPARE(open.front()->id, QStringLiteral("dodge"));
}

void TestOffers::answersOfManyUnitsTakeOneRow()
{
    std::vector<Json> commands{{{"do", "setup"}, {"deployment", "a"}}, fighter("a")};
    for (int i = 0; i < 6; ++i)
        commands.push_back(fighter("b"));
    begin(QStringLiteral("double-tap"), commands);
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    QStringList ofEach;
    for (const auto* one : m_window->page->findChildren<TouchButton*>())
        if (one->isVisible() && one->accessibleName().endsWith(QStringLiteral(": reacts…")))
            ofEach << one->accessibleName();
    QCOMPARE(ofEach, QStringList());
    press(QStringLiteral("Red: 6 units may react…"));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    isForFingers(*menu);
    const TouchButton* opener = button(QStringLiteral("Red: 6 units may react…"));
    const QRect beside = QRect(opener->mapToGlobal(QPoint()), opener->size()).adjusted(-1, -1, 1, 1);
    QVERIFY2(menu->geometry().intersects(beside), "the menu opens elsewhere than at its button");
    QCOMPARE(menu->actions().size(), 6);
    QCOMPARE(menu->actions().at(3)->text(), game().nameOf(QStringLiteral("b4")));
    for (QAction* action : menu->actions().at(3)->menu()->actions())
        if (action->text() == QLatin1String("React to a shot: Dodge"))
            action->trigger();
    menu->close();
    QCOMPARE(game().turn.answers.size(), std::size_t(1));
    QCOMPARE(game().turn.answers.front().unit, QStringLiteral("b4"));
}

void TestOffers::howeverManyUnitsMayAnswerAButtonIsThere()
{
    std::vector<Json> commands{{{"do", "setup"}, {"deployment", "a"}}, fighter("a")};
    for (int i = 0; i < 13; ++i)
        commands.push_back(fighter("b"));
    begin(QStringLiteral("double-tap"), commands);
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    QVERIFY(button(QStringLiteral("Red: 13 units may react…")));
}

void TestOffers::asManyUnitsAreListedAsAreCounted()
{
    std::vector<Json> commands{{{"do", "setup"}, {"first", "a"}}};
    for (const char* side : {"a", "a", "a", "a", "b", "b", "b"})
        commands.push_back(
            {{"do", "add-unit"}, {"side", side}, {"type", "squad"}, {"members", {{"commando", 1}, {"regular", 4}}}});
    begin(QStringLiteral("brickaction"), commands);
    for (const char* holder : {"a1", "a2", "a3"})
        test::mustApply(m_window->session(),
                        {{"do", "hold"}, {"unit", holder}, {"action", "move"}, {"trigger", "an attack"}});
    for (int i = 0; i < 2; ++i)
        test::mustApply(m_window->session(), {{"do", "pass"}});
    m_window->digit(4);
    press(QStringLiteral("Move and attack"));
    QCOMPARE(offeredBehind(QStringLiteral("6 units may react…")).size(), 6);
    m_window->digit(2, Qt::AltModifier);
    QStringList names;
    for (const char* unit : {"a1", "a2", "a3"})
        names << game().nameOf(QLatin1String(unit));
    QCOMPARE(offeredBehind(QStringLiteral("Blue: 3 units may react…")), names);
}

void TestOffers::holdsStayInSightBesideManyAnswers()
{
    std::vector<Json> commands{{{"do", "setup"}, {"first", "a"}}};
    for (const char* side : {"a", "a", "a", "a", "a", "b", "b", "b"})
        commands.push_back({{"do", "add-unit"}, {"side", side}, {"type", "squad"}});
    const auto moveAfter = [&](const QStringList& holders) {
        begin(QStringLiteral("brickaction"), commands);
        for (const QString& side : {QStringLiteral("a"), QStringLiteral("b")}) {
            for (const QString& unit : holders.filter(side))
                test::mustApply(m_window->session(),
                                {{"do", "hold"}, {"unit", utf8(unit)}, {"action", "move"}, {"trigger", "a noise"}});
            test::mustApply(m_window->session(), {{"do", "pass"}});
        }
        m_window->digit(5);
        press(QStringLiteral("Move"));
    };
    const auto happens = [this] {
        return button(game().nameOf(QStringLiteral("a1")) + QStringLiteral(": It happens: a noise"));
    };
    moveAfter({QStringLiteral("a1")});
    QVERIFY(button(QStringLiteral("4 units may react…")));
    QVERIFY(happens());
    const QString letGo = game().nameOf(QStringLiteral("a1")) + QStringLiteral(": Let the hold go");
    m_window->digit(2, Qt::AltModifier);
    QVERIFY2(happens(), "it waits for no attack");
    QVERIFY2(!button(letGo), "the throw needs the room");
    m_window->key(Qt::Key_Escape);
    press(happens()->accessibleName());
    QVERIFY(game().turn.holds.empty());
    moveAfter({QStringLiteral("a1"), QStringLiteral("a2"), QStringLiteral("a3"), QStringLiteral("b1")});
    QVERIFY2(!happens(), "they would take the tray");
    QVERIFY(button(QStringLiteral("6 units may react, 4 of them hold…")));
}

void TestOffers::aMenuThatIsLeftTakesNothing()
{
    begin(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}}, fighter("a"), fighter("b")});
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    const QString answers = game().nameOf(QStringLiteral("b1")) + QStringLiteral(": reacts…");
    press(answers);
    QVERIFY(QApplication::activePopupWidget());
    QApplication::activePopupWidget()->close();
    QVERIFY(!button(answers)->isChecked());
}

void TestOffers::aWeaponGoesWithWhatIsDoneWithIt()
{
    Json armed = fighter("a");
    armed["weapons"] = {{"knife", 1}, {"rifle", 1}, {"smg", 1}};
    begin(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}}, armed, fighter("b")});
    const auto* desk = m_window->page->findChild<Desk*>();
    m_window->digit(1);
    m_window->digit(1, Qt::AltModifier);
    QVERIFY2(desk->weapon()->id != QLatin1String("knife"), "nobody shoots with a knife");
    press(QStringLiteral("SMG"));
    QCOMPARE(desk->procedure()->id, QStringLiteral("shoot"));
    QCOMPARE(desk->weapon()->id, QStringLiteral("smg"));
    press(QStringLiteral("Knife")); // with which one strikes, but does not shoot
    QVERIFY(desk->procedure()->id != QLatin1String("shoot"));
    QCOMPARE(desk->weapon()->id, QStringLiteral("knife"));
    press(QStringLiteral("Shoot"));
    QCOMPARE(desk->procedure()->id, QStringLiteral("shoot"));
    QVERIFY2(desk->weapon()->id != QLatin1String("knife"), "a weapon that shoots is taken up again");
    press(QStringLiteral("Move and shoot"));
    QVERIFY2(!button(QStringLiteral("Knife")), "a move is no assault");
    QVERIFY(desk->asksDistance());
}

void TestOffers::activatedFirstItPaysOnce()
{
    begin(QStringLiteral("double-tap"),
          {{{"do", "setup"}, {"deployment", "a"}}, fighter("a"), fighter("a"), fighter("b")});
    m_window->digit(1);
    const auto left = [this] { return game().turn.left; };
    const int before = left();
    m_window->key(Qt::Key_A);
    QCOMPARE(left(), before - 1);
    press(QStringLiteral("Move and shoot"));
    QCOMPARE(left(), before - 1);
    QCOMPARE(game().turn.action, QStringLiteral("move"));
    press(QStringLiteral("Run")); // another action
    QCOMPARE(left(), before - 2);
}

void TestOffers::onlyAnswersToTheAttack()
{
    begin(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}}, fighter("a"), fighter("b")});
    const QString name = game().nameOf(QStringLiteral("b1"));
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    const auto offered = [&] { return offeredBehind(name + QStringLiteral(": reacts…")); };
    const QStringList toTheMove = offered();
    QVERIFY(toTheMove.contains(QStringLiteral("React to a move: Dodge")));
    QVERIFY(toTheMove.contains(QStringLiteral("React to a shot: Dodge")));
    m_window->digit(1, Qt::AltModifier);
    for (const char* attack : {"shoot", "dodge"}) {
        m_window->page->findChild<Desk*>()->takeProcedure(QLatin1String(attack));
        QCOMPARE(offered(),
                 (QStringList{QStringLiteral("React to a shot: Move"), QStringLiteral("React to a shot: Dodge"),
                              QStringLiteral("React to a shot: Shoot back")}));
    }
}

void TestOffers::labelsStandBesideTheirFields()
{
    begin(QStringLiteral("quick-play"));
    more(QStringLiteral("add-unit"));
    int seen = 0;
    for (auto* label : dialog()->findChildren<QLabel*>()) {
        const QWidget* of = label->buddy();
        if (!of)
            continue;
        ++seen;
        const auto middle = [&](const QWidget* one) { return one->mapTo(dialog(), one->rect().center()).y(); };
        QVERIFY2(std::abs(middle(label) - middle(of)) <= 1, qPrintable(label->text()));
        QVERIFY(label->alignment().testFlag(Qt::AlignVCenter));
    }
    QCOMPARE(seen, 4);
    dialog()->reject();
}

void TestOffers::distanceByBand()
{
    begin(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}}, fighter("a"), fighter("b")});
    const auto* desk = m_window->page->findChild<Desk*>();
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    m_window->digit(1, Qt::AltModifier);
    QVERIFY(desk->asksDistance());
    press(QStringLiteral("under 12″"));
    QCOMPARE(desk->distance(), std::optional<int>(0));
    QVERIFY2(button(QStringLiteral("Say the distance")), "nobody has measured anything");
    m_window->key(Qt::Key_Space);
    const Json command = m_window->session().log().back().command;
    QCOMPARE(command.value("distance", -1), 0);
    QVERIFY2(m_window->session().log().back().words.contains(QLatin1String("shoot"), Qt::CaseInsensitive),
             qPrintable(m_window->session().log().back().words));
}

/// With one of its attacks, and nothing comes of it.
void TestOffers::shootOnce()
{
    press(QStringLiteral("Attacks: 2. Opens a pad to overrule it."));
    m_window->digit(1);
    if (QApplication::activePopupWidget())
        m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("1"));
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_Return);
    QCOMPARE(textAt(m_window->session().log().back().command, "do"), QStringLiteral("accept"));
    m_window->digit(1, Qt::AltModifier);
}

/// What was said of a shot may still be so at the next one: that is for the table to say.
void TestOffers::whatTheLastShotWasLikeIsMarked()
{
    begin(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}}, fighter("a"), fighter("b")});
    const auto* desk = m_window->page->findChild<Desk*>();
    const auto detailOf = [this](const char* name) { return button(QString::fromUtf8(name))->detail(); };
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    m_window->digit(1, Qt::AltModifier);
    press(QStringLiteral("under 12″"));
    m_window->key(Qt::Key_C);
    QCOMPARE(detailOf("under 12″"), QStringLiteral("+1"));
    QCOMPARE(detailOf("Target in cover"), QString());
    shootOnce();
    QCOMPARE(desk->distance(), std::optional<int>(0));
    QCOMPARE(detailOf("under 12″"), QStringLiteral("+1 · as last time"));
    QVERIFY(button(QStringLiteral("Target in cover"))->isChecked());
    QCOMPARE(detailOf("Target in cover"), QStringLiteral("as last time"));
    m_window->key(Qt::Key_C);
    QCOMPARE(detailOf("Target in cover"), QString());
    press(QStringLiteral("under 24″"));
    QCOMPARE(detailOf("under 24″"), QStringLiteral("−1"));
}

void TestOffers::howFarIsAskedAnewAfterAnotherAction()
{
    begin(QStringLiteral("double-tap"),
          {{{"do", "setup"}, {"deployment", "a"}}, fighter("a"), fighter("a"), fighter("b")});
    const auto* desk = m_window->page->findChild<Desk*>();
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    m_window->digit(1, Qt::AltModifier);
    press(QStringLiteral("under 12″"));
    shootOnce();
    m_window->key(Qt::Key_Escape);
    press(QStringLiteral("Move and shoot"));
    m_window->digit(1, Qt::AltModifier);
    QCOMPARE(desk->weapon()->id, QStringLiteral("shotgun"));
    QVERIFY(desk->asksDistance());
    QCOMPARE(desk->distance(), std::optional<int>());
}

void TestOffers::diceWaitForWhatIsMissing()
{
    begin(QStringLiteral("double-tap"),
          {{{"do", "setup"}, {"deployment", "a"}}, fighter("a"), fighter("a"), fighter("b")});
    const auto* desk = m_window->page->findChild<Desk*>();
    const auto told = [this](const char* words) {
        for (const auto* label : m_window->page->findChildren<QLabel*>())
            if (label->isVisible() && label->text() == QLatin1String(words))
                return true;
        return false;
    };
    m_window->digit(1);
    m_window->digit(1, Qt::AltModifier);
    m_window->key(Qt::Key_D);
    QVERIFY(told("No dice yet. Tap how far away it is, then throw."));
    m_window->digit(2);
    QCOMPARE(desk->actor()->id, QStringLiteral("a1"));
    m_window->key(Qt::Key_Escape);
    m_window->digit(2); // means a unit again
    QCOMPARE(desk->actor()->id, QStringLiteral("a2"));
    press(QStringLiteral("Move and shoot"));
    m_window->digit(1, Qt::AltModifier);
    m_window->key(Qt::Key_D);
    QCOMPARE(QApplication::focusWidget(), button(QStringLiteral("under 12″")));
    m_window->key(Qt::Key_Return);
    QVERIFY2(qobject_cast<QLineEdit*>(QApplication::focusWidget()), "now they are typed");
    m_window->type(QStringLiteral("1 1"));
    m_window->key(Qt::Key_Return);
    QVERIFY(desk->shown());
}

// What a die must show depends on the range: without the distance none of them counts as a hit.
void TestOffers::diceAreMarkedAsTheDistanceSays()
{
    begin(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}}, fighter("a"), fighter("b")});
    m_window->digit(1);
    press(QStringLiteral("Move and shoot"));
    m_window->digit(1, Qt::AltModifier);
    press(QStringLiteral("under 12″"));
    QVERIFY2(button(QStringLiteral("under 12″"))->isChecked(), "the stretch is marked");
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("6 1"));
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_Return); // the rest is thrown
    QVERIFY(m_window->session().log().back().words.contains(QLatin1String("hit")));
    QList<DieLook::Mark> marks;
    for (const auto* die : m_window->page->findChildren<DieView*>())
        if (die->isVisible())
            marks.append(die->look().mark);
    QVERIFY(marks.contains(DieLook::Mark::Hit));
}

namespace {

/// Two rounds of QUICK up to an attack on wheeled IFVs, whose power depends on the terrain.
std::vector<Json> quickForces()
{
    std::vector<Json> commands{{{"do", "setup"}, {"marker", "a"}}};
    for (const char* side : {"a", "b"})
        for (const char* type : {"infantry", "wheeled-ifv", "hq"})
            commands.push_back({{"do", "add-unit"}, {"side", side}, {"type", type}});
    return commands;
}

std::vector<Json> quickAttack()
{
    return {{{"do", "cube"}, {"side", "a"}, {"blue", 3}, {"pink", 1}},
            {{"do", "cube"}, {"side", "b"}, {"blue", 3}, {"pink", 1}},
            {{"do", "next"}},
            {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}}};
}

}

/// The game fills in what the card says by itself; of two figures the table sees which it is.
void TestOffers::theCardOffersThePowersOfTheDefender()
{
    begin(QStringLiteral("quick"), quickForces());
    for (const Json& command : quickAttack())
        test::mustApply(m_window->session(), command);
    auto* desk = m_window->page->findChild<Desk*>();
    desk->aim(QStringLiteral("b1"));
    const auto* part = m_window->page->findChild<FactorsPart*>();
    QVERIFY(part->knows(QStringLiteral("defense-power")));
    desk->aim(QStringLiteral("b2"));
    QVERIFY(!part->knows(QStringLiteral("defense-power")));
    QCOMPARE(button(QStringLiteral("4"))->detail(), QStringLiteral("In the open"));
    QCOMPARE(button(QStringLiteral("3"))->detail(), QStringLiteral("In urban, close or rubble"));
    m_window->key(Qt::Key_D); // which leads there
    QCOMPARE(QApplication::focusWidget(), button(QStringLiteral("4")));
    press(QStringLiteral("3"));
    QCOMPARE(toText(part->inputs()), QByteArray("{\"defense-power\":3}"));
    press(QStringLiteral("Power of the defender: another number"));
    m_window->digit(6);
    QCOMPARE(toText(part->inputs()), QByteArray("{\"defense-power\":6}"));
}

void TestOffers::nextTakesTheOnlyWayToSatisfyALoss()
{
    begin(QStringLiteral("quick"), quickForces());
    for (const Json& command : quickAttack())
        test::mustApply(m_window->session(), command);
    test::mustApply(
        m_window->session(),
        {{"do", "resolve"}, {"procedure", "attack"}, {"actor", "a1"}, {"target", "b1"}, {"faces", {5, 1, 1, 1, 1, 1}}});
    QVERIFY(!game().turn.losses.empty());
    const QString unit = game().turn.losses.front().unit;
    QVERIFY(button(QStringLiteral("Next: %1: Reduce it").arg(game().nameOf(unit))));
    m_window->key(Qt::Key_N);
    QVERIFY(game().turn.losses.empty());
    QVERIFY(game().unit(unit)->statuses.contains(QStringLiteral("reduced")));
}

/// A die of the table may say which cube is lost with it.
void TestOffers::nextDrawsNoCube()
{
    begin(QStringLiteral("quick"), quickForces());
    for (const Json& command : quickAttack())
        test::mustApply(m_window->session(), command);
    Json attack = {
        {"do", "resolve"}, {"procedure", "attack"}, {"actor", "a1"}, {"target", "b1"}, {"faces", {5, 1, 1, 1, 1, 1}}};
    test::mustApply(m_window->session(), attack);
    const QString unit = game().turn.losses.front().unit;
    m_window->session().undo();
    test::mustApply(m_window->session(), {{"do", "status"}, {"unit", utf8(unit)}, {"status", "reduced"}, {"on", true}});
    attack["faces"].erase(5); // whoever attacks reduced throws a die less
    test::mustApply(m_window->session(), attack);
    QCOMPARE(game().turn.losses.front().unit, unit);
    const auto before = m_window->session().lastNumber();
    m_window->key(Qt::Key_N);
    QCOMPARE(m_window->session().lastNumber(), before);
    auto* remove = qobject_cast<TouchButton*>(QApplication::focusWidget());
    QVERIFY(remove && remove->text() == QStringLiteral("Remove it"));
    m_window->key(Qt::Key_Return);
    QVERIFY(game().unit(unit)->destroyed);
}

void TestOffers::allThatASideHasIsShownInPlaceOfItsUnits()
{
    begin(QStringLiteral("quick"), quickForces());
    auto* side = m_window->page->findChild<SidePart*>();
    auto* whole = side->findChild<TouchButton*>(QStringLiteral("wholeSide"));
    auto* scroll = side->findChild<QScrollArea*>();
    m_window->window.resize(1280, 800);
    QVERIFY(test::settle(m_window->window));
    QVERIFY2(!whole->isVisible() && scroll->verticalScrollBar()->maximum() == 0, "there is room for all of it");
    m_window->window.resize(1024, 560);
    QVERIFY(test::settle(m_window->window));
    QVERIFY(whole->isVisible() && scroll->verticalScrollBar()->maximum() > 0);
    QTest::mouseClick(whole, Qt::LeftButton);
    QVERIFY(test::settle(m_window->window));
    QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
    const auto cards = [&] {
        const auto all = side->parentWidget()->findChildren<UnitCard*>();
        return std::count_if(all.begin(), all.end(), [](const UnitCard* card) { return card->isVisible(); });
    };
    QCOMPARE(cards(), 0);
    QTest::mouseClick(whole, Qt::LeftButton);
    QVERIFY(cards() > 0);
}

namespace {

std::vector<Json> ballotForces()
{
    std::vector<Json> commands;
    for (const char* side : {"a", "b"})
        for (const char* type : {"foot", "sortie"})
            commands.push_back({{"do", "add-unit"}, {"side", side}, {"type", type}});
    return commands;
}

const Json initiative{{"do", "resolve"}, {"procedure", "initiative"}, {"faces", {6, 1}}};

}

/// Whatever the button is called that adds one: aircraft are called first.
void TestOffers::tokensStandInColumns()
{
    begin(QStringLiteral("ballot-boxes"), ballotForces());
    for (const Json& command : {initiative, Json{{"do", "next"}}})
        test::mustApply(m_window->session(), command);
    QVERIFY(test::settle(m_window->window));
    QSet<int> lefts, gaps;
    int below = 0;
    for (const auto* row : m_window->page->findChildren<TokenRow*>()) {
        if (!row->isVisible())
            continue;
        for (const auto* one : row->findChildren<TouchButton*>())
            if (one->isVisible() && one->text() == QStringLiteral("−"))
                lefts.insert(one->mapTo(m_window->page, QPoint()).x());
        gaps.insert(below > 0 ? row->y() - below : 6);
        below = row->geometry().bottom() + 1;
    }
    QVERIFY(below > 0);
    QCOMPARE(lefts.size(), 1);
    QCOMPARE(gaps, QSet<int>{6});
}

void TestOffers::theInitiativeIsSaidOnceItIsThrown()
{
    begin(QStringLiteral("ballot-boxes"), ballotForces());
    const auto says = [this](const QString& words) {
        const auto labels = m_window->page->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->isVisible() && label->text().startsWith(words); });
    };
    QVERIFY(says(QStringLiteral("Both sides throw")));
    test::mustApply(m_window->session(), initiative);
    QVERIFY(!says(QStringLiteral("Both sides throw")));
    QVERIFY(says(QStringLiteral("Blue has the initiative")));
}

/// The longest of its answers need more room than those that stand there first.
void TestOffers::allThatIsAskedOfAUnitIsInSight()
{
    begin(QStringLiteral("ballot-boxes"), ballotForces());
    more(QStringLiteral("add-unit"));
    auto* type = field<QComboBox>(QStringLiteral("type"));
    auto* scroll = dialog()->findChild<QScrollArea*>();
    for (int i = 0; i < type->count(); ++i) {
        type->setCurrentIndex(i);
        QVERIFY(test::settle(*dialog()));
        QVERIFY2(scroll->verticalScrollBar()->maximum() == 0, qPrintable(type->currentText()));
    }
    type->setCurrentText(QStringLiteral("Scouts"));
    for (auto* one : dialog()->findChildren<TouchButton*>()) {
        if (one->detail() != QStringLiteral("Class"))
            continue;
        QTest::mouseClick(one, Qt::LeftButton);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        menu->actions().last()->trigger();
        menu->close();
        break;
    }
    QTRY_COMPARE(scroll->verticalScrollBar()->maximum(), 0);
    dialog()->reject();
}

void TestOffers::nothingIsAskedOnceTheCubesAreGone()
{
    begin(QStringLiteral("quick"), quickForces());
    auto commands = quickAttack();
    commands.pop_back();
    for (const Json& command : commands)
        test::mustApply(m_window->session(), command);
    while (!game().acting.isEmpty())
        for (const char* colour : {"blue", "pink"})
            if (m_window->session().apply({{"do", "pass"}, {"cube", colour}}))
                break;
    QVERIFY(test::settle(m_window->window));
    const auto labels = m_window->page->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() && label->text().startsWith(QStringLiteral("Done. Go on with “End round 1"));
    }));
}

QTEST_MAIN(TestOffers)
#include "tst_offers.moc"
