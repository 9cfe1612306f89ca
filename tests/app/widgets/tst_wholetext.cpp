// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rightclick.h"
#include "shell/actions.h"
#include "shell/fingers.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/choicerow.h"
#include "widgets/linklabel.h"
#include "widgets/oddschart.h"
#include "widgets/rowmenu.h"
#include "widgets/touchbutton.h"
#include "widgets/unitcard.h"
#include "widgets/wholetext.h"

#include <QAccessible>
#include <QDialog>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QPointingDevice>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QStyleHints>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace adjutant::app;
using namespace adjutant;

namespace {

const QString longWords =
    QStringLiteral("The Honourable Company of Brassbound Riflemen lost its last horse in the ford. ")
        .repeated(4)
        .trimmed();
const QString help = QStringLiteral("Half of it must be hidden from where the shot comes.");

}

/// Words without room and help, read without hovering.
class TestWholeText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void shortenedWordsOpen_data();
    void shortenedWordsOpen();
    void aReleaseAloneOpensNothing();
    void aParagraphLeftOutCounts();
    void wholeWordsCostNothing();
    void tappedWordsLeaveSpaceToTheTray();
    void wordsThatLeadSomewhereStillDo();
    void helpIsTold_data();
    void helpIsTold();
    void helpIsShownToBeThere();
    void helpOfAChoiceStandsAtItsLabel();
    void ownMenusComeFirst();
    void dialogsTellHelpToo();
    void rowsAreReadFromTheirMenu();
    void cardsAreReadFromTheirMenu();
    void oddsTellTheirTitle();
    void longWordsAreScrolled();

private:
    TextLabel* addLabel(const QString& text);
    TouchButton* addButton();
    void show();
    WholeText* opened() const;
    QStringList readIn(const WholeText& text) const;
    void ask(QWidget& widget, const QByteArray& way);
    void touch(QWidget& widget, bool isHeld);

    std::unique_ptr<QPointingDevice> m_screen{QTest::createTouchDevice()};
    QTemporaryDir m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Fingers> m_fingers;
    std::unique_ptr<QMainWindow> m_window;
    Actions* m_actions = nullptr;
    QVBoxLayout* m_column = nullptr;
};

void TestWholeText::init()
{
    m_preferences = std::make_unique<Preferences>(m_folder.filePath(QStringLiteral("adjutant.ini")));
    m_theme = std::make_unique<Theme>(*m_preferences);
    m_theme->apply();
    m_fingers = std::make_unique<Fingers>();
    m_window = std::make_unique<QMainWindow>();
    m_actions = new Actions(m_window.get(), &m_theme->keys());
    auto* page = new QWidget;
    page->setFocusPolicy(Qt::StrongFocus);
    m_column = new QVBoxLayout(page);
    m_window->setCentralWidget(page);
    m_window->resize(400, 500);
}

