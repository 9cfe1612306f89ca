// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamewindow.h"
#include "packs/catalogue.h"
#include "play/desk.h"
#include "play/shownthrow.h"
#include "play/sidepart.h"
#include "record.h"
#include "widgets/dieview.h"
#include "widgets/numberpad.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"
#include "widgets/unitcard.h"

#include <QMenu>

#include <algorithm>

using namespace adjutant;
using namespace adjutant::app;

/// What the page says of a throw: what counts among the dice, what came of it, what it asks, and what it offers then.
class TestResults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatCountsIsMarked_data();
    void whatCountsIsMarked();
    void theOutcomeStandsBeforeItsReckoning();
    void whatAddsNoDiceIsNotToldOf();
    void whoFallsCorrectsNothing();
    void lossesAreStillToCome();
    void whoActsNeedNotBeNamed();
    void hitsThatAreStoppedAreToldSo();
    void weaponsStayInSightOnceSomebodyAims();
    void theDistanceIsTappedWhereTheDiceDiffer();
    void bothTotalsAreSaid();
    void whatWouldBeDestroyedIsSaidBefore();
    void theFacesThatLiveAreSaid();
    void whoIsInAUnitStandsOnItsCard();
    void onlyWhatASquadWasGivenIsOffered();
    void fireAtAMoveIsNoAnswerToAnAttack();
    void whatChangesNothingGoesOn();
    void weaponsGoWithThoseWhoFall();
    void weaponsFollowACorrectedNumber();
    void aRocketIsUsedUpUnnamed();
    void whoStrikesBackIsOfferedOneBlow();
    void aDodgeOfAMoveChangesNoShot();
    void roadkillIsNothingThatASquadDoes();
    void armourIsAttackedWithWhatHarmsIt_data();
    void armourIsAttackedWithWhatHarmsIt();
    void whatMayBeCarriedStandsOnTheCard();
    void whatASideHasStandsBesideItsName();

private:
    void begin(const QString& pack, const std::vector<Json>& commands);
    void beginDefence();
    void beginAttack(const Json& weapons);
    void attackWith(const Json& weapons, const char* faces);
    void setTo(const QString& line, int value);
    TouchButton* button(const QString& name) const;
    QStringList offered() const;
    QString written(const char* label) const;
    const game::Game& game() const { return m_window->game(); }
    const Desk& desk() const { return *m_window->page->findChild<Desk*>(); }

    QTemporaryDir m_folder;
    int m_games = 0;
    std::unique_ptr<test::GameWindow> m_window;
};

void TestResults::begin(const QString& pack, const std::vector<Json>& commands)
{
    m_window.reset();
    auto session = test::gameOf(pack, m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games)));
    for (const Json& command : commands)
        test::mustApply(*session, command);
    m_window = std::make_unique<test::GameWindow>(std::move(session));
}

/// Five minis with a veteran, without weapons, shoot at five regulars who carry these.
void TestResults::beginAttack(const Json& weapons)
{
    begin(QStringLiteral("brickaction"),
          {{{"do", "setup"}, {"first", "a"}},
           {{"do", "add-unit"}, {"side", "a"}, {"type", "squad"}, {"members", {{"regular", 4}, {"veteran", 1}}}},
           {{"do", "add-unit"}, {"side", "b"}, {"type", "squad"}, {"members", {{"regular", 5}}}, {"weapons", weapons}},
           {{"do", "begin"}},
           {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}}});
    m_window->digit(1, Qt::AltModifier);
}

TouchButton* TestResults::button(const QString& name) const
{
    for (auto* one : m_window->page->findChildren<TouchButton*>())
        if (one->isVisible() && one->accessibleName() == name)
            return one;
    return nullptr;
}

QStringList TestResults::offered() const
{
    QStringList names;
    for (const auto* one : m_window->page->findChildren<TouchButton*>())
        if (one->isVisible())
            names << one->accessibleName();
    return names;
}

