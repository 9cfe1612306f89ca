// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/choicebutton.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/breakable.h"
#include "widgets/choicerow.h"
#include "widgets/counterbutton.h"
#include "widgets/dieview.h"
#include "widgets/luckview.h"
#include "widgets/numberpad.h"
#include "widgets/numberrow.h"
#include "widgets/oddschart.h"
#include "widgets/textlabel.h"
#include "widgets/touchbutton.h"
#include "widgets/trackbar.h"
#include "widgets/unitcard.h"

#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace adjutant::app;

class TestWidgets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersStayWithWhatTheyCount_data();
    void numbersStayWithWhatTheyCount();
    void initTestCase();
    void diePaints_data();
    void diePaints();
    void hitAndMissDifferWithoutColour();
    void badgesLeaveThePipsAlone_data();
    void badgesLeaveThePipsAlone();
    void dieInWords();
    void padSetsByKeys_data();
    void padSetsByKeys();
    void padLeavesByEscape();
    void noNumberStandsAlone();
    void counterOpensItsPad();
    void aCounterKeepsItsWidth();
    void returnIsForTheDialog();
    void rowTakesDigits();
    void rowHasAPadForManyNumbers();
    void boldWordsStayBold();
    void oneIsInTheSingular();
    void choicesAreReadToTheirEnd();
    void choicesAreToldAsOneOutOfMany();
    void choicesStandWhereTheyStoodBeforeTheTextWasLarge();
    void percentages_data();
    void percentages();
    void chartIsReadable();
    void cardSaysItsState();
    void aCounterLeavesRoomToTap();
    void narrowCardsBreakNoName();
    void clock_data();
    void clock();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
};

void TestWidgets::initTestCase()
{
    m_preferences = std::make_unique<Preferences>(m_folder.filePath(QStringLiteral("adjutant.ini")));
    m_preferences->setAppearance(Preferences::Appearance::Light);
    m_theme = std::make_unique<Theme>(*m_preferences);
    m_theme->apply();
}

void TestWidgets::diePaints_data()
{
    QTest::addColumn<int>("sides");
    for (const int sides : {2, 3, 4, 6, 8, 10, 12, 20, 100})
        QTest::addRow("d%d", sides) << sides;
}

void TestWidgets::diePaints()
{
    QFETCH(int, sides);
    DieView die(*m_theme);
    QSet<QByteArray> pictures;
    for (const DieLook::Mark mark : {DieLook::Mark::None, DieLook::Mark::Hit, DieLook::Mark::Miss}) {
        for (const int face : {1, sides}) {
            DieLook look;
            look.sides = sides;
            look.face = face;
            look.mark = mark;
            die.setLook(look);
            die.resize(die.sizeHint());
            const QImage image = die.grab().toImage();
            pictures.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
        }
    }
    QCOMPARE(pictures.size(), 6); // every face and every mark looks different
    QVERIFY(die.sizeHint().height() >= Theme::touch);
}

/// With all colour taken away a hit still differs from a miss, and a taken hit from both.
void TestWidgets::hitAndMissDifferWithoutColour()
{
    DieView die(*m_theme);
    QSet<QByteArray> pictures;
    for (int i = 0; i < 3; ++i) {
        DieLook look;
        look.face = 4;
        look.mark = i == 1 ? DieLook::Mark::Miss : DieLook::Mark::Hit;
        look.taken = i == 2 ? QStringLiteral("cover") : QString();
        die.setLook(look);
        die.resize(70, 100);
        const QImage image = die.grab().toImage().convertToFormat(QImage::Format_Mono);
        pictures.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
    }
    QCOMPARE(pictures.size(), 3);
}

/// Each of the six pips of a six lies in the same ink, with a mark as without.
void TestWidgets::badgesLeaveThePipsAlone_data()
{
    QTest::addColumn<double>("size");
    for (const double size : {10.0, 20.0, 45.0})
        QTest::addRow("%g points", size) << size;
}

