// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "gamewindow.h"
#include "packs/catalogue.h"
#include "pages/lookuppart.h"
#include "pages/referencepanel.h"
#include "play/desk.h"
#include "play/drawer.h"
#include "settled.h"
#include "shell/language.h"
#include "walk.h"
#include "widgets/choicerow.h"
#include "widgets/numberpad.h"
#include "widgets/touchbutton.h"

#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>

using namespace adjutant;
using namespace adjutant::app;

/// Every lookup of every pack, asked in the reference: without a game, and of the units of one.
class TestLookups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyLookupAnswers_data();
    void everyLookupAnswers();
    void figuresOfTheSheets_data();
    void figuresOfTheSheets();
    void theAnswerFollowsEveryTap();
    void whatIsForbiddenIsSaidByThePack();
    void aFigureThatTheSheetLacks();
    void rulingsAreAskedWithoutATable();
    void aLongDistanceIsTyped();
    void byKeysAlone();
    void escapeLeadsBackToTheText();
    void tooNarrowForItsWords_data();
    void tooNarrowForItsWords();
    void thePhaseHasItOneTapAway();
    void theChosenUnitIsKnown();
    void itsTypeIsKnown();
    void escapeLeavesTheChoiceAlone();
    void theTableHasRuled();

private:
    void openPack(const QString& id);
    packs::PackPtr pack() const { return m_pack; }
    LookupPart* part() const { return m_panel->findChild<LookupPart*>(); }
    QTextBrowser* page() const { return m_panel->findChild<QTextBrowser*>(); }
    QString labelled(const char* name, const QWidget* within = nullptr) const;
    QString answer() const { return labelled("lookup-answer"); }
    void ask(const QString& lookup)
    {
        m_panel->showLookup(lookup);
        QTest::qWait(1); // what was built is shown
    }
    /// Without a tool tip.
    bool isInSight(const QString& words) const;
    void tap(const QString& name, const QString& row = {});
    void sayWhatIsMissing(const packs::Procedure& lookup);
    void press(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, with);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<ReferencePanel> m_panel;
    packs::PackPtr m_pack;
};

namespace {

const char* const packIds[] = {"quick-play", "ballot-boxes", "brickaction", "double-tap", "quick"};

/// A game up to its first command of this kind.
std::unique_ptr<journal::Session> recorded(const QString& pack, const QString& path, const QByteArray& until)
{
    auto session = test::gameOf(pack, path);
    QFile file(QStringLiteral(TEST_DATA "/play/%1.jsonl").arg(pack));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no record");
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.contains(until))
            break;
        if (line.startsWith('{'))
            test::mustApply(*session, *parseJson(line));
    }
    return session;
}

}

