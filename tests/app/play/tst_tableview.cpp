// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "gamewindow.h"
#include "moments.h"
#include "play/desk.h"
#include "play/oddspart.h"
#include "play/tablesheet.h"
#include "play/tableview.h"
#include "play/tray.h"
#include "settled.h"
#include "shell/language.h"
#include "widgets/dicerow.h"
#include "widgets/dieview.h"
#include "widgets/oddschart.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"

#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QSignalSpy>

using namespace adjutant;
using namespace adjutant::app;

/// The table view as those who sit around the table see it, on two screens of which the game is on the first.
class TestTableView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void spacePressesNothing();
    void throwsAndGoesOn();
    void saysWhatIsNextAndWhatWasDone();
    void undoOfTheBeginningAsks();
    void coversTheOtherScreen();
    void saysWhereTheGameIs();
    void followsTheDice();
    void forgetsDiceThatWereUndone();
    void remembersTheDiceOfAReopenedGame();
    void oddsOfWhatIsPrepared();
    void oddsAreOfTheThrowAboveThem();
    void followsATapOnce();
    void restsWhileItIsClosed();
    void hasItsOwnSizeOfText();
    void turnsRound();
    void aMendedThrowTellsWhatCameOfIt();
    void aMendOfAnEarlierThrowIsNotTheLast();
    void stopsTheClock();
    void fillsALargeScreen();
    void fewDiceAreLarge();
    void wordsOfManyThrowsCanBeRead();
    void saysWhoseThrowItWas();
    void saysHowTheGameEnded();
    void diceGiveWayToLargeText();
    void everythingIsNamedAndLarge();
    void hasRoomForEveryWord_data();
    void hasRoomForEveryWord();
    void oddsAreAsLargeAsThePhase_data();
    void oddsAreAsLargeAsThePhase();
    void cleanup() { speak("en"); }

private:
    const journal::Entry& firstThrow();
    bool mendFirstThrow();
    TableView* view() { return m_window->page->findChild<TableView*>(); }
    QStringList words();
    std::vector<DieView*> dice();
    void open();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void prepareShot();
    void shoot(const QString& faces);
    void keep(const QString& name);
    void speak(const char* language);
    void seeWhole();

    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<test::GameWindow> m_window;
    int m_games = 0;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("language.ini"))};
    Language m_language{m_preferences};
};

void TestTableView::init()
{
    m_window.reset();
    m_path = m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games));
    auto session = test::quickPlay(m_path);
    test::mustApply(*session, {{"do", "begin"}});
    m_window = std::make_unique<test::GameWindow>(std::move(session));
}

void TestTableView::spacePressesNothing()
{
    open();
    view()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(view()));
    QVERIFY(!qobject_cast<QAbstractButton*>(QApplication::focusWidget()));
    const bool turned = m_window->preferences.tableTurned();
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : view(), Qt::Key_Space);
    QCOMPARE(m_window->preferences.tableTurned(), turned);
}

/// Nobody has to leave it for a throw.
void TestTableView::throwsAndGoesOn()
{
    prepareShot();
    open();
    view()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(view()));
    press(Qt::Key_Space);
    QTRY_VERIFY(m_window->game().pending);
    press(Qt::Key_Return);
    QTRY_VERIFY(!m_window->game().pending);
    const QString active = m_window->game().active;
    press(Qt::Key_N);
    QTRY_VERIFY(m_window->game().active != active);
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(m_window->game().active, active);
    QVERIFY(view()->isVisible());
}

void TestTableView::saysWhatIsNextAndWhatWasDone()
{
    const auto said = [this](const char* name) {
        const auto* label = view()->findChild<TextLabel*>(QLatin1String(name));
        return label->isVisible() ? label->text() : QString();
    };
    m_window->digit(2);
    open();
    QTRY_VERIFY2(said("now").contains(QStringLiteral("Next: Activate Tank")), qPrintable(said("now")));
    press(Qt::Key_N);
    QTRY_VERIFY2(said("now").contains(QStringLiteral("is active")), qPrintable(said("now")));
    QVERIFY2(said("done").contains(QStringLiteral("activates")), qPrintable(said("done")));
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY2(said("done").startsWith(QStringLiteral("Undone: ")), qPrintable(said("done")));
}

