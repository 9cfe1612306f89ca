// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/hitmodel.h"
#include "pages/referencepanel.h"
#include "print/sheetsaver.h"
#include "samplerules.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/hitdelegate.h"
#include "widgets/noticebar.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace adjutant;
using namespace adjutant::app;

class TestReferencePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void contentsAtFirst();
    void findsWhileTyping();
    void arrowsChooseAndReturnOpens();
    void escapeGoesDown();
    void backGoesWhereOneWas();
    void clickOpens();
    void procedureIsStartedByReturn();
    void procedureThatCannotStartIsRead();
    void procedureIsStartedByItsButton();
    void procedureIsStartedFromItsSection();
    void sectionsOfThePhaseComeFirst();
    void followingDoesNotDisturbReading();
    void linksAreFollowedByKeyboard();
    void rulingsAsTheTablePlaysThem();
    void nothingFound();
    void hitWithoutSection();
    void keysOfTheWindowStayOut();
    void noPack();
    void wordsAreExplainedByKeyboard();
    void wordsAreExplainedByTap();
    void pinnedAndLastLookedUp();
    void pinIsWholeInANarrowPanel();
    void pinsAreOfTheirPack();
    void pinsAreBounded();
    void sheetIsSaved();
    void modelUnderTester();
    void snippets();
    void everythingHasAName();
    void narrowAndLarge();

private:
    void type(const QString& words) { QTest::keyClicks(line(), words); }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, with);
    }
    QLineEdit* line() const { return m_panel->findChild<QLineEdit*>(); }
    QListView* list() const { return m_panel->findChild<QListView*>(); }
    QTextBrowser* page() const { return m_panel->findChild<QTextBrowser*>(); }
    QPushButton* button(const QString& words) const
    {
        for (QPushButton* button : m_panel->findChildren<QPushButton*>())
            if (button->text() == words && button->isVisibleTo(m_panel.get()))
                return button;
        return nullptr;
    }
    NoticeBar* notice() const { return m_panel->findChild<NoticeBar*>(); }
    QString noticeWords() const
    {
        QStringList words;
        for (const QLabel* label : notice()->findChildren<QLabel*>())
            words.append(label->text());
        return words.join(QLatin1Char('|'));
    }
    QString title() const { return page()->isVisible() ? page()->document()->begin().text() : QString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<ReferencePanel> m_panel;
};

void TestReferencePanel::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<Preferences>(m_folder->filePath("settings.ini"));
    m_theme = std::make_unique<Theme>(*m_preferences);
    m_theme->apply();
    m_panel = std::make_unique<ReferencePanel>(*m_theme, *m_preferences);
    m_panel->resize(420, 700);
    m_panel->setPack(std::make_shared<packs::Pack>(test::sampleRules()));
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    m_panel->startSearch();
}

void TestReferencePanel::cleanup()
{
    m_panel.reset();
}

void TestReferencePanel::contentsAtFirst()
{
    QCOMPARE(title(), QStringLiteral("Sample rules"));
    for (const char* section : {"Objective", "Cover and terrain", "Quality check"})
        QVERIFY(page()->toPlainText().contains(QString::fromLatin1(section)));
    // By their names, whatever their order in the book is.
    const QString text = page()->toPlainText();
    QVERIFY(text.indexOf(QLatin1String("Cover and terrain")) < text.indexOf(QLatin1String("Objective")));
    QVERIFY(text.indexOf(QLatin1String("Objective")) < text.indexOf(QLatin1String("Quality check")));
}

void TestReferencePanel::findsWhileTyping()
{
    type(QStringLiteral("c"));
    QVERIFY(list()->isVisible());
    const int one = list()->model()->rowCount();
    type(QStringLiteral("over"));
    QVERIFY(list()->model()->rowCount() > 0 && list()->model()->rowCount() <= one);
    QCOMPARE(list()->currentIndex().row(), 0);
    QCOMPARE(list()->currentIndex().data().toString(), QStringLiteral("Cover"));
    QCOMPARE(QApplication::focusWidget(), line());
}

void TestReferencePanel::arrowsChooseAndReturnOpens()
{
    type(QStringLiteral("cover"));
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    press(Qt::Key_Up);
    QCOMPARE(list()->currentIndex().row(), 1);
    press(Qt::Key_Return);
    QCOMPARE(title(), QStringLiteral("Cover and terrain"));
    QVERIFY(!page()->extraSelections().isEmpty());
}

