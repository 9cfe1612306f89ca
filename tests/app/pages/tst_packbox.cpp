// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packs/catalogue.h"
#include "pages/packbox.h"
#include "shell/preferences.h"
#include "shell/theme.h"
#include "widgets/textlabel.h"

#include <QAbstractItemView>
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

QTEST_MAIN(TestPackBox)

#include "tst_packbox.moc"
