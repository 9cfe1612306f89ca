// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/track.h"
#include "gamewindow.h"
#include "play/desk.h"
#include "play/preparepart.h"
#include "play/throwpart.h"
#include "widgets/dieview.h"
#include "widgets/textlabel.h"

#include <QSignalSpy>

using namespace adjutant;
using namespace adjutant::app;

/// Dice of the table that were typed while others of the same throw are still waited for: they are taken back one throw
/// at a time, and nothing discards them by a slip.
class TestTypedThrow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void undoBringsTheFacesBack();
    void undoBringsTheFacesBackFromElsewhere();
    void theUndoButtonSaysWhatItTakesBack();
    void facesTypedTogetherAreSaidOneByOne();
    void anEmptiedLineForgetsItsFaces();
    void anotherTargetIsWantedTwice();
    void escIsWantedTwice();
    void somethingElseIsWantedTwiceByItself();
    void rollsOfEqualUnitsBeginAnew();
    void whatIsRefusedStandsThereAgain();
    void lookingBackLosesNothing();
    void redoIsWantedTwice();
    void nextIsWantedTwice();
    void leavingIsWantedTwice();
    void typingGoesOnAfterTheQuestion();
    void whatIsCorrectedLeavesTheDice();
    void aTargetOfTheSameSortGetsDiceOfItsOwn();
    void lettersAreKeysOfThePage();
    void anUndoneThrowIsTypedAgainButForItsEnd();
    void diceOfAnotherThrowDoNotComeBack();
    void anotherActionIsWantedTwice();
    void whatIsTakenAlreadyIsNotAskedFor();
    void aWrongFaceIsToldWhileItIsTyped();
    void returnAfterOneOfTwoThrowsNothing();
    void aTapOnATypedDieTakesItBack();

private:
    void typeAttack();
    void typeAll();
    Desk& desk() const { return *m_window->page->findChild<Desk*>(); }
    QLineEdit* line() const { return m_window->page->findChild<ThrowPart*>()->findChild<QLineEdit*>(); }
    QString target() const { return desk().choice().target; }

    QTemporaryDir m_folder;
    std::unique_ptr<test::GameWindow> m_window;
    int m_games = 0;
};

/// A tank aims at a tank.
void TestTypedThrow::init()
{
    m_window.reset();
    m_window = std::make_unique<test::GameWindow>(
        test::quickPlay(m_folder.filePath(QStringLiteral("%1.adjutant").arg(++m_games))));
    m_window->key(Qt::Key_N);
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    m_window->digit(2, Qt::AltModifier);
}

/// One of the two hits, so that one armour roll is waited for.
void TestTypedThrow::typeAttack()
{
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("9 3"));
    QCOMPARE(m_window->wantedDice(), std::size_t(0));
    m_window->key(Qt::Key_Return);
    QCOMPARE(m_window->wantedDice(), std::size_t(1));
    QCOMPARE(line()->text(), QString());
}

/// And the armour does not hold: that has to be accepted.
void TestTypedThrow::typeAll()
{
    typeAttack();
    m_window->type(QStringLiteral("9"));
    m_window->key(Qt::Key_Return);
    QVERIFY(m_window->game().pending);
}

void TestTypedThrow::undoBringsTheFacesBack()
{
    const std::size_t before = m_window->session().log().size();
    typeAttack();
    QVERIFY(line()->hasFocus());
    m_window->type(QStringLiteral("5"));
    m_window->key(Qt::Key_Z, Qt::ControlModifier); // of what is being typed
    QCOMPARE(line()->text(), QString());
    QCOMPARE(m_window->wantedDice(), std::size_t(1));
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(line()->text(), QStringLiteral("9 3"));
    QVERIFY(!m_window->page->findChild<ThrowPart*>()->hasBegun());
    m_window->key(Qt::Key_Return);
    QCOMPARE(m_window->wantedDice(), std::size_t(1));
    QCOMPARE(m_window->session().log().size(), before);
}

void TestTypedThrow::undoBringsTheFacesBackFromElsewhere()
{
    typeAttack();
    m_window->page->setFocus();
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(line()->text(), QStringLiteral("9 3"));
    QCOMPARE(m_window->game().active, QStringLiteral("a2"));
    m_window->page->setFocus();
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_window->game().active, QString());
}

void TestTypedThrow::theUndoButtonSaysWhatItTakesBack()
{
    typeAttack();
    auto* undo = m_window->page->findChild<TouchButton*>(QStringLiteral("undo"));
    QCOMPARE(undo->accessibleName(), QStringLiteral("Undo: Attack: 9 3 typed"));
    QTest::mouseClick(undo, Qt::LeftButton);
    QCOMPARE(line()->text(), QStringLiteral("9 3"));
    QCOMPARE(m_window->game().active, QStringLiteral("a2"));
    QVERIFY2(!undo->accessibleName().contains(QStringLiteral("typed")), qPrintable(undo->accessibleName()));
}

