// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "gamewindow.h"
#include "models/logmodel.h"
#include "play/bottombar.h"
#include "play/desk.h"
#include "play/drawer.h"
#include "play/menddialog.h"
#include "rightclick.h"
#include "settled.h"
#include "widgets/bannerbar.h"
#include "widgets/counterbutton.h"
#include "widgets/dieview.h"
#include "widgets/noticebar.h"
#include "widgets/touchbutton.h"
#include "widgets/unitcard.h"
#include "widgets/unitfilter.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSemaphore>
#include <QSignalSpy>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QThreadPool>

using namespace adjutant;
using namespace adjutant::app;

/// Looking back from the log, mending a line of it, and going on from there elsewhere, by keys and taps.
class TestLookBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void returnOnALineShowsTheTableThen();
    void aTapOnALineShowsTheTableThen();
    void twoClicksMeanTheFirstLine();
    void linesAreForFingers();
    void rightClickOnALineOffersWhatCanBeDoneWithIt();
    void largeTextLeavesTheLogItsRoom();
    void arrowsGoThroughTheGame();
    void nothingCanBeDoneInThePast();
    void whatWouldRefuseLooksSo();
    void theLogStaysWhereItIs();
    void nothingMovesUnderTheFinger();
    void theResultOfThePastStands();
    void theKeyOfTheLogLeadsIntoIt();
    void aNewGameHasNoDrawerOpen();
    void nothingIsThrownInThePast();
    void whatWasChosenComesBack();
    void whatWasSaidComesBack();
    void whatIsTriedInThePastStaysThere();
    void mistypedFaceIsMended();
    void aMendTellsEachChangeOnce();
    void unitsOfOneNameAreToldApart();
    void mendedThrowThatWaitsIsTheOneAccepted();
    void laterLinesSayWhatAMendMadeOfThem();
    void eachResultOfThePastIsItsOwn();
    void onlyUnitsOfThatSideAreOffered();
    void leavesOut();
    void aLongMendHoldsUpNothing();
    void wrongWordsAreSaidInLine();
    void undoneLinesAreNotMended();
    void branchesIntoAnotherFile();
    void everythingIsNamedAndLarge();
    void theLogOpensAtItsEnd();
    void theLogLooksLikeOtherLists();
    void largeWordsHaveTheRoom();

private:
    QTableView* log() { return m_window->page->findChild<QTableView*>(QStringLiteral("log")); }
    BannerBar* banner() { return m_window->page->findChild<BannerBar*>(QStringLiteral("pastBanner")); }
    TouchButton* button(const char* name) { return m_window->page->findChild<TouchButton*>(QLatin1String(name)); }
    int row(const char* command);
    QPoint middleOf(int row);
    void tap(int row);
    qint64 numberAt(int row) { return m_window->session().log()[std::size_t(row)].number; }
    void choose(const char* command);
    MendDialog* mend(const char* command);
    int unwounded(const char* unit);
    QString shownState(const char* unit);
    QString chosenUnit();
    TouchButton* cover();
    QString proposed();
    std::vector<std::int64_t> facesOnTheTray();
    void mendFaces(const char* faces);
    void keep(QWidget* widget, const char* name);

    QTemporaryDir m_folder;
    std::unique_ptr<test::GameWindow> m_window;
    int m_games = 0;
};

/// A tank of Blue has wounded one of a squad of Red with a 4, as its player typed, and the turn has passed on.
void TestLookBack::init()
{
    m_window.reset();
    auto session = test::quickPlay(m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games)));
    test::mustApply(*session, {{"do", "begin"}});
    m_window = std::make_unique<test::GameWindow>(std::move(session), QSize(1920, 1080));
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    m_window->digit(1, Qt::AltModifier);
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("9 4"));
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_N);
    m_window->key(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(unwounded("b1"), 4);
    QVERIFY(log()->isVisible());
}

int TestLookBack::row(const char* command)
{
    const journal::Log& entries = m_window->session().log();
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].command.value("do", "") == command)
            return int(i);
    return -1;
}

QPoint TestLookBack::middleOf(int row)
{
    log()->scrollTo(log()->model()->index(row, 1));
    return log()->visualRect(log()->model()->index(row, 1)).center();
}

void TestLookBack::tap(int row)
{
    QTest::mouseClick(log()->viewport(), Qt::LeftButton, {}, middleOf(row));
}

void TestLookBack::choose(const char* command)
{
    QVERIFY(row(command) >= 0);
    log()->setFocus();
    log()->setCurrentIndex(log()->model()->index(row(command), 1));
}

