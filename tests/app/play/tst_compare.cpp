// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "gamewindow.h"
#include "packs/catalogue.h"
#include "play/comparepart.h"
#include "play/desk.h"
#include "record.h"
#include "settled.h"
#include "widgets/numberpad.h"
#include "widgets/oddschart.h"
#include "widgets/reveal.h"
#include "widgets/touchbutton.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>

using namespace adjutant;
using namespace adjutant::app;

/// Weapons and targets side by side before one of them is taken.
class TestCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void weaponsByTheirOdds();
    void targetsByTheirOdds();
    void aTapTakesOne();
    void largeTextStandsBelowEachOther();
    void circumstancesHoldForAll();
    void leavingGivesItUp();
    void byKeys();
    void eachTargetHasItsOwnDistanceAndCover();
    void aDistanceIsAskedForRatherThanTakenForNone();
    void whatWasSaidOfTheActorHoldsForAll();
    void aNumberThatWasOverruledHoldsAndIsMarked();
    void anotherWeaponHasItsOwnNumbers();
    void whatIsUsedUpIsComparedToo();
    void aFigureIsAskedForInItsLine();
    void rangesOfEachTargetCount();
    void anAnswerMovesNoOtherLine();
    void farTooFarIsSaid();
    void questionsFitLargeText();
    void coverOfAShotCountsForNoBlow();
    void anAnswerOutOfTurnWipesNothing();
    void whatIsAskedAtNobodyIsAnsweredToo();

private:
    void play(const QString& pack, const std::vector<Json>& commands);
    void play(std::unique_ptr<journal::Session> session, const std::vector<Json>& commands);
    void doubleTap(const Json& weapons = {{"rifle", 1}, {"pistol", 1}}, const char* action = "move");
    void brickAction();
    void ballotBoxes();
    void press(const QString& name);
    void pick(const QString& name, int number);
    void compareTargets();
    QString assumed(const QString& line) const;
    QString lineAsTaken(const QString& outcome) const;
    void expectLinesAsTaken(const QString& outcome);
    TouchButton* button(const QString& name) const;
    QString chance(const QString& line, const QString& outcome) const;
    void open(const QString& name);

    QTemporaryDir m_folder;
    int m_games = 0;
    std::unique_ptr<test::GameWindow> m_window;
    Desk* m_desk = nullptr;
    ComparePart* m_part = nullptr;
};

/// A tank aims at a squad.
void TestCompare::init()
{
    m_window.reset();
    auto session = test::quickPlay(m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games)));
    test::mustApply(*session, {{"do", "begin"}});
    m_window = std::make_unique<test::GameWindow>(std::move(session));
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    m_window->digit(1, Qt::AltModifier);
    m_desk = m_window->page->findChild<Desk*>();
    m_part = m_window->page->findChild<ComparePart*>();
    QVERIFY(!m_part->isVisible());
}

TouchButton* TestCompare::button(const QString& name) const
{
    QTest::qWait(1); // what is asked is in sight
    for (auto* one : m_window->page->findChildren<TouchButton*>())
        if (one->isVisible() && one->accessibleName().startsWith(name))
            return one;
    return nullptr;
}

QString TestCompare::chance(const QString& line, const QString& outcome) const
{
    const QString name = QStringLiteral("%1, %2: ").arg(line, outcome);
    for (const auto* one : m_part->findChildren<TouchButton*>())
        if (one->isVisible() && one->accessibleName().startsWith(name))
            return one->text();
    return {};
}

void TestCompare::open(const QString& name)
{
    QSignalSpy worked(m_part, &ComparePart::worked);
    QTest::mouseClick(button(name), Qt::LeftButton);
    QVERIFY(m_part->isVisible());
    QVERIFY(!worked.isEmpty() || worked.wait());
}

/// Units begin to act as the commands say, and the first of the other side is aimed at.
void TestCompare::play(const QString& pack, const std::vector<Json>& commands)
{
    m_window.reset();
    play(test::gameOf(pack, m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games))), commands);
}