void TestReferencePanel::escapeGoesDown()
{
    type(QStringLiteral("moving"));
    press(Qt::Key_Return);
    QCOMPARE(title(), QStringLiteral("Moving"));
    press(Qt::Key_Escape);
    QVERIFY(list()->isVisible());
    QCOMPARE(line()->text(), QStringLiteral("moving"));
    press(Qt::Key_Escape);
    QCOMPARE(title(), QStringLiteral("Sample rules"));
    QVERIFY(line()->text().isEmpty());
}

void TestReferencePanel::backGoesWhereOneWas()
{
    m_panel->showSection(QStringLiteral("moving"));
    m_panel->showSection(QStringLiteral("cover"));
    m_panel->showSection(QStringLiteral("nowhere"));
    QCOMPARE(title(), QStringLiteral("Cover and terrain"));
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(title(), QStringLiteral("Moving"));
    auto* back = m_panel->findChild<QPushButton*>();
    QVERIFY(back->isVisible());
    back->click();
    QCOMPARE(title(), QStringLiteral("Sample rules"));
    QVERIFY(!back->isVisible());
}

void TestReferencePanel::clickOpens()
{
    type(QStringLiteral("scoring"));
    const QRect row = list()->visualRect(list()->model()->index(0, 0));
    QVERIFY(row.height() >= Theme::touch);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, row.topLeft() + QPoint(20, 20));
    QCOMPARE(title(), QStringLiteral("Scoring"));
}

void TestReferencePanel::procedureIsStartedByReturn()
{
    QSignalSpy chosen(m_panel.get(), &ReferencePanel::procedureChosen);
    m_panel->setStartable({QStringLiteral("shoot-squad")});
    type(QStringLiteral("shoot at a squad"));
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().toString(), QStringLiteral("shoot-squad"));
}

void TestReferencePanel::procedureThatCannotStartIsRead()
{
    QSignalSpy chosen(m_panel.get(), &ReferencePanel::procedureChosen);
    m_panel->setStartable({QStringLiteral("quality-check")});
    type(QStringLiteral("shoot at a squad"));
    QVERIFY(list()->currentIndex().data(Qt::AccessibleDescriptionRole).toString().isEmpty());
    press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(title(), QStringLiteral("Shooting at a squad"));
    QVERIFY(!button(QStringLiteral("Start: Shoot at a squad")));
    m_panel->setStartable({QStringLiteral("shoot-squad")});
    QVERIFY(button(QStringLiteral("Start: Shoot at a squad")));
}

void TestReferencePanel::procedureIsStartedByItsButton()
{
    QSignalSpy chosen(m_panel.get(), &ReferencePanel::procedureChosen);
    m_panel->setStartable({QStringLiteral("shoot-squad")});
    type(QStringLiteral("shoot at a squad"));
    const QRect row = list()->visualRect(list()->model()->index(0, 0));
    const QPoint start(row.right() - 30, row.top() + 24);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, start);
    QCOMPARE(chosen.count(), 1);
    QVERIFY(list()->isVisible());
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, row.topLeft() + QPoint(20, 20));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(title(), QStringLiteral("Shooting at a squad"));
}

void TestReferencePanel::procedureIsStartedFromItsSection()
{
    QSignalSpy chosen(m_panel.get(), &ReferencePanel::procedureChosen);
    m_panel->setStartable({QStringLiteral("quality-check")});
    m_panel->showSection(QStringLiteral("quality-check"));
    QPushButton* start = button(QStringLiteral("Start: Quality check"));
    QVERIFY(start && start->isVisible());
    start->click();
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().toString(), QStringLiteral("quality-check"));
}

void TestReferencePanel::sectionsOfThePhaseComeFirst()
{
    m_panel->followSections({QStringLiteral("scoring"), QStringLiteral("nowhere"), QStringLiteral("moving")});
    const QString text = page()->toPlainText();
    QVERIFY(text.startsWith(QLatin1String("Scoring")));
    QVERIFY(text.indexOf(QLatin1String("Range of a move")) > text.indexOf(QLatin1String("victory point")));
    QVERIFY(text.indexOf(QLatin1String("All of the rules")) > text.indexOf(QLatin1String("Range of a move")));
}