MendDialog* TestLookBack::mend(const char* command)
{
    choose(command);
    QTest::mouseClick(button("mendEntry"), Qt::LeftButton);
    return m_window->page->findChild<MendDialog*>();
}

int TestLookBack::unwounded(const char* unit)
{
    return m_window->game().unit(QLatin1String(unit))->counters[QStringLiteral("unwounded")];
}

/// What the card on the table says of the unwounded.
QString TestLookBack::shownState(const char* unit)
{
    for (const auto* card : m_window->page->findChildren<UnitCard*>())
        if (card->card().id == QLatin1String(unit))
            for (const CounterLook& counter : card->card().counters)
                if (counter.id == QLatin1String("unwounded"))
                    return QString::number(counter.value);
    return {};
}

/// The one that the table says is chosen.
QString TestLookBack::chosenUnit()
{
    for (const auto* card : m_window->page->findChildren<UnitCard*>())
        if (card->card().state == CardLook::State::Chosen)
            return card->card().id;
    return {};
}

TouchButton* TestLookBack::cover()
{
    QTest::qWait(1); // what is asked is in sight
    for (auto* one : m_window->page->findChildren<TouchButton*>())
        if (one->isVisible() && one->accessibleName() == QLatin1String("Target partly in cover"))
            return one;
    return nullptr;
}

/// What the result that is shown would change, as a screen reader says it.
QString TestLookBack::proposed()
{
    QStringList said;
    for (const auto* one : m_window->page->findChildren<TouchButton*>())
        if (one->isVisible() && one->accessibleName().contains(QStringLiteral(" becomes ")))
            said << one->accessibleName();
    return said.join(QLatin1Char('|'));
}

std::vector<std::int64_t> TestLookBack::facesOnTheTray()
{
    std::vector<std::int64_t> faces;
    for (const auto* die : m_window->page->findChildren<DieView*>())
        if (die->isVisible())
            faces.push_back(die->look().face);
    return faces;
}

void TestLookBack::mendFaces(const char* faces)
{
    MendDialog* dialog = mend("resolve");
    auto* line = dialog->findChild<QLineEdit*>(QStringLiteral("mendFaces"));
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, QLatin1String(faces));
    auto* take = dialog->findChild<TouchButton*>(QStringLiteral("takeMend"));
    QTRY_VERIFY(take->isEnabled());
    QTest::mouseClick(take, Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_window->window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
}

void TestLookBack::keep(QWidget* widget, const char* name)
{
    const QString folder = qEnvironmentVariable("ADJUTANT_SCREENS");
    QTest::qWait(60);
    if (!folder.isEmpty() && QDir().mkpath(folder))
        QVERIFY(widget->grab().save(QStringLiteral("%1/past-%2.png").arg(folder, QLatin1String(name))));
}

void TestLookBack::returnOnALineShowsTheTableThen()
{
    QVERIFY(!banner()->isVisible());
    choose("begin");
    m_window->key(Qt::Key_Return);
    QVERIFY(banner()->isVisible());
    QVERIFY2(banner()->accessibleName().startsWith(
                 QStringLiteral("After entry %1").arg(m_window->session().log()[row("begin")].number)),
             qPrintable(banner()->accessibleName()));
    QCOMPARE(shownState("b1"), QStringLiteral("5"));
    QCOMPARE(unwounded("b1"), 4); // nothing has changed but what is seen
    keep(&m_window->window, "then");
    m_window->key(Qt::Key_Escape);
    QVERIFY(!banner()->isVisible());
    QCOMPARE(shownState("b1"), QStringLiteral("4"));
}

void TestLookBack::aTapOnALineShowsTheTableThen()
{
    auto* desk = m_window->page->findChild<Desk*>();
    const qint64 last = m_window->session().lastNumber();
    tap(row("begin"));
    QVERIFY(banner()->isVisible());
    QCOMPARE(desk->past(), numberAt(row("begin")));
    QCOMPARE(shownState("b1"), QStringLiteral("5"));
    tap(row("resolve"));
    QCOMPARE(desk->past(), numberAt(row("resolve")));
    QCOMPARE(m_window->session().lastNumber(), last);
    m_window->key(Qt::Key_Escape);
    QVERIFY(!banner()->isVisible());
    tap(row("resolve")); // the line that is chosen already
    QCOMPARE(desk->past(), numberAt(row("resolve")));
    const auto lastWords = [&] {
        for (const auto* label : m_window->page->findChild<BottomBar*>()->findChildren<QLabel*>())
            if (label->text().startsWith(QStringLiteral("Last: ")))
                return label->text();
        return QString();
    };
    const int first = row("begin");
    tap(first);
    QVERIFY2(lastWords().contains(m_window->session().log()[std::size_t(first)].words), qPrintable(lastWords()));
}

