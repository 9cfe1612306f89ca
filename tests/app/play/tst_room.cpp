// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamewindow.h"
#include "moments.h"
#include "play/bottombar.h"
#include "play/reminderstrip.h"
#include "play/throwpart.h"
#include "play/tray.h"
#include "record.h"
#include "settled.h"
#include "shell/language.h"
#include "wholewalk.h"
#include "widgets/dieview.h"
#include "widgets/textlabel.h"

#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>

using namespace adjutant;
using namespace adjutant::app;
using Appearance = Preferences::Appearance;

/// Whether what matters most has its room: the odds while a throw is prepared, the bar below, and the window itself
/// with large text.
class TestRoom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingHasRoom_data();
    void everythingHasRoom();
    void largeArmiesHaveRoom_data();
    void largeArmiesHaveRoom();
    void oddsTakeWhatRoomThereIs();
    void lastWordsTakeTwoLines();
    void unitsFoldOnceSomebodyAims();
    void remindersFoldWhileAThrowIsPrepared();
    void countingFoldsIntoAButton();
    void laterThrowsHaveTheirWidth_data();
    void laterThrowsHaveTheirWidth();
    void cleanup() { speak(QStringLiteral("en")); }
    void nextStaysAsHighAsItIs();
    void popularSupportIsInSight();
    void circumstancesStayInSight_data();
    void circumstancesStayInSight();
    void aWholeThrowIsInSight();
    void diceOfTheTableComeIntoSight();
    void resultComesIntoSight_data();
    void resultComesIntoSight();

private:
    void speak(const QString& language);
    void duel(const QString& name, QSize size);
    TouchButton* button(const QString& name) const;
    void look(const QString& moment);
    void lookAtBar(const QString& moment);
    void lookAtTray(const QString& moment);
    void lookAtOdds(const QString& moment);
    void lookAtResult(const QString& moment);
    void fault(const QString& moment, const QString& words) { m_faults << moment + QStringLiteral(": ") + words; }
    template<typename T>
    T* part() const
    {
        return m_window->page->findChild<T*>();
    }

    QTemporaryDir m_folder;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("language.ini"))};
    Language m_language{m_preferences};
    std::unique_ptr<test::GameWindow> m_window;
    QStringList m_faults;
    int m_percent = 100;
    int m_odds = 0;               ///< moments at which they were in sight
    std::optional<QPoint> m_undo; ///< where it stood at first
};

namespace {

bool isWhole(const QWidget* widget)
{
    return widget->isVisible() && !widget->size().isEmpty() && widget->visibleRegion().boundingRect() == widget->rect();
}

}

void TestRoom::everythingHasRoom_data()
{
    QTest::addColumn<QString>("record");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("language");
    QTest::addColumn<Appearance>("appearance");
    for (const char* record : {"six-rounds", "double-tap", "brickaction", "quick", "ballot-boxes"}) {
        const auto row = [&](int percent, const char* language, Appearance appearance) {
            QTest::addRow("%s, text at %d %%, %s", record, percent, language)
                << QString::fromLatin1(record) << percent << QString::fromLatin1(language) << appearance;
        };
        row(100, "en", Appearance::Light);
        row(100, "de", Appearance::Dark);
        row(200, "en", Appearance::HighContrast);
        row(200, "de", Appearance::Light);
    }
}

/// A laptop's window, at each sort of moment of a whole game.
void TestRoom::everythingHasRoom()
{
    QFETCH(QString, record);
    QFETCH(int, percent);
    QFETCH(QString, language);
    QFETCH(Appearance, appearance);
    speak(language);
    m_percent = percent;
    const QString path = m_folder.filePath(QStringLiteral("%1-%2.adjutant").arg(record + language).arg(percent));
    auto session = record == QLatin1String("six-rounds") ? test::quickPlay(path) : test::gameOf(record, path);
    m_window = std::make_unique<test::GameWindow>(std::move(session), QSize(1280, 800), appearance, percent);
    test::Moments moments(*m_window, [this](const QString& moment) { look(moment); });
    QCOMPARE(moments.play(record), QString());
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(QLatin1Char('\n'))));
    QVERIFY2(m_odds >= 1, "the odds were hardly ever in sight");
    m_window.reset();
}

void TestRoom::speak(const QString& language)
{
    m_preferences.setLanguage(language);
    m_language.apply();
    m_faults.clear();
    m_odds = 0;
    m_undo.reset();
}