void TestReferencePanel::followingDoesNotDisturbReading()
{
    m_panel->showSection(QStringLiteral("cover"));
    m_panel->followSections({QStringLiteral("scoring")});
    QCOMPARE(title(), QStringLiteral("Cover and terrain"));
    press(Qt::Key_Escape);
    QCOMPARE(title(), QStringLiteral("Scoring"));
}

void TestReferencePanel::linksAreFollowedByKeyboard()
{
    packs::Pack pack = test::sampleRules();
    pack.glossary.clear();
    m_panel->setPack(std::make_shared<packs::Pack>(pack));
    m_panel->showSection(QStringLiteral("scoring"));
    m_panel->showSection(QStringLiteral("cover"));
    page()->setFocus();
    press(Qt::Key_Tab);
    press(Qt::Key_Return);
    QCOMPARE(title(), QStringLiteral("Moving"));
    QCOMPARE(QApplication::focusWidget(), page());
    press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(title(), QStringLiteral("Cover and terrain"));
}

void TestReferencePanel::rulingsAsTheTablePlaysThem()
{
    m_panel->showSection(QStringLiteral("quality-check"));
    QVERIFY(!page()->toPlainText().contains(QLatin1String("At this table")));
    m_panel->setRulings({{QStringLiteral("quality-check"), QStringLiteral("one-by-one")}});
    QVERIFY(page()->toPlainText().contains(QLatin1String("At this table: One by one")));
    QCOMPARE(title(), QStringLiteral("Quality check"));
    m_panel->showSection(QStringLiteral("shooting"));
    QVERIFY(page()->toPlainText().contains(QLatin1String("At this table: The attack goes on")));
    m_panel->showSection(QStringLiteral("cover"));
    QVERIFY(!page()->toPlainText().contains(QLatin1String("At this table")));
    press(Qt::Key_Escape);
    QVERIFY(page()->toPlainText().contains(QLatin1String("At this table: The attack goes on")));
}

void TestReferencePanel::nothingFound()
{
    type(QStringLiteral("xyzzyq"));
    QVERIFY(!list()->isVisible() && !page()->isVisible());
    bool said = false;
    for (const QLabel* label : m_panel->findChildren<QLabel*>())
        said =
            said || (label->isVisible() && label->text() == QStringLiteral("Nothing for “xyzzyq”. Try fewer letters."));
    QVERIFY(said);
    press(Qt::Key_Return);
    press(Qt::Key_Escape);
    QCOMPARE(title(), QStringLiteral("Sample rules"));
}

void TestReferencePanel::hitWithoutSection()
{
    packs::Pack pack = test::sampleRules();
    pack.glossary.push_back({QStringLiteral("Gizmo"), QStringLiteral("A thing that turns."), QString()});
    m_panel->setPack(std::make_shared<packs::Pack>(pack));
    type(QStringLiteral("gizmo"));
    press(Qt::Key_Return);
    QCOMPARE(title(), QStringLiteral("Gizmo"));
    QVERIFY(page()->toPlainText().contains(QLatin1String("A thing that turns.")));
}

void TestReferencePanel::keysOfTheWindowStayOut()
{
    QWidget window;
    int taken = 0;
    for (const char* key : {"Esc", "Return", "Alt+Left", "Down"}) {
        auto* action = new QAction(&window);
        action->setShortcut(QKeySequence(QString::fromLatin1(key)));
        connect(action, &QAction::triggered, this, [&] { ++taken; });
        window.addAction(action);
    }
    m_panel->setParent(&window);
    m_panel->show();
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    m_panel->startSearch();
    type(QStringLiteral("moving"));
    press(Qt::Key_Down);
    press(Qt::Key_Up);
    press(Qt::Key_Return);
    press(Qt::Key_Left, Qt::AltModifier);
    press(Qt::Key_Escape);
    QCOMPARE(taken, 0);
    press(Qt::Key_Escape);
    QCOMPARE(taken, 1);
    m_panel->setParent(nullptr);
}

void TestReferencePanel::noPack()
{
    m_panel->setPack(nullptr);
    m_panel->setRulings({});
    m_panel->followSections({QStringLiteral("cover")});
    m_panel->showSection(QStringLiteral("cover"));
    QVERIFY(!line()->isEnabled());
    QVERIFY(!page()->isVisible());
    ReferencePanel empty(*m_theme, *m_preferences);
    empty.setPack(std::make_shared<packs::Pack>());
    empty.grab();
}