/// The banner that comes above moves the log down.
void TestLookBack::twoClicksMeanTheFirstLine()
{
    for (int i = 0; i < 40; ++i)
        test::mustApply(m_window->session(), {{"do", "note"}, {"text", "x"}});
    QApplication::setDoubleClickInterval(5000);
    QVERIFY(test::settle(m_window->window));
    const int wanted = log()->model()->rowCount() - 6;
    const QPoint at = log()->viewport()->mapToGlobal(middleOf(wanted));
    const auto click = [&] {
        const QPoint there = log()->viewport()->mapFromGlobal(at);
        QTest::mouseClick(log()->viewport(), Qt::LeftButton, {}, there);
        QTest::qWait(150);
        test::settle(m_window->window);
    };
    click();
    QCOMPARE(m_window->page->findChild<Desk*>()->past(), numberAt(wanted));
    QCOMPARE(log()->rowAt(log()->viewport()->mapFromGlobal(at).y()), wanted); // it is still there
    click();
    QCOMPARE(m_window->page->findChild<Desk*>()->past(), numberAt(wanted));
    QTest::mouseClick(log()->viewport(), Qt::LeftButton, {}, middleOf(wanted - 1)); // still the same two clicks
    QCOMPARE(m_window->page->findChild<Desk*>()->past(), numberAt(wanted));
    QApplication::setDoubleClickInterval(0);
}

void TestLookBack::linesAreForFingers()
{
    for (int i = 0; i < log()->model()->rowCount(); ++i)
        QVERIFY2(log()->rowHeight(i) >= Theme::touch, qPrintable(QString::number(log()->rowHeight(i))));
}

void TestLookBack::rightClickOnALineOffersWhatCanBeDoneWithIt()
{
    const QModelIndex line = log()->model()->index(row("begin"), 0);
    log()->scrollTo(line);
    QMenu* menu = test::menuOf(*log()->viewport(), log()->visualRect(line).center());
    QVERIFY(menu);
    QCOMPARE(test::offersOf(*menu), QStringList({QStringLiteral("See the table then"), QStringLiteral("Mend this…"),
                                                 QStringLiteral("Branch from here…")}));
    menu->actions().front()->trigger();
    menu->close();
    QVERIFY(banner()->accessibleName().contains(
        QStringLiteral("entry %1").arg(m_window->session().log()[row("begin")].number)));
}

void TestLookBack::largeTextLeavesTheLogItsRoom()
{
    auto session = test::quickPlay(m_folder.filePath(QStringLiteral("large.adjutant")));
    test::mustApply(*session, {{"do", "begin"}});
    m_window =
        std::make_unique<test::GameWindow>(std::move(session), QSize(1280, 800), Preferences::Appearance::Light, 200);
    m_window->key(Qt::Key_2, Qt::ControlModifier);
    QTRY_VERIFY(button("withThis")->isVisible());
    test::settle(m_window->window);
    QVERIFY(!button("mendEntry")->isVisible());
    QVERIFY2(log()->viewport()->height() >= 200, qPrintable(QString::number(log()->viewport()->height())));
    choose("begin");
    QTest::mouseClick(button("withThis"), Qt::LeftButton);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(test::offersOf(*menu).size(), 3);
    menu->actions().front()->trigger();
    menu->close();
    QVERIFY(banner()->isVisible());
}

void TestLookBack::arrowsGoThroughTheGame()
{
    choose("resolve");
    QTest::mouseClick(button("seeThen"), Qt::LeftButton);
    QVERIFY2((facesOnTheTray() == std::vector<std::int64_t>{9, 4}), "the dice of that moment lie on the tray again");
    QCOMPARE(shownState("b1"), QStringLiteral("5")); // not accepted yet
    log()->setFocus();
    m_window->key(Qt::Key_Down);
    QCOMPARE(shownState("b1"), QStringLiteral("4"));
    m_window->key(Qt::Key_Up);
    QCOMPARE(shownState("b1"), QStringLiteral("5"));
}

void TestLookBack::nothingCanBeDoneInThePast()
{
    const qint64 last = m_window->session().lastNumber();
    choose("begin");
    m_window->key(Qt::Key_Return);
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_A, Qt::Key_N, Qt::Key_P, Qt::Key_Space})
        QTest::keyClick(m_window->page, key);
    QTest::keyClick(m_window->page, Qt::Key_Z, Qt::ControlModifier);
    for (auto* card : m_window->page->findChildren<UnitCard*>())
        if (card->card().id == QLatin1String("a1"))
            QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(30, 12));
    QCOMPARE(m_window->session().lastNumber(), last);
    QVERIFY(banner()->isVisible());
    bool said = false;
    for (const auto* label : m_window->page->findChildren<QLabel*>())
        said = said || (label->isVisible() && label->text().contains(QStringLiteral("Back to now (Esc) plays on")));
    QVERIFY2(said, "a tap is answered in words");
}