void TestWholeText::cleanup()
{
    if (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    m_window.reset();
}

TextLabel* TestWholeText::addLabel(const QString& text)
{
    auto* label = new TextLabel(m_window->centralWidget());
    label->setMostLines(2);
    label->setText(text);
    m_column->addWidget(label);
    return label;
}

TouchButton* TestWholeText::addButton()
{
    auto* button = new TouchButton(*m_theme, QStringLiteral("Target in cover"), m_window->centralWidget());
    button->setHelp(help);
    m_column->addWidget(button);
    return button;
}

void TestWholeText::show()
{
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->centralWidget()->setFocus();
}

WholeText* TestWholeText::opened() const
{
    return qobject_cast<WholeText*>(QApplication::activePopupWidget());
}

QStringList TestWholeText::readIn(const WholeText& text) const
{
    QStringList read;
    for (const auto* label : text.findChildren<TextLabel*>())
        if (label->isVisible() && !label->isShortened())
            read << label->text();
    return read;
}

void TestWholeText::touch(QWidget& widget, bool isHeld)
{
    QWidget* window = widget.window();
    const QPoint at = widget.mapTo(window, widget.rect().center());
    QGuiApplication::styleHints()->setMousePressAndHoldInterval(isHeld ? 40 : 5'000);
    QTest::touchEvent(window, m_screen.get()).press(0, at, window);
    if (isHeld)
        QTest::qWait(120);
    QTest::touchEvent(window, m_screen.get()).release(0, at, window);
}

void TestWholeText::ask(QWidget& widget, const QByteArray& way)
{
    if (way == "click")
        QTest::mouseClick(&widget, Qt::LeftButton);
    else if (way == "tap")
        touch(widget, false);
    else if (way == "held finger")
        touch(widget, true);
    else if (way == "right click")
        test::menuOf(widget, widget.rect().center());
    else
        widget.setFocus(Qt::TabFocusReason);
    if (way == "Return")
        QTest::keyClick(&widget, Qt::Key_Return);
    else if (way == "Space")
        QTest::keyClick(&widget, Qt::Key_Space);
    else if (way == "key")
        QTest::keyClick(&widget, Qt::Key_F1, Qt::ShiftModifier);
    else if (way == "menu key")
        test::menuByKeyOf(widget);
}

void TestWholeText::shortenedWordsOpen_data()
{
    QTest::addColumn<QByteArray>("way");
    for (const char* way : {"click", "tap", "held finger", "right click", "Return", "Space", "key", "menu key"})
        QTest::newRow(way) << QByteArray(way);
}

void TestWholeText::shortenedWordsOpen()
{
    QFETCH(QByteArray, way);
    TextLabel* label = addLabel(longWords);
    show();
    QVERIFY(label->isShortened());
    QVERIFY2(label->focusPolicy() & Qt::TabFocus, "Tab leads there");
    QCOMPARE(QAccessible::queryAccessibleInterface(label)->text(QAccessible::Name), longWords);
    QSignalSpy thrown((*m_actions)["throw"], &QAction::triggered);
    ask(*label, way);
    QVERIFY(opened());
    QCOMPARE(readIn(*opened()), QStringList(longWords));
    QVERIFY(label->screen()->geometry().contains(opened()->geometry()));
    QCOMPARE(thrown.count(), 0);
    QTest::keyClick(opened(), Qt::Key_Escape);
    QVERIFY(!opened());
}

/// The second press of a double click is heard nowhere, its release is.
void TestWholeText::aReleaseAloneOpensNothing()
{
    TextLabel* label = addLabel(longWords);
    show();
    QTest::mouseRelease(label, Qt::LeftButton);
    QVERIFY(!opened());
    QTest::mouseClick(label, Qt::LeftButton);
    QVERIFY(opened());
}

void TestWholeText::aParagraphLeftOutCounts()
{
    TextLabel* label = addLabel(QStringLiteral("Round 1\nRound 2\n") + longWords);
    show();
    QVERIFY(label->isShortened());
    label->setText(QStringLiteral("Round 1\nRound 2"));
    QVERIFY(!label->isShortened());
}

void TestWholeText::wholeWordsCostNothing()
{
    TextLabel* label = addLabel(QStringLiteral("Out of reach."));
    show();
    QVERIFY(!label->isShortened());
    QCOMPARE(label->focusPolicy(), Qt::NoFocus);
    ask(*label, "click");
    ask(*label, "right click");
    QVERIFY(!opened());
    label->setText(longWords);
    QTRY_COMPARE(label->focusPolicy(), Qt::TabFocus);
    label->setText(QStringLiteral("Out of reach."));
    QTRY_COMPARE(label->focusPolicy(), Qt::NoFocus);
}

void TestWholeText::tappedWordsLeaveSpaceToTheTray()
{
    TextLabel* label = addLabel(longWords);
    show();
    ask(*label, "tap");
    QVERIFY(opened());
    QTest::mouseClick(opened(), Qt::LeftButton, {}, QPoint(-20, -20));
    QVERIFY2(!opened(), "a tap elsewhere closes it");
    QVERIFY(!label->hasFocus());
    QSignalSpy thrown((*m_actions)["throw"], &QAction::triggered);
    QTest::keyClick(m_window.get(), Qt::Key_Space);
    QCOMPARE(thrown.count(), 1);
    QSignalSpy next((*m_actions)["next"], &QAction::triggered);
    label->setFocus(Qt::TabFocusReason);
    QTest::keyClick(label, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!opened());
    QCOMPARE(next.count(), 1);
}

void TestWholeText::wordsThatLeadSomewhereStillDo()
{
    auto* link = new LinkLabel(m_window->centralWidget());
    link->setMostLines(2);
    link->setText(longWords);
    link->setLeading(true);
    m_column->addWidget(link);
    show();
    QSignalSpy pressed(link, &LinkLabel::pressed);
    ask(*link, "tap");
    ask(*link, "Return");
    QCOMPARE(pressed.count(), 2);
    QVERIFY(!opened());
    ask(*link, "held finger");
    QVERIFY(opened());
    QCOMPARE(readIn(*opened()), QStringList(longWords));
}

void TestWholeText::helpIsTold_data()
{
    QTest::addColumn<QByteArray>("way");
    for (const char* way : {"held finger", "right click", "key", "menu key"})
        QTest::newRow(way) << QByteArray(way);
}

void TestWholeText::helpIsTold()
{
    QFETCH(QByteArray, way);
    TouchButton* button = addButton();
    button->setDetail(QStringLiteral("−2"));
    button->setAccessibleName(button->text() + QStringLiteral(". Takes two dice away."));
    show();
    QSignalSpy clicked(button, &TouchButton::clicked);
    ask(*button, way);
    QVERIFY(opened());
    QCOMPARE(readIn(*opened()), QStringList({button->text(), help}));
    QCOMPARE(clicked.count(), 0);
    QTest::keyClick(opened(), Qt::Key_Space);
    QVERIFY(!opened());
    QCOMPARE(QAccessible::queryAccessibleInterface(button)->text(QAccessible::Description),
             QStringLiteral("−2. ") + help);
    ask(*button, "click");
    QCOMPARE(clicked.count(), 1);
}

void TestWholeText::helpIsShownToBeThere()
{
    TouchButton* button = addButton();
    show();
    const QImage with = button->grab().toImage();
    button->setHelp({});
    const QSize size = button->sizeHint();
    QVERIFY(button->grab().toImage() != with);
    button->setHelp(help);
    QCOMPARE(button->sizeHint(), size);
}

void TestWholeText::helpOfAChoiceStandsAtItsLabel()
{
    auto* row = new ChoiceRow(*m_theme, QStringLiteral("Cover"), m_window->centralWidget());
    row->setItems({{QStringLiteral("none"), QStringLiteral("None"), {}, {}},
                   {QStringLiteral("half"), QStringLiteral("Half"), {}, {}, QStringLiteral("A wall of four bricks.")}},
                  QStringLiteral("none"));
    row->setHelp(help);
    m_column->addWidget(row);
    show();
    const QStringList told{QStringLiteral("Cover"), help};
    auto* label = row->findChild<TextLabel*>();
    QCOMPARE(label->focusPolicy(), Qt::NoFocus); // its buttons tell it to keys
    ask(*label, "tap");
    QVERIFY(opened());
    QCOMPARE(readIn(*opened()), told);
    opened()->close();
    const auto buttons = row->findChildren<TouchButton*>();
    ask(*buttons.first(), "key");
    QVERIFY(opened());
    QCOMPARE(readIn(*opened()), told);
    opened()->close();
    ask(*buttons.last(), "key");
    QVERIFY(opened());
    QCOMPARE(readIn(*opened()), QStringList({QStringLiteral("Half"), QStringLiteral("A wall of four bricks.")}));
}

void TestWholeText::ownMenusComeFirst()
{
    TouchButton* button = addButton();
    show();
    QWidget* page = m_window->centralWidget();
    page->setContextMenuPolicy(Qt::CustomContextMenu);
    QSignalSpy asked(page, &QWidget::customContextMenuRequested);
    ask(*button, "right click");
    ask(*button, "held finger");
    QCOMPARE(asked.count(), 2);
    QVERIFY(!opened());
    ask(*button, "key");
    QVERIFY(opened());
}

void TestWholeText::dialogsTellHelpToo()
{
    show();
    QDialog dialog(m_window.get());
    auto* column = new QVBoxLayout(&dialog);
    auto* button = new TouchButton(*m_theme, QStringLiteral("Rulings"), &dialog);
    button->setHelp(help);
    column->addWidget(button);
    dialog.open();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    ask(*button, "key");
    QVERIFY(opened());
    QCOMPARE(readIn(*opened()), QStringList({QStringLiteral("Rulings"), help}));
    opened()->close();
    ask(*button, "held finger");
    QVERIFY(opened());
}

void TestWholeText::rowsAreReadFromTheirMenu()
{
    QStandardItemModel model;
    model.appendRow(new QStandardItem(QStringLiteral("Round 1…")));
    model.appendRow(new QStandardItem(QStringLiteral("Round 2")));
    model.item(0)->setToolTip(longWords);
    auto* list = new QListView(m_window->centralWidget());
    list->setModel(&model);
    auto* mend = addButton();
    offerAtRows(*list, {mend});
    m_column->addWidget(list);
    show();
    const auto menuAt = [&](int row) {
        return test::menuOf(*list->viewport(), list->visualRect(model.index(row, 0)).center());
    };
    QVERIFY(test::choose(menuAt(0), "readInFull"));
    QVERIFY(opened());
    QCOMPARE(readIn(*opened()), QStringList(longWords));
    opened()->close();
    QVERIFY(!test::choose(menuAt(1), "readInFull"));
    list->setCurrentIndex(model.index(0, 0));
    ask(*list, "key");
    QVERIFY(opened());
}

void TestWholeText::cardsAreReadFromTheirMenu()
{
    auto* card = new UnitCard(*m_theme, false, m_window->centralWidget());
    CardLook look;
    look.name = longWords;
    look.type = QStringLiteral("Squad");
    card->setCard(look);
    card->setFixedWidth(200);
    m_column->addWidget(card);
    show();
    QVERIFY(test::choose(test::menuOf(*card, QPoint(5, 5)), "readInFull"));
    QVERIFY(opened());
    QCOMPARE(readIn(*opened()), QStringList(longWords));
    opened()->close();
    look.name = QStringLiteral("Squad");
    card->setCard(look);
    QVERIFY(!test::choose(test::menuOf(*card, QPoint(5, 5)), "readInFull"));
}

void TestWholeText::oddsTellTheirTitle()
{
    auto* chart = new OddsChart(*m_theme, m_window->centralWidget());
    chart->setBars(longWords, {{QStringLiteral("0"), 0.5}, {QStringLiteral("1"), 0.5}});
    auto* chance = new ChanceView(*m_theme, m_window->centralWidget());
    chance->setChance(longWords, 0.25);
    show();
    for (const OddsForm form : {OddsForm::Full, OddsForm::Compact}) {
        chart->setForm(form);
        chart->setGeometry(0, 0, 300, chart->sizeHint().height());
        auto* title = chart->findChild<TextLabel*>();
        QVERIFY(title->isVisible() && title->isShortened());
        ask(*title, "tap");
        QVERIFY(opened());
        QCOMPARE(readIn(*opened()), QStringList(longWords));
        opened()->close();
    }
    chance->setForm(OddsForm::Compact);
    chance->setGeometry(0, 200, 300, chance->sizeHint().height());
    auto* label = chance->findChild<TextLabel*>();
    QVERIFY(label->isVisible() && label->isShortened());
    ask(*label, "Return");
    QVERIFY(opened());
    chance->setForm(OddsForm::Full);
    QVERIFY(!label->isVisible());
}

void TestWholeText::longWordsAreScrolled()
{
    TextLabel* label = addLabel(longWords.repeated(40));
    show();
    ask(*label, "Return");
    QVERIFY(opened());
    QVERIFY(label->screen()->geometry().contains(opened()->geometry()));
    auto* bar = opened()->findChild<QScrollArea*>()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
    QVERIFY(bar->value() > 0);
}

QTEST_MAIN(TestWholeText)

#include "tst_wholetext.moc"