void TestReferencePanel::wordsAreExplainedByKeyboard()
{
    m_panel->showSection(QStringLiteral("scoring"));
    page()->setFocus();
    QVERIFY(!notice()->isVisible());
    press(Qt::Key_Tab);
    press(Qt::Key_Return);
    QCOMPARE(title(), QStringLiteral("Scoring"));
    QVERIFY(notice()->isVisible());
    QCOMPARE(noticeWords(), QStringLiteral("Strategic point|One of three places in the middle."));
    QVERIFY2(!button(QStringLiteral("More")), "this is the section that tells more");
    press(Qt::Key_Escape);
    QVERIFY(!notice()->isVisible());
    QCOMPARE(title(), QStringLiteral("Scoring"));
}

void TestReferencePanel::wordsAreExplainedByTap()
{
    m_panel->showSection(QStringLiteral("measuring"));
    QTextCursor cursor = page()->document()->find(QStringLiteral("brick"));
    QVERIFY(!cursor.isNull());
    QCOMPARE(cursor.charFormat().anchorHref(), QStringLiteral("term:Brick"));
    page()->setTextCursor(cursor);
    const QPoint where = page()->cursorRect(cursor).center() - QPoint(6, 0);
    QTest::mouseClick(page()->viewport(), Qt::LeftButton, {}, where);
    QVERIFY(notice()->isVisible());
    QVERIFY2(noticeWords().startsWith(QLatin1String("Brick|The long side")), qPrintable(noticeWords()));
    m_panel->showSection(QStringLiteral("scoring"));
    QVERIFY2(!notice()->isVisible(), "it goes with its page");
}

void TestReferencePanel::pinIsWholeInANarrowPanel()
{
    m_panel->showSection(QStringLiteral("moving"));
    QPushButton* pin = button(QStringLiteral("Pin"));
    QVERIFY(pin && pin->y() < line()->geometry().bottom());
    m_preferences->setTextPercent(200);
    m_panel->resize(300, 700);
    QTRY_VERIFY2(pin->y() > line()->geometry().bottom(), "below the line");
    QVERIFY(pin->width() >= pin->sizeHint().width());
    QVERIFY(line()->width() > 250);
    m_panel->resize(900, 700);
    QTRY_VERIFY2(pin->y() < line()->geometry().bottom(), "beside the line again");
}

void TestReferencePanel::pinnedAndLastLookedUp()
{
    m_panel->showSection(QStringLiteral("moving"));
    press(Qt::Key_B, Qt::ControlModifier);
    m_panel->showSection(QStringLiteral("cover"));
    m_panel->showSection(QStringLiteral("scoring"));
    QPushButton* pin = button(QStringLiteral("Pin"));
    QVERIFY(pin && !pin->isChecked());
    pin->click();
    QVERIFY(pin->isChecked());
    press(Qt::Key_Escape);
    QCOMPARE(title(), QStringLiteral("Sample rules"));
    QVERIFY(!pin->isVisible());
    const QString text = page()->toPlainText();
    const QStringList wanted{"Pinned", "Moving",          "Scoring", "Last looked up", "Scoring", "Cover and terrain",
                             "Moving", "All of the rules"};
    qsizetype at = 0;
    for (const QString& words : wanted) {
        at = text.indexOf(words, at);
        QVERIFY2(at >= 0, qPrintable(words + QStringLiteral(" in ") + text));
        at += words.size();
    }
    m_panel->showSection(QStringLiteral("moving"));
    QVERIFY(pin->isChecked());
    m_panel->togglePin();
    QVERIFY(!pin->isChecked());
    QCOMPARE(m_preferences->pinned(QStringLiteral("sample")), QStringList{QStringLiteral("scoring")});
}

void TestReferencePanel::pinsAreOfTheirPack()
{
    m_panel->showSection(QStringLiteral("moving"));
    m_panel->togglePin();
    packs::Pack other = test::sampleRules();
    other.id = QStringLiteral("other");
    m_panel->setPack(std::make_shared<packs::Pack>(other));
    QVERIFY(!page()->toPlainText().contains(QLatin1String("Pinned")));
    QVERIFY(!page()->toPlainText().contains(QLatin1String("Last looked up")));
    m_panel->setPack(std::make_shared<packs::Pack>(test::sampleRules()));
    QVERIFY(page()->toPlainText().contains(QLatin1String("Pinned")));
}

