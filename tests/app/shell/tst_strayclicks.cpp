// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/unheard.h"
#include "shell/wheelguard.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

using namespace adjutant::app;

/// What a mouse does beside what was meant.
class TestStrayClicks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wheelChangesNothingOnThePage()
    {
        const WheelGuard guard;
        QComboBox rules;
        rules.addItems({QStringLiteral("Double Tap"), QStringLiteral("QUICK"), QStringLiteral("BrickAction")});
        QSpinBox rounds;
        rounds.setValue(6);
        for (QWidget* at : {static_cast<QWidget*>(&rules), static_cast<QWidget*>(&rounds)}) {
            at->show();
            QVERIFY(QTest::qWaitForWindowExposed(at));
            const QPointF middle = at->rect().center();
            QWheelEvent turned(middle, at->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                               Qt::NoScrollPhase, false);
            QApplication::sendEvent(at, &turned);
        }
        QCOMPARE(rules.currentIndex(), 0);
        QCOMPARE(rounds.value(), 6);
    }

    void secondPressOfADoubleClickIsLost()
    {
        QApplication::setDoubleClickInterval(80);
        QPushButton next(QStringLiteral("Next"));
        next.show();
        QVERIFY(QTest::qWaitForWindowExposed(&next));
        QSignalSpy pressed(&next, &QPushButton::clicked);
        Unheard::secondPress(this);
        QTest::mouseClick(&next, Qt::LeftButton);
        QCOMPARE(pressed.count(), 0);
        QTest::qWait(120);
        QTest::mouseClick(&next, Qt::LeftButton);
        QCOMPARE(pressed.count(), 1);
    }
};

QTEST_MAIN(TestStrayClicks)

#include "tst_strayclicks.moc"