void TestTypedThrow::facesTypedTogetherAreSaidOneByOne()
{
    m_window->page->setFocus();
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    m_window->digit(3); // with dice of eight faces
    m_window->key(Qt::Key_A);
    m_window->digit(2, Qt::AltModifier);
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("73"));
    m_window->key(Qt::Key_Return);
    const auto* undo = m_window->page->findChild<TouchButton*>(QStringLiteral("undo"));
    QCOMPARE(undo->accessibleName(), QStringLiteral("Undo: Attack: 7 3 typed"));
}

void TestTypedThrow::anEmptiedLineForgetsItsFaces()
{
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("9 3"));
    m_window->digit(1, Qt::AltModifier); // another target
    QCOMPARE(line()->text(), QString());
    m_window->key(Qt::Key_D);
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(line()->text(), QString());
}

void TestTypedThrow::anotherTargetIsWantedTwice()
{
    typeAttack();
    m_window->digit(1, Qt::AltModifier);
    QCOMPARE(m_window->wantedDice(), std::size_t(1));
    QCOMPARE(target(), QStringLiteral("b2"));
    m_window->digit(1, Qt::AltModifier);
    QCOMPARE(target(), QStringLiteral("b1"));
    QVERIFY(!m_window->page->findChild<ThrowPart*>()->hasBegun());
}

void TestTypedThrow::escIsWantedTwice()
{
    typeAttack();
    m_window->key(Qt::Key_Escape);
    QCOMPARE(m_window->wantedDice(), std::size_t(1));
    m_window->key(Qt::Key_Escape);
    QCOMPARE(target(), QString());
}

void TestTypedThrow::somethingElseIsWantedTwiceByItself()
{
    typeAttack();
    m_window->digit(1, Qt::AltModifier);
    m_window->key(Qt::Key_Escape);
    m_window->digit(1, Qt::AltModifier);
    QCOMPARE(target(), QStringLiteral("b2"));
    QCOMPARE(m_window->wantedDice(), std::size_t(1));
}

/// Two units with two tokens each: what was typed for the first says nothing of the second.
void TestTypedThrow::rollsOfEqualUnitsBeginAnew()
{
    auto session = test::gameOf(QStringLiteral("ballot-boxes"), m_folder.filePath(QStringLiteral("rolls.adjutant")));
    for (const char* side : {"a", "a", "a", "a", "b"})
        test::mustApply(*session,
                        {{"do", "add-unit"}, {"side", side}, {"type", "foot"}, {"with", {{"class", "irregular"}}}});
    test::mustApply(*session, {{"do", "begin"}});
    test::mustApply(*session, {{"do", "first"}, {"side", "a"}});
    while (game::phaseOf(session->game()) != QLatin1String("activation"))
        test::mustApply(*session, {{"do", "next"}});
    for (const char* unit : {"a1", "a2"})
        test::mustApply(*session, {{"do", "token"}, {"unit", unit}, {"number", 2}});
    for (int side = 0; side < 2; ++side)
        test::mustApply(*session, {{"do", "pass"}});
    m_window = std::make_unique<test::GameWindow>(std::move(session));
    const std::size_t before = m_window->session().log().size();
    QCOMPARE(m_window->wantedDice(), std::size_t(2));
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("5"));
    m_window->key(Qt::Key_Return); // goes on to the other one
    m_window->key(Qt::Key_Return); // which is thrown
    QCOMPARE(m_window->session().log().size(), before + 1);
    QCOMPARE(m_window->wantedDice(), std::size_t(2));
    const auto* undo = m_window->page->findChild<TouchButton*>(QStringLiteral("undo"));
    QVERIFY2(!undo->accessibleName().contains(QStringLiteral("typed")), qPrintable(undo->accessibleName()));
}

/// As when the disk is full.
void TestTypedThrow::whatIsRefusedStandsThereAgain()
{
    typeAttack();
    auto* part = m_window->page->findChild<ThrowPart*>();
    m_window->type(QStringLiteral("5"));
    QObject::disconnect(part, &ThrowPart::thrown, nullptr, nullptr);
    QObject::connect(part, &ThrowPart::thrown, part, &ThrowPart::refused);
    m_window->key(Qt::Key_Return);
    QCOMPARE(line()->text(), QStringLiteral("5"));
    QCOMPARE(m_window->wantedDice(), std::size_t(0));
    QVERIFY2(part->hasBegun(), "the attack lies there");
}

