// SPDX-FileCopyrightText: 2026 The Adjutant authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/doubleclickguard.h"
#include "shell/unheard.h"
#include "shell/wheelguard.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
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

    // A row that was in the way goes, and the one below it moves up.
    void doubleClicksDoNotReachWhatMovedUp()
    {
        const DoubleClickGuard guard;
        QWidget page;
        auto* column = new QVBoxLayout(&page);
        auto* who = new QPushButton(QStringLiteral("Captain"));
        auto* cover = new QPushButton(QStringLiteral("Target in cover"));
        column->addWidget(who);
        column->addWidget(cover);
        column->addStretch(1);
        QSignalSpy chosen(who, &QPushButton::clicked), covered(cover, &QPushButton::clicked);
        connect(who, &QPushButton::clicked, who, &QWidget::hide);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const QPoint at = who->geometry().center();
        QTest::mouseDClick(page.windowHandle(), Qt::LeftButton, {}, at);
        QCOMPARE(chosen.count(), 1);
        column->activate();
        QCOMPARE(page.childAt(at), cover);
        QCOMPARE(covered.count(), 0);
        QTest::mouseClick(page.windowHandle(), Qt::LeftButton, {}, at);
        QCOMPARE(covered.count(), 1);
    }

    // Whoever adds four cubes presses fast; the button is made anew each time.
    void doubleClicksReachWhatIsTheSame()
    {
        const DoubleClickGuard guard;
        QWidget page;
        auto* column = new QVBoxLayout(&page);
        int pressed = 0;
        const auto add = [&](const auto& again) -> void {
            auto* more = new QPushButton(QStringLiteral("+"));
            more->setAccessibleName(QStringLiteral("One blue cube more"));
            column->addWidget(more);
            if (page.isVisible())
                more->show();
            connect(more, &QPushButton::clicked, &page, [&, more] {
                ++pressed;
                more->hide();
                more->deleteLater();
                again(again);
                column->activate();
            });
        };
        add(add);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QTest::mouseDClick(page.windowHandle(), Qt::LeftButton, {}, page.rect().center());
        QCOMPARE(pressed, 2);
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