void TestCompare::play(std::unique_ptr<journal::Session> session, const std::vector<Json>& commands)
{
    for (const Json& command : commands)
        test::mustApply(*session, command);
    m_window = std::make_unique<test::GameWindow>(std::move(session));
    m_desk = m_window->page->findChild<Desk*>();
    m_part = m_window->page->findChild<ComparePart*>();
}

/// A rifle and a pistol, of Quality 4, at two others of Quality 4.
void TestCompare::doubleTap(const Json& weapons, const char* action)
{
    const auto fighter = [&](const char* side, const char* name) {
        return Json{{"do", "add-unit"}, {"side", side}, {"type", "fighter"}, {"name", name}, {"weapons", weapons}};
    };
    Json activate{{"do", "activate"}, {"unit", "a1"}};
    if (action)
        activate["action"] = action;
    play(QStringLiteral("double-tap"), {{{"do", "setup"}, {"deployment", "a"}},
                                        fighter("a", "Ann"),
                                        fighter("b", "Bea"),
                                        fighter("b", "Bob"),
                                        {{"do", "begin"}},
                                        activate});
    m_desk->aim(QStringLiteral("b1"));
    m_desk->takeWeapon(QStringLiteral("rifle"));
}

/// Five with repeaters and a grenade, at two squads of five.
void TestCompare::brickAction()
{
    const auto squad = [](const char* side, const char* name, const Json& weapons) {
        return Json{
            {"do", "add-unit"},  {"side", side}, {"type", "squad"}, {"name", name}, {"members", {{"regular", 5}}},
            {"weapons", weapons}};
    };
    play(QStringLiteral("brickaction"),
         {{{"do", "setup"}, {"first", "a"}, {"agreed", 700}, {"turns", 3}, {"objective", "eliminate"}},
          squad("a", "Ann", {{"repeater", 5}, {"grenade", 1}}),
          squad("b", "Bea", {{"smg", 3}}),
          squad("b", "Bob", {{"smg", 3}}),
          {{"do", "begin"}},
          {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}}});
    m_desk->aim(QStringLiteral("b1"));
}

/// The recorded game up to its first shot, and machine guns in it.
void TestCompare::ballotBoxes()
{
    std::vector<Json> commands;
    for (const Json& command : test::recordOf(QStringLiteral("ballot-boxes"))) {
        if (textAt(command, "procedure") == QLatin1String("shooting"))
            break;
        commands.push_back(command);
    }
    play(QStringLiteral("ballot-boxes"), commands);
    m_desk->choose(QStringLiteral("a1"));
    m_desk->aim(QStringLiteral("b1"));
    m_desk->takeProcedure(QStringLiteral("shooting"));
    m_desk->takeWeapon(QStringLiteral("machine-guns"));
}

void TestCompare::press(const QString& name)
{
    QSignalSpy worked(m_part, &ComparePart::worked);
    TouchButton* one = button(name);
    QVERIFY2(one, qPrintable(name));
    QTest::mouseClick(one, Qt::LeftButton);
    if (m_part->isVisible())
        QVERIFY(!worked.isEmpty() || worked.wait());
}

void TestCompare::pick(const QString& name, int number)
{
    QSignalSpy worked(m_part, &ComparePart::worked);
    TouchButton* one = button(name);
    QVERIFY2(one, qPrintable(name));
    QTest::mouseClick(one, Qt::LeftButton);
    auto* pad = m_window->page->findChild<NumberPad*>();
    QVERIFY(pad);
    Q_EMIT pad->picked(number, {});
    delete pad;
    if (m_part->isVisible())
        QVERIFY(!worked.isEmpty() || worked.wait());
}

void TestCompare::compareTargets()
{
    open(QStringLiteral("Compare the odds at each target"));
}

QString TestCompare::assumed(const QString& line) const
{
    for (const auto* one : m_part->findChildren<TouchButton*>())
        if (one->isVisible() && one->accessibleName() == line)
            return one->detail();
    return QStringLiteral("no line");
}