void TestRoom::largeArmiesHaveRoom_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << 100 << QStringLiteral("de");
    QTest::newRow("200 %") << 200 << QStringLiteral("en");
    QTest::newRow("German, 200 %") << 200 << QStringLiteral("de");
}

/// Sixty units, of which some are hurt.
void TestRoom::largeArmiesHaveRoom()
{
    QFETCH(int, percent);
    QFETCH(QString, language);
    speak(language);
    m_percent = percent;
    auto session = test::quickPlay(m_folder.filePath(QStringLiteral("large-%1-%2").arg(language).arg(percent)));
    for (const char* side : {"a", "b"})
        for (int i = 0; i < 30; ++i)
            test::mustApply(*session,
                            {{"do", "add-unit"}, {"side", side}, {"type", i % 3 == 0 ? "tank" : "rifle-squad"}});
    test::mustApply(*session, {{"do", "begin"}});
    test::mustApply(*session, {{"do", "set"}, {"unit", "a8"}, {"counter", "unwounded"}, {"value", 3}});
    m_window = std::make_unique<test::GameWindow>(std::move(session), QSize(1280, 800), Appearance::Light, percent);
    QCOMPARE(m_window->game().units.size(), std::size_t(60));
    look(QStringLiteral("an army"));
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    m_window->digit(6, Qt::AltModifier);
    look(QStringLiteral("one of them aims"));
    m_window->key(Qt::Key_F, Qt::ControlModifier);
    m_window->type(QStringLiteral("a"));
    look(QStringLiteral("some are found"));
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(QLatin1Char('\n'))));
    m_window.reset();
}

void TestRoom::look(const QString& moment)
{
    if (!test::settle(m_window->window))
        fault(moment, QStringLiteral("never comes to rest"));
    if (m_window->window.width() > 1280 || m_window->window.minimumSizeHint().width() > 1280)
        fault(moment, QStringLiteral("the window needs a width of %1").arg(m_window->window.minimumSizeHint().width()));
    if (m_window->window.height() > 800)
        fault(moment, QStringLiteral("the window needs a height of %1").arg(m_window->window.height()));
    for (const QString& words : test::faultsOf(*m_window->page, moment))
        if (!moment.endsWith(QStringLiteral("compared")) || !words.contains(QStringLiteral("wider than its place")))
            m_faults << words; // many outcomes beside each other are scrolled
    lookAtBar(moment);
    lookAtTray(moment);
    lookAtOdds(moment);
    lookAtResult(moment);
}

void TestRoom::lookAtResult(const QString& moment)
{
    const auto* words = part<Tray>()->findChild<TextLabel*>(QStringLiteral("result-words"));
    if (!words->isVisible() || !moment.startsWith(QStringLiteral("result of ")))
        return;
    const QRect seen = words->visibleRegion().boundingRect();
    const int line = words->fontMetrics().height();
    if (seen.top() != 0 || seen.height() < std::min(2 * line, words->height()))
        fault(moment,
              QStringLiteral("only %1 of %2 of the result are in sight").arg(seen.height()).arg(words->height()));
    if (m_percent > 100)
        return; // the words come first
    for (const auto* die : part<Tray>()->findChildren<DieView*>())
        if (die->isVisible() && !isWhole(die))
            fault(moment, QStringLiteral("a die is out of sight: %1").arg(die->words()));
}

void TestRoom::lookAtBar(const QString& moment)
{
    const auto* bar = part<BottomBar>();
    const auto* undo = bar->findChild<TouchButton*>(QStringLiteral("undo"));
    const QPoint at = undo->mapTo(&m_window->window, QPoint());
    if (m_undo.value_or(at) != at)
        fault(moment, QStringLiteral("Undo moved from %1, %2 to %3, %4")
                          .arg(m_undo->x())
                          .arg(m_undo->y())
                          .arg(at.x())
                          .arg(at.y()));
    m_undo = m_undo.value_or(at);
    for (const auto* button : bar->findChildren<TouchButton*>())
        if (button->isVisible() && (!isWhole(button) || button->height() < button->heightForWidth(button->width())))
            fault(moment, QStringLiteral("“%1” of the bar is cut: %2 of %3, bar %4 of %5")
                              .arg(button->accessibleName())
                              .arg(button->height())
                              .arg(button->heightForWidth(button->width()))
                              .arg(bar->height())
                              .arg(bar->heightForWidth(bar->width())));
    for (const auto* label : bar->findChildren<TextLabel*>())
        if (label->isVisible() && (!isWhole(label) || label->height() < label->heightForWidth(label->width())))
            fault(moment, QStringLiteral("“%1” of the bar is cut").arg(label->text()));
}

