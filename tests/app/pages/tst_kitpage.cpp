// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "kit/kit.h"
#include "models/packshelf.h"
#include "pages/kitpage.h"
#include "pages/packbox.h"
#include "settled.h"
#include "shell/actions.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "textwalk.h"

#include "walk.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

namespace {

/// A window with nothing but the toolbox in it.
class KitWindow
{
public:
    explicit KitWindow(QSize size = {1280, 800}, int percent = 100, KitPage::Place place = KitPage::Place::Page)
        : preferences(m_folder.filePath(QStringLiteral("settings.ini"))),
          theme(preferences),
          kit(preferences),
          actions(&window)
    {
        preferences.setAppearance(Preferences::Appearance::Light);
        preferences.setTextPercent(percent);
        theme.apply();
        page = new KitPage(kit, theme, place);
        window.setCentralWidget(page);
        window.resize(size);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qWarning("the window did not become active");
        page->startTyping();
    }

    QString label(const char* name) { return page->findChild<QLabel*>(QLatin1String(name))->text(); }
    QLineEdit& line(const char* name) { return *page->findChild<QLineEdit*>(QLatin1String(name)); }
    QAbstractButton& button(const char* name) { return *page->findChild<QAbstractButton*>(QLatin1String(name)); }
    /// The button in sight that says this.
    QAbstractButton* saying(const QString& text)
    {
        for (auto* button : page->findChildren<QAbstractButton*>())
            if (button->isVisible() && button->text() == text)
                return button;
        return nullptr;
    }
    QString value(const char* unit)
    {
        for (const QLabel* label : page->findChildren<QLabel*>())
            if (label->accessibleName() == QLatin1String(unit))
                return label->text();
        return {};
    }
    void choose(const char* box, const char* pack)
    {
        auto* packs = page->findChild<PackBox*>(QLatin1String(box));
        packs->setCurrentIndex(packs->findData(QLatin1String(pack)));
    }

private:
    QTemporaryDir m_folder;

public:
    Preferences preferences;
    Theme theme;
    Kit kit;
    QMainWindow window;
    Actions actions;
    KitPage* page = nullptr;
};

}

class TestKitPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuresWithoutAGame()
    {
        KitWindow window;
        QVERIFY2(QApplication::focusWidget() == &window.line("length"), "one can type at once");
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("12 studs"));
        QCOMPARE(window.value("bricks"), QStringLiteral("3"));
        QCOMPARE(window.value("cm"), QStringLiteral("9.6"));
        QCOMPARE(window.value("inches"), QStringLiteral("3.78"));
    }

    void measuresInMOnceOneIsKnown()
    {
        KitWindow window;
        QVERIFY(window.value("M").isEmpty());
        QTest::keyClicks(&window.line("lengthOfM"), QStringLiteral("4 bricks"));
        QTest::keyClicks(&window.line("length"), QStringLiteral("3 M"));
        QCOMPARE(window.value("studs"), QStringLiteral("48"));
        QCOMPARE(window.value("cm"), QStringLiteral("38.4"));
        window.choose("rulerPack", "ballot-boxes");
        QCOMPARE(window.value("cm"), QStringLiteral("38.4"));
    }

    void measuresInThePacksLengths()
    {
        KitWindow window;
        window.choose("rulerPack", "quick-play");
        QTest::keyClicks(&window.line("length"), QStringLiteral("M"));
        QCOMPARE(window.value("studs"), QStringLiteral("16"));
        const KitPage again(window.kit, window.theme, KitPage::Place::Page);
        QCOMPARE(again.findChild<PackBox*>(QStringLiteral("rulerPack"))->packId(), QStringLiteral("quick-play"));
        QCOMPARE(again.findChild<QLineEdit*>(QStringLiteral("length"))->text(), QStringLiteral("M"));
    }

    void hexesAreNotDrawn()
    {
        KitWindow window;
        QVERIFY(window.button("fitScreen").isVisible());
        window.choose("rulerPack", "quick");
        QVERIFY(!window.button("fitScreen").isVisible());
    }

    void tossesByKeyAndSaysSo()
    {
        KitWindow window;
        QAbstractButton& toss = window.button("toss");
        toss.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&toss, Qt::Key_Space);
        QTest::keyClick(&toss, Qt::Key_Return);
        QCOMPARE(window.kit.coin().count(), 2);
        const QString side = Coin::nameOf(window.kit.coin().tosses().front());
        QCOMPARE(window.label("coinSide"), side);
        QVERIFY(window.label("coinWords").startsWith(QStringLiteral("Toss 2: %1. ").arg(side)));
    }

    void chipsSetTheTimer()
    {
        KitWindow window;
        window.saying(QStringLiteral("3"))->click();
        QCOMPARE(window.label("digits"), QStringLiteral("3:00"));
        window.saying(QStringLiteral("Count up"))->click();
        QCOMPARE(window.label("digits"), QStringLiteral("0:00"));
        window.saying(QStringLiteral("10"))->click();
        window.saying(QStringLiteral("Start"))->click();
        QVERIFY(window.kit.timer().state() == TableTimer::State::Running);
        QVERIFY2(!window.saying(QStringLiteral("1"))->isEnabled(), "what runs is not thrown away by a tap");
        window.saying(QStringLiteral("Pause"))->click();
        QCOMPARE(window.label("timerWords"), QStringLiteral("Paused"));
        window.saying(QStringLiteral("Go on"))->click();
        window.saying(QStringLiteral("Reset"))->click();
        QCOMPARE(window.label("digits"), QStringLiteral("10:00"));
    }

    void minutesAreTyped()
    {
        KitWindow window;
        QLineEdit& line = window.line("minutes");
        line.setFocus();
        QTest::keyClicks(&line, QStringLiteral("2:30"));
        QCOMPARE(window.label("digits"), QStringLiteral("2:30"));
        QTest::keyClick(&line, Qt::Key_Return);
        QVERIFY(window.kit.timer().state() == TableTimer::State::Running);
        QCOMPARE(window.kit.timer().length(), std::chrono::seconds(150));
        line.clear();
        QTest::keyClicks(&line, QStringLiteral("soon"));
        const auto labels = window.page->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(QStringLiteral("Type minutes, such as"));
        }));
        QVERIFY2(window.kit.timer().state() == TableTimer::State::Running, "it is not stopped by what is no time");
    }

    void makesNames()
    {
        KitWindow window;
        window.choose("namesPack", "quick-play");
        window.button("makeNames").click();
        const QStringList names = window.kit.names();
        QCOMPARE(names.size(), 6);
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), 6);
        window.button("copyNames").click();
        QCOMPARE(QGuiApplication::clipboard()->text(), names.join(u'\n'));
        QVERIFY(window.saying(names[2]));
        QTest::mouseClick(window.saying(names[2]), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), names[2]);
        QCOMPARE(window.label("namesWords"), QStringLiteral("“%1” is copied.").arg(names[2]));
    }

    void makesNamesOfAKind()
    {
        KitWindow window;
        window.choose("namesPack", "ballot-boxes");
        QAbstractButton* artillery = nullptr;
        for (auto* button : window.page->findChildren<QAbstractButton*>())
            if (button->isVisible() && button->text().contains(QStringLiteral("rtillery")))
                artillery = button;
        QVERIFY(artillery);
        artillery->click();
        window.button("makeNames").click();
        for (const QString& name : window.kit.names())
            QVERIFY2(name.endsWith(QStringLiteral(" Battery")), qPrintable(name));
        const KitPage again(window.kit, window.theme, KitPage::Place::Drawer);
        QCOMPARE(again.findChild<PackBox*>(QStringLiteral("namesPack"))->packId(), QStringLiteral("ballot-boxes"));
    }

    // As one reads: from the top to the bottom of a card, and no card before the one to its left.
    void tabFollowsTheEye()
    {
        KitWindow window;
        window.button("makeNames").click();
        QWidget* at = window.page->findChild<PackBox*>(QStringLiteral("rulerPack"));
        at->setFocus();
        QStringList order;
        do {
            for (const QWidget* card = at; card; card = card->parentWidget())
                if (card->objectName().endsWith(QLatin1String("Card")) &&
                    (order.isEmpty() || order.last() != card->objectName()))
                    order << card->objectName();
            const QWidget* before = at;
            QTest::keyClick(at, Qt::Key_Tab);
            at = QApplication::focusWidget();
            const bool sameCard = before->parentWidget() == at->parentWidget();
            QVERIFY2(!sameCard || at->mapTo(window.page, QPoint(0, at->height())).y() >
                                      before->mapTo(window.page, QPoint(0, 0)).y(),
                     qPrintable(at->objectName()));
        } while (at->objectName() != QLatin1String("back") && order.size() < 50);
        QVERIFY2(order.size() < 50, qPrintable(order.mid(0, 12).join(u' ')));
        QCOMPARE(order, QStringList({QStringLiteral("rulerCard"), QStringLiteral("timerCard"),
                                     QStringLiteral("coinCard"), QStringLiteral("namesCard")}));
    }

    void inADrawerItHasNoRulerOfItsOwn()
    {
        KitWindow window({460, 700}, 100, KitPage::Place::Drawer);
        QVERIFY(!window.page->findChild<QLineEdit*>(QStringLiteral("length")));
        QVERIFY(window.button("toss").isVisible());
    }

    // As narrow as beside a game at 1280 × 800, with text twice as large.
    void aNarrowDrawerCutsNothing()
    {
        KitWindow window({340, 600}, 200, KitPage::Place::Drawer);
        window.button("toss").click();
        QVERIFY(test::settle(*window.page));
        const auto* content = window.page->findChild<QWidget*>(QStringLiteral("content"));
        QVERIFY2(content->minimumSizeHint().width() <= 324,
                 qPrintable(QString::number(content->minimumSizeHint().width())));
        const auto* digits = window.page->findChild<QLabel*>(QStringLiteral("digits"));
        QVERIFY2(digits->fontMetrics().horizontalAdvance(digits->text()) <= digits->width(),
                 qPrintable(QStringLiteral("%1 in %2")
                                .arg(digits->fontMetrics().horizontalAdvance(digits->text()))
                                .arg(digits->width())));
    }

    void canBeWalked_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::addColumn<bool>("drawer");
        QTest::newRow("1280×800") << QSize(1280, 800) << 100 << false;
        QTest::newRow("1024×700") << QSize(1024, 700) << 100 << false;
        QTest::newRow("1024×700 at 150 %") << QSize(1024, 700) << 150 << false;
        QTest::newRow("1024×700 at 200 %") << QSize(1024, 700) << 200 << false;
        QTest::newRow("640×480") << QSize(640, 480) << 100 << false;
        QTest::newRow("a drawer") << QSize(380, 600) << 100 << true;
        QTest::newRow("a drawer at 200 %") << QSize(560, 600) << 200 << true;
    }

    void canBeWalked()
    {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        QFETCH(bool, drawer);
        KitWindow window(size, percent, drawer ? KitPage::Place::Drawer : KitPage::Place::Page);
        window.button("toss").click();
        window.button("makeNames").click();
        if (!drawer)
            window.line("length").setText(QStringLiteral("30 cm"));
        QVERIFY(test::settle(*window.page));
        const Walk walk(*window.page);
        QCOMPARE(walk.faults(), QStringList());
        QVERIFY(walk.controls() > 15);
        QCOMPARE(test::unnamedIn(window.page), QStringList());
        test::TextWalk text;
        text.over(*window.page, QStringLiteral("toolbox"));
        QVERIFY2(text.clipped().isEmpty(), qPrintable(text.clipped().join(u'\n')));
    }
};

QTEST_MAIN(TestKitPage)
#include "tst_kitpage.moc"
