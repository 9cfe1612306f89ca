// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamewindow.h"
#include "moments.h"
#include "pages/referencepanel.h"
#include "play/desk.h"
#include "play/reportdialog.h"
#include "play/storyview.h"
#include "rounds.h"
#include "settled.h"
#include "shell/language.h"
#include "widgets/choicerow.h"
#include "widgets/touchbutton.h"

#include <QDir>

using namespace adjutant;
using Appearance = app::Preferences::Appearance;

/// Pictures of the game page at its moments, to be looked at. They go where ADJUTANT_SCREENS says, or nowhere.
class TestScreens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void grab_data() { looks(); }
    void grab();
    void grabLargeArmies_data() { looks(); }
    void grabLargeArmies();
    void grabPacks_data() { looks(); }
    void grabPacks();
    void grabCompared_data() { looks(); }
    void grabCompared();
    void grabReport_data() { looks(); }
    void grabReport();
    void grabLookups_data() { looks(); }
    void grabLookups();
    void grabMoments_data() { looks(); }
    void grabMoments();

private:
    static void looks();
    void shoot(test::GameWindow& window, const QString& name);
    QTemporaryDir m_folder;
    app::Preferences m_preferences{m_folder.filePath(QStringLiteral("language.ini"))};
    app::Language m_language{m_preferences};
};

void TestScreens::init()
{
    const bool german = QByteArray(QTest::currentDataTag()).contains("german");
    m_preferences.setLanguage(german ? QStringLiteral("de") : QStringLiteral("en"));
    m_language.apply();
}

/// One look is enough to know that pictures can be taken; all of them take minutes, and are for eyes.
void TestScreens::looks()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<Appearance>("appearance");
    QTest::addColumn<int>("percent");
    constexpr QSize low(1024, 700), small(1280, 800), large(1920, 1080);
    QTest::newRow("1280-light") << small << Appearance::Light << 100;
    if (qEnvironmentVariableIsEmpty("ADJUTANT_SCREENS"))
        return;
    QTest::newRow("1024-light") << low << Appearance::Light << 100;
    QTest::newRow("1280-dark") << small << Appearance::Dark << 100;
    QTest::newRow("1280-contrast") << small << Appearance::HighContrast << 100;
    QTest::newRow("1280-light-200") << small << Appearance::Light << 200;
    QTest::newRow("1280-dark-200") << small << Appearance::Dark << 200;
    QTest::newRow("1920-light") << large << Appearance::Light << 100;
    QTest::newRow("1920-dark") << large << Appearance::Dark << 100;
    QTest::newRow("1920-contrast") << large << Appearance::HighContrast << 100;
    QTest::newRow("1920-contrast-200") << large << Appearance::HighContrast << 200;
    QTest::newRow("1280-german") << small << Appearance::Light << 100;
    QTest::newRow("1280-german-200") << small << Appearance::Light << 200;
    QTest::newRow("1920-german") << large << Appearance::Light << 100;
}

void TestScreens::shoot(test::GameWindow& window, const QString& name)
{
    const QString folder = qEnvironmentVariable("ADJUTANT_SCREENS");
    window.preferences.setDiceFall(app::Preferences::DiceFall::Off); // pictures are of dice that lie
    QVERIFY(test::settle(window.window));
    const QPixmap picture = window.window.grab();
    QVERIFY(!picture.isNull());
    if (folder.isEmpty())
        return;
    QDir().mkpath(folder);
    QVERIFY(picture.save(QStringLiteral("%1/%2-%3.png").arg(folder, QLatin1String(QTest::currentDataTag()), name)));
}

