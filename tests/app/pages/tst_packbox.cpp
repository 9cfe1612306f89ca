// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/catalogue.h"
#include "pages/packbox.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"

#include <QAbstractItemView>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

/// The list of packs, opened.
class TestPackBox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingOverlaps_data();
    void nothingOverlaps();
    void titlesAreWhole_data() { nothingOverlaps_data(); }
    void titlesAreWhole();
};

void TestPackBox::nothingOverlaps_data()
{
    QTest::addColumn<int>("percent");
    QTest::newRow("usual text") << 100;
    QTest::newRow("double text") << 200;
}

void TestPackBox::nothingOverlaps()
{
    QFETCH(int, percent);
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("adjutant.ini")));
    preferences.setTextPercent(percent);
    Theme theme(preferences);
    theme.apply();
    PackBox box;
    box.setPacks(packs::findAll(), QStringLiteral("quick-play"));
    box.resize(400, box.sizeHint().height());
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    box.showPopup();
    QCOMPARE(box.count(), 5);
    const QAbstractItemView* view = box.view();
    for (int row = 0; row < box.count(); ++row) {
        const QString about = aboutPack(*packs::findAll()[static_cast<std::size_t>(row)].reading.pack);
        const QRect room(0, 0, view->viewport()->width() - 16, 10'000);
        const int words = view->fontMetrics().boundingRect(room, Qt::TextWordWrap, about).height() +
                          QFontMetrics(scaledFont(view->font(), 1, true))
                              .boundingRect(room, Qt::TextWordWrap, box.itemText(row))
                              .height();
        QVERIFY2(view->sizeHintForRow(row) >= words, qPrintable(box.itemText(row)));
    }
    box.hidePopup();
}

void TestPackBox::titlesAreWhole()
{
    QFETCH(int, percent);
    const QTemporaryDir folder;
    Preferences preferences(folder.filePath(QStringLiteral("adjutant.ini")));
    preferences.setTextPercent(percent);
    Theme theme(preferences);
    theme.apply();
    PackBox box;
    box.setPacks(packs::findAll(), QStringLiteral("quick-play"));
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    box.resize(box.sizeHint()); // in the letters that it has now
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const int room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
    for (int row = 0; row < box.count(); ++row) {
        const QString title = box.itemText(row);
        QCOMPARE(box.fontMetrics().elidedText(title, Qt::ElideRight, room - 2), title);
    }
}

QTEST_MAIN(TestPackBox)

#include "tst_packbox.moc"
