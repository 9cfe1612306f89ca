// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamewindow.h"
#include "play/desk.h"
#include "play/factorspart.h"
#include "play/missingpart.h"
#include "play/tray.h"
#include "settled.h"
#include "widgets/numberpad.h"
#include "widgets/touchbutton.h"

#include <QFile>
#include <QLabel>

using namespace adjutant;
using namespace adjutant::app;

/// The checklist of factors in the tray, at the shots of a game of Machine Guns and Ballot Boxes.
class TestFactorsPart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void onlyWhatCountsIsInSight();
    void whatUnfoldsIsScrolledTo();
    void theSumFollowsEveryTick();
    void theFirstTickMovesNothing();
    void whatTheGameKnowsIsTicked();
    void whatFollowsFromATypeIsTicked();
    void whatFollowsFromUnitsIsTicked();
    void theRangeIsAskedAndHalvesTheDice();
    void theReachOfASingleStretchIsAssumed();
    void onlyOneOfThoseThatExcludeEachOtherIsTicked();
    void theMarginOfAStretchIsInIt_data();
    void theMarginOfAStretchIsInIt();
    void nothingIsThrownBeforeTheRangeIsKnown();
    void diceTypedBeforeTheRangePressNothing();
    void whatOnlyTheTableKnowsIsInSight();
    void aNumberThatIsMissingOpensItsPad();
    void whatStaysIsRemembered();
    void nightIsRememberedForAll();
    void whatWasUndoneIsNotRemembered();

private:
    void aim(const char* actor, const char* target);
    TouchButton* button(const QString& name) const;
    void tick(const QString& name);
    QString sum() const;

    QTemporaryDir m_folder;
    int m_games = 0;
    std::unique_ptr<test::GameWindow> m_window;
    Desk* m_desk = nullptr;
};

/// The recorded game up to its first shot.
void TestFactorsPart::init()
{
    m_window.reset();
    auto session = test::gameOf(QStringLiteral("ballot-boxes"),
                                m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++m_games)));
    QFile recorded(QStringLiteral(SOURCE_FOLDER "/tests/data/play/ballot-boxes.jsonl"));
    QVERIFY(recorded.open(QIODevice::ReadOnly));
    for (const QByteArray& line : recorded.readAll().split('\n')) {
        if (line.contains("\"shooting\""))
            break;
        if (line.startsWith('{'))
            test::mustApply(*session, *parseJson(line));
    }
    m_window = std::make_unique<test::GameWindow>(std::move(session));
    m_desk = m_window->page->findChild<Desk*>();
    aim("a1", "b1");
}

void TestFactorsPart::aim(const char* actor, const char* target)
{
    m_desk->clearChoice();
    m_desk->choose(QLatin1String(actor));
    m_desk->aim(QLatin1String(target));
    QVERIFY(m_desk->procedure());
    m_desk->takeProcedure(QStringLiteral("shooting"));
    QCOMPARE(m_desk->procedure()->id, QStringLiteral("shooting"));
}

TouchButton* TestFactorsPart::button(const QString& name) const
{
    for (auto* one : m_window->page->findChildren<TouchButton*>())
        if (one->isVisibleTo(m_window->page) && one->accessibleName().startsWith(name))
            return one;
    return nullptr;
}

void TestFactorsPart::tick(const QString& name)
{
    auto* line = button(name);
    QVERIFY2(line, qPrintable(name));
    QTest::mouseClick(line, Qt::LeftButton);
}

QString TestFactorsPart::sum() const
{
    const auto* label = m_window->page->findChild<QLabel*>(QStringLiteral("factorSum"));
    return label && label->isVisibleTo(m_window->page) ? label->text() : QString();
}

void TestFactorsPart::onlyWhatCountsIsInSight()
{
    QVERIFY(button(QStringLiteral("Shooting factors: 0")));
    QVERIFY(!button(QStringLiteral("Target in terrain")));
    tick(QStringLiteral("Shooting factors"));
    tick(QStringLiteral("Target in terrain"));
    QVERIFY(button(QStringLiteral("Smoke on shooters")));
    tick(QStringLiteral("Shooting factors"));
    QVERIFY(button(QStringLiteral("Target in terrain")));
    QVERIFY(!button(QStringLiteral("Smoke on shooters")));
    QVERIFY(button(QStringLiteral("Shooting factors: 1")));
    QCOMPARE(button(QStringLiteral("Target in terrain"))->detail(), QStringLiteral("−2 dice"));
}

void TestFactorsPart::whatUnfoldsIsScrolledTo()
{
    m_window->window.resize(1280, 640);
    QVERIFY(test::settle(m_window->window));
    tick(QStringLiteral("Shooting factors"));
    QVERIFY(test::settle(m_window->window));
    QTest::qWait(50);
    const auto* line = button(QStringLiteral("Shooters are 2R"));
    QVERIFY(line);
    QCOMPARE(line->visibleRegion().boundingRect(), line->rect());
}