/// What the chart is about, worked out by itself.
QString TestCompare::lineAsTaken(const QString& outcome) const
{
    const Prepared* now = m_desk->prepared();
    const auto odds = now ? packs::odds(m_desk->pack(), *now->procedure, now->values, m_desk->game().rulings)
                          : tl::unexpected(Fault{});
    return odds ? percent(odds->outcomes.value(outcome).atLeast(1)) : QStringLiteral("nothing");
}

/// Whoever takes what a line says gets the chances of that line.
void TestCompare::expectLinesAsTaken(const QString& outcome)
{
    QMap<QString, QString> lines;
    const QString label = m_desk->procedure()->outcome(outcome)->label;
    for (const game::Unit* unit : m_desk->targets())
        lines[unit->id] = chance(unit->name, label);
    for (auto line = lines.begin(); line != lines.end(); ++line) {
        m_desk->aim(line.key());
        QCOMPARE(lineAsTaken(outcome), line.value());
        QTRY_COMPARE(chance(m_desk->target()->name, label), line.value());
    }
}

/// Two shots: at 5+ one of them hits with 1 − (4/6)², at 3+ with 1 − (2/6)².
void TestCompare::eachTargetHasItsOwnDistanceAndCover()
{
    doubleTap();
    m_desk->takeDistance(0);
    m_window->key(Qt::Key_C);
    compareTargets();
    QCOMPARE(chance(QStringLiteral("Ann"), QStringLiteral("Hits")), QString());
    QCOMPARE(chance(QStringLiteral("Bea"), QStringLiteral("Hits")), QStringLiteral("56 %"));
    QCOMPARE(assumed(QStringLiteral("Bea")), QStringLiteral("under 12″ · Target in cover"));
    QCOMPARE(chance(QStringLiteral("Bob"), QStringLiteral("Hits")), QString());
    QSignalSpy worked(m_part, &ComparePart::worked);
    button(QStringLiteral("Bob, How far away? under 36"))->setFocus();
    m_window->key(Qt::Key_Space);
    QVERIFY(!worked.isEmpty() || worked.wait());
    QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Bob"));
    QCOMPARE(chance(QStringLiteral("Bob"), QStringLiteral("Hits")), QStringLiteral("89 %"));
    QCOMPARE(assumed(QStringLiteral("Bob")), QStringLiteral("under 36″ · in the open"));
    QCOMPARE(chance(QStringLiteral("Bea"), QStringLiteral("Hits")), QStringLiteral("56 %"));
    QCOMPARE(m_desk->target()->id, QStringLiteral("b1"));
    expectLinesAsTaken(QStringLiteral("hits"));
    QCOMPARE(test::unnamedIn(m_window->page), QStringList());
}

/// Five dice within reach; 16 studs beyond it, four fewer. A die fells one on a 6, or on a 4 or 5 that is not saved.
void TestCompare::aDistanceIsAskedForRatherThanTakenForNone()
{
    brickAction();
    m_desk->takeDistance(80);
    compareTargets();
    const QString casualties = QStringLiteral("Casualties");
    QCOMPARE(chance(QStringLiteral("Bea"), casualties), QStringLiteral("33 %"));
    QCOMPARE(chance(QStringLiteral("Bob"), casualties), QString());
    const TouchButton* asks = button(QStringLiteral("Bob, How far away?"));
    QVERIFY(asks && asks->height() >= Theme::touch);
    pick(QStringLiteral("Bob, How far away?"), 24);
    QCOMPARE(chance(QStringLiteral("Bob"), casualties), QStringLiteral("87 %")); // 1 − (2/3)⁵
    QCOMPARE(assumed(QStringLiteral("Bob")), QStringLiteral("at 24 studs · in the open"));
    QCOMPARE(assumed(QStringLiteral("Bea")), QStringLiteral("at 80 studs · in the open"));
    expectLinesAsTaken(QStringLiteral("casualties"));
    m_desk->aim(QStringLiteral("b2"));
    press(QStringLiteral("Hard"));
    QCOMPARE(chance(QStringLiteral("Bob"), casualties), QStringLiteral("80 %")); // 1 − (13/18)⁵
    QCOMPARE(chance(QStringLiteral("Bea"), casualties), QStringLiteral("33 %"));
    QCOMPARE(assumed(QStringLiteral("Bob")), QStringLiteral("at 24 studs · Cover of the target: Hard"));
}

