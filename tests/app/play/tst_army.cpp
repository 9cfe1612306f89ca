// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "gamewindow.h"
#include "rightclick.h"
#include "settled.h"
#include "widgets/armypanel.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"
#include "widgets/unitcard.h"
#include "widgets/unitfilter.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>

using namespace adjutant;
using namespace adjutant::app;

/// Armies of 30 units each, through the cards that people see of them.
class TestArmy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void fewHaveNoFilter();
    void groupsFold();
    void aimingLeavesTheCountOfReadyOnes();
    void typingFindsAndReturnTakes();
    void nothingFitsIsSaid();
    void filtersByState();
    void whatActsIsAlwaysInSight();
    void wordsOfNamesStayWhole();
    void namesStayWholeBesideTheDrawer();
    void lettersAreTheSameBesideAScrollBar();
    void onlyWhatActsTellsItsWeapons();
    void arrowsGoFromCardToCard();
    void rightClickOpensTheMenuOfTheUnit();
    void correctingLeadsToTheCard();
    void focusIsScrolledIntoSight();
    void everythingHasANameAndAFingersSize();

private:
    std::unique_ptr<test::GameWindow> begin(int unitsASide = 30);
    ArmyPanel* army(int side) const;
    QStringList shown(int side) const;
    TouchButton* button(int side, const QString& name) const;
    static bool isInSight(const QWidget* widget);
    void choose(const QString& entry);

    QTemporaryDir m_folder;
    QString m_path;
    int m_games = 0;
    std::unique_ptr<test::GameWindow> m_window;
};

void TestArmy::init()
{
    m_window.reset();
    m_path = m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games));
}

std::unique_ptr<test::GameWindow> TestArmy::begin(int unitsASide)
{
    auto session = test::quickPlay(m_path);
    for (const char* side : {"a", "b"})
        for (int i = 0; i < unitsASide; ++i)
            test::mustApply(*session,
                            {{"do", "add-unit"}, {"side", side}, {"type", i % 3 == 0 ? "tank" : "rifle-squad"}});
    test::mustApply(*session, {{"do", "begin"}});
    test::mustApply(*session, {{"do", "set"}, {"unit", "a8"}, {"counter", "unwounded"}, {"value", 3}});
    return std::make_unique<test::GameWindow>(std::move(session));
}

ArmyPanel* TestArmy::army(int side) const
{
    for (auto* panel : m_window->page->findChildren<ArmyPanel*>())
        if (panel->accessibleName().endsWith(side == 0 ? QLatin1String("Blue") : QLatin1String("Red")))
            return panel;
    return nullptr;
}

QStringList TestArmy::shown(int side) const
{
    QStringList ids;
    for (const auto* card : army(side)->findChildren<UnitCard*>())
        if (card->isVisible())
            ids << card->card().id;
    return ids;
}

TouchButton* TestArmy::button(int side, const QString& name) const
{
    for (auto* one : army(side)->findChildren<TouchButton*>())
        if (one->isVisible() && one->accessibleName().startsWith(name))
            return one;
    return nullptr;
}

bool TestArmy::isInSight(const QWidget* widget)
{
    return widget->isVisible() && widget->visibleRegion().boundingRect() == widget->rect();
}

void TestArmy::choose(const QString& entry)
{
    QTest::mouseClick(button(0, QStringLiteral("In sight")), Qt::LeftButton);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    for (QAction* action : menu->actions())
        if (action->text().startsWith(entry)) {
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            return;
        }
    QFAIL("no such entry");
}

void TestArmy::fewHaveNoFilter()
{
    m_window = begin(9);
    QCOMPARE(shown(0).size(), 9);
    QVERIFY(!army(0)->findChild<UnitFilter*>()->isVisible());
    QVERIFY(!button(0, QStringLiteral("Rifle Squad:")));
    m_window->key(Qt::Key_F, Qt::ControlModifier); // goes to the cards themselves
    QVERIFY(qobject_cast<UnitCard*>(QApplication::focusWidget()));
}

void TestArmy::groupsFold()
{
    m_window = begin();
    QCOMPARE(shown(0).size(), 30);
    TouchButton* squads = button(0, QStringLiteral("Rifle Squad:"));
    QVERIFY(squads);
    QCOMPARE(squads->text(), QStringLiteral("Rifle Squad · 20"));
    QTest::mouseClick(squads, Qt::LeftButton);
    QCOMPARE(shown(0).size(), 10);
    QCOMPARE(shown(1).size(), 30);
    squads->setFocus();
    m_window->key(Qt::Key_Space);
    QCOMPARE(shown(0).size(), 30);
}