/// Not even by aiming at others there, which nothing refuses.
void TestTypedThrow::lookingBackLosesNothing()
{
    typeAttack();
    for (const journal::Entry& entry : m_window->session().log()) {
        desk().lookAt(entry.number);
        QCOMPARE(m_window->wantedDice(), std::size_t(0));
    }
    QSignalSpy refused(&desk(), &Desk::refused);
    desk().aim(QStringLiteral("b1"));
    QVERIFY(desk().prepared());
    QCOMPARE(m_window->wantedDice(), std::size_t(0));
    QCOMPARE(refused.count(), 0);
    desk().lookAtNow();
    QCOMPARE(target(), QStringLiteral("b2"));
    QCOMPARE(m_window->wantedDice(), std::size_t(1));
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("9"));
    m_window->key(Qt::Key_Return);
    QVERIFY(m_window->game().pending);
    const Json faces = m_window->session().log().back().command.value("faces", Json());
    QCOMPARE(QString::fromUtf8(toText(faces)), QStringLiteral("[9,3,9]"));
}

/// Of the throw that was undone, which would take the place of this one.
void TestTypedThrow::redoIsWantedTwice()
{
    typeAll();
    m_window->page->setFocus();
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_window->game().pending);
    m_window->page->setFocus();
    m_window->key(Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(!m_window->game().pending);
    QCOMPARE(line()->text(), QStringLiteral("9"));
    m_window->key(Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(m_window->game().pending);
}

void TestTypedThrow::leavingIsWantedTwice()
{
    QVERIFY2(!m_window->page->sparesDice(), "nothing is typed");
    typeAttack();
    QSignalSpy refused(&desk(), &Desk::refused);
    QVERIFY(m_window->page->sparesDice());
    QCOMPARE(refused.count(), 1);
    QVERIFY(!m_window->page->sparesDice());
}

/// Whoever slipped has not left the line, and the question is asked anew.
void TestTypedThrow::typingGoesOnAfterTheQuestion()
{
    typeAttack();
    m_window->key(Qt::Key_N);
    QVERIFY(line()->hasFocus());
    m_window->type(QStringLiteral("5"));
    m_window->key(Qt::Key_N);
    QCOMPARE(m_window->game().active, QStringLiteral("a2"));
    QCOMPARE(line()->text(), QStringLiteral("5"));
}

void TestTypedThrow::whatIsCorrectedLeavesTheDice()
{
    typeAttack();
    test::mustApply(m_window->session(),
                    {{"do", "set"}, {"unit", "b2"}, {"counter", "damage"}, {"value", 1}, {"why", "forgotten"}});
    QVERIFY(m_window->page->findChild<ThrowPart*>()->hasBegun());
    QCOMPARE(m_window->wantedDice(), std::size_t(1));
}

/// Given up is given up, also where the other throw looks the same.
void TestTypedThrow::aTargetOfTheSameSortGetsDiceOfItsOwn()
{
    typeAttack();
    m_window->digit(3, Qt::AltModifier);
    m_window->digit(3, Qt::AltModifier);
    QCOMPARE(target(), QStringLiteral("b3"));
    QVERIFY(!m_window->page->findChild<ThrowPart*>()->hasBegun());
    QCOMPARE(m_window->wantedDice(), std::size_t(2));
}

/// N stands on the button below, so it means that also while dice are typed.
void TestTypedThrow::lettersAreKeysOfThePage()
{
    typeAttack();
    QVERIFY(line()->hasFocus());
    m_window->key(Qt::Key_N);
    QCOMPARE(line()->text(), QString());
    QCOMPARE(m_window->wantedDice(), std::size_t(1)); // wanted twice
    m_window->key(Qt::Key_N);
    QCOMPARE(m_window->game().active, QString());
}

void TestTypedThrow::anUndoneThrowIsTypedAgainButForItsEnd()
{
    typeAll();
    m_window->page->setFocus();
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(line()->text(), QStringLiteral("9"));
    QVERIFY2(m_window->page->findChild<ThrowPart*>()->hasBegun(), "the attack lies there");
    m_window->key(Qt::Key_A, Qt::ControlModifier);
    m_window->type(QStringLiteral("1"));
    m_window->key(Qt::Key_Return);
    const Json faces = m_window->session().log().back().command.value("faces", Json());
    QCOMPARE(QString::fromUtf8(toText(faces)), QStringLiteral("[9,3,1]"));
}

/// Another attack of the same unit at the same target is prepared as the one before was.
void TestTypedThrow::diceOfAnotherThrowDoNotComeBack()
{
    typeAll();
    m_window->key(Qt::Key_Return);
    test::mustApply(m_window->session(), {{"do", "note"}, {"text", "behind the mill"}});
    m_window->digit(2, Qt::AltModifier);
    QCOMPARE(m_window->wantedDice(), std::size_t(2));
    m_window->page->setFocus();
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(line()->text(), QString());
    QCOMPARE(m_window->wantedDice(), std::size_t(2));
}

/// Also after the first attack of the activation.
void TestTypedThrow::nextIsWantedTwice()
{
    typeAll();
    m_window->key(Qt::Key_Return);
    QVERIFY(!m_window->game().pending);
    QCOMPARE(m_window->game().attacks, 1);
    m_window->digit(2, Qt::AltModifier);
    typeAttack();
    m_window->page->setFocus();
    m_window->key(Qt::Key_N);
    QCOMPARE(m_window->game().active, QStringLiteral("a2"));
    QCOMPARE(m_window->wantedDice(), std::size_t(1));
    m_window->key(Qt::Key_N);
    QCOMPARE(m_window->game().active, QString());
}

/// Which would end the one that the dice are of; what is refused anyway says why at once.
void TestTypedThrow::anotherActionIsWantedTwice()
{
    m_window.reset();
    auto session = test::gameOf(QStringLiteral("double-tap"), m_folder.filePath(QStringLiteral("another.adjutant")));
    const auto fighter = [](const char* side) {
        return Json{{"do", "add-unit"}, {"side", side}, {"type", "fighter"}, {"weapons", {{"rifle", 1}}}};
    };
    for (const Json& command : std::vector<Json>{{{"do", "setup"}, {"deployment", "a"}},
                                                 fighter("a"),
                                                 fighter("a"),
                                                 fighter("b"),
                                                 {{"do", "begin"}},
                                                 {{"do", "activate"}, {"unit", "a1"}, {"action", "move"}}})
        test::mustApply(*session, command);
    m_window = std::make_unique<test::GameWindow>(std::move(session));
    desk().aim(QStringLiteral("b1"));
    desk().takeDistance(0);
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("6 6"));
    m_window->key(Qt::Key_Return);
    QCOMPARE(m_window->wantedDice(), std::size_t(2));
    QSignalSpy refused(&desk(), &Desk::refused);
    desk().activate(QStringLiteral("b1"));
    QVERIFY(refused.count() == 1 && !refused.front().front().toString().contains(QLatin1String("typed")));
    const Json run{{"do", "activate"}, {"unit", "a1"}, {"action", "run"}};
    QVERIFY(!desk().send(run));
    QCOMPARE(m_window->wantedDice(), std::size_t(2));
    QVERIFY(desk().send(run));
    QCOMPARE(m_window->game().turn.action, QStringLiteral("run"));
}