QString TestResults::written(const char* label) const
{
    const auto* found = m_window->page->findChild<TextLabel*>(QLatin1String(label));
    return found && found->isVisible() ? found->text() : QString();
}

void TestResults::whatCountsIsMarked_data()
{
    QTest::addColumn<QList<int>>("faces");
    QTest::addColumn<QStringList>("inputs");
    QTest::addColumn<QStringList>("marks");
    QTest::newRow("a six kills") << QList<int>{6, 4, 3} << QStringList{"veteran=no"}
                                 << QStringList{"kill", "hit", "miss"};
    QTest::newRow("one is raised") << QList<int>{3, 3, 1} << QStringList{"veteran=yes"}
                                   << QStringList{"raised", "miss", "miss"};
    QTest::newRow("two are raised") << QList<int>{3, 3, 2} << QStringList{"veteran=yes", "height=yes"}
                                    << QStringList{"raised", "raised", "miss"};
    QTest::newRow("both raise one") << QList<int>{1, 2, 2} << QStringList{"veteran=yes", "height=yes"}
                                    << QStringList{"miss", "raised", "miss"};
    QTest::newRow("a three comes first") << QList<int>{2, 3, 1} << QStringList{"veteran=yes", "height=yes"}
                                         << QStringList{"miss", "raised", "miss"};
    QTest::newRow("soft cover") << QList<int>{3, 6, 5} << QStringList{"veteran=yes", "cover=soft"}
                                << QStringList{"miss", "kill", "hit"};
    QTest::newRow("the medic takes one") << QList<int>{6, 6, 5} << QStringList{"medic-six=yes"}
                                         << QStringList{"six", "six", "hit"};
}

void TestResults::whatCountsIsMarked()
{
    QFETCH(const QList<int>, faces);
    QFETCH(const QStringList, inputs);
    const auto pack = packs::find(QStringLiteral(SOURCE_FOLDER "/resources/packs/brickaction"))->reading.pack;
    const packs::Procedure& attack = *pack->procedure(QStringLiteral("attack"));
    packs::Values given{{QStringLiteral("minis"), qint64(3)},
                        {QStringLiteral("weapon-dice"), qint64(0)},
                        {QStringLiteral("target-minis"), qint64(5)}};
    for (const QString& text : inputs) {
        const packs::ProcedureInput* input = attack.input(text.section(u'=', 0, 0));
        given.insert(input->id, *packs::parseValue(*input, text.section(u'=', 1)));
    }
    const auto values = packs::complete(attack, given);
    const auto rulings = packs::complete(*pack, packs::Rulings());
    dice::Throw thrown;
    thrown.name = "attack";
    for (const int face : faces)
        thrown.fallen.push_back({.face = face});
    QStringList marks;
    for (const packs::MarkedDie& die : packs::marksOf(*pack, attack, *values, *rulings, thrown))
        marks << die.label;
    QTEST(marks, "marks");
}

/// All dice at once.
void TestResults::attackWith(const Json& weapons, const char* faces)
{
    begin(QStringLiteral("brickaction"),
          {{{"do", "setup"}, {"first", "a"}},
           {{"do", "add-unit"}, {"side", "a"}, {"type", "squad"}, {"members", {{"regular", 5}}}, {"weapons", weapons}},
           {{"do", "add-unit"}, {"side", "b"}, {"type", "squad"}, {"members", {{"regular", 3}, {"veteran", 2}}}},
           {{"do", "begin"}},
           {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}}});
    m_window->digit(1, Qt::AltModifier);
    QCOMPARE(written("weaponsTogether").isEmpty(), (weapons == Json{{"repeater", 1}})); // which alone adds no dice
    m_window->key(Qt::Key_D);
    m_window->type(QLatin1String(faces));
    m_window->key(Qt::Key_Return);
}

void TestResults::theOutcomeStandsBeforeItsReckoning()
{
    attackWith({{"repeater", 3}}, "6 1 1 1");
    QCOMPARE(written("result-words"), QStringLiteral("One mini falls."));
    QVERIFY(written("result-how").startsWith(QLatin1String("Dice from weapons: 1 (")));
}