/// A key that is held must not run on into the set-up.
void TestTableView::undoOfTheBeginningAsks()
{
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(m_window->game().stage == game::Stage::Activation, "it asks first");
    QVERIFY(!m_window->actions["undo"]->autoRepeat());
    open();
    const auto done = [this] { return view()->findChild<TextLabel*>(QStringLiteral("done"))->text(); };
    m_window->digit(2);
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY2(done().startsWith(QStringLiteral("Undo the beginning of the game?")), qPrintable(done()));
    QVERIFY2(m_window->game().stage == game::Stage::Activation, "something was done since it asked");
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(m_window->game().stage == game::Stage::SetUp);
    const std::size_t units = m_window->game().units.size();
    press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY2(done().startsWith(QStringLiteral("Undo what was set up?")), qPrintable(done()));
    QCOMPARE(m_window->game().units.size(), units);
}

void TestTableView::open()
{
    m_window->key(Qt::Key_F11);
    QVERIFY(view() && view()->isVisible());
    QVERIFY(test::settle(*view()));
}

/// A key of somebody who has tapped the table view.
void TestTableView::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    view()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(view()));
    QTest::keyClick(view(), key, modifiers);
}

/// Every word on the sheet that is in sight.
QStringList TestTableView::words()
{
    QStringList found;
    for (const auto* label : view()->findChild<TableSheet*>()->findChildren<QLabel*>())
        if (label->isVisible())
            found.append(label->text());
    return found;
}

std::vector<DieView*> TestTableView::dice()
{
    std::vector<DieView*> found;
    for (auto* die : view()->findChildren<DieView*>())
        if (die->isVisible())
            found.push_back(die);
    return found;
}

void TestTableView::prepareShot()
{
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    m_window->digit(1, Qt::AltModifier);
}

void TestTableView::shoot(const QString& faces)
{
    m_window->key(Qt::Key_D);
    m_window->type(faces);
    m_window->key(Qt::Key_Return);
    QVERIFY(test::settle(view() ? *view() : m_window->window));
}

/// For the eye, where ADJUTANT_SCREENS says.
void TestTableView::keep(const QString& name)
{
    const QString folder = qEnvironmentVariable("ADJUTANT_SCREENS");
    QTest::qWait(60);
    if (!folder.isEmpty() && QDir().mkpath(folder))
        QVERIFY(view()->grab().save(QStringLiteral("%1/table-%2.png").arg(folder, name)));
}

void TestTableView::coversTheOtherScreen()
{
    QCOMPARE(QGuiApplication::screens().size(), 2);
    open();
    QVERIFY(view()->isFullScreen());
    QCOMPARE(view()->geometry(), QGuiApplication::screens()[1]->geometry());
    m_window->window.activateWindow();
    m_window->key(Qt::Key_F11);
    QVERIFY2(!view()->isVisible(), "the same key closes it, from the game as well");
    open();
    press(Qt::Key_Escape);
    QVERIFY(!view()->isVisible());
}

void TestTableView::saysWhereTheGameIs()
{
    open();
    QVERIFY2(words().contains(QStringLiteral("Round 1 of 6")), qPrintable(words().join(QLatin1Char('|'))));
    QVERIFY(words().contains(QStringLiteral("Blue to act")));
    QVERIFY(dice().empty());
    test::mustApply(m_window->session(), {{"do", "pass"}});
    QTRY_VERIFY(words().contains(QStringLiteral("Red to act")));
    test::mustApply(m_window->session(), {{"do", "pass"}});
    QVERIFY(!words().contains(QStringLiteral("1")));
    for (const int count : {2, 1, 0, 0, 0, 0}) // Blue holds one point, nobody the others
        m_window->digit(count);
    m_window->key(Qt::Key_N);
    QTRY_VERIFY2(words().contains(QStringLiteral("1")), qPrintable(words().join(QLatin1Char('|'))));
    QVERIFY(words().contains(QStringLiteral("Round 2 of 6")));
    keep(QStringLiteral("score"));
}