void TestTypedThrow::whatIsTakenAlreadyIsNotAskedFor()
{
    typeAttack();
    QSignalSpy refused(&desk(), &Desk::refused);
    desk().takeWeapon(desk().weapon()->id);
    desk().takeProcedure(desk().procedure()->id);
    desk().takeAction(desk().choice().action);
    desk().aim(target());
    QCOMPARE(refused.count(), 0);
    QCOMPARE(m_window->wantedDice(), std::size_t(1));
}

void TestTypedThrow::aWrongFaceIsToldWhileItIsTyped()
{
    const auto told = [this] {
        const auto labels = m_window->page->findChild<ThrowPart*>()->findChildren<TextLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const TextLabel* label) {
            return label->isVisible() && label->text() == QStringLiteral("7 is not on this die: its faces are 1 to 6");
        });
    };
    m_window->key(Qt::Key_W); // the light gun: 1d6
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("7"));
    QVERIFY(told());
    m_window->key(Qt::Key_Backspace);
    QVERIFY(!told());
    m_window->type(QStringLiteral("6"));
    QVERIFY(!told());
}

/// Many end each die with it.
void TestTypedThrow::returnAfterOneOfTwoThrowsNothing()
{
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("9"));
    m_window->key(Qt::Key_Return);
    QVERIFY(!m_window->game().pending);
    QCOMPARE(line()->text(), QStringLiteral("9 "));
    m_window->type(QStringLiteral("3"));
    m_window->key(Qt::Key_Return);
    QCOMPARE(m_window->wantedDice(), std::size_t(1));
}

void TestTypedThrow::aTapOnATypedDieTakesItBack()
{
    typeAttack();
    const auto dice = m_window->page->findChild<PreparePart*>()->findChildren<DieView*>();
    QVERIFY(!dice.isEmpty() && dice.front()->isVisible());
    QTest::mouseClick(dice.front(), Qt::LeftButton);
    QCOMPARE(line()->text(), QStringLiteral("9 3"));
    QCOMPARE(line()->selectedText(), line()->text());
}

QTEST_MAIN(TestTypedThrow)

#include "tst_typedthrow.moc"
