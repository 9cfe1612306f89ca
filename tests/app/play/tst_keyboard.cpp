// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamewindow.h"
#include "play/desk.h"
#include "play/drawer.h"
#include "play/reportdialog.h"
#include "play/throwpart.h"
#include "play/tray.h"
#include "record.h"
#include "rounds.h"
#include "settled.h"
#include "widgets/touchbutton.h"
#include "widgets/unitcard.h"

#include <QLineEdit>

using namespace adjutant;
using namespace adjutant::app;

/// Whether the keys go over the page as the eyes do, and do what has the focus says.
class TestKeyboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void tabFollowsWhatIsRead();
    void arrowsFollowTheRows();
    void spaceDoesWhatHasTheFocus();
    void theFocusStaysWhereAUnitWasChosen();
    void theReportOpensFromALineOfText();
    void returnPressesWhereNextLed_data();
    void returnPressesWhereNextLed();
    void passingNeedsItsButtonInSight();
    void escLeavesTheDrawerBeforeTheTray();
    void escClosesFromAnywhereWhatAKeyOpened();
    void escLeavesADrawerAloneThatWasTapped();
    void theLineNamesItsKeyUntilItHasTheFocus();

private:
    void prepare();
    QList<QWidget*> stops(Qt::Key key);
    QRect placeOf(const QWidget* widget) const
    {
        return QRect(widget->mapTo(&m_window->window, QPoint()), widget->size());
    }
    TouchButton* button(const QString& name) const;

    QTemporaryDir m_folder;
    std::unique_ptr<test::GameWindow> m_window;
    int m_games = 0;
};

void TestKeyboard::init()
{
    prepare();
}

/// A tank aims at a squad, and could throw.
void TestKeyboard::prepare()
{
    m_window.reset();
    m_window = std::make_unique<test::GameWindow>(
        test::quickPlay(m_folder.filePath(QStringLiteral("%1.adjutant").arg(++m_games))));
    m_window->key(Qt::Key_N);
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    m_window->digit(1, Qt::AltModifier);
    QVERIFY(test::settle(m_window->window));
    QVERIFY(m_window->wantedDice() > 0);
}

/// What the key leads to in the tray, from its first place on, or back from its last.
QList<QWidget*> TestKeyboard::stops(Qt::Key key)
{
    const auto* tray = m_window->page->findChild<Tray*>();
    QList<QWidget*> found;
    QWidget* focus = QApplication::focusWidget();
    for (int i = 0; i < 100 && focus && tray->isAncestorOf(focus) && !found.contains(focus); ++i) {
        found.append(focus);
        m_window->key(key);
        focus = QApplication::focusWidget();
    }
    return found;
}

TouchButton* TestKeyboard::button(const QString& name) const
{
    for (auto* one : m_window->page->findChild<Tray*>()->findChildren<TouchButton*>())
        if (one->isVisible() && one->accessibleName().startsWith(name))
            return one;
    return nullptr;
}

void TestKeyboard::tabFollowsWhatIsRead()
{
    m_window->key(Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), button(QStringLiteral("Main gun")));
    QList<QWidget*> forth = stops(Qt::Key_Tab);
    QVERIFY(forth.size() > 8);
    for (qsizetype i = 1; i < forth.size(); ++i) {
        const QRect before = placeOf(forth[i - 1]), now = placeOf(forth[i]);
        const bool below = now.center().y() > before.bottom();
        const bool beside = now.center().y() > before.top() && now.left() > before.left();
        QVERIFY2(below || beside,
                 qPrintable(forth[i - 1]->accessibleName() + QStringLiteral(" before ") + forth[i]->accessibleName()));
    }
    forth.last()->setFocus(Qt::TabFocusReason);
    QList<QWidget*> back = stops(Qt::Key_Backtab);
    back.resize(std::min(back.size(), forth.size())); // then comes what stands beside the title
    std::reverse(back.begin(), back.end());
    QCOMPARE(back, forth);
}