void TestLookups::init()
{
    m_panel.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<Preferences>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_theme = std::make_unique<Theme>(*m_preferences);
    m_theme->apply();
    m_panel = std::make_unique<ReferencePanel>(*m_theme, *m_preferences);
    m_panel->resize(420, 700);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void TestLookups::openPack(const QString& id)
{
    const auto found = packs::find(QStringLiteral(SOURCE_FOLDER "/resources/packs/") + id);
    QVERIFY(found);
    m_pack = found->reading.pack;
    m_panel->setPack(m_pack);
}

QString TestLookups::labelled(const char* name, const QWidget* within) const
{
    const QWidget* place = within ? within : m_panel.get();
    for (const QLabel* label : place->findChildren<QLabel*>(QLatin1String(name)))
        if (label->isVisibleTo(place))
            return label->text().replace(QChar::Nbsp, u' ').remove(QChar(0x200b));
    return {};
}

bool TestLookups::isInSight(const QString& words) const
{
    for (const auto* button : part()->findChildren<TouchButton*>())
        if (button->isVisibleTo(part()) && button->detail().contains(words))
            return true;
    for (const auto* label : part()->findChildren<QLabel*>())
        if (label->isVisibleTo(part()) && label->text().contains(words))
            return true;
    return false;
}

void TestLookups::tap(const QString& name, const QString& row)
{
    const bool isBeginning = name.endsWith(QLatin1String("?.")); // of a number that is missing
    for (auto* button : part()->findChildren<TouchButton*>()) {
        const auto* choices = qobject_cast<ChoiceRow*>(button->parentWidget()->parentWidget());
        const bool isThere = row.isEmpty() || (choices && choices->accessibleName() == row);
        if (isThere && button->isVisibleTo(part()) &&
            (button->accessibleName() == name || (isBeginning && button->accessibleName().startsWith(name))))
            return button->click();
    }
    QFAIL(qPrintable(QStringLiteral("nothing is called ") + name));
}

void TestLookups::sayWhatIsMissing(const packs::Procedure& lookup)
{
    for (const packs::ProcedureInput* input : packs::lacking(lookup, {})) {
        if (input->kind == packs::ProcedureInput::Kind::Choice) {
            tap(input->choices.front().label, input->label);
            continue;
        }
        tap(input->label + QStringLiteral(": ?."));
        QTest::keyClick(m_panel->findChild<NumberPad*>(), Qt::Key_0);
    }
}

void TestLookups::everyLookupAnswers_data()
{
    QTest::addColumn<QString>("packId");
    QTest::addColumn<QString>("id");
    for (const char* id : packIds) {
        const auto found = packs::find(QStringLiteral(SOURCE_FOLDER "/resources/packs/") + QLatin1String(id));
        QVERIFY(found);
        for (const packs::Procedure& lookup : found->reading.pack->lookups)
            QTest::addRow("%s %s", id, qPrintable(lookup.id)) << QString::fromLatin1(id) << lookup.id;
    }
}

/// With its defaults, or what is still to say; what is said then counts.
void TestLookups::everyLookupAnswers()
{
    QFETCH(QString, packId);
    QFETCH(QString, id);
    openPack(packId);
    const packs::Procedure& lookup = *pack()->lookup(id);
    ask(id);
    QVERIFY(part()->isVisible());
    QCOMPARE(part()->lookup(), &lookup);
    const auto missing = packs::lacking(lookup, {});
    QCOMPARE(answer().startsWith(QLatin1String("Still to say: ")), !missing.empty());
    const auto* words = m_panel->findChild<QLabel*>(QStringLiteral("lookup-answer"));
    QVERIFY2(words->visibleRegion().boundingRect().height() >= words->heightForWidth(words->width()), "nothing is cut");
    for (const packs::ProcedureInput* input : missing)
        QVERIFY2(answer().contains(input->label), qPrintable(answer()));
    sayWhatIsMissing(lookup);
    QVERIFY2(!answer().isEmpty() && !answer().startsWith(QLatin1String("Still to say")), qPrintable(answer()));
    for (const packs::ProcedureInput& input : lookup.inputs)
        QVERIFY2(isInSight(input.help), qPrintable(input.help));
    const Walk walk(*m_panel);
    QVERIFY2(walk.faults().isEmpty(), qPrintable(walk.faults().join(u'\n')));
    const QStringList unnamed = test::unnamedIn(m_panel.get());
    QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(u'\n')));
}

void TestLookups::figuresOfTheSheets_data()
{
    QTest::addColumn<QString>("packId");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QStringList>("taps");
    QTest::addColumn<QString>("said");
    // Scouts with a scoutmaster move 3M in the open, and what stays on a road 1M more.
    QTest::newRow("scouts on a road") << "ballot-boxes"
                                      << "movement"
                                      << QStringList{"Scouts", "Led by a scoutmaster", "On a road all the way"}
                                      << "Up to 4M.";
    // A fast vehicle moves 3M; in terrain 1M less.
    QTest::newRow("a vehicle in terrain") << "ballot-boxes"
                                          << "movement" << QStringList{"Fast vehicle", "In terrain"} << "Up to 2M.";
    // Cavalry breaks contact by 1M.
    QTest::newRow("cavalry disengages") << "ballot-boxes"
                                        << "movement" << QStringList{"Cavalry", "It disengages"} << "Up to 1M.";
    // 1 point to move, 1 for a tribal unit that goes further than 1M in the open.
    QTest::newRow("tribal cavalry") << "ballot-boxes"
                                    << "action-points"
                                    << QStringList{"Tribal cavalry", "Moves", "Tribal, beyond 1M in the open"}
                                    << "2 for moving.\n2 action points.";
    // 16 studs, and half of that over hard cover.
    QTest::newRow("over a wall") << "brickaction"
                                 << "infantry-move" << QStringList{"Through or over cover"} << "Up to 8 studs.";
    QTest::newRow("a commando") << "brickaction"
                                << "infantry-move" << QStringList{"A commando's long move"} << "Up to 24 studs.";
    // A run is 8 inches, and difficult terrain halves it.
    QTest::newRow("a run") << "double-tap"
                           << "distance" << QStringList{"Run", "Through difficult terrain"} << "Up to 4″.";
    // 3 in every terrain, and one die more for who defends in close terrain.
    QTest::newRow("infantry in the rubble")
        << "quick"
        << "combat-power" << QStringList{"Infantry, trucked infantry", "Close or rubble"}
        << "The unit itself has 3.\n4 dice.";
}