void TestRoom::lookAtTray(const QString& moment)
{
    const auto* tray = part<Tray>();
    const auto* scroll = tray->findChild<QScrollArea*>();
    const auto* odds = tray->findChild<OddsPart*>();
    const int room = scroll->height() + (odds->isVisible() ? odds->height() : 0);
    const QWidget* inside = scroll->widget();
    constexpr int least = 370; // of a throw that is prepared, on a laptop
    if (m_percent == 100 && moment.startsWith(QStringLiteral("before ")) &&
        scroll->height() < std::min(least, inside->height()))
        fault(moment, QStringLiteral("%1 are in sight of what is chosen").arg(scroll->height()));
    // What was typed leaves less to choose.
    const int share =
        moment.startsWith(QStringLiteral("a die typed")) || moment.startsWith(QStringLiteral("later ")) ? 3 : 2;
    if (share * room < tray->height() && inside->height() > scroll->viewport()->height())
        fault(moment, QStringLiteral("only %1 of %2 are left for what is chosen").arg(room).arg(tray->height()));
    if (inside->height() < inside->heightForWidth(inside->width()))
        fault(moment, QStringLiteral("the tray is squeezed: %1 instead of %2")
                          .arg(inside->height())
                          .arg(inside->heightForWidth(inside->width())));
    // Many outcomes beside each other are scrolled.
    if (inside->width() > scroll->viewport()->width() && !moment.endsWith(QStringLiteral("compared")))
        fault(
            moment,
            QStringLiteral("the tray needs a width of %1 of %2").arg(inside->width()).arg(scroll->viewport()->width()));
}

void TestRoom::lookAtOdds(const QString& moment)
{
    const auto* odds = part<Tray>()->findChild<OddsPart*>();
    const auto* line = part<Tray>()->findChild<ThrowPart*>();
    if (!odds->isAsked() || moment.endsWith(QStringLiteral("compared")))
        return;
    if (!moment.startsWith(QStringLiteral("before ")) || !line->isVisible())
        return;
    if (!isWhole(odds))
        fault(moment, QStringLiteral("the odds are out of sight"));
    ++m_odds;
}

void TestRoom::oddsTakeWhatRoomThereIs()
{
    m_window = std::make_unique<test::GameWindow>(test::quickPlay(m_folder.filePath(QStringLiteral("odds.adjutant"))));
    m_window->key(Qt::Key_N);
    m_window->digit(2);
    m_window->digit(1, Qt::AltModifier);
    m_window->key(Qt::Key_A);
    auto* odds = part<Tray>()->findChild<OddsPart*>();
    QTRY_VERIFY(odds->isVisible() && !odds->isWorking());
    const auto formAt = [&](QSize size) {
        m_window->window.resize(size);
        test::settle(m_window->window);
        return odds->form();
    };
    QCOMPARE(formAt(QSize(1920, 1080)), OddsPart::Form::Full);
    const int full = odds->height();
    QCOMPARE(formAt(QSize(1280, 620)), OddsPart::Form::Compact);
    QVERIFY(odds->height() < full);
    QVERIFY(isWhole(odds));
    QCOMPARE(formAt(QSize(1280, 440)), OddsPart::Form::Sentence);
    QVERIFY(isWhole(odds));
    QVERIFY(!odds->findChild<TextLabel*>(QStringLiteral("oddsSentence"))->text().isEmpty());
    QCOMPARE(formAt(QSize(1920, 1080)), OddsPart::Form::Full);
}

void TestRoom::lastWordsTakeTwoLines()
{
    m_window = std::make_unique<test::GameWindow>(test::quickPlay(m_folder.filePath(QStringLiteral("last.adjutant"))));
    test::settle(m_window->window);
    const int usual = part<BottomBar>()->height();
    const QString words = QStringLiteral("A very long note about what happened at this table ").repeated(8).trimmed();
    test::mustApply(m_window->session(), {{"do", "note"}, {"text", utf8(words)}});
    test::settle(m_window->window);
    QCOMPARE(part<BottomBar>()->height(), usual);
    const auto labels = part<BottomBar>()->findChildren<TextLabel*>();
    const auto last = std::find_if(labels.begin(), labels.end(),
                                   [&](const TextLabel* label) { return label->text().contains(words); });
    QVERIFY2(last != labels.end(), "the whole text is still there for screen readers");
    QCOMPARE((*last)->heightForWidth((*last)->width()),
             (*last)->fontMetrics().height() + (*last)->fontMetrics().lineSpacing());
}