void TestArmy::aimingLeavesTheCountOfReadyOnes()
{
    m_window = begin();
    const auto counts = [&] {
        QStringList all;
        for (const auto* button : army(1)->findChildren<TouchButton*>())
            if (button->isVisible() && button->detail().contains(QStringLiteral("ready")))
                all << button->detail();
        return all;
    };
    const QStringList before = counts();
    QVERIFY(!before.isEmpty());
    m_window->digit(1);
    m_window->digit(1, Qt::AltModifier);
    const auto cards = army(1)->findChildren<UnitCard*>();
    QVERIFY(std::any_of(cards.begin(), cards.end(),
                        [](const UnitCard* card) { return card->card().state == CardLook::State::Target; }));
    QCOMPARE(counts(), before);
}

void TestArmy::typingFindsAndReturnTakes()
{
    m_window = begin();
    QTest::mouseClick(button(0, QStringLiteral("Rifle Squad:")), Qt::LeftButton);
    m_window->key(Qt::Key_F, Qt::ControlModifier);
    m_window->type(QStringLiteral("rifle 27"));
    QCOMPARE(shown(0), QStringList{QStringLiteral("a27")}); // although it is folded away
    m_window->key(Qt::Key_Return);
    const auto* card = qobject_cast<UnitCard*>(QApplication::focusWidget());
    QVERIFY(card);
    QCOMPARE(card->card().id, QStringLiteral("a27"));
    QCOMPARE(card->card().state, CardLook::State::Chosen);
    QTRY_VERIFY(isInSight(card));
    m_window->key(Qt::Key_Return);
    QCOMPARE(m_window->game().active, QStringLiteral("a27"));
    m_window->key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    m_window->type(QStringLiteral("light 20"));
    QCOMPARE(shown(1).size(), 0);
    m_window->key(Qt::Key_Backspace);
    m_window->key(Qt::Key_Backspace);
    QVERIFY2(shown(1).contains(QStringLiteral("b4")), "found by the light gun that it carries");
    m_window->key(Qt::Key_Escape); // takes back the words and nothing else
    QCOMPARE(shown(1).size(), 30);
    QCOMPARE(m_window->game().active, QStringLiteral("a27"));
}

void TestArmy::nothingFitsIsSaid()
{
    m_window = begin();
    m_window->key(Qt::Key_F, Qt::ControlModifier);
    m_window->type(QStringLiteral("zeppelin"));
    QVERIFY(shown(0).isEmpty());
    bool said = false;
    for (const auto* label : army(0)->findChildren<QLabel*>())
        said = said || (label->isVisible() && label->text() == QStringLiteral("No unit of this army fits."));
    QVERIFY(said);
}

void TestArmy::filtersByState()
{
    m_window = begin();
    choose(QStringLiteral("Hurt: 1"));
    QCOMPARE(shown(0), QStringList{QStringLiteral("a8")});
    QCOMPARE(shown(1).size(), 30);
    choose(QStringLiteral("All units: 30"));
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    m_window->key(Qt::Key_N);
    choose(QStringLiteral("Not yet acted: 29"));
    QVERIFY(!shown(0).contains(QStringLiteral("a2")));
    QCOMPARE(shown(0).size(), 29);
}

void TestArmy::whatActsIsAlwaysInSight()
{
    m_window = begin();
    choose(QStringLiteral("Hurt"));
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    QVERIFY(shown(0).contains(QStringLiteral("a2")));
    QTest::mouseClick(button(1, QStringLiteral("Tank:")), Qt::LeftButton);
    m_window->digit(4, Qt::AltModifier);
    QVERIFY(shown(1).contains(QStringLiteral("b4")));
    QTRY_VERIFY(isInSight(army(1)->card(QStringLiteral("b4"))));
}

/// Also where the drawer leaves the cards little width.
void TestArmy::wordsOfNamesStayWhole()
{
    m_window = begin(9);
    const QString name = QStringLiteral("Panzergrenadiere Brassbounder");
    test::mustApply(m_window->session(), {{"do", "rename"}, {"unit", "a1"}, {"name", utf8(name)}});
    m_window->key(Qt::Key_1, Qt::ControlModifier);
    QTest::qWait(50);
    const TextLabel* found = nullptr;
    for (const auto* label : army(0)->findChildren<TextLabel*>())
        found = label->isVisible() && label->text() == name ? label : found;
    QVERIFY(found);
    for (const QString& word : name.split(u' '))
        QVERIFY2(found->fontMetrics().horizontalAdvance(word) <= found->width(), qPrintable(word));
}

/// Beside the drawer and a scroll bar there is just as much room as the word takes, but not for where its last letter
/// reaches beyond that.
void TestArmy::namesStayWholeBesideTheDrawer()
{
    auto session = test::quickPlay(m_path);
    test::mustApply(*session, {{"do", "begin"}});
    m_window = std::make_unique<test::GameWindow>(std::move(session));
    m_window->window.resize(1280, 620);
    m_window->key(Qt::Key_2, Qt::ControlModifier);
    test::settle(m_window->window);
    int found = 0;
    for (const auto* card : m_window->page->findChildren<UnitCard*>())
        for (const auto* label : card->findChildren<TextLabel*>())
            if (label->isVisible() && label->text() == QLatin1String("Brassbounder")) {
                ++found;
                QVERIFY(label->height() < 2 * label->fontMetrics().height());
            }
    QCOMPARE(found, 2);
}

