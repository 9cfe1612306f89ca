// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gamewindow.h"
#include "play/drawer.h"
#include "play/scoretable.h"
#include "rounds.h"
#include "settled.h"
#include "shell/language.h"
#include "widgets/touchbutton.h"

#include <QScrollArea>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QScatterSeries>

using namespace adjutant;
using namespace adjutant::app;

/// The score page of the drawer and its chart on a laptop's window.
class TestScorePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { m_window.reset(); }
    void theScorePageHasRoom_data();
    void theScorePageHasRoom();
    void marksOfTheChartAreWhole();

private:
    void open(int percent);

    QTemporaryDir m_folder;
    std::unique_ptr<test::GameWindow> m_window;
};

namespace {

bool isWhole(const QWidget* widget)
{
    return widget->isVisible() && widget->visibleRegion().boundingRect() == widget->rect();
}

}

void TestScorePage::open(int percent)
{
    static int number = 0;
    auto session = test::quickPlay(m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++number)));
    test::mustApply(*session, {{"do", "begin"}});
    for (int round = 0; round < 2; ++round)
        test::playRound(*session);
    m_window = std::make_unique<test::GameWindow>(std::move(session), QSize(1280, 800), Preferences::Appearance::Light,
                                                  percent);
}

void TestScorePage::theScorePageHasRoom_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("language");
    for (const int percent : {100, 200})
        for (const char* language : {"en", "de"})
            QTest::addRow("%d %%, %s", percent, language) << percent << QString::fromLatin1(language);
}

/// Nothing is squeezed or cut at the side, and whatever has no room is scrolled to.
void TestScorePage::theScorePageHasRoom()
{
    QFETCH(int, percent);
    QFETCH(QString, language);
    Preferences preferences(m_folder.filePath(QStringLiteral("%1.ini").arg(language)));
    preferences.setLanguage(language);
    Language spoken(preferences);
    spoken.apply();
    open(percent);
    m_window->key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(test::settle(m_window->window));
    auto* drawer = m_window->page->findChild<Drawer*>();
    const auto* table = drawer->findChild<ScoreTable*>();
    const int rows = table->model()->rowCount();
    QCOMPARE(rows, 4);
    QVERIFY(table->viewport()->height() >= rows * table->rowHeight(0));
    QVERIFY(table->rowHeight(0) > table->fontMetrics().height());
    const auto* view = drawer->findChild<QChartView*>();
    QVERIFY(view->height() >= view->minimumHeight());
    QVERIFY2(view->chart()->plotArea().height() >= 60, qPrintable(QString::number(view->chart()->plotArea().height())));
    auto* scroll = drawer->findChild<QScrollArea*>(QStringLiteral("scorePage"));
    QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
    QVERIFY(scroll->widget()->height() >=
            scroll->widget()->layout()->totalMinimumHeightForWidth(scroll->widget()->width()));
    for (auto* button : scroll->findChildren<TouchButton*>()) {
        scroll->ensureWidgetVisible(button);
        QVERIFY2(isWhole(button), qPrintable(button->text()));
        QVERIFY2(button->height() >= button->heightForWidth(button->width()), qPrintable(button->text()));
    }
}

/// Also those at the lowest and the highest value, and of the first and the last round.
void TestScorePage::marksOfTheChartAreWhole()
{
    open(100);
    m_window->key(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(test::settle(m_window->window));
    QChart* chart = m_window->page->findChild<Drawer*>()->findChild<QChartView*>()->chart();
    int marks = 0;
    for (QAbstractSeries* series : chart->series()) {
        const auto* scatter = qobject_cast<QScatterSeries*>(series);
        for (const QPointF& point : scatter ? scatter->points() : QList<QPointF>()) {
            const QPointF at = chart->mapToPosition(point, series);
            const double half = scatter->markerSize() / 2;
            const QRectF mark(at - QPointF(half, half), QSizeF(2 * half, 2 * half));
            QVERIFY2(chart->plotArea().contains(mark),
                     qPrintable(QStringLiteral("%1, %2").arg(point.x()).arg(point.y())));
            ++marks;
        }
    }
    QCOMPARE(marks, 6);
}

QTEST_MAIN(TestScorePage)
#include "tst_scorepage.moc"