/// From above a 3 becomes a hit once: of a single die 1/6 and half of 3/6.
void TestCompare::whatWasSaidOfTheActorHoldsForAll()
{
    brickAction();
    m_desk->takeDistance(80);
    m_desk->takeDistanceTo(QStringLiteral("b2"), 80);
    press(QStringLiteral("From above"));
    compareTargets();
    for (const char* line : {"Bea", "Bob"})
        QCOMPARE(chance(QLatin1String(line), QStringLiteral("Casualties")), QStringLiteral("42 %"));
    expectLinesAsTaken(QStringLiteral("casualties"));
}

/// Of Quality 3 both shots hit on 3+; and a target of Quality 6 is that target's.
void TestCompare::aNumberThatWasOverruledHoldsAndIsMarked()
{
    doubleTap();
    m_desk->takeDistance(0);
    m_desk->takeDistanceTo(QStringLiteral("b2"), 0);
    pick(QStringLiteral("Quality: 4"), 3);
    pick(QStringLiteral("Quality of the target: 4"), 6);
    compareTargets();
    QCOMPARE(chance(QStringLiteral("Bea"), QStringLiteral("Hits")), QStringLiteral("89 %"));
    QCOMPARE(chance(QStringLiteral("Bob"), QStringLiteral("Hits")), QStringLiteral("89 %"));
    QVERIFY(chance(QStringLiteral("Bea"), QStringLiteral("Target killed")) !=
            chance(QStringLiteral("Bob"), QStringLiteral("Target killed")));
    QCOMPARE(assumed(QStringLiteral("Bob")), QStringLiteral("under 12″ · Quality: 3, overruled · in the open"));
    QVERIFY(assumed(QStringLiteral("Bea")).contains(QStringLiteral("Quality of the target: 6, overruled")));
    expectLinesAsTaken(QStringLiteral("killed"));
}

/// A rifle with one attack more hits with 1 − (1/2)³; the pistol has two as ever.
void TestCompare::anotherWeaponHasItsOwnNumbers()
{
    doubleTap();
    m_desk->takeDistance(0);
    pick(QStringLiteral("Attacks: 2"), 3);
    open(QStringLiteral("Compare the odds of the weapons"));
    const QString hits = QStringLiteral("Hits");
    QCOMPARE(chance(QStringLiteral("Rifle"), hits), QStringLiteral("88 %"));
    QCOMPARE(lineAsTaken(QStringLiteral("hits")), QStringLiteral("88 %"));
    QCOMPARE(assumed(QStringLiteral("Rifle")), QStringLiteral("Attacks: 3, overruled"));
    QCOMPARE(chance(QStringLiteral("Pistol"), hits), QStringLiteral("75 %"));
    press(QStringLiteral("Pistol, Hits"));
    QCOMPARE(lineAsTaken(QStringLiteral("hits")), QStringLiteral("75 %"));
}

void TestCompare::whatIsUsedUpIsComparedToo()
{
    brickAction();
    m_desk->takeDistance(24);
    open(QStringLiteral("Compare the odds of the weapons"));
    const QString casualties = QStringLiteral("Casualties");
    QCOMPARE(chance(QStringLiteral("Nothing"), casualties), QStringLiteral("87 %"));
    QCOMPARE(chance(QStringLiteral("Grenade"), casualties), QStringLiteral("91 %")); // 1 − (2/3)⁶
    press(QStringLiteral("Grenade, Casualties"));
    QCOMPARE(m_desk->prospect().weapon->id, QStringLiteral("grenade"));
    QCOMPARE(lineAsTaken(QStringLiteral("casualties")), QStringLiteral("91 %"));
}