void TestResults::whatAddsNoDiceIsNotToldOf()
{
    attackWith({{"repeater", 1}}, "6 1 1");
    QCOMPARE(written("result-words"), QStringLiteral("One mini falls."));
    QCOMPARE(written("result-how"), QString());
}

void TestResults::setTo(const QString& line, int value)
{
    TouchButton* number = nullptr;
    for (const QString& name : offered())
        if (name.startsWith(line + QStringLiteral(" becomes ")))
            number = button(name);
    QVERIFY2(number, qPrintable(line));
    QTest::mouseClick(number, Qt::LeftButton);
    m_window->digit(value);
    if (QApplication::activePopupWidget()) // there are larger numbers that begin so
        m_window->key(Qt::Key_Return);
    QTRY_VERIFY(!QApplication::activePopupWidget());
}

/// That is its side's to say, while the number is the rules'.
void TestResults::whoFallsCorrectsNothing()
{
    const auto corrected = [this] {
        QStringList details;
        for (const auto* one : m_window->page->findChildren<TouchButton*>())
            if (one->isVisible() && one->detail().startsWith(QLatin1String("corrected")))
                details << one->detail();
        return details;
    };
    attackWith({{"repeater", 1}}, "6 6 1");
    setTo(QStringLiteral("Squad (Red): Veteran"), 1);
    const auto* veterans = button(QStringLiteral("Squad (Red): Veteran becomes 2. Opens a pad to correct it."));
    QVERIFY(veterans && veterans->text() == QStringLiteral("1"));
    QCOMPARE(corrected(), QStringList());
    setTo(QStringLiteral("Squad (Red): minis"), 4);
    QCOMPARE(corrected(), QStringList{QStringLiteral("corrected from 3")});
}

/// The first attack of a game that was written down, whose attacker is not named: the active unit.
void TestResults::beginDefence()
{
    std::vector<Json> commands = test::recordOf(QStringLiteral("quick"));
    const auto attack = std::find_if(commands.begin(), commands.end(), [](const Json& command) {
        return textAt(command, "procedure") == QLatin1String("attack");
    });
    Json throwing = *attack;
    throwing["accept"] = "later";
    commands.erase(attack, commands.end());
    begin(QStringLiteral("quick"), commands);
    test::mustApply(m_window->session(), throwing);
    QVERIFY(game().pending);
}

void TestResults::whoActsNeedNotBeNamed()
{
    beginDefence();
    const journal::Session& session = m_window->session();
    const Json& command = session.log().back().command;
    QVERIFY(!command.contains("actor"));
    const auto shown = waitingThrow(game(), session.log(), session.lastNumber());
    QVERIFY(shown);
    QVERIFY2(shown->title.contains(QStringLiteral(" → ")), qPrintable(shown->title));
    std::size_t place = 0;
    for (const auto& row : diceLook(game(), *shown))
        for (const auto& die : row.dice)
            QCOMPARE(die.label,
                     command["faces"][place++].get<int>() >= 5 ? QStringLiteral("loss") : QStringLiteral("no loss"));
    QCOMPARE(place, command["faces"].size());
}

/// They are satisfied after the result, which changes nothing by itself.
void TestResults::lossesAreStillToCome()
{
    beginDefence();
    QStringList words;
    for (const auto* label : m_window->page->findChildren<TextLabel*>())
        if (label->isVisible())
            words << label->text();
    QVERIFY(words.contains(QStringLiteral("The losses are satisfied next, unit by unit.")));
    QVERIFY(!words.contains(QStringLiteral("Nothing changes on the cards.")));
}