/// Cards, passes and results are read then; the way back stands out, and who presses the rest hears why.
void TestLookBack::whatWouldRefuseLooksSo()
{
    const auto able = [&] {
        int count = 0;
        for (const auto* counter : m_window->page->findChildren<CounterButton*>())
            count += counter->isVisible() && counter->isEnabled() ? 1 : 0;
        return count;
    };
    const int before = able();
    QVERIFY(before > 0);
    choose("begin");
    QVERIFY(button("seeThen")->isEnabled());
    m_window->key(Qt::Key_Return);
    QCOMPARE(able(), 0);
    QVERIFY2(!button("seeThen")->isEnabled(), "it is seen already");
    CounterButton* one = m_window->page->findChild<CounterButton*>();
    QVERIFY2(one->toolTip().contains(QStringLiteral("Back to now")), qPrintable(one->toolTip()));
    for (const auto* filter : m_window->page->findChildren<UnitFilter*>())
        for (const auto* shows : filter->findChildren<QAbstractButton*>())
            QVERIFY2(shows->isEnabled(), "what only shows something goes on");
    auto* back = banner()->findChild<TouchButton*>();
    QVERIFY(back->isEnabled());
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(able(), before);
    QVERIFY(!one->toolTip().contains(QStringLiteral("Back to now")));
}

/// However long it is, and whichever of its lines in sight is tapped.
void TestLookBack::theLogStaysWhereItIs()
{
    for (const int notes : {0, 60}) {
        for (int i = 0; i < notes; ++i)
            test::mustApply(m_window->session(), {{"do", "note"}, {"text", "x"}});
        QTest::qWait(150);
        QCOMPARE(log()->verticalScrollBar()->maximum() > 0, notes > 0);
        const auto top = [&](int row) {
            return log()->viewport()->mapToGlobal(log()->visualRect(log()->model()->index(row, 1)).topLeft()).y();
        };
        const int line = log()->model()->rowCount() - 1, before = top(line);
        tap(line);
        QVERIFY(banner()->isVisible());
        for (int i = 0; i < 10; ++i) {
            QTest::qWait(20);
            QCOMPARE(top(line), before);
        }
        m_window->key(Qt::Key_Escape);
        QTest::qWait(50);
        QCOMPARE(top(line), before);
    }
}

/// The reminder of the wounded squad was not there yet at the beginning.
void TestLookBack::nothingMovesUnderTheFinger()
{
    const auto place = [this] { return button("mendEntry")->mapTo(m_window->page, QPoint()); };
    QVERIFY(test::settle(m_window->window));
    const QPoint before = place();
    for (const char* then : {"begin", "resolve", "accept"}) {
        tap(row(then));
        QVERIFY(test::settle(m_window->window));
        QCOMPARE(place(), before);
    }
}

void TestLookBack::theResultOfThePastStands()
{
    tap(row("resolve"));
    const TouchButton* none = nullptr;
    for (const auto* one : m_window->page->findChildren<TouchButton*>())
        if (one->isVisible() && one->text() == QLatin1String("Change no card"))
            none = one;
    QVERIFY(none);
    QVERIFY(!none->isEnabled());
}

void TestLookBack::theKeyOfTheLogLeadsIntoIt()
{
    QVERIFY(log()->hasFocus());
    QCOMPARE(log()->currentIndex().row(), log()->model()->rowCount() - 1);
    m_window->key(Qt::Key_Escape);
    QVERIFY(!log()->isVisible());
    const auto cards = m_window->page->findChildren<UnitCard*>();
    cards.front()->setFocus();
    m_window->key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(log()->hasFocus());
    m_window->key(Qt::Key_Escape);
    QVERIFY(cards.front()->hasFocus());
}

void TestLookBack::aNewGameHasNoDrawerOpen()
{
    const QString path = m_window->session().path();
    const auto opened = [this](std::unique_ptr<journal::Session> session) {
        delete m_window->page;
        m_window->page = new GamePage(std::move(session), m_window->actions, m_window->preferences, m_window->theme);
        return !m_window->page->findChild<Drawer*>()->isHidden();
    };
    QVERIFY(!opened(test::quickPlay(m_folder.filePath(QStringLiteral("other-%1.adjutant").arg(m_games)))));
    delete std::exchange(m_window->page, nullptr);
    m_window->preferences.setLayout(QStringLiteral("game-page-drawer"), "1 " + path.toUtf8());
    auto again = journal::Session::open(path);
    QVERIFY(again);
    QVERIFY2(opened(std::move(*again)), "it is as it was left");
}