void TestWidgets::badgesLeaveThePipsAlone()
{
    QFETCH(double, size);
    DieView die(*m_theme);
    QFont letters = die.font();
    letters.setPointSizeF(size);
    die.setFont(letters);
    DieLook look;
    look.face = 6;
    look.mark = DieLook::Mark::Miss;
    look.typed = true;
    die.setLook(look);
    die.resize(die.sizeHint());
    const QImage image = die.grab().toImage();
    const int edge = std::max(76, qRound(die.fontMetrics().height() * 4.4));
    const QPointF middle(die.width() / 2.0, 5 + edge / 2.0);
    const QColor ink = image.pixelColor((middle + QPointF(-0.24, 0.24) * edge).toPoint());
    for (const double x : {-0.24, 0.24})
        for (const double y : {-0.24, 0.0, 0.24})
            for (const QPointF& within : {QPointF(0, 0), QPointF(0.04, 0.03), QPointF(-0.04, -0.03)})
                QCOMPARE(image.pixelColor((middle + (QPointF(x, y) + within) * edge).toPoint()), ink);
}

void TestWidgets::dieInWords()
{
    DieView die(*m_theme);
    DieLook look;
    look.sides = 10;
    look.face = 7;
    look.mark = DieLook::Mark::Hit;
    look.label = QStringLiteral("hit");
    look.typed = true;
    die.setLook(look);
    QCOMPARE(die.accessibleName(), QStringLiteral("d10: 7, hit, thrown on the table"));
}

void TestWidgets::padSetsByKeys_data()
{
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<int>("value");
    QTest::newRow("one digit is enough") << 5 << "3" << 3;
    QTest::newRow("zero at once") << 20 << "0" << 0;
    QTest::newRow("no further digit fits") << 20 << "7" << 7;
    QTest::newRow("two digits") << 20 << "17" << 17;
    QTest::newRow("one digit of two") << 20 << "1\r" << 1;
    QTest::newRow("begins anew when it does not fit") << 5 << "93" << 3;
}

void TestWidgets::padSetsByKeys()
{
    QFETCH(int, most);
    QFETCH(QString, keys);
    QFETCH(int, value);
    QWidget window;
    window.show();
    auto* pad = new NumberPad(*m_theme, {QStringLiteral("Tank: damage"), 0, most, 2, false}, &window);
    QSignalSpy picked(pad, &NumberPad::picked);
    pad->openBeside(&window);
    for (const QChar key : keys) {
        QWidget* at = QApplication::focusWidget() ? QApplication::focusWidget() : pad;
        if (key == QLatin1Char('\r'))
            QTest::keyClick(at, Qt::Key_Return);
        else
            QTest::keyClick(at, key.toLatin1());
    }
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked.front().front().toInt(), value);
}

void TestWidgets::padLeavesByEscape()
{
    QWidget window;
    window.show();
    auto* pad = new NumberPad(*m_theme, {QStringLiteral("Tank: damage"), 0, 2, 1, true}, &window);
    QSignalSpy picked(pad, &NumberPad::picked);
    pad->openBeside(&window);
    QTest::keyClick(pad, Qt::Key_Escape);
    QVERIFY(!pad->isVisible());
    QCOMPARE(picked.size(), 0);
}

void TestWidgets::noNumberStandsAlone()
{
    QWidget window;
    window.show();
    for (const int most : {5, 10, 15, 20}) {
        auto* pad = new NumberPad(*m_theme, {QStringLiteral("Tank: damage"), 0, most, 2, false}, &window);
        pad->openBeside(&window);
        QMap<int, int> rows; // how many numbers at which height
        for (const auto* number : pad->findChildren<TouchButton*>())
            ++rows[number->y()];
        QVERIFY2(rows.last() > 1, qPrintable(QString::number(most)));
        if (most == 5)
            QCOMPARE(rows.size(), 1);
        pad->close();
    }
}

void TestWidgets::counterOpensItsPad()
{
    CounterButton counter(*m_theme);
    counter.setCounter(QStringLiteral("Tank"), {QStringLiteral("damage"), QStringLiteral("damage"), 1, 2, 0, true});
    counter.show();
    QSignalSpy corrected(&counter, &CounterButton::corrected);
    QTest::mouseClick(&counter, Qt::LeftButton);
    QWidget* pad = QApplication::activePopupWidget();
    QVERIFY(pad);
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : pad, Qt::Key_2);
    QCOMPARE(corrected.size(), 1);
    QCOMPARE(corrected.front().front().toInt(), 2);
    QVERIFY(counter.height() >= Theme::touch);
}

// A window that opens, or another look, gives every widget a new style.
void TestWidgets::boldWordsStayBold()
{
    TextLabel words;
    words.setBold(true);
    m_theme->apply();
    QVERIFY(words.font().bold() || words.font().weight() >= QFont::DemiBold);
    words.setBold(false);
    QCOMPARE(words.font().weight(), QFont::Normal);
}