void TestKeyboard::arrowsFollowTheRows()
{
    TouchButton* weapon = button(QStringLiteral("Main gun"));
    TouchButton* target = button(QStringLiteral("Rifle Squad"));
    TouchButton* cover = button(QStringLiteral("Target partly in cover"));
    QVERIFY(weapon && target && cover);
    weapon->setFocus(Qt::TabFocusReason);
    m_window->key(Qt::Key_Right);
    QCOMPARE(placeOf(QApplication::focusWidget()).top(), placeOf(weapon).top());
    m_window->key(Qt::Key_Left);
    m_window->key(Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), target);
    m_window->key(Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), cover);
    m_window->key(Qt::Key_Up);
    m_window->key(Qt::Key_Up);
    QCOMPARE(QApplication::focusWidget(), weapon);
    for (int i = 0; i < 6 && !qobject_cast<QLineEdit*>(QApplication::focusWidget()); ++i) {
        const int before = placeOf(QApplication::focusWidget()).bottom();
        m_window->key(Qt::Key_Down);
        if (auto* now = QApplication::focusWidget(); now && qobject_cast<TouchButton*>(now))
            QVERIFY(placeOf(now).bottom() > before);
    }
}

/// Only what is there to throw does so by it, and what has nothing to press.
void TestKeyboard::spaceDoesWhatHasTheFocus()
{
    QStringList names;
    m_window->page->findChild<Tray*>()->setFocus();
    for (int i = 0; i < 100; ++i) {
        m_window->key(Qt::Key_Tab);
        const QWidget* focus = QApplication::focusWidget();
        const QString name = focus->accessibleName();
        const bool throws = name.startsWith(QStringLiteral("Throw ")) ||
                            name.startsWith(QStringLiteral("Dice that ")) || qobject_cast<const QLineEdit*>(focus);
        if (!throws && !names.contains(name))
            names.append(name);
    }
    QVERIFY(names.size() > 20);
    for (const QString& name : names) {
        prepare();
        for (auto* widget : m_window->page->findChildren<QWidget*>())
            if (widget->isVisible() && widget->accessibleName() == name && (widget->focusPolicy() & Qt::TabFocus))
                widget->setFocus(Qt::TabFocusReason);
        for (int i = 0; i < 2; ++i) { // the second time in what the first has opened
            m_window->key(Qt::Key_Space);
            QVERIFY2(!m_window->page->findChild<Desk*>()->shown(), qPrintable(name));
        }
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
    }
}

namespace {

/// A line of text that has a use for every key, as lines of some desktops have for Ctrl+E.
class GreedyLine : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride)
            return QLineEdit::event(event);
        event->accept();
        return true;
    }
};

}

/// The row of those who may act is written anew by it.
void TestKeyboard::theFocusStaysWhereAUnitWasChosen()
{
    m_window.reset();
    m_window = std::make_unique<test::GameWindow>(
        test::quickPlay(m_folder.filePath(QStringLiteral("%1.adjutant").arg(++m_games))));
    m_window->key(Qt::Key_N);
    TouchButton* chosen = nullptr;
    for (auto* one : m_window->page->findChild<Tray*>()->findChildren<TouchButton*>())
        if (one->isVisible() && one->isCheckable() && !one->isChecked() && one->text() == QLatin1String("Tank"))
            chosen = one;
    QVERIFY(chosen);
    chosen->setFocus(Qt::TabFocusReason);
    m_window->key(Qt::Key_Space);
    QVERIFY(chosen->isVisible() && chosen->isChecked());
    QVERIFY2(chosen->hasFocus(), qPrintable(QApplication::focusWidget() ? QApplication::focusWidget()->accessibleName()
                                                                        : QStringLiteral("nothing")));
}

void TestKeyboard::theReportOpensFromALineOfText()
{
    GreedyLine line(QStringLiteral("cover"), m_window->page);
    line.show();
    line.setFocus(Qt::ShortcutFocusReason);
    m_window->key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(line.selectedText(), QStringLiteral("cover"));
    m_window->key(Qt::Key_E, Qt::ControlModifier);
    auto* report = m_window->page->findChild<ReportDialog*>();
    QVERIFY(report);
    report->reject();
}

void TestKeyboard::returnPressesWhereNextLed_data()
{
    QTest::addColumn<QString>("record");
    QTest::addColumn<QString>("command");
    QTest::newRow("a loss") << QStringLiteral("quick") << QStringLiteral("loss");
    QTest::newRow("who goes first") << QStringLiteral("quick-play") << QStringLiteral("first");
}