void TestResults::weaponsStayInSightOnceSomebodyAims()
{
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}},
                                          {{"do", "add-unit"},
                                           {"side", "a"},
                                           {"type", "squad"},
                                           {"members", {{"regular", 5}}},
                                           {"weapons", {{"repeater", 3}, {"carbine", 2}}}},
                                          {{"do", "add-unit"}, {"side", "b"}, {"type", "squad"}},
                                          {{"do", "begin"}},
                                          {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}}});
    m_window->digit(1, Qt::AltModifier);
    QVERIFY(written("weaponsTogether").startsWith(QLatin1String("Dice from weapons: ")));
    QVERIFY(written("weaponsTogether").contains(QLatin1String("(Repeaters +1, Carbines +1)")));
    const auto* distance = m_window->page->findChild<TouchButton*>(QStringLiteral("distance"));
    QCOMPARE(distance->text(), QStringLiteral("Measured…"));
}

/// Three repeaters add one die up to 67 studs, and a support weapon one up to 48 and two beyond.
void TestResults::theDistanceIsTappedWhereTheDiceDiffer()
{
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}},
                                          {{"do", "add-unit"},
                                           {"side", "a"},
                                           {"type", "squad"},
                                           {"members", {{"regular", 5}}},
                                           {"weapons", {{"repeater", 3}, {"support", 1}}}},
                                          {{"do", "add-unit"}, {"side", "b"}, {"type", "squad"}},
                                          {{"do", "begin"}},
                                          {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}}});
    m_window->digit(1, Qt::AltModifier);
    auto* near = button(QStringLiteral("to 48 studs"));
    auto* far = button(QStringLiteral("to 67 studs"));
    QVERIFY(near && far);
    QCOMPARE(near->detail(), QStringLiteral("+2 · assumed"));
    QCOMPARE(far->detail(), QStringLiteral("+3"));
    QCOMPARE(m_window->wantedDice(), std::size_t(5));
    far->click();
    QCOMPARE(m_window->wantedDice(), std::size_t(6));
    QCOMPARE(written("weaponsTogether"), QStringLiteral("Dice from weapons: 3 (Repeaters +1, Support weapons +2)."));
    QCOMPARE(button(QStringLiteral("to 48 studs"))->detail(), QStringLiteral("+2"));
}

/// 2 + 2 + 3 + 3 against four twos and two veterans.
void TestResults::bothTotalsAreSaid()
{
    begin(QStringLiteral("brickaction"),
          {{{"do", "setup"}, {"first", "a"}},
           {{"do", "add-unit"}, {"side", "a"}, {"type", "squad"}, {"members", {{"regular", 5}}}},
           {{"do", "add-unit"}, {"side", "b"}, {"type", "squad"}, {"members", {{"regular", 3}, {"veteran", 2}}}},
           {{"do", "begin"}},
           {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}},
           {{"do", "resolve"},
            {"procedure", "close-combat"},
            {"target", "b1"},
            {"faces", {2, 2, 3, 3, 2, 2, 2, 2}},
            {"accept", "later"}}});
    QCOMPARE(written("result-words"),
             QStringLiteral("Total 10: the attacker loses nobody.\nTotal 10: the defender loses nobody."));
    QCOMPARE(written("result-how"), QStringLiteral("Added to the defender's total: 2 (Veterans 2)."));
    for (const auto* die : m_window->page->findChildren<DieView*>())
        QVERIFY(!die->isVisible() || die->look().mark == DieLook::Mark::None);
    const auto labels = m_window->page->findChildren<TextLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const TextLabel* label) {
        return label->isVisible() && label->text() == QStringLiteral("Attacker · 4d6 · 6: kill");
    }));
}

void TestResults::whatWouldBeDestroyedIsSaidBefore()
{
    const auto after = [this](const Json& faces) {
        begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}},
                                              {{"do", "add-unit"},
                                               {"side", "a"},
                                               {"type", "squad"},
                                               {"members", {{"regular", 5}}},
                                               {"weapons", {{"rocket", 1}}}},
                                              {{"do", "add-unit"}, {"side", "b"}, {"type", "m1"}, {"name", "Badger"}},
                                              {{"do", "begin"}},
                                              {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}},
                                              {{"do", "resolve"},
                                               {"procedure", "infantry-vs-armor"},
                                               {"target", "b1"},
                                               {"weapon", "rocket"},
                                               {"inputs", {{"dice", 3}}},
                                               {"faces", faces},
                                               {"accept", "later"}}});
        QStringList said;
        for (const auto* label : m_window->page->findChildren<TextLabel*>())
            if (label->isVisible() && label->text().contains(QLatin1String("Destroyed then")))
                said << label->text();
        return said;
    };
    QCOMPARE(after({6, 6, 6}),
             QStringList{QStringLiteral("Destroyed then: Badger (Red). Every number can be corrected:")});
    QCOMPARE(after({6, 6, 1}), QStringList());
}

