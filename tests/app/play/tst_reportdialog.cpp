// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "accessible.h"
#include "gamewindow.h"
#include "play/coursechart.h"
#include "play/luckpart.h"
#include "play/overpart.h"
#include "play/reportdialog.h"
#include "play/reportsaver.h"
#include "play/scoretable.h"
#include "play/storyview.h"
#include "print/reportpages.h"
#include "rounds.h"
#include "settled.h"
#include "widgets/choicerow.h"
#include "widgets/luckview.h"
#include "widgets/noticebar.h"
#include "widgets/touchbutton.h"

#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QScrollBar>
#include <QTextDocument>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>

using namespace adjutant;
using namespace adjutant::app;

/// The report on screen, on paper and in files, and the end of a game.
class TestReportDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void theGameSoFarIsTold();
    void aGameWithoutAnythingSaysSo();
    void itIsReadByKeys();
    void aLongGameHoldsNothingUp();
    void itIsPrinted();
    void itIsSaved();
    void paperHasAsManyPagesAsItTakes();
    void chartsOnPaperHaveTheColoursOfTheSides();
    void theEndHasAllInSight_data();
    void theEndHasAllInSight();

private:
    enum class Play { TwoRounds, Over };
    void open(Play play, QSize size = {1280, 800}, int percent = 100);
    ReportDialog* report();
    QString story();
    QPushButton* button(const QString& text);
    QString notice();
    bool says(const QString& beginning);

    QTemporaryDir m_folder;
    std::unique_ptr<test::GameWindow> m_window;
};

namespace {

bool isWhole(const QWidget* widget)
{
    return widget->isVisible() && widget->visibleRegion().boundingRect() == widget->rect();
}

}

void TestReportDialog::cleanup()
{
    m_window.reset();
}

void TestReportDialog::open(Play play, QSize size, int percent)
{
    static int number = 0;
    auto session = test::quickPlay(m_folder.filePath(QStringLiteral("game-%1.adjutant").arg(++number)));
    test::mustApply(*session, {{"do", "begin"}});
    for (int round = 0; round < 2; ++round)
        test::playRound(*session);
    if (play == Play::Over)
        test::mustApply(*session, {{"do", "end"}});
    m_window = std::make_unique<test::GameWindow>(std::move(session), size, Preferences::Appearance::Light, percent);
}

ReportDialog* TestReportDialog::report()
{
    if (!m_window->page->findChild<ReportDialog*>())
        m_window->actions["report"]->trigger();
    return m_window->page->findChild<ReportDialog*>();
}

/// All of it, once it is written.
QString TestReportDialog::story()
{
    auto* view = report()->findChild<StoryView*>();
    return QTest::qWaitFor([&] { return view->part() == 1; }) ? view->toPlainText() : QString();
}

QPushButton* TestReportDialog::button(const QString& text)
{
    for (auto* button : report()->findChildren<QPushButton*>())
        if (button->isVisible() && button->text() == text)
            return button;
    return nullptr;
}

QString TestReportDialog::notice()
{
    QStringList words;
    for (const auto* label : report()->findChild<NoticeBar*>()->findChildren<QLabel*>())
        words << label->text();
    return words.join(QLatin1Char('|'));
}

bool TestReportDialog::says(const QString& beginning)
{
    const auto labels = report()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->isVisible() && label->text().startsWith(beginning); });
}