void TestTableView::followsTheDice()
{
    open();
    prepareShot();
    shoot(QStringLiteral("9 4"));
    QCOMPARE(dice().size(), std::size_t(2));
    QCOMPARE(dice()[0]->look().face, 9);
    QCOMPARE(dice()[0]->look().mark, DieLook::Mark::Miss);
    QCOMPARE(dice()[1]->look().face, 4);
    QCOMPARE(dice()[1]->look().mark, DieLook::Mark::Hit);
    keep(QStringLiteral("thrown"));
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_N);
    QTRY_VERIFY(words().contains(QStringLiteral("Red to act")));
    QVERIFY2(dice().size() == 2, "the last dice stay when the turn has passed on");
}

void TestTableView::forgetsDiceThatWereUndone()
{
    open();
    prepareShot();
    shoot(QStringLiteral("9 4"));
    QCOMPARE(dice().size(), std::size_t(2));
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(dice().empty());
}

void TestTableView::remembersTheDiceOfAReopenedGame()
{
    prepareShot();
    shoot(QStringLiteral("9 4"));
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_N);
    m_window.reset();
    auto session = journal::Session::open(m_path);
    QVERIFY(session);
    m_window = std::make_unique<test::GameWindow>(std::move(*session));
    open();
    QCOMPARE(dice().size(), std::size_t(2));
    QCOMPARE(dice()[1]->look().mark, DieLook::Mark::Hit);
}

void TestTableView::oddsOfWhatIsPrepared()
{
    open();
    const auto charts = [this] { return view()->findChildren<OddsChart*>(); };
    QVERIFY(charts().isEmpty());
    prepareShot();
    QTRY_COMPARE(charts().size(), 1);
    QVERIFY(charts()[0]->isVisible());
    QTRY_COMPARE(charts()[0]->bars().size(), std::size_t(3));
    QVERIFY(qAbs(charts()[0]->bars()[0].chance - 0.36) < 1e-9); // two dice that each miss with 6 in 10
    m_window->key(Qt::Key_C);
    QTRY_VERIFY(qAbs(charts()[0]->bars()[0].chance - (0.216 + 0.432)) < 1e-9); // cover: three dice, one hit fewer
    keep(QStringLiteral("odds"));
    shoot(QStringLiteral("9 4 2"));
    QVERIFY2(!charts()[0]->isVisible(), "what has fallen has no odds any more");
}

/// Nor for the moment in which one throw takes the place of another.
void TestTableView::oddsAreOfTheThrowAboveThem()
{
    open();
    auto* desk = m_window->page->findChild<Desk*>();
    auto* odds = view()->findChild<OddsPart*>();
    const auto* title = view()->findChild<TextLabel*>(QStringLiteral("preparedTitle"));
    QStringList shown;
    const QObject listener;
    connect(odds, &OddsPart::shown, &listener, [&] { shown << title->text(); });
    desk->choose(QStringLiteral("a2"));
    desk->aim(QStringLiteral("b1"));
    QTRY_VERIFY(!shown.isEmpty());
    QVERIFY(test::settle(*view()));
    QCOMPARE(shown.join(QLatin1Char('|')), title->text());
    QVERIFY2(!desk->missing().isEmpty(), "it has to be activated first");
    shown.clear();
    desk->clearChoice();
    QVERIFY(!desk->prepared());
    QVERIFY(test::settle(*view()));
    QVERIFY(!title->isVisible());
    QVERIFY2(shown.isEmpty(), qPrintable(shown.join(QLatin1Char('|'))));
}