/// The attacker has a loss unless all dice of the defender show less than 5.
void TestCompare::aFigureIsAskedForInItsLine()
{
    std::vector<Json> commands;
    for (const Json& command : test::recordOf(QStringLiteral("quick"))) {
        commands.push_back(command);
        if (textAt(command, "do") == QLatin1String("begin"))
            break;
    }
    const std::vector<Json> round{
        {{"do", "resolve"}, {"procedure", "wander"}, {"inputs", {{"markers", 1}}}, {"faces", {4}}},
        {{"do", "cube"}, {"side", "a"}, {"blue", 3}, {"pink", 1}},
        {{"do", "cube"}, {"side", "b"}, {"blue", 2}, {"pink", 2}},
        {{"do", "next"}},
        {{"do", "declare"}, {"side", "b"}},
        {{"do", "activate"}, {"unit", "b1"}, {"action", "attack"}}};
    commands.insert(commands.end(), round.begin(), round.end());
    play(QStringLiteral("quick"), commands);
    m_desk->aim(QStringLiteral("a1"));
    compareTargets();
    const QString losses = QStringLiteral("Losses of the attacker");
    QCOMPARE(chance(QStringLiteral("First Foot"), losses), QStringLiteral("80 %")); // 1 − (2/3)⁴
    QCOMPARE(chance(QStringLiteral("Lynx"), losses), QString());
    press(QStringLiteral("Lynx, Power of the defender 3 (In urban, close or rubble)"));
    QCOMPARE(chance(QStringLiteral("Lynx"), losses), QStringLiteral("70 %")); // 1 − (2/3)³
    QCOMPARE(assumed(QStringLiteral("Lynx")), QStringLiteral("Power of the defender: 3"));
    QCOMPARE(chance(QStringLiteral("First Foot"), losses), QStringLiteral("80 %"));
    const auto isBest = [&](const char* unit) {
        return button(QStringLiteral("%1, %2").arg(QLatin1String(unit), losses))->glyph() == Glyph::Check;
    };
    QTRY_VERIFY2(isBest("Headquarters"), "the fewest of one's own losses");
    QVERIFY(!isBest("First Foot"));
    m_desk->aim(QStringLiteral("a2"));
    QCOMPARE(lineAsTaken(QStringLiteral("attacker-losses")), QStringLiteral("70 %"));
    press(QStringLiteral("Defender in close terrain"));
    QCOMPARE(chance(QStringLiteral("Lynx"), losses), QStringLiteral("80 %"));
    QCOMPARE(chance(QStringLiteral("First Foot"), losses), QStringLiteral("80 %"));
}

/// Six dice, 2 of the reinforced, 2 of machine guns and 1 of regulars against others: at long range half of them.
void TestCompare::rangesOfEachTargetCount()
{
    ballotBoxes();
    m_desk->takeDistance(3);
    compareTargets();
    const QString dice = QStringLiteral("Dice thrown");
    const auto thrown = [&](const QString& line) {
        const TouchButton* cell = button(QStringLiteral("%1, %2").arg(line, dice));
        return cell ? cell->text() : QString();
    };
    const QString first = m_desk->target()->name;
    QCOMPARE(thrown(first), QStringLiteral("6"));
    QVERIFY2(assumed(first).startsWith(QStringLiteral("long")), qPrintable(assumed(first)));
    const game::Unit* other = m_desk->targets().at(1);
    QVERIFY(button(other->name + QStringLiteral(", How far away?")));
    QCOMPARE(thrown(other->name), QString());
    for (const game::Unit* target : m_desk->targets())
        if (target->name != first)
            press(target->name + QStringLiteral(", How far away? short"));
    QVERIFY(assumed(other->name).startsWith(QStringLiteral("short")));
    QVERIFY(!assumed(other->name).contains(QStringLiteral("Long range")));
    QCOMPARE(thrown(first), QStringLiteral("6"));
    expectLinesAsTaken(QStringLiteral("hits"));
}