void TestResults::theFacesThatLiveAreSaid()
{
    begin(
        QStringLiteral("quick-play"),
        {{{"do", "setup"}, {"younger", "a"}, {"models", 5}},
         {{"do", "begin"}},
         {{"do", "set"}, {"unit", "a1"}, {"counter", "unwounded"}, {"value", 3}},
         {{"do", "set"}, {"unit", "a1"}, {"counter", "wounded"}, {"value", 2}},
         {{"do", "activate"}, {"unit", "a1"}},
         {{"do", "resolve"}, {"procedure", "quality-check"}, {"actor", "a1"}, {"faces", {4, 3}}, {"accept", "later"}}});
    QStringList titles;
    for (const auto* label : m_window->page->findChildren<TextLabel*>())
        if (label->isVisible() && label->text().contains(QLatin1String("lives")))
            titles << label->text();
    QCOMPARE(titles, QStringList{QStringLiteral("Quality check · 2d6 · 3 or less: lives")});
}

void TestResults::whoIsInAUnitStandsOnItsCard()
{
    beginAttack({{"repeater", 5}});
    const auto firstLine = [this](const char* unit) {
        for (const auto* card : m_window->page->findChildren<UnitCard*>())
            if (card->isVisible() && card->card().id == QLatin1String(unit))
                return card->card().weapons.empty() ? QString() : card->card().weapons.front().label;
        return QStringLiteral("no card");
    };
    QCOMPARE(firstLine("a1").replace(QChar::Nbsp, QLatin1Char(' ')),
             QStringLiteral("4 × Regular infantry, 1 × Veteran"));
    QVERIFY2(firstLine("b1").contains(QLatin1String("Repeater")), "all of the usual sort are not named");
}

void TestResults::onlyWhatASquadWasGivenIsOffered()
{
    const Json squad{{"do", "add-unit"}, {"side", "a"}, {"type", "squad"}, {"members", {{"regular", 5}}}};
    Json armed = squad;
    armed["weapons"] = {{"carbine", 2}};
    const auto offered = [this](const Json& unit) {
        begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}},
                                              unit,
                                              {{"do", "add-unit"}, {"side", "b"}, {"type", "m1"}},
                                              {{"do", "begin"}},
                                              {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}}});
        QStringList ids;
        for (const packs::Weapon* weapon : desk().weapons())
            ids << weapon->id;
        return ids;
    };
    QCOMPARE(offered(squad), QStringList());
    QVERIFY(!button(QStringLiteral("Rocket")));
    QCOMPARE(offered(armed), QStringList{"carbine"});
}

/// Who has not moved draws none.
void TestResults::fireAtAMoveIsNoAnswerToAnAttack()
{
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}},
                                          {{"do", "add-unit"}, {"side", "a"}, {"type", "squad"}},
                                          {{"do", "add-unit"}, {"side", "b"}, {"type", "squad"}},
                                          {{"do", "begin"}},
                                          {{"do", "activate"}, {"unit", "a1"}}});
    const QString fire = game().nameOf(QStringLiteral("b1")) + QStringLiteral(": Reactive fire");
    QVERIFY2(button(fire), "nobody has said what the active unit does");
    m_window->digit(1, Qt::AltModifier);
    QCOMPARE(desk().procedure()->id, QStringLiteral("attack"));
    QVERIFY(!button(fire));
}