/// It changes what is missing, the game and what was done last.
void TestTableView::followsATapOnce()
{
    open();
    auto* desk = m_window->page->findChild<Desk*>();
    desk->choose(QStringLiteral("a2"));
    desk->aim(QStringLiteral("b1"));
    QTRY_VERIFY(desk->prepared() && !view()->findChildren<OddsChart*>().isEmpty());
    QVERIFY(test::settle(*view()));
    QSignalSpy shown(view()->findChild<OddsPart*>(), &OddsPart::shown);
    desk->activate(QStringLiteral("a2"));
    QVERIFY(test::settle(*view()));
    QVERIFY(desk->prepared() && desk->missing().isEmpty());
    QCOMPARE(shown.count(), 1);
}

void TestTableView::restsWhileItIsClosed()
{
    open();
    m_window->page->toggleTableView();
    QVERIFY(!view()->isVisible());
    prepareShot();
    QTRY_VERIFY(m_window->page->findChild<Tray*>()->findChild<OddsChart*>());
    QTest::qWait(200);
    QVERIFY2(view()->findChildren<OddsChart*>().isEmpty(), "nobody looks at its odds");
    open();
    QTRY_COMPARE(view()->findChildren<OddsChart*>().size(), 1);
}

void TestTableView::hasItsOwnSizeOfText()
{
    open();
    const auto heightOf = [this] {
        for (const auto* label : view()->findChildren<TextLabel*>())
            if (label->text() == QLatin1String("Round 1 of 6"))
                return label->fontMetrics().height();
        return 0;
    };
    const int before = heightOf();
    QVERIFY2(before > 2 * m_window->page->fontMetrics().height(), "large from the beginning");
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(heightOf() > before * 1.2);
    QCOMPARE(m_window->preferences.textPercent(), 100);
    QCOMPARE(m_window->preferences.tablePercent(), 130);
    press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(heightOf(), before);
    press(Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(heightOf() < before);
}

/// What was at the top is at the bottom, and upside down.
void TestTableView::turnsRound()
{
    open();
    const auto sheet = [this] { return view()->findChild<TableSheet*>(); };
    const QRect where(sheet()->mapTo(view(), QPoint()), sheet()->size());
    const QImage before = view()->grab(where).toImage();
    press(Qt::Key_T);
    QTest::qWait(20);
    const QImage after = view()->grab(where).toImage();
    keep(QStringLiteral("turned"));
    QVERIFY(before != after);
    QCOMPARE(after.mirrored(true, true), before);
    m_window->window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
    prepareShot();
    shoot(QStringLiteral("9 4"));
    QVERIFY2(dice().size() == 2, "it goes on following the game");
    for (const auto* part : sheet()->findChildren<QWidget*>())
        QVERIFY2(!part->isVisible() || !part->autoFillBackground(), "it would be painted by itself, and stay upright");
    press(Qt::Key_T);
    QVERIFY(!sheet()->graphicsEffect());
}

const journal::Entry& TestTableView::firstThrow()
{
    const journal::Log& log = m_window->session().log();
    return *std::find_if(log.begin(), log.end(), [](const journal::Entry& entry) { return !entry.throws.empty(); });
}

/// Two hits fell.
bool TestTableView::mendFirstThrow()
{
    Json command = firstThrow().command;
    command["faces"] = Json::array({3, 4});
    journal::Session& session = m_window->session();
    const auto preview = session.tryMend(firstThrow().number, command);
    return preview && session.takeMend(*preview);
}

void TestTableView::aMendedThrowTellsWhatCameOfIt()
{
    prepareShot();
    shoot(QStringLiteral("9 4"));
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_N);
    QVERIFY(mendFirstThrow());
    open();
    QVERIFY2(words().contains(QStringLiteral("2 models are wounded.")), qPrintable(words().join(QLatin1Char('|'))));
    QVERIFY2(words().filter(QStringLiteral("mended")).isEmpty(), qPrintable(words().join(QLatin1Char('|'))));
    QCOMPARE(dice().size(), std::size_t(2));
}