/// A tap that is aimed at the next question must not take a target or throw at it.
void TestCompare::anAnswerMovesNoOtherLine()
{
    doubleTap();
    compareTargets();
    QVERIFY(test::settle(m_window->window));
    const auto placesOf = [&](const QStringList& names) {
        QMap<QString, QRect> places;
        for (const auto* one : m_part->findChildren<TouchButton*>())
            if (one->isVisible() && names.contains(one->accessibleName()))
                places[one->accessibleName()] = QRect(one->mapTo(m_part, QPoint()), QSize(1, one->height()));
        return places; // a scroll bar may take some of the width
    };
    const QStringList lines{QStringLiteral("Bea"), QStringLiteral("Bob")};
    QStringList questions;
    for (const char* answer : {"under 12″", "under 24″", "under 36″", "Measured…"})
        questions << QStringLiteral("Bob, How far away? %1").arg(QString::fromUtf8(answer));
    const auto linesBefore = placesOf(lines), questionsBefore = placesOf(questions);
    QCOMPARE(linesBefore.size(), 2);
    QCOMPARE(questionsBefore.size(), 4);
    const int heightBefore = m_part->height();
    press(QStringLiteral("Bea, How far away? under 12"));
    QVERIFY(test::settle(m_window->window));
    QCOMPARE(chance(QStringLiteral("Bea"), QStringLiteral("Hits")), QStringLiteral("75 %"));
    QCOMPARE(placesOf(lines), linesBefore);
    QCOMPARE(placesOf(questions), questionsBefore);
    press(questions.at(2));
    QVERIFY(test::settle(m_window->window));
    QCOMPARE(placesOf(lines), linesBefore);
    QCOMPARE(m_part->height(), heightBefore);
}

void TestCompare::farTooFarIsSaid()
{
    doubleTap();
    m_desk->takeDistance(30);
    open(QStringLiteral("Compare the odds of the weapons"));
    QCOMPARE(chance(QStringLiteral("Rifle"), QStringLiteral("Hits")), QStringLiteral("89 %"));
    QCOMPARE(assumed(QStringLiteral("Pistol")), QStringLiteral("at 30 inches: too far away"));
}

void TestCompare::questionsFitLargeText()
{
    doubleTap();
    m_window->preferences.setTextPercent(200);
    m_window->theme.apply();
    QVERIFY(test::settle(m_window->window));
    m_desk->takeDistance(0);
    compareTargets();
    QVERIFY(test::settle(m_window->window));
    QCOMPARE(scrollAreaAround(*m_part)->horizontalScrollBar()->maximum(), 0);
    press(QStringLiteral("Bob, How far away? under 36"));
    QCOMPARE(chance(QStringLiteral("Bob"), QStringLiteral("Hits")), QStringLiteral("89 %"));
}

/// Where blows are struck there is no cover; taken up again, the rifle shoots at who is in it.
void TestCompare::coverOfAShotCountsForNoBlow()
{
    doubleTap({{"rifle", 1}, {"knife", 1}}, nullptr);
    const QString killed = QStringLiteral("killed");
    const QString cover = QStringLiteral("Target in cover");
    m_desk->takeProcedure(QStringLiteral("dodge"));
    m_desk->takeWeapon(QStringLiteral("knife"));
    const QString blow = lineAsTaken(killed);
    QVERIFY2(blow.endsWith(QLatin1Char('%')), qPrintable(blow));
    m_desk->takeWeapon(QStringLiteral("rifle"));
    m_desk->takeDistance(0);
    const QString shot = lineAsTaken(killed);
    m_window->key(Qt::Key_C);
    QVERIFY2(lineAsTaken(killed) != shot, qPrintable(shot));
    m_desk->takeWeapon(QStringLiteral("knife"));
    QVERIFY(!button(cover));
    QCOMPARE(lineAsTaken(killed), blow);
    m_desk->takeWeapon(QStringLiteral("rifle"));
    QVERIFY(button(cover) && button(cover)->isChecked());
}