/// To one of several answers, also for whoever has just used the mouse.
void TestKeyboard::returnPressesWhereNextLed()
{
    QFETCH(QString, record);
    QFETCH(QString, command);
    const QString path = m_folder.filePath(QStringLiteral("%1.adjutant").arg(++m_games));
    std::unique_ptr<journal::Session> session;
    if (record == QLatin1String("quick-play")) {
        session = test::quickPlay(path, {.rulings = {{QStringLiteral("first-player"), QStringLiteral("as-printed")}}});
        test::mustApply(*session, {{"do", "begin"}});
        test::playRound(*session);
    } else {
        session = test::gameOf(record, path);
        for (const Json& one : test::recordOf(record)) {
            if (textAt(one, "do") == command)
                break;
            test::mustApply(*session, one);
        }
    }
    m_window.reset();
    m_window = std::make_unique<test::GameWindow>(std::move(session));
    QVERIFY(test::settle(m_window->window));
    auto* card = m_window->page->findChild<UnitCard*>();
    QTest::mouseClick(card, Qt::LeftButton, {}, QPoint(60, 14));
    const std::size_t before = m_window->session().log().size();
    m_window->key(Qt::Key_N);
    QVERIFY(qobject_cast<TouchButton*>(QApplication::focusWidget()));
    m_window->key(Qt::Key_Return);
    QTRY_VERIFY2(m_window->session().log().size() == before + 1,
                 qPrintable(QApplication::focusWidget()->accessibleName()));
    QCOMPARE(textAt(m_window->session().log().back().command, "do"), command);
}

/// While a unit acts nobody passes by a slip of the finger.
void TestKeyboard::passingNeedsItsButtonInSight()
{
    const std::size_t before = m_window->session().log().size();
    m_window->key(Qt::Key_P);
    QCOMPARE(m_window->session().log().size(), before);
    m_window->key(Qt::Key_N); // without its attack, which has to be said twice
    m_window->key(Qt::Key_N);
    QCOMPARE(m_window->game().active, QString());
    QVERIFY(button(m_window->game().nameOf(m_window->game().acting) + QStringLiteral(" passes")));
    m_window->key(Qt::Key_P);
    QCOMPARE(textAt(m_window->session().log().back().command, "do"), QStringLiteral("pass"));
}

/// Whoever has looked something up finds the throw as it was prepared.
void TestKeyboard::escLeavesTheDrawerBeforeTheTray()
{
    m_window->key(Qt::Key_Slash);
    m_window->type(QStringLiteral("cover"));
    m_window->key(Qt::Key_Return);
    const auto* drawer = m_window->page->findChild<Drawer*>();
    QVERIFY(drawer->isVisible());
    for (int i = 0; i < 8 && drawer->isVisible(); ++i)
        m_window->key(Qt::Key_Escape);
    QVERIFY(!drawer->isVisible());
    QVERIFY(m_window->wantedDice() > 0);
    m_window->key(Qt::Key_Escape);
    QCOMPARE(m_window->wantedDice(), std::size_t(0));
}

void TestKeyboard::escClosesFromAnywhereWhatAKeyOpened()
{
    const auto* drawer = m_window->page->findChild<Drawer*>();
    for (const auto& [key, modifier] : {std::pair(Qt::Key_1, Qt::KeyboardModifiers(Qt::ControlModifier)),
                                        std::pair(Qt::Key_Slash, Qt::KeyboardModifiers())}) {
        m_window->key(key, modifier);
        QVERIFY(drawer->isVisible());
        auto* card = m_window->page->findChild<UnitCard*>();
        card->setFocus();
        m_window->key(Qt::Key_Escape);
        QVERIFY(!drawer->isVisible());
        QVERIFY2(card->hasFocus(), "who was elsewhere stays there");
        QVERIFY(m_window->wantedDice() > 0);
    }
}

void TestKeyboard::escLeavesADrawerAloneThatWasTapped()
{
    auto* drawer = m_window->page->findChild<Drawer*>();
    m_window->key(Qt::Key_1, Qt::ControlModifier);
    drawer->setOpen(-1);
    drawer->setOpen(Drawer::Log); // as its button does
    m_window->page->findChild<UnitCard*>()->setFocus();
    m_window->key(Qt::Key_Escape);
    QVERIFY(drawer->isVisible());
    QCOMPARE(m_window->wantedDice(), std::size_t(0));
}

void TestKeyboard::theLineNamesItsKeyUntilItHasTheFocus()
{
    auto* line = m_window->page->findChild<ThrowPart*>()->findChild<QLineEdit*>();
    QVERIFY2(line->placeholderText().endsWith(QStringLiteral("(D)")), qPrintable(line->placeholderText()));
    m_window->key(Qt::Key_D);
    QVERIFY(line->hasFocus());
    QVERIFY2(!line->placeholderText().contains(u'D'), qPrintable(line->placeholderText()));
}

QTEST_MAIN(TestKeyboard)

#include "tst_keyboard.moc"