void TestTableView::aMendOfAnEarlierThrowIsNotTheLast()
{
    prepareShot();
    shoot(QStringLiteral("9 4"));
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_N);
    journal::Session& session = m_window->session();
    Json answer = firstThrow().command;
    answer["actor"] = "b2";
    answer["target"] = "a1";
    answer["faces"] = Json::array({10, 8});
    test::mustApply(session, {{"do", "activate"}, {"unit", "b2"}});
    test::mustApply(session, answer);
    QVERIFY(mendFirstThrow());
    open();
    QStringList ofThrow = words();
    ofThrow.removeIf([](const QString& one) { return one.startsWith(QStringLiteral("Last: ")); });
    const QString all = ofThrow.join(QLatin1Char('|'));
    QVERIFY2(all.contains(QStringLiteral("Nobody is hit.")) && !all.contains(QStringLiteral("wounded")),
             qPrintable(all));
}

void TestTableView::stopsTheClock()
{
    open();
    QSignalSpy stopped(m_window->actions["pause"], &QAction::triggered);
    press(Qt::Key_H);
    QCOMPARE(stopped.count(), 1);
}

/// In letters as much larger as it is, and with dice and words beside each other where there are no odds.
void TestTableView::fillsALargeScreen()
{
    prepareShot();
    shoot(QStringLiteral("9 4"));
    open();
    const auto label = [this](const QString& words) {
        for (auto* one : view()->findChild<TableSheet*>()->findChildren<QLabel*>())
            if (one->isVisible() && one->text() == words)
                return one;
        return static_cast<QLabel*>(nullptr);
    };
    view()->resize(1280, 800);
    QVERIFY(test::settle(*view()));
    const qreal small = label(QStringLiteral("Blue"))->font().pointSizeF();
    view()->resize(1920, 1080);
    QVERIFY(test::settle(*view()));
    QVERIFY(label(QStringLiteral("Blue"))->font().pointSizeF() > small * 1.3);
    const QLabel* came = label(QStringLiteral("One model is wounded."));
    QVERIFY(came);
    for (const auto* die : dice()) {
        QVERIFY(die->mapTo(view(), QPoint()).x() + die->width() <= came->mapTo(view(), QPoint()).x());
        QVERIFY2(die->height() * 100 >= 35 * view()->height(), qPrintable(QString::number(die->height())));
    }
}

/// They are read from where the table stands.
void TestTableView::fewDiceAreLarge()
{
    open();
    prepareShot();
    shoot(QStringLiteral("9 4"));
    for (const auto* die : dice())
        QVERIFY2(die->height() * 10 >= 3 * view()->height(), qPrintable(QString::number(die->height())));
}

/// Shot at, dodged, tested and counted for morale: a row of dice each.
void TestTableView::wordsOfManyThrowsCanBeRead()
{
    const QString path = m_folder.filePath(QStringLiteral("double-tap.adjutant"));
    m_window = nullptr;
    auto session = test::gameOf(QStringLiteral("double-tap"), path);
    QFile record(QStringLiteral(TEST_DATA "/play/double-tap.jsonl"));
    QVERIFY(record.open(QIODevice::ReadOnly));
    while (session->log().empty() || session->log().back().throws.size() < 3) {
        const QByteArray line = record.readLine();
        QVERIFY(!line.isEmpty());
        if (line.startsWith('{'))
            test::mustApply(*session, *parseJson(line.trimmed()));
    }
    m_window = std::make_unique<test::GameWindow>(std::move(session));
    open();
    view()->resize(1280, 800);
    QVERIFY(test::settle(*view()));
    keep(QStringLiteral("many-throws"));
    seeWhole();
    constexpr qreal least = 14, ofDie = 0.9;
    const auto* table = view()->findChild<DiceTable*>();
    const QFontInfo of(table->findChild<QLabel*>()->font());
    QVERIFY2(of.pixelSize() >= least, qPrintable(QString::number(of.pixelSize())));
    for (const DieView* die : dice())
        QVERIFY(QFontInfo(die->font()).pixelSize() * ofDie > least - 1);
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(test::settle(*view()));
    QVERIFY(QFontInfo(view()->findChild<DiceTable*>()->findChild<QLabel*>()->font()).pixelSize() >= least);
    seeWhole();
}

