// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/favouritesmodel.h"
#include "models/oddstablemodel.h"
#include "models/throwhistorymodel.h"
#include "shell/preferences.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

namespace {

using Mode = QAbstractItemModelTester::FailureReportingMode;

OddsCurve curveOf(const char* text)
{
    return {QString::fromUtf8(text), *dice::odds(*dice::Program::parse(text), {}), {}};
}

QStringList namesIn(const FavouritesModel& model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names.append(model.index(row).data(FavouritesModel::NameRole).toString());
    return names;
}

}

class TestDiceModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void favouritesAreKept()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        {
            Preferences preferences(file);
            FavouritesModel model(preferences);
            QAbstractItemModelTester tester(&model, Mode::QtTest);
            QVERIFY(model.add(QStringLiteral("Shot, with \"comma\""), QStringLiteral("2d10 count >= 5")));
            QVERIFY(model.add(QStringLiteral("Check"), QStringLiteral("1d6 >= 4")));
            QVERIFY(model.add(QStringLiteral("Armour"), QStringLiteral("1d10")));
            QVERIFY(!model.add(QStringLiteral(" "), QStringLiteral("1d6")));
            QVERIFY(!model.add(QStringLiteral("empty"), QString()));
            QCOMPARE(model.move(2, -1), 1);
            QCOMPARE(model.move(0, -1), 0);
            QCOMPARE(model.move(2, 1), 2);
            QVERIFY(model.add(QStringLiteral("Check"), QStringLiteral("1d6 >= 3")));
            QCOMPARE(model.rowCount(), 3);
        }
        Preferences preferences(file);
        FavouritesModel model(preferences);
        QCOMPARE(namesIn(model), QStringList({"Shot, with \"comma\"", "Armour", "Check"}));
        QCOMPARE(model.index(2).data(FavouritesModel::TextRole).toString(), QStringLiteral("1d6 >= 3"));
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        model.remove(0);
        model.remove(7);
        QCOMPARE(namesIn(model), QStringList({"Armour", "Check"}));
        for (int i = 0; i < 60; ++i)
            model.add(QStringLiteral("more %1").arg(i), QStringLiteral("1d6"));
        QCOMPARE(model.rowCount(), FavouritesModel::most);
        preferences.setLayout(QStringLiteral("favourite-throws"), R"([1, ["a"], ["b", "1d6"], ["", "1d6"], {}])");
        QCOMPARE(namesIn(FavouritesModel(preferences)), QStringList({"b"}));
        preferences.setLayout(QStringLiteral("favourite-throws"), "no list");
        QCOMPARE(FavouritesModel(preferences).rowCount(), 0);
    }

    void historyFollows()
    {
        ThrowHistoryModel model;
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        const QDateTime today(QDate::currentDate(), QTime(20, 15));
        for (int i = 0; i < ThrowHistoryModel::most + 5; ++i)
            model.add({QStringLiteral("1d6"), i, QStringLiteral("1d6: %1").arg(i), {}, today});
        QCOMPARE(model.rowCount(), ThrowHistoryModel::most);
        QVERIFY(model.index(0).data(Qt::DisplayRole).toString().startsWith(QStringLiteral("1d6 → 204\n20:15")));
        model.replaceFirst({QStringLiteral("1d6"), 3, QStringLiteral("1d6: 3"), {QStringLiteral("cocked: …")}, {}});
        QVERIFY(model.index(0).data(Qt::DisplayRole).toString().endsWith(QStringLiteral("cocked: …")));
        QVERIFY(model.toText().startsWith(QStringLiteral("20:15  1d6 → 5 (1d6: 5)\n")));
        model.clear();
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.toText(), QString());
    }

    void numbersOfOneThrow()
    {
        OddsTableModel model;
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        OddsCurve curve = curveOf("2d6");
        curve.last = 9;
        model.setCurves({curve}, Reading::Exactly);
        QCOMPARE(model.rowCount(), 11);
        QCOMPARE(model.columnCount(), 4);
        const QStringList row{QStringLiteral("▶ 9"), QStringLiteral("11.1 %"), QStringLiteral("27.8 %"),
                              QStringLiteral("83.3 %")};
        for (int column = 0; column < 4; ++column)
            QCOMPARE(model.index(7, column).data().toString(), row[column]);
        QCOMPARE(model.index(7, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("9, thrown last"));
        QCOMPARE(model.rowOf(9), 7);
        QCOMPARE(model.rowOf(99), 10);
        QCOMPARE(model.rowOf(1), -1);
        model.setCurves({}, Reading::AtLeast);
        QCOMPARE(model.rowCount(), 0);
    }

    void numbersOfSeveral()
    {
        OddsTableModel model;
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        const std::vector<OddsCurve> curves{curveOf("1d4 * 3"), curveOf("1d6")};
        for (const Reading reading : {Reading::AtLeast, Reading::Exactly, Reading::AtMost}) {
            model.setCurves(curves, reading);
            QCOMPARE(model.columnCount(), 3);
            QCOMPARE(model.rowCount(), 8); // 1 … 6, 9, 12
            for (int row = 0; row < 8; ++row)
                for (int column = 0; column < 2; ++column) {
                    const auto value = model.index(row, 0).data().toLongLong();
                    QCOMPARE(model.index(row, column + 1).data().toString(),
                             chanceText(chanceOf(curves[std::size_t(column)].distribution(), value, reading)));
                }
        }
        QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("B"));
    }
};

QTEST_GUILESS_MAIN(TestDiceModels)
#include "tst_dicemodels.moc"