// At every size of text the last letter is there.
void TestWidgets::choicesAreReadToTheirEnd()
{
    for (int percent = Preferences::leastText; percent <= Preferences::mostText; ++percent) {
        m_preferences->setTextPercent(percent);
        m_theme->apply();
        const QString help = QStringLiteral("Soweit hier bekannt");
        ChoiceButton button(*m_theme, QStringLiteral("x"), help);
        button.resize(900, button.heightForWidth(900));
        const QImage picture = button.grab().toImage();
        const int y = picture.height() - 12 - button.fontMetrics().height() / 2;
        const QRgb ground = picture.pixel(picture.width() - 20, y);
        int last = 0;
        for (int x = 0; x < picture.width() - 20; ++x)
            for (int row = y - 6; row < y + 6; ++row)
                last = picture.pixel(x, row) != ground ? x : last;
        const int first = button.sizeHint().width() - 14 - 2 - button.fontMetrics().horizontalAdvance(help);
        QVERIFY2(last > first + button.fontMetrics().horizontalAdvance(QStringLiteral("Soweit hier bek")),
                 qPrintable(QString::number(percent)));
    }
    m_preferences->setTextPercent(100);
    m_theme->apply();
}

void TestWidgets::choicesAreToldAsOneOutOfMany()
{
    ChoiceRow row(*m_theme, QStringLiteral("Cover"));
    row.setItems({{"none", "None", {}, {}}, {"soft", "Soft", {}, {}}}, QStringLiteral("none"));
    row.show();
    QSignalSpy chosen(&row, &ChoiceRow::chosen);
    const auto buttons = row.findChildren<TouchButton*>();
    const auto told = [&](int place) { return QAccessible::queryAccessibleInterface(buttons[place]); };
    QCOMPARE(told(0)->role(), QAccessible::RadioButton);
    QCOMPARE(told(1)->text(QAccessible::Name), QStringLiteral("Soft"));
    QVERIFY(told(0)->state().checked && !told(1)->state().checked);
    const QString action = told(1)->actionInterface()->actionNames().first();
    told(1)->actionInterface()->doAction(action);
    QTRY_COMPARE(chosen.count(), 1);
    QVERIFY(told(1)->state().checked);
    TouchButton tick(*m_theme, QStringLiteral("Hero"));
    tick.setCheckable(true);
    QCOMPARE(QAccessible::queryAccessibleInterface(&tick)->role(), QAccessible::CheckBox);
}

void TestWidgets::oneIsInTheSingular()
{
    CounterLook look{QStringLiteral("tokens"), QStringLiteral("tokens"), 1, 9};
    look.one = QStringLiteral("token");
    CounterButton button(*m_theme);
    button.setCounter(QStringLiteral("Foot"), look);
    QCOMPARE(button.accessibleName(), QStringLiteral("Foot: 1 token"));
    look.value = 0;
    button.setCounter(QStringLiteral("Foot"), look);
    QCOMPARE(button.accessibleName(), QStringLiteral("Foot: 0 tokens"));
}

/// Nothing beside it moves when it changes.
void TestWidgets::aCounterKeepsItsWidth()
{
    CounterLook look{QStringLiteral("tokens"), QStringLiteral("activation tokens"), 0, 9};
    look.one = QStringLiteral("activation");
    CounterButton button(*m_theme);
    button.setCounter(QStringLiteral("Foot"), look);
    const int width = button.sizeHint().width();
    for (look.value = 1; look.value <= look.most; ++look.value) {
        button.setCounter(QStringLiteral("Foot"), look);
        QCOMPARE(button.sizeHint().width(), width);
    }
}

/// In a dialog Return is done with it, and Space ticks.
void TestWidgets::returnIsForTheDialog()
{
    QDialog dialog;
    auto* column = new QVBoxLayout(&dialog);
    auto* tick = new TouchButton(*m_theme, QStringLiteral("Knife"), &dialog);
    tick->setCheckable(true);
    tick->setChecked(true);
    auto* done = new TouchButton(*m_theme, QStringLiteral("Done"), &dialog);
    done->setDefault(true);
    connect(done, &TouchButton::clicked, &dialog, &QDialog::accept);
    column->addWidget(tick);
    column->addWidget(done);
    dialog.open();
    tick->setFocus();
    QTest::keyClick(tick, Qt::Key_Space);
    QVERIFY(!tick->isChecked() && dialog.isVisible());
    QTest::keyClick(tick, Qt::Key_Return);
    QVERIFY(!tick->isChecked());
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
}