void TestCompare::anAnswerOutOfTurnWipesNothing()
{
    doubleTap();
    const QString cover = QStringLiteral("Target in cover");
    m_window->key(Qt::Key_C);
    QVERIFY(button(cover) && button(cover)->isChecked());
    test::mustApply(m_window->session(),
                    {{"do", "react"}, {"unit", "b2"}, {"reaction", "react-shoot"}, {"to", "moving"}});
    m_desk->answer(QStringLiteral("b2"));
    QVERIFY2(button(cover) && !button(cover)->isChecked(), "that was another target");
    m_desk->clearChoice();
    m_desk->aim(QStringLiteral("b1"));
    QVERIFY(button(cover) && button(cover)->isChecked());
}

/// A line asks although nobody is aimed at, where a pack has such an attack. What is measured may be any number.
void TestCompare::whatIsAskedAtNobodyIsAnsweredToo()
{
    m_window.reset();
    auto pack = packs::find(QStringLiteral(SOURCE_FOLDER "/resources/packs/double-tap"));
    QVERIFY(pack);
    QByteArray& text = pack->files[QStringLiteral("pack.toml")];
    text.replace(R"("dodge", "return-fire"])", R"("dodge", "return-fire", "sweep"])");
    text.append(R"(
[[procedure]]
id = "sweep"
label = "Sweep"
section = "shooting"
actor = { weapon = true, melee = false }
inputs = [
    { id = "attacks", label = "Attacks", kind = "number", min = 1, max = 20, from = "weapon.attacks" },
    { id = "paces", label = "Paces", kind = "number", min = 0, max = 200 },
]
throw = "to_hit = if paces > 100 then 6 else 4; hits = (attacks)d6 count >= to_hit"
outcomes = [{ id = "hits", label = "Hits", kind = "number", words = ["Nothing hits.", "One hit.", "{} hits."] }]
)");
    pack->reading = packs::read(pack->files);
    QVERIFY(pack->reading.pack);
    auto session =
        journal::Session::create(m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games)),
                                 {*pack, {QStringLiteral("Blue"), QStringLiteral("Red")}, {}, dice::parseSeed("5")});
    QVERIFY(session);
    const auto fighter = [](const char* side) {
        return Json{
            {"do", "add-unit"}, {"side", side}, {"type", "fighter"}, {"weapons", {{"rifle", 1}, {"pistol", 1}}}};
    };
    play(std::move(*session), {{{"do", "setup"}, {"deployment", "a"}},
                               fighter("a"),
                               fighter("b"),
                               {{"do", "begin"}},
                               {{"do", "activate"}, {"unit", "a1"}, {"action", "move"}}});
    m_desk->takeProcedure(QStringLiteral("sweep"));
    open(QStringLiteral("Compare the odds of the weapons"));
    QSignalSpy worked(m_part, &ComparePart::worked);
    QTest::mouseClick(button(QStringLiteral("Rifle, Paces")), Qt::LeftButton);
    for (const int digit : {1, 2, 0})
        m_window->digit(digit);
    QVERIFY(!worked.isEmpty() || worked.wait());
    for (const char* line : {"Rifle", "Pistol"}) // 1 − (5/6)²
        QCOMPARE(chance(QLatin1String(line), QStringLiteral("Hits")), QStringLiteral("31 %"));
    QCOMPARE(lineAsTaken(QStringLiteral("hits")), QStringLiteral("31 %"));
}