void TestResults::whatChangesNothingGoesOn()
{
    beginAttack({{"repeater", 5}});
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("1 1 1"));
    m_window->key(Qt::Key_Return);
    QVERIFY(game().pending);
    QVERIFY(button(QStringLiteral("Next: Go on")));
    QVERIFY2(!button(QStringLiteral("Change no card")), "that would be the same");
    m_window->key(Qt::Key_Return);
    QVERIFY(!game().pending);
}

void TestResults::weaponsGoWithThoseWhoFall()
{
    beginAttack({{"repeater", 3}, {"carbine", 2}, {"rocket", 1}});
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("6 6 1"));
    m_window->key(Qt::Key_Return);
    QVERIFY2(button(QStringLiteral("Squad (Red): Repeater becomes 1. Opens a pad to correct it.")), "they cost least");
    QVERIFY(button(QStringLiteral("Squad (Red): Carbine becomes 2. Opens a pad to correct it.")));
    QVERIFY(button(QStringLiteral("Squad (Red): Rocket becomes 1. Opens a pad to correct it.")));
    m_window->key(Qt::Key_Return);
    const game::Unit& unit = *game().unit(QStringLiteral("b1"));
    QCOMPARE(unit.counters.value(QStringLiteral("minis")), 3);
    QCOMPARE(unit.weapons.value(QStringLiteral("repeater")), 1);
    QCOMPARE(unit.weapons.value(QStringLiteral("carbine")), 2);
    QVERIFY(unit.statuses.contains(QStringLiteral("suppressed")));
    QVERIFY2(m_window->session().log().back().words.startsWith(QLatin1String("Accepted: ")),
             "what is asked for corrects nothing");
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(game().unit(QStringLiteral("b1"))->weapons.value(QStringLiteral("repeater")), 3);
}

void TestResults::weaponsFollowACorrectedNumber()
{
    beginAttack({{"repeater", 5}});
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("6 6 1"));
    m_window->key(Qt::Key_Return);
    QVERIFY(button(QStringLiteral("Squad (Red): Repeater becomes 3. Opens a pad to correct it.")));
    QTest::mouseClick(button(QStringLiteral("Squad (Red): minis becomes 3. Opens a pad to correct it.")),
                      Qt::LeftButton);
    m_window->key(Qt::Key_4);
    m_window->key(Qt::Key_Return);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    m_window->key(Qt::Key_Return);
    QTRY_VERIFY(!game().pending);
    QCOMPARE(game().unit(QStringLiteral("b1"))->counters.value(QStringLiteral("minis")), 4);
    QCOMPARE(game().unit(QStringLiteral("b1"))->weapons.value(QStringLiteral("repeater")), 4);
}

void TestResults::aRocketIsUsedUpUnnamed()
{
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}},
                                          {{"do", "add-unit"},
                                           {"side", "a"},
                                           {"type", "squad"},
                                           {"members", {{"regular", 5}}},
                                           {"weapons", {{"repeater", 5}, {"smoke-grenade", 1}, {"rocket", 2}}}},
                                          {{"do", "add-unit"}, {"side", "b"}, {"type", "m1"}},
                                          {{"do", "begin"}},
                                          {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}}});
    const Json shot{{"do", "resolve"},
                    {"procedure", "infantry-vs-armor"},
                    {"target", "b1"},
                    {"inputs", {{"dice", 2}}},
                    {"faces", {1, 1}}};
    m_window->digit(1, Qt::AltModifier);
    auto* page = m_window->page->findChild<Desk*>();
    page->takeProcedure(QStringLiteral("infantry-vs-armor"));
    QVERIFY(button(QStringLiteral("Rocket")) && button(QStringLiteral("Rocket"))->isChecked());
    QVERIFY2(!button(QStringLiteral("Smoke grenade")), "smoke harms no vehicle");
    QVERIFY2(!button(QStringLiteral("Nothing")), "it has nothing else for it");
    QVERIFY(m_window->session().apply(shot));
    QCOMPARE(game().unit(QStringLiteral("a1"))->weapons.value(QStringLiteral("rocket")), 1);
}