void TestLookups::figuresOfTheSheets()
{
    QFETCH(QString, packId);
    QFETCH(QString, id);
    QFETCH(QStringList, taps);
    QFETCH(QString, said);
    openPack(packId);
    ask(id);
    for (const QString& name : taps)
        tap(name);
    QCOMPARE(answer(), said);
}

void TestLookups::theAnswerFollowsEveryTap()
{
    openPack(QStringLiteral("double-tap"));
    ask(QStringLiteral("distance"));
    QCOMPARE(answer(), QStringLiteral("Up to 4″."));
    tap(QStringLiteral("Run"));
    QCOMPARE(answer(), QStringLiteral("Up to 8″."));
    tap(QStringLiteral("Through difficult terrain"));
    QCOMPARE(answer(), QStringLiteral("Up to 4″."));
    tap(QStringLiteral("Dodge"));
    QCOMPARE(answer(), QStringLiteral("Up to 1″."));
    tap(QStringLiteral("Through difficult terrain"));
    QCOMPARE(answer(), QStringLiteral("Up to 2″."));
}

void TestLookups::whatIsForbiddenIsSaidByThePack()
{
    openPack(QStringLiteral("ballot-boxes"));
    ask(QStringLiteral("movement"));
    tap(QStringLiteral("Foot"));
    tap(QStringLiteral("Led by a scoutmaster"));
    QCOMPARE(answer(), QStringLiteral("A scoutmaster leads scouts only."));
    tap(QStringLiteral("Led by a scoutmaster"));
    QCOMPARE(answer(), QStringLiteral("Up to 1M."));
}

void TestLookups::aFigureThatTheSheetLacks()
{
    openPack(QStringLiteral("ballot-boxes"));
    ask(QStringLiteral("ranges"));
    tap(QStringLiteral("Foot: bows"));
    QVERIFY2(answer().startsWith(QLatin1String("Short: no figure.\nLong: up to 2M.\nThe sheet prints no short range")),
             qPrintable(answer()));
}

void TestLookups::rulingsAreAskedWithoutATable()
{
    openPack(QStringLiteral("ballot-boxes"));
    const packs::Ruling& ruling = *pack()->ruling(QStringLiteral("scouts-in-terrain"));
    ask(QStringLiteral("movement"));
    QCOMPARE(labelled("lookup-ruling"), ruling.question);
    tap(QStringLiteral("Scouts"));
    tap(QStringLiteral("In terrain"));
    tap(ruling.choices[std::size_t(ruling.indexOf(QStringLiteral("two-m")))].label, ruling.question);
    QCOMPARE(answer(), QStringLiteral("Up to 2M."));
    tap(ruling.choices[std::size_t(1 - ruling.indexOf(QStringLiteral("two-m")))].label, ruling.question);
    QCOMPARE(answer(), QStringLiteral("Up to 1M."));
}

/// A rocket reaches 48 studs and has one die beyond 16; three times 4 further it has three less.
void TestLookups::aLongDistanceIsTyped()
{
    openPack(QStringLiteral("brickaction"));
    ask(QStringLiteral("weapon-dice"));
    tap(QStringLiteral("Rockets used: 0. Opens a pad."));
    QTest::keyClick(m_panel->findChild<NumberPad*>(), Qt::Key_1);
    QCOMPARE(answer(), QStringLiteral("Dice from weapons: 2"));
    QTRY_VERIFY(!m_panel->findChild<NumberPad*>());
    tap(QStringLiteral("Distance in studs: 0. Opens a pad."));
    for (const Qt::Key key : {Qt::Key_6, Qt::Key_0, Qt::Key_Return})
        QTest::keyClick(test::inFocus(*m_panel), key);
    QCOMPARE(answer(), QStringLiteral("Dice from weapons: -2"));
}