void TestReportDialog::theGameSoFarIsTold()
{
    open(Play::TwoRounds);
    m_window->key(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(m_window->page->findChild<ReportDialog*>());
    QCOMPARE(report()->windowTitle(), QStringLiteral("The game so far"));
    const QString told = story();
    for (const char* words : {"Blue against Red", "The game is not over: round 3.", "Round 1", "Round 2",
                              "Attack: 2d10 → 8, 9 · thrown on the table\nRolls against armour: 2d10 → 4, 2",
                              "Why there were points", "How the units stand", "Rules by"})
        QVERIFY2(told.contains(QString::fromUtf8(words)), words);
    QVERIFY2(!told.contains(QLatin1Char('_')), "nothing internal");
    QCOMPARE(told.count(QStringLiteral("2d10 → 8, 9")), 2); // once a round
    QCOMPARE(test::unnamedIn(report()), QStringList());
}

void TestReportDialog::aGameWithoutAnythingSaysSo()
{
    auto session = journal::Session::create(m_folder.filePath(QStringLiteral("new.adjutant")),
                                            {*packs::find(QStringLiteral("quick-play")), {"Ann", "Bea"}, {}, {}});
    QVERIFY(session);
    m_window = std::make_unique<test::GameWindow>(std::move(*session));
    QVERIFY2(story().contains(QStringLiteral("Nothing has happened yet.")), qPrintable(story()));
    QVERIFY(story().contains(QStringLiteral("The game has not begun.")));
}

void TestReportDialog::itIsReadByKeys()
{
    open(Play::TwoRounds);
    QVERIFY(!story().isEmpty());
    QWidget* const view = report()->findChild<StoryView*>();
    QVERIFY(view->hasFocus());
    auto* bar = static_cast<QAbstractScrollArea*>(view)->verticalScrollBar();
    QTest::keyClick(view, Qt::Key_PageDown);
    QVERIFY(bar->value() > 0);
    QSet<QString> reached;
    for (int i = 0; i < 12; ++i) {
        if (const auto* focused = qobject_cast<QPushButton*>(QApplication::focusWidget()))
            reached.insert(focused->text());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    for (const char* words : {"Print…", "Save as…", "Close", "Story"})
        QVERIFY2(reached.contains(QString::fromUtf8(words)), words);
    auto* tabs = report()->findChild<ChoiceRow*>();
    Q_EMIT tabs->chosen(QStringLiteral("1"));
    QVERIFY(report()->findChild<ScoreTable*>()->isVisible() && report()->findChild<CourseChart*>()->isVisible());
    Q_EMIT tabs->chosen(QStringLiteral("2"));
    QVERIFY(report()->findChild<LuckView*>()->text().contains(QStringLiteral("Blue · dice of the table\nd10: 4 dice")));
    QCOMPARE(test::unnamedIn(report()), QStringList());
    QTest::keyClick(report(), Qt::Key_Escape);
    QTRY_VERIFY(!m_window->page->findChild<ReportDialog*>());
}

/// It is told in pieces between which the window can do something else, and closed in the middle it is over.
void TestReportDialog::aLongGameHoldsNothingUp()
{
    const int lines = qEnvironmentVariableIntValue("ADJUTANT_LINES") + 4000;
    auto session = test::quickPlay(m_folder.filePath(QStringLiteral("long.adjutant")));
    test::mustApply(*session, {{"do", "begin"}});
    test::mustApply(*session, {{"do", "activate"}, {"unit", "a2"}});
    for (int i = 0; i < lines; i += 2) {
        test::mustApply(
            *session, {{"do", "note"}, {"text", "A line of the log that is as long as those are that tell a story."}});
        test::mustApply(*session, {{"do", "resolve"},
                                   {"procedure", "shoot-squad"},
                                   {"actor", "a2"},
                                   {"target", "b1"},
                                   {"weapon", "main-gun"},
                                   {"accept", false}});
    }
    m_window = std::make_unique<test::GameWindow>(std::move(session));
    QElapsedTimer clock;
    clock.start();
    QVERIFY(report());
    qInfo("open after %lld ms", clock.elapsed());
    auto* view = report()->findChild<StoryView*>();
    QVERIFY(view->part() < 1);
    bool said = false;
    qint64 longest = 0, all = 0;
    int pieces = 0;
    while (view->part() < 1) {
        said = said || says(QStringLiteral("The story is being written: "));
        ++pieces;
        clock.start();
        QCoreApplication::processEvents();
        longest = std::max(longest, clock.elapsed());
        all += clock.elapsed();
    }
    QVERIFY(said);
    QElapsedTimer rest;
    rest.start();
    while (rest.elapsed() < 1000) {
        clock.start();
        QCoreApplication::processEvents();
        longest = std::max(longest, clock.elapsed());
    }
    clock.start();
    static_cast<QAbstractScrollArea*>(view)->verticalScrollBar()->setValue(1 << 30);
    view->repaint();
    longest = std::max(longest, clock.elapsed());
    qInfo("to the end after %lld ms", clock.elapsed());
    qInfo("%d lines: %lld ms in all, the longest piece %lld ms", lines, all, longest);
    QVERIFY2(pieces >= 2, "all at once");
    QVERIFY(view->toPlainText().contains(QStringLiteral("How the units stand")));
    QTRY_VERIFY(!says(QStringLiteral("The story is being written: ")));
    report()->close();
    QTRY_VERIFY(!m_window->page->findChild<ReportDialog*>());
    QVERIFY(report() && report()->findChild<StoryView*>()->part() < 1);
    report()->close();
    QTRY_VERIFY(!m_window->page->findChild<ReportDialog*>());
}

void TestReportDialog::itIsPrinted()
{
    open(Play::TwoRounds);
    QVERIFY(report() && button(QStringLiteral("Print…")));
    button(QStringLiteral("Print…"))->click();
    auto* dialog = report()->findChild<QPrintDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->windowTitle(), QStringLiteral("Print the report"));
    const QString path = m_folder.filePath(QStringLiteral("printed.pdf"));
    dialog->printer()->setOutputFileName(path);
    dialog->done(QDialog::Accepted);
    QTRY_COMPARE(notice().section(QLatin1Char('|'), 0, 1), QStringLiteral("The report is printed|") + path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().startsWith("%PDF-"));

    button(QStringLiteral("Print…"))->click();
    dialog = report()->findChild<QPrintDialog*>();
    dialog->printer()->setOutputFileName(m_folder.filePath(QStringLiteral("none/printed.pdf")));
    dialog->done(QDialog::Accepted);
    QTRY_COMPARE(notice().section(QLatin1Char('|'), 0, 0), QStringLiteral("The report was not printed"));
}

void TestReportDialog::itIsSaved()
{
    open(Play::Over);
    QCOMPARE(report()->windowTitle(), QStringLiteral("Report"));
    QVERIFY(button(QStringLiteral("Save as…")));
    button(QStringLiteral("Save as…"))->click();
    auto* dialog = report()->findChild<QFileDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    const QString path = m_folder.filePath(QStringLiteral("saved.html"));
    Q_EMIT dialog->fileSelected(path);
    QVERIFY(says(QStringLiteral("The report is being made…")));
    dialog->close();
    QTRY_COMPARE(notice().section(QLatin1Char('|'), 0, 1), QStringLiteral("The report is saved|") + path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString html = QString::fromUtf8(file.readAll());
    QVERIFY(html.contains(QStringLiteral("<svg ")) && html.contains(QStringLiteral("<h2>Luck</h2>")));
    m_window->page->findChild<ReportSaver*>()->saveReport({}, m_folder.filePath(QStringLiteral("none/saved.html")));
    QTRY_VERIFY2(notice().startsWith(QStringLiteral("The report was not saved|")), qPrintable(notice()));
}

void TestReportDialog::paperHasAsManyPagesAsItTakes()
{
    open(Play::TwoRounds);
    const auto pagesOf = [this](const report::Report& report) {
        const QString path = m_folder.filePath(QStringLiteral("pages.pdf"));
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFileName(path);
        print(report, printer);
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? int(file.readAll().count("/Type /Page\n")) : 0;
    };
    report::Report report = report::make(m_window->session());
    const int few = pagesOf(report);
    QVERIFY2(few >= 2, qPrintable(QString::number(few)));
    auto& lines = report.chapters.back().lines;
    lines.insert(lines.end(), 200, lines.front());
    QVERIFY(pagesOf(report) > few);
}

void TestReportDialog::chartsOnPaperHaveTheColoursOfTheSides()
{
    open(Play::TwoRounds);
    const report::Report report = report::make(m_window->session());
    const QImage picture = drawn(report::pictureOf(report, report::Charted::Points), 2);
    QVERIFY(picture.width() > 1000);
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 2)
        for (int x = 0; x < picture.width(); x += 2)
            colours.insert(picture.pixel(x, y));
    QVERIFY(colours.contains(qRgb(0x1f, 0x5f, 0xbf)) && colours.contains(qRgb(0xc6, 0x28, 0x28)));
}

void TestReportDialog::theEndHasAllInSight_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::newRow("a laptop") << QSize(1280, 800) << 100;
    QTest::newRow("a laptop, large text") << QSize(1280, 800) << 200;
    QTest::newRow("a small one") << QSize(1024, 700) << 100;
}

/// The way to the report stands there without scrolling, and the end is seen from its beginning.
void TestReportDialog::theEndHasAllInSight()
{
    QFETCH(QSize, size);
    QFETCH(int, percent);
    open(Play::TwoRounds, size, percent);
    test::mustApply(m_window->session(), {{"do", "end"}});
    QVERIFY(test::settle(m_window->window));
    auto* over = m_window->page->findChild<OverPart*>();
    QVERIFY(over->isVisible());
    for (auto* button : over->bar()->findChildren<TouchButton*>())
        QVERIFY2(isWhole(button), qPrintable(button->text()));
    QCOMPARE(over->bar()->findChildren<TouchButton*>().size(), 2);
    const auto* luck = over->findChild<LuckView*>();
    QVERIFY(luck->isVisible() && luck->text().contains(QStringLiteral("Blue · dice of the table")));
    const auto* table = over->findChild<ScoreTable*>();
    QVERIFY(table->height() >= table->sizeHint().height());
    over->bar()->findChildren<TouchButton*>().first()->click();
    QVERIFY(report());
}

QTEST_MAIN(TestReportDialog)
#include "tst_reportdialog.moc"