void TestReferencePanel::pinsAreBounded()
{
    for (int i = 0; i < 40; ++i) {
        m_preferences->setPinned(QStringLiteral("sample"), QString::number(i), true);
        m_preferences->addLookedUp(QStringLiteral("sample"), QString::number(i));
    }
    QCOMPARE(m_preferences->pinned(QStringLiteral("sample")).size(), Preferences::mostPinned);
    QCOMPARE(m_preferences->pinned(QStringLiteral("sample")).last(), QStringLiteral("39"));
    QCOMPARE(m_preferences->lookedUp(QStringLiteral("sample")).size(), Preferences::mostLookedUp);
    QCOMPARE(m_preferences->lookedUp(QStringLiteral("sample")).first(), QStringLiteral("39"));
}

void TestReferencePanel::sheetIsSaved()
{
    auto* saver = m_panel->findChild<SheetSaver*>();
    QVERIFY(saver && button(QStringLiteral("Save the sheet as PDF…")) && button(QStringLiteral("Print the sheet…")));
    const QString path = m_folder->filePath(QStringLiteral("sheet.pdf"));
    saver->saveSheet(std::make_shared<packs::Pack>(test::sampleRules()), path);
    QTRY_VERIFY(notice()->isVisible());
    QCOMPARE(noticeWords(), QStringLiteral("The sheet is saved|") + path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().startsWith("%PDF-"));
    press(Qt::Key_Escape);
    QVERIFY(!notice()->isVisible());
    m_panel->resize(420, 300); // the rules have the room, and the menu prints
    QVERIFY(!button(QStringLiteral("Save the sheet as PDF…")) && !button(QStringLiteral("Print the sheet…")));
    m_panel->resize(420, 700);
    QVERIFY(button(QStringLiteral("Print the sheet…")));
    saver->saveSheet(std::make_shared<packs::Pack>(test::sampleRules()), m_folder->filePath("none/sheet.pdf"));
    QTRY_VERIFY(notice()->isVisible());
    QVERIFY2(noticeWords().startsWith(QLatin1String("The sheet was not saved|")), qPrintable(noticeWords()));
}

void TestReferencePanel::modelUnderTester()
{
    HitModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const lookup::Index index(test::sampleRules());
    for (const char* words : {"cover", "", "s", "quality check"})
        model.setHits(index.search(QString::fromLatin1(words)));
    QVERIFY(model.rowCount() > 1);
    QVERIFY(!model.hit(model.index(model.rowCount(), 0)));
    const QModelIndex first = model.index(0, 0);
    QVERIFY(first.data(Qt::AccessibleTextRole).toString().startsWith(QLatin1String("Quality check, ")));
}

void TestReferencePanel::snippets()
{
    lookup::Hit hit;
    hit.text = QStringLiteral("word ").repeated(40) + QStringLiteral("found it");
    hit.marks = {{200, 5}};
    const lookup::Hit part = snippetOf(hit);
    QVERIFY(part.text.size() < 80);
    QCOMPARE(part.text.mid(part.marks.front().first, 5), QStringLiteral("found"));
    hit.marks = {{0, 4}};
    QCOMPARE(snippetOf(hit).text, hit.text);
    hit.text = QString(300, QLatin1Char('x'));
    hit.marks = {{299, 1}};
    QVERIFY(snippetOf(hit).marks.front().first < snippetOf(hit).text.size());
}

void TestReferencePanel::everythingHasAName()
{
    m_panel->showSection(QStringLiteral("quality-check"));
    for (const QWidget* widget : m_panel->findChildren<QWidget*>()) {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool hasWords = button && (!button->text().isEmpty() || !button->isVisible());
        const bool isOurs = widget->focusPolicy() & Qt::TabFocus && !widget->inherits("QLineEditIconButton");
        if (isOurs && !hasWords)
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
}

void TestReferencePanel::narrowAndLarge()
{
    m_preferences->setTextPercent(200);
    m_theme->apply();
    m_panel->resize(300, 600);
    QCOMPARE(m_panel->width(), 300);
    type(QStringLiteral("cover"));
    QVERIFY(!m_panel->grab().isNull());
    press(Qt::Key_Return);
    m_panel->grab();
    QCOMPARE(page()->horizontalScrollBarPolicy(), Qt::ScrollBarAsNeeded);
    m_preferences->setTextPercent(100);
}

QTEST_MAIN(TestReferencePanel)
#include "tst_referencepanel.moc"