void TestRoom::unitsFoldOnceSomebodyAims()
{
    m_window = std::make_unique<test::GameWindow>(test::quickPlay(m_folder.filePath(QStringLiteral("fold.adjutant"))));
    m_window->key(Qt::Key_N);
    const auto who = [this]() -> QWidget* {
        for (auto* row : m_window->page->findChildren<QWidget*>())
            if (row->isVisible() && row->accessibleName() == QStringLiteral("Who: Blue"))
                return row;
        return nullptr;
    };
    QVERIFY(who());
    m_window->digit(2);
    QVERIFY2(who(), "another may still be chosen here");
    m_window->digit(1, Qt::AltModifier);
    QVERIFY2(!who(), "the room is for the throw");
    m_window->digit(3);
    QCOMPARE(part<Desk>()->actor()->id, QStringLiteral("a3"));
    m_window->key(Qt::Key_Escape);
    QVERIFY(who());
}

void TestRoom::remindersFoldWhileAThrowIsPrepared()
{
    m_window = std::make_unique<test::GameWindow>(
        test::gameOf(QStringLiteral("brickaction"), m_folder.filePath(QStringLiteral("reminders.adjutant"))));
    for (const char* side : {"a", "b"})
        test::mustApply(m_window->session(), {{"do", "add-unit"}, {"side", side}, {"type", "squad"}});
    test::mustApply(
        m_window->session(),
        {{"do", "add-unit"}, {"side", "a"}, {"type", "squad"}, {"members", {{"regular", 4}, {"general", 1}}}});
    test::mustApply(m_window->session(), {{"do", "setup"}, {"first", "a"}});
    test::mustApply(m_window->session(), {{"do", "begin"}});
    const auto* strip = part<ReminderStrip>();
    auto* button = part<BottomBar>()->findChild<TouchButton*>(QStringLiteral("reminders"));
    test::settle(m_window->window);
    QVERIFY(strip->isVisible() && !button->isVisible());
    m_window->digit(1);
    m_window->digit(1, Qt::AltModifier);
    test::settle(m_window->window);
    QVERIFY2(!strip->isVisible() && isWhole(button), "the room is for the throw");
    button->click();
    test::settle(m_window->window);
    QVERIFY2(strip->isVisible() && !button->isVisible(), "a tap shows them all");
    m_window->window.resize(1920, 1080);
    m_window->key(Qt::Key_Escape);
    m_window->digit(1, Qt::AltModifier);
    test::settle(m_window->window);
    QVERIFY2(strip->isVisible(), "there is room for both");
}

void TestRoom::countingFoldsIntoAButton()
{
    m_window = std::make_unique<test::GameWindow>(test::quickPlay(m_folder.filePath(QStringLiteral("count.adjutant"))),
                                                  QSize(1280, 620));
    m_window->key(Qt::Key_N);
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    m_window->digit(1, Qt::AltModifier);
    test::settle(m_window->window);
    auto* button = part<Tray>()->findChild<TouchButton*>(QStringLiteral("count"));
    QVERIFY2(isWhole(button), "the row has no room, but can be opened");
    const auto counted = [this] { return m_window->game().pending.has_value() || part<Desk>()->shown(); };
    QVERIFY(!counted());
    button->click();
    m_window->digit(2);
    QTRY_VERIFY(counted());
}

void TestRoom::laterThrowsHaveTheirWidth_data()
{
    QTest::addColumn<int>("percent");
    QTest::newRow("100 %") << 100;
    QTest::newRow("200 %") << 200;
}

/// Once dice of the table lie there, what starts over stands beside the throw as well.
void TestRoom::laterThrowsHaveTheirWidth()
{
    QFETCH(int, percent);
    m_window = std::make_unique<test::GameWindow>(
        test::quickPlay(m_folder.filePath(QStringLiteral("later-%1.adjutant").arg(percent))), QSize(1280, 800),
        Preferences::Appearance::Light, percent);
    m_window->key(Qt::Key_N);
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    m_window->digit(2, Qt::AltModifier);
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("9 7"));
    m_window->key(Qt::Key_Return);
    test::settle(m_window->window);
    const auto* thrower = part<ThrowPart>();
    for (const auto* button : thrower->findChildren<TouchButton*>())
        if (button->isVisible())
            QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
    QVERIFY(thrower->findChild<QWidget*>(QStringLiteral("stage"))->isVisible());
}