/// Smaller ones might leave no need for the bar, without which they are larger, and need it: there would be no end.
void TestArmy::lettersAreTheSameBesideAScrollBar()
{
    auto session = test::quickPlay(m_path);
    test::mustApply(*session, {{"do", "begin"}});
    m_window = std::make_unique<test::GameWindow>(std::move(session));
    const auto lettersAt = [this](int height, bool scrolled) {
        m_window->window.resize(1280, height);
        test::settle(m_window->window);
        QList<qreal> sizes;
        for (const auto* scroll : army(0)->findChildren<QScrollArea*>())
            if (scroll->accessibleName() == QStringLiteral("Units on the left") &&
                scroll->verticalScrollBar()->isVisible() == scrolled)
                for (const auto* label : scroll->findChildren<TextLabel*>())
                    sizes << label->font().pointSizeF();
        return sizes;
    };
    for (int letters = 8; letters < 24; ++letters) {
        const QString name(letters, u'm');
        test::mustApply(m_window->session(), {{"do", "rename"}, {"unit", "a1"}, {"name", utf8(name)}});
        const QList<qreal> without = lettersAt(1300, false);
        QVERIFY(!without.isEmpty());
        QCOMPARE(lettersAt(560, true), without);
    }
}

void TestArmy::onlyWhatActsTellsItsWeapons()
{
    m_window = begin();
    QVERIFY(army(0)->card(QStringLiteral("a2"))->card().weapons.empty());
    m_window->digit(2);
    QVERIFY(!army(0)->card(QStringLiteral("a2"))->card().weapons.empty());
    m_window.reset();
    m_path += QStringLiteral("2");
    m_window = begin(9);
    QVERIFY(!army(0)->card(QStringLiteral("a2"))->card().weapons.empty());
}

void TestArmy::arrowsGoFromCardToCard()
{
    m_window = begin();
    army(0)->card(QStringLiteral("a1"))->setFocus();
    m_window->key(Qt::Key_Down);
    const auto* next = qobject_cast<UnitCard*>(QApplication::focusWidget());
    QVERIFY(next);
    QCOMPARE(next->card().id, QStringLiteral("a4")); // the next tank
    for (int i = 0; i < 12; ++i)
        m_window->key(Qt::Key_Down);
    QVERIFY(isInSight(QApplication::focusWidget()));
    for (int i = 0; i < 15; ++i)
        m_window->key(Qt::Key_Up);
    QVERIFY2(qobject_cast<QLineEdit*>(QApplication::focusWidget()), "above the first heading units are found");
}

void TestArmy::rightClickOpensTheMenuOfTheUnit()
{
    m_window = begin(9);
    auto* card = army(0)->findChildren<UnitCard*>().at(1);
    QMenu* menu = test::menuOf(*card, QPoint(60, 20));
    QVERIFY(menu);
    QVERIFY(test::offersOf(*menu).contains(QStringLiteral("Activate %1").arg(card->card().name)));
    menu->close();
}

void TestArmy::correctingLeadsToTheCard()
{
    m_window = begin();
    m_window->digit(2);
    m_window->key(Qt::Key_A);
    army(0)->findChild<QScrollArea*>()->ensureVisible(0, 0);
    UnitCard* card = army(0)->card(QStringLiteral("a2"));
    QVERIFY(!isInSight(card));
    m_window->key(Qt::Key_E);
    QVERIFY(QApplication::activePopupWidget());
    QVERIFY(isInSight(card));
    m_window->digit(1);
    QCOMPARE(m_window->game().unit(QStringLiteral("a2"))->counters[QStringLiteral("unwounded")], 1);
}

void TestArmy::focusIsScrolledIntoSight()
{
    m_window = begin();
    UnitCard* last = army(1)->card(QStringLiteral("b29"));
    QVERIFY(!isInSight(last));
    last->setFocus(Qt::TabFocusReason);
    QVERIFY(isInSight(last));
}

void TestArmy::everythingHasANameAndAFingersSize()
{
    m_window = begin();
    QCOMPARE(test::unnamedIn(m_window->page), QStringList());
    for (const auto* one : army(0)->findChildren<TouchButton*>())
        if (one->isVisible())
            QVERIFY2(one->height() >= Theme::touch && one->width() >= Theme::touch, qPrintable(one->accessibleName()));
    QVERIFY(army(0)->findChild<QLineEdit*>()->height() >= Theme::touch);
}

QTEST_MAIN(TestArmy)

#include "tst_army.moc"