void TestLookBack::nothingIsThrownInThePast()
{
    choose("activate");
    m_window->key(Qt::Key_Return);
    auto* desk = m_window->page->findChild<Desk*>();
    desk->aim(QStringLiteral("b1"));
    QVERIFY2(desk->prepared(), "its odds can be asked");
    QCOMPARE(m_window->wantedDice(), std::size_t(0));
}

void TestLookBack::whatWasChosenComesBack()
{
    m_window->page->setFocus();
    m_window->digit(2);
    QCOMPARE(chosenUnit(), QStringLiteral("b2"));
    choose("begin");
    m_window->key(Qt::Key_Return);
    QCOMPARE(chosenUnit(), QString());
    TouchButton* who = nullptr; // of Blue, who went first
    for (auto* one : m_window->page->findChildren<TouchButton*>())
        if (one->isVisible() && one->accessibleName().startsWith(m_window->game().unit(QStringLiteral("a1"))->name))
            who = who ? who : one;
    QVERIFY(who);
    QTest::mouseClick(who, Qt::LeftButton);
    QCOMPARE(chosenUnit(), QStringLiteral("a1"));
    m_window->key(Qt::Key_Escape);
    QCOMPARE(chosenUnit(), QStringLiteral("b2"));
}

/// Of a shot that is prepared, although another is looked at for its odds.
void TestLookBack::whatWasSaidComesBack()
{
    m_window->page->setFocus();
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    m_window->digit(1, Qt::AltModifier);
    m_window->key(Qt::Key_C);
    QVERIFY(cover() && cover()->isChecked());
    choose("activate");
    m_window->key(Qt::Key_Return);
    m_window->page->findChild<Desk*>()->aim(QStringLiteral("b1"));
    QVERIFY2(cover() && !cover()->isChecked(), "this is another shot");
    m_window->key(Qt::Key_Escape);
    QVERIFY(cover() && cover()->isChecked());
}

void TestLookBack::whatIsTriedInThePastStaysThere()
{
    auto* desk = m_window->page->findChild<Desk*>();
    m_window->page->setFocus();
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    m_window->digit(1, Qt::AltModifier);
    QVERIFY(cover() && !cover()->isChecked());
    desk->lookAt(m_window->session().log().back().number); // as it is, but for what is chosen
    desk->aim(QStringLiteral("a1"));
    QVERIFY(cover());
    QTest::mouseClick(cover(), Qt::LeftButton);
    QVERIFY(cover()->isChecked());
    desk->lookAtNow();
    QVERIFY(cover() && !cover()->isChecked());
}

void TestLookBack::mistypedFaceIsMended()
{
    MendDialog* dialog = mend("resolve");
    QVERIFY(dialog && dialog->isVisible());
    auto* take = dialog->findChild<TouchButton*>(QStringLiteral("takeMend"));
    QVERIFY2(!take->isEnabled(), "nothing is changed yet");
    auto* faces = dialog->findChild<QLineEdit*>(QStringLiteral("mendFaces"));
    QCOMPARE(faces->text(), QStringLiteral("9 4"));
    faces->setFocus();
    faces->selectAll();
    QTest::keyClicks(faces, QStringLiteral("3 4"));
    QTRY_VERIFY(take->isEnabled());
    auto* preview = dialog->findChild<QLabel*>(QStringLiteral("mendPreview"));
    QVERIFY2(preview->text().contains(QStringLiteral("unwounded 4 → 3")), qPrintable(preview->text()));
    QVERIFY2(!preview->text().contains(QLatin1Char('{')), qPrintable(preview->text()));
    QCOMPARE(unwounded("b1"), 4);
    keep(dialog, "mend");
    QTest::mouseClick(take, Qt::LeftButton);
    QCOMPARE(unwounded("b1"), 3);
    QCOMPARE(shownState("b1"), QStringLiteral("3"));
    // The line that was mended says by which one, without a letter cut off, and both have their numbers.
    auto* log = m_window->page->findChild<QTableView*>(QStringLiteral("log"));
    const auto& entries = m_window->session().log();
    for (int row = 0; row < log->model()->rowCount(); ++row) {
        const int height = log->rowHeight(row);
        log->resizeRowToContents(row);
        QCOMPARE(height, log->rowHeight(row));
        QCOMPARE(log->model()->headerData(row, Qt::Vertical).toLongLong(), entries[std::size_t(row)].number);
    }
    QVERIFY(!log->verticalHeader()->isHidden());
    m_window->window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
    QVERIFY2(log->hasFocus(), "Esc closes it from there");
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(unwounded("b1"), 4);
}