void TestWidgets::rowTakesDigits()
{
    NumberRow row(*m_theme, QStringLiteral("Blue units"), 3);
    row.show();
    QSignalSpy chosen(&row, &NumberRow::chosen);
    row.focusChosen();
    QVERIFY(!row.value());
    QTest::keyClick(&row, Qt::Key_2);
    QCOMPARE(row.value(), std::optional<int>(2));
    QTest::keyClick(&row, Qt::Key_9);
    QCOMPARE(row.value(), std::optional<int>(2));
    QCOMPARE(chosen.size(), 1);
    row.setValue(std::nullopt);
    QVERIFY(!row.value());
}

void TestWidgets::rowHasAPadForManyNumbers()
{
    NumberRow row(*m_theme, QStringLiteral("Blue units"), 60);
    row.show();
    QSignalSpy chosen(&row, &NumberRow::chosen);
    const auto buttons = row.findChildren<TouchButton*>();
    QCOMPARE(buttons.size(), 11);
    TouchButton* more = buttons.back();
    QCOMPARE(more->text(), QStringLiteral("10…"));
    const auto pad = [&] { return row.findChild<NumberPad*>(); };

    more->click();
    QVERIFY(pad() && chosen.isEmpty() && !row.value());
    QTest::keyClick(pad(), Qt::Key_4);
    QTest::keyClick(pad(), Qt::Key_2);
    QCOMPARE(row.value(), std::optional<int>(42));
    QCOMPARE(chosen, (QList<QVariantList>{{42}}));
    QCOMPARE(more->text(), QStringLiteral("42"));
    QVERIFY(more->isChecked());
    QTRY_VERIFY(!pad());

    QTest::keyClick(&row, Qt::Key_3);
    QCOMPARE(row.value(), std::optional<int>(3));
    QCOMPARE(more->text(), QStringLiteral("10…"));
    QVERIFY(!more->isChecked());

    more->click();
    QTest::keyClick(pad(), Qt::Key_Escape);
    QCOMPARE(row.value(), std::optional<int>(3));
    QVERIFY(!more->isChecked());
}

void TestWidgets::choicesStandWhereTheyStoodBeforeTheTextWasLarge()
{
    ChoiceRow row(*m_theme, QStringLiteral("At"));
    row.setItems({{QStringLiteral("b1"), QStringLiteral("Tank"), {}, {}}}, {});
    row.resize(600, 100);
    row.show();
    const auto* tank = row.findChild<TouchButton*>();
    const auto left = [&] {
        QTest::qWait(1);
        return tank->mapTo(&row, QPoint()).x();
    };
    const int before = left();
    const QFont usual = row.font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 2);
    row.setFont(large);
    QVERIFY(left() > before);
    row.setFont(usual);
    QCOMPARE(left(), before);
}

void TestWidgets::percentages_data()
{
    QTest::addColumn<double>("chance");
    QTest::addColumn<QString>("text");
    QTest::newRow("never") << 0.0 << "0 %";
    QTest::newRow("hardly") << 0.001 << "< 1 %";
    QTest::newRow("a third") << 1.0 / 3 << "33 %";
    QTest::newRow("nearly") << 0.999 << "> 99 %";
    QTest::newRow("always") << 1.0 << "100 %";
}

void TestWidgets::percentages()
{
    QFETCH(double, chance);
    QFETCH(QString, text);
    QCOMPARE(percent(chance), text);
}

void TestWidgets::chartIsReadable()
{
    OddsChart chart(*m_theme);
    chart.setBars(
        QStringLiteral("Models wounded"),
        {{QStringLiteral("0"), 0.36, false}, {QStringLiteral("1"), 0.48, true}, {QStringLiteral("2"), 0.16, false}});
    QCOMPARE(chart.accessibleName(), QStringLiteral("Odds: Models wounded"));
    QCOMPARE(chart.accessibleDescription(), QStringLiteral("0: 36 %, 1: 48 %, 2: 16 %"));
    QVERIFY(chart.sizeHint().height() >= 4 * chart.fontMetrics().height());
    chart.resize(chart.minimumSizeHint());
    QVERIFY(!chart.grab().isNull());
}

