// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/evening.h"
#include "dice/thrownpart.h"
#include "gamewindow.h"
#include "journal/session.h"
#include "pages/dicepage.h"
#include "shell/palettes.h"
#include "shell/sounds.h"
#include "widgets/dicefall.h"
#include "widgets/dicerow.h"
#include "widgets/textlabel.h"

#include <QSignalSpy>
#include <QVariantAnimation>

using namespace adjutant;
using namespace adjutant::app;
using Fall = Preferences::DiceFall;

/// Dice that fall: nothing waits for them, and whoever has had enough presses a key.
class TestFallingDice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offMeansAtOnce();
    void whatFellIsInTheJournalBeforeItLies_data();
    void whatFellIsInTheJournalBeforeItLies();
    void aKeyShowsTheResultAndDoesWhatItDoes();
    void aTapShowsTheResult();
    void itEndsByItself();
    void onlyLongKeepsTheSecret();
    void diceOfTheTableDoNotFall();
    void anotherThrowFallsAnew();
    void onlyTheCockedDieFallsAgain();
    void noMotionForThoseWhoWantNone();
    void theSecondScreenFallsToo();
    void numbersInThePlaceOfPips();
    void diceOfOneColourCanBeRead_data();
    void diceOfOneColourCanBeRead();
    void nothingSoundsByItself();

private:
    std::unique_ptr<test::GameWindow> aiming(Fall fall);
    static std::vector<DieView*> dice(const QWidget& page);
    static int falling(const QWidget& page);
    static bool isVeiled(const QWidget& page, const QString& words);

    QTemporaryDir m_folder;
    int m_games = 0;
};

/// A squad has its rifles on another.
std::unique_ptr<test::GameWindow> TestFallingDice::aiming(Fall fall)
{
    auto session = test::quickPlay(m_folder.filePath(QStringLiteral("%1.adjutant").arg(++m_games)));
    auto window = std::make_unique<test::GameWindow>(std::move(session));
    window->preferences.setDiceFall(fall);
    window->key(Qt::Key_N);
    window->digit(2);
    window->digit(1, Qt::AltModifier);
    window->key(Qt::Key_A);
    return window;
}

std::vector<DieView*> TestFallingDice::dice(const QWidget& page)
{
    std::vector<DieView*> found;
    for (auto* die : page.findChildren<DieView*>())
        if (die->isVisible() && !die->look().blank)
            found.push_back(die);
    return found;
}

int TestFallingDice::falling(const QWidget& page)
{
    const auto all = dice(page);
    return int(std::count_if(all.begin(), all.end(), [](const DieView* die) { return die->isFalling(); }));
}

bool TestFallingDice::isVeiled(const QWidget& page, const QString& words)
{
    for (auto* label : page.findChildren<TextLabel*>())
        if (label->isVisible() && label->text() == words)
            return label->graphicsEffect() != nullptr;
    return false;
}

void TestFallingDice::offMeansAtOnce()
{
    const auto window = aiming(Fall::Off);
    window->key(Qt::Key_Space);
    QVERIFY(window->game().pending);
    QVERIFY(!dice(*window->page).empty());
    QCOMPARE(falling(*window->page), 0);
    QTest::qWait(30);
    QCOMPARE(falling(*window->page), 0);
    QVERIFY2(window->page->findChildren<QVariantAnimation*>().isEmpty(), "nothing is made that could move");
}

void TestFallingDice::whatFellIsInTheJournalBeforeItLies_data()
{
    QTest::addColumn<int>("fall");
    QTest::newRow("short") << int(Fall::Short);
    QTest::newRow("long") << int(Fall::Long);
}

void TestFallingDice::whatFellIsInTheJournalBeforeItLies()
{
    QFETCH(int, fall);
    const auto window = aiming(Fall(fall));
    const qint64 before = window->session().lastNumber();
    window->key(Qt::Key_Space);
    QVERIFY(falling(*window->page) > 0);
    QCOMPARE(window->session().lastNumber(), before + 1);
    QVERIFY(window->game().pending);

    QVERIFY2(window->session().unsafe().isEmpty(), "it is on the disk");
    for (const DieView* die : dice(*window->page))
        QVERIFY2(die->accessibleName().contains(QString::number(die->look().face)), "screen readers hear it at once");
}