/// What stands otherwise at once mostly does so in the end.
void TestLookBack::aMendTellsEachChangeOnce()
{
    MendDialog* dialog = mend("resolve");
    auto* faces = dialog->findChild<QLineEdit*>(QStringLiteral("mendFaces"));
    faces->setFocus();
    faces->selectAll();
    QTest::keyClicks(faces, QStringLiteral("3 4"));
    QTRY_VERIFY(dialog->findChild<TouchButton*>(QStringLiteral("takeMend"))->isEnabled());
    const QStringList lines =
        dialog->findChild<QLabel*>(QStringLiteral("mendPreview"))->text().split(QLatin1Char('\n'));
    QVERIFY2(lines.filter(QStringLiteral("unwounded 4 → 3")).size() == 1, qPrintable(lines.join(QLatin1Char('|'))));
    QStringList once = lines;
    once.removeDuplicates();
    QCOMPARE(once, lines);
}

/// Both sides have a Rifle Squad.
void TestLookBack::unitsOfOneNameAreToldApart()
{
    QVERIFY2(log()->model()->index(row("accept"), 1).data().toString().contains(QStringLiteral("Rifle Squad (Red) ")),
             qPrintable(log()->model()->index(row("accept"), 1).data().toString()));
    MendDialog* dialog = mend("resolve");
    const auto* at = dialog->findChild<QComboBox*>(QStringLiteral("/target"));
    QVERIFY(at);
    QCOMPARE(at->currentText(), QStringLiteral("Rifle Squad (Red)"));
}

void TestLookBack::mendedThrowThatWaitsIsTheOneAccepted()
{
    using Faces = std::vector<std::int64_t>;
    m_window->key(Qt::Key_Z, Qt::ControlModifier); // the activation goes on
    m_window->key(Qt::Key_Z, Qt::ControlModifier); // and the result waits
    QVERIFY(m_window->game().pending);
    QVERIFY2(proposed().contains(QStringLiteral("becomes 4")), qPrintable(proposed()));
    mendFaces("3 4");
    QVERIFY2(proposed().contains(QStringLiteral("becomes 3")), qPrintable(proposed()));
    QCOMPARE(facesOnTheTray(), (Faces{3, 4}));
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(proposed().contains(QStringLiteral("becomes 4")), qPrintable(proposed()));
    QCOMPARE(facesOnTheTray(), (Faces{9, 4}));
    mendFaces("3 4");
    m_window->page->setFocus();
    m_window->key(Qt::Key_Return);
    QVERIFY(!m_window->game().pending);
    QCOMPARE(unwounded("b1"), 3);
}

/// A note is the same whatever was shot before it; the turn that passed is; what was set by hand was from a number.
void TestLookBack::laterLinesSayWhatAMendMadeOfThem()
{
    test::mustApply(m_window->session(), {{"do", "set"}, {"unit", "b1"}, {"counter", "unwounded"}, {"value", 2}});
    const int later = log()->model()->rowCount() - 1;
    const auto line = [&] { return log()->model()->index(later, 1).data().toString(); };
    const QString was = line();
    QVERIFY2(was.contains(QStringLiteral("4")) && !was.contains(QStringLiteral("changed by")), qPrintable(was));
    mendFaces("9 9");
    const QString mend = QStringLiteral("(changed by the mend in entry %1)").arg(m_window->session().lastNumber());
    QVERIFY2(line().contains(QStringLiteral("5")) && line().contains(mend), qPrintable(line()));
    QVERIFY(log()->model()->index(later, 1).data(Qt::ToolTipRole).toString().contains(was));
    keep(&m_window->window, "mended");
    tap(later - 1);
    QCOMPARE(shownState("b1"), QStringLiteral("5")); // as it counts now, not as it was thought to be
    tap(row("resolve"));
    QCOMPARE(facesOnTheTray(), (std::vector<std::int64_t>{9, 9}));
    QVERIFY(button("mendEntry")->isEnabled());
    m_window->key(Qt::Key_Escape);
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(line(), was);
}