namespace {

Json fighter(const char* side, const char* weapon)
{
    return {{"do", "add-unit"},
            {"side", side},
            {"type", "fighter"},
            {"with", {{"points", 20}}},
            {"weapons", {{weapon, 1}}}};
}

std::vector<Json> duel(const char* weapon, const char* action)
{
    return {{{"do", "setup"}, {"deployment", "a"}},
            fighter("a", weapon),
            fighter("b", weapon),
            fighter("b", weapon),
            {{"do", "begin"}},
            {{"do", "activate"}, {"unit", "a1"}, {"action", action}}};
}

}

void TestResults::hitsThatAreStoppedAreToldSo()
{
    const auto toldAfter = [this](const char* attack, const char* stops) {
        begin(QStringLiteral("double-tap"), duel("shotgun", "move"));
        m_window->digit(1, Qt::AltModifier);
        m_window->page->findChild<Desk*>()->takeDistance(5);
        m_window->key(Qt::Key_D);
        for (const char* faces : {attack, stops, "6"})
            if (!game().pending && *faces) {
                m_window->type(QLatin1String(faces));
                m_window->key(Qt::Key_Return);
            }
        return written("result-words");
    };
    QCOMPARE(toldAfter("6 6", "6 6"), QStringLiteral("2 hits.\nThe target stops every hit."));
    QCOMPARE(toldAfter("6 6", "6 1"), QStringLiteral("2 hits.\nThe target is killed."));
    QCOMPARE(toldAfter("1 1", ""), QStringLiteral("Nothing hits."));
}

/// The sheet has one test for it: as the target its successes cancel hits, else it strikes by itself.
void TestResults::whoStrikesBackIsOfferedOneBlow()
{
    begin(QStringLiteral("double-tap"), duel("knife", "assault"));
    test::mustApply(m_window->session(), {{"do", "react"}, {"unit", "b1"}, {"reaction", "react-melee"}});
    const QString goOn = game().nameOf(QStringLiteral("b1")) + QStringLiteral(": go on");
    QVERIFY2(!button(goOn), "it may be the target yet");
    m_window->digit(1, Qt::AltModifier);
    QCOMPARE(desk().procedures().size(), std::size_t(1));
    QCOMPARE(desk().procedure()->id, QStringLiteral("return-fire"));
    test::mustApply(m_window->session(), {{"do", "resolve"}, {"procedure", "melee"}, {"target", "b2"}});
    m_window->key(Qt::Key_Escape);
    QVERIFY2(button(goOn), "another was the target");
}

void TestResults::aDodgeOfAMoveChangesNoShot()
{
    const auto proceduresAfter = [&](const char* to) {
        begin(QStringLiteral("double-tap"), duel("shotgun", "move"));
        test::mustApply(m_window->session(),
                        {{"do", "react"}, {"unit", "b1"}, {"reaction", "react-dodge"}, {"to", to}});
        m_window->digit(1, Qt::AltModifier);
        QStringList ids;
        for (const packs::Procedure* one : desk().procedures())
            ids << one->id;
        return ids;
    };
    QCOMPARE(proceduresAfter("moving"), QStringList{"shoot"});
    QCOMPARE(proceduresAfter("shooting"), QStringList{"dodge"});
}

void TestResults::roadkillIsNothingThatASquadDoes()
{
    beginAttack({{"repeater", 5}});
    test::mustApply(m_window->session(),
                    {{"do", "resolve"}, {"procedure", "attack"}, {"target", "b1"}, {"faces", {1, 1, 1}}});
    m_window->key(Qt::Key_Escape);
    m_window->digit(1, Qt::AltModifier);
    QVERIFY(!desk().procedure());
    QVERIFY(!button(QStringLiteral("Roadkill")));
}

