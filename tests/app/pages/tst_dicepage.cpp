// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dice/distributionchart.h"
#include "dice/evening.h"
#include "dice/oddspanel.h"
#include "dice/throwedit.h"
#include "dice/throwworker.h"
#include "listedfaces.h"
#include "models/favouritesmodel.h"
#include "pages/dicepage.h"
#include "shell/actions.h"
#include "shell/theme.h"
#include "widgets/diebutton.h"
#include "widgets/luckview.h"

#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QListView>
#include <QMainWindow>
#include <QMimeData>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace adjutant;
using namespace adjutant::app;

namespace {

/// A window with nothing but the dice page in it.
class DiceWindow
{
public:
    explicit DiceWindow(std::deque<std::int64_t> faces = {}, QSize size = {1280, 800}, int percent = 100)
        : preferences(m_folder.filePath(QStringLiteral("settings.ini"))),
          theme(preferences),
          evening(faces.empty() ? nullptr : std::make_unique<test::ListedFaces>(std::move(faces))),
          actions(&window)
    {
        preferences.setAppearance(Preferences::Appearance::Light);
        preferences.setTextPercent(percent);
        theme.apply();
        page = new DicePage(evening, preferences, theme, DicePage::Place::Page);
        window.setCentralWidget(page);
        window.resize(size);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window))
            qWarning("the window did not become active");
        page->startTyping();
    }
    ~DiceWindow() { delete page; }

    ThrowEdit& edit() { return *page->findChild<ThrowEdit*>(); }
    QString label(const char* name) { return page->findChild<QLabel*>(QLatin1String(name))->text(); }
    QAbstractButton& button(const char* name) { return *page->findChild<QAbstractButton*>(QLatin1String(name)); }
    void click(const char* name) { button(name).click(); }
    void type(const char* text)
    {
        QTest::keyClicks(&edit(), QString::fromUtf8(text));
        QTest::keyClick(edit().completer(), Qt::Key_Escape);
    }
    void showSide(const char* name)
    {
        for (auto* tab : page->findChildren<QAbstractButton*>())
            if (tab->text() == QLatin1String(name))
                QTest::mouseClick(tab, Qt::LeftButton);
    }
    OddsPanel& odds() { return *page->findChild<OddsPanel*>(); }
    bool hasCurve(const char* text)
    {
        return QTest::qWaitFor(
            [&] {
                const auto curves = odds().curves();
                return !curves.empty() && curves.back().text == QString::fromUtf8(text);
            },
            20000);
    }
    QList<DieButton*> dice()
    {
        QList<DieButton*> shown;
        for (auto* die : page->findChildren<DieButton*>())
            if (die->isVisible())
                shown.append(die);
        return shown;
    }
    /// As they are kept.
    QStringList favourites()
    {
        const FavouritesModel model(preferences);
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all.append(model.index(row).data(Qt::AccessibleTextRole).toString());
        return all;
    }
    QString clipboard() { return QGuiApplication::clipboard()->text(); }

private:
    QTemporaryDir m_folder;

public:
    Preferences preferences;
    Theme theme;
    Evening evening;
    QMainWindow window;
    Actions actions;
    DicePage* page = nullptr;
};

}

class TestDicePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void badThrowIsSaidAndMarked()
    {
        DiceWindow dice;
        dice.type("3d6 kh 2 + bonus");
        QTRY_VERIFY(dice.label("message").startsWith(QStringLiteral("At letter 12: ")));
        QCOMPARE(dice.edit().extraSelections().size(), 1);
        QCOMPARE(dice.edit().extraSelections().front().cursor.selectedText(), QStringLiteral("bonus"));
        QCOMPARE(dice.edit().extraSelections().front().format.underlineStyle(), QTextCharFormat::WaveUnderline);
        QTest::keyClick(&dice.edit(), Qt::Key_Return);
        QVERIFY2(!dice.evening.last(), "it cannot be thrown");
        QCOMPARE(dice.edit().textCursor().selectedText(), QStringLiteral("bonus"));
        dice.type("1");
        QTRY_COMPARE(dice.label("message"), QStringLiteral("Return throws it."));
        QVERIFY(dice.edit().extraSelections().isEmpty());
    }

    void tabComesByEverything()
    {
        DiceWindow dice;
        dice.type("3d6");
        const auto* back = &dice.button("back");
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
            dice.page->startTyping();
            QSet<const QWidget*> reached;
            for (int presses = 0; presses < 200; ++presses) {
                QTest::keyClick(QApplication::focusWidget(), key);
                reached.insert(QApplication::focusWidget());
                if (QApplication::focusWidget() == &dice.edit())
                    break;
            }
            QVERIFY2(reached.contains(&dice.edit()), "it comes around");
            QVERIFY2(reached.contains(back), "the way back is there by keys, too");
            QVERIFY(reached.contains(&dice.button("throw")));
        }
    }

    void mistakeAtTheEndIsMarkedToo()
    {
        DiceWindow dice;
        dice.type("3d6 +");
        QTRY_VERIFY(dice.label("message").startsWith(QStringLiteral("At letter ")));
        QCOMPARE(dice.edit().extraSelections().front().cursor.selectedText(), QStringLiteral("+"));
    }

    void typedAndThrown()
    {
        DiceWindow dice({6, 5, 2, 1, 3, 3, 3, 3});
        dice.type("4d6 kh 3");
        QTest::keyClick(&dice.edit(), Qt::Key_Return); // perhaps before it was read
        QTRY_VERIFY(dice.evening.last());
        QCOMPARE(dice.label("total"), QStringLiteral("13"));
        QCOMPARE(dice.label("words"), QStringLiteral("4d6 kh 3 gives 13. 4d6: 6, 5, 2, 1 dropped"));
        QCOMPARE(dice.dice().size(), 4);
        QVERIFY(dice.dice()[3]->accessibleName().contains(QStringLiteral("dropped")));
        QTest::keyClick(&dice.edit(), Qt::Key_Return);
        QCOMPARE(dice.label("total"), QStringLiteral("9"));
        QCOMPARE(dice.evening.history().rowCount(), 2);
        dice.click("copy-result");
        QCOMPARE(dice.clipboard(), QStringLiteral("4d6 kh 3 → 9 (4d6: 3, 3, 3, 3 dropped)"));
    }

    void builtByTaps()
    {
        DiceWindow dice({2, 5});
        QVERIFY(!dice.button("keep-highest").isEnabled());
        dice.click("d20");
        dice.click("d20");
        QCOMPARE(dice.edit().text(), QStringLiteral("2d20"));
        dice.click("keep-highest");
        dice.click("plus");
        dice.click("plus");
        QCOMPARE(dice.edit().text(), QStringLiteral("2d20 kh 1 + 2"));
        dice.click("throw");
        QTRY_VERIFY(dice.evening.last());
        QCOMPARE(dice.label("total"), QStringLiteral("7"));
        dice.click("clear");
        QCOMPARE(dice.edit().text(), QString());
        QTest::keyClick(&dice.edit(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(dice.edit().text(), QStringLiteral("2d20 kh 1 + 2"));
    }

    void wordsAreOffered()
    {
        DiceWindow dice;
        QTest::keyClicks(&dice.edit(), QStringLiteral("hits = 3d6; hi"));
        QAbstractItemView* popup = dice.edit().completer();
        QTRY_VERIFY(popup->isVisible());
        QCOMPARE(popup->model()->rowCount(), 2);
        QVERIFY(popup->model()->index(1, 0).data().toString().startsWith(QStringLiteral("highest(pool) – ")));
        QTest::keyClick(popup, Qt::Key_Down);
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(dice.edit().text(), QStringLiteral("hits = 3d6; hits"));
        QVERIFY(!dice.evening.last());
        QTest::keyClick(&dice.edit(), Qt::Key_Return);
        QTRY_VERIFY(dice.evening.last());
    }

    void returnThrowsWhenNoWordIsChosen()
    {
        DiceWindow dice;
        QTest::keyClicks(&dice.edit(), QStringLiteral("3d6 co"));
        QAbstractItemView* popup = dice.edit().completer();
        QTRY_VERIFY(popup->isVisible());
        QTest::keyClick(popup, Qt::Key_Return);
        QVERIFY(!popup->isVisible());
        QCOMPARE(dice.edit().text(), QStringLiteral("3d6 co"));
        QTRY_VERIFY(dice.edit().textCursor().hasSelection()); // the mistake
    }

    void numbersHaveRoomAtOnce()
    {
        DiceWindow dice;
        dice.type("3d6");
        auto* table = dice.odds().findChild<QTableView*>();
        QTRY_VERIFY(table->isVisible());
        QFont bold = table->font();
        bold.setBold(true);
        const int needed = QFontMetrics(bold).horizontalAdvance(QStringLiteral("100.0 %"));
        QTRY_VERIFY(table->horizontalHeader()->count() > 1);
        for (int column = 0; column < table->horizontalHeader()->count(); ++column)
            QTRY_VERIFY(table->horizontalHeader()->sectionSize(column) >= needed);
    }

    // At the last bar, too, where the words would reach over the edge.
    void whatWasThrownIsMarkedInsideTheChart()
    {
        DiceWindow dice({6, 6, 6});
        dice.type("3d6");
        auto* chart = dice.odds().findChild<DistributionChart*>();
        QTRY_VERIFY(chart && chart->isVisible());
        QTest::keyClick(&dice.edit(), Qt::Key_Return);
        QTRY_COMPARE(dice.label("total"), QStringLiteral("18"));
        QTest::qWait(50);
        const QImage picture = chart->picture().toImage();
        const int edge = picture.width() - 3;
        for (int y = 20; y < picture.height() - 20; ++y)
            QCOMPARE(picture.pixel(edge, y), picture.pixel(edge, picture.height() / 2));
    }

    void cockedDieIsThrownAgain()
    {
        DiceWindow dice({6, 5, 2});
        dice.type("2d6");
        QTest::keyClick(&dice.edit(), Qt::Key_Return);
        QTRY_COMPARE(dice.dice().size(), 2);
        QTest::mouseClick(dice.dice()[0], Qt::LeftButton);
        QCOMPARE(dice.label("total"), QStringLiteral("7"));
        QCOMPARE(dice.label("cocked"), QStringLiteral("cocked: d6 6, thrown again: 2"));
        QVERIFY(dice.dice()[0]->accessibleName().contains(QStringLiteral("cocked, was 6")));
        QVERIFY(dice.evening.history().toText().contains(QStringLiteral("cocked: d6 6, thrown again: 2")));
        dice.dice()[1]->setFocus();
        QTest::keyClick(dice.dice()[1], Qt::Key_Space);
        QVERIFY2(dice.label("message").contains(QStringLiteral("cannot be thrown again")), "there are no faces left");
    }

    void favourites()
    {
        DiceWindow dice({4, 2});
        dice.showSide("Favourites");
        QVERIFY(!dice.button("add-favourite").isEnabled());
        dice.edit().setFocus();
        dice.type("1d6 + 1");
        QTRY_VERIFY(dice.button("add-favourite").isEnabled());
        auto* name = dice.page->findChild<QLineEdit*>(QStringLiteral("favourite-name"));
        name->setFocus();
        QTest::keyClicks(name, QStringLiteral("Check"));
        QTest::keyClick(name, Qt::Key_Return);
        dice.edit().setText(QStringLiteral("1d6"));
        QTRY_VERIFY(dice.button("add-favourite").isEnabled());
        dice.click("add-favourite");
        QCOMPARE(dice.favourites(), QStringList({"Check: 1d6 + 1", "1d6: 1d6"}));

        auto* list = dice.page->findChild<QListView*>(QStringLiteral("favourites"));
        list->setFocus();
        list->setCurrentIndex(list->model()->index(1, 0));
        dice.click("favourite-up");
        QCOMPARE(dice.favourites().front(), QStringLiteral("1d6: 1d6"));
        list->setCurrentIndex(list->model()->index(1, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(dice.evening.last());
        QCOMPARE(dice.evening.last()->text, QStringLiteral("1d6 + 1"));
        QCOMPARE(dice.label("total"), QStringLiteral("5"));
        dice.click("favourite-remove");
        QCOMPARE(dice.favourites().size(), 1);
        dice.click("favourite-put-back");
        QCOMPARE(dice.favourites().size(), 2);
    }

    void history()
    {
        DiceWindow dice({1, 2, 3});
        dice.type("1d6");
        QTest::keyClick(&dice.edit(), Qt::Key_Return);
        QTRY_VERIFY(dice.evening.last());
        dice.edit().setText(QStringLiteral("1d8"));
        QTest::keyClick(&dice.edit(), Qt::Key_Return);
        QTRY_COMPARE(dice.evening.history().rowCount(), 2);
        dice.showSide("History");
        auto* list = dice.page->findChild<QListView*>(QStringLiteral("history"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 0)).center());
        QTRY_COMPARE(dice.evening.history().rowCount(), 3);
        QCOMPARE(dice.evening.last()->text, QStringLiteral("1d6"));
        QCOMPARE(dice.edit().text(), QStringLiteral("1d6"));
        dice.click("copy-history");
        QCOMPARE(dice.clipboard().count(QLatin1Char('\n')), 3);
        dice.click("clear-history");
        QCOMPARE(dice.evening.history().rowCount(), 0);
        QVERIFY(!list->isVisible());
        dice.click("put-back-history");
        QCOMPARE(dice.evening.history().rowCount(), 3);
        QVERIFY(list->isVisible());
    }

    void chartEqualsTheOdds_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"4d6 kh 3", "8d6 count >= 5", "1d6!", "a = 2d6; a * a"})
            QTest::newRow(text) << QByteArray(text);
    }

    void chartEqualsTheOdds()
    {
        QFETCH(QByteArray, text);
        DiceWindow dice;
        dice.type(text.constData());
        QVERIFY(dice.hasCurve(text.constData()));
        const auto expected = dice::odds(*dice::Program::parse(text.toStdString()), {})->distributions.front();
        QVERIFY(dice.odds().chart());
        for (const Reading reading : {Reading::AtLeast, Reading::Exactly, Reading::AtMost}) {
            dice.odds().setReading(reading);
            const ChartBars& bars = dice.odds().chart()->bars();
            QVERIFY(bars.cut || bars.places.size() == expected.chances.size());
            for (std::size_t i = 0; i < bars.places.size(); ++i)
                QVERIFY(std::abs(bars.heights[0][i] - chanceOf(expected, bars.places[i].first, reading)) < 1e-12);
        }
        auto* table = dice.odds().findChild<QTableView*>();
        QCOMPARE(table->model()->rowCount(), int(expected.chances.size()));
    }

    void lastResultIsMarked()
    {
        DiceWindow dice({4, 5});
        dice.type("2d6");
        QVERIFY(dice.hasCurve("2d6"));
        QTest::keyClick(&dice.edit(), Qt::Key_Return);
        QCOMPARE(dice.odds().curves().front().last, std::optional<std::int64_t>(9));
        auto* table = dice.odds().findChild<QTableView*>();
        QCOMPARE(table->model()->index(7, 0).data().toString(), QStringLiteral("▶ 9"));
        dice.type("+1");
        QVERIFY(dice.hasCurve("2d6+1"));
        QVERIFY2(!dice.odds().curves().front().last, "this one was not thrown yet");
    }

    void compares()
    {
        DiceWindow dice;
        dice.type("2d6");
        QVERIFY(dice.hasCurve("2d6"));
        dice.click("compare");
        dice.edit().setText(QStringLiteral("1d12"));
        QVERIFY(dice.hasCurve("1d12"));
        QCOMPARE(dice.odds().curves().size(), std::size_t(2));
        QCOMPARE(dice.odds().chart()->bars().heights.size(), std::size_t(2));
        dice.click("compare");
        dice.edit().setText(QStringLiteral("3d4"));
        QVERIFY(dice.hasCurve("3d4"));
        QCOMPARE(dice.odds().curves().size(), std::size_t(3));
        QVERIFY2(!dice.button("compare").isVisible(), "three is the most");
        dice.click("copy-csv");
        QCOMPARE(dice.clipboard().count(QStringLiteral("\r\n")), 1 + 11 + 12 + 10);
        for (auto* button : dice.odds().findChildren<QAbstractButton*>())
            if (button->accessibleName() == QStringLiteral("Compare no longer with 2d6"))
                button->click();
        QCOMPARE(dice.odds().curves().size(), std::size_t(2));
        QCOMPARE(dice.odds().curves().front().text, QStringLiteral("1d12"));
    }

    void copies()
    {
        DiceWindow dice;
        dice.type("1d2");
        QVERIFY(dice.hasCurve("1d2"));
        dice.click("copy-text");
        QVERIFY(dice.clipboard().contains(QStringLiteral("1\t50.0 %\t100 %\t50.0 %")));
        dice.click("copy-csv");
        QVERIFY(dice.clipboard().contains(QStringLiteral("\"1d2\",1,0.5,1,0.5,yes")));
        dice.click("copy-picture");
        QVERIFY(QGuiApplication::clipboard()->mimeData()->hasImage());
        QVERIFY(qvariant_cast<QImage>(QGuiApplication::clipboard()->mimeData()->imageData()).width() > 100);
    }

    void oddsOfATextThatIsGoneAreGivenUp()
    {
        ThrowWorker worker;
        QSignalSpy worked(&worker, &ThrowWorker::worked);
        QSignalSpy read(&worker, &ThrowWorker::read);
        QSignalSpy failed(&worker, &ThrowWorker::failed);
        for (int i = 0; i < 20; ++i)
            worker.ask(QStringLiteral("pairs(60d20 r <= %1, 60d20)").arg(i % 9 + 1)); // takes a while
        worker.ask(QStringLiteral("1d2"));
        QTRY_COMPARE_WITH_TIMEOUT(worked.count(), 1, 60000);
        QCOMPARE(worked.front().front().value<dice::Odds>().distributions.front().chances.size(), std::size_t(2));
        QCOMPARE(read.count(), 1);
        QCOMPARE(failed.count(), 0);
        worker.ask(QStringLiteral("1d2"));
        worker.cancel();
        QTest::qWait(50);
        QCOMPARE(worked.count(), 1);
    }

    void largeThrowsStayWithinBounds()
    {
        DiceWindow dice;
        dice.type("1000d6");
        QTest::keyClick(&dice.edit(), Qt::Key_Return);
        QTRY_VERIFY(dice.evening.last());
        QCOMPARE(dice.dice().size(), 100);
        QVERIFY(dice.hasCurve("1000d6"));
        QVERIFY(dice.odds().chart()->bars().places.size() <= 49);
        dice.edit().setText(QStringLiteral("1d1000000"));
        QVERIFY(dice.hasCurve("1d1000000"));
        QVERIFY(dice.odds().chart()->bars().places.size() <= 49);
    }

    void tooLongATextIsRefused()
    {
        DiceWindow dice;
        dice.edit().setText(QString(QStringLiteral("1+")).repeated(3000));
        QTRY_VERIFY(dice.label("message").contains(QStringLiteral("4,096")) ||
                    dice.label("message").contains(QStringLiteral("4096")));
    }

    void luckOfTheEvening()
    {
        DiceWindow dice({6, 6, 6});
        dice.showSide("Luck");
        dice.edit().setText(QStringLiteral("3d6"));
        QTest::keyClick(&dice.edit(), Qt::Key_Return);
        QTRY_VERIFY(dice.evening.last());
        QVERIFY(dice.page->findChild<LuckView*>()->text().contains(QStringLiteral("Too few to say anything")));
        QVERIFY(dice.page->findChild<LuckView*>()->text().contains(QStringLiteral("6: seen 3, expected 0.5")));
    }
};

QTEST_MAIN(TestDicePage)
#include "tst_dicepage.moc"