void TestLookBack::eachResultOfThePastIsItsOwn()
{
    m_window->page->setFocus();
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    m_window->digit(1, Qt::AltModifier);
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("1 2"));
    m_window->key(Qt::Key_Return);
    m_window->key(Qt::Key_Return);
    choose("resolve");
    m_window->key(Qt::Key_Return);
    const QString first = proposed();
    QVERIFY2(first.contains(QStringLiteral("becomes 4")), qPrintable(first));
    const int last = log()->model()->rowCount() - 1; // it was accepted there
    log()->setCurrentIndex(log()->model()->index(last - 1, 1));
    m_window->key(Qt::Key_Return);
    QVERIFY2(proposed().contains(QStringLiteral("becomes 3")), qPrintable(proposed()));
}

void TestLookBack::onlyUnitsOfThatSideAreOffered()
{
    test::mustApply(m_window->session(),
                    {{"do", "set"}, {"unit", "b1"}, {"counter", "wounded"}, {"value", 0}, {"why", "a slip"}});
    MendDialog* dialog = mend("set");
    QVERIFY(dialog);
    QComboBox* units = dialog->findChild<QComboBox*>();
    QVERIFY(units);
    QVERIFY2(units->findData(QStringLiteral("a1")) < 0, "only those of the same side");
    QTest::keyClick(units, Qt::Key_Escape);
    QVERIFY(!dialog->isVisible());
    QCOMPARE(m_window->session().log().back().words.contains(QStringLiteral("mended")), false);
}

void TestLookBack::leavesOut()
{
    MendDialog* dialog = mend("resolve");
    auto* out = dialog->findChild<TouchButton*>(QStringLiteral("leaveOut"));
    out->setFocus();
    QTest::keyClick(out, Qt::Key_Space);
    auto* take = dialog->findChild<TouchButton*>(QStringLiteral("takeMend"));
    QTRY_VERIFY(take->isEnabled());
    auto* preview = dialog->findChild<QLabel*>(QStringLiteral("mendPreview"));
    QVERIFY2(preview->text().contains(QStringLiteral("no longer makes sense")), // nothing waits to be accepted then
             qPrintable(preview->text()));
    QTest::mouseClick(take, Qt::LeftButton);
    QCOMPARE(unwounded("b1"), 5);
}

/// As long as a game is played again, one can think better of it, and leave.
void TestLookBack::aLongMendHoldsUpNothing()
{
    QThreadPool& threads = *QThreadPool::globalInstance();
    QSemaphore free;
    const auto occupy = [&] {
        for (int i = 0; i < threads.maxThreadCount(); ++i)
            threads.start([&free] { free.acquire(); });
    };
    const auto release = [&] {
        free.release(threads.maxThreadCount());
        return threads.waitForDone();
    };
    MendDialog* dialog = mend("resolve");
    auto* out = dialog->findChild<TouchButton*>(QStringLiteral("leaveOut"));
    auto* take = dialog->findChild<TouchButton*>(QStringLiteral("takeMend"));
    auto* preview = dialog->findChild<QLabel*>(QStringLiteral("mendPreview"));
    m_window->window.setUpdatesEnabled(false); // Qt paints with these threads, too
    dialog->setUpdatesEnabled(false);
    occupy();
    out->click();
    QTRY_COMPARE(preview->text(), QStringLiteral("What came later is played again…"));
    QVERIFY(!take->isEnabled());
    out->click();
    QCOMPARE(preview->text(), QStringLiteral("Nothing is changed yet."));
    QVERIFY(release());
    QTest::qWait(50);
    QCOMPARE(preview->text(), QStringLiteral("Nothing is changed yet."));
    QVERIFY(!take->isEnabled());

    occupy();
    out->click();
    dialog->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_window.reset();
    QVERIFY(release());
}

void TestLookBack::wrongWordsAreSaidInLine()
{
    MendDialog* dialog = mend("resolve");
    auto* faces = dialog->findChild<QLineEdit*>(QStringLiteral("mendFaces"));
    const auto said = [&](const char* words) {
        for (const auto* label : dialog->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(QString::fromUtf8(words)))
                return true;
        return false;
    };
    faces->selectAll();
    QTest::keyClicks(faces, QStringLiteral("9 x"));
    QTRY_VERIFY(said("“x” is no face of a die"));
    QVERIFY(!dialog->findChild<TouchButton*>(QStringLiteral("takeMend"))->isEnabled());
    faces->selectAll();
    QTest::keyClicks(faces, QStringLiteral("9 11"));
    QTRY_VERIFY(said("11"));
    QVERIFY(!dialog->findChild<TouchButton*>(QStringLiteral("takeMend"))->isEnabled());
}

void TestLookBack::undoneLinesAreNotMended()
{
    m_window->key(Qt::Key_Z, Qt::ControlModifier);
    choose("resolve");
    QVERIFY(button("mendEntry")->isEnabled());
    log()->setCurrentIndex(log()->model()->index(log()->model()->rowCount() - 1, 1));
    QVERIFY(m_window->session().log().back().undone);
    QVERIFY(!button("mendEntry")->isEnabled());
}