void TestFactorsPart::theSumFollowsEveryTick()
{
    tick(QStringLiteral("Regular army against others"));
    QCOMPARE(sum(), QStringLiteral("6 + 2 reinforced unit: 8; hits that score + 1 target is raw"));
    tick(QStringLiteral("Long range"));
    QCOMPARE(sum(),
             QStringLiteral("6 + 2 reinforced unit, lose 1 in 2 (long range): 4; hits that score + 1 target is raw"));
    tick(QStringLiteral("Long range"));
    QCOMPARE(sum(), QStringLiteral("6 + 2 reinforced unit: 8; hits that score + 1 target is raw"));
}

void TestFactorsPart::theFirstTickMovesNothing()
{
    test::mustApply(m_window->session(), {{"do", "status"}, {"unit", "b2"}, {"status", "two-r"}, {"on", false}});
    aim("b2", "a3");
    QCOMPARE(sum(), QString());
    tick(QStringLiteral("Shooting factors"));
    QVERIFY(test::settle(m_window->window));
    const auto place = [this] { return button(QStringLiteral("Night"))->mapTo(m_window->page, QPoint()); };
    tick(QStringLiteral("Common factors"));
    QVERIFY(test::settle(m_window->window));
    const QPoint before = place();
    tick(QStringLiteral("Night"));
    QVERIFY(test::settle(m_window->window));
    QVERIFY(!sum().isEmpty());
    QCOMPARE(place(), before);
}

void TestFactorsPart::whatTheGameKnowsIsTicked()
{
    auto* reinforced = button(QStringLiteral("Reinforced unit"));
    QVERIFY(reinforced && reinforced->isChecked());
    auto* part = m_window->page->findChild<FactorsPart*>();
    QVERIFY2(!part->inputs().contains("reinforced"), "the game says it by itself");
    tick(QStringLiteral("Reinforced unit"));
    QCOMPARE(toText(part->inputs()), QByteArray("{\"regular-against-others\":true,\"reinforced\":false}"));
}

/// Before anybody says so, and where it is not so it is unticked like any other.
void TestFactorsPart::whatFollowsFromATypeIsTicked()
{
    const auto* part = m_window->page->findChild<FactorsPart*>();
    const auto isTicked = [&](const char* factor) { return part->inputs().value(factor, false); };
    QVERIFY(!isTicked("scouts-or-civilian") && !isTicked("target-scouts-or-artillery"));
    aim("a2", "b4"); // scouts at artillery
    QVERIFY(isTicked("scouts-or-civilian") && isTicked("target-scouts-or-artillery"));
    QVERIFY2(sum().contains(QStringLiteral("− 2 thrown by scouts")), qPrintable(sum()));
    const auto* scouts = button(QStringLiteral("Thrown by scouts"));
    QVERIFY(scouts && scouts->isChecked());
    QVERIFY2(!scouts->detail().contains(QStringLiteral("last time")), qPrintable(scouts->detail()));
    tick(QStringLiteral("Thrown by scouts"));
    QVERIFY(!isTicked("scouts-or-civilian"));
}

/// Of classes, of the weapon and of states of both, and anew for every weapon; what is unticked stays so.
void TestFactorsPart::whatFollowsFromUnitsIsTicked()
{
    const auto* part = m_window->page->findChild<FactorsPart*>();
    const auto isTicked = [&](const char* factor) { return part->inputs().value(factor, false); };
    QVERIFY2(isTicked("regular-against-others"), "regulars at irregulars");
    QVERIFY(!isTicked("machine-gun") && !isTicked("smoke") && !isTicked("sortie-or-mg-at-others"));
    m_desk->takeWeapon(QStringLiteral("machine-guns"));
    QVERIFY(isTicked("machine-gun") && isTicked("sortie-or-mg-at-others"));
    tick(QStringLiteral("Regular army against others"));
    QVERIFY(!isTicked("regular-against-others"));
    m_desk->takeWeapon(QStringLiteral("rifles"));
    QVERIFY2(!isTicked("machine-gun"), "other weapons have factors of their own");
    QVERIFY2(!isTicked("regular-against-others"), "as it was said");
    test::mustApply(m_window->session(), {{"do", "status"}, {"unit", "b1"}, {"status", "smoked"}, {"on", true}});
    QVERIFY(isTicked("smoke"));
    aim("b3", "a1");
    QVERIFY2(!isTicked("regular-against-others"), "police at regulars");
}