void TestLookups::byKeysAlone()
{
    openPack(QStringLiteral("double-tap"));
    m_panel->startSearch();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("how far it moves"));
    auto* list = m_panel->findChild<QListView*>();
    QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("How far it moves"));
    QCOMPARE(list->currentIndex().data(Qt::AccessibleDescriptionRole).toString(), QStringLiteral("Enter asks for it"));
    press(Qt::Key_Return);
    QTRY_VERIFY(part()->isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Move"));
    for (int choice = 0; choice < 2; ++choice)
        press(Qt::Key_Tab);
    press(Qt::Key_Space);
    QCOMPARE(answer(), QStringLiteral("Up to 8″."));
    m_panel->startSearch();
    QVERIFY2(part()->isVisible(), "the search alone hides nothing");
    press(Qt::Key_Down);
    QTRY_VERIFY(part()->isAncestorOf(QApplication::focusWidget()));
    press(Qt::Key_Escape);
    QVERIFY(list->isVisible());
    QCOMPARE(QApplication::focusWidget(), m_panel->findChild<QLineEdit*>());
}

void TestLookups::escapeLeadsBackToTheText()
{
    openPack(QStringLiteral("ballot-boxes"));
    m_panel->showSection(QStringLiteral("movement"));
    page()->setFocus();
    press(Qt::Key_Tab);
    press(Qt::Key_Return);
    QVERIFY(part()->isVisible());
    QCOMPARE(part()->lookup()->id, QStringLiteral("movement"));
    QTRY_VERIFY(part()->isAncestorOf(QApplication::focusWidget()));
    press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(page()->isVisible());
    QCOMPARE(page()->document()->begin().text(), QStringLiteral("Movement"));
    QCOMPARE(QApplication::focusWidget(), page());
    press(Qt::Key_Tab);
    press(Qt::Key_Return);
    QVERIFY(part()->isVisible());
    press(Qt::Key_Escape);
    QCOMPARE(page()->document()->begin().text(), QStringLiteral("Movement"));
    ask(QStringLiteral("ranges"));
    for (auto* button : m_panel->findChildren<TouchButton*>())
        if (button->isVisible() && button->text().startsWith(QLatin1String("Read: ")))
            button->click();
    QCOMPARE(page()->document()->begin().text(), pack()->section(QStringLiteral("ranges"))->title);
}

void TestLookups::tooNarrowForItsWords_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("language");
    for (const int percent : {100, 200})
        for (const char* language : {"en", "de"})
            QTest::addRow("%d %%, %s", percent, language) << percent << QString::fromLatin1(language);
}

/// As narrow as the drawer of a game, nothing is cut at the side, and the answer keeps to its half.
void TestLookups::tooNarrowForItsWords()
{
    QFETCH(int, percent);
    QFETCH(QString, language);
    m_preferences->setTextPercent(percent);
    m_preferences->setLanguage(language);
    Language spoken(*m_preferences);
    spoken.apply();
    m_panel->resize(std::max(280, 25 * m_panel->fontMetrics().averageCharWidth()), 600);
    const int width = m_panel->width();
    for (const char* id : packIds) {
        openPack(QString::fromLatin1(id));
        for (const packs::Procedure& lookup : pack()->lookups) {
            ask(lookup.id);
            sayWhatIsMissing(lookup);
            QVERIFY(test::settle(*m_panel));
            QCOMPARE(m_panel->width(), width);
            for (auto* button : part()->findChildren<TouchButton*>())
                QVERIFY2(!button->isVisible() ||
                             button->mapTo(part(), QPoint(button->width(), 0)).x() <= part()->width(),
                         qPrintable(lookup.id + u' ' + button->text()));
            const auto* scroll = part()->findChild<QScrollArea*>();
            QVERIFY2(scroll->horizontalScrollBar()->maximum() == 0, qPrintable(lookup.id));
            QVERIFY2(scroll->height() * 2 >= part()->height() - 20, qPrintable(lookup.id));
        }
    }
}

void TestLookups::thePhaseHasItOneTapAway()
{
    openPack(QStringLiteral("ballot-boxes"));
    for (const packs::Phase& phase : pack()->track.phases)
        if (phase.sections.contains(QStringLiteral("movement")))
            m_panel->followSections(phase.sections);
    const QString text = page()->toPlainText();
    QVERIFY(text.startsWith(QLatin1String("Answers\nHow far may it move?\n")));
    const auto points = text.indexOf(QLatin1String("How many action points does it cost?"));
    QVERIFY2(points > 0 && points < text.indexOf(QLatin1String("What costs an action point")), "above the text");
    QVERIFY(text.indexOf(QLatin1String("How far does it shoot?")) > text.indexOf(QLatin1String("More answers")));
    page()->setFocus();
    press(Qt::Key_Tab);
    press(Qt::Key_Return);
    QVERIFY(part()->isVisible());
    QCOMPARE(part()->lookup()->id, QStringLiteral("movement"));
}