/// Two gunners with a long reach, one of whom aims at the other and has not yet said how far away that is.
void TestRoom::duel(const QString& name, QSize size)
{
    m_window = std::make_unique<test::GameWindow>(
        test::gameOf(QStringLiteral("double-tap"), m_folder.filePath(name + QString::number(size.height()))), size);
    const auto apply = [this](const Json& command) { test::mustApply(m_window->session(), command); };
    apply({{"do", "setup"}, {"deployment", "a"}});
    for (const char* side : {"a", "b"})
        for (int i = 0; i < 4; ++i)
            apply({{"do", "add-unit"},
                   {"side", side},
                   {"type", "fighter"},
                   {"with", {{"points", 20}}},
                   {"weapons", {{"hmg", 1}, {"pistol", 1}}}});
    apply({{"do", "begin"}});
    apply({{"do", "activate"}, {"unit", "a1"}, {"action", "move"}});
    part<Desk>()->takeWeapon(QStringLiteral("hmg"));
    part<Desk>()->aim(QStringLiteral("b1"));
    test::settle(m_window->window);
}

TouchButton* TestRoom::button(const QString& name) const
{
    for (auto* one : part<Tray>()->findChildren<TouchButton*>())
        if (one->isVisible() && one->accessibleName() == name)
            return one;
    return nullptr;
}

/// What it says may need a third line.
void TestRoom::nextStaysAsHighAsItIs()
{
    duel(QStringLiteral("next"), QSize(1280, 800));
    const int usual = part<BottomBar>()->height();
    test::mustApply(m_window->session(),
                    {{"do", "rename"}, {"unit", "a1"}, {"name", "The Honourable Company of Brassbound Riflemen"}});
    test::settle(m_window->window);
    QCOMPARE(part<BottomBar>()->height(), usual);
}

void TestRoom::popularSupportIsInSight()
{
    auto session = test::gameOf(QStringLiteral("quick"), m_folder.filePath(QStringLiteral("support.adjutant")));
    for (const Json& command : test::recordOf(QStringLiteral("quick"))) {
        test::mustApply(*session, command);
        if (textAt(command, "do") == QLatin1String("declare"))
            break;
    }
    m_window = std::make_unique<test::GameWindow>(std::move(session));
    test::settle(m_window->window);
    int seen = 0;
    for (const auto* label : m_window->page->findChildren<TextLabel*>())
        if (label->isVisible() && label->text() == QLatin1String("Popular support"))
            seen += isWhole(label);
    QCOMPARE(seen, 2);
}

void TestRoom::circumstancesStayInSight_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("laptop") << QSize(1280, 800);
    QTest::newRow("low") << QSize(1280, 640);
}

/// What the throw needs of the room is not taken from the cover, which only the table knows.
void TestRoom::circumstancesStayInSight()
{
    QFETCH(QSize, size);
    duel(QStringLiteral("cover"), size);
    const auto isSeen = [this](const char* name) {
        const TouchButton* one = button(QLatin1String(name));
        return one && isWhole(one);
    };
    QTest::mouseClick(button(QStringLiteral("under 12″")), Qt::LeftButton);
    QTRY_VERIFY(isSeen("Target in cover") && isSeen("Hero near the target"));
    // Whoever scrolls back is left there.
    auto* bar = part<Tray>()->findChild<QScrollArea*>()->verticalScrollBar();
    bar->setValue(0);
    QTest::mouseClick(button(QStringLiteral("under 24″")), Qt::LeftButton);
    test::settle(m_window->window);
    QCOMPARE(bar->value(), 0);
    // Another target is another question.
    part<Desk>()->aim(QStringLiteral("b2"));
    part<Desk>()->takeDistance(5);
    QTRY_VERIFY(isSeen("Target in cover"));
}