/// The dice stay while another unit is active, which did not throw them.
void TestTableView::saysWhoseThrowItWas()
{
    open();
    prepareShot();
    shoot(QStringLiteral("9 4"));
    const auto isPast = [this] { return !words().filter(QStringLiteral("Last throw: Tank")).isEmpty(); };
    QVERIFY(!isPast());
    m_window->key(Qt::Key_Return);
    QVERIFY2(!isPast(), "it is active still");
    m_window->key(Qt::Key_N);
    QTRY_VERIFY2(isPast(), "it is somebody else's turn");
    m_window->page->findChild<Desk*>()->choose(QStringLiteral("b2"));
    m_window->key(Qt::Key_A);
    QCOMPARE(m_window->game().active, QStringLiteral("b2"));
    QTRY_VERIFY(isPast());
}

/// And not with which dice a shot was missed before that.
void TestTableView::saysHowTheGameEnded()
{
    open();
    prepareShot();
    shoot(QStringLiteral("9 4"));
    m_window->key(Qt::Key_Return);
    test::mustApply(m_window->session(), {{"do", "score"}, {"side", "a"}, {"points", 2}});
    test::mustApply(m_window->session(), {{"do", "end"}});
    QTRY_VERIFY(words().contains(QStringLiteral("Blue wins, 2\u00a0:\u00a00")));
    QVERIFY(dice().empty());
    QVERIFY(words().filter(QStringLiteral("Last")).isEmpty());
}

void TestTableView::diceGiveWayToLargeText()
{
    open();
    prepareShot();
    shoot(QStringLiteral("9 4"));
    for (int i = 0; i < 12; ++i)
        press(Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(test::settle(*view()));
    const QRect screen(QPoint(), view()->size());
    for (auto* die : dice())
        QVERIFY(screen.contains(QRect(die->mapTo(view(), QPoint()), die->size())));
    for (const auto* label : view()->findChildren<QLabel*>())
        if (label->isVisible())
            QVERIFY2(screen.contains(QRect(label->mapTo(view(), QPoint()), label->size())), qPrintable(label->text()));
    keep(QStringLiteral("largest"));
}

void TestTableView::everythingIsNamedAndLarge()
{
    open();
    prepareShot();
    QCOMPARE(test::unnamedIn(view()), QStringList());
    for (const auto* button : view()->findChildren<TouchButton*>())
        QVERIFY2(button->height() >= Theme::touch, qPrintable(button->text()));
}

void TestTableView::speak(const char* language)
{
    m_preferences.setLanguage(QString::fromLatin1(language));
    m_language.apply();
}

void TestTableView::hasRoomForEveryWord_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080)})
        for (const int percent : {100, 150, 200})
            for (const char* language : {"en", "de"})
                QTest::addRow("%s-%d-%d", language, size.width(), percent) << size << percent;
}

/// Nothing of the dice and the odds is cut, nor has to be scrolled to.
void TestTableView::seeWhole()
{
    const auto* sheet = view()->findChild<TableSheet*>();
    const auto* scroll = sheet->findChild<QScrollArea*>();
    const QRect room = scroll->viewport()->rect();
    for (const auto* part : scroll->widget()->findChildren<QWidget*>()) {
        if (!part->isVisible() || (!qobject_cast<const OddsChart*>(part) && !qobject_cast<const ChanceView*>(part) &&
                                   !qobject_cast<const QLabel*>(part) && !qobject_cast<const DieView*>(part)))
            continue;
        const QString what = part->accessibleName() + part->accessibleDescription();
        QVERIFY2(room.contains(QRect(part->mapTo(scroll->viewport(), QPoint()), part->size())), qPrintable(what));
        QVERIFY2(part->width() >= part->minimumSizeHint().width(), qPrintable(what));
    }
}