/// The Rifles of the record have five repeaters, which give their attack two dice.
void TestLookups::theChosenUnitIsKnown()
{
    auto session =
        recorded(QStringLiteral("brickaction"), m_folder->filePath(QStringLiteral("game.adjutant")), "\"bonus\"");
    test::GameWindow window(std::move(session));
    auto& desk = *window.page->findChild<Desk*>();
    auto& drawer = *window.page->findChild<Drawer*>();
    drawer.setOpen(Drawer::Rules);
    drawer.reference().showLookup(QStringLiteral("weapon-dice"));
    const auto said = [&](const char* name) { return labelled(name, &drawer); };
    QCOMPARE(said("lookup-answer"), QStringLiteral("Dice from weapons: 0"));
    QCOMPARE(said("lookup-whom"), QString());
    desk.choose(QStringLiteral("a1"));
    QCOMPARE(said("lookup-answer"), QStringLiteral("Dice from weapons: 2"));
    QVERIFY2(said("lookup-whom").startsWith(QLatin1String("For ")) && said("lookup-whom").contains(u"Rifles"),
             qPrintable(said("lookup-whom")));
    desk.choose(QStringLiteral("a3"));
    QCOMPARE(said("lookup-answer"), QStringLiteral("Dice from weapons: 0"));
    QCOMPARE(said("lookup-whom"), QString());
}

/// A company of foot moves 1M, scouts 2M, and a slow vehicle 1M.
void TestLookups::itsTypeIsKnown()
{
    auto session =
        recorded(QStringLiteral("ballot-boxes"), m_folder->filePath(QStringLiteral("game.adjutant")), "\"shooting\"");
    test::GameWindow window(std::move(session));
    auto& desk = *window.page->findChild<Desk*>();
    auto& drawer = *window.page->findChild<Drawer*>();
    drawer.setOpen(Drawer::Rules);
    drawer.reference().showLookup(QStringLiteral("movement"));
    const auto answerFor = [&](const char* unit) {
        desk.clearChoice();
        desk.choose(QLatin1String(unit));
        return labelled("lookup-answer", &drawer);
    };
    QCOMPARE(answerFor("a1"), QStringLiteral("Up to 1M."));
    QCOMPARE(answerFor("a2"), QStringLiteral("Up to 2M."));
    QVERIFY2(answerFor("a4").startsWith(QLatin1String("Still to say")), "a commander is none of them");
}

/// In a game Esc gives up what was chosen, but not while it leads out of a lookup.
void TestLookups::escapeLeavesTheChoiceAlone()
{
    auto session =
        recorded(QStringLiteral("ballot-boxes"), m_folder->filePath(QStringLiteral("game.adjutant")), "\"shooting\"");
    test::GameWindow window(std::move(session));
    auto& desk = *window.page->findChild<Desk*>();
    auto& drawer = *window.page->findChild<Drawer*>();
    desk.choose(QStringLiteral("a1"));
    drawer.setOpen(Drawer::Rules);
    drawer.reference().showLookup(QStringLiteral("movement"));
    const auto* asked = drawer.findChild<LookupPart*>();
    QTRY_VERIFY(asked->isAncestorOf(QApplication::focusWidget()));
    window.key(Qt::Key_Escape);
    QVERIFY(!asked->isVisible());
    QCOMPARE(desk.choice().actor, QStringLiteral("a1"));
    window.key(Qt::Key_Slash);
    QVERIFY(drawer.isAncestorOf(QApplication::focusWidget()));
}

void TestLookups::theTableHasRuled()
{
    openPack(QStringLiteral("ballot-boxes"));
    const packs::Ruling& ruling = *pack()->ruling(QStringLiteral("scouts-in-terrain"));
    ask(QStringLiteral("movement"));
    tap(QStringLiteral("Scouts"));
    tap(QStringLiteral("In terrain"));
    for (const packs::Choice& choice : ruling.choices) {
        m_panel->setRulings({{ruling.id, choice.id}});
        QVERIFY(labelled("lookup-ruling").endsWith(QStringLiteral("At this table: %1").arg(choice.label)));
        QCOMPARE(answer(),
                 choice.id == QLatin1String("two-m") ? QStringLiteral("Up to 2M.") : QStringLiteral("Up to 1M."));
    }
}

QTEST_MAIN(TestLookups)
#include "tst_lookups.moc"