/// Of units that may take any of many weapons, five against five.
void TestRoom::aWholeThrowIsInSight()
{
    const QSize size(1280, 800);
    m_window = std::make_unique<test::GameWindow>(
        test::gameOf(QStringLiteral("double-tap"), m_folder.filePath(QStringLiteral("whole.adjutant"))), size);
    const auto apply = [this](const Json& command) { test::mustApply(m_window->session(), command); };
    apply({{"do", "setup"}, {"deployment", "a"}});
    for (const char* side : {"a", "b"})
        for (int i = 1; i <= 5; ++i)
            apply({{"do", "add-unit"},
                   {"side", side},
                   {"type", "fighter"},
                   {"name", utf8(QStringLiteral("Fighter %1").arg(i))},
                   {"with", {{"points", 15}}}});
    apply({{"do", "begin"}});
    apply({{"do", "activate"}, {"unit", "a1"}});
    test::settle(m_window->window);
    const auto* bar = part<Tray>()->findChild<QScrollArea*>()->verticalScrollBar();
    QCOMPARE(bar->maximum(), 0);
    QVERIFY(button(QStringLiteral("Sniper")));
    part<Desk>()->aim(QStringLiteral("b1"));
    part<Desk>()->takeDistance(5);
    test::settle(m_window->window);
    QVERIFY2(part<ThrowPart>()->isReady(), "it can be thrown");
    QCOMPARE(bar->maximum(), 0);
    QVERIFY2(!button(QStringLiteral("Sniper")), "it would need a second line");
    QTest::mouseClick(button(QStringLiteral("Other weapons…")), Qt::LeftButton);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    for (QAction* action : menu->actions())
        if (action->text().startsWith(QStringLiteral("Sniper")))
            action->trigger();
    menu->close();
    QCOMPARE(part<Desk>()->weapon()->id, QStringLiteral("sniper"));
    m_window->window.resize(1920, 1080);
    test::settle(m_window->window);
    QVERIFY2(button(QStringLiteral("Knife")), "there is room for all of them");
}

void TestRoom::diceOfTheTableComeIntoSight()
{
    duel(QStringLiteral("dice"), QSize(1280, 640));
    part<Desk>()->takeDistance(5);
    test::settle(m_window->window);
    auto* bar = part<Tray>()->findChild<QScrollArea*>()->verticalScrollBar();
    bar->setValue(bar->maximum());
    m_window->key(Qt::Key_D);
    m_window->type(QStringLiteral("6 6 1 1"));
    m_window->key(Qt::Key_Return);
    const auto areSeen = [this] {
        int seen = 0;
        for (const auto* die : part<Tray>()->findChildren<DieView*>())
            if (die->isVisible() && !isWhole(die))
                return 0;
            else
                seen += die->isVisible();
        return seen;
    };
    QTRY_VERIFY(areSeen() >= 4);
}

void TestRoom::resultComesIntoSight_data()
{
    QTest::addColumn<QString>("procedure");
    QTest::addColumn<QSize>("size");
    for (const char* procedure : {"shoot", "dodge", "return-fire"})
        for (const int height : {800, 560})
            QTest::addRow("%s, %d px", procedure, height) << QString::fromLatin1(procedure) << QSize(1280, height);
}

/// Thrown from the middle of what was scrolled.
void TestRoom::resultComesIntoSight()
{
    QFETCH(QString, procedure);
    QFETCH(QSize, size);
    m_window = std::make_unique<test::GameWindow>(
        test::gameOf(QStringLiteral("double-tap"), m_folder.filePath(procedure + QString::number(size.height()))),
        size);
    const auto apply = [this](const Json& command) { test::mustApply(m_window->session(), command); };
    apply({{"do", "setup"}, {"deployment", "a"}});
    for (const char* side : {"a", "b"})
        apply({{"do", "add-unit"},
               {"side", side},
               {"type", "fighter"},
               {"with", {{"points", 20}}},
               {"weapons", {{"hmg", 1}}}});
    apply({{"do", "begin"}});
    apply({{"do", "activate"}, {"unit", "a1"}, {"action", "move"}});
    auto* desk = part<Desk>();
    desk->aim(QStringLiteral("b1"));
    desk->takeProcedure(procedure);
    desk->takeDistance(10);
    test::settle(m_window->window);
    auto* bar = part<Tray>()->findChild<QScrollArea*>()->verticalScrollBar();
    bar->setValue(bar->maximum());
    m_window->key(Qt::Key_Space);
    QVERIFY(desk->shown());
    const auto* words = part<Tray>()->findChild<TextLabel*>(QStringLiteral("result-words"));
    QTRY_VERIFY(isWhole(words));
}

QTEST_MAIN(TestRoom)

#include "tst_room.moc"