void TestFallingDice::aKeyShowsTheResultAndDoesWhatItDoes()
{
    const auto window = aiming(Fall::Long);
    window->key(Qt::Key_Space);
    QVERIFY(falling(*window->page) > 0);
    QTest::qWait(20);
    window->key(Qt::Key_Shift);
    QCOMPARE(falling(*window->page), 0);
    window->key(Qt::Key_Return);
    QVERIFY(!window->game().pending);

    const auto other = aiming(Fall::Long);
    other->key(Qt::Key_Space);
    QTest::qWait(20);
    QVERIFY(falling(*other->page) > 0);
    other->key(Qt::Key_Return);
    QVERIFY2(!other->game().pending, "no key waits for the dice");
    QCOMPARE(falling(*other->page), 0);
}

void TestFallingDice::aTapShowsTheResult()
{
    const auto window = aiming(Fall::Long);
    window->key(Qt::Key_Space);
    QTest::qWait(20);
    QVERIFY(falling(*window->page) > 0);
    QTest::mouseClick(window->page, Qt::LeftButton, {}, QPoint(5, 5));
    QCOMPARE(falling(*window->page), 0);
    QVERIFY(window->game().pending);
}

void TestFallingDice::itEndsByItself()
{
    const auto window = aiming(Fall::Short);
    window->key(Qt::Key_Space);
    QVERIFY(falling(*window->page) > 0);
    QTRY_COMPARE_WITH_TIMEOUT(falling(*window->page), 0, 2000);
}

void TestFallingDice::onlyLongKeepsTheSecret()
{
    for (const Fall fall : {Fall::Short, Fall::Long}) {
        const auto window = aiming(fall);
        window->key(Qt::Key_Space);
        const auto* proposed = window->page->findChild<QWidget*>(QStringLiteral("result-words"));
        QVERIFY(proposed);
        QCOMPARE(proposed->graphicsEffect() != nullptr, fall == Fall::Long);
        QTest::qWait(20);
        window->key(Qt::Key_Shift);
        QVERIFY(!proposed->graphicsEffect());
    }
}

void TestFallingDice::diceOfTheTableDoNotFall()
{
    const auto window = aiming(Fall::Long);
    window->key(Qt::Key_D);
    window->type(QStringLiteral("3 9"));
    window->key(Qt::Key_Return);
    QVERIFY(window->game().pending);
    for (const DieView* die : dice(*window->page))
        QVERIFY(!die->look().typed || !die->isFalling());
}

void TestFallingDice::anotherThrowFallsAnew()
{
    QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    preferences.setDiceFall(Fall::Long);
    Theme theme(preferences);
    Evening evening;
    DicePage page(evening, preferences, theme, DicePage::Place::Page);
    page.show();
    page.throwText(QStringLiteral("1d1"));
    QTRY_COMPARE(falling(page), 1);
    const QString words = page.findChild<TextLabel*>(QStringLiteral("total"))->text();
    QVERIFY(isVeiled(page, words));
    QSignalSpy settled(page.findChild<ThrownPart*>(), &ThrownPart::settled);
    QTest::qWait(20);
    QTest::keyClick(&page, Qt::Key_Shift);
    QCOMPARE(falling(page), 0);
    QVERIFY(!isVeiled(page, words));
    QCOMPARE(settled.count(), 1);
    page.throwNow();
    page.throwNow();
    QCOMPARE(falling(page), 1);
    QVERIFY2(settled.count() == 1, "the chart does not tell it either");
    page.hide();
    QVERIFY2(!page.findChild<DieView*>()->isFalling(), "out of sight nothing goes on");
}

void TestFallingDice::onlyTheCockedDieFallsAgain()
{
    QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    preferences.setDiceFall(Fall::Long);
    Theme theme(preferences);
    Evening evening;
    DicePage page(evening, preferences, theme, DicePage::Place::Page);
    page.show();
    page.throwText(QStringLiteral("5d6"));
    QTRY_COMPARE(falling(page), 5);
    QVERIFY(evening.throwAgain(0, 2));
    QCOMPARE(falling(page), 1);
    QVERIFY(dice(page).at(2)->isFalling());
}