void TestResults::armourIsAttackedWithWhatHarmsIt_data()
{
    QTest::addColumn<Json>("actor");
    QTest::addColumn<QStringList>("proposed");
    QTest::addColumn<qint64>("dice"); // of the first, from 10 studs
    const auto squad = [](const char* weapon) {
        return Json{{"type", "squad"}, {"members", {{"regular", 5}}}, {"weapons", {{weapon, 1}}}};
    };
    QTest::newRow("rifles") << squad("repeater") << QStringList{"swarm"} << qint64(0);
    QTest::newRow("smoke") << squad("smoke-grenade") << QStringList{"swarm"} << qint64(0);
    QTest::newRow("a rocket") << squad("rocket") << QStringList{"infantry-vs-armor", "swarm"} << qint64(3);
    QTest::newRow("a heavy weapon") << Json{{"type", "heavy-support"}}
                                    << QStringList{"vehicle-attack", "infantry-vs-armor", "swarm"} << qint64(0);
    QTest::newRow("a vehicle") << Json{{"type", "m2"}, {"weapons", {{"map", 1}}}} << QStringList{"vehicle-attack"}
                               << qint64(4);
}

/// A squad with rifles was led into the armour table, as if they were machine guns.
void TestResults::armourIsAttackedWithWhatHarmsIt()
{
    QFETCH(Json, actor);
    QFETCH(const QStringList, proposed);
    QFETCH(const qint64, dice);
    actor.update({{"do", "add-unit"}, {"side", "a"}});
    begin(QStringLiteral("brickaction"), {{{"do", "setup"}, {"first", "a"}},
                                          actor,
                                          {{"do", "add-unit"}, {"side", "b"}, {"type", "m1"}, {"weapons", {{"mg", 1}}}},
                                          {{"do", "begin"}},
                                          {{"do", "activate"}, {"unit", "a1"}, {"action", "attack"}}});
    auto& table = *m_window->page->findChild<Desk*>();
    table.aim(QStringLiteral("b1"));
    QStringList ids;
    for (const packs::Procedure* one : desk().procedures())
        ids << one->id;
    QCOMPARE(ids, proposed);
    table.takeProcedure(proposed.front());
    if (dice == 0)
        return;
    table.takeDistance(10);
    QVERIFY(table.prepared());
    QCOMPARE(std::get<qint64>(table.prepared()->values.value(QStringLiteral("dice"))), dice);
}

void TestResults::whatMayBeCarriedStandsOnTheCard()
{
    begin(QStringLiteral("double-tap"),
          {{{"do", "setup"}, {"deployment", "a"}},
           {{"do", "add-unit"}, {"side", "a"}, {"type", "fighter"}, {"with", {{"points", 20}}}},
           fighter("b", "rifle"),
           {{"do", "begin"}}});
    QStringList weapons;
    for (const auto* card : m_window->page->findChildren<UnitCard*>())
        if (card->isVisible() && card->card().id == QLatin1String("a1"))
            for (const CardLook::Pair& weapon : card->card().weapons)
                weapons << weapon.label + QLatin1String(": ") + weapon.text;
    QCOMPARE(weapons, QStringList{"Any of: Knife · Pistol · Shotgun · SMG · Carbine · Rifle · HMG · Sniper"});
}

/// Each at its own place, and not in one running text.
void TestResults::whatASideHasStandsBesideItsName()
{
    begin(QStringLiteral("quick"), {{{"do", "setup"}, {"marker", "a"}}, {{"do", "begin"}}});
    const auto* part = m_window->page->findChild<SidePart*>();
    QStringList words;
    for (const auto* label : part->findChildren<TextLabel*>())
        if (label->isVisible())
            words << label->text();
    for (const char* head : {"Pool", "In Supply", "Available", "Popular support"})
        QVERIFY2(words.contains(QLatin1String(head)), head);
    const QString enablers = QString(QStringLiteral("1_×_reconnaissance, 1_×_artillery, 1_×_engineer, 1_×_supply"))
                                 .replace(QLatin1Char('_'), QChar::Nbsp);
    QVERIFY(words.contains(enablers));
    QVERIFY(!words.contains(QString()));
}

QTEST_MAIN(TestResults)
#include "tst_results.moc"
