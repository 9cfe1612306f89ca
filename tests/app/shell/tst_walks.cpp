// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settled.h"
#include "tour.h"
#include "wholewalk.h"

using namespace adjutant;
using Appearance = app::Preferences::Appearance;

/// Every page and dialog, in both languages and sizes of text and in every theme: all has a name, is large enough for a
/// finger, can be read and has room.
class TestWalks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QApplication::setDoubleClickInterval(0); }
    void everythingCanBeUsed_data();
    void everythingCanBeUsed();
};

void TestWalks::everythingCanBeUsed_data()
{
    QTest::addColumn<int>("stop");
    QTest::addColumn<Appearance>("appearance");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QByteArray>("language");
    const std::vector<test::Tour::Stop>& stops = test::Tour::stops();
    for (int stop = 0; stop < int(stops.size()); ++stop) {
        const auto row = [&](const char* look, Appearance appearance, int percent, const char* language) {
            QTest::addRow("%s, %s", stops[std::size_t(stop)].name, look)
                << stop << appearance << percent << QByteArray(language);
        };
        row("light", Appearance::Light, 100, "en");
        row("dark, 200 %", Appearance::Dark, 200, "en");
        row("high contrast, German", Appearance::HighContrast, 100, "de");
        row("light, German, 200 %", Appearance::Light, 200, "de");
    }
}

void TestWalks::everythingCanBeUsed()
{
    QFETCH(int, stop);
    QFETCH(Appearance, appearance);
    QFETCH(int, percent);
    QFETCH(QByteArray, language);
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^there is no ")));
    QStringList faults;
    int texts = 0;
    test::Tour tour({appearance, percent, {1280, 800}, language.constData()}, [&](QWidget& page, const QString& name) {
        test::settle(page);
        for (const QString& fault : test::faultsOf(page, name, &texts))
            if (!faults.contains(fault))
                faults << fault;
    });
    tour.take(test::Tour::stops()[std::size_t(stop)]);
    QVERIFY2(texts >= 10, "texts were seen");
    for (const QString& fault : faults)
        qWarning("%s", qPrintable(fault));
    QCOMPARE(faults.size(), 0);
}

QTEST_MAIN(TestWalks)

#include "tst_walks.moc"