void TestFactorsPart::theRangeIsAskedAndHalvesTheDice()
{
    m_desk->takeWeapon(QStringLiteral("machine-guns"));
    QVERIFY(m_desk->asksDistance());
    QVERIFY2(!sum().contains(QStringLiteral("long range")), "nobody has said so");
    QCOMPARE(button(QStringLiteral("long"))->detail(), QStringLiteral("to 4 M · lose 1 in 2"));
    tick(QStringLiteral("long"));
    QVERIFY2(sum().contains(QStringLiteral("lose 1 in 2 (long range)")), qPrintable(sum()));
    const auto* part = m_window->page->findChild<FactorsPart*>();
    QVERIFY(part->inputs().value("long-range", false));
    QVERIFY(m_desk->resolve(part->inputs(), Json::array()));
    const Json& command = m_window->session().log().back().command;
    QCOMPARE(command.value("distance", -1), 3);
    QVERIFY(command["inputs"].value("long-range", false));
    m_desk->undo();
    aim("a1", "b1");
    m_desk->takeWeapon(QStringLiteral("machine-guns"));
    tick(QStringLiteral("short"));
    QVERIFY2(!sum().contains(QStringLiteral("long range")), qPrintable(sum()));
}

/// Rifles have a long range and no printed short one: nothing is asked, and what was measured too far is said.
void TestFactorsPart::theReachOfASingleStretchIsAssumed()
{
    QCOMPARE(m_desk->weapon()->id, QStringLiteral("rifles"));
    QVERIFY(m_desk->asksDistance() && !m_desk->lacksBand());
    QCOMPARE(button(QStringLiteral("long"))->detail(), QStringLiteral("to 3 M · assumed"));
    const auto* missing = m_window->page->findChild<MissingPart*>();
    QVERIFY(!missing->findChild<QLabel*>()->text().contains(QLatin1String("how far")));
    m_desk->takeDistance(4);
    QCOMPARE(missing->findChild<QLabel*>()->text(), QStringLiteral("It is too far away for Rifles, rifled bore."));
    m_desk->takeDistance(3);
    QVERIFY(!m_desk->lacksBand());
    m_desk->takeWeapon(QStringLiteral("pistols"));
    QVERIFY2(m_desk->lacksBand(), "they reach 1M");
}

void TestFactorsPart::onlyOneOfThoseThatExcludeEachOtherIsTicked()
{
    const auto* part = m_window->page->findChild<FactorsPart*>();
    tick(QStringLiteral("Shooting factors"));
    tick(QStringLiteral("Shooters in terrain, at short range"));
    QVERIFY(part->inputs().value("from-terrain-short", false));
    tick(QStringLiteral("Shooters in terrain, at long range"));
    QVERIFY(part->inputs().value("from-terrain-long", false));
    QVERIFY(!part->inputs().value("from-terrain-short", false));
    QVERIFY(!button(QStringLiteral("Shooters in terrain, at short range"))->isChecked());
    tick(QStringLiteral("Shooters in terrain, at long range"));
    QVERIFY(!part->inputs().value("from-terrain-long", false));
}

void TestFactorsPart::theMarginOfAStretchIsInIt_data()
{
    QTest::addColumn<int>("distance");
    QTest::addColumn<bool>("isHalved");
    QTest::addColumn<QString>("missing");
    for (const int near : {1, 2})
        QTest::addRow("%d M", near) << near << false << QString();
    for (const int far : {3, 4})
        QTest::addRow("%d M", far) << far << true << QString();
    QTest::addRow("5 M") << 5 << false << QStringLiteral("It is too far away for Machine guns.");
}

void TestFactorsPart::theMarginOfAStretchIsInIt()
{
    QFETCH(const int, distance);
    QFETCH(const bool, isHalved);
    QFETCH(const QString, missing);
    m_desk->takeWeapon(QStringLiteral("machine-guns"));
    tick(QStringLiteral("A die hits on"));
    m_window->digit(4);
    m_desk->takeDistance(distance);
    QCOMPARE(m_window->page->findChild<FactorsPart*>()->inputs().value("long-range", false), isHalved);
    const auto* part = m_window->page->findChild<MissingPart*>();
    QCOMPARE(part->isHidden() ? QString() : part->findChild<QLabel*>()->text(), missing);
}

/// Neither odds nor dice for short range, as long as nobody says that it is; what was thrown without saying is taken.
void TestFactorsPart::nothingIsThrownBeforeTheRangeIsKnown()
{
    const auto* tray = m_window->page->findChild<Tray*>();
    const auto* missing = m_window->page->findChild<MissingPart*>();
    m_desk->takeWeapon(QStringLiteral("machine-guns"));
    QVERIFY(!missing->isHidden() && !tray->canThrow());
    QCOMPARE(missing->findChild<QLabel*>()->text(), QStringLiteral("Tap how far away it is, then throw."));
    tick(QStringLiteral("short"));
    QVERIFY(missing->isHidden() && tray->canThrow());
    m_desk->takeDistance(9);
    QVERIFY(!missing->isHidden() && !tray->canThrow());
    m_desk->takeDistance(std::nullopt);
    QVERIFY(m_desk->resolve(m_window->page->findChild<FactorsPart*>()->inputs(), Json::array()));
}