void TestTableView::hasRoomForEveryWord()
{
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    const QString row = QString::fromLatin1(QTest::currentDataTag());
    speak(row.startsWith(QLatin1String("de")) ? "de" : "en");
    m_window->session().readPackAgain();
    m_window = nullptr;
    auto session = journal::Session::open(m_path);
    QVERIFY(session.has_value());
    m_window = std::make_unique<test::GameWindow>(std::move(*session));
    m_window->preferences.setTablePercent(percent);
    open();
    view()->resize(size);
    auto* desk = m_window->page->findChild<Desk*>();
    // A tank at a squad, and then the squad's check in the others' turn.
    desk->choose(QStringLiteral("a2"));
    m_window->key(Qt::Key_A);
    desk->aim(QStringLiteral("b1"));
    QVERIFY(test::settle(*view()));
    keep(row + QStringLiteral("-odds"));
    seeWhole();
    shoot(QStringLiteral("4 4"));
    QVERIFY(test::settle(*view()));
    keep(row + QStringLiteral("-thrown"));
    seeWhole();
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_N);
    desk->choose(QStringLiteral("b2"));
    m_window->key(Qt::Key_A);
    desk->aim(QStringLiteral("a2"));
    QTRY_VERIFY(!view()->findChildren<OddsChart*>().isEmpty());
    QVERIFY(test::settle(*view()));
    keep(row + QStringLiteral("-both"));
    seeWhole();
    press(Qt::Key_T);
    QVERIFY(test::settle(*view()));
    keep(row + QStringLiteral("-turned"));
}

void TestTableView::oddsAreAsLargeAsThePhase_data()
{
    QTest::addColumn<QString>("record");
    for (const char* record : {"six-rounds", "double-tap", "brickaction", "quick", "ballot-boxes"})
        QTest::newRow(record) << QString::fromLatin1(record);
}

/// Beside the last throw of each pack, whatever dice there are.
void TestTableView::oddsAreAsLargeAsThePhase()
{
    QFETCH(const QString, record);
    const QString path = m_folder.filePath(record);
    m_window = nullptr;
    m_window = std::make_unique<test::GameWindow>(record == QLatin1String("six-rounds") ? test::quickPlay(path)
                                                                                        : test::gameOf(record, path));
    constexpr int few = 4; // more have no room in such letters on a laptop
    int seen = 0;
    test::Moments moments(*m_window, [&](const QString& moment) {
        if (!moment.startsWith(QLatin1String("before ")) || moment.startsWith(QLatin1String("before next")))
            return;
        open();
        view()->resize(1280, 800);
        QVERIFY(test::settle(*view()));
        keep(record + QLatin1Char('-') + QString(moment).replace(u' ', u'-'));
        seeWhole();
        const auto* phase = view()->findChild<TextLabel*>(QStringLiteral("phase"));
        qreal least = 100;
        int outcomes = 0;
        for (const QWidget* part : view()->findChild<OddsPart*>()->findChildren<QWidget*>())
            if (part->isVisible() && (qobject_cast<const OddsChart*>(part) || qobject_cast<const ChanceView*>(part))) {
                ++outcomes;
                least = std::min(least, part->font().pointSizeF());
            }
        seen += outcomes > 0;
        QVERIFY2(outcomes > few || least > phase->font().pointSizeF() - 0.01, qPrintable(moment));
        m_window->page->toggleTableView();
        m_window->window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
    });
    QCOMPARE(moments.play(record), QString());
    QVERIFY(seen > 0);
}

namespace {

/// Two screens side by side, as a laptop with a television has them.
QByteArray twoScreens(const QTemporaryDir& folder)
{
    const char* layout = R"({"synchronousWindowSystemEvents": true, "screens": [)"
                         R"({"name": "one", "x": 0, "y": 0, "width": 1280, "height": 800},)"
                         R"({"name": "two", "x": 1280, "y": 0, "width": 1920, "height": 1080}]})";
    QFile file(folder.filePath(QStringLiteral("screens.json")));
    if (!file.open(QIODevice::WriteOnly) || file.write(layout) < 0)
        return "offscreen";
    return "offscreen:configfile=" + file.fileName().toLocal8Bit();
}

}

int main(int argc, char** argv)
{
    const QTemporaryDir folder;
    qputenv("QT_QPA_PLATFORM", twoScreens(folder));
    QApplication application(argc, argv);
    TestTableView test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_tableview.moc"
