// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kit/rulerpanel.h"
#include "kit/screenruler.h"
#include "kit/truelengths.h"
#include "samplerules.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/ruler.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

class TestRuler : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void converts_data();
    void converts();
    void saysWhatIsWrong();
    void hasNames();
    void barsAreInProportion();
    void isDrawnAsLongAsItIs();
    void saysHowMuchHasRoom();
    void saysWhetherTheScreenWasFitted();
    void packCanGo();
    void largeText();

private:
    QString value(const char* unit) const;
    bool says(const QString& words) const;

    QTemporaryDir m_folder;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<TrueLengths> m_lengths;
    std::unique_ptr<RulerPanel> m_panel;
};

void TestRuler::init()
{
    m_panel.reset();
    m_preferences = std::make_unique<Preferences>(m_folder.filePath("settings.ini"));
    m_theme = std::make_unique<Theme>(*m_preferences);
    m_theme->apply();
    m_lengths = std::make_unique<TrueLengths>(*m_preferences);
    m_panel = std::make_unique<RulerPanel>(*m_theme, *m_lengths);
    m_panel->setPack(std::make_shared<packs::Pack>(test::sampleRules()));
    m_panel->show();
}

QString TestRuler::value(const char* unit) const
{
    for (const QLabel* label : m_panel->findChildren<QLabel*>())
        if (label->accessibleName() == QString::fromUtf8(unit))
            return label->text();
    return {};
}

bool TestRuler::says(const QString& words) const
{
    const auto labels = m_panel->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == words; });
}

void TestRuler::converts_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("bricks");
    QTest::addColumn<QString>("studs");
    QTest::addColumn<QString>("inches");
    QTest::addColumn<QString>("cm");
    QTest::addColumn<QString>("within");
    QTest::newRow("bricks") << "4"
                            << "4"
                            << "16"
                            << "5"
                            << "12.72"
                            << "Within M, medium";
    QTest::newRow("inches") << "10 in"
                            << "8"
                            << "32"
                            << "10"
                            << "25.44"
                            << "Within L, long";
    QTest::newRow("studs") << "40 st"
                           << "10"
                           << "40"
                           << "12.5"
                           << "31.8"
                           << "Within T, table";
    QTest::newRow("nothing") << ""
                             << "–"
                             << "–"
                             << "–"
                             << "–"
                             << "";
}

void TestRuler::converts()
{
    QFETCH(QString, typed);
    QFETCH(QString, within);
    QTest::keyClicks(m_panel->findChild<QLineEdit*>(), typed);
    QTEST(value("bricks"), "bricks");
    QTEST(value("studs"), "studs");
    QTEST(value("inches"), "inches");
    QTEST(value("cm"), "cm");
    QVERIFY(says(within));
}

void TestRuler::saysWhatIsWrong()
{
    QTest::keyClicks(m_panel->findChild<QLineEdit*>(), QStringLiteral("5 miles"));
    QVERIFY(says(QStringLiteral("“miles” is none of the units: bricks, studs, inches, cm.")));
    QCOMPARE(value("bricks"), QStringLiteral("–")); // not what the 5 alone was
    m_panel->findChild<QComboBox*>()->setCurrentIndex(2);
    m_panel->findChild<QLineEdit*>()->setText(QStringLiteral("5"));
    QCOMPARE(value("bricks"), QStringLiteral("4"));
}

void TestRuler::hasNames()
{
    const auto* ruler = m_panel->findChild<Ruler*>();
    QCOMPARE(ruler->accessibleDescription(),
             QStringLiteral("S: Short, 2 bricks; M: Medium, 4 bricks; L: Long, 8 bricks; T: Table, no limit"));
    for (const QWidget* widget : m_panel->findChildren<QWidget*>())
        if (widget->focusPolicy() & Qt::TabFocus)
            QVERIFY2(!widget->accessibleName().isEmpty() || widget->parentWidget() != m_panel.get(),
                     widget->metaObject()->className());
}

void TestRuler::barsAreInProportion()
{
    auto* ruler = m_panel->findChild<Ruler*>();
    ruler->setFixedWidth(401);
    const QImage image = ruler->grab().toImage();
    const double scale = image.devicePixelRatio();
    int last = 0;
    for (int row = 0; row < 3; ++row) {
        const QColor colour = rulerColour(test::bricks().lengths[std::size_t(row)].colour, *m_theme);
        const int y = int((ruler->height() / 4 * row + 14) * scale);
        int end = 0;
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == colour)
                end = x;
        QVERIFY(row == 0 || std::abs(end - 2 * last) <= 4);
        last = end;
    }
    QVERIFY(last > 0);
}

// A brick of the sample rules is 3.18 cm.
void TestRuler::isDrawnAsLongAsItIs()
{
    QScreen& screen = *QGuiApplication::primaryScreen();
    m_lengths->fit(screen, 4);
    m_panel->resize(900, 700);
    auto* line = m_panel->findChild<QLineEdit*>();
    const auto* ruler = m_panel->findChild<ScreenRuler*>();
    line->setText(QStringLiteral("0 cm"));
    const double zero = ruler->mark().value_or(-1);
    line->setText(QStringLiteral("2 bricks"));
    QVERIFY(ruler->mark() && std::abs(*ruler->mark() - zero - 63.6 * 4) < 0.5);
    m_lengths->forget(screen);
}

void TestRuler::saysHowMuchHasRoom()
{
    QScreen& screen = *QGuiApplication::primaryScreen();
    m_lengths->fit(screen, 10);
    m_panel->resize(600, 700);
    m_panel->findChild<QLineEdit*>()->setText(QStringLiteral("20 cm"));
    const auto* ruler = m_panel->findChild<ScreenRuler*>();
    QVERIFY(!ruler->mark());
    QVERIFY2(ruler->accessibleDescription().startsWith(QStringLiteral("20 cm, of which the screen shows 5.")),
             qPrintable(ruler->accessibleDescription()));
    m_lengths->forget(screen);
}

void TestRuler::saysWhetherTheScreenWasFitted()
{
    const auto* note = m_panel->findChild<QLabel*>(QStringLiteral("fitNote"));
    QVERIFY(note->text().startsWith(QStringLiteral("The screen says how large it is, and may be wrong.")));
    m_lengths->fit(*QGuiApplication::primaryScreen(), 4);
    QCOMPARE(note->text(), QStringLiteral("It is as long as it says: this screen was fitted."));
    m_lengths->forget(*QGuiApplication::primaryScreen());
}

void TestRuler::packCanGo()
{
    m_panel->setPack(nullptr);
    m_panel->grab();
    QVERIFY(!m_panel->findChild<QLineEdit*>()->isEnabled());
    QVERIFY(!m_panel->findChild<ScreenRuler*>()->isVisible());
}

void TestRuler::largeText()
{
    m_preferences->setTextPercent(200);
    m_theme->apply();
    m_panel->resize(300, 900);
    QVERIFY(m_panel->minimumSizeHint().width() <= 420);
    m_panel->grab();
    m_preferences->setTextPercent(100);
}

QTEST_MAIN(TestRuler)
#include "tst_ruler.moc"