/// With eyes on the table: no space between the dice presses the stretch that has the focus.
void TestFactorsPart::diceTypedBeforeTheRangePressNothing()
{
    m_desk->takeWeapon(QStringLiteral("machine-guns"));
    tick(QStringLiteral("A die hits on"));
    m_window->digit(4);
    const std::size_t before = m_window->session().log().size();
    m_window->key(Qt::Key_D);
    for (const int face : {4, 4, 1, 2, 3}) {
        m_window->digit(face);
        m_window->key(Qt::Key_Space);
    }
    QVERIFY(!m_desk->distance());
    QCOMPARE(m_window->session().log().size(), before);
    QTest::qWait(1500); // who comes back to it then presses what has the focus
    m_window->key(Qt::Key_Space);
    QVERIFY(m_desk->distance());
}

void TestFactorsPart::whatOnlyTheTableKnowsIsInSight()
{
    const auto* range = button(QStringLiteral("Long range"));
    QVERIFY2(range && !range->isChecked(), "only the table knows how near is short for rifles");
    m_desk->takeWeapon(QStringLiteral("assault-rifles"));
    QVERIFY2(!button(QStringLiteral("Long range")), "their stretches are tapped");
}

/// At once, and afterwards Space throws.
void TestFactorsPart::aNumberThatIsMissingOpensItsPad()
{
    QVERIFY(test::settle(m_window->window));
    auto* missing = m_window->page->findChild<MissingPart*>();
    Q_EMIT missing->inputWanted(QStringLiteral("to-hit"));
    QVERIFY(qobject_cast<NumberPad*>(QApplication::activePopupWidget()));
    m_window->digit(5);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    const auto* chip = button(QStringLiteral("A die hits on"));
    QCOMPARE(chip ? chip->text() : QString(), QStringLiteral("A die hits on: 5"));
    m_window->key(Qt::Key_Space);
    QVERIFY(!QApplication::activePopupWidget());
    QVERIFY(m_desk->shown());
}

void TestFactorsPart::whatStaysIsRemembered()
{
    tick(QStringLiteral("Shooting factors"));
    tick(QStringLiteral("Stabilization"));
    tick(QStringLiteral("Long range"));
    QVERIFY(m_desk->resolve(m_window->page->findChild<FactorsPart*>()->inputs(), Json::array()));
    m_desk->send({{"do", "accept"}});
    aim("a1", "b2");
    auto* stays = button(QStringLiteral("Stabilization"));
    QVERIFY(stays && stays->isChecked());
    QVERIFY(stays->detail().contains(QStringLiteral("as last time")));
    auto* range = button(QStringLiteral("Long range"));
    QVERIFY2(range && !range->isChecked(), "the range may be another");
    QVERIFY(sum().contains(QStringLiteral("+ 2 stabilization")));
    aim("a6", "b1"); // another unit
    QVERIFY(!button(QStringLiteral("Stabilization"))->isChecked());
}

/// Nobody says so anew for each unit, and one who says that it is day says it for all.
void TestFactorsPart::nightIsRememberedForAll()
{
    const auto shoot = [this] {
        QVERIFY(m_desk->resolve(m_window->page->findChild<FactorsPart*>()->inputs(), Json::array()));
        m_desk->send({{"do", "accept"}});
    };
    tick(QStringLiteral("Common factors"));
    tick(QStringLiteral("Night"));
    shoot();
    aim("a6", "b1");
    auto* night = button(QStringLiteral("Night"));
    QVERIFY(night && night->isChecked());
    QVERIFY(night->detail().contains(QStringLiteral("as last time")));
    QVERIFY2(sum().contains(QStringLiteral("− 2 night")), qPrintable(sum()));
    tick(QStringLiteral("Night"));
    shoot();
    aim("a1", "b2");
    QVERIFY2(!sum().contains(QStringLiteral("night")), qPrintable(sum()));
}

void TestFactorsPart::whatWasUndoneIsNotRemembered()
{
    tick(QStringLiteral("Shooting factors"));
    tick(QStringLiteral("Stabilization"));
    QVERIFY(m_desk->resolve(m_window->page->findChild<FactorsPart*>()->inputs(), Json::array()));
    m_desk->undo();
    aim("a6", "b1");
    aim("a1", "b2");
    QVERIFY(!button(QStringLiteral("Stabilization"))->isChecked());
}

QTEST_MAIN(TestFactorsPart)

#include "tst_factorspart.moc"