void TestLookBack::branchesIntoAnotherFile()
{
    choose("begin");
    const qint64 entry = m_window->session().log()[row("begin")].number;
    QTest::mouseClick(button("branchHere"), Qt::LeftButton);
    auto* dialog = m_window->page->findChild<QFileDialog*>();
    QVERIFY(dialog);
    const QString path = m_folder.filePath(QStringLiteral("branch.adjutant"));
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    const auto branch = journal::Session::open(path);
    QVERIFY(branch);
    QCOMPARE((*branch)->lastNumber(), entry);
    QCOMPARE((*branch)->game().unit(QStringLiteral("b1"))->counters[QStringLiteral("unwounded")], 5);
    QCOMPARE(unwounded("b1"), 4);
    auto* notice = m_window->page->findChild<NoticeBar*>(QStringLiteral("branchNotice"));
    QVERIFY(notice->isVisible());
    QSignalSpy wanted(m_window->page, &GamePage::gameWanted);
    for (auto* offered : notice->findChildren<TouchButton*>())
        if (offered->text() == QStringLiteral("Open the branch"))
            QTest::mouseClick(offered, Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().toString(), path);
}

void TestLookBack::everythingIsNamedAndLarge()
{
    choose("begin");
    m_window->key(Qt::Key_Return);
    QCOMPARE(test::unnamedIn(m_window->page), QStringList());
    MendDialog* dialog = mend("resolve");
    QVERIFY2(!banner()->isVisible(), "what is mended is seen from now");
    QCOMPARE(test::unnamedIn(dialog), QStringList());
    for (const auto* control : dialog->findChildren<QAbstractButton*>())
        if (control->isVisible())
            QVERIFY2(control->height() >= Theme::touch, qPrintable(control->text()));
}

/// Its header is on the ground of its rows, whose words have air; the chosen one keeps its ink.
void TestLookBack::theLogLooksLikeOtherLists()
{
    choose("begin");
    log()->setFocus();
    const QImage header = log()->horizontalHeader()->grab().toImage();
    const QColor ground = log()->palette().color(QPalette::Base);
    for (const int y : {1, header.height() / 2, header.height() - 3})
        QCOMPARE(header.pixelColor(1, y), ground);
    QVERIFY(header.pixelColor(1, header.height() - 1) != ground);
    test::settle(m_window->window);
    QStyledItemDelegate plain;
    QStyleOptionViewItem option;
    option.initFrom(log());
    option.widget = log();
    option.features = QStyleOptionViewItem::WrapText;
    option.rect = QRect(0, 0, log()->columnWidth(LogModel::Words), 0);
    for (int line = 0; line < log()->model()->rowCount(); ++line) {
        const QModelIndex words = log()->model()->index(line, LogModel::Words);
        const int needed = plain.sizeHint(option, words).height();
        QVERIFY2(log()->rowHeight(line) >= needed + 8,
                 qPrintable(QStringLiteral("%1 of %2: %3").arg(log()->rowHeight(line)).arg(needed).arg(line)));
    }
    QVERIFY(!log()->alternatingRowColors());
}

void TestLookBack::theLogOpensAtItsEnd()
{
    auto session = test::quickPlay(m_folder.filePath(QStringLiteral("long.adjutant")));
    for (int i = 0; i < 60; ++i)
        test::mustApply(*session, {{"do", "note"}, {"text", std::string(std::size_t(i % 7) * 12 + 1, 'x')}});
    m_window = std::make_unique<test::GameWindow>(std::move(session));
    m_window->key(Qt::Key_2, Qt::ControlModifier);
    QTest::qWait(150);
    const QScrollBar* bar = log()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), bar->maximum());
}

void TestLookBack::largeWordsHaveTheRoom()
{
    for (const int percent : {100, 200}) {
        m_window = std::make_unique<test::GameWindow>(
            test::quickPlay(m_folder.filePath(QStringLiteral("room-%1.adjutant").arg(percent))), QSize(1280, 800),
            Preferences::Appearance::Light, percent);
        m_window->key(Qt::Key_2, Qt::ControlModifier);
        QTRY_COMPARE(log()->isColumnHidden(0), percent == 200);
        QVERIFY2(log()->columnWidth(1) * 4 > log()->viewport()->width() * 3 || percent == 100,
                 qPrintable(QString::number(log()->columnWidth(1))));
    }
}

QTEST_MAIN(TestLookBack)

#include "tst_lookback.moc"