void TestFallingDice::noMotionForThoseWhoWantNone()
{
    QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    preferences.setDiceFall(Fall::Long);
    preferences.setSystemWasStill(true);
    Theme theme(preferences);
    QVERIFY(theme.isStill());
    QCOMPARE(theme.dice().fallMs, 0);
    QVERIFY(!theme.dice().keepsSecret);
    preferences.setSystemWasStill(false);
    QVERIFY(Theme(preferences).dice().fallMs > 0);
}

void TestFallingDice::theSecondScreenFallsToo()
{
    const auto window = aiming(Fall::Long);
    window->page->toggleTableView();
    QWidget* view = nullptr;
    for (QWidget* top : QApplication::topLevelWidgets())
        if (top->objectName() == QLatin1String("tableView"))
            view = top;
    QVERIFY(view && view->isVisible());
    window->window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window->window));
    window->key(Qt::Key_Space);
    QVERIFY(falling(*view) > 0);
    QTest::qWait(20);
    window->key(Qt::Key_Shift);
    QCOMPARE(falling(*view), 0);
    window->page->toggleTableView();
}

void TestFallingDice::numbersInThePlaceOfPips()
{
    QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    Theme theme(preferences);
    DieView die(theme);
    DieLook look;
    look.face = 5;
    die.setLook(look);
    die.resize(die.sizeHint());
    const QImage pips = die.grab().toImage();
    preferences.setDieFaces(Preferences::DieFaces::Numbers);
    const QImage number = die.grab().toImage();
    QVERIFY(pips != number);
    QCOMPARE(die.accessibleName(), QStringLiteral("d6: 5"));
    look.sides = 10;
    die.setLook(look);
    const QImage ten = die.grab().toImage();
    preferences.setDieFaces(Preferences::DieFaces::Pips);
    QVERIFY2(die.grab().toImage() == ten, "other dice have numbers anyway");
}

void TestFallingDice::diceOfOneColourCanBeRead_data()
{
    QTest::addColumn<int>("colour");
    QTest::addColumn<int>("appearance");
    QTest::addColumn<int>("mark");
    for (const auto colour :
         {Preferences::DiceColour::ByResult, Preferences::DiceColour::Light, Preferences::DiceColour::Dark})
        for (const auto appearance :
             {Preferences::Appearance::Light, Preferences::Appearance::Dark, Preferences::Appearance::HighContrast})
            for (const auto mark : {DieLook::Mark::None, DieLook::Mark::Hit, DieLook::Mark::Miss})
                QTest::addRow("%d %d %d", int(colour), int(appearance), int(mark))
                    << int(colour) << int(appearance) << int(mark);
}

/// The pip in the middle of a one against the ground beside it.
void TestFallingDice::diceOfOneColourCanBeRead()
{
    QFETCH(int, colour);
    QFETCH(int, appearance);
    QFETCH(int, mark);
    QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
    preferences.setAppearance(Preferences::Appearance(appearance));
    preferences.setDiceColour(Preferences::DiceColour(colour));
    Theme theme(preferences);
    theme.apply();
    DieView die(theme);
    DieLook look;
    look.face = 1;
    look.mark = DieLook::Mark(mark);
    die.setLook(look);
    die.resize(die.sizeHint());
    const QImage image = die.grab().toImage();
    const int middle = 5 + std::max(76, qRound(die.fontMetrics().height() * 4.4)) / 2;
    const QColor ink = image.pixelColor(die.width() / 2, middle);
    const QColor ground = image.pixelColor(die.width() / 2 - 16, middle);
    QVERIFY2(contrast(ink, ground) >= 4.5, qPrintable(ink.name() + QStringLiteral(" on ") + ground.name()));
}

void TestFallingDice::nothingSoundsByItself()
{
    const auto window = aiming(Fall::Off);
    window->key(Qt::Key_Space);
    QVERIFY(window->game().pending);
    for (const auto* sounds : window->page->findChildren<Sounds*>())
        QVERIFY2(sounds->children().isEmpty(), "as long as nobody wants sounds there is nothing that could sound");
}

QTEST_MAIN(TestFallingDice)

#include "tst_fallingdice.moc"
