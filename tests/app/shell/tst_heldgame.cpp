// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages/gamepage.h"
#include "playtable.h"
#include "program.h"
#include "shell/mainwindow.h"
#include "shell/theme.h"
#include "widgets/bannerbar.h"
#include "widgets/touchbutton.h"

#include <QTemporaryDir>
#include <QTest>

using namespace adjutant;
using namespace adjutant::app;

/// A game that another program has open is read, and the window says whose it is.
class TestHeldGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadAsACopy()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("friday.adjutant"));
        test::mustApply(*test::quickPlay(path), {{"do", "begin"}});
        QProcess other;
        test::useNoDisplay(other);
        other.start(QStringLiteral(ADJUTANT_PROGRAM), {QStringLiteral("game"), QStringLiteral("apply"), path});
        QVERIFY(other.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(journal::isHeld(path), 30'000);

        Preferences preferences(folder.filePath(QStringLiteral("settings.ini")));
        Theme theme(preferences);
        theme.apply();
        MainWindow window(preferences, theme);
        window.show();
        window.openGame(path);
        QVERIFY(window.gamePage());
        const auto banner = [&] { return window.gamePage()->findChild<BannerBar*>(QStringLiteral("heldBanner")); };
        QVERIFY(banner()->isVisible());
        QVERIFY2(banner()->accessibleName().contains(QStringLiteral("adjutant (process %1)").arg(other.processId())),
                 qPrintable(banner()->accessibleName()));
        QCOMPARE(window.gamePage()->session().game().round, 1);
        QVERIFY(!window.gamePage()->session().apply({{"do", "pass"}}));

        other.write("{\"do\":\"pass\"}\n");
        other.closeWriteChannel();
        QVERIFY(other.waitForFinished(30'000));
        QTest::mouseClick(banner()->findChild<TouchButton*>(), Qt::LeftButton);
        QTRY_VERIFY2(!banner()->isVisible(), "it is free now, and opens to play");
        QCOMPARE(window.gamePage()->session().game().acting, QStringLiteral("b"));
        QVERIFY(window.gamePage()->session().apply({{"do", "pass"}}));
    }
};

QTEST_MAIN(TestHeldGame)

#include "tst_heldgame.moc"