void TestCompare::weaponsByTheirOdds()
{
    open(QStringLiteral("Compare the odds of the weapons"));
    const QString wounds = QStringLiteral("Models wounded");
    QCOMPARE(chance(QStringLiteral("Main gun"), wounds), QStringLiteral("64 %"));  // 1 − 0.6²
    QCOMPARE(chance(QStringLiteral("Light gun"), wounds), QStringLiteral("67 %")); // 4 in 6
    QVERIFY(!m_window->page->findChild<OddsChart*>()->isVisible());
    QCOMPARE(test::unnamedIn(m_window->page), QStringList());
    for (const auto* one : m_part->findChildren<TouchButton*>())
        QVERIFY(one->height() >= Theme::touch);
}

void TestCompare::targetsByTheirOdds()
{
    open(QStringLiteral("Compare the odds at each target"));
    QCOMPARE(chance(QStringLiteral("Rifle Squad"), QStringLiteral("Models wounded")), QStringLiteral("64 %"));
    QCOMPARE(chance(QStringLiteral("Tank"), QStringLiteral("Models wounded")), QStringLiteral("–"));
    QCOMPARE(chance(QStringLiteral("Tank"), QStringLiteral("Damage tokens")), QStringLiteral("59 %"));
    QVERIFY(!chance(QStringLiteral("Brassbounder"), QStringLiteral("Damage tokens")).isEmpty());
}

void TestCompare::aTapTakesOne()
{
    open(QStringLiteral("Compare the odds of the weapons"));
    QTest::mouseClick(button(QStringLiteral("Light gun, Models wounded")), Qt::LeftButton);
    QCOMPARE(m_desk->weapon()->label, QStringLiteral("Light gun"));
    QVERIFY(!m_part->isVisible());
    QVERIFY(m_window->page->findChild<OddsChart*>()->isVisible());
    open(QStringLiteral("Compare the odds at each target"));
    QTest::mouseClick(button(QStringLiteral("Tank, Damage")), Qt::LeftButton);
    QCOMPARE(m_desk->target()->id, QStringLiteral("b2"));
}

void TestCompare::circumstancesHoldForAll()
{
    open(QStringLiteral("Compare the odds of the weapons"));
    QSignalSpy worked(m_part, &ComparePart::worked);
    m_window->key(Qt::Key_C); // in cover: one die more, and one hit less
    QVERIFY(!worked.isEmpty() || worked.wait());
    QCOMPARE(chance(QStringLiteral("Main gun"), QStringLiteral("Models wounded")), QStringLiteral("35 %"));
}

void TestCompare::leavingGivesItUp()
{
    open(QStringLiteral("Compare the odds of the weapons"));
    m_window->key(Qt::Key_Escape);
    QVERIFY(!m_part->isVisible());
    QVERIFY(!m_desk->target());
}

void TestCompare::byKeys()
{
    QSignalSpy worked(m_part, &ComparePart::worked);
    button(QStringLiteral("Compare the odds of the weapons"))->setFocus();
    m_window->key(Qt::Key_Space);
    QVERIFY(!worked.isEmpty() || worked.wait());
    const auto* line = qobject_cast<TouchButton*>(QApplication::focusWidget());
    QVERIFY(line);
    QCOMPARE(line->accessibleName(), QStringLiteral("Main gun"));
    QVERIFY(line->accessibleDescription().contains(QStringLiteral("64 %")));
    m_window->key(Qt::Key_Down);
    m_window->key(Qt::Key_Space);
    QCOMPARE(m_desk->weapon()->label, QStringLiteral("Light gun"));
}

/// Rather than be scrolled sideways.
void TestCompare::largeTextStandsBelowEachOther()
{
    m_window->preferences.setTextPercent(200);
    m_window->theme.apply();
    QVERIFY(test::settle(m_window->window));
    open(QStringLiteral("Compare the odds at each target"));
    QVERIFY(test::settle(m_window->window));
    const auto* scroll = scrollAreaAround(*m_part);
    QVERIFY(scroll);
    QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
    QCOMPARE(chance(QStringLiteral("Rifle Squad"), QStringLiteral("Models wounded")), QStringLiteral("64 %"));
}

QTEST_MAIN(TestCompare)

#include "tst_compare.moc"