void TestScreens::grab()
{
    QFETCH(QSize, size);
    QFETCH(Appearance, appearance);
    QFETCH(int, percent);
    auto session =
        test::quickPlay(m_folder.filePath(QStringLiteral("%1.adjutant").arg(QLatin1String(QTest::currentDataTag()))));
    test::GameWindow window(std::move(session), size, appearance, percent);
    shoot(window, QStringLiteral("1-setup"));
    window.key(Qt::Key_N);
    shoot(window, QStringLiteral("2-choose"));
    window.digit(2);
    window.digit(1, Qt::AltModifier);
    shoot(window, QStringLiteral("3-chosen"));
    window.key(Qt::Key_A);
    window.key(Qt::Key_C);
    shoot(window, QStringLiteral("4-prepare"));
    for (auto* button : window.page->findChildren<app::TouchButton*>())
        if (button->isVisible() && button->objectName().startsWith(QStringLiteral("compare-"))) {
            QTest::mouseClick(button, Qt::LeftButton);
            QTest::qWait(100);
            shoot(window, QStringLiteral("4-%1").arg(button->objectName().section(QLatin1Char('-'), 1)));
            QTest::mouseClick(button, Qt::LeftButton);
        }
    window.key(Qt::Key_D);
    window.type(QStringLiteral("3 9 2"));
    window.key(Qt::Key_Return);
    shoot(window, QStringLiteral("5-result"));
    window.key(Qt::Key_Return);
    window.key(Qt::Key_N);
    window.digit(2);
    window.key(Qt::Key_N);
    window.digit(2, Qt::AltModifier);
    window.key(Qt::Key_D);
    window.type(QStringLiteral("9 7"));
    window.key(Qt::Key_Return);
    shoot(window, QStringLiteral("6-armour"));
    window.type(QStringLiteral("8 2"));
    window.key(Qt::Key_Return);
    shoot(window, QStringLiteral("7-vehicle"));
    window.key(Qt::Key_Return);
    window.key(Qt::Key_2, Qt::ControlModifier);
    QTest::qWait(100); // the rows take the height of their words
    shoot(window, QStringLiteral("8-log"));
    window.key(Qt::Key_1, Qt::ControlModifier);
    shoot(window, QStringLiteral("8-rules"));
    window.key(Qt::Key_3, Qt::ControlModifier);
    shoot(window, QStringLiteral("8-score"));
    window.key(Qt::Key_4, Qt::ControlModifier);
    shoot(window, QStringLiteral("8-luck"));
    window.key(Qt::Key_5, Qt::ControlModifier);
    shoot(window, QStringLiteral("8-ruler"));
    window.page->toggleDice();
    shoot(window, QStringLiteral("8-dice"));
    window.page->toggleDice();
    window.key(Qt::Key_N);
    window.digit(1);
    window.key(Qt::Key_N);
    window.key(Qt::Key_N);
    window.digit(1);
    window.key(Qt::Key_N);
    shoot(window, QStringLiteral("9-check"));
    window.key(Qt::Key_Space);
    window.key(Qt::Key_Return);
    window.key(Qt::Key_N);
    while (window.game().stage == game::Stage::Activation)
        test::mustApply(window.session(), {{"do", "pass"}});
    for (const int count : {2, 1, 1, 1})
        window.digit(count);
    shoot(window, QStringLiteral("a-scoring"));
    test::mustApply(window.session(), {{"do", "end"}});
    shoot(window, QStringLiteral("b-over"));
}

void TestScreens::grabLargeArmies()
{
    QFETCH(QSize, size);
    QFETCH(Appearance, appearance);
    QFETCH(int, percent);
    auto session = test::quickPlay(
        m_folder.filePath(QStringLiteral("large-%1.adjutant").arg(QLatin1String(QTest::currentDataTag()))));
    for (const char* side : {"a", "b"})
        for (int i = 0; i < 30; ++i)
            test::mustApply(*session,
                            {{"do", "add-unit"}, {"side", side}, {"type", i % 3 == 0 ? "tank" : "rifle-squad"}});
    test::mustApply(*session, {{"do", "begin"}});
    test::mustApply(*session, {{"do", "set"}, {"unit", "a8"}, {"counter", "unwounded"}, {"value", 3}});
    test::GameWindow window(std::move(session), size, appearance, percent);
    shoot(window, QStringLiteral("c-army"));
    window.digit(2);
    window.key(Qt::Key_A);
    window.digit(6, Qt::AltModifier);
    shoot(window, QStringLiteral("c-army-aimed"));
    window.key(Qt::Key_F, Qt::ControlModifier);
    window.type(QStringLiteral("rifle"));
    shoot(window, QStringLiteral("c-army-found"));
}

/// Targets side by side, of which one is known, one is in cover and two are asked about.
void TestScreens::grabCompared()
{
    QFETCH(QSize, size);
    QFETCH(Appearance, appearance);
    QFETCH(int, percent);
    auto session = test::gameOf(
        QStringLiteral("double-tap"),
        m_folder.filePath(QStringLiteral("compared-%1.adjutant").arg(QLatin1String(QTest::currentDataTag()))));
    test::mustApply(*session, {{"do", "setup"}, {"deployment", "a"}});
    for (const char* side : {"a", "b", "b", "b", "b"})
        test::mustApply(*session, {{"do", "add-unit"},
                                   {"side", side},
                                   {"type", "fighter"},
                                   {"weapons", {{"rifle", 1}, {"pistol", 1}, {"smg", 1}}}});
    test::mustApply(*session, {{"do", "begin"}});
    test::mustApply(*session, {{"do", "activate"}, {"unit", "a1"}, {"action", "move"}});
    test::GameWindow window(std::move(session), size, appearance, percent);
    auto* desk = window.page->findChild<app::Desk*>();
    desk->takeWeapon(QStringLiteral("rifle"));
    desk->takeDistanceTo(QStringLiteral("b2"), 30);
    desk->aim(QStringLiteral("b1"));
    desk->takeDistance(0);
    window.key(Qt::Key_C);
    for (const char* what : {"weapons", "targets"}) {
        window.page->findChild<app::TouchButton*>(QStringLiteral("compare-%1").arg(QLatin1String(what)))->click();
        QTest::qWait(300);
        shoot(window, QStringLiteral("d-compared-%1").arg(QLatin1String(what)));
    }
}

