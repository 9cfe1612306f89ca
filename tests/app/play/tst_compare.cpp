// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "gamewindow.h"
#include "play/comparepart.h"
#include "play/desk.h"
#include "settled.h"
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

private:
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