void TestWidgets::cardSaysItsState()
{
    UnitCard card(*m_theme, true);
    CardLook look;
    look.id = QStringLiteral("b1");
    look.name = QStringLiteral("Rifle Squad");
    look.type = QStringLiteral("Rifle Squad");
    look.kindShape = QStringLiteral("circle");
    look.sideColour = QStringLiteral("red");
    look.counters = {{QStringLiteral("unwounded"), QStringLiteral("unwounded"), 3, 20, 5, false},
                     {QStringLiteral("wounded"), QStringLiteral("wounded"), 2, 20, 0, true}};
    QSet<QString> words;
    for (const CardLook::State state :
         {CardLook::State::Ready, CardLook::State::ReadyAgain, CardLook::State::Chosen, CardLook::State::Active,
          CardLook::State::Target, CardLook::State::Done, CardLook::State::Destroyed}) {
        look.state = state;
        card.setCard(look);
        words.insert(stateWord(state));
        QVERIFY2(card.accessibleDescription().contains(stateWord(state)), qPrintable(card.accessibleDescription()));
    }
    QCOMPARE(words.size(), 7);
    QVERIFY(card.accessibleDescription().contains(QStringLiteral("3 unwounded, 2 wounded")));
}

/// Its name is not the only place where a tap chooses it.
void TestWidgets::aCounterLeavesRoomToTap()
{
    UnitCard card(*m_theme, false);
    CardLook look;
    look.name = look.type = QStringLiteral("Tank");
    look.counters = {{QStringLiteral("damage"), QStringLiteral("damage"), 0, 2, 0, true}};
    card.setCard(look);
    card.resize(300, card.heightForWidth(300));
    card.show();
    const auto* counter = card.findChild<CounterButton*>();
    QVERIFY2(counter->width() <= 150, qPrintable(QString::number(counter->width())));
    QSignalSpy chosen(&card, &UnitCard::clicked);
    QTest::mouseClick(&card, Qt::LeftButton, {}, QPoint(225, counter->geometry().center().y()));
    QCOMPARE(chosen.count(), 1);
}

/// Beside an open drawer; the statuses have the whole width.
void TestWidgets::narrowCardsBreakNoName()
{
    UnitCard card(*m_theme, false);
    CardLook look;
    look.name = QStringLiteral("Brassbounder");
    look.type = look.name;
    look.statuses = {QStringLiteral("suppressed"), QStringLiteral("has attacked")};
    card.setCard(look);
    card.show();
    const auto label = [&](const QString& text) {
        const auto labels = card.findChildren<TextLabel*>();
        return *std::find_if(labels.begin(), labels.end(),
                             [&](const TextLabel* one) { return one->text().contains(text); });
    };
    const TextLabel* name = label(look.name);
    const int letters = name->fontMetrics().horizontalAdvance(look.name);
    for (int width = letters + 100; width < letters + 160; width += 10) {
        card.resize(width, card.heightForWidth(width));
        QTRY_VERIFY2(name->width() >= name->fontMetrics().horizontalAdvance(look.name),
                     qPrintable(QString::number(width)));
    }
    QVERIFY(label(look.statuses.front())->width() * 5 > card.width() * 4);
}

void TestWidgets::clock_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << qint64(0) << "0:00";
    QTest::newRow("minutes") << qint64(249) << "4:09";
    QTest::newRow("hours") << qint64(3734) << "1:02:14";
}

void TestWidgets::clock()
{
    QFETCH(qint64, seconds);
    QFETCH(QString, text);
    QCOMPARE(clockText(seconds), text);
}

void TestWidgets::numbersStayWithWhatTheyCount_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("shown"); // ~ where no line may end
    QTest::newRow("length") << "Guns 1d6 · L (8 bricks)"
                            << "Guns 1d6 · L (8~bricks)";
    QTest::newRow("label, at the end") << "Hit 5 or more · Armour 4"
                                       << "Hit 5~or more · Armour~4";
    QTest::newRow("label, in the middle") << "Armour 4 · Speed 6\nDice 2, Cost 3"
                                          << "Armour~4 · Speed~6\nDice~2, Cost~3";
    QTest::newRow("in brackets") << "(point 2) counts"
                                 << "(point~2) counts";
    QTest::newRow("nothing") << "no number"
                             << "no number";
    QTest::newRow("empty") << ""
                           << "";
    QTest::newRow("blanks") << " 4 "
                            << " 4 ";
}

void TestWidgets::numbersStayWithWhatTheyCount()
{
    QFETCH(const QString, words);
    QFETCH(QString, shown);
    QCOMPARE(together(words), shown.replace(u'~', QChar::Nbsp));
}

QTEST_MAIN(TestWidgets)

#include "tst_widgets.moc"