/// The score page of the drawer after some rounds, the end of the game, and the pages of its report.
void TestScreens::grabReport()
{
    QFETCH(QSize, size);
    QFETCH(Appearance, appearance);
    QFETCH(int, percent);
    auto session = test::quickPlay(
        m_folder.filePath(QStringLiteral("report-%1.adjutant").arg(QLatin1String(QTest::currentDataTag()))));
    test::mustApply(*session, {{"do", "begin"}});
    for (int round = 0; round < 2; ++round)
        test::playRound(*session);
    test::GameWindow window(std::move(session), size, appearance, percent);
    window.key(Qt::Key_3, Qt::ControlModifier);
    shoot(window, QStringLiteral("e-score"));
    window.key(Qt::Key_3, Qt::ControlModifier);
    test::mustApply(window.session(), {{"do", "end"}});
    shoot(window, QStringLiteral("e-over"));
    window.key(Qt::Key_E, Qt::ControlModifier);
    auto* dialog = window.page->findChild<app::ReportDialog*>();
    QVERIFY(dialog);
    QTRY_COMPARE(dialog->findChild<app::StoryView*>()->part(), 1.0);
    const QString folder = qEnvironmentVariable("ADJUTANT_SCREENS");
    int page = 0;
    for (auto* tab : dialog->findChild<app::ChoiceRow*>()->findChildren<app::TouchButton*>()) {
        tab->click();
        QTest::qWait(50);
        QVERIFY(folder.isEmpty() || dialog->grab().save(QStringLiteral("%1/%2-e-report-%3.png")
                                                            .arg(folder, QLatin1String(QTest::currentDataTag()))
                                                            .arg(++page)));
    }
}

/// A usual attack of each pack before it is thrown, and with the first two units on the table.
void TestScreens::grabPacks()
{
    QFETCH(QSize, size);
    QFETCH(Appearance, appearance);
    QFETCH(int, percent);
    for (const char* pack : {"double-tap", "brickaction", "quick", "ballot-boxes"}) {
        auto session = test::gameOf(
            QLatin1String(pack),
            m_folder.filePath(
                QStringLiteral("%1-%2.adjutant").arg(QLatin1String(pack), QLatin1String(QTest::currentDataTag()))));
        test::GameWindow window(std::move(session), size, appearance, percent);
        window.key(Qt::Key_N);
        shoot(window, QStringLiteral("d-%1-begin").arg(QLatin1String(pack)));
        window.digit(1);
        window.key(Qt::Key_N);
        window.digit(1, Qt::AltModifier);
        shoot(window, QStringLiteral("d-%1-aimed").arg(QLatin1String(pack)));
    }
}

/// What the phase has to ask, and what is asked of the chosen unit.
void TestScreens::grabLookups()
{
    QFETCH(QSize, size);
    QFETCH(Appearance, appearance);
    QFETCH(int, percent);
    const QString tag = QLatin1String(QTest::currentDataTag());
    auto session = test::gameOf(QStringLiteral("ballot-boxes"), m_folder.filePath(tag + QStringLiteral("-l.adjutant")));
    QFile record(QStringLiteral(TEST_DATA "/play/ballot-boxes.jsonl"));
    QVERIFY(record.open(QIODevice::ReadOnly));
    for (const QByteArray& line : record.readAll().split('\n'))
        if (line.startsWith('{') && game::phaseOf(session->game()) != QLatin1String("actions"))
            test::mustApply(*session, *parseJson(line));
    test::GameWindow window(std::move(session), size, appearance, percent);
    window.page->findChild<app::Desk*>()->choose(QStringLiteral("a1"));
    window.key(Qt::Key_1, Qt::ControlModifier);
    shoot(window, QStringLiteral("f-phase"));
    window.page->findChild<app::ReferencePanel*>()->showLookup(QStringLiteral("movement"));
    shoot(window, QStringLiteral("f-asked"));
}

/// A whole game of each pack, at each sort of its moments.
void TestScreens::grabMoments()
{
    QFETCH(QSize, size);
    QFETCH(Appearance, appearance);
    QFETCH(int, percent);
    for (const char* pack : {"double-tap", "brickaction", "quick", "ballot-boxes"}) {
        auto session = test::gameOf(
            QLatin1String(pack),
            m_folder.filePath(
                QStringLiteral("e-%1-%2.adjutant").arg(QLatin1String(pack), QLatin1String(QTest::currentDataTag()))));
        test::GameWindow window(std::move(session), size, appearance, percent);
        test::Moments moments(window, [&](QString name) {
            shoot(window, QStringLiteral("e-%1-%2").arg(QLatin1String(pack), name.replace(u' ', u'-')));
        });
        QCOMPARE(moments.play(QLatin1String(pack)), QString());
    }
}

QTEST_MAIN(TestScreens)

#include "tst_screens.moc"
